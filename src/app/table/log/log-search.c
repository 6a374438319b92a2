/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-search.h"

#include "flow.h"
#include "log-list.h"

#include "bones-config.h"

struct _BonesLogSearch {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *entry, *what, *count;
};

enum { CHANGED, STOPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesLogSearch, bones_log_search, ADW_TYPE_BIN)

static void
search_changed (BonesLogSearch *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
search_stopped (BonesLogSearch *self)
{
  g_signal_emit (self, signals[STOPPED], 0);
}

/* The names of the filters: in the order of BonesLogFilter, then the fleets. */
void
bones_log_search_apply (BonesLogSearch *self, const BonesView *view)
{
  GListModel *old;
  g_autoptr (GtkStringList) names = NULL;

  g_return_if_fail (BONES_IS_LOG_SEARCH (self) && view != NULL);

  old = gtk_drop_down_get_model (GTK_DROP_DOWN (self->what));
  if (old != NULL && g_list_model_get_n_items (old) == BONES_LOG_OF_FLEET + view->fleets->len)
    return;

  names = gtk_string_list_new ((const char *[]){
      _ ("Everything"), _ ("Dice"), _ ("Notes and Rulings"), _ ("Corrections"), NULL });
  for (guint i = 0; i < view->fleets->len; i++)
    gtk_string_list_append (names, ((BonesFleetView *) g_ptr_array_index (view->fleets, i))->name);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->what), G_LIST_MODEL (names));
}

guint
bones_log_search_get_filter (BonesLogSearch *self)
{
  guint what;

  g_return_val_if_fail (BONES_IS_LOG_SEARCH (self), BONES_LOG_ALL);

  what = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what));
  return what != GTK_INVALID_LIST_POSITION ? what : (guint) BONES_LOG_ALL;
}

const char *
bones_log_search_get_text (BonesLogSearch *self)
{
  g_return_val_if_fail (BONES_IS_LOG_SEARCH (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
bones_log_search_set_count (BonesLogSearch *self, guint n)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BONES_IS_LOG_SEARCH (self));

  text = n > 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u line", "%u lines", n), n)
               : g_strdup (_ ("No line contains this"));
  gtk_label_set_label (GTK_LABEL (self->count), text);
}

void
bones_log_search_focus (BonesLogSearch *self)
{
  g_return_if_fail (BONES_IS_LOG_SEARCH (self));

  gtk_widget_grab_focus (self->entry);
}

static void
bones_log_search_class_init (BonesLogSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_LOG_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[STOPPED] = g_signal_new ("stopped", BONES_TYPE_LOG_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/log-search.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesLogSearch, entry);
  gtk_widget_class_bind_template_child (widget_class, BonesLogSearch, what);
  gtk_widget_class_bind_template_child (widget_class, BonesLogSearch, count);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped);
}

static void
bones_log_search_init (BonesLogSearch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesLogSearch *
bones_log_search_new (void)
{
  return g_object_new (BONES_TYPE_LOG_SEARCH, NULL);
}
