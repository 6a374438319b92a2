/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hull.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "deck.h"
#include "drawn.h"
#include "tooltip.h"

#define TOUCH 44 /* the least size of a button */
#define GAP 4    /* between hull and buttons */
#define MOST 17  /* the deck can be this many times as long as USUAL */
#define USUAL 10
#define LETTERS 14 /* of a name that stands in one line */
#define LEAST 12   /* letters: the width of a longer one */

typedef struct {
  BonesHull *hull;
  GtkWidget *button, *icon, *name, *word;
  char *id; /* owned; NULL: she has no such bank */
} Station;

struct _BonesHull {
  GtkWidget parent_instance;

  GtkWidget *deck; /* the deck, the plan and the buttons are its children */
  GtkWidget *plan; /* or NULL */
  Station stations[BONES_BANKS];
};

enum { PROP_0, PROP_KIND, PROP_FLEET, PROP_PLAN, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_BANK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHull, bones_hull, GTK_TYPE_WIDGET)

/* With a plan, the prow is at the left and the port side in front, and the banks are arranged in
 * the same way: above the plan, so that they are visible in a low window; in one row if they all
 * fit, and in more than two if two are not enough. */
#define FAR (1u << BONES_STARBOARD | 1u << BONES_ALL_ROUND)

static gboolean
is_planned (BonesHull *self)
{
  return self->plan != NULL && gtk_widget_get_visible (self->plan);
}

static void
on_clicked (GtkButton *button, Station *station)
{
  g_signal_emit (station->hull, signals[SIGNAL_BANK], 0, station->id);
}

/* The accessible name of @bank, with the number of its guns if they are @counted. */
static char *
describe_bank (const BonesBankLook *bank, gboolean counted)
{
  /* Translators: of a bank of cannons */
  g_autofree char *guns =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u gun", "%u guns", bank->guns), bank->guns);

  if (bank->state == BONES_BANK_READY && counted)
    /* Translators: a bank of cannons (Bow, Stern, Port, Starboard), and "4 guns" */
    return g_strdup_printf (_ ("%s: ready to fire, %s"), bank->name, guns);
  if (bank->state == BONES_BANK_READY)
    /* Translators: %s is a bank of cannons: Bow, Aft, Port, Starboard. */
    return g_strdup_printf (_ ("%s: ready to fire"), bank->name);
  if (bank->reason != NULL)
    /* Translators: a bank of cannons, and why it may not fire. */
    return g_strdup_printf (_ ("%s: %s"), bank->name, bank->reason);
  if (bank->state == BONES_BANK_FIRED)
    return g_strdup_printf (_ ("%s: has fired"), bank->name);
  if (bank->state == BONES_BANK_LOST)
    return g_strdup_printf (_ ("%s: her guns there are lost"), bank->name);
  return g_strdup_printf (_ ("%s: may not fire"), bank->name);
}

/* The note beside its name: "fired", "lost", or the number of its guns if they are @counted; or
 * NULL. */
static char *
word_bank (const BonesBankLook *bank, gboolean counted)
{
  if (bank->state == BONES_BANK_FIRED)
    return g_strdup (C_ ("bank", "fired"));
  if (bank->state == BONES_BANK_LOST)
    return g_strdup (C_ ("bank", "lost"));
  return counted ? g_strdup_printf ("%u", bank->guns) : NULL;
}

