/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "qr-dialog.h"

#include "fleet-text.h"
#include "names.h"
#include "pane.h"
#include "qr-block.h"

#include "bones-config.h"

#include <string.h>

struct _BonesQrDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *area, *size;

  BonesQrCode *code; /* owned */
};

G_DEFINE_FINAL_TYPE (BonesQrDialog, bones_qr_dialog, ADW_TYPE_WINDOW)

/* As large as it can be with modules of whole pixels of the screen. */
static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  BonesQrDialog *self = BONES_QR_DIALOG (data);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (area));
  const int n = (int) bones_qr_code_get_side (self->code) + 2 * BONES_QR_MARGIN;
  const int room = MIN (width, height) * scale;
  const int whole = room / n * n; /* 0: there are fewer pixels than modules */
  const double side = whole > 0 ? (double) whole / scale : MIN (width, height);

  bones_qr_block (cr, self->code, (int) ((width - side) / 2), (int) ((height - side) / 2), side);
}

static void
bones_qr_dialog_finalize (GObject *object)
{
  bones_qr_code_free (BONES_QR_DIALOG (object)->code);
  G_OBJECT_CLASS (bones_qr_dialog_parent_class)->finalize (object);
}

static void
bones_qr_dialog_class_init (BonesQrDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_qr_dialog_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/qr-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, area);
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, size);
}

static void
bones_qr_dialog_init (BonesQrDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
bones_qr_dialog_open (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                      GError **error)
{
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (BonesQrCode) code = NULL;
  g_autofree char *text = NULL, *called = NULL, *name = NULL, *size = NULL;
  BonesQrDialog *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && store != NULL && record != NULL, FALSE);

  file = bones_kept_fleet_read (store, record->json, strlen (record->json), error);
  text = file != NULL ? bones_fleet_text_write (file) : NULL;
  code = text != NULL ? bones_qr_code_new (text, error) : NULL;
  if (code == NULL)
    return FALSE;

  called = bones_name_isolate (record->name);
  name = g_strdup_printf (_ ("QR code of %s"), called);
  size = g_strdup_printf (_ ("%u of %d bytes"), (guint) strlen (text), BONES_QR_MOST_BYTES);
  self = g_object_new (BONES_TYPE_QR_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->code = g_steal_pointer (&code);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), record->name);
  gtk_label_set_label (GTK_LABEL (self->size), size);
  bones_name_widget (self->area, name);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw, self, NULL);
  gtk_window_present (GTK_WINDOW (self));
  return TRUE;
}
