/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "null.h"

#include "hands.h"
#include "roll.h"

static guint
kind_points (gconstpointer content, const guint8 *values, guint kind)
{
  return 2;
}

static void
commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship)
{
  const NullBoat *boat = null_boat (setup, ship->kind);

  ship->tracks[NULL_POLES] = boat != NULL ? boat->poles : 0;
}

static guint
check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults)
{
  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      BonesFault fault = {
        .what = "no-such-class", .rule = "NULL-FLEET", .ship = i, .fatal = TRUE
      };

      if (bones_ruleset_kind (setup, ship->kind) >= 0)
        continue;

      g_strlcpy (fault.name, ship->kind, sizeof fault.name);
      g_array_append_val (faults, fault);
    }

  return roster->ships->len * 2;
}

static void
set_up (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_ships; i++)
    commission (setup, game, &game->ships[i]);
}

static BonesAction
first_action (void)
{
  return (BonesAction){ NULL_BEGIN, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
}

static gboolean
hides (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer)
{
  return game->ships[ship].tracks[NULL_IN_REEDS] != 0 && game->ships[ship].fleet != viewer;
}

static guint
copies_of (const BonesSetup *setup, guint kind)
{
  return ((const NullContent *) setup->content)->charms[kind].copies;
}

static guint
hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_hands_count_all (setup, game, BONES_IN_HAND + fleet);
}

static const BonesHands hands = { .content_ids = null_charm_ids,
                                  .copies = copies_of,
                                  .option = NULL_CHARMS };

static void
actions (const BonesSetup *setup, const BonesGame *game, GArray *out)
{
  BonesAction action = { NULL_DRAW, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

  g_array_append_val (out, action);
  for (guint ship = 0; ship < game->n_ships; ship++)
    for (guint verb = NULL_SHOOT; verb <= NULL_ROW; verb++)
      {
        action = (BonesAction){ verb, ship, BONES_NO_SHIP, BONES_NOBODY };
        g_array_append_val (out, action);
      }

  for (guint fleet = 0; game->options[NULL_CHARMS] && fleet < game->n_fleets; fleet++)
    {
      action = (BonesAction){ NULL_PLAY_CHARM, BONES_NO_SHIP, BONES_NO_SHIP, fleet };
      g_array_append_val (out, action);
    }

  action = (BonesAction){ NULL_END_ROUND, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  g_array_append_val (out, action);
}

static gboolean
someone_else_is_left (const BonesGame *game, guint ship)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && bones_game_in_play (game, other))
      return TRUE;

  return FALSE;
}

static const char *
why_closed (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
            const BonesAction *action)
{
  const gboolean of_ship = action->verb >= NULL_SHOOT && action->verb <= NULL_ROW;

  if (action->verb == NULL_BEGIN)
    return game->round > 0 ? "begun" : NULL;

  if (game->round == 0)
    return "not-begun";

  if (of_ship && !bones_game_in_play (game, action->ship))
    return "gone";

  if (action->verb == NULL_PLAY_CHARM)
    return hand_size (setup, game, action->fleet) > 0 ? NULL : "no-charm";

  if (action->verb == NULL_DUCK)
    return prompt == NULL || prompt->other != action->ship ? "not-shot-at"
           : game->ships[action->ship].tracks[NULL_DUCKED] ? "ducked"
                                                           : NULL;

  if (action->verb == NULL_DRAW)
    return game->tracks[NULL_SIGHT] > 0 ? "drawn" : NULL;

  if (game->tracks[NULL_SIGHT] == 0)
    return "not-drawn";

  if (of_ship && game->ships[action->ship].ordered)
    return "ordered";

  if (action->verb == NULL_ROW
      && !bones_setup_has_track (setup, game->ships[action->ship].kind, NULL_ROWED))
    return "no-oars";

  return action->verb == NULL_SHOOT && !someone_else_is_left (game, action->ship) ? "nobody" : NULL;
}

