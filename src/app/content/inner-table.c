/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "inner-table.h"

#include "content-edit.h"
#include "editor-row.h"
#include "field-value.h"
#include "json-read.h"
#include "name.h"
#include "names.h"
#include "text-fit.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesInnerTable {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *paste_button, *buttons, *add_button, *fault;

  BonesContentEdit *edit;     /* owned */
  const BonesField *field;    /* the schema's */
  JsonObject *values, *outer; /* owned */
  GPtrArray *rows;            /* of BonesEditorRow, in the group */
};

enum { OPEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesInnerTable, bones_inner_table, ADW_TYPE_BIN)

static JsonArray *
get_rows (BonesInnerTable *self)
{
  JsonArray *rows = NULL;

  bones_json_read_array (self->values, self->field->key, &rows, NULL);
  return rows;
}

static JsonObject *
get_row (BonesInnerTable *self, guint i)
{
  JsonNode *node = json_array_get_element (get_rows (self), i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static guint
count_rows (BonesInnerTable *self)
{
  JsonArray *rows = get_rows (self);

  return rows != NULL ? json_array_get_length (rows) : 0;
}

static gboolean
has_room (BonesInnerTable *self)
{
  return bones_content_edit_is_open (self->edit)
         && count_rows (self) < (guint) self->field->highest;
}

static guint
number_of (BonesInnerTable *self, BonesEditorRow *row)
{
  guint i = 0;

  g_ptr_array_find (self->rows, row, &i);
  return i;
}

static void
row_chosen (BonesInnerTable *self, BonesEditorRow *row)
{
  g_signal_emit (self, signals[OPEN], 0, number_of (self, row));
}

/* Stores the change, and offers to undo it with the sentence @gone, or NULL. */
static void
store_table (BonesInnerTable *self, const char *gone)
{
  bones_inner_table_reload (self);
  bones_content_edit_put (self->edit, gone);
}

void
bones_inner_table_focus (BonesInnerTable *self, guint row)
{
  g_return_if_fail (BONES_IS_INNER_TABLE (self));

  if (self->rows->len > 0)
    bones_editor_row_focus (g_ptr_array_index (self->rows, MIN (row, self->rows->len - 1)));
  else
    gtk_widget_grab_focus (self->add_button);
}

static void
append_row (BonesInnerTable *self, JsonObject *like)
{
  JsonArray *rows = get_rows (self);
  JsonObject *row = bones_content_new_inner_row (bones_content_edit_get_set (self->edit),
                                                 self->field, self->outer, self->values, like);

  if (rows == NULL)
    {
      rows = json_array_new ();
      json_object_set_array_member (self->values, self->field->key, rows);
    }

  json_array_add_object_element (rows, row);
  store_table (self, NULL);
}

static void
duplicate_row (BonesInnerTable *self, BonesEditorRow *row)
{
  JsonObject *like = get_row (self, number_of (self, row));

  if (like != NULL)
    append_row (self, like);
}

void
bones_inner_table_add (BonesInnerTable *self, gint like)
{
  g_return_if_fail (BONES_IS_INNER_TABLE (self));

  if (!has_room (self))
    return;

  append_row (self, like >= 0 ? get_row (self, (guint) like) : NULL);
  g_signal_emit (self, signals[OPEN], 0, count_rows (self) - 1);
}

static char *
title_of (BonesInnerTable *self, guint i)
{
  JsonObject *row = get_row (self, i);
  const char *name =
      row != NULL ? bones_content_row_called (bones_content_edit_get_set (self->edit), row) : NULL;

  if (name != NULL)
    return g_strdup (name);

  return g_strdup_printf ("%s %u", bones_content_translate (self->field->one), i + 1);
}

static void delete (BonesInnerTable *self, BonesEditorRow *row)
{
  const guint i = number_of (self, row);
  g_autofree char *title = title_of (self, i);
  g_autofree char *called = bones_name_isolate (title);
  g_autofree char *gone = g_strdup_printf (_ ("“%s” is deleted"), called);

  bones_content_edit_flush (self->edit);
  json_array_remove_element (get_rows (self), i);
  store_table (self, gone);
  bones_inner_table_focus (self, i);
}

static void
move_row (BonesInnerTable *self, gint by, BonesEditorRow *row)
{
  const guint from = number_of (self, row);
  const guint to = (guint) CLAMP ((gint) from + by, 0, (gint) count_rows (self) - 1);

  bones_content_edit_flush (self->edit);
  bones_content_move_inner_row (self->values, self->field->key, from, to);
  store_table (self, NULL);
  bones_inner_table_focus (self, to);
}

static void
take_row (BonesInnerTable *self, gboolean below, BonesEditorRow *row)
{
  g_autofree char *text = bones_content_rows_to_text (
      self->field, self->values, number_of (self, row), below ? count_rows (self) : 1);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
}

static void
add_clicked (BonesInnerTable *self)
{
  bones_inner_table_add (self, BONES_NEW_ROW);
}

/* The table may have gone from the screen while the clipboard was read. */
static void
text_came (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (BonesInnerTable) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  const guint n = count_rows (self);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (bones_content_edit_paste (self->edit, self->field, self->outer, self->values, text))
    {
      bones_inner_table_reload (self);
      bones_inner_table_focus (self, n);
    }
}

static void
paste_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_came,
                                 g_object_ref (widget));
}

