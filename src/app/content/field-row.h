/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Rows of a form, made from a schema: each shows what stands in one field, and writes what people
 * say instead into the row that is open. Having written, a row activates "form.written".
 */

#include <adwaita.h>

#include "content-edit.h"

/* Creates a row for @field of @values, which is @outer, the open row, or is inside it. Not for
 * tables (BONES_FIELD_ROWS). */
GtkWidget *bones_field_row_new (BonesContentEdit *edit, const BonesField *field, JsonObject *values,
                                JsonObject *outer);
