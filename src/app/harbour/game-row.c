/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-row.h"

#include "fleet-flag.h"
#include "flow.h"
#include "late-menu.h"
#include "name.h"
#include "names.h"
#include "put.h"
#include "registry.h"
#include "tooltip.h"

#include "bones-config.h"

#include <string.h>

struct _BonesGameRow {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *sign, *flags, *title, *detail, *paused, *next, *menu_button;
  GMenuModel *row_menu;

  gint64 game;
  gboolean over;
  char *captains; /* "Anne, Ben"; or NULL. Owned */
};

#define SWAP "row.rematch-swapped"

enum { ACT, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesGameRow, bones_game_row, ADW_TYPE_BIN)

static void
resume (BonesGameRow *self)
{
  g_signal_emit (self, signals[ACT], 0, "resume");
}

static void
act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACT], 0, strchr (action, '.') + 1);
}

static void
open_menu (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_menu_button_popup (GTK_MENU_BUTTON (BONES_GAME_ROW (widget)->menu_button));
}

static void
bones_game_row_finalize (GObject *object)
{
  g_free (BONES_GAME_ROW (object)->captains);
  G_OBJECT_CLASS (bones_game_row_parent_class)->finalize (object);
}

static void
bones_game_row_class_init (BonesGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  static const char *const actions[] = {
    "row.rename",  "row.export", "row.export-seen", "row.rematch", SWAP,
    "row.archive", "row.remove", "row.unarchive",   NULL
  };

  G_OBJECT_CLASS (klass)->finalize = bones_game_row_finalize;
  signals[ACT] = g_signal_new ("act", BONES_TYPE_GAME_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
  for (guint i = 0; actions[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, act);
  gtk_widget_class_install_action (widget_class, "row.menu", NULL, open_menu);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/game-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, button);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, flags);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, title);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, detail);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, paused);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, next);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BonesGameRow, row_menu);
  gtk_widget_class_bind_template_callback (widget_class, resume);
}

static void
bones_game_row_init (BonesGameRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_late_menu_set (self->menu_button, self->row_menu);
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  bones_set_tooltip (label, text);
  return label;
}

/* A flag, the name with room for the points that are left, and the captain. */
static GtkWidget *
new_fleet (GtkWidget *flag, const char *name, const char *captain)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), flag);
  gtk_box_append (GTK_BOX (box), new_label (name));
  if (*captain != '\0')
    {
      GtkWidget *label = new_label (captain);

      gtk_widget_add_css_class (label, "dim");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
show_paused (BonesGameRow *self, const BonesGameRecord *record)
{
  const gboolean said = record->paused != NULL && *record->paused != '\0';
  g_autofree char *where = said ? bones_name_isolate (record->paused) : NULL;
  g_autofree char *text =
      said ? g_strdup_printf (_ ("Paused: %s"), where) : g_strdup (_ ("Paused"));

  gtk_label_set_label (GTK_LABEL (self->paused), text);
  gtk_widget_set_visible (gtk_widget_get_parent (self->paused), record->paused != NULL);
}

static void
show_flags (BonesGameRow *self, const BonesGameRecord *record)
{
  const BonesRuleset *ruleset = bones_ruleset_find (record->ruleset);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), SWAP, ruleset != NULL && ruleset->edges);
  for (guint i = 0; i < BONES_MAX_FLEETS && record->letters[i] != '\0'; i++)
    {
      GtkWidget *flag = bones_fleet_flag_new (i);
      const char letter[] = { record->letters[i], '\0' };

      g_object_set (flag, "letter", letter, "size", 26u, "text", record->fleets[i], NULL);
      bones_flow_append (BONES_FLOW (self->flags),
                         new_fleet (flag, record->fleets[i], record->captains[i]));
    }
}

static void
name_button (BonesGameRow *self, const char *next)
{
  g_autofree char *title = bones_name_isolate (gtk_label_get_label (GTK_LABEL (self->title)));
  const char *paused = gtk_widget_get_visible (gtk_widget_get_parent (self->paused))
                           ? gtk_label_get_label (GTK_LABEL (self->paused))
                           : NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *how = NULL, *said = NULL;

  g_ptr_array_add (parts, (gpointer) gtk_label_get_label (GTK_LABEL (self->detail)));
  if (self->captains != NULL)
    g_ptr_array_add (parts, self->captains);
  if (paused != NULL)
    g_ptr_array_add (parts, (gpointer) paused);
  if (next != NULL)
    g_ptr_array_add (parts, (gpointer) next);
  how = bones_words_list (parts);
  said = g_strdup_printf (self->over ? _ ("Look at %s, %s") : _ ("Continue %s, %s"), title, how);
  bones_name_widget (self->button, said);
}

static char *
list_captains (const BonesGameRecord *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; record->captains[i] != NULL; i++)
    if (*record->captains[i] != '\0')
      g_ptr_array_add (names, bones_name_isolate (record->captains[i]));
  return names->len > 0 ? bones_words_list (names) : NULL;
}

BonesGameRow *
bones_game_row_new (const BonesGameRecord *record, gboolean alike)
{
  BonesGameRow *self = g_object_new (BONES_TYPE_GAME_ROW, NULL);
  const BonesRuleset *ruleset;
  g_autofree char *said = NULL, *detail = NULL;
  g_autofree char *more = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (record != NULL, self);

  ruleset = bones_ruleset_find (record->ruleset);

  said = bones_game_describe (record, g_get_real_time ());
  /* Translators: what is said of a battle, and its number */
  detail = alike ? g_strdup_printf (_ ("%s · battle %d"), said, (int) record->id) : g_strdup (said);
  title = bones_name_isolate (record->title);
  more = g_strdup_printf (_ ("More about %s"), title);
  self->game = record->id;
  self->over = record->over;
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign),
                                bones_icon_name (ruleset != NULL ? ruleset->icon : NULL));
  gtk_label_set_label (GTK_LABEL (self->title), record->title);
  gtk_label_set_label (GTK_LABEL (self->detail), detail);
  bones_set_tooltip (self->title, record->title);
  bones_set_tooltip (self->menu_button, more);
  bones_name_widget (self->menu_button, more);
  self->captains = list_captains (record);
  gtk_widget_set_visible (self->next, !record->over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive", !record->archived);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.unarchive", record->archived);
  show_flags (self, record);
  show_paused (self, record);
  name_button (self, NULL);
  return self;
}

void
bones_game_row_tell (BonesGameRow *self, const BonesGameStand *stand)
{
  GtkWidget *box;

  g_return_if_fail (BONES_IS_GAME_ROW (self) && stand != NULL);

  gtk_label_set_label (GTK_LABEL (self->next), stand->next);
  bones_set_tooltip (self->next, stand->next);
  box = gtk_widget_get_first_child (self->flags);
  for (guint i = 0; stand->fleets[i] != NULL && box != NULL; i++)
    {
      GtkWidget *label = gtk_widget_get_next_sibling (gtk_widget_get_first_child (box));

      if (*stand->fleets[i] != '\0')
        gtk_label_set_label (GTK_LABEL (label), stand->fleets[i]);
      box = gtk_widget_get_next_sibling (box);
    }
  name_button (self, stand->next);
}

gint64
bones_game_row_get_game (BonesGameRow *self)
{
  g_return_val_if_fail (BONES_IS_GAME_ROW (self), 0);

  return self->game;
}

const char *
bones_game_row_get_title (BonesGameRow *self)
{
  g_return_val_if_fail (BONES_IS_GAME_ROW (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->title));
}
