/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "icons.h"

#include <glib.h>

static const struct {
  const char *id, *icon;
} icons[] = {
  /* Actions. */
  { "draw-wind", "bones-wind-symbolic" },
  { "initiative", "bones-initiative-symbolic" },
  { "activate", "bones-helm-symbolic" },
  { "move", "bones-move-symbolic" },
  { "ram", "bones-ram-symbolic" },
  { "ground-test", "bones-aground-symbolic" },
  { "grapple", "bones-grapple-symbolic" },
  { "cut-grapple", "bones-cut-symbolic" },
  { "fire", "bones-cannon-symbolic" },
  { "opportunity-fire", "bones-cannon-symbolic" },
  { "anti-flyer", "bones-cannon-symbolic" },
  { "board", "bones-board-symbolic" },
  { "aftermath", "bones-prize-symbolic" },
  { "crew-hull", "bones-crew-symbolic" },
  { "swap-crew", "bones-crew-symbolic" },
  { "scuttle", "bones-scuttle-symbolic" },
  { "to_scuttle", "bones-scuttle-symbolic" },
  { "repair", "bones-repair-symbolic" },
  { "put-out-fire", "bones-flame-symbolic" },
  { "anchor", "bones-anchor-symbolic" },
  { "raise-anchor", "bones-anchor-symbolic" },
  { "attack", "bones-hit-symbolic" },
  { "row-boats", "bones-boat-symbolic" },
  { "submerge", "bones-submerged-symbolic" },
  { "emerge", "bones-emerge-symbolic" },
  { "summon", "bones-emerge-symbolic" },
  { "take-off", "bones-airborne-symbolic" },
  { "land", "bones-landed-symbolic" },
  { "magic", "bones-magic-symbolic" },
  { "cast", "bones-magic-symbolic" },
  { "dispel", "bones-dispel-symbolic" },
  { "pass", "bones-end-turn-symbolic" },
  { "withdraw", "bones-concede-symbolic" },
  { "end-turn", "bones-end-turn-symbolic" },
  { "done", "bones-end-turn-symbolic" },
  { "end-round", "bones-end-round-symbolic" },
  { "end-phase", "bones-end-round-symbolic" },
  { "concede", "bones-concede-symbolic" },
  { "end-battle", "bones-concede-symbolic" },
  { "exchange", "bones-cannon-symbolic" },
  { "declare", "bones-cannon-symbolic" },
  { "quick-reload", "bones-cannon-symbolic" },
  { "turn", "bones-helm-symbolic" },
  { "first-mover", "bones-initiative-symbolic" },
  { "draw", "bones-cards-symbolic" },
  { "crows-nest", "bones-cards-symbolic" },
  { "card", "bones-cards-symbolic" },
  { "use-card", "bones-cards-symbolic" },
  { "use-spell", "bones-magic-symbolic" },
  { "upgrade", "bones-ship-symbolic" },
  { "muster", "bones-ship-symbolic" },
  { "set-up", "bones-wind-symbolic" },
  { "treasure", "bones-booty-symbolic" },
  { "stow", "bones-booty-symbolic" },
  { "buy", "bones-booty-symbolic" },
  { "sail", "bones-move-symbolic" },
  { "elsewhere", "bones-move-symbolic" },
  { "give-spot", "bones-black-spot-symbolic" },
  { "lift-spot", "bones-black-spot-symbolic" },
  { "booty", "bones-booty-symbolic" },
  { "reroll", "bones-reroll-symbolic" },
  { "note", "bones-log-symbolic" },
  { "override", "bones-pencil-symbolic" },
  /* States and tracks. */
  { "aground", "bones-aground-symbolic" },
  { "grounded", "bones-aground-symbolic" },
  { "anchored", "bones-anchor-symbolic" },
  { "grappled", "bones-grapple-symbolic" },
  { "boarding", "bones-board-symbolic" },
  { "trapped", "bones-closed-symbolic" },
  { "submerged", "bones-submerged-symbolic" },
  { "airborne", "bones-airborne-symbolic" },
  { "attempted", "bones-magic-symbolic" },
  { "shore-party", "bones-boat-symbolic" },
  { "abandoned", "bones-abandoned-symbolic" },
  { "sunk", "bones-sunk-symbolic" },
  { "prize", "bones-prize-symbolic" },
  { "flagship", "bones-flagship-symbolic" },
  { "admiral-aboard", "bones-flagship-symbolic" },
  { "admiral-clings", "bones-flagship-symbolic" },
  { "wizard-aboard", "bones-magic-symbolic" },
  { "wizard-clings", "bones-magic-symbolic" },
  { "ordered", "bones-end-turn-symbolic" },
  { "flames", "bones-flame-symbolic" },
  { "burning", "bones-flame-symbolic" },
  { "hits", "bones-hit-symbolic" },
  { "movement", "bones-move-symbolic" },
  { "cannon", "bones-cannon-symbolic" },
  { "crew", "bones-crew-symbolic" },
  { "spaces", "bones-move-symbolic" },
  { "fired", "bones-cannon-symbolic" },
  { "grapeshot", "bones-cannon-symbolic" },
  { "chainshot", "bones-cannon-symbolic" },
  { "roundshot", "bones-cannon-symbolic" },
  { "captured", "bones-prize-symbolic" },
  { "boarded", "bones-board-symbolic" },
  { "skirmish", "bones-board-symbolic" },
  { "raid", "bones-board-symbolic" },
  { "gambit", "bones-board-symbolic" },
  { "closed", "bones-closed-symbolic" },
  { "shunned", "bones-closed-symbolic" },
  { "ashore", "bones-landed-symbolic" },
  { "cargo", "bones-booty-symbolic" },
  { "square", "bones-square-symbolic" },
  { "dread_pirate", "bones-dread-pirate-symbolic" },
  { "fled", "bones-fled-symbolic" },
  { "withdrawn", "bones-concede-symbolic" },
  { "destroyed", "bones-sunk-symbolic" },
  { "wind", "bones-wind-symbolic" },
  { "calm", "bones-calm-symbolic" },
  { "ship", "bones-ship-symbolic" },
  { "log", "bones-log-symbolic" },
  /* Rule systems. */
  { "black-spot", "bones-black-spot-symbolic" },
  { "dread-pirate", "bones-dread-pirate-symbolic" },
  { "man-o-war", "bones-man-o-war-symbolic" },
  { "naval-duel", "bones-naval-duel-symbolic" },
};

static const char *
find_icon (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    if (g_strcmp0 (id, icons[i].id) == 0)
      return icons[i].icon;
  return NULL;
}

const char *
bones_icon_for (const char *id)
{
  const char *icon = find_icon (id);

  return icon != NULL ? icon : "bones-die-symbolic";
}

gboolean
bones_icon_is_known (const char *id)
{
  return find_icon (id) != NULL;
}
