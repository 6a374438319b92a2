/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "number-pane.h"

#include "flow.h"
#include "keys.h"
#include "name.h"
#include "words.h"

#include "bones-config.h"

#include <math.h>

#define HALF_INCH 50 /* hundredths */
#define MOST_QUICK 8 /* the most values that each get a button */

struct _BonesNumberPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *sum, *terms, *fewer_button, *entry, *more_button, *range, *quick, *done_button;
  GtkAdjustment *adjustment;

  GString *letters; /* owned: the letters that stand for quick values */
  gboolean inches;
  gboolean writing; /* the entry is being set by the program, not by typing */
  gboolean offered; /* the value is the usual one, or has been chosen */
};

G_DEFINE_FINAL_TYPE (BonesNumberPane, bones_number_pane, BONES_TYPE_PANE)

static gint
get_value (BonesNumberPane *self)
{
  const gint step = self->inches ? HALF_INCH : 1;

  return (gint) lround (gtk_adjustment_get_value (self->adjustment) / step) * step;
}

static char *
write_value (BonesNumberPane *self, gint value)
{
  return self->inches ? bones_words_inches (value) : g_strdup_printf ("%d", value);
}

static void
set_offered (BonesNumberPane *self, gboolean offered)
{
  self->offered = offered;
  bones_button_set_main (self->done_button, offered);
}

/* Where no value is usual, people say one: there is nothing to enter yet. */
static void
show_blank (BonesNumberPane *self)
{
  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  self->writing = FALSE;
  gtk_widget_remove_css_class (self->entry, "error");
  bones_button_set_words (self->done_button,
                          self->inches ? _ ("Enter a Distance") : _ ("Enter a Number"));
  gtk_widget_set_sensitive (self->done_button, FALSE);
  gtk_widget_set_sensitive (self->fewer_button, TRUE);
  gtk_widget_set_sensitive (self->more_button, TRUE);
}

static void
show_value (BonesNumberPane *self)
{
  const gint value = get_value (self);
  g_autofree char *text = write_value (self, value);
  g_autofree char *done = NULL;

  self->writing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  self->writing = FALSE;
  /* Translators: the button that gives the answer; %s is a number, or inches */
  done = g_strdup_printf (_ ("Enter %s"), text);
  bones_button_set_words (self->done_button, done);
  gtk_widget_remove_css_class (self->entry, "error");
  gtk_widget_set_sensitive (self->done_button, TRUE);
  gtk_widget_set_sensitive (self->fewer_button,
                            value > (gint) gtk_adjustment_get_lower (self->adjustment));
  gtk_widget_set_sensitive (self->more_button,
                            value < (gint) gtk_adjustment_get_upper (self->adjustment));
}

/* From nothing, down from the most or up from the least. */
static void
step_by (BonesNumberPane *self, gint sign)
{
  const gint step = self->inches ? HALF_INCH : 1;
  const double from = self->offered ? get_value (self)
                      : sign < 0    ? gtk_adjustment_get_upper (self->adjustment)
                                    : gtk_adjustment_get_lower (self->adjustment);

  gtk_adjustment_set_value (self->adjustment, from + sign * step);
  show_value (self);
  set_offered (self, TRUE);
}

static void
count_down (BonesNumberPane *self)
{
  step_by (self, -1);
}

static void
count_up (BonesNumberPane *self)
{
  step_by (self, 1);
}

/* Uses typed text as soon as it is a number, and leaves it as it was typed. */
static void
typed (BonesNumberPane *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  gint value = 0;
  gboolean understood;

  if (self->writing)
    return;

  understood = bones_words_parse_inches (text, &value);
  if (!self->inches)
    value /= 100;
  understood = understood && value >= (gint) gtk_adjustment_get_lower (self->adjustment)
               && value <= (gint) gtk_adjustment_get_upper (self->adjustment)
               && (!self->inches || value % HALF_INCH == 0);
  if (understood)
    {
      g_autofree char *written = write_value (self, value);
      g_autofree char *done = g_strdup_printf (_ ("Enter %s"), written);

      self->writing = TRUE;
      gtk_adjustment_set_value (self->adjustment, value);
      self->writing = FALSE;
      bones_button_set_words (self->done_button, done);
      gtk_widget_remove_css_class (self->entry, "error");
      set_offered (self, TRUE);
    }
  else
    gtk_widget_add_css_class (self->entry, "error");
  gtk_widget_set_sensitive (self->done_button, understood);
}

