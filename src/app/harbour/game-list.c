/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-list.h"

#include "flow.h"
#include "game-filter.h"
#include "game-summary.h"
#include "nothing.h"
#include "pane.h"
#include "systems.h"
#include "table.h"

#include "bones-config.h"

#include <string.h>

#define SEARCHED 8   /* battles: with fewer, nobody needs to search */
#define FIRST_ROWS 6 /* rows that the first frame has; each one that follows has some more */
#define MORE_ROWS 4

struct _BonesGameList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *archive_head, *tools, *search, *system, *captain, *nothing, *open_group, *open_rows,
      *over_group, *over_rows, *archive_button;

  BonesAppStore *store; /* borrowed */
  GPtrArray *games;     /* of BonesGameRecord; or NULL. Owned */
  GPtrArray *shown;     /* of those, what fits: under way, then over. Owned */
  GHashTable *alike;    /* the texts that several have in common */
  guint made;           /* how many of them have rows by now */
  GtkAdjustment *scroll;
  guint growing_id, telling_id;
  gboolean archive, settling;
};

enum { ACT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesGameList, bones_game_list, ADW_TYPE_BIN)

/* ---- Rows ---- */

static void
row_acts (BonesGameList *self, const char *what, BonesGameRow *row)
{
  g_signal_emit (self, signals[ACT], 0, row, what);
}

/* What tells a battle from others in the list. */
static char *
text_of (const BonesGameRecord *record)
{
  g_autofree char *said = bones_game_describe (record, g_get_real_time ());
  g_autofree char *fleets = g_strjoinv ("\x1f", record->fleets);
  g_autofree char *captains = g_strjoinv ("\x1f", record->captains);

  return g_strjoin ("\x1f", record->title, said, fleets, captains, NULL);
}

static void
find_alike (BonesGameList *self)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_hash_table_remove_all (self->alike);
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      char *text = text_of (g_ptr_array_index (self->games, i));

      if (g_hash_table_contains (texts, text))
        g_hash_table_add (self->alike, g_strdup (text));
      g_hash_table_add (texts, text);
    }
}

static void
make_row (BonesGameList *self, const BonesGameRecord *record)
{
  g_autofree char *text = text_of (record);
  BonesGameRow *row = bones_game_row_new (record, g_hash_table_contains (self->alike, text));

  g_signal_connect_object (row, "act", G_CALLBACK (row_acts), self, G_CONNECT_SWAPPED);
  g_object_set_data (G_OBJECT (row), "untold", GINT_TO_POINTER (!record->over));
  gtk_box_append (GTK_BOX (record->over ? self->over_rows : self->open_rows), GTK_WIDGET (row));
}

/* A battle that cannot be opened shows the reason when it is resumed. */
static void
tell_row (BonesGameList *self, BonesGameRow *row)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);
  g_autoptr (BonesTable) table =
      store != NULL ? bones_table_open (store, bones_game_row_get_game (row), NULL) : NULL;
  g_autoptr (BonesView) view = table != NULL ? bones_view_new (table, BONES_NOBODY) : NULL;

  g_object_set_data (G_OBJECT (row), "untold", NULL);
  if (view != NULL)
    bones_game_row_tell (row, view);
}

/* The states of the battles need them opened, so they are added after the list is shown, one at
 * a time. */
static gboolean
tell_next (gpointer data)
{
  BonesGameList *self = BONES_GAME_LIST (data);

  for (GtkWidget *row = gtk_widget_get_first_child (self->open_rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (g_object_get_data (G_OBJECT (row), "untold") != NULL)
      {
        tell_row (self, BONES_GAME_ROW (row));
        return G_SOURCE_CONTINUE;
      }
  self->telling_id = 0;
  return G_SOURCE_REMOVE;
}

static void
make_rows (BonesGameList *self, guint n)
{
  for (; n > 0 && self->made < self->shown->len; n--)
    make_row (self, g_ptr_array_index (self->shown, self->made++));

  gtk_widget_set_visible (self->open_group, gtk_widget_get_first_child (self->open_rows) != NULL);
  gtk_widget_set_visible (self->over_group, gtk_widget_get_first_child (self->over_rows) != NULL);
  if (self->telling_id == 0)
    self->telling_id = g_idle_add (tell_next, self);
}

/* ---- Which rows there are by now ---- */

/* Whether rows are missing within a page below what is seen. */
static gboolean
needs_rows (BonesGameList *self)
{
  const double page = gtk_adjustment_get_page_size (self->scroll);

  return self->made < self->shown->len
         && gtk_adjustment_get_upper (self->scroll)
                < gtk_adjustment_get_value (self->scroll) + page + page;
}

static gboolean
grow (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BonesGameList *self = BONES_GAME_LIST (widget);

  if (needs_rows (self))
    {
      make_rows (self, MORE_ROWS);
      return G_SOURCE_CONTINUE;
    }

  self->growing_id = 0;
  return G_SOURCE_REMOVE;
}

static void
want_rows (BonesGameList *self)
{
  if (self->growing_id == 0 && self->scroll != NULL && needs_rows (self))
    self->growing_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow, NULL, NULL);
}

static void
bones_game_list_realize (GtkWidget *widget)
{
  BonesGameList *self = BONES_GAME_LIST (widget);
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (bones_game_list_parent_class)->realize (widget);
  if (scroller == NULL || self->scroll != NULL)
    return;

  self->scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->scroll, "value-changed", G_CALLBACK (want_rows), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scroll, "changed", G_CALLBACK (want_rows), self,
                           G_CONNECT_SWAPPED);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* ---- Which battles ---- */

/* What is chosen in the drop-down of captains; NULL: all. */
static const char *
get_captain (BonesGameList *self)
{
  GtkDropDown *captain = GTK_DROP_DOWN (self->captain);
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (captain);
  const guint position = gtk_drop_down_get_selected (captain);

  return position == 0 || chosen == NULL ? NULL : gtk_string_object_get_string (chosen);
}

static BonesGameFilter
get_filter (BonesGameList *self)
{
  const guint system = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->system));
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));

  return (BonesGameFilter){
    .text = *text != '\0' ? text : NULL,
    .ruleset = system == 0 || system == GTK_INVALID_LIST_POSITION
                   ? NULL
                   : bones_systems ()[system - 1]->id,
    .captain = get_captain (self),
    .archived = self->archive,
  };
}

