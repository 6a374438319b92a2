/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "new-battle-page.h"

#include "content.h"
#include "dice-words.h"
#include "fleet-picker.h"
#include "flow.h"
#include "house-rules.h"
#include "name.h"
#include "names.h"
#include "radio.h"
#include "ready-made.h"
#include "set-choice.h"
#include "setup-text.h"
#include "system-badge.h"
#include "systems.h"
#include "table.h"
#include "text-fit.h"
#include "tooltip.h"
#include "whose-dice.h"

#include "bones-config.h"

#include <string.h>

#define FEWEST_FLEETS 2

struct _BonesNewBattlePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *title, *systems, *system_about, *preset_box, *preset_about, *number_box, *muster,
      *size_group, *size_spin, *edition_row, *dice_row, *whose_dice, *dice_words, *undo_row,
      *joined_switch, *set_choice, *rules, *pickers, *why, *sail_button;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;
  const BonesRuleset *ruleset; /* the chosen game */
  BonesSetup *setup;           /* owned: with the chosen edition */
  BonesFleetPicker *fleets[BONES_MAX_FLEETS];
  guint n_fleets;
  gboolean settling; /* the rows are being updated from the rules */
};

enum { PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesNewBattlePage, bones_new_battle_page, ADW_TYPE_BIN)

static void
show_why (BonesNewBattlePage *self, const char *why)
{
  gtk_label_set_label (GTK_LABEL (self->why), why != NULL ? why : "");
  gtk_widget_set_visible (self->why, why != NULL);
}

/* Fleets with the same name could not be told apart. */
static char *
find_namesakes (char **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) &names[i + 1], names[i]))
      {
        g_autofree char *called = bones_name_isolate (names[i]);

        return g_strdup_printf (_ ("Two fleets are called “%s”. Give one of them another name."),
                                called);
      }

  return NULL;
}

/* Uses the names of the fleets wherever fleets are chosen. The first fleet with a fault shows
 * the fault. */
static void
update (BonesNewBattlePage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *said = NULL;

  for (guint i = 0; i < self->n_fleets; i++)
    {
      const char *fault = bones_fleet_picker_get_fault (self->fleets[i]);
      g_autoptr (BonesRoster) roster = bones_fleet_picker_make_roster (self->fleets[i]);

      g_strv_builder_add (builder, roster->name);
      if (fault != NULL && said == NULL)
        said = g_strdup_printf ("%s: %s", roster->name, fault);
    }
  names = g_strv_builder_end (builder);
  bones_whose_dice_set_fleets (BONES_WHOSE_DICE (self->whose_dice), self->n_fleets,
                               (const char *const *) names);
  bones_dice_words_set_fleets (BONES_DICE_WORDS (self->dice_words), self->n_fleets,
                               (const char *const *) names);
  if (said == NULL)
    said = find_namesakes (names);
  show_why (self, said);
  gtk_widget_set_sensitive (self->sail_button, said == NULL && self->setup != NULL);
}

static const char *
get_edition (BonesNewBattlePage *self)
{
  return self->ruleset->editions[adw_combo_row_get_selected (ADW_COMBO_ROW (self->edition_row))];
}

static const char *
lookup_word (BonesNewBattlePage *self, const char *prefix, const char *id)
{
  return bones_system_word (self->ruleset, prefix, id);
}

/* Creates a set-up with the rules of @preset; returns NULL with the reason if there is none. */
static BonesSetup *
make_setup (BonesNewBattlePage *self, const char *edition, const BonesPreset *preset)
{
  g_autoptr (GError) error = NULL;
  BonesSetup *setup =
      bones_set_choice_make_setup (BONES_SET_CHOICE (self->set_choice), edition, &error);

  if (setup == NULL)
    show_why (self, error->message);
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

/* The preset that has the present rules, if any. */
static void
show_preset (BonesNewBattlePage *self)
{
  const BonesPreset *preset = self->ruleset->presets;
  const char *about = _ ("House rules of your own.");

  self->settling = TRUE;
  for (GtkWidget *button = gtk_widget_get_first_child (self->preset_box); button != NULL;
       button = gtk_widget_get_next_sibling (button), preset++)
    {
      const gboolean on = is_in_force (self, preset);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), on);
      if (on)
        about = lookup_word (self, "about.", preset->id);
    }
  gtk_label_set_label (GTK_LABEL (self->preset_about), about);
  self->settling = FALSE;
}

