/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

BonesAsk
mw_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule, guint ship,
        guint ordinal)
{
  BonesAsk ask = BONES_ASK_INIT (kind, what, rule, ship, ordinal);

  ask.ship = (guint16) ship;
  ask.who = bones_fleet_bit (game->ships[ship].fleet);
  return ask;
}

BonesAsk
mw_ask_fleet (BonesAskKind kind, const char *what, const char *rule, guint fleet, guint ordinal)
{
  BonesAsk ask = BONES_ASK_INIT (kind, what, rule, fleet, ordinal);

  ask.who = bones_fleet_bit (fleet);
  return ask;
}

/* The number of ships that @ask allows; the last of them is *@ship. */
static guint
count_open (const BonesGame *game, const BonesAsk *ask, guint *ship)
{
  guint n = 0;

  for (guint i = 0; i < game->n_ships; i++)
    if (bones_ask_allows (ask, i))
      {
        *ship = i;
        n++;
      }

  return n;
}

gboolean
mw_pick_anew (BonesPlay *play, const BonesAsk *ask, gboolean or_none)
{
  guint ship;

  return count_open (&play->game, ask, &ship) > (or_none ? 0 : 1) && bones_ask_anew (play, NULL);
}

gboolean
mw_pick_ship (BonesPlay *play, const BonesAsk *ask, guint *ship)
{
  *ship = BONES_NO_SHIP;
  return count_open (&play->game, ask, ship) <= 1 || bones_ask_ship (play, ask, ship);
}

gboolean
mw_pick_ship_or_none (BonesPlay *play, BonesAsk *ask, guint *ship)
{
  const BonesAnswer *answer;

  *ship = BONES_NO_SHIP;
  if (count_open (&play->game, ask, ship) == 0)
    return TRUE;

  ask->kind = BONES_ASK_SHIPS;
  ask->least = 0;
  ask->blank = TRUE;
  if (!bones_ask (play, ask, &answer))
    return FALSE;

  *ship = answer->n > 0 ? answer->values[0] : BONES_NO_SHIP;
  return TRUE;
}

void
mw_tell_hint (BonesPlay *play, const char *rule, guint ship, MwHint hint)
{
  if (mw_template (play->setup, &play->game, ship)->hints[hint] != NULL)
    bones_tell_ship (play, "hint", rule, ship, MW_HINT_NUMBER (play->game.ships[ship].kind, hint));
}

BonesRoll
mw_die (const BonesGame *game, const char *what, const char *rule, guint ship, guint ordinal)
{
  return (BonesRoll){ .key = { rule, ship, ordinal },
                      .what = what,
                      .owner = ship < game->n_ships ? game->ships[ship].fleet : BONES_NOBODY,
                      .dice = 1,
                      .ship = (guint16) ship,
                      .other = BONES_NO_SHIP };
}

BonesRoll
mw_die_at (const BonesGame *game, const char *what, const char *rule, guint ship, guint other,
           guint ordinal)
{
  BonesRoll die = mw_die (game, what, rule, ship, ordinal);

  die.other = (guint16) other;
  return die;
}

void
mw_add_term (BonesRoll *roll, const char *what, gint value)
{
  guint i = 0;

  while (i < BONES_MAX_TERMS && roll->terms[i].what != NULL)
    i++;

  if (value == 0 || i == BONES_MAX_TERMS)
    return;

  roll->terms[i] = (BonesTerm){ what, value };
  roll->bonus = (gint8) CLAMP (roll->bonus + value, -100, 100);
}

/* Reports that the rule of one, or of six, made the difference. */
static void
tell_natural (BonesPlay *play, const char *what, const char *rule, const BonesRoll *roll)
{
  if (roll->ship != BONES_NO_SHIP)
    bones_tell_ship (play, what, rule, roll->ship, 0);
  else
    bones_tell_fleet (play, what, rule, roll->owner, 0, 0);
}

/* MW-GEN-02 */
gboolean
mw_test (BonesPlay *play, const BonesRoll *roll, gboolean *works)
{
  BonesRoll die = *roll;
  gboolean by_one;

  die.bonus = CLAMP (roll->bonus, -6, 6);
  by_one = roll->needs < 2 + die.bonus;
  die.needs = (guint8) MAX (MAX (roll->needs, 2 + die.bonus), 0);
  if (!bones_roll_meets (play, &die, works))
    return FALSE;

  if (by_one && !*works)
    tell_natural (play, "natural-one", "MW-GEN-02", roll);

  return TRUE;
}

