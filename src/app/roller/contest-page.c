/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "contest-page.h"

#include "dice-pool.h"
#include "name.h"
#include "tooltip.h"
#include "words.h"

#include "bones-config.h"

#define SIDES 6 /* of the dice */

typedef struct {
  GtkWidget *row, *name, *pool, *drop; /* the first side; the row has the others */
  GArray *looks;                       /* of BonesDieLook: the dice that it has rolled */
} Side;

struct _BonesContestPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *rows, *add_button, *text, *result, *throw_button;

  BonesThrower *thrower; /* owned */
  GPtrArray *sides;      /* of Side */
  BonesContest contest;
  gboolean under_way;
};

G_DEFINE_FINAL_TYPE (BonesContestPage, bones_contest_page, ADW_TYPE_BIN)

void
bones_contest_begin (BonesContest *self, guint n)
{
  g_return_if_fail (self != NULL && n >= 1 && n <= BONES_MOST_SIDES);

  *self = (BonesContest){ n, (1u << n) - 1 };
}

guint
bones_contest_count (const BonesContest *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint side = 0; side < self->n; side++)
    n += self->in >> side & 1;
  return n;
}

void
bones_contest_take (BonesContest *self, const guint16 *faces)
{
  guint best = 0, in = 0;

  g_return_if_fail (self != NULL && faces != NULL);

  for (guint side = 0; side < self->n; side++)
    {
      const guint face = (self->in >> side & 1) != 0 ? *faces++ : 0;

      if (face > best)
        in = 0;
      if (face >= best && face > 0)
        in |= 1u << side;
      best = MAX (best, face);
    }
  self->in = in;
}

gint
bones_contest_winner (const BonesContest *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return bones_contest_count (self) == 1 ? g_bit_nth_lsf (self->in, -1) : -1;
}

static void
side_free (gpointer data)
{
  Side *side = data;

  g_array_unref (side->looks);
  g_free (side);
}

static Side *
side_at (BonesContestPage *self, guint i)
{
  return g_ptr_array_index (self->sides, i);
}

static gboolean
is_in (BonesContestPage *self, guint i)
{
  return (self->contest.in >> i & 1) != 0;
}

/* The name as it was typed, or the number of the side. */
static char *
name_of (BonesContestPage *self, guint i)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (side_at (self, i)->name));

  return *name != '\0' ? g_strdup (name) : g_strdup_printf (_ ("Side %u"), i + 1);
}

/* "Red, Blue": the sides that roll next. */
static char *
list_names (BonesContestPage *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->sides->len; i++)
    if (is_in (self, i))
      g_ptr_array_add (names, name_of (self, i));
  return bones_words_list (names);
}

static void
show_side (Side *side)
{
  bones_dice_pool_set_dice (BONES_DICE_POOL (side->pool),
                            (const BonesDieLook *) (void *) side->looks->data, side->looks->len);
}

static void
show_sides (BonesContestPage *self)
{
  const guint n = self->sides->len;

  gtk_widget_set_sensitive (self->add_button, n < BONES_MOST_SIDES && !self->under_way);
  gtk_widget_set_sensitive (self->throw_button, !self->under_way);
  for (guint i = 0; i < n; i++)
    gtk_widget_set_visible (side_at (self, i)->drop, n > 2 && !self->under_way);
}

static void
show_result (BonesContestPage *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->result), text);
}

/* Adds a die for each side that rolls; its earlier dice stay, greyed. */
static void
lay_blank (BonesContestPage *self)
{
  const BonesDieLook blank = { .sides = SIDES };

  for (guint i = 0; i < self->sides->len; i++)
    {
      Side *side = side_at (self, i);

      if (!is_in (self, i))
        continue;

      for (guint die = 0; die < side->looks->len; die++)
        g_array_index (side->looks, BonesDieLook, die).rerolled = TRUE;
      g_array_append_val (side->looks, blank);
      show_side (side);
      bones_dice_pool_tumble (BONES_DICE_POOL (side->pool), side->looks->len - 1);
    }
}

static void
end_contest (BonesContestPage *self)
{
  self->under_way = FALSE;
  for (guint i = 0; i < self->sides->len; i++)
    bones_dice_pool_rest (BONES_DICE_POOL (side_at (self, i)->pool));
  show_sides (self);
}

static void
throw_once (BonesContestPage *self, gboolean again)
{
  const char *what = gtk_editable_get_text (GTK_EDITABLE (self->text));
  g_autofree char *names = list_names (self);
  g_autofree char *text = again           ? g_strdup_printf (_ ("tie, roll again: %s"), names)
                          : *what != '\0' ? g_strdup_printf ("%s: %s", what, names)
                                          : g_strdup_printf (_ ("rolling: %s"), names);

  lay_blank (self);
  if (!bones_thrower_throw (self->thrower, bones_contest_count (&self->contest), SIDES, text))
    end_contest (self);
}

static void
begin_contest (BonesContestPage *self)
{
  if (self->under_way)
    return;

  bones_contest_begin (&self->contest, self->sides->len);
  for (guint i = 0; i < self->sides->len; i++)
    {
      gtk_widget_remove_css_class (side_at (self, i)->row, "winner");
      g_array_set_size (side_at (self, i)->looks, 0);
    }
  show_result (self, "");
  self->under_way = TRUE;
  show_sides (self);
  throw_once (self, FALSE);
}

static void
declare_winner (BonesContestPage *self, guint winner)
{
  BonesHelm *helm = bones_thrower_get_helm (self->thrower);
  g_autofree char *name = name_of (self, winner);
  /* Translators: an argument was settled by dice, and this side has won it */
  g_autofree char *text = g_strdup_printf (_ ("%s wins."), name);
  Side *side = side_at (self, winner);

  end_contest (self);
  g_array_index (side->looks, BonesDieLook, side->looks->len - 1).verdict = BONES_VERDICT_MEETS;
  show_side (side);
  gtk_widget_add_css_class (side->row, "winner");
  show_result (self, text);
  if (helm != NULL)
    bones_helm_note (helm, text, NULL);
}

