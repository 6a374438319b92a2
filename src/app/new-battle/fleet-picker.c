/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-picker.h"

#include "class-stepper.h"
#include "css-class.h"
#include "fleet-band.h"
#include "fleet-flag.h"
#include "flow.h"
#include "json-text.h"
#include "name.h"
#include "ready-made.h"
#include "roster-file.h"
#include "roster-mend.h"
#include "setup-text.h"
#include "ship-silhouette.h"
#include "systems.h"
#include "text-fit.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

#define LONGEST_NAME 40
#define SHIP_SIZE 30 /* pixels */

struct _BonesFleetPicker {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *band, *head, *flag, *name_entry, *player_entry, *faction_group, *faction_row, *presets,
      *steppers, *ships, *spent, *bar, *points, *fault, *warning, *mends_flow, *names;

  const BonesSetup *setup;     /* borrowed */
  const BonesRuleset *ruleset; /* of it */
  GPtrArray *offered;          /* owned: the ready-made fleets of the content; or NULL */
  const BonesRoster *like;     /* one of them, whose fittings the ships get; or NULL */
  GPtrArray *kept;             /* owned: of BonesFleetRecord, the kept fleets; or NULL */
  BonesRoster *taken;          /* owned: the kept fleet that was taken last; or NULL */
  BonesKeptFleet source;       /* where it came from; its number is 0 if it was changed since */
  char *named;                 /* owned: the name that it gave to the fleet, or NULL */
  GArray *mends;               /* owned: of BonesMend, as they are offered; or NULL */
  char *said;                  /* owned: the fault, or NULL */
  guint seat;
  guint n_ready; /* the number of ready-made fleets of the game; those of the content follow */
  gint ready;    /* the index of this fleet, or -1: a custom fleet */
  gboolean stale;
  gboolean setting; /* the counts are being set, one after another */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetPicker, bones_fleet_picker, ADW_TYPE_BIN)

static const char *
lookup_word (BonesFleetPicker *self, const char *prefix, const char *id)
{
  const char *words = bones_words_called (self->setup, prefix, id);

  return words != NULL ? words : id;
}

static gboolean
has_factions (BonesFleetPicker *self)
{
  return bones_setup_has_factions (self->setup);
}

/* If a fleet can do without a faction, the last choice is none. */
const char *
bones_fleet_picker_get_faction (BonesFleetPicker *self)
{
  guint chosen;

  g_return_val_if_fail (BONES_IS_FLEET_PICKER (self), NULL);

  chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->faction_row));
  return has_factions (self) && chosen != GTK_INVALID_LIST_POSITION
             ? bones_setup_factions (self->setup)[chosen]
             : NULL;
}

/* The class of all ships, if the game sets their number and offers only one class; else NULL. */
static const char *
find_given (BonesFleetPicker *self)
{
  const char *given = NULL;

  for (guint i = 0; i < self->ruleset->n_kinds (self->setup->content); i++)
    if (bones_setup_offers (self->setup, bones_fleet_picker_get_faction (self), i))
      {
        if (given != NULL)
          return NULL;
        given = self->ruleset->kind_id (self->setup->content, i);
      }
  return bones_ruleset_fleet_ships (self->setup) > 0 ? given : NULL;
}

static gboolean
is_given (BonesFleetPicker *self)
{
  return find_given (self) != NULL;
}

static BonesClassStepper *
find_stepper (BonesFleetPicker *self, const char *kind)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (bones_class_stepper_get_kind (BONES_CLASS_STEPPER (child)), kind))
      return BONES_CLASS_STEPPER (child);
  return NULL;
}

/* The first fault, and the notes, one sentence a line. What is found is added to @faults. */
static char *
find_fault (BonesFleetPicker *self, const BonesRoster *roster, guint *points, GString *warnings,
            GArray *faults)
{
  char *first = NULL;

  *points = self->setup->ruleset->check (self->setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);
      g_autofree char *text = bones_words_fault (self->setup, roster, fault);

      if (bones_fault_warns (self->setup, fault))
        g_string_append_printf (warnings, "%s%s", warnings->len > 0 ? "\n" : "", text);
      else if (first == NULL)
        first = g_steal_pointer (&text);
    }
  return first;
}

