/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-page-private.h"

#include "consent.h"
#include "dice-tray.h"
#include "fleet-turn.h"
#include "hand-page.h"
#include "keys.h"
#include "override-dialog.h"

gboolean
bones_table_page_can_undo (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  return bones_helm_get_view (self->helm)->undo_text != NULL;
}

gboolean
bones_table_page_can_redo (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  return bones_helm_get_view (self->helm)->redo_text != NULL;
}

void
bones_table_page_focus (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_dice_tray_focus (BONES_DICE_TRAY (self->pieces[TRAY]));
}

void
bones_table_page_undo (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_consent_undo (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_redo (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_helm_redo (self->helm);
}

void
bones_table_page_undo_round (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_consent_undo_round (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_change_table (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_override_table (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_show_hand (BonesTablePage *self)
{
  AdwViewStack *tabs;

  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  tabs = bones_table_page_is_narrow (self) ? self->tabs : self->side_tabs;
  if (!bones_view_has_hands (bones_helm_get_view (self->helm)))
    return;

  if (g_strcmp0 (adw_view_stack_get_visible_child_name (tabs), "hand") == 0)
    {
      bones_table_page_show_dice (self);
      bones_table_page_focus (self);
      return;
    }
  adw_view_stack_set_visible_child_name (self->tabs, "hand");
  adw_view_stack_set_visible_child_name (self->side_tabs, "hand");
  gtk_widget_grab_focus (self->pieces[HAND]);
}

void
bones_table_page_interrupt (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_dice_tray_interrupt (BONES_DICE_TRAY (self->pieces[TRAY]));
}

void
bones_table_page_end_battle (BonesTablePage *self)
{
  const BonesView *view;

  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  view = bones_helm_get_view (self->helm);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!bones_action_ends_things (action->id) || action->action.fleet != BONES_NOBODY)
        continue;

      if (action->open)
        bones_helm_start (self->helm, &action->action);
      else if (action->why != NULL)
        bones_table_page_say (self, action->why);
      return;
    }
}

gboolean
bones_table_page_key (BonesTablePage *self, guint keyval, guint keycode, int layout,
                      GdkModifierType state)
{
  BonesDiceTray *tray;
  const GdkModifierType chords = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gint digit;

  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  if ((state & chords) != 0)
    return FALSE;

  tray = BONES_DICE_TRAY (self->pieces[TRAY]);
  digit = bones_key_digit (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode, layout);
  if (digit >= 0)
    return bones_dice_tray_digit (tray, (guint) digit);
  if (keyval == GDK_KEY_BackSpace)
    return bones_dice_tray_erase (tray);
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return bones_dice_tray_accept (tray);
  return bones_dice_tray_letter (tray, g_unichar_tolower (gdk_keyval_to_unicode (keyval)));
}
