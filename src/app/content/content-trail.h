/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The way through a set: a section, one of its rows, a row of a table in that row. Each page has a
 * button that leads back to the one before. The trail is a child of an AdwLeaflet, and shows
 * itself there.
 *
 * Signals: "section" (gpointer: a BonesSection) when the way begins anew with a section, or with
 * what is wrong (NULL); "leave" when people go back from the first page.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_CONTENT_TRAIL (bones_content_trail_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentTrail, bones_content_trail, BONES, CONTENT_TRAIL, AdwBin)

/* Shows the set of @edit and drops all pages. NULL: no set. */
void bones_content_trail_set_edit (BonesContentTrail *trail, BonesContentEdit *edit);

/* Shows a section; the list of flaws; what other sets have. */
void bones_content_trail_show_section (BonesContentTrail *trail, const BonesSection *section);
void bones_content_trail_show_flaws (BonesContentTrail *trail);
void bones_content_trail_show_others (BonesContentTrail *trail);

/* Shows, after the section, what an import did not understand: @notes, of char *. */
void bones_content_trail_show_notes (BonesContentTrail *trail, GPtrArray *notes);

/* Gives the focus to the last page. A form takes the focus by itself. */
void bones_content_trail_focus (BonesContentTrail *trail);

/* Remembers the current place; returns to it. */
void bones_content_trail_remember (BonesContentTrail *trail);
void bones_content_trail_return (BonesContentTrail *trail);
