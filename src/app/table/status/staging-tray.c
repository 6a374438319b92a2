/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "staging-tray.h"

#include "cap.h"
#include "flow.h"
#include "name.h"
#include "staged-group.h"
#include "tooltip.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesStagingTray {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *title, *progress, *arrow, *revealer, *groups;

  gboolean roomy;
  gboolean in_the_way; /* something is asked, or can be chosen */
  gboolean touched;    /* the user has opened or closed it */
  gboolean applying;
};

G_DEFINE_FINAL_TYPE (BonesStagingTray, bones_staging_tray, ADW_TYPE_BIN)

static void
show_open (BonesStagingTray *self, gboolean open)
{
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), open);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow),
                                open ? "pan-up-symbolic" : "pan-down-symbolic");
}

/* Unless the user has opened or closed it, it is open if there is room. */
static void
open_or_shut (BonesStagingTray *self)
{
  if (self->touched)
    return;

  self->applying = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), self->roomy || !self->in_the_way);
  self->applying = FALSE;
  show_open (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button)));
}

static void
toggled (BonesStagingTray *self)
{
  if (self->applying)
    return;

  self->touched = TRUE;
  show_open (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button)));
}

static void
show_progress (BonesStagingTray *self, const BonesStagingView *staging)
{
  const guint n = staging->rows->len, rolled = n - staging->n_declared;
  g_autofree char *progress =
      rolled == 0
          ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u declared", "%u declared", n), n)
          /* Translators: so many of all of them */
          : g_strdup_printf (_ ("%u of %u rolled"), rolled, n);
  g_autofree char *said = g_strdup_printf ("%s: %s", staging->title, progress);

  gtk_label_set_label (GTK_LABEL (self->title), staging->title);
  gtk_label_set_label (GTK_LABEL (self->progress), progress);
  bones_set_tooltip (self->progress, progress);
  bones_name_widget (self->button, said);
  bones_name_widget (GTK_WIDGET (self), staging->title);
}

/* Whether @ship is already in a row before row @i. */
static gboolean
was_there (const BonesStagingView *staging, guint i, gint ship)
{
  for (guint k = 0; k < i; k++)
    if (((BonesStagedView *) g_ptr_array_index (staging->rows, k))->other == ship)
      return TRUE;
  return FALSE;
}

/* A group is kept as long as their number is the same. */
static void
show_groups (BonesStagingTray *self, const BonesView *view)
{
  GtkWidget *group = gtk_widget_get_first_child (self->groups);

  for (guint i = 0; i < view->staging->rows->len; i++)
    {
      const BonesStagedView *staged = g_ptr_array_index (view->staging->rows, i);

      if (was_there (view->staging, i, staged->other))
        continue;

      if (group == NULL)
        {
          group = bones_staged_group_new ();
          bones_flow_append (BONES_FLOW (self->groups), group);
        }
      bones_staged_group_apply (BONES_STAGED_GROUP (group), view, staged->other);
      group = gtk_widget_get_next_sibling (group);
    }
  while (group != NULL)
    {
      GtkWidget *more = gtk_widget_get_next_sibling (group);

      gtk_widget_unparent (group);
      group = more;
    }
}

static gboolean
is_in_the_way (const BonesView *view)
{
  return view->prompt != NULL || view->active_fleet >= 0;
}

static void
bones_staging_tray_class_init (BonesStagingTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_CAP);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/staging-tray.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, button);
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, title);
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, progress);
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, arrow);
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, revealer);
  gtk_widget_class_bind_template_child (widget_class, BonesStagingTray, groups);
  gtk_widget_class_bind_template_callback (widget_class, toggled);
}

static void
bones_staging_tray_init (BonesStagingTray *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->revealer));
}

void
bones_staging_tray_apply (BonesStagingTray *self, const BonesView *view)
{
  g_return_if_fail (BONES_IS_STAGING_TRAY (self) && view != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self), view->staging != NULL);
  if (view->staging == NULL)
    {
      self->touched = FALSE;
      return;
    }

  show_progress (self, view->staging);
  show_groups (self, view);
  self->in_the_way = is_in_the_way (view);
  open_or_shut (self);
}

void
bones_staging_tray_set_roomy (BonesStagingTray *self, gboolean roomy)
{
  g_return_if_fail (BONES_IS_STAGING_TRAY (self));

  self->roomy = roomy;
  open_or_shut (self);
}
