/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "hands.h"
#include "ids.h"

#include <string.h>

/* Words that every rule system uses. */
static const BonesWords own_words[] = {
  { "refusal.answer-first", N_ ("First answer the open question."), NULL },
  { "refusal.read-only", N_ ("This battle is read-only."), NULL },
  { "choice.yes", N_ ("Yes"), NULL },
  { "choice.no", N_ ("No"), NULL },
  { "choice.keep", N_ ("Keep"), NULL },
  { "dice.again", N_ ("again"), NULL },
  { "status.in-play", N_ ("in play"), NULL },
  { "status.sunk", N_ ("sunk"), NULL, .icon = "sunk" },
  { "status.destroyed", N_ ("destroyed"), NULL, .icon = "sunk" },
  { "status.fled", N_ ("fled"), NULL, .icon = "fled" },
  { "status.withdrawn", N_ ("withdrawn"), NULL, .icon = "concede" },
  { "status.abandoned", N_ ("abandoned"), NULL, .icon = "abandoned" },
  { "square.off-N", N_ ("off the board, to the north"), NULL },
  { "square.off-E", N_ ("off the board, to the east"), NULL },
  { "square.off-S", N_ ("off the board, to the south"), NULL },
  { "square.off-W", N_ ("off the board, to the west"), NULL },
  { "reach.beside", N_ ("beside {ship}"), NULL },
  { "reach.apart", NP_ ("{a} square from {ship}", "{a} squares from {ship}") },
  { NULL, NULL, NULL },
};

/* One sentence while it is made. Without names (of a roster that is not in a game yet), only {ship}
 * and {fleet} are available. */
typedef struct {
  const BonesWordsContext *context;
  const BonesWordsArgs *args;
  const char *ship, *fleet;
} Filling;

G_LOCK_DEFINE_STATIC (index_of_words);

static GHashTable *
index_words (const BonesWords *const *lists)
{
  const BonesWords *const own[] = { own_words, bones_round_words };
  GHashTable *index = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    for (const BonesWords *w = own[i]; w->id != NULL; w++)
      g_hash_table_insert (index, (gpointer) w->id, (gpointer) w);

  for (guint i = 0; lists[i] != NULL; i++)
    for (const BonesWords *w = lists[i]; w->id != NULL; w++)
      g_hash_table_insert (index, (gpointer) w->id, (gpointer) w);

  return index;
}

/* A view needs hundreds of sentences, so the words of each ruleset are indexed once. */
static const BonesWords *
find_in_ruleset (const BonesRuleset *ruleset, const char *id)
{
  static GHashTable *rulesets = NULL;
  GHashTable *index;

  G_LOCK (index_of_words);
  if (rulesets == NULL)
    rulesets = g_hash_table_new (NULL, NULL);

  index = g_hash_table_lookup (rulesets, ruleset);
  if (index == NULL)
    {
      index = index_words (ruleset->words);
      g_hash_table_insert (rulesets, (gpointer) ruleset, index);
    }

  G_UNLOCK (index_of_words);
  return g_hash_table_lookup (index, id);
}

const BonesWords *
bones_words_find (const BonesSetup *setup, const char *id)
{
  const BonesWords *words = NULL;

  g_assert (setup != NULL && id != NULL);

  if (setup->ruleset->content_words != NULL && setup->content != NULL)
    words = setup->ruleset->content_words (setup->content, id);

  g_assert (words == NULL || words->written);
  return words != NULL ? words : find_in_ruleset (setup->ruleset, id);
}

const char *
bones_words_translate (const char *context, const char *text)
{
  const char *found;

  g_return_val_if_fail (context != NULL && text != NULL, text);

  found = g_dpgettext2 (GETTEXT_PACKAGE, context, text);
  return found != text ? found : g_dgettext (GETTEXT_PACKAGE, text);
}

/* The context of "choice.port" is "choice". */
static const char *
translate_text (const BonesWords *words)
{
  const gsize length = strcspn (words->id, ".");
  char context[32];

  g_strlcpy (context, words->id, MIN (length + 1, sizeof context));
  return bones_words_translate (context, words->text);
}

