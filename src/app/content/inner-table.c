/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "inner-table.h"

#include "content-form.h"
#include "content-pane.h"
#include "field-value.h"
#include "json-read.h"
#include "pane.h"
#include "plan-grid.h"

#include "bones-config.h"

struct _BonesInnerTable {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *add_button;

  BonesContentEdit *edit;     /* owned */
  const BonesField *field;    /* the schema's */
  JsonObject *values, *outer; /* owned */
  GtkWidget *fault;           /* the group's */
  GtkWidget *plan;            /* the group's; or NULL */
  GPtrArray *rows;            /* of AdwActionRow, in the group */
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
count (BonesInnerTable *self)
{
  JsonArray *rows = get_rows (self);

  return rows != NULL ? json_array_get_length (rows) : 0;
}

static guint
number_of (BonesInnerTable *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW);
  guint i = 0;

  while (i < self->rows->len && g_ptr_array_index (self->rows, i) != row)
    i++;

  return i;
}

static void
row_chosen (BonesInnerTable *self, GtkWidget *button)
{
  g_signal_emit (self, signals[OPEN], 0, number_of (self, button));
}

static void
plan_chosen (BonesInnerTable *self, guint row)
{
  g_signal_emit (self, signals[OPEN], 0, row);
}

static void
store (BonesInnerTable *self)
{
  bones_inner_table_reload (self);
  bones_content_edit_touch (self->edit);
  bones_content_edit_flush (self->edit);
}

static void
append (BonesInnerTable *self, JsonObject *like)
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
  store (self);
}

static void
add (BonesInnerTable *self)
{
  append (self, NULL);
  g_signal_emit (self, signals[OPEN], 0, count (self) - 1);
}

static void
duplicate (BonesInnerTable *self, GtkWidget *button)
{
  JsonObject *like = get_row (self, number_of (self, button));

  if (like != NULL)
    append (self, like);
}

static char *
title_of (BonesInnerTable *self, guint i)
{
  JsonObject *row = get_row (self, i);
  const char *name = row != NULL ? bones_content_row_name (row) : NULL;

  if (name != NULL)
    return g_strdup (name);

  return g_strdup_printf ("%s %u", bones_content_translate (self->field->one), i + 1);
}

static void delete (BonesInnerTable *self, GtkWidget *button)
{
  const guint i = number_of (self, button);
  g_autofree char *title = title_of (self, i);
  g_autofree char *gone = g_strdup_printf (_ ("“%s” is deleted"), title);

  bones_content_edit_flush (self->edit);
  bones_content_edit_mark (self->edit, gone);
  json_array_remove_element (get_rows (self), i);
  store (self);
}

/* The buttons at the end of a row that is called @title. */
static void
add_buttons (BonesInnerTable *self, AdwActionRow *row, const char *title)
{
  g_autofree char *copied = g_strdup_printf (_ ("Copy %s"), title);
  g_autofree char *gone = g_strdup_printf (_ ("Delete %s"), title);
  GtkWidget *copy = bones_content_button_new ("edit-copy-symbolic", copied);
  GtkWidget *trash = bones_content_button_new ("user-trash-symbolic", gone);

  adw_action_row_add_suffix (row, copy);
  adw_action_row_add_suffix (row, trash);
  g_signal_connect_object (copy, "clicked", G_CALLBACK (duplicate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (trash, "clicked", G_CALLBACK (delete), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_row (BonesInnerTable *self, guint i)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *open;
  GtkWidget *mark = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  JsonObject *values = get_row (self, i);
  g_autofree char *title = title_of (self, i);
  g_autofree char *summary =
      values != NULL ? bones_field_summary (bones_content_edit_get_set (self->edit),
                                            self->field->fields, NULL, values, self->outer)
                     : NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), summary != NULL ? summary : "");
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  gtk_widget_add_css_class (mark, "content-mark");
  bones_name_widget (mark, _ ("Something is wrong in it"));
  gtk_widget_set_visible (mark, FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  g_object_set_data (G_OBJECT (row), "mark", mark);
  if (bones_content_edit_is_open (self->edit))
    add_buttons (self, ADW_ACTION_ROW (row), title);

  open = bones_content_row_opens (ADW_ACTION_ROW (row), title);
  g_signal_connect_object (open, "clicked", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
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
  for (guint i = 0; i < count (self); i++)
    {
      GtkWidget *row = new_row (self, i);

      adw_preferences_group_add (group, row);
      g_ptr_array_add (self->rows, row);
    }

  gtk_widget_set_visible (self->add_button, bones_content_edit_is_open (self->edit)
                                                && count (self) < (guint) self->field->highest);
  if (self->plan != NULL)
    bones_plan_grid_fill (BONES_PLAN_GRID (self->plan), self->field, get_rows (self), -1);
}

const BonesField *
bones_inner_table_get_field (BonesInnerTable *self)
{
  g_return_val_if_fail (BONES_IS_INNER_TABLE (self), NULL);
  return self->field;
}

void
bones_inner_table_set_fault (BonesInnerTable *self, GtkWidget *fault)
{
  g_return_if_fail (BONES_IS_INNER_TABLE (self) && GTK_IS_WIDGET (fault));

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), fault);
  bones_inner_table_reload (self);
}

void
bones_inner_table_mark (BonesInnerTable *self, const BonesSpot *spot)
{
  const GPtrArray *flaws;

  g_return_if_fail (BONES_IS_INNER_TABLE (self) && spot != NULL);

  flaws = bones_content_edit_get_flaws (self->edit);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *mark = g_object_get_data (g_ptr_array_index (self->rows, i), "mark");
      gboolean flawed = FALSE;

      for (guint flaw = 0; flaw < flaws->len; flaw++)
        flawed |= bones_flaw_is_within (g_ptr_array_index (flaws, flaw), spot, self->field->key, i);

      gtk_widget_set_visible (mark, flawed);
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
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/inner-table.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, group);
  gtk_widget_class_bind_template_child (widget_class, BonesInnerTable, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add);
}

static void
bones_inner_table_init (BonesInnerTable *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_inner_table_new (BonesContentEdit *edit, const BonesField *field, JsonObject *values,
                       JsonObject *outer)
{
  BonesInnerTable *self = g_object_new (BONES_TYPE_INNER_TABLE, NULL);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self->group);
  g_autofree char *name = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit) && field != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (values != NULL && outer != NULL, GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  self->field = field;
  self->values = json_object_ref (values);
  self->outer = json_object_ref (outer);
  adw_preferences_group_set_title (group, bones_content_translate (field->name));
  adw_preferences_group_set_description (group, bones_content_translate (field->text));
  name = g_strdup_printf (_ ("Add: %s"), bones_content_translate (field->one));
  gtk_widget_set_tooltip_text (self->add_button, name);
  bones_name_widget (self->add_button, name);
  bones_name_lists (self->group, bones_content_translate (field->name));
  if (field->plan)
    {
      self->plan = bones_plan_grid_new ();
      adw_preferences_group_add (group,
                                 g_object_new (ADW_TYPE_PREFERENCES_ROW, "child", self->plan,
                                               "activatable", FALSE, "focusable", FALSE, NULL));
      g_signal_connect_object (self->plan, "open", G_CALLBACK (plan_chosen), self,
                               G_CONNECT_SWAPPED);
    }

  return GTK_WIDGET (self);
}
