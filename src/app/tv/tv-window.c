/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tv-window.h"

#include "battle-status.h"
#include "css-class.h"
#include "die.h"
#include "fleet-flag.h"
#include "flow.h"
#include "initiative.h"
#include "map-look.h"
#include "order-of-play.h"
#include "ship-silhouette.h"
#include "stage.h"
#include "tv-fleet.h"
#include "tv-staged.h"
#include "unshown.h"
#include "view.h"
#include "wind-rose.h"

#include "bones-config.h"

/* Pixels at 1080 lines. */
#define ROSE_SIZE 232
#define FLAG_SIZE 72
#define TOKEN_SIZE 64
#define DIE_SIZE 56

#define MOST_DICE 12
#define NEXT_CHARS 18 /* the least width for the fleet that is next */

struct _BonesTvWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *header, *stage, *pages, *rose, *round, *step, *wind, *order, *flag, *next, *map,
      *board, *apart, *fleets, *staging, *dice, *news, *asked, *chance, *away_title, *away;

  BonesTable *table; /* owned, or NULL */
  gulong changed_id;
};

G_DEFINE_FINAL_TYPE (BonesTvWindow, bones_tv_window, ADW_TYPE_WINDOW)

/* The stage scales everything; the text size of the desktop has no effect. */
static void
set_size (GtkWidget *widget, guint size)
{
  g_object_set (widget, "size", (guint) (size / bones_drawn_scale (widget)), NULL);
}

static void
show_label (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

static void
show_next (BonesTvWindow *self, const BonesView *view, const BonesBattleStatus *status)
{
  gtk_widget_set_visible (self->flag, status->fleet >= 0);
  if (status->fleet >= 0)
    {
      const BonesFleetView *fleet = g_ptr_array_index (view->fleets, (guint) status->fleet);
      const char letter[] = { fleet->letter, '\0' };

      g_object_set (self->flag, "fleet", fleet->fleet, "letter", letter, "text", fleet->name, NULL);
      set_size (self->flag, FLAG_SIZE);
    }
  show_label (self->next, status->next);
  gtk_label_set_width_chars (
      GTK_LABEL (self->next),
      (int) MIN (g_utf8_strlen (gtk_label_get_label (GTK_LABEL (self->next)), -1), NEXT_CHARS));
}

static void
show_instruments (BonesTvWindow *self, const BonesView *view, const BonesBattleStatus *status)
{
  set_size (self->rose, ROSE_SIZE);
  gtk_widget_set_visible (self->rose, view->windy);
  bones_wind_rose_set_wind (BONES_WIND_ROSE (self->rose), view->wind);
  bones_drawn_set_text (BONES_DRAWN (self->rose), status->wind);
  show_label (self->round, status->round);
  show_label (self->step, status->step);
  show_label (self->wind, status->wind);
}

/* The board of the battle, with the squares that can be chosen, so that everybody can help. */
static void
show_map (BonesTvWindow *self, const BonesView *view)
{
  const gboolean shown = bones_map_is_shown (view);
  const BonesSpanView *span = shown ? view->board->span : NULL;
  g_autofree char *text = shown ? bones_map_describe (view) : NULL;
  BonesBoardLook look;

  gtk_widget_set_visible (self->map, shown);
  if (!shown)
    return;

  bones_map_look_fill (&look, view);
  bones_board_face_set_look (BONES_BOARD_FACE (self->board), &look);
  bones_drawn_set_text (BONES_DRAWN (self->board), text);
  show_label (self->apart, span != NULL ? span->text : NULL);
}

/* Columns are kept as long as there are fleets for them. */
static void
show_fleets (BonesTvWindow *self, const BonesView *view, const BonesBattleStatus *status)
{
  GtkWidget *column = gtk_widget_get_first_child (self->fleets);

  for (guint i = 0; i < view->fleets->len; i++)
    {
      if (column == NULL)
        {
          column = bones_tv_fleet_new ();
          gtk_box_append (GTK_BOX (self->fleets), column);
        }
      bones_tv_fleet_apply (BONES_TV_FLEET (column), g_ptr_array_index (view->fleets, i),
                            status->fleet == (gint) i && !view->over);
      column = gtk_widget_get_next_sibling (column);
    }
  while (column != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (column);

      gtk_box_remove (GTK_BOX (self->fleets), column);
      column = next;
    }
}

/* What waits to take effect. Cells are kept as long as they are needed. */
static void
show_staging (BonesTvWindow *self, const BonesView *view)
{
  const guint n = view->staging != NULL ? view->staging->rows->len : 0;
  GtkWidget *cell = gtk_widget_get_first_child (self->staging);

  gtk_widget_set_visible (self->staging, n > 0);
  for (guint i = 0; i < n; i++)
    {
      if (cell == NULL)
        {
          cell = bones_tv_staged_new ();
          bones_flow_append (BONES_FLOW (self->staging), cell);
        }
      bones_tv_staged_apply (BONES_TV_STAGED (cell), view,
                             g_ptr_array_index (view->staging->rows, i));
      cell = gtk_widget_get_next_sibling (cell);
    }
  while (cell != NULL)
    {
      GtkWidget *more = gtk_widget_get_next_sibling (cell);

      gtk_widget_unparent (cell);
      cell = more;
    }
}

static void
add_dice (BonesTvWindow *self, const BonesLogRoll *roll, guint *n)
{
  for (guint i = 0; i < roll->n && *n < MOST_DICE; i++, ++*n)
    {
      const BonesDieLook look = { .sides = MAX (roll->sides, roll->faces[i]),
                                  .face = roll->faces[i],
                                  .typed = roll->typed,
                                  .corrected = roll->corrected,
                                  .rerolled = (roll->gone >> i & 1) != 0 };
      GtkWidget *die = bones_die_new ();

      bones_die_set_look (BONES_DIE (die), &look);
      set_size (die, DIE_SIZE);
      gtk_box_append (GTK_BOX (self->dice), die);
    }
}

/* The last line that is news for people who watch: not what somebody sets by hand, which they see
 * on the cards, and not a house rule. */
static const BonesLogLine *
find_news (const GPtrArray *log)
{
  for (guint i = log->len; i > 0; i--)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i - 1);

      if (!line->undone && !line->heading && line->kind != BONES_LOG_BY_HAND
          && line->kind != BONES_LOG_OPTION)
        return line;
    }
  return NULL;
}

