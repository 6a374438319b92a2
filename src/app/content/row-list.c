/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "row-list.h"

#include "content-edit.h"
#include "editor-row.h"
#include "field-value.h"
#include "name.h"
#include "nothing.h"

#include "bones-config.h"

struct _BonesRowList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *fault, *group, *nothing;

  BonesContentEdit *edit;      /* owned */
  const BonesSection *section; /* the schema's */
  GPtrArray *rows;             /* of BonesEditorRow, in the group */
};

enum { OPEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesRowList, bones_row_list, ADW_TYPE_BIN)

static guint
number_of (BonesRowList *self, BonesEditorRow *row)
{
  guint i = 0;

  g_ptr_array_find (self->rows, row, &i);
  return i;
}

static void
row_chosen (BonesRowList *self, BonesEditorRow *row)
{
  g_signal_emit (self, signals[OPEN], 0, number_of (self, row));
}

static void
open_new (BonesRowList *self, gint row)
{
  if (row >= 0)
    g_signal_emit (self, signals[OPEN], 0, (guint) row);
}

void
bones_row_list_add (BonesRowList *self, gint like)
{
  g_return_if_fail (BONES_IS_ROW_LIST (self));

  open_new (self, bones_content_edit_add (self->edit, self->section, like));
}

static void
duplicate_row (BonesRowList *self, BonesEditorRow *row)
{
  bones_row_list_add (self, (gint) number_of (self, row));
}

void
bones_row_list_focus (BonesRowList *self, guint row)
{
  g_return_if_fail (BONES_IS_ROW_LIST (self));

  if (self->rows->len > 0)
    bones_editor_row_focus (g_ptr_array_index (self->rows, MIN (row, self->rows->len - 1)));
}

static void delete (BonesRowList *self, BonesEditorRow *row)
{
  const guint i = number_of (self, row);

  if (bones_content_edit_delete (self->edit, self->section, i))
    bones_row_list_focus (self, i);
}

static void
move_row (BonesRowList *self, gint by, BonesEditorRow *row)
{
  const guint from = number_of (self, row);
  const guint to = (guint) CLAMP ((gint) from + by, 0, (gint) self->rows->len - 1);

  if (bones_content_edit_move (self->edit, self->section, from, to))
    bones_row_list_focus (self, to);
}

static gboolean
is_flawed (BonesRowList *self, guint i)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  const BonesSpot top = { 0 };

  for (guint flaw = 0; flaw < flaws->len; flaw++)
    if (bones_flaw_is_within (g_ptr_array_index (flaws, flaw), &top, self->section->key, i))
      return TRUE;

  return FALSE;
}

static GtkWidget *
new_row (BonesRowList *self, guint i, guint n)
{
  const BonesContentSet *set = bones_content_edit_get_set (self->edit);
  const gboolean changes = bones_content_edit_is_open (self->edit);
  JsonObject *values = bones_content_set_row (set, self->section, i);
  const char *name = values != NULL ? bones_content_row_called (set, values) : NULL;
  const char *title = name != NULL ? name : bones_content_translate (self->section->one);
  g_autofree char *summary = values != NULL ? bones_field_summary (set, self->section->fields,
                                                                   self->section, values, values)
                                            : NULL;
  GtkWidget *row = bones_editor_row_new (title, summary, changes);

  if (changes)
    bones_editor_row_set_place (BONES_EDITOR_ROW (row), i, n);

  bones_editor_row_set_flawed (BONES_EDITOR_ROW (row), is_flawed (self, i));
  g_signal_connect_object (row, "open", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "copy", G_CALLBACK (duplicate_row), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "delete", G_CALLBACK (delete), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "move", G_CALLBACK (move_row), self, G_CONNECT_SWAPPED);
  return row;
}

/* Shows what is wrong with the whole section. */
static void
show_faults (BonesRowList *self)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < flaws->len; i++)
    {
      const BonesFlaw *flaw = g_ptr_array_index (flaws, i);
      g_autofree char *sentence = NULL;

      if (flaw->depth != 1 || flaw->stops[0].row >= 0
          || !g_str_equal (flaw->stops[0].key, self->section->key))
        continue;

      sentence = bones_flaw_sentence (flaw, bones_content_translate);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  gtk_label_set_label (GTK_LABEL (self->fault), text->str);
  gtk_widget_set_visible (self->fault, text->len > 0);
}

static void
reload (BonesRowList *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self->group);
  const guint n = bones_content_set_n_rows (bones_content_edit_get_set (self->edit), self->section);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (self->rows, i));

  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = new_row (self, i, n);

      adw_preferences_group_add (group, row);
      g_ptr_array_add (self->rows, row);
    }

  gtk_widget_set_visible (self->nothing, n == 0);
  bones_nothing_set_text (BONES_NOTHING (self->nothing),
                          bones_content_edit_is_open (self->edit)
                              ? _ ("Nothing is in this section yet. The plus button adds a row.")
                              : _ ("Nothing is in this section. To add a row, copy the set."));
  show_faults (self);
}

/* If the list is hidden, its rows are created when it is shown again. */
static void
changed (BonesRowList *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    reload (self);
}

static void
bones_row_list_dispose (GObject *object)
{
  BonesRowList *self = BONES_ROW_LIST (object);

  g_clear_object (&self->edit);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_row_list_parent_class)->dispose (object);
}

static void
bones_row_list_class_init (BonesRowListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_row_list_dispose;
  signals[OPEN] = g_signal_new ("open", BONES_TYPE_ROW_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/row-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRowList, fault);
  gtk_widget_class_bind_template_child (widget_class, BonesRowList, group);
  gtk_widget_class_bind_template_child (widget_class, BonesRowList, nothing);
}

static void
bones_row_list_init (BonesRowList *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_row_list_new (BonesContentEdit *edit, const BonesSection *section)
{
  BonesRowList *self = g_object_new (BONES_TYPE_ROW_LIST, NULL);

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit) && section != NULL, GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  self->section = section;
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->group),
                                         bones_content_translate (section->text));
  bones_name_lists (self->group, bones_content_translate (section->name));
  g_signal_connect_object (edit, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (reload), NULL);
  return GTK_WIDGET (self);
}
