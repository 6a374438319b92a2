/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-column.h"

#include "booty-dice.h"
#include "card-facts.h"
#include "css-class.h"
#include "fleet-band.h"
#include "fleet-flag.h"
#include "fleet-menu.h"
#include "flow.h"
#include "late-menu.h"
#include "name.h"
#include "other-press.h"
#include "sticky.h"
#include "tooltip.h"
#include "words.h"

#include "bones-config.h"

#define MANY_SHIPS 8 /* more ships are in two columns if there is room */
#define MANY_PLANS 2 /* and so are more ships with plans, which are tall */

struct _BonesFleetColumn {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *header, *band, *flag, *name, *player, *booty, *real_mark, *keep_mark, *hand,
      *hand_icon, *hand_label, *points, *state, *people, *named, *counts, *more_button, *ships;

  guint fleet;
};

G_DEFINE_FINAL_TYPE (BonesFleetColumn, bones_fleet_column, ADW_TYPE_BIN)

static gboolean
pressed_other (GtkWidget *title, double x, double y, gboolean held, gpointer data)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (BONES_FLEET_COLUMN (data)->more_button));
  return TRUE;
}

static void
show_tracks (BonesFleetColumn *self, const BonesFleetView *fleet)
{
  const BonesTrackView *pips = NULL;

  for (guint i = 0; i < fleet->tracks->len && pips == NULL; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (fleet->tracks, i);

      pips = track->show == BONES_SHOW_PIPS ? track : NULL;
    }
  if (pips != NULL)
    {
      g_autofree char *text = g_strdup_printf (_ ("%s: %d"), pips->name, pips->value);

      bones_tally_set (BONES_TALLY (self->booty), (guint) pips->value, 0);
      bones_drawn_set_text (BONES_DRAWN (self->booty), text);
    }
  gtk_widget_set_visible (self->booty, pips != NULL && pips->value > 0);
}

/* The word for her special state. Whose turn it is, is drawn instead: in the frame, the strip
 * and the tokens. */
static const char *
describe_state (const BonesFleetView *fleet)
{
  return fleet->out ? C_ ("fleet", "Out") : NULL;
}

/* The kinds of rolls for which the fleet uses real dice, in words; or NULL. */
static char *
name_real_rolls (const BonesFleetView *fleet)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < fleet->rolls->len; i++)
    {
      const BonesRollView *roll = g_ptr_array_index (fleet->rolls, i);

      if (roll->dice == BONES_DICE_REAL)
        g_ptr_array_add (names, roll->name);
    }
  return names->len > 0 ? bones_words_list (names) : NULL;
}

static void
show_mark (GtkWidget *mark, const char *text)
{
  gtk_widget_set_visible (mark, text != NULL);
  if (text == NULL || g_strcmp0 (bones_get_tooltip (mark), text) == 0)
    return;

  bones_set_tooltip (mark, text);
  bones_name_widget (mark, text);
}

/* The fleet's choice of dice, if it is not the app's. */
static void
show_marks (BonesFleetColumn *self, const BonesFleetView *fleet)
{
  g_autofree char *rolls = name_real_rolls (fleet);
  /* Translators: %s are kinds of rolls: "gunnery, damage" */
  g_autofree char *some = rolls != NULL ? g_strdup_printf (_ ("Real dice for: %s"), rolls) : NULL;

  show_mark (self->real_mark,
             fleet->dice == BONES_DICE_REAL ? _ ("This fleet rolls real dice") : some);
  show_mark (self->keep_mark,
             fleet->keep_all ? _ ("This fleet keeps every roll (change it in its menu)") : NULL);
}

