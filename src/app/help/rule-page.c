/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rule-page.h"

#include "manual.h"
#include "pane.h"
#include "text-row.h"

#include "bones-config.h"

struct _BonesRulePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *scroller, *words, *title, *place, *text, *example_card, *example, *settings, *rulings,
      *note_button, *manual, *see;
};

enum { GO, NOTE, MANUAL, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesRulePage, bones_rule_page, ADW_TYPE_BIN)

static gboolean
follow_link (GtkLabel *label, const char *id, BonesRulePage *self)
{
  /* The label is in the middle of handling the touch, and going there empties the page. */
  g_autofree char *copy = g_strdup (id);

  g_signal_emit (self, signals[GO], 0, copy);
  return TRUE;
}

static void
rule_activated (BonesRulePage *self, GtkWidget *row)
{
  g_autofree char *id = g_strdup (g_object_get_data (G_OBJECT (row), "place"));

  g_signal_emit (self, signals[GO], 0, id);
}

static void
manual_activated (BonesRulePage *self, GtkWidget *row)
{
  g_autofree char *number = g_strdup (g_object_get_data (G_OBJECT (row), "place"));

  g_signal_emit (self, signals[MANUAL], 0, number);
}

static void
note (BonesRulePage *self)
{
  g_signal_emit (self, signals[NOTE], 0);
}

/* @text as markup, in which the ids of rules are links with the titles of the rules. */
static char *
link_rules (const BonesRulebook *book, const char *text)
{
  GString *markup = g_string_new (NULL);
  g_autofree char *rest = NULL;
  const char *from = text;
  gsize length = 0;

  for (const char *at = bones_rulebook_find_id (text, &length); at != NULL;
       at = bones_rulebook_find_id (from, &length))
    {
      g_autofree char *id = g_strndup (at, length);
      g_autofree char *before = g_markup_escape_text (from, at - from);
      const BonesRule *rule = bones_rulebook_lookup (book, id);
      g_autofree char *link =
          rule != NULL ? g_markup_printf_escaped ("<a href=\"%s\">%s</a>", rule->id, rule->title)
                       : g_markup_escape_text (id, -1);

      g_string_append_printf (markup, "%s%s", before, link);
      from = at + length;
    }

  rest = g_markup_escape_text (from, -1);
  g_string_append (markup, rest);
  return g_string_free (markup, FALSE);
}

static void
add_paragraphs (BonesRulePage *self, GtkWidget *box, const BonesRulebook *book, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n\n", -1);
  GtkWidget *old;

  while ((old = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), old);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_autofree char *markup = link_rules (book, paragraphs[i]);
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (label), markup);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      g_signal_connect_object (label, "activate-link", G_CALLBACK (follow_link), self, 0);
      gtk_box_append (GTK_BOX (box), label);
    }
}

/* A list can only be emptied row by row, and its rows are found through the group that made it. */
static void
clear_group (GtkWidget *group)
{
  GPtrArray *rows = g_object_get_data (G_OBJECT (group), "rows");

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), g_ptr_array_index (rows, i));
  g_object_set_data_full (G_OBJECT (group), "rows", g_ptr_array_new (),
                          (GDestroyNotify) g_ptr_array_unref);
}

static GtkWidget *
add_row (GtkWidget *group, const char *title, const char *subtitle)
{
  GtkWidget *row = bones_text_row_new (title, subtitle);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (g_object_get_data (G_OBJECT (group), "rows"), row);
  return row;
}

static void
show_settings (BonesRulePage *self, const GPtrArray *settings, BonesRuleOf of)
{
  clear_group (self->settings);
  gtk_widget_set_visible (self->settings, settings->len > 0);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->settings),
                                   of == BONES_RULE_OF_BATTLE ? _ ("Settings That Change It Here")
                                                              : _ ("Settings That Change It"));
  for (guint i = 0; i < settings->len; i++)
    {
      const BonesSettingView *setting = g_ptr_array_index (settings, i);
      GtkWidget *row = add_row (self->settings, setting->name, setting->text);
      GtkWidget *value;

      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      if (of == BONES_RULE_OF_NOBODY)
        continue;

      value = gtk_label_new (setting->value_text);
      gtk_label_set_wrap (GTK_LABEL (value), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (value), 14);
      gtk_label_set_xalign (GTK_LABEL (value), 1);
      gtk_widget_add_css_class (value, "setting-value");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
    }
}

