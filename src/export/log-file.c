/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "log-file.h"
#include "log-resource.h"
#include "seeds.h"
#include "table-play.h"
#include "view-dice.h"
#include "view.h"

#define MOST_PIPS 6

static void
append_line (GString *out, const BonesLogLine *line, BonesLogForm form)
{
  const char *text = form == BONES_LOG_BRIEF ? line->brief : line->text;

  if (line->heading && out->len > 0)
    g_string_append_c (out, '\n');

  g_string_append (out, text);
  if (line->dice != NULL)
    g_string_append_printf (out, "  %s%s%s", line->dice, line->typed ? "*" : "",
                            line->corrected ? "°" : "");

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

static gboolean
has_typed_dice (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (((const BonesLogLine *) g_ptr_array_index (lines, i))->typed)
      return TRUE;

  return FALSE;
}

static gboolean
has_corrected_dice (const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (((const BonesLogLine *) g_ptr_array_index (lines, i))->corrected)
      return TRUE;

  return FALSE;
}

/* "Black Spot, 2025", or the name alone if there is only one edition. */
static char *
name_system (const BonesWordsContext *context)
{
  const BonesRuleset *ruleset = context->setup->ruleset;
  g_autofree char *edition = NULL;

  if (ruleset->editions[0] == NULL || ruleset->editions[1] == NULL)
    return g_strdup (_ (ruleset->name));

  edition = bones_words_option_value (context->setup, 0, context->game->options[0]);
  /* Translators: a rule system, its edition. */
  return g_strdup_printf (_ ("%s, %s"), _ (ruleset->name), edition);
}

static char *
word_about (BonesTable *table)
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

static char *
word_commitment (BonesTable *table)
{
  g_autofree char *commitment = bones_seeds_commitment (bones_table_get_record (table), 0);

  /* Translators: a long number. It binds the app to its dice from the beginning of a battle. */
  return g_strdup_printf (_ ("Commitment of the app’s dice: %s"), commitment);
}

/* The code, and what the dice were made from, in lines; empty if the battle is not over. */
static GPtrArray *
word_end (BonesTable *table)
{
  g_autofree char *code = bones_view_sign_off (table);
  g_auto (GStrv) seeds = bones_view_seeds (table), words = bones_view_dice_words (table);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  if (code == NULL)
    return lines;

  g_ptr_array_add (lines, g_strdup_printf (_ ("Signed off: %s"), code));
  for (guint i = 0; seeds[i] != NULL; i++)
    g_ptr_array_add (lines, g_strdup_printf (_ ("Seed of the app’s dice: %s"), seeds[i]));

  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (lines, g_strdup_printf (_ ("A player’s word: %s"), words[i]));

  return lines;
}

/* Each ship is listed with the fleet in which she began. */
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

static char *
word_ships (const BonesView *view, guint fleet)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < view->fleets->len; i++)
    add_ships (ships, ((BonesFleetView *) g_ptr_array_index (view->fleets, i))->ships, fleet);

  add_ships (ships, view->unowned, fleet);
  g_ptr_array_sort (ships, compare_ships);
  for (guint i = 0; i < ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (ships, i);
      /* Translators: a ship, and her class. */
      g_ptr_array_add (texts, g_strdup_printf (_ ("%s (%s)"), ship->name, ship->kind));
    }

  return bones_words_list (texts);
}

static char *
word_fleet (const BonesFleetView *fleet)
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
      g_autofree char *name = word_fleet (fleet);
      g_autofree char *ships = word_ships (view, fleet->fleet);

      g_string_append_printf (out, "%c  %s\n   %s\n", fleet->letter, name, ships);
    }
}

char *
bones_log_text (BonesTable *table, guint viewer, BonesLogForm form)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BonesView) view = NULL;
  g_autoptr (GPtrArray) end = NULL;
  g_autofree char *about = NULL, *commitment = NULL;
  GString *out;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  lines = bones_view_log (table, viewer);
  view = bones_view_new (table, viewer);
  about = word_about (table);
  commitment = word_commitment (table);
  end = word_end (table);
  out = g_string_new (NULL);
  g_string_append_printf (out, "%s\n%s\n%s\n\n", bones_table_get_record (table)->title, about,
                          commitment);
  append_fleets (out, view);
  g_string_append_c (out, '\n');
  append_lines (out, lines, form);
  if (has_typed_dice (lines))
    g_string_append_printf (out, "\n%s\n", _ ("* Real dice."));
  if (has_corrected_dice (lines))
    g_string_append_printf (out, "\n%s\n", _ ("° Corrected dice."));
  for (guint i = 0; i < end->len; i++)
    g_string_append_printf (out, "%s%s\n", i == 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (end, i));

  return g_string_free (out, FALSE);
}

