/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "ids.h"
#include "who-sees.h"

/* The one fleet in @fleets, or BONES_NOBODY. */
static guint
only_fleet (guint fleets)
{
  const gint first = g_bit_nth_lsf (fleets, -1);

  return first >= 0 && fleets == 1u << first ? (guint) first : BONES_NOBODY;
}

char *
bones_words_prompt_in (const BonesWordsContext *context, const BonesAsk *ask)
{
  const BonesWordsArgs args = { ask->ship,   ask->other,  only_fleet (ask->who),
                                ask->marker, ask->values, G_N_ELEMENTS (ask->values),
                                NULL };

  g_autofree char *text = ask->question != NULL
                              ? bones_words_for (context, "question", ask->question, &args)
                              : bones_words_for (context, "ask", ask->what, &args);

  if (ask->of < 2)
    return g_steal_pointer (&text);

  /* Translators: a question that is asked several times, and which time this is: "(2 of 3)" */
  return g_strdup_printf (_ ("%s (%u of %u)"), text, ask->nth, ask->of);
}

/* "Fury fires a bank" if the ruleset has that sentence, else "Fire a bank: Fury". */
char *
bones_words_action_in (const BonesWordsContext *context, const BonesAction *action)
{
  const BonesVerb *verb = &context->setup->ruleset->verbs[action->verb];
  BonesWordsArgs args = BONES_WORDS_NONE;
  char id[128];

  g_snprintf (id, sizeof id, "verb.%s", verb->id);
  args.ship = action->ship;
  args.other = action->other;
  args.fleet = action->fleet;
  if (bones_words_find (context->setup, id) != NULL)
    return bones_words (context->setup, context->names, context->game, id, &args);

  if (action->ship != BONES_NO_SHIP)
    return g_strdup_printf (_ ("%s: %s"), bones_words_translate ("action", verb->name),
                            bones_names_ship (context->names, action->ship));

  if (action->fleet < BONES_MAX_FLEETS)
    return g_strdup_printf (_ ("%s: %s"), bones_words_translate ("action", verb->name),
                            bones_names_fleet (context->names, action->fleet));

  return g_strdup (bones_words_translate ("action", verb->name));
}

const char *
bones_ask_value_id (const BonesAsk *ask, guint value)
{
  char id[32];

  g_return_val_if_fail (ask != NULL, "?");

  if (ask->ids != NULL)
    return value < ask->n_ids ? ask->ids[value] : "?";

  g_snprintf (id, sizeof id, "%s-%u", bones_ask_names_fleets (ask) ? "fleet" : "marker", value + 1);
  return g_intern_string (id);
}

gint
bones_words_find_marker (const BonesWordsContext *context, const char *text)
{
  for (guint i = 0; i < context->game->n_markers; i++)
    {
      g_autofree char *name = bones_words_marker (context, i);

      if (*name != '\0' && g_ascii_strcasecmp (name, text) == 0)
        return (gint) i;
    }

  return -1;
}

/* A ruleset may have words for a choice in one question ("turn.straight") or in the questions for a
 * card ("card.none"), which come before its words for the choice anywhere ("choice.straight"). This
 * room has the words for the points of the compass. */
static char *
name_choice (const BonesWordsContext *context, const BonesAsk *ask, guint value)
{
  const char *id = bones_ask_value_id (ask, value);
  char whole[128];

  if (bones_ask_names_fleets (ask))
    return g_strdup (bones_names_fleet (context->names, value));

  if (bones_ask_names_markers (ask))
    return bones_words_marker (context, value);

  g_snprintf (whole, sizeof whole, "%s.%s", ask->what, id);
  if (bones_words_find (context->setup, whole) != NULL)
    return bones_words_name (context, ask->what, id);

  g_snprintf (whole, sizeof whole, "card.%s", id);
  if (ask->kind == BONES_ASK_CARD && bones_words_find (context->setup, whole) != NULL)
    return bones_words_name (context, "card", id);

  g_snprintf (whole, sizeof whole, "choice.%s", id);
  if (bones_words_find (context->setup, whole) == NULL && bones_wind_lookup (id) >= 0)
    return g_strdup (bones_point_words ((guint) bones_wind_lookup (id)));

  return bones_words_name (context, "choice", id);
}

char *
bones_words_value (const BonesWordsContext *context, const BonesAsk *ask, guint value)
{
  switch (ask->kind)
    {
    case BONES_ASK_SHIP:
    case BONES_ASK_SHIPS:
      return g_strdup (bones_names_ship (context->names, value));
      case BONES_ASK_TARGETS: {
        g_autofree char *range = name_choice (context, ask, value >> 8);

        return g_strdup_printf (_ ("%s (%s)"), bones_names_ship (context->names, value & 0xff),
                                range);
      }
      case BONES_ASK_EFFECTS: {
        g_autofree char *effect = name_choice (context, ask, value >> 8);

        return g_strdup_printf (_ ("%s: %s"), bones_names_ship (context->names, value & 0xff),
                                effect);
      }
    case BONES_ASK_INCHES:
      return bones_words_inches ((gint) value);
    case BONES_ASK_CONFIRM:
      return bones_words_name (context, "choice", value != 0 ? "yes" : "no");
    case BONES_ASK_SQUARE:
      return bones_words_square (context, value);
    case BONES_ASK_CHOICE:
    case BONES_ASK_CHOICES:
    case BONES_ASK_CARD:
    case BONES_ASK_REROLL:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
    case BONES_ASK_MARKERS:
      return name_choice (context, ask, value);
    default:
      return g_strdup_printf ("%u", value);
    }
}

