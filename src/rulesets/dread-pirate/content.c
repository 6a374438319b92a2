/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

#define MOST_PORTS 32

static gboolean
fail (GError **error, const char *key)
{
  g_set_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT,
               "The content has no \"%s\" that could be played with", key);
  return FALSE;
}

static gboolean
read_byte (GVariant *from, const char *key, gint lowest, gint highest, guint8 *byte, GError **error)
{
  gint64 found;

  if (!g_variant_lookup (from, key, "x", &found) || found < lowest || found > highest)
    return fail (error, key);

  *byte = (guint8) found;
  return TRUE;
}

static gboolean
read_piece (GVariant *from, guint8 *piece, GError **error)
{
  const char *id = NULL;

  if (!g_variant_lookup (from, "piece", "&s", &id))
    return fail (error, "piece");

  for (guint i = DP_PAWN; i < DP_PIECES; i++)
    if (g_str_equal (dp_piece_ids[i], id))
      {
        *piece = (guint8) i;
        return TRUE;
      }

  return fail (error, "piece");
}

/* DP-FIR-02: a row of the table, by the class that is fired at. */
static gboolean
read_row (DpClass *class, GVariant *from, GError **error)
{
  g_autoptr (GVariant) row = g_variant_lookup_value (from, "to_hit", G_VARIANT_TYPE_VARDICT);

  for (guint kind = 0; row != NULL && kind < DP_PORT; kind++)
    if (!read_byte (row, dp_kind_ids[kind], 1, 99, &class->to_hit[kind], error))
      return FALSE;

  return row != NULL || fail (error, "to_hit");
}

/* DP-SHP-01 */
static gboolean
read_class (DpClass *class, GVariant *from, const char *id, GError **error)
{
  const char *found = NULL;

  if (!g_variant_lookup (from, "id", "&s", &found) || !g_str_equal (found, id))
    return fail (error, id);

  return read_byte (from, "decks", 0, 20, &class->decks, error)
         && read_byte (from, "crew", 1, 99, &class->crew, error)
         && read_byte (from, "advantage", 0, 20, &class->advantage, error)
         && read_byte (from, "hold", 0, 99, &class->hold, error)
         && read_piece (from, &class->piece, error) && read_row (class, from, error);
}

/* The classes in their order, from the smallest to the largest. */
static gboolean
read_classes (DpContent *self, GVariant *from, GError **error)
{
  g_autoptr (GVariant) classes = g_variant_lookup_value (from, "classes", G_VARIANT_TYPE ("av"));

  if (classes == NULL || g_variant_n_children (classes) != DP_PORT)
    return fail (error, "classes");

  for (guint kind = 0; kind < DP_PORT; kind++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (classes, kind);
      g_autoptr (GVariant) class = g_variant_get_variant (boxed);

      if (!g_variant_is_of_type (class, G_VARIANT_TYPE_VARDICT))
        return fail (error, "classes");

      if (!read_class (&self->classes[kind], class, dp_kind_ids[kind], error))
        return FALSE;
    }

  return TRUE;
}

gpointer
dp_content_new (GVariant *variant, GError **error)
{
  g_autofree DpContent *self = g_new0 (DpContent, 1);
  const struct {
    const char *key;
    guint8 lowest, highest;
    guint8 *byte;
  } numbers[] = {
    { "ports", 1, MOST_PORTS, &self->ports },
    { "port_to_hit", 1, 99, &self->port_to_hit },
    { "to_hit_dice", 1, 10, &self->to_hit_dice },
    { "near", 0, 9, &self->near },
    { "dread_pirate_damage", 0, 20, &self->dread_damage },
    { "surprise_up_to", 0, 6, &self->surprise },
    { "dread_pirate_surprise_up_to", 0, 6, &self->dread_surprise },
    { "move_less", 0, 20, &self->move_less },
    { "boarding_bonus", 0, 99, &self->boarding_bonus },
    { "jewels", 0, 99, &self->jewels },
    { "doubloons", 0, 99, &self->doubloons },
    { "grape_shot_damage", 0, 20, &self->grape_damage },
    { "grape_shot_below", 0, 9, &self->grape_below },
    { "more_sails", 0, 20, &self->sails_bonus },
  };

  if (!read_classes (self, variant, error))
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!read_byte (variant, numbers[i].key, numbers[i].lowest, numbers[i].highest, numbers[i].byte,
                    error))
      return NULL;

  return g_steal_pointer (&self);
}
