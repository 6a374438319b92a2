/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that come during the battle: boats, which are launched as ships of their own and may be
 * hoisted in again, and beasts that are called. */
#include "man-o-war.h"

static const MwBoats *
boats_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  return &mw_template (setup, game, ship)->boats[i];
}

/* The track that counts boats @i of @ship that are not aboard. */
static guint
track_of (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  guint counter = 0;

  while (template->counters[counter].kind != MW_BOATS_OUT || template->counters[counter].of != i)
    counter++;

  return template->counters[counter].track;
}

/* A boat is lost with each box of the location that carries it. */
static guint
boats_aboard (const BonesSetup *setup, const BonesGame *game, guint ship, guint i)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const MwBoats *boats = &template->boats[i];
  const guint16 *tracks = game->ships[ship].tracks;
  const guint out = tracks[track_of (setup, game, ship, i)];
  const guint left = boats->number - MIN (boats->number, out);
  guint boxes, lost;

  if (boats->location == MW_NO_LOCATION)
    return left;

  boxes = template->locations[boats->location].boxes;
  lost = tracks[MW_LOST + boats->location];
  return MIN (left, boxes - MIN (boxes, lost));
}

/* The kinds of boats that are aboard, as bits. */
static guint
list_aboard (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint kinds = 0;

  for (guint i = 0; i < mw_template (setup, game, ship)->n_boats; i++)
    kinds |= boats_aboard (setup, game, ship, i) > 0 ? 1u << i : 0;

  return kinds;
}

/* A boat of @fleet that was hoisted in, or the place of a new one. */
static guint
find_place (const BonesGame *game, guint fleet, guint kind)
{
  guint ship = 0;

  while (ship < game->n_ships
         && !(game->ships[ship].status == BONES_WITHDRAWN && game->ships[ship].roster == 0
              && game->ships[ship].origin == fleet && game->ships[ship].kind == kind))
    ship++;

  return ship;
}

gboolean
mw_may_launch (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (list_aboard (setup, game, ship) == 0)
    return mw_refuse (refusal, "no-boats", "MW-ACT-03");

  return game->n_ships < BONES_MAX_SHIPS || mw_refuse (refusal, "table-full", "MW-ACT-03");
}

static BONES_ASKS gboolean
ask_boat (BonesPlay *play, guint ship, guint *boat)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, ship);
  const guint kinds = list_aboard (play->setup, &play->game, ship);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "launch", "MW-ACT-03", ship, 0);

  *boat = 0;
  while (*boat < MW_MAX_BOATS && !(kinds >> *boat & 1))
    ++*boat;

  bones_ask_offer (&ask, template->boat_ids, kinds);
  if ((kinds & (kinds - 1)) == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_boat (play, ship, boat);

  return bones_ask_choice (play, &ask, boat);
}

guint
mw_bring_ship (BonesPlay *play, guint fleet, guint kind)
{
  BonesGame *game = &play->game;
  const guint ship = game->n_ships;

  if (ship == BONES_MAX_SHIPS)
    return BONES_NO_SHIP;

  game->ships[ship] = (BonesShip){
    .fleet = (guint8) fleet, .origin = (guint8) fleet, .kind = (guint8) kind, .ordered = TRUE
  };
  mw_commission (play->setup, game, &game->ships[ship]);
  game->n_ships++;
  return ship;
}

/* A boat that was hoisted in is as it was, with a crew. */
static guint
lower_boat (BonesPlay *play, guint ship, guint kind)
{
  BonesGame *game = &play->game;
  const guint fleet = game->ships[ship].fleet, boat = find_place (game, fleet, kind);

  if (boat == game->n_ships)
    return mw_bring_ship (play, fleet, kind);

  game->ships[boat].status = BONES_IN_PLAY;
  game->ships[boat].ordered = TRUE;
  game->ships[boat].tracks[MW_CREW_LEFT] = mw_template (play->setup, game, boat)->crew;
  return boat;
}