/* The number of ships in each fleet, if it is agreed and not bought. */
static void
show_size (BonesNewBattlePage *self)
{
  const guint i = self->ruleset->fleet_ships_option;
  const BonesOption *option = &self->ruleset->options[i];

  gtk_widget_set_visible (self->size_group, i > 0);
  if (i == 0)
    return;

  self->settling = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->size_spin), option->lowest, option->highest);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->size_spin), self->setup->options[i]);
  self->settling = FALSE;
}

/* Takes @setup, which has the rules from now on. */
static void
take_setup (BonesNewBattlePage *self, BonesSetup *setup)
{
  if (setup == NULL)
    return;

  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_set_setup (self->fleets[i], setup);
  bones_house_rules_set_setup (BONES_HOUSE_RULES (self->rules), setup);
  g_clear_pointer (&self->setup, bones_setup_free);
  self->setup = setup;
  show_size (self);
  show_preset (self);
  update (self);
}

static void
edition_chosen (BonesNewBattlePage *self)
{
  if (!self->settling && self->ruleset != NULL
      && adw_combo_row_get_selected (ADW_COMBO_ROW (self->edition_row))
             != GTK_INVALID_LIST_POSITION)
    take_setup (self, make_setup (self, get_edition (self), NULL));
}

static void
preset_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  const BonesPreset *preset = g_object_get_data (G_OBJECT (button), "preset");

  if (self->settling)
    return;

  self->settling = TRUE;
  for (guint i = 0; self->ruleset->editions[i] != NULL; i++)
    if (g_str_equal (self->ruleset->editions[i], preset->edition))
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->edition_row), i);
  self->settling = FALSE;
  take_setup (self, make_setup (self, preset->edition, preset));
}

/* The kept fleets of the game that are not in the archive; NULL if they cannot be read. */
static GPtrArray *
list_kept (BonesNewBattlePage *self)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);
  GPtrArray *kept = store != NULL ? bones_store_list_fleets (store, self->ruleset->id, NULL) : NULL;

  for (guint i = kept != NULL ? kept->len : 0; i-- > 0;)
    if (((const BonesFleetRecord *) g_ptr_array_index (kept, i))->archived)
      g_ptr_array_remove_index (kept, i);
  return kept;
}

static void
offer_kept (BonesNewBattlePage *self)
{
  g_autoptr (GPtrArray) kept = list_kept (self);

  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_offer_kept (self->fleets[i], kept);
}

static void
offer_fleets (BonesNewBattlePage *self)
{
  GPtrArray *fleets = bones_set_choice_get_fleets (BONES_SET_CHOICE (self->set_choice));

  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_offer (self->fleets[i], fleets);
  offer_kept (self);
}

/* Changes the ships and keeps the rules. */
static void
set_chosen (BonesNewBattlePage *self)
{
  BonesSetup *setup = make_setup (self, get_edition (self), NULL);

  gtk_widget_set_sensitive (self->sail_button, setup != NULL);
  if (setup == NULL || self->setup == NULL)
    return;

  memcpy (setup->options, self->setup->options, sizeof setup->options);
  offer_fleets (self);
  take_setup (self, setup);
}

static void
show_sets (BonesNewBattlePage *self)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, NULL);

  if (!bones_set_choice_show (BONES_SET_CHOICE (self->set_choice), store, self->ruleset, &error))
    show_why (self, error->message);
}

