/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the ready-made fleets of a content set as any fleet is checked (fleet.c), under the
 * settings that allow the most. */
#include "man-o-war.h"
#include "mw-content.h"

/* What limits are called by. */
static void
name_row (MwContent *self, const char *kind, GVariant *row)
{
  mw_content_name (self, g_strdup_printf ("%s.%s", kind, bones_row_text (row, "id")),
                   bones_row_text (row, "name"));
}

/* Reads only what a fleet is checked by, so that other flaws of the rows do not matter. */
static void
read_templates (MwContent *self, GVariant *content)
{
  static const struct {
    const char *section;
    const BonesField *fields;
    guint most;
    MwClass class; /* of ships: see the row */
  } lists[] = {
    { "ships", mw_ship_fields, MW_MAX_SHIPS, MW_MOW },
    { "monsters", mw_monster_fields, MW_MAX_MONSTERS, MW_MONSTER },
    { "flyers", mw_flyer_fields, MW_MAX_FLYERS, MW_FLYER },
  };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < MIN (bones_rows_count (content, lists[list].section), lists[list].most);
         i++)
      {
        g_autoptr (GVariant) row = bones_rows_get (content, lists[list].section, i);
        MwTemplate *template = &self->templates[self->n_templates++];

        template->id = mw_row_text (row, "id");
        name_row (self, "template", row);
        template->race = mw_row_text (row, "race");
        template->points = (guint16) bones_row_number (row, lists[list].fields, "points");
        template->class =
            (guint8) (list == 0 ? (MwClass) bones_row_number (row, mw_ship_fields, "class")
                                : lists[list].class);
        if (template->class == MW_SOL)
          template->squadron =
              (guint8) CLAMP (bones_row_number (row, mw_ship_fields, "squadron"), 1, 12);
      }
}

static void
read_decks (MwContent *self, GVariant *content)
{
  mw_decks_begin (self);
  self->n_decks = (guint8) MIN (bones_rows_count (content, "decks"), MW_MAX_DECKS);
  for (guint i = 0; i < self->n_decks; i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "decks", i);

      mw_deck_read (self, content, row, i);
      name_row (self, "deck", row);
    }

  for (guint i = 0; i < MIN (bones_rows_count (content, "cards"), MW_MAX_CARDS); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "cards", i);
      MwCard *card = &self->cards[self->n_cards++];

      card->id = mw_row_text (row, "id");
      card->symbol = (guint8) mw_row_find (content, "symbols", bones_row_text (row, "symbol"));
      card->deck = mw_deck_of (content, row);
      card->price = (guint16) bones_row_number (row, mw_card_fields, "price");
      card->copies = (guint8) bones_row_number (row, mw_card_fields, "copies");
    }
}

static void
read_others (MwContent *self, GVariant *content)
{
  for (guint i = 0; i < MIN (bones_rows_count (content, "ranks"), MW_MAX_RANKS); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "ranks", i);

      self->ranks[self->n_ranks].id = mw_row_text (row, "id");
      name_row (self, "rank", row);
      self->ranks[self->n_ranks].race = mw_row_text (row, "race");
      self->ranks[self->n_ranks++].points =
          (guint16) bones_row_number (row, mw_rank_fields, "points");
    }

  read_decks (self, content);
  for (guint i = 0; i < MIN (bones_rows_count (content, "characters"), MW_MAX_CHARACTERS); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "characters", i);
      MwCharacter *character = &self->characters[self->n_characters++];

      character->id = mw_row_text (row, "id");
      name_row (self, "character", row);
      character->race = mw_row_text (row, "race");
      character->rank = (guint8) (1 + mw_row_find (content, "ranks", bones_row_text (row, "rank")));
      character->points = (guint16) bones_row_number (row, mw_character_fields, "points");
    }

  self->n_races = (guint8) MIN (bones_rows_count (content, "races"), MW_MAX_RACES);
  self->race_ids = g_new0 (const char *, self->n_races + 1u);
  for (guint i = 0; i < self->n_races; i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "races", i);

      self->race_ids[i] = bones_row_text (row, "id");
      self->allies[i] = mw_allies_read (content, row);
    }

  for (guint i = 0; i < MIN (bones_rows_count (content, "weapons"), MW_MAX_WEAPONS); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "weapons", i);

      self->weapons[i].anti_flyer = bones_row_is (row, "anti_flyer");
      self->weapons[i].race = mw_row_text (row, "race");
      self->n_weapons++;
    }
}

