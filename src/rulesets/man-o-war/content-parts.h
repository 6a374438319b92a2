/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the content share: the fields of its rows, by which rows are read, too.
 */

#include "man-o-war.h"
#include "schema.h"

#define MW_MAX_COLUMNS 8
#define MW_MAX_ROWS 6
#define MW_MAX_SHIPS 64
#define MW_MAX_MONSTERS 16
#define MW_MAX_FLYERS 16
G_STATIC_ASSERT (MW_MAX_SHIPS + MW_MAX_MONSTERS + MW_MAX_FLYERS <= MW_MAX_TEMPLATES);

extern const char *const mw_class_ids[], *const mw_code_ids[];

extern const BonesField mw_general_fields[], mw_ship_fields[], mw_monster_fields[],
    mw_flyer_fields[], mw_weapon_fields[], mw_critical_fields[], mw_plain_fields[],
    mw_spell_fields[], mw_card_fields[], mw_rank_fields[], mw_race_fields[], mw_fleet_fields[];
extern const BonesField mw_location_fields[], mw_part_fields[], mw_aim_fields[], mw_guns_fields[],
    mw_link_fields[], mw_damage_fields[], mw_effect_fields[], mw_band_fields[], mw_limit_fields[],
    mw_fleet_ship_fields[];

/* content-check.c: what is wrong beyond the form. */
void mw_content_check (GVariant *content, GPtrArray *flaws);

/* content-decks.c: what is wrong with the critical table, the weapons and the decks as such. */
void mw_content_check_tables (GVariant *content, GPtrArray *flaws);

/* content-fleets.c: what is wrong with the fleets that are ready, as MW-FLT has it. */
void mw_content_check_fleets (GVariant *content, GPtrArray *flaws);

/* content-ships.c: templates of all classes, ships first; @self has weapons and races. */
void mw_content_read_templates (MwContent *self, GVariant *content);

/* content-rows.c */
void mw_content_read_rows (MwContent *self, GVariant *content);
void mw_effects_read (MwContent *self, MwEffects *effects, GVariant *row, const char *key,
                      const BonesField *fields, MwDuration duration);
gint mw_row_find (GVariant *content, const char *section, const char *id);

/* content-words.c: takes @id; @text is the content's. */
GHashTable *mw_content_words_new (void);
void mw_content_name (MwContent *self, char *id, const char *text);
void mw_content_name_all (MwContent *self);
