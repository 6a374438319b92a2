/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "records-window.h"

#include "after-parts.h"
#include "flow.h"
#include "names.h"
#include "nothing.h"
#include "stats.h"
#include "systems.h"

#include "bones-config.h"

#define RARE 0.05 /* how often fair dice may be as uneven before that is worth saying */

struct _BonesRecordsWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *scroller, *tools, *system, *captain, *fleet, *since, *spinner, *message, *results;

  char *path;        /* of the database; or NULL: there is none */
  GTask *task;       /* that reads; borrowed, or NULL */
  BonesStats *stats; /* or NULL: they are being read */
  gboolean filling;  /* the lists of names */
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

  bones_after_heading (self->results, _ ("Are Your Own Dice Fair?"),
                       _ ("This counts the faces of real dice, as they were typed."));
  list = bones_after_list (self->results, _ ("Are Your Own Dice Fair?"));
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

  show_sentence (self, n > 0                                  ? read
                       : gtk_widget_get_visible (self->tools) ? _ ("There are no such battles.")
                                                              : "");
  if (n == 0 && !gtk_widget_get_visible (self->tools))
    gtk_box_append (GTK_BOX (self->results),
                    bones_nothing_new (_ ("No Battles Yet"),
                                       _ ("What captains and fleets won, and the luck of their "
                                          "dice, stands here as soon as there is a battle.")));
  for (guint i = 0; i < tables->len; i++)
    {
      const BonesReportTable *table = g_ptr_array_index (tables, i);

      if (i + 1 == tables->len)
        add_own_dice (self);
      bones_after_table (self->results, NULL, table);
    }
}

/* ---- Which battles ---- */

/* What is chosen; NULL: all. */
static const char *
get_name (GtkWidget *names)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (names));
  const guint position = gtk_drop_down_get_selected (GTK_DROP_DOWN (names));

  return position == 0 || chosen == NULL ? NULL : gtk_string_object_get_string (chosen);
}

/* The time when the battles that count begin; 0: any. */
static gint64
get_since (BonesRecordsWindow *self)
{
  static const gint days[] = { 0, 30, 365 };
  const guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->since));

  return chosen == 0 || chosen >= G_N_ELEMENTS (days)
             ? 0
             : g_get_real_time () - days[chosen] * G_TIME_SPAN_DAY;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(char *const *) a, *(char *const *) b);
}

/* Lists @all and then @names, which are strings, each once. It takes them. */
static void
fill_names (BonesRecordsWindow *self, GtkWidget *list, const char *all, GPtrArray *names)
{
  g_autoptr (GtkStringList) shown = gtk_string_list_new (NULL);

  g_ptr_array_sort (names, compare_names);
  gtk_string_list_append (shown, all);
  for (guint i = 0; i < names->len; i++)
    if (i == 0 || !g_str_equal (g_ptr_array_index (names, i), g_ptr_array_index (names, i - 1)))
      gtk_string_list_append (shown, g_ptr_array_index (names, i));
  self->filling = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (list), G_LIST_MODEL (shown));
  self->filling = FALSE;
  gtk_widget_set_visible (list, names->len > 0);
  g_ptr_array_unref (names);
}

/* Those of all battles, which are read first. */
static void
fill_lists (BonesRecordsWindow *self)
{
  GPtrArray *captains = g_ptr_array_new (), *fleets = g_ptr_array_new ();

  for (guint i = 0; i < self->stats->records->len; i++)
    {
      const BonesRecord *record = g_ptr_array_index (self->stats->records, i);

      if (*record->captain != '\0')
        g_ptr_array_add (captains, record->captain);
      g_ptr_array_add (fleets, record->fleet);
    }
  fill_names (self, self->captain, _ ("All Captains"), captains);
  fill_names (self, self->fleet, _ ("All Fleets"), fleets);
  gtk_widget_set_visible (self->tools, TRUE);
}

