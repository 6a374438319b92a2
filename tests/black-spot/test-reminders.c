/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

#include <string.h>

/*
 * Reminders: each is there when it is true, and gone when it is not.
 */

#define FLEETS "Red: frigate* sloop; Blue: frigate* sloop"
#define BASE "opt.fire=on opt.anchoring=on opt.momentum=on opt.opportunity_fire=on fs.magic=on"

static const struct {
  const char *name, *given, *script;
  const char *due;   /* "flames:R1:2": what, of whom, its first number where there is one */
  const char *undue; /* what is not said; or NULL */
} rows[] = {
  { "nothing is due", "R2.ordered=1 B2.ordered=1", "activate R1; move R1: straight 3", "", NULL },
  { "flames", "R2.flames=2 B2.flames=1", NULL, "flames:R2:2", "flames:B2" },
  { "no flames once she has her orders", "R2.flames=1", "activate R2: [2]", "", "flames:R2" },
  { "not in another class", "R1.flames=1", NULL, "", "flames:R1" },
  { "aground", "R2.aground=1", NULL, "aground:R2", "aground:R1" },
  { "at anchor", "R2.anchored=1", "activate R2", "anchored:R2", NULL },
  { "at anchor, but it is not her turn", "R2.anchored=1", NULL, "", "anchored:R2" },
  { "held by rocks", "marker=rocks:R2:Blue R2.trapped=1", "activate R2", "trapped:R2", NULL },
  { "way on", "R2.inches_last=400", "activate R2", "momentum:R2:200", NULL },
  { "way on, in the wind", "R2.inches_last=400 wind=N", "activate R2",
    "momentum-in-wind:R2:400:200", "momentum:R2" },
  { "way on, until she has moved", "R2.inches_last=400", "activate R2; move R2: straight 3", "",
    "momentum:R2" },
  { "no way on", "R2.inches_last=200", "activate R2", "", "momentum:R2" },
  { "opportunity", "B1.ordered=1 B2.ordered=1", "activate R2", "opportunity:B1:2",
    "opportunity:R1" },
  { "opportunity, of two fleets", "R1.ordered=1 B1.ordered=1 B2.ordered=1", "activate R2",
    "opportunity:R1:1 opportunity:B1:2", NULL },
  { "no opportunity without a turn", "B1.ordered=1 B2.ordered=1", NULL, "", "opportunity:B1" },
  { "no opportunity with all banks fired", "B2.ordered=1 B2.fired=15", "activate R2", "",
    "opportunity:B2" },
  { "a battle is due", NULL, "activate R2; move R2: straight 3; grapple R2: B2", "battle-due:R2",
    NULL },
  { "a pair that has not fought", "round=3", NULL, "", "pair:R2" },
  { "a pair whose turn it is", "link=grapple:R1:B1 round=2", "board R1", "", "pair:R1" },
  { "a pair of which one has had her turn", "link=grapple:R1:B1 R1.ordered=1", NULL, "",
    "pair:R1" },
  { "few have had no orders", "R1.ordered=1 B1.ordered=1", NULL, "not-ordered:R2 not-ordered:B2",
    NULL },
  { "many have had no orders", NULL, NULL, "", "not-ordered:R2" },
  { "the prize", "B2.hits=1 B2.ordered=1",
    "activate R2; move R2: straight 3; grapple R2: B2; board R2: [6] [1] [1]", "prize:B2", NULL },
  { "a shore party rows on",
    "marker=shore-party:R2:Red R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1", NULL,
    "party-rows:R2", NULL },
  { "no party rows before", "marker=shore-party:R2:Red", NULL, "", "party-rows:R2" },
  { "a spell ends with the round",
    "marker=death-cannon:R2:Red R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1", NULL,
    "spell-ends:R2", "party-rows" },
  { "a ring does not", "marker=ring:R2:Red R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1",
    NULL, "", "spell-ends" },
  { "nor is it a thirst", "marker=ring:R2:Red R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1",
    NULL, "", "bloodthirst" },
  { "and does not end before", "marker=death-cannon:R2:Red", NULL, "", "spell-ends" },
  { "a whirlpool and a volcano", "marker=whirlpool marker=volcano step=4", NULL,
    "whirlpool volcano", NULL },
  { "nothing else on the table moves by itself", "marker=reef step=4", NULL, "", "volcano" },
  { "until the phase has begun", "marker=whirlpool marker=volcano step=4 Red.cards=rum",
    "magic: [1] [1] {} {}", "", "whirlpool" },
  { "the attempt", "step=4 Red.cards=rum,lightning", "magic", "attempt:Red:2", "attempt:Blue" },
  { "a flagship was taken off by hand", "B1.status=sunk", NULL, "morale-due:Blue",
    "morale-due:Red" },
  { "until the fleet has tested", "B1.status=sunk", "test-morale Blue: [2]", "", "morale-due" },
  { "a flagship was given away by hand", "B1.owner=Red", NULL, "morale-due:Blue", NULL },
  { "a flagship that fled", "B1.status=fled", NULL, "", "morale-due" },
  { "over", "B1.status=sunk B2.status=sunk R2.flames=1", NULL, "", "flames:R2" },
};

