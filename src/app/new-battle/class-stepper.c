/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "class-stepper.h"

#include "name.h"
#include "ship-silhouette.h"
#include "text-fit.h"
#include "words.h"

#include "bones-config.h"

#define MOST_OF_A_CLASS 64

struct _BonesClassStepper {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *picture, *name_label, *price_label, *fewer_button, *count_label, *more_button;

  char *kind; /* owned */
  guint count, lot;
};

enum { COUNTED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesClassStepper, bones_class_stepper, GTK_TYPE_BOX)

static void
buy_fewer (BonesClassStepper *self)
{
  bones_class_stepper_set_count (self, self->count - MIN (self->count, self->lot));
}

static void
buy_more (BonesClassStepper *self)
{
  if (self->count + self->lot <= MOST_OF_A_CLASS)
    bones_class_stepper_set_count (self, self->count + self->lot);
}

/* The name needs the room more than the price. */
static void
show_picture (GtkWidget *widget)
{
  gtk_widget_set_visible (BONES_CLASS_STEPPER (widget)->picture, !bones_text_is_large (widget));
}

static void
bones_class_stepper_finalize (GObject *object)
{
  g_free (BONES_CLASS_STEPPER (object)->kind);
  G_OBJECT_CLASS (bones_class_stepper_parent_class)->finalize (object);
}

static void
bones_class_stepper_class_init (BonesClassStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_class_stepper_finalize;
  signals[COUNTED] = g_signal_new ("counted", BONES_TYPE_CLASS_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/class-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, picture);
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, price_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, fewer_button);
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, count_label);
  gtk_widget_class_bind_template_child (widget_class, BonesClassStepper, more_button);
  gtk_widget_class_bind_template_callback (widget_class, buy_fewer);
  gtk_widget_class_bind_template_callback (widget_class, buy_more);
}

static void
bones_class_stepper_init (BonesClassStepper *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->lot = 1;
  bones_large_text_follow (GTK_WIDGET (self), show_picture);
  show_picture (GTK_WIDGET (self));
}

BonesClassStepper *
bones_class_stepper_new (const char *kind, const char *look, guint seat)
{
  BonesClassStepper *self = g_object_new (BONES_TYPE_CLASS_STEPPER, NULL);

  g_return_val_if_fail (kind != NULL && look != NULL, self);

  self->kind = g_strdup (kind);
  g_object_set (self->picture, "kind", look, "fleet", seat, NULL);
  return self;
}

const char *
bones_class_stepper_get_kind (BonesClassStepper *self)
{
  g_return_val_if_fail (BONES_IS_CLASS_STEPPER (self), NULL);

  return self->kind;
}

void
bones_class_stepper_set_words (BonesClassStepper *self, const char *name, gint points, guint lot)
{
  g_autofree char *price = bones_words_points (MAX (points, 0));
  g_autofree char *text = NULL;
  g_autofree char *one_more = NULL;
  g_autofree char *one_fewer = NULL;

  g_return_if_fail (BONES_IS_CLASS_STEPPER (self) && name != NULL && lot > 0);

  self->lot = lot;
  text = lot == 1 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points",
                                                  (gulong) (MAX (points, 0) + 1) / 2),
                                     price)
                  : g_strdup_printf (_ ("%u for %s points"), lot, price);
  gtk_label_set_label (GTK_LABEL (self->price_label), text);
  gtk_widget_set_visible (self->price_label, points >= 0);
  one_more = g_strdup_printf (_ ("One more: %s"), name);
  one_fewer = g_strdup_printf (_ ("One less: %s"), name);
  gtk_label_set_label (GTK_LABEL (self->name_label), name);
  bones_name_widget (self->more_button, one_more);
  bones_name_widget (self->fewer_button, one_fewer);
}

guint
bones_class_stepper_get_count (BonesClassStepper *self)
{
  g_return_val_if_fail (BONES_IS_CLASS_STEPPER (self), 0);

  return self->count;
}

void
bones_class_stepper_set_count (BonesClassStepper *self, guint count)
{
  g_autofree char *text = NULL;

  g_return_if_fail (BONES_IS_CLASS_STEPPER (self));

  text = g_strdup_printf ("%u", count);
  gtk_label_set_label (GTK_LABEL (self->count_label), text);
  gtk_widget_set_sensitive (self->fewer_button, count > 0);
  if (self->count == count)
    return;

  self->count = count;
  g_signal_emit (self, signals[COUNTED], 0);
}
