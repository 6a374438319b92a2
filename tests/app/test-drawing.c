/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The drawn pieces, one by one: what they show, what they say, how much room they take.
 */

#include <adwaita.h>
#include <math.h>

#include "drawing.h"
#include "laid-out.h"
#include "paint.h"
#include "tooltip.h"
#include "unread.h"

#define READABLE 4.5 /* contrast of text, WCAG AA */

/* What stands on what. */
static const struct {
  const char *text, *ground;
} writings[] = {
  { "window_fg_color", "window_bg_color" },
  { "card_fg_color", "card_bg_color" },
  { "headerbar_fg_color", "headerbar_bg_color" },
  { "popover_fg_color", "popover_bg_color" },
  { "accent_fg_color", "accent_bg_color" },
  { "accent_color", "window_bg_color" },
  { "bones_ink", "bones_dial" },
  { "bones_ink", "bones_sea_soft" },
  { "bones_ink", "bones_warn_soft" },
  { "bones_dim", "window_bg_color" },
  { "bones_dim", "card_bg_color" },
  { "bones_dim", "bones_sea_soft" },
  { "bones_brass", "window_bg_color" },
  { "bones_brass", "card_bg_color" },
  { "bones_sea", "window_bg_color" },
  { "bones_sea", "card_bg_color" },
  { "bones_sea", "bones_sea_soft" },
  { "bones_sea", "bones_dial" },
  { "bones_sea_ink", "bones_sea_bg" },
  { "bones_said_ink", "bones_said" },
  { "bones_shot", "bones_shot_soft" },
  { "bones_shot", "card_bg_color" },
  { "bones_shot", "bones_dial" },
  { "bones_good", "bones_good_soft" },
  { "bones_good", "bones_dial" },
  { "bones_warn", "bones_warn_soft" },
  { "bones_pip", "bones_ivory" },
  { "bones_pip", "bones_ivory_shade" },
  { "bones_pencil", "bones_sea_soft" },
  { "bones_pencil", "card_bg_color" },
  { "bones_gold_shade", "bones_gold" },
};

/* Some colours let what is under them shine through: cards in high contrast. */
static void
colour_on (GtkWidget *widget, const char *name, const GdkRGBA *under, GdkRGBA *colour)
{
  GdkRGBA over;

  bones_paint_colour (widget, name, &over);
  bones_paint_mix (under, &over, over.alpha, colour);
  colour->alpha = 1;
}

static void
check_writings (AdwColorScheme scheme)
{
  GtkWidget *widget = g_object_ref_sink (bones_die_new ());

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), scheme);
  for (guint i = 0; i < G_N_ELEMENTS (writings); i++)
    {
      GdkRGBA window, ground, text;
      double contrast;

      bones_paint_colour (widget, "window_bg_color", &window);
      colour_on (widget, writings[i].ground, &window, &ground);
      colour_on (widget, writings[i].text, &ground, &text);
      contrast = bones_paint_contrast (&text, &ground);
      if (contrast < READABLE)
        g_test_message ("%s on %s: %.2f", writings[i].text, writings[i].ground, contrast);
      g_assert_cmpfloat (contrast, >=, READABLE);
    }
  g_object_unref (widget);
}

