/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-page-private.h"

#include "pane.h"

#include "bones-config.h"

/* ---- What is wrong ---- */

static void
flaw_chosen (BonesContentPage *self, GtkWidget *button)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "flaw"));

  if (i < flaws->len)
    bones_content_page_go_to_flaw (self, g_ptr_array_index (flaws, i));
}

void
bones_content_page_show_flaws (BonesContentPage *self)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  GtkWidget *group = adw_preferences_group_new ();
  BonesContentPane *pane = bones_content_pane_new (_ ("What is wrong"), NULL);

  self->section = NULL;
  bones_content_page_press (self, NULL);
  bones_content_page_show_pane (self, pane);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("Until it is mended the set cannot be played."));
  for (guint i = 0; i < flaws->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *text =
          bones_flaw_to_text (g_ptr_array_index (flaws, i), bones_content_translate);
      GtkWidget *button = bones_content_row_opens (ADW_ACTION_ROW (row), text);

      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0); /* all of them */
      g_object_set_data (G_OBJECT (button), "flaw", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (flaw_chosen), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }

  bones_content_pane_append (pane, group);
  bones_name_lists (group, _ ("What is wrong"));
}

/* ---- The list of sections ---- */

/* Presses the button of @section; of what is wrong where it is NULL. */
void
bones_content_page_press (BonesContentPage *self, const BonesSection *section)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->sections); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_object_get_data (G_OBJECT (button), "section") == section)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
section_chosen (BonesContentPage *self, GtkWidget *button)
{
  const BonesSection *section = g_object_get_data (G_OBJECT (button), "section");

  if (section != NULL)
    bones_content_page_show_section (self, section);
  else
    bones_content_page_show_flaws (self);

  bones_content_page_focus_trail (self);
}

/* A button of the list: pressed while what it names is shown. At its end stands how many rows there
 * are, and whether something is wrong in them. */
static GtkWidget *
add_section (BonesContentPage *self, const char *text, const BonesSection *section)
{
  GtkWidget *button = gtk_toggle_button_new ();
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
is_flawed (BonesContentPage *self, const BonesSection *section)
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
show_section_state (BonesContentPage *self, GtkWidget *button, const BonesSection *section)
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
show_flaw_count (BonesContentPage *self)
{
  const guint n = bones_content_edit_get_flaws (self->edit)->len;
  g_autofree char *text =
      g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", n), n);

  gtk_label_set_label (g_object_get_data (G_OBJECT (self->flaw_button), "label"), text);
  bones_name_widget (self->flaw_button, text);
  gtk_widget_set_visible (self->flaw_button, n > 0);
}

static void
edit_changed (BonesContentPage *self)
{
  const BonesSetRecord *record = bones_content_edit_get_set (self->edit)->record;

  bones_content_pane_set_title (
      self->side, record->name,
      bones_content_edit_is_open (self->edit) ? NULL : _ ("Came with the program"));
  show_flaw_count (self);
  for (GtkWidget *button = gtk_widget_get_first_child (self->sections); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (button != self->flaw_button)
      show_section_state (self, button, g_object_get_data (G_OBJECT (button), "section"));

  bones_content_page_refresh_trail (self);
}

static void
side_back (BonesContentPage *self)
{
  bones_content_page_close (self);
}

/* What becomes of the set as a whole. */
static GMenuModel *
new_menu (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) last = g_menu_new ();

  g_menu_append (menu, _ ("Rename…"), "content.rename");
  g_menu_append (menu, _ ("Make a Copy"), "content.copy");
  g_menu_append (menu, _ ("Export…"), "content.export");
  g_menu_append (last, _ ("Delete This Set…"), "content.delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (menu);
}

static void
fill_side (BonesContentPage *self)
{
  g_autoptr (GMenuModel) model = new_menu ();
  GtkWidget *menu = gtk_menu_button_new ();

  self->side = bones_content_pane_new ("", NULL);
  self->sections = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu), "view-more-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu), model);
  gtk_widget_set_tooltip_text (menu, _ ("This set"));
  bones_name_widget (menu, _ ("This set"));
  bones_content_pane_append_end (self->side, menu);
  bones_content_pane_append (self->side, self->sections);
  gtk_widget_set_hexpand (GTK_WIDGET (self->side), TRUE);
  bones_content_pane_follow (self->side, ADW_LEAFLET (self->leaflet), TRUE, FALSE);
  gtk_box_append (GTK_BOX (self->sidebar_box), GTK_WIDGET (self->side));
  g_signal_connect_object (self->side, "back", G_CALLBACK (side_back), self, G_CONNECT_SWAPPED);
}

void
bones_content_page_fill (BonesContentPage *self)
{
  const BonesSchema *schema = bones_content_edit_get_set (self->edit)->ruleset->schema;

  bones_content_page_begin_trail (self);
  fill_side (self);
  self->flaw_button = NULL;
  self->flaw_button = add_section (self, "", NULL);
  gtk_widget_add_css_class (self->flaw_button, "content-fault");
  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    add_section (self, bones_content_translate (section->name), section);

  g_signal_connect_object (self->edit, "changed", G_CALLBACK (edit_changed), self,
                           G_CONNECT_SWAPPED);
  edit_changed (self);
  bones_content_page_show_section (self, &schema->sections[schema->sections[0].single ? 1 : 0]);
  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->sidebar_box);
}
