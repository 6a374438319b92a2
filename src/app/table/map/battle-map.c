/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battle-map.h"

#include "css-class.h"
#include "map-grid.h"
#include "map-look.h"
#include "name.h"
#include "tooltip.h"
#include "unread.h"

#define MOST_LINES 4 /* the width of the words beside the map */

struct _BonesBattleMap {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *box, *grid, *words, *first, *second, *strength;

  BonesHelm *helm; /* owned */

  guint32 seq;   /* the number of the last entry that is shown */
  guint pointed; /* the square that the words are about, or 0 */
  BonesMapForm form;
};

enum { PROP_0, PROP_FIRM };

G_DEFINE_FINAL_TYPE (BonesBattleMap, bones_battle_map, ADW_TYPE_BIN)

static void
show_words (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  bones_set_tooltip (label, *text != '\0' ? text : NULL);
}

static void
update_words (BonesBattleMap *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  bones_map_describe_square (view, self->pointed, &first, &second);
  show_words (self->first, first);
  show_words (self->second, second);
}

static void
pointed (BonesBattleMap *self, guint square)
{
  if (square == self->pointed || self->helm == NULL
      || !bones_map_is_shown (bones_helm_get_view (self->helm)))
    return;

  self->pointed = square;
  update_words (self);
}

/* A square that cannot be chosen says why. */
static void
chosen (BonesBattleMap *self, guint square)
{
  const BonesOptionView *option = bones_map_option (bones_helm_get_view (self->helm), square);

  if (option != NULL)
    bones_helm_answer_one (self->helm, option->value);
  else
    pointed (self, square);
}

static void
name_squares (BonesBattleMap *self, const BonesView *view)
{
  g_autofree char *name = bones_map_describe (view);

  bones_name_widget (self->grid, name);
  for (guint square = 1; square <= view->board->files * view->board->ranks; square++)
    {
      g_autofree char *said = bones_map_square_name (view, square);

      bones_map_grid_name (BONES_MAP_GRID (self->grid), square, said);
    }
}

void
bones_battle_map_apply (BonesBattleMap *self, BonesHelm *helm)
{
  const BonesView *view;
  g_autofree char *strength = NULL;
  BonesBoardLook look;
  gboolean shown;

  g_return_if_fail (BONES_IS_BATTLE_MAP (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  view = bones_helm_get_view (helm);
  shown = bones_map_is_shown (view);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  if (view->seq != self->seq)
    {
      self->seq = view->seq;
      bones_set_unread (GTK_WIDGET (self));
      self->pointed = 0;
      bones_map_grid_set_start (BONES_MAP_GRID (self->grid), bones_map_start (view));
    }
  strength = bones_map_strength (view);
  show_words (self->strength, strength != NULL ? strength : "");
  bones_map_look_fill (&look, view);
  bones_map_grid_set_look (BONES_MAP_GRID (self->grid), &look);
  name_squares (self, view);
  update_words (self);
}

static void
bones_battle_map_dispose (GObject *object)
{
  g_clear_object (&BONES_BATTLE_MAP (object)->helm);
  G_OBJECT_CLASS (bones_battle_map_parent_class)->dispose (object);
}

static void
bones_battle_map_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  bones_map_grid_set_firm (BONES_MAP_GRID (BONES_BATTLE_MAP (object)->grid),
                           g_value_get_boolean (value));
}

static void
bones_battle_map_class_init (BonesBattleMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_battle_map_dispose;
  G_OBJECT_CLASS (klass)->set_property = bones_battle_map_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_FIRM,
      g_param_spec_boolean ("firm", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_type_ensure (BONES_TYPE_MAP_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/battle-map.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, box);
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, grid);
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, words);
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, first);
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, second);
  gtk_widget_class_bind_template_child (widget_class, BonesBattleMap, strength);
  gtk_widget_class_bind_template_callback (widget_class, chosen);
  gtk_widget_class_bind_template_callback (widget_class, pointed);
}

static void
bones_battle_map_init (BonesBattleMap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_guard_unread (GTK_WIDGET (self), GTK_WIDGET (self));
}

/* Beside the map there is room for several lines. */
static void
show_lines (GtkWidget *label, gboolean more)
{
  gtk_label_set_wrap (GTK_LABEL (label), more);
  gtk_label_set_lines (GTK_LABEL (label), more ? MOST_LINES : -1);
}

void
bones_battle_map_set_form (BonesBattleMap *self, BonesMapForm form)
{
  const gboolean small = form == BONES_MAP_SMALL;

  g_return_if_fail (BONES_IS_BATTLE_MAP (self));

  if (form == self->form)
    return;

  self->form = form;
  bones_map_grid_set_live (BONES_MAP_GRID (self->grid), !small);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  small ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_vexpand (self->grid, !small);
  gtk_widget_set_visible (self->words, form != BONES_MAP_BARE);
  gtk_widget_set_hexpand (self->words, small);
  gtk_widget_set_valign (self->words, small ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  show_lines (self->second, small);
  show_lines (self->strength, small);
  bones_set_css_class (GTK_WIDGET (self), "small", small);
}

gboolean
bones_battle_map_focus (BonesBattleMap *self)
{
  g_return_val_if_fail (BONES_IS_BATTLE_MAP (self), FALSE);

  return self->form != BONES_MAP_SMALL && gtk_widget_get_visible (GTK_WIDGET (self))
         && self->helm != NULL && bones_map_start (bones_helm_get_view (self->helm)) != 0
         && gtk_widget_grab_focus (self->grid);
}