/* The page tells @about of the chosen one, so a tooltip would only cover it. */
static void
set_tip (GtkWidget *button, const char *about)
{
  bones_set_tooltip (button, about);
  g_object_bind_property (button, "active", button, "has-tooltip",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

static void
fill_presets (BonesNewBattlePage *self)
{
  bones_flow_clear (BONES_FLOW (self->preset_box));
  for (const BonesPreset *preset = self->ruleset->presets; preset != NULL && preset->id != NULL;
       preset++)
    {
      GtkWidget *button = bones_radio_new (lookup_word (self, "preset.", preset->id));

      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_widget_add_css_class (button, "touch");
      set_tip (button, lookup_word (self, "about.", preset->id));
      g_object_set_data (G_OBJECT (button), "preset", (gpointer) preset);
      g_signal_connect (button, "toggled", G_CALLBACK (preset_toggled), self);
      bones_flow_append (BONES_FLOW (self->preset_box), button);
    }
}

/* The available ships and points may be different now. */
static void
rules_changed (BonesNewBattlePage *self)
{
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      bones_fleet_picker_set_setup (self->fleets[i], self->setup);
  show_preset (self);
  update (self);
}

static void
size_set (BonesNewBattlePage *self)
{
  const guint size = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size_spin));

  if (self->settling || self->setup == NULL)
    return;

  self->setup->options[self->ruleset->fleet_ships_option] = (guint8) size;
  rules_changed (self);
}

static void
fill_editions (BonesNewBattlePage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; self->ruleset->editions[i] != NULL; i++)
    gtk_string_list_append (list, lookup_word (self, "value.edition.", self->ruleset->editions[i]));
  self->settling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self->edition_row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->edition_row), 0);
  self->settling = FALSE;
  gtk_widget_set_visible (self->edition_row, g_list_model_get_n_items (G_LIST_MODEL (list)) > 1);
}

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* Pickers are kept, so that nothing is lost when the user goes from two fleets to three and
 * back. */
static void
set_n_fleets (BonesNewBattlePage *self, guint n)
{
  self->n_fleets = n;
  for (guint i = 0; i < n; i++)
    if (self->fleets[i] == NULL)
      {
        self->fleets[i] = bones_fleet_picker_new (i);
        bones_fleet_picker_offer (
            self->fleets[i], bones_set_choice_get_fleets (BONES_SET_CHOICE (self->set_choice)));
        bones_fleet_picker_set_setup (self->fleets[i], self->setup);
        g_signal_connect_object (self->fleets[i], "changed", G_CALLBACK (update), self,
                                 G_CONNECT_SWAPPED);
        bones_flow_append (BONES_FLOW (self->pickers), GTK_WIDGET (self->fleets[i]));
      }
  offer_kept (self);
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      gtk_widget_set_visible (GTK_WIDGET (self->fleets[i]), i < n);
  update (self);
}

static void
number_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  if (gtk_toggle_button_get_active (button))
    set_n_fleets (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "n")));
}

/* As many as the game allows. If there is only one number, no choice is shown. */
static void
fill_numbers (BonesNewBattlePage *self)
{
  const guint fewest = MAX (self->ruleset->least_fleets, FEWEST_FLEETS);
  const guint most = self->ruleset->most_fleets > 0 ? self->ruleset->most_fleets : BONES_MAX_FLEETS;
  const guint before = CLAMP (self->n_fleets, fewest, most);
  GtkToggleButton *first = NULL;

  clear_box (self->number_box);
  for (guint n = fewest; n <= most; n++)
    {
      g_autofree char *label = g_strdup_printf ("%u", n);
      GtkWidget *button = bones_radio_new (label);
      g_autofree char *name =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u captain", "%u captains", n), n);

      bones_name_widget (button, name);
      gtk_widget_add_css_class (button, "touch");
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), n == before);
      g_object_set_data (G_OBJECT (button), "n", GUINT_TO_POINTER (n));
      g_signal_connect (button, "toggled", G_CALLBACK (number_toggled), self);
      gtk_box_append (GTK_BOX (self->number_box), button);
    }
  gtk_widget_set_visible (self->number_box, fewest < most);
  set_n_fleets (self, before);
}

