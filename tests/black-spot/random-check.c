/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-check.h"

#include <string.h>

/* Crew dice of @fleet, or of all fleets, that left @ship in boats. */
static guint
ashore (const BonesGame *game, guint ship, guint fleet)
{
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_SHORE_PARTY && game->markers[i].ship == ship
        && (fleet == BONES_NOBODY || game->markers[i].owner == fleet))
      n += game->markers[i].values[BS_SHORE_DICE];

  return n;
}

static void
check_ships (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const guint16 *tracks = game->ships[ship].tracks;

      HOLDS (tracks[BS_HITS] <= tracks[BS_HULL_DICE_FULL]);
      HOLDS (tracks[BS_HULL_DICE] <= tracks[BS_HULL_DICE_FULL]);
      HOLDS (tracks[BS_GUN_DICE] <= tracks[BS_GUN_DICE_FULL]);
      for (guint track = 0; track < BS_SHIP_TRACKS; track++)
        HOLDS (tracks[track] <= bs_ship_tracks[track].highest);
    }
}

static void
check_fleets (const BonesGame *game)
{
  HOLDS (game->active_ship == BONES_NO_SHIP || bs_is_crewed (game, game->active_ship));
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const BonesFleet *self = &game->fleets[fleet];

      HOLDS (self->flagship == BONES_NO_SHIP || bones_game_sails_for (game, self->flagship, fleet));
      HOLDS (self->tracks[BS_WIZARD] <= game->n_ships);
    }
}

/* BS-GRAP-2: two ships of two fleets, and no third; FS-FAC-8b: or a captor and the prize that it
 * converts. */
static void
check_links (const BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];
      const gboolean turns = link->stage == BS_LINK_CONVERTING;

      if (link->kind == 0)
        continue;

      HOLDS (bs_is_crewed (game, link->a) && bones_game_in_play (game, link->b));
      HOLDS (turns || bs_is_crewed (game, link->b));
      HOLDS ((game->ships[link->a].fleet == game->ships[link->b].fleet) == turns);
      HOLDS (bones_game_peek_link (game, BS_GRAPPLE_LINK, link->a) == link);
      HOLDS (bones_game_peek_link (game, BS_GRAPPLE_LINK, link->b) == link);
    }
}

static void
check_markers (const BonesGame *game)
{
  HOLDS (game->n_markers <= BONES_MAX_MARKERS);
  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];

      HOLDS (marker->kind < BS_MARKER_KINDS);
      HOLDS (marker->kind == 0 || marker->owner == BONES_NOBODY || marker->owner < game->n_fleets);
      HOLDS (marker->kind == 0 || marker->ship == BONES_NO_SHIP || marker->ship < game->n_ships);
    }
}

/* Without overrides: what a ship can be at all, and not two things at once. */
static void
check_ship_by_rules (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const guint traits = bs_class (setup, game, ship)->traits;

  HOLDS (!tracks[BS_SUBMERGED] || (traits & BS_DIVES) != 0);
  HOLDS (!tracks[BS_AIRBORNE] || (traits & BS_FLIES) != 0);
  HOLDS (!tracks[BS_ANCHORED] || game->options[BS_OPT_ANCHORING]);
  HOLDS (!tracks[BS_FLAMES] || (game->options[BS_OPT_FIRE] && (traits & BS_FIREPROOF) == 0));
  HOLDS (game->ships[ship].fleet == BONES_NOBODY
         || tracks[BS_HULL_DICE] + ashore (game, ship, game->ships[ship].fleet)
                <= tracks[BS_HULL_DICE_FULL]);
  if (bones_game_in_play (game, ship))
    {
      HOLDS (!(tracks[BS_AIRBORNE] && tracks[BS_AGROUND]));
      HOLDS (!(tracks[BS_SUBMERGED] && tracks[BS_FLAMES]));
      HOLDS (bs_is_on_surface (game, ship) || !bs_is_grappled (game, ship));
      HOLDS (bs_is_on_surface (game, ship) || !tracks[BS_ANCHORED]);
    }
}

static guint
count_markers (const BonesGame *game, guint kind, guint ship)
{
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    n += game->markers[i].kind == kind && game->markers[i].ship == ship;

  return n;
}

/* BS-SINK-2: what lies on a ship ends with it; a creature exists as long as its marker;
 * a trapped ship is held by rocks. */
static void
check_spells (const BonesSetup *setup, const BonesGame *game)
{
  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      const gboolean creature = marker->kind >= BS_KELP_KING && marker->kind <= BS_MAW;

      HOLDS (marker->kind == 0 || marker->until == 0 || marker->until >= game->round);
      if (creature || (marker->kind >= BS_BLOODTHIRST && marker->kind <= BS_SIREN))
        HOLDS (bones_game_in_play (game, marker->ship));

      if (creature)
        HOLDS (bs_has (setup, game, marker->ship, BS_CREATURE));

      if (marker->kind == BS_ROCKS && (marker->stage & BS_MARK_TRAPS) != 0)
        HOLDS (game->ships[marker->ship].tracks[BS_TRAPPED]);
    }

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      guint creatures = 0;

      for (guint kind = BS_KELP_KING; kind <= BS_MAW; kind++)
        creatures += count_markers (game, kind, ship);

      HOLDS (creatures
             == (bones_game_in_play (game, ship) && bs_has (setup, game, ship, BS_CREATURE)));
      HOLDS (!game->ships[ship].tracks[BS_TRAPPED] || !bones_game_in_play (game, ship)
             || count_markers (game, BS_ROCKS, ship) > 0);
    }
}

