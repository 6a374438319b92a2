/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-private.h"

#include <string.h>

#define DEEPEST 256         /* entries on one path */
#define RAREST 1e-30        /* what is less likely is not followed: ties without an end */
#define NARROW 0.25         /* of the limit: then the likeliest goes first; */
#define NARROW_AIMLESS 0.1  /* sooner, if no choice can be certain of what is wanted */
#define FEWEST 32           /* answers that are tried between two looks at what is likeliest */
#define MOST_ROUNDS 200     /* of places that lead back to themselves */
#define NO_DIFFERENCE 1e-15 /* between two such rounds */

/* An answer to a question. */
typedef struct {
  OddsPlace *place;
  guint branch;
} Step;

/*
 * A question, and what is known of the odds from there: they are known when those of all its
 * answers are, or of as many as matter. The first place of all has one answer, which leads to the
 * first question.
 */
struct _OddsPlace {
  BonesKey key;
  BonesAskKind kind;
  OddsAnswers answers;
  Step by;             /* how it was reached at first: the way to it */
  GArray *waiting;     /* of Step: the others, as long as its odds are not known; NULL: none */
  OddsSettled settled; /* the ships whose outcomes are not in its odds */
  guint next;          /* its first answer that was not tried */
  guint left;          /* its answers whose odds are not known */
  GArray *odds;        /* or NULL */
  GArray *bounds;      /* when time is up: what is known of them, or NULL */
  guint round;         /* and the round in which that was found, */
  gboolean busy;       /* or is being found */
  gdouble mass;        /* how likely it is that it is reached, as far as is known */
  guint arrivals;      /* while that is counted: the ways to it that were not counted yet */
};

/*
 * A run goes on to the end: where the answers end, it takes the first of those that are possible
 * (answer_next()). At first the next run has another answer in the last place that has one: so few
 * places are open at a time, and a choice that is certain of what it wants needs no other. When a
 * part of the limit is used, the likeliest goes first, so that little is unknown when all is.
 */
typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *entries;           /* of BonesEntry: those of a path after what was given */
  GPtrArray *path;              /* of BonesEntry, borrowed: what was given, then those */
  GPtrArray *places;            /* of OddsPlace; the first is that of all */
  OddsPlace *spare;             /* one that is not needed, or NULL */
  GHashTable *seen;             /* OddsName of a state → its place */
  GByteArray *name;             /* room for one, */
  GArray *certain, *if_in_play; /* and for outcomes */
  GPtrArray *spare_arrays;      /* of the answers of places that are known, in pairs */
  GPtrArray *open;              /* of OddsPlace with answers that were not tried, as a stack */
  Step here;                    /* what the run has come to, */
  gdouble mass;                 /* and how likely that is */
  gboolean wide;                /* the likeliest goes first */
  gboolean each;                /* try every set of faces, whatever the reading */
  gboolean restart;             /* begin the search again, with each */
  gboolean lost;                /* a question can be answered neither by dice nor by people */
  gboolean again;               /* a place leads back to itself */
  guint runs, round;
} Search;

static OddsBranch *
branch_of (const OddsPlace *place, guint i)
{
  return &g_array_index (place->answers.branches, OddsBranch, i);
}

/* What is settled */

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return (first > second) - (first < second);
}

/* Returns what is settled now. Whether a ship stays in play makes a difference to the outcomes of
 * all her tracks, so of the ship that is aimed at none is told beforehand. */
static OddsSettled
settled_now (const Search *self)
{
  const BonesPlay *play = self->play;
  const BonesQuestion *question = self->question;
  OddsSettled now = { 0 };

  memcpy (now.bits, play->settled, sizeof now.bits);
  if (question->of_track != NULL && (play->settled_tracks | play->flags) != 0
      && (question->aim == BONES_NO_AIM || question->aim_of != play->tracks_of))
    {
      now.tracks = play->settled_tracks;
      now.flags = play->flags;
      now.tracks_of = play->tracks_of;
    }

  return now;
}

