/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleets-page.h"

#include "analysis-window.h"
#include "chosen-file.h"
#include "compat.h"
#include "content.h"
#include "fleet-files.h"
#include "fleet-history.h"
#include "fleet-list.h"
#include "fleet-share.h"
#include "names-dialog.h"
#include "names.h"
#include "nothing.h"
#include "pane.h"
#include "qr-dialog.h"
#include "query.h"
#include "ready-made.h"
#include "registry.h"
#include "ship-silhouette.h"
#include "systems.h"
#include "unshown.h"

#include "bones-config.h"

#include <string.h>

#define UNDO_SECONDS 10

struct _BonesFleetsPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *toasts, *levels, *list_box, *new_button, *empty_new_button, *room, *empty, *list,
      *chosen_bar, *chosen_label;
  BonesFleetHistory *history;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;
  AdwToast *toast;      /* the one that offers undo, while it is shown; or NULL */
  GPtrArray *removed;   /* owned: of BonesRemovedFleet, what undo brings back; or NULL */
  BonesFleetItem *open; /* owned: the fleet whose history is shown; or NULL */
  gboolean archive, choosing;
};

enum { PROP_0, PROP_ARCHIVE, PROP_CHOOSING, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { RESUME, EDIT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetsPage, bones_fleets_page, ADW_TYPE_BIN)

static void
say_trouble (BonesFleetsPage *self, const char *heading, const GError *error)
{
  bones_query_tell (GTK_WIDGET (self), heading, error->message);
}

static BonesStore *
get_store (BonesFleetsPage *self)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store == NULL)
    say_trouble (self, _ ("The database cannot be used"), error);
  return store;
}

static BonesFleetList *
get_list (BonesFleetsPage *self)
{
  return BONES_FLEET_LIST (self->list);
}

static void
update (BonesFleetsPage *self)
{
  const gboolean any = bones_fleet_list_count (get_list (self)) > 0;

  gtk_stack_set_visible_child (GTK_STACK (self->room), any ? self->list : self->empty);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleets.undo", self->removed != NULL);
}

/* ---- Toasts ---- */

static void
say_done (BonesFleetsPage *self, const char *text)
{
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), adw_toast_new (text));
}

/* What cannot be undone any longer is gone for good. */
static void
forget_removed (BonesFleetsPage *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_weak_pointer (&self->toast, NULL);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
}

static void
offer_undo (BonesFleetsPage *self, const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "fleets.undo");
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), toast);
}

/* ---- One fleet more, or less ---- */

/* Adds @record, which it takes, to the list. */
static void
show_new (BonesFleetsPage *self, BonesStore *store, BonesFleetRecord *record)
{
  g_autoptr (BonesFleetItem) item = bones_fleet_item_new (store, record, NULL);

  if (self->archive != record->archived)
    g_object_set (self, "archive", record->archived, NULL);
  bones_fleet_list_add (get_list (self), item);
  update (self);
  bones_fleet_list_focus (get_list (self), item);
}

static char *
write_new (BonesStore *store, const BonesRuleset *ruleset, const char *name, GError **error)
{
  g_autoptr (BonesSetup) setup = bones_ready_setup (ruleset, error);
  g_autoptr (GBytes) content = setup != NULL ? bones_content_get (ruleset, error) : NULL;
  g_autoptr (BonesRoster) roster = content != NULL ? bones_ready_roster (setup, 0, name) : NULL;

  return roster != NULL ? bones_kept_fleet_from_battle (store, setup, roster,
                                                        g_bytes_get_data (content, NULL), error)
                        : NULL;
}

/* "New Fleet", or "New Fleet 2" if there is one. */
static char *
find_name (BonesStore *store)
{
  g_autofree char *name = g_strdup (_ ("New Fleet"));

  for (guint i = 2;; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BonesFleetRecord) record = bones_kept_fleet_find (store, name, &error);

      if (record == NULL)
        return g_steal_pointer (&name);
      g_free (name);
      name = g_strdup_printf (_ ("New Fleet %u"), i);
    }
}

