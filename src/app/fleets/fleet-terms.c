/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-terms.h"

#include "flow.h"
#include "house-rules.h"
#include "name.h"
#include "radio.h"
#include "setup-text.h"
#include "systems.h"
#include "text-fit.h"
#include "tooltip.h"
#include "typed.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

#define MOST_CARDS 200

struct _BonesFleetTerms {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *preset_box, *content_row, *edition_row, *limit_row, *rules, *cards_row, *cards_spin,
      *player_row, *tags_row, *notes_row, *for_group, *own_group, *roll_group, *roll_row, *dice_row,
      *size_row, *size_spin, *limit_line;

  BonesFleetDraft *draft;            /* borrowed; or NULL */
  GPtrArray *sets;                   /* owned: of BonesSetRecord, those that are listed; or NULL */
  const BonesRuleset *ruleset;       /* whose editions and presets the rows have */
  guint8 options[BONES_MAX_OPTIONS]; /* those that are shown */
  gboolean settling;                 /* the rows are being set */
};

enum { SAID, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFleetTerms, bones_fleet_terms, ADW_TYPE_BIN)

static void
conclude (BonesFleetTerms *self, gboolean done, const GError *error)
{
  if (done)
    return;

  g_signal_emit (self, signals[SAID], 0, error->message);
  bones_fleet_terms_update (self);
}

/* ---- Rules ---- */

static guint
count_faults (BonesFleetDraft *draft)
{
  GArray *flaws = bones_fleet_draft_get_flaws (draft);
  guint n = 0;

  for (guint i = 0; i < flaws->len; i++)
    n += !g_array_index (flaws, BonesFleetFlaw, i).warns;

  return n;
}

/* What a fleet is under some rules. */
typedef struct {
  gint points, budget;
  guint faults;
} Standing;

static Standing
stand (BonesFleetDraft *draft)
{
  return (Standing){ bones_fleet_draft_get_points (draft), bones_fleet_draft_get_budget (draft),
                     count_faults (draft) };
}

static void
add_sentence (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* Tells what has changed since @before. */
static void
tell_change (BonesFleetTerms *self, const Standing *before)
{
  const Standing now = stand (self->draft);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *points = bones_words_points (MAX (now.points, 0));
  g_autofree char *old_points = bones_words_points (MAX (before->points, 0));
  g_autofree char *budget = bones_words_points (MAX (now.budget, 0));
  g_autofree char *old_budget = bones_words_points (MAX (before->budget, 0));

  if (now.points != before->points)
    add_sentence (
        text, g_strdup_printf (_ ("The fleet costs %s points instead of %s."), points, old_points));

  if (now.budget != before->budget)
    add_sentence (text, g_strdup_printf (_ ("It may cost %s instead of %s."), budget, old_budget));

  if (now.faults != before->faults)
    add_sentence (text, now.faults == 0
                            ? g_strdup (_ ("It has no fault any more."))
                            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "It has %u fault now.",
                                                            "It has %u faults now.", now.faults),
                                               now.faults));

  if (text->len == 0)
    g_string_append (text, _ ("These rules change nothing for this fleet."));

  g_signal_emit (self, signals[SAID], 0, text->str);
}

static void
edition_chosen (BonesFleetTerms *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->edition_row));
  g_autoptr (GError) error = NULL;
  Standing before;
  gboolean done;

  if (self->settling || self->draft == NULL || chosen == GTK_INVALID_LIST_POSITION)
    return;

  before = stand (self->draft);
  done = bones_fleet_draft_set_edition (self->draft, self->ruleset->editions[chosen], &error);
  conclude (self, done, error);
  if (done)
    tell_change (self, &before);
}

static void
content_chosen (BonesFleetTerms *self)
{
  const guint chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (self->content_row));
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sets = NULL;
  Standing before;
  gboolean done;

  if (self->settling || self->draft == NULL || self->sets == NULL || chosen >= self->sets->len)
    return;

  before = stand (self->draft);
  sets = g_ptr_array_ref (self->sets); /* the list changes meanwhile */
  done = bones_fleet_draft_set_content (self->draft, g_ptr_array_index (sets, chosen), &error);
  conclude (self, done, error);
  if (done)
    tell_change (self, &before);
}

