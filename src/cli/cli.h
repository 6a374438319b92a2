/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * crossbones-cli: the table without a window. Each command has a file; main.c picks one. A command
 * writes results to standard output and errors to standard error.
 */

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "envelope.h"
#include "table.h"

/* Exit status. */
typedef enum {
  BONES_EXIT_FINE = 0,
  BONES_EXIT_NO = 1,    /* the answer is no: not verified, not legal */
  BONES_EXIT_USAGE = 2, /* wrong arguments */
  BONES_EXIT_CANNOT = 3 /* a file or a database cannot be used */
} BonesExit;

typedef struct {
  const char *name;      /* "replay" */
  const char *arguments; /* "GAME|FILE" */
  const char *summary;   /* one line, marked for translation */
  const char *more;      /* further text of --help; or NULL */
  BonesExit (*run) (int argc, char **argv);
} BonesCommand;

extern const BonesCommand bones_command_table, bones_command_games, bones_command_show,
    bones_command_replay, bones_command_verify, bones_command_export, bones_command_import,
    bones_command_log, bones_command_check, bones_command_rulesets, bones_command_content,
    bones_command_fleet, bones_command_print, bones_command_backup, bones_command_recover,
    bones_command_rule, bones_command_rename, bones_command_archive, bones_command_report,
    bones_command_stats;

/* Parses the options of @command: its @own (NULL at the end; or NULL), and --database if @database
 * is not NULL. Returns FALSE after printing an error. */
gboolean bones_cli_parse (const BonesCommand *command, const GOptionEntry *own, char **database,
                          int *argc, char ***argv);

/* Prints @format on standard error, as "crossbones-cli: …". */
void bones_cli_print_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same with the message of @error. Returns BONES_EXIT_CANNOT. */
BonesExit bones_cli_print_failure (const GError *error);

/* Prints the usage of @command on standard error. Returns BONES_EXIT_USAGE. */
BonesExit bones_cli_print_usage (const BonesCommand *command);

/* Opens the database at @path (NULL: the user's; ":memory:": a temporary one). NULL after printing
 * an error. */
BonesStore *bones_cli_open_store (const char *path);

/* The number in @text; 0 if @text is not a number, but the name of a file. */
gint64 bones_cli_game_number (const char *text);

/* Opens game @number of @store. NULL after printing an error. */
BonesTable *bones_cli_open_game (BonesStore *store, const char *number);

/* The contents of the file @path, "-" for standard input, at most @most bytes. NULL after printing
 * an error. */
GBytes *bones_cli_read_file (const char *path, gsize most);

/* The game in the file @path. NULL after printing an error. */
BonesEnvelope *bones_cli_read_envelope (const char *path);

/* Opens @battle: a game of the database at @database, by its number, or an exported one, by the
 * name of its file, which is read into a temporary database as it is. Sets @store, which the caller
 * closes after the table. NULL after printing an error. */
BonesTable *bones_cli_open_battle (const char *database, const char *battle, BonesStore **store);

/* The fleet @name of @table; BONES_NOBODY if @name is NULL. -1 after printing an error. */
gint bones_cli_find_viewer (BonesTable *table, const char *name);

/* Puts question marks in the place of the control characters in @text, apart from line breaks and
 * tabs: a terminal would obey them. What is printed below and above goes through it. */
void bones_cli_disarm (char *text);

/* Returns @status, or BONES_EXIT_CANNOT after an error if standard output could not be written. */
BonesExit bones_cli_finish (BonesExit status);

/* Writes all of @text, as it is, on standard output; FALSE if that failed. */
gboolean bones_cli_write (const char *text, gsize length);

/* Writes @length bytes to the file @path with the permissions @mode, as open() has them: into a new
 * file beside it, which then takes its place, so that a failure leaves what was there. A device, a
 * pipe or a link is refused. NULL: writes them on standard output. */
BonesExit bones_cli_write_to (const char *path, int mode, const char *bytes, gsize length);

/* The same, formatted. */
void bones_cli_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Prints each of @sentences (of char *) on an indented line. */
void bones_cli_print_sentences (const GPtrArray *sentences);
