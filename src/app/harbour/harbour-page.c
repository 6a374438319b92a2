/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "harbour-page.h"

#include "battle-file.h"
#include "chosen-file.h"
#include "compat.h"
#include "css-class.h"
#include "flow.h"
#include "game-row.h"
#include "names.h"
#include "pane.h"
#include "ready-made.h"
#include "ship-silhouette.h"
#include "system-badge.h"
#include "systems.h"
#include "table.h"
#include "text-fit.h"

#include "bones-config.h"

#include <string.h>

struct _BonesHarbourPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *trouble, *message, *message_icon, *trouble_label, *ways, *again_button, *look_button,
      *away_button, *recover_button;
  GtkWidget *ships, *motto, *ready_group, *ready, *begin, *new_button, *open_group, *open_rows,
      *over_group, *over_rows;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;
  guint telling_id;
  char *listed;    /* owned: which battles are listed, and how far each is; or NULL */
  gboolean usable; /* the database is open, and not a copy */
};

enum { RESUME, PLAY, REMATCH, REMOVING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHarbourPage, bones_harbour_page, ADW_TYPE_BIN)

/* Good news, or what is wrong. */
static void
show_sentence (BonesHarbourPage *self, const char *sentence, gboolean good)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (self->message_icon),
                                good ? "dialog-information-symbolic" : "dialog-warning-symbolic");
  bones_set_css_class (self->message, "news", good);
  bones_set_css_class (self->message, "trouble", !good);
  gtk_label_set_label (GTK_LABEL (self->trouble_label), sentence);
  gtk_widget_set_visible (self->trouble, TRUE);
}

static void
row_resume (BonesHarbourPage *self, BonesGameRow *row)
{
  g_signal_emit (self, signals[RESUME], 0, bones_game_row_get_game (row));
}

static void
row_rematch (BonesHarbourPage *self, gboolean swapped, BonesGameRow *row)
{
  g_signal_emit (self, signals[REMATCH], 0, bones_game_row_get_game (row), swapped);
}

/* A battle with which something is done once people have said so. */
typedef struct {
  BonesHarbourPage *page; /* owned */
  gint64 game;
  gboolean whole; /* to be exported: with its secrets */
} Asked;

static Asked *
asked_new (BonesHarbourPage *self, BonesGameRow *row, gboolean whole)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked){ g_object_ref (self), bones_game_row_get_game (row), whole };
  return asked;
}

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_object_unref (asked->page);
  g_free (asked);
}

static void
remove_answered (gboolean yes, gpointer data)
{
  const Asked *asked = data;
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  if (!yes)
    return;

  g_signal_emit (asked->page, signals[REMOVING], 0, asked->game);
  store = bones_app_store_get (asked->page->store, &error);
  if (store != NULL)
    bones_store_remove_game (store, asked->game, &error);
  bones_harbour_page_reload (asked->page);
  if (error != NULL)
    bones_harbour_page_show_message (asked->page, error->message);
}

static void
row_removing (BonesHarbourPage *self, BonesGameRow *row)
{
  BonesQuery *query = bones_query_new (GTK_WIDGET (self), _ ("Remove this battle?"),
                                       bones_game_row_get_title (row), _ ("Remove"));

  bones_query_ask (query, remove_answered, asked_new (self, row, FALSE), asked_free);
}

static void
show_outcome (BonesHarbourPage *self, const char *done, const GError *error)
{
  if (done != NULL)
    show_sentence (self, done, TRUE);
  else if (error != NULL)
    show_sentence (self, error->message, FALSE);
}

static void
export_chosen (GFile *file, gpointer data)
{
  const Asked *asked = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  g_autofree char *text = NULL, *base = NULL, *name = NULL, *said = NULL;
  BonesStore *store = file != NULL ? bones_app_store_get (asked->page->store, &error) : NULL;

  table = store != NULL ? bones_table_open (store, asked->game, &error) : NULL;
  if (table != NULL)
    text = bones_battle_file_write (table, asked->whole);
  if (text != NULL && bones_chosen_file_write (file, text, strlen (text), &error))
    {
      base = g_file_get_basename (file);
      name = bones_name_isolate (base);
      /* Translators: %s is the name of a file */
      said = g_strdup_printf (asked->whole
                                  ? _ ("Saved as “%s”. It holds every hand and the seed of the "
                                       "app’s dice: whoever reads it knows all future dice.")
                                  : _ ("Saved as “%s”, without hands and seed: it can be looked "
                                       "at, and not continued."),
                              name);
    }

  show_outcome (asked->page, said, error);
}

