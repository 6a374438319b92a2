/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What an outlook (outlook.h) needs of a what-if.
 */

#include "view-context.h"

#include "fates.h"
#include "what-if.h"

struct _BonesWhatIf {
  BonesWordsContext words; /* its game is that of the play */
  guint viewer;
  const BonesGame *from; /* the state before the action; the table's, or own */
  BonesGame *own;        /* owned; or NULL */
  BonesPlay *play;       /* owned */
  GPtrArray *entries;    /* of BonesEntry, owned */
  BonesAnswerForm *form; /* owned, of the open question; NULL until it is needed */
  guint named;           /* the ship that an answer named last, or BONES_NO_SHIP */
};

/* Takes a copy of the state that it begins from: from now on the table may go on. */
void bones_what_if_part (BonesWhatIf *self);

/* The question the possible results if nobody rolls again. It reads the set-up, the state and the
 * entries, and nothing else of @self or the table. */
BonesQuestion bones_what_if_question (const BonesWhatIf *self);

/* Whether the viewer may see the track: it is shown to players, and the ship is not hidden. */
gboolean bones_what_if_shows (const BonesWhatIf *self, const BonesWatch *watch);
