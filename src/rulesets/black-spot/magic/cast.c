/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

static gboolean
may_cast (const BonesPlay *play, guint fleet)
{
  return play->game.step == BS_STEP_MAGIC && bs_has_wizard (&play->game, fleet)
         && bs_may_attempt (play->setup, &play->game, fleet);
}

/* FS-SPELL-15: a second card is needed. */
static gboolean
may_be_mega (const BonesPlay *play, const BsCasting *casting)
{
  return casting->kind != BS_NO_CARD && bs_hand_size (play->setup, &play->game, casting->fleet) > 1;
}

/* FS-MAGIC-3: asks for the card, and for Mega Magic. Both are asked whether the fleet holds them or
 * not, so that nobody learns what it holds. */
static BONES_ASKS gboolean
ask_for_spell (BonesPlay *play, BsCasting *casting)
{
  const guint fleet = casting->fleet;
  guint64 kinds;
  guint with = BS_NO_CARD;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  casting->kind = BS_NO_CARD;
  if (!may_cast (play, fleet))
    return TRUE;

  kinds = bs_castable (play->setup, &play->game, fleet);
  for (guint kind = 0; kind < BS_SPELLS; kind++)
    if (!bs_has_aim (play->setup, &play->game, fleet, kind))
      kinds &= ~(G_GUINT64_CONSTANT (1) << kind);

  if (!bs_ask_card (play, "spell", "FS-MAGIC-3", fleet, kinds, &casting->kind))
    return FALSE;

  while (may_be_mega (play, casting) && bones_ask_anew (play, NULL))
    continue;

  if (may_be_mega (play, casting)
      && !bs_ask_card (play, "mega", "FS-SPELL-15", fleet,
                       G_GUINT64_CONSTANT (1) << BS_SPELL_MEGA_MAGIC, &with))
    return FALSE;

  casting->mega = with != BS_NO_CARD;
  return TRUE;
}

/* FS-MAGIC-4, FS-MAGIC-10: the fleets that may still dispel the spell. */
static guint16
find_rivals (const BonesPlay *play, guint caster, guint16 out)
{
  guint16 fleets = 0;

  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    if (fleet != caster && bs_may_attempt (play->setup, &play->game, fleet))
      fleets |= bones_fleet_bit (fleet);

  return fleets & ~out;
}

/* P-02: asks which of several fleets dispels; BONES_NOBODY if a change by hand has left none. */
static BONES_ASKS gboolean
ask_which_dispels (BonesPlay *play, const BsCasting *casting, guint16 out, guint attempt,
                   guint *fleet)
{
  const guint16 fleets = find_rivals (play, casting->fleet, out);
  BonesAsk who =
      BONES_ASK_INIT (BONES_ASK_FLEET, "dispeller", "FS-MAGIC-4", casting->fleet, attempt);

  *fleet = fleets != 0 ? (guint) g_bit_nth_lsf (fleets, -1) : BONES_NOBODY;
  if (fleets == bones_fleet_bit (*fleet))
    return TRUE;

  who.who = fleets;
  who.open[0] = fleets;
  if (bones_ask_anew (play, NULL))
    return ask_which_dispels (play, casting, out, attempt, fleet);

  return bones_ask_fleet (play, &who, fleet);
}

/* P-02: asks whether a fleet dispels, and which. @out: those that do not. */
static BONES_ASKS gboolean
ask_who_dispels (BonesPlay *play, const BsCasting *casting, guint16 out, guint attempt,
                 guint *fleet)
{
  const guint16 fleets = find_rivals (play, casting->fleet, out);

  static const char *const ids[] = { "nobody", "dispel", NULL };
  BonesAsk window =
      BONES_ASK_INIT (BONES_ASK_CHOICE, "dispel-window", "FS-MAGIC-4", casting->fleet, attempt);
  guint choice;

  window.who = fleets;
  window.ship = casting->ship;
  window.values[0] = casting->kind;
  window.values[1] = casting->fleet;
  window.values[2] = g_bit_nth_lsf (fleets, -1);
  window.played = 1 + casting->kind;
  if (fleets == bones_fleet_bit (window.values[2]))
    window.question = "dispel-by-one";
  bones_ask_offer (&window, ids, 1 << 0 | 1 << 1);
  if (!bones_ask_choice (play, &window, &choice))
    return FALSE;

  *fleet = BONES_NOBODY;
  return choice == 0 || ask_which_dispels (play, casting, out, attempt, fleet);
}

