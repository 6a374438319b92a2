/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The shortcuts window is complete and true: whatever has a key is in it, and what it tells of has
 * one, and can be done.
 */

#include "application.h"
#include "window.h"

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
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
