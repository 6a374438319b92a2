/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "decks.h"

#include "man-o-war.h"
#include "mw-content.h"

/* ---- The form ---- */

static const char *const holds_ids[] = { "spells", "cards", NULL };
static const char *const holds_names[] = { N_ ("Spells"), N_ ("Man O’ War cards"), NULL };
static const char *const dealt_ids[] = { "drawn", "chosen", NULL };
static const char *const dealt_names[] = { N_ ("Drawn"), N_ ("Chosen by their owner"), NULL };
static const char *const free_ids[] = { "fleet", "ship", "squadron", NULL };
static const char *const free_names[] = { N_ ("The fleet"), N_ ("Each ship that carries them"),
                                          N_ ("Each squadron"), NULL };
static const char *const class_ids[] = { "MOW", "IND", "SOL", NULL };
static const char *const class_names[] = { N_ ("Men-o’-war"), N_ ("Independents"),
                                           N_ ("Ships of the line"), NULL };

static const BonesField race_fields[] = {
  { "race", IN_ ("form", "Race"), N_ ("A race that may have it"), BONES_FIELD_ROW,
    .family = "races" },
  { NULL },
};
static const BonesField carrier_fields[] = {
  { "class", IN_ ("form", "Class"), N_ ("Ships that carry its cards"), BONES_FIELD_CHOICE,
    .ids = class_ids, .names = class_names },
  { NULL },
};

const BonesField mw_deck_fields[] = {
  { "id", N_ ("Code"), N_ ("A unique short name that other rows refer to"), BONES_FIELD_ID },
  { "name", N_ ("Name"), N_ ("What it is called in the game"), BONES_FIELD_TEXT, .highest = 40 },
  { "example", N_ ("Example"), N_ ("It came with the app"), BONES_FIELD_SWITCH, .optional = TRUE },
  { "origin", N_ ("Comes from"), N_ ("The set that it was copied from"), BONES_FIELD_TEXT,
    .optional = TRUE, .highest = 60 },
  { "holds", N_ ("Holds"), N_ ("What its cards are"), BONES_FIELD_CHOICE, .ids = holds_ids,
    .names = holds_names },
  { "races", N_ ("Races"), N_ ("Who may have its cards; empty: any race"), BONES_FIELD_ROWS,
    .optional = TRUE, .highest = MW_MAX_RACES, .fields = race_fields, .one = IN_ ("form", "Race") },
  { "dealt", N_ ("Dealt"), N_ ("How a fleet gets a card of it"), BONES_FIELD_CHOICE,
    .optional = TRUE, .ids = dealt_ids, .names = dealt_names },
  { "counters", N_ ("Counters"),
    N_ ("What its spells cost: power, stones. The card then stays in the hand; empty: a spell "
        "costs its card"),
    BONES_FIELD_TEXT, .optional = TRUE, .highest = 30, .only = "holds spells" },
  { "dispel", N_ ("Dispelling"),
    N_ ("Counters for an attempt to dispel a spell of any deck; empty: only cards dispel"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 20, .only = "holds spells" },
  { "price", N_ ("Price"), N_ ("Points for a card"), BONES_FIELD_POINTS, .optional = TRUE,
    .highest = 1000, .initial = MW_PRICE, .only = "holds cards" },
  { "carriers", N_ ("Carriers"), N_ ("Which ships carry its cards; empty: men-o’-war"),
    BONES_FIELD_ROWS, .optional = TRUE, .highest = 3, .fields = carrier_fields,
    .one = N_ ("Carrier"), .only = "holds cards" },
  { "most_ship", N_ ("A ship"), N_ ("How many of its cards a ship can carry; empty: any number"),
    BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 12, .only = "holds cards" },
  { "unique", N_ ("Each once"), N_ ("A fleet has each of its cards once"), BONES_FIELD_SWITCH,
    .optional = TRUE, .only = "holds cards" },
  { "free", N_ ("Free cards"), N_ ("How many a fleet has for nothing"), BONES_FIELD_NUMBER,
    .optional = TRUE, .highest = 12, .only = "holds cards" },
  { "free_for", N_ ("Free for"), N_ ("What it has so many for"), BONES_FIELD_CHOICE,
    .optional = TRUE, .ids = free_ids, .names = free_names, .only = "holds cards" },
  { NULL },
};

/* ---- What is wrong ---- */

static gboolean
is_filled (GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  return text != NULL && *text != '\0';
}

void
mw_deck_check (GVariant *content, const BonesSpot *spot, GVariant *row, GPtrArray *flaws)
{
  g_return_if_fail (spot != NULL && row != NULL && flaws != NULL);

  if (bones_row_number (row, mw_deck_fields, "dispel") > 0 && !is_filled (row, "counters"))
    bones_flaw_add (flaws, spot, bones_fields_find (mw_deck_fields, "dispel"),
                    N_ ("{field}: the deck has no counters"), NULL, NULL, NULL);
}

/* The row of the deck that @row names, or NULL. */
static GVariant *
deck_row (GVariant *content, GVariant *row)
{
  const gint deck = mw_row_find (content, "decks", bones_row_text (row, "deck"));

  return deck >= 0 ? bones_rows_get (content, "decks", (guint) deck) : NULL;
}

static gboolean
has_counters (GVariant *content, GVariant *row)
{
  g_autoptr (GVariant) deck = deck_row (content, row);

  return deck != NULL && is_filled (deck, "counters");
}

void
mw_deck_check_user (GVariant *content, const BonesSpot *spot, const BonesField *fields,
                    GVariant *row, MwHolds holds, GPtrArray *flaws)
{
  static const char *const counted[] = { "cost", "power", "regained" };
  g_autoptr (GVariant) deck = deck_row (content, row);

  g_return_if_fail (spot != NULL && row != NULL && flaws != NULL);

  if (deck != NULL && bones_row_number (deck, mw_deck_fields, "holds") != (gint) holds)
    bones_flaw_add (flaws, spot, bones_fields_find (fields, "deck"),
                    N_ ("{field}: that deck holds other cards"), NULL, NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (counted); i++)
    if (bones_fields_find (fields, counted[i]) != NULL
        && bones_row_number (row, fields, counted[i]) > 0 && !has_counters (content, row))
      bones_flaw_add (flaws, spot, bones_fields_find (fields, counted[i]),
                      N_ ("{field}: its deck has no counters"), NULL, NULL, NULL);
}

void
mw_decks_check_size (GVariant *content, const char *section, const BonesField *fields,
                     GPtrArray *flaws)
{
  guint cards[MW_MAX_DECKS + 1] = { 0 };
  guint n_decks;

  g_return_if_fail (section != NULL && fields != NULL && flaws != NULL);

  n_decks = MIN (bones_rows_count (content, "decks"), MW_MAX_DECKS);
  for (guint i = 0; i < bones_rows_count (content, section); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, section, i);
      const guint deck = mw_deck_of (content, row);

      if (deck <= n_decks)
        cards[deck] += (guint) MAX (0, bones_row_number (row, fields, "copies"));
    }

  for (guint deck = 0; deck <= n_decks; deck++)
    if (cards[deck] > BONES_MAX_CARDS)
      {
        const gboolean plain = deck == MW_PLAIN_DECK;
        const BonesSpot spot = bones_spot_section (
            bones_schema_section (&mw_schema, plain ? section : "decks"), (gint) deck - 1, content);

        bones_flaw_add (flaws, &spot, NULL,
                        plain ? N_ ("There are more than 256 cards in the plain deck")
                              : N_ ("There are more than 256 cards in this deck"),
                        NULL, NULL, NULL);
      }
}