/* Adds the outcomes of the ships that are in @now and not in @before. */
static void
add_settled (const Search *self, const OddsSettled *now, const OddsSettled *before, GArray *numbers)
{
  const BonesQuestion *question = self->question;
  const BonesGame *game = &self->play->game;
  const guint64 in_play = ODDS_IN_PLAY;

  for (guint i = 0; i < game->n_ships; i++)
    if (odds_is_settled (now, i) && !odds_is_settled (before, i))
      {
        const guint64 told = odds_tracks_settled (before, i);

        question->of_ship (self->play, i, told, question->data, numbers);
        if (told != 0 && bones_game_in_play (game, i))
          g_array_append_val (numbers, in_play);
      }

  g_array_sort (numbers, compare_numbers);
}

/* Returns those of @tracks of @ship that are not 0. */
static guint64
tracks_in_use (const BonesShip *ship, guint64 tracks)
{
  for (guint i = 0; tracks >> i != 0; i++)
    if (ship->tracks[i] == 0)
      tracks &= ~(G_GUINT64_CONSTANT (1) << i);

  return tracks;
}

/* Adds those of the tracks of a ship that are in @now and not in @before, and of the flags in
 * @before that were set since. If all of her is settled only now, add_settled() adds the former. */
static void
add_tracks (const Search *self, const OddsSettled *now, const OddsSettled *before, GArray *numbers)
{
  const BonesPlay *play = self->play;
  const guint ship = play->tracks_of;
  guint64 tracks = before->flags & play->flags_set;

  if ((now->tracks | now->flags | tracks) == 0 || odds_is_settled (before, ship)
      || !bones_game_in_play (&play->game, ship))
    return;

  if (!odds_is_settled (now, ship))
    tracks |= (now->tracks | tracks_in_use (&play->game.ships[ship], now->flags))
              & ~odds_tracks_settled (before, ship);

  for (guint i = 0; tracks >> i != 0; i++)
    if (tracks >> i & 1)
      self->question->of_track (play, ship, i, self->question->data, numbers);

  g_array_sort (numbers, compare_numbers);
}

/* Places */

static void
free_answers (OddsPlace *place)
{
  for (guint i = 0; place->answers.branches != NULL && i < place->answers.branches->len; i++)
    {
      g_clear_pointer (&branch_of (place, i)->certain, g_array_unref);
      g_clear_pointer (&branch_of (place, i)->if_in_play, g_array_unref);
      g_clear_pointer (&branch_of (place, i)->odds, g_array_unref);
    }

  g_clear_pointer (&place->answers.branches, g_array_unref);
  g_clear_pointer (&place->answers.values, g_array_unref);
  g_clear_pointer (&place->waiting, g_array_unref);
}

/* Drops the answers of @place; others get its arrays. */
static void
drop_answers (const Search *self, OddsPlace *place)
{
  OddsAnswers *answers = &place->answers;

  for (guint i = 0; i < answers->branches->len; i++)
    {
      g_clear_pointer (&branch_of (place, i)->certain, g_array_unref);
      g_clear_pointer (&branch_of (place, i)->if_in_play, g_array_unref);
      g_clear_pointer (&branch_of (place, i)->odds, g_array_unref);
    }

  g_array_set_size (answers->branches, 0);
  g_array_set_size (answers->values, 0);
  g_ptr_array_add (self->spare_arrays, g_steal_pointer (&answers->branches));
  g_ptr_array_add (self->spare_arrays, g_steal_pointer (&answers->values));
}

static void
free_place (gpointer data)
{
  OddsPlace *place = data;

  free_answers (place);
  g_clear_pointer (&place->odds, g_array_unref);
  g_clear_pointer (&place->bounds, g_array_unref);
  g_free (place);
}

/* Returns an empty array for answers or, next, their values. */
static GArray *
take_array (Search *self, guint size)
{
  GPtrArray *spare = self->spare_arrays;

  return spare->len > 0 ? g_ptr_array_steal_index (spare, spare->len - 1)
                        : g_array_new (FALSE, FALSE, size);
}

/* Returns an empty place: the spare one, if there is one. */
static OddsPlace *
new_place (Search *self)
{
  OddsPlace *place = g_steal_pointer (&self->spare);

  if (place == NULL)
    {
      place = g_new0 (OddsPlace, 1);
      place->answers.values = take_array (self, sizeof (guint16));
      place->answers.branches = take_array (self, sizeof (OddsBranch));
    }

  return place;
}