static void
row_exporting (BonesHarbourPage *self, gboolean whole, BonesGameRow *row)
{
  g_autofree char *name = g_strconcat (bones_game_row_get_title (row), ".crossbones", NULL);

  bones_compat_save (GTK_WIDGET (self), _ ("Export the battle"), g_strdelimit (name, "/", '-'),
                     export_chosen, asked_new (self, row, whole), asked_free);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
show_games (BonesHarbourPage *self, const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);
      BonesGameRow *row = bones_game_row_new (record);

      g_signal_connect_object (row, "resume", G_CALLBACK (row_resume), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "removing", G_CALLBACK (row_removing), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "exporting", G_CALLBACK (row_exporting), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "rematch", G_CALLBACK (row_rematch), self, G_CONNECT_SWAPPED);
      g_object_set_data (G_OBJECT (row), "untold", GINT_TO_POINTER (!record->over));
      gtk_box_append (GTK_BOX (record->over ? self->over_rows : self->open_rows), GTK_WIDGET (row));
    }
}

/* A battle that cannot be opened shows the reason when it is resumed. */
static void
tell_row (BonesHarbourPage *self, BonesGameRow *row)
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
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (data);

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

/* The ships are large while the list is empty. They would grow with the text, for which a phone
 * has no room. */
static void
size_ships (GtkWidget *widget)
{
  static const guint sizes[] = { 104, 76, 48 };
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (widget);
  const gboolean small = !gtk_widget_get_visible (self->motto) || bones_text_is_large (widget);
  GtkWidget *ship = gtk_widget_get_first_child (self->ships);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++, ship = gtk_widget_get_next_sibling (ship))
    g_object_set (ship, "size", small ? sizes[i] / 2 : sizes[i], NULL);
}

/* The ways out of @code, a BonesStoreError. A file that another program has open is not moved, and
 * there is nothing to look at in one that is not a database. */
static void
show_ways (BonesHarbourPage *self, gint code)
{
  const gboolean foreign =
      code == BONES_STORE_ERROR_NOT_A_DATABASE || code == BONES_STORE_ERROR_NEWER;

  gtk_widget_set_visible (self->look_button, !foreign);
  gtk_widget_set_visible (self->away_button, foreign || code == BONES_STORE_ERROR_DAMAGED);
  gtk_widget_set_visible (self->recover_button, code == BONES_STORE_ERROR_DAMAGED);
  gtk_widget_set_visible (self->ways, TRUE);
}

/* A copy of the database is shown, of which nothing is kept. */
static void
say_copy (BonesHarbourPage *self)
{
  bones_harbour_page_show_message (
      self, _ ("You are looking at a copy of the database. Nothing that you do "
               "here is kept."));
  gtk_widget_set_visible (self->look_button, FALSE);
  gtk_widget_set_visible (self->away_button, FALSE);
  gtk_widget_set_visible (self->recover_button, FALSE);
  gtk_widget_set_visible (self->ways, TRUE);
}

/* While the database cannot be used, nothing is offered that needs it. */
static void
show_offers (BonesHarbourPage *self, gboolean empty)
{
  gtk_widget_set_visible (self->open_group, gtk_widget_get_first_child (self->open_rows) != NULL);
  gtk_widget_set_visible (self->over_group, gtk_widget_get_first_child (self->over_rows) != NULL);
  gtk_widget_set_visible (self->motto, self->usable && empty);
  gtk_widget_set_visible (self->ready_group, self->usable);
  gtk_widget_set_visible (self->begin, self->usable);
  size_ships (GTK_WIDGET (self));
}

static char *
describe_games (const GPtrArray *games)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT ":%u ", record->id, record->last_seq);
    }
  return g_string_free (text, FALSE);
}

/* @games: NULL: none can be listed. */
static void
list_games (BonesHarbourPage *self, const GPtrArray *games)
{
  clear (self->open_rows);
  clear (self->over_rows);
  g_clear_pointer (&self->listed, g_free);
  if (games != NULL)
    {
      show_games (self, games);
      self->listed = describe_games (games);
    }
  if (self->telling_id == 0)
    self->telling_id = g_idle_add (tell_next, self);
  show_offers (self, games == NULL || games->len == 0);
}

/* The battle whose row has the focus, or 0. */
static gint64
find_focused (BonesHarbourPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, BONES_TYPE_GAME_ROW) : NULL;

  return row != NULL ? bones_game_row_get_game (BONES_GAME_ROW (row)) : 0;
}

