/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"
#include "player.h"

#include "ids.h"

/* What is offered first: people who look at the table and not at the screen press it. */

#define ONE_TRIED 25 /* entries: what the question after them offers first is tried */

/* Questions to which yes comes first: it says what lies on the table, asks for more of what was
 * begun, or costs nothing. Yes to any other gives something up, spends it, or runs a risk. */
static const char *const safe_to_agree[] = {
  "anchor",
  "any-port",
  "anti-flyer-reach",
  "arc",
  "bag",
  "defensive-fire",
  "doubloons",
  "duck",
  "foreign-port",
  "jewels",
  "king",
  "next-to-land",
  "other-port",
  "out-of-sight",
  "seen",
  "still-alongside",
  "still-held",
  "still-there",
  "stopped",
  "straggler-moves",
  "try-to-get-off",
  "turn-out",
  "use-special",
  "wizard-summons",
  NULL,
};

/* Questions about what lies on the table, of which only people can know the answer: nothing is
 * offered first. */
static const char *const only_seen[] = {
  "band",     "dispel-reach",    "facing",     "first-thing", "sandbar-ahead",
  "side-hit", "treasure-source", "wind-angle", NULL,
};

/* Choices that give something up, spend it, or run a risk. */
static const char *const losing[] = {
  "none",      "leave",     "abandon", "scuttle",  "sink",      "control",  "into",
  "off-table", "release",   "part",    "fight",    "break-off", "press-on", "cut",
  "carry-on",  "drive-off", "retreat", "fight-on", "stop",      "touched",  "booty",
  "no_more",   "second",    "dispel",  NULL,
};

/* Questions about what costs points: to buy nothing comes first. */
static const char *const buying[] = { "wizard-rank", "character", NULL };

static guint
count_open (const BonesAsk *ask)
{
  guint n = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    n += bones_ask_allows (ask, i);
  return n;
}

/* Points of the compass are named by people. */
static gboolean
is_losing (const BonesAsk *ask, guint chosen)
{
  return ask->ids != NULL
         && (g_strv_contains (losing, ask->ids[chosen])
             || (!g_str_equal (ask->what, "facing") && bones_wind_lookup (ask->ids[chosen]) >= 0));
}

static void
check_choice (const BonesAsk *ask, guint usual)
{
  HOLDS (bones_ask_allows (ask, usual));
  if (g_strv_contains (buying, ask->what))
    HOLDS (g_str_equal (ask->ids[usual], "none"));
  else if (count_open (ask) > 1)
    HOLDS ((ask->risks >> usual & 1) == 0 && !is_losing (ask, usual));
}

static guint
count_cards (const BonesGame *game, guint place)
{
  guint n = 0;

  for (guint deck = 0; deck < BONES_MAX_DECKS; deck++)
    for (guint card = 0; card < BONES_MAX_CARDS; card++)
      n += game->cards[deck][card] == place;
  return n;
}

/* How many ships @fleets (bits) sail, and how many cards they hold. */
static guint
count_things (const BonesGame *game, guint fleets)
{
  guint n = 0;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      if ((fleets >> fleet & 1) == 0)
        continue;

      n += count_cards (game, BONES_IN_HAND + fleet);
      for (guint ship = 0; ship < game->n_ships; ship++)
        n += bones_game_sails_for (game, ship, fleet);
    }
  return n;
}

/* What is left to the fleets that are asked after @value, before anything else is answered. */
static guint
count_after (Battle *battle, guint value)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  const guint who = ask->who;
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (battle->setup);
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

  for (guint32 seq = 1; seq <= bones_journal_length (battle->journal); seq++)
    bones_journal_append (journal, bones_entry_copy (bones_journal_entry (battle->journal, seq)));
  entry->seq = bones_journal_length (journal) + 1;
  entry->answer.key = ask->key;
  entry->answer.kind = ask->kind;
  entry->answer.n = 1;
  entry->answer.values[0] = (guint16) value;
  bones_journal_append (journal, entry);
  HOLDS (bones_replay_follow (replay, journal) == 0);
  return count_things (&bones_replay_play (replay)->game, who);
}

static void
try_default (Battle *battle)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  const gint usual = bones_ask_default (ask);
  const guint n = ask->kind == BONES_ASK_CONFIRM ? 2 : ask->n_ids;
  guint most;

  if (usual < 0 || ask->kind == BONES_ASK_NUMBER || g_strv_contains (buying, ask->what))
    return;

  most = count_after (battle, (guint) usual);
  for (guint value = 0; value < n; value++)
    if ((gint) value != usual && (ask->kind == BONES_ASK_CONFIRM || bones_ask_allows (ask, value))
        && count_after (battle, value) > most)
      g_error ("battle %u: what is offered first to %s loses more than %u", player_battle (),
               ask->what, value);
}

void
player_check_default (Battle *battle)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  const gint usual = bones_ask_default (ask);

  if (usual < 0)
    return;

  HOLDS (!g_strv_contains (only_seen, ask->what));
  switch (ask->kind)
    {
    case BONES_ASK_NUMBER:
      HOLDS (usual >= ask->low && (usual < ask->high || ask->low == ask->high));
      break;
    case BONES_ASK_CONFIRM:
      if (usual == TRUE && !g_strv_contains (safe_to_agree, ask->what))
        g_error ("battle %u: yes comes first to %s", player_battle (), ask->what);
      break;
    case BONES_ASK_CHOICE:
      check_choice (ask, (guint) usual);
      break;
    default: /* dice, ships, inches… */
      HOLDS (usual < 0);
    }

  if (bones_journal_length (battle->journal) % ONE_TRIED == 0)
    try_default (battle);
}
