/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A class of ships that can be bought: her picture, name, price and facts, and if she is not
 * allowed in the fleet, why. A touch buys; a drag takes her to a place in the fleet.
 *
 * Signals: bought (): by touch or key.
 */

#include <gtk/gtk.h>

#include "setup.h"

#define BONES_TYPE_CLASS_OFFER (bones_class_offer_get_type ())
G_DECLARE_FINAL_TYPE (BonesClassOffer, bones_class_offer, BONES, CLASS_OFFER, GtkButton)

GtkWidget *bones_class_offer_new (guint kind);
guint bones_class_offer_get_kind (BonesClassOffer *self);

/* Shows the class under the options of @setup, for a fleet of @faction (or NULL). @offered: such a
 * fleet may have her at all. */
void bones_class_offer_show (BonesClassOffer *self, const BonesSetup *setup, const char *faction,
                             gboolean offered);

/* Says why one more is not allowed; NULL: she is. */
void bones_class_offer_set_why (BonesClassOffer *self, const char *why);