static gboolean
throw_again (gpointer data)
{
  g_autoptr (BonesContestPage) self = data;

  if (self->under_way)
    throw_once (self, TRUE);
  return G_SOURCE_REMOVE;
}

static void
thrown (BonesContestPage *self, guint n, const guint16 *faces, gboolean typed)
{
  guint next = 0;

  if (!self->under_way || n != bones_contest_count (&self->contest))
    return;

  for (guint i = 0; i < self->sides->len; i++)
    if (is_in (self, i))
      {
        Side *side = side_at (self, i);

        g_array_index (side->looks, BonesDieLook, side->looks->len - 1).face = faces[next++];
        show_side (side);
        bones_dice_pool_settle (BONES_DICE_POOL (side->pool), side->looks->len - 1);
      }
  bones_contest_take (&self->contest, faces);
  if (bones_contest_winner (&self->contest) >= 0)
    declare_winner (self, (guint) bones_contest_winner (&self->contest));
  else
    {
      show_result (self, _ ("Tie: rolling again…"));
      g_timeout_add (600, throw_again, g_object_ref (self));
    }
}

static void
drop_side (GtkButton *button, BonesContestPage *self)
{
  for (guint i = 0; i < self->sides->len; i++)
    if (side_at (self, i)->drop == GTK_WIDGET (button))
      {
        gtk_box_remove (GTK_BOX (self->rows), side_at (self, i)->row);
        g_ptr_array_remove_index (self->sides, i);
        break;
      }
  show_sides (self);
}

static void
add_side (BonesContestPage *self, const char *name)
{
  Side *side = g_new0 (Side, 1);
  g_autofree char *called = g_strdup_printf (_ ("Name of side %u"), self->sides->len + 1);

  side->looks = g_array_new (FALSE, TRUE, sizeof (BonesDieLook));
  side->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  side->name = gtk_entry_new ();
  side->pool = bones_dice_pool_new ();
  side->drop = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_add_css_class (side->row, "contest-side");
  gtk_widget_add_css_class (side->drop, "flat");
  gtk_widget_add_css_class (side->drop, "touch");
  bones_set_tooltip (side->drop, _ ("Without this side"));
  bones_name_widget (side->drop, _ ("Without this side"));
  gtk_editable_set_text (GTK_EDITABLE (side->name), name);
  gtk_entry_set_activates_default (GTK_ENTRY (side->name), TRUE);
  gtk_widget_set_hexpand (side->name, TRUE);
  gtk_widget_set_valign (side->name, GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (side->name), 8);
  bones_name_widget (side->name, called);
  bones_name_widget (side->pool, called);
  g_signal_connect (side->drop, "clicked", G_CALLBACK (drop_side), self);
  gtk_box_append (GTK_BOX (side->row), side->name);
  gtk_box_append (GTK_BOX (side->row), side->pool);
  gtk_box_append (GTK_BOX (side->row), side->drop);
  gtk_box_append (GTK_BOX (self->rows), side->row);
  g_ptr_array_add (self->sides, side);
  show_sides (self);
}

static void
add_side_row (BonesContestPage *self)
{
  add_side (self, "");
  gtk_widget_grab_focus (side_at (self, self->sides->len - 1)->name);
}

static void
bones_contest_page_dispose (GObject *object)
{
  BonesContestPage *self = BONES_CONTEST_PAGE (object);

  self->under_way = FALSE;
  g_clear_object (&self->thrower);
  g_clear_pointer (&self->sides, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_contest_page_parent_class)->dispose (object);
}

static void
bones_contest_page_class_init (BonesContestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_contest_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/contest-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesContestPage, rows);
  gtk_widget_class_bind_template_child (widget_class, BonesContestPage, add_button);
  gtk_widget_class_bind_template_child (widget_class, BonesContestPage, text);
  gtk_widget_class_bind_template_child (widget_class, BonesContestPage, result);
  gtk_widget_class_bind_template_child (widget_class, BonesContestPage, throw_button);
  gtk_widget_class_bind_template_callback (widget_class, add_side_row);
  gtk_widget_class_bind_template_callback (widget_class, begin_contest);
}

static void
bones_contest_page_init (BonesContestPage *self)
{
  self->sides = g_ptr_array_new_with_free_func (side_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_contest_page_set_thrower (BonesContestPage *self, BonesThrower *thrower)
{
  const BonesView *view;

  g_return_if_fail (BONES_IS_CONTEST_PAGE (self) && BONES_IS_THROWER (thrower));
  g_return_if_fail (self->thrower == NULL);

  self->thrower = g_object_ref (thrower);
  g_signal_connect_object (thrower, "thrown", G_CALLBACK (thrown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (thrower, "failed", G_CALLBACK (end_contest), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->text, bones_thrower_get_helm (thrower) != NULL);
  view = bones_thrower_get_helm (thrower) != NULL
             ? bones_helm_get_view (bones_thrower_get_helm (thrower))
             : NULL;
  for (guint i = 0; view != NULL && i < MIN (view->fleets->len, BONES_MOST_SIDES); i++)
    add_side (self, ((const BonesFleetView *) g_ptr_array_index (view->fleets, i))->name);
  while (self->sides->len < 2)
    add_side (self, "");
}

GtkWidget *
bones_contest_page_get_button (BonesContestPage *self)
{
  g_return_val_if_fail (BONES_IS_CONTEST_PAGE (self), NULL);

  return self->throw_button;
}
