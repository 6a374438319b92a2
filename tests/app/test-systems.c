/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Opens the recorded battles of every rule system in the window, at the first place where each
 * question is asked, on a laptop and on a phone, with the usual text and with large text: there are
 * no warnings (a warning ends the test), every question can be answered, every button has a name
 * and can be seen whole, the focus is on what Enter is meant for, and Enter does that and nothing
 * else, whatever came before it. */

#include "application.h"
#include "battle-map.h"
#include "dice-tray.h"
#include "enter.h"
#include "envelope.h"
#include "frames.h"
#include "odds-strip.h"
#include "recap.h"
#include "table-page.h"
#include "table.h"
#include "tooltip.h"
#include "window.h"

#include "bones-config.h"

#include <string.h>

#define USUAL_HEIGHT 720

/* One after the other: so the window crosses its breakpoints, both ways. */
static const struct {
  int width, height;
  gboolean large;
} sizes[] = {
  { 1280, 800, FALSE }, { 1024, USUAL_HEIGHT, FALSE }, { 360, 640, FALSE },
  { 360, 640, TRUE },   { 1280, 800, TRUE },
};

typedef struct {
  guint n_nameless; /* buttons */
  guint n_open;     /* buttons of the tray or the map that can be pressed, fields to write in */
} Look;

typedef struct {
  GtkWidget *outside; /* borrowed: what they must lie in */
  guint n_buttons;
  guint n_seen; /* that do not lie below it */
  guint n_cut;  /* that lie beside it */
} Room;

static BonesApplication *application;

/* Whether @widget has text that a screen reader would read. */
static gboolean
has_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child))
      return TRUE;
  return FALSE;
}

/* GTK labels a button by its child, even if that is an icon. */
static gboolean
has_name (GtkWidget *widget)
{
  return bones_get_tooltip (widget) != NULL || has_text (widget)
         || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Whether @widget belongs to a widget that is named as a whole: the frame of the window, a menu
 * button or a spin button; or to a toast, whose button libadwaita does not name. */
static gboolean
is_part (GtkWidget *widget)
{
  GtkWidget *up = gtk_widget_get_parent (widget);
  const GType toast = g_type_from_name ("AdwToastWidget"); /* 0 before the first toast */

  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL
         || (toast != 0 && gtk_widget_get_ancestor (widget, toast) != NULL)
         || (up != NULL && (GTK_IS_MENU_BUTTON (up) || GTK_IS_SPIN_BUTTON (up))
             && (GTK_IS_SPIN_BUTTON (up) || has_name (up)));
}

static void
look_at (Look *look, GtkWidget *widget, gboolean in_tray)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  in_tray = in_tray || BONES_IS_DICE_TRAY (widget) || BONES_IS_BATTLE_MAP (widget);
  if (GTK_IS_BUTTON (widget) && !is_part (widget) && !has_name (widget))
    {
      g_test_message ("a button of %s has no name",
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
      look->n_nameless++;
    }
  look->n_open += in_tray && (GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget))
                  && gtk_widget_is_sensitive (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (look, child, in_tray);
}

/* Counts the buttons below @widget, and those of them that are seen whole without scrolling; notes
 * which cannot be seen whole by scrolling up and down either. Bars of the odds may have to be
 * scrolled to. */
static void
count_buttons (Room *room, GtkWidget *widget)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_widget_compute_bounds (widget, room->outside, &place))
    {
      const float right = place.origin.x + place.size.width;
      const float bottom = place.origin.y + place.size.height;
      const gboolean answers = gtk_widget_get_ancestor (widget, BONES_TYPE_ODDS_STRIP) == NULL;

      room->n_buttons += answers;
      room->n_seen += answers && bottom <= (float) gtk_widget_get_height (room->outside) + 1;
      room->n_cut +=
          place.origin.x < -1 || right > (float) gtk_widget_get_width (room->outside) + 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_buttons (room, child);
}

/* Nothing of the tray is cut. What does not fit scrolls; at the usual size six answers and what
 * happened last are seen without that. */
