/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define MOST_SPACES 99

static const NdShot *
shot_of (const BonesPlay *play, guint ammunition)
{
  return &((const NdContent *) play->setup->content)->shots[ammunition];
}

/* Cards that help a broadside of @ammunition (ND-CRD-01). */
static guint64
cards_for_shot (guint ammunition)
{
  static const guint8 cards[] = { ND_SWEEP_THE_DECKS, ND_DAMAGED_RIGGING, ND_SPLINTERING_WOOD };

  return 1 << cards[ammunition] | 1 << ND_RAKE_THE_BOW;
}

/* ND-BRO-04, ND-AMB-04: the range in spaces; @cards were played at declaration. */
static gint
range_of (const BonesPlay *play, guint ship, guint ammunition, gint cards)
{
  const NdContent *content = play->setup->content;
  const NdShot *shot = shot_of (play, ammunition);
  const gint range = content->range + shot->range;

  if (play->game.options[ND_RANGE_MODIFIERS] != ND_ALL_ROLL_MODIFIERS)
    return range;

  return range + nd_rating (&play->game, ship, ND_CANNON) + shot->broadside + cards;
}

/* ND-BRO-02: the ammunition is named first. What each reaches is told, without cards. */
static BONES_ASKS gboolean
ask_ammunition (BonesPlay *play, guint ship, guint ordinal, guint *ammunition)
{
  BonesAsk ask = nd_ask (BONES_ASK_CHOICE, "ammunition", "ND-BRO-02", ship, ordinal);

  if (!nd_catch_up (play))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  for (guint i = 0; i < ND_AMMUNITIONS; i++)
    ask.values[i] = MAX (range_of (play, ship, i, 0), 0);
  bones_ask_offer (&ask, nd_ammunition_ids, (1 << ND_AMMUNITIONS) - 1);
  return bones_ask_choice (play, &ask, ammunition);
}

/* ND-BRO-02. @target is BONES_NO_SHIP if there is no enemy. */
static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint ordinal, guint *target)
{
  BonesAsk ask = nd_ask (BONES_ASK_SHIP, "target", "ND-BRO-02", ship, ordinal);
  gboolean any = FALSE;

  if (!nd_catch_up (play))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  for (guint other = 0; other < play->game.n_ships; other++)
    if (nd_are_enemies (&play->game, ship, other))
      {
        bones_ask_open (&ask, other);
        any = TRUE;
      }

  *target = BONES_NO_SHIP;
  return !any || bones_ask_ship (play, &ask, target);
}

/* ND-BRO-03, ND-AMB-15: the players judge the arc, and land in between. */
static BONES_ASKS gboolean
ask_arc (BonesPlay *play, guint ship, guint target, guint ordinal, gboolean *in_arc)
{
  BonesAsk ask = nd_ask (BONES_ASK_CONFIRM, "arc", "ND-BRO-03", ship, ordinal);

  if (!nd_catch_up (play))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.other = target;
  return bones_ask_confirm (play, &ask, in_arc);
}

/* ND-AMB-04: if cards count for the range, the firer plays them at declaration. */
static BONES_ASKS gboolean
play_early (BonesPlay *play, guint ship, guint target, guint ammunition, gint *cards)
{
  const NdHelp help = { .what = "cards-declare",
                        .fleet = play->game.ships[ship].fleet,
                        .own = cards_for_shot (ammunition),
                        .ship = ship,
                        .other = target };

  *cards = 0;
  return play->game.options[ND_RANGE_MODIFIERS] != ND_ALL_ROLL_MODIFIERS
         || nd_play_help (play, &help, cards);
}

