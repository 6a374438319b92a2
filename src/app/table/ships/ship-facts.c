/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-facts.h"

#include "card-parts.h"
#include "drawn.h"
#include "flow.h"
#include "text-fit.h"

#define ZONE 52   /* pixels: the width of a zone, */
#define MARK 20   /* the width that each further mark adds */
#define MOST 152  /* the greatest width of a zone */
#define NUMBER 66 /* the width of a large number with its sign */
#define TALL 44
#define SIGN_SIZE 18 /* of a chip */

struct _BonesShipFacts {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *head, *zones_box, *slot, *bars, *below, *flow;

  BonesCounters counters;      /* children of the box, and bars */
  int marks[BONES_MOST_ZONES]; /* one after each, except the last */
  gboolean planned;
  char *said; /* owned: the chips in words, as they are shown */
};

enum { PROP_0, PROP_BESIDE, PROP_BELOW };
enum { TAPPED, TAPPED_BACK, TAPPED_TO, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipFacts, bones_ship_facts, ADW_TYPE_BIN)

static void
counter_tapped (GtkWidget *widget, BonesCounterTap tap, guint field, gint value)
{
  g_signal_emit (widget, signals[TAPPED + tap], 0, field, value);
}

static const BonesTrackView *
track_at (const BonesShipView *ship, guint field)
{
  return g_ptr_array_index (ship->tracks, field);
}

static void
make_zones (BonesShipFacts *self, const BonesShipView *ship)
{
  BonesCounters *counters = &self->counters;

  bones_counters_clear (counters);
  bones_counters_make (counters, ship, GTK_WIDGET (self), counter_tapped);
  self->planned = TRUE;
  for (guint i = 0; i < counters->plan.n_zones; i++)
    gtk_box_append (
        GTK_BOX (counters->plan.kinds[i] == BONES_ZONE_PEGS ? self->bars : self->zones_box),
        counters->zones[i]);
  gtk_widget_set_visible (self->zones_box, gtk_widget_get_first_child (self->zones_box) != NULL);
  gtk_widget_set_visible (self->bars, gtk_widget_get_first_child (self->bars) != NULL);
}

static int
zone_width (BonesShipFacts *self, guint zone)
{
  switch (self->counters.plan.kinds[zone])
    {
    case BONES_ZONE_PEGS:
      return -1;
    case BONES_ZONE_NUMBER:
      return NUMBER;
    default:
      return MIN (ZONE + MARK * self->marks[zone], MOST);
    }
}

/* The width that the text size and the number of marks need. */
static void
size_zones (GtkWidget *widget)
{
  BonesShipFacts *self = BONES_SHIP_FACTS (widget);
  const double scale = bones_drawn_scale (widget);

  for (guint i = 0; i < self->counters.plan.n_zones; i++)
    {
      const int width = zone_width (self, i);

      bones_counters_set_unit (&self->counters, i, scale);
      gtk_widget_set_size_request (self->counters.zones[i], width > 0 ? (int) (width * scale) : -1,
                                   (int) (TALL * scale));
    }
}

static void
show_zones (BonesShipFacts *self, const BonesShipView *ship)
{
  bones_counters_apply (&self->counters, ship);
  for (guint i = 0; i < self->counters.plan.n_zones; i++)
    {
      const BonesTrackView *track = track_at (ship, self->counters.fields[i]);

      self->marks[i] =
          self->counters.plan.kinds[i] == BONES_ZONE_HOLES ? MAX (track->limit, 1) - 1 : 0;
    }
  size_zones (GTK_WIDGET (self));
}

/* The words of all chips: two lists with the same words are the same. */
static char *
join_chips (const BonesCardFacts *facts)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < facts->chips->len; i++)
    g_string_append_printf (all, "%s\n", g_array_index (facts->chips, BonesCardChip, i).text);
  return g_string_free (all, FALSE);
}

static void
show_chips (BonesShipFacts *self, const BonesCardFacts *facts)
{
  bones_flow_clear (BONES_FLOW (self->flow));
  for (guint i = 0; i < facts->chips->len; i++)
    bones_flow_append (
        BONES_FLOW (self->flow),
        bones_card_chip_new (&g_array_index (facts->chips, BonesCardChip, i), 4, SIGN_SIZE));
  gtk_widget_set_visible (self->flow, facts->chips->len > 0);
}

void
bones_ship_facts_apply (BonesShipFacts *self, const BonesShipView *ship)
{
  g_autoptr (BonesCardFacts) facts = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_SHIP_FACTS (self) && ship != NULL);

  if (!self->planned || !bones_counters_fit (&self->counters, ship))
    make_zones (self, ship);
  show_zones (self, ship);
  facts = bones_card_facts_new (ship, FALSE);
  said = join_chips (facts);
  if (g_strcmp0 (said, self->said) == 0)
    return;

  show_chips (self, facts);
  g_free (self->said);
  self->said = g_steal_pointer (&said);
}

char *
bones_ship_facts_of_turn (const BonesShipView *ship)
{
  g_autoptr (GString) all = g_string_new (NULL);

  g_return_val_if_fail (ship != NULL, NULL);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      if (track->show == BONES_SHOW_INCHES && track->value != 0 && track->text != NULL)
        g_string_append_printf (all, "%s%s: %s", all->len > 0 ? " · " : "", track->name,
                                track->text);
    }
  return all->len > 0 ? g_strdup (all->str) : NULL;
}

void
bones_ship_facts_set_coming (BonesShipFacts *self, guint field, gint by)
{
  g_return_if_fail (BONES_IS_SHIP_FACTS (self));

  bones_counters_set_coming (&self->counters, field, by);
}

static AdwBin *
slot_of (BonesShipFacts *self, guint id)
{
  return ADW_BIN (id == PROP_BELOW ? self->below : self->slot);
}

static void
bones_ship_facts_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, adw_bin_get_child (slot_of (BONES_SHIP_FACTS (object), id)));
}

static void
bones_ship_facts_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  adw_bin_set_child (slot_of (BONES_SHIP_FACTS (object), id), g_value_get_object (value));
}

static void
bones_ship_facts_finalize (GObject *object)
{
  g_free (BONES_SHIP_FACTS (object)->said);
  G_OBJECT_CLASS (bones_ship_facts_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, BONES_TYPE_SHIP_FACTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n, G_TYPE_UINT, G_TYPE_INT);
}

static void
add_slot (GObjectClass *klass, guint id, const char *name)
{
  g_object_class_install_property (
      klass, id,
      g_param_spec_object (name, NULL, NULL, GTK_TYPE_WIDGET,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
bones_ship_facts_class_init (BonesShipFactsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_facts_finalize;
  G_OBJECT_CLASS (klass)->get_property = bones_ship_facts_get_property;
  G_OBJECT_CLASS (klass)->set_property = bones_ship_facts_set_property;
  add_slot (G_OBJECT_CLASS (klass), PROP_BESIDE, "beside");
  add_slot (G_OBJECT_CLASS (klass), PROP_BELOW, "below");
  signals[TAPPED] = new_signal ("tapped", 1);
  signals[TAPPED_BACK] = new_signal ("tapped-back", 1);
  signals[TAPPED_TO] = new_signal ("tapped-to", 2);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-facts.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, head);
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, zones_box);
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, slot);
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, bars);
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, below);
  gtk_widget_class_bind_template_child (widget_class, BonesShipFacts, flow);
}

static void
bones_ship_facts_init (BonesShipFacts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_large_text_stack (self->head);
  bones_large_text_follow (GTK_WIDGET (self), size_zones);
}
