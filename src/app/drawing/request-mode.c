/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "request-mode.h"

typedef GtkSizeRequestMode (*GetMode) (GtkLayoutManager *, GtkWidget *);

/* What GtkLayoutManager does. */
static GetMode ask_all;

/* The mode of most of those that have one. */
static GtkSizeRequestMode
ask_shown (GtkLayoutManager *layout, GtkWidget *container)
{
  int more = 0;
  gboolean any = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (container); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const GtkSizeRequestMode mode = gtk_widget_should_layout (child)
                                          ? gtk_widget_get_request_mode (child)
                                          : GTK_SIZE_REQUEST_CONSTANT_SIZE;

      if (mode == GTK_SIZE_REQUEST_CONSTANT_SIZE)
        continue;
      any = TRUE;
      more += mode == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH ? 1 : -1;
    }

  if (!any)
    return GTK_SIZE_REQUEST_CONSTANT_SIZE;
  return more > 0 ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT;
}

/* Classes that are derived later inherit it. */
static void
set_mode (GType type)
{
  GtkLayoutManagerClass *klass = g_type_class_peek (type);
  g_autofree GType *derived = g_type_children (type, NULL);

  if (klass != NULL && klass->get_request_mode == ask_all)
    klass->get_request_mode = ask_shown;
  for (guint i = 0; derived[i] != G_TYPE_INVALID; i++)
    set_mode (derived[i]);
}

void
bones_request_mode_init (void)
{
  GtkLayoutManagerClass *klass = g_type_class_ref (GTK_TYPE_LAYOUT_MANAGER);

  g_return_if_fail (ask_all == NULL);

  ask_all = klass->get_request_mode;
  set_mode (GTK_TYPE_LAYOUT_MANAGER);
}
