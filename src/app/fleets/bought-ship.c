/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "bought-ship.h"

#include "css-class.h"
#include "dragged.h"
#include "name.h"
#include "ready-made.h"
#include "setup-text.h"
#include "ship-silhouette.h"
#include "words.h"

#include "bones-config.h"

struct _BonesBoughtShip {
  GtkListBoxRow parent_instance;

  /* Template widgets */
  GtkWidget *head, *picture, *name_label, *class_label, *flag_image, *wrong_image, *fold;

  gint number; /* of the ship, or -1 */
  gboolean wrong;
};

G_DEFINE_FINAL_TYPE (BonesBoughtShip, bones_bought_ship, GTK_TYPE_LIST_BOX_ROW)

static void
bones_bought_ship_class_init (BonesBoughtShipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/bought-ship.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, head);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, picture);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, class_label);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, flag_image);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, wrong_image);
  gtk_widget_class_bind_template_child (widget_class, BonesBoughtShip, fold);
}

static void
bones_bought_ship_init (BonesBoughtShip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->number = -1;
}

GtkWidget *
bones_bought_ship_new (void)
{
  return g_object_new (BONES_TYPE_BOUGHT_SHIP, NULL);
}

static const char *
name_class (const BonesSetup *setup, gint kind, const char *id)
{
  const char *name =
      kind >= 0 ? bones_words_called (
          setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) kind))
                : NULL;

  return name != NULL ? name : id != NULL ? id : "?";
}

/* "Frigate · 2 points · Side wheel · Wizard · A note". */
static char *
describe (BonesFleetDraft *draft, guint i)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (draft);
  const BonesRosterShip *ship = g_ptr_array_index (bones_fleet_draft_get_roster (draft)->ships, i);
  const gint kind = ship->kind != NULL ? bones_ruleset_kind (setup, ship->kind) : -1;
  GString *text = g_string_new (name_class (setup, kind, ship->kind));
  g_autofree char *aboard = bones_words_aboard (setup, ship);
  const guint points =
      kind >= 0 ? setup->ruleset->kind_points (setup->content, setup->options, (guint) kind) : 0;

  if (points > 0)
    {
      g_autofree char *price = bones_words_points ((gint) points);

      g_string_append_printf (text, " · ");
      g_string_append_printf (
          text, g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points", (gulong) (points + 1) / 2),
          price);
    }

  if (ship->variant != NULL && setup->ruleset->variant != NULL)
    {
      const char *word = bones_words_called (setup, setup->ruleset->variant, ship->variant);

      g_string_append_printf (text, " · %s", word != NULL ? word : ship->variant);
    }

  if (aboard != NULL)
    g_string_append_printf (text, " · %s", aboard);

  if (*bones_fleet_draft_get_notes (draft, (gint) i) != '\0')
    g_string_append_printf (text, " · %s", bones_fleet_draft_get_notes (draft, (gint) i));

  return g_string_free (text, FALSE);
}

/* The first flaw of ship @i, or NULL. */
static const BonesFleetFlaw *
find_flaw (BonesFleetDraft *draft, guint i)
{
  GArray *flaws = bones_fleet_draft_get_flaws (draft);

  for (guint j = 0; j < flaws->len; j++)
    if (g_array_index (flaws, BonesFleetFlaw, j).ship == (gint) i)
      return &g_array_index (flaws, BonesFleetFlaw, j);

  return NULL;
}

static gboolean
set_label (GtkWidget *label, const char *text)
{
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text))
    return FALSE;

  gtk_label_set_label (GTK_LABEL (label), text);
  return TRUE;
}

static void
show_picture (BonesBoughtShip *self, const BonesSetup *setup, const char *kind)
{
  const gint number = kind != NULL ? bones_ruleset_kind (setup, kind) : -1;

  g_object_set (self->picture, "kind", number >= 0 ? bones_class_look (setup, (guint) number) : "?",
                NULL);
}

/* "Fury, frigate, flagship. She costs too much." */
static void
name_row (BonesBoughtShip *self, const char *name, const char *class, gboolean flagship,
          const BonesFleetFlaw *flaw)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *list = NULL, *said = NULL;

  g_ptr_array_add (parts, (gpointer) name);
  g_ptr_array_add (parts, (gpointer) class);
  if (flagship)
    g_ptr_array_add (parts, _ ("flagship"));
  list = bones_words_list (parts);
  /* Translators: a ship, and what is wrong with her, a sentence */
  said = flaw != NULL ? g_strdup_printf (_ ("%s. %s"), list, flaw->text) : g_strdup (list);
  bones_name_widget (GTK_WIDGET (self), said);
}

void
bones_bought_ship_show (BonesBoughtShip *self, BonesFleetDraft *draft, guint ship)
{
  const BonesRosterShip *bought;
  const BonesFleetFlaw *flaw;
  g_autofree char *name = NULL, *class = NULL;
  const BonesSetup *setup;
  gboolean changed;

  g_return_if_fail (BONES_IS_BOUGHT_SHIP (self) && BONES_IS_FLEET_DRAFT (draft));

  setup = bones_fleet_draft_get_setup (draft);
  bought = g_ptr_array_index (bones_fleet_draft_get_roster (draft)->ships, ship);
  flaw = find_flaw (draft, ship);
  name = bones_fleet_draft_call_ship (draft, ship);
  class = describe (draft, ship);
  changed = set_label (self->name_label, name);
  changed |= set_label (self->class_label, class);
  changed |= self->wrong != (flaw != NULL);
  changed |= gtk_widget_get_visible (self->flag_image) != bought->flagship;
  self->wrong = flaw != NULL;
  if (self->number != (gint) ship)
    bones_drag_begin_from (GTK_WIDGET (self->head), BONES_DRAGGED_SHIP, ship);

  self->number = (gint) ship;
  if (!changed)
    return;

  show_picture (self, setup, bought->kind);
  gtk_widget_set_visible (self->flag_image, bought->flagship);
  gtk_widget_set_visible (self->wrong_image, self->wrong);
  bones_set_css_class (GTK_WIDGET (self), "wrong", self->wrong);
  name_row (self, name, class, bought->flagship, flaw);
}

gboolean
bones_bought_ship_is_wrong (BonesBoughtShip *self)
{
  g_return_val_if_fail (BONES_IS_BOUGHT_SHIP (self), FALSE);

  return self->wrong;
}

void
bones_bought_ship_unfold (BonesBoughtShip *self, GtkWidget *details)
{
  GtkWidget *child;

  g_return_if_fail (BONES_IS_BOUGHT_SHIP (self));

  while ((child = gtk_widget_get_first_child (self->fold)) != NULL)
    gtk_box_remove (GTK_BOX (self->fold), child);

  if (details != NULL)
    gtk_box_append (GTK_BOX (self->fold), details);

  gtk_widget_set_visible (self->fold, details != NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED,
                               details != NULL, -1);
}