static gboolean
is_filtered (const BonesGameFilter *filter)
{
  return filter->text != NULL || filter->ruleset != NULL || filter->captain != NULL;
}

/* How many fit @filter in the archive, or, if that is shown, out of it. */
static guint
count_elsewhere (BonesGameList *self, const BonesGameFilter *filter)
{
  BonesGameFilter other = *filter;
  guint n = 0;

  other.archived = !filter->archived;
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    n += bones_game_filter_fits (&other, g_ptr_array_index (self->games, i)) ? 1 : 0;
  return n;
}

/* Those that fit @filter and are @over or not. */
static void
add_shown (BonesGameList *self, const BonesGameFilter *filter, gboolean over)
{
  for (guint i = 0; self->games != NULL && i < self->games->len; i++)
    {
      BonesGameRecord *record = g_ptr_array_index (self->games, i);

      if (record->over == over && bones_game_filter_fits (filter, record))
        g_ptr_array_add (self->shown, record);
    }
}

/* What is said if no battle is shown, and the way to those that are elsewhere. */
static void
show_number (BonesGameList *self, const BonesGameFilter *filter)
{
  const guint elsewhere = count_elsewhere (self, filter);
  const gboolean none = self->shown->len == 0;
  g_autofree char *label = NULL;

  bones_nothing_set_text (
      BONES_NOTHING (self->nothing),
      is_filtered (filter)
          ? _ ("No battle fits what you look for. Try fewer words, or all games and captains.")
      : self->archive ? _ ("The archive is empty. A battle’s menu puts it there.")
                      : _ ("All battles are in the "
                           "archive. The button below shows it."));
  gtk_widget_set_visible (self->nothing,
                          none && (is_filtered (filter) || self->archive || elsewhere > 0));
  gtk_widget_set_visible (self->archive_head, self->archive);
  gtk_widget_set_visible (self->archive_button, !self->archive && elsewhere > 0);
  /* Translators: a button that shows the archive; %u battles are in it */
  label = g_strdup_printf (_ ("Archive (%u)"), elsewhere);
  gtk_button_set_label (GTK_BUTTON (self->archive_button), label);
}

static void
show_games (BonesGameList *self, guint n)
{
  const BonesGameFilter filter = get_filter (self);

  clear (self->open_rows);
  clear (self->over_rows);
  g_ptr_array_set_size (self->shown, 0);
  self->made = 0;
  add_shown (self, &filter, FALSE);
  add_shown (self, &filter, TRUE);
  gtk_widget_set_visible (self->tools,
                          gtk_widget_get_visible (self->tools)
                              || (self->games != NULL && self->games->len >= SEARCHED));
  show_number (self, &filter);
  make_rows (self, n);
  if (self->scroll != NULL && self->growing_id == 0)
    self->growing_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), grow, NULL, NULL);
}

static void
filter_changed (BonesGameList *self)
{
  if (self->shown != NULL && !self->settling)
    show_games (self, FIRST_ROWS);
}

static void
stop_search (BonesGameList *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "harbour.leave", NULL);
}

