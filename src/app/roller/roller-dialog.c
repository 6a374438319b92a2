/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "roller-dialog.h"

#include "contest-page.h"
#include "keys.h"
#include "pool-page.h"
#include "thrower.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesRollerDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *stack, *pool_page, *contest_page;
};

G_DEFINE_FINAL_TYPE (BonesRollerDialog, bones_roller_dialog, ADW_TYPE_WINDOW)

static gboolean
shows_pool (BonesRollerDialog *self)
{
  return g_strcmp0 (adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (self->stack)), "dice")
         == 0;
}

static void
page_changed (BonesRollerDialog *self)
{
  GtkWidget *button = shows_pool (self)
                          ? bones_pool_page_get_button (BONES_POOL_PAGE (self->pool_page))
                          : bones_contest_page_get_button (BONES_CONTEST_PAGE (self->contest_page));

  gtk_window_set_default_widget (GTK_WINDOW (self), button);
}

/* Digits are dice wherever the focus is, except in fields for text and numbers. */
static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesRollerDialog *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  const GdkModifierType chords = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  BonesPoolPage *page = BONES_POOL_PAGE (self->pool_page);
  gint digit;

  if ((state & chords) != 0 || !shows_pool (self))
    return FALSE;

  if (keyval == GDK_KEY_BackSpace)
    return bones_pool_page_erase (page);

  digit = bones_key_digit (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode,
                           event != NULL ? (int) gdk_key_event_get_layout (event) : 0);
  return digit >= 0 && bones_pool_page_digit (page, (guint) digit);
}

static void
bones_roller_dialog_class_init (BonesRollerDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_CONTEST_PAGE);
  g_type_ensure (BONES_TYPE_POOL_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/roller-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRollerDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, BonesRollerDialog, pool_page);
  gtk_widget_class_bind_template_child (widget_class, BonesRollerDialog, contest_page);
  gtk_widget_class_bind_template_callback (widget_class, page_changed);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_roller_dialog_init (BonesRollerDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->stack));
}

void
bones_roller_dialog_open (GtkWidget *parent, BonesHelm *helm)
{
  BonesRollerDialog *self;
  g_autoptr (BonesThrower) thrower = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && (helm == NULL || BONES_IS_HELM (helm)));

  thrower = bones_thrower_new (helm);
  self =
      g_object_new (BONES_TYPE_ROLLER_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  bones_pool_page_set_thrower (BONES_POOL_PAGE (self->pool_page), thrower);
  bones_contest_page_set_thrower (BONES_CONTEST_PAGE (self->contest_page), thrower);
  page_changed (self);
  gtk_widget_grab_focus (bones_pool_page_get_button (BONES_POOL_PAGE (self->pool_page)));
  gtk_window_present (GTK_WINDOW (self));
}