/* FS-MAGIC-4: @kind is BS_NO_CARD if a change by hand has taken the attempt of @fleet. */
static BONES_ASKS gboolean
ask_card_to_dispel (BonesPlay *play, const BsCasting *casting, guint16 out, guint fleet,
                    guint *kind)
{
  *kind = BS_NO_CARD;
  if ((find_rivals (play, casting->fleet, out) & bones_fleet_bit (fleet)) == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_card_to_dispel (play, casting, out, fleet, kind);

  return bs_ask_card (play, "dispel-card", "FS-MAGIC-4", fleet,
                      bs_dispelling (play->setup, &play->game, fleet, FALSE), kind);
}

/* FS-MAGIC-4: until all pass, or one dispel works. A fleet that finds no card drops out,
 * until another has tried. */
static BONES_ASKS gboolean
hold_window (BonesPlay *play, const BsCasting *casting, gboolean *dispelled)
{
  guint16 out = 0, fleets;
  guint fleet, kind;

  *dispelled = FALSE;
  for (guint attempt = 0; !*dispelled; attempt++)
    {
      do
        fleets = find_rivals (play, casting->fleet, out);
      while (fleets != 0 && bones_ask_anew (play, NULL));

      if (fleets == 0)
        return TRUE;

      if (!ask_who_dispels (play, casting, out, attempt, &fleet))
        return FALSE;

      if (fleet == BONES_NOBODY)
        return TRUE;

      if (!ask_card_to_dispel (play, casting, out, fleet, &kind))
        return FALSE;

      if (kind == BS_NO_CARD
          || (find_rivals (play, casting->fleet, out) & bones_fleet_bit (fleet)) == 0)
        {
          out |= bones_fleet_bit (fleet);
          continue;
        }

      out = 0;
      if (!bs_try_to_dispel (play, fleet, kind, attempt, dispelled))
        return FALSE;
    }

  return TRUE;
}

/* FS-MAGIC-6: the casting roll. Only Rum needs the score itself (FS-SPELL-17). */
static BONES_ASKS gboolean
roll_to_cast (BonesPlay *play, BsCasting *casting, gboolean *works)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BsSpell *spell = &((const BsContent *) play->setup->content)->spells[casting->kind];
  const BonesRoll roll = { .key = { "FS-MAGIC-6", casting->fleet, bs_spell_number (casting->kind) },
                           .what = "casting",
                           .owner = casting->fleet,
                           .dice = 1,
                           .needs = spell->casting,
                           .ship = casting->ship,
                           .other = BONES_NO_SHIP,
                           .values = { casting->kind, spell->casting } };

  if (casting->kind != BS_SPELL_RUM)
    return bones_roll_meets (play, &roll, works);

  if (!bones_roll_highest (play, &roll, &casting->score))
    return FALSE;

  *works = casting->score >= spell->casting;
  return TRUE;
}

/* FS-MAGIC-3 to FS-MAGIC-7: Mega Magic skips the window and the roll. @works: the spell takes
 * effect; otherwise it was dispelled, or it fizzled and its card returns to the hand. R-70: a
 * failed attempt counts. */
static BONES_ASKS gboolean
try_to_cast (BonesPlay *play, BsCasting *casting, gboolean *works)
{
  guint16 *attempted = &play->game.fleets[casting->fleet].tracks[BS_ATTEMPTED];
  gboolean dispelled = FALSE;

  *works = casting->mega;
  if (casting->mega)
    return TRUE;

  if (!hold_window (play, casting, &dispelled))
    return FALSE;

  if (dispelled)
    {
      *attempted = TRUE;
      bs_play_card (play, casting->fleet, casting->kind);
      return TRUE;
    }

  if (!roll_to_cast (play, casting, works))
    return FALSE;

  if (!*works)
    {
      *attempted = play->game.options[BS_MAGIC_FAILED_COUNTS]; /* */
      bs_tell_spell (play, "fizzles", "FS-MAGIC-6", casting);
    }

  return TRUE;
}

static void
show_card (BonesPlay *play, const BsCasting *casting)
{
  play->game.tracks[BS_PASSES] = 0;
  if (casting->ship == BONES_NO_SHIP)
    bs_tell_spell (play, "casts", bs_spells[casting->kind].rule, casting);
  else
    bs_tell_spell (play, "casts-at", bs_spells[casting->kind].rule, casting);

  if (casting->mega)
    bs_tell_spell (play, "mega", "FS-SPELL-15", casting);
}

gboolean
bs_cast (BonesPlay *play, const BonesAction *action)
{
  BsCasting casting = { .fleet = action->fleet,
                        .ship = BONES_NO_SHIP,
                        .point = BONES_WIND_UNKNOWN };
  gboolean works;

  if (!ask_for_spell (play, &casting))
    return FALSE;

  if (casting.kind == BS_NO_CARD)
    return TRUE;

  if (!bs_aim (play, &casting))
    return FALSE;

  if (!may_cast (play, casting.fleet) /* changed by an override */
      || !bs_has_aim (play->setup, &play->game, casting.fleet, casting.kind))
    return TRUE;

  show_card (play, &casting);
  if (!try_to_cast (play, &casting, &works))
    return FALSE;

  if (works)
    {
      play->game.fleets[casting.fleet].tracks[BS_ATTEMPTED] = TRUE;
      casting.card = bs_play_card (play, casting.fleet, casting.kind);
      if (casting.mega)
        bs_play_card (play, casting.fleet, BS_SPELL_MEGA_MAGIC);

      if (!bs_resolve (play, &casting))
        return FALSE;
    }

  bs_next_offer (play, casting.fleet);
  return TRUE;
}
