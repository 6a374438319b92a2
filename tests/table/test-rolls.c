/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The dice of one line of the log: which were rolled again, and what replaced them.
 *
 * Answers are written like this: "A251" are three dice of the attacker, "D6" one of the defender;
 * "+0" spends on a whole pool, "+3" on its third die, "*0" on two rolls of which the better stands;
 * "=" keeps.
 */
#include "rolls.h"

#include <string.h>

static void
read_said (BonesAnswer *answer, const char *said, guint subject)
{
  answer->key = (BonesKey){ "TEST-1", subject, 0 };
  answer->source = BONES_FROM_TABLE;
  answer->kind = g_ascii_isalpha (said[0]) ? BONES_ASK_DICE : BONES_ASK_REROLL;
  if (answer->kind == BONES_ASK_DICE)
    for (const char *die = said + 1; *die != '\0'; die++)
      answer->values[answer->n++] = (guint16) (*die - '0');
  else if (said[0] == '=')
    answer->values[answer->n++] = BONES_REROLL_KEEP;
  else
    {
      answer->n = 3;
      answer->values[0] = BONES_REROLL_SPEND;
      answer->values[1] = (guint16) (said[1] - '0');
      answer->values[2] = said[0] == '*' ? 2 : 1;
    }
}

static GPtrArray *
read_entries (const char *all)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_auto (GStrv) said = g_strsplit (all, " ", -1);

  for (guint i = 0; said[i] != NULL; i++)
    {
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

      read_said (&entry->answer, said[i], said[i][0] == 'D' ? 2 : 1);
      g_ptr_array_add (entries, entry);
    }

  return entries;
}

/* "[2 5 1x] again [6]": an x marks a replaced die. */
static char *
write_rolls (const GArray *rolls)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; rolls != NULL && i < rolls->len; i++)
    {
      const BonesLogRoll *roll = &g_array_index (rolls, BonesLogRoll, i);

      g_string_append_printf (out, "%s%s[", i > 0 ? " " : "", roll->again ? "again " : "");
      for (guint die = 0; die < roll->n; die++)
        g_string_append_printf (out, "%s%u%s", die > 0 ? " " : "", roll->faces[die],
                                (roll->gone >> die & 1) != 0 ? "x" : "");

      g_string_append_c (out, ']');
    }

  return g_string_free (out, FALSE);
}