gboolean
bones_ask_names_ships (const BonesAsk *ask)
{
  return ask->kind == BONES_ASK_SHIP || ask->kind == BONES_ASK_SHIPS
         || ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;
}

char *
bones_words_faces (const guint16 *faces, guint n)
{
  GString *out = g_string_new ("[");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, "%s%u", i > 0 ? " " : "", faces[i]);

  g_string_append_c (out, ']');
  return g_string_free (out, FALSE);
}

char *
bones_words_dice (const BonesAnswer *answer)
{
  return bones_words_faces (answer->values, answer->n);
}

char *
bones_words_answer (const BonesWordsContext *context, const BonesAsk *ask,
                    const BonesAnswer *answer)
{
  const guint n = ask->kind == BONES_ASK_REROLL ? 1 : answer->n;
  BonesAnswer met = *answer; /* NULL if the entry has not been played yet */
  g_autoptr (GPtrArray) values = NULL;

  if (ask->kind == BONES_ASK_DICE)
    return bones_words_dice (answer);

  bones_answer_meet (&met, ask);

  if (!bones_sees_answer (BONES_NOBODY, ask))
    return g_strdup (_ ("a card into the hand"));

  values = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (values, bones_words_value (context, ask, met.values[i]));

  return n > 0 ? bones_words_list (values) : g_strdup (_ ("none"));
}

/* The question that @ask goes back to: the roll that may be rolled again, or @ask itself. */
static const BonesAsk *
find_roll (const BonesPlay *play, const BonesAsk *ask)
{
  for (guint i = 0; ask->kind == BONES_ASK_REROLL && i < G_N_ELEMENTS (play->thrown); i++)
    if (play->thrown[i].what != NULL && bones_key_equal (&play->thrown[i].key, &ask->key))
      return &play->thrown[i];

  return ask;
}

/* Whether the ruleset has words for what an answer to @ask was about. */
static gboolean
has_said (const BonesWordsContext *context, const BonesAsk *ask)
{
  g_autofree char *id = g_strconcat ("said.", ask->what, NULL);

  return bones_words_find (context->setup, id) != NULL;
}

char *
bones_words_said (const BonesWordsContext *context, const BonesPlay *play,
                  const BonesAnswer *answer)
{
  g_autofree char *said = bones_words_answer (context, &play->prompt, answer);

  return play->prompt.kind == BONES_ASK_DICE && has_said (context, &play->prompt)
             ? g_strndup (said + 1, strlen (said) - 2) /* without brackets */
             : g_steal_pointer (&said);
}

char *
bones_words_label_answer (const BonesWordsContext *context, const BonesPlay *play,
                          const BonesAnswer *answer)
{
  const BonesAsk *ask = find_roll (play, &play->prompt);
  const BonesWordsArgs args = { ask->ship,   ask->other,  only_fleet (ask->who),
                                ask->marker, ask->values, G_N_ELEMENTS (ask->values),
                                NULL };
  g_autofree char *said = bones_words_said (context, play, answer);
  g_autofree char *what = has_said (context, ask)
                              ? bones_words_for (context, "said", ask->what, &args)
                              : bones_words_action_in (context, &play->entries[0]->action);

  /* Translators: what was answered, and the answer: "Cutlass’s saving roll: 2" */
  return has_said (context, ask) ? g_strdup_printf (_ ("%s: %s"), what, said)
                                 : g_strdup_printf (_ ("%s – %s"), what, said);
}

static char *
wanted_range (const BonesAsk *ask)
{
  g_autofree char *low = bones_words_inches (ask->soft_low ? 0 : ask->low);
  g_autofree char *high = bones_words_inches (ask->high);

  return g_strdup_printf (_ ("from %s to %s, in half inches"), low, high);
}

/* The open choices: "Port, Starboard". */
static char *
wanted_choices (const BonesWordsContext *context, const BonesAsk *ask)
{
  const gboolean ships = bones_ask_names_ships (ask);
  const guint n = ships                           ? context->game->n_ships
                  : ask->kind == BONES_ASK_SQUARE ? BONES_MAX_CHOICES
                                                  : bones_ask_count (ask);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint value = 0; value < n; value++)
    if (bones_ask_allows (ask, value))
      g_ptr_array_add (values, ships ? g_strdup (bones_names_ship (context->names, value))
                                     : bones_words_value (context, ask, value));

  return bones_words_list (values);
}

