/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "change.h"

#define ONE_AT_FIRST 8 /* first questions of their kind in a battle that are meddled with */
#define OFTEN 50       /* battles that ask a question: one of them meddles with it */

guint
player_below (GRand *random, guint n)
{
  return g_rand_int_range (random, 0, MAX (n, 1));
}

gboolean
player_one_in (GRand *random, guint n)
{
  return player_below (random, n) == 0;
}

BonesChange
player_set (BonesScope scope, guint field, guint index, gint64 value)
{
  return (BonesChange){ scope, field, index, FALSE, value };
}

static BonesChange
change_ship (const BonesGame *game, guint ship, guint fleet, const PlayerThings *things,
             GRand *random)
{
  switch (player_below (random, 4))
    {
    case 0:
      return player_set (BONES_SET_SHIP, BONES_SHIP_OWNER, ship,
                         player_one_in (random, 3) ? BONES_NOBODY : fleet);
    case 1:
      return player_set (BONES_SET_SHIP, BONES_SHIP_KIND, ship,
                         player_below (random, things->ships));
    case 2:
      return player_set (BONES_ADD_SHIP, player_below (random, things->ships), fleet, 0);
    default:
      return player_set (BONES_SET_SHIP, BONES_SHIP_STATUS, ship,
                         player_below (random, BONES_STATUSES));
    }
}

static BonesChange
change_link (const BonesGame *game, guint ship, const PlayerThings *things, GRand *random)
{
  return player_one_in (random, 2)
             ? player_set (BONES_REMOVE_LINK, 0, player_below (random, game->n_links + 1), 0)
             : player_set (BONES_ADD_LINK, 1 + player_below (random, things->links), ship,
                           player_below (random, game->n_ships));
}

BonesChange
player_change_things (Battle *battle, guint ship, guint fleet, const PlayerThings *things,
                      GRand *random)
{
  const BonesGame *game = battle_game (battle);
  const guint what = player_below (random, 9);

  if (what == 0)
    return player_set (BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, ship);

  if (what == 1)
    return player_set (BONES_ADD_FLEET, 0, 0, 0);

  if (what < 4 && things->links > 0)
    return change_link (game, ship, things, random);

  if (what == 4 && things->markers > 0)
    return player_set (BONES_ADD_MARKER, 1 + player_below (random, things->markers),
                       player_one_in (random, 3) ? BONES_NOBODY : fleet,
                       player_one_in (random, 3) ? BONES_NO_SHIP : ship);

  if (what == 5 && things->decks > 0)
    return player_set (BONES_SET_CARD, player_below (random, things->decks),
                       player_below (random, things->cards),
                       player_below (random, BONES_IN_HAND + game->n_fleets));

  return change_ship (game, ship, fleet, things, random);
}

static gboolean
has_value (const BonesAnswer *answer, guint value)
{
  for (guint i = 0; i < answer->n; i++)
    if ((answer->values[i] & 0xff) == value)
      return TRUE;

  return FALSE;
}

/* A random open value of @ask; of a draw, a card that is left. */
static guint
open_value (const BonesAsk *ask, GRand *random)
{
  guint n = 0, value = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i) && (ask->hand != BONES_TO_HAND || ask->weights[i] > 0)
        && player_below (random, ++n) == 0)
      value = i;

  g_assert_cmpuint (n, >, 0); /* otherwise there is no answer */
  return value;
}

/* Some of those that are open, each with a range or an effect where the question has these; few, or
 * whole fleets would lie under each template. */
static void
answer_some (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  const gboolean paired = ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;
  const guint most = MAX (MIN (ask->most, 4), ask->least);

  for (guint pass = 0; pass < 2 && answer->n < most; pass++)
    for (guint i = 0; i < BONES_MAX_CHOICES && answer->n < (pass == 0 ? most : ask->least); i++)
      if (bones_ask_allows (ask, i) && !has_value (answer, i)
          && (pass == 1 || player_one_in (random, 2)))
        answer->values[answer->n++] = paired ? i | player_below (random, ask->n_ids) << 8 : i;
}

/* In half inches, or the exact maximum. */
static guint
random_inches (const BonesAsk *ask, GRand *random)
{
  const gboolean less = ask->soft_low && player_one_in (random, 4);
  const guint first = less ? 0 : (ask->low + 49) / 50, last = ask->high / 50;

  if (first > last || player_one_in (random, 8))
    return ask->high;

  return 50 * g_rand_int_range (random, first, last + 1);
}

