/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Content and fleets: which content is accepted, what it has, and what may be bought.
 */

/* Content that is refused, with what the error says. */
static void
assert_bad_content (const char *text, const char *message)
{
  g_autoptr (GVariant) variant = g_variant_ref_sink (g_variant_new_parsed (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (bs_content_new (variant, &error));
  g_assert_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT);
  g_assert_cmpstr (error->message, ==, message);
}

#define SLOOP                                                                                      \
  "{'id': <'sloop'>, 'bucket': <'sloops'>, 'cost_halves': <int64 2>, 'gun_dice': <int64 1>,"       \
  " 'hull_dice': <int64 1>, 'speed_halves': <int64 16>, 'turn_cost_halves': <int64 2>,"            \
  " 'turn_degrees': <int64 90>}"

static void
test_content (void)
{
  g_autoptr (GVariant) good = g_variant_ref_sink (
      g_variant_new_parsed ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>}"));
  g_autoptr (GVariant) older = g_variant_ref_sink (
      g_variant_new_parsed ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>,"
                            " 'spells': <{'rum': <{'casting': <int64 3>}>}>}"));
  g_autoptr (GError) error = NULL;
  BsContent *content = bs_content_new (good, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (content->n_classes, ==, 1);
  g_assert_cmpuint (content->classes[0].speed, ==, 800);
  bs_content_free (content);

  /* Content that is older than a spell does not have it. */
  content = bs_content_new (older, &error);
  g_assert_no_error (error);
  g_assert_true (content->spells[BS_SPELL_RUM].listed);
  g_assert_false (content->spells[BS_SPELL_LIGHTNING].listed);
  bs_content_free (content);

  assert_bad_content ("'nothing'", "The content is not an object");
  assert_bad_content ("{'classes': <[<1>]>}", "Class 1: A row must be an object");
  assert_bad_content ("{'wind.deck': <{'N': <int64 1>}>}",
                      "Classes: There must be 1 to 32 of them");
  assert_bad_content ("{'classes': <[<{'id': <'sloop'>}>]>, 'wind.deck': <{'N': <int64 1>}>}",
                      "Class 1, “sloop”: Bucket is missing");
  assert_bad_content ("{'classes': <[<" SLOOP ">, <" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>}",
                      "Class 2, “sloop”: Id “sloop” is used twice");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>}",
                      "Wind cards: There are 0 cards, not 1 to 256");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 0>}>}",
                      "Wind cards: There are 0 cards, not 1 to 256");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 100>}>}",
                      "Wind card 1, “N”: Copies is 100; it must be 0 to 99");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <'many'>}>}",
                      "Wind card 1, “N”: Copies must be a whole number");
  assert_bad_content (
      "{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'UP': <int64 1>}>}",
      "Wind card 1, “UP”: Id is “UP”; it must be one of N, NE, E, SE, S, SW, W, NW, calm");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <[<int64 1>]>}",
                      "“wind.deck” is not an object");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>,"
                      " 'spells': <{'rum': <{'casting': <int64 7>}>}>}",
                      "Spell 1, “rum”: Casting number is 7; it must be 1 to 6, or empty");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>,"
                      " 'spells': <{'rum': <{'faction': <'sirens'>}>}>}",
                      "Spell 1, “rum”: Faction is “sirens”, which does not exist");
  assert_bad_content ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>,"
                      " 'magic.deck': <{'rum': <int64 97>}>}",
                      "Spell cards: There are 97 cards, not 1 to 96");
  assert_bad_content (
      "{'classes': <[<{'id': <'barge'>, 'bucket': <'sloops'>,"
      " 'traits': <[<'floats'>]>}>]>}",
      "Class 1, “barge”: Traits is “floats”; it must be one of small-boat, monster, creature, "
      "dives, flies, passes, no-boarding, fireproof, devours");
}

/* BS-FLEET-2, BS-FLEET-5, BS-FLEET-9: the core classes of section 1.4; base sizes are in the data
 * for information. R-12: the deck. */
static void
test_classes (void)
{
  static const struct {
    const char *id;
    BsBucket bucket;
    guint cost, dice, speed, turn_limit;
  } core[] = { { "sloop", BS_SLOOPS, 2, 1, 800, 90 },
               { "frigate", BS_FRIGATES, 4, 2, 600, 45 },
               { "man_o_war", BS_MEN_O_WAR, 6, 3, 400, 45 } };
  g_autoptr (GError) error = NULL;
  BsContent *content = battle_content (NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (core); i++)
    {
      const BsClass *class = &content->classes[i];

      g_assert_cmpstr (class->id, ==, core[i].id);
      g_assert_null (class->needs);
      g_assert_cmpuint (class->cost, ==, core[i].cost);
      g_assert_cmpuint (class->bucket, ==, core[i].bucket);
      g_assert_cmpuint (class->gun_dice, ==, core[i].dice);
      g_assert_cmpuint (class->hull_dice, ==, core[i].dice);
      g_assert_cmpuint (class->speed, ==, core[i].speed);
      g_assert_cmpuint (class->turn_cost, ==, 100);
      g_assert_cmpuint (class->turn_limit, ==, core[i].turn_limit);
    }

  for (guint kind = 0; kind < BS_WIND_KINDS; kind++)
    g_assert_cmpuint (content->wind_deck[kind], ==, 2);

  bs_content_free (content);
}

