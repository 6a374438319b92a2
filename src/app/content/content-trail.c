/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-page-private.h"

#include "content-form.h"
#include "json-read.h"
#include "pane.h"
#include "plan-grid.h"
#include "row-list.h"

#include "bones-config.h"

/* A page of the trail. */
typedef struct {
  BonesContentPane *pane; /* the stack's */
  BonesContentForm *form; /* of a row; else NULL */
  BonesSpot spot;
  JsonObject *values;      /* of the form; owned */
  const BonesField *table; /* that its row is of; or NULL */
  GtkWidget *plan;         /* the rows beside it; or NULL */
} Place;

static void
place_free (gpointer data)
{
  Place *place = data;

  g_clear_pointer (&place->values, json_object_unref);
  g_free (place);
}

static Place *
last_place (BonesContentPage *self)
{
  return self->trail->len > 0 ? g_ptr_array_index (self->trail, self->trail->len - 1) : NULL;
}

static JsonArray *
rows_of (JsonObject *values, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (values, key, &rows, NULL);
  return rows;
}

/* What a place is called now. */
static void
name_place (Place *place)
{
  const BonesWaypoint *stop = &place->spot.stops[place->spot.depth - 1];
  const char *name = bones_content_row_name (place->values);
  g_autofree char *number = NULL;

  if (stop->row < 0)
    return;

  number = g_strdup_printf ("%s %d", bones_content_translate (stop->one), stop->row + 1);
  bones_content_pane_set_title (place->pane, name != NULL ? name : number,
                                name != NULL ? bones_content_translate (stop->one) : NULL);
}

static void
show_plan (BonesContentPage *self, const Place *place)
{
  const Place *around = g_ptr_array_index (self->trail, self->trail->len - 2);

  bones_plan_grid_fill (BONES_PLAN_GRID (place->plan), place->table,
                        rows_of (around->values, place->table->key),
                        place->spot.stops[place->spot.depth - 1].row);
}

static void
show_count (BonesContentPage *self)
{
  const guint n = bones_content_edit_get_flaws (self->edit)->len;
  g_autofree char *text =
      g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", n), n);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->flaw_button))), text);
  bones_name_widget (self->flaw_button, text);
  gtk_widget_set_visible (self->flaw_button, n > 0);
}

static void
edit_changed (BonesContentPage *self)
{
  const BonesSetRecord *record = bones_content_edit_get_set (self->edit)->record;
  Place *last = last_place (self);

  bones_content_pane_set_title (
      self->side, record->name,
      bones_content_edit_is_open (self->edit) ? NULL : _ ("Came with the program"));
  show_count (self);
  for (guint i = 0; i < self->trail->len; i++)
    {
      Place *place = g_ptr_array_index (self->trail, i);

      if (place->form != NULL)
        name_place (place);
    }

  if (last != NULL && last->plan != NULL)
    show_plan (self, last);
}

/* ---- There and back ---- */

static void
pop (BonesContentPage *self)
{
  Place *last = last_place (self);
  Place *below;

  bones_content_edit_flush (self->edit);
  if (self->trail->len <= 1)
    {
      if (adw_leaflet_get_folded (ADW_LEAFLET (self->leaflet)))
        adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->sidebar_box);
      else
        bones_content_page_close (self);

      return;
    }

  below = g_ptr_array_index (self->trail, self->trail->len - 2);
  if (below->form != NULL)
    bones_content_form_reload (below->form);

  gtk_stack_set_visible_child (GTK_STACK (self->panes), GTK_WIDGET (below->pane));
  gtk_widget_child_focus (GTK_WIDGET (below->pane), GTK_DIR_TAB_FORWARD);
  gtk_stack_remove (GTK_STACK (self->panes), GTK_WIDGET (last->pane));
  g_ptr_array_set_size (self->trail, (gint) self->trail->len - 1);
}

void
bones_content_page_drop_trail (BonesContentPage *self)
{
  for (guint i = self->trail->len; i > 0; i--)
    {
      Place *place = g_ptr_array_index (self->trail, i - 1);

      gtk_stack_remove (GTK_STACK (self->panes), GTK_WIDGET (place->pane));
    }

  g_ptr_array_set_size (self->trail, 0);
}

