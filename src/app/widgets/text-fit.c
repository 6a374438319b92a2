/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-fit.h"

#include "drawn.h"
#include "tooltip.h"

#define LARGE 1.5 /* relative to the normal size */
#define GROUP 16  /* digits */
#define SHORT 12  /* characters that are not cut */
#define LONG 20   /* characters, beyond which a chosen item takes no more room */

gboolean
bones_text_is_large (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  return bones_drawn_scale (widget) >= LARGE;
}

static void
stack (GtkWidget *box)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), bones_text_is_large (box)
                                                            ? GTK_ORIENTATION_VERTICAL
                                                            : GTK_ORIENTATION_HORIZONTAL);
}

void
bones_large_text_follow (GtkWidget *widget, void (*changed) (GtkWidget *widget))
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && changed != NULL);

  g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-xft-dpi",
                           G_CALLBACK (changed), widget, G_CONNECT_SWAPPED);
}

void
bones_large_text_stack (GtkWidget *box)
{
  g_return_if_fail (GTK_IS_BOX (box));

  bones_large_text_follow (box, stack);
  stack (box);
}

static void
wrap_headings (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "heading"))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_headings (child);
}

void
bones_title_wrap (AdwPreferencesGroup *group)
{
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));

  wrap_headings (GTK_WIDGET (group));
}

static void
show_whole (AdwComboRow *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);

  bones_set_tooltip (GTK_WIDGET (row),
                     chosen != NULL ? gtk_string_object_get_string (chosen) : NULL);
}

char *
bones_text_in_groups (const char *digits)
{
  GString *text = g_string_new (digits);

  g_return_val_if_fail (digits != NULL, g_string_free (text, FALSE));

  for (gsize at = GROUP; at < text->len; at += GROUP + 1)
    g_string_insert_c (text, (gssize) at, ' ');

  return g_string_free (text, FALSE);
}

static void
make_chosen (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
fill_chosen (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *chosen = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (chosen));
}

static void
fill_chosen_of_row (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  gboolean is_short;

  fill_chosen (factory, item);
  is_short = g_utf8_strlen (gtk_label_get_text (label), -1) <= SHORT;
  gtk_label_set_ellipsize (label, is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, is_short ? -1 : SHORT);
  gtk_label_set_max_width_chars (label, LONG);
}

/* Shows a chosen string; @fill binds it. */
static GtkListItemFactory *
new_factory (GCallback fill)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (make_chosen), NULL);
  g_signal_connect (factory, "bind", fill, NULL);
  return factory;
}

void
bones_combo_follow (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = new_factory (G_CALLBACK (fill_chosen_of_row));

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row)); /* libadwaita's own */
  adw_combo_row_set_factory (row, factory);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (show_whole), NULL);
  show_whole (row);
}

static void
show_whole_choice (GtkDropDown *menu)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (menu);

  bones_set_tooltip (GTK_WIDGET (menu),
                     chosen != NULL ? gtk_string_object_get_string (chosen) : NULL);
}

void
bones_drop_down_shrink (GtkDropDown *menu)
{
  g_autoptr (GtkListItemFactory) factory = new_factory (G_CALLBACK (fill_chosen));

  g_return_if_fail (GTK_IS_DROP_DOWN (menu));

  gtk_drop_down_set_list_factory (menu,
                                  gtk_drop_down_get_factory (menu)); /* GTK's own, in the list */
  gtk_drop_down_set_factory (menu, factory);
  g_signal_connect (menu, "notify::selected-item", G_CALLBACK (show_whole_choice), NULL);
  show_whole_choice (menu);
}