void
mw_call_beast (BonesPlay *play, const char *rule, guint ship, guint kind)
{
  const guint fleet = play->game.ships[ship].fleet;
  guint beast;

  if (fleet >= play->game.n_fleets
      || kind >= ((const MwContent *) play->setup->content)->n_templates)
    return;

  for (guint i = 0; i < play->game.n_ships; i++)
    if (play->game.ships[i].kind == kind && bones_game_sails_for (&play->game, i, fleet))
      return;

  beast = mw_bring_ship (play, fleet, kind);
  if (beast == BONES_NO_SHIP)
    return;

  if (mw_is_class (play->setup, &play->game, beast, MW_MONSTER))
    play->game.ships[beast].tracks[MW_DEPTH] = MW_SURFACE;

  bones_tell_pair (play, "beast-comes", rule, beast, ship, 0, 0);
}

gboolean
mw_launch (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  guint boat, launched;

  if (!ask_boat (play, ship, &boat))
    return FALSE;

  if (!(list_aboard (play->setup, &play->game, ship) >> boat & 1))
    return TRUE;

  launched = lower_boat (play, ship, boats_of (play->setup, &play->game, ship, boat)->kind);
  if (launched == BONES_NO_SHIP)
    return TRUE;

  play->game.ships[ship].tracks[track_of (play->setup, &play->game, ship, boat)]++;
  bones_tell_pair (play, "launched", "MW-ACT-03", launched, ship, 0, 0);
  return TRUE;
}

/* ---- Hoisting in ---- */

/* The boats of @ship that @boat is one of, if there is room for her; MW_MAX_BOATS: none. */
static guint
find_berth (const BonesSetup *setup, const BonesGame *game, guint ship, guint boat)
{
  const guint n = mw_template (setup, game, ship)->n_boats;

  if (ship == boat || !bones_game_sails_for (game, ship, game->ships[boat].fleet)
      || mw_is_prize (game, ship) || mw_is_abandoned (setup, game, ship))
    return MW_MAX_BOATS;

  for (guint i = 0; i < n; i++)
    if (boats_of (setup, game, ship, i)->kind == game->ships[boat].kind
        && boats_of (setup, game, ship, i)->hoisted
        && game->ships[ship].tracks[track_of (setup, game, ship, i)] > 0)
      return i;

  return MW_MAX_BOATS;
}

gboolean
mw_is_hoisted (const MwContent *content, guint kind)
{
  for (guint i = 0; i < content->n_templates; i++)
    for (guint j = 0; j < content->templates[i].n_boats; j++)
      if (content->templates[i].boats[j].kind == kind && content->templates[i].boats[j].hoisted)
        return TRUE;

  return FALSE;
}

gboolean
mw_may_hoist (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (find_berth (setup, game, other, ship) < MW_MAX_BOATS)
      return TRUE;

  return mw_refuse (refusal, "no-berth", "MW-ACT-03");
}

/* A ship that she touches, or any if nobody has said whom she touches. */
static BONES_ASKS gboolean
ask_carrier (BonesPlay *play, guint boat, guint *ship)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "hoisted-by", "MW-ACT-03", boat, 0);
  gboolean touching = FALSE;

  for (guint i = 0; i < play->game.n_ships; i++)
    touching |= find_berth (play->setup, &play->game, i, boat) < MW_MAX_BOATS
                && bones_game_are_linked (&play->game, MW_TOUCHES, boat, i);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (find_berth (play->setup, &play->game, i, boat) < MW_MAX_BOATS
        && (!touching || bones_game_are_linked (&play->game, MW_TOUCHES, boat, i)))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return ask_carrier (play, boat, ship);

  return mw_pick_ship (play, &ask, ship);
}

gboolean
mw_hoist (BonesPlay *play, const BonesAction *action)
{
  const guint boat = action->ship;
  guint ship, berth;

  if (!ask_carrier (play, boat, &ship))
    return FALSE;

  berth = ship != BONES_NO_SHIP ? find_berth (play->setup, &play->game, ship, boat) : MW_MAX_BOATS;
  if (berth == MW_MAX_BOATS)
    return TRUE;

  play->game.ships[ship].tracks[track_of (play->setup, &play->game, ship, berth)]--;
  bones_tell_pair (play, "hoisted", "MW-ACT-03", boat, ship, 0, 0);
  mw_leave (&play->game, boat, BONES_WITHDRAWN);
  mw_finish_ship (play, boat);
  return TRUE;
}
