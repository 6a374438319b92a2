/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "hands.h"
#include "harness.h"

#include <string.h>

/*
 * Section 12, the Magic phase: the worked examples 58 to 63 and 68, and what they leave untested of
 * wizards, cards and dispelling. test-spells.c tests what each spell does.
 */

#define FS "fs.factions=on fs.special_models=on fs.magic=on"
#define REAL FS " magic.hands=physical"

#define SLOOPS "Red/elves: sloop* sloop; Blue/undead: sloop* sloop"
#define THREE "Ann/elves: sloop*; Ben/undead: sloop*; Cat/dwarves: sloop*"

/* Round 1, with initiative settled and these hands: red and blue. */
#define PHASE(red, blue) "step=4 Red.cards=" red " Blue.cards=" blue
#define PASS(ship) "activate " ship "; end-turn " ship "; "
#define ROUND                                                                                      \
  PASS ("R1") PASS ("B1") PASS ("R2") PASS ("B2") "end-round; draw-wind: N; initiative: Red; "

static const BattleRow examples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "58: a dispel that fails, a spell that works", SLOOPS, FS, PHASE ("lightning", "lightning"),
    "magic; cast Red: lightning B1 dispel lightning [2] [5] [1]",
    "B1.hits=1 Red.hand=0 Blue.hand=0 Blue.attempted=1 told=fails-to-dispel",
    "FS-MAGIC-3 FS-MAGIC-5 FS-MAGIC-7" },
  { "59: dispelled on the number of the card that is used", SLOOPS, FS,
    PHASE ("eagles_eye", "eagles_eye"), "magic; cast Red: eagles_eye R1 dispel eagles_eye [4]",
    "Red.hand=0 Blue.hand=0 Red.attempted=1 Blue.attempted=1 unmarked=eagles-eye step=3",
    "FS-MAGIC-5" },
  { "60: a fizzle", SLOOPS, FS, PHASE ("wind_gust", "") " wind=N",
    "magic; cast Red: wind_gust N [1]", "Red.hand=1 Red.attempted=1 told=fizzles wind=N step=3",
    "FS-MAGIC-6" },
  { "61: Mega Magic", "Red/undead: sloop* sloop; Blue/elves: sloop* sloop", FS,
    PHASE ("volcano,mega_magic", "rum"), "magic; cast Red: volcano mega_magic {B1} [5] [1]",
    "B1.hits=1 Red.hand=0 Blue.hand=1 marker=volcano", "FS-MAGIC-3 FS-SPELL-08" },
  { "62: Rum on a 6", "Red/elves: frigate* sloop; Blue/undead: sloop*", FS,
    PHASE ("rum", "") " R1.hits=2 R1.accumulated_hits=2", "magic; cast Red: rum R1 [6]",
    "R1.hits=0 R1.accumulated_hits=2", "FS-SPELL-17" },
  { "62: Rum on a 3", "Red/elves: frigate* sloop; Blue/undead: sloop*", FS,
    PHASE ("rum", "") " R1.hits=2 R1.accumulated_hits=2", "magic; cast Red: rum R1 [3]",
    "R1.hits=1 R1.accumulated_hits=2", "FS-SPELL-17" },
  { "63: without a wizard a 5 is too little", SLOOPS, FS,
    PHASE ("wind_burst", "lightning") " Blue.wizard=0",
    "magic; cast Red: wind_burst S dispel lightning [5] [4]", "wind=S told=fails-to-dispel",
    "FS-MAGIC-5" },
  { "63: a 6 works", SLOOPS, FS, PHASE ("wind_burst", "lightning") " Blue.wizard=0",
    "magic; cast Red: wind_burst S dispel lightning [6]", "wind=calm told=dispels", "FS-MAGIC-5" },
};

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* Wizards */
  { "FS-WIZ-1: aboard the flagship", SLOOPS, FS, NULL, "", "Red.wizard=1 Blue.wizard=3" },
  { "FS-WIZ-2: sunk with her", SLOOPS, FS, "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [1] [2]", "B1=sunk Blue.wizard=0" },
  { "R-72: lost when she is taken", SLOOPS, FS, "B1.hits=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6] [1] [1] [2]",
    "B1=hull Blue.wizard=0 told=wizard-lost" },
  { "R-33: gone when she withdraws", SLOOPS, FS " edge.exit=withdraw", NULL,
    "activate R1; move R1: straight 2; withdraw R1", "Red.wizard=0" },
  { "FS-WIZ-3: no wizard, no casting", SLOOPS, FS,
    PHASE ("rum", "lightning") " Red.wizard=0 marker=ring::Blue", "magic",
    "cast:Red=no-wizard can=dispel:Red can=pass:Red" },
  { "FS-WIZ-4: one attempt a round", SLOOPS, FS, PHASE ("rum,wind_burst", "lightning,rum"),
    "magic; cast Red: wind_burst none S nobody [1]", "cast:Red=not-her-offer can=cast:Blue" },
  { "FS-WIZ-4: a new one each round", SLOOPS, FS, PHASE ("wind_burst", ""),
    "magic; cast Red: wind_burst S [1]; " ROUND "magic", "can=cast:Red Red.attempted=0" },
  { "R-110: of a fleet without a wizard, too", SLOOPS, FS,
    PHASE ("rum,lightning", "") " Red.wizard=0 marker=ring::Blue",
    "magic; dispel Red: marker-2 rum [5]",
    "Red.attempted=1 Red.hand=1 step=3 marker=ring told=turns-on-spell" },

  /* The state machine */
  { "FS-MAGIC-1: before the turns", SLOOPS, FS, "step=2", "initiative: Red",
    "step=4 activate:R1=magic-due can=magic end-round=magic-due" },
  { "FS-MAGIC-1: the first player first", SLOOPS, FS, PHASE ("rum", "rum"), "magic",
    "cast:Blue=not-her-offer can=pass:Red magic=magic-begun activate:R1=magic-first" },
  { "FS-MAGIC-1: whirlpools move before all", SLOOPS, FS,
    PHASE ("rum", "") " marker=whirlpool::Blue", "magic", "asks=whirlpool-inches of=table" },
  { "FS-MAGIC-2: an empty hand is passed over", SLOOPS, FS, PHASE ("", "rum"), "magic",
    "can=cast:Blue" },
  { "FS-MAGIC-2: no wizard and nothing that stands", SLOOPS, FS,
    PHASE ("rum", "rum") " Red.wizard=0", "magic", "can=cast:Blue" },
  { "FS-MAGIC-2: a captain who passed may act in the next turn of the order", SLOOPS, FS,
    PHASE ("wind_burst", "wind_gust,rum") " wind=N",
    "magic; pass Red; cast Blue: wind_gust none N nobody [1]",
    "can=cast:Red step=4 untold=magic-over" },
  { "FS-MAGIC-2: all passed", SLOOPS, FS, PHASE ("rum", "rum"), "magic; pass Red; pass Blue",
    "step=3 can=activate:R1 told=magic-over Red.hand=1" },
  { "P-10: cast, dispel, pass", SLOOPS, FS, PHASE ("rum", "rum") " marker=ring::Blue", "magic",
    "can=cast:Red can=dispel:Red can=pass:Red" },
  { "FS-MAGIC-3: the target is named first", SLOOPS, FS, PHASE ("lightning", "rum"),
    "magic; cast Red: lightning", "asks=spell-target ships=B1,B2 of=Red" },
  { "FS-MAGIC-4: the window is before the casting roll", SLOOPS, FS, PHASE ("lightning", "rum"),
    "magic; cast Red: lightning B1", "asks=dispel-window of=Blue choices=nobody,dispel" },
  { "P-02: if nobody dispels, the spell is rolled", SLOOPS, FS, PHASE ("lightning", "rum"),
    "magic; cast Red: lightning B1 nobody", "asks=casting of=Red Blue.hand=1" },
  { "FS-MAGIC-4: one after another, until one works", THREE, FS,
    "step=4 Ann.cards=wind_burst Ben.cards=lightning Cat.cards=lightning",
    "magic; cast Ann: wind_burst S dispel Ben lightning [1] dispel lightning [3]",
    "wind=calm Ben.hand=0 Cat.hand=0 Ann.hand=0 Ann.attempted=1" },
  { "P-02: those who may are asked which of them dispels", THREE, FS,
    "step=4 Ann.cards=wind_burst Ben.cards=lightning Cat.cards=lightning",
    "magic; cast Ann: wind_burst S dispel", "asks=dispeller of=Ben" },
  { "R-73: after a successful dispel nobody else is asked", THREE, FS,
    "step=4 Ann.cards=wind_burst Ben.cards=lightning Cat.cards=lightning",
    "magic; cast Ann: wind_burst S dispel Ben lightning [3]",
    "Cat.hand=1 Cat.attempted=0 can=cast:Cat" },
  { "FS-MAGIC-8: which of several spells that stand", SLOOPS, FS,
    PHASE ("lightning", "") " marker=ring::Blue marker=whirlpool::Blue",
    "magic: [1] [1] {}; dispel Red", "asks=standing-spell of=Red follows=1" },
  { "FS-MAGIC-4: a card is looked for in vain", SLOOPS, FS, PHASE ("wind_burst", "rum"),
    "magic; cast Red: wind_burst S dispel none [4]", "wind=S Blue.hand=1 Blue.attempted=0" },
  { "FS-MAGIC-5: booty on the die that dispels", SLOOPS, FS,
    PHASE ("wind_burst", "lightning") " Blue.booty=1",
    "magic; cast Red: wind_burst S dispel lightning [2] booty [3]", "wind=calm Blue.booty=0" },
  { "FS-MAGIC-5: Disrupting Dispel works by itself", SLOOPS, FS,
    PHASE ("wind_burst", "disrupting_dispel"),
    "magic; cast Red: wind_burst S dispel disrupting_dispel", "wind=calm told=dispels" },
  { "R-71: it rolls without a wizard", SLOOPS, FS,
    PHASE ("wind_burst", "disrupting_dispel") " Blue.wizard=0",
    "magic; cast Red: wind_burst S dispel disrupting_dispel", "asks=dispel of=Blue" },
  { "FS-MAGIC-6: booty on the casting die", SLOOPS, FS, PHASE ("wind_burst", "") " Red.booty=1",
    "magic; cast Red: wind_burst S [3] booty [4]", "wind=S Red.booty=0" },
  { "FS-MAGIC-7: the card is gone", SLOOPS, FS, PHASE ("wind_burst,rum", ""),
    "magic; cast Red: wind_burst none S [4]", "Red.hand=1 wind=S Red.attempted=1" },
  { "FS-MAGIC-8: a spell that stands", SLOOPS, FS, PHASE ("lightning", "") " marker=ring::Blue",
    "magic; dispel Red: marker-2 lightning [3]", "unmarked=ring Red.hand=0 Red.attempted=1" },
  { "FS-MAGIC-8: no window against it", SLOOPS, FS,
    PHASE ("lightning", "disrupting_dispel") " marker=ring::Blue",
    "magic; dispel Red: marker-2 lightning", "asks=dispel of=Red" },
  { "FS-MAGIC-8: the card is gone though it fails", SLOOPS, FS,
    PHASE ("lightning", "") " marker=ring::Blue", "magic; dispel Red: marker-2 lightning [2]",
    "marker=ring Red.hand=0" },
  { "R-101: a buff of this round", SLOOPS, FS, PHASE ("eagles_eye", "lightning"),
    "magic; cast Red: eagles_eye R1 nobody [4]; dispel Blue: marker-2 lightning [3]",
    "unmarked=eagles-eye step=3 R1=in-play" },
  { "R-101: an instant spell cannot be dispelled later", SLOOPS, FS,
    PHASE ("lightning", "lightning"), "magic; cast Red: lightning B1 nobody [5] [1]",
    "dispel:Blue=no-spell B1.hits=1" },
  { "FS-MAGIC-8: one's own, in a later round",
    "Red/barbarians: sloop* sloop; Blue/undead:"
    " sloop* sloop",
    FS, PHASE ("ring_of_fire,rum", ""),
    "magic; cast Red: ring_of_fire none B1 [5]; " ROUND "magic; dispel Red: marker-2 rum [5]",
    "unmarked=ring" },
  { "FS-MAGIC-9: the offer goes on", THREE, FS,
    "step=4 Ann.cards=wind_burst Ben.cards=rum Cat.cards=rum", "magic; pass Ann",
    "can=cast:Ben cast:Ann=not-her-offer" },
  { "FS-MAGIC-10: a dispel counts as the attempt of the round", SLOOPS, FS,
    PHASE ("wind_burst", "lightning,wind_burst"),
    "magic; cast Red: wind_burst S dispel lightning [1] [4]", "step=3 Blue.hand=1" },
  { "FS-MAGIC-10: a captain who passed may still dispel", SLOOPS, FS,
    PHASE ("lightning", "wind_burst"),
    "magic; pass Red; cast Blue: wind_burst S dispel lightning [3]", "wind=calm Red.attempted=1" },
  { "FS-MAGIC-11: this round, and no more", SLOOPS, FS, PHASE ("eagles_eye", ""),
    "magic; cast Red: eagles_eye R1 [4]; " PASS ("R1") PASS ("B1") PASS ("R2")
        PASS ("B2") "end-round",
    "unmarked=eagles-eye told=spell-over" },
  { "FS-MAGIC-11: faction spells stand", "Red/barbarians: sloop* sloop; Blue/undead: sloop* sloop",
    FS, PHASE ("ring_of_fire", ""), "magic; cast Red: ring_of_fire B1 [5]; " ROUND, "marker=ring" },
  { "R-77: they outlive their caster", "Red/barbarians: sloop* sloop; Blue/undead: sloop* sloop",
    FS, PHASE ("ring_of_fire", ""), "magic; cast Red: ring_of_fire B1 [5]; !R1.status=sunk",
    "marker=ring Red.wizard=0" },
  { "FS-MAGIC-12: killed in mid-phase", "Red/elves: sloop* sloop; Blue/undead: sloop* sloop", FS,
    PHASE ("lightning", "lightning") " B1.hits=1 marker=ring::Red",
    "magic; cast Red: lightning B1 nobody [5] [1] [2]",
    "Blue.wizard=0 cast:Blue=no-wizard can=dispel:Blue" },

  /* Cards */
  { "FS-DECK-2: a card not used is kept", SLOOPS, FS, PHASE ("rum", "rum"),
    "magic; pass Red; pass Blue", "Red.hand=1 Blue.hand=1" },
  { "FS-DECK-3: another faction's card is not cast", SLOOPS, FS, PHASE ("volcano,wind_burst", ""),
    "magic; cast Red", "choices=wind_burst,none" },
  { "R-111: a card that cannot be cast can dispel", SLOOPS, FS,
    PHASE ("wind_burst", "ring_of_fire"), "magic; cast Red: wind_burst S dispel ring_of_fire [3]",
    "wind=calm" },
  { "FS-SPELL-11: Disrupting Dispel is not cast", SLOOPS, FS,
    PHASE ("disrupting_dispel,mega_magic,wind_burst", ""), "magic; cast Red",
    "choices=wind_burst,none" },
  { "FS-SPELL-15: Mega Magic is asked about even if it is not held", SLOOPS, FS,
    PHASE ("wind_burst,rum", ""), "magic; cast Red: wind_burst", "asks=mega choices=none" },
  { "FS-SPELL-15: no window, no roll", SLOOPS, FS, PHASE ("wind_burst,mega_magic", "rum"),
    "magic; cast Red: wind_burst mega_magic S", "wind=S Red.hand=0 told=mega" },
  { "R-74: Mega Magic as a dispel, on a 6", SLOOPS, FS, PHASE ("wind_burst", "mega_magic"),
    "magic; cast Red: wind_burst S dispel mega_magic [5] [4]", "wind=S" },
  { "R-74: a spell cast with Mega Magic is dispelled by a roll", SLOOPS, FS,
    PHASE ("eagles_eye,mega_magic", "lightning,disrupting_dispel"),
    "magic; cast Red: eagles_eye mega_magic R1; dispel Blue: marker-2",
    "asks=dispel-card choices=lightning,none" },
  { "R-96: a hand is its fleet's secret", SLOOPS, FS, PHASE ("rum", "rum"), "magic; cast Red",
    "asks=spell of=Red" },
  { "FS-DECK-1: real cards are counted", SLOOPS, REAL, NULL, "", "Red.hand=7 Blue.hand=7" },
  { "FS-DECK-4: with real cards, cards are named when they are played", SLOOPS, REAL,
    "step=4 Blue.real_cards=0", "magic; cast Red: wind_burst none S [4]", "Red.hand=6 wind=S" },
  { "R-103: the wind can be told", SLOOPS, REAL, "step=1", "draw-wind: S", "wind=S" },
};

