/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include "change.h"

static guint
below (GRand *random, guint n)
{
  return g_rand_int_range (random, 0, MAX (n, 1));
}

static gboolean
one_in (GRand *random, guint n)
{
  return below (random, n) == 0;
}

/* How likely a switch is to be on, in percent: what goes with what is more likely together. */
typedef enum { CORE, OPTIONAL_RULES, FANTASEA, THEMES } Theme;

static gboolean
is_on (guint option, Theme theme, GRand *random)
{
  static const guint8 percents[THEMES][2] = { { 3, 3 }, { 60, 10 }, { 40, 85 } };
  const gboolean fantasea = option >= BS_FS_FACTIONS && option <= BS_FS_MAGIC;

  return below (random, 100) < percents[theme][fantasea];
}

static void
set_options (BonesSetup *setup, GRand *random)
{
  const Theme theme = below (random, THEMES);

  for (guint i = 0; bs_options[i].key != NULL; i++)
    {
      const BonesOption *option = &bs_options[i];
      const gboolean rules =
          g_str_has_prefix (option->key, "opt.") || (i >= BS_FS_FACTIONS && i <= BS_FS_MAGIC);

      if (rules)
        setup->options[i] = is_on (i, theme, random);
      else if (i == BS_VICTORY_ROUNDS)
        setup->options[i] = 1 + below (random, 6);
      else if (option->kind == BONES_OPTION_DATA || !one_in (random, 3))
        continue;
      else if (option->kind == BONES_OPTION_NUMBER)
        setup->options[i] = g_rand_int_range (random, option->lowest, option->highest + 1);
      else
        setup->options[i] = below (random, option->kind == BONES_OPTION_VALUES
                                               ? g_strv_length ((char **) option->values)
                                               : 2);
    }
}

/* A class that may be bought; a special model only of the right faction, and not as a flagship. */
static const char *
random_class (const BonesSetup *setup, guint faction, gboolean flagship, GRand *random)
{
  const BsContent *content = setup->content;
  const char *chosen = "sloop";

  for (guint i = 0, n = 0; i < content->n_classes; i++)
    {
      const BsClass *class = &content->classes[i];
      const gint needs =
          class->needs != NULL ? bones_ruleset_option (setup->ruleset, class->needs) : -1;

      if ((class->traits & BS_CREATURE) != 0 || (flagship && (class->traits & BS_MONSTER) != 0)
          || (needs >= 0 && !setup->options[needs])
          || (class->faction != 0 && class->faction != faction))
        continue;

      n += class->faction != 0 ? 3 : 1; /* there is only one of these to be had */
      if (below (random, n) < (class->faction != 0 ? 3 : 1))
        chosen = class->id;
    }

  return chosen;
}

static BonesRoster *
random_fleet (const BonesSetup *setup, const char *name, GRand *random)
{
  const BsContent *content = setup->content;
  BonesRoster *roster = bones_roster_new (name);
  const guint ships = 1 + below (random, 4);
  guint faction = 0;

  if (setup->options[BS_FS_FACTIONS] && !one_in (random, 10))
    {
      faction = 1 + below (random, content->n_factions);
      roster->faction = g_strdup (content->factions[faction - 1].id);
    }

  for (guint i = 0; i < ships; i++)
    {
      BonesRosterShip *ship =
          bones_roster_add (roster, NULL, random_class (setup, faction, i == 0, random), i == 0);

      if (setup->options[BS_FS_FACTIONS] && one_in (random, 20))
        ship->variant = g_strdup (bs_propulsion_ids[below (random, BS_PROPULSIONS)]);
    }

  return roster;
}

/* A deck with a few kinds of spells only, which may run out; mostly the program's own. */
static char *
random_deck (GRand *random)
{
  GString *out;

  if (!one_in (random, 4))
    return NULL;

  out = g_string_new ("magic.deck=");
  for (guint i = 1 + below (random, 6); i > 0; i--)
    g_string_append_printf (out, "%s:%u,", bs_spell_ids[below (random, BS_SPELLS)],
                            1 + below (random, 9));

  g_string_truncate (out, out->len - 1);
  return g_string_free (out, FALSE);
}

Battle *
random_battle (GRand *random)
{
  static const char *const names[] = { "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal" };
  const guint n = one_in (random, 20) ? 5 + below (random, 4) : 2 + below (random, 3);
  g_autofree char *deck = random_deck (random);
  Battle *battle = battle_new ("Ann: sloop*", deck);
  BonesSetup *setup = battle->setup;

  set_options (setup, random);
  g_ptr_array_set_size (setup->rosters, 0);
  for (guint fleet = 0; fleet < n; fleet++)
    g_ptr_array_add (setup->rosters, random_fleet (setup, names[fleet], random));

  bones_replay_free (battle->replay); /* it had begun with other fleets */
  battle->replay = bones_replay_new (setup);
  return battle;
}

