/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "join-dialog.h"

#include "field-set.h"
#include "name.h"
#include "words.h"

#include "bones-config.h"

#define FIRST_ROUND 2  /* a battle in its first round need not be joined */
#define MOST_ORDERED 4 /* fleets: five have 120 orders */

struct _BonesJoinDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *page, *round_row, *round, *wind_row, *order_row, *step_row;
  AdwPreferencesGroup *counts_group;

  /* Owned */
  BonesHelm *helm;
  BonesFieldSet *counts;
  GArray *orders;   /* of BonesStart; only the order counts: as in the row */
  GPtrArray *steps; /* of const char *: ids, as in the row */

  gboolean joined, settling;
};

enum { DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesJoinDialog, bones_join_dialog, ADW_TYPE_WINDOW)

/* What has been entered so far, except the step. */
static BonesStart
get_start (BonesJoinDialog *self)
{
  const guint order = adw_combo_row_get_selected (ADW_COMBO_ROW (self->order_row));
  g_autoptr (GArray) changes = bones_field_set_collect (self->counts);
  BonesStart start = { 0 };

  if (order < self->orders->len)
    start = g_array_index (self->orders, BonesStart, order);
  start.round = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->round));
  start.wind = adw_combo_row_get_selected (ADW_COMBO_ROW (self->wind_row));
  if (start.wind > BONES_CALM)
    start.wind = BONES_WIND_UNKNOWN;
  for (guint i = 0; i < changes->len; i++)
    {
      const BonesChange *change = &g_array_index (changes, BonesChange, i);

      start.counts[change->index][change->field] = (guint16) change->value;
    }
  return start;
}

static char *
name_step (BonesJoinDialog *self, const char *id)
{
  g_autofree char *key = g_strconcat ("step.", id, NULL);

  return bones_view_words (bones_helm_get_table (self->helm), key, NULL);
}

/* The steps at which the round can be, given the other entries; keeps the choice. */
static void
fill_steps (BonesJoinDialog *self)
{
  const BonesStart start = get_start (self);
  const guint before = adw_combo_row_get_selected (ADW_COMBO_ROW (self->step_row));
  const char *chosen = self->steps != NULL && before < self->steps->len
                           ? g_ptr_array_index (self->steps, before)
                           : NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected;

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = bones_table_list_starts (bones_helm_get_table (self->helm), &start, &selected);
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autofree char *name = name_step (self, g_ptr_array_index (self->steps, i));

      gtk_string_list_append (names, name);
      if (g_strcmp0 (chosen, g_ptr_array_index (self->steps, i)) == 0)
        selected = i;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (self->step_row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->step_row), selected);
}

static void
update_steps (BonesJoinDialog *self)
{
  if (self->helm != NULL && !self->settling)
    fill_steps (self);
}

static void
join_battle (BonesJoinDialog *self)
{
  const guint step = adw_combo_row_get_selected (ADW_COMBO_ROW (self->step_row));
  BonesStart start = get_start (self);

  if (step < self->steps->len)
    start.step = g_ptr_array_index (self->steps, step);
  self->joined = TRUE;
  bones_helm_join (self->helm, &start);
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
bones_join_dialog_close_request (GtkWindow *window)
{
  BonesJoinDialog *self = BONES_JOIN_DIALOG (window);

  g_signal_emit (self, signals[DONE], 0, self->joined);
  return GTK_WINDOW_CLASS (bones_join_dialog_parent_class)->close_request (window);
}

static void
bones_join_dialog_dispose (GObject *object)
{
  BonesJoinDialog *self = BONES_JOIN_DIALOG (object);

  g_clear_pointer (&self->counts, bones_field_set_free);
  g_clear_pointer (&self->orders, g_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_object (&self->helm);
  G_OBJECT_CLASS (bones_join_dialog_parent_class)->dispose (object);
}

static void
bones_join_dialog_class_init (BonesJoinDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_join_dialog_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = bones_join_dialog_close_request;
  signals[DONE] = g_signal_new ("done", BONES_TYPE_JOIN_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/join-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, page);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, round_row);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, round);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, wind_row);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, order_row);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, step_row);
  gtk_widget_class_bind_template_child (widget_class, BonesJoinDialog, counts_group);
  gtk_widget_class_bind_template_callback (widget_class, join_battle);
  gtk_widget_class_bind_template_callback (widget_class, update_steps);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_join_dialog_init (BonesJoinDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->counts = bones_field_set_new ();
  self->orders = g_array_new (FALSE, TRUE, sizeof (BonesStart));
}

static const BonesRuleset *
get_ruleset (BonesJoinDialog *self)
{
  return bones_helm_get_view (self->helm)->ruleset;
}

