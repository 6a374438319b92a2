/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"
#include "spoil.h"

/* MW-FLT-02: races of a content set, as fleets are checked, made ready, and told of. The Iron
 * Gannet and the Reef Coil are the Reeds'. */

static BonesSetup *
make_setup (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = NULL;
  BonesSetup *setup;

  spoil_set (document, "ships.0.race", "\"REED\"");
  spoil_set (document, "monsters.0.race", "\"REED\"");
  spoil_set (document, "races.+",
             "{\"id\":\"REED\",\"name\":\"Reeds\",\"limits\":[{\"of\":\"SOL\",\"least\":2,"
             "\"most\":3},{\"of\":\"EX-FLY-1\",\"most\":1}]}");
  spoil_set (document, "races.+", "{\"id\":\"SALT\",\"name\":\"Salts\"}");
  content = spoil_content (document);
  setup = bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
  g_assert_no_error (error);
  return setup;
}

/* The number of the class @id. */
static guint
kind_of (const MwContent *content, const char *id)
{
  for (guint kind = 0; kind < content->n_templates; kind++)
    if (g_str_equal (content->templates[kind].id, id))
      return kind;

  g_assert_not_reached ();
}

typedef struct {
  const char *roster, *faults; /* those that only warn marked */
} Row;

static void
test_faults (void)
{
  static const Row rows[] = {
    { "Red/REED: EX-MOW-1* 6 EX-SOL-1", "" },
    { "Red/SALT: EX-MOW-1 EX-IND-1", "of-another-race:0" },
    { "Red/SALT: EX-IND-1 3 EX-SOL-1 EX-MON-1", "" }, /* MW-FLT-14: any race may field them */
    { "Red: EX-MOW-1* EX-IND-1", "" },
    { "Red/REED: EX-MOW-1*", "too-few-of-race:-1?" },
    { "Red/REED: EX-MOW-1* 6 EX-SOL-1 3 EX-FLY-1", "" }, /* one unit */
    { "Red/REED: EX-MOW-1* 6 EX-SOL-1 4 EX-FLY-1", "too-many-of-race:-1?" },
    { "Red/REED: 12 EX-SOL-1", "too-many-of-race:-1?" },
    { "Red/TIDE: EX-IND-1", "unknown-race:-1" },
  };
  g_autoptr (BonesSetup) setup = make_setup ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BonesRoster) roster = battle_roster (rows[i].roster);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      g_autoptr (GString) out = g_string_new (NULL);

      mw_check (setup, roster, faults);
      for (guint j = 0; j < faults->len; j++)
        {
          const BonesFault *fault = &g_array_index (faults, BonesFault, j);

          g_string_append_printf (out, "%s%s:%d%s", j > 0 ? " " : "", fault->what, fault->ship,
                                  fault->warns ? "?" : "");
        }
      g_assert_cmpstr (out->str, ==, rows[i].faults);
    }
}

#define LIMIT(...) "[{\"of\":" __VA_ARGS__ "}]"

/* What is said of @roster where @limit is the Tinkers’ only one: the faults, and what the fleet
 * has, may have, and the difference. */
static void
check_limit (JsonNode *document, const char *limit, const char *roster, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) content = NULL;
  g_autoptr (BonesSetup) setup = NULL;
  g_autoptr (BonesRoster) fleet = battle_roster (roster);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  g_autoptr (GString) said = g_string_new (NULL);

  spoil_set (document, "races.0.limits", limit);
  content = spoil_content (document);
  setup = bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
  g_assert_no_error (error);
  mw_check (setup, fleet, faults);
  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);

      g_string_append_printf (said, "%s%s%s:%d,%d,%d", i > 0 ? " " : "", fault->warns ? "?" : "",
                              fault->what, fault->values[0], fault->values[1], fault->values[3]);
    }

  g_assert_cmpstr (said->str, ==, expected);
}

