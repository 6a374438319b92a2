/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-report.h"

#include "protocol-write.h"
#include "report.h"

/* What the course counts of a fleet, by its id. */
static void
write_counts (const BonesReport *report, JsonObject *to, const guint *values)
{
  for (guint kind = 0; kind < BONES_COURSE_KINDS; kind++)
    if (report->course.counted[kind])
      bones_write_parts (to, bones_course_kind_id (kind), (gint) values[kind],
                         kind == BONES_COURSE_POINTS ? BONES_PARTS_OF_POINT : 1);
}

static JsonArray *
write_fleets (const BonesReport *report)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->fleets->len; i++)
    {
      const BonesReportFleet *fleet = g_ptr_array_index (report->fleets, i);
      JsonObject *to = json_object_new ();

      bones_write_name (to, "fleet", fleet->name);
      write_counts (report, to, fleet->values);
      json_object_set_int_member (to, "lost", fleet->lost);
      json_object_set_int_member (to, "taken", fleet->taken);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_course (const BonesReport *report)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->course.steps->len; i++)
    {
      const BonesCourseStep *step = &g_array_index (report->course.steps, BonesCourseStep, i);
      JsonObject *to = json_object_new ();
      JsonArray *fleets = json_array_new ();

      json_object_set_int_member (to, "seq", step->seq);
      json_object_set_int_member (to, "round", step->round);
      for (guint fleet = 0; fleet < step->n_fleets; fleet++)
        {
          guint values[BONES_COURSE_KINDS];
          JsonObject *its = json_object_new ();

          for (guint kind = 0; kind < BONES_COURSE_KINDS; kind++)
            values[kind] = step->values[kind][fleet];

          write_counts (report, its, values);
          json_array_add_object_element (fleets, its);
        }

      json_object_set_array_member (to, "fleets", fleets);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_losses (const BonesReport *report)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->course.losses->len; i++)
    {
      const BonesLoss *loss = &g_array_index (report->course.losses, BonesLoss, i);
      JsonObject *to = json_object_new ();

      json_object_set_int_member (to, "seq", loss->seq);
      json_object_set_int_member (to, "round", loss->round);
      bones_write_ship (to, "ship", report->names, loss->ship);
      bones_write_fleet (to, "fleet", report->names, loss->fleet);
      json_object_set_string_member (to, "text", loss->text);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_facts (const BonesReport *report)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->facts->len; i++)
    {
      const BonesReportFact *fact = g_ptr_array_index (report->facts, i);
      JsonObject *to = json_object_new ();

      json_object_set_int_member (to, "seq", fact->seq);
      json_object_set_string_member (to, "fact", fact->name);
      bones_write_ship (to, "ship", report->names, fact->ship);
      json_object_set_string_member (to, "text", fact->text);
      bones_write_words (to, "reach", fact->reach);
      bones_write_chance (to, fact->chance);
      json_array_add_object_element (array, to);
    }

  return array;
}

static JsonArray *
write_luck (const BonesReport *report)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->luck->len; i++)
    {
      const BonesLuck *luck = &g_array_index (report->luck, BonesLuck, i);
      JsonObject *to = json_object_new ();

      bones_write_fleet (to, "fleet", report->names, luck->fleet);
      json_object_set_string_member (to, "rolls", bones_report_kind_name (report, luck->kind));
      json_object_set_boolean_member (to, "real", luck->real);
      json_object_set_string_member (to, "counted",
                                     luck->measure == BONES_MEASURE_HITS ? "hits" : "total");
      json_object_set_int_member (to, "throws", luck->throws);
      json_object_set_int_member (to, "again", luck->again);
      json_object_set_int_member (to, "thrown", luck->thrown);
      bones_write_chance (to, luck->expected);
      json_object_set_double_member (to, "worse", luck->worse);
      json_object_set_double_member (to, "same", luck->same);
      json_array_add_object_element (array, to);
    }

  return array;
}

static void
write_end (const BonesReport *report, JsonObject *to)
{
  JsonArray *revealed = json_array_new ();

  json_object_set_boolean_member (to, "over", report->over);
  bones_write_words (to, "outcome", report->outcome);
  bones_write_words (to, "why", report->why);
  bones_write_words (to, "rule", report->rule);
  bones_write_words (to, "tip", report->tip);
  if (report->tip != NULL)
    json_object_set_int_member (to, "tip_entry", report->tip_seq);
  bones_write_words (to, "score", report->score);
  for (guint i = 0; i < report->revealed->len; i++)
    {
      const BonesRevealed *one = g_ptr_array_index (report->revealed, i);
      JsonObject *its = json_object_new ();

      bones_write_fleet (its, "fleet", report->names, one->fleet);
      json_object_set_string_member (its, "text", one->text);
      json_array_add_object_element (revealed, its);
    }

  json_object_set_array_member (to, "revealed", revealed);
}

static gboolean
handle_report (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesReport) report = bones_report_new (desk->table, desk->viewer);
  JsonObject *to = json_object_new ();

  write_end (report, to);
  json_object_set_string_member (to, "counted", bones_course_kind_id (report->course.main));
  json_object_set_array_member (to, "fleets", write_fleets (report));
  json_object_set_array_member (to, "course", write_course (report));
  json_object_set_array_member (to, "losses", write_losses (report));
  json_object_set_array_member (to, "facts", write_facts (report));
  json_object_set_array_member (to, "luck", write_luck (report));
  json_object_set_object_member (reply, "report", to);
  return TRUE;
}

const BonesDeskVerb bones_report_verbs[] = {
  { "report", handle_report, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { NULL },
};