static void
moved (BonesNumberPane *self)
{
  if (!self->writing)
    show_value (self);
}

static void
give_answer (BonesNumberPane *self)
{
  if (gtk_widget_get_sensitive (self->done_button))
    bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), (guint) get_value (self));
}

static gboolean
bones_number_pane_accept (BonesPane *pane)
{
  BonesNumberPane *self = BONES_NUMBER_PANE (pane);

  if (self->offered)
    give_answer (self);
  return self->offered;
}

/* A value above its explanation: "+2 in", with the wind. */
static void
add_term (BonesNumberPane *self, const char *value, const char *what, gboolean total)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = gtk_label_new (value);
  GtkWidget *words = gtk_label_new (what);

  gtk_label_set_xalign (GTK_LABEL (number), 0);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_widget_add_css_class (number, "value");
  gtk_widget_add_css_class (words, "what");
  gtk_widget_add_css_class (box, total ? "comes-to" : "term");
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), words);
  bones_flow_append (BONES_FLOW (self->terms), box);
}

/* The terms of the maximum, as a sum. */
static void
show_sum (BonesNumberPane *self, const BonesPromptView *prompt)
{
  const guint n = prompt->terms != NULL ? prompt->terms->len : 0;
  g_autofree char *most = write_value (self, prompt->high);
  /* Translators: the result of a sum */
  g_autofree char *total = g_strdup_printf (_ ("= %s"), most);
  g_autoptr (GPtrArray) terms = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL, *said = NULL;

  bones_flow_clear (BONES_FLOW (self->terms));
  gtk_widget_set_visible (self->sum, n > 0);
  for (guint i = 0; i < n; i++)
    {
      const BonesTermView *term = g_ptr_array_index (prompt->terms, i);

      add_term (self, term->value, term->what, FALSE);
      g_ptr_array_add (terms, g_strdup_printf ("%s %s", term->what, term->value));
    }
  /* Translators: below a sum: the maximum */
  add_term (self, total, _ ("at most"), TRUE);
  list = bones_words_list (terms);
  said = g_strdup_printf ("%s %s", list, total);
  bones_name_widget (self->sum, said);
}

/* One touch is the whole answer. */
static void
quick_clicked (GtkButton *button, BonesNumberPane *self)
{
  const guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value"));

  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), value);
}

static void
add_quick (BonesNumberPane *self, gint value, const char *what)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = write_value (self, value);
  gunichar letter = 0;

  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  if (what != NULL)
    {
      GtkWidget *words = gtk_label_new (what);
      g_autofree char *said = g_strdup_printf ("%s: %s", what, text);

      letter = bones_letter_take (GTK_LABEL (words), self->letters);
      gtk_widget_add_css_class (words, "what");
      gtk_box_append (GTK_BOX (box), words);
      bones_name_widget (button, said);
    }
  else
    bones_name_widget (button, text);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_add_css_class (button, "quick");
  g_object_set_data (G_OBJECT (button), "value", GINT_TO_POINTER (value));
  g_object_set_data (G_OBJECT (button), "letter", GUINT_TO_POINTER (letter));
  g_signal_connect (button, "clicked", G_CALLBACK (quick_clicked), self);
  bones_flow_append (BONES_FLOW (self->quick), button);
}

/* Buttons for common answers: each value if there are few; otherwise the least and the most, and
 * half of a distance. */
static void
show_quick (BonesNumberPane *self, gint low, gint high)
{
  const gint step = self->inches ? HALF_INCH : 1;
  const gint half = MAX (high / 2 / step * step, low);

  bones_flow_clear (BONES_FLOW (self->quick));
  g_string_truncate (self->letters, 0);
  gtk_widget_set_visible (self->quick, high > low);
  if (!self->inches && high - low < MOST_QUICK)
    {
      for (gint value = low; value <= high; value++)
        add_quick (self, value, NULL);
      return;
    }

  /* Translators: buttons for the least, half, and all of a distance; and the most of a number */
  add_quick (self, low, C_ ("quick", "Least"));
  if (self->inches && half > low && half < high)
    add_quick (self, half, C_ ("quick", "Half"));
  add_quick (self, high, self->inches ? C_ ("quick", "Full") : C_ ("quick", "Most"));
}