static guint
in_hand (Battle *battle, guint fleet, const char *kind)
{
  const BonesHands *hands = bones_black_spot.hands;
  guint n = 0;

  for (guint card = 0; card < bones_hands_n_cards (battle->setup); card++)
    n += battle_game (battle)->cards[hands->deck][card] == BONES_IN_HAND + fleet
         && g_str_equal (hands->ids[bones_hands_kind (battle->setup, card)], kind);

  return n;
}

static guint
in_place (Battle *battle, guint place)
{
  const BonesHands *hands = bones_black_spot.hands;
  guint n = 0;

  for (guint card = 0; card < bones_hands_n_cards (battle->setup); card++)
    n += battle_game (battle)->cards[hands->deck][card] == place;

  return n;
}

/* How many cards one deck has, with those of the factions. */
static guint
deck_size (const Battle *battle)
{
  const BsContent *content = battle->setup->content;
  guint n = 0;

  for (guint i = 0; i < BS_SPELLS; i++)
    n += content->spells[i].copies;

  return n;
}

/* Answers every question with the first answer that is open. */
static void
take_all (Battle *battle)
{
  while (battle_play (battle)->stop == BONES_ASKING)
    {
      const BonesAsk *ask = &battle_play (battle)->prompt;
      guint first = 0;
      g_autofree char *script = NULL;

      while (!bones_ask_allows (ask, first))
        first++;

      g_assert_cmpint (ask->hand, ==, BONES_TO_HAND);
      script = g_strdup_printf ("+ %s", ask->ids[first]);
      battle_do (battle, script);
    }
}

