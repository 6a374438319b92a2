/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * All drawn pieces in one window, as they look on the table: for people's eyes, for screenshots,
 * and, with --smoke, as a test that they draw in every colour scheme without a word on stderr.
 *
 * usage: drawing-gallery [--smoke] [--large] [--part N] [WIDTH HEIGHT]
 *
 * --large doubles the text, as "across the table" does.
 */

#include <adwaita.h>
#include <stdlib.h>

#include "drawing-scenes.h"

static GtkWidget *
winds (void)
{
  static const struct {
    int size;
    guint wind;
    double rotation;
  } roses[] = { { 240, 1, 0 }, { 160, 6, 0 }, { 120, 8, 0 }, { 120, 15, 0 },
                { 72, 3, 0 },  { 72, 8, 0 },  { 120, 2, 90 } };
  static const guint recent[] = { 2, 3, 3, 5 };
  GtkWidget *box = gallery_row (16);

  for (guint i = 0; i < G_N_ELEMENTS (roses); i++)
    {
      GtkWidget *rose = gallery_add (box, bones_wind_rose_new ());

      g_object_set (rose, "size", roses[i].size, NULL);
      bones_wind_rose_set_wind (BONES_WIND_ROSE (rose), roses[i].wind);
      bones_wind_rose_set_rotation (BONES_WIND_ROSE (rose), roses[i].rotation);
      bones_wind_rose_set_recent (BONES_WIND_ROSE (rose), recent, G_N_ELEMENTS (recent));
    }
  return box;
}

static GtkWidget *
dice (void)
{
  static const BonesDieLook looks[] = {
    { 6, 1, FALSE, FALSE, BONES_VERDICT_NONE },   { 6, 2, FALSE, FALSE, BONES_VERDICT_NONE },
    { 6, 3, FALSE, FALSE, BONES_VERDICT_FAILS },  { 6, 4, FALSE, FALSE, BONES_VERDICT_MEETS },
    { 6, 5, FALSE, FALSE, BONES_VERDICT_MEETS },  { 6, 6, FALSE, FALSE, BONES_VERDICT_NONE },
    { 6, 2, TRUE, FALSE, BONES_VERDICT_FAILS },   { 6, 5, TRUE, FALSE, BONES_VERDICT_MEETS },
    { 6, 6, TRUE, FALSE, BONES_VERDICT_NONE },    { 6, 3, FALSE, TRUE, BONES_VERDICT_NONE },
    { 6, 2, TRUE, TRUE, BONES_VERDICT_NONE },     { 6, 0, FALSE, FALSE, BONES_VERDICT_NONE },
    { 18, 17, FALSE, FALSE, BONES_VERDICT_NONE }, { 20, 12, FALSE, FALSE, BONES_VERDICT_MEETS },
    { 4, 3, FALSE, FALSE, BONES_VERDICT_NONE },   { 8, 7, TRUE, FALSE, BONES_VERDICT_NONE },
    { 10, 9, FALSE, FALSE, BONES_VERDICT_NONE },  { 12, 11, FALSE, FALSE, BONES_VERDICT_NONE },
  };
  GtkWidget *box = gallery_column (8);

  for (guint i = 0; i < 3; i++)
    {
      GtkWidget *pool = bones_dice_pool_new ();

      g_object_set (pool, "size", i == 0 ? 64 : i == 1 ? 44 : 24, NULL);
      bones_dice_pool_set_dice (BONES_DICE_POOL (pool), looks, G_N_ELEMENTS (looks));
      gtk_box_append (GTK_BOX (box), pool);
    }
  return box;
}

static GtkWidget *
tallies (void)
{
  GtkWidget *box = gallery_row (14);

  for (guint i = 1; i <= 3; i++)
    gallery_add (box, gallery_tally (bones_pips_new (), i, 0, "Seaworth"));
  gallery_add (box, gallery_tally (bones_pips_new (), 1, 3, "Seaworth"));
  for (guint i = 0; i <= 3; i++)
    gallery_add (box, gallery_tally (bones_holes_new (), i, 3, "Hits"));
  gallery_add (box, gallery_tally (bones_holes_new (), 1, 1, "Hits"));
  gallery_add (box, gallery_tally (bones_holes_new (), 0, 0, "Hits"));
  gallery_add (box, gallery_tally (bones_holes_new (), 5, 18, "Hits"));
  for (guint i = 0; i <= 4; i += 2)
    gallery_add (box, gallery_tally (bones_booty_dice_new (), i, 4, "Booty dice"));
  g_object_set (gallery_add (box, gallery_tally (bones_holes_new (), 2, 3, "Hits")), "size", 32,
                NULL);
  g_object_set (gallery_add (box, gallery_tally (bones_booty_dice_new (), 2, 3, "Booty")), "size",
                32, NULL);
  g_object_set (gallery_add (box, gallery_tally (bones_pips_new (), 2, 3, "Seaworth")), "size", 32,
                NULL);
  return box;
}

