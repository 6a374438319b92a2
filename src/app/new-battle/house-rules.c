/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "house-rules.h"

#include "name.h"
#include "rule-window.h"
#include "systems.h"
#include "text-fit.h"
#include "tooltip.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesHouseRules {
  AdwExpanderRow parent_instance;

  BonesSetup *setup; /* borrowed */
  GPtrArray *rows;   /* of GtkWidget, borrowed; empty until the row is first unfolded */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHouseRules, bones_house_rules, ADW_TYPE_EXPANDER_ROW)

static const char *
option_word (BonesHouseRules *self, const char *prefix, const char *id)
{
  return bones_system_word (self->setup->ruleset, prefix, id);
}

/* The option without which option @key has no effect, or NULL if that option is on. */
static const char *
find_need (BonesHouseRules *self, const char *key)
{
  const BonesRuleset *ruleset = self->setup->ruleset;

  for (const BonesNeed *need = ruleset->needs; need != NULL && need->option != NULL; need++)
    if (g_str_equal (need->option, key)
        && self->setup->options[bones_ruleset_option (ruleset, need->needs)] == 0)
      return need->needs;
  return NULL;
}

/* If an option has no effect now, says which other option it needs. */
static void
show_needs (BonesHouseRules *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      const BonesOption *option = g_object_get_data (G_OBJECT (row), "of");
      const char *need = option != NULL ? find_need (self, option->key) : NULL;
      const char *text = option != NULL ? g_dgettext (GETTEXT_PACKAGE, option->text) : NULL;
      /* Translators: what a rule does, and the rule that it needs */
      g_autofree char *both = need != NULL ? g_strdup_printf (_ ("%s Only with “%s”."), text,
                                                              option_word (self, "option.", need))
                                           : NULL;

      if (option == NULL)
        continue;

      gtk_widget_set_sensitive (row, need == NULL);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), both != NULL ? both : text);
    }
}

static guint
option_of (GObject *control)
{
  return GPOINTER_TO_UINT (g_object_get_data (control, "option"));
}

static void
set_option (BonesHouseRules *self, guint option, guint value)
{
  if (self->setup->options[option] == value)
    return;

  self->setup->options[option] = value;
  show_needs (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
value_chosen (BonesHouseRules *self, GParamSpec *pspec, AdwComboRow *row)
{
  set_option (self, option_of (G_OBJECT (row)), adw_combo_row_get_selected (row));
}

static void
switched (BonesHouseRules *self, GParamSpec *pspec, GtkSwitch *control)
{
  set_option (self, option_of (G_OBJECT (control)), gtk_switch_get_active (control));
}

static void
number_set (BonesHouseRules *self, GtkSpinButton *control)
{
  const guint option = option_of (G_OBJECT (control));
  const gboolean halves = self->setup->ruleset->options[option].halves;

  set_option (self, option, (guint) (gtk_spin_button_get_value (control) * (halves ? 2 : 1) + 0.5));
}

static GtkWidget *
make_values (BonesHouseRules *self, guint i)
{
  const BonesOption *option = &self->setup->ruleset->options[i];
  GtkWidget *row = adw_combo_row_new ();
  g_autofree char *prefix = g_strdup_printf ("value.%s.", option->key);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint value = 0; option->values[value] != NULL; value++)
    gtk_string_list_append (list, option_word (self, prefix, option->values[value]));

  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), self->setup->options[i]);
  bones_combo_follow (ADW_COMBO_ROW (row));
  g_object_set_data (G_OBJECT (row), "option", GUINT_TO_POINTER (i));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (value_chosen), self,
                           G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
make_switch (BonesHouseRules *self, guint i)
{
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), self->setup->options[i] != 0);
  g_signal_connect_object (control, "notify::active", G_CALLBACK (switched), self,
                           G_CONNECT_SWAPPED);
  return control;
}

static GtkWidget *
make_number (BonesHouseRules *self, guint i)
{
  const BonesOption *option = &self->setup->ruleset->options[i];
  const gdouble part = option->halves ? 0.5 : 1;
  GtkWidget *control =
      gtk_spin_button_new_with_range (option->lowest * part, option->highest * part, part);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (control), option->halves ? 1 : 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), self->setup->options[i] * part);
  g_signal_connect_object (control, "value-changed", G_CALLBACK (number_set), self,
                           G_CONNECT_SWAPPED);
  return control;
}

