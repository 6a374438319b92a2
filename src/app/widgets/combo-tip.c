/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "combo-tip.h"

static void
show_whole (AdwComboRow *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);

  gtk_widget_set_tooltip_text (GTK_WIDGET (row),
                               chosen != NULL ? gtk_string_object_get_string (chosen) : NULL);
}

void
bones_combo_tip_follow (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_signal_connect (row, "notify::selected-item", G_CALLBACK (show_whole), NULL);
  show_whole (row);
}