/* The number of cards in its hand, and whether its wizard can still act this round. */
static void
show_hand (BonesFleetColumn *self, const BonesFleetView *fleet)
{
  const guint n = (guint) MAX (fleet->hand_size, 0);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *cards =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);
  g_autofree char *text = NULL;
  gboolean spent = FALSE;

  for (guint i = 0; i < fleet->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (fleet->tracks, i);

      spent = spent || (track->use == BONES_USE_MAGIC_SPENT && track->value != 0);
    }
  /* Translators: %s is a number of cards */
  text =
      spent ? g_strdup_printf (_ ("%s; its magic of this round is used"), cards) : g_strdup (cards);
  gtk_widget_set_visible (self->hand, fleet->hand_size >= 0);
  gtk_label_set_label (GTK_LABEL (self->hand_label), count);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->hand_icon),
                                spent ? "bones-dispel-symbolic" : "bones-cards-symbolic");
  bones_set_tooltip (self->hand, text);
  bones_name_widget (self->hand_label, text);
}

/* The faction, the player, and the table edge: "Elves, Anne, south edge". */
static void
apply_player (BonesFleetColumn *self, const BonesFleetView *fleet)
{
  const char *side = bones_side_words (fleet->side);
  const gboolean named = fleet->player != NULL && *fleet->player != '\0';
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *all = NULL;

  if (fleet->faction_name != NULL && g_strcmp0 (fleet->faction_name, fleet->name) != 0)
    g_ptr_array_add (parts, fleet->faction_name);
  if (named)
    g_ptr_array_add (parts, fleet->player);
  if (side != NULL)
    g_ptr_array_add (parts, (gpointer) side);
  all = bones_words_list (parts);
  gtk_label_set_label (GTK_LABEL (self->player), all);
  bones_set_tooltip (self->player, parts->len > 1 ? all : NULL);
  gtk_widget_set_visible (self->player, parts->len > 0);
}

/* What became of the Admiral, if he is not in command as at the start. */
static void
show_people (BonesFleetColumn *self, const BonesFleetView *fleet)
{
  g_autofree char *text = fleet->people != NULL ? bones_words_alone (fleet->people) : NULL;

  gtk_label_set_label (GTK_LABEL (self->people), text != NULL ? text : "");
  gtk_widget_set_visible (self->people, text != NULL);
}

static void
show_header (BonesFleetColumn *self, const BonesFleetView *fleet, gboolean over)
{
  char letter[] = { fleet->letter, '\0' };
  const char *state = describe_state (fleet);
  g_autofree char *left = bones_words_points ((gint) fleet->points_left);
  g_autofree char *all = bones_words_points ((gint) fleet->points);
  /* Translators: the points that are left, of those that the fleet was bought for */
  g_autofree char *points = g_strdup_printf (_ ("%s/%s pts"), left, all);
  g_autofree char *more = g_strdup_printf (_ ("More about %s"), fleet->name);
  const char *next = fleet->next && !over ? _ ("has the turn") : NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *said = NULL;

  g_ptr_array_add (parts, fleet->name);
  if (fleet->points > 0)
    g_ptr_array_add (parts, points);
  if (next != NULL)
    g_ptr_array_add (parts, (gpointer) next);
  if (state != NULL)
    g_ptr_array_add (parts, (gpointer) state);
  if (fleet->people != NULL)
    g_ptr_array_add (parts, fleet->people);
  said = bones_words_list (parts);
  g_object_set (self->flag, "fleet", fleet->fleet, "letter", letter, "text", said, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, fleet->name,
                                  -1);
  gtk_label_set_label (GTK_LABEL (self->name), fleet->name);
  bones_set_tooltip (self->name, fleet->name);
  apply_player (self, fleet);
  show_people (self, fleet);
  gtk_label_set_label (GTK_LABEL (self->points), points);
  bones_set_tooltip (self->points, points);
  gtk_widget_set_visible (self->points, fleet->points > 0);
  gtk_label_set_label (GTK_LABEL (self->state), state != NULL ? state : "");
  gtk_widget_set_visible (self->state, state != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  more, -1);
  bones_set_tooltip (self->more_button, more);
  bones_set_css_class (self->header, "next", fleet->next && !over);
}

