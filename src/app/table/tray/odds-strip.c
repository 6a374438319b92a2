/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "odds-strip.h"

#include "name.h"
#include "odds-bar.h"
#include "outlook.h"
#include "tooltip.h"
#include "wrapped.h"

#include "bones-config.h"

#define BUDGET 500 /* ms for each answer: a search remembers all that it has seen */
#define LEAST 66   /* pixels: the caption and a bar */
#define LATE 50    /* ms: so long the chances before may stand, and then there are none */

/* What is being worked out. */
typedef struct {
  BonesOutlook *outlook;
  GThread *thread;       /* NULL after it was joined */
  GThread *before;       /* of what is no longer wanted, or NULL: the thread waits for its end */
  BonesOddsStrip *strip; /* NULL: nobody wants it any more. Not for the thread */
} Job;

struct _BonesOddsStrip {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *scroller, *page, *caption, *rows;

  Job *job;       /* or NULL */
  GThread *ended; /* of a job that is no longer wanted, to be joined; or NULL */
  guint late;     /* a source, or 0 */
  int most;       /* pixels */
};

enum { SETTLED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesOddsStrip, bones_odds_strip, GTK_TYPE_BOX)

static BonesOddsBarLook
look_of (BonesOutlookKind kind)
{
  switch (kind)
    {
    case BONES_OUTLOOK_GONE:
      return BONES_ODDS_BAR_FULL;
    case BONES_OUTLOOK_CHANGED:
      return BONES_ODDS_BAR_SHADED;
    case BONES_OUTLOOK_NOTHING:
      return BONES_ODDS_BAR_EMPTY;
    default:
      return BONES_ODDS_BAR_OPEN;
    }
}

static void
set_bar (GtkWidget *bar, const BonesOutlookRow *row)
{
  bones_odds_bar_clear (BONES_ODDS_BAR (bar));
  for (guint i = 0; i < row->parts->len; i++)
    {
      const BonesOutlookPart *part = &g_array_index (row->parts, BonesOutlookPart, i);

      bones_odds_bar_add (BONES_ODDS_BAR (bar), look_of (part->kind), part->share, part->shade);
    }
  bones_drawn_set_text (BONES_DRAWN (bar), row->text);
}

static GtkWidget *
new_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  bones_wrap_to_width (label);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
touched (GtkWidget *words)
{
  gtk_widget_set_visible (words, !gtk_widget_get_visible (words));
}

/* A button with a name, a bar, and words that a touch shows. */
static GtkWidget *
new_row (BonesOddsStrip *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *button = gtk_button_new (), *words;

  new_label (box, "caption-heading");
  gtk_box_append (GTK_BOX (box), bones_odds_bar_new ());
  words = new_label (box, "caption");
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "odds");
  g_signal_connect_object (button, "clicked", G_CALLBACK (touched), words, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows), button);
  return button;
}

static void
set_row (GtkWidget *button, const BonesOutlookRow *row)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *words = gtk_widget_get_last_child (box);
  /* Translators: a ship, or an answer, and its possible results. */
  g_autofree char *said = g_strdup_printf (C_ ("odds", "%s: %s"), row->name, row->text);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (box)), row->name);
  set_bar (gtk_widget_get_prev_sibling (words), row);
  gtk_label_set_label (GTK_LABEL (words), row->text);
  gtk_widget_set_visible (words, FALSE);
  bones_set_tooltip (button, row->text);
  bones_name_widget (button, said);
  gtk_widget_set_visible (button, TRUE);
}

/* Rows are kept for the next odds. */
static void
hide_rows (GtkWidget *first)
{
  for (; first != NULL; first = gtk_widget_get_next_sibling (first))
    gtk_widget_set_visible (first, FALSE);
}

static void
clear_rows (BonesOddsStrip *self)
{
  hide_rows (gtk_widget_get_first_child (self->rows));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_size_request (self->page, -1, -1);
}

static void
fill_rows (BonesOddsStrip *self, BonesOutlook *outlook)
{
  g_autoptr (GPtrArray) rows = bones_outlook_list_rows (outlook);
  g_autofree char *caption = bones_outlook_describe (outlook);
  GtkWidget *button = gtk_widget_get_first_child (self->rows);

  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  for (guint i = 0; i < rows->len; i++)
    {
      button = button != NULL ? button : new_row (self);
      set_row (button, g_ptr_array_index (rows, i));
      button = gtk_widget_get_next_sibling (button);
    }
  hide_rows (button);
  gtk_widget_set_size_request (self->page, -1, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), rows->len > 0);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  bones_outlook_free (job->outlook);
  g_free (job);
}

