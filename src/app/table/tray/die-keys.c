/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "die-keys.h"

#include "die.h"
#include "flow.h"
#include "name.h"

#define MOST_SIDES 20
#define DIE_SIZE                                                                                   \
  32 /* pixels, at any text size: a row of six fits on a phone, and each fits a thumb */

struct _BonesDieKeys {
  AdwBin parent_instance;

  GtkWidget *flow; /* the child */
  guint sides;
};

enum { TYPED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesDieKeys, bones_die_keys, ADW_TYPE_BIN)

static void
key_clicked (GtkButton *button, BonesDieKeys *self)
{
  const guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face"));

  g_signal_emit (self, signals[TYPED], 0, face);
}

static GtkWidget *
new_key (BonesDieKeys *self, guint face)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *die = bones_die_new ();
  const BonesDieLook look = { self->sides, face, TRUE, FALSE, BONES_VERDICT_NONE };
  g_autofree char *name = g_strdup_printf ("%u", face);

  g_object_set (die, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  bones_die_set_look (BONES_DIE (die), &look);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "die-key");
  gtk_widget_set_hexpand (button, TRUE);
  bones_name_widget (button, name);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect (button, "clicked", G_CALLBACK (key_clicked), self);
  return button;
}

/* Drawn pieces grow with the text; these do not. */
static void
fit (BonesDieKeys *self)
{
  const guint size = (guint) MAX (16, DIE_SIZE / bones_drawn_scale (GTK_WIDGET (self)));

  for (GtkWidget *key = gtk_widget_get_first_child (self->flow); key != NULL;
       key = gtk_widget_get_next_sibling (key))
    g_object_set (gtk_button_get_child (GTK_BUTTON (key)), "size", size, NULL);
}

/* In rows of the same length if possible: 8 is twice 4, 10 is twice 5. */
static guint
columns_for (guint sides)
{
  if (sides <= 6)
    return sides;
  return sides % 2 == 0 && sides <= 12 ? sides / 2 : 10;
}

static void
bones_die_keys_class_init (BonesDieKeysClass *klass)
{
  signals[TYPED] = g_signal_new ("typed", BONES_TYPE_DIE_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bones_die_keys_init (BonesDieKeys *self)
{
  self->flow = bones_flow_new ();
  g_object_set (self->flow, "column-width", 40, "spacing", 4, NULL);
  adw_bin_set_child (ADW_BIN (self), self->flow);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (fit), self, G_CONNECT_SWAPPED);
}

void
bones_die_keys_set_sides (BonesDieKeys *self, guint sides)
{
  g_return_if_fail (BONES_IS_DIE_KEYS (self));

  sides = MIN (sides, MOST_SIDES);
  if (sides == self->sides)
    return;

  self->sides = sides;
  bones_flow_clear (BONES_FLOW (self->flow));
  bones_flow_set_most_columns (BONES_FLOW (self->flow), columns_for (sides));
  for (guint face = 1; face <= sides; face++)
    bones_flow_append (BONES_FLOW (self->flow), new_key (self, face));
  fit (self);
}
