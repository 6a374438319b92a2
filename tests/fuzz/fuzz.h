/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What reads bytes of strangers. Each fuzz-NAME.c is a target: one function with the name that
 * libFuzzer gives it, which driver.c calls as well.
 *
 *   build/tests/fuzz/fuzz-protocol tests/fuzz/corpus/protocol 3600
 *
 * With libFuzzer:
 *
 *   CC=clang CFLAGS=-fsanitize=fuzzer-no-link meson setup build-fuzz -Dfuzz=true \
 *     -Db_sanitize=address,undefined -Db_lundef=false
 *   ninja -C build-fuzz && cp -r tests/fuzz/corpus/protocol corpus
 *   build-fuzz/tests/fuzz/fuzz-protocol -max_len=200000 -max_total_time=3600 corpus
 */

#include <glib.h>

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);
