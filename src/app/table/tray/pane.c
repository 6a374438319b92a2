/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pane.h"

#include "unread.h"

typedef struct {
  /* Owned */
  BonesHelm *helm;
  GtkWidget *footer; /* or NULL */

  guint64 shown; /* 1 + the number of the last entry before it; 0: none was shown yet */
} BonesPanePrivate;

enum { PROP_0, PROP_HELM, PROP_FOOTER };
enum { CHOSEN, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BonesPane, bones_pane, ADW_TYPE_BIN)

static void
bones_pane_dispose (GObject *object)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (BONES_PANE (object));

  g_clear_object (&priv->footer);
  g_clear_object (&priv->helm);
  G_OBJECT_CLASS (bones_pane_parent_class)->dispose (object);
}

static void
bones_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (BONES_PANE (object));

  if (id == PROP_HELM)
    g_value_set_object (value, priv->helm);
  else
    g_value_set_object (value, priv->footer);
}

static void
bones_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (BONES_PANE (object));

  if (id == PROP_HELM)
    priv->helm = g_value_dup_object (value);
  else
    {
      g_clear_object (&priv->footer);
      priv->footer = g_value_get_object (value);
      if (priv->footer != NULL)
        bones_guard_unread (GTK_WIDGET (object), g_object_ref_sink (priv->footer));
    }
}

static void
bones_pane_class_init (BonesPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bones_pane_dispose;
  object_class->get_property = bones_pane_get_property;
  object_class->set_property = bones_pane_set_property;
  g_object_class_install_property (
      object_class, PROP_HELM,
      g_param_spec_object ("helm", NULL, NULL, BONES_TYPE_HELM,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  signals[CHOSEN] = g_signal_new ("chosen", BONES_TYPE_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  g_object_class_install_property (
      object_class, PROP_FOOTER,
      g_param_spec_object ("footer", NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
bones_pane_init (BonesPane *self)
{
  bones_guard_unread (GTK_WIDGET (self), GTK_WIDGET (self));
}

BonesHelm *
bones_pane_get_helm (BonesPane *self)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (self);

  g_return_val_if_fail (BONES_IS_PANE (self), NULL);

  return priv->helm;
}

GtkWidget *
bones_pane_get_footer (BonesPane *self)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (self);

  g_return_val_if_fail (BONES_IS_PANE (self), NULL);

  return priv->footer;
}

void
bones_pane_apply (BonesPane *self, const BonesView *view, gboolean fresh)
{
  BonesPanePrivate *priv = bones_pane_get_instance_private (self);
  gboolean again;

  g_return_if_fail (BONES_IS_PANE (self) && view != NULL);

  /* What was picked stays while people look back at an earlier moment. */
  again = priv->shown == 1 + (guint64) view->seq;
  priv->shown = 1 + (guint64) view->seq;
  if (fresh)
    bones_set_unread (GTK_WIDGET (self));
  BONES_PANE_GET_CLASS (self)->apply (self, view, fresh && !again);
}

guint
bones_pane_get_chosen (BonesPane *self, guint16 *values)
{
  g_return_val_if_fail (BONES_IS_PANE (self) && values != NULL, 0);

  return BONES_PANE_GET_CLASS (self)->chosen != NULL
             ? BONES_PANE_GET_CLASS (self)->chosen (self, values)
             : 0;
}

void
bones_pane_emit_chosen (BonesPane *self)
{
  g_return_if_fail (BONES_IS_PANE (self));

  g_signal_emit (self, signals[CHOSEN], 0);
}

gboolean
bones_pane_digit (BonesPane *self, guint digit)
{
  g_return_val_if_fail (BONES_IS_PANE (self), FALSE);

  return BONES_PANE_GET_CLASS (self)->digit != NULL
         && BONES_PANE_GET_CLASS (self)->digit (self, digit);
}

gboolean
bones_pane_erase (BonesPane *self)
{
  g_return_val_if_fail (BONES_IS_PANE (self), FALSE);

  return BONES_PANE_GET_CLASS (self)->erase != NULL && BONES_PANE_GET_CLASS (self)->erase (self);
}

gboolean
bones_pane_accept (BonesPane *self)
{
  g_return_val_if_fail (BONES_IS_PANE (self), FALSE);

  return BONES_PANE_GET_CLASS (self)->accept != NULL && BONES_PANE_GET_CLASS (self)->accept (self);
}

gboolean
bones_pane_letter (BonesPane *self, gunichar letter)
{
  g_return_val_if_fail (BONES_IS_PANE (self), FALSE);

  return BONES_PANE_GET_CLASS (self)->letter != NULL
         && BONES_PANE_GET_CLASS (self)->letter (self, letter);
}

gboolean
bones_pane_pick_ship (BonesPane *self, guint ship)
{
  g_return_val_if_fail (BONES_IS_PANE (self), FALSE);

  return BONES_PANE_GET_CLASS (self)->pick_ship != NULL
         && BONES_PANE_GET_CLASS (self)->pick_ship (self, ship);
}

GtkWidget *
bones_pane_primary (BonesPane *self)
{
  g_return_val_if_fail (BONES_IS_PANE (self), NULL);

  return BONES_PANE_GET_CLASS (self)->primary != NULL ? BONES_PANE_GET_CLASS (self)->primary (self)
                                                      : NULL;
}

void
bones_button_set_words (GtkWidget *button, const char *text)
{
  GtkWidget *label;

  g_return_if_fail (GTK_IS_BUTTON (button) && text != NULL);

  gtk_button_set_label (GTK_BUTTON (button), text);
  label = gtk_button_get_child (GTK_BUTTON (button));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
}

void
bones_button_set_main (GtkWidget *button, gboolean main)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_BUTTON (button));

  if (!main)
    {
      gtk_widget_remove_css_class (button, "suggested-action");
      return;
    }

  gtk_widget_add_css_class (button, "suggested-action");
  root = gtk_widget_get_root (button);
  if (root != NULL && GTK_IS_LABEL (gtk_root_get_focus (root)))
    gtk_widget_grab_focus (button);
}
