/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "report.h"

#include "ids.h"
#include "rulebook.h"
#include "table-play.h"
#include "walk.h"

#include <string.h>

static void
free_fleet (gpointer data)
{
  BonesReportFleet *fleet = data;

  g_free (fleet->name);
  g_free (fleet->player);
  g_free (fleet);
}

static void
free_fact (gpointer data)
{
  BonesReportFact *fact = data;

  g_free (fact->name);
  g_free (fact->text);
  g_free (fact->reach);
  g_free (fact);
}

static void
free_revealed (gpointer data)
{
  BonesRevealed *revealed = data;

  g_free (revealed->text);
  g_free (revealed);
}

void
bones_report_free (BonesReport *self)
{
  if (self == NULL)
    return;

  g_free (self->title);
  g_free (self->system);
  g_free (self->round_text);
  g_free (self->outcome);
  g_free (self->why);
  g_free (self->tip);
  g_free (self->score);
  g_free (self->rule);
  g_free (self->rule_title);
  g_free (self->rule_text);
  g_strfreev (self->kinds);
  bones_names_free (self->names);
  g_ptr_array_unref (self->fleets);
  g_array_unref (self->course.steps);
  g_array_unref (self->course.losses);
  g_ptr_array_unref (self->deeds);
  g_ptr_array_unref (self->facts);
  g_ptr_array_unref (self->revealed);
  g_array_unref (self->rolls);
  g_array_unref (self->luck);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/* ---- The result ---- */

/* @loss in words. */
static char *
word_loss (const BonesReport *self, const BonesWordsContext *context, const BonesLoss *loss)
{
  const char *ship = bones_names_ship (self->names, loss->ship);
  g_autofree char *how = NULL;

  if (loss->taker != BONES_NOBODY)
    /* Translators: a ship, a fleet. */
    return g_strdup_printf (_ ("%s, taken by %s"), ship,
                            bones_names_fleet (self->names, loss->taker));

  how = bones_words_name (context, "status",
                          loss->status != BONES_IN_PLAY ? bones_status_ids[loss->status]
                                                        : "abandoned");
  /* Translators: a ship, and how she was lost: "Gull, sunk". */
  return g_strdup_printf (_ ("%s, %s"), ship, how);
}

static void
count_losses (const BonesReport *self, BonesReportFleet *fleet)
{
  for (guint i = 0; i < self->course.losses->len; i++)
    {
      const BonesLoss *loss = &g_array_index (self->course.losses, BonesLoss, i);

      fleet->lost += loss->fleet == fleet->fleet;
      fleet->taken += loss->taker == fleet->fleet;
    }
}

static void
add_fleet (BonesReport *self, const BonesFleetView *view)
{
  const GArray *steps = self->course.steps;
  BonesReportFleet *fleet = g_new0 (BonesReportFleet, 1);

  fleet->fleet = view->fleet;
  fleet->letter = view->letter;
  fleet->name = g_strdup (view->name);
  fleet->player = g_strdup (view->player != NULL ? view->player : "");
  fleet->bought = view->points;
  fleet->won = self->winner == (gint) view->fleet;
  for (guint kind = 0; steps->len > 0 && kind < BONES_COURSE_KINDS; kind++)
    fleet->values[kind] =
        g_array_index (steps, BonesCourseStep, steps->len - 1).values[kind][view->fleet];

  count_losses (self, fleet);
  g_ptr_array_add (self->fleets, fleet);
}

/* What ended the battle is told last; notes may follow. */
static void
find_why (BonesReport *self)
{
  for (guint i = self->lines->len; i-- > 0 && self->why == NULL;)
    {
      const BonesLogLine *line = g_ptr_array_index (self->lines, i);

      if (line->undone || line->kind != BONES_LOG_EVENT || line->rule == NULL)
        continue;

      self->why = g_strdup (line->text);
      self->rule = g_strdup (line->rule);
      self->why_seq = line->seq;
    }
}

/* The last line that tells of a fleet that gave up by the rule that decided; or NULL. */
static const BonesLogLine *
find_gave_up (const BonesReport *self)
{
  for (guint i = self->lines->len; i-- > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (self->lines, i);

      if (!line->undone && !line->heading && line->kind == BONES_LOG_EVENT
          && line->fleet < self->fleets->len && line->fleet != (guint) self->winner
          && g_strcmp0 (line->rule, self->rule) == 0)
        return line;
    }

  return NULL;
}

/* The last ship that another fleet than the winner lost; or NULL. */
static const BonesLoss *
find_last_loss (const BonesReport *self)
{
  for (guint i = self->course.losses->len; i-- > 0;)
    {
      const BonesLoss *loss = &g_array_index (self->course.losses, BonesLoss, i);

      if (loss->fleet != (guint) self->winner)
        return loss;
    }

  return NULL;
}

/* What left the winner alone. */
static void
find_tip (BonesReport *self)
{
  const BonesLogLine *gave_up = find_gave_up (self);
  const BonesLoss *loss = find_last_loss (self);

  if (gave_up != NULL && (loss == NULL || gave_up->seq >= loss->seq))
    {
      self->tip = g_strdup (gave_up->text);
      self->tip_seq = gave_up->seq;
    }
  else if (loss != NULL)
    {
      self->tip = g_strdup (loss->text);
      self->tip_seq = bones_report_line_entry (self, loss->seq, loss->ship);
    }
}

/* Ships if the last fleet wins; else what the rules count, if they do. */
static void
count_score (BonesReport *self, gboolean last_fleet)
{
  const BonesCourseKind kind = last_fleet                                   ? BONES_COURSE_SHIPS
                               : self->course.counted[BONES_COURSE_HONOURS] ? BONES_COURSE_HONOURS
                                                                            : BONES_COURSE_POINTS;
  g_autoptr (GPtrArray) counts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (!last_fleet && !self->course.counted[kind])
    return;

  for (guint i = 0; i < self->fleets->len; i++)
    {
      const BonesReportFleet *fleet = g_ptr_array_index (self->fleets, i);
      g_autofree char *value = bones_course_value (kind, fleet->values[kind]);

      g_ptr_array_add (counts, g_strdup_printf ("%s %s", fleet->name, value));
    }

  list = bones_words_list (counts);
  /* Translators: what is counted, and the fleets with theirs: "Ships afloat: Red 4, Blue 0". */
  self->score = g_strdup_printf (_ ("%s: %s"), bones_course_kind_name (kind), list);
}

static void
read_rule (BonesReport *self, const BonesRuleset *ruleset)
{
  g_autoptr (BonesRulebook) book = bones_rulebook_new (ruleset, NULL);
  const BonesRule *rule =
      book != NULL && self->rule != NULL ? bones_rulebook_lookup (book, self->rule) : NULL;
  const char *end = rule != NULL ? strstr (rule->text, "\n\n") : NULL;

  if (rule == NULL)
    return;

  self->rule_title = g_strdup (rule->title);
  self->rule_text =
      end != NULL ? g_strndup (rule->text, (gsize) (end - rule->text)) : g_strdup (rule->text);
}

static void
set_result (BonesReport *self, const BonesView *view, guint over)
{
  self->round = view->round;
  self->round_text = g_strdup (view->round_text);
  self->over = view->over;
  self->winner = view->over ? view->winner : -1;
  self->outcome = g_strdup (view->outcome);
  if (self->over)
    {
      find_why (self);
      read_rule (self, view->ruleset);
    }

  for (guint i = 0; i < view->fleets->len; i++)
    add_fleet (self, g_ptr_array_index (view->fleets, i));

  if (over == BONES_OVER_LAST_FLEET && self->winner >= 0)
    find_tip (self);

  if (over != 0)
    count_score (self, over == BONES_OVER_LAST_FLEET);
}

/* ---- What is worth remembering ---- */

static gboolean
came_off (const BonesReportRoll *roll)
{
  return roll->measure == BONES_MEASURE_HITS ? roll->thrown > 0 : roll->struck;
}

/* The chance of @roll; 1 if no number was needed. */
static BonesChance
chance_of (const BonesReportRoll *roll)
{
  BonesChance chance = bones_chance (1, 1);

  bones_report_roll_chance (roll, &chance);
  return chance;
}

static gboolean
is_candidate (BonesFactKind kind, const BonesReportRoll *roll)
{
  if (!came_off (roll) || roll->ship == BONES_NO_SHIP)
    return FALSE;

  if (kind == BONES_FACT_LONGEST_SHOT)
    return roll->reach > 0;

  return roll->measure == BONES_MEASURE_HITS
         && (kind == BONES_FACT_LUCKIEST_SAVE
                 ? roll->saves
                 : roll->reach > 0 || g_str_equal (roll->what, "to-hit"));
}

/* Of two that are equal, the first one. */
static gboolean
is_better (BonesFactKind kind, const BonesReportRoll *roll, const BonesReportRoll *best)
{
  if (best == NULL)
    return TRUE;

  if (kind == BONES_FACT_LONGEST_SHOT && roll->reach != best->reach)
    return roll->reach > best->reach;

  return chance_of (roll).value < chance_of (best).value;
}

static const char *
name_fact (BonesFactKind kind)
{
  static const char *const names[] = { N_ ("The longest shot"), N_ ("The luckiest shot"),
                                       N_ ("The luckiest save") };

  return _ (names[kind]);
}

static void
add_fact (BonesReport *self, const BonesWordsContext *context, BonesFactKind kind,
          const BonesReportRoll *roll)
{
  const gint32 reach = (gint32) roll->reach;
  BonesWordsArgs args = BONES_WORDS_NONE;
  const gint line = bones_report_find_line (self, roll->seq, roll->ship);
  BonesReportFact *fact = g_new0 (BonesReportFact, 1);

  fact->kind = kind;
  fact->seq = roll->seq;
  fact->fleet = roll->fleet;
  fact->ship = roll->ship;
  fact->other = roll->other;
  fact->name = g_strdup (name_fact (kind));
  fact->text = line >= 0 ? g_strdup (((BonesLogLine *) g_ptr_array_index (self->lines, line))->text)
                         : g_strdup (bones_names_ship (self->names, roll->ship));
  args.values = &reach;
  args.n_values = 1;
  if (kind == BONES_FACT_LONGEST_SHOT)
    fact->reach = bones_words_in (context, "reach", &args);

  fact->chance = chance_of (roll);
  fact->certain = roll->measure != BONES_MEASURE_HITS;
  g_ptr_array_add (self->facts, fact);
}

static void
find_facts (BonesReport *self, const BonesWordsContext *context)
{
  for (BonesFactKind kind = 0; kind < BONES_FACT_KINDS; kind++)
    {
      const BonesReportRoll *best = NULL;

      for (guint i = 0; i < self->rolls->len; i++)
        {
          const BonesReportRoll *roll = &g_array_index (self->rolls, BonesReportRoll, i);

          if (is_candidate (kind, roll) && is_better (kind, roll, best))
            best = roll;
        }

      if (best != NULL)
        add_fact (self, context, kind, best);
    }
}

static void
add_deeds (BonesReport *self, BonesTable *table)
{
  for (guint i = 0; i < self->fleets->len; i++)
    {
      GPtrArray *deeds = bones_view_deeds (table, self->viewer, i);

      g_ptr_array_add (self->deeds, deeds != NULL ? deeds : g_ptr_array_new ());
    }
}

/* ---- What was hidden ---- */

/* Takes @text. */
static void
reveal (BonesReport *self, guint fleet, char *text)
{
  BonesRevealed *revealed = g_new0 (BonesRevealed, 1);

  revealed->fleet = fleet;
  revealed->text = text;
  g_ptr_array_add (self->revealed, revealed);
}

static void
reveal_hand (BonesReport *self, const BonesFleetView *fleet)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; fleet->hand != NULL && i < fleet->hand->len; i++)
    g_ptr_array_add (names, ((BonesCardView *) g_ptr_array_index (fleet->hand, i))->name);

  list = bones_words_list (names);
  if (names->len > 0)
    /* Translators: the names of cards. */
    reveal (self, fleet->fleet, g_strdup_printf (_ ("In the hand: %s"), list));
}

