/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-trail.h"

#include "add-from.h"
#include "content-form.h"
#include "content-pane.h"
#include "json-read.h"
#include "name.h"
#include "plan-draft.h"
#include "row-list.h"
#include "text-row.h"
#include "unshown.h"

#include "bones-config.h"

/* A page of the trail. */
typedef struct {
  BonesContentPane *pane; /* the stack's */
  BonesContentForm *form; /* the form of a row; NULL for a section */
  BonesRowList *list;     /* the list of a section; NULL for a row */
  BonesSpot spot;
  JsonObject *values;      /* the values in the form; owned */
  const BonesField *table; /* the table that contains the row; or NULL */
  GtkWidget *plan;         /* the plan of the locations in this row or around it; or NULL */
  const BonesField *drawn; /* the table of the locations */
  gboolean by_plan;        /* the page was opened from the plan below it */
} Place;

struct _BonesContentTrail {
  AdwBin parent_instance;

  GtkStack *panes;             /* the child */
  BonesContentEdit *edit;      /* owned; or NULL */
  const BonesSection *section; /* the section that is shown; NULL: the list of flaws */
  GPtrArray *places;           /* of Place: from the section to the row that is shown */
  BonesSpot remembered;        /* in remembered_section */
  const BonesSection *remembered_section;
};

enum { SECTION, LEAVE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesContentTrail, bones_content_trail, ADW_TYPE_BIN)

static void
place_free (gpointer data)
{
  Place *place = data;

  g_clear_pointer (&place->values, json_object_unref);
  g_free (place);
}

static Place *
last_place (BonesContentTrail *self)
{
  return self->places->len > 0 ? g_ptr_array_index (self->places, self->places->len - 1) : NULL;
}

static JsonArray *
rows_of (JsonObject *values, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (values, key, &rows, NULL);
  return rows;
}

/* The current name of a place. */
static void
name_place (BonesContentTrail *self, Place *place)
{
  const BonesWaypoint *stop = &place->spot.stops[place->spot.depth - 1];
  const char *name =
      bones_content_row_called (bones_content_edit_get_set (self->edit), place->values);
  g_autofree char *number = NULL;

  if (stop->row < 0)
    return;

  number = g_strdup_printf ("%s %d", bones_content_translate (stop->one), stop->row + 1);
  bones_content_pane_set_title (place->pane, name != NULL ? name : number,
                                name != NULL ? bones_content_translate (stop->one) : NULL);
}

/* A plan shows the open row or the row around it. */
static void
show_plan (BonesContentTrail *self, const Place *place)
{
  const BonesContentSet *set = bones_content_edit_get_set (self->edit);
  const Place *around = place->table == place->drawn
                            ? g_ptr_array_index (self->places, self->places->len - 2)
                            : place;

  bones_plan_draft_fill (BONES_PLAN_DRAFT (place->plan), set, place->drawn, around->values,
                         place == around ? -1 : place->spot.stops[place->spot.depth - 1].row);
}

static void
refresh (BonesContentTrail *self)
{
  Place *last = last_place (self);

  for (guint i = 0; i < self->places->len; i++)
    {
      Place *place = g_ptr_array_index (self->places, i);

      if (place->form != NULL)
        name_place (self, place);
    }

  if (last != NULL && last->plan != NULL)
    show_plan (self, last);
}

/* ---- There and back ---- */

/* Returns the focus to where it was before. */
static void
give_back (const Place *below, const Place *last)
{
  const gint at = last->spot.depth > 0 ? last->spot.stops[last->spot.depth - 1].row : 0;
  const guint row = (guint) MAX (at, 0);

  if (below->list != NULL)
    bones_row_list_focus (below->list, row);
  else if (last->by_plan)
    bones_plan_draft_focus (BONES_PLAN_DRAFT (below->plan), row);
  else if (below->form != NULL && last->table != NULL)
    bones_content_form_focus_row (below->form, last->table, row);
}

static void
pop (BonesContentTrail *self)
{
  Place *last = last_place (self);
  Place *below;

  bones_content_edit_flush (self->edit);
  if (self->places->len <= 1)
    {
      g_signal_emit (self, signals[LEAVE], 0);
      return;
    }

  below = g_ptr_array_index (self->places, self->places->len - 2);
  if (below->form != NULL)
    bones_content_form_reload (below->form);

  gtk_stack_set_visible_child (self->panes, GTK_WIDGET (below->pane));
  give_back (below, last);
  gtk_stack_remove (self->panes, GTK_WIDGET (last->pane));
  g_ptr_array_set_size (self->places, (gint) self->places->len - 1);
  if (below->plan != NULL)
    show_plan (self, below);
}

void
bones_content_trail_focus (BonesContentTrail *self)
{
  const Place *last = last_place (self);

  if (last != NULL && last->form == NULL)
    bones_content_pane_focus (last->pane);
}

static void
drop_all (BonesContentTrail *self)
{
  for (guint i = self->places->len; i > 0; i--)
    {
      Place *place = g_ptr_array_index (self->places, i - 1);

      gtk_stack_remove (self->panes, GTK_WIDGET (place->pane));
    }

  g_ptr_array_set_size (self->places, 0);
}

