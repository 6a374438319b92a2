/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "deeds.h"

#include "ids.h"
#include "view-context.h"

#include <string.h>

/* What is known while the events are read in turn. */
typedef struct {
  const BonesViewContext *view_context;
  GPtrArray *all;                /* of BonesShipDeeds, by ship; not owned: those of other fleets */
  guint actor;                   /* the ship whose action it is, or BONES_NO_SHIP */
  guint first;                   /* the first event of that action */
  guint by[BONES_MAX_SHIPS];     /* 1 + who sank or took the ship; 0: nobody */
  guint struck[BONES_MAX_SHIPS]; /* 1 + who hit her last; 0: nobody */
  gboolean scuttled[BONES_MAX_SHIPS];
} Reading;

static void
free_deeds (gpointer data)
{
  BonesShipDeeds *deeds = data;

  g_free (deeds->name);
  g_free (deeds->kind);
  g_free (deeds->end);
  g_ptr_array_unref (deeds->sank);
  g_ptr_array_unref (deeds->took);
  g_ptr_array_unref (deeds->beat);
  g_array_unref (deeds->entries);
  g_free (deeds);
}

static BonesShipDeeds *
new_deeds (const BonesWordsContext *context, guint ship)
{
  const BonesSetup *setup = context->setup;
  BonesShipDeeds *deeds = g_new0 (BonesShipDeeds, 1);

  deeds->ship = ship;
  deeds->name = g_strdup (bones_names_ship (context->names, ship));
  deeds->kind =
      bones_words_name (context, NULL,
                        setup->ruleset->kind_words (setup->content, context->game->options,
                                                    context->game->ships[ship].kind));
  deeds->sank = g_ptr_array_new_with_free_func (g_free);
  deeds->took = g_ptr_array_new_with_free_func (g_free);
  deeds->beat = g_ptr_array_new_with_free_func (g_free);
  deeds->entries = g_array_new (FALSE, FALSE, sizeof (guint32));
  return deeds;
}

static const BonesDeed *
find_deed (const BonesRuleset *ruleset, const char *event)
{
  for (const BonesDeed *deed = ruleset->deeds; deed != NULL && deed->event != NULL; deed++)
    if (g_str_equal (deed->event, event))
      return deed;

  return NULL;
}

/* The other ship of the last event of this action, before event @i, that names @ship and another
 * one. */
static guint
find_rival (const Reading *reading, guint i, guint ship)
{
  const GArray *events = reading->view_context->events;

  while (i-- > reading->first)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);

      if (event->ship == BONES_NO_SHIP || event->other == BONES_NO_SHIP)
        continue;

      if (event->ship == ship || event->other == ship)
        return event->ship == ship ? event->other : event->ship;
    }

  return BONES_NO_SHIP;
}

/* Who did what event @i says happened to @ship: see BONES_DOER_ACTOR. */
static guint
find_actor (const Reading *reading, guint i, guint ship)
{
  guint rival;

  if (ship < reading->all->len && reading->scuttled[ship])
    return BONES_NO_SHIP;

  if (reading->actor != BONES_NO_SHIP && reading->actor != ship)
    return reading->actor;

  rival = find_rival (reading, i, ship);
  return rival != BONES_NO_SHIP       ? rival
         : reading->struck[ship] != 0 ? reading->struck[ship] - 1
                                      : BONES_NO_SHIP;
}

static void
add_name (const Reading *reading, GPtrArray *names, guint ship)
{
  g_ptr_array_add (names, g_strdup (bones_names_ship (reading->view_context->names, ship)));
}

/* Notes that @entry tells of a ship; NULL: of none that is told of. */
static void
add_entry (BonesShipDeeds *deeds, guint32 entry)
{
  GArray *entries = deeds != NULL ? deeds->entries : NULL;

  if (entries != NULL
      && (entries->len == 0 || g_array_index (entries, guint32, entries->len - 1) != entry))
    g_array_append_val (entries, entry);
}

