/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drift.h"
#include "replay.h"

#include "registry.h"

#include <json-glib/json-glib.h>

static const char *const giving_up[] = { "concede", "end-battle", "withdraw", NULL };

static gpointer
read_content (const BonesRuleset *ruleset)
{
  g_autofree char *file = g_strconcat (ruleset->id, ".json", NULL);
  g_autofree char *path = g_build_filename (RULESET_DATA, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GVariant) variant = NULL;
  g_autoptr (GError) error = NULL;
  gpointer content;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  variant = json_gvariant_deserialize_data (text, -1, "a{sv}", &error);
  g_assert_no_error (error);
  g_variant_ref_sink (variant);
  content = ruleset->content_new (variant, &error);
  g_assert_no_error (error);
  return content;
}

static void
add_fleet (BonesSetup *setup, guint fleet, guint n_ships)
{
  g_autofree char *name = g_strdup_printf ("Fleet %u", fleet + 1);
  BonesRoster *roster = bones_roster_new (name);
  const guint n_kinds = MIN (setup->ruleset->n_kinds (setup->content), 3);

  for (guint i = 0; i < n_ships; i++)
    bones_roster_add (roster, NULL, setup->ruleset->kind_id (setup->content, i % n_kinds), i == 0);

  g_ptr_array_add (setup->rosters, roster);
}

Drift *
drift_new (const char *id, guint n_fleets, guint n_ships, guint32 seed)
{
  const BonesRuleset *ruleset = bones_ruleset_find (id);
  BonesEntry *first;
  Drift *drift;

  if (ruleset == NULL)
    return NULL;

  drift = g_new0 (Drift, 1);
  drift->rand = g_rand_new_with_seed (seed);
  drift->setup = bones_setup_new (ruleset, read_content (ruleset));
  for (guint fleet = 0; fleet < n_fleets; fleet++)
    add_fleet (drift->setup, fleet, n_ships);

  drift->journal = bones_journal_new ();
  drift->replay = bones_replay_new (drift->setup);
  first = bones_entry_new (BONES_ENTRY_ACTION);
  first->action = ruleset->first_action ();
  drift_append (drift, first);
  return drift;
}

void
drift_free (Drift *drift)
{
  bones_replay_free (drift->replay);
  bones_journal_free (drift->journal);
  bones_setup_free (drift->setup);
  g_rand_free (drift->rand);
  g_free (drift);
}

void
drift_append (Drift *drift, BonesEntry *entry)
{
  entry->seq = bones_journal_length (drift->journal) + 1;
  bones_journal_append (drift->journal, entry);
  g_assert_cmpuint (bones_replay_follow (drift->replay, drift->journal), ==, 0);
}

static guint
any (Drift *drift, guint low, guint high)
{
  return g_rand_int_range (drift->rand, low, (gint) high + 1);
}

/* One of the values that are open and that @answer does not have yet. */
static guint
any_open (Drift *drift, const BonesAsk *ask, const BonesAnswer *answer)
{
  guint values[BONES_MAX_CHOICES], n = 0;

  for (guint value = 0; value < BONES_MAX_CHOICES; value++)
    {
      gboolean is_new = bones_ask_allows (ask, value);

      for (guint i = 0; i < answer->n; i++)
        is_new = is_new && (answer->values[i] & 0xff) != value;

      if (is_new)
        values[n++] = value;
    }

  g_assert_cmpuint (n, >, 0);
  return values[any (drift, 0, n - 1)];
}

static guint
count_open (const BonesAsk *ask)
{
  guint n = 0;

  for (guint value = 0; value < BONES_MAX_CHOICES; value++)
    n += bones_ask_allows (ask, value);

  return n;
}

/* Seldom more than three ships or targets, as at a table. */
static void
add_several (Drift *drift, const BonesAsk *ask, BonesAnswer *answer)
{
  const guint most = MIN (MIN (ask->most, count_open (ask)), MAX (ask->least, 3));
  const guint n = any (drift, ask->least, most);

  while (answer->n < n)
    {
      guint value = any_open (drift, ask, answer);

      if (ask->kind == BONES_ASK_TARGETS)
        value |= any (drift, 0, ask->n_ids - 1) << 8;

      answer->values[answer->n++] = value;
    }
}

static void
add_reroll (Drift *drift, const BonesAsk *ask, BonesAnswer *answer)
{
  answer->n = 1;
  answer->values[0] = BONES_REROLL_KEEP;
  if (any (drift, 0, 9) > 0 || !bones_ask_allows (ask, BONES_REROLL_SPEND))
    return;

  answer->n = 3;
  answer->values[0] = BONES_REROLL_SPEND;
  answer->values[1] = ask->high == 0 ? 0 : any (drift, 1, ask->high);
  answer->values[2] = 1;
}

static void
add_values (Drift *drift, const BonesAsk *ask, BonesAnswer *answer)
{
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      while (answer->n < ask->least)
        answer->values[answer->n++] = any (drift, 1, ask->sides);
      break;
    case BONES_ASK_REROLL:
      add_reroll (drift, ask, answer);
      break;
    case BONES_ASK_NUMBER:
      answer->values[answer->n++] = any (drift, ask->low, ask->high);
      break;
    case BONES_ASK_INCHES:
      answer->values[answer->n++] = any (drift, (ask->low + 49) / 50, ask->high / 50) * 50;
      break;
    case BONES_ASK_CONFIRM:
      answer->values[answer->n++] = any (drift, 0, 1);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
    case BONES_ASK_SHIPS:
    case BONES_ASK_TARGETS:
      add_several (drift, ask, answer);
      break;
    default:
      answer->values[answer->n++] = any_open (drift, ask, answer);
    }
}

static void
answer (Drift *drift, const BonesAsk *ask)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

  entry->answer.key = ask->key;
  entry->answer.kind = ask->kind;
  add_values (drift, ask, &entry->answer);
  drift_append (drift, entry);
}

static gboolean
may_start (const Drift *drift, const BonesAction *action)
{
  const BonesRuleset *ruleset = drift->setup->ruleset;
  BonesRefusal refusal;

  return !g_strv_contains (giving_up, ruleset->verbs[action->verb].id)
         && bones_play_is_open (bones_replay_play (drift->replay), action, &refusal);
}

gboolean
drift_on (Drift *drift)
{
  const BonesPlay *play = bones_replay_play (drift->replay);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));
  BonesEntry *entry;

  if (play->stop == BONES_ASKING)
    {
      answer (drift, &play->prompt);
      return TRUE;
    }

  drift->setup->ruleset->actions (drift->setup, &play->game, actions);
  for (guint i = actions->len; i > 0; i--)
    if (!may_start (drift, &g_array_index (actions, BonesAction, i - 1)))
      g_array_remove_index_fast (actions, i - 1);

  if (actions->len == 0)
    return FALSE;

  entry = bones_entry_new (BONES_ENTRY_ACTION);
  entry->action = g_array_index (actions, BonesAction, any (drift, 0, actions->len - 1));
  drift_append (drift, entry);
  return TRUE;
}
