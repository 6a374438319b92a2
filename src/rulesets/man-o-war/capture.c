/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

enum { PRIZE, RETAKE, SCUTTLE, LEAVE };

/* MW-AMB-27: the captured ship's printed crew, and somebody stays behind. */
static guint
most_moved (const BonesPlay *play, guint winner, guint loser)
{
  const guint crew = play->game.ships[winner].tracks[MW_CREW_LEFT];
  const guint stay = play->game.options[MW_PRIZE_MIN_LEFT];
  const guint room = mw_template (play->setup, &play->game, loser)->crew;

  return crew > stay ? MIN (crew - stay, room) : 0;
}

static BONES_ASKS gboolean
ask_crew (BonesPlay *play, guint winner, guint loser, guint least, guint *moved)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_NUMBER, "crew-moved", "MW-CAP-01", winner, 0);
  const guint most = most_moved (play, winner, loser);

  *moved = MIN (least, most);
  if (most <= least)
    return TRUE;

  ask.other = (guint16) loser;
  ask.low = (guint16) least;
  ask.high = (guint16) most;
  return bones_ask_number (play, &ask, moved);
}

/* Whoever is still alive on her is the winner's prisoner, unless he is the winner's own. */
static void
take_prisoners (BonesPlay *play, guint winner, guint loser)
{
  mw_lose_characters (play, "MW-VIC-03", loser, play->game.ships[winner].fleet, MW_TAKEN);
}

guint
mw_captor (const BonesGame *game, guint prize)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == MW_TOOK && game->links[i].b == prize)
      return game->links[i].a;

  return BONES_NO_SHIP;
}

/* MW-CAP-01, MW-CAP-02 */
static void
make_prize (BonesPlay *play, guint winner, guint loser, guint crew)
{
  BonesShip *self = &play->game.ships[loser];

  take_prisoners (play, winner, loser);
  self->fleet = play->game.ships[winner].fleet;
  self->tracks[MW_CREW_LEFT] = (guint16) crew;
  self->tracks[MW_CAPTURED] = MAX (play->game.round, 1);
  self->tracks[MW_FLAG] = self->tracks[MW_STRAGGLER] = self->tracks[MW_TO_SCUTTLE] = 0;
  self->ordered = TRUE;
  bones_game_add_link (&play->game, MW_TOOK, winner, loser);
  bones_tell_pair (play, "prize", "MW-CAP-01", loser, winner, (gint) crew, 0);
  mw_lose_crew (play, "MW-CAP-01", winner, (gint) crew);
}

/* MW-CAP-04, MW-AMB-28 */
static void
retake (BonesPlay *play, guint winner, guint loser, guint crew)
{
  BonesShip *self = &play->game.ships[loser];

  take_prisoners (play, winner, loser);
  self->fleet = self->origin;
  self->tracks[MW_CREW_LEFT] = (guint16) crew;
  self->tracks[MW_CAPTURED] = self->tracks[MW_TO_SCUTTLE] = 0;
  self->tracks[MW_STRAGGLER] = 1;
  self->tracks[MW_DONE] |= MW_RETAKEN;
  self->ordered = TRUE;
  bones_tell_pair (play, "retaken", "MW-CAP-04", loser, winner, (gint) crew, 0);
  mw_lose_crew (play, "MW-CAP-04", winner, (gint) crew);
}

/* MW-CAP-03: with or without crew aboard until then. */
static BONES_ASKS gboolean
announce_scuttling (BonesPlay *play, guint winner, guint loser)
{
  guint crew;

  if (!ask_crew (play, winner, loser, 0, &crew))
    return FALSE;

  take_prisoners (play, winner, loser);
  if (crew > 0 && play->game.ships[loser].origin == play->game.ships[winner].fleet)
    retake (play, winner, loser, crew);
  else if (crew > 0)
    make_prize (play, winner, loser, crew);

  play->game.ships[loser].tracks[MW_TO_SCUTTLE] = (guint16) (winner + 1);
  bones_tell_pair (play, "to-be-scuttled", "MW-CAP-03", loser, winner, 0, 0);
  return TRUE;
}

static BONES_ASKS gboolean
ask_fate (BonesPlay *play, guint winner, guint loser, guint *choice)
{
  static const char *const ids[] = { "prize", "retake", "scuttle", "leave", NULL };
  const gboolean own = play->game.ships[loser].origin == play->game.ships[winner].fleet;
  const gboolean manned = most_moved (play, winner, loser) > 0;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "fate", "MW-CAP-01", winner, 0);

  ask.other = (guint16) loser;
  bones_ask_offer (&ask, ids,
                   (manned ? 1 << (own ? RETAKE : PRIZE) : 0) | 1 << SCUTTLE | 1 << LEAVE);
  return bones_ask_choice (play, &ask, choice);
}

gboolean
mw_take_ship (BonesPlay *play, guint winner, guint loser)
{
  guint choice, crew;

  if (!ask_fate (play, winner, loser, &choice))
    return FALSE;

  if (!bones_game_in_play (&play->game, winner) || !bones_game_in_play (&play->game, loser))
    return TRUE;

  switch (choice)
    {
    case PRIZE:
    case RETAKE:
      if (!ask_crew (play, winner, loser, 1, &crew))
        return FALSE;

      (choice == PRIZE ? make_prize : retake) (play, winner, loser, crew);
      return TRUE;
    case SCUTTLE:
      return announce_scuttling (play, winner, loser);
    default:
      bones_tell_pair (play, "left-abandoned", "MW-CAP-01", loser, winner, 0, 0);
      return TRUE;
    }
}
