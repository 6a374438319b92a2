/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "reference-list.h"

#include "name.h"
#include "nothing.h"

#include "bones-config.h"

struct _BonesReferenceList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *search, *list, *nothing, *scroller;
  GListStore *store; /* of GObject: for each entry that is found, one with it as "entry"; with its
                        heading as "heading" if it is the first of its group */

  GtkSliceListModel *seen; /* the first of them, until people scroll: GTK makes at least 200 rows */

  GPtrArray *entries; /* owned; or NULL */
};

enum { GO, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesReferenceList, bones_reference_list, ADW_TYPE_BIN)

static void
activated (BonesReferenceList *self, guint position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->store), position);
  const BonesReferenceEntry *entry = g_object_get_data (item, "entry");

  if (entry->rule != NULL)
    g_signal_emit (self, signals[GO], 0, entry->rule->id);
}

/* Rows are made when they are seen. */
static void
show_found (BonesReferenceList *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const char *group = NULL;

  for (guint i = 0; self->entries != NULL && i < self->entries->len; i++)
    {
      BonesReferenceEntry *entry = g_ptr_array_index (self->entries, i);
      GObject *item;

      if (!bones_reference_matches (entry, words))
        continue;

      item = g_object_new (G_TYPE_OBJECT, NULL);
      g_object_set_data (item, "entry", entry);
      if (g_strcmp0 (group, entry->group) != 0)
        g_object_set_data (item, "heading", (gpointer) entry->group);
      group = entry->group;
      g_ptr_array_add (items, item);
    }
  g_list_store_splice (self->store, 0, g_list_model_get_n_items (G_LIST_MODEL (self->store)),
                       items->pdata, items->len);
  gtk_widget_set_visible (self->scroller, items->len > 0);
  gtk_widget_set_visible (self->nothing, items->len == 0);
}

static void
scrolled (BonesReferenceList *self, GtkAdjustment *place)
{
  if (gtk_adjustment_get_value (place) > 0)
    gtk_slice_list_model_set_size (self->seen, G_MAXUINT);
}

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* The heading of the group, the title, and what there is to tell. */
static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  static const char *const styles[] = { "heading", "name", "why" };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    gtk_box_append (GTK_BOX (box), new_label (styles[i]));
  gtk_widget_add_css_class (gtk_widget_get_first_child (box), "reference-heading");
  gtk_widget_add_css_class (box, "reference-row");
  gtk_list_item_set_child (item, box);
}

static void
show_text (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* A rule is told in one line; the card has the rest. */
static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GObject *object = gtk_list_item_get_item (item);
  const BonesReferenceEntry *entry = g_object_get_data (object, "entry");
  GtkWidget *box = gtk_list_item_get_child (item), *row = gtk_widget_get_parent (box);
  GtkWidget *heading = gtk_widget_get_first_child (box), *text = gtk_widget_get_last_child (box);

  show_text (heading, g_object_get_data (object, "heading"));
  show_text (gtk_widget_get_next_sibling (heading), entry->title);
  show_text (text, entry->text);
  gtk_label_set_wrap (GTK_LABEL (text), entry->rule == NULL);
  gtk_label_set_ellipsize (GTK_LABEL (text),
                           entry->rule != NULL ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_list_item_set_activatable (item, entry->rule != NULL);
  if (row != NULL)
    bones_name_widget (row, entry->title);
}

void
bones_reference_list_set (BonesReferenceList *self, GPtrArray *entries)
{
  GPtrArray *old = self->entries; /* the rows look into it until there are others */

  g_return_if_fail (BONES_IS_REFERENCE_LIST (self) && entries != NULL);

  self->entries = g_ptr_array_ref (entries);
  show_found (self);
  g_clear_pointer (&old, g_ptr_array_unref);
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
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/reference-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, search);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, list);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, nothing);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, seen);
  gtk_widget_class_bind_template_child (widget_class, BonesReferenceList, store);
  gtk_widget_class_bind_template_callback (widget_class, activated);
  gtk_widget_class_bind_template_callback (widget_class, setup_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, show_found);
  gtk_widget_class_bind_template_callback (widget_class, close_window);
}

static void
bones_reference_list_init (BonesReferenceList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "value-changed",
      G_CALLBACK (scrolled), self, G_CONNECT_SWAPPED);
}