/* The sets; and the fleet's own one, if it has one. */
static void
fill_sets (BonesFleetTerms *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint chosen;

  g_clear_pointer (&self->sets, g_ptr_array_unref);
  self->sets = bones_fleet_draft_list_sets (self->draft);
  gtk_widget_set_visible (self->content_row, self->sets != NULL);
  if (self->sets == NULL)
    return;

  chosen = bones_fleet_draft_find_set (self->draft, self->sets);
  for (guint i = 0; i < self->sets->len; i++)
    gtk_string_list_append (list,
                            ((const BonesSetRecord *) g_ptr_array_index (self->sets, i))->name);

  if (chosen == self->sets->len)
    gtk_string_list_append (list, _ ("The fleet’s own set"));

  adw_combo_row_set_model (ADW_COMBO_ROW (self->content_row), G_LIST_MODEL (list));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->content_row), chosen);
}

static void
preset_toggled (GtkToggleButton *button, BonesFleetTerms *self)
{
  g_autoptr (GError) error = NULL;
  Standing before;
  gboolean done;

  if (self->settling || self->draft == NULL)
    return;

  before = stand (self->draft);
  done = bones_fleet_draft_set_preset (self->draft, g_object_get_data (G_OBJECT (button), "preset"),
                                       &error);
  conclude (self, done, error);
  if (!done)
    return;

  bones_fleet_terms_update (self); /* a preset that was chosen already stays chosen */
  tell_change (self, &before);
}

/* The house rules set their options in the set-up itself, so it is put back first. */
static void
rules_changed (BonesFleetTerms *self)
{
  BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  guint8 wanted[BONES_MAX_OPTIONS];
  g_autoptr (GError) error = NULL;
  const Standing before = stand (self->draft);
  gboolean done;

  if (self->settling)
    return;

  memcpy (wanted, setup->options, sizeof wanted);
  memcpy (setup->options, self->options, sizeof wanted);
  memcpy (self->options, wanted, sizeof wanted); /* they are shown already */
  done = bones_fleet_draft_set_options (self->draft, wanted, &error);
  conclude (self, done, error);
  if (done)
    tell_change (self, &before);
}

/* The number of ships, if it is agreed and not bought. */
static void
size_set (BonesFleetTerms *self)
{
  const BonesSetup *setup;
  guint8 wanted[BONES_MAX_OPTIONS];
  g_autoptr (GError) error = NULL;

  if (self->settling || self->draft == NULL)
    return;

  setup = bones_fleet_draft_get_setup (self->draft);
  memcpy (wanted, setup->options, sizeof wanted);
  wanted[self->ruleset->fleet_ships_option] =
      (guint8) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size_spin));
  conclude (self, bones_fleet_draft_set_options (self->draft, wanted, &error), error);
}

static void
show_size (BonesFleetTerms *self)
{
  const guint i = self->ruleset->fleet_ships_option;
  const BonesOption *option = &self->ruleset->options[i];

  gtk_widget_set_visible (self->size_row, i > 0);
  if (i == 0)
    return;

  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->size_spin), option->lowest, option->highest);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->size_spin), self->options[i]);
}

static gboolean
is_in_force (const BonesSetup *setup, const BonesPreset *preset)
{
  g_autoptr (BonesSetup) scratch = bones_setup_new (setup->ruleset, NULL);

  if (!bones_options_begin (scratch, preset->edition, NULL))
    return FALSE;

  bones_preset_set (scratch, preset);
  return memcmp (scratch->options, setup->options, sizeof setup->options) == 0;
}

static void
show_presets (BonesFleetTerms *self, const BonesSetup *setup)
{
  const BonesPreset *preset = self->ruleset->presets;

  for (GtkWidget *button = gtk_widget_get_first_child (self->preset_box); button != NULL;
       button = gtk_widget_get_next_sibling (button), preset++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), is_in_force (setup, preset));
}

static void
fill_presets (BonesFleetTerms *self)
{
  bones_flow_clear (BONES_FLOW (self->preset_box));
  for (const BonesPreset *preset = self->ruleset->presets; preset != NULL && preset->id != NULL;
       preset++)
    {
      GtkWidget *button =
          bones_radio_new (bones_system_word (self->ruleset, "preset.", preset->id));

      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_widget_add_css_class (button, "touch");
      bones_set_tooltip (button, bones_system_word (self->ruleset, "about.", preset->id));
      g_object_set_data (G_OBJECT (button), "preset", (gpointer) preset);
      g_signal_connect_object (button, "toggled", G_CALLBACK (preset_toggled), self, 0);
      bones_flow_append (BONES_FLOW (self->preset_box), button);
    }

  gtk_widget_set_visible (self->preset_box, self->ruleset->presets != NULL);
}

