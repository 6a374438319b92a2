/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-row.h"

GtkWidget *
bones_text_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  g_return_val_if_fail (title != NULL, row);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}