/* The last event, with its dice; in short if there is also a question. */
static void
show_news (BonesTvWindow *self, gboolean alone)
{
  g_autoptr (GPtrArray) log = bones_view_log (self->table, BONES_NOBODY);
  const BonesLogLine *line = find_news (log);
  GtkWidget *die;
  guint n = 0;

  while ((die = gtk_widget_get_first_child (self->dice)) != NULL)
    gtk_box_remove (GTK_BOX (self->dice), die);
  for (guint i = 0; line != NULL && line->rolls != NULL && i < line->rolls->len; i++)
    add_dice (self, &g_array_index (line->rolls, BonesLogRoll, i), &n);
  gtk_widget_set_visible (self->dice, n > 0);
  bones_set_css_class (self->news, "alone", alone);
  show_label (self->news, line == NULL ? NULL : alone ? line->text : line->brief);
}

static void
apply (BonesTvWindow *self)
{
  g_autoptr (BonesView) view = bones_view_new (self->table, BONES_NOBODY);
  g_autoptr (BonesBattleStatus) status = bones_battle_status_new (view);

  show_instruments (self, view, status);
  bones_show_order_of_play (BONES_INITIATIVE (self->order), view);
  set_size (self->order, TOKEN_SIZE);
  show_next (self, view, status);
  show_map (self, view);
  show_fleets (self, view, status);
  show_staging (self, view);
  show_news (self, status->asked == NULL);
  show_label (self->asked, status->asked);
  show_label (self->chance, view->prompt != NULL ? view->prompt->chance : NULL);
}

