/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "past-pane.h"

#include "amend-dialog.h"
#include "consent.h"
#include "flow.h"
#include "log-row.h"
#include "timeline.h"

#include "bones-config.h"

#define MOST_LINES 4

struct _BonesPastPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *before, *next_label, *next, *amend_button, *back_button, *now_button;

  GArray *answers; /* owned: of guint32: the answers that can be corrected; or NULL */
  GPtrArray *log;  /* owned: a reference to the lines that are shown */
};

G_DEFINE_FINAL_TYPE (BonesPastPane, bones_past_pane, BONES_TYPE_PANE)

/* Shows the lines about entry @seq in @box; returns their number. */
static guint
show_lines (BonesPastPane *self, GtkWidget *box, const BonesView *view, guint32 seq)
{
  GtkWidget *row;
  guint n = 0;

  while ((row = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), row);
  for (guint i = 0; i < self->log->len && n < MOST_LINES; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (self->log, i);

      if (line->seq != seq)
        continue;

      row = bones_log_row_new ();
      bones_log_row_set_line (BONES_LOG_ROW (row), line, view, FALSE);
      gtk_box_append (GTK_BOX (box), row);
      n++;
    }
  return n;
}

static GArray *
find_answers (const GPtrArray *log, guint32 seq)
{
  for (guint i = log->len; i-- > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->seq == seq && line->answers != NULL && !line->undone)
        return g_array_ref (line->answers);
    }
  return NULL;
}

static void
bones_past_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesPastPane *self = BONES_PAST_PANE (pane);
  BonesHelm *helm = bones_pane_get_helm (pane);
  const guint32 past = bones_helm_get_past (helm);
  g_autoptr (GArray) timeline = NULL;
  guint32 here, next;
  guint place;

  g_clear_pointer (&self->answers, g_array_unref);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  self->log = g_ptr_array_ref ((GPtrArray *) bones_helm_get_log (helm));
  timeline = bones_timeline_new (self->log);
  place = bones_timeline_find (timeline, past);
  here = place < timeline->len ? g_array_index (timeline, BonesMoment, place).seq : 0;
  next = place + 1 < timeline->len ? g_array_index (timeline, BonesMoment, place + 1).seq : 0;

  show_lines (self, self->before, view, here);
  gtk_widget_set_visible (self->next_label, show_lines (self, self->next, view, next) > 0);
  self->answers = find_answers (self->log, here);
  gtk_widget_set_visible (self->amend_button, self->answers != NULL);
  gtk_widget_set_visible (self->back_button,
                          bones_table_peek_undo_to (bones_helm_get_table (helm), past, NULL) != 0);
}

static GtkWidget *
bones_past_pane_primary (BonesPane *pane)
{
  return BONES_PAST_PANE (pane)->now_button;
}

static void
amend_entry (BonesPastPane *self)
{
  if (self->answers != NULL)
    bones_amend_dialog_open (GTK_WIDGET (self), bones_pane_get_helm (BONES_PANE (self)),
                             self->answers);
}

static void
go_back (BonesPastPane *self)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));

  bones_consent_undo_to (GTK_WIDGET (self), helm, bones_helm_get_past (helm));
}

static void
return_to_now (BonesPastPane *self)
{
  bones_helm_look_at (bones_pane_get_helm (BONES_PANE (self)), 0);
}

static void
bones_past_pane_dispose (GObject *object)
{
  BonesPastPane *self = BONES_PAST_PANE (object);

  g_clear_pointer (&self->answers, g_array_unref);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_past_pane_parent_class)->dispose (object);
}

static void
bones_past_pane_class_init (BonesPastPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_past_pane_dispose;
  pane_class->apply = bones_past_pane_apply;
  pane_class->primary = bones_past_pane_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/past-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, before);
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, next_label);
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, next);
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, amend_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastPane, now_button);
  gtk_widget_class_bind_template_callback (widget_class, amend_entry);
  gtk_widget_class_bind_template_callback (widget_class, go_back);
  gtk_widget_class_bind_template_callback (widget_class, return_to_now);
}

static void
bones_past_pane_init (BonesPastPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
