/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

/* The spell card that leaves a marker of @kind. Several change the wind; the first stands for
 * them. */
static guint
card_of (guint kind)
{
  guint card = 0;

  while (card + 1 < BS_SPELLS && bs_spells[card].marker != kind)
    card++;

  return card;
}

static gboolean
is_creature (const BonesMarker *marker)
{
  return marker->kind >= BS_KELP_KING && marker->kind <= BS_MAW;
}

/* restores the wind from before the spell. */
static void
give_wind_back (BonesGame *game)
{
  if (game->tracks[BS_OLD_WIND] > 0)
    game->wind = game->tracks[BS_OLD_WIND] - 1;

  game->tracks[BS_OLD_WIND] = 0;
}

/* No ship is near a piece that is gone, whatever takes its place. */
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
    bs_update_trapped (game, spell.ship);
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
                             .values = { card_of (spell->kind) } };

  bones_tell (play, &event);
}

void
bs_tell_over (BonesPlay *play, const char *rule, guint marker)
{
  const gboolean wind = play->game.markers[marker].kind == BS_WIND_SPELL;

  bs_tell_standing (play, wind ? "wind-spell-over" : "spell-over", rule, marker);
}

/* FS-MAGIC-11. R-95: Bloodthirst that was renewed stays for one more round. R-82: the wind returns
 * under the compass and similar methods; a wind card is drawn anew. */
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

/* FS-MAGIC-8: any spell that still runs, also of this round, except the fleet's own of this
 * round. R-74: with magic.mega_standing=never, none that was cast with Mega Magic. */
guint64
bs_dispellable (const BonesGame *game, guint fleet)
{
  const gboolean no_mega = game->options[BS_MAGIC_MEGA_STANDING] == BS_MEGA_NEVER;
  guint64 markers = 0;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      const gboolean own = marker->owner == fleet && marker->values[BS_MARK_ROUND] == game->round;

      if (bs_is_spell (game, i) && !own && !(no_mega && (marker->stage & BS_MARK_MEGA) != 0))
        markers |= G_GUINT64_CONSTANT (1) << i;
    }

  return markers;
}

void
bs_tell_spell (BonesPlay *play, const char *what, const char *rule, const BsCasting *casting)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = casting->ship,
                             .other = BONES_NO_SHIP,
                             .fleet = casting->fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { casting->kind } };

  bones_tell (play, &event);
}