/* The thread has done its work; it frees the job. */
static gboolean
job_done (gpointer data)
{
  Job *job = data;
  BonesOddsStrip *self = job->strip;

  if (self == NULL)
    return G_SOURCE_REMOVE;

  g_thread_join (g_steal_pointer (&job->thread));
  g_clear_handle_id (&self->late, g_source_remove);
  self->job = NULL;
  fill_rows (self, job->outlook);
  g_signal_emit (self, signals[SETTLED], 0);
  return G_SOURCE_REMOVE;
}

static gpointer
work_out (gpointer data)
{
  Job *job = data;

  if (job->before != NULL)
    g_thread_join (job->before);
  bones_outlook_run (job->outlook, BUDGET);
  g_idle_add_full (G_PRIORITY_DEFAULT, job_done, job, free_job);
  return NULL;
}

/* The search looks whether it is still wanted at each run. With many ships a run takes longer than
 * a picture may wait. */
static void
drop_job (BonesOddsStrip *self)
{
  Job *job = g_steal_pointer (&self->job);

  g_clear_handle_id (&self->late, g_source_remove);
  if (job == NULL)
    return;

  job->strip = NULL;
  bones_outlook_stop (job->outlook);
  self->ended = g_steal_pointer (&job->thread);
}

/* The place of the bars is kept, so that nothing else moves when they come. */
static gboolean
is_late (gpointer data)
{
  BonesOddsStrip *self = data;
  const int height =
      gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_widget_get_height (self->page) : self->most;

  self->late = 0;
  clear_rows (self);
  gtk_label_set_label (GTK_LABEL (self->caption), "…");
  gtk_widget_set_size_request (self->page, -1, height);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_signal_emit (self, signals[SETTLED], 0);
  return G_SOURCE_REMOVE;
}

static void
bones_odds_strip_dispose (GObject *object)
{
  BonesOddsStrip *self = BONES_ODDS_STRIP (object);

  drop_job (self);
  g_clear_pointer (&self->ended, g_thread_join);
  G_OBJECT_CLASS (bones_odds_strip_parent_class)->dispose (object);
}

static void
bones_odds_strip_class_init (BonesOddsStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_odds_strip_dispose;
  signals[SETTLED] = g_signal_new ("settled", BONES_TYPE_ODDS_STRIP, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/odds-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesOddsStrip, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesOddsStrip, page);
  gtk_widget_class_bind_template_child (widget_class, BonesOddsStrip, caption);
  gtk_widget_class_bind_template_child (widget_class, BonesOddsStrip, rows);
}

static void
bones_odds_strip_init (BonesOddsStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_wrap_to_width (self->caption);
}

void
bones_odds_strip_show (BonesOddsStrip *self, BonesTable *table, guint n, const guint16 *values)
{
  BonesOutlook *outlook;

  g_return_if_fail (BONES_IS_ODDS_STRIP (self));

  drop_job (self);
  outlook = table != NULL ? bones_outlook_new (table, BONES_NOBODY, n, values) : NULL;
  if (outlook == NULL)
    {
      clear_rows (self);
      return;
    }

  self->job = g_new0 (Job, 1);
  self->job->outlook = outlook;
  self->job->strip = self;
  self->job->before = g_steal_pointer (&self->ended);
  self->late = g_timeout_add (LATE, is_late, self);
  self->job->thread = g_thread_new ("odds", work_out, self->job);
}

gboolean
bones_odds_strip_set_most (BonesOddsStrip *self, int height)
{
  g_return_val_if_fail (BONES_IS_ODDS_STRIP (self), FALSE);

  height = MAX (height, LEAST);
  if (height == self->most)
    return FALSE;

  self->most = height;
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), height);
  if (self->job != NULL && self->late == 0)
    gtk_widget_set_size_request (self->page, -1, height);
  return gtk_widget_get_mapped (GTK_WIDGET (self));
}

gboolean
bones_odds_strip_is_awaited (BonesOddsStrip *self)
{
  g_return_val_if_fail (BONES_IS_ODDS_STRIP (self), FALSE);

  return self->late != 0;
}
