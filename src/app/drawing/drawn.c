/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawn.h"

#include "tooltip.h"

#include <adwaita.h>

typedef struct {
  char *text;
  gboolean ready; /* TRUE after construction; earlier changes are ignored */
} BonesDrawnPrivate;

enum { PROP_0, PROP_TEXT, PROP_FIELD };

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BonesDrawn, bones_drawn, GTK_TYPE_WIDGET)

/* The offset of a field's member in its instance. */
static GQuark
offset_quark (void)
{
  return g_quark_from_static_string ("bones-drawn-offset");
}

static void
update_accessible (BonesDrawn *self)
{
  BonesDrawnClass *klass = BONES_DRAWN_GET_CLASS (self);
  BonesDrawnPrivate *priv = bones_drawn_get_instance_private (self);
  g_autofree char *own = klass->describe != NULL ? klass->describe (self) : NULL;
  const char *text = priv->text != NULL ? priv->text : own;

  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
bones_drawn_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  int width = 0, height = 0;

  BONES_DRAWN_GET_CLASS (widget)->extent (BONES_DRAWN (widget), &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  *minimum = (int) (*minimum * bones_drawn_scale (widget) + 0.5);
  *natural = *minimum;
}

/* A piece that gets more room than it asked for is centred and keeps its proportions. Its node
 * is drawn at 0, 0 and then translated: Broadway ignores other origins. */
static void
bones_drawn_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesDrawnClass *klass = BONES_DRAWN_GET_CLASS (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  float beyond = 1 + (float) (klass->beyond * height); /* one pixel, for lines on its edge */
  g_autoptr (GtkSnapshot) piece = gtk_snapshot_new ();
  graphene_rect_t bounds;
  GskRenderNode *node;
  cairo_t *cr;

  graphene_rect_init (&bounds, 0, 0, (float) width + 2 * beyond, (float) height + 2 * beyond);
  cr = gtk_snapshot_append_cairo (piece, &bounds);
  cairo_translate (cr, beyond, beyond);
  if (!klass->fills)
    {
      int w = 0, h = 0;
      double scale = bones_drawn_scale (widget);

      klass->extent (BONES_DRAWN (widget), &w, &h);
      cairo_translate (cr, (width - w * scale) / 2, (height - h * scale) / 2);
      width = w * scale;
      height = h * scale;
    }
  if (width > 0 && height > 0)
    klass->draw (BONES_DRAWN (widget), cr, width, height);
  cairo_destroy (cr);
  node = gtk_snapshot_to_node (piece);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-beyond, -beyond));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
  gsk_render_node_unref (node);
}

static void
bones_drawn_constructed (GObject *object)
{
  GtkWidget *widget = GTK_WIDGET (object);
  BonesDrawnPrivate *priv = bones_drawn_get_instance_private (BONES_DRAWN (object));
  AdwStyleManager *style = adw_style_manager_get_default ();

  G_OBJECT_CLASS (bones_drawn_parent_class)->constructed (object);
  priv->ready = TRUE;
  update_accessible (BONES_DRAWN (object));
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-xft-dpi",
                           G_CALLBACK (gtk_widget_queue_resize), widget, G_CONNECT_SWAPPED);
}

static gpointer
member (GObject *object, GParamSpec *pspec)
{
  return G_STRUCT_MEMBER_P (object, (gssize) g_param_spec_get_qdata (pspec, offset_quark ()));
}

static void
bones_drawn_finalize (GObject *object)
{
  BonesDrawnPrivate *priv = bones_drawn_get_instance_private (BONES_DRAWN (object));
  guint n;
  g_autofree GParamSpec **all = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    if (g_param_spec_get_qdata (all[i], offset_quark ()) != NULL && G_IS_PARAM_SPEC_STRING (all[i]))
      g_free (*(char **) member (object, all[i]));
  g_free (priv->text);
  G_OBJECT_CLASS (bones_drawn_parent_class)->finalize (object);
}

