/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "choice-pane.h"

#include "card-facts.h"
#include "fleet-flag.h"
#include "flow.h"
#include "ids.h"
#include "keys.h"
#include "magic-card.h"
#include "name.h"
#include "radio.h"
#include "ship-label.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "tooltip.h"
#include "what-if.h"
#include "words.h"

#include "bones-config.h"

#define COLUMN 88u   /* pixels: a button, at least */
#define FLEET 130u   /* that of a fleet */
#define SHIP 260u    /* that of a ship */
#define ONE_COLUMN 6 /* so many choices stand one below the other; more need the room beside */

struct _BonesChoicePane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *card_slot, *along_box, *along_label, *along, *likewise_button, *flow, *compass,
      *draw_button;

  GString *letters; /* owned: the letters that stand for buttons */
  char *along_of;   /* owned: what the next question is for, if it is answered as well; or NULL */
  GtkWidget *first; /* the button of the first option, or NULL */
  gint usual;       /* its value; -1: none */
  gboolean any;     /* it is the first button */
};

G_DEFINE_FINAL_TYPE (BonesChoicePane, bones_choice_pane, BONES_TYPE_PANE)

/* The column and row of each point of the compass. */
static const int places[BONES_POINTS][2] = {
  { 1, 0 }, { 2, 0 }, { 2, 1 }, { 2, 2 }, { 1, 2 }, { 0, 2 }, { 0, 1 }, { 0, 0 },
};

GtkWidget *
bones_ship_picture (const BonesView *view, guint ship, int size)
{
  const BonesShipView *look = bones_view_ship (view, ship);
  GtkWidget *picture = bones_ship_silhouette_new (NULL);

  g_object_set (picture, "size", (guint) size, NULL);
  if (look != NULL)
    {
      const BonesShipLook drawn = bones_card_look (look);

      bones_ship_silhouette_set_look (BONES_SHIP_SILHOUETTE (picture), &drawn);
    }
  return picture;
}

static GtkWidget *
flag_of (const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);

  g_object_set (flag, "letter", letter, NULL);
  return flag;
}

static GtkWidget *
picture_of (const BonesView *view, const BonesOptionView *option)
{
  GtkWidget *sign;

  if (view->prompt->names_fleets && option->value < view->fleets->len)
    return flag_of (g_ptr_array_index (view->fleets, option->value));
  if (!bones_sign_is_known (option->icon))
    return NULL;

  sign = bones_sign_new (option->icon);
  g_object_set (sign, "size", 32u, "text", option->text, NULL);
  return sign;
}

/* The answer to the next question. */
static const char *
get_along (BonesChoicePane *self)
{
  for (GtkWidget *toggle = gtk_widget_get_first_child (self->along); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
      return g_object_get_data (G_OBJECT (toggle), "option");
  return NULL;
}

static const char *
find_id (const BonesPromptView *prompt, guint value)
{
  for (guint i = 0; i < prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (prompt->options, i);

      if (option->value == value)
        return option->id;
    }
  return NULL;
}

static void
clicked (GtkButton *button, BonesChoicePane *self)
{
  const guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value"));
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const BonesPromptView *prompt = bones_helm_get_view (helm)->prompt;
  const gboolean likewise =
      gtk_widget_get_visible (self->likewise_button)
      && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->likewise_button));
  const char *option = self->along_of != NULL ? get_along (self)
                       : likewise             ? find_id (prompt, value)
                                              : NULL;

  if (option != NULL)
    bones_helm_answer_with (helm, value, likewise ? prompt->what : self->along_of, option,
                            likewise);
  else
    bones_helm_answer_one (helm, value);
}

static GtkWidget *
new_button (BonesChoicePane *self, GtkWidget *child, const char *said, guint value)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "answer");
  bones_name_widget (button, said);
  g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (value));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), self);
  if (self->usual == (gint) value || (self->usual < 0 && self->first == NULL && self->any))
    self->first = button;
  return button;
}

