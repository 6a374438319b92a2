/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-page.h"

#include "builder-fleet.h"
#include "chosen-file.h"
#include "compat.h"
#include "content-edit.h"
#include "content-import.h"
#include "content-pane.h"
#include "content-side.h"
#include "content-trail.h"
#include "kept-fleet.h"
#include "name.h"
#include "names.h"
#include "new-frame.h"
#include "query.h"
#include "set-list.h"
#include "unshown.h"

#include "bones-config.h"

#include <string.h>

struct _BonesContentPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *toasts, *levels, *sets_box, *leaflet, *sidebar_box;
  BonesContentTrail *trail;

  BonesAppStore *store; /* borrowed */
  GtkWidget *set_list;  /* in sets_box */

  /* The set that is open */
  BonesContentEdit *edit; /* owned; or NULL */
  BonesContentSide *side; /* in sidebar_box */
  AdwToast *toast;        /* the toast that offers undo, while it is shown; or NULL */
};

G_DEFINE_FINAL_TYPE (BonesContentPage, bones_content_page, ADW_TYPE_BIN)

static void
say_trouble (BonesContentPage *self, const char *heading, const char *sentence)
{
  bones_query_tell (GTK_WIDGET (self), heading, sentence);
}

static BonesStore *
get_store (BonesContentPage *self)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store == NULL)
    say_trouble (self, _ ("The database cannot be used"), error->message);

  return store;
}

static void
say_done (BonesContentPage *self, const char *text)
{
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), adw_toast_new (text));
}

/* ---- One set ---- */

static void
undo_clicked (BonesContentPage *self)
{
  if (self->edit == NULL)
    return;

  bones_content_edit_undo (self->edit);
  bones_content_trail_return (self->trail);
}

/* Only one toast at a time: each queued toast would undo the latest change. */
static void
offer_undo (BonesContentPage *self, const char *sentence)
{
  AdwToast *toast;

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);

  g_set_weak_pointer (&self->toast, NULL);
  if (sentence == NULL)
    return;

  toast = adw_toast_new (sentence);
  adw_toast_set_button_label (toast, _ ("Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_clicked), self,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->toast, toast);
  bones_content_trail_remember (self->trail);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), toast);
}

static void
update_actions (BonesContentPage *self)
{
  const gboolean open = self->edit != NULL && bones_content_edit_is_open (self->edit);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "content.add-from", open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "content.import", open || self->edit == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "content.rename", open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "content.delete", open);
}

static void
close_set (BonesContentPage *self)
{
  GtkWidget *child;

  if (self->edit != NULL)
    bones_content_edit_flush (self->edit);

  bones_content_trail_set_edit (self->trail, NULL);
  while ((child = gtk_widget_get_first_child (self->sidebar_box)) != NULL)
    gtk_box_remove (GTK_BOX (self->sidebar_box), child);

  self->side = NULL;
  if (self->edit != NULL)
    g_signal_handlers_disconnect_by_data (self->edit, self);

  offer_undo (self, NULL);
  g_clear_object (&self->edit);
  update_actions (self);
  bones_content_page_reload (self);
}

/* Back to the list of sets, which the keyboard goes to. */
static void
leave_set (BonesContentPage *self)
{
  close_set (self);
  gtk_widget_child_focus (self->set_list, GTK_DIR_TAB_FORWARD);
}

static void
section_chosen (BonesContentPage *self, const BonesSection *section)
{
  if (section != NULL)
    bones_content_trail_show_section (self->trail, section);
  else
    bones_content_trail_show_flaws (self->trail);

  bones_content_trail_focus (self->trail);
}

static void
section_shown (BonesContentPage *self, const BonesSection *section)
{
  bones_content_side_press (self->side, section);
}

/* In a narrow window the list of sections is a page of its own. */
static void
trail_left (BonesContentPage *self)
{
  if (adw_leaflet_get_folded (ADW_LEAFLET (self->leaflet)))
    adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->sidebar_box);
  else
    leave_set (self);
}