/* Ex 68: seven each, four left for Magic Flux (FS-DECK-4, R-68, R-69). */
static void
test_deal (void)
{
  g_autoptr (Battle) battle = battle_new ("Ann/elves: sloop*; Ben/undead: sloop*; Cat/dwarves:"
                                          " sloop*; Dan/goblinoids: sloop*",
                                          FS);

  battle_do (battle, "set-up: [1] Ann island [3] [3] [3] [3]");
  take_all (battle);
  battle_check (battle, "Ann.hand=7 Ben.hand=7 Cat.hand=7 Dan.hand=7");
  g_assert_cmpuint (in_place (battle, BONES_IN_PILE), ==, deck_size (battle) - 28);
  g_assert_cmpuint (in_hand (battle, 0, "kelp_king"), ==, 1);
  g_assert_cmpuint (in_hand (battle, 3, "sandbar"), >=, 1);
}

/* the second fleet of a faction gets a card from beyond the deck; FS-DECK-1: one deck for
 * four players or part of four. */
static void
test_spare_cards (void)
{
  g_autoptr (Battle) two = battle_new ("Ann/elves: sloop*; Ben/elves: sloop*", FS);
  g_autoptr (Battle) five =
      battle_new ("Ann/elves: sloop*; Ben/undead: sloop*; Cat/dwarves: sloop*;"
                  " Dan/goblinoids: sloop*; Eve/elves: sloop*",
                  FS);

  battle_do (two, "set-up: [1] Ann island [3] [3]");
  take_all (two);
  g_assert_cmpuint (in_hand (two, 0, "kelp_king"), ==, 1);
  g_assert_cmpuint (in_hand (two, 1, "kelp_king"), ==, 1);
  g_assert_cmpuint (in_place (two, BONES_IN_PILE), ==, deck_size (two) - 1 - 12);

  battle_do (five, "set-up: [1] Ann island [3] [3] [3] [3] [3]");
  take_all (five);
  g_assert_cmpuint (in_place (five, BONES_IN_PILE), ==, 2 * deck_size (five) - 35);
}

