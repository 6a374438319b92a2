/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "class-list.h"

#include "class-offer.h"
#include "dragged.h"
#include "ready-made.h"
#include "setup-text.h"

#include "bones-config.h"

#include <string.h>

struct _BonesClassList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *box, *all_button;

  BonesFleetDraft *draft;            /* borrowed; or NULL */
  guint8 options[BONES_MAX_OPTIONS]; /* for which the classes are shown */
  char *faction;                     /* owned: the same */
  guint idle;
};

enum { BOUGHT, TROUBLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesClassList, bones_class_list, ADW_TYPE_BIN)

static void
offer_bought (BonesClassOffer *offer, BonesClassList *self)
{
  const guint before = bones_fleet_draft_get_roster (self->draft)->ships->len;
  g_autoptr (GError) error = NULL;

  if (bones_fleet_draft_add (self->draft, bones_class_offer_get_kind (offer), -1, &error))
    g_signal_emit (self, signals[BOUGHT], 0, before);
  else
    g_signal_emit (self, signals[TROUBLE], 0, error->message);
}

/* Whether a fleet of its faction may have the class at all. */
static gboolean
is_offered (BonesClassList *self, guint kind)
{
  return bones_setup_offers (bones_fleet_draft_get_setup (self->draft), self->faction, kind);
}

static void
clear (BonesClassList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
}

static void
add_offer (BonesClassList *self, guint kind, gboolean offered)
{
  GtkWidget *offer = bones_class_offer_new (kind);

  bones_class_offer_show (BONES_CLASS_OFFER (offer), bones_fleet_draft_get_setup (self->draft),
                          self->faction, offered);
  g_signal_connect_object (offer, "bought", G_CALLBACK (offer_bought), self, 0);
  gtk_box_append (GTK_BOX (self->box), offer);
}

static void
show_all_button (BonesClassList *self, guint n_others)
{
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u class that is not allowed here",
                                    "%u classes that are not allowed here", n_others),
                       n_others);

  gtk_widget_set_visible (self->all_button, n_others > 0);
  gtk_button_set_label (GTK_BUTTON (self->all_button), text);
}

/* Those that are offered first, each part dearest first. */
static void
fill (BonesClassList *self)
{
  const gboolean all = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->all_button));
  g_autoptr (GArray) kinds = bones_kinds_in_order (bones_fleet_draft_get_setup (self->draft));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (guint));

  clear (self);
  for (guint i = 0; i < kinds->len; i++)
    if (is_offered (self, g_array_index (kinds, guint, i)))
      add_offer (self, g_array_index (kinds, guint, i), TRUE);
    else
      g_array_append_val (others, g_array_index (kinds, guint, i));

  for (guint i = 0; i < others->len && all; i++)
    add_offer (self, g_array_index (others, guint, i), FALSE);

  show_all_button (self, others->len);
}

static gboolean
say_why (gpointer data)
{
  BonesClassList *self = data;

  self->idle = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (self->box);
       child != NULL && self->draft != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *why = bones_fleet_draft_refuse (
          self->draft, bones_class_offer_get_kind (BONES_CLASS_OFFER (child)));

      bones_class_offer_set_why (BONES_CLASS_OFFER (child), why);
    }

  return G_SOURCE_REMOVE;
}

static void
all_toggled (BonesClassList *self)
{
  if (self->draft == NULL)
    return;

  fill (self);
  say_why (self);
}

/* A ship that is dragged here leaves the fleet. */
static void
dropped (GtkWidget *widget, const BonesDragged *dragged, gpointer data)
{
  BonesClassList *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL && dragged->kind == BONES_DRAGGED_SHIP
      && dragged->number < bones_fleet_draft_get_roster (self->draft)->ships->len
      && !bones_fleet_draft_remove (self->draft, dragged->number, &error))
    g_signal_emit (self, signals[TROUBLE], 0, error->message);
}

static void
bones_class_list_dispose (GObject *object)
{
  BonesClassList *self = BONES_CLASS_LIST (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->faction, g_free);
  self->draft = NULL;
  G_OBJECT_CLASS (bones_class_list_parent_class)->dispose (object);
}

static void
bones_class_list_class_init (BonesClassListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_class_list_dispose;
  signals[BOUGHT] = g_signal_new ("bought", BONES_TYPE_CLASS_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_CLASS_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/class-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesClassList, box);
  gtk_widget_class_bind_template_child (widget_class, BonesClassList, all_button);
  gtk_widget_class_bind_template_callback (widget_class, all_toggled);
}

static void
bones_class_list_init (BonesClassList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_drop_on (GTK_WIDGET (self), dropped, self);
}

void
bones_class_list_set_draft (BonesClassList *self, BonesFleetDraft *draft)
{
  g_return_if_fail (BONES_IS_CLASS_LIST (self));

  clear (self);
  self->draft = draft;
  if (draft != NULL)
    bones_class_list_update (self);
}

void
bones_class_list_update (BonesClassList *self)
{
  const BonesSetup *setup;
  const char *faction;

  g_return_if_fail (BONES_IS_CLASS_LIST (self) && self->draft != NULL);

  setup = bones_fleet_draft_get_setup (self->draft);
  faction = bones_fleet_draft_get_roster (self->draft)->faction;
  if (gtk_widget_get_first_child (self->box) == NULL || g_strcmp0 (faction, self->faction) != 0
      || memcmp (setup->options, self->options, sizeof self->options) != 0)
    {
      g_free (self->faction);
      self->faction = g_strdup (faction);
      memcpy (self->options, setup->options, sizeof self->options);
      fill (self);
    }

  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_LOW, say_why, self, NULL);
}

void
bones_class_list_focus (BonesClassList *self)
{
  GtkWidget *first;

  g_return_if_fail (BONES_IS_CLASS_LIST (self));

  first = gtk_widget_get_first_child (self->box);
  if (first != NULL)
    gtk_widget_grab_focus (first);
}
