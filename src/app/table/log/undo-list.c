/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "undo-list.h"

#include "consent.h"
#include "name.h"
#include "other-press.h"

#include "bones-config.h"

#define MOST_STEPS 8
#define MENU_MARGINS 80 /* pixels, on both sides together */

typedef struct {
  GtkWidget *page;    /* borrowed */
  BonesHelm *helm;    /* borrowed */
  GtkWidget *popover; /* the button's; NULL until it is first opened */
} UndoList;

static void
go_back (GSimpleAction *action, GVariant *seq, gpointer data)
{
  UndoList *list = data;

  bones_consent_undo_to (list->page, list->helm, g_variant_get_uint32 (seq));
}

static void
append_step (GMenu *menu, const char *what, guint32 seq)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (what, NULL);

  g_menu_item_set_action_and_target_value (item, "undo-list.to", g_variant_new_uint32 (seq));
  g_menu_append_item (menu, item);
}

static void
append_section (GMenu *menu, const char *label, GMenu *steps)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (steps)) > 0)
    g_menu_append_section (menu, label, G_MENU_MODEL (steps));
}

/* The newest step first. Steps that need the others' consent are in a section of their own. */
static GMenuModel *
new_menu (UndoList *list)
{
  BonesTable *table = bones_helm_get_table (list->helm);
  g_autoptr (GArray) steps = bones_table_list_undo (table, MOST_STEPS);
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) own = g_menu_new (), agreed = g_menu_new ();

  for (guint i = 0; i < steps->len; i++)
    {
      const BonesUndoStep *step = &g_array_index (steps, BonesUndoStep, i);
      g_autofree char *what = bones_view_describe_entry (table, BONES_NOBODY, step->seq);

      append_step (step->needs == 0 ? own : agreed, what, step->before);
    }
  append_section (menu, _ ("Back to before"), own);
  append_section (menu, _ ("Back to before, if the others agree"), agreed);
  return G_MENU_MODEL (menu);
}

/* Menu items do not wrap by themselves, and a phone is narrow. */
static void
fit (GtkWidget *widget, int chars)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (widget), chars);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fit (child, chars);
}

/* How many letters fit on a line of a menu that is no wider than the window. */
static int
count_chars (GtkWidget *button)
{
  PangoContext *context = gtk_widget_get_pango_context (button);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int wide = PANGO_PIXELS (pango_font_metrics_get_approximate_char_width (metrics));
  const int width = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (button)));

  pango_font_metrics_unref (metrics);
  return MAX ((width - MENU_MARGINS) / MAX (wide, 1), 1);
}

/* GTK adds the headings of a menu when idle. */
static gboolean
pop_up (gpointer data)
{
  GtkWidget *button = data;
  UndoList *list = g_object_get_data (G_OBJECT (button), "undo-list");

  if (gtk_widget_get_mapped (button))
    {
      fit (list->popover, count_chars (button));
      gtk_popover_popup (GTK_POPOVER (list->popover));
    }
  return G_SOURCE_REMOVE;
}

static void
drop_popover (GtkWidget *button, UndoList *list)
{
  g_clear_pointer (&list->popover, gtk_widget_unparent);
}

static void
make_popover (UndoList *list, GtkWidget *button)
{
  list->popover = gtk_popover_menu_new_from_model (NULL);
  bones_name_widget (list->popover, _ ("Back to before"));
  gtk_widget_set_parent (list->popover, button);
  g_signal_connect (button, "destroy", G_CALLBACK (drop_popover), list);
}

void
bones_undo_list_open (GtkWidget *button)
{
  UndoList *list = g_object_get_data (G_OBJECT (button), "undo-list");
  g_autoptr (GMenuModel) menu = NULL;

  g_return_if_fail (list != NULL);

  menu = new_menu (list);
  if (g_menu_model_get_n_items (menu) == 0)
    {
      g_signal_emit_by_name (list->helm, "said", _ ("Nothing to undo"));
      return;
    }
  if (list->popover == NULL)
    make_popover (list, button);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (list->popover), menu);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, pop_up, g_object_ref (button), g_object_unref);
}

static gboolean
open_list (GtkWidget *button, double x, double y, gboolean held, gpointer data)
{
  bones_undo_list_open (button);
  return TRUE;
}

static gboolean
key_pressed (GtkWidget *button, GVariant *args, gpointer data)
{
  bones_undo_list_open (button);
  return TRUE;
}

static void
add_gestures (GtkWidget *button)
{
  GtkGesture *held = bones_other_press_add (button, GTK_PHASE_CAPTURE, open_list, NULL);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (held), FALSE); /* so does the mouse */
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                        gtk_callback_action_new (key_pressed, NULL, NULL)));
  gtk_widget_add_controller (button, keys);
}

void
bones_undo_list_install (GtkWidget *button, GtkWidget *page, BonesHelm *helm)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("to", G_VARIANT_TYPE_UINT32);
  UndoList *list = g_new (UndoList, 1);

  g_return_if_fail (GTK_IS_WIDGET (button) && GTK_IS_WIDGET (page) && BONES_IS_HELM (helm));

  *list = (UndoList){ page, helm, NULL };
  g_signal_connect (action, "activate", G_CALLBACK (go_back), list);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (button, "undo-list", G_ACTION_GROUP (group));
  g_object_set_data_full (G_OBJECT (button), "undo-list", list, g_free);
  add_gestures (button);
}
