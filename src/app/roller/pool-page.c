/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "pool-page.h"

#include "dice-pool.h"
#include "die-keys.h"
#include "flow.h"
#include "free-pool.h"
#include "name.h"
#include "odds-chart.h"
#include "radio.h"
#include "tooltip.h"
#include "typing.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesPoolPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *count, *plus, *kinds, *pool, *total, *natural, *result, *reading, *face_box, *face,
      *chart, *odds, *number, *text, *keys_revealer, *keys, *real_toggle, *throw_button;

  BonesThrower *thrower; /* owned */
  BonesFreePool dice;
  gint at_least; /* the chance of this result or more is shown */

  BonesTyping typing;
  gboolean thrown;      /* dice have been rolled */
  gboolean settling_in; /* the page itself changes the controls */
};

G_DEFINE_FINAL_TYPE (BonesPoolPage, bones_pool_page, ADW_TYPE_BIN)

static const guint sides[] = { 4, 6, 8, 10, 12, 20 };

/* "2 dice of 6 sides, plus 1" */
static char *
describe_dice (BonesPoolPage *self)
{
  const BonesFreePool *dice = &self->dice;
  g_autofree char *pool = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u die of %u sides", "%u dice of %u sides", dice->n_dice),
      dice->n_dice, dice->sides);

  if (dice->plus == 0)
    return g_steal_pointer (&pool);
  return g_strdup_printf (dice->plus > 0 ? _ ("%s, plus %d") : _ ("%s, minus %d"), pool,
                          ABS (dice->plus));
}

/* "58%, 7/12" */
static char *
word_chance (BonesChance chance)
{
  g_autofree char *fraction = bones_chance_to_string (chance);
  const double percent = chance.value * 100;
  const gboolean fine = percent > 0 && (percent < 10 || percent > 99) && percent < 100;
  g_autofree char *rough =
      fine ? g_strdup_printf (_ ("%.2f%%"), percent) : g_strdup_printf (_ ("%.0f%%"), percent);

  return fraction != NULL && strlen (fraction) < 16 ? g_strdup_printf ("%s, %s", rough, fraction)
                                                    : g_steal_pointer (&rough);
}

static void
show_odds (BonesPoolPage *self)
{
  const BonesFreePool *dice = &self->dice;
  const BonesChance chance = bones_free_pool_at_least (dice, self->at_least);
  g_autofree char *words = word_chance (chance);
  g_autofree char *text =
      dice->count == BONES_COUNT_HITS
          ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "At least %d die: %s",
                                          "At least %d dice: %s", (gulong) self->at_least),
                             self->at_least, words)
          : g_strdup_printf (_ ("%d or more: %s"), self->at_least, words);
  g_autofree char *pool = describe_dice (self);
  g_autofree char *said = g_strdup_printf (_ ("The chances of %s. %s"), pool, text);

  gtk_label_set_label (GTK_LABEL (self->odds), text);
  bones_odds_chart_set_from (BONES_ODDS_CHART (self->chart), self->at_least);
  bones_drawn_set_text (BONES_DRAWN (self->chart), said);
}

static void
set_at_least (BonesPoolPage *self, gint number)
{
  self->at_least =
      CLAMP (number, bones_free_pool_lowest (&self->dice), bones_free_pool_highest (&self->dice));
  self->settling_in = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->number), bones_free_pool_lowest (&self->dice),
                             bones_free_pool_highest (&self->dice));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), self->at_least);
  self->settling_in = FALSE;
  show_odds (self);
}

static void
show_chart (BonesPoolPage *self)
{
  const gint lowest = bones_free_pool_lowest (&self->dice);
  const guint n = (guint) (bones_free_pool_highest (&self->dice) - lowest + 1);
  g_autofree BonesChance *chances = bones_free_pool_chances (&self->dice);
  g_autofree double *values = g_new (double, n);

  for (guint i = 0; i < n; i++)
    values[i] = chances[i].value;
  bones_odds_chart_set_chances (BONES_ODDS_CHART (self->chart), lowest, n, values);
  set_at_least (self, bones_free_pool_middle (&self->dice));
}

static void
show_dice (BonesPoolPage *self, const BonesDieLook *looks)
{
  bones_dice_pool_set_dice (BONES_DICE_POOL (self->pool), looks, self->dice.n_dice);
}