/* Shows the sections of the open set, and the first section. */
static void
show_sections (BonesContentPage *self)
{
  const BonesSection *sections = bones_content_edit_get_set (self->edit)->ruleset->schema->sections;
  GtkWidget *side = bones_content_side_new (self->edit, ADW_LEAFLET (self->leaflet));

  self->side = BONES_CONTENT_SIDE (side);
  gtk_box_append (GTK_BOX (self->sidebar_box), side);
  g_signal_connect_object (side, "section", G_CALLBACK (section_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (side, "back", G_CALLBACK (leave_set), self, G_CONNECT_SWAPPED);
  bones_content_trail_set_edit (self->trail, self->edit);
  bones_content_trail_show_section (self->trail, &sections[sections[0].single ? 1 : 0]);
  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), self->sidebar_box);
}

/* Takes @set. */
static void
show_set (BonesContentPage *self, BonesContentSet *set, BonesStore *store)
{
  close_set (self);
  self->edit = bones_content_edit_new (set, store);
  g_signal_connect_object (self->edit, "trouble", G_CALLBACK (say_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->edit, "undoable", G_CALLBACK (offer_undo), self,
                           G_CONNECT_SWAPPED);
  show_sections (self);
  update_actions (self);
  gtk_stack_set_visible_child (GTK_STACK (self->levels), self->leaflet);
  bones_content_side_focus (self->side);
}

static void
open_set (BonesContentPage *self, const BonesRuleset *ruleset, gint64 id)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = get_store (self);
  BonesContentSet *set = store != NULL ? bones_content_set_open (store, ruleset, id, &error) : NULL;

  if (set != NULL)
    show_set (self, set, store);
  else if (store != NULL)
    say_trouble (self, _ ("This set cannot be opened"), error->message);
}

static void
begin_set (BonesContentPage *self, BonesContentSet *set, BonesStore *store)
{
  g_autoptr (GError) error = NULL;

  if (bones_content_set_add (set, store, NULL, &error))
    {
      show_set (self, set, store);
      return;
    }

  say_trouble (self, _ ("This set cannot be stored"), error->message);
  bones_content_set_free (set);
}

/* Copies set @id and opens the copy. */
static void
copy_set (BonesContentPage *self, const BonesRuleset *ruleset, gint64 id)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = get_store (self);
  g_autoptr (BonesContentSet) set =
      store != NULL ? bones_content_set_open (store, ruleset, id, &error) : NULL;

  if (store == NULL)
    return;

  if (set != NULL && id == 0)
    {
      g_free (set->record->name);
      set->record->name = g_strdup (_ ("Our own"));
    }

  if (set != NULL)
    begin_set (self, g_steal_pointer (&set), store);
  else
    say_trouble (self, _ ("This set cannot be copied"), error->message);
}

static void
list_make (BonesContentPage *self, gpointer ruleset)
{
  BonesStore *store = get_store (self);

  if (store != NULL)
    begin_set (self, bones_content_set_blank (ruleset, _ ("New set")), store);
}

static void
frame_made (const BonesRuleset *ruleset, const char *slots, gpointer data)
{
  BonesContentPage *self = data;
  g_autoptr (GError) error = NULL;
  BonesStore *store = get_store (self);
  BonesContentSet *set = store == NULL ? NULL
                         : *slots == '\0'
                             ? bones_content_set_blank (ruleset, _ ("New set"))
                             : bones_content_frame (ruleset, _ ("New set"), slots, &error);

  if (set != NULL)
    begin_set (self, set, store);
  else if (error != NULL)
    say_trouble (self, _ ("This set cannot be made"), error->message);
}

static void
list_frame (BonesContentPage *self, gpointer ruleset)
{
  bones_new_frame_ask (GTK_WIDGET (self), ruleset, frame_made, self);
}

static void
list_copy (BonesContentPage *self, gpointer ruleset, gint64 id)
{
  copy_set (self, ruleset, id);
}

static void
list_open (BonesContentPage *self, gpointer ruleset, gint64 id)
{
  open_set (self, ruleset, id);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);
  const BonesContentSet *set;

  if (self->edit == NULL)
    return;

  bones_content_edit_flush (self->edit);
  set = bones_content_edit_get_set (self->edit);
  copy_set (self, set->ruleset, set->record->id);
}

static void
add_from_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_content_trail_show_others (BONES_CONTENT_PAGE (widget)->trail);
}

/* ---- Renaming, deleting ---- */

typedef struct {
  BonesContentPage *page; /* owned */
  GtkWidget *entry;       /* owned; or NULL */
} Asked;

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_object_unref (asked->page);
  g_clear_object (&asked->entry);
  g_free (asked);
}