/* BS-FLEET-3: only the name differs. */
static void
test_names_by_edition (void)
{
  g_autoptr (Battle) now = battle_new ("Red: sloop*", NULL);
  g_autoptr (Battle) then = battle_new ("Red: sloop*", "edition=2015");

  g_assert_cmpstr (bs_kind_words (now->setup->content, now->setup->options, 0), ==, "class.sloop");
  g_assert_cmpstr (bs_kind_words (then->setup->content, then->setup->options, 0), ==,
                   "class.caravel");
}

/* BS-SETUP-2, BS-SETUP-3: the players agree on the sides and on north; the rules only need the
 * eight points for wind and facings. */
static void
test_north (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: sloop*", NULL, "wind=N");

  battle_do (battle, "activate R1; move R1");
  battle_check (battle, "asks=facing choices=with,across,against,N,NE,E,SE,S,SW,W,NW");
  battle_do (battle, "+ N straight");
  battle_check (battle, "high=1000");
}

#define FANTASEA "fs.factions=on fs.special_models=on"

static const FleetRow fleet_rows[] = {
  /* name, fleet, options, price, faults */
  { "BS-FLEET-1: without ships it cannot play", "Red:", NULL, 0, "no-ships!" },
  { "BS-FLEET-4: one flagship", "Red: sloop* sloop*", NULL, 4, "flagships" },
  { "BS-FLEET-4: a fleet needs a flagship", "Red: sloop sloop", NULL, 4, "no-flagship" },
  { "BS-FLEET-2: of classes that there are", "Red: galleon*", NULL, 0, "unknown-class!" },
  { "BS-BATT-1: half a point", "Red: batteaux* batteaux sloop", "opt.batteaux=on", 4, "" },
  { "BS-SUPER-1: two variants, two and a half points", "Red: super_gun* super_stout",
    "opt.super_frigate=on", 10, "" },
  { "BS-FLEET-6: Super Frigates need their option", "Red: super_gun*", "opt.batteaux=on", 5,
    "class-not-offered!" },
  { "R-09: a boat may lead", "Red: batteaux*", "opt.batteaux=on", 1, "" },
  { "R-09: an Air Ship may lead", "Red/technomages: air_ship*", FANTASEA, 4, "" },
  { "R-09: a Submarine may lead", "Red/dwarves: submarine*", FANTASEA, 4, "" },
  { "R-09: unless the table says no", "Red/dwarves: submarine*",
    FANTASEA " flagship.special_ships=off", 4, "flagship-special" },
  { "BS-FLEET-4: never a monster", "Red/elves: dragon* sloop", FANTASEA, 6, "flagship-monster!" },
  { "FS-GEN-1: each fleet takes a faction", "Red: sloop*", FANTASEA, 2, "no-faction" },
  { "FS-GEN-1: one of eight", "Red/pirates: sloop*", FANTASEA, 2, "unknown-faction!" },
  { "FS-GEN-1: without factions none is required", "Red: sloop*", NULL, 2, "" },
  { "R-93: two fleets may have one faction", "Blue/undead: sloop*", FANTASEA, 2, "" },
  { "BS-FLEET-7: 12 points for Realmsmen",
    "Red/realmsmen: man_o_war* man_o_war man_o_war man_o_war", FANTASEA, 24, "" },
  { "BS-FLEET-7: half a point over the limit is too much",
    "Red/realmsmen: man_o_war* man_o_war man_o_war man_o_war batteaux", FANTASEA " opt.batteaux=on",
    25, "over-budget" },
  { "FS-FAC-5: in fantasy games only", "Red/realmsmen: man_o_war* man_o_war man_o_war frigate",
    NULL, 22, "over-budget" },
  { "FS-FAC-5: 12 for every 10", "Red/realmsmen: man_o_war* man_o_war", FANTASEA " fleet.points=5",
    12, "" },
  { "BS-FLEET-8: a faction's own model", "Red/elves: kraken sloop*", FANTASEA, 4,
    "not-her-special" },
  { "BS-FLEET-8: one at most", "Red/goblinoids: kraken kraken sloop*", FANTASEA, 6, "specials" },
  { "BS-FLEET-8: a Dragon needs the option of special models", "Red/elves: dragon sloop*",
    "fs.factions=on", 6, "class-not-offered!" },
  { "FS-ICHT: 1 point", "Red/barbarians: ichthyosaur sloop*", FANTASEA, 4, "" },
  { "FS-KRAK: 1 point", "Red/goblinoids: kraken sloop*", FANTASEA, 4, "" },
  { "FS-NARW: 1 point", "Red/realmsmen: narwhal sloop*", FANTASEA, 4, "" },
  { "FS-JELL: 1 point", "Red/saurians: jelly sloop*", FANTASEA, 4, "" },
  { "FS-WRAI: 1 point", "Red/undead: sea_wraith sloop*", FANTASEA, 4, "" },
  { "R-81: a creature is summoned, not bought", "Red/elves: kelp_king sloop*",
    FANTASEA " fs.magic=on", 2, "class-not-offered!" },
  { "R-98: boats and super frigates for all", "Red/elves: batteaux super_gun* dragon",
    FANTASEA " opt.batteaux=on opt.super_frigate=on", 10, "" },
  { "R-50: another propulsion", "Red/elves: sloop/side-wheel*", FANTASEA, 2, "" },
  { "R-50: one that there is", "Red/elves: sloop/oars*", FANTASEA, 2, "unknown-propulsion!" },
  { "P-16: a fleet sets up flagship, faction and variant only", "Red/undead: sloop", FANTASEA, 2,
    "no-flagship" },
};

