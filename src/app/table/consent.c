/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "consent.h"

#include "fleet-flag.h"
#include "name.h"
#include "query.h"
#include "words.h"

#include "bones-config.h"

typedef struct {
  BonesHelm *helm; /* owned */
  guint32 seq;     /* the table's last entry when they were asked */
  guint32 to;      /* the entry to go back to; 0: one step; or the answer to correct */
  guint needed;
  guint agreed;
  BonesQuery *query;  /* borrowed */
  GtkWidget *missing; /* borrowed: names those who have not agreed */

  /* Of a correction */
  gboolean amends;
  guint n;
  guint16 values[BONES_MAX_VALUES];
  char *why; /* or NULL */
} Consent;

static void
consent_free (gpointer data)
{
  Consent *consent = data;

  g_object_unref (consent->helm);
  g_free (consent->why);
  g_free (consent);
}

static char *
name_missing (const Consent *consent)
{
  const GPtrArray *fleets = bones_helm_get_view (consent->helm)->fleets;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < fleets->len; i++)
    if ((consent->needed & ~consent->agreed & 1u << i) != 0)
      g_ptr_array_add (names, ((BonesFleetView *) fleets->pdata[i])->name);

  list = bones_words_list (names);
  /* Translators: %s are the fleets whose captains have not agreed yet */
  return g_strdup_printf (_ ("Still to agree: %s"), list);
}

static void
toggled (GtkToggleButton *toggle, Consent *consent)
{
  const guint bit = 1u << GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "fleet"));
  g_autofree char *missing = NULL;

  if (gtk_toggle_button_get_active (toggle))
    consent->agreed |= bit;
  else
    consent->agreed &= ~bit;

  missing = name_missing (consent);
  gtk_label_set_label (GTK_LABEL (consent->missing), missing);
  if ((consent->needed & ~consent->agreed) == 0)
    bones_query_proceed (consent->query);
}

static GtkWidget *
new_toggle (Consent *consent, const BonesFleetView *fleet)
{
  const gboolean named = fleet->player != NULL && *fleet->player != '\0';
  const char letter[] = { fleet->letter, '\0' };
  g_autofree char *text = named ? g_strdup_printf (_ ("%s agrees (%s)"), fleet->player, fleet->name)
                                : g_strdup_printf (_ ("%s agrees"), fleet->name);
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);

  g_object_set (flag, "letter", letter, NULL);
  gtk_box_append (GTK_BOX (box), flag);
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  gtk_button_set_child (GTK_BUTTON (toggle), box);
  gtk_widget_add_css_class (toggle, "touch");
  bones_name_widget (toggle, text);
  g_object_set_data (G_OBJECT (toggle), "fleet", GUINT_TO_POINTER (fleet->fleet));
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled), consent);
  return toggle;
}

static void
answered (gboolean yes, gpointer data)
{
  Consent *consent = data;

  /* Another window may have changed the table while they talked. */
  if (!yes || bones_helm_get_view (consent->helm)->seq != consent->seq)
    return;

  if (consent->amends)
    bones_helm_amend (consent->helm, consent->to, consent->n, consent->values, consent->why,
                      consent->agreed);
  else if (consent->to > 0)
    bones_helm_undo_to (consent->helm, consent->to, consent->agreed);
  else
    bones_helm_undo (consent->helm, consent->agreed);
}

static Consent *
consent_new (BonesHelm *helm, guint needed, guint32 to)
{
  Consent *consent = g_new0 (Consent, 1);

  consent->helm = g_object_ref (helm);
  consent->seq = bones_helm_get_view (helm)->seq;
  consent->to = to;
  consent->needed = needed;
  return consent;
}

static GtkWidget *
new_captains (Consent *consent)
{
  const GPtrArray *fleets = bones_helm_get_view (consent->helm)->fleets;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *missing = name_missing (consent);

  for (guint i = 0; i < fleets->len; i++)
    if ((consent->needed >> i & 1) != 0)
      gtk_box_append (GTK_BOX (box), new_toggle (consent, fleets->pdata[i]));

  consent->missing = gtk_label_new (missing);
  gtk_label_set_wrap (GTK_LABEL (consent->missing), TRUE);
  gtk_widget_add_css_class (consent->missing, "dim");
  gtk_box_append (GTK_BOX (box), consent->missing);
  return box;
}

/* Asks the captains of @consent, which it takes. */
static void
ask_captains (GtkWidget *parent, Consent *consent, const char *heading, const char *what)
{
  g_autofree char *body = g_strdup_printf (
      _ ("%s\n\nDice or cards have been seen since. The other captains must agree, and the log "
         "says that they did."),
      what);

  consent->query = bones_query_new (parent, heading, body, NULL);
  bones_query_set_extra (consent->query, new_captains (consent));
  bones_query_ask (consent->query, answered, consent, consent_free);
}

static void
ask_to_undo (GtkWidget *parent, BonesHelm *helm, const char *what, guint needed, guint32 to)
{
  ask_captains (parent, consent_new (helm, needed, to), _ ("Take it back?"), what);
}

void
bones_consent_undo (GtkWidget *parent, BonesHelm *helm)
{
  const BonesView *view;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  if (view->undo_text == NULL)
    return;

  if (view->undo_needs == 0)
    bones_helm_undo (helm, 0);
  else
    ask_to_undo (parent, helm, view->undo_text, view->undo_needs, 0);
}

/* The undo starts from the present; @parent may be gone when it is shown. */
void
bones_consent_undo_to (GtkWidget *parent, BonesHelm *helm, guint32 seq)
{
  g_autofree char *name = NULL, *what = NULL;
  GtkWidget *window;
  guint32 first;
  guint needs;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  window = GTK_WIDGET (gtk_widget_get_root (parent));
  bones_helm_look_at (helm, 0);
  first = bones_table_peek_undo_to (bones_helm_get_table (helm), seq, &needs);
  if (first == 0)
    return;

  name = bones_view_describe_entry (bones_helm_get_table (helm), BONES_NOBODY, first);
  what = g_strdup_printf (_ ("Back to before: %s"), name);
  if (needs == 0)
    bones_helm_undo_to (helm, seq, 0);
  else
    ask_to_undo (window, helm, what, needs, seq);
}

void
bones_consent_undo_round (GtkWidget *parent, BonesHelm *helm)
{
  guint32 start;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  start = bones_helm_get_round_start (helm);
  if (start != 0)
    bones_consent_undo_to (parent, helm, start);
}

void
bones_consent_amend (GtkWidget *parent, BonesHelm *helm, guint32 seq, guint n,
                     const guint16 *values, const char *why, guint needs, const char *what)
{
  Consent *consent;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));
  g_return_if_fail (n <= BONES_MAX_VALUES && (values != NULL || n == 0));

  bones_helm_look_at (helm, 0);
  if (needs == 0)
    {
      bones_helm_amend (helm, seq, n, values, why, 0);
      return;
    }

  consent = consent_new (helm, needs, seq);
  consent->amends = TRUE;
  consent->n = n;
  consent->why = g_strdup (why);
  if (n > 0)
    memcpy (consent->values, values, n * sizeof *values);

  ask_captains (parent, consent, _ ("Correct it?"), what);
}
