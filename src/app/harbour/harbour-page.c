/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "harbour-page.h"

#include "compat.h"
#include "game-row.h"
#include "ready-made.h"
#include "ship-silhouette.h"
#include "table.h"

#include "bones-config.h"

struct _BonesHarbourPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *trouble, *trouble_label, *ready_button, *new_button, *open_group, *open_rows,
      *over_group, *over_rows;

  BonesApplication *application; /* borrowed */
};

enum { RESUME, PLAY, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesHarbourPage, bones_harbour_page, ADW_TYPE_BIN)

static void
row_resume (BonesHarbourPage *self, BonesGameRow *row)
{
  g_signal_emit (self, signals[RESUME], 0, bones_game_row_get_game (row));
}

typedef struct {
  BonesHarbourPage *page; /* owned */
  gint64 game;
} Removal;

static void
removal_free (gpointer data)
{
  Removal *removal = data;

  g_object_unref (removal->page);
  g_free (removal);
}

static void
remove_answered (gboolean yes, gpointer data)
{
  Removal *removal = data;
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  if (!yes)
    return;

  store = bones_application_get_store (removal->page->application, &error);
  if (store != NULL)
    bones_store_remove_game (store, removal->game, &error);
  bones_harbour_page_reload (removal->page);
  if (error != NULL)
    bones_harbour_page_say (removal->page, error->message);
}

static void
row_removing (BonesHarbourPage *self, BonesGameRow *row)
{
  Removal *removal = g_new (Removal, 1);
  BonesQuery *query = bones_query_new (GTK_WIDGET (self), _ ("Remove this battle?"),
                                       bones_game_row_get_title (row), _ ("Remove"));

  *removal = (Removal){ g_object_ref (self), bones_game_row_get_game (row) };
  bones_query_ask (query, remove_answered, removal, removal_free);
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
      gtk_box_append (GTK_BOX (record->over ? self->over_rows : self->open_rows), GTK_WIDGET (row));
    }
}

void
bones_harbour_page_reload (BonesHarbourPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self));

  clear (self->open_rows);
  clear (self->over_rows);
  store = bones_application_get_store (self->application, &error);
  games = store != NULL ? bones_store_list_games (store, &error) : NULL;
  if (games != NULL)
    show_games (self, games);
  gtk_widget_set_visible (self->open_group, gtk_widget_get_first_child (self->open_rows) != NULL);
  gtk_widget_set_visible (self->over_group, gtk_widget_get_first_child (self->over_rows) != NULL);
  gtk_widget_set_visible (self->trouble, FALSE);
  gtk_widget_set_sensitive (self->ready_button, store != NULL);
  gtk_widget_set_sensitive (self->new_button, store != NULL);
  if (error != NULL)
    bones_harbour_page_say (self, error->message);
}

static void
play_ready_made (BonesHarbourPage *self)
{
  GSettings *settings = bones_application_get_settings (self->application);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_application_get_store (self->application, &error);

  if (store != NULL)
    table = bones_ready_made_new (store, (BonesDiceSource) g_settings_get_enum (settings, "dice"),
                                  &error);
  if (table != NULL)
    g_signal_emit (self, signals[PLAY], 0, table);
  else
    bones_harbour_page_say (self, error->message);
}

static void
bones_harbour_page_class_init (BonesHarbourPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[PLAY] = g_signal_new ("play", BONES_TYPE_HARBOUR_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, BONES_TYPE_TABLE);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/harbour-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, trouble);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, trouble_label);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, ready_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, open_group);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, open_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, over_group);
  gtk_widget_class_bind_template_child (widget_class, BonesHarbourPage, over_rows);
  gtk_widget_class_bind_template_callback (widget_class, play_ready_made);
}

static void
bones_harbour_page_init (BonesHarbourPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesHarbourPage *
bones_harbour_page_new (BonesApplication *application)
{
  BonesHarbourPage *self;

  g_return_val_if_fail (BONES_IS_APPLICATION (application), NULL);

  self = g_object_new (BONES_TYPE_HARBOUR_PAGE, NULL);
  self->application = application;
  bones_harbour_page_reload (self);
  return self;
}

void
bones_harbour_page_say (BonesHarbourPage *self, const char *sentence)
{
  g_return_if_fail (BONES_IS_HARBOUR_PAGE (self) && sentence != NULL);

  gtk_label_set_label (GTK_LABEL (self->trouble_label), sentence);
  gtk_widget_set_visible (self->trouble, TRUE);
}
