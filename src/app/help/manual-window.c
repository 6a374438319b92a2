/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "manual-window.h"

#include "manual.h"
#include "name.h"
#include "nothing.h"
#include "text-row.h"
#include "unshown.h"

#include "bones-config.h"

#define MOST_FOUND 60 /* more lines help nobody */

struct _BonesManualWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *back_button, *search, *stack, *contents, *sections_list, *found, *found_list, *nothing,
      *section, *heading, *blocks, *previous_button, *next_button;

  GPtrArray *sections; /* owned: of BonesManualSection */
  GPtrArray *trail;    /* owned: of char *: the numbers of the sections on the way here */
};

G_DEFINE_FINAL_TYPE (BonesManualWindow, bones_manual_window, ADW_TYPE_WINDOW)

static void go_to_section (BonesManualWindow *self, const char *number);

/* A rule is shown by the window that the manual is over, as it is in its battle if it has one. */
static gboolean
follow_link (GtkLabel *label, const char *place, BonesManualWindow *self)
{
  g_autofree char *copy = g_strdup (place); /* going there destroys the label */

  if (g_ascii_isdigit (*copy))
    go_to_section (self, copy);
  else
    gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))),
                                "win.rule", "s", copy);
  return TRUE;
}

static GtkWidget *
new_words (BonesManualWindow *self, const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (follow_link), self, 0);
  return label;
}

/* The number beside a paragraph, the key above what it does. */
static GtkWidget *
new_block (BonesManualWindow *self, const BonesManualBlock *block)
{
  const gboolean row = block->key != NULL;
  GtkWidget *grid = gtk_grid_new (); /* a box would take more height than wrapped words need */

  if (row)
    {
      GtkWidget *key = new_words (self, block->key);

      gtk_widget_add_css_class (key, "manual-key");
      gtk_grid_attach (GTK_GRID (grid), key, 0, 0, 1, 1);
    }
  else if (block->number != NULL)
    {
      GtkWidget *number = gtk_label_new (block->number);

      gtk_label_set_width_chars (GTK_LABEL (number), 5);
      gtk_label_set_xalign (GTK_LABEL (number), 0);
      gtk_widget_set_valign (number, GTK_ALIGN_START);
      gtk_widget_add_css_class (number, "manual-number");
      gtk_grid_attach (GTK_GRID (grid), number, 0, 0, 1, 1);
    }

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_attach (GTK_GRID (grid), new_words (self, block->markup), row ? 0 : 1, row ? 1 : 0, 1,
                   1);
  gtk_widget_set_focusable (grid, TRUE);
  gtk_widget_add_css_class (grid, "manual-block");
  bones_name_widget (grid, block->plain);
  return grid;
}

static const char *
get_place (BonesManualWindow *self)
{
  return self->trail->len > 0 ? g_ptr_array_index (self->trail, self->trail->len - 1) : NULL;
}

static guint
position_of (BonesManualWindow *self, const BonesManualSection *section)
{
  guint position = 0;

  g_ptr_array_find (self->sections, section, &position);
  return position;
}

/* The paragraph with that number has the focus, or the first one. */
static void
fill_section (BonesManualWindow *self, const BonesManualSection *section, const char *number)
{
  GtkWidget *old, *first = NULL, *meant = NULL;

  while ((old = gtk_widget_get_first_child (self->blocks)) != NULL)
    gtk_box_remove (GTK_BOX (self->blocks), old);

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BonesManualBlock *block = g_ptr_array_index (section->blocks, i);
      GtkWidget *widget = new_block (self, block);

      gtk_box_append (GTK_BOX (self->blocks), widget);
      if (first == NULL)
        first = widget;
      if (g_strcmp0 (block->number, number) == 0)
        meant = widget;
    }

  if (first != NULL)
    gtk_widget_grab_focus (meant != NULL ? meant : first);
}

static void
show_place (BonesManualWindow *self)
{
  const char *number = get_place (self);
  const BonesManualSection *section =
      number != NULL ? bones_manual_find (self->sections, number) : NULL;
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));

  gtk_widget_set_visible (self->back_button, section != NULL);
  gtk_widget_set_visible (self->search, section == NULL);
  if (section == NULL)
    {
      gtk_stack_set_visible_child (GTK_STACK (self->stack),
                                   *words == '\0' ? self->contents
                                   : gtk_widget_get_first_child (self->found_list) != NULL
                                       ? self->found
                                       : self->nothing);
      gtk_widget_grab_focus (self->search);
      return;
    }

  gtk_label_set_label (GTK_LABEL (self->heading), section->title);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->section);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->section)), 0);
  gtk_widget_set_sensitive (self->previous_button, position_of (self, section) > 0);
  gtk_widget_set_sensitive (self->next_button,
                            position_of (self, section) + 1 < self->sections->len);
  fill_section (self, section, number);
}

