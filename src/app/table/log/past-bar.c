/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "past-bar.h"

#include "drawn.h"
#include "name.h"
#include "timeline.h"
#include "tooltip.h"

#include "bones-config.h"

#define LARGE_TEXT 1.4 /* relative to the normal size */
#define LOOK_EVERY 60  /* ms: while the timeline is dragged */

struct _BonesPastBar {
  GtkWidget parent_instance;

  /* Template widgets */
  GtkWidget *grid, *words_box, *heading, *words, *ways, *scale, *now_button, *earlier_button,
      *later_button, *round_back_button, *round_on_button;
  GtkAdjustment *adjustment;

  /* Owned */
  BonesHelm *helm;
  GArray *timeline; /* of BonesMoment; NULL in the present */
  GPtrArray *log;   /* the log that the moments belong to */
  guint look_id;

  gboolean applying, narrow, tight;
};

G_DEFINE_FINAL_TYPE (BonesPastBar, bones_past_bar, GTK_TYPE_WIDGET)

static guint
get_place (BonesPastBar *self)
{
  return (guint) (gtk_adjustment_get_value (self->adjustment) + 0.5);
}

static const BonesMoment *
get_moment (BonesPastBar *self)
{
  const guint place = get_place (self);

  return self->timeline != NULL && place < self->timeline->len
             ? &g_array_index (self->timeline, BonesMoment, place)
             : NULL;
}

/* The heading of moment @place. */
static const char *
heading_of (BonesPastBar *self, guint place)
{
  for (guint i = place + 1; i-- > 0;)
    if (g_array_index (self->timeline, BonesMoment, i).round)
      for (guint k = 0; k < self->log->len; k++)
        {
          const BonesLogLine *line = g_ptr_array_index (self->log, k);

          if (line->heading && line->seq == g_array_index (self->timeline, BonesMoment, i).seq)
            return line->brief != NULL ? line->brief : line->text;
        }
  return NULL;
}

static char *
describe (BonesPastBar *self)
{
  const BonesMoment *moment = get_moment (self);
  const char *heading = moment != NULL ? heading_of (self, get_place (self)) : NULL;
  g_autofree char *text = NULL;

  if (moment == NULL)
    return g_strdup ("");

  text = moment->line->undone ? g_strdup_printf (_ ("%s (undone since)"), moment->line->text)
                              : g_strdup (moment->line->text);
  if (heading == NULL || moment->line->heading)
    return g_steal_pointer (&text);
  /* Translators: the heading of a round, and what had just happened */
  return g_strdup_printf (_ ("%s: %s"), heading, text);
}

static void
show_place (BonesPastBar *self)
{
  const guint place = get_place (self);
  const guint last =
      self->timeline != NULL && self->timeline->len > 0 ? self->timeline->len - 1 : 0;
  g_autofree char *text = describe (self);
  /* Translators: where a heading has no room: what had just happened then */
  g_autofree char *whole = g_strdup_printf (_ ("As it was: %s"), text);

  gtk_label_set_label (GTK_LABEL (self->words), self->tight ? whole : text);
  bones_set_tooltip (self->words, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
  gtk_widget_set_sensitive (self->earlier_button, place > 0);
  gtk_widget_set_sensitive (self->round_back_button, place > 0);
  gtk_widget_set_sensitive (self->later_button, place < last);
  gtk_widget_set_sensitive (self->round_on_button, place < last);
}

static gboolean
show_moment_now (gpointer data)
{
  BonesPastBar *self = BONES_PAST_BAR (data);
  const BonesMoment *moment = get_moment (self);

  self->look_id = 0;
  if (moment != NULL)
    bones_helm_look_at (self->helm, moment->seq);
  return G_SOURCE_REMOVE;
}

static void
timeline_moved (BonesPastBar *self)
{
  if (self->applying || self->timeline == NULL)
    return;

  show_place (self);
  if (self->look_id == 0)
    self->look_id = g_timeout_add (LOOK_EVERY, show_moment_now, self);
}

static void
go_to (BonesPastBar *self, guint place)
{
  gtk_adjustment_set_value (self->adjustment, place);
}

static void
go_earlier (BonesPastBar *self)
{
  if (get_place (self) > 0)
    go_to (self, get_place (self) - 1);
}

static void
go_later (BonesPastBar *self)
{
  go_to (self, get_place (self) + 1);
}

static void
round_back (BonesPastBar *self)
{
  go_to (self, bones_timeline_round (self->timeline, get_place (self), -1));
}

static void
round_on (BonesPastBar *self)
{
  go_to (self, bones_timeline_round (self->timeline, get_place (self), 1));
}

static void
return_to_now (BonesPastBar *self)
{
  bones_helm_look_at (self->helm, 0);
}

gboolean
bones_past_bar_key (BonesPastBar *self, guint keyval)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  g_return_val_if_fail (BONES_IS_PAST_BAR (self), FALSE);

  if (self->timeline == NULL)
    return FALSE;

  if (keyval == GDK_KEY_Escape)
    return_to_now (self);
  else if (keyval == (mirrored ? GDK_KEY_Right : GDK_KEY_Left))
    go_earlier (self);
  else if (keyval == (mirrored ? GDK_KEY_Left : GDK_KEY_Right))
    go_later (self);
  else if (keyval == GDK_KEY_Page_Up)
    round_back (self);
  else if (keyval == GDK_KEY_Page_Down)
    round_on (self);
  else if (keyval == GDK_KEY_Home)
    go_to (self, 0);
  else if (keyval == GDK_KEY_End)
    go_to (self, self->timeline->len);
  else
    return FALSE;
  return TRUE;
}

