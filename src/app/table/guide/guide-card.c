/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "guide-card.h"

#include "guide-notes.h"
#include "name.h"

#include "bones-config.h"

struct _BonesGuideCard {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *note;
  GtkButton *leave_button;

  BonesHelm *helm; /* owned; NULL before it is applied */
};

G_DEFINE_FINAL_TYPE (BonesGuideCard, bones_guide_card, ADW_TYPE_BIN)

static void
leave (BonesGuideCard *self)
{
  bones_helm_set_guided (self->helm, FALSE);
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesGuideCard *self)
{
  if (keyval != GDK_KEY_Escape)
    return FALSE;

  leave (self);
  return TRUE;
}

static void
bones_guide_card_dispose (GObject *object)
{
  g_clear_object (&BONES_GUIDE_CARD (object)->helm);
  G_OBJECT_CLASS (bones_guide_card_parent_class)->dispose (object);
}

static void
bones_guide_card_class_init (BonesGuideCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_guide_card_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/guide-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesGuideCard, note);
  gtk_widget_class_bind_template_child (widget_class, BonesGuideCard, leave_button);
  gtk_widget_class_bind_template_callback (widget_class, leave);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
bones_guide_card_init (BonesGuideCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->leave_button)), TRUE);
}

void
bones_guide_card_apply (BonesGuideCard *self, BonesHelm *helm)
{
  BonesGuideNote note;
  gboolean said;

  g_return_if_fail (BONES_IS_GUIDE_CARD (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  said = bones_helm_get_guided (helm) && bones_helm_get_past (helm) == 0
         && bones_guide_find_note (bones_helm_get_view (helm), &note);
  gtk_widget_set_visible (GTK_WIDGET (self), said);
  if (!said || g_str_equal (gtk_label_get_label (GTK_LABEL (self->note)), note.text))
    return;

  gtk_label_set_label (GTK_LABEL (self->note), note.text);
  bones_name_widget (GTK_WIDGET (self), note.text); /* screen readers announce it */
}