char *
bones_words_wanted (const BonesWordsContext *context, const BonesAsk *ask)
{
  g_autofree char *choices = NULL;

  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u die, from 1 to %u",
                                           "%u dice, each from 1 to %u", ask->most),
                              ask->most, ask->sides);
    case BONES_ASK_NUMBER:
      return g_strdup_printf (_ ("a number from %u to %u"), ask->low, ask->high);
    case BONES_ASK_INCHES:
      return wanted_range (ask);
    case BONES_ASK_CONFIRM:
      return g_strdup (_ ("yes or no"));
    default:
      break;
    }

  if (bones_ask_is_of_hand (ask))
    return g_strdup (_ ("a card of the hand"));

  choices = wanted_choices (context, ask);
  if (ask->least == ask->most && ask->most == 1)
    return g_strdup_printf (_ ("one of: %s"), choices);

  return g_strdup_printf (_ ("%u to %u of: %s"), ask->least, ask->most, choices);
}

char *
bones_words_fleets (const BonesNames *names, guint fleets)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (guint fleet = 0; fleet < names->fleet_names->len; fleet++)
    if ((fleets >> fleet & 1) != 0)
      g_ptr_array_add (list, (gpointer) bones_names_fleet (names, fleet));

  return bones_words_list (list);
}

/* ---- Entries that do not fit ---- */

static const char *const kind_words[] = {
  N_ ("dice"),     N_ ("a choice"), N_ ("keep or roll again"),
  N_ ("choices"),  N_ ("a number"), N_ ("inches"),
  N_ ("a ship"),   N_ ("ships"),    N_ ("targets"),
  N_ ("a card"),   N_ ("effects"),  N_ ("yes or no"),
  N_ ("a square"), N_ ("a fleet"),  N_ ("a marker"),
  N_ ("markers"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (kind_words) == BONES_ASK_KINDS);

/* "dice, 3 5 (BS-FIRE-4)". It does not name a card, which may be in a hand. */
static char *
word_answer (const BonesAnswer *answer)
{
  const guint n = answer->kind == BONES_ASK_CARD ? 0 : answer->n;
  GString *out = g_string_new (answer->kind < BONES_ASK_KINDS ? _ (kind_words[answer->kind]) : "?");

  if (n > 0)
    g_string_append_c (out, ',');

  for (guint i = 0; i < n; i++)
    if (answer->said != NULL && i < bones_answer_count_choices (answer))
      g_string_append_printf (out, " %s", answer->said[i]);
    else
      g_string_append_printf (out, " %u", answer->values[i]);

  g_string_append_printf (out, " (%s)", answer->key.rule != NULL ? answer->key.rule : "?");
  return g_string_free (out, FALSE);
}

static guint
count_verbs (const BonesRuleset *ruleset)
{
  guint n = 0;

  while (ruleset->verbs[n].id != NULL)
    n++;

  return n;
}

static char *
word_entry (const BonesWordsContext *context, const BonesEntry *entry)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_ACTION:
      return entry->action.verb < count_verbs (context->setup->ruleset)
                 ? bones_words_action_in (context, &entry->action)
                 : g_strdup (_ ("an unknown action"));
    case BONES_ENTRY_ANSWER:
      return word_answer (&entry->answer);
    case BONES_ENTRY_OPTION:
      return g_strdup (_ ("a house rule"));
    default:
      return g_strdup (_ ("a change by hand"));
    }
}

char *
bones_words_misfit (const BonesWordsContext *context, const BonesJournal *journal,
                    const BonesPlay *play, guint32 seq)
{
  g_autofree char *found = word_entry (context, bones_journal_entry (journal, seq));
  g_autofree char *asked = NULL, *wanted = NULL;

  if (play->prompt.what == NULL)
    return g_strdup_printf (_ ("Entry %u does not fit: it holds %s, which was not possible then."),
                            seq, found);

  asked = bones_words_prompt_in (context, &play->prompt);
  wanted = bones_words_wanted (context, &play->prompt);
  return g_strdup_printf (
      _ ("Entry %u does not fit: the question was “%s” (%s, %s), but the entry holds %s."), seq,
      asked, wanted, play->prompt.key.rule, found);
}

char *
bones_words_refusal (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                     const BonesRefusal *refusal)
{
  const BonesWordsContext context = { setup, names, game };
  BonesWordsArgs args = { refusal->ship,
                          refusal->other,
                          refusal->fleet,
                          BONES_MAX_MARKERS,
                          refusal->values,
                          G_N_ELEMENTS (refusal->values),
                          NULL };

  g_return_val_if_fail (setup != NULL && names != NULL && game != NULL, NULL);

  if (refusal->what == NULL)
    return g_strdup (_ ("This is not possible now."));

  if (refusal->fleet == BONES_NOBODY && refusal->ship < game->n_ships)
    args.fleet = game->ships[refusal->ship].fleet;

  return bones_words_for (&context, "refusal", refusal->what, &args);
}