/* If nothing has a price, nothing is spent. */
static void
show_points (BonesFleetPicker *self, const BonesRoster *roster, guint points)
{
  const guint budget =
      self->ruleset->budget != NULL ? self->ruleset->budget (self->setup, roster) : points;
  g_autofree char *spent = bones_words_points ((gint) points);
  g_autofree char *all = bones_words_points ((gint) budget);
  g_autofree char *text = g_strdup_printf (_ ("%s of %s points"), spent, all);

  gtk_widget_set_visible (self->spent, self->ruleset->budget != NULL || points > 0);
  gtk_widget_set_visible (self->bar, self->ruleset->budget != NULL);
  gtk_label_set_label (GTK_LABEL (self->points), text);
  gtk_level_bar_set_max_value (GTK_LEVEL_BAR (self->bar), MAX (budget, 1));
  gtk_level_bar_set_value (GTK_LEVEL_BAR (self->bar), MIN (points, budget));
  bones_set_css_class (self->points, "over", points > budget);
}

static void take_roster (BonesFleetPicker *self, BonesRoster *roster);

static const char *
name_class (BonesFleetPicker *self, const char *id)
{
  const gint kind = bones_ruleset_kind (self->setup, id);
  const char *words = kind >= 0 ? self->ruleset->kind_words (self->setup->content,
                                                             self->setup->options, (guint) kind)
                                : id;

  return lookup_word (self, NULL, words);
}

static void
show_names (BonesFleetPicker *self, const BonesRoster *roster)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      g_autofree char *aboard = bones_words_aboard (self->setup, ship);

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "",
                              ship->name != NULL ? ship->name : name_class (self, ship->kind));
      if (ship->flagship)
        g_string_append_printf (text, " (%s)", _ ("flagship"));
      if (aboard != NULL)
        g_string_append_printf (text, " (%s)", aboard);
    }
  gtk_label_set_label (GTK_LABEL (self->names), text->str);
}

static void
mend_clicked (GtkButton *button, BonesFleetPicker *self)
{
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "mend"));
  BonesRoster *roster = bones_fleet_picker_make_roster (self);
  BonesSetup setup = *self->setup; /* no mend that is offered changes an option */

  bones_mend_apply (&g_array_index (self->mends, BonesMend, i), &setup, roster);
  take_roster (self, roster);
}

/* Offers what mends @fault, or NULL; but options are the house rules. */
static void
show_mends (BonesFleetPicker *self, const BonesRoster *roster, const BonesFault *fault)
{
  bones_flow_clear (BONES_FLOW (self->mends_flow));
  g_clear_pointer (&self->mends, g_array_unref);
  gtk_widget_set_visible (self->mends_flow, FALSE);
  if (fault == NULL || is_given (self))
    return;

  self->mends = bones_roster_mends (self->setup, roster, fault, 0);
  for (guint i = 0; i < self->mends->len; i++)
    {
      const BonesMend *mend = &g_array_index (self->mends, BonesMend, i);
      GtkWidget *button;

      if (mend->kind == BONES_MEND_OPTION)
        continue;

      button = gtk_button_new_with_label (mend->text);
      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_widget_add_css_class (button, "touch");
      g_object_set_data (G_OBJECT (button), "mend", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (mend_clicked), self, 0);
      bones_flow_append (BONES_FLOW (self->mends_flow), button);
      gtk_widget_set_visible (self->mends_flow, TRUE);
    }
}

/* The first fault, or else the first warning; or NULL. */
static const BonesFault *
find_first (BonesFleetPicker *self, GArray *faults)
{
  for (guint i = 0; i < faults->len; i++)
    if (!bones_fault_warns (self->setup, &g_array_index (faults, BonesFault, i)))
      return &g_array_index (faults, BonesFault, i);

  return faults->len > 0 ? &g_array_index (faults, BonesFault, 0) : NULL;
}

