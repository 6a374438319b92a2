/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"
#include "words.h"

static const WordsPattern patterns[] = {
  { "mw_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 35 },
  { "mw_ask \\([^,]+,\\s*BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 25 },
  { "mw_ask_fleet \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 10 },
  { "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 3 },
  { "\\] = \"(reroll[a-z-]*)\"", "ask", 3 },
  { "mw_die \\([^,]+,\\s*\"([a-z-]+)\"", "ask", 8 },
  { "\\.what = \"([a-z-]+)\",\\s*\\.(?:owner|rule = rule)", "ask", 3 },
  { "bones_tell_[a-z]+ \\(play,\\s*\"([A-Za-z-]+)\"", "event", 80 },
  { "bones_tell_[a-z]+ \\(play,[^;\"]*\\?\\s*\"([a-z-]+)\"", "event", 8 },
  { "bones_tell_[a-z]+ \\(play,[^;\"]*\\?\\s*\"[a-z-]+\"\\s*:\\s*\"([a-z-]+)\"", "event", 8 },
  { "mw_die_at \\([^,]+,[^\";{]*\"([a-z-]+)\"", "ask", 5 },
  { "confirm_attack \\(play, \"([a-z-]+)\"", "ask", 4 },
  { "ask_spell \\(play, \"([a-z-]+)\"", "ask", 3 },
  { "ask_placed \\(play, \"([a-z-]+)\"", "ask", 2 },
  { "mw_tell_spell \\(play, \"([a-z-]+)\"", "event", 3 },
  { "mw_tell_spell \\(play,[^;\"]*\\?\\s*\"([a-z-]+)\"", "event", 2 },
  { "mw_tell_spell \\(play,[^;\"]*\\?\\s*\"[a-z-]+\"\\s*:\\s*\"([a-z-]+)\"", "event", 2 },
  { "kill_beast \\(play, \"([a-z-]+)\"", "event", 3 },
  { "NULL \\}, \"([a-z-]+)\" \\}", "event", 3 },
  { "add_fault \\([a-z]+,\\s*\"([a-z-]+)\"", "fault", 6 },
  { "add_reminder \\(reminders,\\s*\"([a-z-]+)\"", "reminder", 9 },
  { "(?:EVENT \\(|event\\.)\"?((?:natural|blaze|wizard|admiral)-[a-z]+)\"", "event", 10 },
  { NULL },
};

/* The rules, what content is made of, the rulings and the worked examples of the catalogue. */
static const char *const rules[] = {
  "MW-ACT-01", "MW-ACT-02", "MW-ACT-03", "MW-ACT-04", "MW-ACT-05", "MW-AFW-01", "MW-AFW-02",
  "MW-AMB-01", "MW-AMB-02", "MW-AMB-03", "MW-AMB-04", "MW-AMB-05", "MW-AMB-06", "MW-AMB-07",
  "MW-AMB-08", "MW-AMB-09", "MW-AMB-10", "MW-AMB-11", "MW-AMB-12", "MW-AMB-13", "MW-AMB-14",
  "MW-AMB-15", "MW-AMB-16", "MW-AMB-17", "MW-AMB-18", "MW-AMB-19", "MW-AMB-20", "MW-AMB-21",
  "MW-AMB-22", "MW-AMB-23", "MW-AMB-24", "MW-AMB-25", "MW-AMB-26", "MW-AMB-27", "MW-AMB-28",
  "MW-AMB-29", "MW-AMB-30", "MW-AMB-31", "MW-AMB-32", "MW-AMB-33", "MW-AMB-34", "MW-AMB-35",
  "MW-AMB-36", "MW-AMB-37", "MW-AMB-38", "MW-AMB-39", "MW-AMB-40", "MW-AMB-41", "MW-AMB-42",
  "MW-AMB-43", "MW-AMB-44", "MW-AMB-45", "MW-AMB-46", "MW-AMB-47", "MW-AMB-48", "MW-AMB-49",
  "MW-AMB-50", "MW-AMB-51", "MW-AMB-52", "MW-AMB-53", "MW-AMB-54", "MW-AMB-55", "MW-AMB-56",
  "MW-AMB-57", "MW-AMB-58", "MW-AMB-59", "MW-AMB-60", "MW-AMB-61", "MW-AMB-62", "MW-BRD-01",
  "MW-BRD-02", "MW-BRD-03", "MW-BRD-04", "MW-BRD-05", "MW-BRD-06", "MW-BRD-07", "MW-BRD-08",
  "MW-BRD-09", "MW-CAP-01", "MW-CAP-02", "MW-CAP-03", "MW-CAP-04", "MW-CMB-01", "MW-CMB-02",
  "MW-CMB-03", "MW-CMB-04", "MW-CMB-05", "MW-CMB-06", "MW-CMB-07", "MW-COL-01", "MW-COL-02",
  "MW-CRT-01", "MW-CRT-02", "MW-CRT-03", "MW-CRT-04", "MW-DMG-01", "MW-DMG-02", "MW-DMG-03",
  "MW-END-01", "MW-END-02", "MW-END-03", "MW-END-04", "MW-END-05", "MW-END-06", "MW-END-07",
  "MW-END-08", "MW-END-09", "MW-EX-01",  "MW-EX-02",  "MW-EX-03",  "MW-EX-04",  "MW-EX-05",
  "MW-EX-06",  "MW-EX-07",  "MW-EX-08",  "MW-EX-09",  "MW-EX-10",  "MW-EX-11",  "MW-EX-12",
  "MW-EX-13",  "MW-EX-14",  "MW-EX-15",  "MW-EX-16",  "MW-EX-17",  "MW-EX-18",  "MW-EX-19",
  "MW-EX-20",  "MW-EX-21",  "MW-EX-22",  "MW-EX-23",  "MW-EX-24",  "MW-EX-25",  "MW-EX-26",
  "MW-EX-27",  "MW-EX-28",  "MW-EX-29",  "MW-EX-30",  "MW-EX-31",  "MW-EX-32",  "MW-EX-33",
  "MW-EX-34",  "MW-EX-35",  "MW-EX-36",  "MW-EX-37",  "MW-EX-38",  "MW-EX-39",  "MW-EX-40",
  "MW-EX-41",  "MW-EX-42",  "MW-EX-43",  "MW-EX-44",  "MW-EX-45",  "MW-EX-46",  "MW-FIR-01",
  "MW-FIR-02", "MW-FIR-03", "MW-FIR-04", "MW-FIR-05", "MW-FIR-06", "MW-FLT-01", "MW-FLT-02",
  "MW-FLT-03", "MW-FLT-04", "MW-FLT-05", "MW-FLT-06", "MW-FLT-07", "MW-FLT-08", "MW-FLT-09",
  "MW-FLT-10", "MW-FLT-11", "MW-FLT-12", "MW-FLT-13", "MW-FLT-14", "MW-FLY-01", "MW-FLY-02",
  "MW-FLY-03", "MW-FLY-04", "MW-FLY-05", "MW-FLY-06", "MW-FLY-07", "MW-FLY-08", "MW-FLY-09",
  "MW-FLY-10", "MW-FLY-11", "MW-FLY-12", "MW-GEN-01", "MW-GEN-02", "MW-GEN-03", "MW-GEN-04",
  "MW-HR-01",  "MW-HR-02",  "MW-HR-03",  "MW-HR-04",  "MW-INI-01", "MW-INI-02", "MW-INI-03",
  "MW-MAG-01", "MW-MAG-02", "MW-MAG-03", "MW-MAG-04", "MW-MAG-05", "MW-MAG-06", "MW-MAG-07",
  "MW-MAG-08", "MW-MAG-09", "MW-MON-01", "MW-MON-02", "MW-MON-03", "MW-MON-04", "MW-MON-05",
  "MW-MON-06", "MW-MON-07", "MW-MON-08", "MW-MON-09", "MW-MON-10", "MW-MON-11", "MW-MON-12",
  "MW-MON-13", "MW-MON-14", "MW-MON-15", "MW-MON-16", "MW-MON-17", "MW-MON-18", "MW-MOV-01",
  "MW-MOV-02", "MW-MOV-03", "MW-MOV-04", "MW-MOV-05", "MW-MOV-06", "MW-MOV-07", "MW-MOV-08",
  "MW-OAR-01", "MW-OAR-02", "MW-OAR-03", "MW-OAR-04", "MW-OBS-01", "MW-OBS-02", "MW-RAM-01",
  "MW-RAM-02", "MW-RAM-03", "MW-SET-01", "MW-SET-02", "MW-SET-03", "MW-SET-04", "MW-SET-05",
  "MW-SET-06", "MW-SET-07", "MW-SET-08", "MW-SNK-01", "MW-SNK-02", "MW-SNK-03", "MW-SNK-04",
  "MW-SQN-01", "MW-SQN-02", "MW-SQN-03", "MW-SQN-04", "MW-TPL-01", "MW-TPL-02", "MW-TPL-03",
  "MW-TPL-04", "MW-TPL-05", "MW-TPL-06", "MW-TPL-07", "MW-TPL-08", "MW-TPL-09", "MW-TPL-10",
  "MW-TPL-11", "MW-TPL-12", "MW-TPL-13", "MW-TRN-01", "MW-VIC-01", "MW-VIC-02", "MW-VIC-03",
  "MW-VIC-04", NULL,
};

/* What lies on a ship, or holds her, has a name. */
static void
test_words_of_links (void)
{
  for (guint i = 1; mw_link_kinds[i] != NULL; i++)
    {
      g_autofree char *status = g_strconcat ("status.", mw_link_kinds[i], NULL);

      if (bones_ruleset_words (&bones_man_o_war, status) == NULL)
        g_error ("there are no words for %s", status);
    }
}

/* What a number of a sentence stands for, in the stock set. */
static void
test_words_of_numbers (void)
{
  enum { TERN = 3, TERN_LOCATIONS = 5, CRAB = 9 };
  static const struct {
    const char *format;
    gint32 value;
    const char *id;
  } rows[] = {
    { "spell", 0, "spell.SP-01" },
    { "spell", 255, "choice.none" },
    { "mow-card", 0, "card.MC-01" },
    { "rank", 1, "rank.CHAMPION" },
    { "rank", 0, NULL },
    { "college", 1, "colour.0" },
    { "college", 0, NULL },
    { "colour", 0, "colour.0" },
    { "shade", 1, "colour.0" },
    { "shade", 2, "colour.1" },
    { "shade", 0, "choice.none" },
    { "character", 0, "character.BOLT" },
    { "location", MW_PLACE (TERN, 0), "location.EX-IND-2.PROW" },
    { "location", MW_PLACE (TERN, TERN_LOCATIONS), "choice.none" },
    { "limited", 0, "template.EX-IND-3" },
    { "limited", 999, "choice.none" },
    { "deck", 1, "deck.WICK" },
    { "deck", 0, "choice.none" },
    { "hint", MW_HINT_NUMBER (TERN, MW_HINT_RAM), "hint.13" },
    { "hint", MW_HINT_NUMBER (CRAB, MW_HINT_RAM), "choice.none" },
    { "special", MW_ABILITY_NUMBER (CRAB, 0), "special.EX-IND-7.0" },
    { "special", MW_ABILITY_NUMBER (TERN, 0), "choice.none" },
  };
  g_autoptr (GError) error = NULL;
  gpointer content = battle_content (NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpstr (mw_value_words (content, rows[i].format, rows[i].value), ==, rows[i].id);

  g_assert_cmpuint (((const MwContent *) content)->templates[TERN].n_locations, ==, TERN_LOCATIONS);
  g_assert_cmpstr (mw_content_words (content, "table.PINCERS")->text, ==, "Pincers");
  mw_content_free (content);
}

/* What is printed to be cut out. */
static const char *const pieces[] = {
  "crew 50x50 40",
  "damage 50x50 40",
  "blaze 50x50 20",
  "sunk 50x50 6",
  "wreckage 50x50 6",
  "abandoned 50x50 6",
  "captured 50x50 6",
  "submerged 50x50 4",
  "no-move 50x50 6",
  "no-fire 50x50 6",
  "admiral 50x50 2",
  "flagship 50x50 6",
  "wounds 50x50 10",
  "debris 50x50 6",
  "wind 50x50 1",
  "compass-8 300x300 1",
  "compass-4 300x300 1",
  "compass-16 300x300 1",
  NULL,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  words_add_tests (patterns, rules);
  words_add_pieces (pieces);
  g_test_add_func ("/man-o-war/words/of links", test_words_of_links);
  g_test_add_func ("/man-o-war/words/of numbers", test_words_of_numbers);
  return g_test_run ();
}
