/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"
#include "spoil.h"

/* MW-FLT-02: races of a content set, as fleets are checked, made ready, and told of. The Iron
 * Gannet and the Reef Coil are the Reeds'. */

static BonesSetup *
make_setup (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = NULL;
  BonesSetup *setup;

  spoil_set (document, "ships.0.race", "\"REED\"");
  spoil_set (document, "monsters.0.race", "\"REED\"");
  spoil_set (document, "races.+",
             "{\"id\":\"REED\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":2,"
             "\"most\":3},{\"of\":\"EX-FLY-1\",\"most\":1}]}");
  spoil_set (document, "races.+", "{\"id\":\"SALT\",\"name\":\"Salts\"}");
  content = spoil_content (document);
  setup = bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
  g_assert_no_error (error);
  return setup;
}

/* The number of the class @id. */
static guint
kind_of (const MwContent *content, const char *id)
{
  for (guint kind = 0; kind < content->n_templates; kind++)
    if (g_str_equal (content->templates[kind].id, id))
      return kind;

  g_assert_not_reached ();
}

typedef struct {
  const char *roster, *faults; /* those that only warn marked */
} Row;

static void
test_faults (void)
{
  static const Row rows[] = {
    { "Red/REED: EX-MOW-1* 6 EX-SOL-1", "" },
    { "Red/SALT: EX-MOW-1 EX-IND-1", "of-another-race:0" },
    { "Red/SALT: EX-IND-1 3 EX-SOL-1 EX-MON-1", "" }, /* MW-FLT-14: any race may field them */
    { "Red: EX-MOW-1* EX-IND-1", "" },
    { "Red/REED: EX-MOW-1*", "too-few-of-race:-1?" },
    { "Red/REED: EX-MOW-1* 6 EX-SOL-1 2 EX-FLY-1", "too-many-of-race:-1?" },
    { "Red/REED: 12 EX-SOL-1", "too-many-of-race:-1?" },
    { "Red/TIDE: EX-IND-1", "unknown-race:-1" },
  };
  g_autoptr (BonesSetup) setup = make_setup ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BonesRoster) roster = battle_roster (rows[i].roster);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      g_autoptr (GString) out = g_string_new (NULL);

      mw_check (setup, roster, faults);
      for (guint j = 0; j < faults->len; j++)
        {
          const BonesFault *fault = &g_array_index (faults, BonesFault, j);

          g_string_append_printf (out, "%s%s:%d%s", j > 0 ? " " : "", fault->what, fault->ship,
                                  fault->warns ? "?" : "");
        }
      g_assert_cmpstr (out->str, ==, rows[i].faults);
    }
}

/* A fleet that needs no thought keeps the limits of its race, and to its ships. */
static void
test_ready (void)
{
  g_autoptr (BonesSetup) setup = make_setup ();
  const MwContent *content = setup->content;
  const guint kite = kind_of (content, "EX-FLY-1");
  guint counts[MW_MAX_TEMPLATES];

  for (guint i = 0; mw_ready_fleet (setup, "SALT", i, counts) != NULL; i++)
    {
      g_assert_cmpuint (counts[0], ==, 0);
      g_assert_cmpuint (counts[1] + counts[2], >, 0);
    }

  for (guint i = 0; mw_ready_fleet (setup, "REED", i, counts) != NULL; i++)
    {
      g_assert_cmpuint (counts[0], >, 0);
      g_assert_cmpuint (counts[2], <=, 9);
      g_assert_cmpuint (counts[kite], <=, 1);
    }

  /* MW-FLT-12: the allowance for flyers is used by the first. */
  for (guint i = 0; mw_ready_fleet (setup, NULL, i, counts) != NULL; i++)
    g_assert_cmpint (counts[kite] > 0, ==, i == 0);

  mw_ready_fleet (setup, NULL, 0, counts);
  g_assert_cmpuint (counts[0], >, 0);
  g_assert_cmpuint (counts[kite], >, 1);
  g_assert_cmpstr (mw_content_words (content, mw_limited_words (content, 1))->text, ==,
                   "Storm Kite");
  g_assert_cmpstr (mw_limited_words (content, 0), ==, "class.SOL");
}

/* What the log calls special attacks and critical hits, which the content names. */
static void
test_named (void)
{
  g_autoptr (BonesSetup) setup = make_setup ();
  const MwContent *content = setup->content;
  const gint monster = (gint) kind_of (content, "EX-MON-1");
  const char *special = mw_value_words (content, "special", MW_ABILITY_NUMBER (monster, 0));

  g_assert_cmpstr (mw_content_words (content, special)->text, ==, "Crushing coils");
  for (gint i = 0; i < (gint) content->n_criticals; i++)
    {
      const char *critical = mw_value_words (content, "critical", i);

      g_assert_nonnull (mw_content_words (content, critical));
      g_assert_cmpstr (critical, !=, special);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: races", test_faults);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: ready", test_ready);
  g_test_add_func ("/man-o-war/fleets/MW-MON-09: special attacks are named", test_named);
  return g_test_run ();
}
