/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "harbour-page.h"

#include "battle-file.h"
#include "chosen-file.h"
#include "compat.h"
#include "css-class.h"
#include "flow.h"
#include "game-list.h"
#include "late-menu.h"
#include "name.h"
#include "names.h"
#include "pane.h"
#include "query.h"
#include "ready-made.h"
#include "records-window.h"
#include "ship-silhouette.h"
#include "system-badge.h"
#include "systems.h"
#include "table.h"
#include "text-fit.h"
#include "tooltip.h"

#include "bones-config.h"

#include <string.h>

struct _BonesHarbourPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *trouble, *message, *message_icon, *trouble_label, *ways, *again_button, *look_button,
      *away_button, *recover_button;
  GtkWidget *ships, *motto, *ready_group, *ready, *begin, *new_button, *first_button, *list,
      *menu_button;
  GMenuModel *harbour_menu;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;
  char *listed;    /* owned: which battles are listed, and how far each is; or NULL */
  gint64 state;    /* of the database when they were; -1: unknown */
  gboolean usable; /* the database is open, and not a copy */
  gboolean empty;  /* there are no battles */
  gboolean archive;
};

enum { PROP_ARCHIVE = 1 };

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

/* While the database cannot be used, nothing is offered that needs it; and the
 * archive is for what was. */
static void
show_offers (BonesHarbourPage *self)
{
  const gboolean offered = self->usable && !self->archive;

  gtk_widget_set_visible (self->ships, !self->archive);
  gtk_widget_set_visible (self->motto, offered && self->empty);
  gtk_widget_set_visible (self->ready_group, offered);
  gtk_widget_set_visible (self->begin, offered);
  if (offered && !self->empty)
    g_settings_set_boolean (self->settings, "first-battle-offered", FALSE);
  gtk_widget_set_visible (self->first_button,
                          offered
                              && g_settings_get_boolean (self->settings, "first-battle-offered"));
  size_ships (GTK_WIDGET (self));
}

/* A battle with which something is done once people have said so. */
typedef struct {
  BonesHarbourPage *page; /* owned, as are the others */
  BonesGameRow *row;
  GtkWidget *entry; /* of its title; or NULL */
  gboolean whole;   /* to be exported: with its secrets */
} Asked;

static Asked *
asked_new (BonesHarbourPage *self, BonesGameRow *row)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->page = g_object_ref (self);
  asked->row = g_object_ref (row);
  return asked;
}

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_object_unref (asked->page);
  g_object_unref (asked->row);
  g_clear_object (&asked->entry);
  g_free (asked);
}

static char *
describe_games (const GPtrArray *games)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);

      g_string_append_printf (text, "%" G_GINT64_FORMAT ":%u:%d:%s\n", record->id, record->last_seq,
                              record->archived, record->title);
    }
  return g_string_free (text, FALSE);
}

/* Notes that @games (NULL: none can be listed) are shown. */
static void
note_games (BonesHarbourPage *self, const GPtrArray *games)
{
  g_free (self->listed);
  self->listed = games != NULL ? describe_games (games) : NULL;
  self->empty = games == NULL || games->len == 0;
  show_offers (self);
}

/* The battles of @store, or NULL with @error set; and the @state that the database is in. */
static GPtrArray *
list_games (BonesStore *store, gint64 *state, GError **error)
{
  *state = bones_store_state (store, NULL);
  return bones_store_list_games (store, error);
}

/* What a thread lists. */
typedef struct {
  BonesStore *store; /* borrowed */
  gint64 state;
  GPtrArray *games; /* owned, as is the error */
  GError *error;
} Listed;

static gpointer
list_in_thread (gpointer data)
{
  Listed *listed = data;

  listed->games = list_games (listed->store, &listed->state, &listed->error);
  return NULL;
}

/* Shows the battles again after something was done with @row, or says why it was not. */
static void
show_change (BonesHarbourPage *self, BonesGameRow *row, const GError *why)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);
  g_autoptr (GPtrArray) games =
      store != NULL && why == NULL ? list_games (store, &self->state, &error) : NULL;

  bones_app_store_rest (self->store);
  gtk_widget_set_visible (self->trouble, FALSE);
  if (games != NULL)
    {
      bones_game_list_change_games (BONES_GAME_LIST (self->list), row, games);
      note_games (self, games);
    }
  else
    bones_harbour_page_show_message (self, why != NULL ? why->message : error->message);
}

static void
remove_answered (gboolean yes, gpointer data)
{
  const Asked *asked = data;
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  if (!yes)
    return;

  g_signal_emit (asked->page, signals[REMOVING], 0, bones_game_row_get_game (asked->row));
  store = bones_app_store_get (asked->page->store, &error);
  if (store != NULL)
    bones_store_remove_game (store, bones_game_row_get_game (asked->row), &error);
  show_change (asked->page, asked->row, error);
}

static void
remove_game (BonesHarbourPage *self, BonesGameRow *row)
{
  BonesQuery *query = bones_query_new_final (GTK_WIDGET (self), _ ("Remove this battle?"),
                                             bones_game_row_get_title (row), _ ("Remove"));

  bones_query_ask (query, remove_answered, asked_new (self, row), asked_free);
}