/* Words of players are not translated: one of them may equal a word of ours by chance. Those of
 * the stock set are. */
static const char *
text_of (const BonesSetup *setup, const BonesWords *words)
{
  if (!words->written)
    return translate_text (words);

  return setup->stock ? g_dpgettext2 (GETTEXT_PACKAGE, "stock set", words->text) : words->text;
}

/* The words for "PREFIX.ID". */
static const BonesWords *
find_with_prefix (const BonesSetup *setup, const char *prefix, const char *id)
{
  char whole[128];

  g_snprintf (whole, sizeof whole, "%s.%s", prefix, id);
  return bones_words_find (setup, whole);
}

/* A name that is the same in every context needs no prefix: "spell.squall". */
static const BonesWords *
find_name (const BonesSetup *setup, const char *prefix, const char *id)
{
  const BonesWords *words = prefix != NULL ? find_with_prefix (setup, prefix, id) : NULL;

  return words != NULL ? words : bones_words_find (setup, id);
}

const char *
bones_words_called (const BonesSetup *setup, const char *prefix, const char *id)
{
  const BonesWords *words;

  g_return_val_if_fail (setup != NULL && id != NULL, NULL);

  words = find_name (setup, prefix, id);
  return words != NULL ? text_of (setup, words) : NULL;
}

const char *
bones_words_icon (const BonesSetup *setup, const char *prefix, const char *id)
{
  const BonesWords *words;

  g_return_val_if_fail (setup != NULL && prefix != NULL && id != NULL, NULL);

  words = find_with_prefix (setup, prefix, id);
  return words != NULL ? words->icon : NULL;
}

static void
append_taken (GString *out, char *text)
{
  g_string_append (out, text);
  g_free (text);
}

static void
append_fleet (GString *out, const Filling *filling, guint fleet)
{
  const BonesNames *names = filling->context->names;

  if (names == NULL)
    append_taken (out, bones_name_isolate (filling->fleet));
  else if (fleet < names->fleet_names->len)
    g_string_append (out, bones_names_fleet (names, fleet));
  else
    g_string_append (out, _ ("nobody"));
}

static void
append_number (GString *out, gint32 value)
{
  g_string_append_printf (out, value < 0 ? "\xe2\x88\x92%u" : "%u", (guint) ABS (value));
}

static void
append_ship (GString *out, const Filling *filling, guint ship)
{
  const BonesNames *names = filling->context->names;

  if (names == NULL)
    append_taken (out, bones_name_isolate (filling->ship));
  else if (ship != BONES_NO_SHIP)
    g_string_append (out, bones_names_ship (names, ship));
}

/* The name of a kind of card that fleets hold. */
static void
append_card (GString *out, const Filling *filling, guint kind)
{
  const BonesSetup *setup = filling->context->setup;
  const char *const *ids = setup->ruleset->hands != NULL ? bones_hands_ids (setup) : NULL;

  if (ids != NULL && kind < g_strv_length ((char **) ids))
    append_taken (out, bones_words_name (filling->context, "choice", ids[kind]));
}

/* A number in one of the ruleset's own formats. */
static gboolean
append_meaning (GString *out, const Filling *filling, const char *format, gint32 value)
{
  const BonesSetup *setup = filling->context->setup;
  const BonesWordsArgs none = BONES_WORDS_NONE;
  const char *id = setup->ruleset->value_words != NULL
                       ? setup->ruleset->value_words (setup->content, format, value)
                       : NULL;

  if (id == NULL)
    return FALSE;

  append_taken (out, bones_words_in (filling->context, id, &none));
  return TRUE;
}

