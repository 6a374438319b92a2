/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-row.h"

#include "css-class.h"
#include "faction-mark.h"
#include "flow.h"
#include "name.h"
#include "names.h"
#include "put.h"
#include "ship-line.h"
#include "tooltip.h"

#include "bones-config.h"

#define ARCHIVE "fleet.archive"
#define UNARCHIVE "fleet.unarchive"

struct _BonesFleetRow {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *check, *sign, *name, *faction, *ships, *detail, *score, *badge, *badge_icon,
      *badge_text, *menu_button;

  GMenuModel *menu;     /* owned */
  BonesFleetItem *item; /* owned; or NULL */
  GBinding *binding;    /* of the check button; or NULL */
};

enum { ACT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetRow, bones_fleet_row, ADW_TYPE_BIN)

/* "fleet.copy" is the act "copy". */
static void
act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACT], 0, strchr (action, '.') + 1);
}

static void
drop_item (BonesFleetRow *self)
{
  if (self->binding != NULL)
    g_binding_unbind (self->binding);
  self->binding = NULL;
  g_clear_object (&self->item);
}

static void
bones_fleet_row_dispose (GObject *object)
{
  drop_item (BONES_FLEET_ROW (object));
  g_clear_object (&BONES_FLEET_ROW (object)->menu);
  G_OBJECT_CLASS (bones_fleet_row_parent_class)->dispose (object);
}

static void
bones_fleet_row_class_init (BonesFleetRowClass *klass)
{
  static const char *const actions[] = { "fleet.open",     "fleet.edit",      "fleet.copy",
                                         "fleet.analysis", "fleet.copy-text", "fleet.qr",
                                         "fleet.export",   "fleet.print",     "fleet.delete",
                                         ARCHIVE,          UNARCHIVE };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleet_row_dispose;
  signals[ACT] = g_signal_new ("act", BONES_TYPE_FLEET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, act);

  g_type_ensure (BONES_TYPE_FACTION_MARK);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_SHIP_LINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, check);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, name);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, faction);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, ships);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, detail);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, score);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, badge);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, badge_icon);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, badge_text);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetRow, menu_button);
}

static void
bones_fleet_row_init (BonesFleetRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The menu is half of what a row costs, and few are ever opened. */
static void
make_menu (GtkMenuButton *button, gpointer data)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button,
                                 gtk_popover_menu_new_from_model (BONES_FLEET_ROW (data)->menu));
}

BonesFleetRow *
bones_fleet_row_new (GMenuModel *menu)
{
  BonesFleetRow *self = g_object_new (BONES_TYPE_FLEET_ROW, NULL);

  g_return_val_if_fail (G_IS_MENU_MODEL (menu), self);

  self->menu = g_object_ref (menu);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button), make_menu, self,
                                         NULL);
  return self;
}

static void
show_badge (BonesFleetRow *self, const BonesFleetSummary *summary)
{
  const BonesFleetState state = summary->state;

  gtk_label_set_label (GTK_LABEL (self->badge_text), summary->badge);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->badge_icon), state == BONES_FLEET_LEGAL
                                                                  ? "object-select-symbolic"
                                                                  : "dialog-warning-symbolic");
  bones_set_tooltip (self->badge, summary->why);
  bones_set_css_class (self->badge, "good", state == BONES_FLEET_LEGAL);
  bones_set_css_class (self->badge, "warning", state == BONES_FLEET_OVER);
  bones_set_css_class (self->badge, "bad",
                       state == BONES_FLEET_WRONG || state == BONES_FLEET_UNREADABLE);
}

/* What a screen reader tells of the row. */
static void
describe (BonesFleetRow *self, const char *called, const BonesFleetSummary *summary,
          const char *score)
{
  GtkWidget *holder = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autoptr (GString) text = g_string_new (called);
  const char *parts[] = { summary->system, summary->faction, summary->points,
                          summary->badge,  summary->ships,   score };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (text, ", %s", parts[i]);
  if (holder != NULL)
    bones_name_widget (holder, text->str);
}

static void
show_detail (BonesFleetRow *self, const BonesFleetSummary *summary)
{
  const char *parts[] = { summary->system, summary->faction, summary->points };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", parts[i]);
  gtk_label_set_label (GTK_LABEL (self->detail), text->str);
  gtk_widget_set_visible (self->faction, summary->faction_icon != NULL);
  g_object_set (self->faction, "icon", summary->faction_icon, "text", summary->faction, NULL);
  bones_ship_line_set_looks (BONES_SHIP_LINE (self->ships), summary->looks);
  bones_drawn_set_text (BONES_DRAWN (self->ships), summary->ships);
  gtk_widget_set_visible (self->ships, summary->looks->len > 0);
}

void
bones_fleet_row_set_item (BonesFleetRow *self, BonesFleetItem *item, BonesFleetRowMode mode)
{
  const BonesFleetRecord *record;
  const BonesFleetSummary *summary;
  g_autofree char *score = NULL, *called = NULL, *more = NULL;

  g_return_if_fail (BONES_IS_FLEET_ROW (self));

  drop_item (self);
  if (item == NULL)
    return;

  self->item = g_object_ref (item);
  record = bones_fleet_item_get_record (item);
  summary = bones_fleet_item_get_summary (item);
  called = bones_name_isolate (record->name);
  more = g_strdup_printf (_ ("More about %s"), called);
  score = bones_fleet_score_words (bones_fleet_item_get_score (item));
  gtk_image_set_from_icon_name (
      GTK_IMAGE (self->sign),
      bones_icon_name (summary->ruleset != NULL ? summary->ruleset->icon : NULL));
  gtk_label_set_label (GTK_LABEL (self->name), record->name);
  bones_set_tooltip (self->name, record->name);
  gtk_label_set_label (GTK_LABEL (self->score), score != NULL ? score : "");
  gtk_widget_set_visible (self->score, score != NULL);
  show_detail (self, summary);
  show_badge (self, summary);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), ARCHIVE, !record->archived);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), UNARCHIVE, record->archived);
  bones_set_css_class (GTK_WIDGET (self), "archived", record->archived);
  bones_set_tooltip (self->menu_button, more);
  bones_name_widget (self->menu_button, more);
  gtk_widget_set_visible (self->menu_button, mode == BONES_FLEET_ROW_ACTS);
  gtk_widget_set_visible (self->check, mode == BONES_FLEET_ROW_CHOICE);
  bones_name_widget (self->check, record->name);
  self->binding = g_object_bind_property (item, "chosen", self->check, "active",
                                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  describe (self, called, summary, score);
}

BonesFleetItem *
bones_fleet_row_get_item (BonesFleetRow *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ROW (self), NULL);

  return self->item;
}

void
bones_fleet_row_open_menu (BonesFleetRow *self)
{
  g_return_if_fail (BONES_IS_FLEET_ROW (self));

  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}
