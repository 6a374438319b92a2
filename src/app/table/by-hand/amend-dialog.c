/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "amend-dialog.h"

#include "consent.h"
#include "dice-pool.h"
#include "dice-tray.h"
#include "keys.h"
#include "name.h"
#include "override-dialog.h"
#include "pane.h"
#include "question.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesAmendDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *back_button, *amend_button, *pages, *which_list, *which, *was_pool, *was_label,
      *question, *slot, *footer, *dice_box, *old_pool, *new_pool, *effects, *effects_title,
      *why_not, *instead, *there_button, *reason_list, *reason_row;

  /* Owned */
  BonesHelm *helm;
  BonesHelm *again; /* the helm at which the question is asked again */
  GArray *answers;  /* of guint32 */
  BonesPane *pane;  /* or NULL */

  guint32 seq;
  guint32 misfit; /* the first later entry that the correction does not fit, or 0 */
  guint needs;    /* the fleets that must agree to the correction */
  guint n;
  guint16 values[BONES_MAX_VALUES];
};

G_DEFINE_FINAL_TYPE (BonesAmendDialog, bones_amend_dialog, ADW_TYPE_WINDOW)

/* What would change */

static void
add_effect (BonesAmendDialog *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "effect");
  gtk_box_append (GTK_BOX (self->effects), label);
}

static void
clear_effects (BonesAmendDialog *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->effects)) != NULL)
    gtk_box_remove (GTK_BOX (self->effects), child);
}

/* The effects, or the reason why the correction is impossible. */
static void
show_effects (BonesAmendDialog *self, const GPtrArray *differs, const GError *error)
{
  clear_effects (self);
  for (guint i = 0; differs != NULL && i < differs->len; i++)
    add_effect (self, g_ptr_array_index (differs, i));
  if (differs != NULL && differs->len == 0)
    add_effect (self, _ ("Nothing else changes. The log shows the correction."));
  gtk_label_set_label (GTK_LABEL (self->effects_title),
                       differs != NULL ? _ ("What changes") : _ ("This correction would not work"));
  gtk_label_set_label (GTK_LABEL (self->why_not), error != NULL ? error->message : "");
  gtk_widget_set_visible (self->why_not, error != NULL);
  gtk_widget_set_visible (self->instead, error != NULL);
  gtk_widget_set_visible (self->there_button, self->misfit != 0);
  gtk_widget_set_visible (self->reason_list, differs != NULL);
  gtk_widget_set_visible (self->amend_button, differs != NULL);
}

static void
show_page (BonesAmendDialog *self, const char *page)
{
  const gboolean asking = g_str_equal (page, "ask");

  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), page);
  gtk_widget_set_visible (self->back_button, !asking);
  if (asking)
    gtk_widget_set_visible (self->amend_button, FALSE);
}

static void
show_dice (BonesAmendDialog *self, GtkWidget *pool, guint n, const guint16 *faces, gboolean typed,
           gboolean gone)
{
  const BonesPromptView *prompt = bones_helm_get_view (self->again)->prompt;
  BonesDieLook looks[BONES_MAX_VALUES] = { 0 };

  for (guint i = 0; i < n; i++)
    looks[i] = (BonesDieLook){ prompt != NULL ? prompt->sides : 6, faces[i], typed, gone,
                               BONES_VERDICT_NONE };
  bones_dice_pool_set_dice (BONES_DICE_POOL (pool), looks, n);
}

/* Shows the dice of the answer, crossed out if @gone. Returns FALSE if it has none. */
static gboolean
show_old_dice (BonesAmendDialog *self, GtkWidget *pool, gboolean gone)
{
  BonesFacesView dice;
  const gboolean any = bones_view_faces (bones_helm_get_table (self->helm), self->seq, &dice);

  show_dice (self, pool, dice.n, dice.faces, dice.typed, gone);
  return any;
}

/* Shows the old answer, crossed out, and the new one. */
static void
show_both (BonesAmendDialog *self)
{
  const gboolean dice = show_old_dice (self, self->old_pool, TRUE);

  show_dice (self, self->new_pool, dice ? self->n : 0, self->values, TRUE, FALSE);
  gtk_widget_set_visible (self->dice_box, dice);
}

static void
try_it (BonesAmendDialog *self)
{
  g_autoptr (GPtrArray) differs = NULL;
  g_autoptr (GError) error = NULL;

  differs = bones_table_try_amend (bones_helm_get_table (self->helm), self->seq, self->n,
                                   self->values, &self->needs, &self->misfit, &error);
  show_both (self);
  show_effects (self, differs, error);
  show_page (self, "effects");
  gtk_widget_grab_focus (differs != NULL ? self->amend_button : self->back_button);
}

