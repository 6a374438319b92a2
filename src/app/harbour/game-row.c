/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-row.h"

#include "fleet-flag.h"
#include "game-summary.h"

#include "bones-config.h"

struct _BonesGameRow {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *flags, *title, *detail, *remove_button;

  gint64 game;
};

enum { RESUME, REMOVING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesGameRow, bones_game_row, ADW_TYPE_BIN)

static void
resume (BonesGameRow *self)
{
  g_signal_emit (self, signals[RESUME], 0);
}

static void
remove_game (BonesGameRow *self)
{
  g_signal_emit (self, signals[REMOVING], 0);
}

static void
bones_game_row_class_init (BonesGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[REMOVING] = g_signal_new ("removing", BONES_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, button);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, flags);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, title);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, detail);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, resume);
  gtk_widget_class_bind_template_callback (widget_class, remove_game);
}

static void
bones_game_row_init (BonesGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_flags (BonesGameRow *self, const BonesGameRecord *record)
{
  g_auto (BonesGameFleets) fleets = { 0 };

  bones_game_fleets_read (&fleets, record);
  for (guint i = 0; i < fleets.n; i++)
    {
      GtkWidget *flag = bones_fleet_flag_new (i);
      const char letter[] = { fleets.letters[i], '\0' };

      g_object_set (flag, "letter", letter, "size", 26u, "text", fleets.names[i], NULL);
      gtk_box_append (GTK_BOX (self->flags), flag);
    }
}

BonesGameRow *
bones_game_row_new (const BonesGameRecord *record)
{
  BonesGameRow *self = g_object_new (BONES_TYPE_GAME_ROW, NULL);
  g_autofree char *detail = NULL;
  g_autofree char *said = NULL;
  g_autofree char *removing = NULL;

  g_return_val_if_fail (record != NULL, self);

  detail = bones_game_describe (record, g_get_real_time ());
  said = g_strdup_printf (record->over ? _ ("Look at %s, %s") : _ ("Go on with %s, %s"),
                          record->title, detail);
  removing = g_strdup_printf (_ ("Remove %s"), record->title);
  self->game = record->id;
  gtk_label_set_label (GTK_LABEL (self->title), record->title);
  gtk_label_set_label (GTK_LABEL (self->detail), detail);
  gtk_widget_set_tooltip_text (self->title, record->title);
  gtk_widget_set_tooltip_text (self->remove_button, removing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  said, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, removing, -1);
  show_flags (self, record);
  return self;
}

gint64
bones_game_row_get_game (BonesGameRow *self)
{
  g_return_val_if_fail (BONES_IS_GAME_ROW (self), 0);

  return self->game;
}

const char *
bones_game_row_get_title (BonesGameRow *self)
{
  g_return_val_if_fail (BONES_IS_GAME_ROW (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->title));
}
