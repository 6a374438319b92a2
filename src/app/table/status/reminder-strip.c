/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "reminder-strip.h"

#include "name.h"
#include "rule-link.h"
#include "tooltip.h"

#include "bones-config.h"

#define LIST_WIDTH 280 /* pixels */

struct _BonesReminderStrip {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *line, *label, *count;

  GPtrArray *texts; /* owned: of char * */
  GPtrArray *rules; /* owned: of const char *, the ids of their rules */
};

G_DEFINE_FINAL_TYPE (BonesReminderStrip, bones_reminder_strip, ADW_TYPE_BIN)

/* A touch shows the rule. */
static GtkWidget *
new_line (const char *text, const char *rule)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *image = gtk_image_new_from_icon_name ("bones-reminder-symbolic");
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  return bones_rule_link_new (box, rule, text);
}

/* Created when it is first opened. */
static void
make_list (GtkMenuButton *button, gpointer data)
{
  BonesReminderStrip *self = BONES_REMINDER_STRIP (data);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < self->texts->len; i++)
    gtk_box_append (GTK_BOX (box), new_line (g_ptr_array_index (self->texts, i),
                                             g_ptr_array_index (self->rules, i)));
  gtk_widget_set_size_request (box, LIST_WIDTH, -1);
  gtk_widget_add_css_class (box, "reminders");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
bones_reminder_strip_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_REMINDER_STRIP (object)->texts);
  g_ptr_array_unref (BONES_REMINDER_STRIP (object)->rules);
  G_OBJECT_CLASS (bones_reminder_strip_parent_class)->finalize (object);
}

static void
bones_reminder_strip_class_init (BonesReminderStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_reminder_strip_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/reminder-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesReminderStrip, button);
  gtk_widget_class_bind_template_child (widget_class, BonesReminderStrip, line);
  gtk_widget_class_bind_template_child (widget_class, BonesReminderStrip, label);
  gtk_widget_class_bind_template_child (widget_class, BonesReminderStrip, count);
}

static void
bones_reminder_strip_init (BonesReminderStrip *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->rules = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* GtkButton centres its text; this text is aligned to the start. */
  gtk_widget_set_halign (gtk_widget_get_parent (self->line), GTK_ALIGN_FILL);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_list, self, NULL);
}

static void
show_count (BonesReminderStrip *self)
{
  /* Translators: the number of reminders besides the one that is shown */
  g_autofree char *more = g_strdup_printf (_ ("+%u"), self->texts->len - 1);

  gtk_label_set_label (GTK_LABEL (self->count), more);
  gtk_widget_set_visible (self->count, self->texts->len > 1);
}

/* Hidden while dice are rolled, which need the room. */
static gboolean
is_rolling (const BonesView *view)
{
  return view->prompt != NULL
         && (view->prompt->kind == BONES_ASK_DICE || view->prompt->kind == BONES_ASK_REROLL);
}

void
bones_reminder_strip_apply (BonesReminderStrip *self, const BonesView *view)
{
  g_autofree char *all = NULL;

  g_return_if_fail (BONES_IS_REMINDER_STRIP (self) && view != NULL);

  g_ptr_array_set_size (self->texts, 0);
  g_ptr_array_set_size (self->rules, 0);
  for (guint i = 0; i < view->reminders->len; i++)
    {
      const BonesReminderView *reminder = g_ptr_array_index (view->reminders, i);

      g_ptr_array_add (self->texts, g_strdup (reminder->text));
      g_ptr_array_add (self->rules, (gpointer) reminder->rule);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->texts->len > 0 && !view->over && view->round > 0
                                                 && !is_rolling (view));
  if (self->texts->len == 0)
    return;

  gtk_label_set_label (GTK_LABEL (self->label), g_ptr_array_index (self->texts, 0));
  bones_set_tooltip (self->label, g_ptr_array_index (self->texts, 0));
  show_count (self);
  g_ptr_array_add (self->texts, NULL);
  all = g_strjoinv (" ", (char **) self->texts->pdata);
  g_ptr_array_set_size (self->texts, (gint) self->texts->len - 1);
  bones_name_widget (self->button, all);
  bones_name_widget (GTK_WIDGET (self), all);
}