static void
test_writings (void)
{
  check_writings (ADW_COLOR_SCHEME_FORCE_LIGHT);
  check_writings (ADW_COLOR_SCHEME_FORCE_DARK);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
test_fleet_colours (void)
{
  for (guint a = 0; a <= BONES_N_FLEET_COLOURS; a++)
    {
      GdkRGBA colour, ink;

      bones_fleet_colour (a, &colour);
      bones_fleet_ink (a, &ink);
      g_assert_cmpfloat (bones_paint_contrast (&colour, &ink), >=, READABLE);
      for (guint b = 0; b < a; b++)
        {
          GdkRGBA other;

          bones_fleet_colour (b, &other);
          g_assert_cmpfloat (fabs (colour.red - other.red) + fabs (colour.green - other.green)
                                 + fabs (colour.blue - other.blue),
                             >, 0.3);
          g_assert_cmpstr (bones_fleet_letter (a), !=, bones_fleet_letter (b));
        }
    }
  g_assert_cmpstr (bones_fleet_letter (255), ==, "");
}

/* Draws @piece by itself, @size pixels square. */
static cairo_surface_t *
drawn (GtkWidget *piece, int size)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (picture);

  BONES_DRAWN_GET_CLASS (piece)->draw (BONES_DRAWN (piece), cr, size, size);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

static gboolean
pixel_is (cairo_surface_t *picture, double x, double y, const GdkRGBA *colour)
{
  const guint8 *p = cairo_image_surface_get_data (picture)
                    + (int) y * cairo_image_surface_get_stride (picture) + (int) x * 4;
  guint32 pixel = *(const guint32 *) (gconstpointer) p;

  return ABS ((int) (pixel >> 16 & 0xff) - (int) (colour->red * 255)) < 3
         && ABS ((int) (pixel >> 8 & 0xff) - (int) (colour->green * 255)) < 3
         && ABS ((int) (pixel & 0xff) - (int) (colour->blue * 255)) < 3;
}

/* Whether the head of the arrow of @rose is drawn toward @degrees, clockwise from the top. The left
 * half of the head has the plain colour. */
static gboolean
flies_toward (GtkWidget *rose, double degrees)
{
  cairo_surface_t *picture = drawn (rose, 400);
  double angle = (degrees - 5) * G_PI / 180;
  GdkRGBA sea;
  gboolean flies;

  bones_paint_colour (rose, "bones_sea", &sea);
  flies = pixel_is (picture, 200 + 80 * sin (angle), 200 - 80 * cos (angle), &sea);
  cairo_surface_destroy (picture);
  return flies;
}

static void
test_wind (void)
{
  GtkWidget *rose = g_object_ref_sink (bones_wind_rose_new ());
  BonesWindRose *self = BONES_WIND_ROSE (rose);

  for (guint wind = 0; wind < 8; wind++)
    {
      bones_wind_rose_set_wind (self, wind);
      for (guint way = 0; way < 8; way++)
        g_assert_cmpint (flies_toward (rose, way * 45), ==, way == wind);
    }
  bones_wind_rose_set_wind (self, 0);
  bones_wind_rose_set_rotation (self, 90);
  g_assert_true (flies_toward (rose, 90));
  bones_wind_rose_set_rotation (self, -45);
  g_assert_true (flies_toward (rose, 315));
  bones_wind_rose_set_wind (self, 8);
  for (guint way = 0; way < 8; way++)
    g_assert_false (flies_toward (rose, way * 45));
  g_object_unref (rose);
}

static void
assert_says (GtkWidget *piece, const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words);
}

static void
test_words (void)
{
  static const BonesDieLook typed = { 6, 3, TRUE, FALSE, BONES_VERDICT_FAILS };
  GtkWidget *die = g_object_ref_sink (bones_die_new ());
  GtkWidget *holes = g_object_ref_sink (bones_holes_new ());
  GtkWidget *rose = g_object_ref_sink (bones_wind_rose_new ());

  assert_says (die, "A die, not rolled yet");
  bones_die_set_look (BONES_DIE (die), &typed);
  assert_says (die, "3, typed: not enough");
  g_object_set (die, "rerolled", TRUE, NULL);
  assert_says (die, "3, typed, rerolled");

  bones_tally_set (BONES_TALLY (holes), 1, 3);
  assert_says (holes, "1 of 3");
  bones_drawn_set_text (BONES_DRAWN (holes), "Hits: 1 of 3");
  assert_says (holes, "Hits: 1 of 3");
  g_assert_cmpstr (bones_get_tooltip (holes), ==, "Hits: 1 of 3");
  bones_drawn_set_text (BONES_DRAWN (holes), NULL);
  assert_says (holes, "1 of 3");

  assert_says (rose, "The wind is not known yet");
  bones_wind_rose_set_wind (BONES_WIND_ROSE (rose), 8);
  assert_says (rose, "No wind");
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (rose)), ==,
                   GTK_ACCESSIBLE_ROLE_IMG);
  g_object_unref (die);
  g_object_unref (holes);
  g_object_unref (rose);
}

