/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "flaw-list.h"

#include "css-class.h"
#include "fleet-mend.h"
#include "flow.h"
#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesFlawList {
  AdwBin parent_instance;

  GtkWidget *box;         /* a child for each flaw */
  BonesFleetDraft *draft; /* borrowed; or NULL */
  GArray *mends;          /* owned: of the flaw that was touched; or NULL */
};

enum { GO, MENDED, TROUBLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesFlawList, bones_flaw_list, ADW_TYPE_BIN)

static void
mend_clicked (GtkButton *button, BonesFlawList *self)
{
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "mend"));
  g_autoptr (GArray) mends = g_array_ref (self->mends); /* the list changes meanwhile */
  g_autoptr (GError) error = NULL;

  if (bones_fleet_mend_apply (self->draft, &g_array_index (mends, BonesMend, i), &error))
    g_signal_emit (self, signals[MENDED], 0);
  else
    g_signal_emit (self, signals[TROUBLE], 0, error->message);
}

/* The buttons below a flaw. */
static GtkWidget *
new_mends (BonesFlawList *self)
{
  GtkWidget *flow = bones_flow_new ();

  for (guint i = 0; i < self->mends->len; i++)
    {
      GtkWidget *button =
          gtk_button_new_with_label (g_array_index (self->mends, BonesMend, i).text);

      gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
      gtk_widget_add_css_class (button, "touch");
      g_object_set_data (G_OBJECT (button), "mend", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (mend_clicked), self, 0);
      bones_flow_append (BONES_FLOW (flow), button);
    }

  gtk_widget_add_css_class (flow, "mends");
  return flow;
}

static void
fold_all (BonesFlawList *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *last = gtk_widget_get_last_child (child);

      if (BONES_IS_FLOW (last))
        gtk_box_remove (GTK_BOX (child), last);
    }

  g_clear_pointer (&self->mends, g_array_unref);
}

static void
flaw_clicked (GtkButton *button, BonesFlawList *self)
{
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "flaw"));
  GArray *flaws = bones_fleet_draft_get_flaws (self->draft);
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));
  const gboolean was_open = BONES_IS_FLOW (gtk_widget_get_last_child (row));

  fold_all (self);
  if (was_open || i >= flaws->len)
    return;

  self->mends = bones_fleet_mends (self->draft, &g_array_index (flaws, BonesFleetFlaw, i));
  if (self->mends->len > 0)
    gtk_box_append (GTK_BOX (row), new_mends (self));

  if (g_array_index (flaws, BonesFleetFlaw, i).ship >= 0)
    g_signal_emit (self, signals[GO], 0, g_array_index (flaws, BonesFleetFlaw, i).ship);
}

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A row that says nothing yet. */
static GtkWidget *
new_row (BonesFlawList *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *image = gtk_image_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = new_label ("sentence"), *rule = new_label ("caption");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), text);
  gtk_box_append (GTK_BOX (words), rule);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flaw");
  bones_set_tooltip (button, _ ("Go to it, and show what mends it"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (flaw_clicked), self, 0);
  gtk_box_append (GTK_BOX (row), button);
  g_object_set_data (G_OBJECT (row), "image", image);
  g_object_set_data (G_OBJECT (row), "text", text);
  g_object_set_data (G_OBJECT (row), "rule", rule);
  return row;
}

/* What a row says. */
static char *
key_of (const BonesFleetFlaw *flaw)
{
  return g_strdup_printf ("%d %d %s", flaw->ship, flaw->warns, flaw->text);
}

static gboolean
has_key (GtkWidget *row, const char *key)
{
  return row != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (row), "key"), key) == 0;
}

