/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "initiative.h"

struct _BonesInitiative {
  GtkWidget parent_instance;

  guint size;
};

enum { PROP_0, PROP_SIZE, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesInitiative, bones_initiative, GTK_TYPE_WIDGET)

static void
set_size (BonesInitiative *self, guint size)
{
  if (size == self->size)
    return;

  self->size = size;
  for (GtkWidget *token = gtk_widget_get_first_child (GTK_WIDGET (self)); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    g_object_set (token, "size", size, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
bones_initiative_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    g_value_set_uint (value, BONES_INITIATIVE (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_initiative_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    set_size (BONES_INITIATIVE (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_initiative_dispose (GObject *object)
{
  bones_initiative_set_order (BONES_INITIATIVE (object), NULL, 0);
  G_OBJECT_CLASS (bones_initiative_parent_class)->dispose (object);
}

static void
bones_initiative_class_init (BonesInitiativeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_initiative_dispose;
  object_class->get_property = bones_initiative_get_property;
  object_class->set_property = bones_initiative_set_property;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "initiative");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);

  props[PROP_SIZE] =
      g_param_spec_uint ("size", NULL, NULL, 12, 512, 32,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_initiative_init (BonesInitiative *self)
{
  self->size = 32;
}

GtkWidget *
bones_initiative_new (void)
{
  return g_object_new (BONES_TYPE_INITIATIVE, NULL);
}

void
bones_initiative_set_order (BonesInitiative *self, const BonesPlaceLook *places, guint n)
{
  GtkWidget *token;

  g_return_if_fail (BONES_IS_INITIATIVE (self));
  g_return_if_fail (places != NULL || n == 0);

  token = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; i < n; i++)
    {
      if (token == NULL)
        {
          token = bones_token_new (BONES_TOKEN_INITIATIVE);
          gtk_widget_set_parent (token, GTK_WIDGET (self));
        }
      g_object_set (token, "fleet", places[i].fleet, "letter", places[i].letter, "place", i + 1,
                    "active", places[i].active, "text", places[i].text, "size", self->size, NULL);
      token = gtk_widget_get_next_sibling (token);
    }
  while (token != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (token);

      gtk_widget_unparent (token);
      token = next;
    }
}
