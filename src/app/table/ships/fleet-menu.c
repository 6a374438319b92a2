/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-menu.h"

#include "dice-dialog.h"
#include "fleet-turn.h"
#include "names.h"
#include "override-dialog.h"
#include "query.h"

#include "bones-config.h"

typedef struct {
  GtkWidget *page;
  BonesHelm *helm;
} Menu;

static void
change_by_hand (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  Menu *menu = data;

  bones_override_fleet (menu->page, menu->helm, g_variant_get_uint32 (fleet));
}

static void
ask_again (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  Menu *menu = data;

  bones_helm_ask_again (menu->helm, g_variant_get_uint32 (fleet));
}

static void
strike_colours (GSimpleAction *simple, GVariant *fleet, gpointer data)
{
  Menu *menu = data;
  const BonesView *view = bones_helm_get_view (menu->helm);

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->ends || action->action.fleet != g_variant_get_uint32 (fleet))
        continue;

      if (action->open)
        bones_helm_start (menu->helm, &action->action);
      else
        g_signal_emit_by_name (menu->helm, "said", action->why);
    }
}

static void
choose_dice (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  Menu *menu = data;

  bones_dice_dialog_open (menu->page, menu->helm, g_variant_get_uint32 (fleet));
}

static char *
say_kept (const BonesFleetRecord *record, BonesKeepHow how)
{
  g_autofree char *called = bones_name_isolate (record->name);

  return how == BONES_KEEP_AS_BOUGHT ? g_strdup_printf (_ ("“%s” is kept as it was bought"), called)
         : how == BONES_KEEP_AS_IT_STANDS
             ? g_strdup_printf (_ ("“%s” is kept as it stands"), called)
             : g_strdup_printf (_ ("The kept fleet “%s” is up to date"), called);
}

/* What everybody may know of it. */
static void
keep_as (Menu *menu, guint fleet, BonesKeepHow how)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesFleetRecord) record = bones_table_keep_fleet (
      bones_helm_get_table (menu->helm), BONES_NOBODY, fleet, how, notes, &error);
  g_autofree char *text = record != NULL ? say_kept (record, how) : NULL;
  g_autofree char *said = NULL;

  if (record == NULL)
    {
      g_signal_emit_by_name (menu->helm, "said", error->message);
      return;
    }

  if (notes->len == 0)
    {
      g_signal_emit_by_name (menu->helm, "said", text);
      return;
    }

  g_ptr_array_add (notes, NULL);
  said = g_strjoinv ("\n", (char **) notes->pdata);
  bones_query_tell (menu->page, text, said);
}

static void
keep_bought (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  keep_as (data, g_variant_get_uint32 (fleet), BONES_KEEP_AS_BOUGHT);
}

static void
keep_standing (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  keep_as (data, g_variant_get_uint32 (fleet), BONES_KEEP_AS_IT_STANDS);
}

static void
update_kept (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  keep_as (data, g_variant_get_uint32 (fleet), BONES_KEEP_UPDATE);
}

static void
menu_free (gpointer data, GClosure *closure)
{
  g_free (data);
}

static void
add_menu_action (GSimpleActionGroup *group, const char *name, const char *type, GCallback callback,
                 Menu *menu)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, G_VARIANT_TYPE (type));

  g_signal_connect_data (action, "activate", callback, g_memdup2 (menu, sizeof *menu), menu_free,
                         0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
}

void
bones_fleet_menu_install (GtkWidget *page, BonesHelm *helm)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  Menu menu = { page, helm };

  g_return_if_fail (GTK_IS_WIDGET (page) && BONES_IS_HELM (helm));

  add_menu_action (group, "change-fleet", "u", G_CALLBACK (change_by_hand), &menu);
  add_menu_action (group, "ask-again", "u", G_CALLBACK (ask_again), &menu);
  add_menu_action (group, "strike", "u", G_CALLBACK (strike_colours), &menu);
  add_menu_action (group, "dice", "u", G_CALLBACK (choose_dice), &menu);
  add_menu_action (group, "keep", "u", G_CALLBACK (keep_bought), &menu);
  add_menu_action (group, "keep-standing", "u", G_CALLBACK (keep_standing), &menu);
  add_menu_action (group, "update-kept", "u", G_CALLBACK (update_kept), &menu);
  gtk_widget_insert_action_group (page, "table", G_ACTION_GROUP (group));
}

static void
append_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

GMenuModel *
bones_fleet_menu_new (guint fleet)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) hand = g_menu_new ();
  g_autoptr (GMenu) dice = g_menu_new ();
  g_autoptr (GMenu) keep = g_menu_new ();
  g_autoptr (GMenu) end = g_menu_new ();

  append_item (hand, _ ("Change by Hand…"), "table.change-fleet", g_variant_new_uint32 (fleet));
  append_item (dice, _ ("Ask Again before Keeping a Roll"), "table.ask-again",
               g_variant_new_uint32 (fleet));
  append_item (dice, _ ("Whose Dice…"), "table.dice", g_variant_new_uint32 (fleet));
  append_item (keep, _ ("Keep the Fleet as Bought"), "table.keep", g_variant_new_uint32 (fleet));
  append_item (keep, _ ("Keep the Fleet as It Stands"), "table.keep-standing",
               g_variant_new_uint32 (fleet));
  append_item (keep, _ ("Update the Kept Fleet"), "table.update-kept",
               g_variant_new_uint32 (fleet));
  append_item (end, _ ("Strike the Colours…"), "table.strike", g_variant_new_uint32 (fleet));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (hand));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (dice));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (keep));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (end));
  return G_MENU_MODEL (menu);
}
