/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "script.h"

#include <stdio.h>
#include <string.h>

guint
script_index (const char *const *ids, const char *text)
{
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (g_str_equal (ids[i], text))
      return i;

  g_error ("\"%s\" is not among those that may be said", text);
}

guint
script_marker (const char *text)
{
  guint number = 0;

  if (sscanf (text, "marker-%u", &number) != 1 || number < 1 || number > BONES_MAX_MARKERS)
    g_error ("\"%s\" is not a marker", text);

  return number - 1;
}

BonesAction
script_action (Battle *battle, const char *sentence)
{
  g_auto (GStrv) words = g_strsplit (sentence, " ", 2);
  const BonesRuleset *ruleset = battle_system.ruleset;
  const gint verb = bones_ruleset_verb (ruleset, words[0]);
  BonesAction action = { verb, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

  if (verb < 0)
    g_error ("there is no verb \"%s\"", words[0]);

  if (ruleset->verbs[verb].of == BONES_OF_SHIP)
    action.ship = battle_ship (battle, words[1]);
  else if (ruleset->verbs[verb].of == BONES_OF_FLEET)
    action.fleet = battle_fleet (battle, words[1]);

  return action;
}

gboolean
script_is_ship (const char *name)
{
  const gboolean lower = g_ascii_islower (name[1]);

  return g_ascii_isdigit (name[1]) || (lower && (name[2] == '\0' || g_ascii_isdigit (name[2])));
}

/* Sets the values of a list: dice, ships, targets (each with its range), choices. */
static void
read_list (Battle *battle, const BonesAsk *ask, const char *text, BonesAnswer *answer)
{
  g_auto (GStrv) items = g_strsplit (text, " ", -1);

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (items[i], ":", 2);
      guint value = 0;

      if (items[i][0] == '\0')
        continue;

      if (ask->kind == BONES_ASK_DICE)
        value = g_ascii_strtoull (items[i], NULL, 10);
      else if (ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS)
        value = battle_ship (battle, pair[0]) | script_index (ask->ids, pair[1]) << 8;
      else if (ask->kind == BONES_ASK_CHOICES)
        value = script_index (ask->ids, items[i]);
      else if (ask->kind == BONES_ASK_MARKERS)
        value = script_marker (items[i]);
      else
        value = battle_ship (battle, items[i]);

      answer->values[answer->n++] = value;
    }
}

/* "booty", "booty:2", "booty*3", "booty:2*3" */
static void
read_reroll (const BonesAsk *ask, const char *text, BonesAnswer *answer)
{
  const char *die = strchr (text, ':'), *number = strchr (text, '*');
  g_autofree char *word = g_strndup (text, strcspn (text, ":*"));

  answer->values[0] = script_index (ask->ids, word);
  answer->n = 1;
  if (answer->values[0] != BONES_REROLL_SPEND)
    return;

  answer->values[1] = die != NULL ? g_ascii_strtoull (die + 1, NULL, 10) : 0;
  answer->values[2] = number != NULL ? g_ascii_strtoull (number + 1, NULL, 10) : 1;
  answer->n = 3;
}

static guint
read_word (Battle *battle, const BonesAsk *ask, const char *text)
{
  switch (ask->kind)
    {
    case BONES_ASK_INCHES:
      return (guint) (g_ascii_strtod (text, NULL) * 2) * 50;
    case BONES_ASK_NUMBER:
      return g_ascii_strtoull (text, NULL, 10);
    case BONES_ASK_SHIP:
      return battle_ship (battle, text);
    case BONES_ASK_SQUARE:
      return bones_square_from_string (battle_system.ruleset->board, text);
    case BONES_ASK_CONFIRM:
      return g_str_equal (text, "yes");
    case BONES_ASK_MARKER:
      return script_marker (text);
    default:
      return bones_ask_names_fleets (ask) ? battle_fleet (battle, text)
                                          : script_index (ask->ids, text);
    }
}

static void
answer_token (Battle *battle, const char *token)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesAnswer *answer = &entry->answer;

  if (battle_play (battle)->stop != BONES_ASKING)
    g_error ("\"%s\" is said, and nothing is asked", token);

  battle_check_said (battle);
  answer->key = ask->key;
  answer->kind = ask->kind;
  answer->source = ask->kind == BONES_ASK_DICE ? BONES_FROM_TABLE : BONES_FROM_PERSON;
  if (token[0] == '[' || token[0] == '{')
    {
      g_autofree char *list = g_strndup (token + 1, strlen (token) - 2);

      read_list (battle, ask, list, answer);
    }
  else if (ask->kind == BONES_ASK_REROLL)
    read_reroll (ask, token, answer);
  else
    answer->values[answer->n++] = read_word (battle, ask, token);

  if (bones_answer_fits (ask, answer) != BONES_FITS)
    g_error ("\"%s\" does not answer \"%s\" (%s %u %u)", token, ask->what, ask->key.rule,
             ask->key.subject, ask->key.ordinal);

  battle_append (battle, entry);
}

/* The next word or bracket of @script, and moves @script behind it; NULL at its end. */
static char *
next_token (const char **script)
{
  const char *start = *script + strspn (*script, " ");
  const gsize length =
      *start == '[' || *start == '{' ? strcspn (start, "]}") + 1 : strcspn (start, " ");

  *script = start + length;
  return *start != '\0' ? g_strndup (start, length) : NULL;
}

static void
start_action (Battle *battle, const char *sentence)
{
  BonesEntry *entry;
  const char *why = battle_refusal (battle, sentence);

  if (why != NULL)
    g_error ("\"%s\" is closed: %s", sentence, why);

  entry = bones_entry_new (BONES_ENTRY_ACTION);
  entry->action = script_action (battle, sentence);
  battle_append (battle, entry);
}

static void
answer_tokens (Battle *battle, const char *answers)
{
  for (char *token = next_token (&answers); token != NULL; token = next_token (&answers))
    {
      if (token[0] == '!')
        battle_override (battle, token + 1);
      else if (token[0] == '~')
        start_action (battle, g_strdelimit (token + 1, ":", ' '));
      else
        answer_token (battle, token);

      g_free (token);
    }
}

void
battle_do (Battle *battle, const char *script)
{
  g_auto (GStrv) sentences = g_strsplit (script, ";", -1);

  for (guint i = 0; sentences[i] != NULL; i++)
    {
      char *sentence = g_strstrip (sentences[i]);
      const gsize head = strcspn (sentence, ":");
      g_autofree char *what = g_strndup (sentence, head);

      if (sentence[0] == '+' || sentence[0] == '!')
        answer_tokens (battle, sentence + (sentence[0] == '+' ? 1 : 0));
      else if (sentence[0] != '\0')
        {
          start_action (battle, what);
          answer_tokens (battle, sentence[head] == ':' ? sentence + head + 1 : "");
        }
    }
}
