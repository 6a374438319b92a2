/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-item.h"

#include <gio/gio.h>
#include <string.h>

struct _BonesFleetItem {
  GObject parent_instance;

  BonesStore *store; /* borrowed */

  /* Owned */
  BonesFleetRecord *record;
  BonesFleetSummary *summary; /* or NULL */
  char *key, *folded;

  BonesFleetScore score;
  gboolean chosen;
};

enum { PROP_0, PROP_CHOSEN, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesFleetItem, bones_fleet_item, G_TYPE_OBJECT)

static void
bones_fleet_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHOSEN)
    g_value_set_boolean (value, BONES_FLEET_ITEM (object)->chosen);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_fleet_item_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHOSEN)
    bones_fleet_item_set_chosen (BONES_FLEET_ITEM (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_fleet_item_finalize (GObject *object)
{
  BonesFleetItem *self = BONES_FLEET_ITEM (object);

  bones_fleet_record_free (self->record);
  bones_fleet_summary_free (self->summary);
  g_free (self->key);
  g_free (self->folded);
  G_OBJECT_CLASS (bones_fleet_item_parent_class)->finalize (object);
}

static void
bones_fleet_item_class_init (BonesFleetItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bones_fleet_item_get_property;
  object_class->set_property = bones_fleet_item_set_property;
  object_class->finalize = bones_fleet_item_finalize;
  props[PROP_CHOSEN] =
      g_param_spec_boolean ("chosen", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_fleet_item_init (BonesFleetItem *self)
{
}

BonesFleetItem *
bones_fleet_item_new (BonesStore *store, BonesFleetRecord *record, const BonesFleetScore *score)
{
  BonesFleetItem *self = g_object_new (BONES_TYPE_FLEET_ITEM, NULL);

  g_return_val_if_fail (store != NULL && record != NULL, self);

  self->store = store;
  self->record = record;
  self->folded = g_utf8_casefold (record->name, -1);
  self->key = g_utf8_collate_key (self->folded, -1);
  if (score != NULL)
    self->score = *score;
  return self;
}

const BonesFleetRecord *
bones_fleet_item_get_record (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), NULL);

  return self->record;
}

const BonesFleetScore *
bones_fleet_item_get_score (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), NULL);

  return &self->score;
}

const BonesFleetSummary *
bones_fleet_item_get_summary (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), NULL);

  if (self->summary == NULL)
    self->summary = bones_fleet_summary_new (self->store, self->record);
  return self->summary;
}

gboolean
bones_fleet_item_has_summary (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), FALSE);

  return self->summary != NULL;
}

const char *
bones_fleet_item_get_key (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), NULL);

  return self->key;
}

gboolean
bones_fleet_item_matches (BonesFleetItem *self, const char *wanted)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self) && wanted != NULL, FALSE);

  return strstr (self->folded, wanted) != NULL;
}

void
bones_fleet_item_set_archived (BonesFleetItem *self, gboolean archived)
{
  g_return_if_fail (BONES_IS_FLEET_ITEM (self));

  self->record->archived = archived;
}

gboolean
bones_fleet_item_is_chosen (BonesFleetItem *self)
{
  g_return_val_if_fail (BONES_IS_FLEET_ITEM (self), FALSE);

  return self->chosen;
}

void
bones_fleet_item_set_chosen (BonesFleetItem *self, gboolean chosen)
{
  g_return_if_fail (BONES_IS_FLEET_ITEM (self));

  if (self->chosen == chosen)
    return;

  self->chosen = chosen;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
}
