/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What exact odds cost: a port broadside of Black Spot, asked of the procedure that fires it, and
 * the slowest questions of random battles of every system, without a limit and with the limit that
 * the protocol has. Prints figures and asserts none: they depend on the machine.
 */

#include "black-spot.h"
#include "drift.h"
#include "fates.h"
#include "man-o-war.h"

#include <time.h>

#define POSITIONS 100 /* open questions of a random battle, for each system */
#define SLOWEST 10
#define USUAL_BUDGET 50 /* milliseconds, as in the protocol */
#define LONGEST 1000    /* milliseconds: a question that takes longer is cut off */

enum { SLOOP, FRIGATE, MAN_O_WAR };

/* The firer, her targets at short range, all frigates with a hit, and what may be spent. */
typedef struct {
  const char *what;
  guint firer, targets;
  gboolean flagship; /* the first target is her fleet's */
  guint booty;       /* of either side */
  BonesPolicy policy;
  gboolean merge;
} Case;

static const Case cases[] = {
  { "frigate at a frigate", FRIGATE, 1, FALSE, 0, BONES_NEVER_REROLL, FALSE },
  { "the same, best play, booty 3 each", FRIGATE, 1, FALSE, 3, BONES_CHOOSE_BEST, FALSE },
  { "the same, merged", FRIGATE, 1, FALSE, 3, BONES_CHOOSE_BEST, TRUE },
  { "the same, merged, booty 6 each", FRIGATE, 1, FALSE, 6, BONES_CHOOSE_BEST, TRUE },
  { "man-o-war at four", MAN_O_WAR, 4, FALSE, 0, BONES_NEVER_REROLL, FALSE },
  { "the same, merged", MAN_O_WAR, 4, FALSE, 0, BONES_NEVER_REROLL, TRUE },
  { "man-o-war at a flagship and three, best play, booty 2", MAN_O_WAR, 4, TRUE, 2,
    BONES_CHOOSE_BEST, TRUE },
  { "the same, booty 6 each", MAN_O_WAR, 4, TRUE, 6, BONES_CHOOSE_BEST, TRUE },
};

/* Processor time in microseconds: what else runs on the machine does not count. */
static gint64
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
nothing_else (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
}

static void
is_sunk (const BonesPlay *end, guint ship, guint64 told, gconstpointer data, GArray *numbers)
{
  const guint64 number = end->game.ships[ship].status == BONES_SUNK;

  if (ship == GPOINTER_TO_UINT (data))
    g_array_append_val (numbers, number);
}

/* Ship 0 fires in the middle of her turn; ships 5 and on are her targets. */
static void
arrange (const BonesSetup *setup, const Case *what, BonesGame *game)
{
  bones_setup_game (setup, game);
  game->round = 1;
  game->step = BS_STEP_TURNS;
  game->wind = BONES_CALM;
  game->active_ship = 0;
  game->n_order = 2;
  game->order[1] = 1;
  for (guint fleet = 0; fleet < 2; fleet++)
    {
      game->fleets[fleet].flagship = BONES_NO_SHIP;
      game->fleets[fleet].tracks[BS_BOOTY] = what->booty;
    }

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      game->ships[ship].kind = ship == 0 ? what->firer : FRIGATE;
      bones_black_spot.commission (setup, game, &game->ships[ship]);
      game->ships[ship].tracks[BS_HITS] = 1;
    }

  if (what->flagship)
    game->fleets[1].flagship = 5;
}