/* @place, whose answers were listed and not tried, is not needed. */
static void
spare_place (Search *self, OddsPlace *place)
{
  const OddsAnswers answers = { .values = place->answers.values,
                                .branches = place->answers.branches };

  g_array_set_size (answers.values, 0);
  g_array_set_size (answers.branches, 0);
  *place = (OddsPlace){ .answers = answers };
  self->spare = place;
}

/* Returns the odds of @place from what is known after its answers: NULL where nothing is. */
static GArray *
add_up (const Search *self, const OddsPlace *place, const GPtrArray *known)
{
  BonesChance tried = bones_chance (0, 1);
  g_autoptr (GArray) sum = NULL, rest = NULL;
  gboolean all = !place->answers.cut;

  if (!place->answers.chance)
    return odds_choose (known, place->answers.sign, self->question->aim);

  for (guint i = 0; i < known->len; i++)
    {
      const BonesChance chance = branch_of (place, i)->chance;
      GArray *sum_and_more;

      if (g_ptr_array_index (known, i) == NULL)
        {
          all = FALSE;
          continue;
        }

      sum_and_more = odds_add_weighted (sum, chance, g_ptr_array_index (known, i));
      g_clear_pointer (&sum, g_array_unref);
      sum = sum_and_more;
      tried = bones_chance_add (tried, chance);
    }

  if (all)
    return g_steal_pointer (&sum);

  rest = odds_unknown ();
  return odds_add_weighted (sum, bones_chance_not (tried), rest);
}

/* Whether no other choice can be better than one with @odds: it brings what is wanted for certain,
 * or nothing can change that any more. */
static gboolean
is_certain (const Search *self, const OddsPlace *place, const GArray *odds)
{
  const BonesQuestion *question = self->question;
  const gint sign = place->answers.sign;

  if (place->answers.chance || sign == 0)
    return FALSE;

  if (question->of_ship != NULL && question->aim_of < BONES_MAX_SHIPS
      && odds_is_settled (&place->settled, question->aim_of))
    return TRUE;

  return sign > 0 ? bones_odds_of (odds, question->aim).value >= 1 - ODDS_HAIR
                  : bones_odds_most (odds, question->aim) <= ODDS_HAIR;
}

static void give (const Search *self, Step step, GArray *odds);

/* The odds of @place are known: so are those of the answers that lead to it. */
static void
finish (const Search *self, OddsPlace *place, guint n)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autoptr (GArray) waiting = g_steal_pointer (&place->waiting);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (known, branch_of (place, i)->odds);

  place->odds = add_up (self, place, known);
  if (place->by.place != NULL)
    give (self, place->by, place->odds);

  for (guint i = 0; waiting != NULL && i < waiting->len; i++)
    give (self, g_array_index (waiting, Step, i), place->odds);

  drop_answers (self, place);
}

/* Returns the odds after the answer of @branch, if those of what it leads to are @odds. */
static GArray *
odds_after (const OddsBranch *branch, GArray *odds)
{
  g_autoptr (GArray) with_ships = odds_add_certain (odds, branch->certain);

  return odds_set_if_in_play (with_ships, branch->if_in_play);
}

/* The odds after an answer are @odds, with what is certain on the way. In depth no other answers
 * are tried if those so far are known and this one is certain. */
static void
give (const Search *self, Step step, GArray *odds)
{
  OddsPlace *place = step.place;
  OddsBranch *branch;

  if (place->odds != NULL)
    return;

  branch = branch_of (place, step.branch);
  branch->odds = odds_after (branch, odds);
  place->left--;
  if (place->left == 0)
    finish (self, place, place->answers.branches->len);
  else if (!self->wide && place->answers.branches->len - place->left == step.branch + 1
           && is_certain (self, place, branch->odds))
    {
      place->next = place->answers.branches->len;
      finish (self, place, step.branch + 1);
    }
}

/* Returns a copy of @numbers, or NULL if there are none. */
static GArray *
copy_numbers (const GArray *numbers)
{
  GArray *copy;

  if (numbers->len == 0)
    return NULL;

  copy = g_array_sized_new (FALSE, FALSE, sizeof (guint64), numbers->len);
  g_array_append_vals (copy, numbers->data, numbers->len);
  return copy;
}

