/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "editor-row.h"

#include "content-pane.h"
#include "name.h"
#include "names.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesEditorRow {
  AdwActionRow parent_instance;

  GtkWidget *mark; /* before the title; or NULL */
};

enum { OPEN, COPY, DELETE, MOVE, TAKE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesEditorRow, bones_editor_row, ADW_TYPE_ACTION_ROW)

static void
open_clicked (BonesEditorRow *self)
{
  g_signal_emit (self, signals[OPEN], 0);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[COPY], 0);
}

static void
delete_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[DELETE], 0);
}

static void
take_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[TAKE], 0, FALSE);
}

static void
take_below_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[TAKE], 0, TRUE);
}

static void
up_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0, -1);
}

static void
down_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0, 1);
}

static void
bones_editor_row_class_init (BonesEditorRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[OPEN] = g_signal_new ("open", BONES_TYPE_EDITOR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[COPY] = g_signal_new ("copy", BONES_TYPE_EDITOR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[DELETE] = g_signal_new ("delete", BONES_TYPE_EDITOR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[MOVE] = g_signal_new ("move", BONES_TYPE_EDITOR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[TAKE] = g_signal_new ("take", BONES_TYPE_EDITOR_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_install_action (widget_class, "row.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "row.take", NULL, take_action);
  gtk_widget_class_install_action (widget_class, "row.take-below", NULL, take_below_action);
  gtk_widget_class_install_action (widget_class, "row.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "row.up", NULL, up_action);
  gtk_widget_class_install_action (widget_class, "row.down", NULL, down_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "row.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "row.down", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "row.take", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_C, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "row.take-below", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "row.delete", NULL);
}

static void
bones_editor_row_init (BonesEditorRow *self)
{
  static const char *const actions[] = { "row.copy", "row.delete", "row.up",
                                         "row.down", "row.take",   "row.take-below" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], FALSE);
}

/* ---- What becomes of it ---- */

static void
add_item (GMenu *menu, const char *label, const char *action, const char *key)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  if (g_str_has_prefix (action, "row.take")) /* lists of whole sections do not offer it */
    g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");

  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);

  g_menu_append_item (menu, item);
}

static GMenuModel *
new_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) order = g_menu_new ();
  g_autoptr (GMenu) rest = g_menu_new ();

  add_item (order, _ ("Move up"), "row.up", "<Alt>Up");
  add_item (order, _ ("Move down"), "row.down", "<Alt>Down");
  add_item (rest, _ ("Copy"), "row.copy", NULL);
  add_item (rest, _ ("Copy for Pasting"), "row.take", "<Control>C");
  add_item (rest, _ ("Copy With Those Below"), "row.take-below", "<Control><Shift>C");
  add_item (rest, _ ("Delete"), "row.delete", "Delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (order));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  return G_MENU_MODEL (menu);
}

static void
add_menu (BonesEditorRow *self, const char *title)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) model = new_menu ();
  g_autofree char *called = bones_name_isolate (title);
  g_autofree char *name = g_strdup_printf (_ ("Move, copy or delete %s"), called);

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), model);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "content-button");
  bones_set_tooltip (button, name);
  bones_name_widget (button, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
}

/* ---- Dragging ---- */

static GdkContentProvider *
drag_prepare (GtkDragSource *source, double x, double y, BonesEditorRow *self)
{
  return gdk_content_provider_new_typed (BONES_TYPE_EDITOR_ROW, self);
}

static void
drag_begin (GtkDragSource *source, GdkDrag *drag, BonesEditorRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

/* The list box may hold other rows, but not between those of the list. */
static gboolean
dropped (GtkDropTarget *target, const GValue *value, double x, double y, BonesEditorRow *self)
{
  GtkWidget *other = g_value_get_object (value);

  if (other == NULL || other == GTK_WIDGET (self)
      || gtk_widget_get_parent (other) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  g_signal_emit (other, signals[MOVE], 0,
                 gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self))
                     - gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (other)));
  return TRUE;
}

static void
add_dragging (BonesEditorRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (BONES_TYPE_EDITOR_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (drag_begin), self, 0);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

GtkWidget *
bones_editor_row_new (const char *title, const char *subtitle, gboolean changes)
{
  BonesEditorRow *self = g_object_new (BONES_TYPE_EDITOR_ROW, NULL);
  AdwActionRow *row = ADW_ACTION_ROW (self);
  GtkWidget *opens;

  g_return_val_if_fail (title != NULL, GTK_WIDGET (self));

  adw_action_row_set_subtitle (row, subtitle != NULL ? subtitle : "");
  adw_action_row_set_subtitle_lines (row, 2);
  adw_action_row_set_title_lines (row, 2);
  bones_set_tooltip (GTK_WIDGET (self), title);
  if (changes)
    {
      add_menu (self, title);
      add_dragging (self);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.copy", TRUE);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.delete", TRUE);
    }

  opens = bones_content_row_opens (row, title);
  g_signal_connect_object (opens, "clicked", G_CALLBACK (open_clicked), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
bones_editor_row_set_place (BonesEditorRow *self, guint at, guint n)
{
  g_return_if_fail (BONES_IS_EDITOR_ROW (self) && at < n);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.up", at > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.down", at + 1 < n);
}

void
bones_editor_row_offer_clipboard (BonesEditorRow *self)
{
  g_return_if_fail (BONES_IS_EDITOR_ROW (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.take", TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.take-below", TRUE);
}

void
bones_editor_row_set_flawed (BonesEditorRow *self, gboolean flawed)
{
  g_return_if_fail (BONES_IS_EDITOR_ROW (self));

  if (self->mark == NULL && flawed)
    {
      self->mark = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
      gtk_widget_add_css_class (self->mark, "content-mark");
      bones_set_tooltip (self->mark, _ ("Something is wrong in it"));
      bones_name_widget (self->mark, _ ("Something is wrong in it"));
      adw_action_row_add_prefix (ADW_ACTION_ROW (self), self->mark);
    }

  if (self->mark != NULL)
    gtk_widget_set_visible (self->mark, flawed);
}

static gboolean
focus_when_placed (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  if (gtk_widget_get_height (widget) == 0)
    return G_SOURCE_CONTINUE;

  gtk_widget_grab_focus (widget);
  return G_SOURCE_REMOVE;
}

/* A row without an allocation cannot be scrolled to. */
void
bones_editor_row_focus (BonesEditorRow *self)
{
  g_return_if_fail (BONES_IS_EDITOR_ROW (self));

  if (gtk_widget_get_height (GTK_WIDGET (self)) > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  else
    gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_when_placed, NULL, NULL);
}