/* ---- As a page ---- */

/* A page while it is written. */
typedef struct {
  GString *out;
  const BonesView *view;
  gboolean in_list; /* of a round */
  guint32 seq;      /* the entry of the last line that counts */
} Page;

/* Writes text and escapes its arguments: all words of players go through here. */
G_GNUC_PRINTF (2, 3)
static void
append_markup (Page *page, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_markup_vprintf_escaped (format, args);
  va_end (args);
  g_string_append (page->out, text);
}

static void
put_flag (Page *page, guint fleet)
{
  const BonesFleetView *of = g_ptr_array_index (page->view->fleets, fleet);

  append_markup (page, "<span class=\"flag f%u\" role=\"img\" aria-label=\"%s\"><b>%c</b></span>",
                 fleet + 1, of->name, of->letter);
}

/* A sign instead of a flag, for what the people at the table did. */
static const char *
sign_of (const BonesLogLine *line)
{
  switch (line->kind)
    {
    case BONES_LOG_BY_HAND:
    case BONES_LOG_PUT_RIGHT:
    case BONES_LOG_NOTE:
      return "✎";
    case BONES_LOG_OPTION:
    case BONES_LOG_RULING:
      return "§";
    case BONES_LOG_TAKEN_BACK:
      return "↶";
    case BONES_LOG_DONE_AGAIN:
      return "↷";
    default:
      return "·";
    }
}

static void
put_roll (Page *page, const BonesLogRoll *roll, const char *again)
{
  const gboolean pips = roll->sides <= MOST_PIPS;

  if (roll->again)
    append_markup (page, "<span class=\"again\">%s</span>", again);

  append_markup (page, "<span class=\"roll%s\">",
                 roll->typed       ? " typed"
                 : roll->corrected ? " corrected"
                                   : "");
  for (guint i = 0; i < roll->n; i++)
    {
      const char *gone = (roll->gone >> i & 1) != 0 ? " gone" : "";

      if (pips)
        append_markup (page, "<span class=\"die d%u%s\"><i>%u</i></span>", roll->faces[i], gone,
                       roll->faces[i]);
      else
        append_markup (page, "<span class=\"die%s\"><i>%u</i></span>", gone, roll->faces[i]);
    }

  append_markup (page, "</span>");
}

/* The dice as pictures; a screen reader gets their numbers. */
static void
put_dice (Page *page, const BonesLogLine *line, const char *again)
{
  append_markup (page, " <span class=\"dice\" role=\"img\" aria-label=\"%s%s%s\">", line->dice,
                 line->typed ? _ (", real dice") : "", line->corrected ? _ (", corrected") : "");
  for (guint i = 0; i < line->rolls->len; i++)
    put_roll (page, &g_array_index (line->rolls, BonesLogRoll, i), again);

  append_markup (page, "</span>");
}

static void
end_list (Page *page)
{
  if (page->in_list)
    append_markup (page, "</ol>\n");

  page->in_list = FALSE;
}

static void
put_heading (Page *page, const char *text)
{
  end_list (page);
  append_markup (page, "<h2>%s</h2>\n<ol class=\"log\">\n", text);
  page->in_list = TRUE;
}

static void
put_line (Page *page, const BonesLogLine *line, const char *again)
{
  static const char *const kinds[] = { "event",      "heading",  "by-hand",   "option",
                                       "note",       "ruling",   "free-roll", "taken-back",
                                       "done-again", "put-right" };

  append_markup (page, "<li");
  if (line->seq != page->seq && !line->undone)
    {
      append_markup (page, " id=\"e%u\"", line->seq);
      page->seq = line->seq;
    }

  append_markup (page, " class=\"%s%s\">", kinds[line->kind], line->undone ? " undone" : "");
  if (line->fleet < page->view->fleets->len)
    put_flag (page, line->fleet);
  else
    append_markup (page, "<span class=\"mark\" aria-hidden=\"true\">%s</span>", sign_of (line));

  append_markup (page, line->undone ? "<p><del>%s</del>" : "<p>%s", line->text);
  if (line->rolls != NULL)
    put_dice (page, line, again);

  append_markup (page, "</p>");
  if (line->rule != NULL && line->kind == BONES_LOG_EVENT)
    append_markup (page, "<span class=\"rule\">%s</span>", line->rule);

  append_markup (page, "</li>\n");
}

static void
put_lines (Page *page, const GPtrArray *lines, const char *again)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);

      if (line->heading && !line->undone)
        {
          put_heading (page, line->brief);
          continue;
        }

      if (!page->in_list)
        put_heading (page, _ ("Before the battle"));

      put_line (page, line, again);
    }

  end_list (page);
}

