/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-page.h"

#include "breakpoint-bin.h"
#include "class-list.h"
#include "css-class.h"
#include "flaw-list.h"
#include "fleet-draft.h"
#include "fleet-share.h"
#include "fleet-ships.h"
#include "fleet-terms.h"
#include "name.h"
#include "qr-dialog.h"
#include "query.h"
#include "radio.h"
#include "setup-text.h"
#include "systems.h"
#include "text-fit.h"
#include "typed.h"
#include "words.h"

#include "bones-config.h"

struct _BonesFleetPage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *toasts, *title, *breakpoint, *sides, *classes_side, *fleet_side, *side_box,
      *fleet_radio, *classes_radio, *classes, *flaws, *ships, *terms, *head_group, *name_row,
      *faction_row, *wrong_button, *bar, *points, *verdict, *redo_button;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;
  BonesFleetDraft *draft;  /* owned; or NULL */
  const BonesSetup *setup; /* the draft's, as it is shown; or NULL */
  gboolean settling;       /* the rows are being set */
};

enum { CLOSED, EDIT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetPage, bones_fleet_page, ADW_TYPE_BIN)

static void
say_sentence (BonesFleetPage *self, const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);

  adw_toast_set_timeout (toast, 4);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (self->toasts), toast);
}

static void
conclude (BonesFleetPage *self, gboolean done, const GError *error)
{
  if (!done)
    say_sentence (self, error->message);
}

/* ---- What it shows ---- */

static guint
count_faults (BonesFleetPage *self)
{
  GArray *flaws = bones_fleet_draft_get_flaws (self->draft);
  guint n = 0;

  for (guint i = 0; i < flaws->len; i++)
    n += !g_array_index (flaws, BonesFleetFlaw, i).warns;

  return n;
}

/* "8 ½ of 10 points"; the owner's limit if it is the lower one. */
static void
show_points (BonesFleetPage *self)
{
  const gint points = bones_fleet_draft_get_points (self->draft);
  const gint budget = bones_fleet_draft_get_budget (self->draft);
  const gint own = bones_fleet_draft_get_limit (self->draft);
  const gint limit = own >= 0 && (budget < 0 || own < budget) ? own : budget;
  g_autofree char *spent = bones_words_points (MAX (points, 0));
  g_autofree char *all = bones_words_points (MAX (limit, 0));
  g_autofree char *text = limit >= 0 ? g_strdup_printf (_ ("%s of %s points"), spent, all)
                                     : g_strdup_printf (_ ("%s points"), spent);

  gtk_widget_set_visible (self->points, points >= 0);
  gtk_widget_set_visible (self->bar, points >= 0 && limit >= 0);
  gtk_label_set_label (GTK_LABEL (self->points), text);
  gtk_level_bar_set_max_value (GTK_LEVEL_BAR (self->bar), MAX (limit, 1));
  gtk_level_bar_set_value (GTK_LEVEL_BAR (self->bar), CLAMP (points, 0, MAX (limit, 1)));
  bones_set_css_class (self->points, "over", limit >= 0 && points > limit);
}

static void
show_verdict (BonesFleetPage *self)
{
  const guint n = count_faults (self);
  g_autofree char *text =
      n == 0 ? g_strdup (_ ("Legal"))
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u fault", "%u faults", n), n);

  gtk_label_set_label (GTK_LABEL (self->verdict), text);
  bones_set_css_class (self->verdict, "fault", n > 0);
}

/* The last choice is none, if a fleet can do without a faction. */
static void
fill_factions (BonesFleetPage *self)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const char *const *factions = bones_setup_factions (setup);
  const char *none = bones_words_called (setup, NULL, "no-faction");
  const char *name = bones_words_called (setup, NULL, "faction");
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; factions != NULL && factions[i] != NULL; i++)
    {
      const char *word = bones_words_called (setup, "faction", factions[i]);

      gtk_string_list_append (list, word != NULL ? word : factions[i]);
    }

  gtk_string_list_append (list, none != NULL ? none : _ ("None yet"));
  name = name != NULL ? name : _ ("Faction");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->faction_row), name);
  adw_combo_row_set_model (ADW_COMBO_ROW (self->faction_row), G_LIST_MODEL (list));
  bones_name_lists (self->head_group, name);
}