/* FS-DECK-4: cards are dealt last before round 1, after the booty dice (BS-SETUP-5); none without
 * magic. */
static void
test_when (void)
{
  g_autoptr (Battle) with = battle_new (SLOOPS, FS);
  g_autoptr (Battle) without = battle_new (SLOOPS, "fs.factions=on");

  battle_do (with, "set-up: [1] Red island [3] [3]");
  battle_check (with, "asks=spell-card of=Red draws=app round=0");
  battle_do (without, "set-up: [1] Red island [3] [3]");
  battle_check (without, "asks=nothing Red.hand=0 round=1");
}

/* FS-DECK-2: every card can dispel, on its own number. */
static void
test_dispel_numbers (void)
{
  static const guint needs[BS_SPELLS] = {
    [BS_SPELL_RING_OF_FIRE] = 3,     [BS_SPELL_CRUSHING_ROCKS] = 3,
    [BS_SPELL_KELP_KING] = 5,        [BS_SPELL_SANDBAR] = 6,
    [BS_SPELL_WHIRLPOOL] = 2,        [BS_SPELL_AMETHYST_TITAN] = 5,
    [BS_SPELL_PALE_TOOTH_MAW] = 3,   [BS_SPELL_VOLCANO] = 3,
    [BS_SPELL_BLOODTHIRST] = 4,      [BS_SPELL_DEATH_CANNON] = 4,
    [BS_SPELL_EAGLES_EYE] = 4,       [BS_SPELL_LIGHTNING] = 3,
    [BS_SPELL_MAGIC_FLUX] = 5,       [BS_SPELL_MEGA_MAGIC] = 6,
    [BS_SPELL_POSEIDONS_BREATH] = 5, [BS_SPELL_RUM] = 5,
    [BS_SPELL_SIREN_CALL] = 5,       [BS_SPELL_TELEPORT] = 3,
    [BS_SPELL_TYPHOON] = 2,          [BS_SPELL_WIND_BURST] = 4,
    [BS_SPELL_WIND_GUST] = 5
  };

  for (guint kind = 0; kind < BS_SPELLS; kind++)
    if (needs[kind] > 0)
      {
        g_autofree char *given =
            g_strdup_printf ("step=4 Red.cards=%s marker=whirlpool::Blue", bs_spell_ids[kind]);
        g_autofree char *script = g_strdup_printf (
            "magic: [1] [1] {}; dispel Red: marker-2 %s [%u]", bs_spell_ids[kind], needs[kind] - 1);
        g_autofree char *better = g_strdup_printf (
            "magic: [1] [1] {}; dispel Red: marker-2 %s [%u]", bs_spell_ids[kind], needs[kind]);
        g_autoptr (Battle) fails = battle_begin (SLOOPS, FS, given);
        g_autoptr (Battle) works = battle_begin (SLOOPS, FS, given);

        battle_do (fails, script);
        battle_check (fails, "marker=whirlpool");
        battle_do (works, better);
        battle_check (works, "unmarked=whirlpool");
      }
}