/* Applies the chosen game to everything on the page. */
static void
choose_system (BonesNewBattlePage *self, const BonesRuleset *ruleset)
{
  const char *muster = bones_system_find_word (ruleset, "", "muster");
  g_autofree char *called = NULL;

  self->ruleset = ruleset;
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), bones_system_name (ruleset));
  called = g_strdup_printf ("%s\n%s", adw_window_title_get_title (ADW_WINDOW_TITLE (self->title)),
                            bones_system_name (ruleset));
  bones_set_tooltip (self->title, called);
  gtk_label_set_label (GTK_LABEL (self->system_about), lookup_word (self, "", "about"));
  gtk_label_set_label (GTK_LABEL (self->muster), muster != NULL ? muster : "");
  gtk_widget_set_visible (self->muster, muster != NULL);
  bones_whose_dice_set_ruleset (BONES_WHOSE_DICE (self->whose_dice), ruleset);
  fill_presets (self);
  fill_editions (self);
  show_sets (self);
  offer_fleets (self);
  take_setup (self, make_setup (self, ruleset->editions[0], NULL));
  if (self->setup != NULL)
    fill_numbers (self);
}

static void
system_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  const BonesRuleset *ruleset = g_object_get_data (G_OBJECT (button), "system");

  if (gtk_toggle_button_get_active (button) && ruleset != self->ruleset)
    choose_system (self, ruleset);
}

static void
add_systems (BonesNewBattlePage *self)
{
  GtkToggleButton *first = NULL;

  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      GtkWidget *button = bones_radio_new (NULL);

      gtk_button_set_child (GTK_BUTTON (button), bones_system_badge_new (*system));
      set_tip (button, bones_system_word (*system, "", "about"));
      gtk_widget_add_css_class (button, "card");
      bones_name_widget (button, bones_system_name (*system));
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), *system == self->ruleset);
      g_object_set_data (G_OBJECT (button), "system", (gpointer) *system);
      g_signal_connect (button, "toggled", G_CALLBACK (system_toggled), self);
      bones_flow_append (BONES_FLOW (self->systems), button);
    }
}

static gboolean
tell_dice (BonesNewBattlePage *self, BonesTable *table, GError **error)
{
  for (guint i = 0; i < self->n_fleets; i++)
    if (!bones_whose_dice_tell (BONES_WHOSE_DICE (self->whose_dice), table, i, error))
      return FALSE;
  return TRUE;
}

static BonesTable *
make_table (BonesNewBattlePage *self, GError **error)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (BonesKeptFleet));
  const BonesDiceSource dice = adw_combo_row_get_selected (ADW_COMBO_ROW (self->dice_row));
  g_autoptr (GVariant) options =
      g_variant_ref_sink (bones_house_rules_make_options (BONES_HOUSE_RULES (self->rules)));
  GSettings *settings = self->settings;
  BonesStore *store = bones_app_store_get (self->store, error);
  BonesNewGame game = { .ruleset = self->ruleset->id,
                        .edition = get_edition (self),
                        .options = options,
                        .rosters = rosters,
                        .kept = kept,
                        .joined = gtk_switch_get_active (GTK_SWITCH (self->joined_switch)),
                        .undo = adw_combo_row_get_selected (ADW_COMBO_ROW (self->undo_row)) };

  if (store == NULL
      || !bones_set_choice_pin (BONES_SET_CHOICE (self->set_choice), &game.content, error))
    return NULL;

  for (guint i = 0; i < self->n_fleets; i++)
    {
      BonesKeptFleet source;

      if (bones_fleet_picker_get_kept (self->fleets[i], &source))
        {
          source.fleet = i;
          g_array_append_val (kept, source);
        }
      g_ptr_array_add (rosters, bones_fleet_picker_make_roster (self->fleets[i]));
      game.dice[i] = bones_whose_dice_get (BONES_WHOSE_DICE (self->whose_dice), i, dice);
    }
  bones_dice_words_fill (BONES_DICE_WORDS (self->dice_words), &game);
  g_settings_set_enum (settings, "dice", (gint) dice);
  bones_system_remember (settings, self->ruleset);
  return bones_table_new (store, &game, error);
}