/* A new fleet begins as the ready-made one. */
static void
make_fleet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (widget);
  const BonesRuleset *ruleset = bones_ruleset_find (g_variant_get_string (parameter, NULL));
  BonesStore *store = ruleset != NULL ? get_store (self) : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL, *text = NULL;
  BonesFleetRecord *record;

  if (store == NULL)
    return;

  name = find_name (store);
  text = write_new (store, ruleset, name, &error);
  record = text != NULL ? bones_kept_fleet_add (store, text, strlen (text), &error) : NULL;
  if (record != NULL)
    show_new (self, store, record);
  else
    say_trouble (self, _ ("The fleet cannot be stored"), error);
}

static void
copy_fleet (BonesFleetsPage *self, BonesFleetItem *item)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;
  BonesFleetRecord *record;

  if (store == NULL)
    return;

  record = bones_kept_fleet_copy (store, bones_fleet_item_get_record (item), NULL, &error);
  if (record != NULL)
    show_new (self, store, record);
  else
    say_trouble (self, _ ("The fleet cannot be copied"), error);
}

static void
archive_fleet (BonesFleetsPage *self, BonesFleetItem *item, gboolean archived)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return;

  if (!bones_store_archive_fleet (store, bones_fleet_item_get_record (item)->id, archived, &error))
    {
      say_trouble (self, _ ("The fleet cannot be moved"), error);
      return;
    }

  bones_fleet_list_archive (get_list (self), item, archived);
  say_done (self,
            archived ? _ ("The fleet is in the archive") : _ ("The fleet is out of the archive"));
}

/* Deletes @items; those that cannot be deleted stay. */
static void
delete_fleets (BonesFleetsPage *self, GPtrArray *items)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (store == NULL)
    return;

  forget_removed (self);
  self->removed = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_removed_fleet_free);
  for (guint i = 0; i < items->len && error == NULL; i++)
    {
      BonesFleetItem *item = g_ptr_array_index (items, i);
      BonesRemovedFleet *removed =
          bones_store_take_fleet (store, bones_fleet_item_get_record (item)->id, &error);

      if (removed == NULL)
        break;
      g_ptr_array_add (self->removed, removed);
      bones_fleet_list_remove (get_list (self), item);
    }
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u fleet is deleted",
                                       "%u fleets are deleted", self->removed->len),
                          self->removed->len);
  if (self->removed->len > 0)
    offer_undo (self, text);
  else
    forget_removed (self);
  update (self);
  if (bones_fleet_list_count (get_list (self)) == 0)
    gtk_widget_grab_focus (self->empty_new_button);
  if (error != NULL)
    say_trouble (self, _ ("The fleet cannot be deleted"), error);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (widget);
  BonesStore *store = self->removed != NULL ? get_store (self) : NULL;
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return;

  for (guint i = 0; i < self->removed->len && error == NULL; i++)
    bones_store_return_fleet (store, g_ptr_array_index (self->removed, i), &error);
  forget_removed (self);
  bones_fleets_page_reload (self);
  if (error != NULL)
    say_trouble (self, _ ("The fleet cannot be brought back"), error);
}

/* ---- Files ---- */

/* Fleets that wait until it is known where they go to. */
typedef struct {
  BonesFleetsPage *page; /* owned */
  GPtrArray *items;      /* owned: of BonesFleetItem */
} Going;

static Going *
going_new (BonesFleetsPage *self, GPtrArray *items)
{
  Going *going = g_new (Going, 1);

  *going = (Going){ g_object_ref (self), g_ptr_array_ref (items) };
  return going;
}

static void
going_free (gpointer data)
{
  Going *going = data;

  g_object_unref (going->page);
  g_ptr_array_unref (going->items);
  g_free (going);
}

/* Their records, borrowed. The caller unrefs the array. */
static GPtrArray *
records_of (const GPtrArray *items)
{
  GPtrArray *records = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (records,
                     (gpointer) bones_fleet_item_get_record (g_ptr_array_index (items, i)));
  return records;
}

static void
say_saved (BonesFleetsPage *self, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *called = bones_name_isolate (name);
  g_autofree char *text = g_strdup_printf (_ ("Saved as “%s”"), called);

  say_done (self, text);
}