static void
show_head (BonesFleetPage *self)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  const char *const *factions = bones_setup_factions (setup);
  guint i = 0;

  while (factions != NULL && factions[i] != NULL && g_strcmp0 (factions[i], roster->faction) != 0)
    i++;

  gtk_widget_set_visible (self->faction_row, bones_setup_has_factions (setup));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->faction_row), i);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->faction_row),
                               factions != NULL && factions[i] != NULL
                                   ? bones_words_called (setup, "about", factions[i])
                                   : NULL);
  bones_typed_set (GTK_EDITABLE (self->name_row), roster->name);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), roster->name);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                 bones_system_name (setup->ruleset));
}

/* Shows the fleet afresh if it is another one, or if it is built from another content set. */
static void
follow_setup (BonesFleetPage *self)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);

  if (setup == self->setup)
    return;

  self->setup = setup;
  self->settling = TRUE;
  fill_factions (self);
  self->settling = FALSE;
  bones_fleet_ships_set_draft (BONES_FLEET_SHIPS (self->ships), self->draft);
  bones_class_list_set_draft (BONES_CLASS_LIST (self->classes), self->draft);
  bones_fleet_terms_set_draft (BONES_FLEET_TERMS (self->terms), self->draft);
}

static void
update (BonesFleetPage *self)
{
  const BonesFleetRecord *record = bones_fleet_draft_get_record (self->draft);

  follow_setup (self);
  self->settling = TRUE;
  show_head (self);
  self->settling = FALSE;
  bones_fleet_ships_update (BONES_FLEET_SHIPS (self->ships));
  bones_flaw_list_show (BONES_FLAW_LIST (self->flaws), self->draft);
  bones_class_list_update (BONES_CLASS_LIST (self->classes));
  bones_fleet_terms_update (BONES_FLEET_TERMS (self->terms));
  show_points (self);
  show_verdict (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleet.undo", record->undos > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "fleet.redo", record->redos > 0);
}

/* ---- Sides ---- */

static gboolean
is_narrow (BonesFleetPage *self)
{
  return bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->breakpoint));
}

static void
show_sides (BonesFleetPage *self)
{
  const gboolean narrow = is_narrow (self);
  const gboolean classes = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->classes_radio));

  gtk_widget_set_visible (self->side_box, narrow);
  gtk_widget_set_visible (self->redo_button, !narrow); /* the menu has it, too */
  gtk_widget_set_visible (self->classes_side, !narrow || classes);
  gtk_widget_set_visible (self->fleet_side, !narrow || !classes);
  gtk_widget_set_hexpand (self->classes_side, narrow);
  bones_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

static void
show_fleet_side (BonesFleetPage *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->fleet_radio), TRUE);
}

/* ---- What people do ---- */

static void
name_typed (GtkEditable *row, gpointer data)
{
  BonesFleetPage *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft == NULL)
    return;

  conclude (self, bones_fleet_draft_rename (self->draft, gtk_editable_get_text (row), &error),
            error);
  if (error != NULL)
    show_head (self);
}

static void
faction_chosen (BonesFleetPage *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->faction_row));
  const char *const *factions;
  g_autoptr (GError) error = NULL;

  if (self->settling || self->draft == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;

  factions = bones_setup_factions (bones_fleet_draft_get_setup (self->draft));
  conclude (self, bones_fleet_draft_set_faction (self->draft, factions[chosen], &error), error);
}

static void
wrong_toggled (BonesFleetPage *self)
{
  bones_fleet_ships_set_only_wrong (
      BONES_FLEET_SHIPS (self->ships),
      gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->wrong_button)));
}