static GtkWidget *
ships (guint size)
{
  GtkWidget *box = gallery_row (14);

  gallery_add (box, gallery_ship ("sloop", BONES_SHIP_SAILING, 0, size));
  gallery_add (box, gallery_ship ("frigate", BONES_SHIP_SAILING, 1, size));
  gallery_add (box, gallery_ship ("man_o_war", BONES_SHIP_SAILING, 2, size));
  gallery_add (box, gallery_ship ("batteaux", BONES_SHIP_SAILING, 3, size));
  gallery_add (box, gallery_ship ("other", BONES_SHIP_SAILING, 4, size));
  gallery_add (box, gallery_ship ("frigate", BONES_SHIP_PRIZE, 5, size));
  gallery_add (box, gallery_ship ("frigate", BONES_SHIP_ABANDONED, 5, size));
  gallery_add (box, gallery_ship ("frigate", BONES_SHIP_SUNK, 1, size));
  gallery_add (box, gallery_ship ("sloop", BONES_SHIP_SUNK, 1, size));
  return box;
}

/* What flies, dives or lives, and the super frigates; two steamers with their wheels. */
static GtkWidget *
models (guint size)
{
  static const char *const kinds[] = { "super_gun",     "super_stout", "air_ship",
                                       "submarine",     "dragon",      "ichthyosaur",
                                       "kraken",        "narwhal",     "jelly",
                                       "sea_wraith",    "kelp_king",   "amethyst_titan",
                                       "pale_tooth_maw" };
  GtkWidget *box = gallery_row (10);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    gallery_add (box, gallery_ship (kinds[i], BONES_SHIP_SAILING, i % 8, size));
  g_object_set (gallery_add (box, gallery_ship ("frigate", BONES_SHIP_SAILING, 0, size)), "wheel",
                BONES_SIDE_WHEEL, NULL);
  g_object_set (gallery_add (box, gallery_ship ("sloop", BONES_SHIP_SAILING, 1, size)), "wheel",
                BONES_STERN_WHEEL, NULL);
  return box;
}

static GtkWidget *
signs (guint size)
{
  static const char *const icons[] = {
    "sign-fire-ring",   "sign-rocks",  "sign-tentacles", "sign-sandbar",   "sign-whirlpool",
    "sign-gem",         "sign-jaws",   "sign-volcano",   "sign-blood",     "sign-cannon",
    "sign-broken-star", "sign-eye",    "sign-lightning", "sign-turning",   "sign-burst",
    "sign-trident",     "sign-mug",    "sign-notes",     "sign-two-rings", "sign-cyclone",
    "sign-wind",        "sign-breeze", "sign-palm",      "sign-reef",      "sign-boat",
  };
  GtkWidget *box = gallery_row (8);

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    g_object_set (gallery_add (box, bones_sign_new (icons[i])), "size", size, "text", icons[i],
                  NULL);
  return box;
}

static GtkWidget *
flags (void)
{
  static const guint sizes[] = { 48, 32, 24, 16 };
  GtkWidget *box = gallery_column (6);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *line = gallery_row (8);

      for (guint fleet = 0; fleet <= BONES_N_FLEET_COLOURS; fleet++)
        g_object_set (gallery_add (line, bones_fleet_flag_new (fleet)), "size", sizes[i], NULL);
      gtk_box_append (GTK_BOX (box), line);
    }
  for (guint fleet = 0; fleet < BONES_N_FLEET_COLOURS; fleet++)
    gtk_box_append (GTK_BOX (box), bones_fleet_band_new (fleet));
  return box;
}

static GtkWidget *
tokens (void)
{
  static const BonesPlaceLook places[] = { { 1, NULL, "First: Blue", FALSE },
                                           { 0, NULL, "Second: Red", TRUE },
                                           { 5, NULL, "Third: Orange", FALSE },
                                           { 6, "T", "Fourth: Teal", FALSE } };
  static const guint sizes[] = { 48, 32, 24 };
  GtkWidget *box = gallery_row (16);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *order = gallery_add (box, bones_initiative_new ());

      g_object_set (order, "size", sizes[i], NULL);
      bones_initiative_set_order (BONES_INITIATIVE (order), places, G_N_ELEMENTS (places));
      g_object_set (gallery_add (box, bones_token_new (BONES_TOKEN_ORDERED)), "size", sizes[i],
                    NULL);
      g_object_set (gallery_add (box, bones_token_new (BONES_TOKEN_FLAGSHIP)), "size", sizes[i],
                    NULL);
    }
  return box;
}