static void
export_chosen (GFile *file, gpointer data)
{
  const Going *going = data;
  g_autoptr (GPtrArray) records = records_of (going->items);
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;

  if (records->len == 1 ? bones_fleet_export (records->pdata[0], file, &error)
                        : bones_fleet_export_all (records, file, &error))
    say_saved (going->page, file);
  else
    say_trouble (going->page, _ ("The fleets were not exported"), error);
}

static void
export_fleets (BonesFleetsPage *self, GPtrArray *items)
{
  const BonesFleetRecord *first = bones_fleet_item_get_record (g_ptr_array_index (items, 0));
  g_autofree char *own = bones_fleet_file_name (first);
  g_autofree char *name = g_strconcat (own, ".crossbones-fleet", NULL);

  if (items->len == 1)
    bones_compat_save (GTK_WIDGET (self), _ ("Export the Fleet"), name, export_chosen,
                       going_new (self, items), going_free);
  else
    bones_compat_choose_folder (GTK_WIDGET (self), _ ("Export the Fleets"), export_chosen,
                                going_new (self, items), going_free);
}

static void
print_chosen (GFile *file, gpointer data)
{
  const Going *going = data;
  g_autoptr (GPtrArray) records = records_of (going->items);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;
  BonesStore *store = file != NULL ? get_store (going->page) : NULL;

  if (store == NULL)
    return;

  pdf = bones_fleet_to_pdf (store, records, going->page->settings, &error);
  if (pdf != NULL
      && bones_chosen_file_write (file, g_bytes_get_data (pdf, NULL), g_bytes_get_size (pdf),
                                  &error))
    say_saved (going->page, file);
  else
    say_trouble (going->page, _ ("The fleets were not printed"), error);
}

static void
print_fleet (BonesFleetsPage *self, BonesFleetItem *item)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;

  if (store != NULL
      && !bones_fleet_print (GTK_WIDGET (self), store, bones_fleet_item_get_record (item),
                             self->settings, &error))
    say_trouble (self, _ ("The fleet cannot be printed"), error);
}

static void
print_fleets (BonesFleetsPage *self, GPtrArray *items)
{
  if (items->len == 1)
    print_fleet (self, g_ptr_array_index (items, 0));
  else
    bones_compat_save (GTK_WIDGET (self), _ ("Print as PDF"), _ ("Fleets.pdf"), print_chosen,
                       going_new (self, items), going_free);
}

void
bones_fleets_page_import (BonesFleetsPage *self, GFile *file)
{
  BonesStore *store;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  BonesFleetRecord *record;

  g_return_if_fail (BONES_IS_FLEETS_PAGE (self) && G_IS_FILE (file));

  store = get_store (self);
  if (store == NULL)
    return;

  record = bones_fleet_import (store, file, notes, &error);
  if (record == NULL)
    {
      say_trouble (self, _ ("This file was not imported"), error);
      return;
    }

  bones_fleet_say_left_out (GTK_WIDGET (self), record, notes);
  show_new (self, store, record);
}

static void
import_chosen (GFile *file, gpointer data)
{
  if (file != NULL)
    bones_fleets_page_import (BONES_FLEETS_PAGE (data), file);
}

static void
import_fleet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_compat_open (widget, _ ("Import a Fleet"), import_chosen, g_object_ref (widget),
                     g_object_unref);
}

/* ---- Text ---- */

static void
copy_text (BonesFleetsPage *self, BonesFleetItem *item)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return;

  if (bones_fleet_copy_text (GTK_WIDGET (self), store, bones_fleet_item_get_record (item), &error))
    say_done (self, _ ("The text of the fleet is copied"));
  else
    say_trouble (self, _ ("The fleet cannot be copied"), error);
}

static void
show_qr (BonesFleetsPage *self, BonesFleetItem *item)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;

  if (store != NULL
      && !bones_qr_dialog_open (GTK_WIDGET (self), store, bones_fleet_item_get_record (item),
                                &error))
    say_trouble (self, _ ("There is no QR code of this fleet"), error);
}

static void
pasted (GtkWidget *widget, BonesFleetRecord *record)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (widget);

  show_new (self, get_store (self), record);
}