/* Before the slider, which uses some of these keys itself. */
static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesPastBar *self)
{
  const GdkModifierType chords = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;

  return (state & chords) == 0 && bones_past_bar_key (self, keyval);
}

void
bones_past_bar_toggle (BonesHelm *helm)
{
  const GPtrArray *log;

  g_return_if_fail (BONES_IS_HELM (helm));

  log = bones_helm_get_log (helm);
  if (bones_helm_get_past (helm) != 0)
    bones_helm_look_at (helm, 0);
  else if (log->len > 0)
    bones_helm_look_at (helm, ((BonesLogLine *) g_ptr_array_index (log, log->len - 1))->seq);
}

gboolean
bones_past_bar_focus (BonesPastBar *self)
{
  g_return_val_if_fail (BONES_IS_PAST_BAR (self), FALSE);

  return gtk_widget_grab_focus (self->scale);
}

static void
leave_past (BonesPastBar *self)
{
  g_clear_handle_id (&self->look_id, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* In the words of these rules. */
static void
name_rounds (BonesPastBar *self)
{
  const BonesRuleset *ruleset = bones_helm_get_view (self->helm)->ruleset;
  g_autofree char *back = bones_words_round (ruleset, "back", 0);
  g_autofree char *on = bones_words_round (ruleset, "on", 0);

  bones_zone_name (self->round_back_button, back);
  bones_zone_name (self->round_on_button, on);
}

void
bones_past_bar_apply (BonesPastBar *self, BonesHelm *helm)
{
  const guint32 past = bones_helm_get_past (helm);

  g_return_if_fail (BONES_IS_PAST_BAR (self) && BONES_IS_HELM (helm));

  if (g_set_object (&self->helm, helm))
    name_rounds (self);
  g_clear_pointer (&self->timeline, g_array_unref);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  if (past == 0)
    {
      leave_past (self);
      return;
    }

  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  self->log = g_ptr_array_ref ((GPtrArray *) bones_helm_get_log (helm));
  self->timeline = bones_timeline_new (self->log);
  self->applying = TRUE;
  /* If the slider has moved again meanwhile, it stays. */
  gtk_adjustment_configure (self->adjustment,
                            self->look_id != 0 ? gtk_adjustment_get_value (self->adjustment)
                                               : bones_timeline_find (self->timeline, past),
                            0, self->timeline->len > 0 ? self->timeline->len - 1 : 0, 1, 10, 0);
  self->applying = FALSE;
  show_place (self);
}

static void
place_child (BonesPastBar *self, GtkWidget *child, int column, int row, int columns)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (self->grid);

  g_object_set (gtk_layout_manager_get_layout_child (manager, child), "column", column, "row", row,
                "column-span", columns, NULL);
}

/* The height does not change with the number of lines, so that what is below stays in place. */
static void
keep_lines (BonesPastBar *self, gboolean two)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->words, "\n");
  int height = -1;

  if (two)
    pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_widget_set_size_request (self->words, -1, height);
}

/* If there is little room, only the keyboard and the log go from round to round. */
static void
lay_out (BonesPastBar *self)
{
  const gboolean tight = self->narrow || bones_drawn_scale (GTK_WIDGET (self)) > LARGE_TEXT;

  gtk_widget_set_visible (self->heading, !tight);
  gtk_widget_set_visible (self->round_back_button, !tight);
  gtk_widget_set_visible (self->round_on_button, !tight);
  gtk_button_set_label (GTK_BUTTON (self->now_button), tight ? _ ("Now") : _ ("Back to Now"));
  bones_name_widget (self->now_button, _ ("Back to Now"));
  gtk_label_set_wrap (GTK_LABEL (self->words), tight);
  gtk_label_set_lines (GTK_LABEL (self->words), tight ? 2 : 1);
  keep_lines (self, tight);
  self->tight = tight;
  show_place (self);
  place_child (self, self->words_box, 0, 0, self->narrow ? 2 : 1);
  place_child (self, self->ways, self->narrow ? 0 : 1, self->narrow ? 1 : 0, 1);
  place_child (self, self->now_button, self->narrow ? 1 : 2, self->narrow ? 1 : 0, 1);
}

static void
bones_past_bar_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (bones_past_bar_parent_class)->system_setting_changed (widget, setting);
  lay_out (BONES_PAST_BAR (widget));
}

void
bones_past_bar_set_narrow (BonesPastBar *self, gboolean narrow)
{
  g_return_if_fail (BONES_IS_PAST_BAR (self));

  self->narrow = narrow;
  lay_out (self);
}

static void
bones_past_bar_dispose (GObject *object)
{
  BonesPastBar *self = BONES_PAST_BAR (object);

  g_clear_handle_id (&self->look_id, g_source_remove);
  g_clear_pointer (&self->timeline, g_array_unref);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  g_clear_object (&self->helm);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_past_bar_parent_class)->dispose (object);
}

static void
bones_past_bar_class_init (BonesPastBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_past_bar_dispose;
  widget_class->system_setting_changed = bones_past_bar_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "pastbar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/past-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, grid);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, words_box);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, heading);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, words);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, ways);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, scale);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, now_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, earlier_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, later_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, round_back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, round_on_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPastBar, adjustment);
  gtk_widget_class_bind_template_callback (widget_class, timeline_moved);
  gtk_widget_class_bind_template_callback (widget_class, go_earlier);
  gtk_widget_class_bind_template_callback (widget_class, go_later);
  gtk_widget_class_bind_template_callback (widget_class, round_back);
  gtk_widget_class_bind_template_callback (widget_class, round_on);
  gtk_widget_class_bind_template_callback (widget_class, return_to_now);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
bones_past_bar_init (BonesPastBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