/* Makes the button of the usual answer stand out, or the one that draws: a key must not decide
 * what a real card shows. */
static void
show_first (BonesChoicePane *self)
{
  if (gtk_widget_get_visible (self->draw_button))
    self->first = self->draw_button;
  else if (self->first != NULL)
    gtk_widget_add_css_class (self->first, "suggested-action");
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static void
set_letter (BonesChoicePane *self, GtkWidget *button, GtkLabel *label)
{
  g_object_set_data (G_OBJECT (button), "letter",
                     GUINT_TO_POINTER (bones_letter_take (label, self->letters)));
}

/* Adds a button for @value and for its letter. */
static void
add_answer (BonesChoicePane *self, GtkWidget *child, GtkLabel *label, const char *said, guint value)
{
  GtkWidget *button = new_button (self, child, said, value);

  set_letter (self, button, label);
  bones_flow_append (BONES_FLOW (self->flow), button);
}

/* @picture can be NULL. */
static GtkWidget *
add_words (BonesChoicePane *self, GtkWidget *picture, const char *text, guint value)
{
  GtkWidget *label = new_label (text);
  GtkWidget *child = label;

  if (picture != NULL)
    {
      child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_LEFT);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (child), picture);
      gtk_box_append (GTK_BOX (child), label);
    }
  add_answer (self, child, GTK_LABEL (label), text, value);
  return label;
}

static void
clear (BonesChoicePane *self)
{
  GtkWidget *child;

  self->first = NULL;
  g_clear_pointer (&self->along_of, g_free);
  g_string_truncate (self->letters, 0);
  bones_flow_clear (BONES_FLOW (self->flow));
  bones_flow_clear (BONES_FLOW (self->along));
  while ((child = gtk_widget_get_first_child (self->compass)) != NULL)
    gtk_grid_remove (GTK_GRID (self->compass), child);
}

/* Whether @prompt offers so many points of the compass that a drawn compass is clearer. */
static gboolean
has_compass (const BonesPromptView *prompt)
{
  guint n = 0;

  for (guint i = 0; i < prompt->options->len; i++)
    {
      const gint point =
          bones_wind_lookup (((BonesOptionView *) g_ptr_array_index (prompt->options, i))->id);

      n += point >= 0 && point < BONES_POINTS;
    }
  return n > 2;
}

/* As on a compass: "NE" at the north-east. A point of one letter has that letter as its key. */
static void
add_point (BonesChoicePane *self, const BonesOptionView *option, guint point)
{
  const gboolean calm = point >= BONES_POINTS;
  GtkWidget *label = new_label (calm ? option->text : bones_point_letters (point));
  GtkWidget *button = new_button (self, label, option->text, option->value);

  if (!calm && option->id[1] == '\0')
    set_letter (self, button, GTK_LABEL (label));
  bones_set_tooltip (button, option->text);
  gtk_widget_add_css_class (button, "point");
  gtk_grid_attach (GTK_GRID (self->compass), button, calm ? 1 : places[point][0],
                   calm ? 1 : places[point][1], 1, 1);
}

static void
add_option (BonesChoicePane *self, const BonesView *view, const BonesOptionView *option,
            gboolean compass)
{
  const gint point = compass ? bones_wind_lookup (option->id) : -1;
  GtkWidget *label;

  if (!option->open)
    return;

  if (point >= 0)
    {
      add_point (self, option, (guint) point);
      return;
    }

  label = add_words (self, picture_of (view, option), option->text, option->value);
  if (view->prompt->names_fleets) /* a name may be one long word */
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
}

static gboolean
is_own (const BonesView *view, const BonesShipView *ship)
{
  return ship->fleet < view->fleets->len && (view->prompt->who & 1u << ship->fleet) != 0;
}

