/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "class-offer.h"

#include "css-class.h"
#include "dragged.h"
#include "name.h"
#include "ready-made.h"
#include "ship-silhouette.h"
#include "words.h"

#include "bones-config.h"

struct _BonesClassOffer {
  GtkButton parent_instance;

  /* Template widgets */
  GtkWidget *picture, *name_label, *price_label, *facts_label, *why_label;

  guint kind;
  char *said; /* owned: the words without the reason */
};

enum { BOUGHT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesClassOffer, bones_class_offer, GTK_TYPE_BUTTON)

static void
clicked (BonesClassOffer *self)
{
  g_signal_emit (self, signals[BOUGHT], 0);
}

static void
bones_class_offer_finalize (GObject *object)
{
  g_free (BONES_CLASS_OFFER (object)->said);
  G_OBJECT_CLASS (bones_class_offer_parent_class)->finalize (object);
}

static void
bones_class_offer_class_init (BonesClassOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_class_offer_finalize;
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  signals[BOUGHT] = g_signal_new ("bought", BONES_TYPE_CLASS_OFFER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/class-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesClassOffer, picture);
  gtk_widget_class_bind_template_child (widget_class, BonesClassOffer, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassOffer, price_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassOffer, facts_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassOffer, why_label);
  gtk_widget_class_bind_template_callback (widget_class, clicked);
}

static void
bones_class_offer_init (BonesClassOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_class_offer_new (guint kind)
{
  BonesClassOffer *self = g_object_new (BONES_TYPE_CLASS_OFFER, NULL);

  self->kind = kind;
  bones_drag_begin_from (GTK_WIDGET (self), BONES_DRAGGED_CLASS, kind);
  return GTK_WIDGET (self);
}

guint
bones_class_offer_get_kind (BonesClassOffer *self)
{
  g_return_val_if_fail (BONES_IS_CLASS_OFFER (self), 0);

  return self->kind;
}

/* "3 points", "3 for 120 points"; "" if she has no price. */
static char *
word_price (const BonesSetup *setup, guint kind)
{
  const guint points = bones_class_price (setup, kind), lot = bones_setup_lot (setup, kind);
  g_autofree char *price = bones_words_points ((gint) points);

  if (points == 0)
    return g_strdup ("");

  return lot == 1 ? g_strdup_printf (
             g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points", (gulong) (points + 1) / 2),
             price)
                  : g_strdup_printf (_ ("%u for %s points"), lot, price);
}

/* Gives the button its words, with the reason. */
static void
describe_offer (BonesClassOffer *self)
{
  const char *why = gtk_label_get_label (GTK_LABEL (self->why_label));
  g_autofree char *said =
      *why != '\0' ? g_strdup_printf ("%s. %s", self->said, why) : g_strdup (self->said);

  bones_name_widget (GTK_WIDGET (self), said);
}

void
bones_class_offer_show (BonesClassOffer *self, const BonesSetup *setup, const char *faction,
                        gboolean offered)
{
  g_autoptr (GPtrArray) facts = NULL;
  g_autofree char *price = NULL, *text = NULL;
  const char *name;

  g_return_if_fail (BONES_IS_CLASS_OFFER (self) && setup != NULL);

  name = bones_words_called (
      setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, self->kind));
  if (name == NULL)
    name = setup->ruleset->kind_id (setup->content, self->kind);

  price = word_price (setup, self->kind);
  facts = bones_words_class_facts (setup, faction, self->kind);
  g_ptr_array_add (facts, NULL);
  text = g_strjoinv (" · ", (char **) facts->pdata);
  g_object_set (self->picture, "kind", bones_class_look (setup, self->kind), NULL);
  gtk_label_set_label (GTK_LABEL (self->name_label), name);
  gtk_label_set_label (GTK_LABEL (self->price_label), price);
  gtk_widget_set_visible (self->price_label, *price != '\0');
  gtk_label_set_label (GTK_LABEL (self->facts_label), text);
  gtk_widget_set_visible (self->facts_label, *text != '\0');
  gtk_widget_set_sensitive (GTK_WIDGET (self), offered);
  g_free (self->said);
  self->said = g_strdup_printf (_ ("Add a ship: %s"), name);
  bones_class_offer_set_why (self, NULL);
  describe_offer (self);
}

void
bones_class_offer_set_why (BonesClassOffer *self, const char *why)
{
  const char *text = why != NULL ? why : "";

  g_return_if_fail (BONES_IS_CLASS_OFFER (self));

  if (g_str_equal (gtk_label_get_label (GTK_LABEL (self->why_label)), text))
    return;

  gtk_label_set_label (GTK_LABEL (self->why_label), text);
  gtk_widget_set_visible (self->why_label, why != NULL);
  bones_set_css_class (GTK_WIDGET (self), "refused", why != NULL);
  describe_offer (self);
}