/* ---- Reading ---- */

void
mw_decks_begin (MwContent *self)
{
  g_return_if_fail (self != NULL);

  self->decks[MW_PLAIN_DECK].classes = 1 << MW_MOW;
  self->decks[MW_PLAIN_DECK].price = MW_PRICE;
}

static guint32
read_races (GVariant *content, GVariant *row)
{
  guint32 races = 0;

  for (guint i = 0; i < bones_rows_count (row, "races"); i++)
    {
      g_autoptr (GVariant) race = bones_rows_get (row, "races", i);
      const gint n = mw_row_find (content, "races", bones_row_text (race, "race"));

      races |= n >= 0 && n < MW_MAX_RACES ? 1u << n : 0;
    }

  return races;
}

void
mw_deck_read (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  const BonesField *fields = mw_deck_fields;
  MwDeck *deck = &self->decks[i + 1];

  deck->id = mw_row_text (row, "id");
  deck->name = mw_row_text (row, "name");
  deck->holds = (guint8) bones_row_number (row, fields, "holds");
  deck->chosen = (guint8) bones_row_number (row, fields, "dealt");
  deck->unique = bones_row_is (row, "unique");
  deck->most_ship = (guint8) bones_row_number (row, fields, "most_ship");
  deck->free = (guint8) bones_row_number (row, fields, "free");
  deck->free_for = (guint8) bones_row_number (row, fields, "free_for");
  deck->dispel = (guint8) bones_row_number (row, fields, "dispel");
  deck->price = (guint16) bones_row_number (row, fields, "price");
  deck->races = read_races (content, row);
  deck->counters = is_filled (row, "counters") ? mw_row_text (row, "counters") : NULL;
  for (guint j = 0; j < bones_rows_count (row, "carriers"); j++)
    {
      g_autoptr (GVariant) carrier = bones_rows_get (row, "carriers", j);

      deck->classes |= (guint8) (1 << bones_row_number (carrier, carrier_fields, "class"));
    }

  if (deck->classes == 0)
    deck->classes = 1 << MW_MOW;
}

guint8
mw_deck_of (GVariant *content, GVariant *row)
{
  return (guint8) (1 + mw_row_find (content, "decks", bones_row_text (row, "deck")));
}

/* ---- Facts ---- */

gboolean
mw_deck_is_for (const MwContent *self, guint deck, const char *faction)
{
  g_return_val_if_fail (self != NULL && deck <= self->n_decks, FALSE);

  if (self->decks[deck].races == 0)
    return TRUE;

  for (guint race = 0; race < self->n_races; race++)
    if (g_strcmp0 (self->race_ids[race], faction) == 0)
      return self->decks[deck].races >> race & 1;

  return FALSE;
}

guint
mw_card_price (const MwContent *self, guint kind)
{
  const MwCard *card = &self->cards[kind];

  return card->price != MW_PRICE_OF_DECK ? card->price : self->decks[card->deck].price;
}

gboolean
mw_is_rank_for (const MwContent *content, guint rank, const char *faction)
{
  const MwRank *self = &content->ranks[rank];

  return (self->race == NULL || *self->race == '\0' || g_strcmp0 (self->race, faction) == 0)
         && mw_deck_is_for (content, self->deck, faction);
}

gboolean
mw_is_character_for (const BonesSetup *setup, guint character, const char *faction)
{
  const MwContent *content = setup->content;
  const MwCharacter *self = &content->characters[character];

  return (self->race == NULL || *self->race == '\0' || g_strcmp0 (self->race, faction) == 0)
         && (self->rank == 0
             || (setup->options[MW_MAX_WIZARDS] > 0
                 && mw_is_rank_for (content, self->rank - 1u, faction)));
}
