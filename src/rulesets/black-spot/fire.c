/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

enum { SHORT, LONG };

static const char *const range_ids[] = { "short", "long", NULL };
static gboolean
is_broadside (guint bank)
{
  return bank == BS_PORT || bank == BS_STARBOARD;
}

/* BS-FIRE-6: a Batteaux has a broadside in 2015 only. FS-AIR: an Air Ship has bow guns only.
 * FS-SUB, R-58: a submerged Submarine has none. */
guint
bs_banks (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  static const guint of_submarines[] = {
    [BS_SUB_ALL] = (1 << BS_BANKS) - 1, [BS_SUB_BOW] = 1 << BS_BOW, [BS_SUB_NONE] = 0
  };
  const BsClass *class = bs_class (setup, game, ship);

  if ((class->traits & BS_SMALL_BOAT) != 0 && game->options[BS_BATTEAUX_VARIANT] == BS_2025)
    return class->banks & (1 << BS_BOW | 1 << BS_AFT);

  if ((class->traits & BS_DIVES) != 0)
    return class->banks & of_submarines[game->options[BS_FS_SUB_GUNS]];

  return class->banks;
}

/* BS-DICE-2: each bank rolls all gun dice of the ship. */
static guint
list_banks (const BonesSetup *setup, const BonesGame *game, guint ship, BonesTurnBank *banks)
{
  static const guint8 at[BS_BANKS] = { [BS_BOW] = BONES_GUNS_BOW,
                                       [BS_AFT] = BONES_GUNS_STERN,
                                       [BS_PORT] = BONES_GUNS_PORT,
                                       [BS_STARBOARD] = BONES_GUNS_STARBOARD };
  const guint built = bs_banks (setup, game, ship);
  guint n = 0;

  for (guint bank = 0; bank < BS_BANKS; bank++)
    if (built >> bank & 1)
      banks[n++] = (BonesTurnBank){ .id = setup->ruleset->ship_tracks[BS_FIRED].ids[bank],
                                    .bit = (guint8) bank,
                                    .at = (BonesGunsAt) at[bank],
                                    .guns = game->ships[ship].tracks[BS_GUN_DICE] };

  return n;
}

const BonesTurn bs_turn = { .orders = BS_ACTIVATE,
                            .fires = BS_FIRE,
                            .ends = BS_END_TURN,
                            .moves = BS_MOVE,
                            .fired = BS_FIRED,
                            .banks = list_banks };

/* FS-DIVE-2: no model on or above the surface can aim at a submerged one. */
static gboolean
is_target (const BonesGame *game, guint ship, guint other)
{
  return other != ship && bones_game_in_play (game, other)
         && !game->ships[other].tracks[BS_SUBMERGED];
}

static gboolean
has_target (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (is_target (game, ship, other))
      return TRUE;

  return bs_refuse (refusal, "no-other-ship", "BS-FIRE-3");
}

/* Whether the ship has a bank left this round, and nothing keeps it from firing. */
static gboolean
has_guns (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const guint banks = bs_banks (setup, game, ship);

  if (!bs_is_free (game, ship, "grappled-no-guns", "BS-ACT-6", refusal))
    return FALSE;

  if (bs_is_charmed (game, ship))
    return bs_refuse (refusal, "charmed", "FS-SPELL-18");

  if (tracks[BS_SUBMERGED])
    return bs_refuse (refusal, "submerged-no-guns", "FS-DIVE-2");

  if (banks == 0)
    return bs_refuse (refusal, "no-banks", "BS-FIRE-1");

  if ((banks & ~tracks[BS_FIRED]) == 0)
    return bs_refuse (refusal, "all-fired", "BS-FIRE-1");

  return tracks[BS_GUN_DICE] > 0 || bs_refuse (refusal, "no-guns", "BS-DICE-2");
}

/* BS-ACT-4, BS-GRAP-3, BS-FIRE-8: all gunfire of a turn is one action, which excludes hooks and
 * repairs. R-49: it may be spread through the move. */
