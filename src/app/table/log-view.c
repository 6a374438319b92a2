/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-view.h"

#include "fleet-colour.h"

#include "bones-config.h"

#define INDENT 16 /* pixels, of a line behind its fleet's mark */

struct _BonesLogView {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *text, *note_button, *note_entry;

  GtkTextBuffer *buffer;                         /* the text's */
  GtkTextTag *fleet_tags[BONES_N_FLEET_COLOURS]; /* the buffer's */
  GPtrArray *shown;                              /* owned: of char *, a line as it was written */
  BonesHelm *helm;                               /* owned */
  guint n_headings;                              /* among shown */
};

G_DEFINE_FINAL_TYPE (BonesLogView, bones_log_view, ADW_TYPE_BIN)

/* All that shows of a line, to tell whether it has changed. */
static char *
signature (const BonesLogLine *line)
{
  return g_strdup_printf ("%d%d%d%u %s\n%s", line->typed != FALSE, line->undone != FALSE,
                          line->heading != FALSE, line->fleet, line->text,
                          line->dice != NULL ? line->dice : "");
}

/* Puts @tag on so many characters from *@at on, and moves on behind them. */
static void
tag_next (BonesLogView *self, GtkTextIter *at, const char *text, GtkTextTag *tag)
{
  GtkTextIter end = *at;

  gtk_text_iter_forward_chars (&end, (int) g_utf8_strlen (text, -1));
  if (tag != NULL)
    gtk_text_buffer_apply_tag (self->buffer, tag, at, &end);
  *at = end;
}

static GtkTextTag *
find_tag (BonesLogView *self, const char *name)
{
  return gtk_text_tag_table_lookup (gtk_text_buffer_get_tag_table (self->buffer), name);
}

/* Writes @line as the newest: a heading on top of everything, any other under the newest heading.
 * Its tags are put on when it stands, for what is written between two tags may get either. */
static void
write_line (BonesLogView *self, const BonesLogLine *line)
{
  const int row = !line->heading && self->n_headings > 0 ? 1 : 0;
  const gboolean mark = !line->heading && line->fleet < BONES_N_FLEET_COLOURS;
  const char *before = line->heading ? "" : mark ? "•\t" : "\t";
  const char *dice = line->dice != NULL && !line->heading ? line->dice : "";
  g_autofree char *text =
      g_strconcat (before, line->text, *dice != '\0' ? "  " : "", dice, "\n", NULL);
  GtkTextIter at, end;

  gtk_text_buffer_get_iter_at_line (self->buffer, &at, row);
  gtk_text_buffer_insert (self->buffer, &at, text, -1);
  gtk_text_buffer_get_iter_at_line (self->buffer, &at, row);
  gtk_text_buffer_get_iter_at_line (self->buffer, &end, row + 1);
  gtk_text_buffer_remove_all_tags (self->buffer, &at, &end);
  gtk_text_buffer_apply_tag_by_name (self->buffer, line->heading ? "heading" : "line", &at, &end);
  tag_next (self, &at, before, mark ? self->fleet_tags[line->fleet] : NULL);
  tag_next (self, &at, line->text, line->undone ? find_tag (self, "undone") : NULL);
  tag_next (self, &at, *dice != '\0' ? "  " : "", NULL);
  tag_next (self, &at, dice, find_tag (self, line->typed ? "typed" : "dice"));
}

static gboolean
is_heading (const char *signed_line)
{
  return signed_line[2] == '1';
}

/* Takes the newest line off again. */
static void
drop_line (BonesLogView *self)
{
  const gboolean heading = is_heading (g_ptr_array_index (self->shown, self->shown->len - 1));
  const int line = !heading && self->n_headings > 0 ? 1 : 0;
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_line (self->buffer, &start, line);
  gtk_text_buffer_get_iter_at_line (self->buffer, &end, line + 1);
  gtk_text_buffer_delete (self->buffer, &start, &end);
  self->n_headings -= heading;
  g_ptr_array_set_size (self->shown, (int) self->shown->len - 1);
}

