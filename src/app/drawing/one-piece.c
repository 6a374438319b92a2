/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "one-piece.h"

struct _BonesOnePiece {
  AdwBin parent_instance;

  gboolean odd; /* how often it was drawn */
};

G_DEFINE_FINAL_TYPE (BonesOnePiece, bones_one_piece, ADW_TYPE_BIN)

/* What lies below the child cannot be seen, and is another each time. */
static void
bones_one_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesOnePiece *self = BONES_ONE_PIECE (widget);
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget));

  self->odd = !self->odd;
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ (float) self->odd, 0, 0, 0 }, &all);
  GTK_WIDGET_CLASS (bones_one_piece_parent_class)->snapshot (widget, snapshot);
}

static void
bones_one_piece_class_init (BonesOnePieceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bones_one_piece_snapshot;
}

static void
bones_one_piece_init (BonesOnePiece *self)
{
}
