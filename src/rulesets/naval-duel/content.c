/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define MOST_COPIES 18 /* of one card, so that all have room in the deck */

static gboolean
fail (GError **error, const char *key)
{
  g_set_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT,
               "The content has no \"%s\" that could be played with", key);
  return FALSE;
}

static gboolean
read_number (GVariant *from, const char *key, gint lowest, gint highest, gint *number,
             GError **error)
{
  gint64 found;

  if (!g_variant_lookup (from, key, "x", &found) || found < lowest || found > highest)
    return fail (error, key);

  *number = found;
  return TRUE;
}

static gboolean
read_byte (GVariant *from, const char *key, gint lowest, gint highest, guint8 *byte, GError **error)
{
  gint number = 0;

  if (!read_number (from, key, lowest, highest, &number, error))
    return FALSE;

  *byte = number;
  return TRUE;
}

static gboolean
read_signed (GVariant *from, const char *key, gint16 *value, GError **error)
{
  gint number = 0;

  if (!read_number (from, key, -20, 20, &number, error))
    return FALSE;

  *value = number;
  return TRUE;
}

static GVariant *
read_object (GVariant *from, const char *key, GError **error)
{
  GVariant *object = g_variant_lookup_value (from, key, G_VARIANT_TYPE_VARDICT);

  if (object == NULL)
    fail (error, key);

  return object;
}

static gboolean
read_start (NdContent *self, GVariant *from, GError **error)
{
  g_autoptr (GVariant) ship = read_object (from, "ship", error);

  for (guint rating = 0; ship != NULL && rating < ND_RATINGS; rating++)
    if (!read_signed (ship, nd_rating_ids[rating], &self->start[rating], error))
      return FALSE;

  return ship != NULL;
}

/* A table by die: up to which number it names which rating. The last has all that is left. */
static gboolean
read_table (guint8 *up_to, GVariant *from, const char *key, guint most, GError **error)
{
  g_autoptr (GVariant) table = read_object (from, key, error);

  for (guint rating = 0; table != NULL && rating < ND_RATINGS; rating++)
    if (!read_byte (table, nd_rating_ids[rating], rating > 0 ? up_to[rating - 1] : 0, 20,
                    &up_to[rating], error))
      return FALSE;

  return table != NULL && (up_to[ND_RATINGS - 1] >= most || fail (error, key));
}

/* From which total on a broadside costs one point, two, three: always more. */
static gboolean
read_points (NdContent *self, GVariant *from, GError **error)
{
  g_autoptr (GVariant) points = g_variant_lookup_value (from, "points_from", G_VARIANT_TYPE ("av"));
  const gsize n = points != NULL ? g_variant_n_children (points) : 0;

  if (n == 0 || n >= G_N_ELEMENTS (self->points))
    return fail (error, "points_from");

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (points, i);
      g_autoptr (GVariant) number = g_variant_get_variant (boxed);
      const gint64 total =
          g_variant_is_of_type (number, G_VARIANT_TYPE_INT64) ? g_variant_get_int64 (number) : 0;

      if (total <= (i > 0 ? self->points[i - 1] : 0) || total > 100)
        return fail (error, "points_from");

      self->points[i] = total;
    }

  return TRUE;
}

static gboolean
read_shot (NdShot *shot, GVariant *from, GError **error)
{
  const char *strikes = NULL;

  shot->strikes = -1;
  if (!read_signed (from, "range", &shot->range, error)
      || !read_signed (from, "broadside", &shot->broadside, error)
      || !read_signed (from, "attribute", &shot->attribute, error))
    return FALSE;

  if (!g_variant_lookup (from, "strikes", "&s", &strikes))
    return TRUE;

  for (guint rating = 0; rating < ND_RATINGS; rating++)
    if (g_str_equal (nd_rating_ids[rating], strikes))
      shot->strikes = rating;

  return shot->strikes >= 0 || fail (error, "strikes");
}

static gboolean
read_shots (NdContent *self, GVariant *from, GError **error)
{
  g_autoptr (GVariant) shots = read_object (from, "ammunition", error);

  for (guint i = 0; shots != NULL && i < ND_AMMUNITIONS; i++)
    {
      g_autoptr (GVariant) shot = read_object (shots, nd_ammunition_ids[i], error);

      if (shot == NULL || !read_shot (&self->shots[i], shot, error))
        return FALSE;
    }

  return shots != NULL;
}

static gboolean
read_cards (NdContent *self, GVariant *from, GError **error)
{
  g_autoptr (GVariant) cards = read_object (from, "cards", error);

  for (guint i = 0; cards != NULL && i < ND_CARDS; i++)
    {
      g_autoptr (GVariant) card = read_object (cards, nd_card_ids[i], error);

      if (card == NULL || !read_byte (card, "copies", 0, MOST_COPIES, &self->copies[i], error)
          || !read_byte (card, "bonus", 0, 20, &self->bonus[i], error))
        return FALSE;
    }

  return cards != NULL;
}

gpointer
nd_content_new (GVariant *variant, GError **error)
{
  g_autofree NdContent *self = g_new0 (NdContent, 1);

  if (!read_start (self, variant, error)
      || !read_table (self->creation, variant, "creation_up_to", 6, error)
      || !read_table (self->attribute, variant, "attribute_up_to", 6, error)
      || !read_byte (variant, "move_dice", 1, 20, &self->move_dice, error)
      || !read_byte (variant, "move_less", 0, 100, &self->move_less, error)
      || !read_byte (variant, "range", 1, 50, &self->range, error)
      || !read_byte (variant, "near", 0, 50, &self->near, error)
      || !read_points (self, variant, error)
      || !read_signed (variant, "sinks_at", &self->sinks_at, error)
      || !read_byte (variant, "prize_crew", 0, 20, &self->prize_crew, error)
      || !read_shots (self, variant, error) || !read_cards (self, variant, error))
    return NULL;

  return g_steal_pointer (&self);
}
