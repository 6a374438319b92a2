/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include "seeds.h"
#include "sign-off.h"
#include "table-play.h"
#include "verify.h"

/* What is verified. */
typedef struct {
  const BonesGameRecord *record;
  const BonesSetup *setup;
  const BonesJournal *journal;
  const char *expected; /* the code with which it was signed off; or NULL */
} Battle;

static BonesVerification *
verify (const Battle *battle)
{
  return bones_verify (battle->record, battle->setup, battle->journal);
}

/* Says whether it is the battle that was signed off. */
static void
compare_code (const BonesVerification *found, const Battle *battle)
{
  const guint32 seq =
      bones_sign_off_find (battle->record, battle->setup, battle->journal, battle->expected);
  const guint32 last = bones_journal_length (battle->journal);

  if (seq == 0)
    g_ptr_array_add (found->faults,
                     g_strdup_printf (_ ("This is not the battle that was signed off as %s."),
                                      battle->expected));
  else if (seq == last)
    bones_cli_print (_ ("Signed off as %s: this is that battle.\n"), battle->expected);
  else
    bones_cli_print (_ ("Signed off as %s: up to entry %u of %u this is that battle; the rest came "
                        "later.\n"),
                     battle->expected, seq, last);
}

/* What was checked, and what was found. */
static BonesExit
report (const BonesVerification *found, const Battle *battle, const char *chain)
{
  g_autofree char *commitment = bones_seeds_commitment (battle->record, 0);

  bones_cli_print (_ ("Entries, undone ones included:   %u\n"), found->entries);
  bones_cli_print (_ ("Chain of hashes:                 %s\n"), chain);
  bones_cli_print (_ ("Commitment at the beginning:     %s\n"), commitment);
  bones_cli_print (_ ("Seeds, bound when they began:    %u\n"), found->seeds);
  bones_cli_print (_ ("Rolls of the app recomputed:     %u (%u dice)\n"), found->app_rolls,
                   found->app_dice);
  bones_cli_print (_ ("Cards of the app recomputed:     %u\n"), found->app_cards);
  bones_cli_print (_ ("Free rolls recomputed:           %u\n"), found->free_rolls);
  bones_cli_print (_ ("Rolls of real dice, as typed:    %u\n"), found->typed_rolls);
  bones_cli_print (_ ("Answers corrected afterwards:    %u\n"), found->amended);
  if (battle->expected != NULL)
    compare_code (found, battle);

  for (guint i = 0; i < found->faults->len; i++)
    bones_cli_print_error ("%s", (const char *) g_ptr_array_index (found->faults, i));

  bones_cli_print ("%s\n", found->faults->len == 0 ? _ ("Verified.") : _ ("Not verified."));
  return found->faults->len == 0 ? BONES_EXIT_FINE : BONES_EXIT_NO;
}

static BonesExit
verify_game (const char *database, const char *number, const char *expected)
{
  Battle battle;
  g_autoptr (BonesStore) store = bones_cli_open_store (database);
  g_autoptr (BonesTable) table = store != NULL ? bones_cli_open_game (store, number) : NULL;
  g_autoptr (BonesVerification) found = NULL;

  if (table == NULL)
    return BONES_EXIT_CANNOT;

  battle = (Battle){ bones_table_get_record (table), bones_table_get_setup (table),
                     bones_table_get_journal (table), expected };
  found = verify (&battle);
  if (bones_table_get_misfit (table) != NULL && found->faults->len == 0)
    g_ptr_array_add (found->faults, g_strdup (bones_table_get_misfit (table)));

  return report (found, &battle,
                 found->faults->len == 0 ? _ ("right") : _ ("right as far as it was read"));
}

static BonesExit
verify_file (const char *path, const char *expected)
{
  Battle battle;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesVerification) found = NULL;
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (GError) error = NULL;

  envelope = bones_cli_read_envelope (path);
  if (envelope == NULL)
    return BONES_EXIT_CANNOT;

  if (envelope->viewer != NULL)
    {
      bones_cli_print_error (_ ("“%s” has no seed in it: only a whole game can be verified."),
                             path);
      return BONES_EXIT_CANNOT;
    }

  battle = (Battle){ envelope->record, envelope->setup, envelope->journal, expected };
  found = verify (&battle);
  bones_verify_asked (found, envelope->asked);
  replay = bones_envelope_replay (envelope, &error);
  if (replay == NULL && found->faults->len == 0)
    g_ptr_array_add (found->faults, g_strdup (error->message));

  return report (found, &battle, envelope->has_hashes ? _ ("right") : _ ("not in this file"));
}

static BonesExit
run (int argc, char **argv)
{
  g_autofree char *database = NULL, *expected = NULL;
  const GOptionEntry entries[] = {
    { "expect", 'e', 0, G_OPTION_ARG_STRING, &expected,
      N_ ("Tell whether it is the battle that was signed off with this code"), N_ ("CODE") },
    { NULL },
  };

  if (!bones_cli_parse (&bones_command_verify, entries, &database, &argc, &argv))
    return BONES_EXIT_USAGE;

  if (argc != 2)
    return bones_cli_print_usage (&bones_command_verify);

  return bones_cli_game_number (argv[1]) > 0 ? verify_game (database, argv[1], expected)
                                             : verify_file (argv[1], expected);
}

const BonesCommand bones_command_verify = {
  "verify",
  "GAME|FILE",
  N_ ("Recompute every die and card of the app, and the chain of hashes"),
  N_ ("GAME is a number from “games”, FILE a whole exported battle. The exit status is 1 if "
      "anything\nis wrong."),
  run,
};