static GtkWidget *
new_row (BonesInnerTable *self, guint i)
{
  const gboolean changes = bones_content_edit_is_open (self->edit);
  JsonObject *values = get_row (self, i);
  g_autofree char *title = title_of (self, i);
  g_autofree char *summary =
      values != NULL ? bones_field_summary (bones_content_edit_get_set (self->edit),
                                            self->field->fields, NULL, values, self->outer)
                     : NULL;
  GtkWidget *row = bones_editor_row_new (title, summary, changes);

  if (changes)
    bones_editor_row_set_place (BONES_EDITOR_ROW (row), i, count_rows (self));

  bones_editor_row_offer_clipboard (BONES_EDITOR_ROW (row));
  g_signal_connect_object (row, "take", G_CALLBACK (take_row), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "open", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "copy", G_CALLBACK (duplicate_row), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "delete", G_CALLBACK (delete), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "move", G_CALLBACK (move_row), self, G_CONNECT_SWAPPED);
  return row;
}

void
bones_inner_table_reload (BonesInnerTable *self)
{
  AdwPreferencesGroup *group;

  g_return_if_fail (BONES_IS_INNER_TABLE (self));

  group = ADW_PREFERENCES_GROUP (self->group);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (self->rows, i));

  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < count_rows (self); i++)
    {
      GtkWidget *row = new_row (self, i);

      adw_preferences_group_add (group, row);
      g_ptr_array_add (self->rows, row);
    }

  gtk_widget_set_visible (self->add_button, has_room (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.paste", has_room (self));
  gtk_widget_set_visible (self->paste_button, has_room (self));
}

const BonesField *
bones_inner_table_get_field (BonesInnerTable *self)
{
  g_return_val_if_fail (BONES_IS_INNER_TABLE (self), NULL);
  return self->field;
}

void
bones_inner_table_mark (BonesInnerTable *self, const BonesSpot *spot, const char *fault)
{
  const GPtrArray *flaws;

  g_return_if_fail (BONES_IS_INNER_TABLE (self) && spot != NULL);

  gtk_label_set_label (GTK_LABEL (self->fault), fault != NULL ? fault : "");
  gtk_widget_set_visible (self->fault, fault != NULL);

  flaws = bones_content_edit_get_flaws (self->edit);
  for (guint i = 0; i < self->rows->len; i++)
    {
      gboolean flawed = FALSE;

      for (guint flaw = 0; flaw < flaws->len; flaw++)
        flawed |= bones_flaw_is_within (g_ptr_array_index (flaws, flaw), spot, self->field->key, i);

      bones_editor_row_set_flawed (g_ptr_array_index (self->rows, i), flawed);
    }
}

static void
bones_inner_table_dispose (GObject *object)
{
  BonesInnerTable *self = BONES_INNER_TABLE (object);

  g_clear_object (&self->edit);
  g_clear_pointer (&self->values, json_object_unref);
  g_clear_pointer (&self->outer, json_object_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_inner_table_parent_class)->dispose (object);
}

static void
bones_inner_table_class_init (BonesInnerTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_inner_table_dispose;
  signals[OPEN] = g_signal_new ("open", BONES_TYPE_INNER_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "table.paste", NULL, paste_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "table.paste",
                                       NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/inner-table.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, group);
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, paste_button);
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, buttons);
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, add_button);
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, fault);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked);
}

static void
bones_inner_table_init (BonesInnerTable *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_large_text_stack (self->buttons);
  bones_title_wrap (ADW_PREFERENCES_GROUP (self->group));
}

GtkWidget *
bones_inner_table_new (BonesContentEdit *edit, const BonesField *field, JsonObject *values,
                       JsonObject *outer)
{
  BonesInnerTable *self = g_object_new (BONES_TYPE_INNER_TABLE, NULL);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self->group);
  g_autofree char *name = NULL, *paste = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit) && field != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (values != NULL && outer != NULL, GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  self->field = field;
  self->values = json_object_ref (values);
  self->outer = json_object_ref (outer);
  adw_preferences_group_set_title (group, bones_content_translate (field->name));
  adw_preferences_group_set_description (group, bones_content_translate (field->text));
  name = g_strdup_printf (_ ("Add: %s"), bones_content_translate (field->one));
  bones_set_tooltip (self->add_button, name);
  bones_name_widget (self->add_button, name);
  paste = g_strdup_printf (_ ("Paste: %s"), bones_content_translate (field->one));
  bones_set_tooltip (self->paste_button, paste);
  bones_name_widget (self->paste_button, paste);
  bones_name_lists (self->group, bones_content_translate (field->name));
  bones_inner_table_reload (self);
  return GTK_WIDGET (self);
}
