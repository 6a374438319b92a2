/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "compat.h"

#include "name.h"

#include "bones-config.h"

#include <adwaita.h>

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

#if GTK_CHECK_VERSION(4, 14, 0)
G_GNUC_BEGIN_IGNORE_DEPRECATIONS /* GDK_VERSION_MAX_ALLOWED is 4.8 */

/* The place of a widget relative to that of its parent, or to the window. GTK 4.18 tells it
 * relative to the parent's content, and adds such places up: what stands in something with padding
 * is pointed at in the wrong place. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t own, whole;
  double left = 0, top = 0;

  if (GTK_IS_NATIVE (widget))
    {
      if (!gtk_widget_get_realized (widget) || !gtk_widget_compute_bounds (widget, widget, &own))
        return FALSE;
      gtk_native_get_surface_transform (GTK_NATIVE (widget), &left, &top);
      left += own.origin.x;
      top += own.origin.y;
    }
  else
    {
      if (parent == NULL || !gtk_widget_compute_bounds (widget, parent, &own)
          || !gtk_widget_compute_bounds (parent, parent, &whole))
        return FALSE;
      left = own.origin.x - whole.origin.x;
      top = own.origin.y - whole.origin.y;
    }

  *x = (int) left;
  *y = (int) top;
  *width = (int) own.size.width;
  *height = (int) own.size.height;
  return TRUE;
}

static void
tell_right_places (void)
{
  GtkAccessibleInterface *widgets =
      g_type_interface_peek (g_type_class_ref (GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE);

  widgets->get_bounds = get_bounds;
}

G_GNUC_END_IGNORE_DEPRECATIONS
#else
static void
tell_right_places (void)
{
}
#endif

void
bones_compat_prepare (void)
{
  if (gtk_get_minor_version () < 10)
    return;

  tell_right_places ();
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
  const char *developers[] = { _ ("The Crossbones contributors"), NULL };

  adw_show_about_window (parent, "application-name", _ ("Crossbones"), "application-icon",
                         BONES_APP_ID, "version", BONES_VERSION, "developer-name",
                         _ ("The Crossbones contributors"), "license-type", GTK_LICENSE_GPL_3_0,
                         "comments",
                         _ ("Keeps the dice, the hits and the log of a battle that is fought with "
                            "real ships on a real table.\n\n"
                            "Tell a fault where you got Crossbones: to whoever packaged it, or "
                            "where its source is kept. What Troubleshooting shows belongs with "
                            "it, and an exported battle, if it is about one."),
                         "developers", developers, "debug-info", debug_info, "debug-info-filename",
                         "crossbones.txt", NULL);
}