static void
rename_answered (gboolean yes, gpointer data)
{
  const Asked *asked = data;
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  if (!yes)
    return;

  store = bones_app_store_get (asked->page->store, &error);
  if (store != NULL)
    bones_store_rename_game (store, bones_game_row_get_game (asked->row),
                             gtk_editable_get_text (GTK_EDITABLE (asked->entry)), &error);
  show_change (asked->page, asked->row, error);
}

static void
rename_game (BonesHarbourPage *self, BonesGameRow *row)
{
  Asked *asked = asked_new (self, row);
  BonesQuery *query =
      bones_query_new (GTK_WIDGET (self), _ ("Rename the battle"),
                       _ ("Without a title, it is called by its fleets."), _ ("Rename"));

  asked->entry = g_object_ref_sink (gtk_entry_new ());
  gtk_editable_set_text (GTK_EDITABLE (asked->entry), bones_game_row_get_title (row));
  gtk_entry_set_max_length (GTK_ENTRY (asked->entry), BONES_LONGEST_TITLE);
  gtk_entry_set_activates_default (GTK_ENTRY (asked->entry), TRUE);
  gtk_widget_set_size_request (asked->entry, -1, 44);
  bones_name_widget (asked->entry, _ ("Title"));
  bones_query_set_extra (query, asked->entry);
  bones_query_ask (query, rename_answered, asked, asked_free);
  gtk_widget_grab_focus (asked->entry);
}

static void
archive_game (BonesHarbourPage *self, BonesGameRow *row, gboolean archived)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store != NULL)
    bones_store_archive_game (store, bones_game_row_get_game (row), archived, &error);
  show_change (self, row, error);
}

static void
show_outcome (BonesHarbourPage *self, const char *done, const GError *error)
{
  if (done != NULL)
    show_sentence (self, done, TRUE);
  else if (error != NULL)
    show_sentence (self, error->message, FALSE);
}

/* What the file called @name holds of @table. The caller frees it. */
static char *
word_export (BonesTable *table, gboolean whole, const char *name)
{
  if (!whole)
    /* Translators: %s is the name of a file */
    return g_strdup_printf (
        _ ("Saved as “%s”, without hands and seed: it can be looked at, and not continued."), name);

  if (bones_table_get_record (table)->over)
    /* Translators: %s is the name of a file */
    return g_strdup_printf (
        _ ("Saved as “%s”. It holds every hand and the seed of the app’s dice."), name);

  /* Translators: %s is the name of a file */
  return g_strdup_printf (_ ("Saved as “%s”. It holds every hand and the seed of the app’s dice: "
                             "whoever reads it knows all future dice."),
                          name);
}

static void
export_chosen (GFile *file, gpointer data)
{
  const Asked *asked = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  g_autofree char *text = NULL, *base = NULL, *name = NULL, *said = NULL;
  BonesStore *store = file != NULL ? bones_app_store_get (asked->page->store, &error) : NULL;

  table =
      store != NULL ? bones_table_open (store, bones_game_row_get_game (asked->row), &error) : NULL;
  if (table != NULL)
    text = bones_battle_file_write (table, asked->whole);
  if (text != NULL && bones_chosen_file_write (file, text, strlen (text), &error))
    {
      base = g_file_get_basename (file);
      name = bones_name_isolate (base);
      said = word_export (table, asked->whole, name);
    }

  show_outcome (asked->page, said, error);
}

static void
export_game (BonesHarbourPage *self, BonesGameRow *row, gboolean whole)
{
  g_autofree char *name = g_strconcat (bones_game_row_get_title (row), ".crossbones", NULL);
  Asked *asked = asked_new (self, row);

  asked->whole = whole;
  bones_compat_save (GTK_WIDGET (self), _ ("Export the battle"), g_strdelimit (name, "/", '-'),
                     export_chosen, asked, asked_free);
}

static void
act (BonesHarbourPage *self, BonesGameRow *row, const char *what)
{
  const gint64 game = bones_game_row_get_game (row);

  if (g_str_equal (what, "resume"))
    g_signal_emit (self, signals[RESUME], 0, game);
  else if (g_str_has_prefix (what, "rematch"))
    g_signal_emit (self, signals[REMATCH], 0, game, g_str_equal (what, "rematch-swapped"));
  else if (g_str_has_prefix (what, "export"))
    export_game (self, row, g_str_equal (what, "export"));
  else if (g_str_equal (what, "rename"))
    rename_game (self, row);
  else if (g_str_equal (what, "remove"))
    remove_game (self, row);
  else
    archive_game (self, row, g_str_equal (what, "archive"));
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

void
bones_harbour_page_refresh (BonesHarbourPage *self)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *now = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  store = self->usable ? bones_app_store_get (self->store, NULL) : NULL;
  if (store == NULL || (self->state >= 0 && self->state == bones_store_state (store, NULL)))
    return;

  games = list_games (store, &self->state, NULL);
  now = games != NULL ? describe_games (games) : NULL;
  if (now == NULL || g_strcmp0 (now, self->listed) == 0)
    return;

  bones_game_list_change_games (BONES_GAME_LIST (self->list), NULL, games);
  note_games (self, games);
}

