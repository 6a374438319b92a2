/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

static void
add_fault (GArray *faults, const char *what, const char *rule, gint ship, const char *name,
           gint number)
{
  BonesFault fault = {
    .what = what, .rule = rule, .ship = ship, .values = { number }, .fatal = TRUE
  };

  g_strlcpy (fault.name, name != NULL ? name : "", sizeof fault.name);
  g_array_append_val (faults, fault);
}

/* Whether @roster is of a captain who lasts: it brings what its last game left it. */
static gboolean
is_lasting (const BonesRoster *roster)
{
  const BonesRosterShip *ship =
      roster->ships->len > 0 ? g_ptr_array_index (roster->ships, 0) : NULL;

  return roster->carried != NULL || (ship != NULL && ship->carried != NULL);
}

/* The others should know that @roster begins with more than a sloop, or with less than her crew. */
static void
check_lasting (const BonesSetup *setup, const BonesRosterShip *ship, gint i, guint kind,
               GArray *faults)
{
  const DpClass *class = &((const DpContent *) setup->content)->classes[kind];
  guint32 crew = class->crew;

  if (ship->carried != NULL)
    g_variant_lookup (ship->carried, dp_ship_tracks[DP_CREW].id, "u", &crew);
  add_fault (faults, crew > class->crew ? "too-many-crew" : "lasting", "DP-GEN-03", i, ship->kind,
             crew > class->crew ? class->crew : (gint) crew);
  if (crew <= class->crew)
    {
      BonesFault *fault = &g_array_index (faults, BonesFault, faults->len - 1);

      fault->fatal = FALSE;
      fault->warns = TRUE;
    }
}

/* DP-GEN-03: a player has one ship, a sloop to begin with; by agreement, the one that his last game
 * left him. */
guint
dp_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const gint kind = bones_ruleset_kind (setup, ship->kind != NULL ? ship->kind : "");

      if (kind < 0 || kind >= DP_PORT)
        add_fault (faults, "no-such-class", "DP-SHP-01", (gint) i, ship->kind, 0);
      else if (is_lasting (roster))
        check_lasting (setup, ship, (gint) i, (guint) kind, faults);
      else if (kind != DP_SLOOP)
        add_fault (faults, "first-ship", "DP-GEN-03", (gint) i, ship->kind, 0);
    }

  if (roster->ships->len != 1)
    add_fault (faults, "one-ship", "DP-GEN-03", -1, NULL, (gint) roster->ships->len);

  return 0;
}

/* DP-SHP-01, DP-SHP-03: a full crew. A port is manned only while it is raided. */
void
dp_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship)
{
  ship->tracks[DP_CARD] = DP_ZERO;
  ship->tracks[DP_PIECE] = DP_QUEEN;
  if (ship->kind == DP_PORT)
    return;

  dp_fit_out (setup, ship);
  ship->tracks[DP_CREW] = ship->tracks[DP_CREW_MAX];
}

static void
add_ports (const BonesSetup *setup, BonesGame *game)
{
  const DpContent *content = setup->content;

  for (guint port = 0; port < content->ports && game->n_ships < BONES_MAX_SHIPS; port++)
    {
      BonesShip *self = &game->ships[game->n_ships++];

      *self = (BonesShip){
        .status = BONES_WITHDRAWN, .fleet = BONES_NOBODY, .origin = BONES_NOBODY, .kind = DP_PORT
      };
      dp_commission (setup, game, self);
    }
}

void
dp_set_up_game (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_ships; i++)
    {
      game->ships[i].kind =
          MIN (game->ships[i].kind, DP_SHIP_OF_THE_LINE); /* a port cannot be bought */
      dp_commission (setup, game, &game->ships[i]);
    }

  add_ports (setup, game);
}

enum { NO_COLOUR, WHITE, BLACK };

static guint
count_colour (const BonesGame *game, guint colour)
{
  guint n = 0;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    n += game->fleets[fleet].tracks[DP_COLOUR] == colour;
  return n;
}

/* DP-GEN-02: the colour of a marker. The colour that fewer players have is offered first. */
static BONES_ASKS gboolean
ask_colour (BonesPlay *play, guint fleet)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const light_first[] = { "white", "black", NULL };
  static const char *const dark_first[] = { "black", "white", NULL };
  const gboolean dark = count_colour (&play->game, WHITE) > count_colour (&play->game, BLACK);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "colour", "DP-GEN-02", fleet, 0);
  guint colour;

  ask.who = bones_fleet_bit (fleet);
  bones_ask_offer (&ask, dark ? dark_first : light_first, 0x3);
  if (!bones_ask_choice (play, &ask, &colour))
    return FALSE;

  colour = (colour == 0) == dark ? BLACK : WHITE;
  play->game.fleets[fleet].tracks[DP_COLOUR] = (guint16) colour;
  bones_tell_fleet (play, colour == WHITE ? "white" : "black", "DP-GEN-02", fleet, 0, 0);
  return TRUE;
}

/* DP-GEN-01, DP-GEN-02, DP-GEN-03, DP-GEN-04 */
gboolean
dp_set_up (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (!ask_colour (play, fleet))
      return FALSE;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (dp_sails (game, ship))
      bones_tell_ship (play, "sets-out", "DP-GEN-03", ship, game->ships[ship].tracks[DP_CREW]);

  bones_tell_fleet (play, "board-lies", "DP-GEN-04", BONES_NOBODY, 0, 0);
  game->round = MAX (game->round, 1);
  bones_tell_fleet (play, "round", "DP-GEN-01", BONES_NOBODY, game->round, 0);
  dp_mend (play->setup, game); /* gives the turn to the first fleet that takes part */
  if (game->tracks[DP_TURN] > 0)
    bones_tell_fleet (play, "turn", "DP-GEN-01", game->tracks[DP_TURN] - 1u, 0, 0);

  return TRUE;
}