/* What @fleet, in its own view, sees of its ships that are hidden from the viewer. */
static void
reveal_ships (BonesReport *self, const BonesFleetView *fleet)
{
  for (guint i = 0; i < fleet->ships->len; i++)
    {
      const BonesShipView *ship = g_ptr_array_index (fleet->ships, i);

      if (!ship->hidden && bones_names_hide (self->names, ship->ship))
        /* Translators: what hides a ship, her name, her class: "Lair 2: Leviathan (Kraken)". */
        reveal (self, fleet->fleet,
                g_strdup_printf (_ ("%s: %s (%s)"), bones_names_ship (self->names, ship->ship),
                                 ship->name, ship->kind));
    }
}

/* After the end there is nothing to hide: as with the seed of the app's dice, whoever takes back
 * the end knows it. */
static void
reveal_all (BonesReport *self, BonesTable *table)
{
  for (guint i = 0; self->over && i < self->fleets->len; i++)
    {
      g_autoptr (BonesView) view = bones_view_new (table, i);

      reveal_hand (self, g_ptr_array_index (view->fleets, i));
      reveal_ships (self, g_ptr_array_index (view->fleets, i));
    }
}

static char **
list_kinds (const BonesRuleset *ruleset)
{
  GPtrArray *names = g_ptr_array_new ();

  for (const BonesRollKind *kind = ruleset->rolls; kind != NULL && kind->id != NULL; kind++)
    g_ptr_array_add (names, g_strdup (_ (kind->name)));

  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (names, FALSE);
}

