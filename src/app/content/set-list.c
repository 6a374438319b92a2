/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "set-list.h"

#include "content-pane.h"
#include "game-summary.h"
#include "name.h"
#include "names.h"
#include "registry.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesSetList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *box;
};

enum { OPEN, COPY, MAKE, FRAME, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesSetList, bones_set_list, ADW_TYPE_BIN)

static void
bones_set_list_class_init (BonesSetListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[OPEN] = g_signal_new ("open", BONES_TYPE_SET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT64);
  signals[COPY] = g_signal_new ("copy", BONES_TYPE_SET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_INT64);
  signals[MAKE] = g_signal_new ("make", BONES_TYPE_SET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[FRAME] = g_signal_new ("frame", BONES_TYPE_SET_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/set-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesSetList, box);
}

static void
bones_set_list_init (BonesSetList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_set_list_new (void)
{
  return g_object_new (BONES_TYPE_SET_LIST, NULL);
}

/* The set that a row shows. */
static void
emit (BonesSetList *self, GtkWidget *row, guint signal)
{
  g_signal_emit (self, signals[signal], 0, g_object_get_data (G_OBJECT (row), "ruleset"),
                 *(gint64 *) g_object_get_data (G_OBJECT (row), "set"));
}

static void
row_chosen (BonesSetList *self, GtkWidget *button)
{
  emit (self, gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW), OPEN);
}

static void
copy_clicked (BonesSetList *self, GtkWidget *button)
{
  emit (self, gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW), COPY);
}

static GtkWidget *
new_row (BonesSetList *self, const BonesRuleset *ruleset, const BonesSetRecord *record)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *when = record->id != 0 ? bones_when (record->changed, g_get_real_time ()) : NULL;
  g_autofree char *subtitle = when != NULL ? g_strdup_printf (_ ("changed %s"), when)
                                           : g_strdup (_ ("came with the program; stays as it is"));
  g_autofree char *called = bones_name_isolate (record->name);
  g_autofree char *name = g_strdup_printf (_ ("Copy %s"), called);
  GtkWidget *button = bones_content_button_new ("edit-copy-symbolic", name);
  GtkWidget *open;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  open = bones_content_row_opens (ADW_ACTION_ROW (row), record->name);
  g_object_set_data (G_OBJECT (row), "ruleset", (gpointer) ruleset);
  g_object_set_data_full (G_OBJECT (row), "set", g_memdup2 (&record->id, sizeof record->id),
                          g_free);
  g_signal_connect_object (open, "clicked", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (copy_clicked), self, G_CONNECT_SWAPPED);
  return row;
}

static void
make_clicked (BonesSetList *self, GtkWidget *button)
{
  g_signal_emit (self, signals[MAKE], 0, g_object_get_data (G_OBJECT (button), "ruleset"));
}

static void
frame_clicked (BonesSetList *self, GtkWidget *button)
{
  g_signal_emit (self, signals[FRAME], 0, g_object_get_data (G_OBJECT (button), "ruleset"));
}

/* The rows that create further sets. */
static GtkWidget *
new_buttons (BonesSetList *self, const BonesRuleset *ruleset)
{
  g_autofree char *name = g_strdup_printf (_ ("New set for %s"), _ (ruleset->name));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *import = bones_content_button_new ("document-open-symbolic", _ ("Import a set"));
  g_autofree char *framed =
      g_strdup_printf (_ ("New set with empty rows for %s"), _ (ruleset->name));
  GtkWidget *frame = bones_content_button_new ("view-list-symbolic", framed);
  GtkWidget *button = bones_content_button_new ("list-add-symbolic", name);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (import), "content.import");
  gtk_box_append (GTK_BOX (box), import);
  gtk_box_append (GTK_BOX (box), frame);
  gtk_box_append (GTK_BOX (box), button);
  g_object_set_data (G_OBJECT (frame), "ruleset", (gpointer) ruleset);
  g_signal_connect_object (frame, "clicked", G_CALLBACK (frame_clicked), self, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (button), "ruleset", (gpointer) ruleset);
  g_signal_connect_object (button, "clicked", G_CALLBACK (make_clicked), self, G_CONNECT_SWAPPED);
  return box;
}

static gboolean
add_ruleset (BonesSetList *self, const BonesRuleset *ruleset, BonesStore *store, GError **error)
{
  g_autoptr (GPtrArray) records = bones_content_sets (store, ruleset, error);
  GtkWidget *group;

  if (records == NULL)
    return FALSE;

  group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (ruleset->name));
  bones_set_tooltip (group, _ (ruleset->name)); /* large text may cut the title */
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group),
                                           new_buttons (self, ruleset));
  for (guint i = 0; i < records->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_row (self, ruleset, g_ptr_array_index (records, i)));

  gtk_box_append (GTK_BOX (self->box), group);
  bones_name_lists (group, _ (ruleset->name));
  return TRUE;
}

gboolean
bones_set_list_reload (BonesSetList *self, BonesStore *store, GError **error)
{
  GtkWidget *child;

  g_return_val_if_fail (BONES_IS_SET_LIST (self) && store != NULL, FALSE);

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);

  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    if ((*ruleset)->schema != NULL && !add_ruleset (self, *ruleset, store, error))
      return FALSE;

  return TRUE;
}