static Place *
push (BonesContentTrail *self, BonesContentPane *pane)
{
  AdwLeaflet *leaflet = ADW_LEAFLET (gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_LEAFLET));
  Place *place = g_new0 (Place, 1);

  place->pane = pane;
  g_ptr_array_add (self->places, place);
  g_signal_connect_object (pane, "back", G_CALLBACK (pop), self, G_CONNECT_SWAPPED);
  if (!bones_content_edit_is_open (self->edit))
    bones_content_pane_show_notice (
        pane, _ ("The stock set stays as it is. Copy it, and change the copy."), _ ("Make a Copy"),
        "content.copy");

  bones_content_pane_follow (pane, leaflet, FALSE, self->places->len == 1);
  gtk_stack_add_child (self->panes, GTK_WIDGET (pane));
  gtk_stack_set_visible_child (self->panes, GTK_WIDGET (pane));
  adw_leaflet_set_visible_child (leaflet, GTK_WIDGET (self));
  return place;
}

/* Leaves the current place for @section (NULL: for the list of flaws). */
static void
begin_section (BonesContentTrail *self, const BonesSection *section)
{
  bones_content_edit_flush (self->edit);
  drop_all (self);
  self->section = section;
  g_signal_emit (self, signals[SECTION], 0, section);
}

/* ---- Forms ---- */

static void push_inner (BonesContentTrail *self, const BonesField *table, guint row);

static void
inner_chosen (BonesContentTrail *self, gpointer table, guint row)
{
  push_inner (self, table, row);
}

static void
put_form (BonesContentTrail *self, Place *place, const BonesField *fields)
{
  GtkWidget *form = bones_content_form_new (self->edit, fields, &place->spot, place->values,
                                            bones_content_edit_get_row (self->edit));

  place->form = BONES_CONTENT_FORM (form);
  g_signal_connect_object (form, "open", G_CALLBACK (inner_chosen), self, G_CONNECT_SWAPPED);
  bones_content_pane_append (place->pane, form);
  name_place (self, place);
  bones_content_form_focus (place->form, NULL);
}

/* Beside the open row, the plan can open another place. */
static void
leave_room (BonesContentTrail *self)
{
  const Place *last = last_place (self);

  if (last->table == last->drawn)
    pop (self);
}

static void
plan_chosen (BonesContentTrail *self, guint row)
{
  const BonesField *table = last_place (self)->drawn;

  leave_room (self);
  push_inner (self, table, row);
  last_place (self)->by_plan = TRUE;
}

static void
plan_field (BonesContentTrail *self, const char *key)
{
  const BonesField *fields = self->section->fields;

  leave_room (self);
  bones_content_form_focus (last_place (self)->form, bones_fields_find (fields, key));
}

static void
add_plan (BonesContentTrail *self, Place *place, const BonesField *table)
{
  place->drawn = table;
  place->plan = bones_plan_draft_new ();
  bones_content_pane_append (place->pane, place->plan);
  g_signal_connect_object (place->plan, "open", G_CALLBACK (plan_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (place->plan, "field", G_CALLBACK (plan_field), self, G_CONNECT_SWAPPED);
  show_plan (self, place);
}

static void
push_row (BonesContentTrail *self, const BonesSection *section, guint row)
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

/* Opens a row of @table, which is part of the row that is shown. */
static void
push_inner (BonesContentTrail *self, const BonesField *table, guint row)
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
row_chosen (BonesContentTrail *self, guint row)
{
  push_row (self, self->section, row);
}

static void
add_clicked (GtkWidget *list)
{
  bones_row_list_add (BONES_ROW_LIST (list), BONES_NEW_ROW);
}

static void
push_list (BonesContentTrail *self, const BonesSection *section)
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
bones_content_trail_show_section (BonesContentTrail *self, const BonesSection *section)
{
  g_return_if_fail (BONES_IS_CONTENT_TRAIL (self) && section != NULL);

  begin_section (self, section);
  if (section->single)
    push_row (self, section, 0);
  else
    push_list (self, section);
}

/* Ctrl+Enter: leaves the row that is open for a new one behind it, or, with Shift, for a copy. */
static void
next_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentTrail *self = BONES_CONTENT_TRAIL (widget);
  const Place *last = last_place (self);
  const BonesField *table = last != NULL ? last->table : NULL;
  const gboolean copies = g_str_equal (action, "trail.next-like");
  gint like;

  if (last == NULL || last->form == NULL || self->places->len < 2
      || !bones_content_edit_is_open (self->edit))
    return;

  like = copies ? last->spot.stops[last->spot.depth - 1].row : BONES_NEW_ROW;
  pop (self);
  if (table != NULL)
    bones_content_form_add_row (last_place (self)->form, table, like);
  else
    bones_row_list_add (last_place (self)->list, like);
}

/* ---- Straight to it ---- */

/* Shows the row at @spot in @section, or the nearest existing place on the way there. */
static void
go_to (BonesContentTrail *self, const BonesSection *section, const BonesSpot *spot)
{
  bones_content_trail_show_section (self, section);
  if (spot->depth > 0 && !section->single && spot->stops[0].row >= 0)
    push_row (self, section, (guint) spot->stops[0].row);

  for (guint i = 1; i < spot->depth; i++)
    {
      const BonesField *fields = i == 1 ? section->fields : last_place (self)->table->fields;
      const guint deep = self->places->len;

      push_inner (self, bones_fields_find (fields, spot->stops[i].key), (guint) spot->stops[i].row);
      if (self->places->len == deep)
        return;
    }
}

/* Copied, because the flaws are computed again on the way. */
static void
go_to_flaw (BonesContentTrail *self, const BonesFlaw *flaw)
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

/* ---- What is wrong ---- */

static void
flaw_chosen (BonesContentTrail *self, GtkWidget *button)
{
  const GPtrArray *flaws = bones_content_edit_get_flaws (self->edit);
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "flaw"));

  if (i < flaws->len)
    go_to_flaw (self, g_ptr_array_index (flaws, i));
}

