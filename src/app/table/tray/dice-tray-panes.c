/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice-tray.h"

#include "card-pane.h"
#include "choice-pane.h"
#include "dice-pane.h"
#include "number-pane.h"
#include "pick-pane.h"
#include "reroll-pane.h"
#include "square-pane.h"

GType
bones_dice_tray_pane_for (const BonesPromptView *prompt)
{
  g_return_val_if_fail (prompt != NULL, G_TYPE_INVALID);

  if (prompt->secret || prompt->shows_hand >= 0)
    return BONES_TYPE_CARD_PANE;

  switch (prompt->kind)
    {
    case BONES_ASK_DICE:
      return BONES_TYPE_DICE_PANE;
    case BONES_ASK_REROLL:
      return BONES_TYPE_REROLL_PANE;
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      return BONES_TYPE_NUMBER_PANE;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
    case BONES_ASK_SHIPS:
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      return BONES_TYPE_PICK_PANE;
    case BONES_ASK_CHOICE:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
    case BONES_ASK_SHIP:
    case BONES_ASK_CARD:
    case BONES_ASK_CONFIRM:
      return BONES_TYPE_CHOICE_PANE;
    case BONES_ASK_SQUARE:
      return BONES_TYPE_SQUARE_PANE;
    case BONES_ASK_KINDS:
    default:
      return G_TYPE_INVALID;
    }
}