/* Table 1.4 and section 11.2: cost in halves, dice, speed in hundredths, template, bucket and
 * faction. */
static void
test_special_classes (void)
{
  static const struct {
    const char *id, *faction;
    guint cost, guns, hull, speed, turn_cost, turn_limit;
    BsBucket bucket;
  } classes[] = {
    { "batteaux", NULL, 1, 1, 1, 400, 50, 90, BS_SLOOPS },
    { "super_gun", NULL, 5, 3, 2, 600, 100, 45, BS_FRIGATES },
    { "super_stout", NULL, 5, 2, 3, 600, 100, 45, BS_FRIGATES },
    { "air_ship", "technomages", 4, 1, 1, 500, 100, 90, BS_SLOOPS },
    { "submarine", "dwarves", 4, 1, 1, 500, 100, 90, BS_SLOOPS },
    { "dragon", "elves", 4, 1, 1, 800, 0, 360, BS_SLOOPS },
    { "ichthyosaur", "barbarians", 2, 1, 1, 1000, 0, 360, BS_SLOOPS },
    { "kraken", "goblinoids", 2, 2, 2, 600, 0, 360, BS_FRIGATES },
    { "narwhal", "realmsmen", 2, 2, 2, 600, 0, 360, BS_FRIGATES },
    { "jelly", "saurians", 2, 2, 2, 300, 0, 360, BS_FRIGATES },
    { "sea_wraith", "undead", 2, 1, 1, 400, 0, 360, BS_SLOOPS },
    { "kelp_king", NULL, 0, 2, 2, 600, 0, 360, BS_FRIGATES },
    { "amethyst_titan", NULL, 0, 2, 2, 600, 0, 360, BS_FRIGATES },
    { "pale_tooth_maw", NULL, 0, 2, 2, 600, 0, 360, BS_FRIGATES },
  };
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);
  const BsContent *content = battle->setup->content;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      const gint kind = bones_ruleset_kind (battle->setup, classes[i].id);
      const BsClass *class;

      g_assert_cmpint (kind, >=, 0);
      class = &content->classes[kind];
      g_assert_cmpuint (class->cost, ==, classes[i].cost);
      g_assert_cmpuint (class->gun_dice, ==, classes[i].guns);
      g_assert_cmpuint (class->hull_dice, ==, classes[i].hull);
      g_assert_cmpuint (class->speed, ==, classes[i].speed);
      g_assert_cmpuint (class->turn_cost, ==, classes[i].turn_cost);
      g_assert_cmpuint (class->turn_limit, ==, classes[i].turn_limit);
      g_assert_cmpuint (class->bucket, ==, classes[i].bucket);
      g_assert_cmpstr (class->faction > 0 ? content->factions[class->faction - 1].id : NULL, ==,
                       classes[i].faction);
    }
}

/* The table of section 11: propulsion, template, what a flagship holds on, boarding, ramming
 * (FS-FAC-4b, FS-FAC-6b). */