/* Each kind of limit. */
static void
test_limits (void)
{
  static const struct {
    const char *limit, *roster, *said;
  } rows[] = {
    { LIMIT ("\"MOW\",\"least\":1"), "Red/TINKERS: EX-IND-1", "?too-few-of-race:0,1,1" },
    { LIMIT ("\"MOW\",\"least\":1,\"refuse\":true"), "Red/TINKERS: EX-IND-1",
      "too-few-of-race:0,1,1" },
    { LIMIT ("\"MOW\",\"least\":1"), "Red: EX-IND-1", "" },
    { LIMIT ("\"FLYER\",\"most\":1"), "Red/TINKERS: EX-IND-1 3 EX-FLY-1", "" },
    { LIMIT ("\"FLYER\",\"most\":1"), "Red/TINKERS: EX-IND-1 3 EX-FLY-1 EX-FLY-2",
      "?too-many-of-race:2,1,1" },
    { LIMIT ("\"FLYER\",\"most\":1,\"count\":\"ships\""), "Red/TINKERS: EX-IND-1 3 EX-FLY-1",
      "?too-many-of-race:3,1,2" },
    { LIMIT ("\"SOL\",\"most\":1"), "Red/TINKERS: 6 EX-SOL-1", "?too-many-of-race:2,1,1" },
    /* k for each m of a union */
    { LIMIT ("\"EX-IND-3\",\"most\":2,\"each\":3,\"per\":\"MOW\",\"per_also\":[{\"of\":\"SOL\"}]"),
      "Red/TINKERS: EX-MOW-2 EX-MOW-2 3 EX-SOL-1 EX-IND-3 EX-IND-3", "" },
    { LIMIT ("\"EX-IND-3\",\"most\":2,\"each\":3,\"per\":\"MOW\",\"per_also\":[{\"of\":\"SOL\"}]"),
      "Red/TINKERS: EX-MOW-2 3 EX-SOL-1 EX-IND-3", "?too-many-of-race:1,0,1" },
    { LIMIT ("\"EX-IND-3\",\"most\":1,\"each\":1,\"per\":\"MOW\",\"free\":1"),
      "Red/TINKERS: EX-IND-3", "" },
    { LIMIT ("\"IND\",\"least\":2,\"each\":1,\"per\":\"MOW\""), "Red/TINKERS: EX-MOW-2 EX-IND-1",
      "?too-few-of-race:1,2,1" },
    /* the command ship is free */
    { LIMIT ("\"MOW\",\"most\":1,\"free_flagship\":true"), "Red/TINKERS: EX-MOW-2* EX-MOW-2", "" },
    { LIMIT ("\"MOW\",\"most\":1,\"free_flagship\":true"), "Red/TINKERS: EX-MOW-2 EX-MOW-2",
      "?too-many-of-race:2,1,1" },
    /* per points of the battle, here 1,000 */
    { LIMIT ("\"EX-MOW-2\",\"most\":1,\"each\":500,\"per\":\"POINTS\""),
      "Red/TINKERS: EX-MOW-2 EX-MOW-2", "" },
    { LIMIT ("\"EX-MOW-2\",\"most\":1,\"each\":501,\"per\":\"POINTS\""),
      "Red/TINKERS: EX-MOW-2 EX-MOW-2", "?too-many-of-race:2,1,1" },
    /* wizards, of any rank or of one */
    { LIMIT ("\"WIZARD\",\"most\":0"), "Red/TINKERS: EX-MOW-2+LORD*", "?too-many-of-race:1,0,1" },
    { LIMIT ("\"WIZARD\",\"rank\":\"LORD\",\"most\":0"), "Red/TINKERS: EX-MOW-2+LORD*",
      "?too-many-of-race:1,0,1" },
    { LIMIT ("\"WIZARD\",\"rank\":\"LORD\",\"most\":0"), "Red/TINKERS: EX-MOW-2+MASTER*", "" },
    /* one of a set; one of each before a second */
    { LIMIT ("\"IND\",\"mix\":\"one_kind\""), "Red/TINKERS: EX-MOW-2 EX-IND-3 EX-IND-2 EX-IND-2",
      "?more-than-one-kind:2,1,1" },
    { LIMIT ("\"EX-IND-2\",\"also\":[{\"of\":\"EX-IND-3\"}],\"name\":\"Small craft\","
             "\"mix\":\"each_first\""),
      "Red/TINKERS: EX-IND-2 EX-IND-2", "?not-one-of-each:1,1,1" },
    { LIMIT ("\"EX-IND-2\",\"also\":[{\"of\":\"EX-IND-3\"}],\"name\":\"Small craft\","
             "\"mix\":\"each_first\""),
      "Red/TINKERS: EX-IND-2 EX-IND-3 EX-IND-2", "" },
    /* a share */
    { LIMIT ("\"IND\",\"share\":20,\"refuse\":true"), "Red/TINKERS: 2 EX-IND-2",
      "over-share:440,400,40" },
    /* allies, up to a share of the points */
    { LIMIT ("\"ALLY\",\"share\":20"), "Red/TINKERS: EX-MOW-2 EX-IND-1 EX-IND-1", "" },
    { LIMIT ("\"ALLY\",\"share\":15"), "Red/TINKERS: EX-MOW-2 2 EX-IND-1",
      "?over-share:360,300,60" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonNode) document = spoil_stock ();

      spoil_set (document, "races.0.allies", "[{\"race\":\"REED\"}]");
      spoil_set (document, "races.+", "{\"id\":\"REED\",\"name\":\"Reeds\"}");
      spoil_set (document, "ships.1.race", "\"REED\"");
      check_limit (document, rows[i].limit, rows[i].roster, rows[i].said);
    }
}

