/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The stock content set, with one thing in it changed: "ships.0.locations.2.save" is the save of
 * the third location of the first ship.
 */

#include <json-glib/json-glib.h>

/* The document that is compiled in; the caller unrefs it. */
JsonNode *spoil_stock (void);

/* Puts @json, or nothing where it is NULL, at @path of @document. A number behind the last row of a
 * list adds one, and so does "+". */
void spoil_set (JsonNode *document, const char *path, const char *json);

/* @document as rulesets see it; the caller unrefs it. */
GVariant *spoil_content (JsonNode *document);
