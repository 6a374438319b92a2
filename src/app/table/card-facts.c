/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "card-facts.h"

#include "bones-config.h"

#define PROPULSION "propulsion" /* the track whose values are those of BonesWheel, and more */

static const BonesTrackView *
track_at (const BonesShipView *ship, guint i)
{
  return g_ptr_array_index (ship->tracks, i);
}

static const BonesTrackView *
find_track (const BonesShipView *ship, const char *id)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    if (g_strcmp0 (track_at (ship, i)->id, id) == 0)
      return track_at (ship, i);
  return NULL;
}

/* What drives her, where that is seen from outside. */
static BonesWheel
wheel_of (const BonesShipView *ship)
{
  const BonesTrackView *track = find_track (ship, PROPULSION);

  return track != NULL && track->value <= BONES_SIDE_WHEEL ? (BonesWheel) track->value
                                                           : BONES_NO_WHEEL;
}

static BonesShipState
state_of (const BonesShipView *ship)
{
  if (!ship->in_play)
    return BONES_SHIP_SUNK;
  if (ship->fleet == BONES_NOBODY)
    return BONES_SHIP_ABANDONED;
  return ship->fleet != ship->origin ? BONES_SHIP_PRIZE : BONES_SHIP_SAILING;
}

/* Dice, and the full strength that another track holds: "hull_dice_full". */
static BonesFaceDice
dice_of (const BonesShipView *ship, const BonesTrackView *track)
{
  g_autofree char *id = g_strconcat (track->id, "_full", NULL);
  const BonesTrackView *full = find_track (ship, id);

  return (BonesFaceDice){ (guint) MAX (track->value, 0),
                          full != NULL ? (guint) MAX (full->value, 0) : 0 };
}

static gboolean
is_dice (const BonesTrackView *track)
{
  return track->show == BONES_SHOW_PIPS;
}

/* Dice that are as many as the ones before are the same dice to people: shown once, the last. Where
 * they differ, guns and crew stand apart. */
static void
find_dice (BonesCardFacts *facts, const BonesShipView *ship)
{
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    if (is_dice (track_at (ship, i)))
      {
        facts->guns = facts->crew;
        facts->has_guns = facts->has_crew;
        facts->crew = dice_of (ship, track_at (ship, i));
        facts->has_crew = TRUE;
      }
  facts->has_guns =
      facts->has_guns
      && (facts->guns.count != facts->crew.count || facts->guns.limit != facts->crew.limit);
}

static void
add_chip (BonesCardFacts *facts, const char *id, char *text, gboolean bad)
{
  const BonesCardChip chip = { id, text, bad };

  g_array_append_val (facts->chips, chip);
}

static void
clear_chip (gpointer data)
{
  g_free (((BonesCardChip *) data)->text);
}

static void
add_states (BonesCardFacts *facts, const BonesShipView *ship)
{
  const gboolean known = ship->in_play && ship->chips->len == ship->flags->len;

  for (guint i = 0; i < ship->chips->len; i++)
    {
      const char *id = known ? g_ptr_array_index (ship->flags, i) : NULL;
      const BonesTrackView *track = find_track (ship, id);

      if (track == NULL || track->tap == 0)
        add_chip (facts, id, g_strdup (g_ptr_array_index (ship->chips, i)),
                  track != NULL && track->bad);
    }
}

char *
bones_card_tell_track (const BonesTrackView *track)
{
  g_return_val_if_fail (track != NULL, NULL);

  switch (track->show)
    {
    case BONES_SHOW_WORD:
      return g_strdup (track->text);
    case BONES_SHOW_SQUARE:
      return track->text != NULL ? g_strdup_printf (_ ("%s: %s"), track->name, track->text) : NULL;
    case BONES_SHOW_PEGS:
      return g_strdup_printf (_ ("%s: %d of %d"), track->name, track->value, track->limit);
    case BONES_SHOW_COUNT:
      return track->value != 0 || track->lowest < 0
                 ? g_strdup_printf (_ ("%s: %d"), track->name, track->value)
                 : NULL;
    default:
      return NULL;
    }
}

static void
add_words (BonesCardFacts *facts, const BonesShipView *ship)
{
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);
      char *told = track->tap == 0 ? bones_card_tell_track (track) : NULL;

      if (told != NULL)
        add_chip (facts, NULL, told, FALSE);
    }
}

/* Dice and what is counted by touch, as a screen reader says it. */
static void
say_counted (GString *out, const BonesShipView *ship, const BonesCardFacts *facts)
{
  const BonesTrackView *dice = NULL;

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      if (is_dice (track) && dice != NULL && facts->has_guns)
        g_string_append_printf (out, ", %s: %d", dice->name, dice->value);
      if (is_dice (track))
        dice = track;
    }
  if (dice != NULL)
    g_string_append_printf (out, ", %s: %d", dice->name, dice->value);
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      if (track->show == BONES_SHOW_HOLES || (track->tap != 0 && track->show == BONES_SHOW_PEGS))
        {
          g_autofree char *said =
              g_strdup_printf (_ ("%s: %d of %d"), track->name, track->value, track->limit);

          g_string_append_printf (out, ", %s", said);
        }
      else if (track->tap != 0 && track->show == BONES_SHOW_COUNT)
        g_string_append_printf (out, ", %s: %d", track->name, track->value);
    }
}

static char *
say (const BonesShipView *ship, const BonesCardFacts *facts, gboolean open)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s, %s", ship->name, ship->kind);
  if (ship->flagship)
    g_string_append_printf (out, ", %s", _ ("flagship"));
  if (ship->in_play)
    say_counted (out, ship, facts);
  for (guint i = 0; i < ship->chips->len; i++)
    g_string_append_printf (out, ", %s", (const char *) g_ptr_array_index (ship->chips, i));
  for (guint i = 0; i < facts->chips->len; i++)
    {
      const BonesCardChip *chip = &g_array_index (facts->chips, BonesCardChip, i);

      if (chip->id == NULL && ship->in_play)
        g_string_append_printf (out, ", %s", chip->text);
    }
  if (ship->ordered)
    g_string_append_printf (out, ", %s", _ ("ordered"));
  if (open)
    g_string_append_printf (out, ". %s", _ ("May be ordered now"));
  return g_string_free (out, FALSE);
}

BonesCardFacts *
bones_card_facts_new (const BonesShipView *ship, gboolean open)
{
  BonesCardFacts *facts;

  g_return_val_if_fail (ship != NULL, NULL);

  facts = g_new0 (BonesCardFacts, 1);
  facts->look = (BonesShipLook){ ship->kind_id, state_of (ship), wheel_of (ship), ship->fleet };
  facts->chips = g_array_new (FALSE, FALSE, sizeof (BonesCardChip));
  g_array_set_clear_func (facts->chips, clear_chip);
  find_dice (facts, ship);
  add_states (facts, ship);
  add_words (facts, ship);
  facts->said = say (ship, facts, open);
  return facts;
}

void
bones_card_facts_free (BonesCardFacts *facts)
{
  g_array_unref (facts->chips);
  g_free (facts->said);
  g_free (facts);
}

BonesCardPlan
bones_card_plan (const BonesShipView *ship, guint *fields)
{
  BonesCardPlan plan = { FALSE, 0, { FALSE } };

  g_return_val_if_fail (ship != NULL && fields != NULL, plan);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      plan.dice = plan.dice || is_dice (track);
      if (track->tap == 0 || plan.n_zones == BONES_MOST_ZONES)
        continue;

      fields[plan.n_zones] = i;
      plan.rows[plan.n_zones++] = track->show == BONES_SHOW_HOLES;
    }
  return plan;
}