static Asked *
asked_new (BonesContentPage *self, GtkWidget *entry)
{
  Asked *asked = g_new0 (Asked, 1);

  asked->page = g_object_ref (self);
  asked->entry = entry != NULL ? g_object_ref_sink (entry) : NULL;
  return asked;
}

static void
renamed (gboolean yes, gpointer data)
{
  const Asked *asked = data;

  if (yes && asked->page->edit != NULL)
    bones_content_edit_rename (asked->page->edit,
                               gtk_editable_get_text (GTK_EDITABLE (asked->entry)));
}

static void
rename_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);
  BonesQuery *query = bones_query_new (widget, _ ("Rename this set"), NULL, _ ("Rename"));
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry),
                         bones_content_edit_get_set (self->edit)->record->name);
  bones_name_widget (entry, _ ("Name of the set"));
  bones_query_set_extra (query, entry);
  bones_query_ask (query, renamed, asked_new (self, entry), asked_free);
}

static void
deleted (gboolean yes, gpointer data)
{
  const Asked *asked = data;
  BonesContentPage *self = asked->page;
  g_autoptr (BonesContentSet) set = NULL;
  g_autoptr (GError) error = NULL;
  const BonesContentSet *open;
  BonesStore *store;

  if (!yes || self->edit == NULL)
    return;

  store = get_store (self);
  bones_content_edit_flush (self->edit);
  open = bones_content_edit_get_set (self->edit);
  set = store != NULL ? bones_content_set_open (store, open->ruleset, open->record->id, &error)
                      : NULL;
  if (set != NULL && bones_content_set_remove (set, store, &error))
    {
      leave_set (self);
      say_done (self, _ ("The set is deleted"));
    }
  else if (error != NULL)
    say_trouble (self, _ ("This set cannot be deleted"), error->message);
}

static void
delete_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);
  BonesQuery *query = bones_query_new_final (
      widget, _ ("Delete this set?"),
      _ ("Battles that began with it continue with their own copy. The set itself does not "
         "come back, unless you exported it."),
      _ ("Delete"));

  bones_query_ask (query, deleted, asked_new (self, NULL), asked_free);
}

/* ---- Files ---- */

static void
save_chosen (GFile *file, gpointer data)
{
  BonesContentPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *said = NULL, *name = NULL, *called = NULL;

  if (file == NULL || self->edit == NULL)
    return;

  bones_content_edit_flush (self->edit);
  text = bones_content_set_to_text (bones_content_edit_get_set (self->edit));
  name = g_file_get_basename (file);
  if (!bones_chosen_file_write (file, text, strlen (text), &error))
    {
      say_trouble (self, _ ("The set was not exported"), error->message);
      return;
    }

  called = bones_name_isolate (name);
  said = g_strdup_printf (_ ("Saved as “%s”"), called);
  say_done (self, said);
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);
  g_autofree char *name = g_strconcat (bones_content_edit_get_set (self->edit)->record->name,
                                       ".crossbones-content", NULL);

  bones_compat_save (widget, _ ("Export the set"), name, save_chosen, g_object_ref (self),
                     g_object_unref);
}

/* Imports a set: into a new one. */
static void
import_set (BonesContentPage *self, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  BonesContentSet *set = bones_content_set_read (text, length, TRUE, &error);
  BonesStore *store = set != NULL ? get_store (self) : NULL;

  if (store != NULL)
    begin_set (self, set, store);
  else if (error != NULL)
    say_trouble (self, _ ("This file was not imported"), error->message);
}

/* Keeps a fleet of the fans' builder, whose ships are those of the open set. */
static void
keep_fleet (BonesContentPage *self, const char *text, gsize length)
{
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *called = NULL, *said = NULL;
  BonesStore *store = get_store (self);
  const BonesSetRecord *set;

  if (store == NULL)
    return;

  bones_content_edit_flush (self->edit);
  set = bones_content_edit_get_set (self->edit)->record;
  record = bones_kept_fleet_import (store, text, length, set->id != 0 ? set->name : "stock", notes,
                                    &error);
  if (record == NULL)
    {
      say_trouble (self, _ ("This fleet was not imported"), error->message);
      return;
    }

  called = bones_name_isolate (record->name);
  said = g_strdup_printf (_ ("Kept as the fleet “%s”"), called);
  say_done (self, said);
  if (notes->len > 0)
    bones_content_trail_show_notes (self->trail, notes);
}

