/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-picker.h"

#include "class-stepper.h"
#include "fleet-band.h"
#include "fleet-flag.h"
#include "pane.h"
#include "ready-made.h"
#include "words.h"

#include "bones-config.h"

#define FACTIONS "fs.factions" /* the option that gives every fleet a faction */
#define FLAGSHIP "flagship"    /* faults about it begin so */

struct _BonesFleetPicker {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *band, *flag, *name_entry, *player_entry, *faction_group, *faction_row, *presets,
      *steppers, *bar, *points, *fault, *names;

  const BonesSetup *setup; /* borrowed */
  char *said;              /* owned: the fault, or NULL */
  guint seat;
  gboolean setting; /* the counts are being set, one after another */
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetPicker, bones_fleet_picker, ADW_TYPE_BIN)

static BonesClassStepper *
find_stepper (BonesFleetPicker *self, const char *kind)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (bones_class_stepper_get_kind (BONES_CLASS_STEPPER (child)), kind))
      return BONES_CLASS_STEPPER (child);
  return NULL;
}

/* The first fault, which is put right first. */
static char *
find_fault (BonesFleetPicker *self, const BonesRoster *roster, guint *points)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  *points = self->setup->ruleset->check (self->setup, roster, faults);
  return faults->len > 0
             ? bones_words_fault (self->setup, roster, &g_array_index (faults, BonesFault, 0))
             : NULL;
}

static void
show_points (BonesFleetPicker *self, const BonesRoster *roster, guint points)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  const guint budget =
      ruleset->budget != NULL ? ruleset->budget (self->setup, roster) : MAX (points, 1);
  g_autofree char *spent = bones_words_points ((gint) points);
  g_autofree char *all = bones_words_points ((gint) budget);
  g_autofree char *text = g_strdup_printf (_ ("%s of %s points"), spent, all);

  gtk_label_set_label (GTK_LABEL (self->points), text);
  gtk_level_bar_set_max_value (GTK_LEVEL_BAR (self->bar), MAX (budget, 1));
  gtk_level_bar_set_value (GTK_LEVEL_BAR (self->bar), MIN (points, budget));
  if (points > budget)
    gtk_widget_add_css_class (self->points, "over");
  else
    gtk_widget_remove_css_class (self->points, "over");
}

static void
show_names (BonesFleetPicker *self, const BonesRoster *roster)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", ship->name);
      if (ship->flagship)
        g_string_append_printf (text, " (%s)", _ ("flagship"));
    }
  gtk_label_set_label (GTK_LABEL (self->names), text->str);
}

static void
look (BonesFleetPicker *self)
{
  g_autoptr (BonesRoster) roster = NULL;
  guint points;

  if (self->setup == NULL || self->setting)
    return;

  roster = bones_fleet_picker_make_roster (self);
  g_free (self->said);
  self->said = find_fault (self, roster, &points);
  show_points (self, roster, points);
  show_names (self, roster);
  gtk_label_set_label (GTK_LABEL (self->fault), self->said != NULL ? self->said : "");
  gtk_widget_set_visible (self->fault, self->said != NULL);
  gtk_widget_set_visible (self->names, self->said == NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_preset (BonesFleetPicker *self, BonesReadyFleet preset)
{
  self->setting = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      BonesClassStepper *stepper = BONES_CLASS_STEPPER (child);

      bones_class_stepper_set_count (
          stepper, bones_preset_count (preset, bones_class_stepper_get_kind (stepper)));
    }
  self->setting = FALSE;
  look (self);
}

static void
preset_clicked (GtkButton *button, BonesFleetPicker *self)
{
  set_preset (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "preset")));
}

static void
add_presets (BonesFleetPicker *self)
{
  for (guint i = 0; i < BONES_PRESETS; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (bones_preset_name (i));

      gtk_widget_add_css_class (button, "touch");
      g_object_set_data (G_OBJECT (button), "preset", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (preset_clicked), self);
      gtk_box_append (GTK_BOX (self->presets), button);
    }
}

