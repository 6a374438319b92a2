/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "after-course.h"

#include "after-parts.h"
#include "course-plot.h"
#include "flow.h"
#include "names.h"
#include "pane.h"

#include "bones-config.h"

struct _BonesAfterCourse {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *plot, *scale, *round, *sentence, *counts, *log_button, *expander;

  const BonesReport *report;     /* borrowed, as is the table */
  const BonesReportTable *table; /* its rows are the steps */
  GPtrArray *steps;              /* of const BonesCourseStep: what it has a row for. Owned */
};

G_DEFINE_FINAL_TYPE (BonesAfterCourse, bones_after_course, ADW_TYPE_BIN)

static guint
get_step (BonesAfterCourse *self)
{
  return (guint) (gtk_range_get_value (GTK_RANGE (self->scale)) + 0.5);
}

/* Flags with what each fleet has. */
static void
show_counts (BonesAfterCourse *self, const BonesReportRow *row)
{
  bones_flow_clear (BONES_FLOW (self->counts));
  for (guint fleet = 0; fleet < self->report->fleets->len; fleet++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      gtk_box_append (GTK_BOX (box), bones_after_flag (self->report, fleet, 24));
      gtk_box_append (GTK_BOX (box), gtk_label_new (row->cells[self->table->n_words + fleet]));
      bones_flow_append (BONES_FLOW (self->counts), box);
    }
}

/* "Round 2: Kestrel is sunk. Red 9 ½, Blue 6" */
static char *
describe (BonesAfterCourse *self, const BonesReportRow *row)
{
  g_autoptr (GPtrArray) counts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint fleet = 0; fleet < self->report->fleets->len; fleet++)
    g_ptr_array_add (counts,
                     g_strdup_printf ("%s %s", self->table->columns[self->table->n_words + fleet],
                                      row->cells[self->table->n_words + fleet]));
  all = bones_words_list (counts);
  return g_strdup_printf ("%s: %s %s", gtk_label_get_label (GTK_LABEL (self->round)), row->cells[1],
                          all);
}

static void
show_step (BonesAfterCourse *self)
{
  const guint step = get_step (self);
  const BonesReportRow *row;
  g_autofree char *round = NULL, *said = NULL;

  if (self->table == NULL || step >= self->table->rows->len)
    return;

  row = g_ptr_array_index (self->table->rows, step);
  round = *row->cells[0] >= '0' && *row->cells[0] <= '9'
              ? g_strdup_printf (_ ("Round %s"), row->cells[0])
              : g_strdup (_ ("Before the first round"));
  gtk_label_set_label (GTK_LABEL (self->round), round);
  gtk_label_set_label (GTK_LABEL (self->sentence), row->cells[1]);
  gtk_widget_set_sensitive (self->log_button, row->seq != 0);
  show_counts (self, row);
  said = describe (self, row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  said, -1);
  g_object_set (self->plot, "step", step, NULL);
}

static void
picked (BonesAfterCourse *self, guint step)
{
  gtk_range_set_value (GTK_RANGE (self->scale), step);
}

static void
show_in_log (BonesAfterCourse *self)
{
  const BonesReportRow *row = g_ptr_array_index (self->table->rows, get_step (self));

  bones_after_show_entry (GTK_WIDGET (self), row->seq);
}

/* The table is made when somebody wants to read it. */
static void
expand (BonesAfterCourse *self)
{
  if (gtk_expander_get_child (GTK_EXPANDER (self->expander)) == NULL)
    gtk_expander_set_child (GTK_EXPANDER (self->expander),
                            bones_after_grid (self->report, self->table));
}

static void
bones_after_course_finalize (GObject *object)
{
  g_clear_pointer (&BONES_AFTER_COURSE (object)->steps, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_after_course_parent_class)->finalize (object);
}