static void
read_battle (BonesReport *self, BonesTable *table, const BonesWordsContext *context)
{
  const BonesSetup *setup = context->setup;
  BonesRollNotes *rolls = bones_roll_notes_new (setup);
  BonesCourseNotes *course = bones_course_notes_new (setup, self->viewer);

  bones_walk (table, rolls, course);
  self->rolls = bones_roll_notes_end (rolls);
  bones_course_notes_end (course, &self->course);
  self->luck = bones_luck_new (self->rolls);
  for (guint i = 0; i < self->course.losses->len; i++)
    {
      BonesLoss *loss = &g_array_index (self->course.losses, BonesLoss, i);

      loss->text = word_loss (self, context, loss);
    }
}

BonesReport *
bones_report_new (BonesTable *table, guint viewer)
{
  g_autoptr (BonesView) view = NULL;
  BonesWordsContext context;
  BonesReport *self;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  view = bones_view_new (table, viewer);
  context = (BonesWordsContext){ bones_table_get_setup (table), view->names,
                                 &bones_table_get_play (table)->game };
  self = g_new0 (BonesReport, 1);
  self->viewer = viewer;
  self->game = bones_table_get_id (table);
  self->title = g_strdup (bones_table_get_record (table)->title);
  self->system = g_strdup (_ (context.setup->ruleset->name));
  self->names = bones_names_ref (view->names);
  self->kinds = list_kinds (context.setup->ruleset);
  self->lines = bones_view_log (table, viewer);
  self->fleets = g_ptr_array_new_with_free_func (free_fleet);
  self->deeds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->facts = g_ptr_array_new_with_free_func (free_fact);
  self->revealed = g_ptr_array_new_with_free_func (free_revealed);
  read_battle (self, table, &context);
  set_result (self, view, context.game->over);
  add_deeds (self, table);
  find_facts (self, &context);
  reveal_all (self, table);
  return self;
}

