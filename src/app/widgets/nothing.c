/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "nothing.h"

struct _BonesNothing {
  GtkBox parent_instance;

  GtkWidget *title, *text;
};

enum { PROP_0, PROP_TITLE, PROP_TEXT, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BonesNothing, bones_nothing, GTK_TYPE_BOX)

static void
show_words (GtkWidget *label, const char *words)
{
  gtk_label_set_label (GTK_LABEL (label), words != NULL ? words : "");
  gtk_widget_set_visible (label, words != NULL && *words != '\0');
}

static void
bones_nothing_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesNothing *self = BONES_NOTHING (object);

  switch (id)
    {
    case PROP_TITLE:
      show_words (self->title, g_value_get_string (value));
      break;
    case PROP_TEXT:
      show_words (self->text, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bones_nothing_class_init (BonesNothingClass *klass)
{
  const GParamFlags flags = (GParamFlags) (G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);

  G_OBJECT_CLASS (klass)->set_property = bones_nothing_set_property;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
}

static GtkWidget *
add_label (BonesNothing *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_visible (label, FALSE);
  gtk_box_append (GTK_BOX (self), label);
  return label;
}

static void
bones_nothing_init (BonesNothing *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "nothing");
  self->title = add_label (self, "title-2");
  self->text = add_label (self, "dim");
}

GtkWidget *
bones_nothing_new (const char *title, const char *text)
{
  return g_object_new (BONES_TYPE_NOTHING, "title", title, "text", text, NULL);
}

void
bones_nothing_set_text (BonesNothing *self, const char *text)
{
  g_return_if_fail (BONES_IS_NOTHING (self) && text != NULL);

  show_words (self->text, text);
}
