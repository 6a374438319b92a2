/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"
#include "replay.h"

/*
 * Unusual situations: what happens when several rules meet, and what a careful reader of the
 * rulebook would ask.
 */

typedef struct {
  const char *rule;
  const char *what;
  const char *fleets;
  const char *options; /* as for battle_begin(), or NULL */
  const char *given;
  const char *script;
  const char *outcome;
} Row;

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

static const Row rows[] = {
  /* Booty dice */
  { "BS-BOOTY-5", "on a damage roll, as it was rolled", "Red: frigate*; Blue: frigate*", NULL,
    "Blue.booty=1", "activate R1; fire R1: port {B1:short} [4 1] [1 1] keep",
    "asks=damage of=Blue B1.hits=1" },
  { "BS-BOOTY-5", "on a battle", "Red: sloop*; Blue: sloop*", NULL, "Red.booty=1",
    HOOKS "board R1: [1] [6]", "asks=reroll of=Red" },
  { "BS-BOOTY-5", "on the roll-off", "Red: sloop*; Blue: sloop*", "edition=2015",
    "step=2 Red.booty=1", "initiative: [1] [6]", "asks=reroll of=Red" },
  { "BS-INIT-5", "every captain sees all dice before anybody decides on booty",
    "Ann: sloop*; Ben: sloop*; Cat: sloop*", "edition=2015", "step=2 Ann.booty=1 Cat.booty=1",
    "initiative: [1] [4] [3] keep booty [5]", "next=Cat Ann.booty=1 Cat.booty=0" },
  { "BS-INIT-5", "with init.booty, each decides before the next one rolls",
    "Red: sloop*; Blue: sloop*", "edition=2015 init.booty=after_each", "step=2 Red.booty=1",
    "initiative: [1]", "asks=reroll of=Red" },
  { "BS-BOOTY-6", "both spend, until both have passed", "Red: sloop*; Blue: sloop*", NULL,
    "Red.booty=2 Blue.booty=2", HOOKS "board R1: [3] [5] booty [5] booty [6] keep keep",
    "told=battle-drawn:6,6 Red.booty=1 Blue.booty=1" },
  { "BS-BOOTY-6", "a declared number opens the other side again", "Red: sloop*; Blue: sloop*",
    "booty.multi=best_of", "Red.booty=2 Blue.booty=3",
    SAIL "ram R1: B1 [5] [3] booty*2 [5] [6] booty*1 [6] keep",
    "asks=reroll of=Blue Red.booty=1 Blue.booty=1" },
  { "R-04", "a fleet that left the battle spends no booty",
    "Red: sloop*; Blue: sloop*; Cat: sloop*", "booty.whose=any", "Cat.booty=3",
    "concede Cat: yes; activate R1; fire R1: bow {B1:short} [1]", "asks=nothing told=missed" },
  { "R-03", "dice spent at once are told one by one", "Red: sloop*; Blue: sloop*",
    "booty.multi=best_of", "Red.booty=3",
    "activate R1; fire R1: bow {B1:short} [1] booty*2 [2] [3]",
    "told=booty-spent:2,0 told=booty-spent:1,0 told=missed Red.booty=1 asks=nothing" },
  { "R-07", "a declared number in the set-up", "Red: sloop*; Blue: sloop*",
    "booty.setup=on booty.multi=best_of", NULL, "set-up: [1] Red island [3] booty*2 [6] [4]",
    "asks=booty of=Blue Red.booty=4" },

  /* Moving */
  { "R-17", "turns take no more than there is", "Red: man_o_war*; Blue: man_o_war*",
    "turn.per_move=many", "wind=N", "activate R1; move R1: S", "asks=turn high=2 choices=" },
  { "R-17", "down to nothing", "Red: man_o_war*; Blue: man_o_war*", "turn.per_move=many", "wind=N",
    "activate R1; move R1: S 2", "asks=inches high=0" },
  { "R-49", "repairs before the move, or after it", "Red: sloop*; Blue: sloop*", NULL, "R1.hits=1",
    "activate R1; repair R1: [6]; move R1: turn 2; ram R1: B1 [6] [1] [6]",
    "R1.hits=0 R1.inches=200 fire:R1=repaired" },
  { "R-102", "a reef grounds as an island does", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "set-up: [1] Red reef [1] [1]; !Red.booty=0; !Blue.booty=0; !step=3; !wind=calm; " SAIL
    "ground-test R1: marker-1 near [1] [5]",
    "R1.aground=1 R1.hits=0 told=held" },
  { "R-20", "hooks and a battle from the rocks", "Red: sloop*; Blue: frigate*", NULL, NULL,
    SAIL "ground-test R1: marker-1 near [1] [6]; grapple R1: B1; board R1: [4] [5 2]",
    "R1.aground=1 told=battle-drawn:5,5" },
  { "R-88", "free of her enemy she frees herself", "Red: sloop* sloop; Blue: frigate*", NULL,
    "B1.aground=1 R2.ordered=1",
    HOOKS "board R1: [4] [5 2]; " ROUND "Red; !R1.status=sunk; " PASS ("R2") "activate B1",
    "B1.aground=0 told=freed B1.ordered=1" },
  { "BS-RAM-2", "two flagships sink each other", "Red: sloop* sloop; Blue: sloop* sloop", NULL,
    "R1.hits=1 B1.hits=1", SAIL "ram R1: B1 [3] [3] [1] [2] [1] [1]",
    "R1=sunk R2=in-play B1=sunk B2=fled active_ship=none over=Red" },

  /* Fire */
  { "BS-FIRE-2", "nothing lay under the template: the bank has fired", "Red: sloop*; Blue: sloop*",
    NULL, "R1.hits=1", "activate R1; fire R1: bow {}; move R1: straight 2",
    "R1.fired=1 asks=nothing grapple:R1=hooks-fired repair:R1=fired can=fire:R1" },
  { "BS-FIRE-3", "her own flagship, rolled for and lost", "Red: frigate sloop* sloop; Blue: sloop*",
    NULL, "R2.hits=1 R2.ordered=1 R3.ordered=1 B1.ordered=1",
    "activate R1; fire R1: port {R2:short B1:long} [4 1] [2] [3] [1] [2 4]",
    "R2=sunk R1=in-play R3=fled told=flagship-lost Red.flagship=none told=missed" },
  { "BS-SINK-1", "a man-o-war carries three hits", "Red: man_o_war*; Blue: man_o_war sloop*", NULL,
    "B2.ordered=1",
    "activate R1; fire R1: port {B1:short} [4 1 1] [1 1 1] [4 4 4];"
    "fire R1: starboard {B1:short} [4 1 1] [3 3 3]",
    "B1=in-play B1.hits=3 asks=damage" },
  { "BS-SINK-1", "a sloop one", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "activate R1; fire R1: bow {B1:short} [4] [4]", "B1=in-play B1.hits=1" },

  { "BS-DMG-4", "every hit is on the bill, the mended ones too", "Red: frigate*; Blue: frigate*",
    NULL, "R1.hits=1 R1.accumulated_hits=1",
    "activate R1; repair R1: [6 1]; move R1: straight 3;"
    "ground-test R1: marker-1 touched [1 1]; end-turn R1; activate B1;"
    "fire B1: port {R1:short} [4 1] [1 1] [5 1]",
    "R1.hits=2 R1.accumulated_hits=3" },
  { "BS-BOARD-6", "the hit that captures a ship counts as accumulated",
    "Red: sloop*; Blue: sloop sloop*", NULL, "B1.hits=1 B1.accumulated_hits=1",
    HOOKS "board R1: [6] [1] [1]", "B1.hits=1 B1.accumulated_hits=2" },

  /* Boarding */
  { "BS-BOARD-3", "the third battle has no +1", "Red: sloop*; Blue: frigate*", NULL, NULL,
    HOOKS "board R1: [4] [5 2]; " ROUND "Blue; board B1: [4 1] [4]; " ROUND
          "Red; board R1: [5] [4 4] [5 1]",
    "told=battle-won:5,4 B1.hits=0 bucket=none" },
  { "BS-BOARD-6", "the last ship, and scuttled", "Red: sloop*; Blue: sloop*", NULL, "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1: scuttle",
    "B1=sunk over=Red told=flagship-gone told=victory" },
  { "R-92", "a flagship retaken is a ship like any other",
    "Red: sloop* frigate; Blue: frigate sloop*", NULL, "R1.hits=1 B2.ordered=1",
    HOOKS "board R1: [1] [6 1] [1] [2]; aftermath B1: add B1 1;" PASS ("R2") ROUND "Red; " PASS (
        "R1") PASS ("B2") "activate R2; move R2: straight 2; grapple R2: R1; board R2: [6 1] [1]"
                          " [1]; aftermath R2: add R2 1",
    "R1.owner=Red Red.flagship=none B2=in-play Blue.morale_tested=0 asks=nothing" },
  { "R-92", "a flagship that is crewed anew is not the flagship",
    "Red: sloop*; Blue: sloop* frigate", NULL, "B1.hits=1",
    HOOKS "board R1: [6] [1] [1] [2]; aftermath R1: abandon; activate B2; move B2: straight 2;"
          "crew-hull B2: B1 B2 1",
    "B1.owner=Blue Blue.flagship=none" },
  { "R-25", "a ship that gives her last die lets go of her enemy",
    "Red: sloop sloop frigate*; Blue: frigate sloop*", NULL, "B2.hits=1 B2.ordered=1",
    HOOKS "board R1: [4] [5 2]; activate R2; move R2: straight 2; grapple R2: B2;"
          "board R2: [6] [1] [1] [2]; aftermath R2: add R1 1 yes",
    "R1=hull board:B1=not-grappled B2.owner=Red B1=in-play" },
  { "R-22", "a ship that repaired may throw hooks at one that fought",
    "Red: sloop sloop*; Blue: frigate*", NULL, "R1.hits=1 R2.hits=1",
    HOOKS "board R1: [1] [6 1] [1]; aftermath B1: abandon; activate R2; repair R2: [1];"
          "move R2: straight 1; grapple R2: B1",
    "told=hooked board:R2=other-fought can=end-turn:R2" },
  { "R-22", "a ship that threw hooks at one that fought may repair",
    "Red: sloop sloop*; Blue: frigate*", NULL, "R1.hits=1 R2.hits=1",
    HOOKS "board R1: [1] [6 1] [1]; aftermath B1: abandon; activate R2; move R2: straight 1;"
          "grapple R2: B1; repair R2: [6]",
    "R2.hits=0 can=end-turn:R2" },
  { "BS-MORALE-3", "a ship that is free again has her turn",
    "Red: sloop* sloop; Blue: frigate*; Cat: sloop*", NULL, "R2.ordered=1 C1.ordered=1",
    HOOKS "board R1: [4] [5 2]; " ROUND "Red Blue; concede Red: yes; " PASS ("C1") "activate B1",
    "R1=withdrawn board:B1=not-grappled can=move:B1" },

  { "R-21", "a target that keeps her turn may make repairs in it", "Red: sloop*; Blue: frigate*",
    "board.consumes_target=off", "B1.hits=1",
    HOOKS "board R1: [4] [5 2]; activate B1; repair B1: [6 1]", "B1.hits=0" },
  { "R-21", "a target keeps no turn after a later battle", "Red: sloop*; Blue: frigate*",
    "board.consumes_target=off", NULL,
    HOOKS "board R1: [4] [5 2]; " PASS ("B1") ROUND "Red; board R1: [4] [4 2]",
    "R1.ordered=1 B1.ordered=1 can=end-round" },
  { "R-23", "full of hits already, and one more", "Red: sloop*; Blue: sloop sloop*",
    "board.defeat=hits_equal_dice", "B1.hits=1", HOOKS "board R1: [6] [1] [2]",
    "B1=hull B1.hits=1 can=aftermath:R1" },

  /* Prizes */
  { "R-27", "a ship that loses crew does not sink", "Red: man_o_war*; Blue: man_o_war sloop*", NULL,
    "B1.hits=3 R1.hits=2 B2.ordered=1",
    HOOKS "board R1: [6 1 1] [1 1 1] [1 2 3]; aftermath R1: add R1 2",
    "R1=in-play R1.hits=2 R1.hull_dice=1 B1.hull_dice=2" },
  { "R-27", "the next hit does", "Red: man_o_war*; Blue: man_o_war sloop*", NULL,
    "B1.hits=3 R1.hits=2 B2.ordered=1",
    HOOKS "board R1: [6 1 1] [1 1 1] [1 2 3]; aftermath R1: add R1 2; " ROUND "Red; " PASS ("B2")
        SAIL "ground-test R1: marker-1 touched [4] [2]",
    "R1=sunk B1=in-play Red.morale_tested=1" },
  { "BS-AFTER-2", "a prize is her new fleet's at risk", "Red: man_o_war*; Blue: sloop sloop*", NULL,
    "B1.hits=1 B1.ordered=1 B2.ordered=1",
    HOOKS "board R1: [6 1 1] [1] [1]; aftermath R1: add R1 1; " ROUND "Blue; activate B2;"
          "fire B2: bow {B1:short} [4]",
    "asks=damage of=Red" },
  { "BS-AFTER-2", "a prize has her turn in the next round", "Red: man_o_war*; Blue: sloop sloop*",
    NULL, "B1.hits=1 B1.ordered=1 B2.ordered=1",
    HOOKS "board R1: [6 1 1] [1] [1]; aftermath R1: add R1 1; " ROUND "Red",
    "can=activate:B1 next=Red bucket=sloops" },

  /* The round */
  { "BS-INIT-5", "two ties at once, each rolled off on its own",
    "Ann: sloop*; Ben: sloop*; Cat: sloop*; Dan: sloop*", "edition=2015", "step=2",
    "initiative: [4] [4] [2] [2] [1] [1] [2] [5] [6] [3]; " PASS ("B1") PASS ("A1") PASS ("C1"),
    "next=Dan told=tied:2,4 told=tied:2,1 told=tied:2,2" },
  { "R-14", "a new round begins with its first player", "Red: sloop* sloop; Blue: sloop*",
    "init.restart=continue", NULL, PASS ("R1") PASS ("B1") PASS ("R2") ROUND "Red", "next=Red" },
  { "R-14", "a new class goes on with the next fleet", "Red: sloop frigate*; Blue: frigate*",
    "init.restart=continue init.cycle=whole_bucket", NULL, PASS ("R1"), "next=Blue" },
  { "BS-INIT-1", "a fleet that has left has no token", "Ann: sloop*; Ben: sloop*; Cat: sloop*",
    NULL, "step=2", "concede Cat: yes; initiative", "asks=token choices=fleet-1,fleet-2" },
  { "BS-SETUP-6", "striking in mid-turn", "Red: sloop* sloop; Blue: sloop*; Cat: sloop*", NULL,
    NULL, SAIL "concede Red: yes", "active_ship=none R1=withdrawn R2=withdrawn next=Blue over=no" },
  { "BS-SETUP-6", "no prize left to decide over, no fleet to win", "Red: sloop*; Blue: sloop*",
    NULL, "B1.hits=1", HOOKS "board R1: [6] [1] [1]; concede Red: yes", "over=draw B1=hull" },
  { "R-24", "no way out of a boarding action", "Red: sloop*; Blue: frigate*", NULL, NULL,
    HOOKS "board R1: [4] [5 2]; " ROUND "Red",
    "activate:R1=grappled end-round=still-to-order why:end-round=2" },
  { "R-87", "without the option no ship leaves the table", "Red: sloop*; Blue: sloop*", NULL, NULL,
    SAIL, "withdraw:R1=edge" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  const gboolean new = g_str_has_prefix (row->script, "set-up");
  g_autoptr (Battle) battle = new ? battle_new (row->fleets, row->options)
                                  : battle_begin (row->fleets, row->options, row->given);

  battle_do (battle, row->script);
  battle_check (battle, row->outcome);
}

/* BS-BOOTY-1, R-01: three of the six faces give 3 dice; the others give their own number. */
static void
test_booty (void)
{
  static const guint expected[] = { 3, 3, 3, 4, 5, 6 };

  for (guint face = 1; face <= 6; face++)
    {
      g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);
      g_autofree char *script = g_strdup_printf ("set-up: [1] island [%u]", face);

      battle_do (battle, script);
      g_assert_cmpuint (battle_game (battle)->fleets[0].tracks[BS_BOOTY], ==, expected[face - 1]);
    }
}