/* Presses the button of @section; of what is wrong where it is NULL. */
static void
press (BonesContentPage *self, const BonesSection *section)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->sections); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (g_object_get_data (G_OBJECT (button), "section") == section)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static Place *
push (BonesContentPage *self, BonesContentPane *pane)
{
  Place *place = g_new0 (Place, 1);

  place->pane = pane;
  g_ptr_array_add (self->trail, place);
  g_signal_connect_object (pane, "back", G_CALLBACK (pop), self, G_CONNECT_SWAPPED);
  if (!bones_content_edit_is_open (self->edit))
    bones_content_pane_say (pane, _ ("The stock set stays as it is. Copy it, and change the copy."),
                            _ ("Make a copy"), "content.copy");

  bones_content_pane_follow (pane, ADW_LEAFLET (self->leaflet), FALSE, self->trail->len == 1);
  gtk_stack_add_child (GTK_STACK (self->panes), GTK_WIDGET (pane));
  gtk_stack_set_visible_child (GTK_STACK (self->panes), GTK_WIDGET (pane));
  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->panes);
  return place;
}

/* ---- Forms ---- */

static void push_inner (BonesContentPage *self, const BonesField *table, guint row);

static void
inner_chosen (BonesContentPage *self, gpointer table, guint row)
{
  push_inner (self, table, row);
}

static void
put_form (BonesContentPage *self, Place *place, const BonesField *fields)
{
  GtkWidget *form = bones_content_form_new (self->edit, fields, &place->spot, place->values,
                                            bones_content_edit_get_row (self->edit));

  place->form = BONES_CONTENT_FORM (form);
  g_signal_connect_object (form, "open", G_CALLBACK (inner_chosen), self, G_CONNECT_SWAPPED);
  bones_content_pane_append (place->pane, form);
  name_place (place);
  bones_content_form_focus (place->form, NULL);
}

static void
push_row (BonesContentPage *self, const BonesSection *section, guint row)
{
  JsonObject *values = bones_content_edit_open_row (self->edit, section, row);
  Place *place =
      push (self, bones_content_pane_new (bones_content_translate (section->name), NULL));

  place->spot = bones_spot_section (section, section->single ? -1 : (gint) row, NULL);
  place->values = json_object_ref (values);
  put_form (self, place, section->fields);
}

static void
plan_chosen (BonesContentPage *self, guint row)
{
  const BonesField *table = last_place (self)->table;

  pop (self);
  push_inner (self, table, row);
}

/* A row of @table, which is in the row that is shown. */
static void
push_inner (BonesContentPage *self, const BonesField *table, guint row)
{
  const Place *around = last_place (self);
  JsonArray *rows = rows_of (around->values, table->key);
  JsonNode *node = rows != NULL && row < json_array_get_length (rows)
                       ? json_array_get_element (rows, row)
                       : NULL;
  const BonesSpot spot = bones_spot_table (&around->spot, table, (gint) row, NULL);
  Place *place;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;

  place = push (self, bones_content_pane_new (bones_content_translate (table->one), NULL));
  place->spot = spot;
  place->table = table;
  place->values = json_object_ref (json_node_get_object (node));
  if (table->plan)
    {
      place->plan = bones_plan_grid_new ();
      bones_content_pane_append (place->pane, place->plan);
      g_signal_connect_object (place->plan, "open", G_CALLBACK (plan_chosen), self,
                               G_CONNECT_SWAPPED);
      show_plan (self, place);
    }

  put_form (self, place, table->fields);
}

/* ---- Sections ---- */

static void
row_chosen (BonesContentPage *self, guint row)
{
  push_row (self, self->section, row);
}

static void
add_clicked (GtkWidget *list)
{
  bones_row_list_add (BONES_ROW_LIST (list));
}

static void
push_list (BonesContentPage *self, const BonesSection *section)
{
  GtkWidget *list = bones_row_list_new (self->edit, section);
  BonesContentPane *pane = bones_content_pane_new (bones_content_translate (section->name), NULL);

  push (self, pane);
  bones_content_pane_append (pane, list);
  g_signal_connect_object (list, "open", G_CALLBACK (row_chosen), self, G_CONNECT_SWAPPED);
  if (bones_content_edit_is_open (self->edit))
    {
      g_autofree char *name =
          g_strdup_printf (_ ("Add: %s"), bones_content_translate (section->one));
      GtkWidget *button = bones_content_button_new ("list-add-symbolic", name);

      bones_content_pane_append_end (pane, button);
      g_signal_connect_object (button, "clicked", G_CALLBACK (add_clicked), list,
                               G_CONNECT_SWAPPED);
    }
}