static void
add_ships (BonesChoicePane *self, const BonesView *view, gboolean own)
{
  for (guint i = 0; i < view->prompt->ships->len; i++)
    {
      const guint ship = g_array_index (view->prompt->ships, guint, i);
      const BonesShipView *look = bones_view_ship (view, ship);
      g_autofree char *said = NULL;
      GtkWidget *label;

      if (look == NULL || is_own (view, look) != own)
        continue;

      said = bones_ship_label_describe (view, ship);
      label = bones_ship_label_new (view, ship);
      add_answer (self, label, bones_ship_label_get_name (BONES_SHIP_LABEL (label)), said, ship);
    }
}

static void
add_yes_and_no (BonesChoicePane *self)
{
  add_words (self, NULL, _ ("Yes"), 1);
  add_words (self, NULL, _ ("No"), 0);
}

static void
draw (BonesChoicePane *self)
{
  bones_helm_roll (bones_pane_get_helm (BONES_PANE (self)));
}

/* The cards that the question is about are face up on the table. */
static void
show_card (BonesChoicePane *self, const BonesCardView *card)
{
  BonesMagicCard *shown =
      card != NULL ? bones_magic_card_new (card->icon, card->name, card->text, NULL) : NULL;

  if (shown != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (shown), "framed");
  adw_bin_set_child (ADW_BIN (self->card_slot), GTK_WIDGET (shown));
  gtk_widget_set_visible (self->card_slot, shown != NULL);
}

/* Choices are read from above to below; Yes and No stand side by side. */
static void
set_columns (BonesChoicePane *self, const BonesPromptView *prompt)
{
  guint n = 0;

  for (guint i = 0; i < prompt->options->len; i++)
    n += ((BonesOptionView *) g_ptr_array_index (prompt->options, i))->open;

  g_object_set (self->flow, "column-width",
                prompt->kind == BONES_ASK_SHIP ? SHIP
                : prompt->names_fleets         ? FLEET
                                               : COLUMN,
                "most-columns", prompt->kind == BONES_ASK_CHOICE && n <= ONE_COLUMN ? 1u : 0u,
                NULL);
}

static void
add_along (BonesChoicePane *self, const BonesOptionView *option, GtkToggleButton *group)
{
  GtkWidget *label = new_label (option->text), *toggle = bones_radio_new (NULL);
  char *id = option->id != NULL ? g_strdup (option->id) : g_strdup_printf ("%u", option->value);

  gtk_button_set_child (GTK_BUTTON (toggle), label);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), group);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), group == NULL);
  gtk_widget_add_css_class (toggle, "touch");
  gtk_widget_add_css_class (toggle, "way");
  bones_name_widget (toggle, option->text);
  g_object_set_data_full (G_OBJECT (toggle), "option", id, g_free);
  set_letter (self, toggle, GTK_LABEL (label));
  bones_flow_append (BONES_FLOW (self->along), toggle);
}

/* The next question, where it can be answered along with this one. Its first answer is set, so that
 * one press answers both. */
static void
show_along (BonesChoicePane *self, const BonesPromptView *prompt)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  g_autoptr (BonesThenView) then = prompt->joins && bones_helm_get_past (helm) == 0
                                       ? bones_what_if_then (bones_helm_get_table (helm))
                                       : NULL;

  gtk_widget_set_visible (self->along_box, then != NULL);
  if (then == NULL)
    return;

  self->along_of = g_strdup (then->what);
  gtk_label_set_label (GTK_LABEL (self->along_label), then->text);
  for (guint i = 0; i < then->options->len; i++)
    add_along (self, g_ptr_array_index (then->options, i),
               (GtkToggleButton *) gtk_widget_get_first_child (self->along));
}

/* Whether all questions of this kind that follow can get the same answer. */
static void
show_likewise (BonesChoicePane *self, const BonesPromptView *prompt)
{
  gtk_widget_set_visible (self->likewise_button,
                          prompt->kind == BONES_ASK_CHOICE && prompt->run == BONES_IN_RUN
                              && bones_helm_get_past (bones_pane_get_helm (BONES_PANE (self)))
                                     == 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->likewise_button), FALSE);
}

