/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "table-page-private.h"

#include "fleet-board.h"

#include "bones-config.h"

#define OFFERED 7 /* seconds */

static void
ship_tapped (BonesTablePage *self, guint ship, guint field)
{
  bones_helm_tap (self->helm, ship, field);
}

static void
dismissed (AdwToast *toast, BonesTablePage *self)
{
  if (toast == self->tapped)
    g_clear_object (&self->tapped);
}

static void
withdraw (BonesTablePage *self)
{
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->tapped);

  if (toast != NULL)
    adw_toast_dismiss (toast);
}

/* A phone has room for two lines, but not for a long one. */
static AdwToast *
new_toast (void)
{
  AdwToast *toast = adw_toast_new ("");
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_lines (GTK_LABEL (title), 2);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  adw_toast_set_custom_title (toast, title);
  return toast;
}

/* While people go on touching, it counts. */
static void
offer (BonesTablePage *self, const char *text)
{
  if (self->tapped != NULL && self->tapped_seq == 0)
    {
      gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->tapped)), text);
      return;
    }
  withdraw (self);
  self->tapped = g_object_ref_sink (new_toast ());
  gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->tapped)), text);
  self->tapped_seq = 0;
  adw_toast_set_timeout (self->tapped, OFFERED);
  adw_toast_set_priority (self->tapped, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (self->tapped, _ ("Undo"));
  adw_toast_set_action_name (self->tapped, "win.undo");
  g_signal_connect_object (self->tapped, "dismissed", G_CALLBACK (dismissed), self, 0);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), g_object_ref (self->tapped));
}

static void
show_coming (BonesTablePage *self)
{
  BonesFleetBoard *board = BONES_FLEET_BOARD (self->pieces[FLEETS]);
  const BonesTapping now = *bones_helm_get_tapping (self->helm);

  if (self->coming.ship != BONES_NO_SHIP)
    bones_fleet_board_set_coming (board, self->coming.ship, self->coming.field, 0);
  if (now.ship != BONES_NO_SHIP)
    bones_fleet_board_set_coming (board, now.ship, now.field, now.by);
  self->coming = now;
}

static void
tapping (BonesTablePage *self, const char *text)
{
  show_coming (self);
  if (text != NULL)
    offer (self, text);
  else
    withdraw (self);
  g_signal_emit_by_name (self, "state");
}

void
bones_table_page_apply_taps (BonesTablePage *self)
{
  const guint32 seq = bones_table_get_seq (bones_helm_get_table (self->helm));

  show_coming (self);
  if (self->tapped == NULL || self->coming.ship != BONES_NO_SHIP)
    return;

  if (self->tapped_seq == 0)
    self->tapped_seq = seq;
  else if (self->tapped_seq != seq) /* "Undo" would be of something else */
    withdraw (self);
}

void
bones_table_page_follow_taps (BonesTablePage *self)
{
  g_signal_connect_object (self->pieces[FLEETS], "ship-tapped", G_CALLBACK (ship_tapped), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "tapping", G_CALLBACK (tapping), self, G_CONNECT_SWAPPED);
}
