/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"
#include "words.h"

static const WordsPattern patterns[] = {
  { "nd_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 20 },
  { "nd_ask \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 14 },
  { "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 2 },
  { "nd_play_card \\(play,\\s*\"([a-z-]+)\"", "ask", 2 },
  { "\\.what = \"(cards-[a-z]+)\"", "ask", 4 },
  { "nd_die \\(\\s*\"([a-z-]+)\"", "ask", 5 },
  { "tell_?[a-z]* \\(play,\\s*\"([a-z-]+)\"", "event", 30 },
  { "\\.what = \"([a-z-]+)\", \\.rule = \"ND-SHP", "fault", 1 },
  { "add_reminder \\(reminders,\\s*\"([a-z-]+)\"", "reminder", 3 },
  { NULL },
};

static const char *const rules[] = {
  "ND-GEN-01", "ND-MOV-05", "ND-GEN-02", "ND-SHP-01", "ND-FLT-01", "ND-FLT-02", "ND-FLT-03",
  "ND-FLT-04", "ND-FLT-05", "ND-SET-01", "ND-TRN-01", "ND-DRW-01", "ND-DRW-02", "ND-DRW-03",
  "ND-MOV-01", "ND-MOV-02", "ND-MOV-03", "ND-MOV-04", "ND-BRO-01", "ND-BRO-02", "ND-BRO-03",
  "ND-BRO-04", "ND-BRO-05", "ND-BRO-06", "ND-BRO-07", "ND-BRO-08", "ND-BRD-01", "ND-BRD-02",
  "ND-BRD-03", "ND-VIC-01", "ND-CRD-01", "ND-CRD-02", "ND-AMB-06", "ND-AMB-07", "ND-AMB-08",
  "ND-AMB-11", "ND-AMB-12", "ND-AMB-13", "ND-AMB-14", NULL,
};

/* Each result of the creation tables has an event. */
static void
test_words_of_results (void)
{
  const BonesTrack *const tables[] = { nd_ship_tracks, nd_fleet_tracks };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (const BonesTrack *track = tables[i]; track->id != NULL; track++)
      for (guint result = 1; track->show == BONES_SHOW_WORD && track->ids[result] != NULL; result++)
        {
          g_autofree char *event = g_strconcat ("event.", track->ids[result], NULL);

          if (bones_ruleset_words (&bones_naval_duel, g_strdelimit (event, "_", '-')) == NULL)
            g_error ("there are no words for %s", event);
        }
}

/* Each kind of link has a status. */
static void
test_words_of_links (void)
{
  for (guint i = 1; nd_link_kinds[i] != NULL; i++)
    {
      g_autofree char *status = g_strconcat ("status.", nd_link_kinds[i], NULL);

      g_assert_nonnull (bones_ruleset_words (&bones_naval_duel, status));
    }
}

/* What is printed to be cut out. */
static const char *const pieces[] = {
  "hexes 100x0 1",
  "ship 75x75 14",
  NULL,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  words_add_tests (patterns, rules);
  words_add_pieces (pieces);
  g_test_add_func ("/naval-duel/words/of results", test_words_of_results);
  g_test_add_func ("/naval-duel/words/of links", test_words_of_links);
  return g_test_run ();
}
