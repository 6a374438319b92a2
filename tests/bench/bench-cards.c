/* SPDX-License-Identifier: GPL-3.0-or-later */
/* usage: bench-cards DATABASE
 *
 * What the ships' cards of a battle cost: widgets and memory, the time to show an answer on them,
 * and the time of a frame in which all of them are drawn. */
#include <adwaita.h>
#include <stdio.h>

#include "drawing.h"
#include "fleet-board.h"

#define TIMES 200

static long
resident (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, "RssAnon:") : NULL;
  return line != NULL ? strtol (line + strlen ("RssAnon:"), NULL, 10) : 0;
}

static void
settle (guint ms)
{
  const gint64 end = g_get_monotonic_time () + ms * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static guint
count (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count (child);
  return n;
}

static double
snapshot_ms (GtkWidget *widget)
{
  const gint64 before = g_get_monotonic_time ();

  for (guint i = 0; i < TIMES; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GdkPaintable *paintable = gtk_widget_paintable_new (widget);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1200, 1200);
      cairo_t *cr = cairo_create (surface);
      GskRenderNode *node;

      gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                              gtk_widget_get_height (widget));
      node = gtk_snapshot_free_to_node (snapshot);
      if (node != NULL)
        {
          gsk_render_node_draw (node, cr);
          gsk_render_node_unref (node);
        }
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      g_object_unref (paintable);
    }
  return (double) (g_get_monotonic_time () - before) / 1000 / TIMES;
}

static double
apply_ms (BonesFleetBoard *board, BonesView *const views[2])
{
  const gint64 before = g_get_monotonic_time ();

  for (guint i = 0; i < TIMES; i++)
    bones_fleet_board_apply (board, views[i % 2]);
  return (double) (g_get_monotonic_time () - before) / 1000 / TIMES;
}

static void
measure (BonesTable *table)
{
  const guint32 seq = bones_table_get_seq (table);
  BonesView *views[2] = { bones_view_new_at (table, BONES_NOBODY, seq, NULL),
                          bones_view_new_at (table, BONES_NOBODY, seq - 1, NULL) };
  BonesView *const same[2] = { views[0], views[0] };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board;
  long empty;

  gtk_window_set_default_size (GTK_WINDOW (window), 850, 700);
  gtk_window_present (GTK_WINDOW (window));
  settle (500);
  empty = resident ();
  board = g_object_new (BONES_TYPE_FLEET_BOARD, NULL);
  bones_fleet_board_apply (BONES_FLEET_BOARD (board), views[0]);
  gtk_window_set_child (GTK_WINDOW (window), board);
  settle (1500);
  printf ("%u widgets, %ld kB; an answer %.2f ms, nothing new %.2f ms, drawn %.2f ms\n",
          count (board), resident () - empty, apply_ms (BONES_FLEET_BOARD (board), views),
          apply_ms (BONES_FLEET_BOARD (board), same), snapshot_ms (board));
  for (guint i = 0; i < 2; i++)
    bones_view_free (views[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store;

  gtk_init ();
  bones_drawing_init ();
  store = argc > 1 ? bones_store_open (argv[1], &error) : NULL;
  table = store != NULL ? bones_table_open (store, 1, &error) : NULL;
  if (table == NULL)
    {
      fprintf (stderr, "bench-cards: %s\n", error != NULL ? error->message : "no database");
      return 1;
    }
  measure (table);
  g_clear_object (&table);
  bones_store_close (store);
  return 0;
}