static gboolean
is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
         const BonesAction *action, BonesRefusal *refusal)
{
  refusal->what = why_closed (setup, game, prompt, action);
  refusal->rule = "NULL-ORDER";
  refusal->ship = action->ship;
  refusal->fleet = (guint8) action->fleet;
  return refusal->what == NULL;
}

/* NULL-LUCK: each fleet rolls for its luck. */
static BONES_ASKS gboolean
begin_game (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    {
      const BonesRoll roll = { .key = { "NULL-LUCK", fleet, 0 },
                               .what = "luck",
                               .owner = fleet,
                               .dice = 1,
                               .ship = BONES_NO_SHIP,
                               .other = BONES_NO_SHIP };
      BonesEvent event = { "luck",        "NULL-LUCK", BONES_NO_SHIP,
                           BONES_NO_SHIP, fleet,       BONES_MAX_MARKERS };
      gint luck;

      if (!bones_catch_up (play, NULL) || !bones_roll_sum (play, &roll, &luck))
        return FALSE;

      play->game.fleets[fleet].tracks[NULL_LUCK] = event.values[0] = luck;
      bones_tell (play, &event);
    }

  play->game.round = 1;
  return TRUE;
}

/* NULL-SIGHT: a card says how far one can see this round. */
static BONES_ASKS gboolean
draw_sight (BonesPlay *play)
{
  const NullContent *content = play->setup->content;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "sight", "NULL-SIGHT", play->game.round, 0);
  guint sight;

  ask.ids = null_sights;
  ask.n_ids = G_N_ELEMENTS (content->cards);
  memcpy (ask.weights, content->cards, sizeof content->cards);
  if (!bones_catch_up (play, NULL)
      || !bones_draw (play, &ask, play->game.options[NULL_CARDS] == 1, &sight))
    return FALSE;

  play->game.tracks[NULL_SIGHT] = sight + 1;
  bones_tell_ship (play, "sight", "NULL-SIGHT", BONES_NO_SHIP, sight);
  return TRUE;
}

static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint *target)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "target", "NULL-TARGET", ship, 0);

  if (!bones_catch_up (play, NULL))
    return FALSE;

  ask.ship = ship;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (i != ship && bones_game_in_play (&play->game, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, target);
}

/* NULL-SHOT: in clear sight 3, in haze 4, in fog 5 hits; one more when the target ducks. */
static BONES_ASKS gboolean
roll_shot (BonesPlay *play, guint ship, guint target, gboolean *met)
{
  BonesRoll shot = { .key = { "NULL-SHOT", ship, 0 }, .what = "shot", .dice = 2, .ship = ship };

  if (!bones_catch_up (play, NULL))
    return FALSE;

  shot.owner = play->game.ships[ship].fleet;
  shot.other = target;
  shot.values[0] = shot.dice;
  shot.values[1] = 2 + play->game.tracks[NULL_SIGHT];
  shot.needs = shot.values[1] + play->game.ships[target].tracks[NULL_DUCKED];
  return bones_roll_meets (play, &shot, met);
}

static BONES_ASKS gboolean
shoot (BonesPlay *play, guint ship)
{
  BonesAsk duck = BONES_ASK_INIT (BONES_ASK_CONFIRM, "duck", "NULL-DUCK", ship, 0);
  BonesShip *target;
  gboolean met, fire;
  guint other;

  if (!ask_target (play, ship, &other))
    return FALSE;

  if (other == BONES_NO_SHIP) /* a change by hand has left nobody */
    return TRUE;

  duck.ship = ship;
  duck.other = other;
  duck.interrupts = 1 << NULL_DUCK;
  if (!bones_catch_up (play, &duck) || !bones_ask_confirm (play, &duck, &fire))
    return FALSE;

  play->game.ships[ship].ordered = TRUE;
  if (!fire)
    return TRUE;

  target = &play->game.ships[other];
  if (!roll_shot (play, ship, other, &met))
    return FALSE;

  if (!met || target->status != BONES_IN_PLAY)
    {
      bones_tell_ship (play, "missed", "NULL-SHOT", other, 0);
      return TRUE;
    }

  target->tracks[NULL_HITS] = MIN (target->tracks[NULL_HITS] + 1, 9);
  bones_tell_ship (play, "hit", "NULL-SHOT", other, target->tracks[NULL_HITS]);
  if (target->tracks[NULL_HITS] >= play->game.options[NULL_LIVES])
    {
      target->status = BONES_SUNK;
      bones_tell_ship (play, "sunk", "NULL-SHOT", other, 0);
    }

  return TRUE;
}