void
bones_content_page_show_section (BonesContentPage *self, const BonesSection *section)
{
  bones_content_edit_flush (self->edit);
  bones_content_page_drop_trail (self);
  self->section = section;
  press (self, section);
  if (section->single)
    push_row (self, section, 0);
  else
    push_list (self, section);
}

/* ---- What is wrong ---- */

/* Goes to where @flaw is. */
static void
go_to (BonesContentPage *self, const BonesFlaw *flaw)
{
  const BonesRuleset *ruleset = bones_content_edit_get_set (self->edit)->ruleset;
  const BonesField *field = flaw->field;
  BonesSpot spot = { .depth = flaw->depth };

  for (guint i = 0; i < flaw->depth; i++)
    spot.stops[i] = flaw->stops[i];

  /* Copied: the flaws are looked up anew on the way. */
  for (guint i = 0; i < spot.depth; i++)
    if (i == 0)
      {
        const BonesSection *section = bones_schema_section (ruleset->schema, spot.stops[0].key);

        bones_content_page_show_section (self, section);
        if (spot.stops[0].row >= 0)
          push_row (self, section, (guint) spot.stops[0].row);
      }
    else
      {
        const BonesField *fields =
            i == 1 ? self->section->fields : last_place (self)->table->fields;

        push_inner (self, bones_fields_find (fields, spot.stops[i].key), (guint) spot.stops[i].row);
      }

  if (last_place (self)->form != NULL && field != NULL)
    bones_content_form_focus (last_place (self)->form, field);
}

static void
flaw_chosen (BonesContentPage *self, GtkWidget *button)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "flaw"));

  if (i < flaws->len)
    go_to (self, g_ptr_array_index (flaws, i));
}

void
bones_content_page_show_flaws (BonesContentPage *self)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  GtkWidget *group = adw_preferences_group_new ();
  BonesContentPane *pane = bones_content_pane_new (_ ("What is wrong"), NULL);

  bones_content_page_drop_trail (self);
  press (self, NULL);
  push (self, pane);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("Until it is mended the set cannot be played."));
  for (guint i = 0; i < flaws->len; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *text =
          bones_flaw_to_text (g_ptr_array_index (flaws, i), bones_content_translate);
      GtkWidget *button = bones_content_row_opens (ADW_ACTION_ROW (row), text);

      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 3);
      g_object_set_data (G_OBJECT (button), "flaw", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (flaw_chosen), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }

  bones_content_pane_append (pane, group);
  bones_name_lists (group, _ ("What is wrong"));
}

/* ---- The list of sections ---- */

static void
section_chosen (BonesContentPage *self, GtkWidget *button)
{
  const BonesSection *section = g_object_get_data (G_OBJECT (button), "section");

  if (section != NULL)
    bones_content_page_show_section (self, section);
  else
    bones_content_page_show_flaws (self);
}

/* A button of the list: pressed while what it names is shown. */
static GtkWidget *
add_section (BonesContentPage *self, const char *text, const BonesSection *section)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (button), label);
  bones_name_widget (button, text);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "content-section");
  if (self->flaw_button != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->flaw_button));

  g_object_set_data (G_OBJECT (button), "section", (gpointer) section);
  gtk_box_append (GTK_BOX (self->sections), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (section_chosen), self, G_CONNECT_SWAPPED);
  return button;
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

  g_menu_append (menu, _ ("Rename …"), "content.rename");
  g_menu_append (menu, _ ("Make a copy"), "content.copy");
  g_menu_append (menu, _ ("Export …"), "content.export");
  g_menu_append (last, _ ("Delete this set …"), "content.delete");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (menu);
}

static void
fill_side (BonesContentPage *self)
{
  g_autoptr (GMenuModel) model = new_menu ();
  GtkWidget *menu = gtk_menu_button_new ();

  self->side = bones_content_pane_new ("", NULL);
  self->sections = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
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

  if (self->trail == NULL)
    self->trail = g_ptr_array_new_with_free_func (place_free);

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