static void
flaw_touched (BonesFleetPage *self, gint ship)
{
  show_fleet_side (self);
  bones_fleet_ships_show (BONES_FLEET_SHIPS (self->ships), (guint) ship, FALSE);
}

static void
ships_emptied (BonesFleetPage *self)
{
  if (!is_narrow (self))
    bones_class_list_focus (BONES_CLASS_LIST (self->classes));
}

static void
flush (BonesFleetPage *self)
{
  if (self->draft == NULL)
    return;

  bones_typed_flush (GTK_EDITABLE (self->name_row));
  bones_fleet_ships_flush (BONES_FLEET_SHIPS (self->ships));
  bones_fleet_terms_flush (BONES_FLEET_TERMS (self->terms));
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);
  g_autoptr (GError) error = NULL;

  flush (self);
  conclude (self, bones_fleet_draft_undo (self->draft, &error), error);
}

static void
redo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);
  g_autoptr (GError) error = NULL;

  flush (self);
  conclude (self, bones_fleet_draft_redo (self->draft, &error), error);
}

static void
drop_draft (BonesFleetPage *self)
{
  if (self->draft == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->draft, self);
  bones_flaw_list_show (BONES_FLAW_LIST (self->flaws), NULL);
  bones_fleet_ships_set_draft (BONES_FLEET_SHIPS (self->ships), NULL);
  bones_class_list_set_draft (BONES_CLASS_LIST (self->classes), NULL);
  bones_fleet_terms_set_draft (BONES_FLEET_TERMS (self->terms), NULL);
  g_clear_object (&self->draft);
  self->setup = NULL;
}

static void
close_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);

  flush (self);
  drop_draft (self);
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
copy_text_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  flush (self);
  store = bones_app_store_get (self->store, &error);
  if (store != NULL
      && bones_fleet_copy_text (widget, store, bones_fleet_draft_get_record (self->draft), &error))
    say_sentence (self, _ ("The text of the fleet is copied"));
  else
    say_sentence (self, error->message);
}

static void
qr_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);
  g_autoptr (GError) error = NULL;
  BonesStore *store;

  flush (self);
  store = bones_app_store_get (self->store, &error);
  if (store == NULL
      || !bones_qr_dialog_open (widget, store, bones_fleet_draft_get_record (self->draft), &error))
    bones_query_tell (widget, _ ("There is no QR code of this fleet"), error->message);
}

/* The pasted fleet is a new one, which is opened in place of this one. */
static void
pasted (GtkWidget *widget, BonesFleetRecord *record)
{
  g_signal_emit (widget, signals[EDIT], 0, record->id);
  say_sentence (BONES_FLEET_PAGE (widget), _ ("This is the pasted fleet, a new one"));
  bones_fleet_record_free (record);
}

static void
paste_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store != NULL)
    bones_fleet_paste (widget, store, pasted);
  else
    say_sentence (self, error->message);
}

static void
classes_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->classes_radio), TRUE);
  bones_class_list_focus (BONES_CLASS_LIST (self->classes));
}

static void
ships_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);

  show_fleet_side (self);
  bones_fleet_ships_show (BONES_FLEET_SHIPS (self->ships), 0, FALSE);
}

static void
flaws_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (widget);

  show_fleet_side (self);
  bones_flaw_list_focus (BONES_FLAW_LIST (self->flaws));
}

/* The focus goes to what is still wrong, else to the ships. */
static void
flaw_mended (BonesFleetPage *self)
{
  if (!bones_flaw_list_focus (BONES_FLAW_LIST (self->flaws)))
    bones_fleet_ships_show (BONES_FLEET_SHIPS (self->ships), 0, FALSE);
}

/* ---- The page ---- */