static gboolean
has_factions (BonesFleetPicker *self)
{
  const gint option = bones_ruleset_option (self->setup->ruleset, FACTIONS);

  return self->setup->ruleset->factions != NULL && option >= 0 && self->setup->options[option] != 0;
}

/* The faction that is chosen; NULL where there are none. */
static const char *
get_faction (BonesFleetPicker *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->faction_row));

  return has_factions (self) && chosen != GTK_INVALID_LIST_POSITION
             ? self->setup->ruleset->factions[chosen]
             : NULL;
}

/* Whether the fleet may have ships of @kind: one is tried. */
static gboolean
is_offered (BonesFleetPicker *self, const char *kind)
{
  g_autoptr (BonesRoster) roster = bones_roster_new ("?");
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  roster->faction = g_strdup (get_faction (self));
  bones_roster_add (roster, "?", kind, FALSE);
  self->setup->ruleset->check (self->setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, BonesFault, i).ship == 0)
      return FALSE;
  return TRUE;
}

static const char *
word (BonesFleetPicker *self, const char *prefix, const char *id)
{
  g_autofree char *key = g_strconcat (prefix, id, NULL);
  const BonesWords *words = bones_ruleset_words (self->setup->ruleset, key);

  return words != NULL ? g_dgettext (GETTEXT_PACKAGE, words->text) : id;
}

/* Its row, at its place: behind @before. */
static GtkWidget *
show_class (BonesFleetPicker *self, guint kind, GtkWidget *before)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  const guint8 *options = self->setup->options;
  const char *id = ruleset->kind_id (self->setup->content, kind);
  const gboolean offered = is_offered (self, id);
  BonesClassStepper *stepper = find_stepper (self, id);

  if (stepper == NULL && !offered)
    return before;

  if (stepper == NULL)
    {
      stepper = bones_class_stepper_new (id, self->seat);
      g_signal_connect_object (stepper, "counted", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->steppers), GTK_WIDGET (stepper));
    }
  gtk_widget_set_visible (GTK_WIDGET (stepper), offered);
  bones_class_stepper_set_words (
      stepper, word (self, "", ruleset->kind_words (self->setup->content, options, kind)),
      ruleset->kind_points (self->setup->content, options, kind));
  gtk_box_reorder_child_after (GTK_BOX (self->steppers), GTK_WIDGET (stepper), before);
  return GTK_WIDGET (stepper);
}

/* The dearest first, as fleets are built. */
static void
show_classes (BonesFleetPicker *self)
{
  const BonesRuleset *ruleset = self->setup->ruleset;
  const guint n = ruleset->n_kinds (self->setup->content);
  GtkWidget *before = NULL;
  guint dearest = 0;

  for (guint i = 0; i < n; i++)
    dearest = MAX (dearest, ruleset->kind_points (self->setup->content, self->setup->options, i));
  for (guint points = dearest + 1; points-- > 0;)
    for (guint i = 0; i < n; i++)
      if (ruleset->kind_points (self->setup->content, self->setup->options, i) == points)
        before = show_class (self, i, before);
}

/* What the chosen one does stands under it. */
static void
show_faction (BonesFleetPicker *self)
{
  const char *faction = get_faction (self);

  gtk_widget_set_visible (self->faction_group, has_factions (self));
  if (faction != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->faction_row),
                                 word (self, "about.", faction));
}

static void
fill_factions (BonesFleetPicker *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const char *const *factions = self->setup->ruleset->factions;
  guint chosen = 0;

  for (guint i = 0; factions != NULL && factions[i] != NULL; i++)
    {
      gtk_string_list_append (list, word (self, "faction.", factions[i]));
      if (g_strcmp0 (factions[i], bones_seat_faction (self->seat)) == 0)
        chosen = i;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (self->faction_row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), chosen);
}

static void
faction_chosen (BonesFleetPicker *self)
{
  if (self->setup == NULL || self->setting)
    return;

  show_faction (self);
  show_classes (self);
  look (self);
}