static void
leave_full_screen (BonesTvWindow *self)
{
  const BonesGameRecord *record = bones_table_get_record (self->table);
  const char *paused = record->paused;
  g_autofree char *text = NULL;

  if (paused == NULL)
    text = g_strdup (_ ("The battle is paused. It appears here again when it continues."));
  else if (*paused == '\0')
    text = g_strdup (_ ("The battle is paused."));
  else
    text = g_strdup_printf (_ ("The battle is paused. The models: %s"), paused);
  gtk_label_set_label (GTK_LABEL (self->away_title), record->title);
  gtk_label_set_label (GTK_LABEL (self->away), text);
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), "away");
}

void
bones_tv_window_follow (BonesTvWindow *self, BonesTable *table)
{
  g_autofree char *title = NULL;

  g_return_if_fail (BONES_IS_TV_WINDOW (self) && (table == NULL || BONES_IS_TABLE (table)));

  if (self->table != NULL)
    {
      leave_full_screen (self);
      g_clear_signal_handler (&self->changed_id, self->table);
      g_clear_object (&self->table);
    }
  if (table == NULL)
    return;

  /* Translators: the title of a window: "Red against Blue, on the television" */
  title = g_strdup_printf (_ ("%s, on the television"), bones_table_get_record (table)->title);
  self->table = g_object_ref (table);
  self->changed_id = g_signal_connect_swapped (table, "changed", G_CALLBACK (apply), self);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), "battle");
  apply (self);
}

static void
toggle_fullscreen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
leave_fullscreen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_unfullscreen (GTK_WINDOW (widget));
}

static void
clicked (GtkGestureClick *gesture, int n, double x, double y, BonesTvWindow *self)
{
  if (n == 2)
    gtk_widget_activate_action (GTK_WIDGET (self), "tv.fullscreen", NULL);
}

/* A television has no pointer. */
static void
fullscreen_changed (BonesTvWindow *self)
{
  const gboolean full = gtk_window_is_fullscreen (GTK_WINDOW (self));

  gtk_widget_set_visible (self->header, !full);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), full ? "none" : NULL);
}

static void
bones_tv_window_dispose (GObject *object)
{
  BonesTvWindow *self = BONES_TV_WINDOW (object);

  if (self->table != NULL)
    g_clear_signal_handler (&self->changed_id, self->table);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (bones_tv_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, header);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, stage);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, rose);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, round);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, step);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, wind);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, order);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, next);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, map);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, board);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, apart);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, fleets);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, staging);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, dice);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, news);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, asked);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, chance);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, away_title);
  gtk_widget_class_bind_template_child (widget_class, BonesTvWindow, away);
}

static void
bones_tv_window_class_init (BonesTvWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_tv_window_dispose;
  g_type_ensure (BONES_TYPE_BOARD_FACE);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_INITIATIVE);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_STAGE);
  g_type_ensure (BONES_TYPE_WIND_ROSE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/tv-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, clicked);
  gtk_widget_class_bind_template_callback (widget_class, fullscreen_changed);
  gtk_widget_class_install_action (widget_class, "tv.fullscreen", NULL, toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "tv.window", NULL, leave_fullscreen);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "tv.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "tv.window", NULL);
}

static void
bones_tv_window_init (BonesTvWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->pages));
}

/* A monitor that @window is not on, or NULL. The caller frees it. */
static GdkMonitor *
find_other_monitor (GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GListModel *monitors = gdk_display_get_monitors (display);
  GdkMonitor *own = surface != NULL ? gdk_display_get_monitor_at_surface (display, surface) : NULL;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != own)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

BonesTvWindow *
bones_tv_window_new (GtkWindow *beside)
{
  BonesTvWindow *self;
  g_autoptr (GdkMonitor) monitor = NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (beside), NULL);

  self =
      g_object_new (BONES_TYPE_TV_WINDOW, "application", gtk_window_get_application (beside), NULL);
  monitor = find_other_monitor (beside);
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  return self;
}