static void
show_bank (BonesHull *self, const BonesBankLook *bank)
{
  static const char *const icons[] = { "bones-cannon-symbolic", "bones-smoke-symbolic",
                                       "bones-cut-symbolic", "bones-closed-symbolic" };
  static const char *const classes[] = { "ready", "fired", "lost", "closed" };
  Station *station = &self->stations[bank->at];
  g_autofree char *text = describe_bank (bank, is_planned (self));
  g_autofree char *word = word_bank (bank, is_planned (self));
  const gboolean wraps = g_utf8_strlen (bank->name, -1) > LETTERS;

  g_free (station->id);
  station->id = g_strdup (bank->id);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (station->button, classes[i]);
  gtk_widget_add_css_class (station->button, classes[bank->state]);
  gtk_image_set_from_icon_name (GTK_IMAGE (station->icon), icons[bank->state]);
  gtk_label_set_label (GTK_LABEL (station->name), bank->name);
  gtk_label_set_wrap (GTK_LABEL (station->name), wraps);
  gtk_label_set_width_chars (GTK_LABEL (station->name), wraps ? LEAST : -1);
  gtk_label_set_label (GTK_LABEL (station->word), word != NULL ? word : "");
  gtk_widget_set_visible (station->word, word != NULL);
  gtk_widget_set_sensitive (station->button, bank->state == BONES_BANK_READY);
  bones_set_tooltip (station->button, bank->reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (station->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_visible (station->button, TRUE);
  bones_deck_set_bank (BONES_DECK (self->deck), bank->at, bank->state, bank->guns);
}

static void
add_station (BonesHull *self, BonesBank bank)
{
  Station *station = &self->stations[bank];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  station->hull = self;
  station->icon = gtk_image_new ();
  station->name = gtk_label_new (NULL);
  station->word = gtk_label_new (NULL);
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
  gtk_widget_set_visible (station->button, FALSE);
  gtk_widget_set_parent (station->button, GTK_WIDGET (self));
  g_signal_connect (station->button, "clicked", G_CALLBACK (on_clicked), station);
}

/* There is little room beside the deck. */
static void
turn_stations (BonesHull *self)
{
  static const BonesBank narrow[] = { BONES_BOW, BONES_STERN };

  for (guint i = 0; i < G_N_ELEMENTS (narrow); i++)
    {
      GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self->stations[narrow[i]].button));

      gtk_orientable_set_orientation (GTK_ORIENTABLE (box), is_planned (self)
                                                                ? GTK_ORIENTATION_HORIZONTAL
                                                                : GTK_ORIENTATION_VERTICAL);
      gtk_box_set_spacing (GTK_BOX (box), is_planned (self) ? 8 : 0);
    }
}

