/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-plan.h"

#include "location-plan.h"
#include "pop-up.h"

#include "bones-config.h"

G_STATIC_ASSERT ((guint) BONES_MUZZLE_ALL == (guint) BONES_GUNS_ALL_ROUND);
G_STATIC_ASSERT ((guint) BONES_PLAN_COUNTERS == (guint) BONES_PART_COUNTERS);
G_STATIC_ASSERT (BONES_MOST_PARTS == BONES_MAX_PARTS);
G_STATIC_ASSERT (BONES_PART_GUNS == BONES_MAX_PART_GUNS);
G_STATIC_ASSERT (BONES_PART_WORDS == BONES_MAX_PART_MARKS);

#define BESIDE 32 /* pixels of the window beside a popover */

/* The changes that can be made to a part by hand. */
typedef struct {
  gint lost_track, ablaze_track; /* or -1 */
  gint more;                     /* is added to the first when one more is lost */
  guint boxes, lost, ablaze;
  char *text; /* owned */
} Held;

struct _BonesShipPlan {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *plan;

  GtkWidget *popover, *large; /* the same, larger, while it is open; or NULL */

  Held held[BONES_MOST_PARTS];
  guint n, ship;
};

enum { TAPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesShipPlan, bones_ship_plan, ADW_TYPE_BIN)

static void
tapped (BonesShipPlan *self, guint part, BonesLocationPlan *plan)
{
  if (self->held[part].lost_track >= 0)
    g_signal_emit (self, signals[TAPPED], 0, (guint) self->held[part].lost_track);
}

static void
add_item (BonesShipPlan *self, GMenu *menu, const char *label, gint track, gint by)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "plan.count", "(uui)", self->ship, (guint) track, by);
  g_menu_append_item (menu, item);
}

/* Only what is possible: a part that was not hit cannot burn. */
static GMenu *
list_items (BonesShipPlan *self, const Held *held)
{
  GMenu *menu = g_menu_new ();
  const gboolean hits = held->more > 0;

  if (held->lost < held->boxes)
    add_item (self, menu, hits ? _ ("One Hit More") : _ ("One Less"), held->lost_track, held->more);
  if (held->lost > 0)
    add_item (self, menu, hits ? _ ("One Hit Less") : _ ("One More"), held->lost_track,
              -held->more);
  if (held->ablaze_track >= 0 && held->ablaze < held->lost)
    add_item (self, menu, _ ("Set One Ablaze"), held->ablaze_track, 1);
  if (held->ablaze_track >= 0 && held->ablaze > 0)
    add_item (self, menu, _ ("Put One Fire Out"), held->ablaze_track, -1);
  return menu;
}

static void
asked (BonesShipPlan *self, guint part, BonesLocationPlan *plan)
{
  const Held *held = &self->held[part];
  g_autoptr (GMenu) items = NULL;
  g_autoptr (GMenu) menu = NULL;

  if (held->lost_track < 0)
    return;

  items = list_items (self, held);
  menu = g_menu_new ();
  g_menu_append_section (menu, held->text, G_MENU_MODEL (items));
  bones_pop_up (GTK_POPOVER (gtk_popover_menu_new_from_model (G_MENU_MODEL (menu))),
                bones_location_plan_get_part (plan, part));
}

static void
large_closed (BonesShipPlan *self)
{
  self->popover = self->large = NULL;
}

/* Wide enough for a thumb, but no wider than the window. */
static GtkWidget *
new_large (BonesShipPlan *self)
{
  const int wide = bones_location_plan_get_wide (BONES_LOCATION_PLAN (self->plan));
  const int room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->large = bones_location_plan_new ();
  gtk_widget_set_size_request (self->large, wide, -1);
  g_signal_connect_swapped (self->large, "tapped", G_CALLBACK (tapped), self);
  g_signal_connect_swapped (self->large, "asked", G_CALLBACK (asked), self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (scroller),
                                             MIN (wide, room - BESIDE));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->large);
  gtk_widget_set_focusable (scroller, FALSE); /* its parts are */
  return scroller;
}

static void
enlarge (BonesShipPlan *self)
{
  if (self->popover != NULL)
    return;

  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), new_large (self));
  bones_location_plan_set_as (BONES_LOCATION_PLAN (self->large), BONES_LOCATION_PLAN (self->plan));
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (large_closed), self);
  bones_pop_up (GTK_POPOVER (self->popover), GTK_WIDGET (self));
}

/* The part, its guns, and what depends on it, one on each line. */
static char *
describe_part (const BonesPartView *part)
{
  GString *out = g_string_new (part->text);

  for (guint i = 0; i < part->guns->len; i++)
    {
      const BonesGunsView *guns = g_ptr_array_index (part->guns, i);

      g_string_append_printf (out, "\n%s", guns->text);
    }
  for (guint i = 0; i < part->marks->len; i++)
    {
      const BonesPartMarkView *mark = g_ptr_array_index (part->marks, i);
      /* Translators: %s depends on a part of a ship, "crew 2" */
      g_autofree char *lost = mark->struck ? g_strdup_printf (_ ("%s: lost"), mark->text) : NULL;

      g_string_append_printf (out, "\n%s", mark->struck ? lost : mark->text);
    }
  if (part->save > 0)
    {
      g_autofree char *save = g_strdup_printf (_ ("Saves on %u or more"), part->save);

      g_string_append_printf (out, "\n%s", save);
    }
  return g_string_free (out, FALSE);
}

