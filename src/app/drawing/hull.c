/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hull.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "deck.h"
#include "drawn.h"

#define TOUCH 44 /* no button is smaller */
#define GAP 4    /* between hull and buttons */
#define MOST 17  /* so many times USUAL the deck may be as long as usual */
#define USUAL 10

static const char *const bank_ids[BONES_BANKS] = { "bow", "aft", "port", "starboard" };

typedef struct {
  BonesHull *hull;
  GtkWidget *button, *icon, *name, *word;
  BonesBank bank;
} Station;

struct _BonesHull {
  GtkWidget parent_instance;

  GtkWidget *deck; /* this and the buttons are children */
  Station stations[BONES_BANKS];
};

enum { PROP_0, PROP_KIND, PROP_FLEET, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_BANK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHull, bones_hull, GTK_TYPE_WIDGET)

static const char *
bank_name (BonesBank bank)
{
  switch (bank)
    {
    case BONES_BOW:
      return C_ ("bank", "Bow");
    case BONES_AFT:
      return C_ ("bank", "Aft");
    case BONES_PORT:
      return C_ ("bank", "Port");
    case BONES_STARBOARD:
    case BONES_BANKS:
    default:
      return C_ ("bank", "Starboard");
    }
}

/* What a screen reader says of a bank; the caller frees it. */
static char *
bank_text (BonesBank bank, BonesBankState state, const char *reason)
{
  const char *name = bank_name (bank);

  if (state == BONES_BANK_READY)
    /* Translators: %s is a bank of cannons: Bow, Aft, Port, Starboard. */
    return g_strdup_printf (_ ("%s: ready to fire"), name);
  if (reason != NULL)
    /* Translators: a bank of cannons, and why it may not fire. */
    return g_strdup_printf (_ ("%s: %s"), name, reason);
  if (state == BONES_BANK_FIRED)
    return g_strdup_printf (_ ("%s: has fired"), name);
  return g_strdup_printf (_ ("%s: may not fire"), name);
}

static void
on_clicked (GtkButton *button, Station *station)
{
  g_signal_emit (station->hull, signals[SIGNAL_BANK], 0, bank_ids[station->bank]);
}

static void
show_bank (Station *station, BonesBankState state, const char *reason)
{
  static const char *const icons[] = { "bones-cannon-symbolic", "bones-smoke-symbolic",
                                       "bones-closed-symbolic" };
  static const char *const classes[] = { "ready", "fired", "closed" };
  g_autofree char *text = bank_text (station->bank, state, reason);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (station->button, classes[i]);
  gtk_widget_add_css_class (station->button, classes[state]);
  gtk_image_set_from_icon_name (GTK_IMAGE (station->icon), icons[state]);
  gtk_widget_set_visible (station->word, state == BONES_BANK_FIRED);
  gtk_widget_set_sensitive (station->button, state == BONES_BANK_READY);
  gtk_widget_set_tooltip_text (station->button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (station->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  bones_deck_set_bank (BONES_DECK (station->hull->deck), station->bank, state);
}

static void
add_station (BonesHull *self, BonesBank bank)
{
  Station *station = &self->stations[bank];
  gboolean end = bank == BONES_BOW || bank == BONES_AFT;
  GtkWidget *box =
      gtk_box_new (end ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, end ? 0 : 8);

  station->hull = self;
  station->bank = bank;
  station->icon = gtk_image_new ();
  station->name = gtk_label_new (bank_name (bank));
  station->word = gtk_label_new (C_ ("bank", "fired"));
  station->button = gtk_button_new ();
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), station->icon);
  gtk_box_append (GTK_BOX (box), station->name);
  gtk_box_append (GTK_BOX (box), station->word);
  gtk_widget_add_css_class (station->word, "word");
  gtk_button_set_child (GTK_BUTTON (station->button), box);
  gtk_widget_set_size_request (station->button, TOUCH, TOUCH);
  gtk_widget_add_css_class (station->button, "bank");
  gtk_widget_set_parent (station->button, GTK_WIDGET (self));
  g_signal_connect (station->button, "clicked", G_CALLBACK (on_clicked), station);
  show_bank (station, BONES_BANK_CLOSED, NULL);
}