gboolean
bs_can_fire (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[BS_HOOKS])
    return bs_refuse (refusal, "hooks-no-guns", "BS-GRAP-3");

  if (!has_guns (setup, game, ship, refusal))
    return FALSE;

  if (tracks[BS_ACTED] != BS_ACT_FIRED && !bs_has_action (game, ship, refusal))
    return FALSE;

  if (tracks[BS_AGROUND] && !game->options[BS_GROUND_ACTION_AFTER])
    return bs_refuse (refusal, "aground-no-action", "BS-AGRD-4");

  return has_target (game, ship, refusal);
}

/* BS-OPP-1, R-36: a ship that has had its turn fires during the turn of another; not if it freed
 * itself in that turn, nor, without opfire.after_battle, if it has fought. opfire.strict: only if
 * its action was fire or nothing. */
gboolean
bs_can_opportunity_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                         BonesRefusal *refusal)
{
  const guint acted = game->ships[ship].tracks[BS_ACTED];

  if (!game->options[BS_OPT_OPPORTUNITY_FIRE])
    return bs_refuse (refusal, "opportunity-off", "BS-OPP-1");

  if (game->active_ship == BONES_NO_SHIP || game->active_ship == ship)
    return bs_refuse (refusal, "opportunity-none", "BS-OPP-1");

  if (!game->ships[ship].ordered)
    return bs_refuse (refusal, "opportunity-early", "BS-OPP-1");

  if (acted == BS_ACT_FREED)
    return bs_refuse (refusal, "opportunity-freed", "R-36");

  if (game->ships[ship].tracks[BS_FOUGHT] == game->round && !game->options[BS_OPFIRE_AFTER_BATTLE])
    return bs_refuse (refusal, "opportunity-fought", "R-36");

  if (game->options[BS_OPFIRE_STRICT] && acted != BS_ACT_NONE && acted != BS_ACT_FIRED)
    return bs_refuse (refusal, "opportunity-acted", "R-36");

  return has_guns (setup, game, ship, refusal) && has_target (game, ship, refusal);
}

/* BS-FIRE-1: each bank once. */
static BONES_ASKS gboolean
ask_bank (BonesPlay *play, guint ship, guint *bank)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint fired = play->game.ships[ship].tracks[BS_FIRED];
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "bank", "BS-FIRE-1", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  bones_ask_offer (&ask, bs_bank_ids, ~fired & bs_banks (play->setup, &play->game, ship));
  return bones_ask_choice (play, &ask, bank);
}

/* BS-FIRE-2, BS-FIRE-3: every model under the template, friend or foe, each at its own range. The
 * players see what lies there only after they have laid the template, so a bank may fire at
 * nothing. Nothing blocks (BS-FIRE-9). */
static BONES_ASKS gboolean
ask_targets (BonesPlay *play, guint ship, guint bank, const BonesAnswer **targets)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_TARGETS, "targets", "BS-FIRE-3", ship, bank);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.least = 0;
  ask.most = BONES_MAX_VALUES;
  ask.blank = TRUE;
  ask.ids = range_ids;
  ask.n_ids = 2;
  for (guint other = 0; other < play->game.n_ships; other++)
    if (is_target (&play->game, ship, other))
      bones_ask_open (&ask, other);

  return bones_ask (play, &ask, targets);
}

/* BS-FIRE-4: 4 at short and 5 at long range; BS-FIRE-6, R-42: a Batteaux needs one more. FS-FLY-2,
 * an airborne target counts as long range, except for another High Flier; with
 * fs.high_flier=aloft, only for one that is airborne. */