static void
answered (BonesAmendDialog *self, guint n, const guint16 *values)
{
  self->n = MIN (n, BONES_MAX_VALUES);
  memcpy (self->values, values, self->n * sizeof *values);
  try_it (self);
}

/* What did not fit may have been taken back. */
static void
table_changed (BonesAmendDialog *self)
{
  if (self->helm != NULL
      && g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (self->pages)), "effects"))
    try_it (self);
}

/* Asks the question again */

static void
show_was (BonesAmendDialog *self)
{
  const gboolean dice = show_old_dice (self, self->was_pool, FALSE);
  g_autofree char *what =
      bones_view_describe_entry (bones_helm_get_table (self->helm), BONES_NOBODY, self->seq);
  g_autofree char *was = dice ? g_strdup (_ ("It was")) : g_strdup_printf (_ ("It was: %s"), what);

  gtk_widget_set_visible (self->was_pool, dice);
  gtk_label_set_label (GTK_LABEL (self->was_label), was);
}

/* The cards that were in a hand then are not shown to anybody now. */
static void
show_pane (BonesAmendDialog *self, const BonesView *view)
{
  const gboolean asked = view->prompt != NULL && !view->prompt->secret;
  const GType type = asked ? bones_dice_tray_pane_for (view->prompt) : G_TYPE_INVALID;

  adw_bin_set_child (ADW_BIN (self->slot), NULL);
  adw_bin_set_child (ADW_BIN (self->footer), NULL);
  g_clear_object (&self->pane);
  if (type == G_TYPE_INVALID)
    return;

  self->pane = g_object_ref_sink (g_object_new (type, "helm", self->again, NULL));
  adw_bin_set_child (ADW_BIN (self->slot), GTK_WIDGET (self->pane));
  adw_bin_set_child (ADW_BIN (self->footer), bones_pane_get_footer (self->pane));
  bones_pane_apply (self->pane, view, TRUE);
}

static void
ask_again (BonesAmendDialog *self, guint32 seq)
{
  const BonesView *view;
  g_autofree char *text = NULL;
  gboolean secret;

  self->seq = seq;
  g_clear_object (&self->again);
  self->again = bones_helm_new_again (self->helm, seq);
  g_signal_connect_object (self->again, "answered", G_CALLBACK (answered), self, G_CONNECT_SWAPPED);
  view = bones_helm_get_view (self->again);
  text = bones_question_text (view);
  secret = view->prompt == NULL || view->prompt->secret;
  gtk_label_set_label (GTK_LABEL (self->question),
                       secret ? _ ("Cards that were played from a hand stay played. Change by "
                                   "hand what should be different now.")
                              : text);
  show_was (self);
  show_pane (self, view);
  show_page (self, "ask");
}

static void
which_selected (BonesAmendDialog *self)
{
  const guint i = adw_combo_row_get_selected (ADW_COMBO_ROW (self->which));

  if (i < self->answers->len && g_array_index (self->answers, guint32, i) != self->seq)
    ask_again (self, g_array_index (self->answers, guint32, i));
}

/* The last roll; if there is none, the last answer. */
static guint
find_first (BonesAmendDialog *self)
{
  BonesTable *table = bones_helm_get_table (self->helm);
  BonesFacesView dice;

  for (guint i = self->answers->len; i-- > 0;)
    if (bones_view_faces (table, g_array_index (self->answers, guint32, i), &dice))
      return i;
  return self->answers->len - 1;
}

static void
fill_which (BonesAmendDialog *self)
{
  BonesTable *table = bones_helm_get_table (self->helm);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const guint first = find_first (self);

  for (guint i = 0; i < self->answers->len; i++)
    {
      g_autofree char *name = bones_view_describe_entry (table, BONES_NOBODY,
                                                         g_array_index (self->answers, guint32, i));

      gtk_string_list_append (names, name);
    }
  gtk_widget_set_visible (self->which_list, self->answers->len > 1);
  ask_again (self, g_array_index (self->answers, guint32, first));
  adw_combo_row_set_model (ADW_COMBO_ROW (self->which), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->which), first);
}

/* The buttons */

static void
go_back_to_entry (BonesAmendDialog *self)
{
  ask_again (self, self->seq);
}

static void
amend (BonesAmendDialog *self)
{
  const char *reason = gtk_editable_get_text (GTK_EDITABLE (self->reason_row));
  g_autofree char *why = *reason != '\0' ? g_strdup (reason) : NULL;
  g_autoptr (BonesHelm) helm = g_object_ref (self->helm);
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autofree char *what =
      bones_view_describe_entry (bones_helm_get_table (self->helm), BONES_NOBODY, self->seq);

  g_object_ref (self);
  gtk_window_close (GTK_WINDOW (self));
  bones_consent_amend (parent, helm, self->seq, self->n, self->values, why, self->needs, what);
  g_object_unref (self);
}

