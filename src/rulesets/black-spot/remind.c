/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define FEW 3 /* ships that are left: named one by one */

/* The source of the reminders, and the list that takes them. */
typedef struct {
  const BonesSetup *setup;
  const BonesGame *game;
  GArray *reminders; /* of BonesReminder */
} Reminding;

static BonesReminder *
add_reminder (const Reminding *self, const char *what, const char *rule, guint ship)
{
  const BonesReminder reminder = {
    .what = what,
    .rule = rule,
    .ship = ship,
    .other = BONES_NO_SHIP,
    .fleet = ship < self->game->n_ships ? self->game->ships[ship].fleet : BONES_NOBODY,
    .marker = BONES_MAX_MARKERS,
  };

  g_array_append_val (self->reminders, reminder);
  return &g_array_index (self->reminders, BonesReminder, self->reminders->len - 1);
}

static void
add_for_marker (const Reminding *self, const char *what, const char *rule, guint marker)
{
  BonesReminder *reminder = add_reminder (self, what, rule, self->game->markers[marker].ship);

  reminder->marker = marker;
  reminder->fleet = self->game->markers[marker].owner;
  reminder->values[0] = self->game->markers[marker].values[BS_SHORE_INCHES];
}

/* BS-AFTER-1: a prize waits for its captor's choice. */
static void
remind_of_prize (const Reminding *self)
{
  const guint prize = self->game->tracks[BS_PRIZE], captor = self->game->tracks[BS_CAPTOR];

  if (prize > 0 && captor > 0)
    add_reminder (self, "prize", "BS-AFTER-1", prize - 1)->other = captor - 1;
}

/* BS-MOM-1: the least distance of the move. */
static void
remind_of_momentum (const Reminding *self, guint ship)
{
  const BonesGame *game = self->game;
  const gboolean wind = game->wind < BONES_POINTS && bs_feels_wind (self->setup, game, ship);
  const guint across = bs_least_move (self->setup, game, ship, 0);
  BonesReminder *reminder;

  if (game->ships[ship].tracks[BS_MOVED] || across == 0)
    return;

  reminder = add_reminder (self, wind ? "momentum-in-wind" : "momentum", "BS-MOM-1", ship);
  reminder->values[0] = wind ? bs_least_move (self->setup, game, ship, BS_WIND_INCHES) : across;
  reminder->values[1] = across;
  reminder->values[2] = bs_least_move (self->setup, game, ship, -BS_WIND_INCHES);
}

/* BS-OPP-1: one reminder for each fleet, because there may be many ships. */
static void
remind_of_opportunity (const Reminding *self)
{
  const BonesGame *game = self->game;
  BonesRefusal refusal;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      guint first = BONES_NO_SHIP, n = 0;

      for (guint ship = 0; ship < game->n_ships; ship++)
        if (bs_is_crewed (game, ship) && game->ships[ship].fleet == fleet
            && bs_class (self->setup, game, ship)->attack == BS_GUNS
            && bs_can_opportunity_fire (self->setup, game, ship, &refusal))
          {
            first = MIN (first, ship);
            n++;
          }

      if (n > 0)
        add_reminder (self, "opportunity", "BS-OPP-1", first)->values[0] = n;
    }
}

/* Of the ship whose turn it is, and of those that may interrupt it. */
static void
remind_of_turn (const Reminding *self, guint ship)
{
  const BonesLink *grapple = bones_game_peek_link (self->game, BS_GRAPPLE_LINK, ship);
  const guint16 *tracks = self->game->ships[ship].tracks;

  if (bs_battle_is_due (self->game, ship))
    add_reminder (self, "battle-due", "BS-BOARD-1", ship)->other = bones_link_other (grapple, ship);

  if (tracks[BS_TRAPPED])
    add_reminder (self, "trapped", "FS-SPELL-02", ship);

  if (tracks[BS_ANCHORED])
    add_reminder (self, "anchored", "BS-ANCH-2", ship);

  remind_of_momentum (self, ship);
  remind_of_opportunity (self);
}

/* BS-ACT-3: what happens first in the turns that may begin now. */
static void
remind_of_activation (const Reminding *self)
{
  const BonesGame *game = self->game;
  const BsBucket bucket = bs_current_bucket (self->setup, game);
  const guint fleet = bs_next_fleet (self->setup, game);

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const guint16 *tracks = game->ships[ship].tracks;

      if (!bones_game_sails_for (game, ship, fleet) || !bs_can_be_ordered (self->setup, game, ship)
          || bs_bucket_of (self->setup, game, ship) != bucket)
        continue;

      if (tracks[BS_FLAMES] > 0)
        add_reminder (self, "flames", "BS-BURN-2", ship)->values[0] = tracks[BS_FLAMES];

      if (tracks[BS_AGROUND] && !bs_is_grappled (game, ship))
        add_reminder (self, "aground", "BS-AGRD-3", ship);
    }
}