/* NULL-DUCK: while somebody shoots at her, once a round. */
static BONES_ASKS gboolean
duck (BonesPlay *play, guint ship)
{
  play->game.ships[ship].tracks[NULL_DUCKED] = TRUE;
  bones_tell_ship (play, "ducked", "NULL-DUCK", ship, 0);
  return TRUE;
}

/* NULL-ROW: as far as the content says. */
static BONES_ASKS gboolean
row (BonesPlay *play, guint ship)
{
  const NullContent *content = play->setup->content;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_INCHES, "inches", "NULL-ROW", ship, 0);
  guint inches;

  ask.ship = ship;
  ask.high = content->range * 100;
  if (!bones_catch_up (play, NULL) || !bones_ask_number (play, &ask, &inches))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  play->game.ships[ship].tracks[NULL_ROWED] = inches;
  bones_tell_ship (play, "rowed", "NULL-ROW", ship, inches);
  return TRUE;
}

/* NULL-CHARM: each brings one luck. */
static BONES_ASKS gboolean
play_charm (BonesPlay *play, guint fleet)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "charm", "NULL-CHARM", fleet, play->game.round);
  const guint place = BONES_IN_HAND + fleet;
  BonesEvent event = { "charmed",     "NULL-CHARM", BONES_NO_SHIP,
                       BONES_NO_SHIP, fleet,        BONES_MAX_MARKERS };
  const BonesAnswer *answer;
  BonesCardSet held;
  guint16 *luck = &play->game.fleets[fleet].tracks[NULL_LUCK];

  if (!bones_catch_up (play, NULL))
    return FALSE;

  held = bones_hands_kinds (play->setup, &play->game, place);
  ask.who = bones_fleet_bit (fleet);
  ask.hand = BONES_FROM_HAND;
  bones_ask_offer (&ask, bones_hands_ids (play->setup), 0);
  bones_ask_open_cards (&ask, &held);
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  if (answer->n == 0) /* her charms have been taken by hand */
    return TRUE;

  bones_hands_take (play->setup, &play->game, answer->values[0], place, BONES_DISCARDED);
  *luck = MIN (*luck + 1, 6);
  event.values[0] = answer->values[0];
  event.values[1] = *luck;
  bones_tell (play, &event);
  return TRUE;
}

static BONES_ASKS gboolean
end_round (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      play->game.ships[ship].ordered = FALSE;
      play->game.ships[ship].tracks[NULL_DUCKED] = FALSE;
    }

  play->game.round++;
  play->game.tracks[NULL_SIGHT] = 0;
  bones_tell_ship (play, "round", "NULL-ROUND", BONES_NO_SHIP, play->game.round);
  return TRUE;
}

static BONES_ASKS gboolean
run_action (BonesPlay *play, const BonesAction *action)
{
  switch (action->verb)
    {
    case NULL_BEGIN:
      return begin_game (play);
    case NULL_DRAW:
      return draw_sight (play);
    case NULL_SHOOT:
      return shoot (play, action->ship);
    case NULL_DUCK:
      return duck (play, action->ship);
    case NULL_ROW:
      return row (play, action->ship);
    case NULL_PLAY_CHARM:
      return play_charm (play, action->fleet);
    default:
      return end_round (play);
    }
}