static void
show_rule (BonesHouseRules *self, GObject *button)
{
  bones_rule_window_open_option (GTK_WIDGET (self), self->setup, option_of (button));
}

/* Leads to what the rules say about option @i. */
static GtkWidget *
make_rule_button (BonesHouseRules *self, guint i)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");
  g_autofree char *said =
      g_strdup_printf (_ ("The rule behind “%s”"),
                       option_word (self, "option.", self->setup->ruleset->options[i].key));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "touch");
  bones_set_tooltip (button, said);
  bones_name_widget (button, said);
  g_object_set_data (G_OBJECT (button), "option", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (show_rule), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_row (BonesHouseRules *self, const BonesRulebook *book, guint i)
{
  g_autoptr (GPtrArray) rules =
      bones_rulebook_list_changed_by (book, self->setup->ruleset->options[i].key);
  const BonesOption *option = &self->setup->ruleset->options[i];
  const char *name = option_word (self, "option.", option->key);
  GtkWidget *row, *control;

  if (option->kind == BONES_OPTION_VALUES)
    row = make_values (self, i);
  else
    {
      row = adw_action_row_new ();
      control = option->kind == BONES_OPTION_SWITCH ? make_switch (self, i) : make_number (self, i);
      g_object_set_data (G_OBJECT (control), "option", GUINT_TO_POINTER (i));
      gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
    }

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (rules->len > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_rule_button (self, i));
  g_object_set_data (G_OBJECT (row), "of", (gpointer) option);
  return row;
}

static void
add_row (BonesHouseRules *self, GtkWidget *row)
{
  g_ptr_array_add (self->rows, row);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "row-heading");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

/* The same for the size of fleets. Rows are created late, so that the page opens at once. */
static void
unfolded (BonesHouseRules *self)
{
  g_autoptr (BonesRulebook) book = NULL;
  const BonesOption *options;

  if (self->setup == NULL || self->rows->len > 0
      || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;

  book = bones_rulebook_new (self->setup->ruleset, NULL);
  options = self->setup->ruleset->options;
  for (guint i = 1; options[i].key != NULL; i++) /* the edition has a row of its own */
    if (options[i].kind != BONES_OPTION_DATA && i != self->setup->ruleset->fleet_ships_option)
      {
        const char *heading =
            bones_system_find_word (self->setup->ruleset, "heading.", options[i].key);

        if (heading != NULL)
          add_row (self, make_heading (heading));
        add_row (self, make_row (self, book, i));
      }
  show_needs (self);
}

static void
bones_house_rules_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_HOUSE_RULES (object)->rows);
  G_OBJECT_CLASS (bones_house_rules_parent_class)->finalize (object);
}

static void
bones_house_rules_class_init (BonesHouseRulesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_house_rules_finalize;
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_HOUSE_RULES, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
bones_house_rules_init (BonesHouseRules *self)
{
  bones_hide_unshown_inside (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  bones_name_widget (GTK_WIDGET (self), _ ("House rules"));
  bones_name_lists (GTK_WIDGET (self), _ ("House rules"));
  g_signal_connect (self, "notify::expanded", G_CALLBACK (unfolded), NULL);
}

void
bones_house_rules_set_setup (BonesHouseRules *self, BonesSetup *setup)
{
  g_return_if_fail (BONES_IS_HOUSE_RULES (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->rows, i));

  g_ptr_array_set_size (self->rows, 0);
  self->setup = setup;
  unfolded (self);
}

static GVariant *
make_value (const BonesOption *option, guint value)
{
  switch (option->kind)
    {
    case BONES_OPTION_SWITCH:
      return g_variant_new_boolean (value != 0);
    case BONES_OPTION_VALUES:
      return g_variant_new_string (option->values[value]);
    default:
      return g_variant_new_double (option->halves ? value / 2.0 : value);
    }
}

GVariant *
bones_house_rules_make_options (BonesHouseRules *self)
{
  GVariantBuilder builder;
  const BonesOption *options;

  g_return_val_if_fail (BONES_IS_HOUSE_RULES (self) && self->setup != NULL, NULL);

  options = self->setup->ruleset->options;
  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 1; options[i].key != NULL; i++)
    if (options[i].kind != BONES_OPTION_DATA)
      g_variant_builder_add (&builder, "{sv}", options[i].key,
                             make_value (&options[i], self->setup->options[i]));

  return g_variant_builder_end (&builder);
}