/* A set-up with the settings that allow the most; with the @limits of races, if no row is flawed.
 */
static BonesSetup *
make_setup (GVariant *content, gboolean limits)
{
  MwContent *self = g_new0 (MwContent, 1);
  BonesSetup *setup = bones_setup_new (&bones_man_o_war, self);
  const BonesOption *limit = &mw_options[MW_POINTS_LIMIT];

  self->words = mw_content_words_new ();
  read_templates (self, content);
  read_others (self, content);
  for (guint i = 0; limits && i < self->n_races; i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "races", i);

      mw_limits_read (self, i, row);
    }

  setup->options[MW_POINTS_LIMIT] = (guint8) (g_strv_length ((char **) limit->values) - 1);
  setup->options[MW_FLYER_ALLOWANCE] = mw_options[MW_FLYER_ALLOWANCE].highest;
  setup->options[MW_AFW_ALLOWANCE] = mw_options[MW_AFW_ALLOWANCE].highest;
  setup->options[MW_MAX_WIZARDS] = mw_options[MW_MAX_WIZARDS].highest;
  return setup;
}

/* The ids that the rows of the table @key have in @member; NULL if there are none. */
static char **
read_aboard (GVariant *ship, const char *key, const char *member)
{
  const guint n = bones_rows_count (ship, key);
  char **ids = n > 0 ? g_new0 (char *, n + 1) : NULL;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (ship, key, i);

      ids[i] = mw_row_text (row, member);
    }

  return ids;
}

static BonesRoster *
read_fleet (GVariant *row)
{
  BonesRoster *roster = bones_roster_new (bones_row_text (row, "name"));

  roster->faction = g_strdup (bones_row_text (row, "faction"));
  roster->cards = (guint) MAX (0, bones_row_number (row, mw_fleet_fields, "cards"));
  for (guint i = 0; i < bones_rows_count (row, "ships"); i++)
    {
      g_autoptr (GVariant) ship = bones_rows_get (row, "ships", i);
      BonesRosterShip *bought =
          bones_roster_add (roster, bones_row_text (ship, "name"), bones_row_text (ship, "class"),
                            bones_row_is (ship, "flagship"));

      bought->wizard = g_strdup (bones_row_text (ship, "wizard"));
      bought->anti_flyer = bones_row_is (ship, "anti_flyer");
      bought->characters = read_aboard (ship, "characters", "character");
      bought->cards = read_aboard (ship, "cards", "card");
    }

  return roster;
}

/* The flaw for each fault, and its field. A missing row is a flaw of form, so it is not listed
 * here. */