static void
show_range (BonesNumberPane *self, gint low, gint high)
{
  g_autofree char *least = write_value (self, low);
  g_autofree char *most = write_value (self, high);
  /* Translators: a range: "from 0 to 10 in" */
  g_autofree char *text = g_strdup_printf (_ ("from %s to %s"), least, most);

  gtk_label_set_label (GTK_LABEL (self->range), text);
}

static void
bones_number_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesNumberPane *self = BONES_NUMBER_PANE (pane);
  const BonesPromptView *prompt = view->prompt;
  const gboolean only = prompt->low == prompt->high && !prompt->soft_low;

  if (!fresh)
    return;

  self->inches = prompt->kind == BONES_ASK_INCHES;
  self->writing = TRUE;
  set_offered (self, only || prompt->usual >= 0);
  gtk_adjustment_configure (self->adjustment, MAX (prompt->usual, prompt->low),
                            prompt->soft_low ? 0 : prompt->low, prompt->high,
                            self->inches ? HALF_INCH : 1, self->inches ? 2 * HALF_INCH : 2, 0);
  self->writing = FALSE;
  show_sum (self, prompt);
  show_range (self, prompt->low, prompt->high);
  gtk_widget_set_visible (self->range, !only);
  gtk_widget_set_visible (self->fewer_button, !only);
  gtk_widget_set_visible (self->more_button, !only);
  show_quick (self, prompt->low, prompt->high);
  if (self->offered)
    show_value (self);
  else
    show_blank (self);
}

/* A digit typed anywhere else starts the number again. */
static void
start_number (BonesNumberPane *self, gunichar letter)
{
  char text[7] = { 0 };

  g_unichar_to_utf8 (letter, text);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_entry_grab_focus_without_selecting (GTK_ENTRY (self->entry));
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static gboolean
bones_number_pane_digit (BonesPane *pane, guint digit)
{
  start_number (BONES_NUMBER_PANE (pane), '0' + digit);
  return TRUE;
}

static gboolean
bones_number_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesNumberPane *self = BONES_NUMBER_PANE (pane);

  if (letter == '+' || letter == '-')
    step_by (self, letter == '+' ? 1 : -1);
  else if (letter == 0xBD) /* one half */
    start_number (self, letter);
  else
    {
      for (GtkWidget *button = gtk_widget_get_first_child (self->quick); button != NULL;
           button = gtk_widget_get_next_sibling (button))
        if (letter != 0
            && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "letter")) == letter)
          {
            quick_clicked (GTK_BUTTON (button), self);
            return TRUE;
          }
      return FALSE;
    }
  return TRUE;
}

static GtkWidget *
bones_number_pane_primary (BonesPane *pane)
{
  BonesNumberPane *self = BONES_NUMBER_PANE (pane);

  return self->offered ? self->done_button : NULL;
}

static void
bones_number_pane_finalize (GObject *object)
{
  g_string_free (BONES_NUMBER_PANE (object)->letters, TRUE);
  G_OBJECT_CLASS (bones_number_pane_parent_class)->finalize (object);
}

static void
bones_number_pane_class_init (BonesNumberPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_number_pane_apply;
  G_OBJECT_CLASS (klass)->finalize = bones_number_pane_finalize;
  pane_class->digit = bones_number_pane_digit;
  pane_class->letter = bones_number_pane_letter;
  pane_class->accept = bones_number_pane_accept;
  pane_class->primary = bones_number_pane_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/number-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, sum);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, terms);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, fewer_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, entry);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, more_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, range);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, quick);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, done_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, adjustment);
  gtk_widget_class_bind_template_callback (widget_class, count_down);
  gtk_widget_class_bind_template_callback (widget_class, count_up);
  gtk_widget_class_bind_template_callback (widget_class, typed);
  gtk_widget_class_bind_template_callback (widget_class, moved);
  gtk_widget_class_bind_template_callback (widget_class, give_answer);
}

static void
bones_number_pane_init (BonesNumberPane *self)
{
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