void
bones_fleet_picker_set_setup (BonesFleetPicker *self, const BonesSetup *setup)
{
  gboolean fresh;

  g_return_if_fail (BONES_IS_FLEET_PICKER (self) && setup != NULL);

  fresh = self->setup == NULL;
  self->setup = setup;
  self->setting = TRUE;
  if (fresh)
    fill_factions (self);
  show_faction (self);
  show_classes (self);
  self->setting = FALSE;
  if (fresh)
    set_preset (self, BONES_PRESET_BALANCED);
  else
    look (self);
}

void
bones_fleet_picker_hide_player (BonesFleetPicker *self)
{
  g_return_if_fail (BONES_IS_FLEET_PICKER (self));

  gtk_widget_set_visible (self->player_entry, FALSE);
}

static gboolean
has_flagship_fault (BonesFleetPicker *self, const BonesRoster *roster)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  self->setup->ruleset->check (self->setup, roster, faults);
  for (guint i = 0; i < faults->len; i++)
    if (g_str_has_prefix (g_array_index (faults, BonesFault, i).what, FLAGSHIP))
      return TRUE;
  return FALSE;
}

/* The flagship is of the first class that may have it. */
static void
choose_flagship (BonesFleetPicker *self, BonesRoster *roster)
{
  BonesRosterShip *flagship = NULL;

  for (guint i = 0; self->setup != NULL && i < roster->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      if (flagship != NULL && g_str_equal (flagship->kind, ship->kind))
        continue;

      if (flagship != NULL)
        flagship->flagship = FALSE;
      flagship = ship;
      flagship->flagship = TRUE;
      if (!has_flagship_fault (self, roster))
        return;
    }
}

BonesRoster *
bones_fleet_picker_make_roster (BonesFleetPicker *self)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *name, *player;
  BonesRoster *roster;

  g_return_val_if_fail (BONES_IS_FLEET_PICKER (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (self->steppers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const guint count = bones_class_stepper_get_count (BONES_CLASS_STEPPER (child));

      if (!gtk_widget_get_visible (child))
        continue; /* kept for when it is offered again */

      g_ptr_array_add (kinds,
                       (gpointer) bones_class_stepper_get_kind (BONES_CLASS_STEPPER (child)));
      g_array_append_val (counts, count);
    }
  g_ptr_array_add (kinds, NULL);
  name = gtk_editable_get_text (GTK_EDITABLE (self->name_entry));
  player = gtk_editable_get_text (GTK_EDITABLE (self->player_entry));
  roster = bones_quick_roster (self->seat, *name != '\0' ? name : bones_seat_name (self->seat),
                               (const char *const *) kinds->pdata,
                               (const guint *) (void *) counts->data);
  if (self->setup != NULL)
    roster->faction = g_strdup (get_faction (self));
  choose_flagship (self, roster);
  if (*player != '\0')
    roster->player = g_strdup (player);
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
  G_OBJECT_CLASS (bones_fleet_picker_parent_class)->finalize (object);
}

static void
bones_fleet_picker_class_init (BonesFleetPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_fleet_picker_finalize;
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_FLEET_PICKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (BONES_TYPE_FLEET_BAND);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, band);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, name_entry);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, player_entry);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, faction_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, faction_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, presets);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, steppers);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, bar);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, points);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, fault);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPicker, names);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, faction_chosen);
}

static void
bones_fleet_picker_init (BonesFleetPicker *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_presets (self);
  bones_name_lists (self->faction_group, _ ("Faction"));
}

BonesFleetPicker *
bones_fleet_picker_new (guint seat)
{
  BonesFleetPicker *self = g_object_new (BONES_TYPE_FLEET_PICKER, NULL);

  self->seat = seat;
  g_object_set (self->band, "fleet", seat, NULL);
  g_object_set (self->flag, "fleet", seat, "letter", "", NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->name_entry), bones_seat_name (seat));
  bones_name_widget (GTK_WIDGET (self), bones_seat_name (seat));
  return self;
}