/* Shows dice that have not been rolled yet, or that are being typed. */
static void
show_typed (BonesPoolPage *self)
{
  BonesDieLook looks[BONES_FREE_MOST_DICE];

  for (guint i = 0; i < self->dice.n_dice; i++)
    looks[i] = bones_typing_look (&self->typing, i);
  self->thrown = FALSE;
  show_dice (self, looks);
  gtk_label_set_label (GTK_LABEL (self->total), "");
  gtk_label_set_label (GTK_LABEL (self->natural), "");
}

/* The dice have changed: the last roll is removed. */
static void
renew (BonesPoolPage *self)
{
  g_autofree char *label = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Roll %u Die", "Roll %u Dice", self->dice.n_dice),
      self->dice.n_dice);

  bones_typing_begin (&self->typing, self->dice.sides, self->dice.n_dice);
  bones_die_keys_set_sides (BONES_DIE_KEYS (self->keys), self->dice.sides);
  gtk_button_set_label (GTK_BUTTON (self->throw_button), label);
  gtk_widget_set_visible (self->face_box, self->dice.count == BONES_COUNT_HITS);
  gtk_widget_set_sensitive (self->plus, self->dice.count != BONES_COUNT_HITS);
  show_typed (self);
  show_chart (self);
}

static void
changed (BonesPoolPage *self)
{
  if (self->settling_in)
    return;

  self->dice.n_dice = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count));
  self->dice.plus = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->plus));
  self->dice.count = (BonesCount) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->reading));
  self->dice.face = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->face));
  renew (self);
}

static void
number_changed (BonesPoolPage *self)
{
  if (!self->settling_in)
    set_at_least (self, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static void
kind_toggled (GtkToggleButton *button, BonesPoolPage *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  self->dice.sides = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "sides"));
  self->settling_in = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->face), 1, self->dice.sides);
  self->dice.face = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->face));
  self->settling_in = FALSE;
  renew (self);
}

static const char *
purpose_text (BonesPoolPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text));

  return *text != '\0' ? text : NULL;
}

static void
throw_dice (BonesPoolPage *self)
{
  bones_typing_begin (&self->typing, self->dice.sides, self->dice.n_dice);
  show_typed (self);
  bones_dice_pool_tumble (BONES_DICE_POOL (self->pool), 0);
  if (!bones_thrower_throw (self->thrower, self->dice.n_dice, self->dice.sides,
                            purpose_text (self)))
    bones_dice_pool_rest (BONES_DICE_POOL (self->pool));
}

/* After a roll, the first die that is typed begins a new roll. */
static gboolean
enter_typed (BonesPoolPage *self, gboolean used)
{
  if (!used)
    return FALSE;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->real_toggle), TRUE);
  show_typed (self);
  if (bones_typing_is_full (&self->typing))
    bones_thrower_enter (self->thrower, self->typing.n, self->dice.sides, self->typing.faces,
                         purpose_text (self));
  return TRUE;
}

static void
begin_anew (BonesPoolPage *self)
{
  if (self->thrown)
    bones_typing_begin (&self->typing, self->dice.sides, self->dice.n_dice);
}

static void
key_typed (BonesPoolPage *self, guint face)
{
  begin_anew (self);
  enter_typed (self, bones_typing_face (&self->typing, face));
}

gboolean
bones_pool_page_digit (BonesPoolPage *self, guint digit)
{
  g_return_val_if_fail (BONES_IS_POOL_PAGE (self), FALSE);

  begin_anew (self);
  return enter_typed (self, bones_typing_digit (&self->typing, digit));
}

gboolean
bones_pool_page_erase (BonesPoolPage *self)
{
  g_return_val_if_fail (BONES_IS_POOL_PAGE (self), FALSE);

  if (self->thrown || !bones_typing_erase (&self->typing))
    return FALSE;

  show_typed (self);
  return TRUE;
}

/* The result, and how it came about: "1 + 6 + 1". */
static char *
work_out (BonesPoolPage *self, const guint16 *faces)
{
  const BonesFreePool *dice = &self->dice;
  GString *terms;
  gint natural;

  if (dice->count == BONES_COUNT_HITS)
    return g_strdup_printf (_ ("show %u or more"), dice->face);
  if (dice->plus == 0)
    return g_strdup (dice->count == BONES_COUNT_HIGHEST ? _ ("the highest") : "");

  natural = bones_free_pool_read (dice, faces) - dice->plus;
  terms = g_string_new (NULL);
  g_string_printf (terms, "%d %s %d", natural, dice->plus > 0 ? "+" : "−", ABS (dice->plus));
  return g_string_free (terms, FALSE);
}

