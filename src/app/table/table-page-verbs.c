/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-page-private.h"

#include "consent.h"
#include "dice-tray.h"
#include "fleet-turn.h"
#include "hand-page.h"
#include "keys.h"
#include "override-dialog.h"
#include "past-bar.h"
#include "roller-dialog.h"

BonesHelm *
bones_table_page_get_helm (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), NULL);

  return self->helm;
}

gboolean
bones_table_page_can_undo (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  return bones_helm_get_view (self->helm)->undo_text != NULL
         || bones_helm_get_tapping (self->helm)->ship != BONES_NO_SHIP;
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

  bones_table_page_focus_answer (self);
}

void
bones_table_page_undo (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  if (!bones_helm_untap (self->helm))
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

  bones_helm_look_at (self->helm, 0);
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
bones_table_page_free_dice (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_roller_dialog_open (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_end_battle (BonesTablePage *self)
{
  const BonesView *view;

  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_helm_look_at (self->helm, 0);
  view = bones_helm_get_view (self->helm);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->ends || action->action.fleet != BONES_NOBODY)
        continue;

      if (action->open)
        bones_helm_start (self->helm, &action->action);
      else if (action->why != NULL)
        bones_table_page_say (self, action->why);
      return;
    }
}

static gboolean
is_typing (BonesTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);
}

/* Enter and digits that are held down do their work once: what they are for next, nobody has seen.
 */
static gboolean
key_captured (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              BonesTablePage *self)
{
  GtkEventController *event = GTK_EVENT_CONTROLLER (controller);
  const gboolean enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  const gboolean again = bones_held_key_press (&self->held, keyval,
                                               gtk_event_controller_get_current_event_time (event));

  if (is_typing (self))
    return FALSE;
  if (again && (enter || g_unichar_isdigit (gdk_keyval_to_unicode (keyval))))
    return TRUE;
  return enter && bones_dice_tray_enter (BONES_DICE_TRAY (self->pieces[TRAY]));
}

static void
key_released (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              BonesTablePage *self)
{
  bones_held_key_release (&self->held, keyval);
}

/* The window, for while an answer is stored nothing in it may have the focus, and keys are let go
 * all the same. */
static void
listen_to_window (BonesTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;
  if (root == NULL)
    return;

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_captured), self);
  g_signal_connect (self->keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
}

void
bones_table_page_watch_keys (BonesTablePage *self)
{
  g_signal_connect (self, "notify::root", G_CALLBACK (listen_to_window), NULL);
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

  if (bones_past_bar_key (BONES_PAST_BAR (self->past_bar), keyval))
    return TRUE;

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
