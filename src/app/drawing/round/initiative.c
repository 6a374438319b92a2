/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "initiative.h"

#include "glide.h"

#define GAP 4
#define LAPPED 2 /* how much of a covered token is visible if tokens overlap: half */
#define FEW 4    /* of more tokens, half of that is visible */

struct _BonesInitiative {
  GtkWidget parent_instance;

  BonesGlide gliding; /* of the tokens to their new places */
  guint size;
};

/* Of a token. */
typedef struct {
  guint fleet;
  int from, at; /* pixels; -1: it has no place yet */
} Spot;

enum { PROP_0, PROP_SIZE, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesInitiative, bones_initiative, GTK_TYPE_WIDGET)

static Spot *
spot_of (GtkWidget *token)
{
  return g_object_get_data (G_OBJECT (token), "spot");
}

static void
bones_initiative_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  const gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;
  int least = 0, lapped = LAPPED, n = 0;

  for (GtkWidget *token = gtk_widget_get_first_child (widget); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    n++;
  if (n > FEW)
    lapped = 2 * LAPPED;
  for (GtkWidget *token = gtk_widget_get_first_child (widget); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    {
      int wanted;

      gtk_widget_measure (token, orientation, -1, NULL, &wanted, NULL, NULL);
      least = along ? (least > 0 ? least + wanted / lapped : wanted) : MAX (least, wanted);
      *natural = along ? *natural + (*natural > 0 ? GAP : 0) + wanted : MAX (*natural, wanted);
    }
  *minimum = least;
}

/* The distance from the token at place @at to the next. */
static int
step_from (GtkWidget *token, int at, int width)
{
  int wanted, left = 0;

  gtk_widget_measure (token, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  for (GtkWidget *next = gtk_widget_get_next_sibling (token); next != NULL;
       next = gtk_widget_get_next_sibling (next))
    left++;
  return left > 0 ? MIN (wanted + GAP, (width - at - wanted) / left) : 0;
}

static void
bones_initiative_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesInitiative *self = BONES_INITIATIVE (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double gone = bones_glide_gone (&self->gliding);
  int goal = 0;

  for (GtkWidget *token = gtk_widget_get_first_child (widget); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    {
      Spot *spot = spot_of (token);
      GtkAllocation place = { 0, 0, 0, height };

      gtk_widget_measure (token, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
      if (spot->at < 0)
        spot->from = goal;
      spot->at = (int) (spot->from + (goal - spot->from) * gone + 0.5);
      place.x = mirrored ? width - spot->at - place.width : spot->at;
      gtk_widget_size_allocate (token, &place, -1);
      goal += step_from (token, goal, width);
    }
}

/* Starts moving all tokens from where they are to their new places. */
static void
set_out (BonesInitiative *self)
{
  for (GtkWidget *token = gtk_widget_get_first_child (GTK_WIDGET (self)); token != NULL;
       token = gtk_widget_get_next_sibling (token))
    spot_of (token)->from = spot_of (token)->at;
  bones_glide_set_out (&self->gliding, GTK_WIDGET (self), gtk_widget_queue_allocate);
}

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
  BonesInitiative *self = BONES_INITIATIVE (object);

  bones_glide_stop (&self->gliding);
  bones_initiative_set_order (self, NULL, 0);
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
  widget_class->measure = bones_initiative_measure;
  widget_class->size_allocate = bones_initiative_size_allocate;
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

/* The token of @fleet; creates it if it does not exist. */
static GtkWidget *
token_of (BonesInitiative *self, guint fleet)
{
  GtkWidget *token = gtk_widget_get_first_child (GTK_WIDGET (self));
  Spot *spot;

  while (token != NULL && spot_of (token)->fleet != fleet)
    token = gtk_widget_get_next_sibling (token);
  if (token != NULL)
    return token;

  spot = g_new (Spot, 1);
  *spot = (Spot){ fleet, 0, -1 };
  token = bones_token_new (BONES_TOKEN_INITIATIVE);
  g_object_set_data_full (G_OBJECT (token), "spot", spot, g_free);
  gtk_widget_set_parent (token, GTK_WIDGET (self));
  return token;
}

void
bones_initiative_set_order (BonesInitiative *self, const BonesPlaceLook *places, guint n)
{
  GtkWidget *last = NULL, *rest;
  gboolean moved = FALSE;

  g_return_if_fail (BONES_IS_INITIATIVE (self));
  g_return_if_fail (places != NULL || n == 0);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *token = token_of (self, places[i].fleet);

      if (gtk_widget_get_prev_sibling (token) != last)
        {
          moved = moved || spot_of (token)->at >= 0;
          gtk_widget_insert_after (token, GTK_WIDGET (self), last);
        }
      g_object_set (token, "fleet", places[i].fleet, "letter", places[i].letter, "place", i + 1,
                    "active", places[i].active, "text", places[i].text, "size", self->size, NULL);
      last = token;
    }
  while ((rest = last != NULL ? gtk_widget_get_next_sibling (last)
                              : gtk_widget_get_first_child (GTK_WIDGET (self)))
         != NULL)
    gtk_widget_unparent (rest);
  if (moved)
    set_out (self);
}
