/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-form.h"

#include "field-row.h"
#include "field-value.h"
#include "inner-table.h"
#include "name.h"

#include "bones-config.h"

/* A field, its row, the row below it that says what is wrong, and the group that both are in. */
typedef struct {
  const BonesField *field;
  GtkWidget *row, *fault, *group;
} Entry;

struct _BonesContentForm {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *fault, *box;

  BonesContentEdit *edit;   /* owned */
  const BonesField *fields; /* the schema's */
  BonesSpot spot;
  JsonObject *values, *outer; /* owned */
  GArray *entries;            /* of Entry; owned */
  GPtrArray *tables;          /* of BonesInnerTable, in box */
};

enum { OPEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesContentForm, bones_content_form, ADW_TYPE_BIN)

/* ---- The row that says what is wrong ---- */

#define BONES_TYPE_FAULT_ROW (bones_fault_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesFaultRow, bones_fault_row, BONES, FAULT_ROW, AdwPreferencesRow)

struct _BonesFaultRow {
  AdwPreferencesRow parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesFaultRow, bones_fault_row, ADW_TYPE_PREFERENCES_ROW)

/* Tab goes on to the next field: a GtkListBox asks only the row beside the one it leaves. */
static gboolean
bones_fault_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *row;

  if (!back && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (bones_fault_row_parent_class)->focus (widget, direction);

  row = back ? gtk_widget_get_prev_sibling (widget) : gtk_widget_get_next_sibling (widget);
  while (row != NULL && !gtk_widget_get_visible (row))
    row = back ? gtk_widget_get_prev_sibling (row) : gtk_widget_get_next_sibling (row);

  return row != NULL && gtk_widget_child_focus (row, direction);
}

static void
bones_fault_row_class_init (BonesFaultRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = bones_fault_row_focus;
}

static void
bones_fault_row_init (BonesFaultRow *self)
{
}

/* ---- The form ---- */

/* What is wrong with @field (NULL: with the whole row), one sentence a line; or NULL. */
static char *
tell_faults (BonesContentForm *self, const BonesField *field)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < flaws->len; i++)
    {
      const BonesFlaw *flaw = g_ptr_array_index (flaws, i);
      g_autofree char *sentence = NULL;

      if (flaw->field != field || !bones_flaw_is_at (flaw, &self->spot))
        continue;

      sentence = bones_flaw_sentence (flaw, bones_content_translate);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  return g_string_free (text, text->len == 0);
}

/* Shows the rows of fields that are wanted, or wrong; and the groups that have such rows. */
static void
show_wanted (BonesContentForm *self)
{
  GtkWidget *group = NULL;
  gboolean any = FALSE; /* of those in @group before */

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      const gboolean last = i + 1 == self->entries->len
                            || g_array_index (self->entries, Entry, i + 1).group != entry->group;
      const gboolean shown = bones_field_is_wanted (entry->field, self->values)
                             || gtk_widget_get_visible (entry->fault);

      any = shown || (any && group == entry->group);
      group = entry->group;
      gtk_widget_set_visible (entry->row, shown);
      if (last) /* a group that is hidden in between loses the keyboard */
        gtk_widget_set_visible (group, any);
    }

  for (guint i = 0; i < self->tables->len; i++)
    {
      GtkWidget *table = g_ptr_array_index (self->tables, i);
      const BonesField *field = bones_inner_table_get_field (BONES_INNER_TABLE (table));

      gtk_widget_set_visible (table, bones_field_is_wanted (field, self->values)
                                         || bones_field_is_set (self->values, field->key));
    }
}

static void
refresh (BonesContentForm *self)
{
  g_autofree char *whole = tell_faults (self, NULL);

  gtk_label_set_label (GTK_LABEL (self->fault), whole != NULL ? whole : "");
  gtk_widget_set_visible (self->fault, whole != NULL);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      g_autofree char *text = tell_faults (self, entry->field);

      gtk_label_set_label (GTK_LABEL (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (entry->fault))),
                           text != NULL ? text : "");
      gtk_widget_set_visible (entry->fault, text != NULL);
    }

  show_wanted (self);
  for (guint i = 0; i < self->tables->len; i++)
    {
      BonesInnerTable *table = g_ptr_array_index (self->tables, i);
      g_autofree char *text = tell_faults (self, bones_inner_table_get_field (table));

      bones_inner_table_mark (table, &self->spot, text);
    }
}

static void
written (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentForm *self = BONES_CONTENT_FORM (widget);

  show_wanted (self);
  bones_content_edit_touch (self->edit);
}

static GtkWidget *
new_fault (void)
{
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *row = g_object_new (BONES_TYPE_FAULT_ROW, "child", label, "activatable", FALSE,
                                 "focusable", FALSE, "visible", FALSE, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "content-fault");
  return row;
}

static void
add_field (BonesContentForm *self, AdwPreferencesGroup *group, const BonesField *field)
{
  const Entry entry = { field, bones_field_row_new (self->edit, field, self->values, self->outer),
                        new_fault (), GTK_WIDGET (group) };

  gtk_widget_set_sensitive (entry.row, bones_content_edit_is_open (self->edit));
  adw_preferences_group_add (group, entry.row);
  adw_preferences_group_add (group, entry.fault);
  g_array_append_val (self->entries, entry);
}

