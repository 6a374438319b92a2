/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The house rules of a new battle: every option has a row, and what is chosen there is what the
 * game is made with.
 */

#include "house-rules.h"

#include "content.h"
#include "registry.h"
#include "systems.h"

#include <string.h>

static BonesSetup *
make_setup_of (const BonesRuleset *ruleset, const char *edition)
{
  g_autoptr (GError) error = NULL;
  BonesSetup *setup = bones_content_setup (ruleset, edition, &error);

  g_assert_no_error (error);
  return setup;
}

static BonesSetup *
make_setup (const char *edition)
{
  return make_setup_of (bones_ruleset_find ("black-spot"), edition);
}

/* The row called @title below @widget, or NULL. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ACTION_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static BonesHouseRules *
unfold (BonesSetup *setup)
{
  BonesHouseRules *rules = g_object_ref_sink (g_object_new (BONES_TYPE_HOUSE_RULES, NULL));

  bones_house_rules_set_setup (rules, setup);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rules), TRUE);
  return rules;
}

/* Every option that is a switch, a choice or a number has a row with its name and its sentence; but
 * how many ships a fleet has is asked elsewhere. */
static void
expect_rows (const BonesRuleset *ruleset)
{
  BonesSetup *setup = make_setup_of (ruleset, NULL);
  BonesHouseRules *rules = unfold (setup);
  const BonesOption *options = ruleset->options;

  for (guint i = 1; options[i].key != NULL; i++)
    {
      g_autofree char *id = g_strconcat ("option.", options[i].key, NULL);
      const BonesWords *words = bones_ruleset_words (ruleset, id);
      GtkWidget *row = find_row (GTK_WIDGET (rules), words->text);

      g_assert_true ((row != NULL)
                     == (options[i].kind != BONES_OPTION_DATA && i != ruleset->fleet_ships_option));
      if (row != NULL)
        g_assert_true (
            g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), options[i].text));
    }

  g_object_unref (rules);
  bones_setup_free (setup);
}

static void
test_every_option_has_a_row (void)
{
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    expect_rows (*system);
}

/* What does nothing while another rule is off cannot be touched, and says why. */
static void
test_needs (void)
{
  BonesSetup *setup = make_setup ("2025");
  BonesHouseRules *rules = unfold (setup);
  GtkWidget *anchoring = find_row (GTK_WIDGET (rules), "Anchoring");
  GtkWidget *repairs = find_row (GTK_WIDGET (rules), "Anchored repairs");

  g_assert_false (gtk_widget_get_sensitive (repairs));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (repairs)), "“Anchoring”"));
  gtk_switch_set_active (
      GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (anchoring))), TRUE);
  g_assert_true (gtk_widget_get_sensitive (repairs));
  g_assert_null (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (repairs)), "“Anchoring”"));
  g_object_unref (rules);
  bones_setup_free (setup);
}

static void
count (guint *n)
{
  ++*n;
}

/* What is chosen reaches the options of the game, and whoever listens is told once. */
static void
test_choices_reach_the_game (void)
{
  BonesSetup *setup = make_setup ("2025");
  BonesHouseRules *rules = unfold (setup);
  GtkWidget *scope = find_row (GTK_WIDGET (rules), "A booty die rolls again");
  GtkWidget *enforce = find_row (GTK_WIDGET (rules), "Legal fleets only");
  GtkWidget *points = find_row (GTK_WIDGET (rules), "Points");
  g_autoptr (GVariant) options = NULL;
  const char *chosen;
  gdouble budget;
  gboolean legal;
  guint n = 0;

  g_signal_connect_swapped (rules, "changed", G_CALLBACK (count), &n);
  adw_combo_row_set_selected (ADW_COMBO_ROW (scope), 1);
  gtk_switch_set_active (
      GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (enforce))), FALSE);
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (points))), 12.5);

  g_assert_cmpuint (n, ==, 3);
  options = g_variant_ref_sink (bones_house_rules_make_options (rules));
  g_assert_true (g_variant_lookup (options, "booty.scope", "&s", &chosen));
  g_assert_true (g_variant_lookup (options, "fleet.enforce", "b", &legal));
  g_assert_true (g_variant_lookup (options, "fleet.points", "d", &budget));
  g_assert_cmpstr (chosen, ==, "single_die");
  g_assert_false (legal);
  g_assert_cmpfloat (budget, ==, 12.5);

  g_object_unref (rules);
  bones_setup_free (setup);
}

/* Another edition brings its own profile, also into rows that are unfolded. */
static void
test_another_edition (void)
{
  BonesSetup *of_2025 = make_setup ("2025"), *of_2015 = make_setup ("2015");
  BonesHouseRules *rules = unfold (of_2025);
  GtkWidget *row = find_row (GTK_WIDGET (rules), "Initiative");

  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  bones_house_rules_set_setup (rules, of_2015);
  row = find_row (GTK_WIDGET (rules), "Initiative");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);

  g_object_unref (rules);
  bones_setup_free (of_2025);
  bones_setup_free (of_2015);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/house-rules/every-option-has-a-row", test_every_option_has_a_row);
  g_test_add_func ("/house-rules/needs", test_needs);
  g_test_add_func ("/house-rules/choices-reach-the-game", test_choices_reach_the_game);
  g_test_add_func ("/house-rules/another-edition", test_another_edition);
  return g_test_run ();
}