static void
paste_fleet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesStore *store = get_store (BONES_FLEETS_PAGE (widget));

  if (store != NULL)
    bones_fleet_paste (widget, store, pasted);
}

/* ---- What people do with them ---- */

static void
close_history (BonesFleetsPage *self)
{
  gtk_stack_set_visible_child (GTK_STACK (self->levels), self->list_box);
  if (self->open != NULL)
    bones_fleet_list_focus (get_list (self), self->open);
  g_clear_object (&self->open);
}

static void
open_fleet (BonesFleetsPage *self, BonesFleetItem *item)
{
  BonesStore *store = get_store (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) battles = NULL;

  if (store == NULL)
    return;

  battles = bones_store_list_fleet_battles (store, bones_fleet_item_get_record (item)->id, &error);
  if (battles == NULL)
    {
      say_trouble (self, _ ("The battles cannot be read"), error);
      return;
    }

  g_set_object (&self->open, item);
  gtk_stack_set_visible_child (GTK_STACK (self->levels), GTK_WIDGET (self->history));
  bones_fleet_history_show (self->history, self->store, item, battles);
}

static void
edit_fleet (BonesFleetsPage *self, BonesFleetItem *item)
{
  g_signal_emit (self, signals[EDIT], 0, bones_fleet_item_get_record (item)->id);
}

static void
edit_open (BonesFleetsPage *self)
{
  if (self->open != NULL)
    edit_fleet (self, self->open);
}

static BonesRosterFile *
read_item (BonesFleetsPage *self, BonesStore *store, BonesFleetItem *item)
{
  const BonesFleetRecord *record = bones_fleet_item_get_record (item);
  g_autoptr (GError) error = NULL;
  BonesRosterFile *file =
      bones_kept_fleet_read (store, record->json, strlen (record->json), &error);

  if (file == NULL)
    say_trouble (self, _ ("The fleet cannot be read"), error);
  return file;
}

/* One fleet, or two of one game side by side. */
static void
analyse (BonesFleetsPage *self, BonesFleetItem *item, BonesFleetItem *other)
{
  BonesStore *store = get_store (self);
  g_autoptr (BonesRosterFile) file = store != NULL ? read_item (self, store, item) : NULL;
  g_autoptr (BonesRosterFile) beside =
      file != NULL && other != NULL ? read_item (self, store, other) : NULL;

  if (file != NULL && (other == NULL || beside != NULL))
    bones_analysis_window_open (GTK_WIDGET (self), g_steal_pointer (&file),
                                g_steal_pointer (&beside));
}

static gboolean
can_compare (const GPtrArray *chosen)
{
  return chosen->len == 2
         && g_str_equal (bones_fleet_item_get_record (g_ptr_array_index (chosen, 0))->ruleset,
                         bones_fleet_item_get_record (g_ptr_array_index (chosen, 1))->ruleset);
}

static void
act (BonesFleetsPage *self, BonesFleetItem *item, const char *what)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (items, g_object_ref (item));
  if (g_str_equal (what, "open"))
    open_fleet (self, item);
  else if (g_str_equal (what, "edit"))
    edit_fleet (self, item);
  else if (g_str_equal (what, "copy"))
    copy_fleet (self, item);
  else if (g_str_equal (what, "copy-text"))
    copy_text (self, item);
  else if (g_str_equal (what, "qr"))
    show_qr (self, item);
  else if (g_str_equal (what, "archive") || g_str_equal (what, "unarchive"))
    archive_fleet (self, item, g_str_equal (what, "archive"));
  else if (g_str_equal (what, "delete"))
    delete_fleets (self, items);
  else if (g_str_equal (what, "export"))
    export_fleets (self, items);
  else if (g_str_equal (what, "print"))
    print_fleets (self, items);
  else if (g_str_equal (what, "analysis"))
    analyse (self, item, NULL);
}

