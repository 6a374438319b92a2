/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "salvage.h"
#include "table-private.h"
#include "ways-out.h"

typedef struct {
  BonesStore *from, *to;
  BonesSalvage *salvage;
} Work;

void
bones_salvage_clear (BonesSalvage *salvage)
{
  g_clear_pointer (&salvage->sentences, g_ptr_array_unref);
}

static void
tell_work (Work *work, char *sentence)
{
  g_ptr_array_add (work->salvage->sentences, sentence);
}

/* Takes @name. */
static void
tell_loss (Work *work, char *name, const GError *why)
{
  work->salvage->lost++;
  if (g_error_matches (why, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED))
    /* Translators: %s is “Battle 7”, “Fleet 3” or “Content set 2” */
    tell_work (work, g_strdup_printf (_ ("%s is damaged and cannot be read."), name));
  else
    /* Translators: the second %s is a sentence */
    tell_work (work, g_strdup_printf (_ ("%s cannot be read. %s"), name, why->message));

  g_free (name);
}

static void
tell_battle (Work *work, BonesTable *table, gint64 number)
{
  const BonesGameRecord *record = bones_table_get_record (table);

  work->salvage->battles++;
  if (bones_table_get_misfit (table) == NULL)
    {
      tell_work (work,
                 g_strdup_printf (_ ("Battle %d, “%s”, is battle %d now, with all its entries."),
                                  (int) record->id, record->title, (int) number));
      return;
    }

  work->salvage->cut++;
  tell_work (work, g_strdup_printf (
                       _ ("Battle %d, “%s”, is battle %d now, up to its last good entry; "
                          "%u entries could be read."),
                       (int) record->id, record->title, (int) number, bones_table_get_seq (table)));
}

/* FALSE if it cannot be written. */
static gboolean
bring_battle (Work *work, gint64 id, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BonesTable) table = bones_table_open (work->from, id, &why);
  gint64 number;

  if (table == NULL)
    {
      tell_loss (work, g_strdup_printf (_ ("Battle %d"), (int) id), why);
      return TRUE;
    }

  number = bones_table_copy_to (table, work->to, error);
  if (number != 0)
    tell_battle (work, table, number);
  return number != 0;
}

/* With its number and its revisions if they can be read. */
static gboolean
bring_fleet (Work *work, gint64 id, GError **error)
{
  g_autoptr (BonesFleetRecord) record = bones_store_load_fleet (work->from, id, NULL);
  g_autoptr (GError) why = NULL;
  g_autoptr (BonesRemovedFleet) whole = bones_store_take_fleet (work->from, id, &why);

  if (whole == NULL && record == NULL)
    {
      tell_loss (work, g_strdup_printf (_ ("Fleet %d"), (int) id), why);
      return TRUE;
    }

  work->salvage->fleets++;
  return whole != NULL ? bones_store_return_fleet (work->to, whole, error)
                       : bones_store_add_fleet (work->to, record, error);
}

static gboolean
bring_set (Work *work, gint64 id, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (BonesSetRecord) record = bones_store_load_set (work->from, id, &why);

  if (record == NULL)
    {
      tell_loss (work, g_strdup_printf (_ ("Content set %d"), (int) id), why);
      return TRUE;
    }

  work->salvage->sets++;
  return bones_store_add_set (work->to, record, error);
}

/* Fleets come first: battles name them by their numbers. */
static gboolean
bring_all (Work *work, GError **error)
{
  static const struct {
    BonesStoreKind kind;
    gboolean (*bring) (Work *work, gint64 id, GError **error);
  } kinds[] = { { BONES_STORE_SETS, bring_set },
                { BONES_STORE_FLEETS, bring_fleet },
                { BONES_STORE_GAMES, bring_battle } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) ids = bones_store_find (work->from, kinds[i].kind);

      for (guint j = 0; j < ids->len; j++)
        if (!kinds[i].bring (work, g_array_index (ids, gint64, j), error))
          return FALSE;
    }

  return TRUE;
}

gboolean
bones_salvage_run (const char *path, BonesStore *to, BonesSalvage *salvage, GError **error)
{
  g_autoptr (BonesStore) from = NULL;
  g_autofree char *copy = NULL;
  gboolean ok;

  g_return_val_if_fail (path != NULL && to != NULL && salvage != NULL, FALSE);

  *salvage = (BonesSalvage){ .sentences = g_ptr_array_new_with_free_func (g_free) };
  copy = bones_store_copy (path, error);
  if (copy == NULL)
    return FALSE;

  from = bones_store_open (copy, error);
  ok = from != NULL && bring_all (&(Work){ from, to, salvage }, error);
  g_clear_pointer (&from, bones_store_close);
  bones_store_remove_copy (copy);
  return ok;
}

char *
bones_salvage_beside (const char *path, BonesSalvage *salvage, GError **error)
{
  g_autoptr (BonesStore) to = NULL;
  g_autofree char *beside = NULL;
  gboolean ok;

  g_return_val_if_fail (path != NULL && salvage != NULL, NULL);

  *salvage = (BonesSalvage){ 0 };
  beside = bones_store_free_name (path, "recovered");
  if (beside == NULL)
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("There are too many recovered files beside “%s”. Remove some of them."),
                   name);
      return NULL;
    }

  to = bones_store_open (beside, error);
  if (to == NULL)
    return NULL;

  ok = bones_salvage_run (path, to, salvage, error);
  g_clear_pointer (&to, bones_store_close);
  if (ok)
    return g_steal_pointer (&beside);

  bones_store_remove (beside);
  return NULL;
}
