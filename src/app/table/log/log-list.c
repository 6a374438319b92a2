/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-list.h"

#include <gio/gio.h>
#include <string.h>

struct _BonesLogListItem {
  GObject parent_instance;

  GPtrArray *log; /* owned: a reference to the line */
  const BonesLogLine *line;
};

G_DEFINE_FINAL_TYPE (BonesLogListItem, bones_log_list_item, G_TYPE_OBJECT)

static void
bones_log_list_item_finalize (GObject *object)
{
  BonesLogListItem *self = BONES_LOG_LIST_ITEM (object);

  g_ptr_array_unref (self->log);
  G_OBJECT_CLASS (bones_log_list_item_parent_class)->finalize (object);
}

static void
bones_log_list_item_class_init (BonesLogListItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_log_list_item_finalize;
}

static void
bones_log_list_item_init (BonesLogListItem *self)
{
}

const BonesLogLine *
bones_log_list_item_get_line (BonesLogListItem *self)
{
  g_return_val_if_fail (BONES_IS_LOG_LIST_ITEM (self), NULL);

  return self->line;
}

struct _BonesLogList {
  GObject parent_instance;

  /* Owned */
  GPtrArray *log;   /* oldest first; NULL until there is one */
  GPtrArray *lines; /* BonesLogLine, in reading order */
  char *wanted;     /* in lower case; NULL: anything */

  guint filter; /* BonesLogFilter */
  guint most;   /* lines that are offered */
  guint shown;  /* lines that are, the first ones */
};

static void bones_log_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BonesLogList, bones_log_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bones_log_list_model_init))

static GType
bones_log_list_get_item_type (GListModel *model)
{
  return BONES_TYPE_LOG_LIST_ITEM;
}

static guint
bones_log_list_get_n_items (GListModel *model)
{
  return BONES_LOG_LIST (model)->shown;
}

static gpointer
bones_log_list_get_item (GListModel *model, guint position)
{
  BonesLogList *self = BONES_LOG_LIST (model);
  BonesLogListItem *item;

  if (position >= self->shown)
    return NULL;

  item = g_object_new (BONES_TYPE_LOG_LIST_ITEM, NULL);
  item->log = g_ptr_array_ref (self->log);
  item->line = g_ptr_array_index (self->lines, position);
  return item;
}

static void
bones_log_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bones_log_list_get_item_type;
  iface->get_n_items = bones_log_list_get_n_items;
  iface->get_item = bones_log_list_get_item;
}

static void
bones_log_list_finalize (GObject *object)
{
  BonesLogList *self = BONES_LOG_LIST (object);

  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_ptr_array_unref (self->lines);
  g_free (self->wanted);
  G_OBJECT_CLASS (bones_log_list_parent_class)->finalize (object);
}

static void
bones_log_list_class_init (BonesLogListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_log_list_finalize;
}

static void
bones_log_list_init (BonesLogList *self)
{
  self->lines = g_ptr_array_new ();
  self->most = G_MAXUINT;
}

BonesLogList *
bones_log_list_new (void)
{
  return g_object_new (BONES_TYPE_LOG_LIST, NULL);
}

static gboolean
contains (const char *text, const char *wanted)
{
  g_autofree char *lower = text != NULL ? g_utf8_casefold (text, -1) : NULL;

  return lower != NULL && strstr (lower, wanted) != NULL;
}

static gboolean
is_of_filter (const BonesLogLine *line, guint filter)
{
  switch (filter)
    {
    case BONES_LOG_ALL:
      return TRUE;
    case BONES_LOG_DICE:
      return line->dice != NULL;
    case BONES_LOG_NOTES:
      return line->kind == BONES_LOG_NOTE || line->kind == BONES_LOG_RULING;
    case BONES_LOG_CHANGES:
      return line->undone || line->kind == BONES_LOG_BY_HAND || line->kind == BONES_LOG_OPTION
             || line->kind == BONES_LOG_TAKEN_BACK || line->kind == BONES_LOG_DONE_AGAIN
             || line->kind == BONES_LOG_PUT_RIGHT;
    default:
      return line->fleet == filter - BONES_LOG_OF_FLEET;
    }
}

static gboolean
is_wanted (BonesLogList *self, const BonesLogLine *line)
{
  return is_of_filter (line, self->filter)
         && (self->wanted == NULL || contains (line->text, self->wanted)
             || contains (line->brief, self->wanted) || contains (line->dice, self->wanted));
}

/* The heading of a round comes before its lines in the log, and is above them in the list. */
static GPtrArray *
put_in_order (BonesLogList *self, const GPtrArray *log)
{
  const gboolean filtered = self->filter != BONES_LOG_ALL || self->wanted != NULL;
  GPtrArray *lines = g_ptr_array_sized_new (log->len);
  guint end = log->len;

  for (guint i = log->len; i-- > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);
      guint above;

      if (!line->heading && i > 0)
        continue;

      if (line->heading)
        g_ptr_array_add (lines, (gpointer) line);
      above = lines->len;
      for (guint k = end; k-- > i + line->heading;)
        if (!filtered || is_wanted (self, g_ptr_array_index (log, k)))
          g_ptr_array_add (lines, g_ptr_array_index (log, k));
      if (filtered && line->heading && lines->len == above)
        g_ptr_array_set_size (lines, (gint) above - 1);
      end = i;
    }
  return lines;
}

