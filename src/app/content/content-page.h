/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The editor of content: sets that people write themselves, their sections, rows and fields. What
 * is changed is stored at once.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_CONTENT_PAGE (bones_content_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentPage, bones_content_page, BONES, CONTENT_PAGE, AdwBin)

/* Creates a page over @store, which must outlive it. */
BonesContentPage *bones_content_page_new (BonesAppStore *store);

/* Shows the current list of sets. */
void bones_content_page_reload (BonesContentPage *self);

/* Imports the content set in @length bytes at @text as a new one, and opens it. If that fails, a
 * message says why. */
void bones_content_page_import (BonesContentPage *self, const char *text, gsize length);
