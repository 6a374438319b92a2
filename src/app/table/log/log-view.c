/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-view.h"

#include "amend-dialog.h"
#include "consent.h"
#include "css-class.h"
#include "laid-out.h"
#include "late-menu.h"
#include "log-file.h"
#include "log-list.h"
#include "log-row.h"
#include "log-search.h"
#include "name.h"
#include "note-dialog.h"
#include "nothing.h"
#include "other-press.h"
#include "whole-rows.h"

#include "bones-config.h"

#define SEEN 12 /* rows of the log before anybody touches it */

struct _BonesLogView {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *frame, *box, *rows_side, *nothing, *scroller, *list, *tools, *brief_button,
      *large_button, *past_button;
  GtkWidget *search_button, *menu_button;
  GMenuModel *log_menu;

  /* Owned */
  BonesHelm *helm;
  BonesLogList *lines;
  GPtrArray *rows;        /* of BonesLogRow, borrowed: all there are */
  BonesLogSearch *search; /* a child; NULL until people first look for something */
  GtkWidget *line_menu;   /* a popover, this one's child; NULL until it is first opened */

  guint32 past;             /* the entry that is shown, or 0 */
  const BonesLogLine *here; /* the line about it, or NULL */
  gboolean brief;           /* shows few words per line */
  gboolean chosen;          /* the user has set whether it is brief */
};

G_DEFINE_FINAL_TYPE (BonesLogView, bones_log_view, ADW_TYPE_BIN)

/* Rows */

static BonesLogPlace
place_of (BonesLogView *self, const BonesLogLine *line)
{
  if (self->past == 0)
    return BONES_LOG_PLACE_NONE;
  if (line->seq > self->past)
    return BONES_LOG_PLACE_LATER;
  return line == self->here ? BONES_LOG_PLACE_HERE : BONES_LOG_PLACE_NONE;
}

static void
forget_row (BonesLogRow *row, BonesLogView *self)
{
  g_ptr_array_remove_fast (self->rows, row);
}

static void
setup_row (GtkSignalListItemFactory *factory, GtkListItem *item, BonesLogView *self)
{
  GtkWidget *row = bones_log_row_new ();

  gtk_list_item_set_child (item, row);
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "destroy", G_CALLBACK (forget_row), self, 0);
}

static void
fill_row (BonesLogView *self, BonesLogRow *row, const BonesLogLine *line)
{
  GtkWidget *holder = gtk_widget_get_parent (GTK_WIDGET (row));
  g_autofree char *said = bones_log_row_describe (line, self->brief);

  bones_log_row_set_line (row, line, bones_helm_get_view (self->helm), self->brief);
  if (holder != NULL)
    bones_name_widget (holder, said);
}

/* GTK binds every row below a new one again, to the line that it shows: then nothing changes. A row
 * keeps the item whose line it shows. */
static void
bind_row (GtkSignalListItemFactory *factory, GtkListItem *item, BonesLogView *self)
{
  BonesLogRow *row = BONES_LOG_ROW (gtk_list_item_get_child (item));
  BonesLogListItem *shown = gtk_list_item_get_item (item);
  const BonesLogLine *line = bones_log_list_item_get_line (shown);

  fill_row (self, row, line);
  bones_log_row_set_place (row, place_of (self, line));
  g_object_set_data_full (G_OBJECT (row), "bones-item", g_object_ref (shown), g_object_unref);
}

/* GTK makes 200 rows of a long list, whatever is seen of it. As long as nobody touches the log,
 * there are a few more than a window usually shows beside the table. */
static void
show_all (BonesLogView *self)
{
  bones_log_list_set_most (self->lines, G_MAXUINT);
}

static void
fill_room (GtkWidget *widget)
{
  BonesLogView *self = BONES_LOG_VIEW (widget);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  if (gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place))
    show_all (self);
}

static void
room_changed (BonesLogView *self)
{
  bones_when_laid_out (GTK_WIDGET (self), fill_room);
}