/* ND-BRO-04: a distance beyond the range cannot be entered. @spaces is 0 if there is no range. */
static BONES_ASKS gboolean
ask_distance (BonesPlay *play, guint ship, guint target, guint ordinal, guint ammunition,
              gint cards, guint *spaces)
{
  BonesAsk ask = nd_ask (BONES_ASK_NUMBER, "distance", "ND-BRO-04", ship, ordinal);
  gint range;

  if (!nd_catch_up (play))
    return FALSE;

  range = range_of (play, ship, ammunition, cards);
  if (range < 1)
    {
      *spaces = 0;
      bones_tell_pair (play, "out-of-range", "ND-BRO-04", ship, target, 0, 0);
      return TRUE;
    }

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.other = target;
  ask.blank = TRUE;
  ask.low = 1;
  ask.high = ask.values[0] = MIN (range, MOST_SPACES);
  return bones_ask_number (play, &ask, spaces);
}

static void
put_on_tray (BonesPlay *play, guint ship, guint target, guint ammunition, guint distance,
             gint cards)
{
  static const char *const events[] = { "declares-grapeshot", "declares-chainshot",
                                        "declares-roundshot" };
  BonesGame *game = &play->game;
  const guint number = nd_next_number (game);
  BonesLink *link = bones_game_add_link (game, 1 + ammunition, ship, target);

  if (link == NULL) /* no room for another link */
    return;

  link->values[ND_LINK_DISTANCE] = distance;
  link->values[ND_LINK_NUMBER] = number;
  link->values[ND_LINK_BONUS] = cards;
  game->ships[ship].tracks[ND_FIRED] = MIN (game->ships[ship].tracks[ND_FIRED] + 1, 9);
  nd_note_go (game, ship);
  bones_tell_pair (play, events[ammunition], "ND-BRO-02", ship, target, distance, 0);
}

static gboolean
may_declare (const BonesGame *game, guint ship, guint target)
{
  return game->step == ND_BROADSIDES && nd_are_enemies (game, ship, target);
}

/* ND-BRO-02, ND-BRO-03, ND-BRO-04: a target out of the arc or out of range is no attack and costs
 * nothing. */
gboolean
nd_declare (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship, n = play->game.ships[ship].tracks[ND_FIRED];
  guint ammunition, target, distance;
  gboolean in_arc;
  gint cards;

  if (!ask_ammunition (play, ship, n, &ammunition) || !ask_target (play, ship, n, &target))
    return FALSE;

  if (target == BONES_NO_SHIP)
    {
      bones_tell_ship (play, "no-target", "ND-BRO-02", ship, 0);
      return TRUE;
    }

  if (!ask_arc (play, ship, target, n, &in_arc))
    return FALSE;

  if (!may_declare (&play->game, ship, target)) /* a change by hand has closed it */
    {
      bones_tell_ship (play, "no-target", "ND-BRO-02", ship, 0);
      return TRUE;
    }

  if (!in_arc)
    {
      bones_tell_pair (play, "out-of-arc", "ND-BRO-03", ship, target, 0, 0);
      return TRUE;
    }

  if (!play_early (play, ship, target, ammunition, &cards))
    return FALSE;

  if (!ask_distance (play, ship, target, n, ammunition, cards, &distance))
    return FALSE;

  if (distance > 0 && may_declare (&play->game, ship, target))
    put_on_tray (play, ship, target, ammunition, distance, cards);

  return TRUE;
}

/* ND-CRD-02: nd.card_timing says when. Without nd.card_stacking a card that was played at
 * declaration is the firer's only one, unless nd.declared_card says otherwise. */
static BONES_ASKS gboolean
play_broadside_cards (BonesPlay *play, const BonesLink *broadside, gboolean now, gint *cards)
{
  const guint8 *options = play->game.options;
  const gboolean may_play = options[ND_CARD_STACKING] || broadside->values[ND_LINK_BONUS] == 0
                            || options[ND_DECLARED_CARD] == ND_DECLARED_APART;
  const NdHelp help = { .what = "cards-broadside",
                        .fleet = play->game.ships[broadside->a].fleet,
                        .own = may_play ? cards_for_shot (broadside->kind - 1) : 0,
                        .rival = play->game.ships[broadside->b].fleet,
                        .against = 1 << ND_MANEUVER,
                        .ship = broadside->a,
                        .other = broadside->b,
                        .ordinal = broadside->values[ND_LINK_NUMBER],
                        .broadside = broadside->values[ND_LINK_NUMBER] };

  *cards = 0;
  return !now || nd_play_help (play, &help, cards);
}

