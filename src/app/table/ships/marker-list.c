/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "marker-list.h"

#include "flow.h"
#include "magic-card.h"
#include "name.h"
#include "tooltip.h"
#include "words.h"

#include "bones-config.h"

struct _BonesMarkerList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *fold_button, *arrow, *names, *rows;

  char *said; /* owned: the whole list in words, as it is shown */
};

G_DEFINE_FINAL_TYPE (BonesMarkerList, bones_marker_list, ADW_TYPE_BIN)

gboolean
bones_marker_stands (const BonesMarkerView *marker)
{
  g_return_val_if_fail (marker != NULL, FALSE);

  return marker->fleet != BONES_NOBODY || marker->ship >= 0 || marker->until != NULL;
}

/* "Red · on Fury · until the end of the round"; the caller frees it. */
static char *
describe (const BonesView *view, const BonesMarkerView *marker)
{
  const BonesFleetView *fleet =
      marker->fleet < view->fleets->len ? g_ptr_array_index (view->fleets, marker->fleet) : NULL;
  const BonesShipView *ship =
      marker->ship >= 0 ? bones_view_ship (view, (guint) marker->ship) : NULL;
  /* A creature has the name of the spell that created it. */
  const gboolean is_it = ship != NULL && g_str_has_prefix (marker->name, ship->name);
  /* Translators: the ship that a spell lies on */
  g_autofree char *on = ship != NULL && !is_it ? g_strdup_printf (_ ("on %s"), ship->name) : NULL;
  const char *parts[4] = { NULL };
  guint n = 0;

  if (fleet != NULL)
    parts[n++] = fleet->name;
  if (on != NULL)
    parts[n++] = on;
  if (marker->until != NULL)
    parts[n++] = marker->until;
  return n > 0 ? g_strjoinv (" · ", (char **) parts) : NULL;
}

/* Whether both are told by one card: the same thing, on different ships. */
static gboolean
is_same (const BonesMarkerView *a, const BonesMarkerView *b)
{
  return bones_marker_stands (b) && g_str_equal (a->name, b->name)
         && g_strcmp0 (a->text, b->text) == 0;
}

/* Whether a marker before number @i is the same. */
static gboolean
is_repeated (const BonesView *view, guint i)
{
  for (guint j = 0; j < i; j++)
    if (is_same (g_ptr_array_index (view->markers, i), g_ptr_array_index (view->markers, j)))
      return TRUE;
  return FALSE;
}

/* What describe() says of marker number @i and of those like it, a line each; NULL: nothing. */
static char *
describe_like (const BonesView *view, guint i)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint j = i; j < view->markers->len; j++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, j);
      g_autofree char *line =
          is_same (g_ptr_array_index (view->markers, i), marker) ? describe (view, marker) : NULL;

      if (line != NULL)
        g_strv_builder_add (builder, line);
    }

  lines = g_strv_builder_end (builder);
  return *lines != NULL ? g_strjoinv ("\n", lines) : NULL;
}

static char *
describe_all (const BonesView *view)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, i);
      g_autofree char *detail = describe (view, marker);

      if (bones_marker_stands (marker))
        g_string_append_printf (all, "%s\n%s\n", marker->name, detail != NULL ? detail : "");
    }
  return g_string_free (all, FALSE);
}

static void
folded (BonesMarkerList *self)
{
  const gboolean open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->fold_button));

  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_widget_set_visible (self->rows, open);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->fold_button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               open, -1);
}

/* What is in force is named even while the list is folded. */
static void
show_names (BonesMarkerList *self, const BonesView *view)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL, *said = NULL;

  for (guint i = 0; i < view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, i);

      if (bones_marker_stands (marker) && !is_repeated (view, i))
        g_ptr_array_add (names, marker->name);
    }
  list = bones_words_list (names);
  /* Translators: %s are names of spells and creatures */
  said = g_strdup_printf (_ ("In Force on the Table: %s"), list);
  gtk_label_set_label (GTK_LABEL (self->names), list);
  bones_set_tooltip (self->fold_button, said);
  bones_name_widget (self->fold_button, said);
}

static void
show_rows (BonesMarkerList *self, const BonesView *view)
{
  bones_flow_clear (BONES_FLOW (self->rows));
  for (guint i = 0; i < view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, i);
      g_autofree char *detail = NULL;
      GtkWidget *row;

      if (!bones_marker_stands (marker) || is_repeated (view, i))
        continue;

      detail = describe_like (view, i);
      row = GTK_WIDGET (bones_magic_card_new (marker->icon, marker->name, marker->text, detail));
      gtk_widget_add_css_class (row, "framed");
      bones_flow_append (BONES_FLOW (self->rows), row);
    }
}

void
bones_marker_list_apply (BonesMarkerList *self, const BonesView *view)
{
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_MARKER_LIST (self) && view != NULL);

  said = describe_all (view);
  gtk_widget_set_visible (GTK_WIDGET (self), *said != '\0');
  if (g_strcmp0 (said, self->said) == 0)
    return;

  show_names (self, view);
  show_rows (self, view);
  g_free (self->said);
  self->said = g_steal_pointer (&said);
}

static void
bones_marker_list_finalize (GObject *object)
{
  g_free (BONES_MARKER_LIST (object)->said);
  G_OBJECT_CLASS (bones_marker_list_parent_class)->finalize (object);
}

static void
bones_marker_list_class_init (BonesMarkerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_marker_list_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/marker-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesMarkerList, fold_button);
  gtk_widget_class_bind_template_child (widget_class, BonesMarkerList, arrow);
  gtk_widget_class_bind_template_child (widget_class, BonesMarkerList, names);
  gtk_widget_class_bind_template_child (widget_class, BonesMarkerList, rows);
  gtk_widget_class_bind_template_callback (widget_class, folded);
}

static void
bones_marker_list_init (BonesMarkerList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  folded (self);
}