static void
focus_game (GtkWidget *rows, gint64 game)
{
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (bones_game_row_get_game (BONES_GAME_ROW (row)) == game)
      gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD);
}

void
bones_harbour_page_refresh (BonesHarbourPage *self)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *now = NULL;
  BonesStore *store;
  gint64 focused;

  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  store = self->usable ? bones_app_store_get (self->store, NULL) : NULL;
  games = store != NULL ? bones_store_list_games (store, NULL) : NULL;
  now = games != NULL ? describe_games (games) : NULL;
  if (now == NULL || g_strcmp0 (now, self->listed) == 0)
    return;

  focused = find_focused (self);
  list_games (self, games);
  focus_game (self->open_rows, focused);
  focus_game (self->over_rows, focused);
}

void
bones_harbour_page_reload (BonesHarbourPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  store = bones_app_store_get (self->store, &error);
  games = store != NULL ? bones_store_list_games (store, &error) : NULL;
  bones_app_store_rest (self->store);
  self->usable = games != NULL && !bones_app_store_is_copy (self->store);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "harbour.back-up", self->usable);
  gtk_widget_set_visible (self->trouble, FALSE);
  gtk_widget_set_visible (self->ways, FALSE);
  list_games (self, games);
  if (error != NULL)
    {
      bones_harbour_page_show_message (self, error->message);
      show_ways (self, error->domain == BONES_STORE_ERROR ? error->code : BONES_STORE_ERROR_FAILED);
    }
  else if (bones_app_store_is_copy (self->store))
    say_copy (self);
}

static void
try_again (BonesHarbourPage *self)
{
  bones_app_store_leave_copy (self->store);
  bones_app_store_tell (self->store);
}

static void
look_only (BonesHarbourPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  BonesStore *store = bones_app_store_use_copy (self->store, &error)
                          ? bones_app_store_get (self->store, &error)
                          : NULL;
  g_autoptr (GPtrArray) games = store != NULL ? bones_store_list_games (store, &error) : NULL;

  if (games == NULL)
    {
      /* Translators: %s is a sentence that says why */
      why = g_strdup_printf (_ ("There is nothing left to look at. %s"), error->message);
      bones_app_store_leave_copy (self->store);
    }
  bones_app_store_tell (self->store);
  if (why != NULL)
    {
      bones_harbour_page_show_message (self, why);
      gtk_widget_set_visible (self->look_button, FALSE);
    }
}

/* Says @done, or if it is NULL, @error. */
static void
move_away (BonesHarbourPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bones_app_store_move_away (self->store, &error);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;
  /* Translators: %s is a file */
  g_autofree char *where =
      name != NULL ? g_strdup_printf (_ ("The database was moved to “%s”."), name) : NULL;

  bones_app_store_tell (self->store);
  show_outcome (self, where, error);
}

static char *
describe_salvage (const BonesSalvage *salvage, const char *away)
{
  g_autofree char *name = g_filename_display_name (away);

  /* Translators: %s is a file */
  return g_strdup_printf (
      _ ("What could be read was brought into a new database. Battles: %u, of "
         "which %u may lack their end. Fleets: %u. Content sets: %u. Lost: %u. The "
         "damaged file is “%s” now."),
      salvage->battles, salvage->cut, salvage->fleets, salvage->sets, salvage->lost, name);
}

static void
recover (BonesHarbourPage *self)
{
  g_auto (BonesSalvage) salvage = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *away = bones_app_store_recover (self->store, &salvage, &error);
  g_autofree char *said = away != NULL ? describe_salvage (&salvage, away) : NULL;

  bones_app_store_tell (self->store);
  show_outcome (self, said, error);
}

static void
other_chosen (GFile *file, gpointer data)
{
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (data);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *text = NULL;

  if (path == NULL)
    return;

  bones_app_store_use (self->store, path);
  bones_app_store_tell (self->store);
  if (bones_app_store_get (self->store, NULL) == NULL)
    return;

  /* Translators: %s is a file */
  text = g_strdup_printf (_ ("Crossbones uses “%s” until you close it."), name);
  show_outcome (self, text, NULL);
}

static void
use_other (BonesHarbourPage *self)
{
  bones_compat_open (GTK_WIDGET (self), _ ("Use Another Database"), other_chosen,
                     g_object_ref (self), g_object_unref);
}

