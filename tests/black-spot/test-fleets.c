/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

/*
 * Content and fleets: what the data must be like, what it is, and what may be bought.
 */

static void
assert_bad_content (const char *text)
{
  g_autoptr (GVariant) variant = g_variant_ref_sink (g_variant_new_parsed (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (bs_content_new (variant, &error));
  g_assert_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT);
}

#define SLOOP                                                                                      \
  "{'id': <'sloop'>, 'bucket': <'sloops'>, 'cost_halves': <int64 2>, 'gun_dice': <int64 1>,"       \
  " 'hull_dice': <int64 1>, 'speed_halves': <int64 16>, 'turn_cost_halves': <int64 2>,"            \
  " 'turn_degrees': <int64 90>}"

static void
test_content (void)
{
  g_autoptr (GVariant) good = g_variant_ref_sink (
      g_variant_new_parsed ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>}"));
  g_autoptr (GError) error = NULL;
  BsContent *content = bs_content_new (good, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (content->n_classes, ==, 1);
  g_assert_cmpuint (content->classes[0].speed, ==, 800);
  bs_content_free (content);

  assert_bad_content ("'nothing'");
  assert_bad_content ("{'classes': <[<1>]>}");
  assert_bad_content ("{'wind.deck': <{'N': <int64 1>}>}");
  assert_bad_content ("{'classes': <[<{'id': <'sloop'>}>]>, 'wind.deck': <{'N': <int64 1>}>}");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>}");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 0>}>}");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 100>}>}");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <'many'>}>}");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'UP': <int64 1>}>}");
}

/* BS-FLEET-2, BS-FLEET-5: the classes of section 1.4 that the core has; sizes are in the data for
 * information. R-12: the deck. */
static void
test_classes (void)
{
  static const struct {
    const char *id;
    BsBucket bucket;
    guint cost, dice, speed, turn_limit;
  } core[] = { { "sloop", BS_SLOOPS, 2, 1, 800, 90 },
               { "frigate", BS_FRIGATES, 4, 2, 600, 45 },
               { "man_o_war", BS_MEN_O_WAR, 6, 3, 400, 45 } };
  g_autoptr (GError) error = NULL;
  BsContent *content = battle_content (NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (core); i++)
    {
      const BsClass *class = &content->classes[i];

      g_assert_cmpstr (class->id, ==, core[i].id);
      g_assert_null (class->needs);
      g_assert_cmpuint (class->cost, ==, core[i].cost);
      g_assert_cmpuint (class->bucket, ==, core[i].bucket);
      g_assert_cmpuint (class->gun_dice, ==, core[i].dice);
      g_assert_cmpuint (class->hull_dice, ==, core[i].dice);
      g_assert_cmpuint (class->speed, ==, core[i].speed);
      g_assert_cmpuint (class->turn_cost, ==, 100);
      g_assert_cmpuint (class->turn_limit, ==, core[i].turn_limit);
    }

  for (guint kind = 0; kind < BS_WIND_KINDS; kind++)
    g_assert_cmpuint (content->wind_deck[kind], ==, 2);

  bs_content_free (content);
}

/* BS-FLEET-3: only the name differs. */
static void
test_names_by_edition (void)
{
  g_autoptr (Battle) now = battle_new ("Red: sloop*", NULL);
  g_autoptr (Battle) then = battle_new ("Red: sloop*", "edition=2015");

  g_assert_cmpstr (bs_kind_words (now->setup->content, now->setup->options, 0), ==, "class.sloop");
  g_assert_cmpstr (bs_kind_words (then->setup->content, then->setup->options, 0), ==,
                   "class.caravel");
}

/* BS-FLEET-1, BS-FLEET-4: what is wrong with a fleet; a fleet without ships cannot play. */
static void
test_faults (void)
{
  static const struct {
    const char *roster, *fault;
    gboolean fatal;
  } faults[] = { { "Red:", "no-ships", TRUE },
                 { "Red: sloop* sloop*", "flagships", FALSE },
                 { "Red: sloop sloop", "no-flagship", FALSE },
                 { "Red: galleon*", "unknown-class", TRUE } };
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      g_autoptr (BonesRoster) roster = battle_roster (faults[i].roster);
      const BonesFault *fault;

      bs_check (battle->setup, roster, found);
      g_assert_cmpuint (found->len, ==, 1);
      fault = &g_array_index (found, BonesFault, 0);
      g_assert_cmpstr (fault->what, ==, faults[i].fault);
      g_assert_cmpint (fault->fatal, ==, faults[i].fatal);
    }
}

/* BS-SETUP-2, BS-SETUP-3: which side a fleet starts from and which is north is the table's own
 * affair; the rules only need the wind and a facing to be named by the same eight points. */
static void
test_north (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: sloop*", NULL, "wind=N");

  battle_do (battle, "activate R1; move R1");
  battle_check (battle, "asks=facing choices=with,across,against,N,NE,E,SE,S,SW,W,NW");
  battle_do (battle, "+ N straight");
  battle_check (battle, "high=1000");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/fleets/content", test_content);
  g_test_add_func ("/black-spot/fleets/classes", test_classes);
  g_test_add_func ("/black-spot/fleets/names", test_names_by_edition);
  g_test_add_func ("/black-spot/fleets/faults", test_faults);
  g_test_add_func ("/black-spot/fleets/north", test_north);
  return g_test_run ();
}
