/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The shortcuts window is complete and true: whatever has a key is in it, and what it tells of has
 * one, and can be done. And what a finger does instead of a key: a long press shows a rule.
 */

#include "application.h"
#include "dice-tray.h"
#include "ready-made.h"
#include "reminder-strip.h"
#include "window.h"

#include "bones-config.h"

static GtkApplication *application; /* there is one for all tests */

static void
collect (GtkWidget *widget, GHashTable *told)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    {
      g_autofree char *action = NULL, *title = NULL;

      g_object_get (widget, "action-name", &action, "title", &title, NULL);
      g_assert_nonnull (title);
      g_assert_cmpstr (title, !=, "");
      if (action != NULL)
        g_hash_table_add (told, g_steal_pointer (&action));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, told);
}

/* The actions that the shortcuts window tells of. */
static GHashTable *
new_told (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/crossbones/ui/help-overlay.ui");
  GtkWidget *overlay = GTK_WIDGET (gtk_builder_get_object (builder, "help_overlay"));
  GHashTable *told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_true (GTK_IS_SHORTCUTS_WINDOW (overlay));
  collect (overlay, told);
  gtk_window_destroy (GTK_WINDOW (overlay));
  return told;
}

static gboolean
has_keys (const char *action)
{
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, action);

  return keys[0] != NULL;
}

static void
test_every_key_is_told (void)
{
  g_autoptr (GHashTable) told = new_told ();
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  g_assert_cmpuint (g_strv_length (actions), >, 5);
  for (guint i = 0; actions[i] != NULL; i++)
    if (!g_hash_table_contains (told, actions[i]))
      g_error ("“%s” has a key and is not in ui/help-overlay.ui", actions[i]);
}

static void
test_all_that_is_told_has_a_key (void)
{
  g_autoptr (GHashTable) told = new_told ();
  GHashTableIter iter;
  gpointer action;

  g_hash_table_iter_init (&iter, told);
  while (g_hash_table_iter_next (&iter, &action, NULL))
    if (!has_keys (action))
      g_error ("ui/help-overlay.ui tells of “%s”, which has no key", (char *) action);
}

/* Nothing has the key of something else. */
static void
test_each_key_does_one_thing (void)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          g_auto (GStrv) does = gtk_application_get_actions_for_accel (application, keys[j]);

          g_assert_cmpuint (g_strv_length (does), ==, 1);
        }
    }
}

static gboolean
is_installed (GtkWidgetClass *class, const char *wanted)
{
  const GVariantType *type;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (class, i, &owner, &name, &type, &property); i++)
    if (g_str_equal (name, wanted))
      return TRUE;
  return FALSE;
}

/* What has a key is an action of the window, or of the application, or GTK's own. */
static void
test_every_key_does_something (void)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);
  GtkWidgetClass *window = g_type_class_ref (BONES_TYPE_WINDOW);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      if (g_str_has_prefix (actions[i], "app."))
        g_assert_true (
            g_action_group_has_action (G_ACTION_GROUP (application), actions[i] + strlen ("app.")));
      else if (!is_installed (window, actions[i]))
        g_error ("“%s” has a key, but is no action", actions[i]);
    }
  g_type_class_unref (window);
}

/* The first widget of @type in @widget, itself or inside; NULL if there is none. */
static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

/* A finger is not to be had, so its gesture is told that there was one. */
static void
press_long (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_GESTURE_LONG_PRESS (controller))
        continue;

      g_assert_true (gtk_gesture_single_get_touch_only (GTK_GESTURE_SINGLE (controller)));
      g_signal_emit_by_name (controller, "pressed", 1.0, 1.0);
      n++;
    }
  g_assert_cmpuint (n, ==, 1);
}

static void
note_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **shown = data;

  g_free (*shown);
  *shown = g_strdup (parameter != NULL ? g_variant_get_string (parameter, NULL) : "the question");
}

/* A window with @child, in which @shown is set to the rule that is asked for. */
static GtkWidget *
new_window (GtkWidget *child, char **shown)
{
  const GActionEntry entries[] = { { "rule", note_action, "s" }, { "question-rule", note_action } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *window = gtk_window_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), shown);
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (group));
  gtk_window_set_child (GTK_WINDOW (window), child);
  return window;
}

static void
test_long_press_on_question (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = g_settings_new (BONES_APP_ID);
  g_autofree char *shown = NULL;
  BonesStore *store = bones_store_open (":memory:", &error);
  BonesTable *table = bones_first_battle_new (store, &error);
  BonesHelm *helm = bones_helm_new (table);
  GtkWidget *tray = g_object_new (BONES_TYPE_DICE_TRAY, NULL), *window = new_window (tray, &shown);

  g_assert_no_error (error);
  bones_dice_tray_set_helm (BONES_DICE_TRAY (tray), helm, settings);
  bones_dice_tray_apply (BONES_DICE_TRAY (tray));
  press_long (tray);
  g_assert_cmpstr (shown, ==, "the question");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (helm);
  g_object_unref (table);
  bones_store_close (store);
}

static void
test_rule_of_reminder (void)
{
  g_autofree char *shown = NULL;
  BonesReminderView reminder = { .text = (char *) "A whirlpool is due.", .rule = "BS-MOVE-1" };
  g_autoptr (GPtrArray) reminders = g_ptr_array_new ();
  const BonesView view = { .reminders = reminders, .round = 1 };
  GtkWidget *strip = g_object_new (BONES_TYPE_REMINDER_STRIP, NULL);
  GtkWidget *window = new_window (strip, &shown), *button;

  g_ptr_array_add (reminders, &reminder);
  bones_reminder_strip_apply (BONES_REMINDER_STRIP (strip), &view);
  button = find_widget (strip, GTK_TYPE_MENU_BUTTON);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  button =
      gtk_popover_get_child (GTK_POPOVER (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))));
  g_signal_emit_by_name (find_widget (button, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpstr (shown, ==, "BS-MOVE-1");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  int status;

  gtk_test_init (&argc, &argv, NULL);
  application = GTK_APPLICATION (bones_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_test_add_func ("/shortcuts/every-key-is-told", test_every_key_is_told);
  g_test_add_func ("/shortcuts/all-that-is-told-has-a-key", test_all_that_is_told_has_a_key);
  g_test_add_func ("/shortcuts/each-key-does-one-thing", test_each_key_does_one_thing);
  g_test_add_func ("/shortcuts/every-key-does-something", test_every_key_does_something);
  g_test_add_func ("/shortcuts/long-press-on-question", test_long_press_on_question);
  g_test_add_func ("/shortcuts/rule-of-reminder", test_rule_of_reminder);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
