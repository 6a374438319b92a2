/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battle-file.h"

#include "content-set.h"
#include "envelope.h"
#include "json-read.h"
#include "json-text.h"

BonesFileKind
bones_file_kind (const char *text, gsize length)
{
  g_autoptr (JsonObject) object = NULL;
  const char *format = NULL;

  g_return_val_if_fail (text != NULL, BONES_FILE_OTHER);

  object = bones_json_parse_object (text, length, NULL);
  if (object == NULL || !bones_json_read_string (object, "format", &format, NULL))
    return BONES_FILE_OTHER;

  if (g_strcmp0 (format, BONES_ENVELOPE_FORMAT) == 0)
    return BONES_FILE_BATTLE;

  return g_strcmp0 (format, BONES_CONTENT_FORMAT) == 0 ? BONES_FILE_CONTENT : BONES_FILE_OTHER;
}

char *
bones_battle_file_write (BonesTable *table, gboolean whole)
{
  return bones_envelope_write (table, whole, BONES_NOBODY, G_MAXUINT32);
}

gint64
bones_battle_file_import (BonesStore *store, const char *text, gsize length, GError **error)
{
  g_autoptr (BonesEnvelope) envelope = bones_envelope_read (text, length, error);

  return envelope != NULL ? bones_envelope_import (envelope, store, error) : 0;
}
