/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "records-window.h"

#include "after-parts.h"
#include "names.h"
#include "stats.h"

#include "bones-config.h"

#define RARE 0.05 /* how often fair dice may be as uneven before that is worth saying */

struct _BonesRecordsWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *scroller, *box, *spinner, *message;

  BonesStats *stats; /* or NULL: they are being read */
};

G_DEFINE_FINAL_TYPE (BonesRecordsWindow, bones_records_window, ADW_TYPE_WINDOW)

/* ---- Own dice ---- */

/* What the test says, so that it cannot be misread: too few dice say nothing. */
static char *
judge (const BonesOwnDice *own)
{
  g_autofree char *percent = bones_report_percent (own->test.p);
  g_autofree char *seen = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u die seen.", "%u dice seen.", own->dice), own->dice);
  g_autofree char *fair =
      g_strdup_printf (_ ("Fair dice would be as uneven, or more, %s of the time."), percent);
  g_autofree char *verdict =
      own->test.p < RARE ? g_strdup (_ ("That is rare: one of the dice may be uneven."))
      : own->dice < own->needed
          ? g_strdup_printf (_ ("They are too few to tell: it takes about %u."), own->needed)
          : g_strdup (_ ("Nothing speaks against them."));

  return g_strjoin (" ", seen, fair, verdict, NULL);
}

static void
add_own_dice (BonesRecordsWindow *self)
{
  GtkWidget *list;

  if (self->stats->own_dice->len == 0)
    return;

  bones_after_heading (self->box, _ ("Are Your Own Dice Fair?"),
                       _ ("This counts the faces of real dice, as they were typed."));
  list = bones_after_list (self->box, _ ("Are Your Own Dice Fair?"));
  for (guint i = 0; i < self->stats->own_dice->len; i++)
    {
      const BonesOwnDice *own = &g_array_index (self->stats->own_dice, BonesOwnDice, i);
      g_autofree char *captain =
          bones_name_isolate (g_ptr_array_index (self->stats->captains, own->captain));
      /* Translators: a captain, and how many sides the dice have */
      g_autofree char *title = g_strdup_printf (_ ("%s, dice with %u sides"), captain, own->sides);
      g_autofree char *said = judge (own);

      bones_after_row (list, NULL, BONES_NOBODY, title, said);
    }
}

/* ---- The window ---- */

static void
show_sentence (BonesRecordsWindow *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->message), text);
  gtk_spinner_stop (GTK_SPINNER (self->spinner));
  gtk_widget_set_visible (self->spinner, FALSE);
}

static void
show_stats (BonesRecordsWindow *self)
{
  g_autoptr (GPtrArray) tables = bones_stats_tables_new (self->stats);
  const guint n = self->stats->battles;
  g_autofree char *read =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "From %u battle.", "From %u battles.", n), n);

  show_sentence (self, n > 0 ? read : _ ("There are no battles yet."));
  for (guint i = 0; i < tables->len; i++)
    {
      const BonesReportTable *table = g_ptr_array_index (tables, i);

      if (i + 1 == tables->len)
        add_own_dice (self);
      bones_after_table (self->box, NULL, table);
    }
}

/* ---- Reading ---- */

static void
read_battles (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const BonesStatisticsFilter all = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (data, &error);
  BonesStats *stats = store != NULL ? bones_stats_new (store, &all, &error) : NULL;

  if (stats != NULL)
    g_task_return_pointer (task, stats, (GDestroyNotify) bones_stats_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* The window may have been closed by then. */
static void
battles_read (GObject *source, GAsyncResult *result, gpointer data)
{
  BonesRecordsWindow *self = BONES_RECORDS_WINDOW (source);
  g_autoptr (GError) error = NULL;
  BonesStats *stats = g_task_propagate_pointer (G_TASK (result), &error);

  if (self->box == NULL)
    bones_stats_free (stats);
  else if (stats == NULL)
    show_sentence (self, error->message);
  else
    {
      self->stats = stats;
      show_stats (self);
    }
}

static void
bones_records_window_dispose (GObject *object)
{
  BonesRecordsWindow *self = BONES_RECORDS_WINDOW (object);

  g_clear_pointer (&self->stats, bones_stats_free);
  self->box = NULL;
  G_OBJECT_CLASS (bones_records_window_parent_class)->dispose (object);
}

static void
bones_records_window_class_init (BonesRecordsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_records_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/records-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, box);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, message);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_records_window_init (BonesRecordsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_records_window_open (GtkWidget *parent, BonesAppStore *store)
{
  BonesRecordsWindow *self;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;
  char *path;

  g_return_if_fail (GTK_IS_WIDGET (parent) && store != NULL);

  self = g_object_new (BONES_TYPE_RECORDS_WINDOW, "transient-for", gtk_widget_get_root (parent),
                       "destroy-with-parent", TRUE, NULL);
  path = bones_app_store_find_path (store, &error);
  if (path != NULL)
    {
      task = g_task_new (self, NULL, battles_read, NULL);
      g_task_set_task_data (task, path, g_free);
      g_task_run_in_thread (task, read_battles);
    }
  else
    show_sentence (self, error->message);
  gtk_widget_grab_focus (self->scroller);
  gtk_window_present (GTK_WINDOW (self));
}