static void
play_ready_made (GtkButton *button, BonesHarbourPage *self)
{
  const BonesRuleset *ruleset = g_object_get_data (G_OBJECT (button), "system");
  GSettings *settings = self->settings;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store != NULL)
    table = bones_ready_made_new (store, ruleset,
                                  (BonesDiceSource) g_settings_get_enum (settings, "dice"),
                                  (BonesUndoRule) g_settings_get_enum (settings, "undo"), &error);
  if (table != NULL)
    {
      bones_system_remember (settings, ruleset);
      g_signal_emit (self, signals[PLAY], 0, table);
    }
  else
    bones_harbour_page_show_message (self, error->message);
}

static void
add_ready_made (BonesHarbourPage *self)
{
  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      GtkWidget *button = gtk_button_new ();
      g_autofree char *name = g_strdup_printf (_ ("Play %s at once"), bones_system_name (*system));

      gtk_button_set_child (GTK_BUTTON (button), bones_system_badge_new (*system));
      gtk_widget_set_tooltip_text (button, bones_system_word (*system, "", "about"));
      gtk_widget_add_css_class (button, "card");
      bones_name_widget (button, name);
      g_object_set_data (G_OBJECT (button), "system", (gpointer) *system);
      g_signal_connect (button, "clicked", G_CALLBACK (play_ready_made), self);
      bones_flow_append (BONES_FLOW (self->ready), button);
    }
}

static void
bones_harbour_page_finalize (GObject *object)
{
  g_free (BONES_HARBOUR_PAGE (object)->listed);
  G_OBJECT_CLASS (bones_harbour_page_parent_class)->finalize (object);
}

static void
bones_harbour_page_dispose (GObject *object)
{
  g_clear_handle_id (&BONES_HARBOUR_PAGE (object)->telling_id, g_source_remove);
  G_OBJECT_CLASS (bones_harbour_page_parent_class)->dispose (object);
}

/* Copies the database as that of this day, and says where the copy is. */
static void
back_up (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  g_autofree char *path = bones_app_store_back_up (
      self->store, (guint) g_settings_get_int (self->settings, "backups-kept"), &error);

  if (path != NULL)
    {
      g_autofree char *name = g_filename_display_name (path);

      /* Translators: %s is the name of a file */
      said = g_strdup_printf (_ ("All battles and fleets were copied to “%s”."), name);
    }

  show_outcome (self, said, error);
}

static void
bones_harbour_page_class_init (BonesHarbourPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_harbour_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bones_harbour_page_finalize;
  signals[REMATCH] = g_signal_new ("rematch", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT64, G_TYPE_BOOLEAN);
  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[PLAY] = g_signal_new ("play", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, BONES_TYPE_TABLE);
  signals[REMOVING] = g_signal_new ("removing", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/harbour-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, trouble_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, ways);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, look_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, away_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, message);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, message_icon);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, recover_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, ships);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, motto);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, ready_group);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, ready);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, begin);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, open_group);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, open_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, over_group);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, over_rows);
  gtk_widget_class_bind_template_callback (widget_class, try_again);
  gtk_widget_class_bind_template_callback (widget_class, look_only);
  gtk_widget_class_bind_template_callback (widget_class, move_away);
  gtk_widget_class_bind_template_callback (widget_class, recover);
  gtk_widget_class_bind_template_callback (widget_class, use_other);
  gtk_widget_class_install_action (widget_class, "harbour.back-up", NULL, back_up);
}

static void
bones_harbour_page_init (BonesHarbourPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    bones_button_set_words (way, gtk_button_get_label (GTK_BUTTON (way)));
  bones_large_text_follow (GTK_WIDGET (self), size_ships);
  bones_large_text_stack (self->begin);
}

BonesHarbourPage *
bones_harbour_page_new (BonesAppStore *store, GSettings *settings)
{
  BonesHarbourPage *self;

  g_return_val_if_fail (store != NULL && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BONES_TYPE_HARBOUR_PAGE, NULL);
  self->store = store;
  self->settings = settings;
  g_signal_connect_object (store, "changed", G_CALLBACK (bones_harbour_page_reload), self,
                           G_CONNECT_SWAPPED);
  add_ready_made (self);
  bones_harbour_page_reload (self);
  return self;
}

void
bones_harbour_page_show_message (BonesHarbourPage *self, const char *sentence)
{
  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self) && sentence != NULL);

  show_sentence (self, sentence, FALSE);
}

gboolean
bones_harbour_page_is_usable (BonesHarbourPage *self)
{
  g_return_val_if_fail (BONES_IS_HARBOUR_PAGE (self), FALSE);

  return self->usable;
}

void
bones_harbour_page_focus (BonesHarbourPage *self)
{
  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  if (!gtk_widget_grab_focus (self->new_button))
    gtk_widget_grab_focus (self->again_button);
}