static void
reason_entered (BonesAmendDialog *self)
{
  if (gtk_widget_get_visible (self->amend_button))
    amend (self);
}

/* The correction is usually about the ship that was asked about. */
static void
by_hand (BonesAmendDialog *self)
{
  const BonesPromptView *prompt = bones_helm_get_view (self->again)->prompt;
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
  const gint ship = prompt != NULL ? prompt->ship : -1;
  g_autoptr (BonesHelm) helm = g_object_ref (self->helm);

  gtk_window_close (GTK_WINDOW (self));
  bones_helm_look_at (helm, 0);
  if (ship >= 0 && bones_helm_get_ship (helm, (guint) ship) != NULL)
    bones_override_ship (parent, helm, (guint) ship);
  else
    bones_override_table (parent, helm);
}

/* Takes back the first entry that does not fit, and all after it. */
static void
back_to_there (BonesAmendDialog *self)
{
  bones_consent_undo_to (GTK_WIDGET (self), self->helm, self->misfit - 1);
}

static void
back_to_before (BonesAmendDialog *self)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autoptr (BonesHelm) helm = g_object_ref (self->helm);
  const guint32 seq = self->seq;

  gtk_window_close (GTK_WINDOW (self));
  bones_consent_undo_to (parent, helm, seq - 1);
}

/* Dice can be typed wherever the focus is, as at the table. */
static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesAmendDialog *self)
{
  const GdkModifierType chords = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  gint digit;

  if ((state & chords) != 0 || self->pane == NULL
      || !g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (self->pages)), "ask"))
    return FALSE;

  digit = bones_key_digit (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode,
                           event != NULL ? (int) gdk_key_event_get_layout (event) : 0);
  if (digit >= 0)
    return bones_pane_digit (self->pane, (guint) digit);
  if (keyval == GDK_KEY_BackSpace)
    return bones_pane_erase (self->pane);
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return bones_pane_accept (self->pane);
  return bones_pane_letter (self->pane, bones_key_letter (keyval));
}

static void
bones_amend_dialog_dispose (GObject *object)
{
  BonesAmendDialog *self = BONES_AMEND_DIALOG (object);

  g_clear_object (&self->pane);
  g_clear_object (&self->again);
  g_clear_object (&self->helm);
  g_clear_pointer (&self->answers, g_array_unref);
  G_OBJECT_CLASS (bones_amend_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, title);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, amend_button);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, which_list);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, which);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, was_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, was_label);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, question);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, slot);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, footer);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, dice_box);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, old_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, new_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, effects);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, effects_title);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, why_not);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, instead);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, there_button);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, reason_list);
  gtk_widget_class_bind_template_child (widget_class, BonesAmendDialog, reason_row);
}

static void
bones_amend_dialog_class_init (BonesAmendDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_amend_dialog_dispose;
  g_type_ensure (BONES_TYPE_DICE_POOL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/amend-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, which_selected);
  gtk_widget_class_bind_template_callback (widget_class, go_back_to_entry);
  gtk_widget_class_bind_template_callback (widget_class, amend);
  gtk_widget_class_bind_template_callback (widget_class, reason_entered);
  gtk_widget_class_bind_template_callback (widget_class, by_hand);
  gtk_widget_class_bind_template_callback (widget_class, back_to_there);
  gtk_widget_class_bind_template_callback (widget_class, back_to_before);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_amend_dialog_init (BonesAmendDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->pages));
  bones_name_lists (GTK_WIDGET (self), _ ("Correct"));
}

void
bones_amend_dialog_open (GtkWidget *parent, BonesHelm *helm, const GArray *answers)
{
  GtkWidget *primary;
  BonesAmendDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));
  g_return_if_fail (answers != NULL && answers->len > 0);

  self =
      g_object_new (BONES_TYPE_AMEND_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->helm = g_object_ref (helm);
  g_signal_connect_object (helm, "changed", G_CALLBACK (table_changed), self, G_CONNECT_SWAPPED);
  self->answers = g_array_ref ((GArray *) answers);
  fill_which (self);
  gtk_window_present (GTK_WINDOW (self));
  primary = self->pane != NULL ? bones_pane_primary (self->pane) : NULL;
  if (primary != NULL && !gtk_widget_grab_focus (primary))
    gtk_widget_child_focus (primary, GTK_DIR_TAB_FORWARD);
}
