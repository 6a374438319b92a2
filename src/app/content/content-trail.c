/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-page-private.h"

#include "content-form.h"
#include "json-read.h"
#include "pane.h"
#include "plan-draft.h"
#include "row-list.h"

#include "bones-config.h"

/* A page of the trail. */
typedef struct {
  BonesContentPane *pane; /* the stack's */
  BonesContentForm *form; /* of a row; else NULL */
  BonesRowList *list;     /* of a section; else NULL */
  BonesSpot spot;
  JsonObject *values;      /* of the form; owned */
  const BonesField *table; /* that its row is of; or NULL */
  GtkWidget *plan;         /* of the locations in it, or beside it; or NULL */
  const BonesField *drawn; /* the table of these */
  gboolean by_plan;        /* it was touched in the plan below it */
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

/* A plan shows the row that is open, or the one around it. */
static void
show_plan (BonesContentPage *self, const Place *place)
{
  const BonesContentSet *set = bones_content_edit_get_set (self->edit);
  const Place *around =
      place->table == place->drawn ? g_ptr_array_index (self->trail, self->trail->len - 2) : place;

  bones_plan_draft_fill (BONES_PLAN_DRAFT (place->plan), set, place->drawn, around->values,
                         place == around ? -1 : place->spot.stops[place->spot.depth - 1].row);
}

void
bones_content_page_refresh_trail (BonesContentPage *self)
{
  Place *last = last_place (self);

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

/* The keyboard is where people came from. */
static void
give_back (const Place *below, const Place *last)
{
  const guint row = (guint) MAX (last->spot.stops[last->spot.depth - 1].row, 0);

  if (below->list != NULL)
    bones_row_list_focus (below->list, row);
  else if (last->by_plan)
    bones_plan_draft_focus (BONES_PLAN_DRAFT (below->plan), row);
  else if (below->form != NULL && last->table != NULL)
    bones_content_form_focus_row (below->form, last->table, row);
}

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
  give_back (below, last);
  gtk_stack_remove (GTK_STACK (self->panes), GTK_WIDGET (last->pane));
  g_ptr_array_set_size (self->trail, (gint) self->trail->len - 1);
  if (below->plan != NULL)
    show_plan (self, below);
}

void
bones_content_page_focus_trail (BonesContentPage *self)
{
  const Place *last = last_place (self);

  if (last != NULL && last->form == NULL)
    bones_content_pane_focus (last->pane);
}

void
bones_content_page_begin_trail (BonesContentPage *self)
{
  if (self->trail == NULL)
    self->trail = g_ptr_array_new_with_free_func (place_free);
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

static Place *
push (BonesContentPage *self, BonesContentPane *pane)
{
  Place *place = g_new0 (Place, 1);

  place->pane = pane;
  g_ptr_array_add (self->trail, place);
  g_signal_connect_object (pane, "back", G_CALLBACK (pop), self, G_CONNECT_SWAPPED);
  if (!bones_content_edit_is_open (self->edit))
    bones_content_pane_say (pane, _ ("The stock set stays as it is. Copy it, and change the copy."),
                            _ ("Make a Copy"), "content.copy");

  bones_content_pane_follow (pane, ADW_LEAFLET (self->leaflet), FALSE, self->trail->len == 1);
  gtk_stack_add_child (GTK_STACK (self->panes), GTK_WIDGET (pane));
  gtk_stack_set_visible_child (GTK_STACK (self->panes), GTK_WIDGET (pane));
  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->panes);
  return place;
}

void
bones_content_page_show_pane (BonesContentPage *self, BonesContentPane *pane)
{
  bones_content_edit_flush (self->edit);
  bones_content_page_drop_trail (self);
  push (self, pane);
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

/* Beside the row that is open there is another place for what else was touched. */
static void
leave_room (BonesContentPage *self)
{
  const Place *last = last_place (self);

  if (last->table == last->drawn)
    pop (self);
}

static void
plan_chosen (BonesContentPage *self, guint row)
{
  const BonesField *table = last_place (self)->drawn;

  leave_room (self);
  push_inner (self, table, row);
  last_place (self)->by_plan = TRUE;
}

static void
plan_field (BonesContentPage *self, const char *key)
{
  const BonesField *fields = self->section->fields;

  leave_room (self);
  bones_content_form_focus (last_place (self)->form, bones_fields_find (fields, key));
}

static void
add_plan (BonesContentPage *self, Place *place, const BonesField *table)
{
  place->drawn = table;
  place->plan = bones_plan_draft_new ();
  bones_content_pane_append (place->pane, place->plan);
  g_signal_connect_object (place->plan, "open", G_CALLBACK (plan_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place->plan, "field", G_CALLBACK (plan_field), self, G_CONNECT_SWAPPED);
  show_plan (self, place);
}

static void
push_row (BonesContentPage *self, const BonesSection *section, guint row)
{
  JsonObject *values = bones_content_edit_open_row (self->edit, section, row);
  Place *place =
      push (self, bones_content_pane_new (bones_content_translate (section->name), NULL));

  place->spot = bones_spot_section (section, section->single ? -1 : (gint) row, NULL);
  place->values = json_object_ref (values);
  for (const BonesField *field = section->fields; field->key != NULL; field++)
    if (field->plan)
      add_plan (self, place, field);

  put_form (self, place, section->fields);
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
    add_plan (self, place, table);

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

  push (self, pane)->list = BONES_ROW_LIST (list);
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
  bones_content_page_press (self, section);
  if (section->single)
    push_row (self, section, 0);
  else
    push_list (self, section);
}

/* ---- Straight to it ---- */

/* Shows the row at @spot in @section: as much of the way there as there is. */
static void
go_to (BonesContentPage *self, const BonesSection *section, const BonesSpot *spot)
{
  bones_content_page_show_section (self, section);
  if (spot->depth > 0 && !section->single && spot->stops[0].row >= 0)
    push_row (self, section, (guint) spot->stops[0].row);

  for (guint i = 1; i < spot->depth; i++)
    {
      const BonesField *fields = i == 1 ? section->fields : last_place (self)->table->fields;
      const guint deep = self->trail->len;

      push_inner (self, bones_fields_find (fields, spot->stops[i].key), (guint) spot->stops[i].row);
      if (self->trail->len == deep)
        return;
    }
}

/* Copied: the flaws are looked up anew on the way. */
void
bones_content_page_go_to_flaw (BonesContentPage *self, const BonesFlaw *flaw)
{
  const BonesSchema *schema = bones_content_edit_get_set (self->edit)->ruleset->schema;
  const BonesField *field = flaw->field;
  BonesSpot spot = { .depth = flaw->depth };

  if (flaw->depth == 0)
    return;

  for (guint i = 0; i < flaw->depth; i++)
    spot.stops[i] = flaw->stops[i];

  go_to (self, bones_schema_section (schema, spot.stops[0].key), &spot);
  if (last_place (self)->form != NULL && field != NULL)
    bones_content_form_focus (last_place (self)->form, field);
}

void
bones_content_page_remember (BonesContentPage *self)
{
  const Place *last = last_place (self);

  self->undone_section = self->section;
  self->undone = last != NULL ? last->spot : (BonesSpot){ 0 };
}

void
bones_content_page_return (BonesContentPage *self)
{
  const BonesSpot spot = self->undone;

  if (self->undone_section != NULL)
    go_to (self, self->undone_section, &spot);
}
