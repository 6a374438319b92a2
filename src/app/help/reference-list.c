/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "reference-list.h"

#include "pane.h"

#include "bones-config.h"

struct _BonesReferenceList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *search, *list;

  GPtrArray *entries; /* owned; row i of the list shows entry i */
};

enum { GO, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesReferenceList, bones_reference_list, ADW_TYPE_BIN)

static const BonesReferenceEntry *
entry_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "entry");
}

static void
row_activated (BonesReferenceList *self, GtkListBoxRow *row)
{
  const BonesReferenceEntry *entry = entry_of (row);

  if (entry->rule != NULL)
    g_signal_emit (self, signals[GO], 0, entry->rule->id);
}

static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (BONES_REFERENCE_LIST (data)->search));

  return bones_reference_matches (entry_of (row), words);
}

static void
search_changed (BonesReferenceList *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* The first row that is shown of a group has its heading. */
static void
put_heading (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *group = entry_of (row)->group;
  GtkWidget *heading;

  if (before != NULL && g_str_equal (entry_of (before)->group, group))
    gtk_list_box_row_set_header (row, NULL);
  else if (gtk_list_box_row_get_header (row) == NULL)
    {
      heading = new_label (group, "heading");
      gtk_widget_add_css_class (heading, "reference-heading");
      gtk_list_box_row_set_header (row, heading);
    }
}

/* A rule is told in one line; the card has the rest. */
static GtkWidget *
new_row (const BonesReferenceEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (box), new_label (entry->title, "name"));
  if (entry->text != NULL)
    {
      GtkWidget *text = new_label (entry->text, "why");

      if (entry->rule != NULL)
        {
          gtk_label_set_wrap (GTK_LABEL (text), FALSE);
          gtk_label_set_ellipsize (GTK_LABEL (text), PANGO_ELLIPSIZE_END);
        }
      gtk_box_append (GTK_BOX (box), text);
    }
  gtk_widget_add_css_class (box, "reference-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), entry->rule != NULL);
  g_object_set_data (G_OBJECT (row), "entry", (gpointer) entry);
  bones_name_widget (row, entry->title);
  return row;
}

void
bones_reference_list_set (BonesReferenceList *self, GPtrArray *entries)
{
  GtkWidget *old;

  g_return_if_fail (BONES_IS_REFERENCE_LIST (self) && entries != NULL);

  while ((old = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), 0))) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), old);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = g_ptr_array_ref (entries);
  for (guint i = 0; i < entries->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), new_row (g_ptr_array_index (entries, i)));
}

void
bones_reference_list_focus (BonesReferenceList *self)
{
  g_return_if_fail (BONES_IS_REFERENCE_LIST (self));

  gtk_widget_grab_focus (self->search);
}

/* Escape in the search. */
static void
close_window (BonesReferenceList *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
bones_reference_list_finalize (GObject *object)
{
  g_clear_pointer (&BONES_REFERENCE_LIST (object)->entries, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_reference_list_parent_class)->finalize (object);
}

static void
bones_reference_list_class_init (BonesReferenceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_reference_list_finalize;
  signals[GO] = g_signal_new ("go", BONES_TYPE_REFERENCE_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/reference-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, search);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, close_window);
}

static void
bones_reference_list_init (BonesReferenceList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), is_found, self, NULL);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), put_heading, NULL, NULL);
}