static int
minimum (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* Ten dice of 44 pixels in 360: seven and three. */
static void
test_pool (void)
{
  BonesDieLook looks[10] = { 0 };
  GtkWidget *pool = g_object_ref_sink (bones_dice_pool_new ());
  BonesDicePool *self = BONES_DICE_POOL (pool);
  BonesDie *first;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    looks[i] = (BonesDieLook){ .sides = 6, .face = 1 + i % 6, .rerolled = i == 0 };
  bones_dice_pool_set_dice (self, looks, 10);
  g_assert_cmpuint (bones_dice_pool_get_n_dice (self), ==, 10);
  g_assert_cmpint (minimum (pool, GTK_ORIENTATION_HORIZONTAL, -1), ==, 44);
  g_assert_cmpint (minimum (pool, GTK_ORIENTATION_VERTICAL, 600), ==, 44);
  g_assert_cmpint (minimum (pool, GTK_ORIENTATION_VERTICAL, 360), ==, 2 * 44 + 6);

  first = bones_dice_pool_get_die (self, 0);
  looks[0].face = 6;
  bones_dice_pool_set_dice (self, looks, 2);
  g_assert_true (bones_dice_pool_get_die (self, 0) == first);
  g_assert_cmpuint (bones_die_get_look (first)->face, ==, 6);
  g_assert_null (bones_dice_pool_get_die (self, 2));
  bones_dice_pool_tumble (self, 0); /* not on screen: at rest at once */
  g_object_unref (pool);
}

/* "Across the table": what is read twice as large is drawn twice as large. */
static void
test_scale (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *flag = g_object_ref_sink (bones_fleet_flag_new (2));
  int height = minimum (flag, GTK_ORIENTATION_VERTICAL, -1), dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  g_assert_cmpint (minimum (flag, GTK_ORIENTATION_VERTICAL, -1), ==, 2 * height);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_assert_cmpint (minimum (flag, GTK_ORIENTATION_VERTICAL, -1), ==, height);
  g_object_unref (flag);
}

/* The words of eight steps do not fit a phone; the strip does. */
static void
test_strip (void)
{
  static const char *const names[] = { "Wind",   "Initiative", "Magic",      "Boarding",
                                       "Sloops", "Frigates",   "Men-o’-war", "End of the round" };
  BonesStripStep steps[G_N_ELEMENTS (names)];
  GtkWidget *strip = g_object_ref_sink (bones_round_strip_new ()), *step;
  int natural, n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    steps[i] = (BonesStripStep){ .id = names[i],
                                 .name = names[i],
                                 .state = i < 6    ? BONES_STRIP_DONE
                                          : i == 6 ? BONES_STRIP_NOW
                                                   : BONES_STRIP_TO_COME,
                                 .left = 12,
                                 .fleet = 3 };
  bones_round_strip_set_steps (BONES_ROUND_STRIP (strip), steps, G_N_ELEMENTS (steps));
  gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (minimum (strip, GTK_ORIENTATION_HORIZONTAL, -1), <=, 336);
  g_assert_cmpint (natural, >, 600);
  step = gtk_widget_get_first_child (strip);
  assert_says (step, "Wind: done");
  g_assert_cmpstr (bones_get_tooltip (step), ==, "Wind: done");
  steps[0].text = "The wind blows";
  bones_round_strip_set_steps (BONES_ROUND_STRIP (strip), steps, 7);
  assert_says (gtk_widget_get_first_child (strip), "The wind blows");
  for (step = gtk_widget_get_first_child (strip); step != NULL;
       step = gtk_widget_get_next_sibling (step))
    n++;
  g_assert_cmpint (n, ==, 7);
  g_object_unref (strip);
}

static void
test_icons (void)
{
  static const char *const icons[] = { "wind", "anchor", "flame", "hit", "end-turn", NULL };
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    g_assert_true (gtk_icon_theme_has_icon (theme, bones_icon_name (icons[i])));
  g_assert_true (gtk_icon_theme_has_icon (theme, "crossbones"));
  g_assert_cmpstr (bones_icon_name ("cannon"), ==, "bones-cannon-symbolic");
  g_assert_cmpstr (bones_icon_name (NULL), ==, "bones-die-symbolic");
}

/* As a template sets them; and nothing stays behind. */
static void
test_template (void)
{
  static const char *xml =
      "<interface><object class='GtkBox' id='box'>"
      "<child><object class='BonesWindRose'><property name='wind'>3</property></object></child>"
      "<child><object class='BonesDie' id='die'><property name='face'>4</property>"
      "<property name='verdict'>meets</property></object></child>"
      "<child><object class='BonesDicePool'><property name='size'>32</property></object></child>"
      "<child><object class='BonesPips'><property name='count'>2</property></object></child>"
      "<child><object class='BonesHoles'><property name='limit'>2</property></object></child>"
      "<child><object class='BonesBootyDice'><property name='count'>1</property></object></child>"
      "<child><object class='BonesShipSilhouette'><property name='kind'>frigate</property>"
      "<property name='state'>prize</property></object></child>"
      "<child><object class='BonesFleetFlag'><property name='letter'>R</property></object></child>"
      "<child><object class='BonesFleetBand'><property name='orientation'>vertical</property>"
      "</object></child>"
      "<child><object class='BonesToken'><property name='kind'>ordered</property></object></child>"
      "<child><object class='BonesInitiative'/></child>"
      "<child><object class='BonesHull'><property name='kind'>sloop</property></object></child>"
      "<child><object class='BonesRoundStrip'/></child></object></interface>";
  GtkBuilder *builder = gtk_builder_new_from_string (xml, -1);
  GtkWidget *box = GTK_WIDGET (gtk_builder_get_object (builder, "box"));
  GtkWidget *pieces[16] = { NULL };
  guint n = 0;

  g_assert_cmpuint (
      bones_die_get_look (BONES_DIE (gtk_builder_get_object (builder, "die")))->verdict, ==,
      BONES_VERDICT_MEETS);
  g_object_ref_sink (box);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      pieces[n] = child;
      g_object_add_weak_pointer (G_OBJECT (child), (gpointer *) &pieces[n++]);
    }
  g_assert_cmpuint (n, ==, 13);
  g_object_unref (builder);
  g_object_unref (box);
  for (guint i = 0; i < n; i++)
    g_assert_null (pieces[i]);
}

