/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "set-choice.h"

#include "content.h"
#include "pane.h"
#include "roster-file.h"
#include "setup-text.h"
#include "text-fit.h"

struct _BonesSetChoice {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *row;

  BonesStore *store; /* borrowed */
  const BonesRuleset *ruleset;
  GPtrArray *records;   /* owned: of the rows; NULL if players cannot write sets for this game */
  BonesContentSet *set; /* owned: the chosen one */
  GPtrArray *fleets;    /* owned: of it */
  char *pinned;         /* owned */
  gboolean settling;
};

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesSetChoice, bones_set_choice, ADW_TYPE_BIN)

static void
forget (BonesSetChoice *self)
{
  g_clear_pointer (&self->set, bones_content_set_free);
  g_clear_pointer (&self->fleets, g_ptr_array_unref);
}

static gboolean
open_set (BonesSetChoice *self, GError **error)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->row));
  const BonesSetRecord *record = g_ptr_array_index (self->records, chosen);

  forget (self);
  self->set = bones_content_set_open (self->store, self->ruleset, record->id, error);
  if (self->set == NULL)
    return FALSE;

  self->fleets = bones_content_set_fleets (self->set);
  return TRUE;
}

static void
row_chosen (BonesSetChoice *self)
{
  if (self->settling || self->records == NULL)
    return;

  open_set (self, NULL); /* if the set cannot be opened, bones_set_choice_make_setup() says so */
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
list_sets (BonesSetChoice *self, gint64 before)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint chosen = 0;

  for (guint i = 0; i < self->records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (self->records, i);

      gtk_string_list_append (list, record->name);
      if (record->id == before)
        chosen = i;
    }
  self->settling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self->row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->row), chosen);
  self->settling = FALSE;
}

gboolean
bones_set_choice_show (BonesSetChoice *self, BonesStore *store, const BonesRuleset *ruleset,
                       GError **error)
{
  gint64 before = 0, changed = -1;

  g_return_val_if_fail (BONES_IS_SET_CHOICE (self) && ruleset != NULL, FALSE);

  if (self->set != NULL && self->ruleset == ruleset)
    {
      before = self->set->record->id;
      changed = self->set->record->changed;
    }
  forget (self);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->store = store;
  self->ruleset = ruleset;
  gtk_widget_set_visible (GTK_WIDGET (self), store != NULL && ruleset->schema != NULL);
  if (store == NULL || ruleset->schema == NULL)
    return TRUE;

  self->records = bones_content_sets (store, ruleset, error);
  if (self->records == NULL)
    return FALSE;

  list_sets (self, before);
  if (!open_set (self, error))
    return FALSE;

  if (changed >= 0 && (self->set->record->id != before || self->set->record->changed != changed))
    g_signal_emit (self, signals[CHOSEN], 0);
  return TRUE;
}

BonesSetup *
bones_set_choice_make_setup (BonesSetChoice *self, const char *edition, GError **error)
{
  g_return_val_if_fail (BONES_IS_SET_CHOICE (self) && self->ruleset != NULL, NULL);

  if (self->records == NULL)
    return bones_content_setup (self->ruleset, edition, error);

  if (self->set == NULL && !open_set (self, error))
    return NULL;

  return bones_content_set_setup (self->set, edition, error);
}

gboolean
bones_set_choice_pin (BonesSetChoice *self, const char **content, GError **error)
{
  g_return_val_if_fail (BONES_IS_SET_CHOICE (self) && content != NULL, FALSE);

  *content = NULL;
  if (self->set == NULL || self->set->record->id == 0)
    return TRUE;

  g_free (self->pinned);
  *content = self->pinned = bones_content_set_pin (self->set, error);
  return self->pinned != NULL;
}

GPtrArray *
bones_set_choice_get_fleets (BonesSetChoice *self)
{
  g_return_val_if_fail (BONES_IS_SET_CHOICE (self), NULL);

  return self->fleets;
}

static void
bones_set_choice_finalize (GObject *object)
{
  BonesSetChoice *self = BONES_SET_CHOICE (object);

  forget (self);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_free (self->pinned);
  G_OBJECT_CLASS (bones_set_choice_parent_class)->finalize (object);
}

static void
bones_set_choice_class_init (BonesSetChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_set_choice_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", BONES_TYPE_SET_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/set-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesSetChoice, group);
  gtk_widget_class_bind_template_child (widget_class, BonesSetChoice, row);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen);
}

static void
bones_set_choice_init (BonesSetChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->group, _ ("Ships and cards"));
  bones_combo_tip_follow (ADW_COMBO_ROW (self->row));
}