static void
scrolled (BonesLogView *self, GtkAdjustment *place)
{
  if (gtk_adjustment_get_value (place) > 0)
    show_all (self);
}

static void
scroll_to (BonesLogView *self, gint position)
{
  if (position > 0)
    show_all (self);
  if (position >= 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", (guint) position);
}

/* Applying */

static void
apply_past (BonesLogView *self)
{
  const guint32 past = bones_helm_get_past (self->helm);
  const gint at = past != 0 ? bones_log_list_find (self->lines, past) : -1;
  const gboolean moved = past != self->past;

  self->here = at >= 0 ? bones_log_list_get_line (self->lines, (guint) at) : NULL;
  self->past = past;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->past_button), past != 0);
  if (past == 0 && !moved)
    return;

  for (guint i = 0; i < self->rows->len; i++)
    {
      BonesLogRow *row = g_ptr_array_index (self->rows, i);

      if (bones_log_row_get_line (row) != NULL)
        bones_log_row_set_place (row, place_of (self, bones_log_row_get_line (row)));
    }
  if (moved)
    scroll_to (self, past != 0 ? at : 0);
}

/* Finding */

static gboolean
is_searching (BonesLogView *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->search_button));
}

/* How many lines are found, and what is said if none is there. */
static void
show_count (BonesLogView *self)
{
  const gboolean searching = is_searching (self);
  const guint n = bones_log_list_count (self->lines);

  if (self->search != NULL)
    bones_log_search_set_count (self->search, n);
  bones_nothing_set_text (BONES_NOTHING (self->nothing),
                          searching ? _ ("Try fewer words, or look in all lines.")
                                    : _ ("The log begins with the first answer."));
  gtk_widget_set_visible (self->nothing, n == 0);
}

static void
search_changed (BonesLogView *self)
{
  const gboolean searching = is_searching (self);

  bones_log_list_set_filter (
      self->lines, searching ? bones_log_search_get_filter (self->search) : (guint) BONES_LOG_ALL,
      searching ? bones_log_search_get_text (self->search) : NULL);
  show_count (self);
}

static void
stop_search (BonesLogView *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->search_button), FALSE);
  bones_log_view_focus (self);
}

static void
make_search (BonesLogView *self)
{
  self->search = bones_log_search_new ();
  gtk_box_prepend (GTK_BOX (self->frame), GTK_WIDGET (self->search));
  bones_log_search_apply (self->search, bones_helm_get_view (self->helm));
  g_signal_connect_object (self->search, "changed", G_CALLBACK (search_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stopped", G_CALLBACK (stop_search), self,
                           G_CONNECT_SWAPPED);
}

static void
search_toggled (BonesLogView *self)
{
  if (self->search == NULL)
    make_search (self);
  gtk_widget_set_visible (GTK_WIDGET (self->search), is_searching (self));
  search_changed (self);
  if (is_searching (self))
    bones_log_search_focus (self->search);
}

static void
large_clicked (BonesLogView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-log", NULL);
}

void
bones_log_view_find (BonesLogView *self)
{
  g_return_if_fail (BONES_IS_LOG_VIEW (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->search_button), TRUE);
  bones_log_search_focus (self->search);
}

void
bones_log_view_set_large (BonesLogView *self, gboolean large)
{
  g_return_if_fail (BONES_IS_LOG_VIEW (self));

  if (large)
    show_all (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->large_button), large);
}

/* Applying */