static void
thrown (BonesPoolPage *self, guint n, const guint16 *faces, gboolean typed)
{
  BonesDieLook looks[BONES_FREE_MOST_DICE];
  g_autofree char *total = NULL, *how = NULL, *said = NULL;

  if (n != self->dice.n_dice)
    return;

  for (guint i = 0; i < n; i++)
    looks[i] = (BonesDieLook){ self->dice.sides, faces[i], typed, FALSE, BONES_VERDICT_NONE };
  self->thrown = TRUE;
  show_dice (self, looks);
  if (typed)
    bones_dice_pool_rest (BONES_DICE_POOL (self->pool));
  else
    bones_dice_pool_settle (BONES_DICE_POOL (self->pool), 0);
  total = g_strdup_printf ("%d", bones_free_pool_read (&self->dice, faces));
  how = work_out (self, faces);
  gtk_label_set_label (GTK_LABEL (self->total), total);
  gtk_label_set_label (GTK_LABEL (self->natural), how);
  said = g_strdup_printf (_ ("Result: %s"), total);
  bones_name_widget (self->result, said);
  set_at_least (self, bones_free_pool_read (&self->dice, faces));
}

static void
failed (BonesPoolPage *self)
{
  bones_dice_pool_rest (BONES_DICE_POOL (self->pool));
}

static GtkWidget *
new_kind (BonesPoolPage *self, guint n)
{
  GtkWidget *button = bones_radio_new (NULL), *die = bones_die_new ();
  const BonesDieLook look = { n, n, FALSE, FALSE, BONES_VERDICT_NONE };
  g_autofree char *name =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Dice of %u side", "Dice of %u sides", n), n);

  g_object_set (die, "size", 34, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  bones_die_set_look (BONES_DIE (die), &look);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "die-key");
  bones_set_tooltip (button, name);
  bones_name_widget (button, name);
  g_object_set_data (G_OBJECT (button), "sides", GUINT_TO_POINTER (n));
  g_signal_connect (button, "toggled", G_CALLBACK (kind_toggled), self);
  return button;
}

static void
add_kinds (BonesPoolPage *self)
{
  GtkWidget *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      GtkWidget *button = new_kind (self, sides[i]);

      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      first = first != NULL ? first : button;
      bones_flow_append (BONES_FLOW (self->kinds), button);
      if (sides[i] == 6)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
    }
}

static void
bones_pool_page_dispose (GObject *object)
{
  g_clear_object (&BONES_POOL_PAGE (object)->thrower);
  G_OBJECT_CLASS (bones_pool_page_parent_class)->dispose (object);
}

static void
bones_pool_page_class_init (BonesPoolPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_pool_page_dispose;
  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_DIE_KEYS);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_ODDS_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/pool-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, count);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, plus);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, pool);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, result);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, total);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, natural);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, reading);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, face_box);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, face);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, chart);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, odds);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, number);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, text);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, keys_revealer);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, keys);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, real_toggle);
  gtk_widget_class_bind_template_child (widget_class, BonesPoolPage, throw_button);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, number_changed);
  gtk_widget_class_bind_template_callback (widget_class, throw_dice);
  gtk_widget_class_bind_template_callback (widget_class, key_typed);
}

static void
bones_pool_page_init (BonesPoolPage *self)
{
  self->dice = (BonesFreePool){ .n_dice = 2, .sides = 6, .face = 4 };
  self->settling_in = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->keys_revealer));
  self->settling_in = FALSE;
  add_kinds (self);
}

void
bones_pool_page_set_thrower (BonesPoolPage *self, BonesThrower *thrower)
{
  g_return_if_fail (BONES_IS_POOL_PAGE (self) && BONES_IS_THROWER (thrower));
  g_return_if_fail (self->thrower == NULL);

  self->thrower = g_object_ref (thrower);
  gtk_widget_set_visible (self->text, bones_thrower_get_helm (thrower) != NULL);
  g_signal_connect_object (thrower, "thrown", G_CALLBACK (thrown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (thrower, "failed", G_CALLBACK (failed), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bones_pool_page_get_button (BonesPoolPage *self)
{
  g_return_val_if_fail (BONES_IS_POOL_PAGE (self), NULL);

  return self->throw_button;
}
