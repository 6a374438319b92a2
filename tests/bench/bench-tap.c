/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * From a tap to its picture: the last steps of a battle are taken back, and its questions are
 * answered again one by one, as they were. For each the time is measured from the request until it
 * is stored and the frame clock has drawn the page that shows it, and the processor time of that.
 * Prints figures and asserts none: they depend on the machine. The battle gets entries; use a copy.
 *
 * usage: bench-tap DATABASE GAME [PAUSE]
 *
 * PAUSE: milliseconds between two steps, 400 unless given: a question does not take a touch earlier
 * (unread.h). What glides for longer than the pause is still moving then, and the picture waits for
 * the next tick of the clock.
 */

#include "drawing.h"
#include "journal.h"
#include "store.h"
#include "table-page.h"
#include "table-play.h"

#include "bones-config.h"

#include <stdlib.h>
#include <time.h>

#define STEPS 100
#define PAUSE 400 /* ms */

typedef struct {
  gint64 wall, busy; /* us */
} Took;

/* What is being waited for. */
typedef struct {
  gboolean told, drawn;
} Step;

static gint64
busy_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
changed (Step *step)
{
  step->told = TRUE;
}

static void
painted (Step *step)
{
  step->drawn = step->told;
}

static void
rest (gint64 us)
{
  const gint64 end = g_get_monotonic_time () + us;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

static void
act (BonesHelm *helm, const BonesEntry *entry)
{
  if (entry == NULL)
    bones_helm_undo (helm, G_MAXUINT);
  else if (entry->kind == BONES_ENTRY_ACTION)
    bones_helm_start (helm, &entry->action);
  else
    bones_helm_answer (helm, BONES_FROM_PERSON, entry->answer.n, entry->answer.values);
}

/* Does what @entry did; NULL: takes a step back. */
static Took
take_step (BonesHelm *helm, Step *step, const BonesEntry *entry)
{
  const gint64 start = g_get_monotonic_time (), busy = busy_time ();

  *step = (Step){ 0 };
  act (helm, entry);
  while (!step->drawn)
    g_main_context_iteration (NULL, TRUE);

  return (Took){ g_get_monotonic_time () - start, busy_time () - busy };
}

/* Takes actions and answers back, at most STEPS; returns them, the last first. */
static GPtrArray *
take_back (BonesTable *table, BonesHelm *helm, Step *step)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  const BonesJournal *journal = bones_table_get_journal (table);

  while (entries->len < STEPS)
    {
      const guint32 seq = bones_table_get_effective (table, 0);
      const BonesEntry *entry = seq > 0 ? bones_journal_entry (journal, seq) : NULL;

      if (entry == NULL || entry->kind > BONES_ENTRY_ANSWER)
        break;
      g_ptr_array_add (entries, bones_entry_copy (entry));
      take_step (helm, step, NULL);
    }
  return entries;
}

static int
compare (const void *a, const void *b)
{
  const gint64 x = *(const gint64 *) a, y = *(const gint64 *) b;

  return (x > y) - (x < y);
}

static void
print_times (const char *what, const Took *took, guint n, gsize at)
{
  const guint half = n / 2, most = n * 95 / 100;
  gint64 sorted[STEPS];

  for (guint i = 0; i < n; i++)
    sorted[i] = *(const gint64 *) (gconstpointer) ((const char *) &took[i] + at);

  qsort (sorted, n, sizeof *sorted, compare);
  g_print ("  %-16s median %5.1f ms, 95 %% within %5.1f ms\n", what, (gdouble) sorted[half] / 1000,
           (gdouble) sorted[most] / 1000);
}

static void
load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) rules = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (rules, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* The open question, or what was done last. The caller frees it. */
static char *
ask (BonesHelm *helm)
{
  const BonesView *view = bones_helm_get_view (helm);

  return g_strdup (view->prompt != NULL ? view->prompt->text : view->undo_text);
}

static void
time_battle (BonesTable *table, gint64 pause)
{
  g_autoptr (GSettings) settings = g_settings_new (BONES_APP_ID);
  GtkWidget *window = adw_window_new ();
  BonesTablePage *page = bones_table_page_new (table, settings, 1024);
  BonesHelm *helm = bones_table_page_get_helm (page);
  g_autofree char *asked = ask (helm);
  g_autofree char *again = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  Step step = { 0 };
  Took took[STEPS];
  guint32 first;
  guint n = 0;

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 720);
  gtk_window_present (GTK_WINDOW (window));
  rest (2 * G_USEC_PER_SEC);
  g_signal_connect_swapped (helm, "changed", G_CALLBACK (changed), &step);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint",
                            G_CALLBACK (painted), &step);
  entries = take_back (table, helm, &step);
  first = bones_table_get_seq (table);
  for (;;)
    {
      guint done;

      rest (pause);
      done = bones_table_get_seq (table) - first; /* the page answers some by itself */
      if (done >= entries->len)
        break;

      took[n++] = take_step (helm, &step, g_ptr_array_index (entries, entries->len - 1 - done));
    }
  again = ask (helm);
  if (g_strcmp0 (again, asked) != 0)
    g_error ("The battle asks “%s” now, and not “%s”", again, asked);

  g_print ("%s, %u steps:\n", bones_table_get_record (table)->title, n);
  print_times ("to the picture", took, n, G_STRUCT_OFFSET (Took, wall));
  print_times ("processor time", took, n, G_STRUCT_OFFSET (Took, busy));
  g_signal_handlers_disconnect_by_data (helm, &step);
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (window), &step);
  bones_helm_finish (helm);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;

  if ((argc != 3 && argc != 4) || !gtk_init_check ())
    {
      g_printerr ("usage: bench-tap DATABASE GAME [PAUSE], on a display\n");
      return 2;
    }

  adw_init ();
  bones_drawing_init ();
  load_style ("/crossbones/table.css");
  store = bones_store_open (argv[1], &error);
  table = store != NULL ? bones_table_open (store, atoi (argv[2]), &error) : NULL;
  if (table == NULL)
    {
      g_printerr ("bench-tap: %s\n", error->message);
      return 1;
    }

  time_battle (table, (argc == 4 ? atoi (argv[3]) : PAUSE) * (gint64) 1000);
  return 0;
}