gint
bones_report_find_line (const BonesReport *self, guint32 seq, guint ship)
{
  gint found = -1;

  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; i < self->lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (self->lines, i);

      if (line->undone || line->seq < seq || line->heading)
        continue;

      if (found >= 0 && line->seq != ((BonesLogLine *) self->lines->pdata[found])->seq)
        break;

      if (ship != BONES_NO_SHIP && (line->ship == ship || line->other == ship))
        return (gint) i;

      if (found < 0)
        found = (gint) i;
    }

  return found;
}

guint32
bones_report_line_entry (const BonesReport *self, guint32 seq, guint ship)
{
  const gint line = bones_report_find_line (self, seq, ship);

  return line >= 0 ? ((const BonesLogLine *) g_ptr_array_index (self->lines, line))->seq : 0;
}

/* ---- In words ---- */

const char *
bones_report_kind_name (const BonesReport *self, gint kind)
{
  g_return_val_if_fail (self != NULL, NULL);

  return kind == BONES_ALL_ROLLS ? _ ("All rolls")
         : kind < 0              ? _ ("Other rolls")
                                 : self->kinds[kind];
}

char *
bones_report_percent (gdouble chance)
{
  const gint percent = (gint) (chance * 100 + 0.5);

  if (percent == 0 && chance > 0)
    return g_strdup (_ ("less than 1%"));

  if (percent == 100 && chance < 1)
    return g_strdup (_ ("more than 99%"));

  /* Translators: a chance in percent. */
  return g_strdup_printf (_ ("%d%%"), percent);
}

char *
bones_luck_text (const BonesLuck *luck)
{
  g_autofree char *worse = NULL, *throws = NULL;

  g_return_val_if_fail (luck != NULL, NULL);

  worse = bones_report_percent (luck->worse);
  throws = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u throw", "%u throws", luck->throws),
                            luck->throws);
  /* Translators: hits (a total), "12 throws", the number that chance gives, "71%". */
  return luck->measure == BONES_MEASURE_HITS
             ? g_strdup_printf (
                 _ ("%u hits in %s; to be expected: %.1f. Dice would do worse %s of the "
                    "time."),
                 luck->thrown, throws, luck->expected.value, worse)
             : g_strdup_printf (
                 _ ("A total of %u in %s; to be expected: %.1f. Dice would do worse %s "
                    "of the time."),
                 luck->thrown, throws, luck->expected.value, worse);
}
