/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The helm: the widgets of the table page steer a battle with it. It holds the table and its
 * present view, passes on what the user does, and reports new views.
 *
 * The table commits on its writer thread. While it stores an answer, the helm is busy and drops
 * verbs: the question that they were meant for is being answered already. While it stores an
 * override, the helm is not busy: verbs wait for it.
 *
 * Signals:
 *  changed (): there is a new view.
 *  busy (): an answer is being stored, for longer than an eye needs to see it.
 *  failed (const char *sentence): a verb was refused, or could not be stored.
 *  said (const char *text): something was done that is worth a toast.
 *  tapping (const char *text): what was touched, and is not stored yet, is this now; NULL: nothing.
 *  undone (const char *text, guint last): something was undone; bones_helm_redo_to() entry @last
 *    brings all of it back.
 *  answered (guint n, gpointer values): only of a helm that asks again: what people said.
 */

#include "tapping.h"
#include "view.h"

#define BONES_TYPE_HELM (bones_helm_get_type ())
G_DECLARE_FINAL_TYPE (BonesHelm, bones_helm, BONES, HELM, GObject)

/* Creates a helm for @table; takes a reference. */
BonesHelm *bones_helm_new (BonesTable *table);

/* Creates a helm for the same table, at which the question that entry @seq answered is asked
 * again, with everything as it was then. It emits "answered" with the new answer, and enters
 * nothing. */
BonesHelm *bones_helm_new_again (BonesHelm *helm, guint32 seq);

BonesTable *bones_helm_get_table (BonesHelm *self);

/* The present view. Borrowed; valid until "changed". */
const BonesView *bones_helm_get_view (BonesHelm *self);

/* The last entry before the latest change: later entries are news. */
guint32 bones_helm_get_news (BonesHelm *self);

gboolean bones_helm_get_busy (BonesHelm *self);

/* Whether the answer that is being stored is a roll of the app's. */
gboolean bones_helm_get_rolling (BonesHelm *self);

/* The log: an array of BonesLogLine, oldest first. Borrowed; valid until "changed". */
const GPtrArray *bones_helm_get_log (BonesHelm *self);

/* The view of ship @ship, or NULL. */
const BonesShipView *bones_helm_get_ship (BonesHelm *self, guint ship);

/* Looks back: the view is the table as it was after entry @seq, and no verb is available in it.
 * Verbs that would change the battle only return to the present. 0 returns to the present. New
 * entries do not change what is shown. */
void bones_helm_look_at (BonesHelm *self, guint32 seq);

/* The entry that is shown, or 0: the present. */
guint32 bones_helm_get_past (BonesHelm *self);

/* Whether the guide tells what comes next (guide-notes.h); at first it does not. */
void bones_helm_set_guided (BonesHelm *self, gboolean guided);
gboolean bones_helm_get_guided (BonesHelm *self);

/* The verbs. If one is refused, "failed" is emitted. */
void bones_helm_start (BonesHelm *self, const BonesAction *action);

/* Starts @action and answers its first question, a choice, with @option. */
void bones_helm_start_choosing (BonesHelm *self, const BonesAction *action, const char *option);

/* Starts @action, and starts it again each time it has ended, until it is closed or an undo. */
void bones_helm_start_all (BonesHelm *self, const BonesAction *action);

void bones_helm_answer (BonesHelm *self, BonesSource source, guint n, const guint16 *values);
void bones_helm_answer_one (BonesHelm *self, guint value);

/* Starts @action, which begins the turn of a ship, and then at once her action of role @next: she
 * moves, or her turn ends. */
void bones_helm_begin_turn (BonesHelm *self, const BonesAction *action, BonesRole next);

/* Answers with @value, and the question after it, if it is for @of and @option (an id, or a number)
 * is possible, with @option. @stands: and so every question for @of that follows at once. */
void bones_helm_answer_with (BonesHelm *self, guint value, const char *of, const char *option,
                             gboolean stands);

void bones_helm_roll (BonesHelm *self);

/* Rolls, and goes on with the rolls that follow in a row (bones_view_next_in_run()), until another
 * question is asked, a fleet wants real dice, or something fails. If the question is whether to
 * keep a roll, it goes on after that. */
void bones_helm_roll_all (BonesHelm *self);

/* @agreed: the fleets that agree, as bits. */
void bones_helm_undo (BonesHelm *self, guint agreed);
void bones_helm_redo (BonesHelm *self);

/* Undoes everything after entry @seq; redoes everything up to entry @seq. */
void bones_helm_undo_to (BonesHelm *self, guint32 seq, guint agreed);
void bones_helm_redo_to (BonesHelm *self, guint32 seq);

/* The entry with which this round began, if entries followed; else 0. */
guint32 bones_helm_get_round_start (BonesHelm *self);

void bones_helm_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text);

/* Counts track @field of @ship by touch, as its rules allow, or turns over her token
 * (BONES_SHIP_ORDERED). Touches of one place within two seconds of each other become one entry. It
 * is stored when they have ended, or before anything else is done. */
void bones_helm_tap (BonesHelm *self, guint ship, guint field);

/* The same, but takes one off, if the rules let a touch do that. */
void bones_helm_tap_back (BonesHelm *self, guint ship, guint field);

/* The same, but sets it to @value, as far as possible, or back to the earlier value. */
void bones_helm_tap_to (BonesHelm *self, guint ship, guint field, gint value);

const BonesTapping *bones_helm_get_tapping (BonesHelm *self);

/* Drops the pending touches. Returns whether there were any. */
gboolean bones_helm_untap (BonesHelm *self);

void bones_helm_set_dice (BonesHelm *self, guint fleet, BonesDiceSource dice);

/* The same for rolls of kind @kind; -1: the same dice as for all other rolls. */
void bones_helm_set_dice_of (BonesHelm *self, guint fleet, guint kind, gint dice);

/* Asks @fleet again whether it keeps a roll. */
void bones_helm_ask_again (BonesHelm *self, guint fleet);

/* @rule: the id of the rule that the note is a ruling on, or NULL. */
void bones_helm_note (BonesHelm *self, const char *text, const char *rule);

/* Rolls @count dice of @sides sides outside of the rules; @text: what for, or NULL. */
void bones_helm_free_roll (BonesHelm *self, guint count, guint sides, const char *text);

/* The same with real dice, which show @faces. */
void bones_helm_free_dice (BonesHelm *self, guint count, guint sides, const guint16 *faces,
                           const char *text);

void bones_helm_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values,
                       const char *why, guint agreed);

/* Blocks until everything that was entered or touched so far is stored. */
void bones_helm_finish (BonesHelm *self);

/* Notes that the battle is paused, and where the models are ("": not said). */
void bones_helm_pause (BonesHelm *self, const char *where);

/* As in table.h: adds a late fleet; joins a battle that is under way. */
void bones_helm_add_fleet (BonesHelm *self, const BonesRoster *roster, const guint16 *counts);
void bones_helm_join (BonesHelm *self, const BonesStart *start);
