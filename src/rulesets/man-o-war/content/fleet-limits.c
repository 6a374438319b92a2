/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-limits.h"

#include "mw-content.h"

/* ---- The form ---- */

static const char *const of_ids[] = { "MOW",       "IND",  "SOL",    "FLYER", "MONSTER",
                                      "SHIP",      "ALLY", "WIZARD", "CARD",  "ANTI_FLYER",
                                      "CHARACTER", "DECK", NULL };
static const char *const of_names[] = { N_ ("Men-o’-war"),
                                        N_ ("Independents"),
                                        N_ ("Ships of the line"),
                                        N_ ("Flyers"),
                                        N_ ("Sea monsters"),
                                        N_ ("All ships"),
                                        N_ ("Ships of other races"),
                                        N_ ("Wizards"),
                                        N_ ("Man O’ War cards"),
                                        N_ ("Anti-flyer weapons"),
                                        N_ ("Characters"),
                                        N_ ("Cards of decks"),
                                        NULL };
static const char *const per_ids[] = { "MOW",  "IND",    "SOL",  "FLYER",      "MONSTER", "SHIP",
                                       "ALLY", "WIZARD", "CARD", "ANTI_FLYER", "POINTS",  NULL };
static const char *const per_names[] = {
  N_ ("Men-o’-war"),       N_ ("Independents"),       N_ ("Ships of the line"),    N_ ("Flyers"),
  N_ ("Sea monsters"),     N_ ("All ships"),          N_ ("Ships of other races"), N_ ("Wizards"),
  N_ ("Man O’ War cards"), N_ ("Anti-flyer weapons"), N_ ("Points of the battle"), NULL
};
static const char *const mix_ids[] = { "any", "one_kind", "each_first", NULL };
static const char *const mix_names[] = { N_ ("Any"), N_ ("Only one kind of them"),
                                         N_ ("One of each before a second"), NULL };
static const char *const count_ids[] = { "units", "ships", NULL };
static const char *const count_names[] = { N_ ("Squadrons and units"), N_ ("Single ships"), NULL };

static const BonesField also_fields[] = {
  { "of", N_ ("Of"), N_ ("What is counted as well"), BONES_FIELD_ROW, .ids = of_ids,
    .names = of_names, .family = "templates" },
  { NULL },
};