static void
print_case (const BonesSetup *setup, const Case *what)
{
  BonesGame game;
  BonesEntry fire = { .kind = BONES_ENTRY_ACTION, .action = { BS_FIRE, 0, BONES_NO_SHIP, 0 } };
  BonesEntry bank = { .kind = BONES_ENTRY_ANSWER,
                      .answer = { .key = { "BS-FIRE-1", 0, 0 },
                                  .kind = BONES_ASK_CHOICE,
                                  .n = 1,
                                  .values = { BS_PORT } } };
  BonesEntry targets = { .kind = BONES_ENTRY_ANSWER,
                         .answer = { .key = { "BS-FIRE-3", 0, BS_PORT },
                                     .kind = BONES_ASK_TARGETS,
                                     .n = what->targets,
                                     .values = { 5, 6, 7, 8 } } };
  BonesEntry *const given[] = { &fire, &bank, &targets };
  const BonesQuestion question = { .setup = setup,
                                   .game = &game,
                                   .given = given,
                                   .n_given = G_N_ELEMENTS (given),
                                   .outcomes = nothing_else,
                                   .of_ship = is_sunk,
                                   .aim_of = 5,
                                   .data = GUINT_TO_POINTER (5),
                                   .merge = what->merge,
                                   .policy = what->policy,
                                   .aim = 1 };
  g_autoptr (GArray) odds = NULL;
  gint64 start;
  guint runs;

  arrange (setup, what, &game);
  start = processor_time ();
  odds = bones_odds (&question, NULL, &runs);
  g_print ("odds: %-54s %9.3f ms %7u runs", what->what, (gdouble) (processor_time () - start) / 1e3,
           runs);
  if (odds != NULL)
    g_print ("  sinks %.4f%s\n", bones_odds_of (odds, 1).value,
             bones_odds_of (odds, 1).under == 0 ? " (not exact)" : "");
  else
    g_print ("  gave up\n");
}

/* What a broadside of Man O' War does to a flagship of four ships, asked for as the tray asks: all
 * that may change. @answers are those to its choices: the side, the target, the band, the height.
 */
typedef struct {
  const char *what;
  guint target, height;
} Volley;

enum { FLAGSHIP = 4, HIGH = 1, LOW };

static const Volley volleys[] = {
  { "six guns at the flagship of four, high", FLAGSHIP, HIGH },
  { "the same, low", FLAGSHIP, LOW },
  { "at the second of them, high", FLAGSHIP + 1, HIGH },
  { "at the third, high", FLAGSHIP + 2, HIGH },
  { "at the last, high", FLAGSHIP + 3, HIGH },
};

static void
arrange_volley (const BonesSetup *setup, BonesGame *game)
{
  bones_setup_game (setup, game);
  game->round = 1;
  game->step = MW_BATTLE;
  game->active_ship = 0;
}

/* Answers @entry, the open question of @play, with @value, or with the first that is open. */
static void
answer_choice (const BonesPlay *play, BonesEntry *entry, guint value)
{
  entry->kind = BONES_ENTRY_ANSWER;
  entry->answer.key = play->prompt.key;
  entry->answer.kind = play->prompt.kind;
  entry->answer.n = 1;
  entry->answer.values[0] = (guint16) value;
}

static guint
choose (const BonesAsk *ask, const Volley *volley)
{
  if (g_str_equal (ask->what, "bank"))
    return MW_PORT;

  if (g_str_equal (ask->what, "target"))
    return volley->target;

  return g_str_equal (ask->what, "aim") ? volley->height : 0;
}

static void
print_volley (const BonesSetup *setup, const Volley *volley)
{
  BonesEntry entries[8] = { { .kind = BONES_ENTRY_ACTION,
                              .action = { MW_VERB_FIRE, 0, BONES_NO_SHIP, 0 } } };
  BonesEntry *given[G_N_ELEMENTS (entries)];
  g_autoptr (BonesPlay) play = bones_play_new (setup->ruleset, setup);
  g_autoptr (GPtrArray) fates = NULL;
  BonesGame game;
  BonesQuestion question = { .setup = setup,
                             .game = &game,
                             .given = given,
                             .n_given = 1,
                             .aim = BONES_NO_AIM,
                             .most_runs = G_MAXUINT };
  gdouble unknown;
  gint64 start;
  guint runs;

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    given[i] = &entries[i];

  arrange_volley (setup, &game);
  while (bones_play_run (play, &game, given, question.n_given) == BONES_ASKING
         && play->prompt.kind != BONES_ASK_DICE && question.n_given < G_N_ELEMENTS (entries))
    answer_choice (play, given[question.n_given++], choose (&play->prompt, volley));

  start = processor_time ();
  fates = bones_fates (&question, NULL, &unknown, &runs);
  g_print ("odds: %-54s %9.3f ms %7u runs  %u fates\n", volley->what,
           (gdouble) (processor_time () - start) / 1e3, runs, fates != NULL ? fates->len : 0);
}

