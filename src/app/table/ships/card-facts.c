/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "card-facts.h"

#include "ship-art.h"

#include "bones-config.h"

static const BonesTrackView *
track_at (const BonesShipView *ship, guint i)
{
  return g_ptr_array_index (ship->tracks, i);
}

/* The track with @use for track number @of; or NULL. */
static const BonesTrackView *
find_use (const BonesShipView *ship, BonesTrackUse use, guint of)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    if (track_at (ship, i)->use == use && track_at (ship, i)->of == of)
      return track_at (ship, i);
  return NULL;
}

/* Her propulsion, if it is visible. */
static BonesWheel
wheel_of (const BonesShipView *ship)
{
  const BonesTrackView *track = find_use (ship, BONES_USE_WHEEL, 0);

  return track != NULL && track->value <= BONES_SIDE_WHEEL ? (BonesWheel) track->value
                                                           : BONES_NO_WHEEL;
}

static BonesShipState
state_of (const BonesShipView *ship)
{
  if (g_strcmp0 (ship->status, "fled") == 0)
    return BONES_SHIP_FLED;
  if (g_strcmp0 (ship->status, "withdrawn") == 0)
    return BONES_SHIP_WITHDRAWN;
  if (!ship->in_play)
    return BONES_SHIP_SUNK;
  if (ship->fleet == BONES_NOBODY)
    return BONES_SHIP_ABANDONED;
  return ship->fleet != ship->origin ? BONES_SHIP_PRIZE : BONES_SHIP_SAILING;
}

/* Her fit, if it changes how she looks. */
static const char *
fit_of (const BonesShipView *ship)
{
  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      if (track->trait && track->word != NULL
          && g_strcmp0 (bones_ship_art_fitted (ship->look, track->word)->fit, track->word) == 0)
        return track->word;
    }
  return NULL;
}

BonesShipLook
bones_card_look (const BonesShipView *ship)
{
  BonesShipLook look = { NULL };

  g_return_val_if_fail (ship != NULL, look);

  look = (BonesShipLook){ ship->look, state_of (ship), wheel_of (ship), ship->fleet };
  look.fit = fit_of (ship);
  look.black = ship->black_flag;
  return look;
}

/* The dice of track number @i, and their limit. */
static BonesFaceDice
dice_of (const BonesShipView *ship, guint i)
{
  const BonesTrackView *track = track_at (ship, i), *full = find_use (ship, BONES_USE_FULL, i);

  return (BonesFaceDice){ (guint) MAX (track->value, 0),
                          full != NULL ? (guint) MAX (full->value, 0) : 0, track->icon };
}

static gboolean
is_dice (const BonesTrackView *track)
{
  return track->show == BONES_SHOW_PIPS;
}

/* Consecutive tracks with the same number of dice are the same dice to players: only the last is
 * shown. If they differ, guns and crew are shown separately. */
static void
find_dice (BonesCardFacts *facts, const BonesShipView *ship)
{
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    if (is_dice (track_at (ship, i)))
      {
        facts->guns = facts->crew;
        facts->has_guns = facts->has_crew;
        facts->crew = dice_of (ship, i);
        facts->has_crew = TRUE;
      }
  facts->has_guns =
      facts->has_guns
      && (facts->guns.count != facts->crew.count || facts->guns.limit != facts->crew.limit);
}

static void
add_chip (GArray *chips, BonesCardChip chip, const char *text)
{
  chip.text = bones_words_alone (text);
  g_array_append_val (chips, chip);
}

static void
clear_chip (gpointer data)
{
  g_free (((BonesCardChip *) data)->text);
}

static GArray *
new_chips (void)
{
  GArray *chips = g_array_new (FALSE, FALSE, sizeof (BonesCardChip));

  g_array_set_clear_func (chips, clear_chip);
  return chips;
}

/* The track that says how much @track will soon lose, or NULL. */
static const BonesTrackView *
taken_from (const BonesShipView *ship, const BonesTrackView *track)
{
  const BonesTrackView *from = track->use == BONES_USE_LOSS ? track_at (ship, track->of) : NULL;

  return from != NULL && from->tap != 0 && from->show == BONES_SHOW_COUNT ? from : NULL;
}

/* The chips from number @from up to, but not including, number @to. */
static void
add_states (BonesCardFacts *facts, const BonesShipView *ship, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    {
      const BonesChipView *chip = g_ptr_array_index (ship->chips, i);
      const BonesTrackView *track = chip->track >= 0 ? track_at (ship, (guint) chip->track) : NULL;

      if (track == NULL || (track->tap == 0 && taken_from (ship, track) == NULL))
        add_chip (facts->chips,
                  (BonesCardChip){ .icon = chip->icon, .bad = track != NULL && track->bad },
                  chip->text);
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

/* What is told of her beside her dice and counters; NULL: nothing, or it is of no interest now. */
static char *
tell_track (const BonesShipView *ship, const BonesTrackView *track)
{
  const gboolean of_now = ship->active || track->use != BONES_USE_TURN;

  return of_now && track->tap == 0 && !track->trait ? bones_card_tell_track (track) : NULL;
}

/* Her position comes first. */
static void
add_words (BonesCardFacts *facts, const BonesShipView *ship, gboolean squares)
{
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);
      const gboolean here = (track->show == BONES_SHOW_SQUARE) == squares;
      g_autofree char *told = here ? tell_track (ship, track) : NULL;

      if (told != NULL)
        add_chip (facts->chips, (BonesCardChip){ .icon = track->icon }, told);
    }
}

/* Words that belong together stay on one line. */
static char *
note_traits (const BonesShipView *ship, guint from)
{
  GString *notes = g_string_new (NULL);

  for (guint i = from; i < ship->traits->len; i++)
    g_string_append_printf (notes, "%s%s", notes->len > 0 ? " · " : "",
                            (const char *) g_ptr_array_index (ship->traits, i));
  return g_string_free (notes, FALSE);
}