static void
check_tray (GtkWindow *window, const char *where, gboolean usual)
{
  GtkWidget *tray = enter_find (GTK_WIDGET (window), BONES_TYPE_DICE_TRAY);
  GtkWidget *scroller = tray != NULL ? enter_find (tray, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  GtkWidget *recap = tray != NULL ? enter_find (tray, BONES_TYPE_RECAP) : NULL;
  Room all = { .outside = GTK_WIDGET (window) }, answers = { .outside = scroller };
  graphene_rect_t place;

  if (scroller == NULL)
    return;

  count_buttons (&all, tray);
  count_buttons (&answers, scroller);
  if (all.n_cut > 0 || answers.n_cut > 0
      || all.n_buttons - all.n_seen > answers.n_buttons - answers.n_seen)
    {
      g_test_message ("%s: of %u buttons of the tray, some are cut", where, all.n_buttons);
      g_test_fail ();
    }
  if (usual && answers.n_seen < MIN (answers.n_buttons, 6))
    {
      g_test_message ("%s: of %u buttons %u are seen", where, answers.n_buttons, answers.n_seen);
      g_test_fail ();
    }
  if (usual && recap != NULL && !bones_recap_is_empty (BONES_RECAP (recap))
      && gtk_widget_compute_bounds (recap, scroller, &place) && place.origin.y < 0
      && place.origin.y + place.size.height > 1)
    {
      g_test_message ("%s: what happened last is cut", where);
      g_test_fail ();
    }
}

/* The heads of fleets stand side by side, so they are equally high. */
static void
check_heads (GtkWidget *widget, const char *where, int *height)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (gtk_widget_has_css_class (widget, "fleet-header"))
    {
      if (*height != 0 && *height != gtk_widget_get_height (widget))
        {
          g_test_message ("%s: heads of fleets are %d and %d pixels high", where, *height,
                          gtk_widget_get_height (widget));
          g_test_fail ();
        }
      *height = gtk_widget_get_height (widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_heads (child, where, height);
}

static void
check_page (GtkWindow *window, const char *where, gboolean asks)
{
  Look look = { 0, 0 };
  GtkWidget *focus = gtk_window_get_focus (window);
  int height = 0;

  look_at (&look, GTK_WIDGET (window), FALSE);
  check_heads (GTK_WIDGET (window), where, &height);
  if (look.n_nameless > 0 || (asks && look.n_open == 0))
    {
      g_test_message ("%s: %u without a name, %u to answer with", where, look.n_nameless,
                      look.n_open);
      g_test_fail ();
    }
  if (asks && !enter_is_safe (focus))
    {
      g_autofree char *what = enter_describe (focus);

      g_test_message ("%s: the focus is on %s", where, what);
      g_test_fail ();
    }
}

/* What happens next is said in words of the rules, once the table is set up. */
static void
check_heading (GtkWindow *window, const char *where)
{
  GtkWidget *page = enter_find (GTK_WIDGET (window), BONES_TYPE_TABLE_PAGE);
  const BonesView *view = bones_helm_get_view (bones_table_page_get_helm (BONES_TABLE_PAGE (page)));

  if (view->prompt == NULL && !view->over && view->next_text == NULL)
    {
      g_test_message ("%s: no sentence says what is next", where);
      g_test_fail ();
    }
}

static void
set_large_text (gboolean large)
{
  GActionGroup *actions = G_ACTION_GROUP (application);
  g_autoptr (GVariant) state = g_action_group_get_action_state (actions, "large-text");

  if (g_variant_get_boolean (state) != large)
    g_action_group_activate_action (actions, "large-text", NULL);
}

/* A place of a battle. */
typedef struct {
  const char *where; /* in words */
  guint number;
  gboolean asks; /* a question is open */
  gboolean over;
  gboolean thoroughly; /* Enter is pressed after each disturbance */
} Place;

/* Under the sanitizers a place is seen at the usual size, and at one of the others: the next place
 * at the next. */
static gboolean
is_seen (const Place *place, guint size)
{
  return ONE_IN == 1 || sizes[size].height == USUAL_HEIGHT
         || (place->number + size) % G_N_ELEMENTS (sizes) == 0;
}

static void
open_window (gint64 game, const Place *place)
{
  g_autoptr (GSettings) settings = g_settings_new (BONES_APP_ID);
  GtkWindow *window = GTK_WINDOW (bones_application_make_window (application));

  /* To work them out at every place would take most of the time. */
  g_settings_set_boolean (settings, "show-odds", place->thoroughly);
  gtk_window_set_default_size (window, sizes[0].width, sizes[0].height);
  bones_window_resume (BONES_WINDOW (window), game);
  gtk_window_present (window);
  frames_settle (window);
  check_heading (window, place->where);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *here =
          g_strdup_printf ("%s at %d × %d%s", place->where, sizes[i].width, sizes[i].height,
                           sizes[i].large ? " in large text" : "");

      if (!is_seen (place, i))
        continue;

      gtk_window_set_default_size (window, sizes[i].width, sizes[i].height);
      set_large_text (sizes[i].large);
      frames_settle (window);
      g_assert_cmpint (abs (gtk_widget_get_width (GTK_WIDGET (window)) - sizes[i].width), <, 20);
      check_page (window, here, place->asks);
      check_tray (window, here, sizes[i].height == USUAL_HEIGHT);
      if (!place->over && sizes[i].height == USUAL_HEIGHT)
        enter_check (window, here, place->thoroughly);
    }
  set_large_text (FALSE);
  gtk_window_destroy (window);
}

/* Opens the battle of @envelope as it was after what @journal holds. */
static void
open_at (BonesEnvelope *envelope, BonesJournal *journal, const Place *place)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_application_get_store (application, &error);
  BonesJournal *whole = g_steal_pointer (&envelope->journal);
  gint64 game;

  g_assert_no_error (error);
  g_clear_pointer (&envelope->fingerprint, g_free);
  envelope->journal = journal;
  game = bones_envelope_import_as_it_is (envelope, store, &error);
  envelope->journal = whole;
  g_assert_no_error (error);
  g_assert_cmpint (game, >, 0);

  open_window (game, place);
  g_assert_true (bones_store_remove_game (store, game, &error));
  g_assert_no_error (error);
}

