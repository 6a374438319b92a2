/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a ship's card shows of her, whatever the system: recorded battles at some moment, without a
 * display. */
#include "card-facts.h"
#include "content.h"
#include "envelope.h"
#include "registry.h"
#include "ship-art.h"

/* Recordings, and the entries after which they show what is tested: losses of all three ratings of
 * Fury, a flagship, that wait for the end of the phase; the Dread Pirate with the black king in a
 * skirmish; ships under way in the rules of 2015, which have no traits. */
#define LOSSES_WAIT "naval-duel/three-ships.json", 168
#define KING_FIGHTS "dread-pirate/two-players.json", 49
#define AT_SEA "two-fleets-2015.json", 40

typedef struct {
  BonesStore *store;
  BonesTable *table;
  BonesView *view;
} Moment;

/* The recorded battle of file @name as it was after entry @seq. */
static Moment
open_at (const char *name, guint32 seq)
{
  g_autofree char *path = g_build_filename (GAMES, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  Moment moment = { NULL };
  gint64 game;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  envelope = bones_envelope_read (text, length, &error);
  g_assert_no_error (error);
  moment.store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  game = bones_envelope_import_as_it_is (envelope, moment.store, &error);
  g_assert_no_error (error);
  moment.table = bones_table_open (moment.store, game, &error);
  g_assert_no_error (error);
  moment.view = bones_view_new_at (moment.table, BONES_NOBODY, seq, &error);
  g_assert_no_error (error);
  return moment;
}

static void
close_moment (Moment *moment)
{
  bones_view_free (moment->view);
  g_object_unref (moment->table);
  bones_store_close (moment->store);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Moment, close_moment)

static const BonesShipView *
ship_called (const Moment *moment, const char *name)
{
  for (guint i = 0; bones_view_ship (moment->view, i) != NULL; i++)
    if (g_str_equal (bones_view_ship (moment->view, i)->name, name))
      return bones_view_ship (moment->view, i);
  g_assert_not_reached ();
}

static const BonesCardChip *
chip_at (const BonesCardFacts *facts, guint i)
{
  g_assert_cmpuint (i, <, facts->chips->len);
  return &g_array_index (facts->chips, BonesCardChip, i);
}

/* ND-FLT: each result of the five tables, a flagship's second rolls among them; what came twice is
 * told once. */
static void
test_results_are_named (void)
{
  g_auto (Moment) moment = open_at (LOSSES_WAIT);
  g_autoptr (BonesCardFacts) flagship = bones_card_facts_new (ship_called (&moment, "Fury"), FALSE);
  g_autoptr (BonesCardFacts) other = bones_card_facts_new (ship_called (&moment, "Tempest"), FALSE);

  g_assert_cmpstr (flagship->notes, ==,
                   "Extra Guns · Artillerist · Gunners’ Mates ×2 · Extra Masts · Swashbuckler · "
                   "Land Power · Patrol / Raiders");
  g_assert_cmpstr (other->notes, ==,
                   "Extra Masts · Salty Dog · Smart Sailors · Land Power · Invasion Fleet");
  g_assert_null (flagship->kind); /* there is but one class */
  g_assert_nonnull (strstr (flagship->said, "Swashbuckler"));
  g_assert_cmpstr (flagship->look.fit, ==, "extra_guns");
  g_assert_cmpstr (other->look.fit, ==, "extra_masts");
}

/* What the phase will cost stands beside the rating, and in no chip. */
static void
test_losses_are_beside (void)
{
  g_auto (Moment) moment = open_at (LOSSES_WAIT);
  const BonesShipView *fury = ship_called (&moment, "Fury");
  g_autoptr (BonesCardFacts) facts = bones_card_facts_new (fury, FALSE);
  guint fields[BONES_MOST_ZONES];
  const BonesCardPlan plan = bones_card_plan (fury, fields);
  static const gint lost[] = { 3, 1, 1 };

  g_assert_cmpuint (plan.n_zones, ==, G_N_ELEMENTS (lost));
  g_assert_false (plan.dice);
  for (guint i = 0; i < plan.n_zones; i++)
    {
      g_assert_cmpint (plan.kinds[i], ==, BONES_ZONE_NUMBER);
      g_assert_cmpint (bones_card_lost (fury, fields[i]), ==, lost[i]);
    }
  for (guint i = 0; i < facts->chips->len; i++)
    g_assert_null (strstr (chip_at (facts, i)->text, "to be lost"));
}

/* Where she is stands first, then what is hers, then whom she fights; each with a picture. */
static void
test_squares_come_first (void)
{
  g_auto (Moment) moment = open_at (KING_FIGHTS);
  const BonesShipView *ship = ship_called (&moment, "Dauntless");
  g_autoptr (BonesCardFacts) facts = bones_card_facts_new (ship, FALSE);
  guint fields[BONES_MOST_ZONES];
  const BonesCardPlan plan = bones_card_plan (ship, fields);

  g_assert_cmpstr (chip_at (facts, 0)->icon, ==, "square");
  g_assert_cmpstr (chip_at (facts, 1)->icon, ==, "dread-pirate");
  g_assert_cmpstr (chip_at (facts, 1)->text, ==, "The Dread Pirate");
  g_assert_cmpstr (chip_at (facts, facts->chips->len - 1)->text, ==, "Skirmish: Fury");
  for (guint i = 0; i < facts->chips->len; i++)
    g_assert_nonnull (chip_at (facts, i)->icon);
  g_assert_true (facts->look.black);
  g_assert_cmpstr (facts->kind, ==, "Sloop of war");
  g_assert_cmpstr (facts->notes, ==, "Gun decks: 1 · King");
  g_assert_cmpuint (plan.n_zones, ==, 1);
  g_assert_cmpint (plan.kinds[0], ==, BONES_ZONE_PEGS);
}

/* How she left is seen. */
static void
test_who_left (void)
{
  static const struct {
    const char *status;
    BonesShipState state;
  } rows[] = { { "sunk", BONES_SHIP_SUNK },
               { "destroyed", BONES_SHIP_SUNK },
               { "fled", BONES_SHIP_FLED },
               { "withdrawn", BONES_SHIP_WITHDRAWN } };

  g_auto (Moment) moment = open_at (KING_FIGHTS);
  BonesShipView ship = *ship_called (&moment, "Fury");

  ship.in_play = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ship.status = (char *) rows[i].status;
      g_assert_cmpint (bones_card_look (&ship).state, ==, rows[i].state);
    }
}