/* A number in the format that the template asks for: "b:inches". */
static gboolean
append_value (GString *out, const Filling *filling, const char *what, gsize length)
{
  const guint i = (guint) (what[0] - 'a');
  g_autofree char *format = g_strndup (what + 1, length - 1);
  gint32 value;

  if (i >= 4 || (format[0] != '\0' && format[0] != ':'))
    return FALSE;

  value = i < filling->args->n_values ? filling->args->values[i] : 0;
  if (format[0] == '\0')
    append_number (out, value);
  else if (g_str_equal (format, ":inches"))
    append_taken (out, bones_words_inches (value));
  else if (g_str_equal (format, ":points"))
    append_taken (out, bones_words_points (value));
  else if (g_str_equal (format, ":wind"))
    g_string_append (out, bones_words_wind (filling->context, (guint) value));
  else if (g_str_equal (format, ":point"))
    g_string_append (out, bones_point_words ((guint) value));
  else if (g_str_equal (format, ":to"))
    g_string_append (out, bones_point_to_words ((guint) value));
  else if (g_str_equal (format, ":fleet"))
    append_fleet (out, filling, (guint) value);
  else if (g_str_equal (format, ":ship"))
    append_ship (out, filling, (guint) value);
  else if (g_str_equal (format, ":square"))
    append_taken (out, bones_words_square (filling->context, (guint) value));
  else if (g_str_equal (format, ":card"))
    append_card (out, filling, (guint) value);
  else if (g_str_equal (format, ":signed"))
    g_string_append_printf (out, value < 0 ? "\xe2\x88\x92%u" : "+%u", (guint) ABS (value));
  else
    return append_meaning (out, filling, format + 1, value);

  return TRUE;
}

static gboolean
is_named (const char *what, gsize length, const char *name)
{
  return strlen (name) == length && strncmp (what, name, length) == 0;
}

/* What the catalogue says of the class of @ship in the context "gender": "m" or "n"; feminine, as
 * ships are, if it says nothing, and of a ship that is not known. */
static guint
find_gender (const Filling *filling, guint ship)
{
  const BonesWordsContext *context = filling->context;
  const BonesSetup *setup = context->setup;
  const BonesWords *class = NULL;
  const char *gender;

  if (context->game != NULL && context->names != NULL && ship < context->game->n_ships
      && !bones_names_hide (context->names, ship))
    class = bones_words_find (setup, setup->ruleset->kind_words (setup->content, setup->options,
                                                                 context->game->ships[ship].kind));

  gender = class != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "gender", class->text) : "f";
  return g_str_equal (gender, "m") ? 1 : g_str_equal (gender, "n") ? 2 : 0;
}

/* "ship|her|his|its", in translations: the form for the gender of the ship. */
static gboolean
append_form (GString *out, const Filling *filling, const char *what, gsize length)
{
  g_autofree char *whole = g_strndup (what, length);
  g_auto (GStrv) parts = g_strsplit (whole, "|", -1);
  const gboolean other = g_str_equal (parts[0], "other");

  if (g_strv_length (parts) != 4 || (!other && !g_str_equal (parts[0], "ship")))
    return FALSE;

  g_string_append (
      out, parts[1 + find_gender (filling, other ? filling->args->other : filling->args->ship)]);
  return TRUE;
}

static gboolean
append_placeholder (GString *out, const Filling *filling, const char *what, gsize length)
{
  const BonesWordsArgs *args = filling->args;

  if (is_named (what, length, "ship"))
    append_ship (out, filling, args->ship);
  else if (is_named (what, length, "other"))
    append_ship (out, filling, args->other);
  else if (is_named (what, length, "fleet"))
    append_fleet (out, filling, args->fleet);
  else if (is_named (what, length, "marker"))
    append_taken (out, bones_words_marker (filling->context, args->marker));
  else if (is_named (what, length, "name"))
    g_string_append (out, args->name != NULL ? args->name : "");
  else if (memchr (what, '|', length) != NULL)
    return append_form (out, filling, what, length);
  else
    return length > 0 && append_value (out, filling, what, length);

  return TRUE;
}

