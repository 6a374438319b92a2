/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cover.h"

#include "css-class.h"
#include "name.h"
#include "tooltip.h"

#define HOLD 400                             /* ms: a longer press is a hold, not a tap */
#define ECHO (100 * G_TIME_SPAN_MILLISECOND) /* ms: a click follows the press of the button */
#define OPEN_SECONDS 15

struct _BonesCover {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *label;

  AdwBin *slot; /* borrowed: where the content is shown; or NULL */
  BonesCoverMake make;
  gpointer owner; /* borrowed */

  /* Owned */
  char *covered, *open;
  GtkEventController *escape; /* the widget's, while it is open; else NULL */

  gulong active_id;   /* on the window, while it is open */
  guint timeout_id;   /* closes the cover after a while */
  guint32 pressed_at; /* when people pressed: a busy machine may hear of it later */
  gint64 released_at;
  gboolean was_open, key_down;
  gboolean by_itself; /* it has covered itself, which people may have missed */
};

G_DEFINE_FINAL_TYPE (BonesCover, bones_cover, ADW_TYPE_BIN)

static void
show_words (BonesCover *self)
{
  const char *words = bones_cover_is_open (self) ? self->open : self->covered;

  gtk_label_set_label (GTK_LABEL (self->label), words != NULL ? words : "");
  bones_set_tooltip (self->label, words);
  if (words != NULL)
    bones_name_widget (self->button, words);
}

static gboolean
escaped (GtkWidget *widget, GVariant *args, gpointer data)
{
  bones_cover_shut (BONES_COVER (widget));
  return TRUE;
}

static void
active_changed (BonesCover *self, GParamSpec *pspec, GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    bones_cover_shut (self);
}

static gboolean
time_is_up (gpointer data)
{
  BonesCover *self = BONES_COVER (data);

  self->timeout_id = 0;
  bones_cover_shut (self);
  self->by_itself = TRUE;
  return G_SOURCE_REMOVE;
}

static void
stay_open (BonesCover *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->timeout_id = g_timeout_add_seconds (OPEN_SECONDS, time_is_up, self);
}

static void
watch (BonesCover *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                            gtk_callback_action_new (escaped, NULL, NULL));

  self->escape = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (self->escape),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->escape), shortcut);
  gtk_widget_add_controller (GTK_WIDGET (self), self->escape);
  if (GTK_IS_WINDOW (root))
    self->active_id = g_signal_connect_object (
        root, "notify::is-active", G_CALLBACK (active_changed), self, G_CONNECT_SWAPPED);
}

static void
uncover (BonesCover *self)
{
  GtkWidget *under = self->make != NULL && self->slot != NULL ? self->make (self->owner) : NULL;

  if (under == NULL)
    return;

  self->by_itself = FALSE;
  adw_bin_set_child (self->slot, under);
  gtk_widget_set_visible (GTK_WIDGET (self->slot), TRUE);
  watch (self);
  show_words (self);
}

static void
press (BonesCover *self, guint32 when)
{
  self->was_open = bones_cover_is_open (self);
  self->pressed_at = when;
  if (!self->was_open)
    uncover (self);
}

static void
let_go (BonesCover *self, guint32 when)
{
  self->released_at = g_get_monotonic_time ();
  if (self->was_open || when - self->pressed_at >= HOLD)
    bones_cover_shut (self);
  else if (bones_cover_is_open (self))
    stay_open (self);
}

static gboolean
is_press_key (GdkEvent *event)
{
  switch (gdk_key_event_get_keyval (event))
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return TRUE;
    default:
      return FALSE;
    }
}

/* GtkButton only reports clicks; a hold has a beginning and an end. */
static gboolean
seen (GtkEventController *controller, GdkEvent *event, BonesCover *self)
{
  const guint32 when = gdk_event_get_time (event);

  switch (gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      if (gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY)
        return FALSE;
      press (self, when);
      return FALSE;
    case GDK_TOUCH_BEGIN:
      press (self, when);
      return FALSE;
    case GDK_BUTTON_RELEASE:
      if (gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY)
        return FALSE;
      let_go (self, when);
      return FALSE;
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
      let_go (self, when);
      return FALSE;
    case GDK_KEY_PRESS:
      if (!is_press_key (event))
        return FALSE;
      if (!self->key_down)
        press (self, when);
      self->key_down = TRUE;
      return TRUE;
    case GDK_KEY_RELEASE:
      if (!self->key_down || !is_press_key (event))
        return FALSE;
      self->key_down = FALSE;
      let_go (self, when);
      return TRUE;
    default:
      return FALSE;
    }
}

/* A click without a press: a screen reader. */
static void
clicked (BonesCover *self)
{
  if (g_get_monotonic_time () - self->released_at < ECHO)
    return;

  press (self, 0);
  let_go (self, 0);
}