/* A system whose class says it all has nothing to note, and its cards are as low as ever. */
static void
test_nothing_to_note (void)
{
  g_auto (Moment) moment = open_at (AT_SEA);
  const BonesShipView *ship = bones_view_ship (moment.view, 0);
  g_autoptr (BonesCardFacts) facts = bones_card_facts_new (ship, FALSE);

  g_assert_cmpuint (ship->traits->len, ==, 0);
  g_assert_cmpstr (facts->notes, ==, "");
  g_assert_null (facts->kind);
}

/* Every class of every system has a drawing of its own, and every bond a picture. */
static void
test_all_are_drawn (void)
{
  static const char *const systems[] = { "black-spot", "naval-duel", "dread-pirate" };

  for (guint s = 0; s < G_N_ELEMENTS (systems); s++)
    {
      g_autoptr (GError) error = NULL;
      const BonesRuleset *ruleset = bones_ruleset_find (systems[s]);
      g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, &error);

      g_assert_no_error (error);
      for (guint i = 0; i < ruleset->n_kinds (setup->content); i++)
        {
          const char *kind = ruleset->kind_id (setup->content, i);

          g_assert_cmpstr (bones_ship_art (kind)->kind, ==, kind);
        }
      for (guint i = 1; s > 0 && ruleset->link_kinds[i] != NULL; i++)
        g_assert_nonnull (bones_words_icon (setup, "status", ruleset->link_kinds[i]));
    }
  g_assert_true (bones_ship_art_fitted ("ship-of-the-line", "extra_crew")
                 != bones_ship_art_fitted ("ship-of-the-line", NULL));
  g_assert_true (bones_ship_art_fitted ("ship-of-the-line", "teapot")
                 == bones_ship_art ("ship-of-the-line"));
}

static gboolean
shows (const BonesCardFacts *facts, const char *icon, const char *text)
{
  for (guint i = 0; i < facts->chips->len; i++)
    if (g_strcmp0 (chip_at (facts, i)->icon, icon) == 0
        && g_str_equal (chip_at (facts, i)->text, text))
      return TRUE;
  return FALSE;
}

/* MW-SET-08, MW-SNK-04: where Admiral and wizard are, as long as they are anywhere; afterwards
 * their fleet tells what became of them. */
static void
test_people_are_found (void)
{
  static const char *const texts[][2] = { { "Admiral", "Wizard" },
                                          { "Admiral clings", "Wizard clings" } };
  static const char *const told[] = { "", "Admiral clings, wizard clings", "wizard dead" };
  Moment moment = open_at ("man-o-war/flyers-kept-rolls.json", 1);
  guint stage = 0;

  for (guint32 seq = 2; seq <= bones_table_get_seq (moment.table) && stage < 3; seq++)
    {
      g_autoptr (BonesCardFacts) facts = NULL;
      const BonesShipView *ship;
      const char *people;

      bones_view_free (moment.view);
      moment.view = bones_view_new_at (moment.table, BONES_NOBODY, seq, NULL);
      ship = ship_called (&moment, "Resolute");
      people = ((BonesFleetView *) g_ptr_array_index (moment.view->fleets, ship->origin))->people;
      facts = bones_card_facts_new (ship, FALSE);
      if (stage < 2 && shows (facts, "magic", texts[stage][1]))
        {
          g_assert_true (shows (facts, "flagship", texts[stage][0]));
          g_assert_nonnull (strstr (facts->said, stage == 0 ? "wizard" : "wizard clings"));
          g_assert_true (shows (facts, "sunk", "Sunk") == (stage == 1));
          g_assert_cmpstr (people, ==, stage == 0 ? NULL : told[stage]);
          stage++;
        }
      else if (stage == 2 && strstr (people, told[stage]) != NULL)
        {
          g_assert_false (shows (facts, "magic", texts[1][1]));
          stage++;
        }
    }
  g_assert_cmpuint (stage, ==, 3);
  close_moment (&moment);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-facts/results", test_results_are_named);
  g_test_add_func ("/card-facts/losses", test_losses_are_beside);
  g_test_add_func ("/card-facts/squares", test_squares_come_first);
  g_test_add_func ("/card-facts/left", test_who_left);
  g_test_add_func ("/card-facts/nothing", test_nothing_to_note);
  g_test_add_func ("/card-facts/drawn", test_all_are_drawn);
  g_test_add_func ("/card-facts/people", test_people_are_found);
  return g_test_run ();
}