static int
minimum_of (GtkWidget *widget, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The two buttons at the ends, and the two at the sides, have the size of the larger one, so
 * that the hull is centred. */
static int
measure_ends (BonesHull *self, GtkOrientation orientation)
{
  return MAX (minimum_of (self->stations[BONES_BOW].button, orientation),
              minimum_of (self->stations[BONES_STERN].button, orientation));
}

static int
measure_sides (BonesHull *self, GtkOrientation orientation)
{
  return MAX (minimum_of (self->stations[BONES_PORT].button, orientation),
              minimum_of (self->stations[BONES_STARBOARD].button, orientation));
}

/* The length of the deck in @width, and its height: as long as fits. */
static int
deck_length (BonesHull *self, int width)
{
  int longest;

  gtk_widget_measure (self->deck, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &longest, NULL, NULL);
  return MIN (width - 2 * (measure_ends (self, GTK_ORIENTATION_HORIZONTAL) + GAP),
              longest * MOST / USUAL);
}

static int
deck_breadth (BonesHull *self, int width)
{
  int longest, broad;

  gtk_widget_measure (self->deck, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &longest, NULL, NULL);
  gtk_widget_measure (self->deck, GTK_ORIENTATION_VERTICAL, -1, NULL, &broad, NULL, NULL);
  return MAX (broad, broad * deck_length (self, width) / longest);
}

/* The banks that are there, as bits. */
static guint
list_banks (BonesHull *self)
{
  guint banks = 0;

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    if (gtk_widget_get_visible (self->stations[bank].button))
      banks |= 1u << bank;
  return banks;
}

static int
count_banks (guint banks)
{
  int n = 0;

  for (; banks != 0; banks &= banks - 1)
    n++;
  return n;
}

/* The width of a button with a plan: that of the widest. */
static int
bank_width (BonesHull *self)
{
  int width = 0;

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    if (gtk_widget_get_visible (self->stations[bank].button))
      width = MAX (width, minimum_of (self->stations[bank].button, GTK_ORIENTATION_HORIZONTAL));
  return width;
}

/* Fills @rows with the banks of each row in @width (-1: any), as bits: the far side above the near
 * side if that needs no more than two. Returns how many rows. */
static guint
list_rows (BonesHull *self, int width, guint rows[BONES_BANKS])
{
  const guint all = list_banks (self), sides[] = { all & FAR, all & ~FAR };
  const int most = width < 0 ? BONES_BANKS : MAX ((width + GAP) / (bank_width (self) + GAP), 1);
  const gboolean both = count_banks (sides[0]) <= most && count_banks (sides[1]) <= most;
  const gboolean one = count_banks (all) <= most;
  guint n = 0;

  for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
    {
      for (guint left = sides[side]; left != 0; left &= left - 1)
        {
          if (n == 0 || count_banks (rows[n - 1]) == most || (both && !one && left == sides[side]))
            rows[n++] = 0;
          rows[n - 1] |= left & -left;
        }
    }
  return n;
}

/* The height of a row of @banks in @width. */
static int
row_height (BonesHull *self, guint banks, int width)
{
  const int each = width < 0 ? -1 : (width + GAP) / MAX (count_banks (banks), 1) - GAP;
  int highest = 0;

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    {
      int height;

      if ((banks >> bank & 1) == 0)
        continue;
      gtk_widget_measure (self->stations[bank].button, GTK_ORIENTATION_VERTICAL, each, &height,
                          NULL, NULL, NULL);
      highest = MAX (highest, height);
    }
  return highest;
}

static void
measure_planned (BonesHull *self, GtkOrientation orientation, int for_size, int *minimum,
                 int *natural)
{
  guint rows[BONES_BANKS];

  gtk_widget_measure (self->plan, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      const int width = bank_width (self), n = count_banks (list_banks (self));

      *minimum = MAX (*minimum, width);
      *natural = MAX (*natural, (width + GAP) * n - GAP);
      return;
    }
  for (guint n = list_rows (self, for_size, rows); n > 0; n--)
    {
      const int more = row_height (self, rows[n - 1], for_size) + GAP;

      *minimum += more;
      *natural += more;
    }
}

static void
bones_hull_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesHull *self = BONES_HULL (widget);
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;
  int round = 2 * ((along ? measure_ends : measure_sides) (self, orientation) + GAP);
  int beside = (along ? measure_sides : measure_ends) (self, orientation);
  int least, wanted;

  if (is_planned (self))
    {
      measure_planned (self, orientation, for_size, minimum, natural);
      return;
    }
  gtk_widget_measure (self->deck, orientation, -1, &least, &wanted, NULL, NULL);
  if (!along && for_size >= 0) /* a longer deck is also higher, if there is room */
    wanted = deck_breadth (self, for_size);
  /* Port and starboard get the whole length, bow and aft what is between them. */
  *minimum = along ? MAX (round + least, beside) : round + MAX (least, beside);
  *natural = along ? MAX (round + wanted, beside) : round + MAX (wanted, beside);
}

static GtkSizeRequestMode
bones_hull_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  GtkAllocation place = { x, y, width, height };

  if (gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &place, -1);
}

/* Amidships. */
static void
place_all_round (BonesHull *self, int width, int height)
{
  GtkWidget *button = self->stations[BONES_ALL_ROUND].button;
  const int wide = minimum_of (button, GTK_ORIENTATION_HORIZONTAL);
  const int high = minimum_of (button, GTK_ORIENTATION_VERTICAL);

  allocate_child (button, (width - wide) / 2, (height - high) / 2, wide, high);
}

static void
allocate_row (BonesHull *self, guint banks, int y, int width, int height)
{
  const int n = count_banks (banks);
  int at = 0;

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    {
      int left;

      if ((banks >> bank & 1) == 0)
        continue;
      left = (width + GAP) * at++ / n;
      allocate_child (self->stations[bank].button, left, y, (width + GAP) * at / n - GAP - left,
                      height);
    }
}

static void
allocate_planned (BonesHull *self, int width, int height)
{
  guint rows[BONES_BANKS];
  const guint n = list_rows (self, width, rows);
  int y = 0;

  for (guint row = 0; row < n; row++)
    {
      const int high = row_height (self, rows[row], width);

      allocate_row (self, rows[row], y, width, high);
      y += high + GAP;
    }
  allocate_child (self->plan, 0, y, width, height - y);
}

