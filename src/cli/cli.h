/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * crossbones-cli: the same table without a window. Each command is a file of its own; main.c picks
 * one. A command answers on standard output and complains on standard error.
 */

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "envelope.h"
#include "table.h"

/* What the program ends with. */
typedef enum {
  BONES_EXIT_FINE = 0,
  BONES_EXIT_NO = 1,    /* the answer is no: not verified, not legal */
  BONES_EXIT_USAGE = 2, /* this is not how it is called */
  BONES_EXIT_CANNOT = 3 /* a file or a database that cannot be used */
} BonesExit;

typedef struct {
  const char *name;      /* "replay" */
  const char *arguments; /* "GAME|FILE" */
  const char *summary;   /* one line, marked for translation */
  const char *more;      /* what --help says besides; or NULL */
  BonesExit (*run) (int argc, char **argv);
} BonesCommand;

extern const BonesCommand bones_command_table, bones_command_games, bones_command_show,
    bones_command_replay, bones_command_verify, bones_command_export, bones_command_import,
    bones_command_log, bones_command_check, bones_command_rulesets, bones_command_content;

/* Parses the options of @command: its @own (NULL at the end; or NULL), and --database where
 * @database is not NULL. FALSE after a complaint. */
gboolean bones_cli_parse (const BonesCommand *command, const GOptionEntry *own, char **database,
                          int *argc, char ***argv);

/* Says @format on standard error, as "crossbones-cli: …". */
void bones_cli_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Says what is wrong with the way @command was called; returns BONES_EXIT_USAGE. */
BonesExit bones_cli_misused (const BonesCommand *command);

/* Opens the database at @path (NULL: the user's own; ":memory:": one that is not kept). NULL after
 * a complaint. */
BonesStore *bones_cli_open_store (const char *path);

/* The number that @text is, or 0 where it is none: then it is a file. */
gint64 bones_cli_game_number (const char *text);

/* Opens game @number of @store. NULL after a complaint. */
BonesTable *bones_cli_open_game (BonesStore *store, const char *number);

/* The contents of the file @path, "-" for standard input, at most @most bytes. NULL after a
 * complaint. */
GBytes *bones_cli_read_file (const char *path, gsize most);

/* The game in the file @path. NULL after a complaint. */
BonesEnvelope *bones_cli_read_envelope (const char *path);

/* Writes all of @text on standard output; FALSE when nobody reads it any more. */
gboolean bones_cli_write (const char *text, gsize length);

/* The same, formatted. */
void bones_cli_print (const char *format, ...) G_GNUC_PRINTF (1, 2);
