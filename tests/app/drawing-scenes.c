/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawing-scenes.h"

static const char *const fleet_names[] = { "Red",    "Blue",   "Gold", "Green",
                                           "Purple", "Orange", "Teal", "Slate" };

GtkWidget *
gallery_row (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, spacing);

  gtk_widget_set_valign (box, GTK_ALIGN_START);
  return box;
}

GtkWidget *
gallery_column (int spacing)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
}

GtkWidget *
gallery_add (GtkWidget *box, GtkWidget *child)
{
  gtk_widget_set_valign (child, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

static GtkWidget *
label (const char *text, const char *css_class)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (words, css_class);
  return words;
}

GtkWidget *
gallery_tally (GtkWidget *piece, guint count, guint limit, const char *text)
{
  bones_tally_set (BONES_TALLY (piece), count, limit);
  bones_drawn_set_text (BONES_DRAWN (piece), text);
  return piece;
}

GtkWidget *
gallery_ship (const char *kind, BonesShipState state, guint fleet, guint size)
{
  GtkWidget *silhouette = bones_ship_silhouette_new (kind);

  g_object_set (silhouette, "state", state, "fleet", fleet, "size", size, "text", kind, NULL);
  return silhouette;
}

GtkWidget *
gallery_hull (const char *kind, guint fleet, guint guns)
{
  GtkWidget *piece = bones_hull_new ();

  g_object_set (piece, "kind", kind, "fleet", fleet, NULL);
  bones_hull_set_banks (
      BONES_HULL (piece),
      (const BonesBankLook[]){
          { BONES_BOW, "bow", "Bow", guns, BONES_BANK_READY, NULL },
          { BONES_PORT, "port", "Port", guns, BONES_BANK_FIRED, "She has fired to port" },
          { BONES_STARBOARD, "starboard", "Starboard", guns, BONES_BANK_READY, NULL },
          { BONES_STERN, "aft", "Aft", guns, BONES_BANK_CLOSED, "She has rammed" } },
      4);
  return piece;
}

static GtkWidget *
chip (const char *icon, const char *text, const char *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_widget_add_css_class (box, "chip");
  if (css_class != NULL)
    gtk_widget_add_css_class (box, css_class);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (bones_icon_name (icon)));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  return box;
}

/* A ship card as the table page may lay it out. */
static GtkWidget *
ship_card (guint fleet, const char *name, const char *kind, guint hits, const char *css_class)
{
  GtkWidget *card = gallery_row (0), *all = gallery_row (12), *button = gtk_button_new ();
  GtkWidget *words = gallery_column (2), *marks = gallery_row (4), *title = gallery_row (6);
  gboolean gone = g_strcmp0 (css_class, "gone") == 0;

  gtk_widget_add_css_class (card, "ship-card");
  if (css_class != NULL)
    gtk_widget_add_css_class (card, css_class);
  gtk_widget_add_css_class (button, "card-button");
  gtk_widget_add_css_class (button, "flat");
  gtk_button_set_child (GTK_BUTTON (button), all);
  gtk_widget_set_hexpand (gallery_add (card, button), TRUE);
  gallery_add (all, gallery_ship (kind, gone ? BONES_SHIP_SUNK : BONES_SHIP_SAILING, fleet, 56));
  gallery_add (title, label (name, "name"));
  if (hits == 1)
    g_object_set (gallery_add (title, bones_token_new (BONES_TOKEN_FLAGSHIP)), "size", 18, NULL);
  gallery_add (title, label ("R2", "id"));
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), label (kind, "kind"));
  gallery_add (marks, gallery_tally (bones_pips_new (), 2, 0, "Seaworth 2"));
  gallery_add (marks, gallery_tally (bones_holes_new (), hits, 2, "Hits"));
  gtk_box_append (GTK_BOX (words), marks);
  if (hits == 1)
    gtk_box_append (GTK_BOX (words), chip ("grapple", "grappled to Dauntless", "warning"));
  gtk_widget_set_hexpand (words, TRUE);
  gallery_add (all, words);
  if (g_strcmp0 (css_class, "ordered") == 0)
    gallery_add (all, bones_token_new (BONES_TOKEN_ORDERED));
  return card;
}

