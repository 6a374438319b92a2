/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* After every action: mends changes by hand, ends the activation of a ship that was lost,
 * replaces lost flagships and checks for victory. */
static BONES_ASKS gboolean
finish_action (BonesPlay *play, const BonesAction *action)
{
  const guint active = play->game.active_ship;

  mw_mend (play->setup, &play->game);
  if (active != BONES_NO_SHIP
      && (action->verb == MW_VERB_BOARD || !mw_is_usable (play->setup, &play->game, active)))
    mw_finish_ship (play, active);

  if (play->game.round == 0 || play->game.over)
    return TRUE;

  if (!mw_replace_flags (play))
    return FALSE;

  mw_check_victory (play);
  return TRUE;
}

static BONES_ASKS gboolean
run_action (BonesPlay *play, const BonesAction *action)
{
  return bones_play_verb (play, action) && finish_action (play, action);
}

static BonesAction
first_action (void)
{
  return (BonesAction){ MW_VERB_MUSTER, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
}

static guint
n_kinds (gconstpointer content)
{
  return ((const MwContent *) content)->n_templates;
}

static const char *
kind_id (gconstpointer content, guint kind)
{
  return ((const MwContent *) content)->templates[kind].id;
}

static const char *
kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  return ((const MwContent *) content)->templates[kind].words;
}

static const char *
kind_look (gconstpointer content, guint kind)
{
  static const char *const looks[MW_CLASSES] = { [MW_MOW] = "galleon",
                                                 [MW_IND] = "galley",
                                                 [MW_SOL] = "squadron-ship",
                                                 [MW_FLYER] = "winged",
                                                 [MW_MONSTER] = "serpent" };

  return looks[((const MwContent *) content)->templates[kind].class];
}

static guint
kind_points (gconstpointer content, const guint8 *options, guint kind)
{
  const MwTemplate *template = &((const MwContent *) content)->templates[kind];

  return template->points / mw_lot (template);
}

/* MW-FLT-04, MW-FLT-07, MW-FLT-10 */
static const char *
outfit (gconstpointer content, BonesOutfit kind, guint i)
{
  const MwContent *self = content;

  if (kind == BONES_OUTFIT_RANK)
    return i < self->n_ranks ? self->ranks[i].id : NULL;

  if (kind == BONES_OUTFIT_CHARACTER)
    return i < self->n_characters ? self->characters[i].id : NULL;

  for (guint card = 0; card < self->n_cards; card++)
    if (self->decks[self->cards[card].deck].chosen && i-- == 0)
      return self->cards[card].id;

  return NULL;
}

/* MW-FLT-03 */
static guint
kind_lot (gconstpointer content, guint kind)
{
  return mw_lot (&((const MwContent *) content)->templates[kind]);
}

/* The highest value of a track of @ship; 0: not limited here. */
static guint
track_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  const MwCounter *counter = mw_counter_in (template, track);

  if (counter != NULL)
    return counter->most;

  if (track < MW_CREW_LEFT)
    {
      const guint location = track % MW_MAX_LOCATIONS;

      return location < template->n_locations ? template->locations[location].boxes : 0;
    }

  if (track == MW_CREW_LEFT)
    return template->crew;

  if (track == MW_HULL)
    return template->class < MW_FLYER ? template->btw_boxes : template->wounds;

  return 0;
}

/* Locations have the names of the content; a class has only the tracks of mw_has_track (). */
static const char *
track_words (gconstpointer data, guint kind, guint track)
{
  static const char *const others[MW_SHIP_TRACKS - MW_CREW_LEFT] = {
    "track.crew",     "track.hull",    "track.squadron",   "track.flag",
    "track.captured", "track.aground", "track.straggler",  "track.no_move",
    "track.no_fire",  "track.wreck",   "track.to_scuttle", "track.done",
    "track.fired",    "track.depth",   "track.left",       "track.anti_flyer"
  };
  const MwContent *content = data;
  const MwTemplate *template = &content->templates[kind];
  const guint location = track % MW_MAX_LOCATIONS;
  const MwCounter *counter = mw_counter_in (template, track);

  if (counter != NULL)
    return mw_counter_words (content, kind, counter);

  if (track < MW_CREW_LEFT)
    return template->class < MW_FLYER && location < template->n_locations
               ? content->location_ids[kind][location]
               : NULL;

  if (template->class >= MW_FLYER && track == MW_HULL)
    return "track.wounds";

  return mw_has_track (template, track) ? others[track - MW_CREW_LEFT] : NULL;
}