/* Lets @row say @flaw, if it does not yet. */
static void
set_row (GtkWidget *row, const BonesFleetFlaw *flaw, guint i)
{
  GtkWidget *button = gtk_widget_get_first_child (row);
  GtkWidget *rule = g_object_get_data (G_OBJECT (row), "rule");
  g_autofree char *key = key_of (flaw), *said = NULL;

  g_object_set_data (G_OBJECT (button), "flaw", GUINT_TO_POINTER (i));
  if (has_key (row, key))
    return;

  said = g_strdup_printf (flaw->warns ? _ ("To know: %s") : _ ("Fault: %s"), flaw->text);
  gtk_image_set_from_icon_name (GTK_IMAGE (g_object_get_data (G_OBJECT (row), "image")),
                                flaw->warns ? "dialog-information-symbolic"
                                            : "dialog-warning-symbolic");
  gtk_label_set_label (GTK_LABEL (g_object_get_data (G_OBJECT (row), "text")), flaw->text);
  gtk_label_set_label (GTK_LABEL (rule), flaw->rule != NULL ? flaw->rule : "");
  gtk_widget_set_visible (rule, flaw->rule != NULL);
  bones_set_css_class (button, "warns", flaw->warns);
  bones_name_widget (button, said);
  g_object_set_data_full (G_OBJECT (row), "key", g_steal_pointer (&key), g_free);
}

/* Lets a row say flaw @i: @row, one that follows it if that says it already, or a new one before it
 * if @row says the flaw that follows. Returns the row that comes then. */
static GtkWidget *
show_flaw (BonesFlawList *self, GArray *flaws, guint i, GtkWidget *row)
{
  const BonesFleetFlaw *flaw = &g_array_index (flaws, BonesFleetFlaw, i);
  GtkWidget *next = row != NULL ? gtk_widget_get_next_sibling (row) : NULL;
  g_autofree char *key = key_of (flaw);
  g_autofree char *following =
      i + 1 < flaws->len ? key_of (&g_array_index (flaws, BonesFleetFlaw, i + 1)) : NULL;

  if (!has_key (row, key) && has_key (next, key))
    {
      gtk_box_remove (GTK_BOX (self->box), row);
      row = next;
    }
  else if (row == NULL || (following != NULL && !has_key (row, key) && has_key (row, following)))
    {
      GtkWidget *before =
          row != NULL ? gtk_widget_get_prev_sibling (row) : gtk_widget_get_last_child (self->box);

      row = new_row (self);
      gtk_box_insert_child_after (GTK_BOX (self->box), row, before);
    }

  set_row (row, flaw, i);
  return gtk_widget_get_next_sibling (row);
}

static void
bones_flaw_list_finalize (GObject *object)
{
  g_clear_pointer (&BONES_FLAW_LIST (object)->mends, g_array_unref);
  G_OBJECT_CLASS (bones_flaw_list_parent_class)->finalize (object);
}

static void
bones_flaw_list_class_init (BonesFlawListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bones_flaw_list_finalize;
  signals[GO] = g_signal_new ("go", BONES_TYPE_FLAW_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_INT);
  signals[MENDED] = g_signal_new ("mended", BONES_TYPE_FLAW_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_FLAW_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bones_flaw_list_init (BonesFlawList *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
  bones_name_widget (GTK_WIDGET (self), _ ("What is wrong"));
}

void
bones_flaw_list_show (BonesFlawList *self, BonesFleetDraft *draft)
{
  GArray *flaws;
  GtkWidget *row;

  g_return_if_fail (BONES_IS_FLAW_LIST (self));

  flaws = draft != NULL ? bones_fleet_draft_get_flaws (draft) : NULL;
  fold_all (self);
  self->draft = draft;
  row = gtk_widget_get_first_child (self->box);
  for (guint i = 0; flaws != NULL && i < flaws->len; i++)
    row = show_flaw (self, flaws, i, row);

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      gtk_box_remove (GTK_BOX (self->box), row);
      row = next;
    }

  gtk_widget_set_visible (GTK_WIDGET (self), flaws != NULL && flaws->len > 0);
}

gboolean
bones_flaw_list_focus (BonesFlawList *self)
{
  GtkWidget *first;

  g_return_val_if_fail (BONES_IS_FLAW_LIST (self), FALSE);

  first = gtk_widget_get_first_child (self->box);
  return first != NULL && gtk_widget_grab_focus (gtk_widget_get_first_child (first));
}