/* With a board, the wind belongs to the battle on it, and there is none yet. */
static gboolean
asks_wind (BonesJoinDialog *self)
{
  return bones_helm_get_view (self->helm)->windy && get_ruleset (self)->board == NULL;
}

static void
fill_winds (BonesJoinDialog *self)
{
  g_autoptr (GtkStringList) winds = gtk_string_list_new (NULL);

  for (guint i = 0; i <= BONES_CALM; i++)
    gtk_string_list_append (winds, bones_point_words (i));
  gtk_string_list_append (winds, _ ("not drawn yet"));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->wind_row), G_LIST_MODEL (winds));
  if (!asks_wind (self))
    adw_combo_row_set_selected (ADW_COMBO_ROW (self->wind_row), BONES_CALM + 1);
  gtk_widget_set_visible (self->wind_row, asks_wind (self));
}

/* Adds all orders of the fleets from @start on; the earlier ones, whose names are in @before, are
 * fixed. */
static void
add_orders (BonesJoinDialog *self, GtkStringList *names, const BonesStart *start, GPtrArray *before)
{
  const GPtrArray *fleets = bones_helm_get_view (self->helm)->fleets;

  if (start->n_order == fleets->len)
    {
      g_autofree char *name = bones_words_list (before);

      gtk_string_list_append (names, name);
      g_array_append_val (self->orders, *start);
      return;
    }
  for (guint i = 0; i < fleets->len; i++)
    {
      const BonesFleetView *fleet = g_ptr_array_index (fleets, i);
      BonesStart next = *start;

      if (memchr (start->order, (int) i, start->n_order) != NULL)
        continue;

      next.order[next.n_order++] = (guint8) i;
      g_ptr_array_add (before, fleet->name);
      add_orders (self, names, &next, before);
      g_ptr_array_set_size (before, (gint) start->n_order);
    }
}

static void
fill_orders (BonesJoinDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  const BonesStart none = { 0 };

  gtk_widget_set_visible (self->order_row, get_ruleset (self)->in_order);
  if (get_ruleset (self)->in_order && bones_helm_get_view (self->helm)->fleets->len <= MOST_ORDERED)
    add_orders (self, names, &none, order);
  gtk_string_list_append (names, _ ("not settled"));
  g_array_append_val (self->orders, none);
  adw_combo_row_set_model (ADW_COMBO_ROW (self->order_row), G_LIST_MODEL (names));
}

/* A row for each visible counter of the fleets. */
static void
add_counts (BonesJoinDialog *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const BonesTrack *tracks = get_ruleset (self)->fleet_tracks;
  guint n = 0;

  for (guint i = 0; tracks[i].id != NULL; i++)
    for (guint j = 0; j < view->fleets->len; j++)
      {
        const BonesFleetView *fleet = g_ptr_array_index (view->fleets, j);
        const BonesChange change = { BONES_SET_FLEET, (guint16) i, (guint16) j, 0, 0 };
        /* Translators: a fleet, and what it has: "Red: Booty dice" */
        g_autofree char *title = g_strdup_printf (_ ("%s: %s"), fleet->name,
                                                  g_dgettext (GETTEXT_PACKAGE, tracks[i].name));

        if (tracks[i].show != BONES_SHOW_PIPS && tracks[i].show != BONES_SHOW_COUNT)
          continue;

        bones_field_set_add_number (self->counts, self->counts_group, title, &change,
                                    tracks[i].lowest - tracks[i].base,
                                    tracks[i].highest - tracks[i].base);
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->counts_group), n > 0);
}

/* In the words of these rules. */
static void
name_rounds (BonesJoinDialog *self)
{
  const BonesRuleset *ruleset = bones_helm_get_view (self->helm)->ruleset;
  g_autofree char *round = bones_words_round (ruleset, "name", 0);
  g_autofree char *at = bones_words_round (ruleset, "at", 0);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->round_row), round);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->step_row), at);
}

BonesJoinDialog *
bones_join_dialog_ask (GtkWidget *parent, BonesHelm *helm)
{
  BonesJoinDialog *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm), NULL);

  self = g_object_new (BONES_TYPE_JOIN_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->helm = g_object_ref (helm);
  self->settling = TRUE;
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->round), 1, BONES_MAX_ROUNDS);
  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (self->round), 1, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->round), FIRST_ROUND);
  name_rounds (self);
  fill_winds (self);
  fill_orders (self);
  add_counts (self);
  self->settling = FALSE;
  fill_steps (self);
  bones_name_lists (GTK_WIDGET (self), gtk_window_get_title (GTK_WINDOW (self)));
  gtk_widget_grab_focus (gtk_widget_get_visible (self->wind_row) ? self->wind_row : self->round);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