static void
bones_choice_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesChoicePane *self = BONES_CHOICE_PANE (pane);
  const BonesPromptView *prompt = view->prompt;
  const gboolean compass = has_compass (prompt);

  if (!fresh)
    return;

  clear (self);
  self->usual = prompt->usual;
  self->any = !prompt->blank && prompt->kind != BONES_ASK_CHOICE && prompt->kind != BONES_ASK_CARD;
  show_card (self, prompt->card);
  set_columns (self, prompt);
  show_along (self, prompt);
  show_likewise (self, prompt);
  gtk_widget_set_visible (self->compass, compass);
  if (prompt->kind == BONES_ASK_SHIP)
    {
      /* A ship that is rammed or grappled is usually an enemy. */
      add_ships (self, view, prompt->helps);
      add_ships (self, view, !prompt->helps);
    }
  else if (prompt->kind == BONES_ASK_CONFIRM)
    add_yes_and_no (self);
  else
    for (guint i = 0; i < prompt->options->len; i++)
      add_option (self, view, g_ptr_array_index (prompt->options, i), compass);
  /* The app can draw a card, just as it can roll dice. */
  gtk_widget_set_visible (self->draw_button, prompt->kind == BONES_ASK_CARD && prompt->draws);
  gtk_widget_set_visible (self->flow, gtk_widget_get_first_child (self->flow) != NULL);
  show_first (self);
}

static gboolean
bones_choice_pane_pick_ship (BonesPane *pane, guint ship)
{
  const BonesPromptView *prompt = bones_helm_get_view (bones_pane_get_helm (pane))->prompt;

  if (prompt == NULL || prompt->kind != BONES_ASK_SHIP)
    return FALSE;

  for (guint i = 0; i < prompt->ships->len; i++)
    if (g_array_index (prompt->ships, guint, i) == ship)
      {
        bones_helm_answer_one (bones_pane_get_helm (pane), ship);
        return TRUE;
      }
  return FALSE;
}

static GtkWidget *
find_letter (GtkWidget *buttons, gunichar letter)
{
  for (GtkWidget *button = gtk_widget_get_first_child (buttons); button != NULL && letter != 0;
       button = gtk_widget_get_next_sibling (button))
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "letter")) == letter)
      return button;
  return NULL;
}

static gboolean
bones_choice_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesChoicePane *self = BONES_CHOICE_PANE (pane);
  GtkWidget *button = find_letter (self->flow, letter);
  GtkWidget *toggle = find_letter (self->along, letter);

  if (button == NULL)
    button = find_letter (self->compass, letter);
  if (button != NULL)
    clicked (GTK_BUTTON (button), self);
  else if (toggle != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  return button != NULL || toggle != NULL;
}

static void
bones_choice_pane_finalize (GObject *object)
{
  g_string_free (BONES_CHOICE_PANE (object)->letters, TRUE);
  g_free (BONES_CHOICE_PANE (object)->along_of);
  G_OBJECT_CLASS (bones_choice_pane_parent_class)->finalize (object);
}

static GtkWidget *
bones_choice_pane_primary (BonesPane *pane)
{
  return BONES_CHOICE_PANE (pane)->first;
}

static void
bones_choice_pane_class_init (BonesChoicePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_choice_pane_finalize;
  pane_class->letter = bones_choice_pane_letter;
  pane_class->apply = bones_choice_pane_apply;
  pane_class->pick_ship = bones_choice_pane_pick_ship;
  pane_class->primary = bones_choice_pane_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/choice-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, card_slot);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, along_box);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, along_label);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, along);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, likewise_button);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, flow);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, compass);
  gtk_widget_class_bind_template_child (widget_class, BonesChoicePane, draw_button);
  gtk_widget_class_bind_template_callback (widget_class, draw);
}

static void
bones_choice_pane_init (BonesChoicePane *self)
{
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_button_set_words (self->draw_button, gtk_button_get_label (GTK_BUTTON (self->draw_button)));
  bones_button_set_words (self->likewise_button,
                          gtk_button_get_label (GTK_BUTTON (self->likewise_button)));
}
