/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "number-pane.h"

#include "bones-config.h"

#include <math.h>

#define HALF_INCH 50 /* hundredths */

struct _BonesNumberPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *fewer_button, *entry, *more_button, *slider, *range, *least_label, *most_label,
      *done_button;
  GtkAdjustment *adjustment;

  gboolean inches;
  gboolean writing; /* the entry is set by the slider */
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
  gtk_button_set_label (GTK_BUTTON (self->done_button), done);
  gtk_widget_remove_css_class (self->entry, "error");
  gtk_widget_set_sensitive (self->done_button, TRUE);
  gtk_widget_set_sensitive (self->fewer_button,
                            value > (gint) gtk_adjustment_get_lower (self->adjustment));
  gtk_widget_set_sensitive (self->more_button,
                            value < (gint) gtk_adjustment_get_upper (self->adjustment));
}

static void
step_by (BonesNumberPane *self, gint sign)
{
  gtk_adjustment_set_value (self->adjustment,
                            get_value (self) + sign * (self->inches ? HALF_INCH : 1));
}

static void
fewer (BonesNumberPane *self)
{
  step_by (self, -1);
}

static void
more (BonesNumberPane *self)
{
  step_by (self, 1);
}

/* What is typed is taken over as soon as it is understood, and left as it was typed. */
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
      gtk_button_set_label (GTK_BUTTON (self->done_button), done);
      gtk_widget_remove_css_class (self->entry, "error");
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
done (BonesNumberPane *self)
{
  if (gtk_widget_get_sensitive (self->done_button))
    bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), (guint) get_value (self));
}

static gboolean
bones_number_pane_accept (BonesPane *pane)
{
  done (BONES_NUMBER_PANE (pane));
  return TRUE;
}

/* The least and the most, at the ends of the slider. */
static void
show_range (BonesNumberPane *self, gint low, gint high)
{
  g_autofree char *least = write_value (self, low);
  g_autofree char *most = write_value (self, high);

  gtk_label_set_label (GTK_LABEL (self->least_label), least);
  gtk_label_set_label (GTK_LABEL (self->most_label), most);
  gtk_widget_set_visible (self->slider, high > low);
  gtk_widget_set_visible (self->range, high > low);
}

static void
bones_number_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesNumberPane *self = BONES_NUMBER_PANE (pane);
  const BonesPromptView *prompt = view->prompt;

  if (!fresh)
    return;

  self->inches = prompt->kind == BONES_ASK_INCHES;
  self->writing = TRUE;
  gtk_adjustment_configure (self->adjustment, prompt->high, prompt->low, prompt->high,
                            self->inches ? HALF_INCH : 1, self->inches ? 2 * HALF_INCH : 2, 0);
  self->writing = FALSE;
  show_range (self, prompt->low, prompt->high);
  show_value (self);
}

static GtkWidget *
bones_number_pane_primary (BonesPane *pane)
{
  return BONES_NUMBER_PANE (pane)->done_button;
}

static void
bones_number_pane_class_init (BonesNumberPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_number_pane_apply;
  pane_class->accept = bones_number_pane_accept;
  pane_class->primary = bones_number_pane_primary;

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/number-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, fewer_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, entry);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, more_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, slider);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, range);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, least_label);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, most_label);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, done_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNumberPane, adjustment);
  gtk_widget_class_bind_template_callback (widget_class, fewer);
  gtk_widget_class_bind_template_callback (widget_class, more);
  gtk_widget_class_bind_template_callback (widget_class, typed);
  gtk_widget_class_bind_template_callback (widget_class, moved);
  gtk_widget_class_bind_template_callback (widget_class, done);
}

static void
bones_number_pane_init (BonesNumberPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