/* MW-GEN-02, MW-GEN-03, MW-GEN-04 */
gboolean
mw_save (BonesPlay *play, const MwSave *save, gboolean *saved)
{
  const gint more = save->more + mw_mod (play->setup, &play->game, save->ship, save->mod);
  const gint bonus = CLAMP (save->range + more, -5, 5);
  const gint needs = save->save;
  BonesRoll die = mw_die (&play->game, save->what, save->rule, save->ship, save->ordinal);

  *saved = FALSE;
  if (needs == 0)
    {
      bones_tell_ship (play, "no-save", "MW-GEN-04", save->ship, save->about);
      return TRUE;
    }

  die.other = (guint16) save->other;
  die.nth = (guint16) save->nth;
  die.of = (guint16) save->of;
  die.run = save->nth < save->of ? BONES_IN_RUN : BONES_ENDS_RUN;
  die.saves = TRUE;
  die.bonus = (gint8) bonus;
  die.needs = (guint8) CLAMP (needs, 2 + bonus, 6 + bonus);
  die.values[0] = die.needs - bonus;
  die.values[1] = needs;
  die.values[2] = save->about;
  die.terms[0] = (BonesTerm){ "range", save->range };
  die.terms[1] = (BonesTerm){ "cards", more };
  if (save->range == 0)
    die.terms[0] = (BonesTerm){ more != 0 ? "cards" : NULL, more };
  if (save->range == 0 || more == 0)
    die.terms[1] = (BonesTerm){ NULL };

  if (bones_ask_anew (play, NULL))
    return mw_save (play, save, saved);

  if (!bones_roll_meets (play, &die, saved))
    return FALSE;

  if (*saved && needs > 6 + bonus)
    tell_natural (play, "natural-six", "MW-GEN-03", &die);
  if (!*saved && needs < 2 + bonus)
    tell_natural (play, "natural-one", "MW-GEN-02", &die);

  return TRUE;
}

/* MW-GEN-01, MW-AMB-53: a 1-3 is a d6 halved, rounded up. */
gboolean
mw_roll_amount (BonesPlay *play, const MwAmount *amount, const BonesRoll *die, gint *number)
{
  BonesRoll roll = *die;
  const gboolean halved = amount->sides == 3;
  guint16 faces[BONES_MAX_VALUES];

  *number = amount->plus;
  roll.dice = amount->dice;
  roll.sides = halved ? 6 : amount->sides;
  if (!bones_roll_each (play, &roll, faces))
    return FALSE;

  for (guint i = 0; i < amount->dice; i++)
    *number += halved ? (faces[i] + 1) / 2 : faces[i];

  *number = MAX (*number, 0);
  return TRUE;
}

/* MW-BRD-02, MW-CAP-02 */
gboolean
mw_facing_guns (BonesPlay *play, const char *rule, guint ship, guint other, guint ordinal,
                guint *guns)
{
  static const char *const ids[] = { "bow", "port", "starboard", "stern", "no-guns", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "facing", rule, ship, ordinal);
  guint64 open = 1 << MW_BANKS;
  guint bank;

  *guns = 0;
  if (mw_is_prize (&play->game, ship) /* MW-CAP-02 */
      || play->game.ships[ship].tracks[MW_CREW_LEFT] == 0)
    return TRUE;

  *guns = mw_guns_against_boarders (play->setup, &play->game, ship, MW_ALL_ROUND);
  for (bank = 0; bank < MW_BANKS; bank++)
    if (mw_guns_against_boarders (play->setup, &play->game, ship, bank) > 0)
      open |= 1u << bank;

  if (open == 1 << MW_BANKS)
    return TRUE;

  ask.other = (guint16) other;
  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, open);
  if (bones_ask_anew (play, NULL))
    return mw_facing_guns (play, rule, ship, other, ordinal, guns);

  if (!bones_ask_choice (play, &ask, &bank))
    return FALSE;

  if (bank < MW_BANKS)
    *guns += mw_guns_against_boarders (play->setup, &play->game, ship, bank);

  return TRUE;
}

void
mw_tell_spell (BonesPlay *play, const char *what, const char *rule, const MwCasting *casting)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = (guint16) casting->ship,
                             .other = BONES_NO_SHIP,
                             .fleet = (guint8) casting->fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { (gint32) casting->kind } };

  bones_tell (play, &event);
}

typedef struct {
  const char *what, *rule;
  guint attempt;
} RollOff;

static void
make_fleet_die (const BonesPlay *play, gconstpointer data, guint fleet, BonesRoll *roll)
{
  const RollOff *off = data;

  *roll = (BonesRoll){ .key = { off->rule, fleet, off->attempt },
                       .what = off->what,
                       .owner = (guint8) fleet,
                       .dice = 1,
                       .ship = BONES_NO_SHIP,
                       .other = BONES_NO_SHIP };
}

gboolean
mw_roll_off (BonesPlay *play, const char *what, const char *rule, guint attempt, gint scores[2])
{
  const RollOff off = { what, rule, attempt };
  BonesRoll rolls[2];

  return bones_roll_opposed (play, make_fleet_die, &off, rolls, scores);
}
