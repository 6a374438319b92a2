/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <qrencode.h>
#include <string.h>

#include "qr-code.h"

struct _BonesQrCode {
  QRcode *drawn;
};

G_DEFINE_QUARK (bones - qr - error - quark, bones_qr_error)

BonesQrCode *
bones_qr_code_new (const char *text, GError **error)
{
  BonesQrCode *code;
  QRcode *drawn;

  g_return_val_if_fail (text != NULL && *text != '\0', NULL);

  if (strlen (text) > BONES_QR_MOST_BYTES)
    {
      g_set_error (error, BONES_QR_ERROR, BONES_QR_ERROR_TOO_LONG,
                   _ ("As text, the fleet has %u bytes; a QR code holds at most %d. Shorten its "
                      "notes, or pass it on as a file or as text."),
                   (guint) strlen (text), BONES_QR_MOST_BYTES);
      return NULL;
    }

  drawn = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  if (drawn == NULL)
    {
      g_set_error (error, BONES_QR_ERROR, BONES_QR_ERROR_FAILED,
                   _ ("The QR code cannot be made: %s."), g_strerror (errno));
      return NULL;
    }

  code = g_new (BonesQrCode, 1);
  code->drawn = drawn;
  return code;
}

void
bones_qr_code_free (BonesQrCode *code)
{
  if (code == NULL)
    return;

  QRcode_free (code->drawn);
  g_free (code);
}

guint
bones_qr_code_get_side (const BonesQrCode *code)
{
  g_return_val_if_fail (code != NULL, 0);

  return (guint) code->drawn->width;
}

gboolean
bones_qr_code_is_dark (const BonesQrCode *code, guint x, guint y)
{
  g_return_val_if_fail (code != NULL, FALSE);
  g_return_val_if_fail (MAX (x, y) < (guint) code->drawn->width, FALSE);

  return (code->drawn->data[y * (guint) code->drawn->width + x] & 1) != 0;
}
