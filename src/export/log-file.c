/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "log-file-private.h"
#include "table-play.h"

static void
append_line (GString *out, const BonesLogLine *line, BonesLogForm form)
{
  const char *text = form == BONES_LOG_BRIEF ? line->brief : line->text;

  if (line->heading && out->len > 0)
    g_string_append_c (out, '\n');

  g_string_append (out, text);
  if (line->dice != NULL)
    g_string_append_printf (out, "  %s%s", line->dice, line->typed ? "*" : "");

  if (line->undone)
    g_string_append_printf (out, " %s", _ ("(undone)"));

  g_string_append_c (out, '\n');
}

static void
append_lines (GString *out, const GPtrArray *lines, BonesLogForm form)
{
  for (guint i = 0; i < lines->len; i++)
    append_line (out, g_ptr_array_index (lines, i), form);
}

char *
bones_log_lines_text (const GPtrArray *lines, BonesLogForm form)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (lines != NULL, NULL);

  append_lines (out, lines, form);
  return g_string_free (out, FALSE);
}

gboolean
bones_log_has_typed_dice (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (((const BonesLogLine *) g_ptr_array_index (lines, i))->typed)
      return TRUE;

  return FALSE;
}

/* "Black Spot, 2025", or the name alone where there is but one edition. */
static char *
name_system (const BonesWordsContext *context)
{
  const BonesRuleset *ruleset = context->setup->ruleset;
  g_autofree char *edition = NULL;

  if (ruleset->editions[0] == NULL || ruleset->editions[1] == NULL)
    return g_strdup (_ (ruleset->name));

  edition = bones_words_option_value (context, 0, context->game->options[0]);
  /* Translators: a rule system, its edition. */
  return g_strdup_printf (_ ("%s, %s"), _ (ruleset->name), edition);
}

char *
bones_log_about (BonesTable *table)
{
  const BonesWordsContext context = { bones_table_get_setup (table), bones_table_get_names (table),
                                      &bones_table_get_play (table)->game };
  const BonesEntry *first = bones_journal_entry (bones_table_get_journal (table), 1);
  g_autofree char *system = name_system (&context), *day = NULL;
  g_autoptr (GDateTime) begun =
      first != NULL && first->at > 0
          ? g_date_time_new_from_unix_local (first->at / G_TIME_SPAN_SECOND)
          : NULL;

  if (begun == NULL)
    return g_steal_pointer (&system);

  /* Translators: the date of a battle, as of g_date_time_format(). */
  day = g_date_time_format (begun, _ ("%-d %B %Y"));
  /* Translators: a rule system, the day on which the battle was begun. */
  return g_strdup_printf (_ ("%s – %s"), system, day);
}

/* Each ship is with the fleet that she began in. */
static void
add_ships (GPtrArray *to, const GPtrArray *ships, guint fleet)
{
  for (guint i = 0; i < ships->len; i++)
    {
      BonesShipView *ship = g_ptr_array_index (ships, i);

      if (ship->origin == fleet)
        g_ptr_array_add (to, ship);
    }
}

static gint
compare_ships (gconstpointer a, gconstpointer b)
{
  const BonesShipView *x = *(BonesShipView *const *) a, *y = *(BonesShipView *const *) b;

  return x->ship < y->ship ? -1 : x->ship > y->ship;
}

char *
bones_log_ships (const BonesView *view, guint fleet)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < view->fleets->len; i++)
    add_ships (ships, ((BonesFleetView *) g_ptr_array_index (view->fleets, i))->ships, fleet);

  add_ships (ships, view->unowned, fleet);
  g_ptr_array_sort (ships, compare_ships);
  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);
      /* Translators: a ship, and her class. */
      g_autofree char *text = g_strdup_printf (_ ("%s (%s)"), ship->name, ship->kind);

      g_string_append_printf (out, "%s%s", i > 0 ? _ (", ") : "", text);
    }

  return g_string_free (out, FALSE);
}

char *
bones_log_fleet (const BonesFleetView *fleet)
{
  if (fleet->player != NULL && *fleet->player != '\0' && fleet->faction_name != NULL)
    /* Translators: a fleet, its faction, its player. */
    return g_strdup_printf (_ ("%s, %s – %s"), fleet->name, fleet->faction_name, fleet->player);

  if (fleet->player != NULL && *fleet->player != '\0')
    /* Translators: a fleet, its player. */
    return g_strdup_printf (_ ("%s – %s"), fleet->name, fleet->player);

  if (fleet->faction_name != NULL)
    /* Translators: a fleet, its faction. */
    return g_strdup_printf (_ ("%s, %s"), fleet->name, fleet->faction_name);

  return g_strdup (fleet->name);
}

static void
append_fleets (GString *out, const BonesView *view)
{
  for (guint i = 0; i < view->fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);
      g_autofree char *name = bones_log_fleet (fleet);
      g_autofree char *ships = bones_log_ships (view, fleet->fleet);

      g_string_append_printf (out, "%c  %s\n   %s\n", fleet->letter, name, ships);
    }
}

char *
bones_log_text (BonesTable *table, guint viewer, BonesLogForm form)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BonesView) view = NULL;
  g_autofree char *about = NULL;
  GString *out;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  lines = bones_view_log (table, viewer);
  view = bones_view_new (table, viewer);
  about = bones_log_about (table);
  out = g_string_new (NULL);
  g_string_append_printf (out, "%s\n%s\n\n", bones_table_get_record (table)->title, about);
  append_fleets (out, view);
  g_string_append_c (out, '\n');
  append_lines (out, lines, form);
  if (bones_log_has_typed_dice (lines))
    g_string_append_printf (out, "\n%s\n", _ ("* Real dice."));

  return g_string_free (out, FALSE);
}
