/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-history.h"

#include "deeds.h"
#include "fleet-row.h"
#include "game-summary.h"
#include "name.h"
#include "names.h"
#include "nothing.h"
#include "words.h"

#include "bones-config.h"

struct _BonesFleetHistory {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *title, *edit_button, *scroller, *card, *why, *battles_box, *none;

  GtkWidget *groups; /* in battles_box: one group for each battle; or NULL */

  /* The deeds of the ships are read one battle at a time, while nothing else is to be done. */
  BonesAppStore *store; /* borrowed */
  GArray *battles;      /* of BonesFleetBattle, owned; or NULL */
  guint read;           /* of battles */
  guint reader;         /* the source that reads on; or 0 */
};

enum { BACK, EDIT, RESUME, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetHistory, bones_fleet_history, ADW_TYPE_BIN)

static void
go_back (BonesFleetHistory *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
go_back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  go_back (BONES_FLEET_HISTORY (widget));
}

static void
edit (BonesFleetHistory *self)
{
  g_signal_emit (self, signals[EDIT], 0);
}

static void
bones_fleet_history_dispose (GObject *object)
{
  BonesFleetHistory *self = BONES_FLEET_HISTORY (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_pointer (&self->battles, g_array_unref);
  G_OBJECT_CLASS (bones_fleet_history_parent_class)->dispose (object);
}

static void
bones_fleet_history_class_init (BonesFleetHistoryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_fleet_history_dispose;
  signals[BACK] = g_signal_new ("back", BONES_TYPE_FLEET_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[EDIT] = g_signal_new ("edit", BONES_TYPE_FLEET_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[RESUME] = g_signal_new ("resume", BONES_TYPE_FLEET_HISTORY, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  gtk_widget_class_install_action (widget_class, "history.back", NULL, go_back_action);
  g_type_ensure (BONES_TYPE_FLEET_ROW);
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-history.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, title);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, edit_button);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, card);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, why);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, battles_box);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetHistory, none);
  gtk_widget_class_bind_template_callback (widget_class, edit);
}

static void
bones_fleet_history_init (BonesFleetHistory *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesFleetHistory *
bones_fleet_history_new (void)
{
  return g_object_new (BONES_TYPE_FLEET_HISTORY, NULL);
}

static char *
say_result (const BonesFleetBattle *battle)
{
  g_autofree char *when = bones_when (battle->played, g_get_real_time ());
  const char *result = !battle->over                             ? _ ("Not over")
                       : battle->winner < 0                      ? C_ ("battle", "Drawn")
                       : (guint) battle->winner == battle->fleet ? C_ ("battle", "Won")
                                                                 : C_ ("battle", "Lost");

  return g_strdup_printf ("%s · %s", result, when);
}

static void
battle_chosen (BonesFleetHistory *self, GtkWidget *row)
{
  g_signal_emit (self, signals[RESUME], 0,
                 *(const gint64 *) g_object_get_data (G_OBJECT (row), "game"));
}

static GtkWidget *
new_battle_row (BonesFleetHistory *self, const BonesFleetBattle *battle)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = say_result (battle);
  g_autofree char *list = battle->others != NULL ? bones_words_list (battle->others) : NULL;
  g_autofree char *others = bones_name_isolate (list != NULL ? list : battle->title);
  /* Translators: the names of the fleets that a fleet fought */
  g_autofree char *title = g_strdup_printf (_ ("Against %s"), others);
  g_autofree char *said = g_strdup_printf ("%s, %s", title, subtitle);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_add_css_class (row, "fought");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  bones_name_widget (row, said);
  g_object_set_data_full (G_OBJECT (row), "game", g_memdup2 (&battle->game, sizeof battle->game),
                          g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (battle_chosen), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
new_deeds_row (const BonesShipDeeds *deeds)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: a ship and her class */
  g_autofree char *title = g_strdup_printf (_ ("%s, %s"), deeds->name, deeds->kind);
  g_autofree char *text = bones_ship_deeds_text (deeds);
  g_autofree char *said = g_strdup_printf ("%s: %s", title, text);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, "deeds");
  bones_name_widget (row, said);
  return row;
}

static GtkWidget *
nth_child (GtkWidget *box, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  while (n-- > 0 && child != NULL)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* A battle that cannot be read has its row all the same: opening it says why. */
static gboolean
read_next_battle (gpointer data)
{
  BonesFleetHistory *self = data;
  const BonesFleetBattle *battle = &g_array_index (self->battles, BonesFleetBattle, self->read);
  GtkWidget *group = nth_child (self->groups, self->read);
  BonesStore *store = bones_app_store_get (self->store, NULL);
  g_autoptr (GPtrArray) deeds =
      store != NULL ? bones_deeds_of_game (store, battle->game, battle->fleet, NULL) : NULL;

  for (guint i = 0; deeds != NULL && i < deeds->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               new_deeds_row (g_ptr_array_index (deeds, i)));

  if (++self->read < self->battles->len)
    return G_SOURCE_CONTINUE;

  self->reader = 0;
  return G_SOURCE_REMOVE;
}

static void
show_battles (BonesFleetHistory *self)
{
  self->read = 0;
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_visible (self->groups, self->battles->len > 0);
  for (guint i = 0; i < self->battles->len; i++)
    {
      GtkWidget *group = adw_preferences_group_new ();

      adw_preferences_group_add (
          ADW_PREFERENCES_GROUP (group),
          new_battle_row (self, &g_array_index (self->battles, BonesFleetBattle, i)));
      gtk_box_append (GTK_BOX (self->groups), group);
      bones_name_lists (group, _ ("Battles"));
    }

  gtk_box_append (GTK_BOX (self->battles_box), self->groups);
  if (self->battles->len > 0)
    self->reader = g_idle_add_full (G_PRIORITY_LOW, read_next_battle, self, NULL);
}

void
bones_fleet_history_show (BonesFleetHistory *self, BonesAppStore *store, BonesFleetItem *item,
                          GArray *battles)
{
  const char *name, *why;

  g_return_if_fail (BONES_IS_FLEET_HISTORY (self) && BONES_IS_FLEET_ITEM (item));
  g_return_if_fail (store != NULL && battles != NULL);

  name = bones_fleet_item_get_record (item)->name;
  why = bones_fleet_item_get_summary (item)->why;
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), name);
  bones_name_widget (self->scroller, name);
  bones_fleet_row_set_item (BONES_FLEET_ROW (self->card), item, BONES_FLEET_ROW_ALONE);
  gtk_label_set_label (GTK_LABEL (self->why), why != NULL ? why : "");
  gtk_widget_set_visible (self->why, why != NULL);
  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_pointer (&self->battles, g_array_unref);
  if (self->groups != NULL)
    gtk_box_remove (GTK_BOX (self->battles_box), self->groups);
  self->store = store;
  self->battles = g_array_ref (battles);
  show_battles (self);
  gtk_widget_set_visible (self->none, battles->len == 0);
  gtk_widget_grab_focus (self->edit_button);
}
