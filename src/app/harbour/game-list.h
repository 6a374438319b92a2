/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The battles of the harbour: those under way, those that are over, and the archive, with a search.
 * Rows are made when they come near to what is seen.
 *
 * Signal: act (BonesGameRow *row, const char *what): see BonesGameRow.
 */

#include "app-store.h"
#include "game-row.h"

#define BONES_TYPE_GAME_LIST (bones_game_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesGameList, bones_game_list, BONES, GAME_LIST, AdwBin)

/* Shows @games (of BonesGameRecord), of which those in the archive may be some; NULL: none. Battles
 * are opened in @store, which must outlive the list, to see how they stand. */
void bones_game_list_set_games (BonesGameList *self, BonesAppStore *store, GPtrArray *games);

/* The same after something was done with @row (NULL: with any), which is gone then: the focus stays
 * on its battle, or else where it was. */
void bones_game_list_change_games (BonesGameList *self, BonesGameRow *row, GPtrArray *games);

/* Shows the archive, or the battles that are not in it. */
void bones_game_list_show_archive (BonesGameList *self, gboolean archive);

/* Gives the focus to the search. */
void bones_game_list_find (BonesGameList *self);

/* Empties the search; FALSE if nothing was searched for. */
gboolean bones_game_list_end_search (BonesGameList *self);