static void
test_rolls (void)
{
  static const struct {
    const char *said, *expected;
  } cases[] = {
    { "=", "" },
    { "A35 =", "[3 5]" },
    { "A12 +0 A34 =", "[1x 2x] again [3 4]" },
    { "A251 +3 A6 =", "[2 5 1x] again [6]" },
    { "A251 +3 A2 +3 A4 =", "[2 5 1x] again [2x] again [4]" },
    { "A251 +3 A2 +1 A4 =", "[2x 5 1x] again [2] again [4]" },
    { "A12 *0 A34 A56", "[1x 2x] again [3 4] again [5 6]" },
    { "A12 D34 = +0 A56 =", "[1x 2x] [3 4] again [5 6]" },
    { "A12 D34 +2 A6 = =", "[1 2x] [3 4] again [6]" },
    { "A12 = A34 =", "[1 2] [3 4]" },
    { "A12 +0 D3 A34 =", "[1x 2x] [3] again [3 4]" },
    { "A1 +0", "[1]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) entries = read_entries (cases[i].said);
      g_autoptr (GArray) summaries = g_array_new (FALSE, TRUE, sizeof (BonesEntrySummary));
      GArray *rolls =
          bones_rolls_new (summaries, (BonesEntry *const *) entries->pdata, entries->len);
      g_autofree char *text = write_rolls (rolls);

      g_assert_cmpstr (text, ==, cases[i].expected);
      g_clear_pointer (&rolls, g_array_unref);
    }
}

/* "(1 2) 3 4": dice that were replaced, and dice that stand. */
static char *
write_pool (const BonesPool *pool)
{
  GString *out = g_string_new (pool->first > 0 ? "(" : "");

  for (guint i = 0; i < pool->dice->len; i++)
    {
      const BonesPoolDie *die = &g_array_index (pool->dice, BonesPoolDie, i);

      g_assert_cmpint (die->rerolled, ==, i < pool->first);
      g_string_append_printf (out, "%s%u%s", i > 0 ? " " : "", die->face,
                              i + 1 == pool->first ? ")" : "");
    }

  return g_string_free (out, FALSE);
}

/* The dice of the attacker on the table. */
static void
test_lying (void)
{
  static const struct {
    const char *said, *expected;
  } cases[] = {
    { "A35 =", "3 5" },
    { "A1 +0", "1" },
    { "A12 +0 A34 =", "(1 2) 3 4" },
    { "A251 +3 A6 =", "(1) 2 5 6" },
    { "A251 +3 A2 +3 A4 =", "(1 2) 2 5 4" },
    { "A251 +3 A2 +1 A4 =", "(2 1) 4 5 2" },
    { "A12 *0 A34 A56", "(1 2 3 4) 5 6" },
    { "A12 *0 A56 A34", "(1 2 3 4) 5 6" },
    { "A12 *0 A51 A44 +1 A1", "(1 2 5 4 4) 1 1" },
    { "A12 D34 = +0 A56 =", "(1 2) 5 6" },
    { "A12 +0 D3 A34 =", "(1 2) 3 4" },
    { "A12 = A34 =", "3 4" },
  };
  const BonesKey attacker = { "TEST-1", 1, 0 }, nobody = { "TEST-1", 3, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) entries = read_entries (cases[i].said);
      BonesEntry *const *list = (BonesEntry *const *) entries->pdata;
      g_autoptr (BonesPool) pool = bones_pool_new (list, entries->len, &attacker);
      g_autofree char *text = write_pool (pool);

      g_assert_cmpstr (text, ==, cases[i].expected);
      g_assert_null (bones_pool_new (list, entries->len, &nobody));
    }
}

/* Each die has the number of sides of its question, or six if that is not known. */
static void
test_sides (void)
{
  const BonesEntrySummary known[] = { { .sides = 0 }, { .sides = 8 } };
  g_autoptr (GArray) summaries = g_array_new (FALSE, TRUE, sizeof (BonesEntrySummary));
  g_autoptr (GPtrArray) entries = read_entries ("A8 D3 A1");
  BonesEntry *const *list = (BonesEntry *const *) entries->pdata;
  g_autoptr (GArray) rolls = NULL;

  g_array_append_vals (summaries, known, G_N_ELEMENTS (known));
  for (guint i = 0; i < entries->len; i++)
    list[i]->seq = 2 + i;

  rolls = bones_rolls_new (summaries, list, entries->len);
  g_assert_cmpuint (rolls->len, ==, 3);
  g_assert_cmpuint (g_array_index (rolls, BonesLogRoll, 0).sides, ==, 8);
  g_assert_cmpuint (g_array_index (rolls, BonesLogRoll, 1).sides, ==, 6);
  g_assert_cmpuint (g_array_index (rolls, BonesLogRoll, 2).sides, ==, 6);
}

/* Cards that the app drew cannot be corrected; everything else can. */
static void
test_answers (void)
{
  g_autoptr (GPtrArray) entries = read_entries ("A35 D1 =");
  BonesEntry *const *list = (BonesEntry *const *) entries->pdata;
  g_autoptr (GArray) answers = NULL;

  for (guint i = 0; i < entries->len; i++)
    list[i]->seq = 10 + i;

  list[1]->answer.kind = BONES_ASK_CARD;
  list[1]->answer.source = BONES_FROM_APP;
  answers = bones_rolls_answers (list, entries->len);
  g_assert_cmpuint (answers->len, ==, 2);
  g_assert_cmpuint (g_array_index (answers, guint32, 0), ==, 10);
  g_assert_cmpuint (g_array_index (answers, guint32, 1), ==, 12);
  g_assert_null (bones_rolls_answers (&list[1], 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rolls/again", test_rolls);
  g_test_add_func ("/rolls/lying", test_lying);
  g_test_add_func ("/rolls/sides", test_sides);
  g_test_add_func ("/rolls/answers", test_answers);
  return g_test_run ();
}
