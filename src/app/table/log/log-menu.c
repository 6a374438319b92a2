/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-menu.h"

#include "bones-config.h"

static void
append (GMenu *menu, const char *label, const char *action, guint position)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_uint32 (position));
  g_menu_append_item (menu, item);
}

GMenuModel *
bones_log_menu_new (const BonesLogLine *line, guint position, BonesTable *table)
{
  GMenu *menu = g_menu_new ();

  g_return_val_if_fail (line != NULL && BONES_IS_TABLE (table), G_MENU_MODEL (menu));

  append (menu, _ ("The Table as It Was Then"), "log.look", position);
  if (line->answers != NULL && !line->undone)
    append (menu, _ ("Correct…"), "log.amend", position);
  if (!line->undone && bones_table_peek_undo_to (table, line->seq, NULL) != NULL)
    append (menu, _ ("Go Back Here…"), "log.back", position);
  append (menu, _ ("Note a Ruling…"), "log.rule", position);
  append (menu, _ ("Copy This Line"), "log.copy-line", position);
  return G_MENU_MODEL (menu);
}