/* The answer where the run is leads to @place. */
static void
link_to (Search *self, OddsPlace *place)
{
  OddsBranch *branch = branch_of (self->here.place, self->here.branch);

  branch->to = place;
  branch->certain = copy_numbers (self->certain);
  branch->if_in_play = copy_numbers (self->if_in_play);
  if (place->odds != NULL)
    give (self, self->here, place->odds);
  else if (place->by.place == NULL)
    place->by = self->here;
  else
    {
      if (place->waiting == NULL)
        place->waiting = g_array_new (FALSE, FALSE, sizeof (Step));

      g_array_append_val (place->waiting, self->here);
    }
}

/* Runs */

/* Returns the entry on the path for the answer at @depth. */
static BonesEntry *
entry_at (Search *self, guint depth)
{
  while (self->entries->len <= depth)
    g_ptr_array_add (self->entries, g_new0 (BonesEntry, 1));

  return g_ptr_array_index (self->entries, depth);
}

static void
add_step (Search *self, Step step)
{
  const OddsPlace *place = step.place;
  const OddsBranch *branch = branch_of (place, step.branch);
  BonesEntry *entry = entry_at (self, self->path->len - self->question->n_given);

  entry->kind = BONES_ENTRY_ANSWER;
  entry->answer.key = place->key;
  entry->answer.kind = place->kind;
  entry->answer.n = (guint16) branch->n;
  if (branch->n > 0)
    memcpy (entry->answer.values, &g_array_index (place->answers.values, guint16, branch->first),
            branch->n * sizeof (guint16));

  g_ptr_array_add (self->path, entry);
  self->mass *= branch->chance.value;
}

/* Makes the path that ends with @step. */
static void
set_path (Search *self, Step step)
{
  Step steps[DEEPEST + 1];
  guint n = 0;

  for (Step at = step; at.place->by.place != NULL; at = at.place->by)
    steps[n++] = at;

  self->mass = 1;
  g_ptr_array_set_size (self->path, (gint) self->question->n_given);
  while (n > 0)
    add_step (self, steps[--n]);

  self->here = step;
}

/* Lists what may be answered at @place. FALSE: it is not known. */
static gboolean
open_place (Search *self, OddsPlace *place, const BonesAsk *ask)
{
  const OddsListing listing =
      odds_list_answers (&place->answers, self->question, ask, self->each, self->runs);

  place->key = ask->key;
  place->kind = ask->kind;
  self->restart = listing == ODDS_TOO_COARSE;
  self->lost = self->lost || (listing != ODDS_LISTED && self->here.place->by.place == NULL);
  place->left = place->answers.branches->len + place->answers.cut;
  return listing == ODDS_LISTED && place->answers.branches->len > 0;
}

/* Returns the place of the state of @ask if it has been met, else NULL; it has been now. */
static OddsPlace *
find_seen (Search *self, OddsPlace *place, const BonesAsk *ask)
{
  const OddsName *name;
  OddsPlace *seen;

  if (!self->question->merge || place->answers.branches->len == 1)
    return NULL;

  name = odds_name_place (self->name, self->play, self->question->game, ask, &place->settled);
  seen = g_hash_table_lookup (self->seen, name);
  if (seen == NULL)
    g_hash_table_insert (self->seen, g_memdup2 (name, sizeof *name + name->length), place);

  return seen;
}

/* Whether the path may be longer. Without merging, rolls that have no end have too many ways. */
static gboolean
may_go_on (Search *self)
{
  const gboolean goes_on =
      self->path->len - self->question->n_given < DEEPEST && self->mass >= RAREST;

  self->lost = self->lost || (!goes_on && !self->question->merge);
  return goes_on;
}

/* Answers @ask, which no run has met on this path, by the first of what may be answered. FALSE: the
 * run stops, because the place is known, or what may be answered is not. */