/* The open question, or what kind of place it is if there is none: in which step of the round, and
 * in the turn of a ship or of a fleet. */
static char *
name_place (BonesReplay *replay, gboolean last)
{
  const BonesPlay *play = bones_replay_play (replay);

  if (play->stop != BONES_ASKING && (last || play->game.over))
    return g_strdup ("the end");
  if (play->stop != BONES_ASKING)
    return g_strdup_printf ("actions of a %s in step %u",
                            play->game.active_ship != BONES_NO_SHIP ? "ship" : "fleet",
                            play->game.step);

  return g_strdup_printf ("%s, a question of kind %d", play->prompt.what, play->prompt.kind);
}

static void
open_game (const char *path, GHashTable *seen, guint *kinds)
{
  g_autofree char *text = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  envelope = bones_envelope_read (text, length, &error);
  g_assert_no_error (error);
  replay = bones_replay_new (envelope->setup);
  for (guint32 seq = 1; seq <= bones_journal_length (envelope->journal); seq++)
    {
      const gboolean last = seq == bones_journal_length (envelope->journal);
      const BonesPlay *play;
      g_autofree char *name_here = NULL;
      g_autofree char *where = NULL;
      Place place;
      guint kind;

      bones_journal_append (journal,
                            bones_entry_copy (bones_journal_entry (envelope->journal, seq)));
      g_assert_cmpuint (bones_replay_follow (replay, journal), ==, 0);
      play = bones_replay_play (replay);
      kind = 1u << (play->stop == BONES_ASKING ? play->prompt.kind : BONES_ASK_KINDS);
      name_here = name_place (replay, last);
      where = g_strdup_printf ("%s, entry %u, %s", name, seq, name_here);
      if (!g_hash_table_add (seen, g_steal_pointer (&name_here)))
        continue;

      place = (Place){ .where = where,
                       .number = g_hash_table_size (seen),
                       .asks = play->stop == BONES_ASKING,
                       .over = play->game.over != 0,
                       .thoroughly = (*kinds & kind) == 0 };
      open_at (envelope, journal, &place);
      *kinds |= kind;
    }
}

/* A button without a name is found. */
static void
test_nameless (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *told = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  Look look = { 0, 0 };

  gtk_widget_set_tooltip_text (told, "Undo");
  gtk_box_append (GTK_BOX (box), told);
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Redo"));
  gtk_box_append (GTK_BOX (box), gtk_button_new_from_icon_name ("edit-undo-symbolic"));
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  frames_settle (window);
  look_at (&look, GTK_WIDGET (window), FALSE);
  g_assert_cmpuint (look.n_nameless, ==, 1);
  g_assert_cmpuint (look.n_open, ==, 0);
  gtk_window_destroy (window);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The recordings in @folder, in the order of their names. */
static GPtrArray *
list_games (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  return paths;
}

static void
test_system (gconstpointer data)
{
  g_autofree char *folder = g_build_filename (GAMES, data, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) paths = list_games (folder);

  guint kinds = 0; /* of questions that were looked at thoroughly, as bits */

  for (guint i = 0; i < paths->len; i++)
    open_game (g_ptr_array_index (paths, i), seen, &kinds);
  g_assert_cmpuint (g_hash_table_size (seen), >, 5);
  g_assert_cmpuint (enter_opened_on_cards (), >, 5);
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  application = bones_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/systems/nameless", test_nameless);
  g_test_add_data_func ("/systems/black-spot", "", test_system);
  g_test_add_data_func ("/systems/naval-duel", "naval-duel", test_system);
  g_test_add_data_func ("/systems/dread-pirate", "dread-pirate", test_system);
  g_test_add_data_func ("/systems/man-o-war", "man-o-war", test_system);
  return g_test_run ();
}
