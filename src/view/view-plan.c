/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-private.h"

static void
free_part (gpointer data)
{
  BonesPartView *part = data;

  g_free (part->name);
  g_free (part->text);
  g_ptr_array_unref (part->guns);
  g_ptr_array_unref (part->marks);
  g_free (part);
}

static void
free_guns (gpointer data)
{
  BonesGunsView *guns = data;

  g_free (guns->text);
  g_free (guns);
}

static void
free_mark (gpointer data)
{
  BonesPartMarkView *mark = data;

  g_free (mark->text);
  g_free (mark);
}

static char *
tell_place (const BonesPartGuns *guns)
{
  switch (guns->at)
    {
    case BONES_GUNS_BOW:
      return g_strdup_printf (_ ("%u to the bow"), guns->number);
    case BONES_GUNS_PORT:
      return g_strdup_printf (_ ("%u to port"), guns->number);
    case BONES_GUNS_STARBOARD:
      return g_strdup_printf (_ ("%u to starboard"), guns->number);
    case BONES_GUNS_STERN:
      return g_strdup_printf (_ ("%u to the stern"), guns->number);
    case BONES_GUNS_SIDES:
      return g_strdup_printf (_ ("%u to each side"), guns->number);
    default:
      return g_strdup_printf (_ ("%u all round"), guns->number);
    }
}

static BonesGunsView *
view_guns (const BonesWordsContext *context, const BonesPartGuns *guns)
{
  BonesGunsView *view = g_new0 (BonesGunsView, 1);
  g_autofree char *place = tell_place (guns);
  g_autofree char *what =
      guns->words != NULL ? bones_words_name (context, NULL, guns->words) : g_strdup (_ ("Guns"));

  view->at = guns->at;
  view->number = guns->number;
  view->lost = guns->lost;
  /* Translators: a kind of guns, and how many there are where: "Guns: 4 to each side" */
  view->text = guns->lost ? g_strdup_printf (_ ("%s: %s, lost"), what, place)
                          : g_strdup_printf (_ ("%s: %s"), what, place);
  return view;
}

static BonesPartMarkView *
view_mark (const BonesWordsContext *context, const BonesPartMark *mark)
{
  BonesPartMarkView *view = g_new0 (BonesPartMarkView, 1);
  BonesWordsArgs args = BONES_WORDS_NONE;

  args.values = &mark->value;
  args.n_values = 1;
  view->text = bones_words_in (context, mark->words, &args);
  view->struck = mark->struck;
  return view;
}

/* Translators, here: the name of a place on a ship, "Gun deck". */
static char *
tell_room (const char *name, const BonesPart *part)
{
  if (part->lost == 0)
    return g_strdup_printf (_ ("%s: sound, %u to lose"), name, part->boxes);

  if (part->lost >= part->boxes)
    return g_strdup_printf (part->ablaze > 0 ? _ ("%s: destroyed, burning") : _ ("%s: destroyed"),
                            name);

  return g_strdup_printf (part->ablaze > 0 ? _ ("%s: %u of %u lost, burning")
                                           : _ ("%s: %u of %u lost"),
                          name, part->lost, part->boxes);
}

static char *
tell_part (const char *name, const BonesPart *part)
{
  switch (part->kind)
    {
    case BONES_PART_WATERLINE:
      return g_strdup_printf (_ ("%s: %u of %u marked"), name, part->lost, part->boxes);
    case BONES_PART_COUNTERS:
      return g_strdup_printf (_ ("%s: %u of %u left"), name, part->boxes - part->lost, part->boxes);
    default:
      return tell_room (name, part);
    }
}

static gint
track_or_none (guint16 track)
{
  return track != BONES_NO_TRACK ? (gint) track : -1;
}

static BonesPartView *
view_part (const BonesWordsContext *context, const BonesPart *part)
{
  BonesPartView *view = g_new0 (BonesPartView, 1);

  view->id = g_intern_string (part->id);
  view->name = bones_words_name (context, NULL, part->words);
  view->kind = part->kind;
  view->col_from = part->col_from;
  view->col_to = part->col_to;
  view->row_from = part->row_from;
  view->row_to = part->row_to;
  view->aloft = part->aloft;
  view->boxes = part->boxes;
  view->lost = MIN (part->lost, part->boxes);
  view->ablaze = MIN (part->ablaze, view->lost);
  view->save = part->save;
  view->lost_track = track_or_none (part->lost_track);
  view->ablaze_track = track_or_none (part->ablaze_track);
  view->text = tell_part (view->name, part);
  view->guns = g_ptr_array_new_with_free_func (free_guns);
  for (guint i = 0; i < part->n_guns; i++)
    g_ptr_array_add (view->guns, view_guns (context, &part->guns[i]));

  view->marks = g_ptr_array_new_with_free_func (free_mark);
  for (guint i = 0; i < part->n_marks; i++)
    g_ptr_array_add (view->marks, view_mark (context, &part->marks[i]));

  return view;
}

GPtrArray *
bones_plan_view_new (const BonesWordsContext *context, guint ship)
{
  GPtrArray *plan = g_ptr_array_new_with_free_func (free_part);
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = bones_setup_plan (context->setup, context->game, ship, parts);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (plan, view_part (context, &parts[i]));

  return plan;
}
