/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compat.h"

#include "pane.h"

#include "bones-config.h"

#include <adwaita.h>

typedef struct {
  BonesAnswered answered;
  gpointer data;
  GDestroyNotify free_data;
} Waiting;

/* The label of a menu's item is its name, but is not in the tree that a screen reader sees. */
static gboolean
name_item (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *item = g_value_get_object (values);

  if (g_str_equal (G_OBJECT_TYPE_NAME (item), "GtkModelButton"))
    {
      g_autofree char *text = NULL;

      g_object_get (item, "text", &text, NULL);
      if (text != NULL)
        bones_name_widget (item, text);
    }
  return TRUE;
}

void
bones_compat_prepare (void)
{
  if (gtk_get_minor_version () < 10)
    return;

  gtk_widget_class_set_accessible_role (g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, name_item, NULL, NULL);
}

static GtkWindow *
window_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

BonesQuery *
bones_query_new (GtkWidget *parent, const char *heading, const char *body, const char *yes)
{
  GtkWidget *dialog;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  dialog = adw_message_dialog_new (window_of (parent), heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "no", _ ("Cancel"));
  if (yes != NULL)
    {
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "yes", yes);
      adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "yes",
                                                  ADW_RESPONSE_SUGGESTED);
      adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "yes");
    }
  else
    adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "no");

  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "no");
  return ADW_MESSAGE_DIALOG (dialog);
}

void
bones_query_set_extra (BonesQuery *self, GtkWidget *widget)
{
  adw_message_dialog_set_extra_child (self, widget);
}

void
bones_query_proceed (BonesQuery *self)
{
  g_autoptr (GtkWindow) window = g_object_ref (GTK_WINDOW (self));

  adw_message_dialog_response (self, "yes");
  gtk_window_destroy (window);
}

static void
responded (AdwMessageDialog *dialog, const char *response, Waiting *waiting)
{
  waiting->answered (g_str_equal (response, "yes"), waiting->data);
}

static void
waiting_free (gpointer data, GClosure *closure)
{
  Waiting *waiting = data;

  if (waiting->free_data != NULL)
    waiting->free_data (waiting->data);
  g_free (waiting);
}

void
bones_query_ask (BonesQuery *self, BonesAnswered answered, gpointer data, GDestroyNotify free_data)
{
  Waiting *waiting = g_new (Waiting, 1);

  *waiting = (Waiting){ answered, data, free_data };
  g_signal_connect_data (self, "response", G_CALLBACK (responded), waiting, waiting_free, 0);
  gtk_window_present (GTK_WINDOW (self));
  if (!adw_message_dialog_has_response (self, "yes"))
    gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
}

void
bones_compat_show_message (GtkWidget *parent, const char *heading, const char *body)
{
  GtkWidget *dialog;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  dialog = adw_message_dialog_new (window_of (parent), heading, body);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "ok", _ ("Close"));
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "ok");
  gtk_window_present (GTK_WINDOW (dialog));
}

typedef struct {
  BonesChosen chosen;
  gpointer data;
  GDestroyNotify free_data;
} Choosing;

static void
choosing_free (gpointer data, GClosure *closure)
{
  Choosing *choosing = data;

  if (choosing->free_data != NULL)
    choosing->free_data (choosing->data);
  g_free (choosing);
}

static void
file_chosen (GtkNativeDialog *dialog, int response, Choosing *choosing)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT
                               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
                               : NULL;

  choosing->chosen (file, choosing->data);
  g_object_unref (dialog);
}

/* Takes @dialog. */
static void
choose (GtkFileChooserNative *dialog, BonesChosen chosen, gpointer data, GDestroyNotify free_data)
{
  Choosing *choosing = g_new (Choosing, 1);

  *choosing = (Choosing){ chosen, data, free_data };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (file_chosen), choosing, choosing_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
bones_compat_save (GtkWidget *parent, const char *title, const char *name, BonesChosen chosen,
                   gpointer data, GDestroyNotify free_data)
{
  GtkFileChooserNative *dialog;
  g_autofree char *file = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && name != NULL && chosen != NULL);

  dialog = gtk_file_chooser_native_new (title, window_of (parent), GTK_FILE_CHOOSER_ACTION_SAVE,
                                        C_ ("file dialog", "Save"), _ ("Cancel"));
  file = g_strdelimit (g_strdup (name), "/\\:", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), file);
  choose (dialog, chosen, data, free_data);
}

void
bones_compat_open (GtkWidget *parent, const char *title, BonesChosen chosen, gpointer data,
                   GDestroyNotify free_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent) && chosen != NULL);

  choose (gtk_file_chooser_native_new (title, window_of (parent), GTK_FILE_CHOOSER_ACTION_OPEN,
                                       C_ ("file dialog", "Open"), _ ("Cancel")),
          chosen, data, free_data);
}

void
bones_compat_choose_folder (GtkWidget *parent, const char *title, BonesChosen chosen, gpointer data,
                            GDestroyNotify free_data)
{
  g_return_if_fail (GTK_IS_WIDGET (parent) && chosen != NULL);

  choose (gtk_file_chooser_native_new (title, window_of (parent),
                                       GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("Choose"),
                                       _ ("Cancel")),
          chosen, data, free_data);
}

void
bones_compat_about (GtkWindow *parent, const char *debug_info)
{
  adw_show_about_window (parent, "application-name", _ ("Crossbones"), "application-icon",
                         BONES_APP_ID, "version", BONES_VERSION, "developer-name",
                         _ ("The Crossbones contributors"), "license-type", GTK_LICENSE_GPL_3_0,
                         "comments",
                         _ ("Keeps the dice, the hits and the log of a battle that is fought with "
                            "real ships on a real table."),
                         "debug-info", debug_info, "debug-info-filename", "crossbones.txt", NULL);
}
