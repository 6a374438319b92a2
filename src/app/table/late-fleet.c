/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "late-fleet.h"

#include "field-set.h"
#include "fleet-picker.h"
#include "name.h"

#include "bones-config.h"

struct _BonesLateFleet {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *add_button, *picker_slot;
  AdwPreferencesGroup *counts_group;

  /* Owned */
  BonesHelm *helm;
  BonesFieldSet *counts;

  BonesFleetPicker *picker; /* the slot's */
};

G_DEFINE_FINAL_TYPE (BonesLateFleet, bones_late_fleet, ADW_TYPE_WINDOW)

static void
update_add_button (BonesLateFleet *self)
{
  gtk_widget_set_sensitive (self->add_button, bones_fleet_picker_get_fault (self->picker) == NULL);
}

static void
add_fleet (BonesLateFleet *self)
{
  g_autoptr (BonesRoster) roster = bones_fleet_picker_make_roster (self->picker);
  g_autoptr (GArray) changes = bones_field_set_collect (self->counts);
  guint16 counts[BONES_MAX_FLEET_TRACKS] = { 0 };

  for (guint i = 0; i < changes->len; i++)
    {
      const BonesChange *change = &g_array_index (changes, BonesChange, i);

      counts[change->field] = (guint16) change->value;
    }
  bones_helm_add_fleet (self->helm, roster, counts);
  gtk_window_close (GTK_WINDOW (self));
}

static void
bones_late_fleet_dispose (GObject *object)
{
  BonesLateFleet *self = BONES_LATE_FLEET (object);

  g_clear_pointer (&self->counts, bones_field_set_free);
  g_clear_object (&self->helm);
  G_OBJECT_CLASS (bones_late_fleet_parent_class)->dispose (object);
}

static void
bones_late_fleet_class_init (BonesLateFleetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_late_fleet_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/late-fleet.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesLateFleet, add_button);
  gtk_widget_class_bind_template_child (widget_class, BonesLateFleet, picker_slot);
  gtk_widget_class_bind_template_child (widget_class, BonesLateFleet, counts_group);
  gtk_widget_class_bind_template_callback (widget_class, add_fleet);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_late_fleet_init (BonesLateFleet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->counts = bones_field_set_new ();
}

/* NULL if there is room for another fleet. */
static char *
explain_full (BonesHelm *helm)
{
  const BonesRuleset *ruleset = bones_helm_get_view (helm)->ruleset;
  const guint most = ruleset->most_fleets > 0 ? ruleset->most_fleets : BONES_MAX_FLEETS;

  return bones_helm_get_view (helm)->fleets->len < most
             ? NULL
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s is a game for %u fleet.",
                                             "%s is a game for %u fleets.", most),
                                g_dgettext (GETTEXT_PACKAGE, ruleset->name), most);
}

/* The visible counters of the fleet. */
static void
add_counts (BonesLateFleet *self, const BonesSetup *setup)
{
  const BonesTrack *tracks = setup->ruleset->fleet_tracks;
  guint n = 0;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (tracks[i].show == BONES_SHOW_PIPS || tracks[i].show == BONES_SHOW_COUNT)
      {
        const BonesChange change = { BONES_SET_FLEET, (guint16) i, 0, 0, 0 };

        bones_field_set_add_number (
            self->counts, self->counts_group, g_dgettext (GETTEXT_PACKAGE, tracks[i].name), &change,
            tracks[i].lowest - tracks[i].base, tracks[i].highest - tracks[i].base);
        n++;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->counts_group), n > 0);
}

void
bones_late_fleet_pick (GtkWidget *parent, BonesHelm *helm)
{
  g_autofree char *full = NULL;
  const BonesSetup *setup;
  BonesLateFleet *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  full = explain_full (helm);
  if (full != NULL)
    {
      g_signal_emit_by_name (helm, "said", full);
      return;
    }

  setup = bones_table_get_rules (bones_helm_get_table (helm));
  self = g_object_new (BONES_TYPE_LATE_FLEET, "transient-for", gtk_widget_get_root (parent), NULL);
  self->helm = g_object_ref (helm);
  self->picker = bones_fleet_picker_new (bones_helm_get_view (helm)->fleets->len);
  bones_fleet_picker_set_setup (self->picker, setup);
  g_signal_connect_object (self->picker, "changed", G_CALLBACK (update_add_button), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->picker_slot), GTK_WIDGET (self->picker));
  add_counts (self, setup);
  bones_name_lists (GTK_WIDGET (self), _ ("What It Has"));
  update_add_button (self);
  gtk_widget_grab_focus (self->add_button);
  gtk_window_present (GTK_WINDOW (self));
}