static void
update (BonesFleetPicker *self)
{
  g_autoptr (BonesRoster) roster = NULL;
  g_autoptr (GString) warnings = g_string_new (NULL);
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  guint points;

  if (self->setup == NULL || self->setting)
    return;

  roster = bones_fleet_picker_make_roster (self);
  g_free (self->said);
  self->said = find_fault (self, roster, &points, warnings, faults);
  show_mends (self, roster, find_first (self, faults));
  show_points (self, roster, points);
  show_names (self, roster);
  gtk_label_set_label (GTK_LABEL (self->fault), self->said != NULL ? self->said : "");
  gtk_widget_set_visible (self->fault, self->said != NULL);
  gtk_label_set_label (GTK_LABEL (self->warning), warnings->str);
  gtk_widget_set_visible (self->warning, self->said == NULL && warnings->len > 0);
  gtk_widget_set_visible (self->names, self->said == NULL && !is_given (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_counts (BonesFleetPicker *self, const guint *counts)
{
  self->setting = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      BonesClassStepper *stepper = BONES_CLASS_STEPPER (child);
      const gint kind = bones_ruleset_kind (self->setup, bones_class_stepper_get_kind (stepper));

      bones_class_stepper_set_count (stepper, kind >= 0 ? counts[kind] : 0);
    }
  self->setting = FALSE;
  update (self);
}

/* By hand. */
static void
count_changed (BonesFleetPicker *self)
{
  if (!self->setting)
    {
      self->ready = -1;
      self->source.kept = 0;
    }
  update (self);
}

static gboolean
has_prices (BonesFleetPicker *self)
{
  for (guint i = 0; i < self->ruleset->n_kinds (self->setup->content); i++)
    if (self->ruleset->kind_points (self->setup->content, self->setup->options, i) > 0)
      return TRUE;
  return FALSE;
}

/* Inserts its row before @before. */
static GtkWidget *
show_class (BonesFleetPicker *self, guint kind, gboolean offered, GtkWidget *before)
{
  const char *id = self->ruleset->kind_id (self->setup->content, kind);
  const char *words = self->ruleset->kind_words (self->setup->content, self->setup->options, kind);
  BonesClassStepper *stepper = find_stepper (self, id);

  if (stepper == NULL && !offered)
    return before;

  if (stepper == NULL)
    {
      stepper = bones_class_stepper_new (id, bones_class_look (self->setup, kind), self->seat);
      g_signal_connect_object (stepper, "counted", G_CALLBACK (count_changed), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->steppers), GTK_WIDGET (stepper));
    }
  gtk_widget_set_visible (GTK_WIDGET (stepper), offered);
  bones_class_stepper_set_words (stepper, lookup_word (self, NULL, words),
                                 has_prices (self) ? (gint) bones_class_price (self->setup, kind)
                                                   : -1,
                                 bones_setup_lot (self->setup, kind));
  gtk_box_reorder_child_after (GTK_BOX (self->steppers), GTK_WIDGET (stepper), before);
  return GTK_WIDGET (stepper);
}

/* The dearest class first, as fleets are built. */
static void
show_classes (BonesFleetPicker *self)
{
  g_autoptr (GArray) kinds = bones_kinds_in_order (self->setup);
  GtkWidget *before = NULL;

  for (guint i = 0; i < kinds->len; i++)
    {
      const guint kind = g_array_index (kinds, guint, i);

      before = show_class (
          self, kind, bones_setup_offers (self->setup, bones_fleet_picker_get_faction (self), kind),
          before);
    }
  gtk_widget_set_visible (self->steppers, !is_given (self));
}

/* Shows below the choice what it does. */
static void
show_faction (BonesFleetPicker *self)
{
  const char *faction = bones_fleet_picker_get_faction (self);

  gtk_widget_set_visible (self->faction_group, has_factions (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->faction_row),
                               faction != NULL ? bones_words_called (self->setup, "about", faction)
                                               : NULL);
}

/* Keeps text that the user entered. */
static gboolean
is_named_by_hand (BonesFleetPicker *self, const BonesRuleset *ruleset)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->name_entry));

  return *text != '\0' && g_strcmp0 (text, self->named) != 0
         && !g_str_equal (text, bones_seat_name (ruleset, self->seat));
}

static void
set_fleet_name (BonesFleetPicker *self, const char *name)
{
  const gboolean by_hand = is_named_by_hand (self, self->ruleset);

  g_free (self->named);
  self->named = g_strdup (name);
  if (!by_hand)
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry),
                           name != NULL ? name : bones_seat_name (self->ruleset, self->seat));
}

