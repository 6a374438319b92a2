/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/*
 * Twenty-two classes as owners have them, with names and numbers of our own (owners.json): what
 * makes each of them what it is happens without a hand rule. A row begins with the class and says
 * the mechanic that it shows; docs/man-o-war.md says how each is written.
 */

#define SET "content=owners.json"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define BLUE "step=4 round=2 order=Blue,Red "
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define OF(class) "Red: " class "; Blue: PLAIN*"
#define FIRE "activate R1; fire R1: "
#define AT_RED "activate B1; fire B1: port band.GUN.0 "
#define NEAR "band.GUN.0 "

static const BattleRow owners[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "OX: a treadwheel, as fast as a die says", OF ("OX"), SET, BATTLE,
    "activate R1; move R1: ahead [4]", "asks=turns a=600", "MW-MOV-01" },
  { "OX: which is asked for after a change by hand, too", OF ("OX"), SET, BATTLE,
    "activate R1; move R1: ahead !R1.crew=2", "asks=way-speed about=R1 dice=1", NULL },
  { "OX: which backs", OF ("OX"), SET, BATTLE, "activate R1; move R1: back [4]",
    "asks=ran-into a=200", NULL },
  { "OX: may hurt her, and slows with each waterline box", OF ("OX"), SET, BATTLE,
    "activate R1; move R1: ahead [1]", "told=way-fails R1.hull=1 asks=turns a=200", NULL },
  { "OX: and is lost with its place", OF ("OX"), SET, BATTLE "R1.lost_2=2", "activate R1",
    "move:R1=no-speed", NULL },

  { "HIVE: a gun is lost with each box", OF ("HIVE"), SET, BATTLE "R1.lost_1=1", "",
    "R1.guns=0,3,3,0", NULL },
  { "HIVE: honours printed apart from the boxes", OF ("HIVE"), SET, BATTLE "R1.status=sunk", "",
    "Blue.honours=7", NULL },
  { "HIVE: what helps her when she is boarded keeps nobody off", OF ("HIVE"), SET, BLUE "R1.crew=3",
    "activate B1; board B1: R1", "R1.crew=4 asks=facing", NULL },
  { "HIVE: nor does a ward that needs a die, which is rolled when she is rammed", OF ("HIVE"), SET,
    BLUE, "activate B1; move B1: oars 0 ship yes", "told=rams asks=ability about=R1:B1 needs=5",
    "MW-RAM-02" },
  { "HIVE: she says which of two kinds of boat is launched", OF ("HIVE"), SET, BATTLE,
    "activate R1; launch R1", "asks=launch choices=template.SPAR,template.EMBER", "MW-ACT-03" },
  { "HIVE: and the other is left", OF ("HIVE"), SET, BATTLE,
    "activate R1; launch R1: template.EMBER; launch R1",
    "Ra.kind=EMBER Rb.kind=SPAR launch:R1=no-boats", NULL },

  { "CLAW: a ram by a chart", OF ("CLAW"), SET, BATTLE, "activate R1; move R1: oars 0 ship yes",
    "told=rams asks=table about=B1", "MW-RAM-02" },
  { "CLAW: which holds and boards", OF ("CLAW"), SET, BATTLE,
    "activate R1; move R1: oars 0 ship yes [3]",
    "B1.hull=1 linked=stuck:R1:B1 told=boards asks=facing", NULL },
  { "CLAW: and is lost with the bow", OF ("CLAW"), SET, BATTLE "R1.lost_1=1",
    "activate R1; move R1: oars 0 ship", "told=touches asks=nothing", NULL },

  { "MAIDEN: her mast costs other inches with the wind astern", OF ("MAIDEN"), SET,
    BATTLE "R1.lost_2=1", "activate R1; move R1", "asks=wind-angle a=400 b=600", "MW-MOV-03" },

  { "SKIFF: moves by magic, with free turns", OF ("SKIFF"), SET, BATTLE,
    "activate R1; move R1: ahead", "asks=ran-into a=300", NULL },
  { "SKIFF: twice a turn", OF ("SKIFF"), SET, BATTLE,
    "activate R1; move R1: ahead nothing; move R1: ahead nothing", "move:R1=moved R1.done=129",
    NULL },

  { "WHALE: a ship that is a beast boards with its wounds", OF ("WHALE"), SET, BATTLE "R1.hull=2",
    "activate R1; board R1: B1 no-guns [1] [1]", "told=boarding-round:5,6 R1.hull=3 R1.crew=3",
    "MW-BRD-02" },
  { "WHALE: has one track of wounds", OF ("WHALE"), SET, BLUE, AT_RED "[1 1] [1] [1]",
    "R1.lost_1=2 R1.hull=2 R1.crew=4", NULL },

  { "ORGAN: shots by a die", OF ("ORGAN"), SET, BATTLE, FIRE "in-reach [6 4 2]", "told=fires:6,0",
    NULL },
  { "ORGAN: of which a 1 jams a gun", OF ("ORGAN"), SET, BATTLE, FIRE "in-reach [6 4 1]",
    "told=misfires R1.guns=2,0,0,0 told=fires:5,0", NULL },

  { "KETTLE: a mortar whose template covers several ships", "Red: KETTLE; Blue: PLAIN* MAIDEN", SET,
    BATTLE, FIRE "B1 in-reach [2] high [4] [6] {B2}", "told=fires asks=to-hit about=R1:B2",
    "MW-CMB-07" },
  { "KETTLE: which spends rounds and has to be loaded", OF ("KETTLE"), SET, BATTLE,
    FIRE "in-reach [2] high [1]", "R1.lost_3=1 R1.lost_4=2 fire:R1=no-guns", NULL },
  { "KETTLE: and hurts her when it misfires", OF ("KETTLE"), SET, BATTLE, FIRE "in-reach [1]",
    "told=misfires R1.ablaze_1=1 untold=fires", NULL },

  { "LOGS: fall through the decks from above, two boxes each", OF ("LOGS"), SET, BATTLE,
    FIRE "in-reach [1] [1] [1]", "told=falls-through B1.lost_2=2 B1.lost_1=2 asks=waterline",
    NULL },

  { "FEVER: a plague", OF ("FEVER"), SET, BATTLE, FIRE "in-reach high [1] [1]",
    "B1.crew=3 marker=effect:B1", NULL },
  { "FEVER: again in each end phase, until a die ends it", OF ("FEVER"), SET, BATTLE,
    FIRE "in-reach high [1] [1]; done R1; activate B1; done B1; end-phase: [3]",
    "B1.crew=2 told=effect-again", "MW-END-03" },

  { "UNDER: dives", OF ("UNDER"), SET, BATTLE, "activate R1; move R1: way.UNDER.DIVES nothing",
    "R1.depth=submerged told=goes-under", NULL },
  { "UNDER: torpedoes below the waterline", OF ("UNDER"), SET, BATTLE, FIRE "in-reach [1] [6]",
    "B1.hull=1 R1.lost_3=2", NULL },

  { "FORT: turrets that fire by themselves", OF ("FORT"), SET, BATTLE, "activate R1; fire R1",
    "asks=bank choices=guns.FORT.0,guns.FORT.1", NULL },
  { "FORT: does not move", OF ("FORT"), SET, BATTLE, "activate R1", "move:R1=no-speed", NULL },

  { "HAMMER: strikes the ship that she touches", OF ("HAMMER"), SET, BATTLE "link=touches:R1:B1",
    "activate R1; special R1: yes [3]", "told=special-hits asks=where about=B1", NULL },
  { "HAMMER: and saws", OF ("HAMMER"), SET, BATTLE "link=touches:R1:B1",
    "activate R1; special R1: no yes [5]", "told=special-hits asks=waterline about=B1", NULL },
  { "HAMMER: not without her arm", OF ("HAMMER"), SET, BATTLE "link=touches:R1:B1 R1.lost_1=1",
    "activate R1; special R1", "asks=special needs=5", NULL },

  { "MIST: must be passed to fire at her", OF ("MIST"), SET, BLUE, AT_RED "[4]",
    "told=turned-aside asks=nothing", NULL },
  { "MIST: is not boarded until she is damaged", OF ("MIST"), SET, BLUE, "activate B1",
    "board:B1=nobody-to-board", NULL },
  { "MIST: and then is", OF ("MIST"), SET, BLUE "R1.lost_2=1", "activate B1", "can=board:B1",
    NULL },
  { "MIST: nor rammed", OF ("MIST"), SET, BLUE, "activate B1; move B1: oars 0 ship",
    "told=touches asks=nothing", NULL },
  { "MIST: saves against magic", "Red: MIST; Blue: PLAIN*", SET,
    "step=3 round=2 order=Blue,Red Blue.rank=1 Blue.wizard_ship=2 Blue.wizard_fate=0 "
    "Blue.cards=spell.HUSH Blue.magic=0 ",
    "magic: spell.HUSH R1 [4] [4]", "told=spell-averted R1.no_fire=0", "MW-MAG-02" },

  { "KENNEL: slaves, dogs and house guard", OF ("KENNEL"), SET, BATTLE, "", "R1.fights=7,5", NULL },
  { "KENNEL: high sides", OF ("KENNEL"), SET, BLUE, "activate B1; board B1: R1 [1] [1]",
    "told=boarding-round:6,8", NULL },
  { "KENNEL: who fall in their order", OF ("KENNEL"), SET, BATTLE "R1.crew=2", "", "R1.fights=4,4",
    NULL },
  { "KENNEL: crew that comes back, pumps, repairs by a die", OF ("KENNEL"), SET,
    END "R1.crew=4 R1.hull=2 R1.lost_1=1", "end-phase: [4] [4] [5]",
    "R1.crew=5 R1.hull=1 R1.lost_1=0", "MW-END-03" },

  { "MOTHER: boats, as many as boxes", OF ("MOTHER"), SET, BATTLE "R1.lost_2=1",
    "activate R1; launch R1; launch R1", "Ra=in-play launch:R1=no-boats", NULL },
  { "MOTHER: a torpedo that travels rams once", OF ("MOTHER"), SET, BATTLE,
    "activate R1; launch R1; done R1; !Ra.ordered=0; activate B1; done B1; "
    "activate Ra; move Ra: ship B1 yes [1]",
    "told=rams B1.hull=2 Ra=sunk", "MW-RAM-03" },

  { "EMBER: a fire ship that burns whom she meets", OF ("EMBER"), SET, BATTLE,
    "activate R1; move R1: across 0 ship [1] [1]", "B1.ablaze_2=1", NULL },
  { "EMBER: and blows up", OF ("EMBER"), SET, BLUE "link=touches:R1:B1 R1.hull=1",
    AT_RED "[6 1] [1]", "asks=where about=B1", NULL },

  { "RAFT: ships lashed together", "Red: 2 RAFT; Blue: PLAIN*", SET, BATTLE,
    "activate R1; lash R1: R2", "linked=lashed:R1:R2", NULL },
  { "RAFT: are cut loose by a die", "Red: 2 RAFT; Blue: PLAIN*", SET, BATTLE "link=lashed:R1:R2",
    "activate R1; cut-loose R1", "asks=cut-loose needs=5", NULL },

  { "GULL: sails in squadrons of five", "Red: 5 GULL; Blue: PLAIN*", SET, BATTLE "", "",
    "R1.squadron=1 R5.squadron=1", NULL },

  { "HOOK: grapples that a die cuts", OF ("HOOK"), SET, BATTLE,
    "activate R1; board R1: B1 no-guns [1] [6] cut [4]", "told=grapples-hold", NULL },
  { "HOOK: a drawbridge", OF ("HOOK"), SET, BATTLE, "activate R1; board R1: B1 no-guns [1] [1]",
    "told=boarding-round:8,6", NULL },

  { "SERPENT: several attacks, aimed low, at a worse save", "Red: PLAIN* SERPENT; Blue: PLAIN*",
    SET, BATTLE "R2.depth=surface ", "activate R2: surface [1 2] {B1} yes [3] [1]",
    "told=special-hits asks=save bonus=-2", "MW-MON-09" },
  { "SERPENT: is hit by bands", "Red: PLAIN* SERPENT; Blue: PLAIN*", SET, BLUE "R2.depth=surface ",
    "activate B1; fire B1: port R2 band.GUN.0", "asks=beast-save bonus=-1", "MW-MON-15" },

  { "BATS: in threes, with riders, begin no fight", "Red: PLAIN* 3 BATS; Blue: PLAIN*", SET, BATTLE,
    "activate R2: {B1} no yes [3]", "B1.crew=3 asks=nothing", "MW-FLY-06" },
  { "BATS: two dice in the first round", "Red: PLAIN* 3 BATS; Blue: PLAIN* CROW", SET, BLUE,
    "activate B2: {R2} no yes [1]", "asks=close-combat dice=2 about=R2:B2", "MW-FLY-09" },
};