static void
bones_hull_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesHull *self = BONES_HULL (widget);
  int end = measure_ends (self, GTK_ORIENTATION_HORIZONTAL),
      side = measure_sides (self, GTK_ORIENTATION_VERTICAL);
  int length = deck_length (self, width), broad, x, y = side + GAP;

  if (is_planned (self))
    {
      allocate_planned (self, width, height);
      return;
    }
  broad = MAX (measure_sides (self, GTK_ORIENTATION_HORIZONTAL), length * 4 / 5);
  x = (width - length) / 2;
  allocate_child (self->deck, x, y, length, height - 2 * y);
  allocate_child (self->stations[BONES_PORT].button, (width - broad) / 2, 0, broad, side);
  allocate_child (self->stations[BONES_STARBOARD].button, (width - broad) / 2, height - side, broad,
                  side);
  allocate_child (self->stations[BONES_STERN].button, x - GAP - end, y, end, height - 2 * y);
  allocate_child (self->stations[BONES_BOW].button, x + length + GAP, y, end, height - 2 * y);
  place_all_round (self, width, height);
}

/* Replaces the deck while it is visible. */
static void
follow_plan (BonesHull *self)
{
  gtk_widget_set_visible (self->deck, !is_planned (self));
  turn_stations (self);
}

static void
set_plan (BonesHull *self, GtkWidget *plan)
{
  g_return_if_fail (self->plan == NULL && plan != NULL);

  self->plan = plan;
  gtk_widget_insert_after (plan, GTK_WIDGET (self), self->deck);
  g_signal_connect_object (plan, "notify::visible", G_CALLBACK (follow_plan), self,
                           G_CONNECT_SWAPPED);
  follow_plan (self);
}

static void
bones_hull_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND || id == PROP_FLEET)
    g_object_get_property (G_OBJECT (BONES_HULL (object)->deck), pspec->name, value);
  else if (id == PROP_PLAN)
    g_value_set_object (value, BONES_HULL (object)->plan);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_hull_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_KIND || id == PROP_FLEET)
    g_object_set_property (G_OBJECT (BONES_HULL (object)->deck), pspec->name, value);
  else if (id == PROP_PLAN)
    set_plan (BONES_HULL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_hull_dispose (GObject *object)
{
  BonesHull *self = BONES_HULL (object);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    {
      g_clear_pointer (&self->stations[bank].button, gtk_widget_unparent);
      g_clear_pointer (&self->stations[bank].id, g_free);
    }
  g_clear_pointer (&self->plan, gtk_widget_unparent);
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
  props[PROP_PLAN] = g_param_spec_object ("plan", NULL, NULL, GTK_TYPE_WIDGET,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_BANK] = g_signal_new ("bank", BONES_TYPE_HULL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* The order for Tab: around her from the bow, port side first. */
static void
bones_hull_init (BonesHull *self)
{
  static const BonesBank order[] = { BONES_BOW, BONES_PORT, BONES_STERN, BONES_STARBOARD,
                                     BONES_ALL_ROUND };

  self->deck = bones_deck_new ();
  gtk_widget_set_parent (self->deck, GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    add_station (self, order[i]);
  turn_stations (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Banks of cannons"), -1);
}

GtkWidget *
bones_hull_new (void)
{
  return g_object_new (BONES_TYPE_HULL, NULL);
}

void
bones_hull_set_banks (BonesHull *self, const BonesBankLook *banks, guint n)
{
  g_return_if_fail (BONES_IS_HULL (self));
  g_return_if_fail (banks != NULL || n == 0);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    {
      gboolean has = FALSE;

      for (guint i = 0; i < n; i++)
        has = has || banks[i].at == bank;
      if (has)
        continue;

      g_clear_pointer (&self->stations[bank].id, g_free);
      gtk_widget_set_visible (self->stations[bank].button, FALSE);
      bones_deck_set_bank (BONES_DECK (self->deck), bank, BONES_BANK_LOST, 0);
    }
  for (guint i = 0; i < n; i++)
    show_bank (self, &banks[i]);
}

GtkLabel *
bones_hull_get_name (BonesHull *self, const char *id)
{
  g_return_val_if_fail (BONES_IS_HULL (self) && id != NULL, NULL);

  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    if (g_strcmp0 (id, self->stations[bank].id) == 0)
      return gtk_widget_get_sensitive (self->stations[bank].button)
                 ? GTK_LABEL (self->stations[bank].name)
                 : NULL;
  return NULL;
}
