/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "query.h"

#include "drawn.h"
#include "name.h"

#define WIDE 420   /* at the normal text size */
#define NARROW 300 /* at the least */
#define MARGIN 24
#define TOUCH 44

struct _BonesQuery {
  AdwWindow parent_instance;

  GtkWidget *text, *scroller, *buttons, *no, *yes; /* yes: NULL if nothing proceeds */
  GtkWidget *extra;                                /* or NULL */

  BonesAnswered answered; /* NULL once it was called */
  gpointer data;
  GDestroyNotify free_data;
};

G_DEFINE_FINAL_TYPE (BonesQuery, bones_query, ADW_TYPE_WINDOW)

static void
forget (BonesQuery *self)
{
  self->answered = NULL;
  if (self->free_data != NULL)
    self->free_data (g_steal_pointer (&self->data));
  self->free_data = NULL;
}

/* What the answer is made of is in the window, so it is closed last. */
static void
answer (BonesQuery *self, gboolean yes)
{
  const BonesAnswered answered = self->answered;

  g_object_ref (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->answered = NULL;
  if (answered != NULL)
    answered (yes, self->data);
  gtk_window_destroy (GTK_WINDOW (self));
  g_object_unref (self);
}

static void
answer_no (BonesQuery *self)
{
  answer (self, FALSE);
}

void
bones_query_proceed (BonesQuery *self)
{
  g_return_if_fail (BONES_IS_QUERY (self));

  answer (self, TRUE);
}

static gboolean
close_requested (GtkWindow *window)
{
  answer (BONES_QUERY (window), FALSE);
  return TRUE;
}

static GtkWidget *
new_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
add_button (BonesQuery *self, const char *said, void (*pressed) (BonesQuery *self))
{
  GtkWidget *button = gtk_button_new_with_label (said);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_size_request (button, -1, TOUCH);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (pressed), self);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

/* @no is the label of the button that does not proceed. */
static BonesQuery *
query_new (GtkWidget *parent, const char *heading, const char *body, const char *no,
           const char *yes)
{
  BonesQuery *self = g_object_new (BONES_TYPE_QUERY, "title", heading, NULL);
  GtkRoot *root = gtk_widget_get_root (parent);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_transient_for (GTK_WINDOW (self), GTK_WINDOW (root));

  gtk_box_append (GTK_BOX (self->text), new_text (heading, "title-2"));
  bones_name_widget (self->scroller, heading);
  if (body != NULL)
    {
      GtkWidget *label = new_text (body, "body");

      gtk_box_append (GTK_BOX (self->text), label);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                      label, NULL, -1);
    }

  self->no = add_button (self, no, answer_no);
  if (yes != NULL)
    {
      self->yes = add_button (self, yes, bones_query_proceed);
      gtk_widget_add_css_class (self->yes, "suggested-action");
    }
  gtk_window_set_default_widget (GTK_WINDOW (self), self->yes != NULL ? self->yes : self->no);
  return self;
}

BonesQuery *
bones_query_new (GtkWidget *parent, const char *heading, const char *body, const char *yes)
{
  g_return_val_if_fail (GTK_IS_WIDGET (parent) && heading != NULL, NULL);

  return query_new (parent, heading, body, _ ("Cancel"), yes);
}

BonesQuery *
bones_query_new_final (GtkWidget *parent, const char *heading, const char *body, const char *yes)
{
  BonesQuery *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && heading != NULL && yes != NULL, NULL);

  self = query_new (parent, heading, body, _ ("Cancel"), yes);
  gtk_widget_remove_css_class (self->yes, "suggested-action");
  gtk_window_set_default_widget (GTK_WINDOW (self), self->no);
  return self;
}

void
bones_query_set_extra (BonesQuery *self, GtkWidget *widget)
{
  g_return_if_fail (BONES_IS_QUERY (self) && GTK_IS_WIDGET (widget) && self->extra == NULL);

  self->extra = widget;
  gtk_box_append (GTK_BOX (self->text), widget);
}

static int
natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int size = 0;

  gtk_widget_measure (widget, orientation, for_size, NULL, &size, NULL, NULL);
  return size;
}

/* A scrolled window does not ask how high its text is at a width, so the height is told. */
static void
fit (BonesQuery *self)
{
  GtkWidget *below = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
  const int room = below != NULL ? gtk_widget_get_width (below) : 0;
  int width = (int) (WIDE * bones_drawn_scale (GTK_WIDGET (self))), height;

  if (room > 0)
    width = CLAMP (width, NARROW, MAX (room - MARGIN, NARROW));
  if (natural (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1) > width)
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons), GTK_ORIENTATION_VERTICAL);
      if (self->yes != NULL)
        gtk_box_reorder_child_after (GTK_BOX (self->buttons), self->no, self->yes);
    }

  height = natural (self->text, GTK_ORIENTATION_VERTICAL, width);
  if (room > 0)
    height = MIN (height, gtk_widget_get_height (below) - 2 * MARGIN
                              - natural (self->buttons, GTK_ORIENTATION_VERTICAL, width));
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                              MAX (height, TOUCH));
  gtk_window_set_default_size (GTK_WINDOW (self), width, -1);
}

static void
present (BonesQuery *self)
{
  fit (self);
  gtk_window_present (GTK_WINDOW (self));
  if (self->yes == NULL || self->extra == NULL
      || !gtk_widget_child_focus (self->extra, GTK_DIR_TAB_FORWARD))
    gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
}

void
bones_query_ask (BonesQuery *self, BonesAnswered answered, gpointer data, GDestroyNotify free_data)
{
  g_return_if_fail (BONES_IS_QUERY (self) && answered != NULL && self->answered == NULL);

  self->answered = answered;
  self->data = data;
  self->free_data = free_data;
  present (self);
}

void
bones_query_tell (GtkWidget *parent, const char *heading, const char *body)
{
  g_return_if_fail (GTK_IS_WIDGET (parent) && heading != NULL);

  present (query_new (parent, heading, body, _ ("Close"), NULL));
}

static void
bones_query_dispose (GObject *object)
{
  forget (BONES_QUERY (object));

  G_OBJECT_CLASS (bones_query_parent_class)->dispose (object);
}

static void
bones_query_class_init (BonesQueryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_query_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = close_requested;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
new_box (int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  return box;
}

static void
bones_query_init (BonesQuery *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *handle = gtk_window_handle_new ();

  self->text = new_box (12);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->text);
  gtk_widget_set_vexpand (self->scroller, TRUE);

  self->buttons = new_box (12);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons), GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->buttons), TRUE);
  gtk_widget_set_margin_bottom (self->buttons, MARGIN);

  gtk_box_append (GTK_BOX (all), self->scroller);
  gtk_box_append (GTK_BOX (all), self->buttons);
  gtk_window_handle_set_child (GTK_WINDOW_HANDLE (handle), all);
  adw_window_set_content (ADW_WINDOW (self), handle);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
}