/* What the words of a counter are the name of: its track is one of a location that she lacks. */
static const char *
track_form (gconstpointer data, guint kind, guint track)
{
  static const char *const forms[] = { [MW_AMMUNITION] = "form.ammunition",
                                       [MW_LOADING] = "form.loading",
                                       [MW_BOATS_OUT] = "form.boats" };
  const MwContent *content = data;
  const MwCounter *counter = mw_counter_in (&content->templates[kind], track);

  if (counter == NULL)
    return NULL;

  return forms[counter->kind];
}

/* MW-MOV-01: across the wind, under oars, or in the fastest way of her own. */
static gint
find_speed (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint across =
      mw_is_vessel (setup, game, ship) ? mw_speed (setup, game, ship, MW_ACROSS) : 0;
  guint best = 0;

  if (!mw_is_vessel (setup, game, ship))
    return -1;

  if (across > 0 || mw_speed (setup, game, ship, MW_OARED) > 0)
    return (gint) (across > 0 ? across : mw_speed (setup, game, ship, MW_OARED));

  for (guint way = 0; way < mw_template (setup, game, ship)->n_ways; way++)
    best = MAX (best, mw_speed (setup, game, ship, MW_BY_WAY (way, MW_ACROSS)));

  return (gint) best;
}

static const char *const goings[] = { "across", "astern", "oars", NULL };

/* MW-MOV-01, MW-OAR-01 */
static gint
find_speed_going (const BonesSetup *setup, const BonesGame *game, guint ship, guint way)
{
  static const guint8 going[] = { MW_ACROSS, MW_ASTERN, MW_OARED };
  const gboolean vessel = mw_is_vessel (setup, game, ship);
  guint best = vessel ? mw_speed (setup, game, ship, going[way]) : 0;

  for (guint own = 0;
       vessel && going[way] != MW_OARED && own < mw_template (setup, game, ship)->n_ways; own++)
    best = MAX (best, mw_speed (setup, game, ship, MW_BY_WAY (own, going[way])));

  return best > 0 ? (gint) best : -1;
}

#define PARTS 27720 /* every size of a squadron divides it */

/* A ship of the line counts her part of her squadron's price; boats are part of their ship's. */
static guint
count_points (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  guint64 parts = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_sails_for (game, ship, fleet) && game->ships[ship].roster > 0)
      {
        const MwTemplate *template = mw_template (setup, game, ship);

        parts += (guint64) template->points * PARTS / mw_lot (template);
      }

  return (guint) (parts / PARTS);
}

static const BonesWords *const words[] = { mw_words, mw_words_events, NULL };

static const BonesRollKind rolls[] = {
  { "gunnery", N_ ("Gunnery"), (const char *const[]){ "MW-CMB-", NULL } },
  { "damage", N_ ("Damage and fire"),
    (const char *const[]){ "MW-CRT-", "MW-DMG-", "MW-FIR-", "MW-END-", "MW-SNK-", NULL } },
  { "boarding", N_ ("Boarding"), (const char *const[]){ "MW-BRD-", "MW-COL-", NULL } },
  { "sailing", N_ ("Moves, rams and groundings"),
    (const char *const[]){ "MW-MOV-", "MW-RAM-", "MW-OBS-", NULL } },
  { "initiative", N_ ("Initiative"), (const char *const[]){ "MW-INI-", NULL } },
  { "magic", N_ ("Magic"), (const char *const[]){ "MW-MAG-", "MW-FLT-", NULL } },
  { "beasts", N_ ("Monsters and flyers"),
    (const char *const[]){ "MW-MON-", "MW-FLY-", "MW-AFW-", NULL } },
  { "set-up", N_ ("Setting up"), (const char *const[]){ "MW-SET-", NULL } },
  { NULL },
};

#define COUNTER(id, text, n)                                                                       \
  {                                                                                                \
    id, text, BONES_PIECE_ROUND, 50, 50, BONES_NO_ARROW, n, 0, NULL                                \
  }

#define COMPASS(id, points, option)                                                                \
  {                                                                                                \
    id, NULL, BONES_PIECE_COMPASS, 300, 300, points, 1, 0, option                                  \
  }

/* MW-FLT-11, MW-CRT-04, MW-INI-03, MW-SNK-03 and others: what counters say. The rules give no
 * sizes. */
static const BonesPiece pieces[] = {
  COUNTER ("crew", N_ ("Crew"), 40),
  COUNTER ("damage", N_ ("Damage"), 40),
  COUNTER ("blaze", N_ ("Blaze"), 20),
  COUNTER ("sunk", N_ ("Sunk"), 6),
  COUNTER ("wreckage", N_ ("Wreck"), 6),
  COUNTER ("abandoned", N_ ("Empty"), 6),
  COUNTER ("captured", N_ ("Prize"), 6),
  COUNTER ("submerged", N_ ("Dived"), 4),
  COUNTER ("no-move", N_ ("No move"), 6),
  COUNTER ("no-fire", N_ ("No fire"), 6),
  COUNTER ("admiral", N_ ("Admiral"), 2),
  COUNTER ("flagship", N_ ("Flag"), 6),
  COUNTER ("wounds", N_ ("Wound"), 10),
  COUNTER ("debris", N_ ("Debris"), 6),
  COUNTER ("wind", N_ ("Wind"), 1),
  COMPASS ("compass-8", 8, "mw.wind_points=8"),
  COMPASS ("compass-4", 4, "mw.wind_points=4"),
  COMPASS ("compass-16", 16, "mw.wind_points=16"),
  { NULL },
};