static GtkWidget *
icons (int size)
{
  static const char *const names[] = {
    "cannon", "smoke",      "closed", "move",  "ram",     "board",     "repair",    "grapple",
    "cut",    "wind",       "calm",   "die",   "reroll",  "end-turn",  "end-round", "flagship",
    "prize",  "concede",    "anchor", "flame", "aground", "abandoned", "sunk",      "ship",
    "booty",  "initiative", "helm",   "log",   "pencil",  "crew",      "hit",       "scuttle"
  };
  GtkWidget *box = gallery_row (size / 2);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("bones-%s-symbolic", names[i]);
      GtkWidget *image = gallery_add (box, gtk_image_new_from_icon_name (name));

      gtk_image_set_pixel_size (GTK_IMAGE (image), size);
      gtk_widget_set_tooltip_text (image, names[i]);
    }
  return box;
}

/* No wider than @width, as on a phone. */
static GtkWidget *
narrowed (GtkWidget *piece, int width)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), piece);
  gtk_widget_set_halign (clamp, GTK_ALIGN_START);
  return clamp;
}

static GtkWidget *
strip (int width, guint now)
{
  static const char *const names[] = { "Wind",     "Initiative", "Boarding",    "Sloops",
                                       "Frigates", "Men-o’-war", "End of round" };
  BonesStripStep steps[G_N_ELEMENTS (names)];
  GtkWidget *piece = bones_round_strip_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    steps[i] = (BonesStripStep){ .id = names[i],
                                 .name = names[i],
                                 .state = i < now    ? BONES_STRIP_DONE
                                          : i == now ? BONES_STRIP_NOW
                                                     : BONES_STRIP_TO_COME,
                                 .left = 3,
                                 .fleet = 1 };
  bones_round_strip_set_steps (BONES_ROUND_STRIP (piece), steps, G_N_ELEMENTS (steps));
  return width == 0 ? piece : narrowed (piece, width);
}

static GtkWidget *
pieces (void)
{
  GtkWidget *all = gallery_column (18);

  gtk_box_append (GTK_BOX (all), winds ());
  gtk_box_append (GTK_BOX (all), dice ());
  gtk_box_append (GTK_BOX (all), tallies ());
  gtk_box_append (GTK_BOX (all), ships (120));
  gtk_box_append (GTK_BOX (all), ships (56));
  gtk_box_append (GTK_BOX (all), ships (28));
  return all;
}

static GtkWidget *
more_pieces (void)
{
  GtkWidget *all = gallery_column (18), *hulls = gallery_row (24);

  gtk_box_append (GTK_BOX (all), flags ());
  gtk_box_append (GTK_BOX (all), tokens ());
  gtk_box_append (GTK_BOX (all), icons (16));
  gtk_box_append (GTK_BOX (all), icons (32));
  gallery_add (hulls, gallery_hull ("sloop", 0, 1));
  gallery_add (hulls, gallery_hull ("frigate", 1, 2));
  gtk_widget_set_size_request (gallery_add (hulls, gallery_hull ("man_o_war", 2, 3)), 460, -1);
  gtk_box_append (GTK_BOX (all), hulls);
  gtk_box_append (GTK_BOX (all), strip (0, 3));
  gtk_box_append (GTK_BOX (all), strip (336, 3));
  gtk_box_append (GTK_BOX (all), strip (240, 5));
  return all;
}

static GtkWidget *
fantasea (void)
{
  GtkWidget *all = gallery_column (18);

  gtk_box_append (GTK_BOX (all), models (64));
  gtk_box_append (GTK_BOX (all), models (36));
  gtk_box_append (GTK_BOX (all), signs (44));
  gtk_box_append (GTK_BOX (all), signs (24));
  return all;
}

