/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the page of fleets shows of each fleet.
 */

#include "fleet-summary.h"
#include "folder.h"

#include <locale.h>
#include <string.h>

#define OF "{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"black-spot\","
#define LEADER "{\"class\":\"man_o_war\",\"flagship\":true}"
#define SLOOP ",{\"class\":\"sloop\"}"

static const struct {
  const char *name, *json;
  BonesFleetState state;
  const char *badge, *points, *ships;
  guint n_looks;
} cases[] = {
  { "legal", OF "\"name\":\"A\",\"ships\":[" LEADER SLOOP SLOOP "]}", BONES_FLEET_LEGAL, "Legal",
    "5 points", "Man-o-War, 2 × Sloop", 3 },
  { "over-its-limit", OF "\"limit\":4,\"name\":\"A\",\"ships\":[" LEADER SLOOP SLOOP "]}",
    BONES_FLEET_OVER, "1 point over", "5 points", "Man-o-War, 2 × Sloop", 3 },
  { "over-by-more", OF "\"limit\":2.5,\"name\":\"A\",\"ships\":[" LEADER SLOOP SLOOP "]}",
    BONES_FLEET_OVER, "2 ½ points over", "5 points", "Man-o-War, 2 × Sloop", 3 },
  { "over-the-rules",
    OF "\"name\":\"A\",\"ships\":[" LEADER SLOOP SLOOP SLOOP SLOOP SLOOP SLOOP SLOOP SLOOP "]}",
    BONES_FLEET_OVER, "1 point over", "11 points", "Man-o-War, 8 × Sloop", 9 },
  { "faults", OF "\"name\":\"A\",\"ships\":[" LEADER ",{\"class\":\"ark\"},{\"class\":\"raft\"}]}",
    BONES_FLEET_WRONG, "2 faults", "3 points", "Man-o-War, ark, raft", 3 },
  { "no-such-set", OF "\"content\":\"Gone\",\"name\":\"A\",\"ships\":[" LEADER "]}",
    BONES_FLEET_UNREADABLE, "Cannot be checked", NULL, "", 0 },
};

static void
test_case (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *path = folder_file (folder, "fleets.db");
  BonesStore *store = bones_store_open (path, NULL);
  BonesFleetRecord record = { .ruleset = (char *) "black-spot",
                              .name = (char *) "A",
                              .json = (char *) cases[i].json };
  g_autoptr (BonesFleetSummary) summary = NULL;

  g_assert_nonnull (store);
  summary = bones_fleet_summary_new (store, &record);
  g_assert_cmpstr (summary->badge, ==, cases[i].badge);
  g_assert_cmpint (summary->state, ==, cases[i].state);
  g_assert_cmpstr (summary->points, ==, cases[i].points);
  g_assert_cmpstr (summary->ships, ==, cases[i].ships);
  g_assert_cmpuint (summary->looks->len, ==, cases[i].n_looks);
  g_assert_cmpint (summary->why != NULL, ==, cases[i].state != BONES_FLEET_LEGAL);
  bones_store_close (store);
}

static void
test_score (void)
{
  g_autofree char *none = bones_fleet_score_words (&(BonesFleetScore){ 0 });
  g_autofree char *all = bones_fleet_score_words (&(BonesFleetScore){ 1, 3, 1, 2 });
  g_autofree char *lost = bones_fleet_score_words (&(BonesFleetScore){ 1, 0, 0, 2 });

  g_assert_null (none);
  g_assert_cmpstr (all, ==, "3 won · 1 drawn · 2 lost");
  g_assert_cmpstr (lost, ==, "2 lost");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/fleet-summary/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/fleet-summary/score", test_score);
  return g_test_run ();
}
