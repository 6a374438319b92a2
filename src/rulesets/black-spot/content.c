/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include <string.h>

#define MOST_CARDS 99 /* of one kind of wind */

const char *const bs_wind_ids[BS_WIND_KINDS + 1] = { "N",  "NE", "E",  "SE",   "S",
                                                     "SW", "W",  "NW", "calm", NULL };

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, message);
  return FALSE;
}

static gboolean
read_number (GVariant *from, const char *key, gint64 lowest, gint64 highest, gint64 *number,
             GError **error)
{
  if (!g_variant_lookup (from, key, "x", number))
    return fail (error, "A number \"%s\" is missing", key);

  return (*number >= lowest && *number <= highest)
         || fail (error,
                  "\"%s\" is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT,
                  key, *number, lowest, highest);
}

/* BS-ACT-1 */
static gboolean
read_bucket (GVariant *from, guint8 *bucket, GError **error)
{
  static const char *const ids[] = { "sloops", "frigates", "men-o-war", NULL };
  const char *id = NULL;

  if (!g_variant_lookup (from, "bucket", "&s", &id) || !g_strv_contains (ids, id))
    return fail (error, "\"bucket\" is not sloops, frigates or men-o-war");

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      *bucket = BS_SLOOPS + i;

  return TRUE;
}

static gboolean
read_class (BsClass *class, GVariant *from, GError **error)
{
  gint64 cost, guns, hull, speed, turn, angle;

  if (!g_variant_lookup (from, "id", "s", &class->id))
    return fail (error, "A class has no \"id\"");

  g_variant_lookup (from, "needs", "s", &class->needs);
  if (!read_bucket (from, &class->bucket, error)
      || !read_number (from, "cost_halves", 1, 100, &cost, error)
      || !read_number (from, "gun_dice", 1, 9, &guns, error)
      || !read_number (from, "hull_dice", 1, 9, &hull, error)
      || !read_number (from, "speed_halves", 0, 100, &speed, error)
      || !read_number (from, "turn_cost_halves", 0, 100, &turn, error)
      || !read_number (from, "turn_degrees", 0, 360, &angle, error))
    {
      g_prefix_error (error, "Class \"%s\": ", class->id);
      return FALSE;
    }

  class->cost = cost;
  class->gun_dice = guns;
  class->hull_dice = hull;
  class->speed = speed * 50;
  class->turn_cost = turn * 50;
  class->turn_limit = angle;
  return TRUE;
}

static gboolean
read_classes (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) classes = g_variant_lookup_value (variant, "classes", G_VARIANT_TYPE ("av"));
  const gsize n = classes != NULL ? g_variant_n_children (classes) : 0;

  if (n == 0 || n > BS_MAX_CLASSES)
    return fail (error, "\"classes\" is not an array of 1 to %d classes", BS_MAX_CLASSES);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (classes, i);
      g_autoptr (GVariant) class = g_variant_get_variant (boxed);

      if (!g_variant_is_of_type (class, G_VARIANT_TYPE_VARDICT))
        return fail (error, "Class %" G_GSIZE_FORMAT " is not an object", i + 1);

      content->n_classes++;
      if (!read_class (&content->classes[i], class, error))
        return FALSE;
    }

  return TRUE;
}

/* the deck is data; kinds that are not named have no card. */
static gboolean
read_wind_deck (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) deck = g_variant_lookup_value (variant, "wind.deck", G_VARIANT_TYPE_VARDICT);
  const char *kind_id;
  GVariantIter cards;
  guint total = 0;

  if (deck == NULL)
    return fail (error, "\"wind.deck\" is not an object of numbers");

  g_variant_iter_init (&cards, deck);
  while (g_variant_iter_next (&cards, "{&sv}", &kind_id, NULL))
    if (!g_strv_contains (bs_wind_ids, kind_id))
      return fail (error, "\"wind.deck\" has a card \"%s\" that is no wind", kind_id);

  for (guint kind = 0; kind < BS_WIND_KINDS; kind++)
    {
      gint64 n = 0;
      g_autoptr (GVariant) given = g_variant_lookup_value (deck, bs_wind_ids[kind], NULL);

      if (given != NULL && !read_number (deck, bs_wind_ids[kind], 0, MOST_CARDS, &n, error))
        return FALSE;

      content->wind_deck[kind] = n;
      total += n;
    }

  return (total > 0 && total <= BONES_MAX_CARDS)
         || fail (error, "\"wind.deck\" has %u cards, not 1 to %d", total, BONES_MAX_CARDS);
}

gpointer
bs_content_new (GVariant *variant, GError **error)
{
  BsContent *content = g_new0 (BsContent, 1);

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE_VARDICT))
    fail (error, "The content is not an object");
  else if (read_classes (content, variant, error) && read_wind_deck (content, variant, error))
    return content;

  bs_content_free (content);
  return NULL;
}

void
bs_content_free (gpointer data)
{
  BsContent *content = data;

  for (guint i = 0; i < content->n_classes; i++)
    {
      g_free (content->classes[i].id);
      g_free (content->classes[i].needs);
    }

  g_free (content);
}

const BsClass *
bs_class (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsContent *content = setup->content;

  return &content->classes[MIN (game->ships[ship].kind, content->n_classes - 1)];
}