/* While the pointer moves over the cards, or keys are pressed, they stay open. */
static void
used (BonesCover *self)
{
  if (self->timeout_id != 0)
    stay_open (self);
}

static gboolean
key_pressed (BonesCover *self)
{
  used (self);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
focus_beside (BonesCover *self, GtkDirectionType direction)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != GTK_WIDGET (self) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

/* From the button, Tab goes to what is shown. People who look at the table go on through a hand
 * that has covered itself: they stay beside it, for the header bar comes next, with the way out. */
static gboolean
bones_cover_focus (GtkWidget *widget, GtkDirectionType direction)
{
  BonesCover *self = BONES_COVER (widget);

  if (GTK_WIDGET_CLASS (bones_cover_parent_class)->focus (widget, direction))
    return TRUE;

  if (direction != GTK_DIR_TAB_FORWARD)
    return FALSE;

  if (!bones_cover_is_open (self))
    return self->by_itself && focus_beside (self, direction);

  gtk_widget_set_focus_child (GTK_WIDGET (self->slot), NULL); /* from the first on */
  return gtk_widget_child_focus (GTK_WIDGET (self->slot), direction);
}

static void
bones_cover_unmap (GtkWidget *widget)
{
  bones_cover_shut (BONES_COVER (widget));
  GTK_WIDGET_CLASS (bones_cover_parent_class)->unmap (widget);
}

static void
bones_cover_dispose (GObject *object)
{
  bones_cover_shut (BONES_COVER (object));
  g_clear_weak_pointer (&BONES_COVER (object)->slot);
  G_OBJECT_CLASS (bones_cover_parent_class)->dispose (object);
}

static void
bones_cover_finalize (GObject *object)
{
  BonesCover *self = BONES_COVER (object);

  g_free (self->covered);
  g_free (self->open);
  G_OBJECT_CLASS (bones_cover_parent_class)->finalize (object);
}

static void
bones_cover_class_init (BonesCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_cover_dispose;
  G_OBJECT_CLASS (klass)->finalize = bones_cover_finalize;
  widget_class->focus = bones_cover_focus;
  widget_class->unmap = bones_cover_unmap;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/cover.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesCover, button);
  gtk_widget_class_bind_template_child (widget_class, BonesCover, label);
  gtk_widget_class_bind_template_callback (widget_class, clicked);
  gtk_widget_class_bind_template_callback (widget_class, seen);
}

static void
bones_cover_init (BonesCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_set_held (GTK_WIDGET (self));
}

void
bones_cover_set_make (BonesCover *self, BonesCoverMake make, gpointer owner)
{
  g_return_if_fail (BONES_IS_COVER (self));

  bones_cover_shut (self);
  self->make = make;
  self->owner = owner;
}

void
bones_cover_set_slot (BonesCover *self, AdwBin *slot)
{
  GtkEventController *motion, *keys;

  g_return_if_fail (BONES_IS_COVER (self) && ADW_IS_BIN (slot) && self->slot == NULL);

  g_set_weak_pointer (&self->slot, slot);
  gtk_widget_set_visible (GTK_WIDGET (slot), FALSE);
  motion = gtk_event_controller_motion_new ();
  g_signal_connect_object (motion, "motion", G_CALLBACK (used), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (slot), motion);
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (slot), keys);
}

void
bones_cover_set_words (BonesCover *self, const char *covered, const char *open)
{
  g_return_if_fail (BONES_IS_COVER (self) && covered != NULL && open != NULL);

  self->by_itself = FALSE;
  g_free (self->covered);
  g_free (self->open);
  self->covered = g_strdup (covered);
  self->open = g_strdup (open);
  show_words (self);
}

void
bones_cover_set_main (BonesCover *self, gboolean main)
{
  g_return_if_fail (BONES_IS_COVER (self));

  bones_set_css_class (self->button, "suggested-action", main);
}

GtkWidget *
bones_cover_get_button (BonesCover *self)
{
  g_return_val_if_fail (BONES_IS_COVER (self), NULL);

  return self->button;
}

gboolean
bones_cover_is_open (BonesCover *self)
{
  g_return_val_if_fail (BONES_IS_COVER (self), FALSE);

  return self->slot != NULL && adw_bin_get_child (self->slot) != NULL;
}

void
bones_cover_shut (BonesCover *self)
{
  GtkRoot *root;

  g_return_if_fail (BONES_IS_COVER (self));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (!bones_cover_is_open (self))
    return;

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (self->active_id != 0 && root != NULL)
    g_signal_handler_disconnect (root, self->active_id);
  self->active_id = 0;
  gtk_widget_remove_controller (GTK_WIDGET (self), self->escape);
  self->escape = NULL;
  adw_bin_set_child (self->slot, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->slot), FALSE);
  show_words (self);
}