static void
test_factions (void)
{
  static const struct {
    const char *id;
    BsPropulsion propulsion;
    guint turn_limit, holds, ram_dice, percent;
    gint boarding, speed;
  } factions[] = {
    { "barbarians", BS_STERN_WHEEL, 0, 4, 0, 100, 0, 0 },
    { "dwarves", BS_SIDE_WHEEL, 90, 4, 0, 100, 0, 0 },
    { "elves", BS_SAIL, 90, 5, 0, 100, 0, 100 },
    { "goblinoids", BS_SAIL, 45, 5, 1, 100, 1, 0 },
    { "realmsmen", BS_SAIL, 0, 5, 0, 120, 0, 0 },
    { "saurians", BS_SAIL, 0, 5, 1, 100, 1, 0 },
    { "technomages", BS_SIDE_WHEEL, 90, 4, 0, 100, 0, 0 },
    { "undead", BS_SAIL, 0, 5, 0, 100, 1, 0 },
  };
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);
  const BsContent *content = battle->setup->content;

  g_assert_cmpuint (content->n_factions, ==, G_N_ELEMENTS (factions));
  for (guint i = 0; i < G_N_ELEMENTS (factions); i++)
    {
      const BsFaction *faction = &content->factions[i];

      g_assert_cmpstr (faction->id, ==, factions[i].id);
      g_assert_cmpuint (faction->propulsion, ==, factions[i].propulsion);
      g_assert_cmpuint (faction->turn_limit, ==, factions[i].turn_limit);
      g_assert_cmpuint (faction->holds, ==, factions[i].holds);
      g_assert_cmpuint (faction->ram_dice, ==, factions[i].ram_dice);
      g_assert_cmpuint (faction->percent, ==, factions[i].percent);
      g_assert_cmpint (faction->boarding, ==, factions[i].boarding);
      g_assert_cmpint (faction->speed, ==, factions[i].speed);
      g_assert_cmpint (faction->converts, ==, g_str_equal (faction->id, "undead"));
    }
}

/* BS-RATE-1: only the names change. */
static void
test_rating_names (void)
{
  static const char *const rated[][2] = { { "sloop", "class.unrated" },
                                          { "frigate", "class.frigate-rated" },
                                          { "man_o_war", "class.man_o_war-rated" },
                                          { "super_stout", "class.super_stout-rated" },
                                          { "batteaux", "class.batteaux-rated" } };
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", "opt.rating_names=on");
  const BonesSetup *setup = battle->setup;

  for (guint i = 0; i < G_N_ELEMENTS (rated); i++)
    {
      const guint kind = bones_ruleset_kind (setup, rated[i][0]);

      g_assert_cmpstr (bs_kind_words (setup->content, setup->options, kind), ==, rated[i][1]);
      g_assert_nonnull (bones_ruleset_words (&bones_black_spot, rated[i][1]));
    }
}

/* the hull keeps the propulsion that it was bought with; a monster has no sails and no
 * wheels. */
static void
test_commission (void)
{
  g_autoptr (Battle) battle =
      battle_new ("Red/barbarians: ichthyosaur sloop sloop/sail*; Blue: sloop*", FANTASEA);

  battle_check (battle, "R1.propulsion=3 R2.propulsion=1 R3.propulsion=0 R2.built=1 B1.built=0"
                        " Red.faction=1 Blue.faction=0 Red.wizard=0");
}

/* Content without factions and spells, as earlier versions had, can be played. */
static void
test_old_content (void)
{
  g_autoptr (GVariant) old = g_variant_ref_sink (
      g_variant_new_parsed ("{'classes': <[<" SLOOP ">]>, 'wind.deck': <{'N': <int64 1>}>}"));
  g_autoptr (Battle) battle = battle_new ("Red: sloop*; Blue: sloop*", NULL);
  g_autoptr (GError) error = NULL;
  BsContent *content = bs_content_new (old, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (content->n_factions, ==, 0);
  battle->setup->content = content;
  battle_do (battle, "set-up: [1] Red reef [3] [4]; draw-wind: N; initiative: Blue; activate B1");
  battle_check (battle, "active_ship=B1 Red.booty=3 can=move:B1");
  g_clear_pointer (&battle, battle_free);
  bs_content_free (content);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/fleets/content", test_content);
  g_test_add_func ("/black-spot/fleets/classes", test_classes);
  g_test_add_func ("/black-spot/fleets/names", test_names_by_edition);
  g_test_add_func ("/black-spot/fleets/north", test_north);
  g_test_add_func ("/black-spot/fleets/FS-FAC: factions", test_factions);
  g_test_add_func ("/black-spot/fleets/FS-MON: special classes", test_special_classes);
  g_test_add_func ("/black-spot/fleets/BS-RATE-1: names with rates", test_rating_names);
  g_test_add_func ("/black-spot/fleets/R-51: hulls", test_commission);
  g_test_add_func ("/black-spot/fleets/old content", test_old_content);
  battle_add_fleets ("fleets", fleet_rows, G_N_ELEMENTS (fleet_rows));
  return g_test_run ();
}