static void
go_to_section (BonesManualWindow *self, const char *number)
{
  g_ptr_array_add (self->trail, g_strdup (number));
  show_place (self);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesManualWindow *self = BONES_MANUAL_WINDOW (widget);

  if (self->trail->len > 0)
    g_ptr_array_remove_index (self->trail, self->trail->len - 1);
  show_place (self);
}

/* To the section @by further on. */
static void
turn (BonesManualWindow *self, gint by)
{
  const BonesManualSection *section = bones_manual_find (self->sections, get_place (self));
  const gint to = (gint) position_of (self, section) + by;

  if (to < 0 || to >= (gint) self->sections->len)
    return;

  g_ptr_array_set_size (self->trail, (gint) self->trail->len - 1);
  go_to_section (
      self, ((const BonesManualSection *) g_ptr_array_index (self->sections, (guint) to))->number);
}

static void
turn_back (BonesManualWindow *self)
{
  turn (self, -1);
}

static void
turn_on (BonesManualWindow *self)
{
  turn (self, 1);
}

static void
row_activated (BonesManualWindow *self, GtkListBoxRow *row)
{
  go_to_section (self, g_object_get_data (G_OBJECT (row), "number"));
}

static void
add_row (GtkWidget *list, const char *title, const char *subtitle, const char *number)
{
  GtkWidget *row = bones_text_row_new (title, subtitle);

  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "number", g_strdup (number), g_free);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* A line for each paragraph that is found, under the title of its section. */
static void
find (BonesManualWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  GtkWidget *old;
  guint n = 0;

  while ((old = gtk_widget_get_first_child (self->found_list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->found_list), old);

  for (guint i = 0; i < self->sections->len; i++)
    {
      const BonesManualSection *section = g_ptr_array_index (self->sections, i);

      for (guint at = 0; at < section->blocks->len && n < MOST_FOUND; at++)
        {
          const BonesManualBlock *block = g_ptr_array_index (section->blocks, at);
          const char *number = block->number != NULL ? block->number : section->number;
          g_autofree char *title = g_strdup_printf ("%s  %s", number, section->title);

          if (!bones_manual_matches (section, block, words))
            continue;

          add_row (self->found_list, title, block->plain, number);
          n++;
        }
    }

  show_place (self);
}

static void
fill_contents (BonesManualWindow *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      const BonesManualSection *section = g_ptr_array_index (self->sections, i);
      g_autofree char *title = g_strdup_printf ("%s. %s", section->number, section->title);

      add_row (self->sections_list, title, NULL, section->number);
    }
}

/* Escape in the search. */
static void
close_window (BonesManualWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "window.close", NULL);
}

static void
bones_manual_window_dispose (GObject *object)
{
  BonesManualWindow *self = BONES_MANUAL_WINDOW (object);

  g_clear_pointer (&self->sections, g_ptr_array_unref);
  g_clear_pointer (&self->trail, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_manual_window_parent_class)->dispose (object);
}

static void
bones_manual_window_class_init (BonesManualWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_manual_window_dispose;
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/manual-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, search);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, sections_list);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, found);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, found_list);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, nothing);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, section);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, blocks);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, previous_button);
  gtk_widget_class_bind_template_child (widget_class, BonesManualWindow, next_button);
  gtk_widget_class_bind_template_callback (widget_class, find);
  gtk_widget_class_bind_template_callback (widget_class, close_window);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, turn_back);
  gtk_widget_class_bind_template_callback (widget_class, turn_on);
  gtk_widget_class_install_action (widget_class, "manual.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "manual.back",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_manual_window_init (BonesManualWindow *self)
{
  self->sections = bones_manual_new ();
  self->trail = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->stack));
  bones_name_lists (GTK_WIDGET (self), _ ("The manual"));
  fill_contents (self);
}

static BonesManualWindow *
find_window (GtkWindow *over)
{
  for (GList *each = gtk_application_get_windows (gtk_window_get_application (over)); each != NULL;
       each = each->next)
    if (BONES_IS_MANUAL_WINDOW (each->data))
      return each->data;

  return NULL;
}

void
bones_manual_window_open (GtkWidget *parent, const char *number)
{
  BonesManualWindow *self;
  GtkWindow *over;

  g_return_if_fail (GTK_IS_WIDGET (parent) && number != NULL);

  over = GTK_WINDOW (gtk_widget_get_root (parent));
  self = find_window (over);
  if (self == NULL)
    self = g_object_new (BONES_TYPE_MANUAL_WINDOW, "application", gtk_window_get_application (over),
                         "transient-for", over, NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_ptr_array_set_size (self->trail, 0);
  go_to_section (self, number);
  gtk_window_present (GTK_WINDOW (self));
}
