/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A text as a QR code, to hand a fleet from one screen, or from paper, to another: its modules,
 * dark and light.
 */

#include <glib.h>

#define BONES_QR_MOST_BYTES 2953 /* of the largest code, with the least correction of errors */
#define BONES_QR_MARGIN 4        /* modules around it that must be light */

#define BONES_QR_ERROR (bones_qr_error_quark ())
typedef enum { BONES_QR_ERROR_TOO_LONG, BONES_QR_ERROR_FAILED } BonesQrError;
GQuark bones_qr_error_quark (void);

typedef struct _BonesQrCode BonesQrCode;

/* The smallest code with @text. NULL if it does not fit into one; @error says how long it is. */
BonesQrCode *bones_qr_code_new (const char *text, GError **error);
void bones_qr_code_free (BonesQrCode *code);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesQrCode, bones_qr_code_free)

/* How many modules a side has, without the margin; and whether one of them is dark. */
guint bones_qr_code_get_side (const BonesQrCode *code);
gboolean bones_qr_code_is_dark (const BonesQrCode *code, guint x, guint y);
