/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-facts.h"

#include "card-facts.h"
#include "card-zone.h"
#include "drawn.h"
#include "flow.h"
#include "icons.h"
#include "large-text.h"
#include "pane.h"
#include "peg-board.h"
#include "sign.h"

#define ZONE 52   /* pixels: the width of a zone, */
#define MARK 20   /* and what each mark after the first adds to it */
#define MOST 152  /* but not beyond this */
#define NUMBER 66 /* the width of a large number with its sign */
#define TALL 44

struct _BonesShipFacts {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *head, *zones_box, *slot, *bars, *below, *flow;

  GtkWidget *zones[BONES_MOST_ZONES]; /* as many as the plan says: children of the box, and bars */
  guint fields[BONES_MOST_ZONES];
  int marks[BONES_MOST_ZONES]; /* of each, after the first */
  BonesCardPlan plan;
  gboolean planned;
  char *said; /* owned: the chips in words, as they are shown */
};

enum { PROP_0, PROP_BESIDE, PROP_BELOW };
enum { TAPPED, TAPPED_BACK, TAPPED_TO, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipFacts, bones_ship_facts, ADW_TYPE_BIN)

static guint
field_of (BonesShipFacts *self, GtkWidget *zone)
{
  guint i = 0;

  while (self->zones[i] != zone)
    i++;
  return self->fields[i];
}

static void
zone_clicked (GtkWidget *zone, BonesShipFacts *self)
{
  g_signal_emit (self, signals[TAPPED], 0, field_of (self, zone));
}

static void
zone_back (GtkWidget *zone, BonesShipFacts *self)
{
  g_signal_emit (self, signals[TAPPED_BACK], 0, field_of (self, zone));
}

static void
pegs_moved (GtkWidget *zone, gint value, BonesShipFacts *self)
{
  g_signal_emit (self, signals[TAPPED_TO], 0, field_of (self, zone), value);
}

static const BonesTrackView *
track_at (const BonesShipView *ship, guint field)
{
  return g_ptr_array_index (ship->tracks, field);
}

static GtkWidget *
new_zone (BonesShipFacts *self, BonesZoneKind kind, const char *icon)
{
  GtkWidget *zone =
      kind == BONES_ZONE_PEGS ? bones_peg_board_new () : bones_card_zone_new (kind, icon);

  if (kind == BONES_ZONE_PEGS)
    {
      g_signal_connect (zone, "moved", G_CALLBACK (pegs_moved), self);
      gtk_box_append (GTK_BOX (self->bars), zone);
      return zone;
    }
  g_signal_connect (zone, "clicked", G_CALLBACK (zone_clicked), self);
  g_signal_connect (zone, "back", G_CALLBACK (zone_back), self);
  gtk_box_append (GTK_BOX (self->zones_box), zone);
  return zone;
}

static void
make_zones (BonesShipFacts *self, const BonesShipView *ship)
{
  self->plan = bones_card_plan (ship, self->fields);
  self->planned = TRUE;
  for (guint i = 0; i < self->plan.n_zones; i++)
    self->zones[i] = new_zone (self, self->plan.kinds[i], track_at (ship, self->fields[i])->id);
  gtk_widget_set_visible (self->zones_box, gtk_widget_get_first_child (self->zones_box) != NULL);
  gtk_widget_set_visible (self->bars, gtk_widget_get_first_child (self->bars) != NULL);
}

static int
zone_width (BonesShipFacts *self, guint zone)
{
  switch (self->plan.kinds[zone])
    {
    case BONES_ZONE_PEGS:
      return -1;
    case BONES_ZONE_NUMBER:
      return NUMBER;
    default:
      return MIN (ZONE + MARK * self->marks[zone], MOST);
    }
}

/* As large as the text asks for, and as many marks. */
static void
size_zones (GtkWidget *widget)
{
  BonesShipFacts *self = BONES_SHIP_FACTS (widget);
  const double scale = bones_drawn_scale (widget);

  for (guint i = 0; i < self->plan.n_zones; i++)
    {
      const int width = zone_width (self, i);

      if (BONES_IS_PEG_BOARD (self->zones[i]))
        bones_peg_board_set_unit (BONES_PEG_BOARD (self->zones[i]), scale);
      else
        bones_card_zone_set_unit (BONES_CARD_ZONE (self->zones[i]), scale);
      gtk_widget_set_size_request (self->zones[i], width > 0 ? (int) (width * scale) : -1,
                                   (int) (TALL * scale));
    }
}

static void
show_zone (BonesShipFacts *self, guint i, const BonesShipView *ship)
{
  const BonesTrackView *track = track_at (ship, self->fields[i]);
  GtkWidget *zone = self->zones[i];

  self->marks[i] = self->plan.kinds[i] == BONES_ZONE_HOLES ? MAX (track->limit, 1) - 1 : 0;
  if (BONES_IS_PEG_BOARD (zone))
    {
      g_autofree char *name = bones_card_name_track (ship, track);

      bones_peg_board_set (BONES_PEG_BOARD (zone), name, track->value, track->limit);
      return;
    }
  bones_card_zone_set (BONES_CARD_ZONE (zone), track->value, track->limit, track->bad);
  bones_card_zone_set_lost (BONES_CARD_ZONE (zone), bones_card_lost (ship, self->fields[i]));
  bones_card_zone_set_back (BONES_CARD_ZONE (zone), track->untap_text);
  gtk_widget_set_tooltip_text (zone, track->tap_text);
  bones_name_widget (zone, track->tap_text);
}

static void
show_zones (BonesShipFacts *self, const BonesShipView *ship)
{
  for (guint i = 0; i < self->plan.n_zones; i++)
    show_zone (self, i, ship);
  size_zones (GTK_WIDGET (self));
}

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

/* The words of all chips, which is what makes them differ. */
static char *
tell (const BonesCardFacts *facts)
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
    {
      const BonesCardChip *chip = &g_array_index (facts->chips, BonesCardChip, i);

      add_chip (self, chip->id, chip->text, chip->bad);
    }
  gtk_widget_set_visible (self->flow, facts->chips->len > 0);
}

void
bones_ship_facts_apply (BonesShipFacts *self, const BonesShipView *ship)
{
  g_autoptr (BonesCardFacts) facts = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_SHIP_FACTS (self) && ship != NULL);

  if (!self->planned)
    make_zones (self, ship);
  show_zones (self, ship);
  facts = bones_card_facts_new (ship, FALSE);
  said = tell (facts);
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

  for (guint i = 0; i < self->plan.n_zones; i++)
    if (BONES_IS_PEG_BOARD (self->zones[i]))
      bones_peg_board_set_coming (BONES_PEG_BOARD (self->zones[i]),
                                  self->fields[i] == field ? by : 0);
    else
      bones_card_zone_set_coming (BONES_CARD_ZONE (self->zones[i]),
                                  self->fields[i] == field ? by : 0);
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