static gboolean
answer_next (BonesPlay *play, const BonesAsk *ask, gpointer data)
{
  Search *self = data;
  OddsPlace *place, *seen;

  if (!may_go_on (self))
    return FALSE;

  place = new_place (self);
  g_array_set_size (self->certain, 0);
  g_array_set_size (self->if_in_play, 0);
  if (self->question->merge && self->question->of_ship != NULL)
    {
      place->settled = settled_now (self);
      add_settled (self, &place->settled, &self->here.place->settled, self->certain);
      add_tracks (self, &place->settled, &self->here.place->settled, self->if_in_play);
    }

  if (!open_place (self, place, ask))
    {
      spare_place (self, place);
      return FALSE;
    }

  seen = find_seen (self, place, ask);
  link_to (self, seen != NULL ? seen : place);
  if (seen != NULL)
    {
      spare_place (self, place);
      return FALSE;
    }

  g_ptr_array_add (self->places, place);
  place->next = 1;
  if (place->answers.branches->len > 1)
    g_ptr_array_add (self->open, place);

  self->here = (Step){ place, 0 };
  add_step (self, self->here);
  play->entries = (BonesEntry *const *) self->path->pdata;
  play->n_entries = self->path->len;
  return TRUE;
}

/* Everything that holds at the end of the play is certain. */
static void
give_end (const Search *self)
{
  const BonesQuestion *question = self->question;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GArray) none = odds_none (), odds = NULL;
  OddsSettled all = { 0 };

  memset (all.bits, 0xff, sizeof all.bits);
  question->outcomes (self->play, question->data, numbers);
  if (question->of_ship != NULL)
    {
      add_settled (self, &all, &self->here.place->settled, numbers);
      add_tracks (self, &all, &self->here.place->settled, numbers);
    }

  g_array_sort (numbers, compare_numbers);
  odds = odds_add_certain (none, numbers);
  give (self, self->here, odds);
}

/* Whether the dice and choices that were given are answers and nothing else: then no more runs need
 * to make their questions, since one has met them. */
static gboolean
are_answers (const BonesQuestion *question)
{
  for (guint i = 1; i < question->n_given; i++)
    if (question->given[i]->kind != BONES_ENTRY_ANSWER)
      return FALSE;

  return TRUE;
}

/* Runs @place with its next answer, as far as the odds are not known. */
static void
try_next (Search *self, OddsPlace *place)
{
  self->runs++;
  set_path (self, (Step){ place, place->next++ });
  if (bones_play_run (self->play, self->question->game, (BonesEntry *const *) self->path->pdata,
                      self->path->len)
      == BONES_DONE)
    give_end (self);
  else if (self->play->stop == BONES_MISFIT)
    self->lost = TRUE;

  if (self->runs == 1 && are_answers (self->question))
    self->play->sure_from = 1;
}

static gboolean
is_over (const Search *self, gdouble share)
{
  return self->lost || self->restart || odds_used (self->question, self->runs) >= share;
}

static gboolean
has_more (const OddsPlace *place)
{
  return place->odds == NULL && place->next < place->answers.branches->len;
}

static void
search_in_depth (Search *self)
{
  const gdouble narrow = self->question->aim == BONES_NO_AIM ? NARROW_AIMLESS : NARROW;

  while (self->open->len > 0 && !is_over (self, narrow))
    {
      OddsPlace *place = g_ptr_array_index (self->open, self->open->len - 1);

      if (has_more (place))
        try_next (self, place);
      else
        g_ptr_array_set_size (self->open, (gint) self->open->len - 1);
    }
}

/* The likeliest first */

static void
count_ways (const Search *self)
{
  for (guint i = 0; i < self->places->len; i++)
    {
      OddsPlace *place = g_ptr_array_index (self->places, i);

      place->mass = i == 0;
      place->arrivals = 0;
    }

  for (guint i = 0; i < self->places->len; i++)
    {
      const OddsPlace *place = g_ptr_array_index (self->places, i);

      for (guint j = 0; place->odds == NULL && j < place->next; j++)
        if (branch_of (place, j)->to != NULL)
          branch_of (place, j)->to->arrivals++;
    }
}

/* Adds the mass of @place to those that its answers lead to; those that have all of theirs then are
 * added to @places. A choice does not divide it: any may be made. */
static void
pass_mass (const OddsPlace *place, GPtrArray *places)
{
  for (guint i = 0; i < place->next; i++)
    {
      const OddsBranch *branch = branch_of (place, i);

      if (branch->to == NULL || branch->to->arrivals == 0)
        continue;

      branch->to->mass += place->mass * branch->chance.value;
      branch->to->arrivals--;
      if (branch->to->arrivals == 0 && branch->to->odds == NULL)
        g_ptr_array_add (places, branch->to);
    }
}