/* Ships of the line as they are fitted, a port, the Dread Pirate's, and all ways to be gone. */
static GtkWidget *
line (guint size)
{
  static const char *const fits[] = { NULL, "extra_masts", "extra_guns", "extra_crew" };
  static const BonesShipState states[] = { BONES_SHIP_PRIZE, BONES_SHIP_ABANDONED, BONES_SHIP_SUNK,
                                           BONES_SHIP_FLED, BONES_SHIP_WITHDRAWN };
  GtkWidget *box = gallery_row (10);

  for (guint i = 0; i < G_N_ELEMENTS (fits); i++)
    g_object_set (gallery_add (box, gallery_ship ("ship-of-the-line", BONES_SHIP_SAILING, i, size)),
                  "fit", fits[i], NULL);
  gallery_add (box, gallery_ship ("port", BONES_SHIP_SAILING, 4, size));
  g_object_set (gallery_add (box, gallery_ship ("sloop", BONES_SHIP_SAILING, 5, size)), "black",
                TRUE, NULL);
  g_object_set (gallery_add (box, gallery_ship ("ship-of-the-line", BONES_SHIP_SAILING, 1, size)),
                "black", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gallery_add (box, gallery_ship ("ship-of-the-line", states[i], 0, size));
  return box;
}

static GtkWidget *
peg_board (int width, gint count, gint limit, gint coming)
{
  GtkWidget *board = bones_peg_board_new ();

  gtk_widget_set_size_request (board, width, 44);
  bones_peg_board_set (BONES_PEG_BOARD (board), "Crew points of Fury", count, limit);
  bones_peg_board_set_coming (BONES_PEG_BOARD (board), coming);
  return board;
}

static GtkWidget *
peg_boards (void)
{
  GtkWidget *box = gallery_row (12);

  gallery_add (box, peg_board (330, 12, 12, 0));
  gallery_add (box, peg_board (260, 7, 10, -3));
  gallery_add (box, peg_board (200, 3, 8, 2));
  gallery_add (box, peg_board (150, 5, 12, 0));
  gallery_add (box, peg_board (200, 0, 8, 0));
  gallery_add (box, gallery_tally (g_object_new (BONES_TYPE_PEGS, NULL), 5, 8, "5 of 8"));
  return box;
}

static GtkWidget *
fleets (void)
{
  GtkWidget *all = gallery_column (18);

  gtk_box_append (GTK_BOX (all), line (96));
  gtk_box_append (GTK_BOX (all), line (40));
  gtk_box_append (GTK_BOX (all), line (28));
  gtk_box_append (GTK_BOX (all), peg_boards ());
  return all;
}

/* Turns every wind and throws all dice. */
static void
stir (GtkWidget *widget)
{
  if (BONES_IS_WIND_ROSE (widget))
    bones_wind_rose_set_wind (BONES_WIND_ROSE (widget),
                              (bones_wind_rose_get_wind (BONES_WIND_ROSE (widget)) + 3) % 9);
  if (BONES_IS_DICE_POOL (widget))
    bones_dice_pool_tumble (BONES_DICE_POOL (widget), 0);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    stir (child);
}

/* Light, dark, light, with everything moving; then out. */
static gboolean
next_scheme (gpointer window)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_DARK,
                                            ADW_COLOR_SCHEME_FORCE_LIGHT };
  static guint turn = 0;

  if (turn == G_N_ELEMENTS (schemes))
    {
      gtk_window_destroy (GTK_WINDOW (window));
      return G_SOURCE_REMOVE;
    }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[turn++]);
  stir (GTK_WIDGET (window));
  return G_SOURCE_CONTINUE;
}

static void
on_closed (GtkWidget *window, gboolean *open)
{
  *open = FALSE;
}

static GtkWidget *
make_window (int part, int width, int height)
{
  GtkWidget *(*const parts[]) (void) = { pieces, more_pieces,    gallery_scenes, fantasea,
                                         fleets, gallery_boards, gallery_courses };
  GtkWidget *window = adw_window_new (), *scroller = gtk_scrolled_window_new ();
  GtkWidget *all = gallery_column (24);

  for (int i = 0; i < (int) G_N_ELEMENTS (parts); i++)
    if (part < 0 || part == i)
      gtk_box_append (GTK_BOX (all), parts[i]());
  g_object_set (all, "margin-start", 20, "margin-end", 20, "margin-top", 20, "margin-bottom", 20,
                NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), all);
  adw_window_set_content (ADW_WINDOW (window), scroller);
  gtk_window_set_title (GTK_WINDOW (window), "Drawing gallery");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  return window;
}

int
main (int argc, char **argv)
{
  gboolean smoke = FALSE, large = FALSE, open = TRUE;
  int part = -1, size[2] = { 1240, 900 }, n_size = 0;
  GtkWidget *window;

  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--smoke"))
      smoke = TRUE;
    else if (g_str_equal (argv[i], "--large"))
      large = TRUE;
    else if (g_str_equal (argv[i], "--part") && i + 1 < argc)
      part = atoi (argv[++i]);
    else if (n_size < 2)
      size[n_size++] = atoi (argv[i]);

  gtk_init ();
  bones_drawing_init ();
  if (large)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  window = make_window (part, size[0], size[1]);
  g_signal_connect (window, "destroy", G_CALLBACK (on_closed), &open);
  gtk_window_present (GTK_WINDOW (window));
  if (smoke)
    g_timeout_add (250, next_scheme, window);
  while (open)
    g_main_context_iteration (NULL, TRUE);
  return 0;
}