/* The stock set with as many ships as a set may have: those that are new are like the Tidewalker,
 * TWIN-20 to TWIN-63. */
static JsonNode *
make_full_set (void)
{
  JsonNode *document = spoil_stock ();
  JsonArray *ships = json_object_get_array_member (json_node_get_object (document), "ships");
  g_autofree char *tidewalker = json_to_string (json_array_get_element (ships, 1), FALSE);

  for (guint i = json_array_get_length (ships); i < MW_MAX_SHIPS; i++)
    {
      g_autofree char *path = g_strdup_printf ("ships.%u.id", i);
      g_autofree char *id = g_strdup_printf ("\"TWIN-%u\"", i);

      spoil_set (document, "ships.+", tidewalker);
      spoil_set (document, path, id);
    }

  return document;
}

/* However many classes a set has, a limit of one counts that one. Of a full set the Iron Gannet is
 * the 1st, the last twin the 64th, the Reef Coil the 65th and the Sump Eel the 66th. */
static void
test_limits_of_full_set (void)
{
  static const struct {
    const char *limit, *roster, *said;
  } rows[] = {
    { LIMIT ("\"TWIN-63\",\"most\":0"), "Red/TINKERS: EX-MOW-2 TWIN-63",
      "?too-many-of-race:1,0,1" },
    { LIMIT ("\"TWIN-63\",\"most\":0"), "Red/TINKERS: 3 EX-SOL-1 EX-MON-1", "" },
    { LIMIT ("\"EX-MON-1\",\"most\":0"), "Red/TINKERS: 3 EX-SOL-1 EX-MON-1",
      "?too-many-of-race:1,0,1" },
    { LIMIT ("\"EX-MON-1\",\"most\":0"), "Red/TINKERS: EX-MOW-1 TWIN-63 3 EX-SOL-1 EX-MON-2", "" },
    { LIMIT ("\"EX-MON-2\",\"most\":0"), "Red/TINKERS: 3 EX-SOL-1 EX-MON-2",
      "?too-many-of-race:1,0,1" },
    { LIMIT ("\"EX-MOW-1\",\"most\":0"), "Red/TINKERS: 3 EX-SOL-1 EX-MON-1", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (JsonNode) document = make_full_set ();

      check_limit (document, rows[i].limit, rows[i].roster, rows[i].said);
    }
}

/* What a fleet buys when it is fitted out is limited, too: by limits that refuse. */
static void
test_room (void)
{
  static const MwAboard bolt = { .characters = { 1 } }, gossip = { .decks = { [4] = 2 } };
  static const struct {
    const char *limit;
    MwLimitedOther other;
    guint one, room;
    const MwAboard *aboard;
  } rows[] = {
    { LIMIT ("\"WIZARD\",\"most\":1,\"refuse\":true"), MW_LIMITED_WIZARDS, 1, 1 },
    { LIMIT ("\"WIZARD\",\"most\":0,\"refuse\":true"), MW_LIMITED_WIZARDS, 3, 0 },
    { LIMIT ("\"WIZARD\",\"most\":0"), MW_LIMITED_WIZARDS, 2, G_MAXUINT },
    { LIMIT ("\"WIZARD\",\"rank\":\"LORD\",\"most\":0,\"refuse\":true"), MW_LIMITED_WIZARDS, 1,
      G_MAXUINT },
    { LIMIT ("\"WIZARD\",\"rank\":\"LORD\",\"most\":0,\"refuse\":true"), MW_LIMITED_WIZARDS, 3, 0 },
    { LIMIT ("\"CARD\",\"most\":3,\"each\":1,\"per\":\"MOW\",\"refuse\":true"), MW_LIMITED_CARDS, 0,
      6 },
    { LIMIT ("\"ANTI_FLYER\",\"most\":1,\"refuse\":true"), MW_LIMITED_CARDS, 0, G_MAXUINT },
    { LIMIT ("\"ANTI_FLYER\",\"most\":1,\"refuse\":true"), MW_LIMITED_WEAPONS, 0, 1 },
    { LIMIT ("\"CHARACTER\",\"most\":2,\"refuse\":true"), MW_LIMITED_CHARACTERS, 2, 1, &bolt },
    { LIMIT ("\"CHARACTER\",\"character\":\"BOLT\",\"most\":1,\"refuse\":true"),
      MW_LIMITED_CHARACTERS, 1, 0, &bolt },
    { LIMIT ("\"CHARACTER\",\"character\":\"BOLT\",\"most\":0,\"refuse\":true"),
      MW_LIMITED_CHARACTERS, 2, G_MAXUINT },
    { LIMIT ("\"DECK\",\"deck\":\"GOSSIP\",\"most\":3,\"refuse\":true"), MW_LIMITED_DECKS, 4, 1,
      &gossip },
    { LIMIT ("\"DECK\",\"deck\":\"GOSSIP\",\"most\":3,\"refuse\":true"), MW_LIMITED_DECKS, 3,
      G_MAXUINT, &gossip },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) document = spoil_stock ();
      g_autoptr (GVariant) content = NULL;
      g_autoptr (BonesSetup) setup = NULL;
      g_autoptr (BonesRoster) roster = battle_roster ("Red/TINKERS: 2 EX-MOW-2");
      g_autoptr (BonesRoster) raceless = battle_roster ("Red: 2 EX-MOW-2");

      spoil_set (document, "races.0.limits", rows[i].limit);
      content = spoil_content (document);
      setup = bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (mw_limit_room (setup, roster, rows[i].other, rows[i].one, rows[i].aboard),
                        ==, rows[i].room);
      g_assert_cmpuint (mw_limit_room (setup, raceless, rows[i].other, rows[i].one, rows[i].aboard),
                        ==, G_MAXUINT);
    }
}