/* How many lines of @lines, from @at to @end, are not in @known. */
static guint
count_unknown (const GPtrArray *lines, guint at, guint end, GHashTable *known)
{
  guint n = 0;

  while (at + n < end && !g_hash_table_contains (known, lines->pdata[at + n]))
    n++;
  return n;
}

static GHashTable *
set_of (const GPtrArray *lines, guint at, guint end)
{
  GHashTable *set = g_hash_table_new (NULL, NULL);

  for (guint i = at; i < end; i++)
    g_hash_table_add (set, lines->pdata[i]);
  return set;
}

static void
set_shown (BonesLogList *self, guint shown)
{
  const guint before = self->shown;

  self->shown = shown;
  if (shown > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, shown - before);
  else if (shown < before)
    g_list_model_items_changed (G_LIST_MODEL (self), shown, before - shown, 0);
}

/* Replaces @removed lines from @at on by @added of @now. What no longer fits at the end goes first,
 * so that the rows between stay. */
static void
replace_lines (BonesLogList *self, guint at, guint removed, const GPtrArray *now, guint added)
{
  const guint out = MIN (removed, self->shown - MIN (at, self->shown));
  const guint in = MIN (added, self->most - MIN (at, self->most));

  if (self->shown - out + in > self->most)
    set_shown (self, self->most - in + out);
  if (removed > 0)
    g_ptr_array_remove_range (self->lines, at, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (self->lines, (gint) (at + i), now->pdata[at + i]);
  self->shown = self->shown - out + in;
  if (out > 0 || in > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), at, out, in);
}

/* Changes the lines to @now piece by piece, so that rows of lines that stay are not made again. An
 * undo changes a line at the top and one far below; what is above and below all changes is not
 * looked at. */
static void
become (BonesLogList *self, const GPtrArray *now)
{
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;
  guint at = 0, below = 0;

  while (at < MIN (self->lines->len, now->len) && self->lines->pdata[at] == now->pdata[at])
    at++;
  while (below < MIN (self->lines->len, now->len) - at
         && self->lines->pdata[self->lines->len - 1 - below] == now->pdata[now->len - 1 - below])
    below++;

  before = set_of (self->lines, at, self->lines->len - below);
  after = set_of (now, at, now->len - below);
  while (at + below < MAX (self->lines->len, now->len))
    {
      guint removed, added;

      if (at + below < MIN (self->lines->len, now->len) && self->lines->pdata[at] == now->pdata[at])
        {
          at++;
          continue;
        }
      removed = count_unknown (self->lines, at, self->lines->len - below, after);
      added = count_unknown (now, at, now->len - below, before);
      if (removed == 0 && added == 0) /* in another order */
        {
          removed = self->lines->len - below - at;
          added = now->len - below - at;
        }
      replace_lines (self, at, removed, now, added);
      at += added;
    }
  set_shown (self, MIN (self->most, self->lines->len));
}

void
bones_log_list_set_log (BonesLogList *self, GPtrArray *log)
{
  g_autoptr (GPtrArray) now = NULL;
  GPtrArray *was_log;

  g_return_if_fail (BONES_IS_LOG_LIST (self) && log != NULL);

  now = put_in_order (self, log);
  was_log = self->log;
  self->log = g_ptr_array_ref (log);
  become (self, now);
  g_clear_pointer (&was_log, g_ptr_array_unref); /* rows may have shown its lines */
}

void
bones_log_list_set_most (BonesLogList *self, guint most)
{
  g_return_if_fail (BONES_IS_LOG_LIST (self));

  self->most = most;
  set_shown (self, MIN (most, self->lines->len));
}

void
bones_log_list_set_filter (BonesLogList *self, guint filter, const char *text)
{
  g_return_if_fail (BONES_IS_LOG_LIST (self));

  g_free (self->wanted);
  self->wanted = text != NULL && *text != '\0' ? g_utf8_casefold (text, -1) : NULL;
  self->filter = filter;
  if (self->log != NULL)
    bones_log_list_set_log (self, self->log);
}

guint
bones_log_list_count (BonesLogList *self)
{
  guint n = 0;

  g_return_val_if_fail (BONES_IS_LOG_LIST (self), 0);

  for (guint i = 0; i < self->lines->len; i++)
    n += !((const BonesLogLine *) g_ptr_array_index (self->lines, i))->heading;
  return n;
}

const GPtrArray *
bones_log_list_get_log (BonesLogList *self)
{
  g_return_val_if_fail (BONES_IS_LOG_LIST (self), NULL);

  return self->log;
}

const BonesLogLine *
bones_log_list_get_line (BonesLogList *self, guint position)
{
  g_return_val_if_fail (BONES_IS_LOG_LIST (self), NULL);

  return position < self->lines->len ? g_ptr_array_index (self->lines, position) : NULL;
}

gint
bones_log_list_find (BonesLogList *self, guint32 seq)
{
  gint found = -1;
  guint32 best = 0;

  g_return_val_if_fail (BONES_IS_LOG_LIST (self), -1);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (self->lines, i);

      if (line->seq <= seq && line->seq > best)
        {
          found = (gint) i;
          best = line->seq;
        }
    }
  return found;
}