void
bones_fleet_picker_set_faction (BonesFleetPicker *self, const char *faction)
{
  const char *const *factions;
  guint i = 0;

  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  factions = bones_setup_factions (self->setup);
  if (factions == NULL || (faction == NULL && !self->ruleset->raceless))
    return;

  while (factions[i] != NULL && g_strcmp0 (factions[i], faction) != 0)
    i++;
  if (factions[i] != NULL || faction == NULL)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), i);
}

void
bones_fleet_picker_set_ready (BonesFleetPicker *self, guint i)
{
  g_autofree guint *counts = NULL;
  gboolean of_game;

  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));
  self->source.kept = 0;
  of_game = self->offered == NULL || i < self->n_ready || i - self->n_ready >= self->offered->len;
  self->like = of_game ? NULL : g_ptr_array_index (self->offered, i - self->n_ready);
  self->ready = (gint) i;
  set_fleet_name (self, of_game ? NULL : self->like->name);
  if (!of_game)
    {
      bones_fleet_picker_set_faction (self, self->like->faction);
      bones_count_classes (self->setup, self->like, counts);
    }
  else if (bones_ready_counts (self->setup, bones_fleet_picker_get_faction (self), i, counts)
           == NULL)
    return;

  set_counts (self, counts);
}

static void
faction_chosen (BonesFleetPicker *self)
{
  if (self->setup == NULL || self->setting)
    return;

  self->source.kept = 0;
  show_faction (self);
  show_classes (self);
  if (self->ready >= 0
      && (guint) self->ready < self->n_ready) /* other ships may be available now */
    bones_fleet_picker_set_ready (self, (guint) self->ready);
  update (self);
}

static void
show_name (BonesFleetPicker *self, const BonesRuleset *before)
{
  const char *name = bones_seat_name (self->ruleset, self->seat);

  if (before == NULL || !is_named_by_hand (self, before))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry), name);
  g_clear_pointer (&self->named, g_free);
  bones_name_widget (GTK_WIDGET (self), name);
}

/* The names of the factions in this game. */
static void
name_factions (BonesFleetPicker *self)
{
  const char *name = bones_words_called (self->setup, NULL, "faction");

  name = name != NULL ? name : _ ("Faction");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->faction_row), name);
  bones_name_lists (self->faction_group, name);
}

static void
fill_factions (BonesFleetPicker *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const char *const *factions = bones_setup_factions (self->setup);
  guint chosen = 0, n = 0;

  for (; factions != NULL && factions[n] != NULL; n++)
    {
      gtk_string_list_append (list, lookup_word (self, "faction", factions[n]));
      if (g_strcmp0 (factions[n], bones_seat_faction (self->ruleset, self->seat)) == 0)
        chosen = n;
    }
  if (self->ruleset->raceless)
    gtk_string_list_append (list, lookup_word (self, NULL, "no-faction"));
  if (self->ruleset->raceless && n > 0)
    chosen = self->seat % n;
  name_factions (self);
  adw_combo_row_set_model (ADW_COMBO_ROW (self->faction_row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), chosen);
}

static void
ready_clicked (GtkButton *button, BonesFleetPicker *self)
{
  bones_fleet_picker_set_ready (self,
                                GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ready")));
}

/* ---- Kept fleets ---- */

/* The fleet of @record, or NULL. The caller frees it. */
static BonesRoster *
read_kept (const BonesFleetRecord *record)
{
  g_autoptr (JsonObject) document =
      bones_json_parse_object (record->json, strlen (record->json), NULL);

  return document != NULL ? bones_roster_read (document, NULL) : NULL;
}

/* Why the fleet of @record cannot be taken into this battle, or NULL. The caller frees it. */
static char *
find_reason (BonesFleetPicker *self, const BonesFleetRecord *record)
{
  g_autoptr (BonesRoster) roster = read_kept (record);
  g_autoptr (GString) warnings = g_string_new (NULL);
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  guint points;

  return roster != NULL ? find_fault (self, roster, &points, warnings, faults)
                        : g_strdup (_ ("It cannot be read."));
}

/* The fleets that are legal here come first; the others follow with the reason. The popover is
 * created when it is opened, for only then the fleets have to be checked. */
static void
make_kept_menu (GtkMenuButton *button, gpointer data)
{
  BonesFleetPicker *self = data;
  g_autoptr (GMenu) menu = g_menu_new (), legal = g_menu_new (), others = g_menu_new ();

  for (guint i = 0; self->kept != NULL && i < self->kept->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (self->kept, i);
      g_autofree char *reason = find_reason (self, record);
      /* Translators: a fleet, and a sentence that says why it cannot be taken */
      g_autofree char *label = reason != NULL ? g_strdup_printf (_ ("%s: %s"), record->name, reason)
                                              : g_strdup (record->name);
      g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

      g_menu_item_set_label (item, label);
      g_menu_item_set_action_and_target (item, reason == NULL ? "picker.take" : "picker.no", "x",
                                         record->id);
      g_menu_append_item (reason == NULL ? legal : others, item);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (legal));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (G_MENU_MODEL (menu)));
}

