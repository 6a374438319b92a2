/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

/*
 * Each value of each setting of the core (section 15), and what it changes. The last test checks
 * that none is missing.
 */

/* A script that begins with "set-up" starts before it, every other in round 1. */
typedef struct {
  const char *options;
  const char *fleets;
  const char *given;
  const char *script;
  const char *outcome;
} Row;

#define SET_UP "set-up: [1] Red island [3] [3]; !Red.keep_all=1; !Blue.keep_all=1; "
#define NEXT_ROUND "end-round; draw-wind: calm; initiative: Red; "
#define HOOKS "activate R1; move R1: straight 2; grapple R1: B1; "
#define TAKEN HOOKS "board R1: [6] [1] [2]; "

static const Row rows[] = {
  { "edition=2025 init.source=physical", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative", "asks=token" },
  { "edition=2015", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind: calm; initiative",
    "asks=initiative of=Red" },
  { "edition=2015 init.method=tokens", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative", "asks=token" },

  { "booty.scope=pool", "Red: frigate*; Blue: sloop*", "B1.ordered=1 Red.booty=1",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [2 4] booty [1 5]",
    "told=held Red.booty=0" },
  { "booty.scope=single_die", "Red: man_o_war*; Blue: sloop*", "B1.ordered=1 Red.booty=2",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [2 4 1] booty:3 [3]"
    " booty:1 [5]",
    "told=held Red.booty=0" },
  { "booty.multi=successive", "Red: frigate*; Blue: sloop*", "B1.ordered=1 Red.booty=2",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [1 1] booty [6 1] booty"
    " [2 2]",
    "R1.hits=1 Red.booty=0" },
  { "booty.multi=best_of", "Red: frigate*; Blue: sloop*", "B1.ordered=1 Red.booty=3",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [1 1] booty*2 [6 1] [2 2]",
    "told=held R1.hits=0 Red.booty=1 asks=nothing" },
  { "booty.multi=best_of booty.scope=single_die", "Red: frigate*; Blue: sloop*",
    "B1.ordered=1 Red.booty=3",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [1 3] booty:1*3 [2] [6]"
    " [1]",
    "told=held Red.booty=0" },
  { "booty.whose=own", "Red: frigate*; Blue: sloop*", "B1.ordered=1 Blue.booty=1",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [6 1]",
    "told=held asks=nothing" },
  { "booty.whose=any", "Red: frigate*; Blue: sloop*", "B1.ordered=1 Red.booty=1 Blue.booty=1",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [6 1] keep booty [1 1]",
    "asks=reroll of=Red Blue.booty=0" },
  { "booty.setup=off", "Red: sloop*; Blue: sloop*", NULL, "set-up: [1] Red island [6]",
    "asks=booty of=Blue Red.booty=6" },
  { "booty.setup=on booty.neutral=off", "Red: sloop*; Blue: sloop*", NULL,
    "set-up: [1] Red island [2] booty [6] keep [5]", "asks=reroll of=Blue Red.booty=5" },
  { "booty.setup=on booty.neutral=on", "Red: sloop*; Blue: sloop*", NULL,
    "set-up: [1] Red island [6] keep [5] booty [1] keep keep", "Red.booty=5 Blue.booty=3" },

  { "wind.method=cards wind.deck=N:1,SW:2", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind",
    "choices=N,SW draws=app" },
  { "wind.method=manual", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind",
    "asks=wind choices=N,NE,E,SE,S,SW,W,NW,calm blank=yes" },
  { "wind.method=manual wind.deck=N:1", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind: SE",
    "wind=SE told=wind-SE" },
  { "wind.method=compass wind.source=physical", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind", "asks=wind choices=N,NE,E,SE,S,SW,W,NW draws=people" },
  { "wind.method=spinner wind.deck=N:1", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind",
    "choices=N,NE,E,SE,S,SW,W,NW draws=app" },
  { "wind.source=app", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind",
    "draws=app choices=N,NE,E,SE,S,SW,W,NW,calm" },
  { "wind.source=physical wind.deck=N:1", "Red: sloop*; Blue: sloop*", NULL, SET_UP "draw-wind",
    "draws=people of=table choices=N,NE,E,SE,S,SW,W,NW,calm" },
  { "wind.redraw=when_empty wind.deck=N:1,calm:1", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: N; !step=1; draw-wind", "choices=calm untold=reshuffled" },
  { "wind.redraw=when_empty wind.deck=N:1,calm:1", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: N; !step=1; draw-wind: calm; !step=1; draw-wind",
    "choices=N,calm told=reshuffled" },
  { "wind.redraw=every_round wind.deck=N:1,calm:1", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: N; !step=1; draw-wind", "choices=N,calm" },
  { "wind.diagonal=full", "Red: sloop*; Blue: sloop*", "wind=NE",
    "activate R1; move R1: E straight", "high=1000" },
  { "wind.diagonal=full", "Red: sloop*; Blue: sloop*", "wind=NE",
    "activate R1; move R1: W straight", "high=600" },
  { "wind.diagonal=half", "Red: sloop*; Blue: sloop*", "wind=NE",
    "activate R1; move R1: E straight", "high=800" },
  { "wind.diagonal=half", "Red: sloop*; Blue: sloop*", "wind=NE",
    "activate R1; move R1: W straight", "high=800" },
  { "wind.diagonal=half", "Red: sloop*; Blue: sloop*", "wind=NE",
    "activate R1; move R1: SW straight", "high=600" },

  { "init.method=tokens init.source=app", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative", "asks=token draws=app" },
  { "init.method=tokens init.source=physical", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative", "asks=token draws=people" },
  { "init.method=rolloff", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative: [3] [5]", "next=Blue" },
  { "init.method=manual", "Red: sloop*; Blue: sloop*", NULL,
    SET_UP "draw-wind: calm; initiative: Blue", "next=Blue" },
  { "init.cycle=one_each", "Red: sloop* sloop; Blue: sloop*", NULL, "activate R1; end-turn R1",
    "next=Blue" },
  { "init.cycle=whole_bucket", "Red: sloop* sloop; Blue: sloop*", NULL, "activate R1; end-turn R1",
    "next=Red activate:B1=not-her-go" },
  { "init.cycle=whole_bucket", "Red: sloop* sloop; Blue: sloop*", NULL,
    "activate R1; end-turn R1; activate R2; end-turn R2", "next=Blue" },
  { "init.restart=first_player", "Red: sloop frigate*; Blue: frigate*", NULL,
    "activate R1; end-turn R1", "next=Red bucket=frigates" },
  { "init.restart=continue", "Red: sloop frigate*; Blue: frigate*", NULL,
    "activate R1; end-turn R1", "next=Blue bucket=frigates" },

  { "turn.per_move=one", "Red: sloop*; Blue: sloop*", NULL, "activate R1; move R1",
    "asks=turn choices=straight,turn" },
  { "turn.per_move=many", "Red: sloop*; Blue: sloop*", NULL, "activate R1; move R1",
    "asks=turn high=8" },
  { "turn.per_move=many", "Red: sloop*; Blue: sloop*", NULL, "activate R1; move R1: 3",
    "asks=inches high=500" },

  { "ground.repeat=on_entry", "Red: sloop*; Blue: sloop*", "R1.near=1",
    "activate R1; move R1: straight 1 {marker-1}", "asks=nothing R1.near=1" },
  { "ground.repeat=every_turn_inside", "Red: sloop*; Blue: sloop*", "R1.near=1",
    "activate R1; move R1: straight 1 {marker-1}", "asks=ground" },
  { "ground.repeat=every_turn_inside", "Red: sloop*; Blue: sloop*", "R1.near=1",
    "activate R1; move R1: straight 3 {}", "asks=nothing R1.near=0" },
  { "ground.contact_damage=on", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 1; ground-test R1: marker-1 touched",
    "asks=damage R1.aground=1" },
  { "ground.contact_damage=off", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 1; ground-test R1: marker-1 touched",
    "asks=nothing R1.aground=1" },
  { "ground.action_after=on", "Red: sloop*; Blue: sloop*", "R1.hits=1",
    "activate R1; move R1: straight 1; ground-test R1: marker-1 near [1] [6]",
    "can=fire:R1 can=repair:R1 can=grapple:R1 move:R1=aground" },
  { "ground.action_after=off", "Red: sloop*; Blue: sloop*", "R1.hits=1",
    "activate R1; move R1: straight 1; ground-test R1: marker-1 near [1] [6]",
    "fire:R1=aground-no-action repair:R1=aground-no-action grapple:R1=aground-no-action" },
  { "ground.action_after=off board.first_fight=next_round", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:long} [1]; move R1: straight 1;"
    "ground-test R1: marker-1 near [1] [6]",
    "fire:R1=aground-no-action can=end-turn:R1" },

  { "grap.zero_move=must_move", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 0", "grapple:R1=hooks-no-move told=stays" },
  { "grap.zero_move=adjacent", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 0; grapple R1: B1", "told=hooked" },

  { "board.first_fight=immediate", "Red: sloop*; Blue: sloop*", NULL, HOOKS,
    "can=board:R1 end-turn:R1=battle-first" },
  { "board.first_fight=next_round", "Red: sloop*; Blue: sloop*", NULL, HOOKS,
    "board:R1=fights-later can=end-turn:R1 board:B1=waits" },
  { "board.first_fight=next_round", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "end-turn R1; " NEXT_ROUND "board R1: [4] [5 2]",
    "told=battle-drawn:5,5 R1.ordered=1 B1.ordered=1" },
  { "board.first_fight=next_round", "Red: sloop*; Blue: sloop*", "R1.hits=1",
    "activate R1; repair R1: [2]; move R1: straight 2; grapple R1: B1", "told=hooked" },
  { "board.first_fight=next_round victory=none", "Red: sloop*; Blue: sloop*",
    "R1.hits=1 B1.status=sunk", "activate R1; repair R1: [2]; move R1: straight 2",
    "grapple:R1=hooks-no-prey" },
  { "board.consumes_target=on", "Red: sloop*; Blue: frigate*", NULL, HOOKS "board R1: [4] [5 2]",
    "B1.ordered=1 activate:B1=ordered" },
  { "board.consumes_target=off", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; activate B1",
    "B1.ordered=0 move:B1=held-fast fire:B1=grappled-no-guns board:B1=fought can=end-turn:B1" },
  { "board.consumes_target=off", "Red: sloop*; Blue: frigate*", "B1.aground=1",
    HOOKS "board R1: [4] [5 2]; activate B1", "B1.aground=1 B1.ordered=0 untold=freed" },
  { "board.defeat=would_sink", "Red: sloop*; Blue: sloop* sloop", NULL, TAKEN,
    "B1=in-play B1.hits=1" },
  { "board.defeat=hits_equal_dice", "Red: sloop*; Blue: sloop sloop*", NULL, TAKEN,
    "B1=hull B1.hits=1" },
  { "board.defeat=hits_equal_dice", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [6] [1 1] [2 2]", "B1=in-play B1.hits=1" },
  { "board.defeat=any_loss", "Red: sloop*; Blue: sloop sloop*", NULL, HOOKS "board R1: [6] [1] [6]",
    "B1=hull B1.hits=0 told=held" },
  { "board.break_off=off", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; " NEXT_ROUND "board R1", "asks=boarding" },
  { "board.break_off=mutual", "Red: sloop*; Blue: frigate*", NULL, HOOKS "board R1",
    "asks=boarding" },
  { "board.break_off=mutual", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; " NEXT_ROUND "board R1: part part",
    "told=parted R1.ordered=1 B1.ordered=1 board:R1=not-grappled" },
  { "board.break_off=mutual", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; " NEXT_ROUND "board R1: part fight", "asks=boarding" },
  { "board.break_off=mutual", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; " NEXT_ROUND "board R1: fight", "asks=boarding" },

  { "prize.donor=contact", "Red: sloop sloop*; Blue: sloop sloop*", "B1.hits=1",
    TAKEN "aftermath R1: add", "asks=donor ships=R1" },
  { "prize.donor=contact", "Red: sloop frigate* sloop; Blue: sloop sloop*", "B1.hits=1",
    TAKEN "aftermath R1: add", "asks=donor ships=R1,R2,R3" },
  { "prize.donor=victor_only", "Red: sloop frigate*; Blue: sloop sloop*", "B1.hits=1",
    TAKEN "aftermath R1: add 1", "asks=confirm-empty risks=yes" },
  { "prize.donor=victor_only", "Red: sloop frigate*; Blue: sloop sloop*", "B1.hits=1",
    TAKEN "aftermath R1: add 1 no", "told=declined-confirm-empty" },
  { "prize.donor=any", "Red: sloop frigate*; Blue: sloop sloop*", "B1.hits=1",
    TAKEN "aftermath R1: add", "asks=donor-anywhere ships=R1,R2" },
  { "abandoned.cost=action", "Red: frigate*; Blue: sloop sloop*",
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; move R1: straight 2; crew-hull R1: B1 R1 1", "fire:R1=crewed B1.owner=Red" },
  { "abandoned.cost=free", "Red: frigate*; Blue: sloop sloop*",
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; move R1: straight 2; crew-hull R1: B1 R1 1", "can=fire:R1 B1.owner=Red" },
  { "cap.basis=current", "Red: man_o_war* sloop; Blue: sloop*",
    "R2.ordered=1 B1.ordered=1 R1.hull_dice=1 R1.hits=1",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [2]", "R1=sunk" },
  { "cap.basis=original", "Red: man_o_war* sloop; Blue: sloop*",
    "R2.ordered=1 B1.ordered=1 R1.hull_dice=1 R1.hits=1",
    "activate R1; move R1: straight 2; ground-test R1: marker-1 touched [2]",
    "R1=in-play R1.hits=2" },
  { "sink.on=hit", "Red: sloop*; Blue: sloop*", "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4]", "asks=damage" },
  { "sink.on=damage", "Red: sloop*; Blue: sloop*", "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4]", "asks=nothing B1=sunk" },
  { "sink.on=damage", "Red: sloop*; Blue: sloop sloop*", "B1.hits=1", HOOKS "board R1: [6] [1]",
    "asks=nothing B1=hull" },

  { "victory=last_fleet", "Red: sloop*; Blue: sloop*", "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [1]", "over=Red fire:R1=over told=victory" },
  { "victory=none", "Red: sloop*; Blue: sloop*", "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [1]; end-turn R1; end-round", "over=no round=2" },
  { "victory=rounds victory.rounds=2", "Red: sloop*; Blue: frigate*", NULL,
    "activate R1; end-turn R1; activate B1; end-turn B1; " NEXT_ROUND
    "activate R1; end-turn R1; activate B1; end-turn B1; end-round",
    "over=Blue told=victory-points:4,0 round=2" },
  { "victory=rounds victory.rounds=1", "Red: frigate*; Blue: frigate*", NULL,
    "activate R1; end-turn R1; activate B1; end-turn B1; end-round", "over=draw told=draw" },
  { "victory=rounds", "Red: sloop*; Blue: frigate*", NULL, "end-battle: yes", "over=Blue" },
  { "edge.exit=forbid", "Red: sloop*; Blue: sloop*", NULL, "activate R1; move R1: straight 2",
    "withdraw:R1=edge" },
  { "edge.exit=withdraw", "Red: sloop* sloop; Blue: sloop*", NULL,
    "activate R1; move R1: straight 2; withdraw R1",
    "R1=withdrawn R2=in-play untold=flagship-lost next=Blue" },
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

/* Settings of fleet building. fleet.enforce decides whether a fault that is not fatal refuses a
 * fleet; the fault is the same. */
static const FleetRow fleet_rows[] = {
  /* name, fleet, options, price, faults */
  { "fleet.points", "Red: man_o_war* man_o_war man_o_war sloop", "fleet.points=10", 20, "" },
  { "fleet.points, halves", "Red: man_o_war* man_o_war man_o_war sloop", "fleet.points=9.5", 20,
    "over-budget" },
  { "fleet.points, more", "Red: man_o_war* man_o_war man_o_war frigate", "fleet.points=12", 22,
    "" },
  { "fleet.enforce", "Red: sloop", "fleet.enforce=on", 2, "no-flagship" },
  { "fleet.enforce off", "Red: sloop", "fleet.enforce=off", 2, "no-flagship" },
  { "fleet.enforce off, in vain", "Red: galleon*", "fleet.enforce=off", 0, "unknown-class!" },
  { "flagship.special_ships", "Red: batteaux*", "flagship.special_ships=on", 1,
    "class-not-offered!" },
  { "flagship.special_ships off", "Red: batteaux*", "flagship.special_ships=off", 1,
    "class-not-offered! flagship-special" },
};

static void
test_none_is_missing (void)
{
  const char *tested[G_N_ELEMENTS (rows) + G_N_ELEMENTS (fleet_rows) + 1] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    tested[i] = rows[i].options;

  for (guint i = 0; i < G_N_ELEMENTS (fleet_rows); i++)
    tested[G_N_ELEMENTS (rows) + i] = fleet_rows[i].options;

  battle_check_settings (tested, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/black-spot/setting/%u: %s", i, rows[i].options);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  battle_add_fleets ("setting", fleet_rows, G_N_ELEMENTS (fleet_rows));
  g_test_add_func ("/black-spot/setting/none is missing", test_none_is_missing);
  return g_test_run ();
}