/* "flames:R2:2": with its numbers, up to the first that is 0 */
static char *
name_reminder (const BonesReminder *reminder, const BonesGame *game)
{
  static const char *const ships[] = { "R1", "R2", "B1", "B2" };
  static const char *const fleets[] = { "Red", "Blue" };
  const char *of = reminder->ship < game->n_ships       ? ships[reminder->ship]
                   : reminder->marker < game->n_markers ? ""
                   : reminder->fleet < game->n_fleets   ? fleets[reminder->fleet]
                                                        : "";
  GString *name;

  if (*of == '\0')
    return g_strdup (reminder->what);

  name = g_string_new (NULL);
  g_string_printf (name, "%s:%s", reminder->what, of);
  for (guint i = 0; i < G_N_ELEMENTS (reminder->values) && reminder->values[i] > 0; i++)
    g_string_append_printf (name, ":%d", reminder->values[i]);

  return g_string_free (name, FALSE);
}

static char *
list_reminders (Battle *battle)
{
  g_autoptr (GArray) reminders = g_array_new (FALSE, FALSE, sizeof (BonesReminder));
  const BonesGame *game = battle_game (battle);
  GString *list = g_string_new (NULL);

  bones_black_spot.remind (battle->setup, game, reminders);
  for (guint i = 0; i < reminders->len; i++)
    {
      const BonesReminder *reminder = &g_array_index (reminders, BonesReminder, i);
      g_autofree char *name = name_reminder (reminder, game);
      g_autofree char *words = g_strconcat ("reminder.", reminder->what, NULL);

      g_assert_nonnull (bones_ruleset_words (&bones_black_spot, words));
      g_assert_nonnull (reminder->rule);
      g_string_append_printf (list, " %s", name);
    }

  return g_string_free (list, FALSE);
}

static void
check_row (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (Battle) battle = battle_begin (FLEETS, BASE, rows[i].given);
  g_auto (GStrv) due = g_strsplit (rows[i].due, " ", -1);
  g_autofree char *list = NULL;

  if (rows[i].script != NULL)
    battle_do (battle, rows[i].script);

  list = list_reminders (battle);
  for (guint j = 0; due[j] != NULL; j++)
    if (strstr (list, due[j]) == NULL)
      g_error ("%s is not said, but:%s", due[j], list);

  if (rows[i].undue != NULL && strstr (list, rows[i].undue) != NULL)
    g_error ("%s is said:%s", rows[i].undue, list);
}

/* In the next round the pair comes first, and what ends with the round comes last. */
static void
test_pair (void)
{
  g_autoptr (Battle) battle = battle_begin (FLEETS, "board.first_fight=next_round", NULL);
  g_autofree char *list = NULL;

  battle_do (battle, "activate R2; move R2: straight 3; grapple R2: B2; end-turn R2");
  battle_override (battle, "R1.ordered=1 B1.ordered=1 B2.ordered=1");
  battle_do (battle, "end-round; draw-wind: calm; initiative: Red");
  list = list_reminders (battle);
  g_assert_true (g_str_has_prefix (list, " pair:R2"));
}

/* FS-FAC-8b: a prize of the Undead is converted, and no battle is mentioned. */
static void
test_converting (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red/undead: frigate* sloop; Blue/elves: frigate* sloop", "fs.factions=on",
                    "B2.hits=1 B2.ordered=1");
  g_autofree char *list = NULL;

  battle_do (battle, "activate R2; move R2: straight 3; grapple R2: B2; board R2: [6] [1] [1]; "
                     "aftermath R2: add");
  battle_override (battle, "R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1");
  battle_do (battle, "end-round; draw-wind: calm; initiative: Red");
  list = list_reminders (battle);
  g_assert_true (g_str_has_prefix (list, " converting:R2"));
  g_assert_null (strstr (list, "pair"));
}

static void
test_spells (void)
{
  g_autoptr (Battle) battle = battle_begin (FLEETS, BASE, "marker=bloodthirst:R2:Red");
  g_autofree char *before = list_reminders (battle), *after = NULL;

  g_assert_nonnull (strstr (before, "bloodthirst"));
  g_assert_null (strstr (before, "spell-ends"));
  battle_override (battle, "R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1");
  after = list_reminders (battle);
  g_assert_nonnull (strstr (after, "bloodthirst"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/black-spot/reminders/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), check_row);
    }

  g_test_add_func ("/black-spot/reminders/a pair of the round before", test_pair);
  g_test_add_func ("/black-spot/reminders/a prize that turns", test_converting);
  g_test_add_func ("/black-spot/reminders/spells", test_spells);
  return g_test_run ();
}