/* Imports ships into the open set, and shows what was not understood. */
static void
import_ships (BonesContentPage *self, const char *name, const char *text, gsize length)
{
  g_autoptr (GPtrArray) notes = NULL;
  const BonesSection *section = bones_content_edit_import (self->edit, name, text, length, &notes);

  if (section == NULL)
    return;

  bones_content_trail_show_section (self->trail, section);
  bones_content_trail_remember (self->trail);
  if (notes->len > 0)
    bones_content_trail_show_notes (self->trail, notes);
}

static void
open_chosen (GFile *file, gpointer data)
{
  BonesContentPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  gsize length = 0;
  const char *text;

  if (file == NULL)
    return;

  bytes = bones_chosen_file_read (file, BONES_CONTENT_MAX_BYTES, &error);
  if (bytes == NULL)
    {
      say_trouble (self, _ ("This file was not imported"), error->message);
      return;
    }

  text = g_bytes_get_data (bytes, &length);
  text = text != NULL ? text : "";
  name = g_file_get_basename (file);
  if (self->edit != NULL && bones_builder_fleet_is (text, length))
    keep_fleet (self, text, length);
  else if (self->edit != NULL)
    import_ships (self, name, text, length);
  else
    import_set (self, text, length);
}

static void
import_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);

  bones_compat_open (widget, self->edit != NULL ? _ ("Import ships") : _ ("Import a set"),
                     open_chosen, g_object_ref (self), g_object_unref);
}

/* ---- The page ---- */

static void
bones_content_page_dispose (GObject *object)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (object);

  g_set_weak_pointer (&self->toast, NULL);
  g_clear_object (&self->edit);
  G_OBJECT_CLASS (bones_content_page_parent_class)->dispose (object);
}

static void
bones_content_page_class_init (BonesContentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_CONTENT_TRAIL);
  G_OBJECT_CLASS (klass)->dispose = bones_content_page_dispose;
  gtk_widget_class_install_action (widget_class, "content.rename", NULL, rename_action);
  gtk_widget_class_install_action (widget_class, "content.add-from", NULL, add_from_action);
  gtk_widget_class_install_action (widget_class, "content.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "content.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "content.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "content.import", NULL, import_action);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/content-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, levels);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, sets_box);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, leaflet);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, sidebar_box);
  gtk_widget_class_bind_template_child (widget_class, BonesContentPage, trail);
}

static void
to_harbour (GtkWidget *page)
{
  gtk_widget_activate_action (page, "win.harbour", NULL);
}

static void
bones_content_page_init (BonesContentPage *self)
{
  BonesContentPane *pane;

  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->levels));
  bones_hide_unshown (GTK_WIDGET (self->leaflet));
  pane = bones_content_pane_new (_ ("Ships and cards"), NULL);
  self->set_list = bones_set_list_new ();
  bones_content_pane_append (pane, self->set_list);
  gtk_box_append (GTK_BOX (self->sets_box), GTK_WIDGET (pane));
  g_signal_connect_object (self->trail, "section", G_CALLBACK (section_shown), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->trail, "leave", G_CALLBACK (trail_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pane, "back", G_CALLBACK (to_harbour), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_list, "open", G_CALLBACK (list_open), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_list, "copy", G_CALLBACK (list_copy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_list, "make", G_CALLBACK (list_make), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->set_list, "frame", G_CALLBACK (list_frame), self,
                           G_CONNECT_SWAPPED);
}

BonesContentPage *
bones_content_page_new (BonesAppStore *store)
{
  BonesContentPage *self = g_object_new (BONES_TYPE_CONTENT_PAGE, NULL);

  g_return_val_if_fail (store != NULL, self);

  self->store = store;
  bones_content_page_reload (self);
  return self;
}

void
bones_content_page_reload (BonesContentPage *self)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_CONTENT_PAGE (self));

  gtk_stack_set_visible_child (GTK_STACK (self->levels), self->sets_box);
  store = get_store (self);
  if (store != NULL && !bones_set_list_reload (BONES_SET_LIST (self->set_list), store, &error))
    say_trouble (self, _ ("The sets cannot be read"), error->message);
}

void
bones_content_page_import (BonesContentPage *self, const char *text, gsize length)
{
  g_return_if_fail (BONES_IS_CONTENT_PAGE (self) && text != NULL);

  import_set (self, text, length);
}