static void
show_rulings (BonesRulePage *self, const GPtrArray *rulings, gboolean battle)
{
  clear_group (self->rulings);
  gtk_widget_set_visible (self->rulings, battle);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->rulings),
                                         rulings->len == 0 ? _ ("None so far.") : NULL);
  for (guint i = 0; i < rulings->len; i++)
    {
      const BonesRulingView *ruling = g_ptr_array_index (rulings, i);

      gtk_list_box_row_set_activatable (
          GTK_LIST_BOX_ROW (add_row (self->rulings, ruling->text, NULL)), FALSE);
    }
}

/* A row that leads to @place, the text below its title. */
static void
add_link (BonesRulePage *self, GtkWidget *group, const char *title, const char *place,
          GCallback activated)
{
  GtkWidget *row = add_row (group, title, place);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "place", g_strdup (place), g_free);
  g_signal_connect_object (row, "activated", activated, self, G_CONNECT_SWAPPED);
}

static void
show_see (BonesRulePage *self, const GPtrArray *rules)
{
  clear_group (self->see);
  gtk_widget_set_visible (self->see, rules->len > 0);
  for (guint i = 0; i < rules->len; i++)
    {
      const BonesRule *rule = g_ptr_array_index (rules, i);

      add_link (self, self->see, rule->title, rule->id, G_CALLBACK (rule_activated));
    }
}

static void
show_manual (BonesRulePage *self, const GPtrArray *places)
{
  clear_group (self->manual);
  gtk_widget_set_visible (self->manual, places->len > 0);
  for (guint i = 0; i < places->len; i++)
    {
      const BonesManualPlace *place = g_ptr_array_index (places, i);

      add_link (self, self->manual, place->section->title, place->number,
                G_CALLBACK (manual_activated));
    }
}

void
bones_rule_page_set (BonesRulePage *self, const BonesRulebook *book, const BonesRuleView *view,
                     const GPtrArray *manual, const GPtrArray *see, BonesRuleOf of)
{
  g_autofree char *place = NULL;

  g_return_if_fail (BONES_IS_RULE_PAGE (self) && book != NULL && view != NULL);
  g_return_if_fail (manual != NULL && see != NULL);

  place = g_strdup_printf ("%s · %s", view->rule->id, view->rule->section);
  gtk_label_set_label (GTK_LABEL (self->title), view->rule->title);
  gtk_label_set_label (GTK_LABEL (self->place), place);
  add_paragraphs (self, self->text, book, view->rule->text);
  gtk_widget_set_visible (self->example_card, view->rule->example != NULL);
  if (view->rule->example != NULL)
    add_paragraphs (self, self->example, book, view->rule->example);
  show_settings (self, view->settings, of);
  show_rulings (self, view->rulings, of == BONES_RULE_OF_BATTLE);
  show_manual (self, manual);
  show_see (self, see);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  view->rule->title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  view->rule->text, -1);
}

void
bones_rule_page_focus (BonesRulePage *self)
{
  g_return_if_fail (BONES_IS_RULE_PAGE (self));

  gtk_widget_grab_focus (self->words);
}

static void
bones_rule_page_class_init (BonesRulePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[GO] = g_signal_new ("go", BONES_TYPE_RULE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[NOTE] = g_signal_new ("note", BONES_TYPE_RULE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[MANUAL] = g_signal_new ("manual", BONES_TYPE_RULE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/rule-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, words);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, title);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, place);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, text);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, example_card);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, example);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, settings);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, rulings);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, note_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, manual);
  gtk_widget_class_bind_template_child (widget_class, BonesRulePage, see);
  gtk_widget_class_bind_template_callback (widget_class, note);
}

static void
bones_rule_page_init (BonesRulePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