/* @doer did @n times to @victim what @kind says. */
static void
count_deed (Reading *reading, BonesDeedKind kind, guint doer, guint victim, guint n)
{
  const guint ships = reading->all->len;
  BonesShipDeeds *its = doer < ships ? g_ptr_array_index (reading->all, doer) : NULL;
  BonesShipDeeds *hers = victim < ships ? g_ptr_array_index (reading->all, victim) : NULL;

  if (hers != NULL && kind == BONES_DEED_HITS)
    hers->taken += n;
  if (hers != NULL && kind == BONES_DEED_FIGHTS)
    hers->fights++;
  if (victim < ships && doer < ships && kind == BONES_DEED_HITS)
    reading->struck[victim] = doer + 1;
  if (victim < ships && kind == BONES_DEED_SCUTTLES)
    reading->scuttled[victim] = TRUE;
  if (victim < ships && (kind == BONES_DEED_SINKS || kind == BONES_DEED_TAKES))
    reading->by[victim] = doer < ships ? doer + 1 : 0;

  if (its == NULL || victim >= ships)
    return;

  if (kind == BONES_DEED_HITS)
    its->given += n;
  else if (kind == BONES_DEED_FIGHTS)
    its->fights++;
  else if (kind == BONES_DEED_LOOTS)
    its->loot += n;
  else
    add_name (reading,
              kind == BONES_DEED_SINKS   ? its->sank
              : kind == BONES_DEED_TAKES ? its->took
                                         : its->beat,
              victim);
}

static void
read_event (Reading *reading, guint i)
{
  const BonesEvent *event = &g_array_index (reading->view_context->events, BonesEvent, i);
  const BonesDeed *deed = find_deed (reading->view_context->words.setup->ruleset, event->what);
  guint doer, victim;

  if (deed == NULL)
    return;

  doer = deed->doer == BONES_DOER_SHIP ? event->ship : event->other;
  victim = deed->doer == BONES_DOER_SHIP ? event->other : event->ship;
  if (deed->doer == BONES_DOER_ACTOR)
    doer = find_actor (reading, i, victim);

  add_entry (doer < reading->all->len ? g_ptr_array_index (reading->all, doer) : NULL,
             event->cursor);
  add_entry (victim < reading->all->len ? g_ptr_array_index (reading->all, victim) : NULL,
             event->cursor);
  count_deed (reading, deed->kind, doer, victim,
              deed->counts == 0 ? 1 : (guint) MAX (event->values[deed->counts - 1], 0));
}

static void
read_events (Reading *reading)
{
  const GArray *events = reading->view_context->events;
  const BonesJournal *journal = reading->view_context->journal;
  guint next = 0; /* in the effective list */

  for (guint i = 0; i < events->len; i++)
    {
      const guint cursor = g_array_index (events, BonesEvent, i).cursor;

      for (; next < journal->effective->len
             && g_array_index (journal->effective, guint32, next) <= cursor;
           next++)
        {
          const BonesEntry *entry =
              bones_journal_entry (journal, g_array_index (journal->effective, guint32, next));

          if (entry->kind != BONES_ENTRY_ACTION)
            continue;

          reading->actor = entry->action.ship;
          reading->first = i;
        }

      read_event (reading, i);
    }
}

/* How @ship left her fleet, or NULL. */
static char *
say_end (const Reading *reading, guint ship)
{
  const BonesWordsContext *context = &reading->view_context->words;
  const BonesShip *self = &context->game->ships[ship];
  const char *by =
      reading->by[ship] > 0 ? bones_names_ship (context->names, reading->by[ship] - 1) : NULL;

  if (self->status == BONES_SUNK && by != NULL)
    return g_strdup_printf (_ ("sunk by %s"), by);

  if (self->status == BONES_DESTROYED && by != NULL)
    return g_strdup_printf (_ ("destroyed by %s"), by);

  if (self->status != BONES_IN_PLAY)
    return bones_words_name (context, "status", bones_status_ids[self->status]);

  if (self->fleet == self->origin)
    return NULL;

  return self->fleet != BONES_NOBODY
             ? g_strdup_printf (_ ("taken by %s"), bones_names_fleet (context->names, self->fleet))
             : bones_words_name (context, "status", "abandoned");
}