static guint
score_needed (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank, guint target,
              guint range)
{
  const gboolean high_flier = bs_has (setup, game, ship, BS_FLIES)
                              && (game->options[BS_FS_HIGH_FLIER] == BS_FLIER_ANYWHERE
                                  || game->ships[ship].tracks[BS_AIRBORNE]);
  const gboolean far = range == LONG || (game->ships[target].tracks[BS_AIRBORNE] && !high_flier);
  const gboolean crude =
      bs_has (setup, game, ship, BS_SMALL_BOAT)
      && (!is_broadside (bank) || game->options[BS_BATTEAUX_BROADSIDE] == BS_BROADSIDE_5_6);

  return (far ? 5 : 4) + crude;
}

/* BS-FIRE-5: bow and aft do 1 damage, broadsides 2; a Batteaux does 1 (BS-FIRE-6), the Titan by its
 * setting. */
static guint
damage_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint bank)
{
  if (bank < BS_BANKS)
    return is_broadside (bank) && !bs_has (setup, game, ship, BS_SMALL_BOAT) ? 2 : 1;

  if (bs_has (setup, game, ship, BS_CREATURE)
      && game->options[BS_MAGIC_TITAN] == BS_TITAN_BROADSIDE_2)
    return 2;

  return bs_class (setup, game, ship)->damage;
}

/* FS-SPELL-10, FS-SPELL-12: several spells of a kind add up. */
static guint
count_spells (const BonesGame *game, guint kind, guint ship)
{
  guint n = 0;

  for (guint marker = 0; marker < game->n_markers; marker++)
    n += game->markers[marker].kind == kind && game->markers[marker].ship == ship;

  return n;
}

/* BS-FIRE-7: Death Cannon adds a die, Eagles Eye adds 1 to the score. */
static BonesRoll
aim_at (const BonesPlay *play, guint ship, guint bank, guint target, guint range)
{
  const BonesGame *game = &play->game;
  BonesRoll aim = bs_one_die (game, "to-hit", "BS-FIRE-4", ship, target | bank << 16);

  aim.dice = game->ships[ship].tracks[BS_GUN_DICE] + count_spells (game, BS_DEATH_CANNON, ship);
  aim.values[0] = aim.dice;
  aim.needs = aim.values[1] = score_needed (play->setup, game, ship, bank, target, range);
  aim.bonus = count_spells (game, BS_EAGLES_EYE, ship);
  aim.other = target;
  aim.run = BONES_IN_RUN;
  aim.reach = (guint16) range;
  return aim;
}

/* BS-FIRE-5, BS-BURN-1: a damage roll for each point; each hit is followed by its ignition die
 * (1.5), but the hit that sinks the ship ignites nothing. */
static BONES_ASKS gboolean
damage_by_shot (BonesPlay *play, guint ship, guint points, guint ignites)
{
  const guint mark = bones_mark (play);
  BsPoint result = BS_HELD;

  for (guint point = 1;
       point <= points && result != BS_OUT_OF_REACH && bones_game_in_play (&play->game, ship);
       point++)
    {
      bones_settle (play, mark, point);
      if (!bs_suffer_point (play, ship, point, points, &result))
        return FALSE;

      if (result == BS_TOOK_HIT && !bs_ignite (play, ship, ignites, point))
        return FALSE;
    }

  return TRUE;
}

/* BS-FIRE-4: rolls to hit target number @nth of @of, and damages it. R-100: hits by cannon ignite
 * on a 1, hits by a Dragon up to the number of its class. */
static BONES_ASKS gboolean
fire_at (BonesPlay *play, guint ship, guint bank, guint16 answer, guint nth, guint of)
{
  const guint target = answer & 0xff;
  BonesRoll aim = aim_at (play, ship, bank, target, answer >> 8);
  const guint ignites = bank < BS_BANKS ? 1 : bs_class (play->setup, &play->game, ship)->ignites;
  gboolean strikes;

  if (!is_target (&play->game, ship, target) /* fled earlier in this volley */
      || !bs_is_crewed (&play->game, ship))
    return TRUE;

  aim.nth = (guint16) nth;
  aim.of = (guint16) of;
  if (bones_roll_anew (play, &aim))
    return fire_at (play, ship, bank, answer, nth, of);

  if (!bones_roll_meets (play, &aim, &strikes))
    return FALSE;

  if (!is_target (&play->game, ship, target))
    return TRUE;

  bones_tell_pair (play, strikes ? "on-target" : "missed", "BS-FIRE-4", ship, target, 0, 0);
  return !strikes
         || damage_by_shot (play, target, damage_of (play->setup, &play->game, ship, bank),
                            ignites);
}

