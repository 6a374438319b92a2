/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "qr-dialog.h"

#include "fleet-text.h"
#include "name.h"
#include "names.h"
#include "qr-block.h"
#include "text-fit.h"
#include "view-dice.h"

#include "bones-config.h"

#include <string.h>

struct _BonesQrDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *area, *how, *text, *seed, *size;

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
  gtk_widget_class_bind_template_child (widget_class, BonesQrDialog, seed);
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

/* A dialog of the battle of @table that is called @title: @shown in letters, and as a code of
 * @kind. NULL: it does not fit into a code. */
static BonesQrDialog *
new_of_battle (GtkWidget *parent, BonesTable *table, const char *title, const char *kind,
               const char *shown)
{
  g_autofree char *text = g_strdup_printf ("%s %s", kind, shown);
  g_autoptr (BonesQrCode) code = bones_qr_code_new (text, NULL);
  BonesQrDialog *self;

  if (code == NULL)
    return NULL;

  self = new_dialog (parent, g_steal_pointer (&code), bones_table_get_record (table)->title);
  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->text), shown);
  gtk_widget_set_visible (self->text, TRUE);
  return self;
}

static void
present_letters (BonesQrDialog *self)
{
  gtk_window_present (GTK_WINDOW (self));
  gtk_label_select_region (GTK_LABEL (self->text), 0, 0); /* the focus selects it */
}

void
bones_qr_dialog_open_commitment (GtkWidget *parent, BonesTable *table)
{
  g_autofree char *commitment = NULL, *groups = NULL;
  BonesQrDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_TABLE (table));

  commitment = bones_view_commitment (table);
  self =
      new_of_battle (parent, table, _ ("What Binds the Dice"), "crossbones-commitment", commitment);
  if (self == NULL)
    return;

  gtk_label_set_label (
      GTK_LABEL (self->how),
      _ ("This binds the app to its dice before anybody rolls. Keep a picture of it: after the "
         "battle it shows that neither the seed nor a player’s word was changed."));
  groups = bones_text_in_groups (commitment);
  gtk_label_set_label (GTK_LABEL (self->text), groups);
  gtk_widget_remove_css_class (self->text, "title-2");
  gtk_widget_add_css_class (self->text, "monospace");
  gtk_label_set_label (GTK_LABEL (self->size), _ ("It also stands at the top of the log."));
  present_letters (self);
}

/* From what the dice of the battle were made, in lines. */
static char *
tell_seed (BonesTable *table)
{
  g_auto (GStrv) seeds = bones_view_seeds (table), words = bones_view_dice_words (table);
  GString *text = g_string_new (NULL);

  for (char **seed = seeds; *seed != NULL; seed++)
    {
      g_autofree char *groups = bones_text_in_groups (*seed);

      g_string_append (text, text->len > 0 ? "\n" : "");
      g_string_append_printf (text, _ ("Seed of the app’s dice: %s"), groups);
    }

  for (char **word = words; *word != NULL; word++)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("A player’s word: %s"), *word);
    }

  return g_string_free (text, FALSE);
}

void
bones_qr_dialog_open_sign_off (GtkWidget *parent, BonesTable *table)
{
  g_autofree char *sign_off = NULL, *seed = NULL;
  BonesQrDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_TABLE (table));

  sign_off = bones_view_sign_off (table);
  self = sign_off != NULL
             ? new_of_battle (parent, table, _ ("Sign Off"), "crossbones-sign-off", sign_off)
             : NULL;
  if (self == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->how),
                       _ ("Each captain keeps this code: a picture of it, or the letters. Nobody "
                          "can give the battle another course afterwards that has the same code."));
  seed = tell_seed (table);
  gtk_label_set_label (GTK_LABEL (self->seed), seed);
  gtk_widget_set_visible (self->seed, TRUE);
  gtk_label_set_label (GTK_LABEL (self->size),
                       _ ("“crossbones-cli verify --expect CODE” compares."));
  present_letters (self);
}