static gboolean
has_value (const BonesAnswer *answer, guint value)
{
  for (guint i = 0; i < answer->n; i++)
    if ((answer->values[i] & 0xff) == value)
      return TRUE;

  return FALSE;
}

/* One of the open values of @ask. */
static guint
open_value (const BonesAsk *ask, GRand *random)
{
  guint n = 0, value = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i) && below (random, ++n) == 0)
      value = i;

  g_assert_cmpuint (n, >, 0); /* else nothing may be answered */
  return value;
}

/* Some of those that are open, each with a range or an effect where the question has these; few, or
 * whole fleets would lie under each template. */
static void
answer_some (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  const gboolean paired = ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;
  const guint most = MAX (MIN (ask->most, 4), ask->least);

  for (guint pass = 0; pass < 2 && answer->n < most; pass++)
    for (guint i = 0; i < BONES_MAX_CHOICES && answer->n < (pass == 0 ? most : ask->least); i++)
      if (bones_ask_allows (ask, i) && !has_value (answer, i) && (pass == 1 || one_in (random, 2)))
        answer->values[answer->n++] = paired ? i | below (random, ask->n_ids) << 8 : i;
}

/* In half inches, or exactly as far as may be. */
static guint
random_inches (const BonesAsk *ask, GRand *random)
{
  const guint first = (ask->low + 49) / 50, last = ask->high / 50;

  if (first > last || one_in (random, 8))
    return ask->high;

  return 50 * g_rand_int_range (random, first, last + 1);
}

static void
answer_reroll (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  answer->n = 1;
  answer->values[0] = one_in (random, 3)    ? BONES_REROLL_SPEND
                      : one_in (random, 20) ? BONES_REROLL_KEEP_ALL
                                            : BONES_REROLL_KEEP;
  if (answer->values[0] != BONES_REROLL_SPEND)
    return;

  answer->n = 3;
  answer->values[1] = ask->high > 0 ? 1 + below (random, ask->high) : 0;
  answer->values[2] = 1 + below (random, MAX (ask->low, 1));
}

BonesEntry *
random_answer (const BonesPlay *play, GRand *random)
{
  const BonesAsk *ask = &play->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesAnswer *answer = &entry->answer;

  answer->key = ask->key;
  answer->kind = ask->kind;
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      while (answer->n < ask->least)
        answer->values[answer->n++] = 1 + below (random, ask->sides);
      break;
    case BONES_ASK_REROLL:
      answer_reroll (ask, random, answer);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_SHIPS:
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      answer_some (ask, random, answer);
      break;
    case BONES_ASK_NUMBER:
      answer->values[answer->n++] = ask->low + below (random, ask->high - ask->low + 1);
      break;
    case BONES_ASK_INCHES:
      answer->values[answer->n++] = random_inches (ask, random);
      break;
    case BONES_ASK_CONFIRM:
      answer->values[answer->n++] = below (random, 2);
      break;
    default:
      answer->values[answer->n++] = open_value (ask, random);
    }

  g_assert_cmpint (bones_answer_fits (ask, answer), ==, BONES_FITS);
  return entry;
}

/* What is seldom open is taken the sooner; a turn is not over at once. */
static guint
eagerness (guint verb)
{
  switch (verb)
    {
    case BS_END_TURN:
    case BS_OPPORTUNITY_FIRE:
    case BS_PASS:
      return 1;
    case BS_GRAPPLE:
    case BS_CREW_HULL:
    case BS_SWAP_CREW:
    case BS_ROW_BOATS:
    case BS_CAST:
    case BS_DISPEL:
    case BS_TAKE_OFF:
      return 6;
    default:
      return 2;
    }
}

gboolean
random_action (Battle *battle, GRand *random, BonesAction *action,
               void (*on_closed) (const BonesRefusal *refusal))
{
  static GArray *actions = NULL;
  const gboolean leaves = one_in (random, 150);
  guint n = 0;

  if (actions == NULL)
    actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  g_array_set_size (actions, 0);
  bones_black_spot.actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);
      const gboolean ends = one->verb == BS_CONCEDE || one->verb == BS_END_BATTLE;
      BonesRefusal refusal;

      if (!bones_play_is_open (battle_play (battle), one, &refusal))
        {
          if (on_closed != NULL)
            on_closed (&refusal);

          continue;
        }

      if (ends != leaves)
        continue;

      n += eagerness (one->verb);
      if (below (random, n) < eagerness (one->verb))
        *action = *one;
    }

  return n > 0 || (leaves && random_action (battle, random, action, on_closed));
}

