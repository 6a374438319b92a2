/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "note-dialog.h"

#include "name.h"

#include "bones-config.h"

struct _BonesNoteDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *note_button, *text_row, *other_row, *none_check;
  AdwPreferencesGroup *rules_group;

  BonesHelm *helm;   /* owned */
  GHashTable *rules; /* owned: maps ids to the GtkCheckButton that chooses them */
  const char *rule;  /* the chosen one, a key of rules; or NULL: none */
};

G_DEFINE_FINAL_TYPE (BonesNoteDialog, bones_note_dialog, ADW_TYPE_WINDOW)

/* A typed rule has precedence over a chosen one. */
static const char *
get_rule (BonesNoteDialog *self)
{
  const char *other = gtk_editable_get_text (GTK_EDITABLE (self->other_row));

  return *other != '\0' ? other : self->rule;
}

static void
show_what (BonesNoteDialog *self)
{
  const char *rule = get_rule (self);
  g_autofree char *title =
      rule != NULL ? g_strdup_printf (_ ("A ruling on %s"), rule) : g_strdup (_ ("A note"));

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_set_sensitive (self->note_button,
                            *gtk_editable_get_text (GTK_EDITABLE (self->text_row)) != '\0');
}

static void
chosen (BonesNoteDialog *self, GtkCheckButton *check)
{
  if (gtk_check_button_get_active (check))
    self->rule = g_object_get_data (G_OBJECT (check), "rule");
  show_what (self);
}

static void
enter_note (BonesNoteDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text_row));

  if (*text == '\0')
    return;

  bones_helm_note (self->helm, text, get_rule (self));
  gtk_window_close (GTK_WINDOW (self));
}

static void
add_rule (BonesNoteDialog *self, const char *rule, const char *known_by)
{
  GtkWidget *row, *check;

  if (rule == NULL || g_hash_table_contains (self->rules, rule))
    return;

  row = adw_action_row_new ();
  check = gtk_check_button_new ();
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (self->none_check));
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  bones_name_widget (check, rule);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), rule);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), known_by);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (self->rules_group, row);
  g_hash_table_insert (self->rules, g_strdup (rule), check);
  g_object_set_data_full (G_OBJECT (check), "rule", g_strdup (rule), g_free);
  g_signal_connect_object (check, "toggled", G_CALLBACK (chosen), self, G_CONNECT_SWAPPED);
}

static void
add_rules (BonesNoteDialog *self)
{
  const GPtrArray *log = bones_helm_get_log (self->helm);
  const BonesPromptView *prompt = bones_helm_get_view (self->helm)->prompt;

  if (prompt != NULL)
    add_rule (self, prompt->rule, prompt->text);
  for (guint i = log->len; i-- > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->kind == BONES_LOG_EVENT)
        add_rule (self, line->rule, line->text);
    }
}

static void
bones_note_dialog_dispose (GObject *object)
{
  BonesNoteDialog *self = BONES_NOTE_DIALOG (object);

  g_clear_object (&self->helm);
  g_clear_pointer (&self->rules, g_hash_table_unref);
  G_OBJECT_CLASS (bones_note_dialog_parent_class)->dispose (object);
}

static void
bones_note_dialog_class_init (BonesNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_note_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/note-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, note_button);
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, text_row);
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, other_row);
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, none_check);
  gtk_widget_class_bind_template_child (widget_class, BonesNoteDialog, rules_group);
  gtk_widget_class_bind_template_callback (widget_class, enter_note);
  gtk_widget_class_bind_template_callback (widget_class, chosen);
  gtk_widget_class_bind_template_callback (widget_class, show_what);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_note_dialog_init (BonesNoteDialog *self)
{
  self->rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (GTK_WIDGET (self), _ ("A note or a ruling"));
}

void
bones_note_dialog_open (GtkWidget *parent, BonesHelm *helm, const char *rule)
{
  BonesNoteDialog *self;
  GtkWidget *check;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  self = g_object_new (BONES_TYPE_NOTE_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->helm = g_object_ref (helm);
  add_rules (self);
  add_rule (self, rule, "");
  check = rule != NULL ? g_hash_table_lookup (self->rules, rule) : NULL;
  if (check != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  show_what (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->text_row);
}