const BonesField mw_limit_fields[] = {
  { "of", N_ ("Of"), N_ ("A ship, a whole class, or something else that fleets buy"),
    BONES_FIELD_ROW, .ids = of_ids, .names = of_names, .family = "templates" },
  { "rank", IN_ ("form", "Rank"), N_ ("Only wizards of this rank; empty: all"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "ranks", .only = "of WIZARD" },
  { "character", N_ ("Character"), N_ ("Only this one; empty: all characters"), BONES_FIELD_ROW,
    .optional = TRUE, .family = "characters", .only = "of CHARACTER" },
  { "deck", IN_ ("form", "Deck"), N_ ("Only cards of this deck; empty: of all decks of the set"),
    BONES_FIELD_ROW, .optional = TRUE, .family = "decks", .only = "of DECK" },
  { "also", N_ ("Counted with them"), N_ ("What else is counted together with them"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = 12, .fields = also_fields, .one = N_ ("More") },
  { "name", N_ ("Name"), N_ ("What messages call them; empty: the name of the ship or class"),
    BONES_FIELD_TEXT, .optional = TRUE, .highest = 40 },
  { "least", N_ ("At least"), N_ ("How many a fleet should have at least"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 64 },
  { "most", N_ ("At most"), N_ ("How many a fleet should have at most"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = MW_NO_MOST, .initial = MW_NO_MOST },
  { "each", N_ ("For each"),
    N_ ("At least and at most are for each so many of the following; empty: of the whole fleet"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 5000 },
  { "per", N_ ("Of these"), N_ ("What they are for each of"), BONES_FIELD_ROW, .optional = TRUE,
    .ids = per_ids, .names = per_names, .family = "templates" },
  { "per_also", N_ ("Or of these"), N_ ("What is counted together with those"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = 12, .fields = also_fields, .one = N_ ("More") },
  { "free", N_ ("First free"), N_ ("So many do not count for the maximum"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 12 },
  { "free_flagship", N_ ("Command ship free"), N_ ("She does not count for the maximum"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { "count", N_ ("Counted"), N_ ("A squadron or a unit of flyers as one, or ships"),
    BONES_FIELD_CHOICE, .optional = TRUE, .ids = count_ids, .names = count_names },
  { "mix", N_ ("Mixture"), N_ ("Which of them a fleet may have together"), BONES_FIELD_CHOICE,
    .optional = TRUE, .ids = mix_ids, .names = mix_names },
  { "share", N_ ("Share"), N_ ("At most so many percent of the points of the battle; empty: any"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 100 },
  { "refuse", N_ ("Refuses"),
    N_ ("Where fleets must keep to their limits, this one cannot be broken; otherwise it only "
        "warns"),
    BONES_FIELD_SWITCH, .optional = TRUE },
  { NULL },
};

static void
add_flaw (GPtrArray *flaws, const BonesSpot *spot, const char *key, const char *text)
{
  bones_flaw_add (flaws, spot, bones_fields_find (mw_limit_fields, key), text, NULL, NULL, NULL);
}

static gboolean
is_filled (GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  return text != NULL && *text != '\0';
}

static void
check_limit (const BonesSpot *spot, GVariant *limit, GPtrArray *flaws)
{
  const gboolean several = bones_rows_count (limit, "also") > 0;
  const gboolean each = bones_row_number (limit, mw_limit_fields, "each") > 0;

  if (bones_row_number (limit, mw_limit_fields, "most")
      < bones_row_number (limit, mw_limit_fields, "least"))
    add_flaw (flaws, spot, "most", N_ ("{field}: the maximum is below the minimum"));

  if (several && !is_filled (limit, "name"))
    add_flaw (flaws, spot, "name", N_ ("{field}: a limit of several needs a name"));

  if (each && !is_filled (limit, "per"))
    add_flaw (flaws, spot, "per", N_ ("{field}: say of what, or leave “for each” empty"));

  if (!each && (is_filled (limit, "per") || bones_rows_count (limit, "per_also") > 0))
    add_flaw (flaws, spot, "each", N_ ("{field}: say for each how many"));
}

void
mw_limits_check (const BonesSpot *spot, const BonesField *table, GVariant *row, GPtrArray *flaws)
{
  g_return_if_fail (spot != NULL && table != NULL && row != NULL && flaws != NULL);

  for (guint i = 0; i < bones_rows_count (row, table->key); i++)
    {
      g_autoptr (GVariant) limit = bones_rows_get (row, table->key, i);
      const BonesSpot deeper = bones_spot_table (spot, table, (gint) i, limit);

      check_limit (&deeper, limit, flaws);
    }
}

/* ---- Reading ---- */

static void
add_template (MwCounted *set, guint kind)
{
  set->templates[kind / 64] |= G_GUINT64_CONSTANT (1) << kind % 64;
}

static gboolean
is_counted (const MwCounted *set, guint kind)
{
  return set->templates[kind / 64] >> kind % 64 & 1;
}

static gboolean
is_meant (const MwTemplate *template, const char *of, const char *race)
{
  if (g_str_equal (of, "SHIP"))
    return template->class < MW_FLYER;

  if (g_str_equal (of, "ALLY"))
    return template->class != MW_MONSTER && *template->race != '\0'
           && !g_str_equal (template->race, race);

  return g_str_equal (of, template->id) || g_str_equal (of, mw_class_ids[template->class]);
}

/* Adds what @of means for fleets of @race to @set. */
static void
add_counted (const MwContent *self, MwCounted *set, const char *of, const char *race)
{
  static const struct {
    const char *id;
    MwLimitedOther other;
  } others[] = { { "WIZARD", MW_LIMITED_WIZARDS },     { "CARD", MW_LIMITED_CARDS },
                 { "ANTI_FLYER", MW_LIMITED_WEAPONS }, { "CHARACTER", MW_LIMITED_CHARACTERS },
                 { "DECK", MW_LIMITED_DECKS },         { "POINTS", MW_LIMITED_POINTS } };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_strcmp0 (of, others[i].id) == 0)
      set->others |= (guint8) others[i].other;

  for (guint kind = 0; of != NULL && kind < self->n_templates; kind++)
    if (is_meant (&self->templates[kind], of, race))
      add_template (set, kind);
}

static void
add_rows (const MwContent *self, MwCounted *set, GVariant *limit, const char *key, const char *race)
{
  for (guint i = 0; i < bones_rows_count (limit, key); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (limit, key, i);

      add_counted (self, set, bones_row_text (row, "of"), race);
    }
}

/* Names of limits are words of the content; a single class or ship has its own. */
static char *
name_limit (MwContent *self, GVariant *row, const char *of, guint number)
{
  static const char *const keys[] = { "rank", "character", "deck" };
  char *id;

  if (is_filled (row, "name"))
    {
      id = g_strdup_printf ("limit.%u", number);
      mw_content_name (self, id, bones_row_text (row, "name"));
      return g_strdup (id);
    }

  for (guint kind = 0; kind < self->n_templates; kind++)
    if (g_strcmp0 (self->templates[kind].id, of) == 0)
      return g_strconcat ("template.", of, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (is_filled (row, keys[i]))
      return g_strconcat (keys[i], ".", bones_row_text (row, keys[i]), NULL);

  return g_strconcat ("class.", of, NULL);
}

/* The rank, character or deck that a limit is of, from 1; 0: every one. */
static guint8
read_one (const MwContent *self, GVariant *row)
{
  const guint rank = mw_find_rank (self, bones_row_text (row, "rank"));

  if (rank < self->n_ranks)
    return (guint8) (rank + 1);

  for (guint i = 0; i < self->n_characters; i++)
    if (g_strcmp0 (self->characters[i].id, bones_row_text (row, "character")) == 0)
      return (guint8) (i + 1);

  for (guint deck = 1; deck <= self->n_decks; deck++)
    if (g_strcmp0 (self->decks[deck].id, bones_row_text (row, "deck")) == 0)
      return (guint8) deck;

  return 0;
}

void
mw_limits_read (MwContent *self, guint race, GVariant *row)
{
  const char *id = bones_row_text (row, "id");

  for (guint i = 0; i < bones_rows_count (row, "limits"); i++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "limits", i);
      const BonesField *fields = mw_limit_fields;
      const char *of = bones_row_text (values, "of");
      MwLimit *limit = &self->limits[self->n_limits];

      *limit = (MwLimit){ .race = (guint8) race };
      limit->words = name_limit (self, values, of, self->n_limits++);
      add_counted (self, &limit->of, of, id);
      add_rows (self, &limit->of, values, "also", id);
      limit->of.one = read_one (self, values);
      add_counted (self, &limit->per, bones_row_text (values, "per"), id);
      add_rows (self, &limit->per, values, "per_also", id);
      limit->least = (guint8) bones_row_number (values, fields, "least");
      limit->most = (guint8) bones_row_number (values, fields, "most");
      limit->each = (guint16) bones_row_number (values, fields, "each");
      limit->free = (guint8) bones_row_number (values, fields, "free");
      limit->free_flag = bones_row_is (values, "free_flagship");
      limit->models = (guint8) bones_row_number (values, fields, "count");
      limit->mix = (guint8) bones_row_number (values, fields, "mix");
      limit->share = (guint8) bones_row_number (values, fields, "share");
      limit->refuses = bones_row_is (values, "refuse");
    }
}

guint32
mw_allies_read (GVariant *content, GVariant *row)
{
  guint32 allies = 0;

  for (guint i = 0; i < bones_rows_count (row, "allies"); i++)
    {
      g_autoptr (GVariant) ally = bones_rows_get (row, "allies", i);
      const gint race = mw_row_find (content, "races", bones_row_text (ally, "race"));

      allies |= race >= 0 && race < MW_MAX_RACES ? 1u << race : 0;
    }

  return allies;
}

/* ---- Counting ---- */

/* The sum of @n @counts, or one of them, from 1. */
static guint
count_ones (guint one, const guint *counts, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += one == 0 || one == i + 1 ? counts[i] : 0;

  return sum;
}

static guint
count_things (const MwContent *content, const MwCounted *set, const MwHoldings *holdings,
              gboolean models)
{
  guint n = 0;

  for (guint kind = 0; kind < content->n_templates; kind++)
    if (is_counted (set, kind))
      n += models ? holdings->ships[kind] : holdings->units[kind];

  if (set->others & MW_LIMITED_WIZARDS)
    n += count_ones (set->one, holdings->ranks, content->n_ranks);

  if (set->others & MW_LIMITED_CHARACTERS)
    n += count_ones (set->one, holdings->aboard.characters, content->n_characters);

  if (set->others & MW_LIMITED_DECKS)
    n += count_ones (set->one, &holdings->aboard.decks[1], content->n_decks);

  n += set->others & MW_LIMITED_CARDS ? holdings->cards : 0;
  n += set->others & MW_LIMITED_WEAPONS ? holdings->weapons : 0;
  return n + (set->others & MW_LIMITED_POINTS ? holdings->budget / 2 : 0);
}

static guint
times_of (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings)
{
  return limit->each == 0
             ? 1
             : count_things (content, &limit->per, holdings, limit->models) / limit->each;
}

/* The most that a fleet may have, or G_MAXUINT. */
static guint
most_of (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings)
{
  const gboolean flag = limit->free_flag && holdings->flagship >= 0
                        && is_counted (&limit->of, (guint) holdings->flagship);

  if (limit->most == MW_NO_MOST)
    return G_MAXUINT;

  return limit->most * times_of (content, limit, holdings) + limit->free + (flag ? 1u : 0u);
}

/* The halves of points of @n of something that cost @points each. */
static guint
price_of_some (const MwLimit *limit, guint i, guint n, guint points)
{
  return limit->of.one == 0 || limit->of.one == i + 1 ? n * points : 0;
}

/* Those of what a fleet has aboard. */
static guint
price_aboard (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings)
{
  const guint others = limit->of.others;
  guint price = 0;

  for (guint i = 0; others & MW_LIMITED_WIZARDS && i < content->n_ranks; i++)
    price += price_of_some (limit, i, holdings->ranks[i], content->ranks[i].points);

  for (guint i = 0; others & MW_LIMITED_CHARACTERS && i < content->n_characters; i++)
    price +=
        price_of_some (limit, i, holdings->aboard.characters[i], content->characters[i].points);

  for (guint i = 0; others & MW_LIMITED_DECKS && i < content->n_decks; i++)
    price += price_of_some (limit, i, 1, holdings->aboard.prices[i + 1]);

  price += others & MW_LIMITED_CARDS ? holdings->cards * MW_PRICE : 0;
  return price + (others & MW_LIMITED_WEAPONS ? holdings->weapons * MW_PRICE : 0);
}

/* The halves of points of what is counted. */
static guint
price_of (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings)
{
  guint price = price_aboard (content, limit, holdings);

  for (guint kind = 0; kind < content->n_templates; kind++)
    if (is_counted (&limit->of, kind))
      {
        const MwTemplate *template = &content->templates[kind];

        price += (template->class == MW_FLYER ? holdings->ships : holdings->units)[kind]
                 * template->points;
      }

  return price;
}

/* Kinds of something that a fleet has, or has none of, and the most of one kind. */
typedef struct {
  guint kinds, none, most;
} Mix;

static void
add_to_mix (Mix *mix, const guint *counts, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      mix->kinds += counts[i] > 0;
      mix->none += counts[i] == 0;
      mix->most = MAX (mix->most, counts[i]);
    }
}

/* How many kinds the fleet has, and how many it has none of while it has two of another. */
static guint
count_kinds (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings,
             guint *missing)
{
  const gboolean all = limit->of.one == 0; /* of one kind nothing is mixed */
  Mix mix = { 0 };

  for (guint kind = 0; kind < content->n_templates; kind++)
    if (is_counted (&limit->of, kind))
      add_to_mix (&mix, &holdings->units[kind], 1);

  if (all && limit->of.others & MW_LIMITED_WIZARDS)
    add_to_mix (&mix, holdings->ranks, content->n_ranks);

  if (all && limit->of.others & MW_LIMITED_CHARACTERS)
    add_to_mix (&mix, holdings->aboard.characters, content->n_characters);

  if (all && limit->of.others & MW_LIMITED_DECKS)
    add_to_mix (&mix, &holdings->aboard.decks[1], content->n_decks);

  *missing = mix.most > 1 ? mix.none : 0;
  return mix.kinds;
}

static void
add_fault (GArray *faults, const char *what, const MwContent *content, const MwLimit *limit,
           const gint32 *values)
{
  BonesFault fault = { .what = what, .rule = "MW-FLT-02", .ship = -1, .warns = !limit->refuses };

  fault.values[0] = values[0];
  fault.values[1] = values[1];
  fault.values[2] = (gint32) (limit - content->limits);
  fault.values[3] = values[2];
  fault.off = values[2];
  g_array_append_val (faults, fault);
}

gboolean
mw_is_limit (const BonesFault *fault)
{
  static const char *const what[] = { "too-few-of-race", "too-many-of-race", NULL };

  g_return_val_if_fail (fault != NULL, FALSE);

  return g_strv_contains (what, fault->what);
}

/* The limits of what a fleet has too much of. */
static void
ask_most (const MwContent *content, const MwLimit *limit, const MwHoldings *holdings,
          GArray *faults)
{
  const guint n = count_things (content, &limit->of, holdings, limit->models);
  const guint most = most_of (content, limit, holdings);
  const guint price = price_of (content, limit, holdings);
  const guint share = holdings->budget / 100 * limit->share;
  guint missing, kinds = count_kinds (content, limit, holdings, &missing);

  if (n > most)
    add_fault (faults, "too-many-of-race", content, limit,
               (gint32[]){ (gint32) n, (gint32) most, (gint32) (n - most) });

  if (limit->share > 0 && price > share)
    add_fault (faults, "over-share", content, limit,
               (gint32[]){ (gint32) price, (gint32) share, (gint32) (price - share) });

  if (limit->mix == MW_MIX_ONE_KIND && kinds > 1)
    add_fault (faults, "more-than-one-kind", content, limit,
               (gint32[]){ (gint32) kinds, 1, (gint32) kinds - 1 });

  if (limit->mix == MW_MIX_EACH_FIRST && missing > 0)
    add_fault (faults, "not-one-of-each", content, limit,
               (gint32[]){ (gint32) missing, 1, (gint32) missing });
}

void
mw_limits_ask (const MwContent *content, guint race, const MwHoldings *holdings, GArray *faults)
{
  g_return_if_fail (content != NULL && holdings != NULL && faults != NULL);

  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];
      guint n, least;

      if (limit->race != race)
        continue;

      n = count_things (content, &limit->of, holdings, limit->models);
      least = limit->least * times_of (content, limit, holdings);
      if (n < least)
        add_fault (faults, "too-few-of-race", content, limit,
                   (gint32[]){ (gint32) n, (gint32) least, (gint32) (least - n) });

      ask_most (content, limit, holdings, faults);
    }
}

guint
mw_limits_missing (const MwContent *content, guint race, const MwHoldings *holdings)
{
  guint missing = 0;

  g_return_val_if_fail (content != NULL && holdings != NULL, 0);

  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];
      const guint least = limit->least * times_of (content, limit, holdings);
      const guint n = count_things (content, &limit->of, holdings, limit->models);

      if (limit->race == race && limit->of.others == 0)
        missing += least - MIN (least, n);
    }

  return missing;
}

guint
mw_limit_others (const MwContent *content, guint limit)
{
  g_return_val_if_fail (content != NULL && limit < content->n_limits, 0);

  return content->limits[limit].of.others;
}

gboolean
mw_limits_allow (const MwContent *content, guint race, const MwHoldings *holdings)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  g_return_val_if_fail (content != NULL && holdings != NULL, FALSE);

  for (guint i = 0; i < content->n_limits; i++)
    if (content->limits[i].race == race)
      ask_most (content, &content->limits[i], holdings, faults);

  return faults->len == 0;
}

guint
mw_limits_room (const MwContent *content, guint race, const MwHoldings *holdings,
                MwLimitedOther other, guint one)
{
  guint room = G_MAXUINT;

  g_return_val_if_fail (content != NULL && holdings != NULL, 0);

  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];

      if (limit->race == race && limit->refuses && limit->of.others & other
          && (limit->of.one == 0 || limit->of.one == one))
        {
          const guint n = count_things (content, &limit->of, holdings, limit->models);
          const guint most = most_of (content, limit, holdings);

          room = MIN (room, most - MIN (most, n));
        }
    }

  return room;
}

gboolean
mw_limits_force (const MwContent *content, guint race, const MwHoldings *holdings, guint one)
{
  g_return_val_if_fail (content != NULL && holdings != NULL, FALSE);

  for (guint i = 0; i < content->n_limits; i++)
    {
      const MwLimit *limit = &content->limits[i];

      if (limit->race == race && limit->of.others & MW_LIMITED_CHARACTERS
          && (limit->of.one == 0 || limit->of.one == one)
          && count_things (content, &limit->of, holdings, limit->models)
                 < limit->least * times_of (content, limit, holdings))
        return TRUE;
    }

  return FALSE;
}