/* Replaces placeholders in one pass, so a ship called "{fleet}" keeps that name. */
static char *
fill_template (const Filling *filling, const char *template)
{
  GString *out = g_string_sized_new (64);

  for (;;)
    {
      const char *open = strchr (template, '{');
      const char *close = open != NULL ? strchr (open, '}') : NULL;

      if (close == NULL)
        break;

      g_string_append_len (out, template, open - template);
      if (!append_placeholder (out, filling, open + 1, (gsize) (close - open) - 1))
        g_string_append_len (out, open, close - open + 1);

      template = close + 1;
    }

  g_string_append (out, template);
  return g_string_free (out, FALSE);
}

/* Translates the whole sentence first, then fills it in. */
static const char *
translate (const BonesWords *words, const BonesWordsArgs *args)
{
  const gint32 n = args->n_values > 0 ? args->values[0] : 1;

  if (words->zero != NULL && n == 0)
    return g_dgettext (GETTEXT_PACKAGE, words->zero);

  return words->plural != NULL
             ? g_dngettext (GETTEXT_PACKAGE, words->text, words->plural, (gulong) ABS (n))
             : translate_text (words);
}

static char *
fill_words (const Filling *filling, const BonesWords *words, const char *id)
{
  if (words == NULL || words->written)
    return g_strdup (words != NULL ? text_of (filling->context->setup, words) : id);

  return fill_template (filling, translate (words, filling->args));
}

char *
bones_words_fill_name (const BonesWordsContext *context, const char *template, const char *name)
{
  BonesWordsArgs args = BONES_WORDS_NONE;
  const Filling filling = { context, &args, NULL, NULL };

  args.name = name;
  return fill_template (&filling, template);
}

char *
bones_words_in (const BonesWordsContext *context, const char *id, const BonesWordsArgs *args)
{
  const Filling filling = { context, args, NULL, NULL };

  return fill_words (&filling, bones_words_find (context->setup, id), id);
}

char *
bones_words (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
             const char *id, const BonesWordsArgs *args)
{
  const BonesWordsContext context = { setup, names, game };
  const BonesWordsArgs none = BONES_WORDS_NONE;

  g_return_val_if_fail (setup != NULL && id != NULL, NULL);

  return bones_words_in (&context, id, args != NULL ? args : &none);
}

char *
bones_words_for (const BonesWordsContext *context, const char *prefix, const char *id,
                 const BonesWordsArgs *args)
{
  const Filling filling = { context, args, NULL, NULL };

  return fill_words (&filling, find_with_prefix (context->setup, prefix, id), id);
}

char *
bones_words_name (const BonesWordsContext *context, const char *prefix, const char *id)
{
  const BonesWordsArgs none = BONES_WORDS_NONE;
  const Filling filling = { context, &none, NULL, NULL };

  return fill_words (&filling, find_name (context->setup, prefix, id), id);
}

char *
bones_words_if_any (const BonesWordsContext *context, const char *prefix, const char *id)
{
  return find_with_prefix (context->setup, prefix, id) != NULL
             ? bones_words_name (context, prefix, id)
             : NULL;
}

const char *
bones_words_wind (const BonesWordsContext *context, guint wind)
{
  const char *id = bones_wind_id (wind);
  const BonesWords *words = id != NULL ? find_with_prefix (context->setup, "blows", id) : NULL;

  return words != NULL ? text_of (context->setup, words) : bones_wind_words (wind);
}

char *
bones_words_square (const BonesWordsContext *context, guint square)
{
  const BonesBoard *board = context->setup->ruleset->board;
  g_autofree char *id = board != NULL ? bones_square_to_string (board, square) : NULL;

  if (id == NULL)
    return g_strdup (_ ("none"));

  return bones_square_is_on (board, square) ? g_steal_pointer (&id)
                                            : bones_words_name (context, "square", id);
}