static void
bones_after_course_class_init (BonesAfterCourseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_after_course_finalize;
  g_type_ensure (BONES_TYPE_COURSE_PLOT);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/after-course.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, plot);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, scale);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, round);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, sentence);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, counts);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, log_button);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterCourse, expander);
  gtk_widget_class_bind_template_callback (widget_class, expand);
  gtk_widget_class_bind_template_callback (widget_class, picked);
  gtk_widget_class_bind_template_callback (widget_class, show_in_log);
  gtk_widget_class_bind_template_callback (widget_class, show_step);
}

/* A wheel over the slider scrolls the page, as it does beside it. */
static void
let_wheel_pass (GtkWidget *scale)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (scale);

  for (guint i = g_list_model_get_n_items (controllers); i-- > 0;)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_widget_remove_controller (scale, controller);
    }
}

static void
bones_after_course_init (BonesAfterCourse *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  let_wheel_pass (self->scale);
}

/* The last step that entry @seq led to, or the one before. */
static guint
find_step (BonesAfterCourse *self, guint32 seq)
{
  guint at = 0;

  for (guint i = 0; i < self->steps->len; i++)
    if (((const BonesCourseStep *) g_ptr_array_index (self->steps, i))->seq <= seq)
      at = i;
  return at;
}

static guint
find_highest (const BonesReport *report)
{
  guint highest = 1;

  for (guint i = 0; i < report->course.steps->len; i++)
    {
      const BonesCourseStep *step = &g_array_index (report->course.steps, BonesCourseStep, i);

      for (guint fleet = 0; fleet < step->n_fleets; fleet++)
        highest = MAX (highest, step->values[report->course.main][fleet]);
    }
  return highest;
}

static void
plot (BonesAfterCourse *self)
{
  const BonesCourseKind kind = self->report->course.main;
  const guint top = bones_course_top (kind, find_highest (self->report));
  g_autofree char *full = bones_course_value (kind, top);
  g_autofree char *half = bones_course_value (kind, top / 2);
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < self->report->fleets->len; i++)
    g_string_append_c (
        letters, ((const BonesReportFleet *) g_ptr_array_index (self->report->fleets, i))->letter);
  bones_course_plot_begin (BONES_COURSE_PLOT (self->plot), letters->str, top, full, half);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const BonesCourseStep *step = g_ptr_array_index (self->steps, i);

      bones_course_plot_add (BONES_COURSE_PLOT (self->plot), step->values[kind],
                             bones_course_begins (self->steps, i) ? step->round : 0);
    }
  for (guint i = 0; i < self->report->course.losses->len; i++)
    {
      const BonesLoss *loss = &g_array_index (self->report->course.losses, BonesLoss, i);

      bones_course_plot_mark (BONES_COURSE_PLOT (self->plot), find_step (self, loss->seq),
                              loss->fleet);
    }
}

GtkWidget *
bones_after_course_new (const BonesReport *report, const BonesReportTable *table)
{
  BonesAfterCourse *self = g_object_new (BONES_TYPE_AFTER_COURSE, NULL);
  const guint last = table != NULL && table->rows->len > 0 ? table->rows->len - 1 : 0;

  g_return_val_if_fail (report != NULL && table != NULL, GTK_WIDGET (self));

  self->report = report;
  self->table = table;
  self->steps = bones_course_tell (&report->course, report->fleets->len);
  gtk_range_set_range (GTK_RANGE (self->scale), 0, MAX (last, 1));
  gtk_range_set_increments (GTK_RANGE (self->scale), 1, MAX (1, last / 10));
  gtk_widget_set_sensitive (self->scale, last > 0);
  plot (self);
  gtk_range_set_value (GTK_RANGE (self->scale), last);
  show_step (self);
  return GTK_WIDGET (self);
}

void
bones_after_course_go (BonesAfterCourse *self, guint32 seq)
{
  g_return_if_fail (BONES_IS_AFTER_COURSE (self));

  gtk_range_set_value (GTK_RANGE (self->scale), find_step (self, seq));
  gtk_widget_grab_focus (self->scale);
}
