/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "consent.h"

#include "compat.h"

#include "bones-config.h"

typedef struct {
  BonesHelm *helm; /* owned */
  guint32 seq;     /* of the table when they were asked */
  guint needed;
  guint agreed;
  BonesQuery *query; /* borrowed: the dialog */
} Consent;

static void
consent_free (gpointer data)
{
  Consent *consent = data;

  g_object_unref (consent->helm);
  g_free (consent);
}

static void
toggled (GtkCheckButton *check, Consent *consent)
{
  const guint bit = 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "fleet"));

  if (gtk_check_button_get_active (check))
    consent->agreed |= bit;
  else
    consent->agreed &= ~bit;
  bones_query_set_ready (consent->query, (consent->needed & ~consent->agreed) == 0);
}

static GtkWidget *
new_check (Consent *consent, const BonesFleetView *fleet)
{
  g_autofree char *label = fleet->player != NULL && *fleet->player != '\0'
                               ? g_strdup_printf (_ ("%s agrees (%s)"), fleet->player, fleet->name)
                               : g_strdup_printf (_ ("%s agrees"), fleet->name);
  GtkWidget *check = gtk_check_button_new_with_label (label);

  gtk_widget_add_css_class (check, "touch");
  g_object_set_data (G_OBJECT (check), "fleet", GUINT_TO_POINTER (fleet->fleet));
  g_signal_connect (check, "toggled", G_CALLBACK (toggled), consent);
  return check;
}

static void
answered (gboolean yes, gpointer data)
{
  Consent *consent = data;

  /* The table may have moved on, from another window, while they talked. */
  if (yes && bones_helm_get_view (consent->helm)->seq == consent->seq)
    bones_helm_undo (consent->helm, consent->agreed);
}

void
bones_consent_undo (GtkWidget *parent, BonesHelm *helm)
{
  const BonesView *view;
  GtkWidget *box;
  Consent *consent;
  g_autofree char *body = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  if (view->undo_text == NULL)
    return;

  if (view->undo_needs == 0)
    {
      bones_helm_undo (helm, 0);
      return;
    }

  consent = g_new0 (Consent, 1);
  consent->helm = g_object_ref (helm);
  consent->seq = view->seq;
  consent->needed = view->undo_needs;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  for (guint i = 0; i < view->fleets->len; i++)
    if ((consent->needed >> i & 1) != 0)
      gtk_box_append (GTK_BOX (box), new_check (consent, g_ptr_array_index (view->fleets, i)));
  body = g_strdup_printf (_ ("%s\n\nDice or cards have been seen since. The other captains must "
                             "agree; the log says that they did."),
                          view->undo_text);
  consent->query = bones_query_new (parent, _ ("Take it back?"), body, _ ("Undo"));
  bones_query_set_extra (consent->query, box);
  bones_query_set_ready (consent->query, FALSE);
  bones_query_ask (consent->query, answered, consent, consent_free);
}