void
bones_log_view_apply (BonesLogView *self, BonesHelm *helm)
{
  GtkAdjustment *place;
  gboolean on_top;

  g_return_if_fail (BONES_IS_LOG_VIEW (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  on_top = gtk_adjustment_get_value (place) < 1;
  if (self->line_menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->line_menu)); /* the row may show another line now */
  bones_log_list_set_log (self->lines, (GPtrArray *) bones_helm_get_log (helm));
  if (self->search != NULL)
    bones_log_search_apply (self->search, bones_helm_get_view (helm));
  show_count (self);
  apply_past (self);
  if (on_top && self->past == 0)
    scroll_to (self, 0);
}

static void
set_brief (BonesLogView *self, gboolean brief)
{
  self->brief = brief;
  g_object_notify (G_OBJECT (self), "brief");
  for (guint i = 0; i < self->rows->len; i++)
    {
      BonesLogRow *row = g_ptr_array_index (self->rows, i);

      if (bones_log_row_get_line (row) != NULL)
        fill_row (self, row, bones_log_row_get_line (row));
    }
}

void
bones_log_view_set_room (BonesLogView *self, BonesLogRoom room)
{
  const gboolean page = room == BONES_LOG_PAGE;

  g_return_if_fail (BONES_IS_LOG_VIEW (self));

  if (page)
    show_all (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  page ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (GTK_BOX (self->box), page ? self->rows_side : self->tools,
                               page ? self->tools : self->rows_side);
  gtk_widget_set_visible (self->past_button, room != BONES_LOG_LOW);
  gtk_widget_set_visible (self->brief_button, page);
  gtk_widget_set_visible (self->large_button, !page);
  gtk_widget_set_halign (self->tools, page ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  if (!self->chosen && self->brief != page)
    set_brief (self, page);
  bones_set_css_class (GTK_WIDGET (self), "page", page);
}

/* The menu of a line */

static BonesLogRow *
find_row (BonesLogView *self, const BonesLogLine *line)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (bones_log_row_get_line (g_ptr_array_index (self->rows, i)) == line
        && gtk_widget_get_root (g_ptr_array_index (self->rows, i)) != NULL)
      return g_ptr_array_index (self->rows, i);
  return NULL;
}

void
bones_log_view_focus (BonesLogView *self)
{
  const BonesLogLine *line;
  BonesLogRow *row;
  gint position;

  g_return_if_fail (BONES_IS_LOG_VIEW (self));

  position = self->past != 0 ? MAX (bones_log_list_find (self->lines, self->past), 0) : 0;
  scroll_to (self, position);
  line = bones_log_list_get_line (self->lines, (guint) position);
  row = line != NULL ? find_row (self, line) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
}

static void
append_action (GMenu *menu, const char *label, const char *action, guint position)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_uint32 (position));
  g_menu_append_item (menu, item);
}

/* The menu of @line, which is at @position in reading order. */
static GMenuModel *
new_line_menu (const BonesLogLine *line, guint position, BonesTable *table)
{
  GMenu *menu = g_menu_new ();

  append_action (menu, _ ("The Table as It Was Then"), "log.look", position);
  if (line->answers != NULL && !line->undone)
    append_action (menu, _ ("Correct…"), "log.amend", position);
  if (!line->undone && bones_table_peek_undo_to (table, line->seq, NULL) != 0)
    append_action (menu, _ ("Go Back Here…"), "log.back", position);
  if (line->rule != NULL)
    append_action (menu, _ ("The Rule"), "log.rule", position);
  append_action (menu, _ ("Note a Ruling…"), "log.ruling", position);
  append_action (menu, _ ("Copy This Line"), "log.copy-line", position);
  return G_MENU_MODEL (menu);
}

static void
make_line_menu (BonesLogView *self)
{
  self->line_menu = gtk_popover_menu_new_from_model (NULL);
  gtk_widget_set_parent (self->line_menu, GTK_WIDGET (self));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->line_menu), FALSE);
  bones_name_widget (self->line_menu, _ ("About this line"));
}

static void
open_line_menu (BonesLogView *self, guint position)
{
  const BonesLogLine *line = bones_log_list_get_line (self->lines, position);
  BonesLogRow *row = line != NULL ? find_row (self, line) : NULL;
  g_autoptr (GMenuModel) menu = NULL;
  graphene_rect_t place;

  if (row == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self), &place))
    return;

  if (self->line_menu == NULL)
    make_line_menu (self);
  menu = new_line_menu (line, position, bones_helm_get_table (self->helm));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->line_menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->line_menu),
                               &(GdkRectangle){ (int) place.origin.x, (int) place.origin.y,
                                                MIN ((int) place.size.width, 200),
                                                (int) place.size.height });
  gtk_popover_popup (GTK_POPOVER (self->line_menu));
}