char *
bones_words_of_marker (const BonesWordsContext *context, const char *prefix, guint marker)
{
  const BonesMarker *self = &context->game->markers[marker];
  const char *kind = context->setup->ruleset->marker_kinds[self->kind];
  const gint32 values[] = { self->number, self->values[0], self->values[1] };
  g_autofree char *id = g_strdup_printf ("%s.%s", prefix, kind);
  BonesWordsArgs args = BONES_WORDS_NONE;

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  return bones_words_find (context->setup, id) != NULL
             ? bones_words_for (context, prefix, kind, &args)
             : NULL;
}

char *
bones_words_marker (const BonesWordsContext *context, guint marker)
{
  const BonesGame *game = context->game;
  char *name = NULL;

  if (game != NULL && marker < game->n_markers && game->markers[marker].kind != 0)
    name = bones_words_of_marker (context, "marker", marker);

  return name != NULL ? name : g_strdup ("");
}

char *
bones_words_link (const BonesWordsContext *context, const BonesLink *link)
{
  const char *kind = context->setup->ruleset->link_kinds[link->kind];
  gint32 values[G_N_ELEMENTS (link->values)];
  BonesWordsArgs args = BONES_WORDS_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    values[i] = link->values[i];

  args.ship = link->a;
  args.other = link->b;
  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  return bones_words_for (context, "link", kind, &args);
}

static BonesWordsArgs
args_of (const BonesEvent *event)
{
  return (BonesWordsArgs){ event->ship,   event->other,  event->fleet,
                           event->marker, event->values, G_N_ELEMENTS (event->values),
                           NULL };
}

char *
bones_words_event_in (const BonesWordsContext *context, const BonesEvent *event)
{
  const BonesWordsArgs args = args_of (event);

  return bones_words_for (context, "event", event->what, &args);
}

char *
bones_words_brief_for (const BonesWordsContext *context, const char *prefix, const char *id,
                       const BonesWordsArgs *args)
{
  const Filling filling = { context, args, NULL, NULL };
  const BonesWords *words = find_with_prefix (context->setup, prefix, id);

  return words != NULL && words->brief != NULL
             ? fill_template (&filling, g_dgettext (GETTEXT_PACKAGE, words->brief))
             : fill_words (&filling, words, id);
}

char *
bones_words_brief_in (const BonesWordsContext *context, const BonesEvent *event)
{
  const BonesWordsArgs args = args_of (event);

  return bones_words_brief_for (context, "event", event->what, &args);
}

char *
bones_words_bought_ship (const BonesSetup *setup, const BonesRoster *roster, guint i)
{
  const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
  const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;
  const char *class =
      kind >= 0 ? bones_words_called (
          setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) kind))
                : NULL;

  if (ship->name != NULL)
    return g_strdup (ship->name);

  return class != NULL ? g_strdup_printf (_ ("Ship %u (%s)"), i + 1, class)
                       : g_strdup_printf (_ ("Ship %u"), i + 1);
}

static void
add_aboard (GPtrArray *names, const BonesSetup *setup, const char *prefix, const char *id)
{
  const char *name = bones_words_called (setup, prefix, id);

  g_ptr_array_add (names, (gpointer) (name != NULL ? name : id));
}

char *
bones_words_aboard (const BonesSetup *setup, const BonesRosterShip *ship)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (setup != NULL && ship != NULL, NULL);

  if (ship->wizard != NULL)
    add_aboard (names, setup, "rank", ship->wizard);

  for (guint i = 0; ship->characters != NULL && ship->characters[i] != NULL; i++)
    add_aboard (names, setup, "character", ship->characters[i]);

  for (guint i = 0; ship->cards != NULL && ship->cards[i] != NULL; i++)
    add_aboard (names, setup, "card", ship->cards[i]);

  if (ship->anti_flyer)
    g_ptr_array_add (names, (gpointer) _ ("anti-flyer weapon"));

  if (names->len == 0)
    return NULL;

  g_ptr_array_add (names, NULL);
  return g_strjoinv (" · ", (char **) names->pdata);
}

