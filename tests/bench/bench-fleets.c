/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What the page of kept fleets costs with 10 fleets and with 1,000, in turns: until its first frame
 * is drawn, and until it is at rest. Needs a display. Prints figures and asserts none: they depend
 * on the machine.
 *
 * usage: bench-fleets
 */

#include "drawing.h"
#include "fleets-page.h"
#include "kept-fleet.h"
#include "registry.h"

#include "bones-config.h"

#include <string.h>
#include <time.h>

#define FEW 10
#define MANY 1000
#define SHIPS 8
#define ROUNDS 9
#define REST 300000 /* microseconds without a frame: the page is at rest */

typedef struct {
  gdouble first, first_cpu, rest, rest_cpu; /* milliseconds */
} Figures;

static gdouble
get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gdouble) time.tv_sec * 1000 + (gdouble) time.tv_nsec / 1000000;
}

static void
add_fleet (BonesStore *store, const BonesRuleset *ruleset, guint number)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (BonesFleetRecord) record = NULL;

  g_string_printf (text,
                   "{\"format\":\"crossbones-fleet\",\"version\":1,\"ruleset\":\"%s\","
                   "\"name\":\"Fleet %u\",\"ships\":[",
                   ruleset->id, number);
  for (guint i = 0; i < SHIPS; i++)
    g_string_append_printf (text, "%s{\"class\":\"sloop\",\"name\":\"Ship %u\"}", i > 0 ? "," : "",
                            i);
  g_string_append (text, "]}");
  record = bones_kept_fleet_add (store, text->str, text->len, NULL);
  g_assert_nonnull (record);
}

static BonesAppStore *
make_fleets (guint n)
{
  BonesAppStore *app_store = bones_app_store_new (":memory:");
  BonesStore *store = bones_app_store_get (app_store, NULL);

  for (guint i = 0; i < n; i++)
    add_fleet (store, bones_ruleset_find ("black-spot"), i);
  return app_store;
}

static void
painted (gint64 *at)
{
  *at = g_get_monotonic_time ();
}

/* Until nothing was drawn for a while. */
static void
rest (const gint64 *last)
{
  while (*last == 0 || g_get_monotonic_time () - *last < REST)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (200);
}

static Figures
show_page (BonesAppStore *store, GSettings *settings)
{
  BonesFleetsPage *page = bones_fleets_page_new (store, settings);
  GtkWidget *window = adw_window_new ();
  gint64 last = 0, start;
  gdouble cpu;
  Figures figures;

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 720);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (
      gdk_surface_get_frame_clock (gtk_native_get_surface (GTK_NATIVE (window))), "after-paint",
      G_CALLBACK (painted), &last);
  rest (&last);

  start = g_get_monotonic_time ();
  cpu = get_cpu ();
  last = 0;
  bones_fleets_page_reload (page);
  while (last == 0)
    g_main_context_iteration (NULL, TRUE);
  figures.first = (gdouble) (last - start) / 1000;
  figures.first_cpu = get_cpu () - cpu;
  rest (&last);
  figures.rest = (gdouble) (last - start) / 1000;
  figures.rest_cpu = get_cpu () - cpu;

  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return figures;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const gdouble *one = a, *other = b;

  return *one < *other ? -1 : *one > *other;
}

/* The middle of the figure at @offset of each round. */
static gdouble
middle (const Figures rounds[ROUNDS], gsize offset)
{
  gdouble values[ROUNDS];

  for (guint i = 0; i < ROUNDS; i++)
    memcpy (&values[i], (const char *) &rounds[i] + offset, sizeof values[i]);
  qsort (values, ROUNDS, sizeof *values, compare);
  return values[ROUNDS / 2];
}

static void
print (guint n, const Figures rounds[ROUNDS])
{
  g_print (
      "the page of %u fleets: first frame %.1f ms (%.1f ms of CPU), at rest %.1f ms (%.1f ms of "
      "CPU)\n",
      n, middle (rounds, offsetof (Figures, first)), middle (rounds, offsetof (Figures, first_cpu)),
      middle (rounds, offsetof (Figures, rest)), middle (rounds, offsetof (Figures, rest_cpu)));
}

int
main (void)
{
  g_autoptr (GSettings) settings = NULL;
  BonesAppStore *few, *many;
  Figures with_few[ROUNDS], with_many[ROUNDS];

  if (!gtk_init_check ())
    {
      g_printerr ("bench-fleets needs a display\n");
      return 2;
    }

  adw_init ();
  bones_drawing_init ();
  settings = g_settings_new (BONES_APP_ID);
  few = make_fleets (FEW);
  many = make_fleets (MANY);
  show_page (many, settings); /* what is made once in a program is made here */
  for (guint i = 0; i < ROUNDS; i++)
    {
      with_few[i] = show_page (few, settings);
      with_many[i] = show_page (many, settings);
    }
  print (FEW, with_few);
  print (MANY, with_many);
  g_object_unref (few);
  g_object_unref (many);
  return 0;
}
