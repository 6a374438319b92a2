/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toaster.h"

#define GOES_AFTER 500 /* ms: not at once, since it may still be sliding in */

struct _BonesToaster {
  GObject parent_instance;

  AdwToastOverlay *overlay; /* borrowed */
  AdwToast *toast;          /* owned: the toast that is shown, or NULL */
  guint timeout_id;         /* when it goes */
};

G_DEFINE_FINAL_TYPE (BonesToaster, bones_toaster, G_TYPE_OBJECT)

static void
toast_dismissed (AdwToast *toast, BonesToaster *self)
{
  if (toast != self->toast)
    return;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->toast);
}

static gboolean
dismiss_toast (gpointer data)
{
  BonesToaster *self = BONES_TOASTER (data);

  self->timeout_id = 0;
  adw_toast_dismiss (self->toast);
  return G_SOURCE_REMOVE;
}

static void
dismiss_toast_in (BonesToaster *self, guint ms)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id = g_timeout_add (ms, dismiss_toast, self);
}

/* A phone has room for two lines; longer text is cut. */
static void
make_toast (BonesToaster *self)
{
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_lines (GTK_LABEL (title), 2);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  self->toast = adw_toast_new ("");
  adw_toast_set_custom_title (self->toast, title);
  adw_toast_set_timeout (self->toast, 0);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_dismissed), self, 0);
}

static void
bones_toaster_dispose (GObject *object)
{
  BonesToaster *self = BONES_TOASTER (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->toast);
  G_OBJECT_CLASS (bones_toaster_parent_class)->dispose (object);
}

static void
bones_toaster_class_init (BonesToasterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_toaster_dispose;
}

static void
bones_toaster_init (BonesToaster *self)
{
}

BonesToaster *
bones_toaster_new (AdwToastOverlay *overlay)
{
  BonesToaster *self;

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (overlay), NULL);

  self = g_object_new (BONES_TYPE_TOASTER, NULL);
  self->overlay = overlay;
  return self;
}

void
bones_toaster_show (BonesToaster *self, const char *text, guint seconds, const char *label,
                    const char *action, GVariant *target)
{
  const gboolean fresh = self->toast == NULL;

  g_return_if_fail (BONES_IS_TOASTER (self) && text != NULL);

  if (fresh)
    make_toast (self);
  gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->toast)), text);
  adw_toast_set_action_name (self->toast,
                             NULL); /* so that the target never belongs to another action */
  adw_toast_set_action_target_value (self->toast, target);
  adw_toast_set_action_name (self->toast, action);
  adw_toast_set_button_label (self->toast, label);
  dismiss_toast_in (self, seconds * 1000);
  if (fresh)
    adw_toast_overlay_add_toast (self->overlay, g_object_ref (self->toast));
}

gboolean
bones_toaster_offers (BonesToaster *self, const char *action)
{
  g_return_val_if_fail (BONES_IS_TOASTER (self), FALSE);

  return self->toast != NULL && adw_toast_get_button_label (self->toast) != NULL
         && g_strcmp0 (adw_toast_get_action_name (self->toast), action) == 0;
}

void
bones_toaster_withdraw (BonesToaster *self)
{
  g_return_if_fail (BONES_IS_TOASTER (self));

  if (self->toast == NULL)
    return;

  adw_toast_set_button_label (self->toast, NULL);
  dismiss_toast_in (self, GOES_AFTER);
}
