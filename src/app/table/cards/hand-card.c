/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "hand-card.h"

#include "card-fan.h"
#include "faction-mark.h"
#include "name.h"
#include "put.h"
#include "sign.h"
#include "tooltip.h"

#include "bones-config.h"

#include <adwaita.h>

#include <math.h>

#define TURN_MS 220 /* milliseconds for turning over */

struct _BonesHandCard {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *name_label, *faction, *sign, *text_label, *note_label, *marks;

  AdwAnimation *turning; /* owned */
  double turned;         /* 0: the back; 1: the face */
};

G_DEFINE_FINAL_TYPE (BonesHandCard, bones_hand_card, GTK_TYPE_BOX)

static void
set_turned (double turned, gpointer data)
{
  BonesHandCard *self = data;

  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_back (GtkWidget *widget, GtkSnapshot *snapshot, int width, int height)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  bones_card_back_paint (cr, widget, width, height);
  cairo_destroy (cr);
}

/* Turned about the vertical middle line. */
static void
bones_hand_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double turned = BONES_HAND_CARD (widget)->turned;
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const float narrow = (float) MAX (fabs (2 * turned - 1), 0.01);

  if (turned >= 1)
    {
      GTK_WIDGET_CLASS (bones_hand_card_parent_class)->snapshot (widget, snapshot);
      return;
    }

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) width / 2, 0));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) width / 2, 0));
  if (turned < 0.5)
    draw_back (widget, snapshot, width, height);
  else
    GTK_WIDGET_CLASS (bones_hand_card_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
bones_hand_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (bones_hand_card_parent_class)->map (widget);
  adw_animation_play (BONES_HAND_CARD (widget)->turning);
}

static void
bones_hand_card_dispose (GObject *object)
{
  BonesHandCard *self = BONES_HAND_CARD (object);

  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  G_OBJECT_CLASS (bones_hand_card_parent_class)->dispose (object);
}

static void
bones_hand_card_class_init (BonesHandCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_hand_card_dispose;
  widget_class->snapshot = bones_hand_card_snapshot;
  widget_class->map = bones_hand_card_map;
  g_type_ensure (BONES_TYPE_FACTION_MARK);
  g_type_ensure (BONES_TYPE_SIGN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/hand-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, faction);
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, note_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHandCard, marks);
}

static void
bones_hand_card_init (BonesHandCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->turning = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, TURN_MS, adw_callback_animation_target_new (set_turned, self, NULL));
}

/* An icon for what the number means, and the number: "5+". */
static void
add_mark (BonesHandCard *self, const BonesMarkView *mark)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = g_strdup_printf ("%d+", mark->value);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (bones_icon_name (mark->icon)));
  gtk_box_append (GTK_BOX (box), gtk_label_new (number));
  gtk_widget_add_css_class (box, "mark");
  bones_set_tooltip (box, mark->text);
  gtk_box_append (GTK_BOX (self->marks), box);
}

static void
show_line (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

GtkWidget *
bones_hand_card_new (const BonesCardView *card, const char *note)
{
  BonesHandCard *self = g_object_new (BONES_TYPE_HAND_CARD, NULL);

  g_return_val_if_fail (card != NULL, GTK_WIDGET (self));

  g_object_set (self->sign, "icon", card->icon, "text", card->name, NULL);
  g_object_set (self->faction, "icon", card->faction_icon, "text", card->faction_name, NULL);
  gtk_widget_set_visible (self->faction, card->faction != NULL);
  show_line (self->name_label, card->name);
  show_line (self->text_label, card->text);
  show_line (self->note_label, note);
  for (guint i = 0; i < card->marks->len; i++)
    add_mark (self, g_ptr_array_index (card->marks, i));
  gtk_widget_set_visible (self->marks, card->marks->len > 0);
  if (note != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "unplayable");
  bones_name_widget (GTK_WIDGET (self), card->name);
  return GTK_WIDGET (self);
}

GtkLabel *
bones_hand_card_get_name (BonesHandCard *self)
{
  g_return_val_if_fail (BONES_IS_HAND_CARD (self), NULL);

  return GTK_LABEL (self->name_label);
}
