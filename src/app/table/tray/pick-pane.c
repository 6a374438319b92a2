/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "pick-pane.h"

#include "name.h"
#include "pick-row.h"
#include "ship-label.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesPickPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *rows, *done_button, *done_label;

  /* Owned */
  GPtrArray *picked; /* of BonesPickRow, borrowed */
  GString *letters;  /* the letters that stand for rows */

  BonesAskKind kind;
  guint least, most;
  gboolean blank; /* an answer that names none does not stand out */
};

G_DEFINE_FINAL_TYPE (BonesPickPane, bones_pick_pane, BONES_TYPE_PANE)

/* Whether each ship is answered with a range. */
static gboolean
has_ways (BonesPickPane *self)
{
  return self->kind == BONES_ASK_TARGETS || self->kind == BONES_ASK_EFFECTS;
}

/* The present answer; returns its number of values. */
static guint
collect (BonesPickPane *self, guint16 *values)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const gint way = bones_pick_row_get_way (BONES_PICK_ROW (row));
      const guint value = bones_pick_row_get_value (BONES_PICK_ROW (row));

      if (way >= 0 && n < BONES_MAX_VALUES)
        values[n++] = (guint16) (has_ways (self) ? value | (guint) way << 8 : value);
    }
  return n;
}

static char *
describe_done (BonesPickPane *self, guint n)
{
  if (self->kind == BONES_ASK_TARGETS)
    return n == 0
               ? g_strdup (_ ("No ship is under it"))
               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u target", "%u targets", n), n);
  return n == 0 ? g_strdup (_ ("None of them"))
                : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "That one", "These %u", n), n);
}

static void
show_done (BonesPickPane *self)
{
  guint16 values[BONES_MAX_VALUES];
  const guint n = collect (self, values);
  g_autofree char *label = describe_done (self, n);

  gtk_label_set_label (GTK_LABEL (self->done_label), label);
  bones_set_tooltip (self->done_label, label);
  bones_name_widget (self->done_button, label);
  gtk_widget_set_sensitive (self->done_button, n >= self->least && n <= self->most);
  bones_button_set_main (self->done_button, n > 0 || !self->blank);
}

static void
picked (BonesPickPane *self, BonesPickRow *row)
{
  if (bones_pick_row_get_way (row) < 0)
    g_ptr_array_remove (self->picked, row);
  else if (!g_ptr_array_find (self->picked, row, NULL))
    g_ptr_array_add (self->picked, row);
  show_done (self);
  bones_pane_emit_chosen (BONES_PANE (self));
}

static void
give_answer (BonesPickPane *self)
{
  guint16 values[BONES_MAX_VALUES];
  const guint n = collect (self, values);

  if (gtk_widget_get_sensitive (self->done_button))
    bones_helm_answer (bones_pane_get_helm (BONES_PANE (self)), BONES_FROM_PERSON, n, values);
}

/* Pressed twice, what is picked alone is the whole answer. */
static void
pressed_twice (BonesPickPane *self)
{
  guint16 values[BONES_MAX_VALUES];

  if (collect (self, values) == 1)
    give_answer (self);
}

static void
add_row (BonesPickPane *self, BonesPickRow *row)
{
  bones_pick_row_take_letter (row, self->letters);
  g_signal_connect_object (row, "picked", G_CALLBACK (picked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "pressed-twice", G_CALLBACK (pressed_twice), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows), GTK_WIDGET (row));
}

static void
add_ship (BonesPickPane *self, const BonesView *view, guint ship)
{
  const BonesShipView *look = bones_view_ship (view, ship);
  GtkWidget *label = bones_ship_label_new (view, ship);
  BonesPickRow *row =
      bones_pick_row_new (ship, label, bones_ship_label_get_name (BONES_SHIP_LABEL (label)),
                          look != NULL ? look->name : "?");

  if (has_ways (self))
    for (guint i = 0; i < view->prompt->options->len; i++)
      {
        const BonesOptionView *range = g_ptr_array_index (view->prompt->options, i);

        if (range->open)
          bones_pick_row_add_way (row, range->value, range->text);
      }
  else
    bones_pick_row_add_way (row, 0, _ ("Yes"));
  add_row (self, row);
}