#define PILOTED(fleet) "Red/FOLK: " fleet "; Blue: PLAIN*"
#define FITTING "round=0 step=0 "

static const BattleRow fleets[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a fleet whose roster names another is asked for the character that its race must have",
    PILOTED ("PLAIN+character.COOK*"), SET, FITTING, "muster: none",
    "told=character-aboard asks=character of=Red choices=character.PILOT,none", "MW-FLT-10" },
  { "and for nobody else", PILOTED ("PLAIN+character.COOK*"), SET, FITTING,
    "muster: none character.PILOT", "asks=deal", NULL },
  { "a fleet whose roster names him is not asked", PILOTED ("PLAIN+character.PILOT*"), SET, FITTING,
    "muster: none", "asks=deal", NULL },
  { "a fleet whose roster names nobody is offered all", PILOTED ("PLAIN*"), SET, FITTING,
    "muster: none", "asks=character choices=character.PILOT,character.COOK,character.CLERK,none",
    NULL },
};

/* Every class of the set has a row; the plain ship, the crow and the boat help others. */
static void
test_all_shown (void)
{
  g_autoptr (GError) error = NULL;
  MwContent *content = battle_content (SET, &error);
  static const char *const help[] = { "PLAIN", "CROW", "SPAR", NULL };
  guint n = 0;

  g_assert_no_error (error);
  for (guint kind = 0; kind < content->n_templates; kind++)
    {
      g_autofree char *head = g_strconcat (content->templates[kind].id, ": ", NULL);
      guint shown = 0;

      for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
        shown += g_str_has_prefix (owners[i].name, head);

      if (!g_strv_contains (help, content->templates[kind].id))
        {
          g_assert_cmpuint (shown, >, 0);
          n++;
        }
    }

  g_assert_cmpuint (n, ==, 22);
  mw_content_free (content);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("proof", owners, G_N_ELEMENTS (owners));
  battle_add_rows ("forced characters", fleets, G_N_ELEMENTS (fleets));
  g_test_add_func ("/man-o-war/proof/all classes are shown", test_all_shown);
  return g_test_run ();
}
