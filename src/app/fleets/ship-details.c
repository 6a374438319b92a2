/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-details.h"

#include "aboard-row.h"
#include "name.h"
#include "text-fit.h"
#include "typed.h"
#include "words.h"

#include "bones-config.h"

struct _BonesShipDetails {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *name_row, *flag_row, *flag_switch, *variant_row, *wizard_row, *weapon_row,
      *weapon_switch, *notes_row, *up_button, *down_button;
  BonesAboardRow *characters_row, *cards_row;

  BonesFleetDraft *draft; /* borrowed; or NULL */
  guint ship;
  const BonesSetup *filled; /* whose variants and ranks the lists have */
  gboolean settling;        /* the rows are being set */
};

enum { MOVE, REMOVE, TROUBLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipDetails, bones_ship_details, ADW_TYPE_BIN)

/* Says why an edit was refused, and shows what is. */
static void
conclude (BonesShipDetails *self, gboolean done, const GError *error)
{
  if (done)
    return;

  g_signal_emit (self, signals[TROUBLE], 0, error->message);
  bones_ship_details_show (self, self->draft, self->ship);
}

static void
name_typed (GtkEditable *row, gpointer data)
{
  BonesShipDetails *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL && !self->settling)
    conclude (
        self,
        bones_fleet_draft_name_ship (self->draft, self->ship, gtk_editable_get_text (row), &error),
        error);
}

static void
notes_typed (GtkEditable *row, gpointer data)
{
  BonesShipDetails *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL && !self->settling)
    conclude (self,
              bones_fleet_draft_set_notes (self->draft, (gint) self->ship,
                                           gtk_editable_get_text (row), &error),
              error);
}

static void
name_again (BonesShipDetails *self)
{
  g_autoptr (GError) error = NULL;

  conclude (self, bones_fleet_draft_rename_ship (self->draft, self->ship, &error), error);
}

static void
flag_switched (BonesShipDetails *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->settling)
    conclude (self,
              bones_fleet_draft_set_flagship (
                  self->draft, self->ship, gtk_switch_get_active (GTK_SWITCH (self->flag_switch)),
                  &error),
              error);
}

static void
weapon_switched (BonesShipDetails *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->settling)
    conclude (self,
              bones_fleet_draft_set_anti_flyer (
                  self->draft, self->ship, gtk_switch_get_active (GTK_SWITCH (self->weapon_switch)),
                  &error),
              error);
}

/* The first item of either list is none. */
static void
variant_chosen (BonesShipDetails *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->variant_row));
  g_autoptr (GError) error = NULL;

  if (!self->settling && chosen != GTK_INVALID_LIST_POSITION)
    conclude (self,
              bones_fleet_draft_set_variant (
                  self->draft, self->ship,
                  chosen > 0 ? self->filled->ruleset->variants[chosen - 1] : NULL, &error),
              error);
}

static const char *
get_rank (BonesShipDetails *self, guint i)
{
  return self->filled->ruleset->outfit (self->filled->content, BONES_OUTFIT_RANK, i);
}

static void
wizard_chosen (BonesShipDetails *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->wizard_row));
  g_autoptr (GError) error = NULL;
  const BonesRosterShip *ship;

  if (self->settling || chosen == GTK_INVALID_LIST_POSITION)
    return;

  ship = g_ptr_array_index (bones_fleet_draft_get_roster (self->draft)->ships, self->ship);
  if (chosen > 0 || ship->wizard != NULL)
    conclude (self,
              bones_fleet_draft_put_aboard (self->draft, self->ship, BONES_OUTFIT_RANK,
                                            chosen > 0 ? get_rank (self, chosen - 1) : ship->wizard,
                                            chosen > 0, &error),
              error);
}

static void
up_clicked (BonesShipDetails *self)
{
  g_signal_emit (self, signals[MOVE], 0, -1);
}

static void
down_clicked (BonesShipDetails *self)
{
  g_signal_emit (self, signals[MOVE], 0, 1);
}

static void
remove_clicked (BonesShipDetails *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
say_trouble (BonesShipDetails *self, const char *message)
{
  g_signal_emit (self, signals[TROUBLE], 0, message);
}

static void
bones_ship_details_class_init (BonesShipDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[MOVE] = g_signal_new ("move", BONES_TYPE_SHIP_DETAILS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVE] = g_signal_new ("remove", BONES_TYPE_SHIP_DETAILS, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_SHIP_DETAILS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (BONES_TYPE_ABOARD_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-details.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, group);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, name_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, flag_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, flag_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, variant_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, wizard_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, characters_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, cards_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, weapon_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, weapon_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, notes_row);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, up_button);
  gtk_widget_class_bind_template_child (widget_class, BonesShipDetails, down_button);
  gtk_widget_class_bind_template_callback (widget_class, say_trouble);
  gtk_widget_class_bind_template_callback (widget_class, name_again);
  gtk_widget_class_bind_template_callback (widget_class, flag_switched);
  gtk_widget_class_bind_template_callback (widget_class, weapon_switched);
  gtk_widget_class_bind_template_callback (widget_class, variant_chosen);
  gtk_widget_class_bind_template_callback (widget_class, wizard_chosen);
  gtk_widget_class_bind_template_callback (widget_class, up_clicked);
  gtk_widget_class_bind_template_callback (widget_class, down_clicked);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked);
}

