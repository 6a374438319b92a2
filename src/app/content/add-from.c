/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "add-from.h"

#include "name.h"
#include "names.h"
#include "text-fit.h"
#include "tooltip.h"

#include "bones-config.h"

/* A section of the other set, and its rows on the page. */
typedef struct {
  const BonesSection *section;
  GtkWidget *whole;  /* the button that marks all of them */
  GPtrArray *checks; /* of GtkCheckButton: one for each row; owned */
} Part;

struct _BonesAddFrom {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *set_row, *clash_row, *parts_box;

  GtkWidget *add_button; /* owned; the page has it in its title */

  BonesContentEdit *edit; /* owned */
  GPtrArray *records;     /* owned: the other sets */
  BonesContentSet *from;  /* owned: the chosen one; or NULL */
  GArray *parts;          /* of Part; owned */
};

enum { ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesAddFrom, bones_add_from, ADW_TYPE_BIN)

static void
part_clear (gpointer data)
{
  g_ptr_array_unref (((Part *) data)->checks);
}

static gboolean
is_marked (const Part *part, guint row)
{
  return gtk_check_button_get_active (g_ptr_array_index (part->checks, row));
}

static GArray *
make_picks (BonesAddFrom *self)
{
  GArray *picks = g_array_new (FALSE, FALSE, sizeof (BonesPick));

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      for (guint row = 0; row < part->checks->len; row++)
        if (is_marked (part, row))
          {
            const BonesPick pick = { part->section, row };

            g_array_append_val (picks, pick);
          }
    }

  return picks;
}

static void
show_count (BonesAddFrom *self)
{
  g_autoptr (GArray) picks = make_picks (self);
  g_autofree char *label = g_strdup_printf (_ ("Add %u"), picks->len);
  g_autofree char *said =
      g_strdup_printf (ngettext ("Add %u row", "Add %u rows", picks->len), picks->len);

  gtk_button_set_label (GTK_BUTTON (self->add_button), label);
  bones_set_tooltip (self->add_button, said);
  bones_name_widget (self->add_button, said);
  gtk_widget_set_sensitive (self->add_button, picks->len > 0);
}

static void
add_clicked (BonesAddFrom *self)
{
  g_autoptr (GArray) picks = make_picks (self);
  const BonesPick *all = (BonesPick *) (gpointer) picks->data;
  const BonesSection *first = picks->len > 0 ? all[0].section : NULL;
  const BonesClash clash = adw_combo_row_get_selected (ADW_COMBO_ROW (self->clash_row));

  if (first != NULL && bones_content_edit_merge (self->edit, self->from, all, picks->len, clash))
    g_signal_emit (self, signals[ADDED], 0, first);
}

static void
whole_clicked (BonesAddFrom *self, GtkWidget *button)
{
  gboolean all = TRUE;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      for (guint row = 0; part->whole == button && row < part->checks->len; row++)
        all &= is_marked (part, row);

      for (guint row = 0; part->whole == button && row < part->checks->len; row++)
        gtk_check_button_set_active (g_ptr_array_index (part->checks, row), !all);
    }
}

static GtkWidget *
new_row (BonesAddFrom *self, const Part *part, guint i)
{
  JsonObject *values = bones_content_set_row (self->from, part->section, i);
  const char *name = values != NULL ? bones_content_row_called (self->from, values) : NULL;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  if (name == NULL || part->section->single)
    name = bones_content_translate (part->section->one);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (show_count), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (part->checks, check);
  return row;
}

static void
add_part (BonesAddFrom *self, const BonesSection *section)
{
  const guint n = bones_content_set_n_rows (self->from, section);
  const char *title = bones_content_translate (section->name);
  g_autofree char *said = g_strdup_printf (_ ("Mark all: %s"), title);
  Part part = { section, gtk_button_new_with_label (_ ("Mark All")), g_ptr_array_new () };
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), part.whole);
  gtk_widget_add_css_class (part.whole, "flat");
  gtk_widget_set_visible (part.whole, n > 1);
  gtk_widget_set_valign (part.whole, GTK_ALIGN_CENTER);
  bones_name_widget (part.whole, said);
  g_signal_connect_object (part.whole, "clicked", G_CALLBACK (whole_clicked), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (self, &part, i));

  gtk_box_append (GTK_BOX (self->parts_box), group);
  bones_name_lists (group, title);
  g_array_append_val (self->parts, part);
}

static void
set_chosen (BonesAddFrom *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->set_row));
  const BonesSection *section = bones_content_edit_get_set (self->edit)->ruleset->schema->sections;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->parts_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->parts_box), child);

  g_array_set_size (self->parts, 0);
  g_clear_pointer (&self->from, bones_content_set_free);
  if (chosen < self->records->len)
    self->from =
        bones_content_edit_open_other (self->edit, g_ptr_array_index (self->records, chosen));

  for (; self->from != NULL && section->key != NULL; section++)
    if (bones_content_set_n_rows (self->from, section) > 0)
      add_part (self, section);

  show_count (self);
}

static void
bones_add_from_dispose (GObject *object)
{
  BonesAddFrom *self = BONES_ADD_FROM (object);

  g_clear_object (&self->edit);
  g_clear_object (&self->add_button);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->from, bones_content_set_free);
  g_clear_pointer (&self->parts, g_array_unref);
  G_OBJECT_CLASS (bones_add_from_parent_class)->dispose (object);
}

static void
bones_add_from_class_init (BonesAddFromClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_add_from_dispose;
  signals[ADDED] = g_signal_new ("added", BONES_TYPE_ADD_FROM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/add-from.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesAddFrom, group);
  gtk_widget_class_bind_template_child (widget_class, BonesAddFrom, set_row);
  gtk_widget_class_bind_template_child (widget_class, BonesAddFrom, clash_row);
  gtk_widget_class_bind_template_child (widget_class, BonesAddFrom, parts_box);
}

static void
bones_add_from_init (BonesAddFrom *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  g_array_set_clear_func (self->parts, part_clear);
  self->add_button = g_object_ref_sink (gtk_button_new ());
  gtk_widget_add_css_class (self->add_button, "suggested-action");
  gtk_widget_set_valign (self->add_button, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->add_button, "clicked", G_CALLBACK (add_clicked), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->group, _ ("Add from"));
  bones_combo_follow (ADW_COMBO_ROW (self->set_row));
  bones_combo_follow (ADW_COMBO_ROW (self->clash_row));
}

GtkWidget *
bones_add_from_new (BonesContentEdit *edit)
{
  BonesAddFrom *self = g_object_new (BONES_TYPE_ADD_FROM, NULL);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (edit), GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  self->records = bones_content_edit_list_others (edit);
  for (guint i = 0; i < self->records->len; i++)
    gtk_string_list_append (list, ((BonesSetRecord *) g_ptr_array_index (self->records, i))->name);

  adw_combo_row_set_model (ADW_COMBO_ROW (self->set_row), G_LIST_MODEL (list));
  g_signal_connect_object (self->set_row, "notify::selected", G_CALLBACK (set_chosen), self,
                           G_CONNECT_SWAPPED);
  set_chosen (self);
  return GTK_WIDGET (self);
}

GtkWidget *
bones_add_from_get_button (BonesAddFrom *self)
{
  g_return_val_if_fail (BONES_IS_ADD_FROM (self), NULL);

  return self->add_button;
}