static int
minimum_of (GtkWidget *widget, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The buttons at the two ends, and at the two sides, are as large as the larger of both, so that
 * the hull lies in the middle. */
static int
ends (BonesHull *self, GtkOrientation orientation)
{
  return MAX (minimum_of (self->stations[BONES_BOW].button, orientation),
              minimum_of (self->stations[BONES_AFT].button, orientation));
}

static int
sides (BonesHull *self, GtkOrientation orientation)
{
  return MAX (minimum_of (self->stations[BONES_PORT].button, orientation),
              minimum_of (self->stations[BONES_STARBOARD].button, orientation));
}

/* How long the deck is drawn in @width, and how broad it is then: as long as there is room for. */
static int
deck_length (BonesHull *self, int width)
{
  int longest;

  gtk_widget_measure (self->deck, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &longest, NULL, NULL);
  return MIN (width - 2 * (ends (self, GTK_ORIENTATION_HORIZONTAL) + GAP), longest * MOST / USUAL);
}

static int
deck_breadth (BonesHull *self, int width)
{
  int longest, broad;

  gtk_widget_measure (self->deck, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &longest, NULL, NULL);
  gtk_widget_measure (self->deck, GTK_ORIENTATION_VERTICAL, -1, NULL, &broad, NULL, NULL);
  return MAX (broad, broad * deck_length (self, width) / longest);
}

static void
bones_hull_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesHull *self = BONES_HULL (widget);
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;
  int round = 2 * ((along ? ends : sides) (self, orientation) + GAP);
  int beside = (along ? sides : ends) (self, orientation);
  int least, wanted;

  gtk_widget_measure (self->deck, orientation, -1, &least, &wanted, NULL, NULL);
  if (!along && for_size >= 0) /* a longer deck is broader where there is room for it */
    wanted = deck_breadth (self, for_size);
  /* Port and starboard have the whole length, bow and aft only what is between them. */
  *minimum = along ? MAX (round + least, beside) : round + MAX (least, beside);
  *natural = along ? MAX (round + wanted, beside) : round + MAX (wanted, beside);
}

static GtkSizeRequestMode
bones_hull_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  GtkAllocation place = { x, y, width, height };

  gtk_widget_size_allocate (child, &place, -1);
}

static void
bones_hull_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesHull *self = BONES_HULL (widget);
  int end = ends (self, GTK_ORIENTATION_HORIZONTAL), side = sides (self, GTK_ORIENTATION_VERTICAL);
  int length = deck_length (self, width), broad, x, y = side + GAP;

  broad = MAX (sides (self, GTK_ORIENTATION_HORIZONTAL), length * 4 / 5);
  x = (width - length) / 2;
  put (self->deck, x, y, length, height - 2 * y);
  put (self->stations[BONES_PORT].button, (width - broad) / 2, 0, broad, side);
  put (self->stations[BONES_STARBOARD].button, (width - broad) / 2, height - side, broad, side);
  put (self->stations[BONES_AFT].button, x - GAP - end, y, end, height - 2 * y);
  put (self->stations[BONES_BOW].button, x + length + GAP, y, end, height - 2 * y);
}

static void
bones_hull_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND || id == PROP_FLEET)
    g_object_get_property (G_OBJECT (BONES_HULL (object)->deck), pspec->name, value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_hull_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND || id == PROP_FLEET)
    g_object_set_property (G_OBJECT (BONES_HULL (object)->deck), pspec->name, value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_hull_dispose (GObject *object)
{
  BonesHull *self = BONES_HULL (object);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    g_clear_pointer (&self->stations[bank].button, gtk_widget_unparent);
  g_clear_pointer (&self->deck, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_hull_parent_class)->dispose (object);
}

static void
bones_hull_class_init (BonesHullClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_hull_dispose;
  object_class->get_property = bones_hull_get_property;
  object_class->set_property = bones_hull_set_property;
  widget_class->get_request_mode = bones_hull_get_request_mode;
  widget_class->measure = bones_hull_measure;
  widget_class->size_allocate = bones_hull_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "hull");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_KIND] =
      g_param_spec_string ("kind", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_FLEET] = g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT,
                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_BANK] = g_signal_new ("bank", BONES_TYPE_HULL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* The order in which Tab goes: around her from the bow, port side first. */
static void
bones_hull_init (BonesHull *self)
{
  static const BonesBank order[] = { BONES_BOW, BONES_PORT, BONES_AFT, BONES_STARBOARD };

  self->deck = bones_deck_new ();
  gtk_widget_set_parent (self->deck, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_station (self, order[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Banks of cannons"), -1);
}

GtkWidget *
bones_hull_new (void)
{
  return g_object_new (BONES_TYPE_HULL, NULL);
}

void
bones_hull_set_bank (BonesHull *self, const char *id, BonesBankState state, const char *reason)
{
  g_return_if_fail (BONES_IS_HULL (self));
  g_return_if_fail (id != NULL);
  g_return_if_fail (state <= BONES_BANK_CLOSED);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    if (g_str_equal (id, bank_ids[bank]))
      show_bank (&self->stations[bank], state, reason);
}

GtkLabel *
bones_hull_get_name (BonesHull *self, const char *id)
{
  g_return_val_if_fail (BONES_IS_HULL (self) && id != NULL, NULL);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    if (g_str_equal (id, bank_ids[bank]))
      return gtk_widget_get_sensitive (self->stations[bank].button)
                 ? GTK_LABEL (self->stations[bank].name)
                 : NULL;
  return NULL;
}

void
bones_hull_set_guns (BonesHull *self, guint guns)
{
  g_return_if_fail (BONES_IS_HULL (self));

  g_object_set (self->deck, "guns", CLAMP (guns, 1, 4), NULL);
}