static void
activated (BonesLogView *self, guint position)
{
  const BonesLogLine *line = bones_log_list_get_line (self->lines, position);

  if (self->past != 0 && line != NULL)
    bones_helm_look_at (self->helm, line->seq);
  else
    open_line_menu (self, position);
}

/* The position of the line that @widget shows, or -1. */
static gint
position_of (BonesLogView *self, GtkWidget *widget)
{
  GtkWidget *row = widget;

  if (row != NULL && !BONES_IS_LOG_ROW (row))
    row = gtk_widget_get_ancestor (widget, BONES_TYPE_LOG_ROW);
  if (row == NULL && widget != NULL)
    row = gtk_widget_get_first_child (widget); /* the focus is on the list's own row */
  if (row == NULL || !BONES_IS_LOG_ROW (row))
    return -1;

  for (guint i = 0; bones_log_list_get_line (self->lines, i) != NULL; i++)
    if (bones_log_list_get_line (self->lines, i) == bones_log_row_get_line (BONES_LOG_ROW (row)))
      return (gint) i;
  return -1;
}

static gboolean
open_menu_at (GtkWidget *list, double x, double y, gboolean held, gpointer data)
{
  BonesLogView *self = BONES_LOG_VIEW (data);
  const gint position = position_of (self, gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT));

  if (position >= 0)
    open_line_menu (self, (guint) position);
  return position >= 0;
}

static void
open_focused_menu (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesLogView *self = BONES_LOG_VIEW (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  const gint position = position_of (self, root != NULL ? gtk_root_get_focus (root) : NULL);

  if (position >= 0)
    open_line_menu (self, (guint) position);
}

static const BonesLogLine *
line_of (BonesLogView *self, GVariant *position)
{
  return bones_log_list_get_line (self->lines, g_variant_get_uint32 (position));
}

static void
look_at_line (GtkWidget *widget, const char *action, GVariant *position)
{
  const BonesLogLine *line = line_of (BONES_LOG_VIEW (widget), position);

  if (line != NULL)
    bones_helm_look_at (BONES_LOG_VIEW (widget)->helm, line->seq);
}

static void
amend (GtkWidget *widget, const char *action, GVariant *position)
{
  const BonesLogLine *line = line_of (BONES_LOG_VIEW (widget), position);

  if (line != NULL && line->answers != NULL)
    bones_amend_dialog_open (widget, BONES_LOG_VIEW (widget)->helm, line->answers);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *position)
{
  const BonesLogLine *line = line_of (BONES_LOG_VIEW (widget), position);

  if (line != NULL)
    bones_consent_undo_to (widget, BONES_LOG_VIEW (widget)->helm, line->seq);
}

static void
show_rule (GtkWidget *widget, const char *action, GVariant *position)
{
  const BonesLogLine *line = line_of (BONES_LOG_VIEW (widget), position);

  if (line != NULL && line->rule != NULL)
    gtk_widget_activate_action (widget, "win.rule", "s", line->rule);
}

static void
note_ruling (GtkWidget *widget, const char *action, GVariant *position)
{
  const BonesLogLine *line = line_of (BONES_LOG_VIEW (widget), position);

  if (line != NULL)
    bones_note_dialog_open (widget, BONES_LOG_VIEW (widget)->helm, line->rule);
}

static void
copy_line (GtkWidget *widget, const char *action, GVariant *position)
{
  BonesLogView *self = BONES_LOG_VIEW (widget);
  const BonesLogLine *line = line_of (self, position);
  g_autofree char *text = NULL;

  if (line == NULL)
    return;

  text = bones_log_row_describe (line, self->brief);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit_by_name (self->helm, "said", _ ("The line was copied"));
}

/* The menu of the log */

static void
note (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_note_dialog_open (widget, BONES_LOG_VIEW (widget)->helm, NULL);
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesLogView *self = BONES_LOG_VIEW (widget);
  g_autofree char *text = bones_log_text (bones_helm_get_table (self->helm), BONES_NOBODY,
                                          self->brief ? BONES_LOG_BRIEF : BONES_LOG_WHOLE);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit_by_name (self->helm, "said", _ ("The log was copied"));
}

static void
save_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesLogView *self = BONES_LOG_VIEW (widget);

  gtk_widget_activate_action (widget, "win.share", "s", self->brief ? "brief" : "log");
}

