/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files that make a view share: view.c makes the whole, view-ships.c fleets and ships,
 * view-tracks.c what is counted of them, view-plan.c what they are made of, view-prompt.c the open
 * question.
 */

#include "words-context.h"

#include "answer-form.h"
#include "table-play.h"
#include "table-private.h"
#include "view.h"
#include "who-sees.h"

/* What is looked at: the table as it is, or as it was. All borrowed, but for the names. */
typedef struct {
  BonesTable *table;
  BonesNames *names; /* those of words */
  BonesWordsContext words;
  const BonesPlay *play;
  const BonesJournal *journal;
  guint viewer;         /* a fleet, or BONES_NOBODY */
  const GArray *events; /* of BonesEvent: all of them */
} BonesViewContext;

/* Sets what @viewer looks at to the table as it stands. Clear it afterwards. */
void bones_view_context_init (BonesViewContext *view_context, BonesTable *table, guint viewer);
void bones_view_context_clear (BonesViewContext *view_context);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesViewContext, bones_view_context_clear)

/* Fills the fleets of @view, with their ships, and the hulls that nobody owns. */
void bones_view_add_fleets (BonesView *view, const BonesViewContext *view_context);
void bones_fleet_view_free (BonesFleetView *fleet);
void bones_ship_view_free (BonesShipView *ship);

/* What stands on the board, or NULL where the rules play on none. */
BonesBoardView *bones_board_view_new (const BonesWordsContext *context, const GArray *events);
void bones_board_view_free (BonesBoardView *board);

/* What lies between @ship, were she to end a move on @square (0: as she stands), and @other; NULL
 * where it is not counted, or they do not both stand on the board. */
BonesSpanView *bones_span_view_new (const BonesWordsContext *context, guint ship, guint other,
                                    guint square);
void bones_span_view_free (BonesSpanView *span);

/* What waits on the tray, or NULL: nothing does. */
BonesStagingView *bones_staging_view_new (const BonesViewContext *view_context);
void bones_staging_view_free (BonesStagingView *staging);

/* A chip has a word of its own where the ruleset gives it one, else @name, and a number where it
 * counts. */
char *bones_words_chip (const BonesWordsContext *context, const BonesTrack *track, const char *name,
                        guint value);

/* Adds a chip to @view, which takes @text; returns it. @id: as of BonesChipView. */
BonesChipView *bones_ship_view_add_chip (BonesShipView *view, const char *id, char *text,
                                         const char *icon);

/* All @tracks with the @values they have, of ship @ship (or BONES_NO_SHIP): an array of
 * BonesTrackView. */
GPtrArray *bones_track_views (const BonesViewContext *view_context, const BonesTrack *tracks,
                              const guint16 *values, guint ship);

/* What @ship is made of: an array of BonesPartView, empty where her rules know no parts. */
GPtrArray *bones_plan_view_new (const BonesWordsContext *context, guint ship);
/* Who @ship of class @kind is, in words: BonesShipView.traits. */
GPtrArray *bones_traits_new (const BonesWordsContext *context, const BonesShip *ship,
                             const char *kind);

/* Who is aboard @ship, or clings to what is left of her: adds a chip for each. */
void bones_ship_view_add_people (BonesShipView *ship, const BonesWordsContext *context);
/* Who of @fleet is no longer as he should be: BonesFleetView.people. The caller frees it. */
char *bones_view_word_people (const BonesWordsContext *context, guint fleet);

/* The turn of the active ship, or NULL; what a verb is in it. */
BonesTurnView *bones_turn_view_new (const BonesViewContext *view_context);
void bones_turn_view_free (BonesTurnView *turn);
BonesRole bones_role_of (const BonesRuleset *ruleset, guint verb);

/* The dice that lie on the table: BonesView.pools. */
GPtrArray *bones_view_list_pools (const BonesJournal *journal);

/* The verbs that @ship has begun in the turn that it has now, as bits: back to the last action of
 * another ship, or of the table. */
guint64 bones_view_find_done (const BonesJournal *journal, guint ship);

/* While nothing is asked: whose turn it is, what the tray waits for, or what the fleet whose go it
 * is does in this step. */
char *bones_view_word_next (const BonesView *view, const BonesViewContext *view_context);

/* How many cards the fleet of @view holds; which, not everybody may see. Of real cards nobody here
 * knows. */
void bones_fleet_view_add_hand (BonesFleetView *view, const BonesViewContext *view_context);

/* What is on a card of kind @kind. */
BonesCardView *bones_card_view_of_kind (const BonesWordsContext *context, guint kind);
void bones_card_view_free (BonesCardView *card);

/* The name of marker number @marker, or NULL if there is no such marker. */
char *bones_view_word_marker (const BonesWordsContext *context, guint marker);

/* The form of an answer to @ask, both of which it borrows. */
BonesAnswerForm *bones_answer_form_new_for (const BonesAsk *ask, const BonesWordsContext *words);

/* The chances of an opposed roll of @dice dice to be higher, equal and lower, halves and all. */
void bones_prompt_opposed (const BonesAsk *ask, guint dice, BonesChance chances[3]);

/* The open question, or NULL. */
BonesPromptView *bones_prompt_view_new (const BonesViewContext *view_context);

/* The chance of a roll of @dice dice that @ask (dice, or a reroll) is about: that it comes to what
 * is needed, or that it is higher than the other side's, rolled or not. FALSE where it has none. */
gboolean bones_prompt_chance (const BonesAsk *ask, guint dice, BonesChance *chance);

/* How dice that the fleets in @who (bits; 0: the table) roll under @rule are wanted. */
BonesDiceSource bones_view_dice_source (const BonesViewContext *view_context, guint who,
                                        const char *rule);