/* Where the token of @fleet stands in @row. */
static float
place_of (GtkWidget *row, guint fleet)
{
  for (GtkWidget *token = gtk_widget_get_first_child (row); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    {
      graphene_rect_t bounds;
      guint whose;

      g_object_get (token, "fleet", &whose, NULL);
      if (whose == fleet && gtk_widget_compute_bounds (token, row, &bounds))
        return bounds.origin.x;
    }
  return -1;
}

static void
put_first (GtkWidget *row, guint fleet)
{
  const BonesPlaceLook places[] = { { fleet, NULL, NULL, TRUE }, { 1 - fleet, NULL, NULL, FALSE } };
  int width, height;

  bones_initiative_set_order (BONES_INITIATIVE (row), places, G_N_ELEMENTS (places));
  gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_allocate (row, width, height, -1, NULL);
}

/* Tokens glide to their places, and soon are there; with reduced motion they are there at once. */
static void
test_glide (void)
{
  GtkWidget *window = gtk_window_new (), *row = bones_initiative_new ();
  gint64 patience;

  gtk_window_set_child (GTK_WINDOW (window), row);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (row))
    g_main_context_iteration (NULL, TRUE);

  put_first (row, 0);
  g_assert_cmpfloat (place_of (row, 0), ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  put_first (row, 1);
  g_assert_cmpfloat (place_of (row, 1), ==, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  put_first (row, 0);
  g_assert_cmpfloat (place_of (row, 0), >, 0);
  patience = g_get_monotonic_time () + 5 * G_TIME_SPAN_SECOND;
  while (place_of (row, 0) > 0 && g_get_monotonic_time () < patience)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpfloat (place_of (row, 0), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A finger is not to be had, so the gesture of the window is told that one was held there. */
static void
press_long (GtkWidget *window, GtkWidget *where)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  graphene_rect_t place;
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_bounds (where, window, &place));
  graphene_rect_get_center (&place, &at);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", (double) at.x, (double) at.y);
    }
}

/* The popover of @window; NULL if there is none. */
static GtkWidget *
find_popover (GtkWidget *window)
{
  GtkWidget *child = gtk_widget_get_last_child (window);

  while (child != NULL && !GTK_IS_POPOVER (child))
    child = gtk_widget_get_prev_sibling (child);
  return child;
}

/* One of a template counts until another is set. */
static void
test_tooltip (void)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (""));

  g_object_set (label, "tooltip-text", "Of the template", NULL);
  g_assert_cmpstr (bones_get_tooltip (label), ==, "Of the template");
  bones_set_tooltip (label, "Set");
  g_assert_cmpstr (bones_get_tooltip (label), ==, "Set");
  g_assert_true (gtk_widget_get_has_tooltip (label));
  g_assert_null (gtk_widget_get_tooltip_text (label));
  bones_set_tooltip (label, NULL);
  g_assert_null (bones_get_tooltip (label));
  g_assert_false (gtk_widget_get_has_tooltip (label));
  bones_set_tooltip (label, "Set again");
  g_assert_cmpstr (bones_get_tooltip (label), ==, "Set again");
  g_object_unref (label);
}

static double place_seen; /* the width of the widget of test_laid_out() when the call came, or 0 */

static void
note_place (GtkWidget *widget)
{
  place_seen = gtk_widget_get_width (widget);
  gtk_widget_set_size_request (widget, 300, -1);
}

/* Places are known when the call comes, and what it changes is laid out before anything is drawn.
 */
