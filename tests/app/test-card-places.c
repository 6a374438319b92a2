/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where things stand on a ship's card, at every width: without a display. */
#include "card-places.h"

#define THUMB 44
#define WIDEST 1400
#define NOTES 34 /* pixels: two lines */

static const BonesCardPlan plans[] = {
  { TRUE, 2, { BONES_ZONE_HOLES, BONES_ZONE_COUNT } },
  { FALSE, 3, { BONES_ZONE_NUMBER, BONES_ZONE_NUMBER, BONES_ZONE_NUMBER } },
  { FALSE, 1, { BONES_ZONE_HOLES } },
  { FALSE, 1, { BONES_ZONE_PEGS } },
  { TRUE, 3, { BONES_ZONE_PEGS, BONES_ZONE_HOLES, BONES_ZONE_PEGS } },
  { FALSE, 0, { BONES_ZONE_COUNT } },
};

typedef void (*Check) (const BonesCardPlaces *places, const BonesCardPlan *plan, int width,
                       double scale);

/* With and without notes. */
static void
at_every_width (gconstpointer data)
{
  const Check check = *(const Check *) data;
  const double scales[] = { 1, 1.25, 2 };
  BonesCardPlaces places;

  for (guint s = 0; s < G_N_ELEMENTS (scales); s++)
    for (guint p = 0; p < G_N_ELEMENTS (plans); p++)
      for (int width = (int) (BONES_LEAST_CARD * scales[s]); width <= WIDEST; width++)
        {
          bones_card_places_lay_out (&places, &plans[p], width, scales[s]);
          check (&places, &plans[p], width, scales[s]);
          bones_card_places_add_notes (&places, NOTES);
          check (&places, &plans[p], width, scales[s]);
        }
}

static void
assert_thumb (const GdkRectangle *place, double scale)
{
  g_assert_cmpint (place->width, >=, (int) (THUMB * scale));
  g_assert_cmpint (place->height, >=, (int) (THUMB * scale));
}

static void
check_thumbs (const BonesCardPlaces *places, const BonesCardPlan *plan, int width, double scale)
{
  assert_thumb (&places->token, scale);
  for (guint i = 0; i < plan->n_zones; i++)
    assert_thumb (&places->zones[i], scale);
}

static void
assert_apart (const GdkRectangle *a, const GdkRectangle *b)
{
  GdkRectangle both;

  if (a->width > 0 && a->height > 0 && b->width > 0 && b->height > 0)
    g_assert_false (gdk_rectangle_intersect (a, b, &both));
}

static void
check_apart (const BonesCardPlaces *places, const BonesCardPlan *plan, int width, double scale)
{
  const GdkRectangle card = { 0, 0, width, places->height };
  const GdkRectangle *all[5 + BONES_MOST_ZONES] = { &places->picture, &places->words, &places->dice,
                                                    &places->token, &places->notes };
  const guint n = 5 + plan->n_zones;

  for (guint i = 0; i < plan->n_zones; i++)
    all[5 + i] = &places->zones[i];
  for (guint i = 0; i < n; i++)
    {
      GdkRectangle inside;

      if (all[i]->width == 0 || all[i]->height == 0)
        continue;

      g_assert_true (gdk_rectangle_intersect (all[i], &card, &inside));
      g_assert_true (gdk_rectangle_equal (all[i], &inside));
      for (guint j = 0; j < i; j++)
        assert_apart (all[i], all[j]);
    }
}

/* A name of six letters, or a word for a state. */
static void
check_words (const BonesCardPlaces *places, const BonesCardPlan *plan, int width, double scale)
{
  g_assert_cmpfloat (places->words.width, >=, 72 * scale);
}

/* Peg boards have all of a card's width, until there is plenty of it. */
static void
check_boards (const BonesCardPlaces *places, const BonesCardPlan *plan, int width, double scale)
{
  for (guint i = 0; i < plan->n_zones; i++)
    if (plan->kinds[i] == BONES_ZONE_PEGS)
      g_assert_cmpint (places->zones[i].width, >=,
                       MIN (width - (int) (5 * places->unit), (int) (250 * scale)));
}

/* What is noted makes a card higher by what it needs, and moves what stands below it. */
static void
test_notes (void)
{
  BonesCardPlaces plain, noted;

  bones_card_places_lay_out (&plain, &plans[3], 300, 1);
  noted = plain;
  bones_card_places_add_notes (&noted, 0);
  g_assert_cmpint (noted.height, ==, plain.height);
  bones_card_places_add_notes (&noted, NOTES);
  g_assert_cmpint (noted.notes.height, ==, NOTES);
  g_assert_cmpint (noted.height, >=, plain.height + NOTES);
  g_assert_cmpint (noted.zones[0].y - plain.zones[0].y, ==, noted.height - plain.height);
  g_assert_cmpint (noted.token.y, ==, plain.token.y);
}

static void
test_mirror (void)
{
  const GdkRectangle place = { 10, 3, 40, 20 };
  const GdkRectangle there = bones_card_places_mirror (&place, 200);
  const GdkRectangle back = bones_card_places_mirror (&there, 200);

  g_assert_cmpint (there.x, ==, 150);
  g_assert_true (gdk_rectangle_equal (&back, &place));
}

int
main (int argc, char **argv)
{
  static const Check thumbs = check_thumbs, apart = check_apart, words = check_words,
                     boards = check_boards;

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/card-places/thumbs", &thumbs, at_every_width);
  g_test_add_data_func ("/card-places/apart", &apart, at_every_width);
  g_test_add_data_func ("/card-places/words", &words, at_every_width);
  g_test_add_data_func ("/card-places/boards", &boards, at_every_width);
  g_test_add_func ("/card-places/notes", test_notes);
  g_test_add_func ("/card-places/mirror", test_mirror);
  return g_test_run ();
}
