/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-facts.h"

#include "flow.h"
#include "holes.h"
#include "icons.h"
#include "pips.h"
#include "sign.h"

#include "bones-config.h"

struct _BonesShipFacts {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *flow;

  char *said; /* owned: the facts in words, as they are shown */
};

G_DEFINE_FINAL_TYPE (BonesShipFacts, bones_ship_facts, ADW_TYPE_BIN)

/* A spell has a sign, a state an icon. */
static GtkWidget *
new_picture (const char *id)
{
  GtkWidget *sign;

  if (!bones_sign_is_known (id))
    return gtk_image_new_from_icon_name (bones_icon_for (id));

  sign = bones_sign_new (id);
  g_object_set (sign, "size", 18u, NULL);
  return sign;
}

static void
add_chip (BonesShipFacts *self, const char *id, const char *text, gboolean bad)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (text);

  if (id != NULL)
    gtk_box_append (GTK_BOX (chip), new_picture (id));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_widget_add_css_class (chip, "chip");
  if (bad)
    gtk_widget_add_css_class (chip, "bad");
  bones_flow_append (BONES_FLOW (self->flow), chip);
}

static const BonesTrackView *
find_track (const BonesShipView *ship, const char *id)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (g_str_equal (track->id, id))
        return track;
    }
  return NULL;
}

/* Hits as holes, all others as chips in words; NULL where there is nothing to tell. */
static char *
tell_track (const BonesTrackView *track)
{
  switch (track->show)
    {
    case BONES_SHOW_HOLES:
      return g_strdup_printf (_ ("%s: %d of %d"), track->name, track->value, track->limit);
    case BONES_SHOW_COUNT: /* what may be less than nothing is told at nothing, too */
      return track->value != 0 || track->lowest < 0
                 ? g_strdup_printf ("%s: %d", track->name, track->value)
                 : NULL;
    case BONES_SHOW_WORD:
      return g_strdup (track->text);
    case BONES_SHOW_INCHES:
    case BONES_SHOW_BITS:
      return track->value != 0 && track->text != NULL
                 ? g_strdup_printf ("%s: %s", track->name, track->text)
                 : NULL;
    default: /* dice stand on her card, and a state is a chip of hers */
      return NULL;
    }
}

static void
add_track (BonesShipFacts *self, const BonesTrackView *track, const char *told)
{
  GtkWidget *holes;

  if (track->show != BONES_SHOW_HOLES)
    {
      add_chip (self, NULL, told, FALSE);
      return;
    }

  holes = bones_holes_new ();
  bones_tally_set (BONES_TALLY (holes), (guint) track->value, (guint) track->limit);
  bones_drawn_set_text (BONES_DRAWN (holes), told);
  gtk_widget_set_valign (holes, GTK_ALIGN_CENTER);
  bones_flow_append (BONES_FLOW (self->flow), holes);
}

/* The words of all of it, which is what makes it differ; with @fill it is put in, too. */
static char *
tell (BonesShipFacts *self, const BonesShipView *ship, const char *but, gboolean fill)
{
  const gboolean states = ship->chips->len <= ship->flags->len;
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);
      g_autofree char *told = g_strcmp0 (track->id, but) != 0 ? tell_track (track) : NULL;

      if (told == NULL)
        continue;
      g_string_append_printf (all, "%s\n", told);
      if (fill)
        add_track (self, track, told);
    }
  for (guint i = 0; i < ship->chips->len; i++)
    {
      const char *id = states ? g_ptr_array_index (ship->flags, i) : NULL;
      const BonesTrackView *track = id != NULL ? find_track (ship, id) : NULL;
      const char *text = g_ptr_array_index (ship->chips, i);

      g_string_append_printf (all, "%s\n", text);
      if (fill)
        add_chip (self, id, text, track != NULL && track->bad);
    }
  return g_string_free (all, FALSE);
}

void
bones_ship_facts_apply (BonesShipFacts *self, const BonesShipView *ship, const char *but)
{
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_SHIP_FACTS (self) && ship != NULL);

  said = tell (self, ship, but, FALSE);
  if (g_strcmp0 (said, self->said) == 0)
    return;

  bones_flow_clear (BONES_FLOW (self->flow));
  g_free (self->said);
  self->said = tell (self, ship, but, TRUE);
}

static void
bones_ship_facts_finalize (GObject *object)
{
  g_free (BONES_SHIP_FACTS (object)->said);
  G_OBJECT_CLASS (bones_ship_facts_parent_class)->finalize (object);
}

static void
bones_ship_facts_class_init (BonesShipFactsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_facts_finalize;
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-facts.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, flow);
}

static void
bones_ship_facts_init (BonesShipFacts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