/* The captains of all battles. The chosen one stays so, if he is still there. */
static void
fill_captains (BonesGameList *self)
{
  g_autofree char *chosen = g_strdup (get_captain (self));
  g_auto (GStrv) captains =
      self->games != NULL ? bones_game_filter_captains (self->games) : g_new0 (char *, 1);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint at = 0;

  gtk_string_list_append (names, _ ("All Captains"));
  for (guint i = 0; captains[i] != NULL; i++)
    {
      gtk_string_list_append (names, captains[i]);
      if (g_strcmp0 (captains[i], chosen) == 0)
        at = i + 1;
    }

  self->settling = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->captain), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->captain), at);
  self->settling = FALSE;
  gtk_widget_set_visible (self->captain, captains[0] != NULL);
}

static void
take_games (BonesGameList *self, GPtrArray *games, guint n)
{
  g_ptr_array_set_size (self->shown, 0);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  if (games != NULL)
    self->games = g_ptr_array_ref (games);
  fill_captains (self);
  find_alike (self);
  show_games (self, n);
}

/* ---- The list ---- */

static void
bones_game_list_dispose (GObject *object)
{
  BonesGameList *self = BONES_GAME_LIST (object);

  g_clear_handle_id (&self->telling_id, g_source_remove);
  if (self->growing_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->growing_id);
  self->growing_id = 0;
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->alike, g_hash_table_unref);
  G_OBJECT_CLASS (bones_game_list_parent_class)->dispose (object);
}

static void
bones_game_list_class_init (BonesGameListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_game_list_dispose;
  widget_class->realize = bones_game_list_realize;
  signals[ACT] = g_signal_new ("act", BONES_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, BONES_TYPE_GAME_ROW, G_TYPE_STRING);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/game-list.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, archive_head);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, tools);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, search);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, system);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, captain);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, nothing);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, open_group);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, open_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, over_group);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, over_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesGameList, archive_button);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed);
  gtk_widget_class_bind_template_callback (widget_class, stop_search);
}

static void
bones_game_list_init (BonesGameList *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (names, _ ("All Games"));
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    gtk_string_list_append (names, bones_system_name (*system));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->system), G_LIST_MODEL (names));
  self->alike = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->shown = g_ptr_array_new ();
}

void
bones_game_list_set_games (BonesGameList *self, BonesAppStore *store, GPtrArray *games)
{
  g_return_if_fail (BONES_IS_GAME_LIST (self) && store != NULL);

  self->store = store;
  take_games (self, games, FIRST_ROWS);
}

/* The row at @position of what is shown, or NULL. */
static GtkWidget *
find_row (BonesGameList *self, guint position)
{
  GtkWidget *const boxes[] = { self->open_rows, self->over_rows };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (GtkWidget *row = gtk_widget_get_first_child (boxes[i]); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      if (position-- == 0)
        return row;
  return NULL;
}

/* The row that has the focus, or NULL. */
static BonesGameRow *
find_focus (BonesGameList *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, BONES_TYPE_GAME_ROW) : NULL;

  return row != NULL ? BONES_GAME_ROW (row) : NULL;
}

/* The position of @game in what is shown; or how many are shown. */
static guint
find_position (BonesGameList *self, gint64 game)
{
  guint i = 0;

  while (i < self->shown->len
         && ((const BonesGameRecord *) g_ptr_array_index (self->shown, i))->id != game)
    i++;
  return i;
}

void
bones_game_list_change_games (BonesGameList *self, BonesGameRow *row, GPtrArray *games)
{
  BonesGameRow *at = row;
  guint position, there;
  gint64 game;

  g_return_if_fail (BONES_IS_GAME_LIST (self) && (row == NULL || BONES_IS_GAME_ROW (row)));

  if (at == NULL)
    at = find_focus (self);
  game = at != NULL ? bones_game_row_get_game (at) : 0;
  position = find_position (self, game);
  take_games (self, games, MAX (self->made, FIRST_ROWS));
  if (game == 0)
    return;

  there = find_position (self, game);
  if (there == self->shown->len)
    there = MIN (position, MAX (self->shown->len, 1) - 1);
  if (there >= self->made)
    make_rows (self, there + 1 - self->made);
  gtk_widget_child_focus (self->shown->len > 0 ? find_row (self, there) : GTK_WIDGET (self),
                          GTK_DIR_TAB_FORWARD);
}

void
bones_game_list_show_archive (BonesGameList *self, gboolean archive)
{
  g_return_if_fail (BONES_IS_GAME_LIST (self));

  self->archive = archive;
  show_games (self, FIRST_ROWS);
}

void
bones_game_list_find (BonesGameList *self)
{
  g_return_if_fail (BONES_IS_GAME_LIST (self));

  gtk_widget_set_visible (self->tools, TRUE);
  gtk_widget_grab_focus (self->search);
}

gboolean
bones_game_list_end_search (BonesGameList *self)
{
  BonesGameFilter filter;

  g_return_val_if_fail (BONES_IS_GAME_LIST (self), FALSE);

  filter = get_filter (self);
  if (!is_filtered (&filter))
    return FALSE;

  self->settling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->system), 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->captain), 0);
  self->settling = FALSE;
  show_games (self, FIRST_ROWS);
  return TRUE;
}
