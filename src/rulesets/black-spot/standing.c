/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

/* The card that leaves a marker of each kind, but for the wind, which several turn. */
static const BsSpellId cards[BS_MARKER_KINDS] = {
  [BS_SANDBAR] = BS_SPELL_SANDBAR,         [BS_VOLCANO] = BS_SPELL_VOLCANO,
  [BS_ROCKS] = BS_SPELL_CRUSHING_ROCKS,    [BS_RING] = BS_SPELL_RING_OF_FIRE,
  [BS_WHIRLPOOL] = BS_SPELL_WHIRLPOOL,     [BS_KELP_KING] = BS_SPELL_KELP_KING,
  [BS_TITAN] = BS_SPELL_AMETHYST_TITAN,    [BS_MAW] = BS_SPELL_PALE_TOOTH_MAW,
  [BS_BLOODTHIRST] = BS_SPELL_BLOODTHIRST, [BS_DEATH_CANNON] = BS_SPELL_DEATH_CANNON,
  [BS_EAGLES_EYE] = BS_SPELL_EAGLES_EYE,   [BS_POSEIDON] = BS_SPELL_POSEIDONS_BREATH,
  [BS_SIREN] = BS_SPELL_SIREN_CALL,
};

gboolean
bs_is_spell (const BonesGame *game, guint marker)
{
  return marker < game->n_markers && game->markers[marker].kind >= BS_SANDBAR
         && game->markers[marker].kind <= BS_WIND_SPELL;
}

static gboolean
is_creature (const BonesMarker *marker)
{
  return marker->kind >= BS_KELP_KING && marker->kind <= BS_MAW;
}

/* the wind is again what it was. */
static void
give_wind_back (BonesGame *game)
{
  if (game->tracks[BS_OLD_WIND] > 0)
    game->wind = game->tracks[BS_OLD_WIND] - 1;

  game->tracks[BS_OLD_WIND] = 0;
}

static void
let_go (BonesGame *game, guint ship)
{
  gboolean trapped = FALSE;

  for (guint i = 0; i < game->n_markers; i++)
    trapped = trapped
              || (game->markers[i].kind == BS_ROCKS && game->markers[i].ship == ship
                  && (game->markers[i].stage & BS_MARK_TRAPS) != 0);

  game->ships[ship].tracks[BS_TRAPPED] = trapped;
}

void
bs_untrap (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_ROCKS && game->markers[i].ship == ship)
      game->markers[i].stage &= ~BS_MARK_TRAPS;

  let_go (game, ship);
}

/* Nobody is near a piece that is no more, whatever will lie in its place. */
static void
forget_near (BonesGame *game, guint marker)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    bs_set_near (game, ship, bs_near (game, ship) & ~(G_GUINT64_CONSTANT (1) << marker));
}

void
bs_end_spell (BonesGame *game, guint marker)
{
  const BonesMarker spell = game->markers[marker];

  forget_near (game, marker);
  bones_game_drop_marker (game, marker);
  if (spell.kind == BS_WIND_SPELL)
    give_wind_back (game);
  else if (spell.kind == BS_ROCKS && (spell.stage & BS_MARK_TRAPS) != 0
           && spell.ship < game->n_ships)
    let_go (game, spell.ship);
  else if (is_creature (&spell) && bones_game_in_play (game, spell.ship))
    bs_leave (game, spell.ship, BONES_DESTROYED);
}

void
bs_tell_standing (BonesPlay *play, const char *what, const char *rule, guint marker)
{
  const BonesMarker *spell = &play->game.markers[marker];
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = spell->ship,
                             .other = BONES_NO_SHIP,
                             .fleet = spell->owner,
                             .marker = marker,
                             .values = { cards[spell->kind] } };

  bones_tell (play, &event);
}

void
bs_tell_over (BonesPlay *play, const char *rule, guint marker)
{
  const gboolean wind = play->game.markers[marker].kind == BS_WIND_SPELL;

  bs_tell_standing (play, wind ? "wind-spell-over" : "spell-over", rule, marker);
}

/* Bloodthirst that was renewed stays for one round more. R-82: the wind comes back under the
 * compass and its like; a card is drawn anew. */
void
bs_end_spells_of_round (BonesPlay *play)
{
  BonesGame *game = &play->game;

  for (guint i = 0; i < game->n_markers; i++)
    {
      BonesMarker *spell = &game->markers[i];

      if (!bs_is_spell (game, i) || spell->until == 0 || spell->until > game->round)
        continue;

      if ((spell->stage & BS_MARK_WON) != 0)
        {
          spell->stage &= ~BS_MARK_WON;
          spell->until = game->round + 1;
          continue;
        }

      if (spell->kind == BS_WIND_SPELL && game->options[BS_MAGIC_WIND_KEEP])
        game->tracks[BS_OLD_WIND] = 0;

      bs_tell_over (play, "FS-MAGIC-11", i);
      bs_end_spell (game, i);
    }
}

/* BS-SINK-2; R-77: rings and rocks lie where they are. FS-WIZ-2: her wizard goes with her. */
void
bs_end_spells_on (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    {
      BonesMarker *spell = &game->markers[i];

      if (spell->ship != ship || !bs_is_spell (game, i))
        continue;

      if (spell->kind == BS_ROCKS)
        spell->stage &= ~BS_MARK_TRAPS;
      else if (spell->kind != BS_RING)
        bones_game_drop_marker (game, i);
    }

  game->ships[ship].tracks[BS_TRAPPED] = FALSE;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].tracks[BS_WIZARD] == ship + 1)
      game->fleets[fleet].tracks[BS_WIZARD] = 0;
}