static void
show_chosen (BonesFleetsPage *self)
{
  static const char *const actions[] = { "fleets.export-chosen", "fleets.print-chosen",
                                         "fleets.delete-chosen" };
  g_autoptr (GPtrArray) chosen = NULL;
  g_autofree char *text = NULL;

  if (!self->choosing)
    return;

  chosen = bones_fleet_list_get_chosen (get_list (self));
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u chosen", "%u chosen", chosen->len),
                          chosen->len);
  gtk_label_set_label (GTK_LABEL (self->chosen_label), text);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], chosen->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleets.compare-chosen", can_compare (chosen));
}

static void
act_on_chosen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (widget);
  g_autoptr (GPtrArray) chosen = bones_fleet_list_get_chosen (get_list (self));

  if (g_str_equal (action, "fleets.export-chosen"))
    export_fleets (self, chosen);
  else if (g_str_equal (action, "fleets.print-chosen"))
    print_fleets (self, chosen);
  else if (g_str_equal (action, "fleets.compare-chosen"))
    analyse (self, g_ptr_array_index (chosen, 0), g_ptr_array_index (chosen, 1));
  else
    {
      g_object_set (self, "choosing", FALSE, NULL);
      delete_fleets (self, chosen);
    }
}

static void
show_names (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_names_dialog_open (widget, BONES_FLEETS_PAGE (widget)->settings);
}

static void
choose_all (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_fleet_list_choose_all (get_list (BONES_FLEETS_PAGE (widget)));
}

static void
find (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_fleet_list_find (get_list (BONES_FLEETS_PAGE (widget)));
}

/* Leaves the choice, or else the page. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (BONES_FLEETS_PAGE (widget)->choosing)
    g_object_set (widget, "choosing", FALSE, NULL);
  else
    gtk_widget_activate_action (widget, "win.harbour", NULL);
}

static void
resume (BonesFleetsPage *self, gint64 game)
{
  g_signal_emit (self, signals[RESUME], 0, game);
}

/* ---- The page ---- */

static void
bones_fleets_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ARCHIVE)
    g_value_set_boolean (value, BONES_FLEETS_PAGE (object)->archive);
  else if (id == PROP_CHOOSING)
    g_value_set_boolean (value, BONES_FLEETS_PAGE (object)->choosing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_fleets_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (object);

  if (id == PROP_ARCHIVE)
    {
      self->archive = g_value_get_boolean (value);
      bones_fleet_list_show_archive (get_list (self), self->archive);
    }
  else if (id == PROP_CHOOSING)
    {
      self->choosing = g_value_get_boolean (value);
      bones_fleet_list_set_choosing (get_list (self), self->choosing);
      gtk_widget_set_visible (self->chosen_bar, self->choosing);
      show_chosen (self);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_fleets_page_dispose (GObject *object)
{
  BonesFleetsPage *self = BONES_FLEETS_PAGE (object);

  g_set_weak_pointer (&self->toast, NULL);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_clear_object (&self->open);
  G_OBJECT_CLASS (bones_fleets_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "fleets.new", "s", make_fleet);
  gtk_widget_class_install_action (klass, "fleets.import", NULL, import_fleet);
  gtk_widget_class_install_action (klass, "fleets.paste", NULL, paste_fleet);
  gtk_widget_class_install_action (klass, "fleets.names", NULL, show_names);
  gtk_widget_class_install_action (klass, "fleets.undo", NULL, undo);
  gtk_widget_class_install_action (klass, "fleets.find", NULL, find);
  gtk_widget_class_install_action (klass, "fleets.leave", NULL, leave);
  gtk_widget_class_install_action (klass, "fleets.choose-all", NULL, choose_all);
  gtk_widget_class_install_action (klass, "fleets.export-chosen", NULL, act_on_chosen);
  gtk_widget_class_install_action (klass, "fleets.print-chosen", NULL, act_on_chosen);
  gtk_widget_class_install_action (klass, "fleets.delete-chosen", NULL, act_on_chosen);
  gtk_widget_class_install_action (klass, "fleets.compare-chosen", NULL, act_on_chosen);
  gtk_widget_class_install_property_action (klass, "fleets.archive", "archive");
  gtk_widget_class_install_property_action (klass, "fleets.choosing", "choosing");
}

static void
install_properties (GObjectClass *klass)
{
  klass->get_property = bones_fleets_page_get_property;
  klass->set_property = bones_fleets_page_set_property;
  props[PROP_ARCHIVE] = g_param_spec_boolean ("archive", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_CHOOSING] = g_param_spec_boolean ("choosing", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_PROPS, props);
}

static void
bones_fleets_page_class_init (BonesFleetsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleets_page_dispose;
  install_properties (G_OBJECT_CLASS (klass));
  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_FLEETS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[EDIT] = g_signal_new ("edit", BONES_TYPE_FLEETS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  install_actions (widget_class);
  g_type_ensure (BONES_TYPE_FLEET_HISTORY);
  g_type_ensure (BONES_TYPE_FLEET_LIST);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleets-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, levels);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, list_box);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, empty_new_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, room);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, empty);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, list);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, chosen_bar);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, chosen_label);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetsPage, history);
  gtk_widget_class_bind_template_callback (widget_class, act);
  gtk_widget_class_bind_template_callback (widget_class, close_history);
  gtk_widget_class_bind_template_callback (widget_class, edit_open);
  gtk_widget_class_bind_template_callback (widget_class, resume);
  gtk_widget_class_bind_template_callback (widget_class, show_chosen);
}