/* A fleet that needs no thought keeps the limits of its race, and to its ships. */
static void
test_ready (void)
{
  g_autoptr (BonesSetup) setup = make_setup ();
  const MwContent *content = setup->content;
  const guint kite = kind_of (content, "EX-FLY-1");
  guint counts[MW_MAX_TEMPLATES], flyers = 0;

  for (guint i = 0; mw_ready_fleet (setup, "SALT", i, counts) != NULL; i++)
    {
      g_assert_cmpuint (counts[0], ==, 0);
      g_assert_cmpuint (counts[1] + counts[2], >, 0);
    }

  for (guint i = 0; mw_ready_fleet (setup, "REED", i, counts) != NULL; i++)
    {
      g_assert_cmpuint (counts[0], >, 0);
      g_assert_cmpuint (counts[2], <=, 9);
      g_assert_cmpuint (counts[kite], <=, 3); /* one unit */
    }

  /* MW-FLT-12: the allowance for flyers is used by the first. */
  for (guint i = 0; mw_ready_fleet (setup, NULL, i, counts) != NULL; i++)
    g_assert_cmpint (counts[kite] > 0, ==, i == 0);

  mw_ready_fleet (setup, NULL, 0, counts);
  g_assert_cmpuint (counts[0], >, 0);
  for (guint kind = kite; kind < content->n_templates; kind++)
    flyers += counts[kind];
  g_assert_cmpuint (flyers, >, 1);
  g_assert_cmpstr (mw_content_words (content, content->limits[5].words)->text, ==, "Storm Kite");
  g_assert_cmpstr (content->limits[4].words, ==, "class.SOL");
}

