/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Opens the fonts of a battle's page, and draws their letters once, in a thread: cairo keeps both
 * for the whole program. A page that needs another font only takes a little longer. To be called on
 * the main thread, as soon as the text has its size. */
void bones_fonts_read_early (void);