static void
test_laid_out (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new ("Ahoy");

  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 200);
  gtk_window_set_child (GTK_WINDOW (window), box);
  place_seen = 0;
  bones_when_laid_out (label, note_place);
  bones_when_laid_out (label, note_place);
  gtk_window_present (GTK_WINDOW (window));
  while (place_seen == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (place_seen, <, 300);
  g_assert_cmpint (gtk_widget_get_width (label), ==, 300);
  place_seen = 0;
  bones_when_laid_out (label, note_place);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpfloat (place_seen, ==, 0);
}

static gboolean
wake (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Pretends that drawing takes a while. */
static void
draw_slowly (void)
{
  g_usleep (500 * G_TIME_SPAN_MILLISECOND);
}

/* A picture that takes longer than people would need to read it leaves them that time. */
static void
test_unread (void)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new ("Ahoy");
  const guint timer = g_timeout_add (10, wake, NULL);
  GdkFrameClock *clock;
  gint64 since;

  g_assert_false (bones_is_unread (label));
  bones_set_unread (label);
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  while (bones_is_unread (label))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (label));

  clock = gtk_widget_get_frame_clock (label);
  g_signal_connect (clock, "paint", G_CALLBACK (draw_slowly), NULL);
  since = gdk_frame_clock_get_frame_counter (clock);
  bones_set_unread (label);
  while (gdk_frame_clock_get_frame_counter (clock) == since)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (bones_is_unread (label));
  g_source_remove (timer);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The height of @box, 200 pixels wide, after @slot in it was shown with a text of its own. */
static int
height_with_text (GtkWidget *box, GtkWidget *slot)
{
  GtkWidget *text =
      gtk_label_new ("Each line that this takes is seen, however narrow the page is.");
  int height;

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_box_append (GTK_BOX (slot), text);
  gtk_widget_set_visible (slot, TRUE);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 200, &height, NULL, NULL, NULL);
  gtk_box_remove (GTK_BOX (slot), text);
  gtk_widget_set_visible (slot, FALSE);
  return height;
}

/* What is filled and then shown gets as much height as it needs, each time. */
static void
test_request_mode (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *slot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int empty, first;

  gtk_box_append (GTK_BOX (box), slot);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Below"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_visible (slot, FALSE);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 200, &empty, NULL, NULL, NULL);
  first = height_with_text (box, slot);
  g_assert_cmpint (first, >, 2 * empty);
  for (int again = 0; again < 3; again++)
    {
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 200, &empty, NULL, NULL, NULL);
      g_assert_cmpint (height_with_text (box, slot), ==, first);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_tooltips_by_touch (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *why = gtk_button_new_with_label ("Fire"), *plain = gtk_label_new ("plain");
  GtkWidget *held = gtk_button_new_with_label ("Hand"), *popover;

  bones_set_tooltip (why, "Her guns have fired.");
  gtk_widget_set_sensitive (why, FALSE);
  bones_set_tooltip (held, "Hold it.");
  bones_set_held (held);
  gtk_box_append (GTK_BOX (box), why);
  gtk_box_append (GTK_BOX (box), plain);
  gtk_box_append (GTK_BOX (box), held);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (held) == 0)
    g_main_context_iteration (NULL, TRUE);

  press_long (window, plain);
  press_long (window, held);
  g_assert_null (find_popover (window));
  press_long (window, why);
  popover = find_popover (window);
  g_assert_nonnull (popover);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_popover_get_child (GTK_POPOVER (popover)))),
                   ==, "Her guns have fired.");

  gtk_popover_popdown (GTK_POPOVER (popover));
  while (find_popover (window) != NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bones_drawing_init ();

  g_test_add_func ("/drawing/writings", test_writings);
  g_test_add_func ("/drawing/fleet-colours", test_fleet_colours);
  g_test_add_func ("/drawing/wind", test_wind);
  g_test_add_func ("/drawing/words", test_words);
  g_test_add_func ("/drawing/pool", test_pool);
  g_test_add_func ("/drawing/scale", test_scale);
  g_test_add_func ("/drawing/strip", test_strip);
  g_test_add_func ("/drawing/glide", test_glide);
  g_test_add_func ("/drawing/tooltip", test_tooltip);
  g_test_add_func ("/drawing/laid-out", test_laid_out);
  g_test_add_func ("/drawing/unread", test_unread);
  g_test_add_func ("/drawing/request-mode", test_request_mode);
  g_test_add_func ("/drawing/tooltips-by-touch", test_tooltips_by_touch);
  g_test_add_func ("/drawing/icons", test_icons);
  g_test_add_func ("/drawing/template", test_template);
  return g_test_run ();
}
