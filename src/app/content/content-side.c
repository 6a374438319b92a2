/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-side.h"

#include "content-pane.h"
#include "name.h"
#include "radio.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesContentSide {
  AdwBin parent_instance;

  BonesContentEdit *edit; /* owned */
  BonesContentPane *pane; /* the child */
  GtkWidget *sections;    /* a box of buttons in pane */
  GtkWidget *flaw_button; /* one for each button: the number of flaws */
};

enum { SECTION, BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesContentSide, bones_content_side, ADW_TYPE_BIN)

void
bones_content_side_press (BonesContentSide *self, const BonesSection *section)
{
  g_return_if_fail (BONES_IS_CONTENT_SIDE (self));

  for (GtkWidget *button = gtk_widget_get_first_child (self->sections); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_object_get_data (G_OBJECT (button), "section") == section)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
section_chosen (BonesContentSide *self, GtkWidget *button)
{
  g_signal_emit (self, signals[SECTION], 0, g_object_get_data (G_OBJECT (button), "section"));
}

/* A button of the list. It is pressed while its section is shown, and shows the number of rows
 * and whether any of them has a flaw. */
static GtkWidget *
add_section (BonesContentSide *self, const char *text, const BonesSection *section)
{
  GtkWidget *button = bones_radio_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text), *count = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (count, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (count, "dim");
  gtk_widget_add_css_class (mark, "content-mark");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), count);
  gtk_button_set_child (GTK_BUTTON (button), box);
  bones_name_widget (button, text);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "content-section");
  if (self->flaw_button != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->flaw_button));

  g_object_set_data (G_OBJECT (button), "section", (gpointer) section);
  g_object_set_data (G_OBJECT (button), "label", label);
  g_object_set_data (G_OBJECT (button), "count", count);
  g_object_set_data (G_OBJECT (button), "mark", mark);
  gtk_box_append (GTK_BOX (self->sections), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (section_chosen), self, G_CONNECT_SWAPPED);
  return button;
}

static gboolean
is_flawed (BonesContentSide *self, const BonesSection *section)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);

  for (guint i = 0; i < flaws->len; i++)
    {
      const BonesFlaw *flaw = g_ptr_array_index (flaws, i);

      if (flaw->depth > 0 && g_str_equal (flaw->stops[0].key, section->key))
        return TRUE;
    }

  return FALSE;
}

static void
show_section_state (BonesContentSide *self, GtkWidget *button, const BonesSection *section)
{
  const guint n = bones_content_set_n_rows (bones_content_edit_get_set (self->edit), section);
  const gboolean flawed = is_flawed (self, section);
  g_autofree char *count = section->single ? g_strdup ("") : g_strdup_printf ("%u", n);
  g_autofree char *said =
      g_strdup_printf ("%s %s", count, flawed ? _ ("Something is wrong in it") : "");

  gtk_label_set_label (g_object_get_data (G_OBJECT (button), "count"), count);
  gtk_widget_set_visible (g_object_get_data (G_OBJECT (button), "mark"), flawed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  g_strstrip (said), -1);
}

static void
show_flaw_count (BonesContentSide *self)
{
  const guint n = bones_content_edit_get_flaws (self->edit)->len;
  g_autofree char *text =
      g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", n), n);

  gtk_label_set_label (g_object_get_data (G_OBJECT (self->flaw_button), "label"), text);
  bones_name_widget (self->flaw_button, text);
  gtk_widget_set_visible (self->flaw_button, n > 0);
}

static void
edit_changed (BonesContentSide *self)
{
  const BonesSetRecord *record = bones_content_edit_get_set (self->edit)->record;

  bones_content_pane_set_title (
      self->pane, record->name,
      bones_content_edit_is_open (self->edit) ? NULL : _ ("Came with the program"));
  show_flaw_count (self);
  for (GtkWidget *button = gtk_widget_get_first_child (self->sections); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (button != self->flaw_button)
      show_section_state (self, button, g_object_get_data (G_OBJECT (button), "section"));
}

static void
go_back (BonesContentSide *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

/* The menu of the whole set. */
static GMenuModel *
new_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) last = g_menu_new ();

  g_menu_append (menu, _ ("Add From…"), "content.add-from");
  g_menu_append (menu, _ ("Import Ships…"), "content.import");
  g_menu_append (menu, _ ("Rename…"), "content.rename");
  g_menu_append (menu, _ ("Make a Copy"), "content.copy");
  g_menu_append (menu, _ ("Export…"), "content.export");
  g_menu_append (last, _ ("Delete This Set…"), "content.delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (menu);
}

static void
make_pane (BonesContentSide *self, AdwLeaflet *leaflet)
{
  g_autoptr (GMenuModel) model = new_menu ();
  GtkWidget *menu = gtk_menu_button_new ();

  self->pane = bones_content_pane_new ("", NULL);
  self->sections = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);
  bones_name_widget (self->sections, _ ("Sections"));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), model);
  bones_set_tooltip (menu, _ ("This set"));
  bones_name_widget (menu, _ ("This set"));
  bones_content_pane_append_end (self->pane, menu);
  bones_content_pane_append (self->pane, self->sections);
  gtk_widget_set_hexpand (GTK_WIDGET (self->pane), TRUE);
  bones_content_pane_follow (self->pane, leaflet, TRUE, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->pane));
  g_signal_connect_object (self->pane, "back", G_CALLBACK (go_back), self, G_CONNECT_SWAPPED);
}

static void
bones_content_side_dispose (GObject *object)
{
  g_clear_object (&BONES_CONTENT_SIDE (object)->edit);
  G_OBJECT_CLASS (bones_content_side_parent_class)->dispose (object);
}

static void
bones_content_side_class_init (BonesContentSideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_content_side_dispose;
  signals[SECTION] = g_signal_new ("section", BONES_TYPE_CONTENT_SIDE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[BACK] = g_signal_new ("back", BONES_TYPE_CONTENT_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
bones_content_side_init (BonesContentSide *self)
{
}

GtkWidget *
bones_content_side_new (BonesContentEdit *edit, AdwLeaflet *leaflet)
{
  BonesContentSide *self = g_object_new (BONES_TYPE_CONTENT_SIDE, NULL);
  const BonesSchema *schema;

  g_return_val_if_fail (edit != NULL && ADW_IS_LEAFLET (leaflet), GTK_WIDGET (self));

  self->edit = g_object_ref (edit);
  schema = bones_content_edit_get_set (edit)->ruleset->schema;
  make_pane (self, leaflet);
  self->flaw_button = add_section (self, "", NULL);
  gtk_widget_add_css_class (self->flaw_button, "content-fault");
  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    add_section (self, bones_content_translate (section->name), section);

  g_signal_connect_object (edit, "changed", G_CALLBACK (edit_changed), self, G_CONNECT_SWAPPED);
  edit_changed (self);
  return GTK_WIDGET (self);
}

void
bones_content_side_focus (BonesContentSide *self)
{
  g_return_if_fail (BONES_IS_CONTENT_SIDE (self));

  gtk_widget_child_focus (self->sections, GTK_DIR_TAB_FORWARD);
}