static void
answer_reroll (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  answer->n = 1;
  answer->values[0] = player_one_in (random, 3)    ? BONES_REROLL_SPEND
                      : player_one_in (random, 20) ? BONES_REROLL_KEEP_ALL
                                                   : BONES_REROLL_KEEP;
  if (answer->values[0] != BONES_REROLL_SPEND)
    return;

  answer->n = 3;
  answer->values[1] = ask->high > 0 ? 1 + player_below (random, ask->high) : 0;
  answer->values[2] = 1 + player_below (random, MAX (ask->low, 1));
}

BonesEntry *
player_answer (const BonesPlay *play, GRand *random)
{
  const BonesAsk *ask = &play->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesAnswer *answer = &entry->answer;

  answer->key = ask->key;
  answer->kind = ask->kind;
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      while (answer->n < ask->least)
        answer->values[answer->n++] = 1 + player_below (random, ask->sides);
      break;
    case BONES_ASK_REROLL:
      answer_reroll (ask, random, answer);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
    case BONES_ASK_SHIPS:
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      answer_some (ask, random, answer);
      break;
    case BONES_ASK_NUMBER:
      answer->values[answer->n++] = ask->low + player_below (random, ask->high - ask->low + 1);
      break;
    case BONES_ASK_INCHES:
      answer->values[answer->n++] = random_inches (ask, random);
      break;
    case BONES_ASK_CONFIRM:
      answer->values[answer->n++] = !player_one_in (random, 3);
      break;
    default:
      answer->values[answer->n++] = open_value (ask, random);
    }

  g_assert_cmpint (bones_answer_fits (ask, answer), ==, BONES_FITS);
  return entry;
}

gboolean
player_action (Battle *battle, GRand *random, PlayerEagerness eagerness, BonesAction *action,
               void (*on_closed) (const BonesRefusal *refusal))
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));
  const gboolean leaves = player_one_in (random, 200);
  guint n = 0, leaving = 0;

  battle_system.ruleset->actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);
      const guint eager = eagerness (one->verb);
      BonesRefusal refusal;

      if (!bones_play_is_open (battle_play (battle), one, &refusal))
        {
          if (on_closed != NULL)
            on_closed (&refusal);

          continue;
        }

      n += eager;
      leaving += eager == 0;
      if (leaves && leaving > 0 ? eager == 0 && player_one_in (random, leaving)
                                : player_below (random, n) < eager)
        *action = *one;
    }

  return n > 0 || (leaves && leaving > 0);
}

BonesEntry *
player_override (Battle *battle, GRand *random, PlayerChange change)
{
  const BonesOption *options = battle_system.ruleset->options;
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_OVERRIDE);
  guint n = 0;

  while (options[n].key != NULL)
    n++;

  entry->changes = g_new0 (BonesChange, 1);
  entry->n_changes = 1;
  entry->changes[0] = change (battle, random);
  if (player_one_in (random, 10))
    {
      entry->kind = BONES_ENTRY_OPTION;
      entry->changes[0] =
          player_set (BONES_SET_OPTION, player_below (random, n), 0, player_below (random, 3));
    }

  bones_game_copy (tried, battle_game (battle));
  return bones_entry_apply (battle->setup, tried, entry) == BONES_CHANGE_FITS
             ? g_steal_pointer (&entry)
             : NULL;
}

/* One of the last answers that hold anything, or 0. */
static guint32
find_answer (const BonesJournal *journal, GRand *random)
{
  const GArray *effective = journal->effective;
  guint32 found = 0;

  for (guint i = effective->len > 8 ? effective->len - 8 : 0, n = 0; i < effective->len; i++)
    {
      const guint32 seq = g_array_index (effective, guint32, i);
      const BonesEntry *entry = bones_journal_entry (journal, seq);

      if (entry->kind == BONES_ENTRY_ANSWER && entry->answer.n > 0
          && player_below (random, ++n) == 0)
        found = seq;
    }

  return found;
}