static void
add_kept (BonesFleetPicker *self)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _ ("Kept Fleets"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_kept_menu, self, NULL);
  gtk_widget_add_css_class (button, "touch");
  bones_flow_append (BONES_FLOW (self->presets), button);
}

static void
name_ships (BonesFleetPicker *self, const BonesRoster *roster)
{
  GtkWidget *row = gtk_widget_get_first_child (self->ships);

  for (guint i = 0; row != NULL && i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_last_child (row)),
                             ship->name != NULL ? ship->name : "");
      row = gtk_widget_get_next_sibling (row);
    }
}

/* Makes @roster, which it takes, the fleet. */
static void
take_roster (BonesFleetPicker *self, BonesRoster *roster)
{
  g_autofree guint *counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));

  self->like = NULL;
  g_clear_pointer (&self->taken, bones_roster_free);
  self->like = self->taken = roster;
  self->ready = -1;
  self->source.kept = 0;
  bones_fleet_picker_set_faction (self, roster->faction);
  bones_count_classes (self->setup, roster, counts);
  set_counts (self, counts);
}

static void
take_fleet (BonesFleetPicker *self, const BonesFleetRecord *record)
{
  BonesRoster *roster = read_kept (record);

  if (roster == NULL)
    return;

  set_fleet_name (self, roster->name);
  name_ships (self, roster);
  take_roster (self, roster);
  self->source = (BonesKeptFleet){ .kept = record->id, .revision = record->revision };
}

void
bones_fleet_picker_take_kept (BonesFleetPicker *self, gint64 id)
{
  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  for (guint i = 0; self->kept != NULL && i < self->kept->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (self->kept, i);

      if (record->id == id)
        take_fleet (self, record);
    }
}

static void
take_action (GtkWidget *widget, const char *action, GVariant *id)
{
  bones_fleet_picker_take_kept (BONES_FLEET_PICKER (widget), g_variant_get_int64 (id));
}

gboolean
bones_fleet_picker_get_kept (BonesFleetPicker *self, BonesKeptFleet *kept)
{
  g_return_val_if_fail (BONES_IS_FLEET_PICKER (self) && kept != NULL, FALSE);

  *kept = self->source;
  return self->source.kept != 0;
}

static void
add_ready (BonesFleetPicker *self, const char *name, guint i)
{
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "touch");
  g_object_set_data (G_OBJECT (button), "ready", GUINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (ready_clicked), self);
  bones_flow_append (BONES_FLOW (self->presets), button);
}

static void
fill_ready (BonesFleetPicker *self)
{
  g_autofree guint *counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));
  const guint n_offered = self->offered != NULL ? self->offered->len : 0;
  const guint n_kept = self->kept != NULL ? self->kept->len : 0;
  const char *id;

  bones_flow_clear (BONES_FLOW (self->presets));
  self->n_ready = 0;
  if (n_kept > 0)
    add_kept (self);
  while (self->ruleset->ready_fleet != NULL
         && (id = self->ruleset->ready_fleet (self->setup, NULL, self->n_ready, counts)) != NULL)
    add_ready (self, lookup_word (self, "fleet", id), self->n_ready++);
  for (guint i = 0; i < n_offered; i++)
    add_ready (self, ((const BonesRoster *) g_ptr_array_index (self->offered, i))->name,
               self->n_ready + i);
  gtk_widget_set_visible (self->presets, self->n_ready + n_offered + n_kept > 0);
}

