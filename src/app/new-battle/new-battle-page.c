/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "new-battle-page.h"

#include "content.h"
#include "fleet-picker.h"
#include "flow.h"
#include "house-rules.h"
#include "ready-made.h"
#include "registry.h"
#include "setup-text.h"
#include "table.h"

#include "bones-config.h"

#include <string.h>

#define FEWEST_FLEETS 2
#define MOST_FLEETS 4

struct _BonesNewBattlePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *preset_box, *preset_about, *number_box, *edition_row, *dice_row, *undo_row,
      *joined_switch, *rules, *pickers, *why, *sail_button;

  BonesApplication *application; /* borrowed */
  BonesSetup *setup;             /* owned: of the edition that is chosen */
  BonesFleetPicker *fleets[MOST_FLEETS];
  guint n_fleets;
  gboolean settling; /* the rows are being set to what the rules are */
};

enum { PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesNewBattlePage, bones_new_battle_page, ADW_TYPE_BIN)

static void
say (BonesNewBattlePage *self, const char *why)
{
  gtk_label_set_label (GTK_LABEL (self->why), why != NULL ? why : "");
  gtk_widget_set_visible (self->why, why != NULL);
}

/* The first fleet with a fault says what it is. */
static void
look (BonesNewBattlePage *self)
{
  const char *fault = NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < self->n_fleets && fault == NULL; i++)
    {
      fault = bones_fleet_picker_get_fault (self->fleets[i]);
      if (fault != NULL)
        {
          g_autoptr (BonesRoster) roster = bones_fleet_picker_make_roster (self->fleets[i]);

          said = g_strdup_printf ("%s: %s", roster->name, fault);
        }
    }
  say (self, said);
  gtk_widget_set_sensitive (self->sail_button, said == NULL && self->setup != NULL);
}

static const BonesRuleset *
get_ruleset (void)
{
  return bones_ruleset_find (BONES_READY_RULESET);
}

static const char *
get_edition (BonesNewBattlePage *self)
{
  return get_ruleset ()->editions[adw_combo_row_get_selected (ADW_COMBO_ROW (self->edition_row))];
}

static const char *
word (const char *prefix, const char *id)
{
  g_autofree char *key = g_strconcat (prefix, id, NULL);
  const BonesWords *words = bones_ruleset_words (get_ruleset (), key);

  return words != NULL ? g_dgettext (GETTEXT_PACKAGE, words->text) : id;
}

/* A set-up with the rules of @preset; NULL and the reason said where there is none. */
static BonesSetup *
make_setup (BonesNewBattlePage *self, const char *edition, const BonesPreset *preset)
{
  g_autoptr (GError) error = NULL;
  BonesSetup *setup = bones_content_setup (get_ruleset (), edition, &error);

  if (setup == NULL)
    say (self, error->message);
  else if (preset != NULL)
    bones_preset_set (setup, preset);
  return setup;
}

static gboolean
is_in_force (BonesNewBattlePage *self, const BonesPreset *preset)
{
  g_autoptr (BonesSetup) setup = make_setup (self, preset->edition, preset);

  return setup != NULL && memcmp (setup->options, self->setup->options, sizeof setup->options) == 0;
}

/* The preset that the rules are, whoever made them so. */
static void
show_preset (BonesNewBattlePage *self)
{
  const BonesPreset *preset = get_ruleset ()->presets;
  const char *about = _ ("House rules of your own.");

  self->settling = TRUE;
  for (GtkWidget *button = gtk_widget_get_first_child (self->preset_box); button != NULL;
       button = gtk_widget_get_next_sibling (button), preset++)
    {
      const gboolean on = is_in_force (self, preset);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), on);
      if (on)
        about = word ("about.", preset->id);
    }
  gtk_label_set_label (GTK_LABEL (self->preset_about), about);
  self->settling = FALSE;
}

/* Takes @setup: the rules from now on. */
static void
begin (BonesNewBattlePage *self, BonesSetup *setup)
{
  if (setup == NULL)
    return;

  for (guint i = 0; i < MOST_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_set_setup (self->fleets[i], setup);
  bones_house_rules_set_setup (BONES_HOUSE_RULES (self->rules), setup);
  g_clear_pointer (&self->setup, bones_setup_free);
  self->setup = setup;
  show_preset (self);
  look (self);
}

static void
edition_chosen (BonesNewBattlePage *self)
{
  if (!self->settling
      && adw_combo_row_get_selected (ADW_COMBO_ROW (self->edition_row))
             != GTK_INVALID_LIST_POSITION)
    begin (self, make_setup (self, get_edition (self), NULL));
}

static void
preset_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  const BonesPreset *preset = g_object_get_data (G_OBJECT (button), "preset");

  if (self->settling)
    return;

  self->settling = TRUE;
  for (guint i = 0; get_ruleset ()->editions[i] != NULL; i++)
    if (g_str_equal (get_ruleset ()->editions[i], preset->edition))
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->edition_row), i);
  self->settling = FALSE;
  begin (self, make_setup (self, preset->edition, preset));
}

static void
add_presets (BonesNewBattlePage *self)
{
  for (const BonesPreset *preset = get_ruleset ()->presets; preset != NULL && preset->id != NULL;
       preset++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (word ("preset.", preset->id));

      gtk_widget_add_css_class (button, "touch");
      gtk_widget_set_tooltip_text (button, word ("about.", preset->id));
      g_object_set_data (G_OBJECT (button), "preset", (gpointer) preset);
      g_signal_connect (button, "toggled", G_CALLBACK (preset_toggled), self);
      gtk_box_append (GTK_BOX (self->preset_box), button);
    }
}