/* Other dice, or another value, which need not fit. */
static void
correct (BonesAnswer *answer, GRand *random)
{
  answer->source = BONES_CORRECTED;
  answer->said = NULL;
  if (answer->kind == BONES_ASK_DICE)
    for (guint i = 0; i < answer->n; i++)
      answer->values[i] = 1 + player_below (random, 6);
  else if (answer->kind == BONES_ASK_INCHES)
    answer->values[0] = 50 * player_below (random, 20);
  else
    answer->values[player_below (random, answer->n)] = player_below (random, 8);
}

gboolean
player_amend (Battle *battle, GRand *random)
{
  const guint32 seq = find_answer (battle->journal, random);
  BonesEntry *entry;

  if (seq == 0)
    return FALSE;

  entry = bones_entry_new (BONES_ENTRY_AMEND);
  entry->to = seq;
  entry->seq = bones_journal_length (battle->journal) + 1;
  entry->answer = bones_journal_entry (battle->journal, seq)->answer;
  correct (&entry->answer, random);
  bones_journal_append (battle->journal, entry);
  if (bones_replay_follow (battle->replay, battle->journal) == 0)
    {
      battle_check_asked_anew (battle);
      return TRUE;
    }

  bones_journal_retract (battle->journal, 1);
  g_assert_cmpuint (bones_replay_follow (battle->replay, battle->journal), ==, 0);
  return FALSE;
}

/* A kind of question: its id and its rule. */
typedef struct {
  guint battle;  /* 1 + the number of the last battle that asked it, */
  guint battles; /* how many have, */
  guint meddled; /* and how often somebody meddled with it */
} Question;

static GHashTable *questions; /* of Question, by "to-hit (RULE)" */

gboolean
player_meddles (Battle *battle, GRand *random, guint otherwise)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  g_autofree char *kind = g_strdup_printf ("%s (%s)", ask->what, ask->key.rule);
  Question *question;
  gboolean first, meddles;

  if (questions == NULL)
    questions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  question = g_hash_table_lookup (questions, kind);
  if (question == NULL)
    {
      question = g_new0 (Question, 1);
      g_hash_table_insert (questions, g_steal_pointer (&kind), question);
    }

  first = question->battle != player_battle () + 1;
  meddles = player_one_in (random, first ? ONE_AT_FIRST : otherwise);
  question->battle = player_battle () + 1;
  question->battles += first;
  question->meddled += meddles;
  return meddles;
}

void
player_check_meddled (void)
{
  GHashTableIter iter;
  gpointer kind, value;

  g_assert_nonnull (questions);
  g_test_message ("%u kinds of questions", g_hash_table_size (questions));
  g_hash_table_iter_init (&iter, questions);
  while (g_hash_table_iter_next (&iter, &kind, &value))
    {
      const Question *question = value;

      if (question->battles > OFTEN && question->meddled == 0)
        g_error ("%u battles asked %s, and nobody meddled with it", question->battles,
                 (char *) kind);
    }

  g_clear_pointer (&questions, g_hash_table_unref);
}

guint
player_from_environment (const char *name, guint otherwise)
{
  const char *value = g_getenv (name);

  return value != NULL ? g_ascii_strtoull (value, NULL, 10) : otherwise;
}

void
player_tell (const BonesEntry *entry, const char *asked)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const BonesAction *action = &entry->action;

  if (entry->kind == BONES_ENTRY_ACTION)
    g_string_printf (out, "%s %d %d", battle_system.ruleset->verbs[action->verb].id,
                     (gint16) action->ship, (gint8) action->fleet);
  else if (entry->kind == BONES_ENTRY_ANSWER)
    g_string_printf (out, "  %s (%s %u %u):", asked, entry->answer.key.rule,
                     entry->answer.key.subject, entry->answer.key.ordinal);

  for (guint i = 0; i < entry->answer.n; i++)
    g_string_append_printf (out, " %u", entry->answer.values[i]);

  for (guint i = 0; i < entry->n_changes; i++)
    g_string_append_printf (out, "  by hand: scope %u field %u of %u: %d", entry->changes[i].scope,
                            entry->changes[i].field, entry->changes[i].index,
                            (gint) entry->changes[i].value);

  g_test_message ("%s", out->str);
}

void
player_tell_events (const BonesPlay *play)
{
  for (guint i = 0; i < play->events->len; i++)
    {
      const BonesEvent *event = &g_array_index (play->events, BonesEvent, i);

      if (event->cursor == play->cursor)
        g_test_message ("    %s %d %d", event->what, (gint16) event->ship, (gint16) event->other);
    }
}
