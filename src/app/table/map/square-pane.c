/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "square-pane.h"

#include "battle-map.h"
#include "flow.h"
#include "map-look.h"
#include "name.h"
#include "tooltip.h"
#include "words.h"

#include "bones-config.h"

/* Of buttons, in pixels. */
#define SHORT 88u
#define LONG 240u

struct _BonesSquarePane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *map, *hint, *flow;

  guint file; /* 1 + the file that was typed, until its rank is typed; or 0 */
  gboolean apart, terse;
};

G_DEFINE_FINAL_TYPE (BonesSquarePane, bones_square_pane, BONES_TYPE_PANE)

static const BonesView *
view_of (BonesSquarePane *self)
{
  return bones_helm_get_view (bones_pane_get_helm (BONES_PANE (self)));
}

/* A map in the pane leaves as little room as a phone. */
static gboolean
is_brief (BonesSquarePane *self)
{
  return self->terse || !self->apart;
}

static void
show_hint (BonesSquarePane *self)
{
  g_autofree char *typed =
      self->file > 0 ? g_strdup_printf ("%c…", 'a' + (int) self->file - 1) : NULL;

  gtk_label_set_label (GTK_LABEL (self->hint),
                       typed != NULL ? typed : _ ("Touch a buoy on the map, or type a square."));
}

static void
clicked (GtkButton *button, BonesSquarePane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)),
                         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value")));
}

/* @said: the accessible name. */
static void
add_button (BonesSquarePane *self, const char *text, const char *said, guint value)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  bones_set_tooltip (button, said);
  bones_name_widget (button, said);
  g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (value));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, 0);
  bones_flow_append (BONES_FLOW (self->flow), button);
}

/* "↓ off the board, to the south" */
static void
add_exit (BonesSquarePane *self, const BonesOptionView *option, guint edge)
{
  static const char *const arrows[] = { "↑", "→", "↓", "←" };
  /* Translators: behind an arrow: off the map */
  g_autofree char *text = g_strdup_printf ("%s %s", arrows[edge % G_N_ELEMENTS (arrows)],
                                           is_brief (self) ? _ ("off") : option->text);

  add_button (self, text, option->text, option->value);
}

static void
add_buttons (BonesSquarePane *self, const BonesView *view)
{
  const guint n = view->board->files * view->board->ranks, start = bones_map_start (view);

  bones_flow_clear (BONES_FLOW (self->flow));
  g_object_set (self->flow, "column-width", is_brief (self) ? SHORT : LONG, NULL);
  for (guint i = 0; i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->value > n)
        add_exit (self, option, option->value - n - 1);
      else if (option->value == start && view->prompt->other >= 0)
        {
          /* Translators: a ship stays on a square of the map: "Stay on c4" */
          g_autofree char *text = g_strdup_printf (_ ("Stay on %s"), option->text);

          add_button (self, is_brief (self) ? C_ ("square", "Stay") : text, text, option->value);
        }
    }
  gtk_widget_set_visible (self->flow, gtk_widget_get_first_child (self->flow) != NULL);
}

static void
bones_square_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesSquarePane *self = BONES_SQUARE_PANE (pane);

  if (self->apart)
    gtk_widget_set_visible (self->map, FALSE);
  else
    bones_battle_map_apply (BONES_BATTLE_MAP (self->map), bones_pane_get_helm (pane));
  if (!fresh)
    return;

  self->file = 0;
  show_hint (self);
  add_buttons (self, view);
}

static gboolean
bones_square_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesSquarePane *self = BONES_SQUARE_PANE (pane);

  if (letter < 'a' || letter >= 'a' + view_of (self)->board->files)
    return FALSE;

  self->file = 1 + letter - 'a';
  show_hint (self);
  return TRUE;
}

/* If a square cannot be chosen, the map says why. */
static gboolean
bones_square_pane_digit (BonesPane *pane, guint digit)
{
  BonesSquarePane *self = BONES_SQUARE_PANE (pane);
  const BonesBoardView *board = view_of (self)->board;
  const guint file = self->file;
  guint square;

  if (file == 0 || digit == 0 || digit > board->ranks)
    return FALSE;

  square = (digit - 1) * board->files + file;
  self->file = 0;
  show_hint (self);
  if (bones_map_option (view_of (self), square) != NULL)
    bones_helm_answer_one (bones_pane_get_helm (pane), square);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
bones_square_pane_erase (BonesPane *pane)
{
  BonesSquarePane *self = BONES_SQUARE_PANE (pane);

  if (self->file == 0)
    return FALSE;

  self->file = 0;
  show_hint (self);
  return TRUE;
}

static GtkWidget *
bones_square_pane_primary (BonesPane *pane)
{
  BonesSquarePane *self = BONES_SQUARE_PANE (pane);

  return self->apart ? NULL : self->map;
}

static void
bones_square_pane_class_init (BonesSquarePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_square_pane_apply;
  pane_class->letter = bones_square_pane_letter;
  pane_class->digit = bones_square_pane_digit;
  pane_class->erase = bones_square_pane_erase;
  pane_class->primary = bones_square_pane_primary;

  g_type_ensure (BONES_TYPE_BATTLE_MAP);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/square-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesSquarePane, map);
  gtk_widget_class_bind_template_child (widget_class, BonesSquarePane, hint);
  gtk_widget_class_bind_template_child (widget_class, BonesSquarePane, flow);
}

static void
bones_square_pane_init (BonesSquarePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_battle_map_set_form (BONES_BATTLE_MAP (self->map), BONES_MAP_BARE);
}

void
bones_square_pane_set_terse (BonesSquarePane *self, gboolean terse)
{
  g_return_if_fail (BONES_IS_SQUARE_PANE (self));

  if (terse == self->terse)
    return;

  self->terse = terse;
  gtk_widget_set_visible (self->hint, !terse);
  if (gtk_widget_get_first_child (self->flow) != NULL)
    add_buttons (self, view_of (self));
}

void
bones_square_pane_set_apart (BonesSquarePane *self, gboolean apart)
{
  g_return_if_fail (BONES_IS_SQUARE_PANE (self));

  self->apart = apart;
}