/* The game or its ships have changed: the old values do not apply. */
static void
reset (BonesFleetPicker *self, const BonesRuleset *before)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->steppers)) != NULL)
    gtk_box_remove (GTK_BOX (self->steppers), child);
  bones_flow_clear (BONES_FLOW (self->ships));
  show_name (self, before);
  fill_factions (self);
  fill_ready (self);
}

void
bones_fleet_picker_offer (BonesFleetPicker *self, GPtrArray *fleets)
{
  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  g_clear_pointer (&self->offered, g_ptr_array_unref);
  self->offered = fleets != NULL ? g_ptr_array_ref (fleets) : NULL;
  self->like = NULL;
  self->stale = TRUE;
}

void
bones_fleet_picker_offer_kept (BonesFleetPicker *self, GPtrArray *kept)
{
  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  g_clear_pointer (&self->kept, g_ptr_array_unref);
  self->kept = kept != NULL ? g_ptr_array_ref (kept) : NULL;
  if (self->setup != NULL && !self->stale)
    fill_ready (self);
}

static GtkWidget *
new_name_entry (guint i, guint seat)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *name = bones_seat_ship_name (seat, i);
  g_autofree char *label = g_strdup_printf (_ ("Name of ship %u"), i + 1);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 12);
  gtk_entry_set_max_length (GTK_ENTRY (entry), LONGEST_NAME);
  gtk_widget_set_size_request (entry, -1, 44);
  gtk_widget_set_hexpand (entry, TRUE);
  bones_name_widget (entry, label);
  return entry;
}

static GtkWidget *
new_named_ship (guint i, const char *kind, guint seat, GCallback changed, gpointer data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = bones_ship_silhouette_new (kind);
  GtkWidget *entry = new_name_entry (i, seat);

  g_object_set (picture, "size", SHIP_SIZE, "fleet", seat, "valign", GTK_ALIGN_CENTER, NULL);
  g_signal_connect_object (entry, "changed", changed, data, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), entry);
  return row;
}

/* Shows @wanted ships of class @kind of seat @seat in @flow. The ships are given, not bought;
 * only their names can be set. Unused rows are kept with their text. */
static void
show_ship_names (BonesFlow *flow, guint wanted, const char *kind, guint seat, GCallback changed,
                 gpointer data)
{
  GtkWidget *row;

  row = gtk_widget_get_first_child (GTK_WIDGET (flow));
  for (guint i = 0; i < wanted || row != NULL; i++)
    {
      if (row == NULL)
        {
          row = new_named_ship (i, kind, seat, changed, data);
          bones_flow_append (flow, row);
        }
      gtk_widget_set_visible (row, i < wanted);
      row = gtk_widget_get_next_sibling (row);
    }
  gtk_widget_set_visible (GTK_WIDGET (flow), wanted > 0);
}

/* The text for ship @i, from 0; NULL if it is empty or she is not shown. */
static const char *
get_ship_name (BonesFlow *flow, guint i)
{
  GtkWidget *row;
  const char *name;

  row = gtk_widget_get_first_child (GTK_WIDGET (flow));
  for (; row != NULL && i > 0; i--)
    row = gtk_widget_get_next_sibling (row);
  if (row == NULL || !gtk_widget_get_visible (row))
    return NULL;

  name = gtk_editable_get_text (GTK_EDITABLE (gtk_widget_get_last_child (row)));
  return *name != '\0' ? name : NULL;
}

void
bones_fleet_picker_set_setup (BonesFleetPicker *self, const BonesSetup *setup)
{
  const BonesRuleset *before;
  const char *given;
  gboolean fresh;

  g_return_if_fail (BONES_IS_FLEET_PICKER (self) && setup != NULL);

  before = self->ruleset;
  self->setup = setup;
  self->ruleset = setup->ruleset;
  fresh = before != self->ruleset || self->stale;
  self->stale = FALSE;
  self->setting = TRUE;
  if (fresh)
    reset (self, before);
  given = find_given (self);
  show_faction (self);
  show_classes (self);
  show_ship_names (BONES_FLOW (self->ships), given != NULL ? bones_ruleset_fleet_ships (setup) : 0,
                   given, self->seat, G_CALLBACK (update), self);
  self->setting = FALSE;
  if (fresh || self->ready >= 0) /* there may be more points to spend */
    bones_fleet_picker_set_ready (self, fresh ? 0 : (guint) self->ready);
  update (self);
}