static GtkWidget *
fleet_column (guint fleet)
{
  GtkWidget *cards = gallery_column (8), *header = gallery_column (0), *line = gallery_row (10);

  gtk_widget_add_css_class (header, "fleet-header");
  gtk_widget_set_overflow (header, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (header), bones_fleet_band_new (fleet));
  gtk_widget_add_css_class (line, "fleet-title");
  gallery_add (line, bones_fleet_flag_new (fleet));
  gtk_widget_set_hexpand (gallery_add (line, label (fleet_names[fleet], "name")), TRUE);
  gallery_add (line, gallery_tally (bones_booty_dice_new (), 2, 3, "2 of 3 booty dice"));
  gtk_box_append (GTK_BOX (header), line);
  gtk_box_append (GTK_BOX (cards), header);
  gtk_box_append (GTK_BOX (cards), ship_card (fleet, "Dauntless", "man_o_war", 1, "active"));
  gtk_box_append (GTK_BOX (cards), ship_card (fleet, "Fury", "frigate", 2, "ordered"));
  gtk_box_append (GTK_BOX (cards), ship_card (fleet, "Wasp", "sloop", 0, NULL));
  gtk_box_append (GTK_BOX (cards), ship_card (fleet, "Mary Rose", "frigate", 2, "gone"));
  gtk_widget_set_size_request (cards, 320, -1);
  return cards;
}

static GtkWidget *
action (const char *icon, const char *text, gboolean open)
{
  GtkWidget *button = gtk_button_new (), *box = gallery_row (8);

  gallery_add (box, gtk_image_new_from_icon_name (bones_icon_name (icon)));
  gallery_add (box, gtk_label_new (text));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "game-action");
  gtk_widget_set_sensitive (button, open);
  return button;
}

static GtkWidget *
tray (void)
{
  static const BonesDieLook looks[] = { { 6, 2, FALSE, TRUE, BONES_VERDICT_NONE },
                                        { 6, 3, FALSE, TRUE, BONES_VERDICT_NONE },
                                        { 6, 5, FALSE, FALSE, BONES_VERDICT_MEETS },
                                        { 6, 3, FALSE, FALSE, BONES_VERDICT_FAILS } };
  GtkWidget *box = gallery_column (10), *pool = bones_dice_pool_new (), *buttons = gallery_row (8),
            *keep;

  gtk_widget_add_css_class (box, "tray");
  gtk_box_append (GTK_BOX (box),
                  label ("Dauntless: roll 2 dice for damage, 5 or more holds", "prompt"));
  gtk_box_append (GTK_BOX (box), label ("56%", "chance"));
  g_object_set (pool, "size", 64, NULL);
  bones_dice_pool_set_dice (BONES_DICE_POOL (pool), looks, G_N_ELEMENTS (looks));
  gtk_box_append (GTK_BOX (box), pool);
  keep = gallery_add (buttons, action (NULL, "Keep 5", TRUE));
  gtk_widget_add_css_class (keep, "suggested-action");
  gallery_add (buttons, action ("reroll", "Reroll", TRUE));
  gallery_add (buttons, action ("cannon", "Fire", FALSE));
  gtk_box_append (GTK_BOX (box), buttons);
  return box;
}

static GtkWidget *
log_lines (void)
{
  static const struct {
    const char *text, *css_class;
  } lines[] = { { "Round 2", "heading" },
                { "The wind blows toward the north-east.", NULL },
                { "Fury fires to port at Dauntless: 4, short range, hits.", "undone" },
                { "Fury fires to starboard at Dauntless: 2 and 6, hits.", "newest" } };
  GtkWidget *box = gallery_column (0), *chips = gallery_row (6);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      GtkWidget *line = label (lines[i].text, "log-line");

      if (lines[i].css_class != NULL)
        gtk_widget_add_css_class (line, lines[i].css_class);
      gtk_box_append (GTK_BOX (box), line);
    }
  gallery_add (chips, chip ("anchor", "anchored", NULL));
  gallery_add (chips, chip ("aground", "aground", "warning"));
  gallery_add (chips, chip ("flame", "burning", "bad"));
  gallery_add (chips, chip ("end-turn", "freed", "good"));
  gallery_add (chips, chip ("flagship", "flagship", "flag"));
  gtk_box_append (GTK_BOX (box), chips);
  return box;
}

GtkWidget *
gallery_scenes (void)
{
  GtkWidget *all = gallery_row (18), *side = gallery_column (16);

  gtk_box_append (GTK_BOX (all), fleet_column (0));
  gtk_box_append (GTK_BOX (all), fleet_column (3));
  gtk_box_append (GTK_BOX (side), tray ());
  gtk_box_append (GTK_BOX (side), gallery_hull ("frigate", 0, 2));
  gtk_box_append (GTK_BOX (side), log_lines ());
  gtk_widget_set_size_request (side, 380, -1);
  gtk_box_append (GTK_BOX (all), side);
  return all;
}

static GtkWidget *
board (const BonesBoardLook *look, int size)
{
  GtkWidget *face = bones_board_face_new ();

  bones_board_face_set_look (BONES_BOARD_FACE (face), look);
  gtk_widget_set_size_request (face, size, size);
  return face;
}