static void
fill_editions (BonesFleetTerms *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; self->ruleset->editions[i] != NULL; i++)
    gtk_string_list_append (
        list, bones_system_word (self->ruleset, "value.edition.", self->ruleset->editions[i]));

  adw_combo_row_set_model (ADW_COMBO_ROW (self->edition_row), G_LIST_MODEL (list));
  gtk_widget_set_visible (self->edition_row, g_list_model_get_n_items (G_LIST_MODEL (list)) > 1);
}

/* ---- What its owner remembers ---- */

static void
limit_typed (GtkEditable *row, gpointer data)
{
  BonesFleetTerms *self = data;
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  g_autoptr (GError) error = NULL;
  gint limit = -1;

  if (self->draft == NULL)
    return;

  if (*text != '\0' && (!bones_words_parse_parts (BONES_PARTS_OF_POINT, text, &limit) || limit < 0))
    {
      g_signal_emit (self, signals[SAID], 0,
                     _ ("A limit is a number of points, for example 12 or 7 ½."));
      bones_fleet_terms_update (self);
      return;
    }

  conclude (self, bones_fleet_draft_set_limit (self->draft, limit, &error), error);
}

static void
player_typed (GtkEditable *row, gpointer data)
{
  BonesFleetTerms *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL)
    conclude (self, bones_fleet_draft_set_player (self->draft, gtk_editable_get_text (row), &error),
              error);
}

static void
tags_typed (GtkEditable *row, gpointer data)
{
  BonesFleetTerms *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL)
    conclude (self, bones_fleet_draft_set_tags (self->draft, gtk_editable_get_text (row), &error),
              error);
}

static void
notes_typed (GtkEditable *row, gpointer data)
{
  BonesFleetTerms *self = data;
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL)
    conclude (self,
              bones_fleet_draft_set_notes (self->draft, -1, gtk_editable_get_text (row), &error),
              error);
}

static void
cards_set (BonesFleetTerms *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->settling && self->draft != NULL)
    conclude (self,
              bones_fleet_draft_set_cards (
                  self->draft,
                  (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->cards_spin)),
                  &error),
              error);
}

/* ---- Dice before the battle ---- */

static void
roll_clicked (BonesFleetTerms *self)
{
  g_autoptr (GError) error = NULL;

  conclude (self, bones_fleet_draft_roll (self->draft, NULL, &error), error);
}

static void
dice_typed (GtkEditable *row, gpointer data)
{
  BonesFleetTerms *self = data;
  const char *text = gtk_editable_get_text (row);
  g_autoptr (GError) error = NULL;

  if (self->draft != NULL && *text != '\0')
    conclude (self, bones_fleet_draft_roll (self->draft, text, &error), error);
}

/* The dice that the fleet has got, or that it needs. */
static void
show_rolled (BonesFleetTerms *self)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  const BonesRolled *rolled = roster->rolled;
  g_autoptr (GString) dice = g_string_new (NULL);

  if (self->ruleset->ahead == NULL)
    return;

  for (guint i = 0; rolled != NULL && i < rolled->dice->len; i++)
    g_string_append_printf (dice, "%s%u", i > 0 ? " " : "",
                            g_array_index (rolled->dice, guint8, i));

  if (rolled == NULL)
    g_string_append_printf (dice, _ ("Not rolled yet: it needs %u dice."),
                            self->ruleset->ahead (setup, roster));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->roll_row), dice->str);
  bones_typed_set (GTK_EDITABLE (self->dice_row),
                   rolled != NULL && !rolled->by_app ? dice->str : "");
}

/* ---- The widget ---- */

static void
bones_fleet_terms_finalize (GObject *object)
{
  g_clear_pointer (&BONES_FLEET_TERMS (object)->sets, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_fleet_terms_parent_class)->finalize (object);
}

static void
bones_fleet_terms_class_init (BonesFleetTermsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_fleet_terms_finalize;
  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HOUSE_RULES);
  signals[SAID] = g_signal_new ("said", BONES_TYPE_FLEET_TERMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/fleet-terms.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, for_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, own_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, preset_box);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, content_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, edition_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, limit_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, rules);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, cards_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, cards_spin);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, player_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, tags_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, notes_row);
  gtk_widget_class_bind_template_callback (widget_class, content_chosen);
  gtk_widget_class_bind_template_callback (widget_class, edition_chosen);
  gtk_widget_class_bind_template_callback (widget_class, rules_changed);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, roll_group);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, roll_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, dice_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, size_row);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, limit_line);
  gtk_widget_class_bind_template_child (widget_class, BonesFleetTerms, size_spin);
  gtk_widget_class_bind_template_callback (widget_class, cards_set);
  gtk_widget_class_bind_template_callback (widget_class, size_set);
  gtk_widget_class_bind_template_callback (widget_class, roll_clicked);
}