/* Shows @games, or that @error keeps them from being listed. */
static void
show_games (BonesHarbourPage *self, GPtrArray *games, const GError *error)
{
  bones_app_store_rest (self->store);
  self->usable = games != NULL && !bones_app_store_is_copy (self->store);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "harbour.back-up", self->usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "harbour.records", self->usable);
  bones_game_list_set_games (BONES_GAME_LIST (self->list), self->store, games);
  gtk_widget_set_visible (self->trouble, FALSE);
  gtk_widget_set_visible (self->ways, FALSE);
  note_games (self, games);
  if (error != NULL)
    {
      bones_harbour_page_show_message (self, error->message);
      show_ways (self, error->domain == BONES_STORE_ERROR ? error->code : BONES_STORE_ERROR_FAILED);
    }
  else if (bones_app_store_is_copy (self->store))
    say_copy (self);
}

void
bones_harbour_page_reload (BonesHarbourPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  store = bones_app_store_get (self->store, &error);
  games = store != NULL ? list_games (store, &self->state, &error) : NULL;
  show_games (self, games, error);
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
      bones_set_tooltip (button, bones_system_word (*system, "", "about"));
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
bones_harbour_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_value_set_boolean (value, BONES_HARBOUR_PAGE (object)->archive);
}

static void
bones_harbour_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (object);

  self->archive = g_value_get_boolean (value);
  bones_game_list_show_archive (BONES_GAME_LIST (self->list), self->archive);
  show_offers (self);
  gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_game_list_find (BONES_GAME_LIST (BONES_HARBOUR_PAGE (widget)->list));
}

static void
show_records (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_records_window_open (widget, BONES_HARBOUR_PAGE (widget)->store);
}

/* Leaves the search, or else the archive. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesHarbourPage *self = BONES_HARBOUR_PAGE (widget);

  if (!bones_game_list_end_search (BONES_GAME_LIST (self->list)) && self->archive)
    g_object_set (self, "archive", FALSE, NULL);
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

  G_OBJECT_CLASS (klass)->finalize = bones_harbour_page_finalize;
  G_OBJECT_CLASS (klass)->get_property = bones_harbour_page_get_property;
  G_OBJECT_CLASS (klass)->set_property = bones_harbour_page_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_ARCHIVE,
      g_param_spec_boolean ("archive", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[REMATCH] = g_signal_new ("rematch", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT64, G_TYPE_BOOLEAN);
  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[PLAY] = g_signal_new ("play", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, BONES_TYPE_TABLE);
  signals[REMOVING] = g_signal_new ("removing", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_GAME_LIST);
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
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, first_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, list);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, harbour_menu);
  gtk_widget_class_bind_template_callback (widget_class, act);
  gtk_widget_class_bind_template_callback (widget_class, try_again);
  gtk_widget_class_bind_template_callback (widget_class, look_only);
  gtk_widget_class_bind_template_callback (widget_class, move_away);
  gtk_widget_class_bind_template_callback (widget_class, recover);
  gtk_widget_class_bind_template_callback (widget_class, use_other);
  gtk_widget_class_install_action (widget_class, "harbour.back-up", NULL, back_up);
  gtk_widget_class_install_action (widget_class, "harbour.find", NULL, find);
  gtk_widget_class_install_action (widget_class, "harbour.records", NULL, show_records);
  gtk_widget_class_install_action (widget_class, "harbour.leave", NULL, leave);
  gtk_widget_class_install_property_action (widget_class, "harbour.archive", "archive");
}

static void
bones_harbour_page_init (BonesHarbourPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_late_menu_set (self->menu_button, self->harbour_menu);
  for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    bones_button_set_words (way, gtk_button_get_label (GTK_BUTTON (way)));
  bones_large_text_follow (GTK_WIDGET (self), size_ships);
  bones_large_text_stack (self->begin);
}

/* The battles are listed while the widgets are made. */
BonesHarbourPage *
bones_harbour_page_new (BonesAppStore *store, GSettings *settings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  Listed listed = { .state = -1 };
  BonesHarbourPage *self;
  GThread *thread;

  g_return_val_if_fail (store != NULL && G_IS_SETTINGS (settings), NULL);

  listed.store = bones_app_store_get (store, &listed.error);
  thread = listed.store != NULL ? g_thread_new ("battles", list_in_thread, &listed) : NULL;
  self = g_object_new (BONES_TYPE_HARBOUR_PAGE, NULL);
  self->store = store;
  self->settings = settings;
  g_signal_connect_object (store, "changed", G_CALLBACK (bones_harbour_page_reload), self,
                           G_CONNECT_SWAPPED);
  add_ready_made (self);
  if (thread != NULL)
    g_thread_join (thread);

  games = listed.games;
  error = listed.error;
  self->state = listed.state;
  show_games (self, games, error);
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
