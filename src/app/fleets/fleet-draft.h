/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A kept fleet that is being edited, without widgets. Every edit is one call. It is stored as a
 * revision of the fleet before anybody sees it, so each of the last 50 can be undone, also after a
 * restart. If an edit fails, the error is a sentence and nothing has changed.
 *
 * Signals:
 *  changed (): the fleet is not as it was.
 */

#include "kept-fleet.h"

#define BONES_TYPE_FLEET_DRAFT (bones_fleet_draft_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetDraft, bones_fleet_draft, BONES, FLEET_DRAFT, GObject)

/* Something that is wrong with the fleet, or that people should know. */
typedef struct {
  char *text;              /* a sentence */
  const char *rule;        /* its rule; or NULL */
  gint ship;               /* the ship that it is about; -1: the fleet */
  gboolean warns;          /* the fleet is legal all the same */
  const BonesFault *fault; /* what the ruleset found; or NULL */
} BonesFleetFlaw;

/* Opens kept fleet @id of @store, which must outlive the draft. NULL with @error if there is none,
 * or if it cannot be read. */
BonesFleetDraft *bones_fleet_draft_open (BonesStore *store, gint64 id, GError **error);

/* Borrowed until the next edit. The set-up stays the same object as long as the fleet has the same
 * content. */
const BonesFleetRecord *bones_fleet_draft_get_record (BonesFleetDraft *self);
BonesSetup *bones_fleet_draft_get_setup (BonesFleetDraft *self);
const BonesRoster *bones_fleet_draft_get_roster (BonesFleetDraft *self);
GArray *bones_fleet_draft_get_flaws (BonesFleetDraft *self); /* of BonesFleetFlaw */

/* In halves of points: what the fleet costs; what it may cost by the rules; and the limit that its
 * owner set. -1: there is none. */
gint bones_fleet_draft_get_points (BonesFleetDraft *self);
gint bones_fleet_draft_get_budget (BonesFleetDraft *self);
gint bones_fleet_draft_get_limit (BonesFleetDraft *self);

/* The notes on ship @ship (-1: on the fleet); "" if there are none. And the tags, separated by
 * commas, which the caller frees. */
const char *bones_fleet_draft_get_notes (BonesFleetDraft *self, gint ship);
char *bones_fleet_draft_dup_tags (BonesFleetDraft *self);

/* What the ship is called: her name, or her number and class. The caller frees it. */
char *bones_fleet_draft_call_ship (BonesFleetDraft *self, guint ship);

/* Whether all ships are of one class, whose number the rules set: nothing is bought. */
gboolean bones_fleet_draft_is_given (BonesFleetDraft *self);

/* Buys ships of class @kind, as many as are bought together, with names of their own, before ship
 * @at (-1: at the end). If the fleet has no flagship yet, one of them becomes it if that mends a
 * fault. */
gboolean bones_fleet_draft_add (BonesFleetDraft *self, guint kind, gint at, GError **error);

/* The same @n times, as one edit, at the end. */
gboolean bones_fleet_draft_add_many (BonesFleetDraft *self, guint kind, guint n, GError **error);
gboolean bones_fleet_draft_remove (BonesFleetDraft *self, guint ship, GError **error);

/* Takes out @n ships from number @ship on; buys @n more of her class beside her, without those that
 * are bought with them. */
gboolean bones_fleet_draft_remove_many (BonesFleetDraft *self, guint ship, guint n, GError **error);
gboolean bones_fleet_draft_fill (BonesFleetDraft *self, guint ship, guint n, GError **error);

/* Moves a ship so that she is number @to. */
gboolean bones_fleet_draft_move (BonesFleetDraft *self, guint ship, guint to, GError **error);

/* An empty name takes the name away. */
gboolean bones_fleet_draft_name_ship (BonesFleetDraft *self, guint ship, const char *name,
                                      GError **error);

/* Gives the ship a name that no ship of the fleet has. */
gboolean bones_fleet_draft_rename_ship (BonesFleetDraft *self, guint ship, GError **error);

/* Makes the ship the only flagship; or no longer one. */
gboolean bones_fleet_draft_set_flagship (BonesFleetDraft *self, guint ship, gboolean flagship,
                                         GError **error);

/* NULL: none. */
gboolean bones_fleet_draft_set_variant (BonesFleetDraft *self, guint ship, const char *variant,
                                        GError **error);

/* Puts @id of the content aboard, or takes it away. A ship has one wizard at most. */
gboolean bones_fleet_draft_put_aboard (BonesFleetDraft *self, guint ship, BonesOutfit outfit,
                                       const char *id, gboolean aboard, GError **error);
gboolean bones_fleet_draft_set_anti_flyer (BonesFleetDraft *self, guint ship, gboolean carries,
                                           GError **error);
gboolean bones_fleet_draft_set_notes (BonesFleetDraft *self, gint ship, const char *notes,
                                      GError **error);

gboolean bones_fleet_draft_rename (BonesFleetDraft *self, const char *name, GError **error);
gboolean bones_fleet_draft_set_player (BonesFleetDraft *self, const char *player, GError **error);
gboolean bones_fleet_draft_set_faction (BonesFleetDraft *self, const char *faction, GError **error);
gboolean bones_fleet_draft_set_cards (BonesFleetDraft *self, guint cards, GError **error);

/* In halves of points; -1: no limit. */
gboolean bones_fleet_draft_set_limit (BonesFleetDraft *self, gint limit, GError **error);

/* Words that commas separate. */
gboolean bones_fleet_draft_set_tags (BonesFleetDraft *self, const char *tags, GError **error);

/* The content sets that the fleet can be built from: an array of BonesSetRecord, which the caller
 * unrefs; NULL if there are none to choose from. */
GPtrArray *bones_fleet_draft_list_sets (BonesFleetDraft *self);

/* Builds the fleet from the set @set of those. Its ships stay as they are; those that the set does
 * not have are flaws. The set-up becomes another object. */
gboolean bones_fleet_draft_set_content (BonesFleetDraft *self, const BonesSetRecord *set,
                                        GError **error);

/* Which of @sets it is built from; its number if the fleet has a set of its own. */
guint bones_fleet_draft_find_set (BonesFleetDraft *self, const GPtrArray *sets);

/* Sets edition and options to those of @edition; of @preset; or to @options, one for each option of
 * the ruleset. */
gboolean bones_fleet_draft_set_edition (BonesFleetDraft *self, const char *edition, GError **error);
gboolean bones_fleet_draft_set_preset (BonesFleetDraft *self, const BonesPreset *preset,
                                       GError **error);
gboolean bones_fleet_draft_set_options (BonesFleetDraft *self, const guint8 *options,
                                        GError **error);

/* Rolls the fleet ahead of the battle, if its rules roll fleets: with @dice, faces as people write
 * them ("3 5 2"), or with the app's (NULL). What was rolled stands in the roster. */
gboolean bones_fleet_draft_roll (BonesFleetDraft *self, const char *dice, GError **error);

/* Goes one revision back or forward. */
gboolean bones_fleet_draft_undo (BonesFleetDraft *self, GError **error);
gboolean bones_fleet_draft_redo (BonesFleetDraft *self, GError **error);

/* Why no more ships of class @kind are allowed: a sentence about one more ship; NULL if she is
 * allowed. The caller frees it. */
char *bones_fleet_draft_refuse (BonesFleetDraft *self, guint kind);