static void
bones_fleet_terms_init (BonesFleetTerms *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (self->for_group, _ ("Built for"));
  bones_name_lists (self->own_group, _ ("To remember"));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->cards_spin), 0, MOST_CARDS);
  bones_name_lists (self->roll_group, _ ("Rolled ahead"));
  bones_typed_follow (GTK_EDITABLE (self->dice_row), dice_typed, self);
  bones_typed_follow (GTK_EDITABLE (self->limit_row), limit_typed, self);
  bones_typed_follow (GTK_EDITABLE (self->player_row), player_typed, self);
  bones_typed_follow (GTK_EDITABLE (self->tags_row), tags_typed, self);
  bones_typed_follow (GTK_EDITABLE (self->notes_row), notes_typed, self);
  bones_combo_follow (ADW_COMBO_ROW (self->content_row));
  bones_combo_follow (ADW_COMBO_ROW (self->edition_row));
}

/* Only if they have changed: rows that unfold lose the focus. */
static void
show_rules (BonesFleetTerms *self, gboolean fresh)
{
  BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);

  if (!fresh && memcmp (self->options, setup->options, sizeof self->options) == 0)
    return;

  memcpy (self->options, setup->options, sizeof self->options);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->edition_row), setup->options[0]);
  bones_house_rules_set_setup (BONES_HOUSE_RULES (self->rules), setup);
  show_size (self);
}

static void
show_text (BonesFleetTerms *self)
{
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  const gint limit = bones_fleet_draft_get_limit (self->draft);
  g_autofree char *points = limit >= 0 ? bones_words_points (limit) : NULL;
  g_autofree char *tags = bones_fleet_draft_dup_tags (self->draft);

  bones_typed_set (GTK_EDITABLE (self->limit_row), points);
  bones_typed_set (GTK_EDITABLE (self->player_row), roster->player);
  bones_typed_set (GTK_EDITABLE (self->tags_row), tags);
  bones_typed_set (GTK_EDITABLE (self->notes_row), bones_fleet_draft_get_notes (self->draft, -1));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->cards_spin), roster->cards);
}

static void
show_terms (BonesFleetTerms *self, gboolean fresh)
{
  self->settling = TRUE;
  show_rules (self, fresh);
  show_presets (self, bones_fleet_draft_get_setup (self->draft));
  show_text (self);
  show_rolled (self);
  self->settling = FALSE;
}

void
bones_fleet_terms_set_draft (BonesFleetTerms *self, BonesFleetDraft *draft)
{
  g_return_if_fail (BONES_IS_FLEET_TERMS (self));

  self->draft = draft;
  if (draft == NULL)
    {
      bones_house_rules_set_setup (BONES_HOUSE_RULES (self->rules), NULL);
      return;
    }

  self->settling = TRUE;
  self->ruleset = bones_fleet_draft_get_setup (draft)->ruleset;
  fill_sets (self);
  fill_presets (self);
  fill_editions (self);
  self->settling = FALSE;
  gtk_widget_set_visible (self->cards_row, self->ruleset->outfits);
  gtk_widget_set_visible (self->roll_group, self->ruleset->ahead != NULL);
  gtk_widget_set_visible (self->limit_line, bones_fleet_draft_get_points (draft) >= 0);
  show_terms (self, TRUE);
}

void
bones_fleet_terms_update (BonesFleetTerms *self)
{
  g_return_if_fail (BONES_IS_FLEET_TERMS (self));

  if (self->draft != NULL)
    show_terms (self, FALSE);
}

void
bones_fleet_terms_flush (BonesFleetTerms *self)
{
  g_return_if_fail (BONES_IS_FLEET_TERMS (self));

  bones_typed_flush (GTK_EDITABLE (self->dice_row));
  bones_typed_flush (GTK_EDITABLE (self->limit_row));
  bones_typed_flush (GTK_EDITABLE (self->player_row));
  bones_typed_flush (GTK_EDITABLE (self->tags_row));
  bones_typed_flush (GTK_EDITABLE (self->notes_row));
}
