/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bank-words.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

char *
bones_bank_text (const BonesBankLook *bank, gboolean counted)
{
  /* Translators: of a bank of cannons */
  g_autofree char *guns =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u gun", "%u guns", bank->guns), bank->guns);

  if (bank->state == BONES_BANK_READY && counted)
    /* Translators: a bank of cannons (Bow, Stern, Port, Starboard), and "4 guns" */
    return g_strdup_printf (_ ("%s: ready to fire, %s"), bank->name, guns);
  if (bank->state == BONES_BANK_READY)
    /* Translators: %s is a bank of cannons: Bow, Aft, Port, Starboard. */
    return g_strdup_printf (_ ("%s: ready to fire"), bank->name);
  if (bank->reason != NULL)
    /* Translators: a bank of cannons, and why it may not fire. */
    return g_strdup_printf (_ ("%s: %s"), bank->name, bank->reason);
  if (bank->state == BONES_BANK_FIRED)
    return g_strdup_printf (_ ("%s: has fired"), bank->name);
  if (bank->state == BONES_BANK_LOST)
    return g_strdup_printf (_ ("%s: her guns there are lost"), bank->name);
  return g_strdup_printf (_ ("%s: may not fire"), bank->name);
}

char *
bones_bank_word (const BonesBankLook *bank, gboolean counted)
{
  if (bank->state == BONES_BANK_FIRED)
    return g_strdup (C_ ("bank", "fired"));
  if (bank->state == BONES_BANK_LOST)
    return g_strdup (C_ ("bank", "lost"));
  return counted ? g_strdup_printf ("%u", bank->guns) : NULL;
}
