/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <locale.h>
#include <signal.h>
#include <string.h>

static const BonesCommand *const commands[] = {
  &bones_command_table,   &bones_command_games,  &bones_command_rename, &bones_command_archive,
  &bones_command_show,    &bones_command_log,    &bones_command_replay, &bones_command_verify,
  &bones_command_export,  &bones_command_import, &bones_command_check,  &bones_command_rulesets,
  &bones_command_content, &bones_command_fleet,  &bones_command_print,  &bones_command_backup,
  &bones_command_recover, &bones_command_rule,   &bones_command_report, &bones_command_stats,
};

static const BonesCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i]->name, name))
      return commands[i];

  return NULL;
}

static char *
make_call (const BonesCommand *command)
{
  return g_strdup_printf ("%s %s", command->name, command->arguments);
}

static BonesExit
print_help (void)
{
  glong widest = 0;

  bones_cli_print (_ ("Usage: crossbones-cli COMMAND…\n\n"
                      "Crossbones without a window: for scripts, tests and tournaments.\n\n"
                      "Commands:\n"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *call = make_call (commands[i]);

      widest = MAX (widest, g_utf8_strlen (call, -1));
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *call = make_call (commands[i]);
      const glong room = widest - g_utf8_strlen (call, -1);

      bones_cli_print ("  %s%*s  %s\n", call, (int) room, "", _ (commands[i]->summary));
    }

  bones_cli_print (_ ("\n“crossbones-cli COMMAND --help” explains a command; --version prints "
                      "the version.\n\n"
                      "The exit status is 0 if all is well, 1 if the answer is no (a battle that "
                      "fails verification,\na fleet that is not legal), 2 if the arguments are "
                      "wrong, 3 if a file or a database\ncannot be used.\n"));
  return BONES_EXIT_FINE;
}

int
main (int argc, char **argv)
{
  const BonesCommand *command;
  const char *words = g_getenv ("BONES_LOCALE_DIR"); /* of a build folder */

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, words != NULL ? words : BONES_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  signal (SIGPIPE, SIG_IGN); /* a failed write is handled where it happens */

  if (argc < 2)
    {
      g_printerr (_ ("No command given. “crossbones-cli --help” lists the commands.\n"));
      return BONES_EXIT_USAGE;
    }

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")
      || g_str_equal (argv[1], "help"))
    return print_help ();

  if (g_str_equal (argv[1], "--version"))
    {
      bones_cli_print ("crossbones-cli %s\n", BONES_VERSION);
      return BONES_EXIT_FINE;
    }

  command = find_command (argv[1]);
  if (command != NULL)
    return bones_cli_finish (command->run (argc - 1, argv + 1));

  bones_cli_print_error (_ ("Unknown command “%s”. “crossbones-cli --help” lists the commands."),
                         argv[1]);
  return BONES_EXIT_USAGE;
}
