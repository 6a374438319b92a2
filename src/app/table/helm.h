/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The helm: what the widgets of the table page steer a battle with. It holds the table and the view
 * of it as it stands, hands on what people say, and tells when there is a new view.
 *
 * The table commits on its writer thread. While it does, the helm is busy and what is said then is
 * dropped: the question that it was meant for is being answered already.
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

/* A helm for @table, which it keeps. */
BonesHelm *bones_helm_new (BonesTable *table);

/* A helm for the same table, at which the question is asked once more that answer @seq answered,
 * with all as it was then. What people answer is told by "answered", and nothing is entered. */
BonesHelm *bones_helm_new_again (BonesHelm *helm, guint32 seq);

BonesTable *bones_helm_get_table (BonesHelm *self);

/* The table as it stands. Borrowed, good until "changed". */
const BonesView *bones_helm_get_view (BonesHelm *self);

/* The last entry there was before the latest change: what stands behind it is news. */
guint32 bones_helm_get_news (BonesHelm *self);

gboolean bones_helm_get_busy (BonesHelm *self);

/* Whether the answer that is being stored is a roll of the app's. */
gboolean bones_helm_get_rolling (BonesHelm *self);

/* The log as it stands: an array of BonesLogLine, oldest first. Borrowed, good until "changed". */
const GPtrArray *bones_helm_get_log (BonesHelm *self);

/* The view of ship @ship, or NULL. */
const BonesShipView *bones_helm_get_ship (BonesHelm *self, guint ship);

/* Looks back: from now on the view is the table as it was after entry @seq, in which nothing can be
 * done, and the verbs that would change the battle go back to the present first and do nothing
 * else. 0 goes back to the present. Entries that come meanwhile leave what is looked at in place.
 */
void bones_helm_look_at (BonesHelm *self, guint32 seq);

/* The entry that is looked at, or 0: the present. */
guint32 bones_helm_get_past (BonesHelm *self);

/* Verbs. What is refused is told by "failed". */
void bones_helm_start (BonesHelm *self, const BonesAction *action);

/* Starts @action and answers its first question, a choice, with the option called @option. */
void bones_helm_start_choosing (BonesHelm *self, const BonesAction *action, const char *option);

/* Starts @action, and starts it again as often as it has ended, for as long as it is open and
 * nothing is taken back. */
void bones_helm_start_all (BonesHelm *self, const BonesAction *action);

void bones_helm_answer (BonesHelm *self, BonesSource source, guint n, const guint16 *values);
void bones_helm_answer_one (BonesHelm *self, guint value);
void bones_helm_roll (BonesHelm *self);

/* @agreed: the fleets that agree, as bits. */
void bones_helm_undo (BonesHelm *self, guint agreed);
void bones_helm_redo (BonesHelm *self);

/* Undoes all that came behind entry @seq; brings back what was undone, up to entry @seq. */
void bones_helm_undo_to (BonesHelm *self, guint32 seq, guint agreed);
void bones_helm_redo_to (BonesHelm *self, guint32 seq);

/* The entry with which this round began, where something has happened since; else 0. */
guint32 bones_helm_get_round_start (BonesHelm *self);

void bones_helm_override (BonesHelm *self, const BonesChange *changes, guint n, const char *text);

/* Counts track @field of @ship by touch, as the rules have it counted, or turns her token
 * (BONES_SHIP_ORDERED). Touches of the same place within two seconds of each other become one
 * entry, which is made when they have ended, or before anything else is done. */
void bones_helm_tap (BonesHelm *self, guint ship, guint field);

/* The same, but takes one of it off again, where the rules let a touch do that. */
void bones_helm_tap_back (BonesHelm *self, guint ship, guint field);

/* The same, but counts until it reads @value, as far as it goes, or as it read before. */
void bones_helm_tap_to (BonesHelm *self, guint ship, guint field, gint value);

const BonesTapping *bones_helm_get_tapping (BonesHelm *self);

/* Forgets it. Returns whether there was anything. */
gboolean bones_helm_untap (BonesHelm *self);

void bones_helm_set_dice (BonesHelm *self, guint fleet, BonesDiceSource dice);

/* The same for rolls of kind @kind alone; -1: as for all others. */
void bones_helm_set_dice_of (BonesHelm *self, guint fleet, guint kind, gint dice);

/* From now on @fleet is asked again whether it keeps a roll. */
void bones_helm_ask_again (BonesHelm *self, guint fleet);

/* @rule: the id of the rule that it is a ruling on, or NULL. */
void bones_helm_note (BonesHelm *self, const char *text, const char *rule);

/* Rolls @count dice of @sides sides that are no part of any rule; @text: what for, or NULL. */
void bones_helm_free_roll (BonesHelm *self, guint count, guint sides, const char *text);

/* The same with real dice, which show @faces. */
void bones_helm_free_dice (BonesHelm *self, guint count, guint sides, const guint16 *faces,
                           const char *text);

/* What putting answer @seq right would change: a new array of char *, one sentence each. NULL, with
 * @error, where it cannot be done: a later entry would no longer fit. */
GPtrArray *bones_helm_try_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values,
                                 GError **error);
void bones_helm_amend (BonesHelm *self, guint32 seq, guint n, const guint16 *values,
                       const char *why);

/* Blocks until everything that was entered or touched so far is stored. */
void bones_helm_finish (BonesHelm *self);

/* Writes down that people go home, and where the models are ("": nobody says). */
void bones_helm_pause (BonesHelm *self, const char *where);

/* As of table.h: a fleet that comes late; how a battle stands that is joined under way. */
void bones_helm_add_fleet (BonesHelm *self, const BonesRoster *roster, const guint16 *counts);
void bones_helm_join (BonesHelm *self, const BonesStart *start);
