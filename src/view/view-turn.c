/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-turn.h"

static void
free_bank (gpointer data)
{
  BonesBankView *bank = data;

  g_free (bank->name);
  g_free (bank);
}

void
bones_turn_view_free (BonesTurnView *turn)
{
  g_free (turn->text);
  g_ptr_array_unref (turn->banks);
  g_free (turn);
}

static GPtrArray *
view_banks (const BonesWordsContext *context, const BonesTurn *turn, guint ship)
{
  const guint fired = context->game->ships[ship].tracks[turn->fired];
  GPtrArray *views = g_ptr_array_new_with_free_func (free_bank);
  BonesTurnBank banks[BONES_MAX_BANKS] = { 0 };
  const guint n = turn->banks (context->setup, context->game, ship, banks);

  for (guint i = 0; i < n; i++)
    {
      BonesBankView *view = g_new0 (BonesBankView, 1);

      view->id = g_intern_string (banks[i].id);
      view->name = bones_words_name (context, "choice", banks[i].id);
      view->at = banks[i].at;
      view->guns = banks[i].guns;
      view->fired = (fired >> banks[i].bit & 1) != 0;
      g_ptr_array_add (views, view);
    }

  return views;
}

BonesTurnView *
bones_turn_view_new (const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesTurn *turn = context->setup->ruleset->turn;
  const guint ship = context->game->active_ship;
  BonesWordsArgs args = BONES_WORDS_NONE;
  BonesTurnView *view;

  if (turn == NULL || context->game->over || !bones_game_in_play (context->game, ship)
      || !bones_sees_ship (context->setup, context->game, view_context->viewer, ship))
    return NULL;

  view = g_new0 (BonesTurnView, 1);
  args.ship = ship;
  view->ship = ship;
  view->text =
      bones_words_for (context, bones_round_prefix (context->setup->ruleset), "whose", &args);
  view->banks = view_banks (context, turn, ship);
  return view;
}

BonesRole
bones_role_of (const BonesRuleset *ruleset, guint verb)
{
  const BonesTurn *turn = ruleset->turn;

  if (turn == NULL)
    return BONES_ROLE_NONE;

  return verb == turn->orders               ? BONES_ROLE_ORDERS
         : verb == turn->fires              ? BONES_ROLE_FIRES
         : verb == turn->ends               ? BONES_ROLE_ENDS
         : verb == turn->moves && verb != 0 ? BONES_ROLE_MOVES
                                            : BONES_ROLE_NONE;
}

/* ---- The dice that lie on the table: the last roll with what it replaced ---- */

#define MOST_POOLS 2 /* of two sides that roll against each other */

/* The entry that is @i before the last of the effective list, or NULL. */
static const BonesEntry *
entry_back (const BonesJournal *journal, guint i)
{
  const GArray *effective = journal->effective;

  return i < effective->len ? bones_journal_entry (
             journal, g_array_index (effective, guint32, effective->len - 1 - i))
                            : NULL;
}

/* Whether the entry is outside the play, so that dice stay on the table. */
static gboolean
is_beside (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_NOTE || entry->kind == BONES_ENTRY_OVERRIDE;
}

static gboolean
is_answer_of (const BonesEntry *entry, BonesAskKind kind)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == kind;
}

/* Whether the pools are rolled against each other: the rule is the same, and each names the other's
 * ship. */
static gboolean
are_opposed (const BonesKey *a, const BonesKey *b)
{
  return g_strcmp0 (a->rule, b->rule) == 0 && a->subject == b->ordinal && a->ordinal == b->subject;
}

/* Whether dice for @key belong to the last roll. @keys (of const BonesKey) are the keys of it that
 * were found so far. */
static gboolean
belongs_to_roll (GPtrArray *keys, const BonesKey *key)
{
  for (guint i = 0; i < keys->len; i++)
    if (bones_key_equal (keys->pdata[i], key))
      return TRUE;

  if (keys->len == MOST_POOLS || (keys->len == 1 && !are_opposed (keys->pdata[0], key)))
    return FALSE;

  g_ptr_array_insert (keys, 0, (gpointer) key);
  return TRUE;
}

static void
free_pool (gpointer data)
{
  bones_pool_free (data);
}

/* Puts the pools of @keys in @entries into @pools; FALSE if a throw of one of them began before
 * @entries. */
static gboolean
find_pools (const GPtrArray *entries, const GPtrArray *keys, GPtrArray *pools)
{
  g_ptr_array_set_size (pools, 0);
  for (guint i = 0; i < keys->len; i++)
    {
      BonesPool *pool =
          bones_pool_new ((BonesEntry *const *) entries->pdata, entries->len, keys->pdata[i]);

      if (pool == NULL)
        return FALSE;

      g_ptr_array_add (pools, pool);
    }

  return TRUE;
}

/* Dice of other throws lie between the dice of a throw and those rolled again if several fleets
 * roll before any of them may roll again. */
GPtrArray *
bones_view_list_pools (const BonesJournal *journal)
{
  GPtrArray *pools = g_ptr_array_new_with_free_func (free_pool);
  g_autoptr (GPtrArray) keys = g_ptr_array_new (), entries = g_ptr_array_new ();
  const BonesEntry *entry;

  for (guint i = 0; (entry = entry_back (journal, i)) != NULL; i++)
    {
      if (is_beside (entry))
        continue;

      if (is_answer_of (entry, BONES_ASK_REROLL)
          || (is_answer_of (entry, BONES_ASK_DICE) && belongs_to_roll (keys, &entry->answer.key)))
        g_ptr_array_insert (entries, 0, (gpointer) entry);
      else if (!is_answer_of (entry, BONES_ASK_DICE) || find_pools (entries, keys, pools))
        break;
    }

  find_pools (entries, keys, pools);
  return pools;
}

guint64
bones_view_find_done (const BonesJournal *journal, guint ship)
{
  const BonesEntry *entry;
  guint64 done = 0;

  for (guint i = 0; (entry = entry_back (journal, i)) != NULL; i++)
    {
      if (entry->kind != BONES_ENTRY_ACTION)
        continue;

      if (entry->action.ship != ship)
        break;

      done |= G_GUINT64_CONSTANT (1) << entry->action.verb;
    }

  return done;
}
