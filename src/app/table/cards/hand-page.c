/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "hand-page.h"

#include "card-fan.h"
#include "cover.h"
#include "fleet-flag.h"
#include "flow.h"
#include "hand-card.h"
#include "hands.h"
#include "magic-card.h"
#include "name.h"
#include "nothing.h"
#include "radio.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesHandPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *fleets, *slot, *fan, *pass_label, *cover, *hint, *discard_title, *discards;

  BonesHelm *helm;                                                 /* owned */
  GtkWidget *buttons[BONES_MAX_FLEETS], *counts[BONES_MAX_FLEETS]; /* children of fleets */
  guint fleet;       /* the fleet whose hand is shown */
  guint fingerprint; /* the number of listed discards */
};

G_DEFINE_FINAL_TYPE (BonesHandPage, bones_hand_page, ADW_TYPE_BIN)

gboolean
bones_view_has_hands (const BonesView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return view->fleets->len > 0
         && ((BonesFleetView *) g_ptr_array_index (view->fleets, 0))->hand_size >= 0;
}

static GtkWidget *
new_hint (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
show_cards (const BonesFleetView *fleet)
{
  GtkWidget *cards;

  if (fleet->hand == NULL || fleet->hand->len == 0)
    return bones_nothing_new (NULL, _ ("There is no card in this hand. Cards come when the rules "
                                       "deal or draw them."));

  cards = bones_flow_new ();
  g_object_set (cards, "column-width", BONES_HAND_CARD_WIDTH, NULL);
  for (guint i = 0; i < fleet->hand->len; i++)
    bones_flow_append (BONES_FLOW (cards),
                       bones_hand_card_new (g_ptr_array_index (fleet->hand, i), NULL));
  return cards;
}

/* The secrets of the table for this fleet: which ship is in which lair. */
static void
add_hidden (GtkWidget *box, const BonesFleetView *fleet, const BonesView *table)
{
  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesShipView *own = g_ptr_array_index (fleet->ships, i);
      const BonesShipView *shown = bones_view_ship (table, own->ship);
      g_autofree char *text = NULL;

      if (shown == NULL || g_str_equal (shown->name, own->name))
        continue;

      /* Translators: what all call a ship that is hidden, then its name and class */
      text = g_strdup_printf (_ ("%s: %s, %s"), shown->name, own->name, own->kind);
      gtk_box_append (GTK_BOX (box), new_hint (text));
    }
}

/* Creates what is under the cover. */
static GtkWidget *
look_at_hand (gpointer owner)
{
  BonesHandPage *self = owner;
  BonesTable *table = bones_helm_get_table (self->helm);
  g_autoptr (BonesView) view = bones_view_new (table, self->fleet);
  g_autoptr (BonesView) open = bones_view_new (table, BONES_NOBODY);
  const BonesFleetView *fleet = g_ptr_array_index (view->fleets, self->fleet);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  add_hidden (box, fleet, open);
  gtk_box_append (GTK_BOX (box), show_cards (fleet));
  return box;
}

static gboolean
is_real (BonesHandPage *self)
{
  g_autoptr (BonesView) view = bones_view_new (bones_helm_get_table (self->helm), self->fleet);

  return ((BonesFleetView *) g_ptr_array_index (view->fleets, self->fleet))->hand == NULL;
}

static void
show_fleet (BonesHandPage *self)
{
  const gboolean real = is_real (self);
  const BonesView *view = bones_helm_get_view (self->helm);
  const BonesFleetView *fleet = g_ptr_array_index (view->fleets, self->fleet);
  /* Translators: %s is a fleet */
  g_autofree char *held =
      g_strdup_printf (_ ("The cards of %s are real ones, in its player’s hand."), fleet->name);
  /* Translators: %s is a fleet */
  g_autofree char *pass = g_strdup_printf (_ ("Pass the device to %s."), fleet->name);
  g_autofree char *covered = g_strdup_printf (_ ("Hold to look at the cards of %s"), fleet->name);
  g_autofree char *open = g_strdup_printf (_ ("Cover the cards of %s"), fleet->name);

  gtk_label_set_label (GTK_LABEL (self->pass_label), real ? held : pass);
  g_object_set (self->fan, "count", (guint) MAX (fleet->hand_size, 0), NULL);
  gtk_widget_set_visible (self->cover, !real);
  gtk_widget_set_visible (self->hint, !real);
  bones_cover_set_words (BONES_COVER (self->cover), covered, open);
}

static void
toggled (GtkToggleButton *button, BonesHandPage *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  bones_cover_shut (BONES_COVER (self->cover));
  self->fleet = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "fleet"));
  show_fleet (self);
}