/* How many lines from the oldest on are as they were. */
static guint
count_same (BonesLogView *self, const GPtrArray *log)
{
  guint same = 0;

  while (same < log->len && same < self->shown->len)
    {
      g_autofree char *now = signature (g_ptr_array_index (log, same));

      if (!g_str_equal (now, g_ptr_array_index (self->shown, same)))
        break;
      same++;
    }
  return same;
}

void
bones_log_view_apply (BonesLogView *self, BonesHelm *helm)
{
  const GPtrArray *log;
  guint same;

  g_return_if_fail (BONES_IS_LOG_VIEW (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  log = bones_helm_get_log (helm);
  same = count_same (self, log);
  while (self->shown->len > same)
    drop_line (self);
  for (guint i = same; i < log->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      write_line (self, line);
      g_ptr_array_add (self->shown, signature (line));
      self->n_headings += line->heading;
    }
}

char *
bones_log_to_text (const GPtrArray *log)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (log != NULL, NULL);

  for (guint i = 0; i < log->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      g_string_append_printf (out, "%s%s%s%s%s\n", line->heading ? "\n" : "", line->text,
                              line->dice != NULL ? "  " : "", line->dice != NULL ? line->dice : "",
                              line->undone ? _ (" (undone)") : "");
    }
  return g_string_free (out, FALSE);
}

static void
copy (BonesLogView *self)
{
  g_autofree char *text = NULL;

  if (self->helm == NULL)
    return;

  text = bones_log_to_text (bones_helm_get_log (self->helm));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  g_signal_emit_by_name (self->helm, "said", _ ("The log was copied"));
}

static void
note (BonesLogView *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->note_entry));

  if (self->helm == NULL || *text == '\0' || bones_helm_get_busy (self->helm))
    return;

  bones_helm_note (self->helm, text, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->note_entry), "");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->note_button));
}

static void
make_tags (BonesLogView *self)
{
  GtkTextBuffer *buffer = self->buffer;
  PangoTabArray *tabs = pango_tab_array_new_with_positions (1, TRUE, PANGO_TAB_LEFT, (gint) INDENT);

  gtk_text_buffer_create_tag (buffer, "heading", "weight", 800, "scale", 1.1, "pixels-above-lines",
                              12, "pixels-below-lines", 4, NULL);
  gtk_text_buffer_create_tag (buffer, "line", "pixels-above-lines", 2, "pixels-below-lines", 2,
                              "indent", -INDENT, "tabs", tabs, NULL);
  gtk_text_buffer_create_tag (buffer, "dice", "weight", 700, NULL);
  gtk_text_buffer_create_tag (buffer, "typed", "weight", 700, "style", PANGO_STYLE_ITALIC,
                              "underline", PANGO_UNDERLINE_SINGLE, NULL);
  gtk_text_buffer_create_tag (buffer, "undone", "strikethrough", TRUE, NULL);
  for (guint i = 0; i < BONES_N_FLEET_COLOURS; i++)
    {
      GdkRGBA colour;

      bones_fleet_colour (i, &colour);
      self->fleet_tags[i] = gtk_text_buffer_create_tag (buffer, NULL, "foreground-rgba", &colour,
                                                        "weight", 900, NULL);
    }
  pango_tab_array_free (tabs);
}

static void
bones_log_view_dispose (GObject *object)
{
  BonesLogView *self = BONES_LOG_VIEW (object);

  g_clear_object (&self->helm);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_log_view_parent_class)->dispose (object);
}

static void
bones_log_view_class_init (BonesLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_log_view_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, text);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, note_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, note_entry);
  gtk_widget_class_bind_template_callback (widget_class, copy);
  gtk_widget_class_bind_template_callback (widget_class, note);
}

static void
bones_log_view_init (BonesLogView *self)
{
  self->shown = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  make_tags (self);
}
