/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "names.h"

#include "game.h"
#include "journal.h"
#include "ruleset.h"

#include <string.h>

#define LEFT_TO_RIGHT 0x200e
#define ISOLATE 0x2068
#define END_ISOLATE 0x2069

/* Control characters, and marks that turn what follows them. */
static gboolean
is_control (gunichar c)
{
  return g_unichar_iscntrl (c) || c == 0x061c || c == LEFT_TO_RIGHT || c == 0x200f
         || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= END_ISOLATE);
}

/* The scripts that are written from right to left: Hebrew, Arabic, and those beside them. */
static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x0590 && c <= 0x08ff) || (c >= 0xfb1d && c <= 0xfdff)
         || (c >= 0xfe70 && c <= 0xfefe) || (c >= 0x10800 && c <= 0x10fff)
         || (c >= 0x1e800 && c <= 0x1efff);
}

/* Appends @name without control characters. Returns whether any of it is written from right to
 * left. */
static gboolean
append_bare (GString *out, const char *name)
{
  gboolean found = FALSE;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      const gunichar unichar = g_utf8_get_char (c);

      found = found || is_right_to_left (unichar);
      if (!is_control (unichar))
        g_string_append_unichar (out, unichar);
    }

  return found;
}

char *
bones_name_isolate (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autoptr (GString) out = g_string_new (NULL);

  if (append_bare (out, valid))
    {
      g_string_prepend_unichar (out, ISOLATE);
      g_string_prepend_unichar (out, LEFT_TO_RIGHT);
      g_string_append_unichar (out, END_ISOLATE);
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

char *
bones_name_plain (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *out = g_string_new (NULL);

  append_bare (out, valid);
  return g_string_free (out, FALSE);
}

/* Returns a letter that no fleet has yet, from @name or else from the alphabet. */
static char
free_letter (const BonesNames *self, const char *name)
{
  static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  for (; *name != '\0'; name++)
    if (g_ascii_isalpha (*name) && strchr (self->letters, g_ascii_toupper (*name)) == NULL)
      return g_ascii_toupper (*name);

  for (const char *letter = alphabet; *letter != '\0'; letter++)
    if (strchr (self->letters, *letter) == NULL)
      return *letter;

  g_assert_not_reached (); /* there are fewer fleets than letters */
}

static void
add_fleet (BonesNames *self, const char *name, const char *player)
{
  const guint fleet = self->fleet_names->len;

  g_return_if_fail (fleet < BONES_MAX_FLEETS);

  self->letters[fleet] = free_letter (self, name != NULL ? name : "");
  g_ptr_array_add (self->fleet_names, bones_name_isolate (name != NULL ? name : ""));
  g_ptr_array_add (self->players, player != NULL ? bones_name_isolate (player) : NULL);
}

/* Adds a fleet that joined later; its player follows a tab. */
static void
add_late_fleet (BonesNames *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "\t", 2);
  const guint n = g_strv_length (parts);

  add_fleet (self, n > 0 ? parts[0] : "", n > 1 ? parts[1] : NULL);
}

static void
add_ship (BonesNames *self, guint fleet, guint roster, const char *name)
{
  g_autofree char *id = g_strdup_printf ("%c%u", self->letters[fleet], roster);
  const gboolean named = name != NULL && *name != '\0';

  g_ptr_array_add (self->ship_names, bones_name_isolate (named ? name : id));
  g_ptr_array_add (self->ship_ids, g_steal_pointer (&id));
}

/* Adds a ship that a rule created for nobody: her class and a number, "Port 2", and the id "Po2",
 * whose two letters no other ship has. */
static void
add_thing (BonesNames *self, const char *called, guint number)
{
  g_ptr_array_add (self->ship_ids, g_strdup_printf ("%.2s%u", called, number));
  g_ptr_array_add (self->ship_names, g_strdup_printf ("%s %u", called, number));
}

/* Adds a ship that a rule created: her class, with a number from the second of a class on, and a
 * letter in the id, "Ra". */
static void
add_made_ship (BonesNames *self, const BonesSetup *setup, const BonesGame *game)
{
  const BonesShip *made = &game->ships[self->ship_names->len];
  const char *words_id = setup->ruleset->kind_words (setup->content, game->options, made->kind);
  const BonesWords *words = bones_setup_words (setup, words_id);
  const char *called = words != NULL ? words->text : words_id;
  guint before = 0, alike = 0;

  for (guint i = 0; i < self->ship_names->len; i++)
    if (game->ships[i].roster == 0 && game->ships[i].origin == made->origin)
      {
        before++;
        alike += game->ships[i].kind == made->kind;
      }

  if (made->origin >= BONES_MAX_FLEETS)
    {
      add_thing (self, called, before + 1);
      return;
    }

  g_ptr_array_add (self->ship_ids,
                   g_strdup_printf ("%c%c", self->letters[made->origin], 'a' + before % 26));
  g_ptr_array_add (self->ship_names,
                   alike > 0 ? g_strdup_printf ("%s %u", called, alike + 1) : g_strdup (called));
}

/* Adds the ships that rules created, up to the next one that players named. */
static void
pass_made_ships (BonesNames *self, const BonesSetup *setup, const BonesGame *game)
{
  while (game != NULL && self->ship_names->len < game->n_ships
         && game->ships[self->ship_names->len].roster == 0)
    add_made_ship (self, setup, game);
}

static void
rename_at (GPtrArray *names, guint i, const char *name)
{
  if (i >= names->len || name == NULL || *name == '\0')
    return;

  g_free (names->pdata[i]);
  names->pdata[i] = bones_name_isolate (name);
}

static void
follow_change (BonesNames *self, const BonesSetup *setup, const BonesGame *game,
               const BonesChange *change, const char *text, guint *rosters)
{
  pass_made_ships (self, setup, game);
  switch ((BonesScope) change->scope)
    {
    case BONES_ADD_SHIP:
      if (change->index < self->fleet_names->len)
        add_ship (self, change->index, ++rosters[change->index], text);
      break;
    case BONES_ADD_FLEET:
      if (self->fleet_names->len < BONES_MAX_FLEETS)
        add_late_fleet (self, text);
      break;
    case BONES_RENAME_SHIP:
      rename_at (self->ship_names, change->index, text);
      break;
    case BONES_RENAME_FLEET:
      rename_at (self->fleet_names, change->index, text);
      break;
    default:
      break;
    }
}

static gboolean
names_something (const BonesChange *change)
{
  switch ((BonesScope) change->scope)
    {
    case BONES_ADD_SHIP:
    case BONES_ADD_FLEET:
    case BONES_RENAME_SHIP:
    case BONES_RENAME_FLEET:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Applies the names of @entry, one for each change that names something: the lines of its text. */
static char **
split_names (const BonesEntry *entry)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const char *text = entry->text != NULL ? entry->text : "";
  g_auto (GStrv) lines = g_strsplit (text, "\n", 0);
  const gboolean each = g_strv_length (lines) > 1;
  guint n = 0, line = 0;

  for (guint i = 0; i < entry->n_changes; i++)
    n += names_something (&entry->changes[i]);

  for (guint i = 0; i < n; i++)
    if (n == 1 || !each)
      g_strv_builder_add (names, text);
    else
      g_strv_builder_add (names, lines[line] != NULL ? lines[line++] : "");

  return g_strv_builder_end (names);
}

static void
follow_entry (BonesNames *self, const BonesSetup *setup, const BonesGame *game,
              const BonesEntry *entry, guint *rosters)
{
  g_auto (GStrv) names = split_names (entry);
  char **name = names;

  for (guint i = 0; i < entry->n_changes; i++)
    follow_change (self, setup, game, &entry->changes[i],
                   names_something (&entry->changes[i]) ? *name++ : NULL, rosters);
}

static void
follow_journal (BonesNames *self, const BonesSetup *setup, const BonesGame *game,
                const BonesJournal *journal, guint *rosters)
{
  for (guint i = 0; i < journal->effective->len; i++)
    {
      const BonesEntry *entry =
          bones_journal_entry (journal, g_array_index (journal->effective, guint32, i));

      if (entry->kind == BONES_ENTRY_OVERRIDE)
        follow_entry (self, setup, game, entry, rosters);
    }
}

BonesNames *
bones_names_new (const BonesSetup *setup, const BonesJournal *journal, const BonesGame *game)
{
  BonesNames *self = g_rc_box_new0 (BonesNames);
  guint rosters[BONES_MAX_FLEETS] = { 0 };

  g_return_val_if_fail (setup != NULL, NULL);

  self->ship_names = g_ptr_array_new_with_free_func (g_free);
  self->ship_ids = g_ptr_array_new_with_free_func (g_free);
  self->fleet_names = g_ptr_array_new_with_free_func (g_free);
  self->players = g_ptr_array_new_with_free_func (g_free);

  for (guint fleet = 0; fleet < setup->rosters->len; fleet++)
    {
      const BonesRoster *roster = g_ptr_array_index (setup->rosters, fleet);

      add_fleet (self, roster->name, roster->player);
      for (guint i = 0; i < roster->ships->len; i++)
        {
          const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

          add_ship (self, fleet, ++rosters[fleet], ship->name);
        }
    }

  if (journal != NULL)
    follow_journal (self, setup, game, journal, rosters);

  pass_made_ships (self, setup, game);
  return self;
}

static void
clear_names (gpointer data)
{
  BonesNames *self = data;

  g_ptr_array_unref (self->ship_names);
  g_ptr_array_unref (self->ship_ids);
  g_ptr_array_unref (self->fleet_names);
  g_ptr_array_unref (self->players);
}

BonesNames *
bones_names_ref (const BonesNames *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_rc_box_acquire ((BonesNames *) self);
}

void
bones_names_free (BonesNames *self)
{
  if (self != NULL)
    g_rc_box_release_full (self, clear_names);
}

static const char *
name_at (const GPtrArray *names, guint i)
{
  return i < names->len ? names->pdata[i] : "?";
}

gboolean
bones_names_hide (const BonesNames *self, guint ship)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return ship < BONES_MAX_SHIPS && (self->hidden[ship / 64] >> ship % 64 & 1) != 0;
}

void
bones_names_hide_as (BonesNames *self, const BonesNames *now)
{
  g_return_if_fail (self != NULL && now != NULL);

  for (guint ship = 0; ship < MIN (self->ship_names->len, now->ship_names->len); ship++)
    if (bones_names_hide (now, ship))
      {
        g_free (self->ship_names->pdata[ship]);
        self->ship_names->pdata[ship] = g_strdup (bones_names_ship (now, ship));
        self->hidden[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
      }
}

const char *
bones_names_ship (const BonesNames *self, guint ship)
{
  return name_at (self->ship_names, ship);
}

const char *
bones_names_ship_id (const BonesNames *self, guint ship)
{
  return name_at (self->ship_ids, ship);
}

const char *
bones_names_fleet (const BonesNames *self, guint fleet)
{
  return name_at (self->fleet_names, fleet);
}

const char *
bones_names_player (const BonesNames *self, guint fleet)
{
  return fleet < self->players->len ? self->players->pdata[fleet] : NULL;
}

static gint
find_name (const GPtrArray *names, const char *text)
{
  g_autofree char *plain = bones_name_plain (text);
  g_autofree char *wanted = g_utf8_casefold (plain, -1);
  gint found = -1;

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *bare = bones_name_plain (names->pdata[i]);
      g_autofree char *name = g_utf8_casefold (bare, -1);

      if (!g_str_equal (name, wanted))
        continue;

      if (found >= 0)
        return -2;

      found = i;
    }

  return found;
}

gint
bones_names_find_ship (const BonesNames *self, const char *text)
{
  gint found;

  g_return_val_if_fail (self != NULL && text != NULL, -1);

  found = find_name (self->ship_ids, text);
  return found != -1 ? found : find_name (self->ship_names, text);
}

gint
bones_names_find_fleet (const BonesNames *self, const char *text)
{
  g_return_val_if_fail (self != NULL && text != NULL, -1);

  if (strlen (text) == 1)
    {
      const char *letter = strchr (self->letters, g_ascii_toupper (*text));

      if (letter != NULL && *letter != '\0')
        return letter - self->letters;
    }

  return find_name (self->fleet_names, text);
}