static void
bones_fleet_page_dispose (GObject *object)
{
  BonesFleetPage *self = BONES_FLEET_PAGE (object);

  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);

  g_clear_object (&self->draft);
  G_OBJECT_CLASS (bones_fleet_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, title);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, breakpoint);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, sides);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, classes_side);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, fleet_side);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, side_box);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, fleet_radio);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, classes_radio);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, classes);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, flaws);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, ships);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, terms);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, head_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, name_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, faction_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, wrong_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, bar);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, points);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, verdict);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetPage, redo_button);
}

static void
bones_fleet_page_class_init (BonesFleetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleet_page_dispose;
  g_type_ensure (BONES_TYPE_BREAKPOINT_BIN);
  g_type_ensure (BONES_TYPE_CLASS_LIST);
  g_type_ensure (BONES_TYPE_FLAW_LIST);
  g_type_ensure (BONES_TYPE_FLEET_SHIPS);
  g_type_ensure (BONES_TYPE_FLEET_TERMS);
  signals[CLOSED] = g_signal_new ("closed", BONES_TYPE_FLEET_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[EDIT] = g_signal_new ("edit", BONES_TYPE_FLEET_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_install_action (widget_class, "fleet.copy-text", NULL, copy_text_action);
  gtk_widget_class_install_action (widget_class, "fleet.qr", NULL, qr_action);
  gtk_widget_class_install_action (widget_class, "fleet.paste", NULL, paste_action);
  gtk_widget_class_install_action (widget_class, "fleet.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "fleet.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "fleet.close", NULL, close_action);
  gtk_widget_class_install_action (widget_class, "fleet.classes", NULL, classes_action);
  gtk_widget_class_install_action (widget_class, "fleet.ships", NULL, ships_action);
  gtk_widget_class_install_action (widget_class, "fleet.flaws", NULL, flaws_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "fleet.copy-text",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "fleet.paste",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "fleet.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "fleet.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "fleet.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "fleet.classes",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "fleet.ships", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "fleet.flaws", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, faction_chosen);
  gtk_widget_class_bind_template_callback (widget_class, flaw_mended);
  gtk_widget_class_bind_template_callback (widget_class, flaw_touched);
  gtk_widget_class_bind_template_callback (widget_class, say_sentence);
  gtk_widget_class_bind_template_callback (widget_class, ships_emptied);
  gtk_widget_class_bind_template_callback (widget_class, show_sides);
  gtk_widget_class_bind_template_callback (widget_class, wrong_toggled);
}

static void
bones_fleet_page_init (BonesFleetPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_radio_follow (self->fleet_radio);
  bones_radio_follow (self->classes_radio);
  bones_name_lists (self->head_group, _ ("The fleet"));
  bones_typed_follow (GTK_EDITABLE (self->name_row), name_typed, self);
  bones_combo_follow (ADW_COMBO_ROW (self->faction_row));
  show_sides (self);
}

BonesFleetPage *
bones_fleet_page_new (BonesAppStore *store, GSettings *settings)
{
  BonesFleetPage *self = g_object_new (BONES_TYPE_FLEET_PAGE, NULL);

  g_return_val_if_fail (store != NULL && G_IS_SETTINGS (settings), self);

  self->store = store;
  self->settings = settings;
  return self;
}

gboolean
bones_fleet_page_open (BonesFleetPage *self, gint64 id, GError **error)
{
  BonesFleetDraft *draft;
  BonesStore *store;

  g_return_val_if_fail (BONES_IS_FLEET_PAGE (self), FALSE);

  store = bones_app_store_get (self->store, error);
  draft = store != NULL ? bones_fleet_draft_open (store, id, error) : NULL;
  if (draft == NULL)
    return FALSE;

  flush (self);
  drop_draft (self);
  self->draft = draft;
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->wrong_button), FALSE);
  show_fleet_side (self);
  update (self);
  if (bones_fleet_draft_get_roster (draft)->ships->len > 0)
    bones_fleet_ships_show (BONES_FLEET_SHIPS (self->ships), 0, FALSE);
  else
    ships_emptied (self);

  return TRUE;
}