static void
bones_ship_details_init (BonesShipDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->group, _ ("The ship"));
  bones_typed_follow (GTK_EDITABLE (self->name_row), name_typed, self);
  bones_typed_follow (GTK_EDITABLE (self->notes_row), notes_typed, self);
  bones_combo_follow (ADW_COMBO_ROW (self->variant_row));
  bones_combo_follow (ADW_COMBO_ROW (self->wizard_row));
}

GtkWidget *
bones_ship_details_new (void)
{
  return g_object_new (BONES_TYPE_SHIP_DETAILS, NULL);
}

static void
fill_variants (BonesShipDetails *self, const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  gint track;

  gtk_widget_set_visible (self->variant_row, ruleset->variant != NULL);
  if (ruleset->variant == NULL)
    return;

  track = bones_ruleset_track (ruleset->ship_tracks, ruleset->variant);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->variant_row),
                                 g_dgettext (GETTEXT_PACKAGE, ruleset->ship_tracks[track].name));
  gtk_string_list_append (list, _ ("As her class has"));
  for (guint i = 0; ruleset->variants[i] != NULL; i++)
    gtk_string_list_append (list,
                            bones_words_called (setup, ruleset->variant, ruleset->variants[i]));

  adw_combo_row_set_model (ADW_COMBO_ROW (self->variant_row), G_LIST_MODEL (list));
}

static void
fill_ranks (BonesShipDetails *self, const BonesSetup *setup)
{
  const BonesRuleset *ruleset = setup->ruleset;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const char *id;

  gtk_widget_set_visible (self->wizard_row, ruleset->outfit != NULL && get_rank (self, 0) != NULL);
  if (ruleset->outfit == NULL)
    return;

  gtk_string_list_append (list, _ ("None"));
  for (guint i = 0; (id = get_rank (self, i)) != NULL; i++)
    gtk_string_list_append (list, bones_words_called (setup, "rank", id));

  adw_combo_row_set_model (ADW_COMBO_ROW (self->wizard_row), G_LIST_MODEL (list));
}

static void
fill (BonesShipDetails *self, const BonesSetup *setup)
{
  const char *flagship = bones_words_called (setup, NULL, "flagship");

  self->filled = setup;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->flag_row),
                                 flagship != NULL ? flagship : _ ("Flagship"));
  gtk_widget_set_visible (self->weapon_row, setup->ruleset->outfits);
  fill_variants (self, setup);
  fill_ranks (self, setup);
  bones_name_lists (self->group, _ ("The ship"));
}

static guint
find_variant (const BonesSetup *setup, const char *id)
{
  for (guint i = 0;
       id != NULL && setup->ruleset->variants != NULL && setup->ruleset->variants[i] != NULL; i++)
    if (g_str_equal (setup->ruleset->variants[i], id))
      return i + 1;

  return 0;
}

static guint
find_rank (BonesShipDetails *self, const char *id)
{
  const char *rank;

  for (guint i = 0;
       id != NULL && self->filled->ruleset->outfit != NULL && (rank = get_rank (self, i)) != NULL;
       i++)
    if (g_str_equal (rank, id))
      return i + 1;

  return 0;
}

void
bones_ship_details_show (BonesShipDetails *self, BonesFleetDraft *draft, guint ship)
{
  const BonesRosterShip *bought;
  const BonesSetup *setup;

  g_return_if_fail (BONES_IS_SHIP_DETAILS (self));

  self->draft = draft;
  self->ship = ship;
  if (draft == NULL)
    {
      self->filled = NULL;
      bones_aboard_row_show (self->characters_row, NULL, 0);
      bones_aboard_row_show (self->cards_row, NULL, 0);
      return;
    }

  self->settling = TRUE;
  setup = bones_fleet_draft_get_setup (draft);
  bought = g_ptr_array_index (bones_fleet_draft_get_roster (draft)->ships, ship);
  if (self->filled != setup)
    fill (self, setup);

  bones_typed_set (GTK_EDITABLE (self->name_row), bought->name);
  bones_typed_set (GTK_EDITABLE (self->notes_row),
                   bones_fleet_draft_get_notes (draft, (gint) ship));
  gtk_widget_set_visible (
      self->flag_row, bones_roster_marks_flagship (setup, bones_fleet_draft_get_roster (draft)));
  gtk_switch_set_active (GTK_SWITCH (self->flag_switch), bought->flagship);
  gtk_switch_set_active (GTK_SWITCH (self->weapon_switch), bought->anti_flyer);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->variant_row),
                              find_variant (setup, bought->variant));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->wizard_row), find_rank (self, bought->wizard));
  bones_aboard_row_show (self->characters_row, draft, ship);
  bones_aboard_row_show (self->cards_row, draft, ship);

  gtk_widget_set_sensitive (self->up_button, ship > 0);
  gtk_widget_set_sensitive (self->down_button,
                            ship + 1 < bones_fleet_draft_get_roster (draft)->ships->len);
  self->settling = FALSE;
}

void
bones_ship_details_flush (BonesShipDetails *self)
{
  g_return_if_fail (BONES_IS_SHIP_DETAILS (self));

  bones_typed_flush (GTK_EDITABLE (self->name_row));
  bones_typed_flush (GTK_EDITABLE (self->notes_row));
}

void
bones_ship_details_edit_name (BonesShipDetails *self)
{
  g_return_if_fail (BONES_IS_SHIP_DETAILS (self));

  gtk_widget_grab_focus (self->name_row);
  gtk_editable_select_region (GTK_EDITABLE (self->name_row), 0, -1);
}
