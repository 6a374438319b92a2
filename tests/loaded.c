/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What libraries make while they are loaded is no leak of ours. GLib's first table of quarks is of
 * that kind: when 2,048 are taken it makes a larger one, and leaves the first to whoever may be
 * reading it. A suppression could not name it, for GLib is built without frame pointers.
 */

#include <sanitizer/lsan_interface.h>

static void
before_libraries (void)
{
  __lsan_disable ();
}

#define FIRST __attribute__ ((section (".preinit_array"), used))

static void (*const first) (void) FIRST = before_libraries;

__attribute__ ((constructor)) static void
after_libraries (void)
{
  __lsan_enable ();
}