void
bones_content_trail_show_flaws (BonesContentTrail *self)
{
  const GPtrArray *flaws;
  GtkWidget *group = adw_preferences_group_new ();
  BonesContentPane *pane = bones_content_pane_new (_ ("What is wrong"), NULL);

  g_return_if_fail (BONES_IS_CONTENT_TRAIL (self));

  begin_section (self, NULL);
  push (self, pane);
  flaws = bones_content_edit_get_flaws (self->edit);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("The set cannot be played until this is corrected."));
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

void
bones_content_trail_show_notes (BonesContentTrail *self, GPtrArray *notes)
{
  GtkWidget *group = adw_preferences_group_new ();
  BonesContentPane *pane = bones_content_pane_new (_ ("Not understood"), NULL);

  g_return_if_fail (BONES_IS_CONTENT_TRAIL (self) && notes != NULL);

  push (self, pane);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("Everything else was imported."));
  for (guint i = 0; i < notes->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               bones_text_row_new (g_ptr_array_index (notes, i), NULL));

  bones_content_pane_append (pane, group);
  bones_name_lists (group, _ ("Not understood"));
  bones_content_pane_focus (pane);
}

/* An undo leads back to the section, too. */
static void
rows_added (BonesContentTrail *self, const BonesSection *section)
{
  bones_content_trail_show_section (self, section);
  bones_content_trail_remember (self);
}

void
bones_content_trail_show_others (BonesContentTrail *self)
{
  BonesContentPane *pane;
  GtkWidget *page;

  g_return_if_fail (BONES_IS_CONTENT_TRAIL (self) && self->edit != NULL);

  pane = bones_content_pane_new (_ ("Add from"), NULL);
  begin_section (self, NULL);
  push (self, pane);
  page = bones_add_from_new (self->edit);
  bones_content_pane_append (pane, page);
  bones_content_pane_append_end (pane, bones_add_from_get_button (BONES_ADD_FROM (page)));
  bones_content_pane_focus (pane);
  g_signal_connect_object (page, "added", G_CALLBACK (rows_added), self, G_CONNECT_SWAPPED);
}

void
bones_content_trail_remember (BonesContentTrail *self)
{
  const Place *last = last_place (self);

  self->remembered_section = self->section;
  self->remembered = last != NULL ? last->spot : (BonesSpot){ 0 };
}

void
bones_content_trail_return (BonesContentTrail *self)
{
  const BonesSpot spot = self->remembered;

  if (self->remembered_section != NULL)
    go_to (self, self->remembered_section, &spot);
}

/* ---- The widget ---- */

static void
bones_content_trail_dispose (GObject *object)
{
  BonesContentTrail *self = BONES_CONTENT_TRAIL (object);

  g_clear_object (&self->edit);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_content_trail_parent_class)->dispose (object);
}

static void
bones_content_trail_class_init (BonesContentTrailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_content_trail_dispose;
  signals[SECTION] = g_signal_new ("section", BONES_TYPE_CONTENT_TRAIL, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LEAVE] = g_signal_new ("leave", BONES_TYPE_CONTENT_TRAIL, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "trail.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "trail.next-like", NULL, next_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "trail.next",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK, "trail.next-like", NULL);
}

static void
bones_content_trail_init (BonesContentTrail *self)
{
  self->places = g_ptr_array_new_with_free_func (place_free);
  self->panes = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->panes, FALSE);
  gtk_stack_set_vhomogeneous (self->panes, FALSE);
  bones_hide_unshown (GTK_WIDGET (self->panes));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->panes));
}

void
bones_content_trail_set_edit (BonesContentTrail *self, BonesContentEdit *edit)
{
  g_return_if_fail (BONES_IS_CONTENT_TRAIL (self));

  drop_all (self);
  if (self->edit != NULL)
    g_signal_handlers_disconnect_by_data (self->edit, self);

  g_set_object (&self->edit, edit);
  if (edit != NULL)
    g_signal_connect_object (edit, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}
