/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "status-panel.h"

#include "flow.h"
#include "initiative.h"
#include "marker-list.h"
#include "name.h"
#include "order-of-play.h"
#include "other-press.h"
#include "rose-turner.h"
#include "tooltip.h"
#include "wind-rose.h"
#include "words.h"

#include "bones-config.h"

/* Sizes of the rose, in pixels. */
#define SIZE 92
#define ROOMY_SIZE 128

struct _BonesStatusPanel {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *rose_button, *rose, *round, *wind, *shifts, *initiative, *terrain;

  BonesHelm *helm; /* owned */
};

enum { CHANGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesStatusPanel, bones_status_panel, ADW_TYPE_BIN)

static void
change_by_hand (BonesStatusPanel *self)
{
  g_signal_emit (self, signals[CHANGING], 0);
}

static gboolean
pressed_other (GtkWidget *self, double x, double y, gboolean held, gpointer data)
{
  change_by_hand (BONES_STATUS_PANEL (self));
  return TRUE;
}

static void
show_wind (BonesStatusPanel *self, const BonesView *view)
{
  g_autofree char *wind = view->wind != BONES_WIND_UNKNOWN
                              ? bones_words_alone (view->wind_text)
                              : g_strdup (_ ("The wind is not known yet"));

  gtk_widget_set_visible (self->rose_button, view->windy);
  gtk_widget_set_visible (self->wind, view->windy);
  bones_wind_rose_set_recent (BONES_WIND_ROSE (self->rose), (const guint *) view->winds->data,
                              view->winds->len);
  bones_wind_rose_set_wind (BONES_WIND_ROSE (self->rose), view->wind);
  gtk_label_set_label (GTK_LABEL (self->wind), wind);
}

/* The tooltip uses the words of the wind, wherever north is on the screen. */
static void
turned (BonesStatusPanel *self, gint degrees)
{
  g_autoptr (GError) error = NULL;

  bones_wind_rose_set_rotation (BONES_WIND_ROSE (self->rose), degrees);
  if (!bones_table_set_turn (bones_helm_get_table (self->helm), degrees, &error))
    g_signal_emit_by_name (self->helm, "failed", error);
}

/* Created when it is first opened. */
static void
make_turner (GtkMenuButton *button, gpointer data)
{
  BonesStatusPanel *self = data;
  GtkWidget *turner =
      bones_rose_turner_new ((gint) bones_wind_rose_get_rotation (BONES_WIND_ROSE (self->rose)));

  g_signal_connect_object (turner, "turned", G_CALLBACK (turned), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, turner);
}

static void
show_rose_token (BonesStatusPanel *self, const BonesView *view)
{
  g_object_set (self->rose, "token", view->rose.token, NULL);
  gtk_widget_set_visible (self->shifts, view->rose.shifts);
}

/* Other facts are in a list of their own. */
static void
show_terrain (BonesStatusPanel *self, const BonesView *view)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < view->markers->len; i++)
    {
      const BonesMarkerView *marker = g_ptr_array_index (view->markers, i);

      if (!bones_marker_stands (marker))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", marker->name);
    }
  gtk_label_set_label (GTK_LABEL (self->terrain), text->str);
  bones_set_tooltip (self->terrain, text->str);
  gtk_widget_set_visible (self->terrain, text->len > 0);
}

void
bones_status_panel_apply (BonesStatusPanel *self, BonesHelm *helm)
{
  const BonesView *view;

  g_return_if_fail (BONES_IS_STATUS_PANEL (self) && BONES_IS_HELM (helm));

  if (g_set_object (&self->helm, helm))
    bones_wind_rose_set_rotation (BONES_WIND_ROSE (self->rose),
                                  bones_table_get_turn (bones_helm_get_table (helm)));
  view = bones_helm_get_view (helm);
  gtk_label_set_label (GTK_LABEL (self->round), view->round_text);
  show_wind (self, view);
  show_rose_token (self, view);
  bones_show_order_of_play (BONES_INITIATIVE (self->initiative), view);
  show_terrain (self, view);
}

static void
bones_status_panel_dispose (GObject *object)
{
  g_clear_object (&BONES_STATUS_PANEL (object)->helm);
  G_OBJECT_CLASS (bones_status_panel_parent_class)->dispose (object);
}

static void
bones_status_panel_class_init (BonesStatusPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_status_panel_dispose;
  signals[CHANGING] = g_signal_new ("changing", BONES_TYPE_STATUS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_WIND_ROSE);
  g_type_ensure (BONES_TYPE_INITIATIVE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/status-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, rose_button);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, rose);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, round);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, wind);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, shifts);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, initiative);
  gtk_widget_class_bind_template_child (widget_class, BonesStatusPanel, terrain);
  gtk_widget_class_bind_template_callback (widget_class, change_by_hand);
}

static void
bones_status_panel_init (BonesStatusPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_other_press_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, pressed_other, NULL);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->rose_button), make_turner, self,
                                         NULL);
  bones_name_widget (self->shifts,
                     _ ("The die: 1 and 2 leave the token, 3 moves it one point clockwise, 4 one "
                        "back, 5 two points clockwise, 6 two back."));
}

void
bones_status_panel_set_roomy (BonesStatusPanel *self, gboolean roomy)
{
  g_return_if_fail (BONES_IS_STATUS_PANEL (self));

  g_object_set (self->rose, "size", roomy ? ROOMY_SIZE : SIZE, NULL);
}