/* The stock set with one limit for its first race, or its second if it is about a deck of theirs.
 */
static BonesSetup *
limited_setup (const char *limit, const char **race)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document = spoil_stock ();
  g_autoptr (GVariant) content = NULL;
  BonesSetup *setup;
  const gboolean lamps = strstr (limit, "DECK") != NULL;

  *race = lamps ? "LAMPS" : "TINKERS";
  spoil_set (document, lamps ? "races.1.limits" : "races.0.limits", limit);
  content = spoil_content (document);
  setup = bones_setup_new (&bones_man_o_war, mw_content_new (content, &error));
  g_assert_no_error (error);
  setup->options[MW_MAX_WIZARDS] = 1;
  return setup;
}

/* Fleets that need no thought have what their race must have, and cost no more than they may. */
static void
test_minima (void)
{
  static const char *const limits[] = {
    LIMIT ("\"EX-IND-3\",\"least\":2,\"refuse\":true"),
    LIMIT ("\"EX-SOL-2\",\"least\":1,\"each\":1,\"per\":\"MOW\""),
    LIMIT ("\"EX-IND-2\",\"least\":2,\"most\":2,\"each\":1,\"per\":\"MOW\",\"refuse\":true"),
    LIMIT ("\"CHARACTER\",\"character\":\"BOLT\",\"least\":1,\"refuse\":true"),
    LIMIT ("\"CHARACTER\",\"least\":4,\"refuse\":true"),
    LIMIT ("\"CHARACTER\",\"least\":6,\"refuse\":true"),
    LIMIT ("\"WIZARD\",\"least\":1,\"refuse\":true"),
    LIMIT ("\"CARD\",\"least\":3,\"refuse\":true"),
    LIMIT ("\"ANTI_FLYER\",\"least\":2,\"refuse\":true"),
    LIMIT ("\"DECK\",\"deck\":\"CHARMS\",\"least\":2,\"refuse\":true"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      const char *race;
      g_autoptr (BonesSetup) setup = limited_setup (limits[i], &race);
      const MwContent *content = setup->content;
      guint counts[MW_MAX_TEMPLATES];

      for (guint fleet = 0; mw_ready_fleet (setup, race, fleet, counts) != NULL; fleet++)
        {
          g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
          g_autoptr (BonesRoster) roster = bones_roster_new ("Red");

          roster->faction = g_strdup (race);
          for (guint kind = 0; kind < content->n_templates; kind++)
            for (guint n = 0; n < counts[kind]; n++)
              bones_roster_add (roster, NULL, content->templates[kind].id, FALSE);

          mw_fit_out (setup, roster);
          mw_check (setup, roster, faults);
          for (guint j = 0; j < faults->len; j++)
            g_error ("%s: fleet %u: %s", limits[i], fleet,
                     g_array_index (faults, BonesFault, j).what);
        }
    }
}

/* What a fleet of the Tinkers breaks that has @ships, as limits of what is aboard, too. */
static void
test_limits_aboard (void)
{
  static const struct {
    const char *limit, *roster, *faults;
  } rows[] = {
    { LIMIT ("\"CHARACTER\",\"mix\":\"one_kind\",\"refuse\":true"),
      "Red/TINKERS: EX-MOW-1+character.BOLT*", NULL },
    { LIMIT ("\"CHARACTER\",\"mix\":\"one_kind\",\"refuse\":true"),
      "Red/TINKERS: EX-MOW-1+character.BOLT* EX-IND-1+character.WICK", "more-than-one-kind" },
    { LIMIT ("\"CHARACTER\",\"least\":1,\"each\":1,\"per\":\"MOW\",\"refuse\":true"),
      "Red/TINKERS: EX-MOW-1+character.BOLT* EX-MOW-1", "too-few-of-race" },
    { LIMIT ("\"CHARACTER\",\"share\":3,\"refuse\":true"), "Red/TINKERS: EX-MOW-1+character.BOLT*",
      NULL },
    { LIMIT ("\"CHARACTER\",\"share\":3,\"refuse\":true"),
      "Red/TINKERS: EX-MOW-1+character.BOLT* EX-IND-1+character.WICK", "over-share" },
    { LIMIT ("\"WIZARD\",\"share\":5,\"refuse\":true"), "Red/TINKERS: EX-MOW-1+LORD*",
      "over-share" },
    /* cards at their own prices, the free one for nothing: here 15 points of 1,000 */
    { LIMIT ("\"DECK\",\"deck\":\"CHARMS\",\"share\":2,\"refuse\":true"),
      "Red/LAMPS: EX-MOW-1+card.MC-11* EX-IND-1+card.MC-12", NULL },
    { LIMIT ("\"DECK\",\"deck\":\"CHARMS\",\"share\":1,\"refuse\":true"),
      "Red/LAMPS: EX-MOW-1+card.MC-11* EX-IND-1+card.MC-12", "over-share" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *race;
      g_autoptr (BonesSetup) setup = limited_setup (rows[i].limit, &race);
      g_autoptr (BonesRoster) roster = battle_roster (rows[i].roster);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

      mw_check (setup, roster, faults);
      g_assert_cmpstr (faults->len > 0 ? g_array_index (faults, BonesFault, 0).what : NULL, ==,
                       rows[i].faults);
    }
}

/* Ready-made fleets of a set keep the limits of their race that refuse. */
static void
test_sets_of_fleets (void)
{
  static const struct {
    const char *limit, *message;
  } rows[] = {
    { LIMIT ("\"EX-IND-3\",\"least\":2,\"refuse\":true"),
      "Fleet 1, “Barges”: Ships: Cinder Barge: 1, but fleets of its race have at least 2" },
    { LIMIT ("\"CHARACTER\",\"character\":\"BOLT\",\"least\":1,\"refuse\":true"),
      "Fleet 1, “Barges”: Ships: Captain Bolt: 0, but fleets of its race have at least 1" },
    { LIMIT ("\"IND\",\"most\":1,\"refuse\":true"),
      "Fleet 1, “Barges”: Ships: Independents: 2, but fleets of its race have at most 1" },
    { LIMIT ("\"IND\",\"mix\":\"one_kind\",\"refuse\":true"),
      "Fleet 1, “Barges”: Ships: Independents: 2 kinds, but fleets of its race have only one" },
    { LIMIT ("\"EX-IND-3\",\"least\":2"), NULL }, /* it only warns */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) document = spoil_stock ();
      g_autoptr (GVariant) content = NULL;
      MwContent *self;

      spoil_set (document, "races.0.limits", rows[i].limit);
      spoil_set (document, "fleets.0",
                 "{\"name\":\"Barges\",\"faction\":\"TINKERS\",\"ships\":[{\"class\":\"EX-IND-3\"},"
                 "{\"class\":\"EX-IND-2\"}]}");
      content = spoil_content (document);
      self = mw_content_new (content, &error);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, rows[i].message);
      g_clear_pointer (&self, mw_content_free);
    }
}

/* What the log calls special attacks and critical hits, which the content names. */
static void
test_named (void)
{
  g_autoptr (BonesSetup) setup = make_setup ();
  const MwContent *content = setup->content;
  const gint monster = (gint) kind_of (content, "EX-MON-1");
  const char *special = mw_value_words (content, "special", MW_ABILITY_NUMBER (monster, 0));

  g_assert_cmpstr (mw_content_words (content, special)->text, ==, "Crushing coils");
  for (gint i = 0; i < (gint) content->n_criticals; i++)
    {
      const char *critical = mw_value_words (content, "critical", i);

      g_assert_nonnull (mw_content_words (content, critical));
      g_assert_cmpstr (critical, !=, special);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: races", test_faults);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: ready", test_ready);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: ready, with what they must have", test_minima);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: limits of what is aboard", test_limits_aboard);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: ready-made fleets of a set", test_sets_of_fleets);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02, MW-TPL-13: limits", test_limits);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: limits of a full set", test_limits_of_full_set);
  g_test_add_func ("/man-o-war/fleets/MW-FLT-02: room for what is bought later", test_room);
  g_test_add_func ("/man-o-war/fleets/MW-MON-09: special attacks are named", test_named);
  return g_test_run ();
}