/* FS-WIZ-1, FS-WIZ-2: aboard the flagship, and lost with it. */
static void
check_wizards (const BonesGame *game)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const BonesFleet *self = &game->fleets[fleet];
      const guint wizard = self->tracks[BS_WIZARD];

      if (wizard == 0)
        continue;

      HOLDS (game->options[BS_FS_MAGIC]);
      HOLDS (bones_game_in_play (game, wizard - 1));
      HOLDS (game->options[BS_MAGIC_WIZARD_CAPTURED] == BS_WIZARD_STAYS
             || self->flagship == wizard - 1);
    }
}

/* FS-DIVE-2, FS-SPELL-18: a submerged or charmed model does not shoot. */
static void
check_shots (const BonesPlay *play)
{
  for (guint i = 0; i < play->events->len; i++)
    {
      const BonesEvent *event = &g_array_index (play->events, BonesEvent, i);

      if (g_str_has_prefix (event->what, "fires-"))
        HOLDS (!play->game.ships[event->ship].tracks[BS_SUBMERGED]
               && !bs_is_charmed (&play->game, event->ship));
    }
}

void
check_state (Battle *battle, gboolean by_hand)
{
  const BonesPlay *play = battle_play (battle);
  const BonesGame *game = &play->game;

  check_ships (game);
  check_fleets (game);
  check_links (game);
  check_markers (game);
  player_check_told (battle);
  for (guint ship = 0; ship < game->n_ships && !by_hand; ship++)
    check_ship_by_rules (battle->setup, game, ship);

  if (!by_hand)
    {
      check_spells (battle->setup, game);
      check_wizards (game);
      check_shots (play);
    }
}

void
check_round (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = bs_checklist (battle->setup, game, steps);
  guint now = 0;

  HOLDS (n <= BONES_MAX_STEPS);
  for (guint i = 0; i < n; i++)
    now += steps[i].state == BONES_STEP_NOW;

  HOLDS (now == (game->step == BS_STEP_SET_UP ? 0 : 1));
}

void
check_over (Battle *battle)
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  if (battle_game (battle)->over)
    return;

  bones_black_spot.actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *action = &g_array_index (actions, BonesAction, i);
      BonesRefusal refusal;

      if (!bones_play_is_open (battle_play (battle), action, &refusal))
        g_test_message ("%s %d: %s", bs_verbs[action->verb].id, (gint16) action->ship,
                        refusal.what);
    }

  g_error ("battle %u: nothing is open", player_battle ());
}

static guint
count_crew (const BonesGame *game, guint n_ships)
{
  guint n = 0;

  for (guint ship = 0; ship < n_ships; ship++)
    n += game->ships[ship].tracks[BS_HULL_DICE] + ashore (game, ship, BONES_NOBODY);

  return n;
}

static guint
count_cards (const BonesGame *game, gboolean discarded)
{
  guint n = 0;

  for (guint card = 0; card < BONES_MAX_CARDS; card++)
    n += discarded ? game->cards[BS_DECK_OF_SPELLS][card] == BONES_DISCARDED
                   : game->cards[BS_DECK_OF_SPELLS][card] != BONES_SPENT;

  return n;
}

Purse
purse_open (Battle *battle, guint verb)
{
  const BonesGame *game = battle_game (battle);
  Purse purse = { .verb = verb,
                  .n_ships = game->n_ships,
                  .crew = count_crew (game, game->n_ships),
                  .cards = count_cards (game, FALSE),
                  .discarded = count_cards (game, TRUE) };

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    purse.booty[fleet] = game->fleets[fleet].tracks[BS_BOOTY];

  return purse;
}

static guint
count_spent (const BonesPlay *play, guint fleet)
{
  guint n = 0;

  for (guint i = 0; i < play->events->len; i++)
    {
      const BonesEvent *event = &g_array_index (play->events, BonesEvent, i);

      n += event->fleet == fleet && g_str_equal (event->what, "booty-spent");
    }

  return n;
}

/* FS-FAC-8b: only the Undead convert crews. */
static gboolean
are_raised (const BonesSetup *setup, const BonesGame *game)
{
  const BsContent *content = setup->content;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint faction = game->fleets[fleet].tracks[BS_FACTION];

      if (faction > 0 && content->factions[faction - 1].converts)
        return TRUE;
    }

  return FALSE;
}

/* BS-BOARD-6: only a captured ship loses its crew. */
static void
check_crews (Battle *battle, const Purse *purse)
{
  const guint crew = count_crew (battle_game (battle), purse->n_ships);
  const gboolean taking = purse->verb == BS_BOARD || purse->verb == BS_AFTERMATH;
  const guint raised = taking && are_raised (battle->setup, battle_game (battle));

  HOLDS (crew <= purse->crew + raised);
  HOLDS (crew >= purse->crew || purse->verb == BS_BOARD);
}

void
check_purse (Battle *battle, const Purse *purse)
{
  const BonesGame *game = battle_game (battle);

  check_crews (battle, purse);
  HOLDS (purse->verb == BS_SET_UP || count_cards (game, FALSE) == purse->cards);
  HOLDS (count_cards (game, TRUE) >= purse->discarded);
  for (guint fleet = 0; fleet < game->n_fleets && purse->verb != BS_SET_UP; fleet++)
    {
      const guint left = game->fleets[fleet].tracks[BS_BOOTY];
      const guint spent = count_spent (battle_play (battle), fleet);

      HOLDS (left + spent == purse->booty[fleet]);
    }
}