/* BS-BOARD-1, BS-ACT-6, FS-FAC-8b: each pair once, between two turns. */
static void
remind_of_pairs (const Reminding *self)
{
  const BonesGame *game = self->game;

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind != BS_GRAPPLE_LINK || link->values[BS_LINK_THROWN] >= game->round
          || game->ships[link->a].ordered || game->ships[link->b].ordered)
        continue;

      if (link->stage == BS_LINK_CONVERTING)
        add_reminder (self, "converting", "FS-FAC-8b", link->a)->other = link->b;
      else
        add_reminder (self, "pair", "BS-ACT-6", link->a)->other = link->b;
    }
}

/* FS-SPELL-09, R-95: Bloodthirst ends unless its ship wins a battle. */
static void
remind_of_bloodthirst (const Reminding *self)
{
  const BonesGame *game = self->game;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_BLOODTHIRST && (game->markers[i].stage & BS_MARK_WON) == 0
        && game->markers[i].until <= game->round
        && bones_game_in_play (game, game->markers[i].ship))
      add_for_marker (self, "bloodthirst", "FS-SPELL-09", i);
}

/* BS-ROUND-3: the ships that are not ordered yet, once only a few are left. */
static void
remind_of_orders (const Reminding *self)
{
  const BonesGame *game = self->game;
  guint ships[FEW], n = 0;

  for (guint ship = 0; ship < game->n_ships && n <= FEW; ship++)
    if (bs_is_crewed (game, ship) && !game->ships[ship].ordered && ship != game->active_ship
        && !bs_is_grappled (game, ship))
      {
        if (n < FEW)
          ships[n] = ship;

        n++;
      }

  for (guint i = 0; n <= FEW && i < n; i++)
    add_reminder (self, "not-ordered", "BS-ROUND-3", ships[i]);
}

/* BS-SWAP-2, FS-MAGIC-11: what happens at the end of the round. */
static void
remind_of_round_end (const Reminding *self)
{
  const BonesGame *game = self->game;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];

      if (marker->kind == BS_SHORE_PARTY && marker->stage != BS_ASHORE)
        add_for_marker (self, "party-rows", "BS-SWAP-2", i);
      else if (bs_is_spell (game, i) && marker->until > 0 && marker->until <= game->round
               && (marker->stage & BS_MARK_WON) == 0)
        add_for_marker (self, "spell-ends", "FS-MAGIC-11", i);
    }
}

static void
remind_of_turns (const Reminding *self)
{
  const BonesGame *game = self->game;

  if (game->active_ship != BONES_NO_SHIP)
    {
      remind_of_turn (self, game->active_ship);
      return;
    }

  remind_of_activation (self);
  remind_of_pairs (self);
  remind_of_bloodthirst (self);
  remind_of_orders (self);
  if (bs_current_bucket (self->setup, game) == BS_NO_BUCKET)
    remind_of_round_end (self);
}

/* FS-MAGIC-1, FS-MAGIC-2, FS-WIZ-4: what the Magic phase brings. */
static void
remind_of_magic (const Reminding *self)
{
  const BonesGame *game = self->game;
  const guint offered = bs_offered_fleet (game);
  BonesReminder *reminder;

  if (offered != BONES_NOBODY && !bs_may_attempt (self->setup, game, offered)) /* under way */
    return;

  if (offered != BONES_NOBODY)
    {
      reminder = add_reminder (self, "attempt", "FS-WIZ-4", BONES_NO_SHIP);
      reminder->fleet = offered;
      reminder->values[0] = bs_hand_size (self->setup, game, offered);
      return;
    }

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_WHIRLPOOL)
      add_for_marker (self, "whirlpool", "FS-MAGIC-1", i);
    else if (game->markers[i].kind == BS_VOLCANO)
      add_for_marker (self, "volcano", "FS-MAGIC-1", i);
}

static void
remind_of_morale (const Reminding *self)
{
  for (guint fleet = 0; fleet < self->game->n_fleets; fleet++)
    if (bs_is_morale_due (self->game, fleet))
      add_reminder (self, "morale-due", "BS-MORALE-1", BONES_NO_SHIP)->fleet = fleet;
}

/* Only what is true now, the most urgent first. */
void
bs_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders)
{
  const Reminding self = { setup, game, reminders };

  if (game->over)
    return;

  remind_of_prize (&self);
  if (game->step != BS_STEP_SET_UP)
    remind_of_morale (&self);

  if (game->step == BS_STEP_TURNS)
    remind_of_turns (&self);
  else if (game->step == BS_STEP_MAGIC)
    remind_of_magic (&self);
}