static BonesEntry *
misread (Battle *battle, guint32 seq, guint face)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_AMEND);

  entry->to = seq;
  entry->answer = bones_journal_entry (battle->journal, seq)->answer;
  entry->answer.values[0] = face;
  return entry;
}

/* If a hit is amended to a miss and back, the damage roll is asked for again. */
static void
test_miss_was_hit (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: frigate*", NULL, NULL);

  battle_do (battle, "activate R1; fire R1: port {B1:short} [2]");
  battle_append (battle, misread (battle, bones_journal_length (battle->journal), 5));
  battle_check (battle, "asks=damage of=Blue told=on-target untold=missed");
  battle_do (battle, "+ [1 1] [1 1]");
  battle_check (battle, "B1.hits=2 asks=nothing");
}

/* If a hit is amended to a miss, the damage rolls that follow are found and named, because nothing
 * asked for them. */
static void
test_hit_was_miss (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: frigate*", NULL, NULL);
  BonesEntry *entry;
  guint32 shot;

  battle_do (battle, "activate R1; fire R1: port {B1:short} [5]");
  shot = bones_journal_length (battle->journal);
  battle_do (battle, "+ [1 1] [1 1]");
  entry = misread (battle, shot, 2);
  entry->seq = bones_journal_length (battle->journal) + 1;
  bones_journal_append (battle->journal, entry);
  g_assert_cmpuint (bones_replay_follow (battle->replay, battle->journal), ==, shot + 1);
  g_assert_cmpint (battle_play (battle)->fit, ==, BONES_NOT_ASKED);
}

/* points that are left over are lost, and are no fault. */
static void
test_left_over (void)
{
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);
  g_autoptr (BonesRoster) roster = battle_roster ("Red: man_o_war* man_o_war man_o_war");
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));

  g_assert_cmpuint (bs_check (battle->setup, roster, faults), ==, 18);
  g_assert_cmpuint (faults->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/black-spot/lawyer/%s: %s", rows[i].rule, rows[i].what);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  g_test_add_func ("/black-spot/lawyer/BS-BOOTY-1: six faces", test_booty);
  g_test_add_func ("/black-spot/lawyer/R-08: left over", test_left_over);
  g_test_add_func ("/black-spot/lawyer/a miss was a hit", test_miss_was_hit);
  g_test_add_func ("/black-spot/lawyer/a hit was a miss", test_hit_was_miss);
  return g_test_run ();
}