static void
print_volleys (void)
{
  g_autoptr (Drift) drift = drift_new ("man-o-war", 2, 4, 1);

  for (guint i = 0; i < G_N_ELEMENTS (volleys); i++)
    print_volley (drift->setup, &volleys[i]);
}

/* A question of a random battle, and how long its odds took. */
typedef struct {
  const char *rule;
  guint32 seq;
  gdouble whole, cut; /* in milliseconds: in all; within the usual budget */
  gdouble unknown;    /* what was unknown then */
  guint runs;
} Slow;

typedef struct {
  gint64 start;
  gdouble lasts;
} Clock;

static gdouble
time_used (gconstpointer clock)
{
  const Clock *self = clock;

  return (gdouble) (g_get_monotonic_time () - self->start) / self->lasts;
}

/* Asks for the odds of everything that may change; returns how long it took, in processor time. */
static gdouble
time_fates (const Drift *drift, guint budget, guint *runs, gdouble *unknown)
{
  const BonesPlay *play = bones_replay_play (drift->replay);
  const gint64 start = processor_time ();
  const Clock clock = { g_get_monotonic_time (), budget * 1e3 };
  const BonesQuestion question = { .setup = drift->setup,
                                   .game = bones_replay_before (drift->replay),
                                   .given = play->entries,
                                   .n_given = play->n_entries,
                                   .aim = BONES_NO_AIM,
                                   .most_runs = G_MAXUINT,
                                   .used = time_used,
                                   .clock = &clock };
  g_autoptr (GPtrArray) fates = bones_fates (&question, NULL, unknown, runs);

  if (fates == NULL)
    *unknown = 1;

  return (gdouble) (processor_time () - start) / 1e3;
}

static gint
compare_slow (gconstpointer a, gconstpointer b)
{
  const gdouble x = ((const Slow *) a)->whole, y = ((const Slow *) b)->whole;

  return (x < y) - (x > y);
}

static void
print_slowest (const char *id)
{
  g_autoptr (Drift) drift = drift_new (id, 2, 4, 7);
  g_autoptr (GArray) slow = g_array_new (FALSE, FALSE, sizeof (Slow));
  gdouble unknown;
  guint runs;

  while (slow->len < POSITIONS && drift_on (drift))
    {
      const BonesPlay *play = bones_replay_play (drift->replay);
      Slow one = { .seq = bones_journal_length (drift->journal) };

      if (play->stop != BONES_ASKING)
        continue;

      one.rule = g_intern_string (play->prompt.key.rule);
      one.whole = time_fates (drift, LONGEST, &one.runs, &unknown);
      one.cut = time_fates (drift, USUAL_BUDGET, &runs, &one.unknown);
      g_array_append_val (slow, one);
    }

  g_print ("\nodds: the slowest of %u questions of a random battle of %s\n", slow->len, id);
  g_array_sort (slow, compare_slow);
  for (guint i = 0; i < MIN (slow->len, SLOWEST); i++)
    {
      const Slow *one = &g_array_index (slow, Slow, i);

      g_print ("  %-14s entry %4u %10.3f ms %8u runs; within %u ms: %7.3f ms, %.4f unknown\n",
               one->rule, one->seq, one->whole, one->runs, USUAL_BUDGET, one->cut, one->unknown);
    }
}

/* With "cases", only those. */
int
main (int argc, char **argv)
{
  static const char *const systems[] = { "black-spot", "dread-pirate", "man-o-war", "naval-duel" };
  g_autoptr (Drift) drift = drift_new ("black-spot", 2, 5, 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    print_case (drift->setup, &cases[i]);

  print_volleys ();
  if (argc > 1 && g_str_equal (argv[1], "cases"))
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    print_slowest (systems[i]);

  return 0;
}