static BonesChange
set_field (BonesScope scope, guint field, guint index, gint64 value)
{
  return (BonesChange){ scope, field, index, FALSE, value };
}

/* Any number of a ship, a fleet or the table, at what it may be. */
static BonesChange
change_track (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  const guint track = below (random, BS_SHIP_TRACKS);
  const guint of_fleet = below (random, BS_REAL_CARDS + 1);
  const guint of_table = below (random, BS_OLD_WIND + 1);

  switch (below (random, 8))
    {
    case 0:
      return set_field (BONES_SET_FLEET, of_fleet, fleet,
                        below (random, MIN (bs_fleet_tracks[of_fleet].highest, 9) + 1));
    case 1:
      return set_field (BONES_SET_TABLE, of_table, 0,
                        below (random, MIN (bs_table_tracks[of_table].highest, 9) + 1));
    default:
      return set_field (BONES_SET_SHIP, track, ship,
                        below (random, MIN (bs_ship_tracks[track].highest, 20) + 1));
    }
}

static BonesChange
change_what_lies_there (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  const guint owner = one_in (random, 3) ? BONES_NOBODY : fleet;

  switch (below (random, 6))
    {
    case 0:
      return set_field (BONES_ADD_LINK, BS_GRAPPLE_LINK, ship, below (random, game->n_ships));
    case 1:
      return set_field (BONES_REMOVE_LINK, 0, below (random, game->n_links + 1), 0);
    case 2:
      return set_field (BONES_REMOVE_MARKER, 0, below (random, game->n_markers), 0);
    case 3:
      return set_field (BONES_SET_CARD, BS_DECK_OF_SPELLS, below (random, 96),
                        below (random, BONES_IN_HAND + game->n_fleets));
    default:
      return set_field (BONES_ADD_MARKER, 1 + below (random, BS_MARKER_KINDS - 1), owner,
                        one_in (random, 3) ? BONES_NO_SHIP : ship);
    }
}

static BonesChange
change_what_is_whose (const BonesSetup *setup, const BonesGame *game, guint ship, guint fleet,
                      GRand *random)
{
  const guint kinds = bs_n_kinds (setup->content);

  switch (below (random, 6))
    {
    case 0:
      return set_field (BONES_SET_SHIP, BONES_SHIP_STATUS, ship, below (random, BONES_STATUSES));
    case 1:
      return set_field (BONES_SET_SHIP, BONES_SHIP_OWNER, ship,
                        one_in (random, 3) ? BONES_NOBODY : fleet);
    case 2:
      return set_field (BONES_SET_SHIP, BONES_SHIP_KIND, ship, below (random, kinds));
    case 3:
      return set_field (BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, ship);
    case 4:
      return set_field (BONES_ADD_FLEET, 0, 0, 0);
    default:
      return set_field (BONES_ADD_SHIP, below (random, kinds), fleet, 0);
    }
}

static BonesChange
change_whose_go (const BonesGame *game, guint ship, guint fleet, GRand *random)
{
  switch (below (random, 5))
    {
    case 0:
      return set_field (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, below (random, 2));
    case 1:
      return set_field (BONES_SET_TABLE, BONES_TABLE_WIND, 0, below (random, 9));
    case 2:
      return set_field (BONES_SET_TABLE, BONES_TABLE_STEP, 0, below (random, 6));
    case 3:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
    default:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  const BonesGame *game = battle_game (battle);
  const guint ship = below (random, game->n_ships), fleet = below (random, game->n_fleets);

  switch (below (random, 6))
    {
    case 0:
      return change_whose_go (game, ship, fleet, random);
    case 1:
      return change_what_is_whose (battle->setup, game, ship, fleet, random);
    case 2:
    case 3:
      return change_what_lies_there (game, ship, fleet, random);
    default:
      return change_track (game, ship, fleet, random);
    }
}

BonesEntry *
random_override (Battle *battle, GRand *random)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_OVERRIDE);
  const guint option = below (random, BS_OPTIONS);

  entry->changes = g_new0 (BonesChange, 1);
  entry->n_changes = 1;
  entry->changes[0] = random_change (battle, random);
  if (one_in (random, 10))
    {
      entry->kind = BONES_ENTRY_OPTION;
      entry->changes[0] = set_field (BONES_SET_OPTION, option, 0, below (random, 3));
    }

  bones_game_copy (tried, battle_game (battle));
  if (bones_entry_apply (battle->setup, tried, entry) != BONES_CHANGE_FITS)
    return NULL;

  return g_steal_pointer (&entry);
}