static BonesPlanPart
draw_part (const BonesPartView *part, const char *tip)
{
  BonesPlanPart to = { .spot = { (BonesPlanKind) part->kind, part->col_from, part->col_to,
                                 part->row_from, part->row_to, part->aloft },
                       .name = part->name,
                       .said = part->text,
                       .tip = tip,
                       .boxes = part->boxes,
                       .lost = part->lost,
                       .ablaze = part->ablaze };

  for (guint i = 0; i < part->guns->len; i++)
    {
      const BonesGunsView *guns = g_ptr_array_index (part->guns, i);

      to.guns[to.n_guns++] = (BonesPlanGuns){ (BonesMuzzle) guns->at,
                                              guns->lost ? guns->number : guns->left, guns->lost };
    }
  for (guint i = 0; i < part->marks->len; i++)
    {
      const BonesPartMarkView *mark = g_ptr_array_index (part->marks, i);

      to.words[to.n_words++] = (BonesPlanWord){ mark->text, mark->struck };
    }
  return to;
}

/* A track that is not counted by touch cannot be set here. */
static void
hold_part (Held *held, const BonesShipView *ship, const BonesPartView *part)
{
  const BonesTrackView *track =
      part->lost_track >= 0 ? g_ptr_array_index (ship->tracks, part->lost_track) : NULL;
  const gboolean counts = track != NULL && track->tap != 0;

  g_free (held->text);
  *held = (Held){ .lost_track = counts ? part->lost_track : -1,
                  .ablaze_track = part->ablaze_track,
                  .more = counts ? track->tap : 1,
                  .boxes = part->boxes,
                  .lost = part->lost,
                  .ablaze = part->ablaze,
                  .text = g_strdup (part->text) };
}

void
bones_ship_plan_apply (BonesShipPlan *self, const BonesShipView *ship)
{
  g_autoptr (GPtrArray) tips = g_ptr_array_new_with_free_func (g_free);
  /* Translators: %s is a ship, whose plan can be seen larger */
  g_autofree char *name = g_strdup_printf (_ ("Her plan, large: %s"), ship->name);
  BonesPlanPart parts[BONES_MOST_PARTS];

  g_return_if_fail (BONES_IS_SHIP_PLAN (self) && ship != NULL);

  self->ship = ship->ship;
  self->n = MIN (ship->plan->len, BONES_MOST_PARTS);
  for (guint i = 0; i < self->n; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      g_ptr_array_add (tips, describe_part (part));
      parts[i] = draw_part (part, g_ptr_array_index (tips, i));
      hold_part (&self->held[i], ship, part);
    }
  bones_location_plan_set (BONES_LOCATION_PLAN (self->plan), parts, self->n);
  bones_location_plan_set_cover (BONES_LOCATION_PLAN (self->plan), name);
  if (self->large != NULL)
    bones_location_plan_set_as (BONES_LOCATION_PLAN (self->large),
                                BONES_LOCATION_PLAN (self->plan));
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
}

void
bones_ship_plan_set_coming (BonesShipPlan *self, guint field, gint by)
{
  g_return_if_fail (BONES_IS_SHIP_PLAN (self));

  for (guint i = 0; i < self->n; i++)
    {
      const Held *held = &self->held[i];
      const gint lost = held->lost_track == (gint) field ? held->more * by : 0;
      const gint ablaze = held->ablaze_track == (gint) field ? by : 0;

      bones_location_plan_set_coming (BONES_LOCATION_PLAN (self->plan), i, lost, ablaze);
      if (self->large != NULL)
        bones_location_plan_set_coming (BONES_LOCATION_PLAN (self->large), i, lost, ablaze);
    }
}

void
bones_ship_plan_set_far (BonesShipPlan *self, gboolean far)
{
  g_return_if_fail (BONES_IS_SHIP_PLAN (self));

  bones_location_plan_set_far (BONES_LOCATION_PLAN (self->plan), far);
}

int
bones_ship_plan_height (BonesShipPlan *self, int width)
{
  g_return_val_if_fail (BONES_IS_SHIP_PLAN (self), 0);

  return bones_location_plan_height (BONES_LOCATION_PLAN (self->plan), width);
}

static void
bones_ship_plan_finalize (GObject *object)
{
  for (guint i = 0; i < BONES_MOST_PARTS; i++)
    g_free (BONES_SHIP_PLAN (object)->held[i].text);
  G_OBJECT_CLASS (bones_ship_plan_parent_class)->finalize (object);
}

static void
bones_ship_plan_class_init (BonesShipPlanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_plan_finalize;
  signals[TAPPED] = g_signal_new ("tapped", BONES_TYPE_SHIP_PLAN, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (BONES_TYPE_LOCATION_PLAN);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-plan.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipPlan, plan);
  gtk_widget_class_bind_template_callback (widget_class, tapped);
  gtk_widget_class_bind_template_callback (widget_class, asked);
  gtk_widget_class_bind_template_callback (widget_class, enlarge);
}

static void
bones_ship_plan_init (BonesShipPlan *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_ship_plan_new (void)
{
  return g_object_new (BONES_TYPE_SHIP_PLAN, NULL);
}
