/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "view-dice.h"
#include "view.h"

/* Prints only values that are set, and always dice, hits and numbers that may be below zero. */
static void
print_track (const BonesTrackView *track)
{
  if (track->show == BONES_SHOW_NOT || track->show == BONES_SHOW_PLAN
      || (track->value == 0 && track->lowest >= 0 && track->show != BONES_SHOW_PIPS
          && track->limit == 0))
    return;

  if (track->show == BONES_SHOW_CHIP)
    bones_cli_print (", %s", track->text != NULL ? track->text : track->name);
  else if (track->text != NULL)
    bones_cli_print (", %s: %s", track->name, track->text);
  else if (track->limit > 0)
    bones_cli_print (", %s: %d/%d", track->name, track->value, track->limit);
  else
    bones_cli_print (", %s: %d", track->name, track->value);
}

static void
print_tracks (const GPtrArray *tracks)
{
  for (guint i = 0; i < tracks->len; i++)
    print_track (g_ptr_array_index (tracks, i));
}

static void
print_state (const BonesShipView *ship)
{
  if (ship->flagship)
    bones_cli_print (", %s", _ ("flagship"));

  if (ship->ordered)
    bones_cli_print (", %s", _ ("ordered"));

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (track->show != BONES_SHOW_CHIP) /* these are among the chips */
        print_track (track);
    }
}

/* Damage of the ship, one line for each part. */
static void
print_plan (const BonesShipView *ship)
{
  for (guint i = 0; ship->in_play && i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      if (part->lost > 0 || part->kind == BONES_PART_COUNTERS)
        bones_cli_print ("       %s\n", part->text);
    }
}

static void
print_ship (const BonesShipView *ship)
{
  bones_cli_print ("  %-4s %s (%s)", ship->id, ship->name, ship->kind);
  if (ship->in_play)
    print_state (ship);

  for (guint i = 0; i < ship->chips->len; i++)
    bones_cli_print (", %s", ((BonesChipView *) g_ptr_array_index (ship->chips, i))->text);

  bones_cli_print ("\n");
  print_plan (ship);
}

/* The number of cards. Only their owner sees the cards. */
static void
print_hand (const BonesFleetView *fleet)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (fleet->hand_size >= 0)
    bones_cli_print (
        g_dngettext (GETTEXT_PACKAGE, ", %d card", ", %d cards", (gulong) fleet->hand_size),
        fleet->hand_size);

  for (guint i = 0; fleet->hand != NULL && i < fleet->hand->len; i++)
    g_ptr_array_add (names, ((BonesCardView *) g_ptr_array_index (fleet->hand, i))->name);
  list = bones_words_list (names);
  if (*list != '\0')
    bones_cli_print (": %s", list);
}

static void
print_fleet (const BonesFleetView *fleet)
{
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);

  if (fleet->points > 0)
    bones_cli_print (_ ("%s (%s of %s points afloat)"), fleet->name, left, all);
  else /* ships of this system have no cost */
    bones_cli_print ("%s", fleet->name);

  if (fleet->faction_name != NULL)
    bones_cli_print (", %s", fleet->faction_name);

  print_tracks (fleet->tracks);
  print_hand (fleet);
  bones_cli_print ("\n");
  for (guint i = 0; i < fleet->ships->len; i++)
    print_ship (g_ptr_array_index (fleet->ships, i));
}

static void
print_marker (const BonesMarkerView *marker)
{
  bones_cli_print ("%s", marker->name);
  if (marker->text != NULL)
    bones_cli_print (": %s", marker->text);

  if (marker->until != NULL)
    bones_cli_print (" (%s)", marker->until);

  bones_cli_print ("\n");
}

static const char *
piece_on (const BonesView *view, guint file, guint rank)
{
  for (guint i = 0; i < view->board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (view->board->pieces, i);

      if (piece->file == file && piece->rank == rank)
        return bones_view_ship (view, piece->ship)->id;
    }

  return ".";
}

/* The board with north up, as on a chart, with the ids of ships. */
static void
print_board (const BonesView *view)
{
  const BonesBoardView *board = view->board;

  if (board == NULL || board->pieces->len == 0)
    return;

  for (guint rank = board->ranks; rank > 0; rank--)
    {
      bones_cli_print ("%3u", rank);
      for (guint file = 0; file < board->files; file++)
        bones_cli_print (" %-3s", piece_on (view, file, rank - 1));

      bones_cli_print ("\n");
    }

  bones_cli_print ("   ");
  for (guint file = 0; file < board->files; file++)
    bones_cli_print (" %-3c", 'a' + (int) file);

  bones_cli_print ("\n");
}

