/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include "last-kept.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#define SUFFIX "-last"
#define MARK "crossbones last 1"
#define MOST_GAMES 1000000 /* higher numbers are not noted: the file stays small */

/* The beginning of the file: the rest are the last entries, by the number of the game. */
typedef struct {
  char mark[24];
  guint64 device, file; /* of the database */
} Head;

struct _BonesLastKept {
  int file;
};

static off_t
place_of (gint64 game)
{
  return (off_t) sizeof (Head) + (off_t) (game - 1) * (off_t) sizeof (guint32);
}

static gboolean
make_head (const char *database, Head *head)
{
  GStatBuf info;

  memset (head, 0, sizeof *head);
  if (g_stat (database, &info) != 0)
    return FALSE;

  memcpy (head->mark, MARK, sizeof MARK);
  head->device = info.st_dev;
  head->file = info.st_ino;
  return TRUE;
}

/* Empties the file if it is of another database. */
static gboolean
claim (int file, const Head *head)
{
  Head found;

  if (pread (file, &found, sizeof found, 0) == (gssize) sizeof found
      && memcmp (&found, head, sizeof found) == 0)
    return TRUE;

  return ftruncate (file, 0) == 0 && pwrite (file, head, sizeof *head, 0) == (gssize) sizeof *head;
}

BonesLastKept *
bones_last_kept_open (const char *database)
{
  g_autofree char *path = NULL;
  BonesLastKept *self;
  Head head;
  int file;

  g_return_val_if_fail (database != NULL, NULL);

  path = g_strconcat (database, SUFFIX, NULL);
  if (!make_head (database, &head))
    return NULL;

  file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0)
    return NULL;

  if (!claim (file, &head))
    {
      close (file);
      return NULL;
    }

  self = g_new (BonesLastKept, 1);
  self->file = file;
  return self;
}

void
bones_last_kept_close (BonesLastKept *self)
{
  if (self == NULL)
    return;

  close (self->file);
  g_free (self);
}

/* A failure only means that less is known. */
void
bones_last_kept_note (BonesLastKept *self, gint64 game, guint32 seq)
{
  if (self != NULL && game >= 1 && game <= MOST_GAMES)
    (void) !pwrite (self->file, &seq, sizeof seq, place_of (game));
}

guint32
bones_last_kept_get (BonesLastKept *self, gint64 game)
{
  guint32 seq = 0;

  if (self == NULL || game < 1 || game > MOST_GAMES
      || pread (self->file, &seq, sizeof seq, place_of (game)) != (gssize) sizeof seq)
    return 0;

  return seq;
}