static gdouble
next_mass (const OddsPlace *place)
{
  return place->mass * branch_of (place, place->next)->chance.value;
}

static gint
compare_masses (gconstpointer a, gconstpointer b)
{
  const gdouble first = next_mass (*(OddsPlace *const *) a);
  const gdouble second = next_mass (*(OddsPlace *const *) b);

  return (first < second) - (first > second);
}

/* Adds the first place that waits for a way back to itself to @places, which have no more ways to
 * pass on. FALSE if there is none. */
static gboolean
add_waiting (const Search *self, guint *from, GPtrArray *places)
{
  for (; *from < self->places->len; (*from)++)
    {
      OddsPlace *place = g_ptr_array_index (self->places, *from);

      if (place->arrivals == 0 || place->odds != NULL || place->mass <= 0)
        continue;

      place->arrivals = 0;
      g_ptr_array_add (places, place);
      return TRUE;
    }

  return FALSE;
}

/* Sets what is open to the places with answers that were not tried, the likeliest first. */
static void
sort_open (Search *self)
{
  OddsPlace *first = g_ptr_array_index (self->places, 0);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  guint from = 0;

  g_ptr_array_set_size (self->open, 0);
  if (first->odds != NULL)
    return;

  count_ways (self);
  g_ptr_array_add (places, first);
  for (guint i = 0; i < places->len || add_waiting (self, &from, places); i++)
    {
      OddsPlace *place = g_ptr_array_index (places, i);

      pass_mass (place, places);
      if (has_more (place))
        g_ptr_array_add (self->open, place);
    }

  g_ptr_array_sort (self->open, compare_masses);
}

static void
search_in_width (Search *self)
{
  self->wide = TRUE;
  for (sort_open (self); self->open->len > 0 && !is_over (self, 1); sort_open (self))
    {
      const guint n = MIN (self->open->len, MAX (FEWEST, self->open->len / 4));

      for (guint i = 0; i < n && !is_over (self, 1); i++)
        if (has_more (g_ptr_array_index (self->open, i)))
          try_next (self, g_ptr_array_index (self->open, i));
    }
}

/* Bounds */

static GArray *bounds_of (Search *self, OddsPlace *place);

static void
free_odds (gpointer odds)
{
  g_clear_pointer ((GArray **) &odds, g_array_unref);
}

/* Returns what is known of the odds after @branch; NULL: nothing. */
static GArray *
bounds_after (Search *self, const OddsBranch *branch)
{
  g_autoptr (GArray) odds = NULL;

  if (branch->odds != NULL)
    return g_array_ref (branch->odds);

  if (branch->to == NULL)
    return NULL;

  odds = bounds_of (self, branch->to);
  return odds_after (branch, odds);
}

/* Returns what is known of the odds of @place. On the way back to itself that is what the last
 * round has found. */
static GArray *
bounds_of (Search *self, OddsPlace *place)
{
  g_autoptr (GPtrArray) known = NULL;
  GArray *bounds;

  if (place->odds != NULL)
    return g_array_ref (place->odds);

  self->again = self->again || place->busy;
  if (place->round == self->round)
    return g_array_ref (place->bounds);

  place->round = self->round;
  place->busy = TRUE;
  if (place->bounds == NULL)
    place->bounds = odds_unknown ();

  known = g_ptr_array_new_with_free_func (free_odds);
  for (guint i = 0; i < place->answers.branches->len; i++)
    g_ptr_array_add (known, bounds_after (self, branch_of (place, i)));

  bounds = add_up (self, place, known);
  g_array_unref (place->bounds);
  place->bounds = bounds;
  place->busy = FALSE;
  return g_array_ref (bounds);
}

/* Returns what is known of the odds of the whole. Where places lead back to themselves (ties that
 * are rolled off), each round knows more; if time was up there is one. */
