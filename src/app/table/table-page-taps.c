/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "table-page-private.h"

#include "fleet-board.h"

#include "bones-config.h"

#define OFFERED 7      /* seconds */
#define GOES_AFTER 500 /* ms */

static void
ship_tapped (BonesTablePage *self, guint ship, guint field)
{
  bones_helm_tap (self->helm, ship, field);
}

static void
ship_tapped_back (BonesTablePage *self, guint ship, guint field)
{
  bones_helm_tap_back (self->helm, ship, field);
}

static void
ship_tapped_to (BonesTablePage *self, guint ship, guint field, gint value)
{
  bones_helm_tap_to (self->helm, ship, field, value);
}

static void
dismissed (AdwToast *toast, BonesTablePage *self)
{
  if (toast != self->toast)
    return;

  g_clear_handle_id (&self->toast_id, g_source_remove);
  g_clear_object (&self->toast);
  self->tapped = FALSE;
}

static gboolean
dismiss (gpointer data)
{
  BonesTablePage *self = BONES_TABLE_PAGE (data);

  self->toast_id = 0;
  adw_toast_dismiss (self->toast);
  return G_SOURCE_REMOVE;
}

static void
dismiss_in (BonesTablePage *self, guint ms)
{
  g_clear_handle_id (&self->toast_id, g_source_remove);
  self->toast_id = g_timeout_add (ms, dismiss, self);
}

/* A phone has room for two lines, but not for a long one. */
static void
make_toast (BonesTablePage *self)
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
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (dismissed), self, 0);
}

/* There is one toast, which says the latest: libadwaita 1.2 does not bear that one is dismissed
 * while it still comes, and what is said late is not about what is seen. */
void
bones_table_page_tell (BonesTablePage *self, const char *text, guint seconds, const char *label,
                       const char *action, GVariant *target)
{
  const gboolean fresh = self->toast == NULL;

  if (fresh)
    make_toast (self);
  gtk_label_set_label (GTK_LABEL (adw_toast_get_custom_title (self->toast)), text);
  adw_toast_set_action_name (self->toast, NULL); /* a target must never be another action's */
  adw_toast_set_action_target_value (self->toast, target);
  adw_toast_set_action_name (self->toast, action);
  adw_toast_set_button_label (self->toast, label);
  self->tapped = FALSE;
  dismiss_in (self, seconds * 1000);
  if (fresh)
    adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), g_object_ref (self->toast));
}

/* Not at once: it may still be coming. */
static void
withdraw (BonesTablePage *self)
{
  if (!self->tapped)
    return;

  self->tapped = FALSE;
  adw_toast_set_button_label (self->toast, NULL);
  dismiss_in (self, GOES_AFTER);
}

/* While people go on touching, it counts. */
static void
offer (BonesTablePage *self, const char *text)
{
  bones_table_page_tell (self, text, OFFERED, _ ("Undo"), "win.undo", NULL);
  self->tapped = TRUE;
  self->tapped_seq = 0;
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
  if (!self->tapped || self->coming.ship != BONES_NO_SHIP)
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
  g_signal_connect_object (self->pieces[FLEETS], "ship-tapped-back", G_CALLBACK (ship_tapped_back),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pieces[FLEETS], "ship-tapped-to", G_CALLBACK (ship_tapped_to),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "tapping", G_CALLBACK (tapping), self, G_CONNECT_SWAPPED);
}

void
bones_table_page_count (GtkWidget *widget, const char *name, GVariant *target)
{
  BonesTablePage *self = BONES_TABLE_PAGE (widget);
  BonesChange change = { .scope = BONES_SET_SHIP, .delta = TRUE };
  guint32 ship, field;
  gint32 by;

  g_variant_get (target, "(uui)", &ship, &field, &by);
  change.index = (guint16) ship;
  change.field = (guint16) field;
  change.value = by;
  bones_helm_override (self->helm, &change, 1, _ ("marked on her card"));
}