static const struct {
  const char *what, *key, *text;
  gboolean points;
} sentences[] = {
  { "no-ships", "ships", N_ ("{field}: the fleet has no ships") },
  { "not-in-threes", "class",
    N_ ("{field}: her class is bought {most} at a time, but there are {value}") },
  { "too-many-monsters", "ships",
    N_ ("{field}: {value} sea monsters, but only {most} squadrons of ships of the line") },
  { "no-command-ship", "flagship", N_ ("{field}: only a man-o’-war can carry the Admiral") },
  { "two-command-ships", "flagship", N_ ("{field}: the fleet has a command ship already") },
  { "wizard-on-beast", "wizard", N_ ("{field}: only ships can carry a wizard") },
  { "two-wizards", "wizard", N_ ("{field}: the fleet has a wizard already") },
  { "rank-not-for-race", "wizard", N_ ("{field}: the fleet cannot have this rank") },
  { "character-on-beast", "characters", N_ ("{field}: only ships can carry a character") },
  { "character-twice", "characters", N_ ("{field}: the fleet has that character already") },
  { "character-not-for-race", "characters", N_ ("{field}: the fleet cannot have that character") },
  { "card-not-chosen", "cards", N_ ("{field}: cards of that deck are drawn, not chosen") },
  { "card-not-for-race", "cards", N_ ("{field}: the fleet cannot have that card") },
  { "no-place-for-card", "cards", N_ ("{field}: the ship carries no cards of that deck") },
  { "too-many-cards-aboard", "cards", N_ ("{field}: the ship may carry only {most} of that deck") },
  { "card-of-same-symbol", "cards", N_ ("{field}: two cards of one symbol") },
  { "too-many-of-card", "cards", N_ ("{field}: the fleet may have that card {most} times") },
  { "no-place-for-weapon", "anti_flyer", N_ ("{field}: only men-o’-war can carry one") },
  { "no-anti-flyer-weapon", "anti_flyer", N_ ("{field}: the set has no anti-flyer weapon") },
  { "no-ship-for-cards", "cards",
    N_ ("{field}: only men-o’-war carry cards, and the fleet has none") },
  { "too-many-cards", "cards",
    N_ ("{field}: apart from the Admiral’s card the deck has only {value}") },
  { "of-another-race", "class", N_ ("{field}: the ship belongs to another race") },
  { "too-few-of-race", "ships",
    N_ ("{field}: {least}: {value}, but fleets of its race have at least {most}") },
  { "too-many-of-race", "ships",
    N_ ("{field}: {least}: {value}, but fleets of its race have at most {most}") },
  { "over-share", "ships",
    N_ ("{field}: {least} for {value} points, but fleets of its race have at most {most}"), TRUE },
  { "more-than-one-kind", "ships",
    N_ ("{field}: {least}: {value} kinds, but fleets of its race have only one") },
  { "not-one-of-each", "ships",
    N_ ("{field}: {least}: fleets of its race have one of each before a second") },
  { "over-budget", "ships",
    N_ ("{field}: the fleet costs {value} points, but no battle allows more than {most}"), TRUE },
};

/* What the limit is of that @fault is about, or NULL. */
static const char *
name_of_limit (const BonesSetup *setup, const BonesFault *fault)
{
  static const char *const what[] = { "too-few-of-race",    "too-many-of-race", "over-share",
                                      "more-than-one-kind", "not-one-of-each",  NULL };
  const MwContent *content = setup->content;
  const BonesWords *words = g_strv_contains (what, fault->what)
                                ? bones_setup_words (setup, content->limits[fault->values[2]].words)
                                : NULL;

  return words != NULL ? words->text : NULL;
}

static void
add_flaw (const BonesSetup *setup, const BonesFault *fault, const BonesSpot *fleet, GVariant *row,
          GPtrArray *flaws)
{
  const BonesField *table = bones_fields_find (mw_fleet_fields, "ships");
  const BonesField *fields = fault->ship >= 0 ? mw_fleet_ship_fields : mw_fleet_fields;
  BonesSpot spot = *fleet;

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].what, fault->what))
      {
        const BonesField unit = { .kind = sentences[i].points ? BONES_FIELD_POINTS
                                                              : BONES_FIELD_NUMBER };
        g_autofree char *value = bones_field_to_text (&unit, fault->values[0]);
        const char *limited = name_of_limit (setup, fault);
        g_autofree char *most = bones_field_to_text (&unit, fault->values[1]);
        g_autoptr (GVariant) ship =
            fault->ship >= 0 ? bones_rows_get (row, "ships", (guint) fault->ship) : NULL;

        if (ship != NULL)
          spot = bones_spot_table (fleet, table, fault->ship, ship);

        bones_flaw_add (flaws, &spot, bones_fields_find (fields, sentences[i].key),
                        sentences[i].text, value, limited, most);
      }
}

void
mw_content_check_fleets (GVariant *content, GPtrArray *flaws)
{
  const BonesSection *section = bones_schema_section (&mw_schema, "fleets");
  g_autoptr (BonesSetup) setup = make_setup (content, flaws->len == 0);

  for (guint i = 0; i < bones_rows_count (content, section->key); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, section->key, i);
      const BonesSpot spot = bones_spot_section (section, (gint) i, content);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      g_autoptr (BonesRoster) roster = read_fleet (row);

      mw_check (setup, roster, faults);
      for (guint j = 0; j < faults->len; j++)
        if (!g_array_index (faults, BonesFault, j).warns)
          add_flaw (setup, &g_array_index (faults, BonesFault, j), &spot, row, flaws);
    }
}