static void
sail (BonesNewBattlePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = make_table (self, &error);

  if (table != NULL)
    bones_dice_words_renew (BONES_DICE_WORDS (self->dice_words));
  if (table != NULL && tell_dice (self, table, &error))
    g_signal_emit (self, signals[PLAY], 0, table);
  else
    show_why (self, error->message);
}

static void
bones_new_battle_page_dispose (GObject *object)
{
  g_clear_pointer (&BONES_NEW_BATTLE_PAGE (object)->setup, bones_setup_free);
  G_OBJECT_CLASS (bones_new_battle_page_parent_class)->dispose (object);
}

static void
list_entries (GtkWidget *within, GPtrArray *entries)
{
  for (GtkWidget *child = gtk_widget_get_first_child (within); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_ENTRY (child) && gtk_widget_get_mapped (child))
      g_ptr_array_add (entries, child);
    else
      list_entries (child, entries);
}

/* Enter in the field of a name goes to the next one, and from the last one to the button. */
static gboolean
enter_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode,
               GdkModifierType state, BonesNewBattlePage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *entry = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY) : NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  guint at;

  list_entries (self->pickers, entries);
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || entry == NULL
      || !g_ptr_array_find (entries, entry, &at))
    return FALSE;

  gtk_widget_grab_focus (at + 1 < entries->len ? entries->pdata[at + 1] : self->sail_button);
  return TRUE;
}

static void
bones_new_battle_page_class_init (BonesNewBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_new_battle_page_dispose;
  signals[PLAY] = g_signal_new ("play", BONES_TYPE_NEW_BATTLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, BONES_TYPE_TABLE);
  g_type_ensure (BONES_TYPE_DICE_WORDS);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HOUSE_RULES);
  g_type_ensure (BONES_TYPE_SET_CHOICE);
  g_type_ensure (BONES_TYPE_WHOSE_DICE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/new-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, title);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, systems);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, system_about);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, muster);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, size_group);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, size_spin);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, set_choice);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, whose_dice);
  gtk_widget_class_bind_template_child (widget_class, BonesNewBattlePage, dice_words);
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
  gtk_widget_class_bind_template_callback (widget_class, enter_pressed);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed);
  gtk_widget_class_bind_template_callback (widget_class, set_chosen);
  gtk_widget_class_bind_template_callback (widget_class, size_set);
  gtk_widget_class_bind_template_callback (widget_class, sail);
}

static void
bones_new_battle_page_init (BonesNewBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->size_group, _ ("Ships of each fleet"));
  bones_combo_follow (ADW_COMBO_ROW (self->dice_row));
  bones_combo_follow (ADW_COMBO_ROW (self->undo_row));
  bones_combo_follow (ADW_COMBO_ROW (self->edition_row));
}

BonesNewBattlePage *
bones_new_battle_page_new (BonesAppStore *store, GSettings *settings)
{
  BonesNewBattlePage *self;

  g_return_val_if_fail (store != NULL && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BONES_TYPE_NEW_BATTLE_PAGE, NULL);
  self->store = store;
  self->settings = settings;
  choose_system (self, bones_system_last (settings));
  add_systems (self);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->dice_row),
                              (guint) g_settings_get_enum (settings, "dice"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->undo_row),
                              (guint) g_settings_get_enum (settings, "undo"));
  return self;
}

void
bones_new_battle_page_focus (BonesNewBattlePage *self)
{
  g_return_if_fail (BONES_IS_NEW_BATTLE_PAGE (self));

  show_sets (self); /* some may be new */
  offer_kept (self);
  gtk_widget_grab_focus (self->sail_button);
}