static void
put_style (Page *page)
{
  g_autoptr (GBytes) style = g_resource_lookup_data (log_get_resource (), "/crossbones/log/log.css",
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (style != NULL);
  g_string_append (page->out, "<style>\n");
  g_string_append_len (page->out, g_bytes_get_data (style, NULL),
                       (gssize) g_bytes_get_size (style));
  g_string_append (page->out, "</style>\n");
}

static void
put_head (Page *page, const char *title)
{
  /* Translators: the code of your language, as a page on the web names it: "de". */
  append_markup (page, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n", C_ ("language code", "en"));
  append_markup (page,
                 "<meta charset=\"utf-8\"/>\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
  append_markup (page, "<title>%s</title>\n", title);
  put_style (page);
  append_markup (page, "</head>\n<body>\n");
}

static void
put_fleets (Page *page)
{
  append_markup (page, "<ul class=\"fleets\">\n");
  for (guint i = 0; i < page->view->fleets->len; i++)
    {
      g_autofree char *name = word_fleet (g_ptr_array_index (page->view->fleets, i));
      g_autofree char *ships = word_ships (page->view, i);

      append_markup (page, "<li>");
      put_flag (page, i);
      append_markup (page, "<strong>%s</strong><p>%s</p></li>\n", name, ships);
    }

  append_markup (page, "</ul>\n");
}

static void
put_header (Page *page, BonesTable *table)
{
  g_autofree char *about = word_about (table), *commitment = word_commitment (table);

  append_markup (page, "<header>\n<h1>%s</h1>\n<p class=\"about\">%s</p>\n",
                 bones_table_get_record (table)->title, about);
  append_markup (page, "<p class=\"about bound\">%s</p>\n", commitment);
  if (page->view->outcome != NULL)
    append_markup (page, "<p class=\"outcome\">%s</p>\n", page->view->outcome);

  put_fleets (page);
  append_markup (page, "</header>\n");
}

static void
put_sign_off (Page *page, BonesTable *table)
{
  g_autoptr (GPtrArray) end = word_end (table);

  for (guint i = 0; i < end->len; i++)
    append_markup (page, "<p class=\"sign-off\">%s</p>\n",
                   (const char *) g_ptr_array_index (end, i));
}

/* The meaning of the signs that the page has. */
static void
put_footer (Page *page, const GPtrArray *lines)
{
  const BonesLogRoll typed = { .sides = 6, .n = 2, .faces = { 3, 5 }, .typed = TRUE };
  gboolean undone = FALSE, again = FALSE;

  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);

      undone |= line->undone;
      for (guint roll = 0; line->rolls != NULL && roll < line->rolls->len; roll++)
        again |= g_array_index (line->rolls, BonesLogRoll, roll).gone != 0;
    }

  append_markup (page, "<footer>\n");
  if (has_typed_dice (lines))
    {
      append_markup (page, "<p>");
      put_roll (page, &typed, "");
      append_markup (page, " %s</p>\n", _ ("Pencilled dice are real ones, thrown at the table."));
    }

  if (has_corrected_dice (lines))
    append_markup (page, "<p>%s</p>\n", _ ("Dice with pencilled pips were corrected."));

  if (again)
    append_markup (page, "<p>%s</p>\n", _ ("Dice that are crossed out were rolled again."));

  if (undone)
    append_markup (page, "<p>%s</p>\n", _ ("Lines that are struck through were undone."));

  append_markup (page, "<p>%s</p>\n</footer>\n", _ ("Kept by Crossbones."));
}

char *
bones_log_page (BonesTable *table, guint viewer, const char *facts)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BonesView) view = NULL;
  g_autofree char *again = NULL;
  const char *title;
  BonesWordsContext context;
  Page page;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  lines = bones_view_log (table, viewer);
  view = bones_view_new (table, viewer);
  title = bones_table_get_record (table)->title;
  context = (BonesWordsContext){ bones_table_get_setup (table), bones_table_get_names (table),
                                 &bones_table_get_play (table)->game };
  again = bones_words_name (&context, "dice", "again");
  page = (Page){ .out = g_string_new (NULL), .view = view };
  put_head (&page, title);
  put_header (&page, table);
  append_markup (&page, "<main>\n");
  g_string_append (page.out, facts != NULL ? facts : "");
  put_lines (&page, lines, again);
  append_markup (&page, "</main>\n");
  put_sign_off (&page, table);
  put_footer (&page, lines);
  append_markup (&page, "</body>\n</html>\n");
  return g_string_free (page.out, FALSE);
}
