/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "focus-keeper.h"

#include "keys.h"

/* The causes of a focus change. */
typedef enum {
  NOTHING, /* a known cause: a shortcut, or a screen reader */
  TOUCH,   /* the pointer is down, or has just been released */
  STEP,    /* Tab or an arrow key */
} Cause;

struct _BonesFocusKeeper {
  GObject parent_instance;

  GtkWidget *page;            /* borrowed: the page owns this object */
  GtkWindow *window;          /* borrowed: set while the page is in a window; or NULL */
  GtkEventController *events; /* the window's, or NULL */
  BonesFocusHome home;

  GtkWidget *last; /* weak: the widget that had the focus; or NULL */
  guint home_id;   /* while the focus will go home */
  guint caused_id; /* while the effects of the last event are being handled */
  Cause cause;
  gboolean away;  /* the focus was in a popover */
  gboolean going; /* this object is moving the focus itself */
};

G_DEFINE_FINAL_TYPE (BonesFocusKeeper, bones_focus_keeper, G_TYPE_OBJECT)

static gboolean
is_in_popover (GtkWidget *focus)
{
  return gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL;
}

/* Text that is being written, or selected for copying. */
static gboolean
is_text (GtkWidget *focus)
{
  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus) || GTK_IS_LABEL (focus);
}

/* If there is no home, no button gets the focus: GTK would give it to the first one. */
void
bones_focus_keeper_go_home (BonesFocusKeeper *self)
{
  g_return_if_fail (BONES_IS_FOCUS_KEEPER (self));

  g_clear_handle_id (&self->home_id, g_source_remove);
  if (self->window == NULL || !gtk_widget_get_mapped (self->page))
    return;

  self->going = TRUE;
  if (!self->home (self->page) && GTK_IS_BUTTON (gtk_window_get_focus (self->window)))
    gtk_window_set_focus (self->window, NULL);
  self->going = FALSE;
  self->away = FALSE;
}

static gboolean
go_home_later (gpointer data)
{
  BonesFocusKeeper *self = BONES_FOCUS_KEEPER (data);

  self->home_id = 0;
  bones_focus_keeper_go_home (self);
  return G_SOURCE_REMOVE;
}

/* Later, because GTK is moving the focus now. */
static void
want_home (BonesFocusKeeper *self)
{
  if (self->home_id == 0)
    self->home_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, go_home_later, self, NULL);
}

/* Whether the widget lost the focus because it can no longer have it. */
static gboolean
is_last_gone (BonesFocusKeeper *self)
{
  return self->last == NULL || !gtk_widget_get_mapped (self->last)
         || !gtk_widget_is_sensitive (self->last);
}

static void
focus_moved (BonesFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  const gboolean gone = is_last_gone (self);

  g_set_weak_pointer (&self->last, focus);
  if (self->going || !gtk_widget_get_mapped (self->page))
    return;

  if (focus != NULL && is_in_popover (focus))
    {
      self->away = TRUE;
      g_clear_handle_id (&self->home_id, g_source_remove);
    }
  else if (focus != NULL && !self->away && (self->cause == STEP || is_text (focus)))
    g_clear_handle_id (&self->home_id,
                       g_source_remove); /* nothing had the focus on the way there */
  else if (focus == NULL || self->away || gone || self->cause == TOUCH)
    want_home (self);
}

static void
active_changed (BonesFocusKeeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  if (gtk_window_is_active (self->window)
      && (focus == NULL || (!is_text (focus) && !is_in_popover (focus))))
    want_home (self);
}

static gboolean
forget_cause (gpointer data)
{
  BonesFocusKeeper *self = BONES_FOCUS_KEEPER (data);

  self->caused_id = 0;
  self->cause = NOTHING;
  return G_SOURCE_REMOVE;
}

/* @lasts: until the next event, not only for this one. */
static void
set_cause (BonesFocusKeeper *self, Cause cause, gboolean lasts)
{
  g_clear_handle_id (&self->caused_id, g_source_remove);
  self->cause = cause;
  if (cause != NOTHING && !lasts)
    self->caused_id = g_idle_add (forget_cause, self);
}

