/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "protocol.h"

#define REST                                                                                       \
  (60 * 1000) /* after this time without a request the database rests, in milliseconds             \
               */

/* Standard input, line by line. A line that is too long is dropped while it is read. */
typedef struct {
  BonesDesk *desk;
  GString *line;
  gboolean too_long;
} Session;

/* Answers a complete line. Returns FALSE if nobody reads the reply. */
static gboolean
answer_line (Session *self)
{
  g_autofree char *reply =
      self->too_long ? bones_desk_too_long ()
                     : bones_desk_handle (self->desk, self->line->str, (gssize) self->line->len);
  g_autofree char *line = g_strconcat (reply, "\n", NULL);

  g_string_truncate (self->line, 0);
  self->too_long = FALSE;
  return bones_cli_write (line, strlen (line));
}

static void
add_bytes (Session *self, const char *bytes, gsize n)
{
  if (self->line->len + n > BONES_DESK_MAX_LINE)
    {
      self->too_long = TRUE;
      g_string_truncate (self->line, 0);
    }

  if (!self->too_long)
    g_string_append_len (self->line, bytes, (gssize) n);
}

/* Answers every line that ends within these bytes. */
static gboolean
handle_bytes (Session *self, const char *bytes, gsize n)
{
  while (n > 0)
    {
      const char *end = memchr (bytes, '\n', n);
      const gsize length = end != NULL ? (gsize) (end - bytes) : n;

      add_bytes (self, bytes, length);
      if (end == NULL)
        return TRUE;

      if (!answer_line (self))
        return FALSE;

      bytes += length + 1;
      n -= length + 1;
    }

  return TRUE;
}

/* Waits for input; lets the database rest if there is none for a minute. */
static void
wait_for_input (BonesStore *store)
{
  struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };

  if (poll (&input, 1, REST) == 0)
    bones_store_rest (store);
}

static BonesExit
handle_input (Session *self, BonesStore *store)
{
  char buffer[65536];

  for (;;)
    {
      gssize n;

      wait_for_input (store);
      n = read (STDIN_FILENO, buffer, sizeof buffer);
      if (n < 0 && errno == EINTR)
        continue;

      if (n < 0)
        {
          bones_cli_print_error (_ ("Standard input cannot be read (%s)."), g_strerror (errno));
          return BONES_EXIT_CANNOT;
        }

      if (n == 0)
        break;

      if (!handle_bytes (self, buffer, (gsize) n))
        return BONES_EXIT_CANNOT;
    }

  if (self->line->len > 0 || self->too_long) /* the last line has no line break */
    return answer_line (self) ? BONES_EXIT_FINE : BONES_EXIT_CANNOT;

  return BONES_EXIT_FINE;
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesDesk) desk = NULL;
  g_autoptr (GString) line = g_string_new (NULL);

  if (!bones_cli_parse (&bones_command_table, NULL, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 1)
    return bones_cli_print_usage (&bones_command_table);

  store = bones_cli_open_store (database);
  if (store == NULL)
    return BONES_EXIT_CANNOT;

  desk = bones_desk_new (store);
  return handle_input (&(Session){ .desk = desk, .line = line }, store);
}

const BonesCommand bones_command_table = {
  "table",
  "[--database FILE]",
  N_ ("Play: one JSON request a line in, one reply a line out"),
  N_ ("docs/table-protocol.md describes the requests. It reads standard input until that ends."),
  run,
};
