/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "whose-dice.h"

#include "name.h"
#include "text-fit.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesWhoseDice {
  AdwExpanderRow parent_instance;

  /* Borrowed: they are the expander's */
  GPtrArray *kinds; /* of GtkWidget, one for each kind of roll */
  GtkWidget *fleets[BONES_MAX_FLEETS];

  const BonesRuleset *ruleset;
};

G_DEFINE_FINAL_TYPE (BonesWhoseDice, bones_whose_dice, ADW_TYPE_EXPANDER_ROW)

/* The first choice of the row: like all others. */
static gint
get_chosen (GtkWidget *row)
{
  return (gint) adw_combo_row_get_selected (ADW_COMBO_ROW (row)) - 1;
}

static GtkWidget *
add_row (BonesWhoseDice *self, const char *title)
{
  const char *const choices[] = { _ ("As all others"), _ ("The app’s dice"), _ ("Real dice"),
                                  _ ("Either"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  bones_combo_follow (ADW_COMBO_ROW (row));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  bones_name_lists (row, _ ("Whose dice"));
  return row;
}

static void
bones_whose_dice_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_WHOSE_DICE (object)->kinds);
  G_OBJECT_CLASS (bones_whose_dice_parent_class)->finalize (object);
}

static void
bones_whose_dice_class_init (BonesWhoseDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_whose_dice_finalize;
}

static void
bones_whose_dice_init (BonesWhoseDice *self)
{
  bones_hide_unshown_inside (GTK_WIDGET (self));
  self->kinds = g_ptr_array_new ();
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    {
      self->fleets[i] = add_row (self, "");
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->fleets[i]), _ ("All of its rolls"));
    }
  bones_name_widget (GTK_WIDGET (self), _ ("Whose dice"));
  bones_name_lists (GTK_WIDGET (self), _ ("Whose dice"));
}

void
bones_whose_dice_set_ruleset (BonesWhoseDice *self, const BonesRuleset *ruleset)
{
  g_return_if_fail (BONES_IS_WHOSE_DICE (self) && ruleset != NULL);

  if (self->ruleset == ruleset)
    return;

  self->ruleset = ruleset;
  for (guint i = 0; i < self->kinds->len; i++)
    adw_expander_row_remove (ADW_EXPANDER_ROW (self), g_ptr_array_index (self->kinds, i));
  g_ptr_array_set_size (self->kinds, 0);
  for (guint i = 0; ruleset->rolls != NULL && ruleset->rolls[i].id != NULL; i++)
    g_ptr_array_add (self->kinds,
                     add_row (self, g_dgettext (GETTEXT_PACKAGE, ruleset->rolls[i].name)));
}

void
bones_whose_dice_set_fleets (BonesWhoseDice *self, guint n, const char *const *names)
{
  g_return_if_fail (BONES_IS_WHOSE_DICE (self) && n <= BONES_MAX_FLEETS && names != NULL);

  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    {
      if (i < n)
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fleets[i]), names[i]);
      gtk_widget_set_visible (self->fleets[i], i < n);
    }
}

BonesDiceSource
bones_whose_dice_get (BonesWhoseDice *self, guint fleet, BonesDiceSource all)
{
  gint chosen;

  g_return_val_if_fail (BONES_IS_WHOSE_DICE (self) && fleet < BONES_MAX_FLEETS, all);

  chosen = get_chosen (self->fleets[fleet]);
  return chosen >= 0 ? (BonesDiceSource) chosen : all;
}

gboolean
bones_whose_dice_tell (BonesWhoseDice *self, BonesTable *table, guint fleet, GError **error)
{
  g_return_val_if_fail (BONES_IS_WHOSE_DICE (self) && fleet < BONES_MAX_FLEETS, FALSE);

  if (get_chosen (self->fleets[fleet]) >= 0)
    return TRUE;

  for (guint i = 0; i < self->kinds->len; i++)
    {
      const gint chosen = get_chosen (g_ptr_array_index (self->kinds, i));

      if (chosen >= 0 && !bones_table_set_dice_of (table, fleet, i, chosen, error))
        return FALSE;
    }
  return TRUE;
}