G_STATIC_ASSERT (MW_MAX_BANDS <= BONES_MAX_MARKS);

/* MW-TPL-09: the weapons that have range bands. */
static gboolean
find_ruler (const BonesSetup *setup, guint i, BonesRuler *ruler)
{
  const MwContent *content = setup->content;

  for (guint weapon = 0; weapon < content->n_weapons; weapon++)
    {
      const MwWeapon *of = &content->weapons[weapon];

      if (of->n_bands == 0 || i-- > 0)
        continue;

      *ruler = (BonesRuler){ .name = of->name, .n = of->n_bands };
      for (guint band = 0; band < of->n_bands; band++)
        {
          ruler->marks[band].name = of->bands[band].name;
          ruler->marks[band].at = of->bands[band].up_to;
        }

      return TRUE;
    }

  return FALSE;
}

static const BonesDeed deeds[] = {
  { "box-lost", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "burns", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "holed", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "wounded", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "flyer-hit", BONES_DEED_HITS, BONES_DOER_ACTOR, 0 },
  { "sunk", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "slain", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "scuttled", BONES_DEED_SCUTTLES, BONES_DOER_OTHER, 0 },
  { "rider-lost", BONES_DEED_SINKS, BONES_DOER_ACTOR, 0 },
  { "prize", BONES_DEED_TAKES, BONES_DOER_OTHER, 0 },
  { "retaken", BONES_DEED_TAKES, BONES_DOER_OTHER, 0 },
  { "boards", BONES_DEED_FIGHTS, BONES_DOER_SHIP, 0 },
  { NULL },
};

const BonesRuleset bones_man_o_war = {
  .id = "man-o-war",
  .name = N_ ("Man O’ War"),
  .icon = "man-o-war",
  .rules_version = 6,
  .binds_since = 6,
  .least_fleets = 2,
  .most_fleets = 2,
  .editions = mw_editions,
  .options = mw_options,
  .verbs = mw_verbs,
  .ship_tracks = mw_ship_tracks,
  .fleet_tracks = mw_fleet_tracks,
  .table_tracks = mw_table_tracks,
  .link_kinds = mw_link_kinds,
  .shared_links = 1 << MW_HELD | 1 << MW_TOUCHES | 1 << MW_TOOK | 1 << MW_STUCK | 1 << MW_LASHED,
  .marker_kinds = mw_marker_kinds,
  .hands = &mw_hands,
  .pieces = pieces,
  .presets = mw_presets,
  .turns = TRUE,
  .raceless = TRUE,
  .outfits = TRUE,
  .flagships = TRUE,
  .words = words,
  .content_new = mw_content_new,
  .content_free = mw_content_free,
  .schema = &mw_schema,
  .content_words = mw_content_words,
  .value_words = mw_value_words,
  .content_factions = mw_content_factions,
  .n_kinds = n_kinds,
  .kind_id = kind_id,
  .kind_words = kind_words,
  .kind_look = kind_look,
  .kind_points = kind_points,
  .outfit = outfit,
  .kind_lot = kind_lot,
  .track_words = track_words,
  .track_form = track_form,
  .plan = mw_plan,
  .turn = &mw_turn,
  .side = mw_side,
  .commission = mw_commission,
  .remind = mw_remind,
  .budget = mw_budget,
  .ready_fleet = mw_ready_fleet,
  .fit_out = mw_fit_out,
  .after_roll = mw_after_roll,
  .may_roll_again = mw_may_roll_again,
  .give_turn = mw_give_turn,
  .people = mw_people,
  .rolls = rolls,
  .deeds = deeds,
  .gunnery = &mw_gunnery,
  .hand_size = mw_hand_size,
  .hides = mw_hides,
  .check = mw_check,
  .set_up = mw_set_up_game,
  .join = mw_join,
  .first_action = first_action,
  .actions = mw_actions,
  .is_open = mw_is_open,
  .run = run_action,
  .mend = mw_mend,
  .steps = mw_steps,
  .checklist = mw_checklist,
  .limit = track_limit,
  .tally = count_points,
  .is_abandoned = mw_is_abandoned,
  .speed = find_speed,
  .goings = goings,
  .ruler = find_ruler,
  .speed_going = find_speed_going,
  .honours = mw_honours,
};
