/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "not-now.h"

#include "name.h"
#include "put.h"
#include "rule-link.h"
#include "tooltip.h"

#include "bones-config.h"

#define LIST_WIDTH 280 /* pixels */
#define MOST_HEIGHT 380

typedef struct {
  const char *icon;
  char *name, *why;
  const char *rule; /* or NULL */
} Reason;

struct _BonesNotNow {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *label;

  GArray *reasons; /* owned: of Reason */
};

G_DEFINE_FINAL_TYPE (BonesNotNow, bones_not_now, ADW_TYPE_BIN)

static void
clear_reason (gpointer data)
{
  Reason *reason = data;

  g_free (reason->name);
  g_free (reason->why);
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A touch shows the rule. */
static GtkWidget *
new_line (const Reason *reason)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *image = gtk_image_new_from_icon_name (reason->icon);
  g_autofree char *said = g_strdup_printf (_ ("%s, not now. %s"), reason->name, reason->why);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (words), new_label (reason->name, "name"));
  gtk_box_append (GTK_BOX (words), new_label (reason->why, "why"));
  gtk_box_append (GTK_BOX (line), image);
  gtk_box_append (GTK_BOX (line), words);
  gtk_widget_add_css_class (line, "reason");
  return bones_rule_link_new (line, reason->rule, said);
}

/* Created when it is first opened. */
static void
make_list (GtkMenuButton *button, gpointer data)
{
  BonesNotNow *self = BONES_NOT_NOW (data);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < self->reasons->len; i++)
    gtk_box_append (GTK_BOX (box), new_line (&g_array_index (self->reasons, Reason, i)));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, -1);
  bones_name_widget (scroller, _ ("What may not be done now, and why"));
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (button, popover);
}

static void
bones_not_now_finalize (GObject *object)
{
  g_array_unref (BONES_NOT_NOW (object)->reasons);
  G_OBJECT_CLASS (bones_not_now_parent_class)->finalize (object);
}

static void
bones_not_now_class_init (BonesNotNowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_not_now_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/not-now.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNotNow, button);
  gtk_widget_class_bind_template_child (widget_class, BonesNotNow, label);
}

static void
bones_not_now_init (BonesNotNow *self)
{
  self->reasons = g_array_new (FALSE, FALSE, sizeof (Reason));
  g_array_set_clear_func (self->reasons, clear_reason);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_list, self, NULL);
}

void
bones_not_now_begin (BonesNotNow *self)
{
  g_return_if_fail (BONES_IS_NOT_NOW (self));

  g_array_set_size (self->reasons, 0);
}

void
bones_not_now_add (BonesNotNow *self, const BonesActionView *action)
{
  Reason reason;

  g_return_if_fail (BONES_IS_NOT_NOW (self) && action != NULL);

  reason = (Reason){ bones_icon_name (action->icon), g_strdup (action->name),
                     g_strdup (action->why != NULL ? action->why : ""), action->rule };
  g_array_append_val (self->reasons, reason);
}

void
bones_not_now_end (BonesNotNow *self)
{
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_NOT_NOW (self));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  /* Translators: the number of actions that are unavailable now; a small button */
  text = g_strdup_printf (_ ("Unavailable (%u)"), self->reasons->len);
  said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Unavailable, and why: %u thing",
                                       "Unavailable, and why: %u things", self->reasons->len),
                          self->reasons->len);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  bones_set_tooltip (self->label, said);
  bones_name_widget (self->button, said);
  gtk_widget_set_visible (GTK_WIDGET (self), self->reasons->len > 0);
}