static GPtrArray *
list_deeds (const BonesViewContext *view_context, guint fleet)
{
  const BonesGame *game = view_context->words.game;
  GPtrArray *list = g_ptr_array_new_with_free_func (free_deeds);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autofree Reading *reading = g_new0 (Reading, 1);

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const gboolean its =
          game->ships[ship].origin == fleet
          && bones_sees_ship (view_context->words.setup, game, view_context->viewer, ship);

      g_ptr_array_add (all, its ? new_deeds (&view_context->words, ship) : NULL);
      if (its)
        g_ptr_array_add (list, g_ptr_array_index (all, ship));
    }

  reading->view_context = view_context;
  reading->all = all;
  reading->actor = BONES_NO_SHIP;
  read_events (reading);
  for (guint i = 0; i < list->len; i++)
    {
      BonesShipDeeds *deeds = g_ptr_array_index (list, i);

      deeds->end = say_end (reading, deeds->ship);
    }

  return list;
}

GPtrArray *
bones_view_deeds (BonesTable *table, guint viewer, guint fleet)
{
  g_auto (BonesViewContext) view_context = { 0 };

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  bones_view_context_init (&view_context, table, viewer);
  return view_context.words.game->over == 0 && view_context.words.setup->ruleset->hides != NULL
             ? NULL
             : list_deeds (&view_context, fleet);
}

GPtrArray *
bones_deeds_of_game (BonesStore *store, gint64 game, guint fleet, GError **error)
{
  g_autoptr (BonesTable) table = NULL;
  GPtrArray *list;

  g_return_val_if_fail (store != NULL, NULL);

  table = bones_table_open (store, game, error);
  if (table == NULL)
    return NULL;

  list = bones_view_deeds (table, BONES_NOBODY, fleet);
  return list != NULL ? list : g_ptr_array_new_with_free_func (free_deeds);
}

/* ---- In words ---- */

static void
add_part (GPtrArray *parts, char *part)
{
  g_ptr_array_add (parts, part);
}

/* Adds @format with @names, if there are any. */
static void
add_names (GPtrArray *parts, const GPtrArray *names, char *(*say) (const char *list))
{
  g_autofree char *list = bones_words_list (names);

  if (names->len > 0)
    add_part (parts, say (list));
}

static char *
say_sank (const char *list)
{
  return g_strdup_printf (_ ("sank %s"), list);
}

static char *
say_took (const char *list)
{
  return g_strdup_printf (_ ("took %s"), list);
}

static char *
say_beat (const char *list)
{
  return g_strdup_printf (_ ("beat %s"), list);
}

char *
bones_ship_deeds_text (const BonesShipDeeds *deeds)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (deeds != NULL, NULL);

  if (deeds->end != NULL)
    add_part (parts, g_strdup (deeds->end));
  add_names (parts, deeds->sank, say_sank);
  add_names (parts, deeds->took, say_took);
  add_names (parts, deeds->beat, say_beat);
  if (deeds->given + deeds->taken > 0)
    add_part (parts, g_strdup_printf (_ ("hits: %u given, %u taken"), deeds->given, deeds->taken));
  if (deeds->fights > 0)
    add_part (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u boarding fight",
                                                   "%u boarding fights", deeds->fights),
                                      deeds->fights));
  if (deeds->loot > 0)
    add_part (parts, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u treasure taken",
                                                   "%u treasures taken", deeds->loot),
                                      deeds->loot));
  if (parts->len == 0)
    add_part (parts, g_strdup (_ ("nothing to tell")));

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}