static void
add_traits (BonesCardFacts *facts, const BonesShipView *ship)
{
  const gboolean kind =
      ship->traits->len > 0 && g_str_equal (g_ptr_array_index (ship->traits, 0), ship->kind);

  facts->kind = kind ? ship->kind : NULL;
  facts->notes = note_traits (ship, kind);
}

/* Dice and counters, for a screen reader. */
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

/* Her damage. */
static void
say_plan (GString *out, const BonesShipView *ship)
{
  for (guint i = 0; i < ship->plan->len; i++)
    {
      const BonesPartView *part = g_ptr_array_index (ship->plan, i);

      if (part->lost > 0)
        g_string_append_printf (out, ", %s", part->text);
    }
}

static char *
describe_ship (const BonesShipView *ship, const BonesCardFacts *facts)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s, %s", ship->name, ship->kind);
  if (ship->flagship)
    g_string_append_printf (out, ", %s", _ ("flagship"));
  if (ship->in_play)
    {
      say_counted (out, ship, facts);
      say_plan (out, ship);
    }
  for (guint i = 0; i < ship->chips->len; i++)
    g_string_append_printf (out, ", %s",
                            ((BonesChipView *) g_ptr_array_index (ship->chips, i))->text);
  for (guint i = 0; ship->in_play && i < ship->tracks->len; i++)
    {
      g_autofree char *told = tell_track (ship, track_at (ship, i));

      if (told != NULL)
        g_string_append_printf (out, ", %s", told);
    }
  if (*facts->notes != '\0')
    g_string_append_printf (out, ", %s", facts->notes);
  if (ship->turns && ship->ordered)
    g_string_append_printf (out, ", %s", _ ("ordered"));
  return g_string_free (out, FALSE);
}

BonesCardFacts *
bones_card_facts_new (const BonesShipView *ship, gboolean open)
{
  BonesCardFacts *facts;

  g_return_val_if_fail (ship != NULL, NULL);

  facts = g_new0 (BonesCardFacts, 1);
  facts->look = bones_card_look (ship);
  facts->chips = new_chips ();
  find_dice (facts, ship);
  add_words (facts, ship, TRUE);
  add_states (facts, ship, 0, ship->n_own);
  add_words (facts, ship, FALSE);
  add_states (facts, ship, ship->n_own, ship->chips->len);
  add_traits (facts, ship);
  facts->told = describe_ship (ship, facts);
  facts->said = open ? g_strdup_printf ("%s. %s", facts->told, _ ("May be ordered now"))
                     : g_strdup (facts->told);
  return facts;
}

void
bones_card_facts_free (BonesCardFacts *facts)
{
  g_array_unref (facts->chips);
  g_free (facts->notes);
  g_free (facts->told);
  g_free (facts->said);
  g_free (facts);
}

char *
bones_card_name_track (const BonesShipView *ship, const BonesTrackView *track)
{
  g_return_val_if_fail (ship != NULL && track != NULL, NULL);

  /* Translators: what is counted, and of which ship: "Crew points of Fury" */
  return g_strdup_printf (_ ("%s of %s"), track->name, ship->name);
}

gint
bones_card_lost (const BonesShipView *ship, guint field)
{
  g_return_val_if_fail (ship != NULL && field < ship->tracks->len, 0);

  for (guint i = 0; i < ship->tracks->len; i++)
    if (taken_from (ship, track_at (ship, i)) == track_at (ship, field))
      return track_at (ship, i)->value;
  return 0;
}

static BonesZoneKind
zone_kind (const BonesTrackView *track)
{
  switch (track->show)
    {
    case BONES_SHOW_HOLES:
      return BONES_ZONE_HOLES;
    case BONES_SHOW_PEGS:
      return BONES_ZONE_PEGS;
    case BONES_SHOW_COUNT:
      return BONES_ZONE_NUMBER;
    default:
      return BONES_ZONE_COUNT;
    }
}

BonesCardPlan
bones_card_plan (const BonesShipView *ship, guint *fields)
{
  BonesCardPlan plan = { FALSE, 0, { BONES_ZONE_COUNT } };

  g_return_val_if_fail (ship != NULL && fields != NULL, plan);

  for (guint i = 0; i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = track_at (ship, i);

      plan.dice = plan.dice || is_dice (track);
      if (track->tap == 0 || track->show == BONES_SHOW_PLAN || plan.n_zones == BONES_MOST_ZONES)
        continue;

      fields[plan.n_zones] = i;
      plan.kinds[plan.n_zones++] = zone_kind (track);
    }
  return plan;
}

GArray *
bones_card_count (const BonesShipView *ship)
{
  GArray *chips = new_chips ();
  guint fields[BONES_MOST_ZONES];
  BonesCardPlan plan;

  g_return_val_if_fail (ship != NULL, chips);

  plan = bones_card_plan (ship, fields);
  for (guint i = 0; i < plan.n_zones; i++)
    {
      const BonesTrackView *track = track_at (ship, fields[i]);
      const gint lost = bones_card_lost (ship, fields[i]);
      g_autofree char *value = lost > 0 ? g_strdup_printf ("%d −%d", track->value, lost)
                                        : g_strdup_printf ("%d", track->value);

      if (plan.kinds[i] == BONES_ZONE_NUMBER)
        add_chip (chips, (BonesCardChip){ .icon = track->icon, .bad = lost > 0, .number = TRUE },
                  value);
      else if (plan.kinds[i] == BONES_ZONE_COUNT && track->text != NULL)
        add_chip (chips, (BonesCardChip){ .icon = track->icon, .bad = track->bad }, track->text);
    }
  return chips;
}