static void
bones_drawn_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TEXT)
    g_value_set_string (value, bones_drawn_get_text (BONES_DRAWN (object)));
  else if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, *(gboolean *) member (object, pspec));
  else if (G_IS_PARAM_SPEC_DOUBLE (pspec))
    g_value_set_double (value, *(double *) member (object, pspec));
  else if (G_IS_PARAM_SPEC_ENUM (pspec))
    g_value_set_enum (value, *(int *) member (object, pspec));
  else if (G_IS_PARAM_SPEC_STRING (pspec))
    g_value_set_string (value, *(char **) member (object, pspec));
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    g_value_set_uint (value, *(guint *) member (object, pspec));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
store_value (gpointer member, const GValue *value, GParamSpec *pspec)
{
  if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    *(gboolean *) member = g_value_get_boolean (value);
  else if (G_IS_PARAM_SPEC_DOUBLE (pspec))
    *(double *) member = g_value_get_double (value);
  else if (G_IS_PARAM_SPEC_ENUM (pspec))
    *(int *) member = g_value_get_enum (value);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    *(guint *) member = g_value_get_uint (value);
  else
    {
      g_free (*(char **) member);
      *(char **) member = g_value_dup_string (value);
    }
}

static void
set_field (GObject *object, const GValue *value, GParamSpec *pspec)
{
  BonesDrawnClass *klass = BONES_DRAWN_GET_CLASS (object);
  g_auto (GValue) old = G_VALUE_INIT;

  g_value_init (&old, pspec->value_type);
  bones_drawn_get_property (object, PROP_FIELD, &old, pspec);
  if (g_param_values_cmp (pspec, value, &old) == 0)
    return;

  store_value (member (object, pspec), value, pspec);
  if (klass->field_changed != NULL)
    klass->field_changed (BONES_DRAWN (object), pspec->name);
  bones_drawn_changed (BONES_DRAWN (object));
  g_object_notify_by_pspec (object, pspec);
}

static void
bones_drawn_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TEXT)
    bones_drawn_set_text (BONES_DRAWN (object), g_value_get_string (value));
  else
    set_field (object, value, pspec);
}

static void
bones_drawn_class_init (BonesDrawnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = bones_drawn_constructed;
  object_class->finalize = bones_drawn_finalize;
  object_class->get_property = bones_drawn_get_property;
  object_class->set_property = bones_drawn_set_property;
  widget_class->measure = bones_drawn_measure;
  widget_class->snapshot = bones_drawn_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  g_object_class_install_property (
      object_class, PROP_TEXT,
      g_param_spec_string ("text", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
bones_drawn_init (BonesDrawn *self)
{
}

const char *
bones_drawn_get_text (BonesDrawn *self)
{
  g_return_val_if_fail (BONES_IS_DRAWN (self), NULL);

  return ((BonesDrawnPrivate *) bones_drawn_get_instance_private (self))->text;
}

void
bones_drawn_set_text (BonesDrawn *self, const char *text)
{
  BonesDrawnPrivate *priv;

  g_return_if_fail (BONES_IS_DRAWN (self));

  priv = bones_drawn_get_instance_private (self);
  if (g_strcmp0 (text, priv->text) == 0)
    return;

  g_free (priv->text);
  priv->text = g_strdup (text);
  bones_set_tooltip (GTK_WIDGET (self), text);
  update_accessible (self);
  g_object_notify (G_OBJECT (self), "text");
}

void
bones_drawn_class_add_field (BonesDrawnClass *klass, GParamSpec *pspec, gssize offset)
{
  g_return_if_fail (G_IS_PARAM_SPEC (pspec));
  g_return_if_fail (offset != 0);

  /* GObject does not pass these two on from class to class. */
  G_OBJECT_CLASS (klass)->get_property = bones_drawn_get_property;
  G_OBJECT_CLASS (klass)->set_property = bones_drawn_set_property;
  g_param_spec_set_qdata (pspec, offset_quark (), (gpointer) offset);
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_FIELD, pspec);
}

void
bones_drawn_changed (BonesDrawn *self)
{
  BonesDrawnPrivate *priv = bones_drawn_get_instance_private (self);

  g_return_if_fail (BONES_IS_DRAWN (self));

  if (!priv->ready)
    return;

  update_accessible (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

double
bones_drawn_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return MAX (1.0, dpi / (96.0 * PANGO_SCALE));
}
