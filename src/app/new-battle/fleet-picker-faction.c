/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-picker-private.h"

#include "pane.h"
#include "ready-made.h"
#include "words.h"

static gboolean
has_factions (BonesFleetPicker *self)
{
  return bones_setup_has_factions (self->setup);
}

/* Behind the factions that there are stands none, where a fleet may do without. */
const char *
bones_fleet_picker_get_faction (BonesFleetPicker *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->faction_row));

  return has_factions (self) && chosen != GTK_INVALID_LIST_POSITION
             ? bones_setup_factions (self->setup)[chosen]
             : NULL;
}

/* What the chosen one does stands under it. */
void
bones_fleet_picker_show_faction (BonesFleetPicker *self)
{
  const char *faction = bones_fleet_picker_get_faction (self);

  gtk_widget_set_visible (self->faction_group, has_factions (self));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->faction_row),
                               faction != NULL ? bones_words_called (self->setup, "about", faction)
                                               : NULL);
}

/* What factions are called in this game. */
static void
name_factions (BonesFleetPicker *self)
{
  const char *name = bones_words_called (self->setup, NULL, "faction");

  name = name != NULL ? name : _ ("Faction");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->faction_row), name);
  bones_name_lists (self->faction_group, name);
}

void
bones_fleet_picker_fill_factions (BonesFleetPicker *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const char *const *factions = bones_setup_factions (self->setup);
  guint chosen = 0, n = 0;

  for (; factions != NULL && factions[n] != NULL; n++)
    {
      gtk_string_list_append (list, bones_fleet_picker_word (self, "faction", factions[n]));
      if (g_strcmp0 (factions[n], bones_seat_faction (self->ruleset, self->seat)) == 0)
        chosen = n;
    }
  if (self->ruleset->raceless)
    gtk_string_list_append (list, bones_fleet_picker_word (self, NULL, "no-faction"));
  if (self->ruleset->raceless && n > 0)
    chosen = self->seat % n;
  name_factions (self);
  adw_combo_row_set_model (ADW_COMBO_ROW (self->faction_row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), chosen);
}

void
bones_fleet_picker_set_faction (BonesFleetPicker *self, const char *faction)
{
  const char *const *factions = bones_setup_factions (self->setup);
  guint i = 0;

  if (factions == NULL || (faction == NULL && !self->ruleset->raceless))
    return;

  while (factions[i] != NULL && g_strcmp0 (factions[i], faction) != 0)
    i++;
  if (factions[i] != NULL || faction == NULL)
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), i);
}