/* FS-MAGIC-6: each card's casting number: one less fizzles. */
static void
test_casting_numbers (void)
{
  static const struct {
    const char *card, *aim;
    guint needs;
  } spells[] = { { "bloodthirst", "R1", 4 }, { "death_cannon", "R1", 4 },
                 { "eagles_eye", "R1", 4 },  { "lightning", "B1", 5 },
                 { "magic_flux", "N", 3 },   { "poseidons_breath", "R1", 3 },
                 { "rum", "R1", 3 },         { "siren_call", "B1", 3 },
                 { "teleport", "R1", 5 },    { "typhoon", "", 6 },
                 { "wind_burst", "N", 4 },   { "wind_gust", "N", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (spells); i++)
    {
      g_autofree char *given =
          g_strdup_printf ("step=4 wind=N R1.hits=1 Red.cards=%s", spells[i].card);
      g_autofree char *less = g_strdup_printf ("magic; cast Red: %s %s [%u]", spells[i].card,
                                               spells[i].aim, spells[i].needs - 1);
      g_autofree char *enough = g_strdup_printf ("magic; cast Red: %s %s [%u]", spells[i].card,
                                                 spells[i].aim, spells[i].needs);
      g_autoptr (Battle) fizzles = battle_begin (SLOOPS, FS, given);
      g_autoptr (Battle) works = battle_begin (SLOOPS, FS, given);

      battle_do (fizzles, less);
      battle_check (fizzles, "told=fizzles Red.hand=1");
      battle_do (works, enough);
      battle_check (works, "told=takes-effect");
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("example", examples, G_N_ELEMENTS (examples));
  battle_add_rows ("magic", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/black-spot/example/68: seven cards each", test_deal);
  g_test_add_func ("/black-spot/magic/R-93: cards from a second deck", test_spare_cards);
  g_test_add_func ("/black-spot/magic/FS-DECK-4: when they are dealt", test_when);
  g_test_add_func ("/black-spot/magic/FS-DECK-2: dispel numbers", test_dispel_numbers);
  g_test_add_func ("/black-spot/magic/FS-MAGIC-6: casting numbers", test_casting_numbers);
  return g_test_run ();
}
