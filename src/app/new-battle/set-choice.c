/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "set-choice.h"

#include "content-merge.h"
#include "content.h"
#include "name.h"
#include "roster-file.h"
#include "setup-text.h"
#include "text-fit.h"

#include <string.h>

/* The sets that are open; or -1. */
typedef struct {
  gint64 first, first_changed;
  gint64 second, second_changed; /* -1: no second set */
} Chosen;

static const Chosen nothing = { -1, -1, -1, -1 };

struct _BonesSetChoice {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *group, *row, *second_row;

  BonesStore *store; /* borrowed */
  const BonesRuleset *ruleset;
  GPtrArray *records; /* owned: the sets; NULL if players cannot write sets for this game */
  Chosen chosen;
  BonesContentSet *set; /* owned: the chosen one, or both together */
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

/* The set chosen in a row. The second row begins with no set, and leaves out the first set. */
static const BonesSetRecord *
record_of (BonesSetChoice *self, gboolean second)
{
  const guint first = adw_combo_row_get_selected (ADW_COMBO_ROW (self->row));
  const guint other = adw_combo_row_get_selected (ADW_COMBO_ROW (self->second_row));

  if (!second)
    return g_ptr_array_index (self->records, first);

  if (other == 0 || other == GTK_INVALID_LIST_POSITION)
    return NULL;

  return g_ptr_array_index (self->records, other - 1 < first ? other - 1 : other);
}

static BonesContentSet *
open_record (BonesSetChoice *self, const BonesSetRecord *record, gint64 *id, gint64 *changed,
             GError **error)
{
  BonesContentSet *set = bones_content_set_open (self->store, self->ruleset, record->id, error);

  *id = record->id;
  *changed = set != NULL ? set->record->changed : -1;
  return set;
}

static gboolean
open_set (BonesSetChoice *self, GError **error)
{
  const BonesSetRecord *record = record_of (self, TRUE);
  g_autoptr (BonesContentSet) first = NULL, second = NULL;

  forget (self);
  self->chosen = nothing;
  first = open_record (self, record_of (self, FALSE), &self->chosen.first,
                       &self->chosen.first_changed, error);
  if (first == NULL)
    return FALSE;

  if (record != NULL)
    {
      second =
          open_record (self, record, &self->chosen.second, &self->chosen.second_changed, error);
      self->set = second != NULL ? bones_content_set_union (first, second, error) : NULL;
    }
  else
    self->set = g_steal_pointer (&first);

  if (self->set == NULL)
    return FALSE;

  self->fleets = bones_content_set_fleets (self->set);
  return TRUE;
}

static void
fill_row (BonesSetChoice *self, GtkWidget *row, GtkStringList *list, guint chosen)
{
  self->settling = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), chosen);
  self->settling = FALSE;
}

/* Offers every set but the first; @before is chosen, if it is among them. */
static void
list_second (BonesSetChoice *self, gint64 before)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  const BonesSetRecord *first = record_of (self, FALSE);
  guint chosen = 0;

  gtk_string_list_append (list, _ ("No other set"));
  for (guint i = 0; i < self->records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (self->records, i);

      if (record == first)
        continue;

      if (record->id == before)
        chosen = g_list_model_get_n_items (G_LIST_MODEL (list));

      gtk_string_list_append (list, record->name);
    }

  fill_row (self, self->second_row, list, chosen);
  gtk_widget_set_visible (self->second_row, self->records->len > 1);
}

static void
list_sets (BonesSetChoice *self, const Chosen *before)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint chosen = 0;

  for (guint i = 0; i < self->records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (self->records, i);

      gtk_string_list_append (list, record->name);
      if (record->id == before->first)
        chosen = i;
    }

  fill_row (self, self->row, list, chosen);
  list_second (self, before->second);
}

static void
row_chosen (BonesSetChoice *self, GParamSpec *pspec, GtkWidget *row)
{
  if (self->settling || self->records == NULL)
    return;

  if (row == self->row)
    list_second (self, self->chosen.second);

  open_set (self, NULL); /* if the sets cannot be played, bones_set_choice_make_setup() says so */
  g_signal_emit (self, signals[CHOSEN], 0);
}

gboolean
bones_set_choice_show (BonesSetChoice *self, BonesStore *store, const BonesRuleset *ruleset,
                       GError **error)
{
  Chosen before = nothing;

  g_return_val_if_fail (BONES_IS_SET_CHOICE (self) && ruleset != NULL, FALSE);

  if (self->ruleset == ruleset)
    before = self->chosen;

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

  list_sets (self, &before);
  if (!open_set (self, error))
    return FALSE;

  if (before.first >= 0 && memcmp (&before, &self->chosen, sizeof before) != 0)
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
  if (self->set == NULL || (self->chosen.first == 0 && self->chosen.second < 0))
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
  gtk_widget_class_bind_template_child (widget_class, BonesSetChoice, second_row);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen);
}

static void
bones_set_choice_init (BonesSetChoice *self)
{
  self->chosen = nothing;
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->group, _ ("Ships and cards"));
  bones_combo_follow (ADW_COMBO_ROW (self->row));
  bones_combo_follow (ADW_COMBO_ROW (self->second_row));
}
