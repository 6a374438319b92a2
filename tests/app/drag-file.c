/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A file manager with one file: a small window in the corner of the screen, from which that file
 * can be dragged. It ends when the file has been dropped.
 *
 * usage: drag-file FILE
 */

#include <gtk/gtk.h>

static gboolean ended;

static void
drag_ended (void)
{
  ended = TRUE;
}

int
main (int argc, char **argv)
{
  GtkWidget *window, *label;
  GtkDragSource *source;
  g_autoptr (GFile) file = NULL;
  GdkFileList *files;

  if (argc != 2)
    {
      g_printerr ("usage: drag-file FILE\n");
      return 2;
    }

  gtk_init ();
  file = g_file_new_for_commandline_arg (argv[1]);
  files = gdk_file_list_new_from_array (&file, 1);
  window = gtk_window_new ();
  label = gtk_label_new (argv[1]);
  source = gtk_drag_source_new ();
  gtk_drag_source_set_content (source, gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files));
  g_signal_connect (source, "drag-end", G_CALLBACK (drag_ended), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 120, 60);
  gtk_window_present (GTK_WINDOW (window));
  while (!ended)
    g_main_context_iteration (NULL, TRUE);

  return 0;
}