/* The rule systems that a new fleet can be of. */
static void
fill_new_menus (BonesFleetsPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  for (const BonesRuleset *const *system = bones_systems (); *system != NULL; system++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (bones_system_name (*system), NULL);

      g_menu_item_set_action_and_target (item, "fleets.new", "s", (*system)->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->new_button), G_MENU_MODEL (menu));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->empty_new_button), G_MENU_MODEL (menu));
}

static void
bones_fleets_page_init (BonesFleetsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->levels));
  bones_hide_unshown (GTK_WIDGET (self->room));
  fill_new_menus (self);
}

BonesFleetsPage *
bones_fleets_page_new (BonesAppStore *store, GSettings *settings)
{
  BonesFleetsPage *self = g_object_new (BONES_TYPE_FLEETS_PAGE, NULL);

  g_return_val_if_fail (store != NULL && G_IS_SETTINGS (settings), self);

  self->store = store;
  self->settings = settings;
  return self;
}

/* The score of fleet @id, or NULL. @scores are sorted by id. */
static const BonesFleetScore *
find_score (const GArray *scores, gint64 id)
{
  guint low = 0, high = scores->len;

  while (low < high)
    {
      const guint middle = (low + high) / 2;
      const BonesFleetScore *score = &g_array_index (scores, BonesFleetScore, middle);

      if (score->id == id)
        return score;
      if (score->id < id)
        low = middle + 1;
      else
        high = middle;
    }
  return NULL;
}

void
bones_fleets_page_reload (BonesFleetsPage *self)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GArray) scores = NULL;
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  g_return_if_fail (BONES_IS_FLEETS_PAGE (self));

  close_history (self);
  store = get_store (self);
  records = store != NULL ? bones_store_list_fleets (store, NULL, &error) : NULL;
  scores = records != NULL ? bones_store_list_fleet_scores (store, &error) : NULL;
  if (error != NULL)
    say_trouble (self, _ ("The fleets cannot be read"), error);
  if (scores == NULL)
    return;

  g_ptr_array_set_free_func (records, NULL); /* the items take them */
  for (guint i = 0; i < records->len; i++)
    {
      BonesFleetRecord *record = g_ptr_array_index (records, i);

      g_ptr_array_add (items,
                       bones_fleet_item_new (store, record, find_score (scores, record->id)));
    }
  bones_fleet_list_set_items (get_list (self), items);
  update (self);
  if (items->len > 0)
    bones_fleet_list_focus (get_list (self), NULL);
  else
    gtk_widget_grab_focus (self->empty_new_button);
}

void
bones_fleets_page_return (BonesFleetsPage *self, gint64 id)
{
  BonesFleetItem *item;

  g_return_if_fail (BONES_IS_FLEETS_PAGE (self));

  bones_fleets_page_reload (self);
  item = bones_fleet_list_lookup (get_list (self), id);
  if (item != NULL)
    bones_fleet_list_focus (get_list (self), item);
}