/* NULL-LUCK: the owner of a roll may spend luck to roll it again. */
static gboolean
after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again)
{
  const guint owner = throws[0].roll->owner;
  BonesFleet *fleet;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_REROLL, "reroll", throws[0].roll->key.rule,
                                 throws[0].roll->key.subject, throws[0].roll->key.ordinal);
  const BonesAnswer *answer;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (owner == BONES_NOBODY) /* she is abandoned */
    return TRUE;

  fleet = &play->game.fleets[owner];
  if (fleet->tracks[NULL_LUCK] == 0 || fleet->keep_all)
    return TRUE;

  ask.who = 1 << owner;
  ask.ship = throws[0].roll->ship;
  ask.most = 3;
  ask.low = 1;
  ask.ids = null_windows;
  ask.n_ids = 3;
  ask.values[0] = fleet->tracks[NULL_LUCK];
  for (guint choice = BONES_REROLL_KEEP; choice <= BONES_REROLL_SPEND; choice++)
    bones_ask_open (&ask, choice);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  fleet->keep_all = answer->values[0] == BONES_REROLL_KEEP_ALL;
  *again = answer->values[0] == BONES_REROLL_SPEND;
  if (!*again)
    return TRUE;

  fleet->tracks[NULL_LUCK]--;
  bones_tell_ship (play, "spent", "NULL-LUCK", ask.ship, fleet->tracks[NULL_LUCK]);
  return bones_throw_again (play, &throws[0], 0, throws[0].roll->dice);
}

static void
mend (const BonesSetup *setup, BonesGame *game)
{
}

static const BonesRoundStep null_steps[] = { { "draw" }, { "boats" }, { "end" }, { NULL } };

static guint
checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  const gboolean drawn = game->tracks[NULL_SIGHT] > 0;

  steps[0] =
      (BonesStep){ null_steps[0].id, drawn ? BONES_STEP_DONE : BONES_STEP_NOW, BONES_NOBODY };
  steps[1] =
      (BonesStep){ null_steps[1].id, drawn ? BONES_STEP_NOW : BONES_STEP_TO_COME, BONES_NOBODY };
  steps[2] = (BonesStep){ null_steps[2].id, BONES_STEP_TO_COME, BONES_NOBODY };
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship) && !game->ships[ship].ordered)
      {
        steps[1].left[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
        steps[1].n_left++;
      }

  if (drawn && steps[1].n_left == 0)
    {
      steps[1].state = BONES_STEP_DONE;
      steps[2].state = BONES_STEP_NOW;
    }

  return 3;
}

static guint
tally (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bones_game_count_ships (game, fleet) * 2;
}

static const BonesRollKind null_rolls[] = {
  { "luck", N_ ("Luck"), (const char *const[]){ "NULL-LUCK", NULL } },
  { "shots", N_ ("Shots"), (const char *const[]){ "NULL-SHOT", NULL } },
  { NULL },
};

static const BonesDeed deeds[] = {
  { "hit", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "sunk", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { NULL },
};

const BonesRuleset bones_null = {
  .id = "null",
  .name = N_ ("Boats (a rule system for tests)"),
  .rules_version = 2,
  .binds_since = 2,
  .editions = null_editions,
  .options = null_options,
  .verbs = null_verbs,
  .ship_tracks = null_ship_tracks,
  .fleet_tracks = null_fleet_tracks,
  .table_tracks = null_table_tracks,
  .steps = null_steps,
  .link_kinds = null_link_kinds,
  .marker_kinds = null_marker_kinds,
  .words = null_words,
  .rolls = null_rolls,
  .deeds = deeds,
  .hands = &hands,
  .content_new = null_content_new,
  .content_free = null_content_free,
  .content_words = null_content_words,
  .content_factions = null_guild_ids,
  .value_words = null_value_words,
  .n_kinds = null_n_kinds,
  .kind_id = null_kind_id,
  .kind_words = null_kind_words,
  .kind_points = kind_points,
  .track_words = null_track_words,
  .kind_look = null_kind_look,
  .commission = commission,
  .hand_size = hand_size,
  .hides = hides,
  .edges = TRUE,
  .in_order = TRUE,
  .check = check,
  .set_up = set_up,
  .first_action = first_action,
  .actions = actions,
  .is_open = is_open,
  .run = run_action,
  .after_roll = after_roll,
  .mend = mend,
  .checklist = checklist,
  .limit = null_limit,
  .plan = null_plan,
  .tally = tally,
};