static void
table_open (BonesContentForm *self, guint row, BonesInnerTable *table)
{
  g_signal_emit (self, signals[OPEN], 0, bones_inner_table_get_field (table), row);
}

static void
add_table (BonesContentForm *self, const BonesField *field)
{
  GtkWidget *table = bones_inner_table_new (self->edit, field, self->values, self->outer);

  g_signal_connect_object (table, "open", G_CALLBACK (table_open), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), table);
  g_ptr_array_add (self->tables, table);
}

/* Codes, and where a row comes from, are for other rows and programs: people do not start there. */
static gboolean
comes_last (const BonesField *field)
{
  static const char *const keys[] = { "aliases", "origin", NULL };

  return field->kind == BONES_FIELD_ID || g_strv_contains (keys, field->key);
}

static void
add_group (BonesContentForm *self, const BonesField *from, const BonesField *to)
{
  GtkWidget *group;

  if (from == to)
    return;

  group = adw_preferences_group_new ();
  gtk_box_append (GTK_BOX (self->box), group);
  for (const BonesField *field = from; field < to; field++)
    if (!comes_last (field) && !g_str_equal (field->key, "example"))
      add_field (self, ADW_PREFERENCES_GROUP (group), field);

  for (const BonesField *field = from; field < to; field++)
    if (comes_last (field))
      add_field (self, ADW_PREFERENCES_GROUP (group), field);

  bones_name_lists (group, bones_content_translate (self->spot.stops[self->spot.depth - 1].one));
}

static void
add_fields (BonesContentForm *self)
{
  const BonesField *from = self->fields;
  const BonesField *field;

  for (field = from; field->key != NULL; field++)
    if (field->kind == BONES_FIELD_ROWS)
      {
        add_group (self, from, field);
        add_table (self, field);
        from = field + 1;
      }

  add_group (self, from, field);
}

static void
bones_content_form_dispose (GObject *object)
{
  BonesContentForm *self = BONES_CONTENT_FORM (object);

  g_clear_object (&self->edit);
  g_clear_pointer (&self->values, json_object_unref);
  g_clear_pointer (&self->outer, json_object_unref);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_content_form_parent_class)->dispose (object);
}

static void
bones_content_form_class_init (BonesContentFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_content_form_dispose;
  signals[OPEN] = g_signal_new ("open", BONES_TYPE_CONTENT_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  gtk_widget_class_install_action (widget_class, "form.written", NULL, written);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/content-form.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesContentForm, fault);
  gtk_widget_class_bind_template_child (widget_class, BonesContentForm, box);
}

static void
bones_content_form_init (BonesContentForm *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->tables = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_content_form_new (BonesContentEdit *edit, const BonesField *fields, const BonesSpot *spot,
                        JsonObject *values, JsonObject *outer)
{
  BonesContentForm *self = g_object_new (BONES_TYPE_CONTENT_FORM, NULL);

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit) && fields != NULL, GTK_WIDGET (self));
  g_return_val_if_fail (spot != NULL && values != NULL && outer != NULL, GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  self->fields = fields;
  self->spot = *spot;
  self->values = json_object_ref (values);
  self->outer = json_object_ref (outer);
  if (!bones_content_edit_is_open (edit))
    gtk_widget_add_css_class (GTK_WIDGET (self), "content-locked");

  add_fields (self);
  refresh (self);
  g_signal_connect_object (edit, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
bones_content_form_reload (BonesContentForm *self)
{
  g_return_if_fail (BONES_IS_CONTENT_FORM (self));

  for (guint i = 0; i < self->tables->len; i++)
    bones_inner_table_reload (g_ptr_array_index (self->tables, i));

  refresh (self);
}

void
bones_content_form_focus (BonesContentForm *self, const BonesField *field)
{
  g_return_if_fail (BONES_IS_CONTENT_FORM (self));

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if ((field == NULL || entry->field == field)
          && gtk_widget_child_focus (entry->row, GTK_DIR_TAB_FORWARD))
        return;
    }
}

static BonesInnerTable *
table_of (BonesContentForm *self, const BonesField *field)
{
  for (guint i = 0; i < self->tables->len; i++)
    if (bones_inner_table_get_field (g_ptr_array_index (self->tables, i)) == field)
      return g_ptr_array_index (self->tables, i);

  return NULL;
}

void
bones_content_form_add_row (BonesContentForm *self, const BonesField *table, gint like)
{
  g_return_if_fail (BONES_IS_CONTENT_FORM (self) && table_of (self, table) != NULL);

  bones_inner_table_add (table_of (self, table), like);
}

void
bones_content_form_focus_row (BonesContentForm *self, const BonesField *table, guint row)
{
  g_return_if_fail (BONES_IS_CONTENT_FORM (self) && table_of (self, table) != NULL);

  bones_inner_table_focus (table_of (self, table), row);
}