/* Counts the ships of each class. */
static guint *
collect_counts (BonesFleetPicker *self)
{
  guint *counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));
  const char *given = find_given (self);

  if (given != NULL)
    counts[bones_ruleset_kind (self->setup, given)] = bones_ruleset_fleet_ships (self->setup);
  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers);
       child != NULL && given == NULL; child = gtk_widget_get_next_sibling (child))
    {
      BonesClassStepper *stepper = BONES_CLASS_STEPPER (child);
      const gint kind = bones_ruleset_kind (self->setup, bones_class_stepper_get_kind (stepper));

      if (gtk_widget_get_visible (child)
          && kind >= 0) /* otherwise kept until it is offered again */
        counts[kind] = bones_class_stepper_get_count (stepper);
    }
  return counts;
}

BonesRoster *
bones_fleet_picker_make_roster (BonesFleetPicker *self)
{
  g_autofree guint *counts = NULL;
  const char *name, *player, *faction;
  BonesRoster *roster;

  g_return_val_if_fail (BONES_IS_FLEET_PICKER (self) && self->setup != NULL, NULL);

  counts = collect_counts (self);
  name = gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
  name = *name != '\0' ? name : bones_seat_name (self->ruleset, self->seat);
  player = gtk_editable_get_text (GTK_EDITABLE (self->player_entry));
  faction = bones_fleet_picker_get_faction (self);
  roster = self->like != NULL
               ? bones_roster_like (self->setup, self->seat, name, faction, counts, self->like)
               : bones_quick_roster (self->setup, self->seat, name, faction, counts);
  if (*player != '\0')
    roster->player = g_strdup (player);
  for (guint i = 0; i < roster->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const char *called = get_ship_name (BONES_FLOW (self->ships), i);

      if (called != NULL)
        {
          g_free (ship->name);
          ship->name = g_strdup (called);
        }
    }
  return roster;
}

const char *
bones_fleet_picker_get_fault (BonesFleetPicker *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_PICKER (self), NULL);

  return self->said;
}

static void
bones_fleet_picker_finalize (GObject *object)
{
  g_free (BONES_FLEET_PICKER (object)->said);
  g_free (BONES_FLEET_PICKER (object)->named);
  g_clear_pointer (&BONES_FLEET_PICKER (object)->mends, g_array_unref);
  g_clear_pointer (&BONES_FLEET_PICKER (object)->offered, g_ptr_array_unref);
  g_clear_pointer (&BONES_FLEET_PICKER (object)->kept, g_ptr_array_unref);
  g_clear_pointer (&BONES_FLEET_PICKER (object)->taken, bones_roster_free);
  G_OBJECT_CLASS (bones_fleet_picker_parent_class)->finalize (object);
}

static void
bones_fleet_picker_class_init (BonesFleetPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_fleet_picker_finalize;
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_FLEET_PICKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "picker.take", "x", take_action);
  g_type_ensure (BONES_TYPE_FLEET_BAND);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, band);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, head);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, name_entry);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, player_entry);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, faction_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, faction_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, presets);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, steppers);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, ships);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, spent);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, bar);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, points);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, fault);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, warning);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, mends_flow);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, names);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, faction_chosen);
}

static void
bones_fleet_picker_init (BonesFleetPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_large_text_stack (self->head);
  bones_combo_follow (ADW_COMBO_ROW (self->faction_row));
}

BonesFleetPicker *
bones_fleet_picker_new (guint seat)
{
  BonesFleetPicker *self = g_object_new (BONES_TYPE_FLEET_PICKER, NULL);

  self->seat = seat;
  g_object_set (self->band, "fleet", seat, NULL);
  g_object_set (self->flag, "fleet", seat, "letter", "", NULL);
  return self;
}