static GArray *
bounds_of_all (Search *self)
{
  GArray *odds = NULL;
  gdouble unknown = 2, before;

  do
    {
      g_clear_pointer (&odds, g_array_unref);
      before = unknown;
      self->round++;
      odds = bounds_of (self, g_ptr_array_index (self->places, 0));
      unknown = bones_odds_unknown (odds).value;
    }
  while (self->again && self->open->len == 0 && unknown > NO_DIFFERENCE
         && unknown < before - NO_DIFFERENCE && self->round < MOST_ROUNDS);

  if (unknown > 0 && unknown < ODDS_HAIR)
    g_array_set_size (odds, odds->len - 1);

  for (guint i = odds->len; i-- > 0;)
    if (g_array_index (odds, BonesOutcome, i).number == ODDS_IN_PLAY)
      g_array_remove_index (odds, i);

  return odds;
}

/* After the given entries no dice are known; notes and overrides have none. */
static void
allow_one_by_one (Search *self)
{
  const BonesQuestion *question = self->question;
  guint n = question->n_given;

  while (question->given[n - 1]->kind != BONES_ENTRY_ANSWER
         && question->given[n - 1]->kind != BONES_ENTRY_ACTION)
    n--;

  self->play->in_turn_from = n;
  self->play->sure_from = question->n_given;
  self->play->never_again = question->policy == BONES_NEVER_REROLL;
  self->play->aim_of = question->aim != BONES_NO_AIM ? question->aim_of : BONES_NO_SHIP;
}

/* Sets up the place of all, whose answer is what was given. */
static void
begin_search (Search *self)
{
  OddsPlace *first = new_place (self);
  const OddsBranch start = { .chance = bones_chance (1, 1) };

  g_hash_table_remove_all (self->seen);
  g_ptr_array_set_size (self->open, 0);
  g_ptr_array_set_size (self->places, 0);
  g_ptr_array_set_size (self->path, 0);
  for (guint i = 0; i < self->question->n_given; i++)
    g_ptr_array_add (self->path, self->question->given[i]);

  g_array_append_val (first->answers.branches, start);
  first->answers.chance = TRUE;
  first->left = 1;
  g_ptr_array_add (self->places, first);
  g_ptr_array_add (self->open, first);
  self->wide = self->restart = self->lost = FALSE;
}

/* Returns the odds; NULL if nothing can be told of them. */
static GArray *
search_through (Search *self)
{
  GArray *odds;

  begin_search (self);
  search_in_depth (self);
  search_in_width (self);
  if (self->lost || self->restart)
    return NULL;

  odds = bounds_of_all (self);
  if (self->open->len == 0 && bones_odds_unknown (odds).value >= 1)
    g_clear_pointer (&odds, g_array_unref);

  return odds;
}

GArray *
bones_odds (const BonesQuestion *question, BonesAsk *missing, guint *runs)
{
  Search self = { .question = question };
  GArray *odds;

  g_return_val_if_fail (question != NULL && question->outcomes != NULL, NULL);
  g_return_val_if_fail (question->n_given > 0, NULL);

  self.play = bones_play_new (question->setup->ruleset, question->setup);
  allow_one_by_one (&self);
  self.play->quiet = question->merge;
  self.play->any_order = question->merge && question->of_track != NULL;
  self.play->answerer = answer_next;
  self.play->answerer_data = &self;
  self.path = g_ptr_array_new ();
  self.entries = g_ptr_array_new_with_free_func (g_free);
  self.open = g_ptr_array_new ();
  self.places = g_ptr_array_new_with_free_func (free_place);
  self.seen = g_hash_table_new_full (odds_name_hash, odds_name_equal, g_free, NULL);
  self.name = g_byte_array_new ();
  self.certain = g_array_new (FALSE, FALSE, sizeof (guint64));
  self.if_in_play = g_array_new (FALSE, FALSE, sizeof (guint64));
  self.spare_arrays = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  odds = search_through (&self);
  if (self.restart)
    {
      self.each = TRUE;
      odds = search_through (&self);
    }

  if (odds == NULL && missing != NULL)
    *missing = self.play->prompt;

  if (runs != NULL)
    *runs = self.runs;

  g_hash_table_unref (self.seen);
  g_byte_array_unref (self.name);
  g_array_unref (self.certain);
  g_array_unref (self.if_in_play);
  g_ptr_array_unref (self.places);
  g_clear_pointer (&self.spare, free_place);
  g_ptr_array_unref (self.spare_arrays);
  g_ptr_array_unref (self.open);
  g_ptr_array_unref (self.entries);
  g_ptr_array_unref (self.path);
  bones_play_free (self.play);
  return odds;
}
