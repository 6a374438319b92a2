/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words.h"

static const WordsPattern patterns[] = {
  { "dp_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 25 },
  { "dp_ask \\([^\"]*?BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 15 },
  { "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 4 },
  { "dp_confirm \\(play,\\s*\"([a-z-]+)\"", "ask", 3 },
  { "ask_number \\(play,\\s*\"([a-z-]+)\"", "ask", 4 },
  { "dp_die \\([^\"]*?\"([a-z-]+)\"", "ask", 6 },
  { "tell_[a-z]+ \\(play,\\s*\"([a-z-]+)\"", "event", 30 },
  { "\\.what = \"([a-z-]+)\",\\s*\\.rule = \"DP", "event", 1 },
  { "add_fault \\(faults,\\s*\"([a-z-]+)\"", "fault", 3 },
  { "add_term \\(&?roll,\\s*\"([a-z-]+)\"", "term", 4 },
  { "add_reminder \\(reminders,\\s*\"([a-z-]+)\"", "reminder", 4 },
  { NULL },
};

/* The rules of sections 1 to 15, and rulings that belong to no rule. */
static const char *const rules[] = {
  "DP-GEN-01", "DP-GEN-02", "DP-GEN-03", "DP-GEN-04", "DP-WND-01", "DP-SHP-01", "DP-SHP-02",
  "DP-SHP-03", "DP-SHP-04", "DP-UPG-01", "DP-UPG-02", "DP-UPG-03", "DP-DRD-01", "DP-DRD-02",
  "DP-DRD-03", "DP-DRD-04", "DP-DRD-05", "DP-CRD-01", "DP-SKI-01", "DP-SKI-02", "DP-SET-01",
  "DP-SET-02", "DP-SET-03", "DP-SUR-01", "DP-RND-01", "DP-RND-02", "DP-FIR-01", "DP-FIR-02",
  "DP-DMG-01", "DP-DMG-02", "DP-DMG-03", "DP-DMG-04", "DP-MOV-01", "DP-MOV-02", "DP-MOV-03",
  "DP-MOV-04", "DP-MOV-05", "DP-MOV-06", "DP-BRD-01", "DP-BRD-02", "DP-BRD-03", "DP-BRD-04",
  "DP-TRS-01", "DP-ASH-01", "DP-ASH-02", "DP-ASH-03", "DP-ASH-04", "DP-ZER-01", "DP-GAM-01",
  "DP-GAM-02", "DP-GAM-03", "DP-GAM-04", "DP-RAI-01", "DP-RAI-02", "DP-RAI-03", "DP-RAI-04",
  "DP-RAI-05", "DP-RAI-06", "DP-RAI-07", "DP-RAI-08", "DP-EXT-01", "DP-EXT-02", "DP-EXT-03",
  "DP-EXT-04", "DP-EXT-05", "DP-AMB-10", "DP-AMB-18", "DP-AMB-23", "DP-AMB-24", "DP-AMB-25",
  "DP-AMB-26", "DP-AMB-27", "DP-AMB-28", "DP-AMB-29", "DP-AMB-30", "DP-AMB-31", "DP-AMB-32",
  NULL,
};

/* What is printed to be cut out. */
static const char *const pieces[] = {
  "map 85x8 1", "ship 60x60 8", "compass 200x200 1", "wind 50x50 1", NULL,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  words_add_tests (patterns, rules);
  words_add_pieces (pieces);
  return g_test_run ();
}
