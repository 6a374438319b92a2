/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"
#include "words.h"

static const WordsPattern patterns[] = {
  { "bs_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 40 },
  { "bs_is_free \\(game, ship, \"([a-z-]+)\"", "refusal", 8 },
  { "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 15 },
  { "bs_(?:one_die|seaworth) \\([^,]+,\\s*\"([a-z-]+)\"", "ask", 5 },
  { "_tell_?[a-z]* \\(play,\\s*\"([a-z-]+)\"", "event", 30 },
  { "find_fault \\(faults,\\s*\"([a-z-]+)\"", "fault", 8 },
  { "add_term \\(&ask, &n,[^\";]*\"([a-z-]+)\"", "term", 3 },
  { NULL },
};

/* The rules of sections 2 to 12, the rulings and the prompts, except what is for information only,
 * quick sheets and tokens. */
static const char *const rules[] = {
  "BS-DICE-1",   "BS-DICE-2",   "BS-DICE-3",   "BS-DICE-4",   "BS-DICE-5",   "BS-BOOTY-1",
  "BS-BOOTY-2",  "BS-BOOTY-3",  "BS-BOOTY-4",  "BS-BOOTY-5",  "BS-BOOTY-6",  "BS-FLEET-1",
  "BS-FLEET-2",  "BS-FLEET-3",  "BS-FLEET-4",  "BS-FLEET-5",  "BS-FLEET-6",  "BS-FLEET-7",
  "BS-FLEET-8",  "BS-SETUP-1",  "BS-SETUP-2",  "BS-SETUP-3",  "BS-SETUP-4",  "BS-SETUP-5",
  "BS-SETUP-6",  "BS-ROUND-1",  "BS-ROUND-2",  "BS-ROUND-3",  "BS-WIND-1",   "BS-WIND-2",
  "BS-WIND-3",   "BS-WIND-4",   "BS-WIND-5",   "BS-INIT-1",   "BS-INIT-2",   "BS-INIT-3",
  "BS-INIT-4",   "BS-INIT-5",   "BS-ACT-1",    "BS-ACT-2",    "BS-ACT-3",    "BS-ACT-4",
  "BS-ACT-5",    "BS-ACT-6",    "BS-MOVE-1",   "BS-MOVE-2",   "BS-TURN-1",   "BS-TURN-2",
  "BS-TURN-3",   "BS-TURN-4",   "BS-RAM-1",    "BS-RAM-2",    "BS-RAM-3",    "BS-RAM-4",
  "BS-RAM-5",    "BS-RAM-6",    "BS-AGRD-1",   "BS-AGRD-2",   "BS-AGRD-3",   "BS-AGRD-4",
  "BS-AGRD-5",   "BS-GRAP-1",   "BS-GRAP-2",   "BS-GRAP-3",   "BS-GRAP-4",   "BS-FIRE-1",
  "BS-FIRE-2",   "BS-FIRE-3",   "BS-FIRE-4",   "BS-FIRE-5",   "BS-FIRE-6",   "BS-FIRE-7",
  "BS-FIRE-8",   "BS-FIRE-9",   "BS-BOARD-1",  "BS-BOARD-2",  "BS-BOARD-3",  "BS-BOARD-4",
  "BS-BOARD-5",  "BS-BOARD-6",  "BS-AFTER-1",  "BS-AFTER-2",  "BS-AFTER-3",  "BS-AFTER-4",
  "BS-AFTER-5",  "BS-DMG-1",    "BS-DMG-2",    "BS-DMG-3",    "BS-DMG-4",    "BS-SINK-1",
  "BS-SINK-2",   "BS-SINK-3",   "BS-REP-1",    "BS-REP-2",    "BS-MORALE-1", "BS-MORALE-2",
  "BS-MORALE-3", "BS-BATT-1",   "BS-SUPER-1",  "BS-RATE-1",   "BS-COMP-1",   "BS-COMP-2",
  "BS-MOM-1",    "BS-OPP-1",    "BS-BURN-1",   "BS-BURN-2",   "BS-BURN-3",   "BS-BURN-4",
  "BS-ANCH-1",   "BS-ANCH-2",   "BS-ANREP-1",  "BS-SWAP-1",   "BS-SWAP-2",   "BS-BMOD-1",
  "FS-GEN-1",    "FS-GEN-2",    "FS-FAC-1",    "FS-FAC-1b",   "FS-FAC-2",    "FS-FAC-2b",
  "FS-FAC-3",    "FS-FAC-3b",   "FS-FAC-4",    "FS-FAC-4b",   "FS-FAC-5",    "FS-FAC-5b",
  "FS-FAC-6",    "FS-FAC-7",    "FS-FAC-8",    "FS-FAC-8b",   "FS-FAC-9",    "FS-MON-1",
  "FS-DIVE-1",   "FS-DIVE-2",   "FS-FLY-1",    "FS-FLY-2",    "FS-AIR",      "FS-DRAG",
  "FS-ICHT",     "FS-KRAK",     "FS-KRAK-1",   "FS-KRAK-2",   "FS-NARW",     "FS-JELL",
  "FS-WRAI",     "FS-SUB",      "FS-WIZ-1",    "FS-WIZ-2",    "FS-WIZ-3",    "FS-WIZ-4",
  "FS-DECK-1",   "FS-DECK-2",   "FS-DECK-3",   "FS-DECK-4",   "FS-MAGIC-1",  "FS-MAGIC-2",
  "FS-MAGIC-3",  "FS-MAGIC-4",  "FS-MAGIC-5",  "FS-MAGIC-6",  "FS-MAGIC-7",  "FS-MAGIC-8",
  "FS-MAGIC-9",  "FS-MAGIC-10", "FS-MAGIC-11", "FS-MAGIC-12", "FS-SPELL-01", "FS-SPELL-02",
  "FS-SPELL-03", "FS-SPELL-04", "FS-SPELL-05", "FS-SPELL-06", "FS-SPELL-07", "FS-SPELL-08",
  "FS-SPELL-09", "FS-SPELL-10", "FS-SPELL-11", "FS-SPELL-12", "FS-SPELL-13", "FS-SPELL-14",
  "FS-SPELL-15", "FS-SPELL-16", "FS-SPELL-17", "FS-SPELL-18", "FS-SPELL-19", "FS-SPELL-20",
  "FS-SPELL-21", "FS-SPELL-22", "R-01",        "R-02",        "R-03",        "R-04",
  "R-05",        "R-06",        "R-07",        "R-08",        "R-09",        "R-10",
  "R-11",        "R-12",        "R-13",        "R-14",        "R-15",        "R-16",
  "R-17",        "R-18",        "R-19",        "R-20",        "R-21",        "R-22",
  "R-23",        "R-24",        "R-25",        "R-26",        "R-27",        "R-28",
  "R-29",        "R-30",        "R-31",        "R-32",        "R-33",        "R-34",
  "R-35",        "R-36",        "R-37",        "R-38",        "R-39",        "R-40",
  "R-41",        "R-42",        "R-43",        "R-44",        "R-45",        "R-46",
  "R-47",        "R-48",        "R-49",        "R-50",        "R-51",        "R-52",
  "R-53",        "R-54",        "R-55",        "R-56",        "R-57",        "R-58",
  "R-59",        "R-60",        "R-61",        "R-62",        "R-63",        "R-64",
  "R-65",        "R-66",        "R-67",        "R-68",        "R-69",        "R-70",
  "R-71",        "R-72",        "R-73",        "R-74",        "R-75",        "R-76",
  "R-77",        "R-78",        "R-79",        "R-80",        "R-81",        "R-82",
  "R-83",        "R-84",        "R-85",        "R-86",        "R-87",        "R-88",
  "R-89",        "R-90",        "R-91",        "R-92",        "R-93",        "R-94",
  "R-95",        "R-96",        "R-97",        "R-98",        "R-99",        "R-100",
  "R-101",       "R-102",       "R-103",       "R-104",       "R-105",       "R-106",
  "R-107",       "R-108",       "R-109",       "R-110",       "R-111",       "P-01",
  "P-02",        "P-03",        "P-04",        "P-05",        "P-06",        "P-07",
  "P-08",        "P-09",        "P-10",        "P-11",        "P-12",        "P-13",
  "P-14",        "P-15",        "P-16",        "P-17",        "P-18",        "P-19",
  "P-20",        NULL,
};

static void
test_words_of_verbs_and_banks (void)
{
  for (guint i = 0; bs_verbs[i].id != NULL; i++)
    {
      g_autofree char *verb = g_strconcat ("verb.", bs_verbs[i].id, NULL);

      g_assert_nonnull (bones_ruleset_words (&bones_black_spot, verb));
    }

  for (guint i = 0; bs_bank_ids[i] != NULL; i++)
    {
      g_autofree char *choice = g_strconcat ("choice.", bs_bank_ids[i], NULL);

      g_assert_nonnull (bones_ruleset_words (&bones_black_spot, choice));
    }
}

/* What is printed to be cut out. */
static const char *const pieces[] = {
  "cannon-side 200x0 1",
  "cannon-end 100x0 1",
  "turn-90 250x90 1",
  "turn-45 250x45 1",
  "hit 50x50 30",
  "ordered 50x50 18",
  "flagship 50x50 2",
  "aground 50x50 2",
  "one-die 50x50 4",
  "two-dice 50x50 4",
  "flame 50x50 12",
  "anchor 50x50 6",
  "boat 50x50 4",
  "first-red 50x50 1",
  "first-blue 50x50 1",
  "first-green 50x50 1",
  "first-orange 50x50 1",
  "compass 250x250 1",
  "wind 50x50 1",
  "spinner 250x250 1",
  "spinner-hand 100x100 1",
  "wind-n 225x300 1",
  "wind-ne 225x300 1",
  "wind-e 225x300 1",
  "wind-se 225x300 1",
  "wind-s 225x300 1",
  "wind-sw 225x300 1",
  "wind-w 225x300 1",
  "wind-nw 225x300 1",
  "wind-calm 225x300 1",
  "base-man-o-war 200x75 3",
  "base-frigate 163x75 4",
  "base-sloop 125x75 6",
  "base-batteau 100x50 4",
  "ring-of-fire 400x400 1",
  "whirlpool 300x300 1",
  "volcano 300x300 1",
  "sandbar 300x100 4",
  NULL,
};

/* What a number of a sentence stands for. */
static void
test_words_of_numbers (void)
{
  g_autoptr (GError) error = NULL;
  gpointer content = battle_content (NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (bs_value_words (content, "faction", 1), ==, "faction.barbarians");
  g_assert_cmpstr (bs_value_words (content, "faction", 8), ==, "faction.undead");
  g_assert_null (bs_value_words (content, "faction", 0));
  g_assert_null (bs_value_words (content, "faction", 9));
  bs_content_free (content);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  words_add_tests (patterns, rules);
  words_add_pieces (pieces);
  g_test_add_func ("/black-spot/words/of verbs and banks", test_words_of_verbs_and_banks);
  g_test_add_func ("/black-spot/words/of numbers", test_words_of_numbers);
  return g_test_run ();
}