static void
add_button (BonesHandPage *self, const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *button = bones_radio_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);

  self->counts[fleet->fleet] = gtk_label_new (NULL);
  g_object_set (flag, "letter", letter, "size", 18u, NULL);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), flag);
  gtk_box_append (GTK_BOX (box), self->counts[fleet->fleet]);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "touch");
  g_object_set_data (G_OBJECT (button), "fleet", GUINT_TO_POINTER (fleet->fleet));
  self->buttons[fleet->fleet] = button;
  if (fleet->fleet > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->buttons[0]));
  g_signal_connect (button, "toggled", G_CALLBACK (toggled), self);
  bones_flow_append (BONES_FLOW (self->fleets), button);
}

static void
show_fleets (BonesHandPage *self, const BonesView *view)
{
  for (guint i = 0; i < view->fleets->len && i < BONES_MAX_FLEETS; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, i);
      const guint n = (guint) MAX (fleet->hand_size, 0);
      g_autofree char *count = g_strdup_printf ("%u", n);
      g_autofree char *cards =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
      g_autofree char *name = g_strdup_printf ("%s: %s", fleet->name, cards);

      if (self->buttons[i] == NULL)
        add_button (self, fleet);
      gtk_label_set_label (GTK_LABEL (self->counts[i]), count);
      bones_set_tooltip (self->buttons[i], name);
      bones_name_widget (self->buttons[i], name);
    }
}

/* The fleets about to look: those that are asked, or whose turn it is. */
static guint
find_hand_owner (const BonesView *view, guint before)
{
  const gint asked = view->prompt != NULL ? g_bit_nth_lsf (view->prompt->who, -1) : -1;

  if (asked >= 0 && view->prompt->secret)
    return (guint) asked;
  return view->active_fleet >= 0 ? (guint) view->active_fleet : before;
}

static void
add_discard (BonesHandPage *self, const BonesCardView *card)
{
  /* Translators: a card, and how often it lies there */
  g_autofree char *many = card->count > 1 ? g_strdup_printf (_ ("%s × %u"), card->name, card->count)
                                          : g_strdup (card->name);

  bones_flow_append (BONES_FLOW (self->discards),
                     GTK_WIDGET (bones_magic_card_new (card->icon, many, NULL, NULL)));
}

/* Played cards are face up. */
static void
show_discards (BonesHandPage *self)
{
  g_autoptr (GPtrArray) discards = bones_view_discards (bones_helm_get_table (self->helm));
  guint fingerprint = 1;

  for (guint i = 0; i < discards->len; i++)
    {
      const BonesCardView *card = g_ptr_array_index (discards, i);

      fingerprint = (fingerprint * 31 + card->kind) * 31 + card->count;
    }
  if (fingerprint == self->fingerprint)
    return;

  self->fingerprint = fingerprint;
  bones_flow_clear (BONES_FLOW (self->discards));
  for (guint i = 0; i < discards->len; i++)
    add_discard (self, g_ptr_array_index (discards, i));
  gtk_widget_set_visible (self->discard_title, discards->len > 0);
}

void
bones_hand_page_apply (BonesHandPage *self, BonesHelm *helm)
{
  const BonesView *view;
  guint fleet;

  g_return_if_fail (BONES_IS_HAND_PAGE (self) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  g_set_object (&self->helm, helm);
  bones_cover_shut (BONES_COVER (self->cover));
  if (!bones_view_has_hands (view))
    return;

  show_fleets (self, view);
  fleet = MIN (find_hand_owner (view, self->fleet), view->fleets->len - 1);
  if (self->buttons[fleet] != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[fleet]), TRUE);
  show_fleet (self);
  show_discards (self);
}

static void
bones_hand_page_dispose (GObject *object)
{
  g_clear_object (&BONES_HAND_PAGE (object)->helm);
  G_OBJECT_CLASS (bones_hand_page_parent_class)->dispose (object);
}

static void
bones_hand_page_class_init (BonesHandPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_hand_page_dispose;
  g_type_ensure (BONES_TYPE_CARD_FAN);
  g_type_ensure (BONES_TYPE_COVER);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/hand-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, fleets);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, slot);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, fan);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, pass_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, cover);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, hint);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, discard_title);
  gtk_widget_class_bind_template_child (widget_class, BonesHandPage, discards);
}

static void
bones_hand_page_init (BonesHandPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_cover_set_slot (BONES_COVER (self->cover), ADW_BIN (self->slot));
  bones_cover_set_make (BONES_COVER (self->cover), look_at_hand, self);
}

gboolean
bones_hand_page_focus (BonesHandPage *self)
{
  GtkWidget *fleet;

  g_return_val_if_fail (BONES_IS_HAND_PAGE (self), FALSE);

  fleet = self->buttons[self->fleet];
  return gtk_widget_get_mapped (GTK_WIDGET (self))
         && (gtk_widget_grab_focus (bones_cover_get_button (BONES_COVER (self->cover)))
             || (fleet != NULL && gtk_widget_grab_focus (fleet)));
}