/* Nothing more befalls a target in this volley, unless its fleet may have to test morale. */
static void
settle_target (BonesPlay *play, guint target, const guint16 *rest, guint n)
{
  const BonesGame *game = &play->game;

  if (bones_game_peek_link (game, BS_GRAPPLE_LINK, target) != NULL)
    return;

  for (guint i = 0; i < n; i++)
    for (guint fleet = 0; fleet < game->n_fleets; fleet++)
      if (game->fleets[fleet].flagship == (rest[i] & 0xff))
        return;

  bones_settle_ship (play, target);
}

/* In the order named; each target is damaged before the next roll to hit (1.5). R-94: morale
 * interrupts the volley. R-107: a ship that flees in its own volley fires no more. */
static BONES_ASKS gboolean
fire_volley (BonesPlay *play, guint ship, guint bank, const guint16 *targets, guint n)
{
  const guint mark = bones_mark (play);

  for (guint i = 0; i < n; i++)
    {
      if (!bs_is_crewed (&play->game, ship))
        {
          bones_tell_ship (play, "volley-lost", "R-107", ship, 0);
          return TRUE;
        }

      bones_settle (play, mark, i);
      if (!fire_at (play, ship, bank, targets[i], i + 1, n))
        return FALSE;

      settle_target (play, targets[i] & 0xff, targets + i + 1, n - i - 1);
    }

  return TRUE;
}

/* BS-OPP-1: gunfire is the action of the ship's own turn; in the turn of another ship it costs only
 * the bank. */
static void
spend_bank (BonesPlay *play, guint ship, guint bank)
{
  guint16 *tracks = play->game.ships[ship].tracks;

  if (bank < BS_BANKS)
    tracks[BS_FIRED] |= 1 << bank;

  if (play->game.active_ship == ship)
    tracks[BS_ACTED] = bank < BS_BANKS ? BS_ACT_FIRED : BS_ACT_ATTACKED;
  else
    bones_tell_ship (play, "opportunity", "BS-OPP-1", ship, 0);
}

gboolean
bs_shoot (BonesPlay *play, guint ship, guint bank)
{
  static const char *const fires[] = { "fires-bow", "fires-aft", "fires-port",
                                       "fires-starboard", [BS_BANKS] = "shoots" };
  const BonesAnswer *targets;

  if (!ask_targets (play, ship, bank, &targets))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship))
    return TRUE;

  spend_bank (play, ship, bank);
  bones_tell_ship (play, fires[bank], "BS-FIRE-1", ship, targets->n);
  return fire_volley (play, ship, bank, targets->values, targets->n);
}

/* BS-FIRE-1, BS-FIRE-2, BS-FIRE-3, P-03: fires one bank at every model under its template, also in
 * the turn of another ship (BS-OPP-1). */
gboolean
bs_fire (BonesPlay *play, const BonesAction *action)
{
  guint bank;

  return ask_bank (play, action->ship, &bank) && bs_shoot (play, action->ship, bank);
}

/* The first round, the turn of ship 0. */
static void
place_guns (const BonesSetup *setup, BonesGame *game, guint range)
{
  game->round = 1;
  game->step = BS_STEP_TURNS;
  game->wind = BONES_NORTH;
  game->n_order = game->n_fleets;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    game->order[fleet] = (guint8) fleet;

  game->active_ship = 0;
  game->ships[0].tracks[BS_SUBMERGED] = game->ships[1].tracks[BS_SUBMERGED] = 0;
}

const BonesGunnery bs_gunnery = { .verb = BS_FIRE, .ranges = range_ids, .place = place_guns };