char *
bones_words_fault (const BonesSetup *setup, const BonesRoster *roster, const BonesFault *fault)
{
  const BonesWordsContext context = { setup, NULL, NULL };
  const BonesWordsArgs args = { BONES_NO_SHIP,     BONES_NO_SHIP, BONES_NOBODY,
                                BONES_MAX_MARKERS, fault->values, G_N_ELEMENTS (fault->values),
                                fault->name };
  Filling filling = { &context, &args, NULL, NULL };
  g_autofree char *ship = NULL;

  g_return_val_if_fail (setup != NULL && roster != NULL, NULL);

  filling.fleet = roster->name;
  if (fault->ship >= 0 && (guint) fault->ship < roster->ships->len)
    {
      ship = bones_words_bought_ship (setup, roster, (guint) fault->ship);
      filling.ship = ship;
    }

  return fill_words (&filling, find_with_prefix (setup, "fault", fault->what), fault->what);
}

/* ---- Rounds and turns ---- */

/* Some rules count rounds, in which each ship has a turn. Others count turns, in which each ship
 * has a go. */
const BonesWords bones_round_words[] = {
  { "round.name", N_ ("Round") },
  { "round.number", N_ ("Round {a}") },
  { "round.in-brief", N_ ("round {a}") },
  { "round.ends", N_ ("until the end of the round") },
  { "round.ends-later", N_ ("until the end of round {a}") },
  { "round.step", N_ ("Step of the round") },
  { "round.steps", N_ ("Steps of the round") },
  { "round.at", N_ ("The round is at") },
  { "round.no-step", N_ ("The round cannot stand at “{name}”.") },
  { "round.back", N_ ("A round back") },
  { "round.on", N_ ("A round on") },
  { "round.undo", N_ ("Back to the Start of the Round…") },
  { "round.ordered", N_ ("Has had her turn this round") },
  { "round.of-ship", N_ ("{ship}, {name}: her turn") },
  { "round.of-class", N_ ("{ship}: her turn") },
  { "round.whose", N_ ("{ship} has her turn.") },
  { "turn.name", IN_ ("turn", "Turn") },
  { "turn.number", N_ ("Turn {a}") },
  { "turn.in-brief", N_ ("turn {a}") },
  { "turn.ends", N_ ("until the end of the turn") },
  { "turn.ends-later", N_ ("until the end of turn {a}") },
  { "turn.step", N_ ("Step of the turn") },
  { "turn.steps", N_ ("Steps of the turn") },
  { "turn.at", N_ ("The turn is at") },
  { "turn.no-step", N_ ("The turn cannot stand at “{name}”.") },
  { "turn.back", N_ ("A turn back") },
  { "turn.on", N_ ("A turn on") },
  { "turn.undo", N_ ("Back to the Start of the Turn…") },
  { "turn.ordered", N_ ("Has had her go this turn") },
  { "turn.of-ship", N_ ("{ship}, {name}: her go") },
  { "turn.of-class", N_ ("{ship}: her go") },
  { "turn.whose", N_ ("{ship} has her go.") },
  { NULL },
};

const char *
bones_round_prefix (const BonesRuleset *ruleset)
{
  return ruleset->turns ? "turn" : "round";
}

static char *
word_for_round (const BonesRuleset *ruleset, const char *what, const BonesWordsArgs *args)
{
  const BonesSetup setup = { .ruleset = ruleset };
  const BonesWordsContext context = { &setup, NULL, NULL };

  return bones_words_for (&context, bones_round_prefix (ruleset), what, args);
}

char *
bones_words_round (const BonesRuleset *ruleset, const char *what, guint round)
{
  const gint32 values[] = { (gint32) round };
  BonesWordsArgs args = BONES_WORDS_NONE;

  g_return_val_if_fail (ruleset != NULL && what != NULL, NULL);

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  return word_for_round (ruleset, what, &args);
}

char *
bones_words_no_step (const BonesRuleset *ruleset, const char *step)
{
  BonesWordsArgs args = BONES_WORDS_NONE;

  g_return_val_if_fail (ruleset != NULL && step != NULL, NULL);

  args.name = step;
  return word_for_round (ruleset, "no-step", &args);
}
