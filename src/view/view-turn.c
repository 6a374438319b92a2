/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-private.h"

static void
free_bank (gpointer data)
{
  BonesBankView *bank = data;

  g_free (bank->name);
  g_free (bank);
}

void
bones_turn_view_free (BonesTurnView *turn)
{
  g_free (turn->text);
  g_ptr_array_unref (turn->banks);
  g_free (turn);
}

static GPtrArray *
view_banks (const BonesWordsContext *context, const BonesTurn *turn, guint ship)
{
  const BonesTrack *track = &context->setup->ruleset->ship_tracks[turn->fired];
  const guint fired = context->game->ships[ship].tracks[turn->fired];
  GPtrArray *banks = g_ptr_array_new_with_free_func (free_bank);
  guint guns[BONES_MAX_BANKS] = { 0 };
  const guint built = turn->banks (context->setup, context->game, ship, guns);

  for (guint i = 0; track->ids[i] != NULL; i++)
    if ((built >> i & 1) != 0)
      {
        BonesBankView *bank = g_new0 (BonesBankView, 1);

        bank->id = track->ids[i];
        bank->name = bones_words_name (context, "choice", track->ids[i]);
        bank->at = (BonesGunsAt) turn->at[i];
        bank->guns = guns[i];
        bank->fired = (fired >> i & 1) != 0;
        g_ptr_array_add (banks, bank);
      }

  return banks;
}

BonesTurnView *
bones_turn_view_new (const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesTurn *turn = context->setup->ruleset->turn;
  const guint ship = context->game->active_ship;
  BonesWordsArgs args = BONES_WORDS_NONE;
  BonesTurnView *view;

  if (turn == NULL || context->game->over || !bones_game_in_play (context->game, ship)
      || !bones_sees_ship (context->setup, context->game, view_context->viewer, ship))
    return NULL;

  view = g_new0 (BonesTurnView, 1);
  args.ship = ship;
  view->ship = ship;
  view->text =
      bones_words_for (context, bones_round_prefix (context->setup->ruleset), "whose", &args);
  view->banks = view_banks (context, turn, ship);
  return view;
}

BonesRole
bones_role_of (const BonesRuleset *ruleset, guint verb)
{
  const BonesTurn *turn = ruleset->turn;

  if (turn == NULL)
    return BONES_ROLE_NONE;

  return verb == turn->orders  ? BONES_ROLE_ORDERS
         : verb == turn->fires ? BONES_ROLE_FIRES
         : verb == turn->ends  ? BONES_ROLE_ENDS
                               : BONES_ROLE_NONE;
}

static gboolean
may_start (const BonesViewContext *view_context, guint verb)
{
  const BonesAction action = { verb, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  BonesRefusal refusal;

  return bones_play_is_open (view_context->play, &action, &refusal);
}

/* Her name and her class. */
static char *
word_turn (const BonesWordsContext *context, const BonesShipView *ship)
{
  BonesWordsArgs args = BONES_WORDS_NONE;

  args.ship = ship->ship;
  args.name = ship->kind;
  return bones_words_for (context, bones_round_prefix (context->setup->ruleset), "of-ship", &args);
}

char *
bones_view_word_next (const BonesView *view, const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;

  if (view->prompt != NULL || view->over)
    return NULL;

  if (view->turn != NULL)
    return word_turn (context, bones_view_ship (view, view->turn->ship));

  if (view->staging != NULL && may_start (view_context, view->staging->rolls))
    return bones_words_name (context, "tray", "ask-rolls");

  if (view->staging != NULL && may_start (view_context, view->staging->applies))
    return bones_words_name (context, "tray", "ask-applies");

  for (guint i = 0; i < view->steps->len && view->active_fleet >= 0; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);

      if (step->state == BONES_STEP_NOW)
        return bones_words_if_any (context, "next", step->id);
    }

  return NULL;
}
