/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "guide-notes.h"

#include "ready-made.h"

#include "bones-config.h"

/* What the table waits for. */
typedef enum {
  ASKED,   /* the question `on` */
  KIND,    /* any other question of kind `kind` */
  OFFERED, /* no question: the action `on` is open, and `too` if that is not NULL */
  LATER,   /* the same, after the first round */
  ENDED    /* the battle */
} Moment;

/* The first note that fits is given. Words in quotes are what stands on the page. */
static const struct {
  const char *id;
  Moment moment;
  const char *on, *too;
  BonesAskKind kind;
  const char *text;
} notes[] = {
  { "over", ENDED,
    .text = N_ ("The battle is over. You find it in the harbour again, with its whole log.") },

  /* The table is set up. */
  { "islands", ASKED, "islands",
    .text = N_ ("Press “Roll the Die”, and the app rolls. Or roll a real die, and press the "
                "number that it shows.") },
  { "first-terrain", ASKED, "first-terrain",
    .text = N_ ("Agree about this, and press the name of the fleet. Nothing happens until you "
                "press something.") },
  { "terrain", ASKED, "terrain",
    .text = N_ ("Put the piece on your table, and press what it is. Crossbones never knows where "
                "things lie: it asks.") },
  { "booty", ASKED, "booty",
    .text = N_ ("With a booty die a fleet can roll again later. Press “Roll the Die”.") },

  /* A ship moves. */
  { "heading", ASKED, "facing",
    .text = N_ ("Look at the model and at the wind, and press how she lies to it. It decides how "
                "far she goes.") },
  { "turn", ASKED, "turn", .text = N_ ("Turn the model now if you want to, and say so here.") },
  { "inches", ASKED, "inches",
    .text = N_ ("Measure, move the model, and enter how far she went. A mistake? “Undo” takes it "
                "back.") },

  /* A ship fires. */
  { "bank", ASKED, "bank",
    .text = N_ ("Press the guns that point at the enemy. You may measure only after that.") },
  { "targets", KIND, .kind = BONES_ASK_TARGETS,
    .text = N_ ("Lay the template beside the model. Press how each ship lies under it, or “No "
                "ship is under it”.") },
  { "hits", ASKED, "to-hit",
    .text = N_ ("Roll for the guns: with the button, or with real dice.") },
  { "damage", ASKED, "damage",
    .text =
        N_ ("The ship that is hit rolls to stay whole. If the roll fails, her card shows a hit.") },

  /* Anything else that is asked. */
  { "reroll", KIND, .kind = BONES_ASK_REROLL,
    .text = N_ ("Keep these dice, or spend a booty die to roll again. Enter keeps them.") },
  { "dice", KIND, .kind = BONES_ASK_DICE,
    .text = N_ ("Dice decide this: press the button that rolls, or enter real dice.") },
  { "ship", KIND, .kind = BONES_ASK_SHIP,
    .text = N_ ("Press the ship here, or touch her card in her fleet.") },
  { "choice", KIND, .kind = BONES_ASK_CHOICE,
    .text = N_ ("Look at your table and press the answer. The log tells what follows.") },

  /* Nothing is asked. */
  { "set-up", OFFERED, "set-up", .text = N_ ("Press “Set the Table Up” to begin.") },
  { "wind", OFFERED, "draw-wind",
    .text = N_ ("Each round begins with the wind. Press “Draw the Wind”.") },
  { "initiative", OFFERED, "initiative",
    .text = N_ ("Which fleet goes first? Press “Settle Initiative”.") },
  { "again", LATER, "activate",
    .text = N_ ("This is how every round goes: you can leave the guide. The manual (F1) tells "
                "the rest.") },
  { "activate", OFFERED, "activate",
    .text = N_ ("Each ship has one turn in a round, small ships first. Press one of these ships "
                "to begin hers.") },
  { "move", OFFERED, "move", "fire",
    .text = N_ ("In her turn she may move and fire, in the order that you like. Press "
                "“Move”.") },
  { "move-only", OFFERED, "move",
    .text = N_ ("She may still move. Press “Move”, or “End Her Turn” if she stays where "
                "she is.") },
  { "fire", OFFERED, "fire",
    .text =
        N_ ("Does an enemy lie before her guns? Press those guns: bow, port, aft or starboard. If "
            "not, press “End Her Turn”.") },
  { "end-turn", OFFERED, "end-turn",
    .text = N_ ("She has done what she can. Press “End Her Turn”, and the next ship "
                "follows.") },
  { "end-round", OFFERED, "end-round",
    .text = N_ ("Every ship has had her turn. Press “End the Round”: the next one begins with a "
                "new wind.") },
};

static gboolean
is_open (const BonesView *view, const char *id)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->open && g_strcmp0 (action->id, id) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
fits (guint i, const BonesView *view)
{
  const BonesPromptView *prompt = view->prompt;

  switch (notes[i].moment)
    {
    case ENDED:
      return view->over;
    case ASKED:
      return prompt != NULL && g_strcmp0 (prompt->what, notes[i].on) == 0;
    case KIND:
      return prompt != NULL && prompt->kind == notes[i].kind;
    case LATER:
    case OFFERED:
      return prompt == NULL && (notes[i].moment == OFFERED || view->round > 1)
             && is_open (view, notes[i].on)
             && (notes[i].too == NULL || is_open (view, notes[i].too));
    default:
      g_assert_not_reached ();
    }
}

gboolean
bones_guide_has_notes (const BonesRuleset *ruleset)
{
  g_return_val_if_fail (ruleset != NULL, FALSE);

  return ruleset == bones_first_battle_system ();
}

gboolean
bones_guide_find_note (const BonesView *view, BonesGuideNote *note)
{
  g_return_val_if_fail (view != NULL && note != NULL, FALSE);

  if (view->misfit != NULL || !bones_guide_has_notes (view->ruleset))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    if (fits (i, view))
      {
        *note = (BonesGuideNote){ notes[i].id, _ (notes[i].text) };
        return TRUE;
      }
  return FALSE;
}