static void
print_staged (const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const BonesStagedView *staged = g_ptr_array_index (rows, i);

      if (staged->state != BONES_STAGED_DECLARED) /* links show these as well */
        bones_cli_print ("%s\n", staged->text);
    }
}

/* The code of a battle that is over, and what its dice were made from. */
static void
print_end (BonesTable *table)
{
  g_autofree char *sign_off = bones_view_sign_off (table);
  g_auto (GStrv) seeds = bones_view_seeds (table), words = bones_view_dice_words (table);

  if (sign_off == NULL)
    return;

  bones_cli_print (_ ("Signed off: %s\n"), sign_off);
  for (char **seed = seeds; *seed != NULL; seed++)
    bones_cli_print (_ ("Seed of the app’s dice: %s\n"), *seed);

  for (char **word = words; *word != NULL; word++)
    bones_cli_print (_ ("A player’s word: %s\n"), *word);
}

static void
print_view (const BonesView *view)
{
  g_autofree char *round = bones_words_round (view->ruleset, "number", view->round);

  bones_cli_print ("%s, %s\n", round, view->wind_text);
  for (guint i = 0; i < view->fleets->len; i++)
    print_fleet (g_ptr_array_index (view->fleets, i));

  for (guint i = 0; i < view->unowned->len; i++)
    print_ship (g_ptr_array_index (view->unowned, i));

  print_board (view);
  for (guint i = 0; i < view->markers->len; i++)
    print_marker (g_ptr_array_index (view->markers, i));

  for (guint i = 0; i < view->links->len; i++)
    bones_cli_print ("%s\n", ((const BonesLinkView *) g_ptr_array_index (view->links, i))->text);

  if (view->staging != NULL)
    {
      print_staged (view->staging->rows);
      print_staged (view->staging->tolls);
    }

  for (guint i = 0; i < view->reminders->len; i++)
    bones_cli_print ("* %s\n",
                     ((const BonesReminderView *) g_ptr_array_index (view->reminders, i))->text);

  if (view->outcome != NULL)
    bones_cli_print ("%s\n", view->outcome);

  if (view->prompt != NULL)
    bones_cli_print ("%s\n", view->prompt->text);

  if (view->misfit != NULL)
    bones_cli_print ("%s\n", view->misfit);
}

/* Where the dice of @line come from, if not from the app. */
static const char *
name_source (const BonesLogLine *line)
{
  if (line->corrected)
    return _ (" (corrected)");

  return line->typed ? _ (" (typed)") : "";
}

static void
print_log (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) lines = bones_view_log (table, viewer);

  bones_cli_print ("\n");
  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);

      if (line->heading)
        bones_cli_print ("\n");

      bones_cli_print ("%5u  %s%s%s%s%s\n", line->seq, line->text, line->dice != NULL ? " " : "",
                       line->dice != NULL ? line->dice : "", name_source (line),
                       line->undone ? _ (" (undone)") : "");
    }
}

static BonesExit
show_battle (BonesTable *table, const char *fleet)
{
  const gint viewer = bones_cli_find_viewer (table, fleet);
  g_autoptr (BonesView) view = NULL;
  g_autofree char *commitment = NULL;

  if (viewer < 0)
    return BONES_EXIT_USAGE;

  view = bones_view_new (table, (guint) viewer);
  commitment = bones_view_commitment (table);
  bones_cli_print ("%s\n", bones_table_get_record (table)->title);
  bones_cli_print (_ ("Commitment of the app’s dice: %s\n"), commitment);
  print_view (view);
  print_end (table);
  print_log (table, (guint) viewer);
  return BONES_EXIT_FINE;
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL, *fleet = NULL;
  const GOptionEntry entries[] = {
    { "as-seen-by", 'f', 0, G_OPTION_ARG_STRING, &fleet,
      N_ ("Show what this fleet may see, not only what everybody may see"), N_ ("FLEET") },
    { NULL },
  };
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;

  if (!bones_cli_parse (&bones_command_show, entries, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_show);

  store = bones_cli_open_store (database);
  table = store != NULL ? bones_cli_open_game (store, argv[1]) : NULL;
  return table != NULL ? show_battle (table, fleet) : BONES_EXIT_CANNOT;
}

const BonesCommand bones_command_show = {
  "show",
  "GAME",
  N_ ("Show the state and the log of a battle"),
  N_ ("GAME is a number from “games”."),
  run,
};