/* A white knight beats up to a black queen, past a port. */
static BonesBoardLook
battle (void)
{
  BonesBoardLook look = { .files = 8, .ranks = 8, .n_pieces = 3, .wind = 6, .apart = 3 };

  look.pieces[0].look = (BonesPieceLook){ "knight", FALSE, 0, "R" };
  look.pieces[0].spot = (BonesBoardSpot){ 3, 1 };
  look.pieces[0].next = TRUE;
  look.pieces[1].look = (BonesPieceLook){ "queen", TRUE, 1, "B" };
  look.pieces[1].spot = (BonesBoardSpot){ 4, 5 };
  look.pieces[2].look = (BonesPieceLook){ "rook", TRUE, 2, "G" };
  look.pieces[2].spot = (BonesBoardSpot){ 7, 0 };
  for (guint i = 0; i < look.n_pieces; i++)
    look.pieces[i].letter[0] = *look.pieces[i].look.letter;
  look.moved = TRUE;
  look.from = (BonesBoardSpot){ 1, 0 };
  look.to = look.pieces[0].spot;
  return look;
}

/* The same, its squares asked: any within two of the knight. */
static BonesBoardLook
move (void)
{
  BonesBoardLook look = battle ();

  look.apart = -1;
  for (guint rank = 0; rank < 4; rank++)
    for (guint file = 1; file < 6; file++)
      {
        look.squares[rank * look.files + file].mark =
            rank == 3 && file == 4 ? BONES_MARK_CLASH : BONES_MARK_OPEN;
        look.squares[rank * look.files + file].apart = (gint) (4 - rank);
      }
  look.exits[2] = TRUE;
  return look;
}

GtkWidget *
gallery_boards (void)
{
  const BonesBoardLook still = battle (), moves = move ();
  BonesBoardLook asked = { .files = 8, .ranks = 8, .wind = 6, .apart = -1, .inward = TRUE };
  GtkWidget *all = gallery_column (18), *large = gallery_row (18), *small = gallery_row (18);

  for (guint edge = 0; edge < BONES_BOARD_EDGES; edge++)
    asked.exits[edge] = TRUE;
  gallery_add (large, board (&still, 420));
  gallery_add (large, board (&moves, 420));
  gallery_add (small, board (&moves, 354));
  gallery_add (small, board (&asked, 300));
  gallery_add (small, board (&asked, 354));
  gallery_add (small, board (&still, 148));
  gtk_box_append (GTK_BOX (all), large);
  gtk_box_append (GTK_BOX (all), small);
  return all;
}

/* The course of @n_fleets, each of which loses now and then; the cursor is in the middle. */
static GtkWidget *
course (guint n_fleets, int width)
{
  enum { STEPS = 24, MOST = 20 };
  GtkWidget *plot = bones_course_plot_new ();
  g_autofree char *letters = g_strndup ("RBGYPOTS", n_fleets);
  guint values[8];

  for (guint fleet = 0; fleet < n_fleets; fleet++)
    values[fleet] = MOST;
  bones_course_plot_begin (BONES_COURSE_PLOT (plot), letters, MOST, "10", "5");
  for (guint step = 0; step < STEPS; step++)
    {
      const guint loser = step * 5 % n_fleets;
      const gboolean loses = step % 3 == 1 && values[loser] >= 3;

      values[loser] -= loses ? 3 : 0;
      bones_course_plot_add (BONES_COURSE_PLOT (plot), values, step % 6 == 0 ? 1 + step / 6 : 0);
      if (loses)
        bones_course_plot_mark (BONES_COURSE_PLOT (plot), step, loser);
    }
  g_object_set (plot, "step", (guint) STEPS / 2, "text", "The course of a battle", NULL);
  gtk_widget_set_size_request (plot, width, -1);
  return plot;
}

/* Of a throw: less, just this, and more. */
static GtkWidget *
luck (double less, double same)
{
  BonesOddsBar *bar = BONES_ODDS_BAR (bones_odds_bar_new ());

  bones_odds_bar_add (bar, BONES_ODDS_BAR_SHADED, less, 0);
  bones_odds_bar_add (bar, BONES_ODDS_BAR_FULL, same, 0);
  bones_odds_bar_add (bar, BONES_ODDS_BAR_EMPTY, 1 - less - same, 0);
  bones_drawn_set_text (BONES_DRAWN (bar), "The luck of a throw");
  return GTK_WIDGET (bar);
}

GtkWidget *
gallery_courses (void)
{
  GtkWidget *all = gallery_column (18), *large = gallery_row (18), *small = gallery_row (18);

  gallery_add (large, course (2, 600));
  gallery_add (large, course (8, 600));
  gallery_add (small, course (4, 300));
  gallery_add (small, course (3, 300));
  gtk_box_append (GTK_BOX (all), large);
  gtk_box_append (GTK_BOX (all), small);
  gtk_box_append (GTK_BOX (all), luck (0.31, 0.12));
  gtk_box_append (GTK_BOX (all), luck (0, 0.01));
  gtk_box_append (GTK_BOX (all), luck (0.97, 0.03));
  return all;
}