static void
save_html (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.share", "s", "page");
}

/* Toggles looking back, from the newest entry. */
static void
past_clicked (BonesLogView *self)
{
  const gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->past_button));

  if (active != (bones_helm_get_past (self->helm) != 0))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.look-back", NULL);
}

/* Class */

static void
bones_log_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesLogView *self = BONES_LOG_VIEW (object);

  self->chosen = TRUE;
  set_brief (self, g_value_get_boolean (value));
}

static void
bones_log_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, BONES_LOG_VIEW (object)->brief);
}

static void
bones_log_view_dispose (GObject *object)
{
  BonesLogView *self = BONES_LOG_VIEW (object);

  g_clear_pointer (&self->line_menu, gtk_widget_unparent);
  if (self->list != NULL)
    gtk_list_view_set_model (GTK_LIST_VIEW (self->list), NULL);
  g_clear_object (&self->helm);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (bones_log_view_parent_class)->dispose (object);
}

static void
bones_log_view_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_LOG_VIEW (object)->rows);
  G_OBJECT_CLASS (bones_log_view_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "log.look", "u", look_at_line);
  gtk_widget_class_install_action (widget_class, "log.amend", "u", amend);
  gtk_widget_class_install_action (widget_class, "log.back", "u", go_back);
  gtk_widget_class_install_action (widget_class, "log.rule", "u", show_rule);
  gtk_widget_class_install_action (widget_class, "log.ruling", "u", note_ruling);
  gtk_widget_class_install_action (widget_class, "log.copy-line", "u", copy_line);
  gtk_widget_class_install_action (widget_class, "log.menu", NULL, open_focused_menu);
  gtk_widget_class_install_action (widget_class, "log.note", NULL, note);
  gtk_widget_class_install_action (widget_class, "log.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "log.save-text", NULL, save_text);
  gtk_widget_class_install_action (widget_class, "log.save-html", NULL, save_html);
  gtk_widget_class_install_property_action (widget_class, "log.brief", "brief");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "log.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "log.menu", NULL);
}

static void
bones_log_view_class_init (BonesLogViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bones_log_view_dispose;
  object_class->finalize = bones_log_view_finalize;
  object_class->get_property = bones_log_view_get_property;
  object_class->set_property = bones_log_view_set_property;
  g_object_class_install_property (
      object_class, 1,
      g_param_spec_boolean ("brief", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  install_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (BONES_TYPE_NOTHING);
  g_type_ensure (BONES_TYPE_WHOLE_ROWS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/log-view.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, frame);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, box);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, rows_side);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, nothing);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, list);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, tools);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, brief_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, large_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, past_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, search_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLogView, log_menu);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
  gtk_widget_class_bind_template_callback (widget_class, setup_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, activated);
  gtk_widget_class_bind_template_callback (widget_class, past_clicked);
  gtk_widget_class_bind_template_callback (widget_class, large_clicked);
  gtk_widget_class_bind_template_callback (widget_class, search_toggled);
}

static void
bones_log_view_init (BonesLogView *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;
  GtkAdjustment *place;

  self->rows = g_ptr_array_new ();
  self->lines = bones_log_list_new ();
  bones_log_list_set_most (self->lines, SEEN);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_other_press_add (self->list, GTK_PHASE_BUBBLE, open_menu_at, self);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (selection));
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (place, "value-changed", G_CALLBACK (scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place, "changed", G_CALLBACK (room_changed), self, G_CONNECT_SWAPPED);
  bones_late_menu_set (self->menu_button, self->log_menu);
}