static void
fill_systems (BonesRecordsWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All Games"));
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    gtk_string_list_append (names, bones_system_name (*system));
  self->filling = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->system), G_LIST_MODEL (names));
  self->filling = FALSE;
}

/* ---- Reading ---- */

typedef struct {
  char *path, *fleet, *captain;
  BonesStatisticsFilter filter; /* of these names */
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->path);
  g_free (question->fleet);
  g_free (question->captain);
  g_free (question);
}

static void
read_battles (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (question->path, &error);
  BonesStats *stats = store != NULL ? bones_stats_new (store, &question->filter, &error) : NULL;

  if (stats != NULL)
    g_task_return_pointer (task, stats, (GDestroyNotify) bones_stats_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* The window may have been closed by then, or something else been asked. */
static void
battles_read (GObject *source, GAsyncResult *result, gpointer data)
{
  BonesRecordsWindow *self = BONES_RECORDS_WINDOW (source);
  g_autoptr (GError) error = NULL;
  BonesStats *stats = g_task_propagate_pointer (G_TASK (result), &error);

  if (G_TASK (result) != self->task)
    {
      bones_stats_free (stats);
      return;
    }

  self->task = NULL;
  if (stats == NULL)
    {
      show_sentence (self, error->message);
      return;
    }

  self->stats = stats;
  if (stats->records->len > 0 && !gtk_widget_get_visible (self->tools))
    fill_lists (self);
  show_stats (self);
}

static void
begin_reading (BonesRecordsWindow *self)
{
  const guint system = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->system));
  Question *question = g_new0 (Question, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, battles_read, NULL);

  question->path = g_strdup (self->path);
  question->fleet = g_strdup (get_name (self->fleet));
  question->captain = g_strdup (get_name (self->captain));
  question->filter = (BonesStatisticsFilter){
    .fleet = question->fleet,
    .captain = question->captain,
    .ruleset = system == 0 || system == GTK_INVALID_LIST_POSITION
                   ? NULL
                   : bones_systems ()[system - 1]->id,
    .since = get_since (self),
  };
  self->task = task;
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, read_battles);
}

static void
filter_changed (BonesRecordsWindow *self)
{
  GtkWidget *child;

  if (self->filling || self->path == NULL)
    return;

  while ((child = gtk_widget_get_first_child (self->results)) != NULL)
    gtk_box_remove (GTK_BOX (self->results), child);
  g_clear_pointer (&self->stats, bones_stats_free);
  gtk_label_set_label (GTK_LABEL (self->message), _ ("The battles are being read…"));
  gtk_spinner_start (GTK_SPINNER (self->spinner));
  gtk_widget_set_visible (self->spinner, TRUE);
  begin_reading (self);
}

/* ---- The window itself ---- */

static void
bones_records_window_dispose (GObject *object)
{
  BonesRecordsWindow *self = BONES_RECORDS_WINDOW (object);

  self->task = NULL;
  g_clear_pointer (&self->stats, bones_stats_free);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (bones_records_window_parent_class)->dispose (object);
}

static void
bones_records_window_class_init (BonesRecordsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_records_window_dispose;
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/records-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, results);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, tools);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, system);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, captain);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, fleet);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, since);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, spinner);
  gtk_widget_class_bind_template_child (widget_class, BonesRecordsWindow, message);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_records_window_init (BonesRecordsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_systems (self);
}

void
bones_records_window_open (GtkWidget *parent, BonesAppStore *store)
{
  BonesRecordsWindow *self;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && store != NULL);

  self = g_object_new (BONES_TYPE_RECORDS_WINDOW, "transient-for", gtk_widget_get_root (parent),
                       "destroy-with-parent", TRUE, NULL);
  self->path = bones_app_store_find_path (store, &error);
  if (self->path != NULL)
    begin_reading (self);
  else
    show_sentence (self, error->message);
  gtk_widget_grab_focus (self->scroller);
  gtk_window_present (GTK_WINDOW (self));
}
