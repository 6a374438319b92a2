/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "chosen-file.h"

#include "bones-config.h"

/* As data/crossbones.mime.xml has them, which may not be installed. */
static char *
guess_type (const char *name)
{
  static const struct {
    const char *suffix, *type;
  } own[] = {
    { ".crossbones", "application/x-crossbones" },
    { ".crossbones-fleet", "application/x-crossbones-fleet" },
    { ".crossbones-content", "application/x-crossbones-content" },
  };
  g_autofree char *content = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_has_suffix (name, own[i].suffix))
      return g_strdup (own[i].type);
  content = g_content_type_guess (name, NULL, 0, NULL);
  return g_content_type_get_mime_type (content);
}

static void
remember (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file), *name = g_file_get_basename (file);
  g_autofree char *type = guess_type (name);
  char exec[] = "crossbones %u", program[] = "Crossbones";
  const GtkRecentData data = { .mime_type = type, .app_name = program, .app_exec = exec };

  if (type != NULL && gtk_is_initialized ())
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

GBytes *
bones_chosen_file_read (GFile *file, gsize most, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = g_file_read (file, NULL, error);
  if (stream != NULL) /* one byte more than is allowed, so that a longer file is noticed */
    bytes = g_input_stream_read_bytes (G_INPUT_STREAM (stream), most + 1, NULL, error);
  if (bytes == NULL)
    return NULL;
  if (g_bytes_get_size (bytes) <= most)
    {
      remember (file);
      return g_steal_pointer (&bytes);
    }

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE,
               _ ("The file is longer than %" G_GSIZE_FORMAT " bytes."), most);
  return NULL;
}

gboolean
bones_chosen_file_write (GFile *file, const char *bytes, gsize length, GError **error)
{
  GFileType type;

  g_return_val_if_fail (G_IS_FILE (file) && bytes != NULL, FALSE);

  type = g_file_query_file_type (file, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL);
  if (type != G_FILE_TYPE_UNKNOWN && type != G_FILE_TYPE_REGULAR)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           _ ("It is a device, a pipe, a folder or a link, not a file."));
      return FALSE;
    }

  if (!g_file_replace_contents (file, bytes, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                error))
    return FALSE;

  remember (file);
  return TRUE;
}