/* ND-BRO-05: the firer's Cannon at the start of the phase, the ammunition, cards played at
 * declaration, and -1 for each space beyond the near ones. */
static gint
modifier_of (const BonesPlay *play, const BonesLink *broadside)
{
  const NdContent *content = play->setup->content;
  const gint distance = broadside->values[ND_LINK_DISTANCE];

  return nd_rating (&play->game, broadside->a, ND_CANNON)
         + content->shots[broadside->kind - 1].broadside + broadside->values[ND_LINK_BONUS]
         - MAX (distance - content->near, 0);
}

/* ND-BRO-05: the total, and the face of the die; 0: a change by hand has taken the broadside off
 * the tray. */
static BONES_ASKS gboolean
roll_broadside (BonesPlay *play, const BonesLink *broadside, gint *total, gint *face)
{
  const gboolean after = play->game.options[ND_CARD_TIMING] == ND_AFTER_ROLL;
  BonesRoll roll;
  gint cards, late;

  if (!play_broadside_cards (play, broadside, !after, &cards))
    return FALSE;

  if (!nd_catch_up (play))
    return FALSE;

  *face = 0;
  if (nd_find_broadside (&play->game, broadside->values[ND_LINK_NUMBER]) < 0)
    return TRUE;

  roll = nd_die ("broadside", "ND-BRO-05", play->game.ships[broadside->a].fleet, broadside->a,
                 broadside->values[ND_LINK_NUMBER]);
  roll.other = broadside->b;
  roll.bonus = roll.values[0] = modifier_of (play, broadside) + cards;
  roll.reach = broadside->values[ND_LINK_DISTANCE];
  if (!bones_roll_sum (play, &roll, total))
    return FALSE;

  *face = *total - roll.bonus;
  if (after)
    bones_tell_pair (play, "rolled", "ND-BRO-05", broadside->a, broadside->b, *total, 0);

  if (!play_broadside_cards (play, broadside, after, &late))
    return FALSE;

  *total += late;
  return TRUE;
}

/* ND-BRO-05. The tray shows the ammunition and the face. */
static void
tell_result (BonesPlay *play, const BonesLink *broadside, gint total, guint points, gint face)
{
  const BonesEvent event = { .what = points > 0 ? "strikes" : "misses",
                             .rule = "ND-BRO-05",
                             .ship = broadside->a,
                             .other = broadside->b,
                             .fleet = BONES_NOBODY,
                             .marker = BONES_MAX_MARKERS,
                             .values = { total, points, broadside->kind, face } };

  bones_tell (play, &event);
}

/* ND-BRO-01: rolls the next declared broadside; its losses wait for the end of the phase. */
gboolean
nd_fire (BonesPlay *play, const BonesAction *action)
{
  const BonesLink *next = nd_next_broadside (&play->game);
  BonesLink broadside;
  gint total, face, link;
  guint points;

  if (next == NULL) /* a change by hand has taken the last one */
    return TRUE;

  broadside = *next;
  play->game.tracks[ND_FIRING] = TRUE;
  if (!roll_broadside (play, &broadside, &total, &face))
    return FALSE;

  if (face == 0)
    return nd_fire (play, action);

  link = nd_find_broadside (&play->game, broadside.values[ND_LINK_NUMBER]);
  if (link < 0)
    return TRUE;

  bones_game_drop_link (&play->game, (guint) link);
  points = nd_points (play->setup->content, total);
  tell_result (play, &broadside, total, points, face);
  return nd_lose_points (play, broadside.a, broadside.b, broadside.kind - 1,
                         broadside.values[ND_LINK_NUMBER], points);
}
