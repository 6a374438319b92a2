/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "plan.h"

/* The word or number of @track, which has @value on ship 0 of the context; NULL if it says nothing
 * of her class. */
static char *
say_track (const BonesWordsContext *context, guint number, const BonesTrack *track, guint value)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  switch (track->show)
    {
    case BONES_SHOW_COUNT:
    case BONES_SHOW_PIPS:
      return value != track->base ? g_strdup_printf ("%d", (gint) value - track->base) : NULL;
    case BONES_SHOW_INCHES:
    case BONES_SHOW_WORD:
      return value > 0 ? bones_words_track (context, track, value) : NULL;
    case BONES_SHOW_HOLES:
    case BONES_SHOW_PEGS:
      return g_strdup_printf ("%u", ruleset->limit (context->setup, context->game, 0, number));
    default:
      return NULL;
    }
}

static void
add_fact (GPtrArray *facts, const char *name, const char *value)
{
  g_ptr_array_add (facts, g_strdup_printf (_ ("%s: %s"), name, value));
}

static void
add_speed (const BonesWordsContext *context, GPtrArray *facts)
{
  const BonesRuleset *ruleset = context->setup->ruleset;
  const gint speed =
      ruleset->speed != NULL ? ruleset->speed (context->setup, context->game, 0) : -1;
  g_autofree char *inches = speed >= 0 ? bones_words_inches (speed) : NULL;

  if (inches != NULL)
    add_fact (facts, _ ("Speed"), inches);
}

/* The guns that bear on one side or another, counting those of both sides. */
static guint
count_guns (const BonesPart *part)
{
  guint n = 0;

  for (guint i = 0; i < part->n_guns; i++)
    n += part->guns[i].number * (part->guns[i].at == BONES_GUNS_SIDES ? 2 : 1);

  return n;
}

static void
add_number (GPtrArray *facts, const char *name, guint n)
{
  if (n > 0)
    g_ptr_array_add (facts, g_strdup_printf (_ ("%s: %u"), name, n));
}

/* The sums of her plan, if she has one. */
static void
add_plan (const BonesWordsContext *context, GPtrArray *facts)
{
  BonesPart parts[BONES_MAX_PARTS];
  const guint n = bones_setup_plan (context->setup, context->game, 0, parts);
  guint boxes = 0, guns = 0;

  for (guint i = 0; i < n; i++)
    {
      guns += count_guns (&parts[i]);
      if (parts[i].kind != BONES_PART_COUNTERS)
        boxes += parts[i].boxes;
    }

  add_number (facts, _ ("Guns"), guns);
  add_number (facts, _ ("Hull"), boxes);
  for (guint i = 0; i < n; i++)
    if (parts[i].kind == BONES_PART_COUNTERS)
      add_number (facts, bones_words_called (context->setup, NULL, parts[i].words), parts[i].boxes);
}

GPtrArray *
bones_words_class_facts (const BonesSetup *setup, const char *faction, guint kind)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  BonesRoster *roster = bones_roster_new ("?");
  BonesSetup alone;
  const BonesWordsContext context = { &alone, NULL, game };
  guint16 tracks[BONES_MAX_TRACKS];

  g_ptr_array_add (rosters, roster);
  g_return_val_if_fail (setup != NULL && kind < setup->ruleset->n_kinds (setup->content), facts);

  alone = *setup;
  alone.rosters = rosters;
  roster->faction = g_strdup (faction);
  bones_roster_add (roster, NULL, setup->ruleset->kind_id (setup->content, kind), FALSE);
  bones_setup_game (&alone, game);
  bones_setup_commission (setup, kind, tracks);
  for (guint i = 0; setup->ruleset->ship_tracks[i].id != NULL; i++)
    if (bones_setup_has_track (setup, kind, i))
      {
        const BonesTrack *track = &setup->ruleset->ship_tracks[i];
        g_autofree char *name = bones_words_ship_track (setup, kind, i);
        g_autofree char *text = say_track (&context, i, track, tracks[i]);

        if (text != NULL)
          add_fact (facts, name, text);
      }

  add_plan (&context, facts);
  add_speed (&context, facts);
  return facts;
}