static gboolean
is_step (guint keyval)
{
  static const guint steps[] = { GDK_KEY_Tab,     GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab,
                                 GDK_KEY_Up,      GDK_KEY_Down,         GDK_KEY_Left,
                                 GDK_KEY_Right,   GDK_KEY_KP_Up,        GDK_KEY_KP_Down,
                                 GDK_KEY_KP_Left, GDK_KEY_KP_Right };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] == keyval)
      return TRUE;
  return FALSE;
}

/* GTK goes on from the child that had the focus last. If that is hidden now, GTK skips the whole
 * container. */
static void
forget_hidden (GtkWidget *widget)
{
  GtkWidget *last = gtk_widget_get_focus_child (widget);

  if (last != NULL && !gtk_widget_get_mapped (last))
    gtk_widget_set_focus_child (widget, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_hidden (child);
}

/* Ignores a key that would press the focused widget by mistake. */
static gboolean
event_seen (BonesFocusKeeper *self, GdkEvent *event)
{
  gboolean steps;

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      set_cause (self, TOUCH, TRUE);
      return FALSE;
    case GDK_BUTTON_RELEASE:
    case GDK_TOUCH_END:
    case GDK_TOUCH_CANCEL:
      set_cause (self, TOUCH, FALSE);
      return FALSE;
    case GDK_KEY_PRESS:
      steps = is_step (gdk_key_event_get_keyval (event));
      set_cause (self, steps ? STEP : NOTHING, FALSE);
      if (steps)
        forget_hidden (self->page);
      return self->home_id != 0 && self->last != NULL
             && bones_key_presses (gdk_key_event_get_keyval (event));
    default:
      return FALSE;
    }
}

static void
leave_window (BonesFocusKeeper *self)
{
  g_clear_handle_id (&self->home_id, g_source_remove);
  set_cause (self, NOTHING, FALSE);
  self->away = FALSE;
  if (self->window == NULL)
    return;

  g_clear_weak_pointer (&self->last);
  g_signal_handlers_disconnect_by_data (self->window, self);
  gtk_widget_remove_controller (GTK_WIDGET (self->window), self->events);
  self->events = NULL;
  self->window = NULL;
}

static void
root_changed (BonesFocusKeeper *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  leave_window (self);
  if (!GTK_IS_WINDOW (root))
    return;

  self->window = GTK_WINDOW (root);
  g_set_weak_pointer (&self->last, gtk_window_get_focus (self->window));
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_moved), self);
  g_signal_connect_swapped (root, "notify::is-active", G_CALLBACK (active_changed), self);
  self->events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->events, "event", G_CALLBACK (event_seen), self);
  gtk_widget_add_controller (GTK_WIDGET (root), self->events);
}

static void
bones_focus_keeper_dispose (GObject *object)
{
  BonesFocusKeeper *self = BONES_FOCUS_KEEPER (object);

  leave_window (self);
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  self->page = NULL;
  G_OBJECT_CLASS (bones_focus_keeper_parent_class)->dispose (object);
}

static void
bones_focus_keeper_class_init (BonesFocusKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_focus_keeper_dispose;
}

static void
bones_focus_keeper_init (BonesFocusKeeper *self)
{
}

/* Larger text changes the layout of the page. */
BonesFocusKeeper *
bones_focus_keeper_new (GtkWidget *page, BonesFocusHome home)
{
  BonesFocusKeeper *self;

  g_return_val_if_fail (GTK_IS_WIDGET (page) && home != NULL, NULL);

  self = g_object_new (BONES_TYPE_FOCUS_KEEPER, NULL);
  self->page = page;
  self->home = home;
  g_signal_connect_swapped (page, "notify::root", G_CALLBACK (root_changed), self);
  g_signal_connect_object (gtk_widget_get_settings (page), "notify::gtk-xft-dpi",
                           G_CALLBACK (bones_focus_keeper_recall), self, G_CONNECT_SWAPPED);
  root_changed (self);
  return self;
}

void
bones_focus_keeper_recall (BonesFocusKeeper *self)
{
  g_return_if_fail (BONES_IS_FOCUS_KEEPER (self));

  if (self->window != NULL)
    want_home (self);
}

void
bones_focus_keeper_stay (BonesFocusKeeper *self)
{
  g_return_if_fail (BONES_IS_FOCUS_KEEPER (self));

  g_clear_handle_id (&self->home_id, g_source_remove);
}
