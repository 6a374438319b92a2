/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-list.h"

#include "flow.h"
#include "game-filter.h"
#include "game-teller.h"
#include "name.h"
#include "nothing.h"
#include "pane.h"
#include "systems.h"

#include "bones-config.h"

#include <string.h>

#define SEARCHED 8   /* battles: with fewer, nobody needs to search */
#define FIRST_ROWS 3 /* rows that are seen at first; each frame that follows has some more */
#define MORE_ROWS 4

struct _BonesGameList {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *archive_head, *tools, *search, *system, *nothing, *open_group, *open_rows, *over_group,
      *over_rows, *archive_button;

  GtkWidget *captain;   /* NULL until a captain is known */
  BonesAppStore *store; /* borrowed */
  GPtrArray *games;     /* of BonesGameRecord; or NULL. Owned */
  GPtrArray *shown;     /* of those, what fits: under way, then over. Owned */
  guint made;           /* how many of them have rows by now */
  GtkAdjustment *scroll;
  BonesGameTeller *teller; /* or NULL. Owned */
  guint growing_id;
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

static gboolean
same_texts (char *const *a, char *const *b)
{
  return g_strv_equal ((const char *const *) a, (const char *const *) b);
}

/* Whether the rows of two battles say the same. What is compared last takes long to make. */
static gboolean
look_alike (const BonesGameRecord *a, const BonesGameRecord *b, gint64 now)
{
  g_autofree char *said = NULL, *other = NULL;

  if (ABS (a->played - b->played) > G_TIME_SPAN_DAY || a->over != b->over || a->round != b->round
      || !g_str_equal (a->title, b->title) || !same_texts (a->fleets, b->fleets)
      || !same_texts (a->captains, b->captains))
    return FALSE;

  said = bones_game_describe (a, now);
  other = bones_game_describe (b, now);
  return g_str_equal (said, other);
}

static gboolean
is_alike (BonesGameList *self, const BonesGameRecord *record)
{
  const gint64 now = g_get_real_time ();

  for (guint i = 0; i < self->games->len; i++)
    {
      const BonesGameRecord *other = g_ptr_array_index (self->games, i);

      if (other != record && look_alike (record, other, now))
        return TRUE;
    }
  return FALSE;
}

static void
show_stand (gpointer data, gint64 game, const BonesGameStand *stand)
{
  BonesGameList *self = BONES_GAME_LIST (data);

  for (GtkWidget *row = gtk_widget_get_first_child (self->open_rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (bones_game_row_get_game (BONES_GAME_ROW (row)) == game)
      bones_game_row_tell (BONES_GAME_ROW (row), stand);
}

/* A battle that cannot be opened shows the reason when it is resumed. */
static void
ask_stand (BonesGameList *self, gint64 game)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);

  if (self->teller == NULL && store != NULL)
    self->teller = bones_game_teller_new (store, show_stand, self);
  if (self->teller != NULL)
    bones_game_teller_ask (self->teller, game);
}

static void
stop_telling (BonesGameList *self)
{
  g_clear_pointer (&self->teller, bones_game_teller_free);
}

static void
make_row (BonesGameList *self, const BonesGameRecord *record)
{
  BonesGameRow *row = bones_game_row_new (record, is_alike (self, record));

  g_signal_connect_object (row, "act", G_CALLBACK (row_acts), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (record->over ? self->over_rows : self->open_rows), GTK_WIDGET (row));
  if (!record->over)
    ask_stand (self, record->id);
}

static void
make_rows (BonesGameList *self, guint n)
{
  for (; n > 0 && self->made < self->shown->len; n--)
    make_row (self, g_ptr_array_index (self->shown, self->made++));

  gtk_widget_set_visible (self->open_group, gtk_widget_get_first_child (self->open_rows) != NULL);
  gtk_widget_set_visible (self->over_group, gtk_widget_get_first_child (self->over_rows) != NULL);
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
  GtkDropDown *captain = self->captain != NULL ? GTK_DROP_DOWN (self->captain) : NULL;
  GtkStringObject *chosen = captain != NULL ? gtk_drop_down_get_selected_item (captain) : NULL;
  const guint position = captain != NULL ? gtk_drop_down_get_selected (captain) : 0;

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

  stop_telling (self);
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

static void
make_captain (BonesGameList *self)
{
  self->captain = gtk_drop_down_new (NULL, NULL);
  gtk_widget_set_size_request (self->captain, -1, 44);
  bones_name_widget (self->captain, _ ("Captain"));
  g_signal_connect_object (self->captain, "notify::selected", G_CALLBACK (filter_changed), self,
                           G_CONNECT_SWAPPED);
  bones_flow_append (BONES_FLOW (self->tools), self->captain);
}

/* Shows @captains. The chosen one stays so, if he is still there. */
static void
show_captains (BonesGameList *self, char *const *captains)
{
  g_autofree char *chosen = g_strdup (get_captain (self));
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

/* The captains of all battles. A drop-down takes a hundred kilobytes. */
static void
fill_captains (BonesGameList *self)
{
  g_auto (GStrv) captains =
      self->games != NULL ? bones_game_filter_captains (self->games) : g_new0 (char *, 1);

  if (self->captain == NULL && captains[0] != NULL)
    make_captain (self);
  if (self->captain != NULL)
    show_captains (self, captains);
}

static void
take_games (BonesGameList *self, GPtrArray *games, guint n)
{
  g_ptr_array_set_size (self->shown, 0);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  if (games != NULL)
    self->games = g_ptr_array_ref (games);
  fill_captains (self);
  show_games (self, n);
}

/* ---- The list ---- */

static void
bones_game_list_dispose (GObject *object)
{
  BonesGameList *self = BONES_GAME_LIST (object);

  stop_telling (self);
  if (self->growing_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->growing_id);
  self->growing_id = 0;
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
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
  self->shown = g_ptr_array_new ();
}

void
bones_game_list_set_games (BonesGameList *self, BonesAppStore *store, GPtrArray *games)
{
  g_return_if_fail (BONES_IS_GAME_LIST (self) && store != NULL);

  if (self->store == NULL)
    g_signal_connect_object (store, "closing", G_CALLBACK (stop_telling), self, G_CONNECT_SWAPPED);
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
  if (self->captain != NULL)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->captain), 0);
  self->settling = FALSE;
  show_games (self, FIRST_ROWS);
  return TRUE;
}