/* What fleets may be, and spend, may differ now. */
static void
rules_changed (BonesNewBattlePage *self)
{
  for (guint i = 0; i < MOST_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_set_setup (self->fleets[i], self->setup);
  show_preset (self);
  look (self);
}

/* Pickers are kept, so that who goes from two fleets to three and back loses nothing. */
static void
set_n_fleets (BonesNewBattlePage *self, guint n)
{
  self->n_fleets = n;
  for (guint i = 0; i < n; i++)
    if (self->fleets[i] == NULL)
      {
        self->fleets[i] = bones_fleet_picker_new (i);
        bones_fleet_picker_set_setup (self->fleets[i], self->setup);
        g_signal_connect_object (self->fleets[i], "changed", G_CALLBACK (look), self,
                                 G_CONNECT_SWAPPED);
        bones_flow_append (BONES_FLOW (self->pickers), GTK_WIDGET (self->fleets[i]));
      }
  for (guint i = 0; i < MOST_FLEETS; i++)
    if (self->fleets[i] != NULL)
      gtk_widget_set_visible (GTK_WIDGET (self->fleets[i]), i < n);
  look (self);
}

static void
number_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  if (gtk_toggle_button_get_active (button))
    set_n_fleets (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "n")));
}

static void
add_numbers (BonesNewBattlePage *self)
{
  GtkToggleButton *first = NULL;

  for (guint n = FEWEST_FLEETS; n <= MOST_FLEETS; n++)
    {
      g_autofree char *label = g_strdup_printf ("%u", n);
      GtkWidget *button = gtk_toggle_button_new_with_label (label);
      g_autofree char *name =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u fleet", "%u fleets", n), n);

      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_widget_add_css_class (button, "touch");
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (button);
      g_object_set_data (G_OBJECT (button), "n", GUINT_TO_POINTER (n));
      g_signal_connect (button, "toggled", G_CALLBACK (number_toggled), self);
      gtk_box_append (GTK_BOX (self->number_box), button);
    }
  gtk_toggle_button_set_active (first, TRUE);
}

static void
fill_editions (BonesNewBattlePage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (get_ruleset ()->editions);

  adw_combo_row_set_model (ADW_COMBO_ROW (self->edition_row), G_LIST_MODEL (list));
}

static BonesTable *
make_table (BonesNewBattlePage *self, GError **error)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const BonesDiceSource dice = adw_combo_row_get_selected (ADW_COMBO_ROW (self->dice_row));
  g_autoptr (GVariant) options =
      g_variant_ref_sink (bones_house_rules_make_options (BONES_HOUSE_RULES (self->rules)));
  BonesStore *store = bones_application_get_store (self->application, error);
  BonesNewGame game = { .ruleset = get_ruleset ()->id,
                        .edition = get_edition (self),
                        .options = options,
                        .rosters = rosters,
                        .joined = gtk_switch_get_active (GTK_SWITCH (self->joined_switch)),
                        .undo = adw_combo_row_get_selected (ADW_COMBO_ROW (self->undo_row)) };

  if (store == NULL)
    return NULL;

  for (guint i = 0; i < self->n_fleets; i++)
    {
      g_ptr_array_add (rosters, bones_fleet_picker_make_roster (self->fleets[i]));
      game.dice[i] = dice;
    }
  g_settings_set_enum (bones_application_get_settings (self->application), "dice", (gint) dice);
  return bones_table_new (store, &game, error);
}

static void
sail (BonesNewBattlePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = make_table (self, &error);

  if (table != NULL)
    g_signal_emit (self, signals[PLAY], 0, table);
  else
    say (self, error->message);
}

static void
bones_new_battle_page_dispose (GObject *object)
{
  g_clear_pointer (&BONES_NEW_BATTLE_PAGE (object)->setup, bones_setup_free);
  G_OBJECT_CLASS (bones_new_battle_page_parent_class)->dispose (object);
}

static void
bones_new_battle_page_class_init (BonesNewBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_new_battle_page_dispose;
  signals[PLAY] = g_signal_new ("play", BONES_TYPE_NEW_BATTLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, BONES_TYPE_TABLE);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HOUSE_RULES);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/new-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, preset_box);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, preset_about);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, number_box);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, edition_row);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, dice_row);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, undo_row);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, joined_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, rules);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, pickers);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, why);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, sail_button);
  gtk_widget_class_bind_template_callback (widget_class, edition_chosen);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed);
  gtk_widget_class_bind_template_callback (widget_class, sail);
}

static void
bones_new_battle_page_init (BonesNewBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesNewBattlePage *
bones_new_battle_page_new (BonesApplication *application)
{
  BonesNewBattlePage *self;

  g_return_val_if_fail (BONES_IS_APPLICATION (application), NULL);

  self = g_object_new (BONES_TYPE_NEW_BATTLE_PAGE, NULL);
  self->application = application;
  add_presets (self);
  fill_editions (self);
  edition_chosen (self);
  if (self->setup != NULL)
    add_numbers (self);
  adw_combo_row_set_selected (
      ADW_COMBO_ROW (self->dice_row),
      (guint) g_settings_get_enum (bones_application_get_settings (application), "dice"));
  return self;
}

void
bones_new_battle_page_focus (BonesNewBattlePage *self)
{
  g_return_if_fail (BONES_IS_NEW_BATTLE_PAGE (self));

  gtk_widget_grab_focus (self->sail_button);
}