/* The number of ships at the start: ships that come and go do not split the column. */
static guint
count_own (const BonesFleetView *fleet)
{
  guint n = 0;

  for (guint i = 0; i < fleet->ships->len; i++)
    n += ((BonesShipView *) g_ptr_array_index (fleet->ships, i))->origin == fleet->fleet;
  return n;
}

/* Whether the cards are in two columns, so that more of them are in sight. */
static gboolean
has_many (const BonesFleetView *fleet)
{
  guint plans = 0;

  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (fleet->ships, i);

      plans += ship->in_play && ship->plan->len > 0;
    }
  return count_own (fleet) > MANY_SHIPS || plans > MANY_PLANS;
}

void
bones_fleet_column_apply (BonesFleetColumn *self, const BonesFleetView *fleet, gboolean over)
{
  g_return_if_fail (BONES_IS_FLEET_COLUMN (self) && fleet != NULL);

  show_header (self, fleet, over);
  show_tracks (self, fleet);
  show_hand (self, fleet);
  show_marks (self, fleet);
  bones_flow_set_most_columns (BONES_FLOW (self->ships), has_many (fleet) ? 2 : 1);
}

static void
bones_fleet_column_class_init (BonesFleetColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_STICKY);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-column.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, header);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, band);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, name);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, player);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, booty);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, real_mark);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, keep_mark);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, hand);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, hand_icon);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, hand_label);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, points);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, state);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, people);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, named);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, counts);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, more_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetColumn, ships);
}

static void
bones_fleet_column_init (BonesFleetColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_other_press_add (gtk_widget_get_parent (self->band), GTK_PHASE_BUBBLE, pressed_other, self);
}

BonesFleetColumn *
bones_fleet_column_new (guint fleet)
{
  BonesFleetColumn *self = g_object_new (BONES_TYPE_FLEET_COLUMN, NULL);
  g_autoptr (GMenuModel) menu = bones_fleet_menu_new (fleet);

  self->fleet = fleet;
  bones_late_menu_set (self->more_button, menu);
  g_object_set (self->band, "fleet", fleet, NULL);
  g_object_set (self->flag, "fleet", fleet, NULL);
  if (fleet == BONES_NOBODY)
    {
      gtk_label_set_label (GTK_LABEL (self->name), _ ("Abandoned hulls"));
      gtk_widget_set_visible (self->more_button, FALSE);
      gtk_widget_set_visible (self->player, FALSE);
      gtk_widget_set_visible (self->points, FALSE);
      gtk_widget_set_visible (self->booty, FALSE);
      gtk_widget_set_visible (self->hand, FALSE);
      gtk_widget_set_visible (self->state, FALSE);
    }
  return self;
}

void
bones_fleet_column_join_heads (BonesFleetColumn *self,
                               GtkSizeGroup *const groups[BONES_HEAD_GROUPS])
{
  g_return_if_fail (BONES_IS_FLEET_COLUMN (self) && groups != NULL);

  bones_sticky_join (BONES_STICKY (adw_bin_get_child (ADW_BIN (self))), groups[BONES_HEAD]);
  gtk_size_group_add_widget (groups[BONES_HEAD_NAME], self->named);
  gtk_size_group_add_widget (groups[BONES_HEAD_COUNTS], self->counts);
}

void
bones_fleet_column_place (BonesFleetColumn *self, BonesShipCard *card, guint place)
{
  GtkWidget *before = NULL;

  g_return_if_fail (BONES_IS_FLEET_COLUMN (self) && BONES_IS_SHIP_CARD (card));

  if (gtk_widget_get_parent (GTK_WIDGET (card)) == NULL)
    bones_flow_append (BONES_FLOW (self->ships), GTK_WIDGET (card));
  for (guint i = 0; i < place; i++)
    before = before == NULL ? gtk_widget_get_first_child (self->ships)
                            : gtk_widget_get_next_sibling (before);
  if (before != GTK_WIDGET (card))
    bones_flow_reorder (BONES_FLOW (self->ships), GTK_WIDGET (card), before);
}
