/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "qr-dialog.h"

#include "fleet-text.h"
#include "names.h"
#include "pane.h"
#include "qr-block.h"
#include "view-dice.h"

#include "bones-config.h"

#include <string.h>

struct _BonesQrDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *area, *how, *text, *size;

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
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, how);
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, text);
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, size);
}

static void
bones_qr_dialog_init (BonesQrDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A new one with @code, which it takes, that is called @name; not presented yet. */
static BonesQrDialog *
new_dialog (GtkWidget *parent, BonesQrCode *code, const char *name)
{
  BonesQrDialog *self =
      g_object_new (BONES_TYPE_QR_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  g_autofree char *called = bones_name_isolate (name);
  g_autofree char *said = g_strdup_printf (_ ("QR code of %s"), called);

  self->code = code;
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), name);
  bones_name_widget (self->area, said);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->area), draw, self, NULL);
  return self;
}

gboolean
bones_qr_dialog_open (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                      GError **error)
{
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (BonesQrCode) code = NULL;
  g_autofree char *text = NULL, *size = NULL;
  BonesQrDialog *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && store != NULL && record != NULL, FALSE);

  file = bones_kept_fleet_read (store, record->json, strlen (record->json), error);
  text = file != NULL ? bones_fleet_text_write (file) : NULL;
  code = text != NULL ? bones_qr_code_new (text, error) : NULL;
  if (code == NULL)
    return FALSE;

  self = new_dialog (parent, g_steal_pointer (&code), record->name);
  size = g_strdup_printf (_ ("%u of %d bytes"), (guint) strlen (text), BONES_QR_MOST_BYTES);
  gtk_label_set_label (GTK_LABEL (self->size), size);
  gtk_window_present (GTK_WINDOW (self));
  return TRUE;
}

void
bones_qr_dialog_open_sign_off (GtkWidget *parent, BonesTable *table)
{
  g_autoptr (BonesQrCode) code = NULL;
  g_autofree char *sign_off = NULL, *text = NULL;
  const char *title;
  BonesQrDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_TABLE (table));

  sign_off = bones_view_sign_off (table);
  if (sign_off == NULL)
    return;

  title = bones_table_get_record (table)->title;
  text = g_strdup_printf ("crossbones-sign-off %s", sign_off);
  code = bones_qr_code_new (text, NULL);
  if (code == NULL)
    return;

  self = new_dialog (parent, g_steal_pointer (&code), title);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Sign Off"));
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), _ ("Sign Off"));
  gtk_label_set_label (GTK_LABEL (self->how),
                       _ ("Each captain keeps this code: a picture of it, or the letters. Nobody "
                          "can give the battle another course afterwards that has the same code."));
  gtk_label_set_label (GTK_LABEL (self->text), sign_off);
  gtk_widget_set_visible (self->text, TRUE);
  gtk_label_set_label (GTK_LABEL (self->size),
                       _ ("“crossbones-cli verify --expect CODE” compares."));
  gtk_window_present (GTK_WINDOW (self));
  gtk_label_select_region (GTK_LABEL (self->text), 0, 0); /* the focus selects it */
}