/* Whether ships are picked, not options or markers. */
static gboolean
picks_ships (const BonesPickPane *self)
{
  return self->kind != BONES_ASK_CHOICES && self->kind != BONES_ASK_MARKERS;
}

/* The most frequent targets come first: the other fleets' ships. */
static void
add_ships (BonesPickPane *self, const BonesView *view)
{
  const BonesPromptView *prompt = view->prompt;
  const BonesShipView *asked =
      prompt->ship >= 0 ? bones_view_ship (view, (guint) prompt->ship) : NULL;

  for (guint own = 0; own < 2; own++)
    for (guint i = 0; i < prompt->ships->len; i++)
      {
        const guint ship = g_array_index (prompt->ships, guint, i);
        const BonesShipView *look = bones_view_ship (view, ship);
        const gboolean is_own = asked != NULL && look != NULL && look->fleet == asked->fleet;

        if (is_own == (own == 1))
          add_ship (self, view, ship);
      }
}

static void
add_option (BonesPickPane *self, const BonesOptionView *option)
{
  GtkWidget *label;
  BonesPickRow *row;

  if (!option->open)
    return;

  label = gtk_label_new (option->text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  row = bones_pick_row_new (option->value, label, GTK_LABEL (label), option->text);
  bones_pick_row_add_way (row, 0, _ ("Yes"));
  add_row (self, row);
}

static void
bones_pick_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesPickPane *self = BONES_PICK_PANE (pane);
  const BonesPromptView *prompt = view->prompt;
  GtkWidget *child;

  if (!fresh)
    return;

  self->kind = prompt->kind;
  self->least = prompt->count_least;
  self->most = prompt->count_most;
  self->blank = prompt->blank;
  g_ptr_array_set_size (self->picked, 0);
  g_string_truncate (self->letters, 0);
  while ((child = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), child);
  if (picks_ships (self))
    add_ships (self, view);
  else
    for (guint i = 0; i < prompt->options->len; i++)
      add_option (self, g_ptr_array_index (prompt->options, i));

  show_done (self);
}

static gboolean
bones_pick_pane_pick_ship (BonesPane *pane, guint ship)
{
  BonesPickPane *self = BONES_PICK_PANE (pane);

  if (!picks_ships (self))
    return FALSE;

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (bones_pick_row_get_value (BONES_PICK_ROW (row)) == ship)
      {
        bones_pick_row_cycle (BONES_PICK_ROW (row));
        return TRUE;
      }
  return FALSE;
}

static guint
bones_pick_pane_chosen (BonesPane *pane, guint16 *values)
{
  BonesPickPane *self = BONES_PICK_PANE (pane);
  const guint n = collect (self, values);

  return n >= self->least && n <= self->most ? n : 0;
}

static GtkWidget *
bones_pick_pane_primary (BonesPane *pane)
{
  BonesPickPane *self = BONES_PICK_PANE (pane);

  return gtk_widget_has_css_class (self->done_button, "suggested-action") ? self->done_button
                                                                          : NULL;
}

static gboolean
bones_pick_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesPickPane *self = BONES_PICK_PANE (pane);

  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL && letter != 0;
       row = gtk_widget_get_next_sibling (row))
    if (bones_pick_row_get_letter (BONES_PICK_ROW (row)) == letter)
      {
        bones_pick_row_cycle (BONES_PICK_ROW (row));
        return TRUE;
      }
  return FALSE;
}

static void
bones_pick_pane_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_PICK_PANE (object)->picked);
  g_string_free (BONES_PICK_PANE (object)->letters, TRUE);
  G_OBJECT_CLASS (bones_pick_pane_parent_class)->finalize (object);
}

static void
bones_pick_pane_class_init (BonesPickPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_pick_pane_finalize;
  pane_class->letter = bones_pick_pane_letter;
  pane_class->apply = bones_pick_pane_apply;
  pane_class->pick_ship = bones_pick_pane_pick_ship;
  pane_class->primary = bones_pick_pane_primary;
  pane_class->chosen = bones_pick_pane_chosen;

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/pick-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPickPane, rows);
  gtk_widget_class_bind_template_child (widget_class, BonesPickPane, done_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPickPane, done_label);
  gtk_widget_class_bind_template_callback (widget_class, give_answer);
}

static void
bones_pick_pane_init (BonesPickPane *self)
{
  self->picked = g_ptr_array_new ();
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
