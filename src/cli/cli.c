/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "battle-file.h"
#include "view.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* The first error of standard output; 0: none. */
static int output_error;

/* Also those above 0x7f, which take two bytes in UTF-8. */
void
bones_cli_disarm (char *text)
{
  for (guchar *at = (guchar *) text; *at != '\0'; at++)
    if ((*at < ' ' && *at != '\n' && *at != '\t') || *at == 0x7f)
      *at = '?';
    else if (at[0] == 0xc2 && at[1] >= 0x80 && at[1] <= 0x9f)
      at[0] = at[1] = '?';
}

void
bones_cli_print_error (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  bones_cli_disarm (message);
  g_printerr ("crossbones-cli: %s\n", message);
}

BonesExit
bones_cli_print_usage (const BonesCommand *command)
{
  g_printerr (_ ("Usage: crossbones-cli %s %s\n“crossbones-cli %s --help” explains it.\n"),
              command->name, command->arguments, command->name);
  return BONES_EXIT_USAGE;
}

gboolean
bones_cli_parse (const BonesCommand *command, const GOptionEntry *own, char **database, int *argc,
                 char ***argv)
{
  const GOptionEntry entries[] = {
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, database,
      N_ ("The database to use instead of the user’s own; “:memory:” keeps nothing"), N_ ("FILE") },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments);
  g_autofree char *name = g_strdup_printf ("crossbones-cli %s", command->name);
  g_autoptr (GError) error = NULL;

  g_set_prgname (name);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, command->summary);
  if (command->more != NULL)
    g_option_context_set_description (context, command->more);

  if (database != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  if (own != NULL)
    g_option_context_add_main_entries (context, own, GETTEXT_PACKAGE);

  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;

  bones_cli_print_error ("%s", error->message);
  return FALSE;
}

BonesStore *
bones_cli_open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *own = path == NULL ? bones_store_default_path (&error) : NULL;
  BonesStore *store = NULL;

  if (path != NULL || own != NULL)
    store = bones_store_open (path != NULL ? path : own, &error);

  if (store == NULL)
    bones_cli_print_error ("%s", error->message);

  return store;
}

gint64
bones_cli_game_number (const char *text)
{
  gint64 number = 0;

  return g_ascii_string_to_signed (text, 10, 1, G_MAXINT32, &number, NULL) ? number : 0;
}

BonesTable *
bones_cli_open_game (BonesStore *store, const char *number)
{
  g_autoptr (GError) error = NULL;
  const gint64 game = bones_cli_game_number (number);
  BonesTable *table;

  if (game == 0)
    {
      bones_cli_print_error (
          _ ("“%s” is not the number of a battle. “crossbones-cli games” lists the numbers."),
          number);
      return NULL;
    }

  table = bones_table_open (store, game, &error);
  if (table == NULL)
    bones_cli_print_error ("%s", error->message);

  return table;
}

/* Reads until the end or until there is more than @most. */
static gboolean
read_all (int file, GByteArray *bytes, gsize most)
{
  guint8 buffer[16384];

  for (;;)
    {
      const gssize n = read (file, buffer, sizeof buffer);

      if (n < 0 && errno == EINTR)
        continue;

      if (n <= 0)
        return n == 0;

      g_byte_array_append (bytes, buffer, (guint) n);
      if (bytes->len > most)
        {
          errno = EFBIG;
          return FALSE;
        }
    }
}

GBytes *
bones_cli_read_file (const char *path, gsize most)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const gboolean is_input = g_str_equal (path, "-");
  const int file = is_input ? STDIN_FILENO : open (path, O_RDONLY | O_CLOEXEC);
  const gboolean read = file >= 0 && read_all (file, bytes, most);
  const int saved = errno;

  if (file >= 0 && !is_input)
    close (file);

  if (read)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  bones_cli_print_error (_ ("“%s” cannot be read (%s)."), path, g_strerror (saved));
  return NULL;
}

BonesEnvelope *
bones_cli_read_envelope (const char *path)
{
  g_autoptr (GBytes) bytes = bones_cli_read_file (path, BONES_BATTLE_FILE_MAX_BYTES);
  g_autoptr (GError) error = NULL;
  BonesEnvelope *envelope;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;

  text = g_bytes_get_data (bytes, &length);
  envelope = bones_envelope_read (text != NULL ? text : "", length, &error);
  if (envelope == NULL)
    bones_cli_print_error ("%s: %s", path, error->message);

  return envelope;
}

static BonesTable *
open_file (BonesStore *store, const char *path)
{
  g_autoptr (BonesEnvelope) envelope = bones_cli_read_envelope (path);
  g_autoptr (GError) error = NULL;
  BonesTable *table;
  gint64 game;

  if (envelope == NULL)
    return NULL;

  game = bones_envelope_import_as_it_is (envelope, store, &error);
  table = game != 0 ? bones_table_open (store, game, &error) : NULL;
  if (table == NULL)
    bones_cli_print_error ("%s: %s", path, error->message);

  return table;
}

BonesTable *
bones_cli_open_battle (const char *database, const char *battle, BonesStore **store)
{
  const gboolean is_game = bones_cli_game_number (battle) > 0;

  *store = bones_cli_open_store (is_game ? database : ":memory:");
  if (*store == NULL)
    return NULL;

  return is_game ? bones_cli_open_game (*store, battle) : open_file (*store, battle);
}

gint
bones_cli_find_viewer (BonesTable *table, const char *name)
{
  const gint fleet =
      name != NULL ? bones_names_find_fleet (bones_view_names (table), name) : BONES_NOBODY;

  if (fleet < 0)
    bones_cli_print_error (_ ("There is no fleet “%s” in this battle."), name);

  return fleet;
}

gboolean
bones_cli_write (const char *text, gsize length)
{
  while (length > 0)
    {
      const gssize n = write (STDOUT_FILENO, text, length);

      if (n < 0 && errno == EINTR)
        continue;

      if (n < 0)
        {
          if (output_error == 0)
            output_error = errno;
          return FALSE;
        }

      text += n;
      length -= (gsize) n;
    }

  return TRUE;
}

void
bones_cli_print (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  bones_cli_disarm (text);
  bones_cli_write (text, strlen (text));
}

BonesExit
bones_cli_finish (BonesExit status)
{
  if (output_error == 0)
    return status;

  if (output_error != EPIPE) /* it is no fault that the reader has enough */
    bones_cli_print_error (_ ("Standard output cannot be written (%s)."),
                           g_strerror (output_error));
  return BONES_EXIT_CANNOT;
}

BonesExit
bones_cli_print_failure (const GError *error)
{
  bones_cli_print_error ("%s", error->message);
  return BONES_EXIT_CANNOT;
}

BonesExit
bones_cli_write_to (const char *path, int mode, const char *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;
  GStatBuf there;

  if (path == NULL)
    return bones_cli_write (bytes, length) ? BONES_EXIT_FINE : BONES_EXIT_CANNOT;

  if (g_lstat (path, &there) == 0 && !S_ISREG (there.st_mode))
    {
      bones_cli_print_error (
          _ ("“%s” is a device, a pipe, a folder or a link. Name a file; without "
             "--output, the text goes to standard output."),
          path);
      return BONES_EXIT_CANNOT;
    }

  return g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_CONSISTENT,
                                   mode, &error)
             ? BONES_EXIT_FINE
             : bones_cli_print_failure (error);
}

void
bones_cli_print_sentences (const GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    bones_cli_print ("  %s\n", (const char *) g_ptr_array_index (sentences, i));
}
