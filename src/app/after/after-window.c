/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "after-window.h"

#include "after-course.h"
#include "after-parts.h"
#include "flow.h"
#include "name.h"
#include "rule-window.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesAfterWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *scroller, *box;

  BonesHelm *helm;     /* owned */
  BonesReport *report; /* owned, as are the tables */
  GPtrArray *tables;
  GtkWidget *course; /* or NULL */
  guint showing_id;
};

G_DEFINE_FINAL_TYPE (BonesAfterWindow, bones_after_window, ADW_TYPE_WINDOW)

static const BonesReportTable *
find_table (BonesAfterWindow *self, BonesReportTableKind kind)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      const BonesReportTable *table = g_ptr_array_index (self->tables, i);

      if (table->kind == kind)
        return table;
    }
  return NULL;
}

/* ---- The result ---- */

static void
show_rule (GtkButton *button, BonesAfterWindow *self)
{
  bones_rule_window_open (GTK_WIDGET (self), self->helm, self->report->rule);
}

static void
show_why_in_log (BonesAfterWindow *self)
{
  const BonesReport *report = self->report;

  bones_after_show_entry (GTK_WIDGET (self),
                          report->tip_seq != 0 ? report->tip_seq : report->why_seq);
}

static GtkWidget *
new_button (const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "answer");
  return button;
}

static GtkWidget *
new_why_buttons (BonesAfterWindow *self)
{
  GtkWidget *flow = g_object_new (BONES_TYPE_FLOW, "spacing", 8, NULL), *button;
  /* Translators: a button; %s is the id of a rule */
  g_autofree char *label = g_strdup_printf (_ ("By Rule %s"), self->report->rule);

  button = new_button (label);
  g_signal_connect (button, "clicked", G_CALLBACK (show_rule), self);
  bones_flow_append (BONES_FLOW (flow), button);
  button = new_button (_ ("In the Log"));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (show_why_in_log), self);
  bones_flow_append (BONES_FLOW (flow), button);
  return flow;
}

/* Why it ended so: what the log says, what tipped it, by how much, and the rule. */
static void
add_why (BonesAfterWindow *self, GtkWidget *box)
{
  const BonesReport *report = self->report;

  if (report->why != NULL && g_strcmp0 (report->why, report->outcome) != 0)
    gtk_box_append (GTK_BOX (box), bones_after_label (report->why, NULL));
  if (report->tip != NULL)
    {
      g_autofree char *tip = bones_report_tip_text (report);

      gtk_box_append (GTK_BOX (box), bones_after_label (tip, NULL));
    }
  if (report->score != NULL)
    gtk_box_append (GTK_BOX (box), bones_after_label (report->score, NULL));
  if (report->rule != NULL)
    gtk_box_append (GTK_BOX (box), new_why_buttons (self));
}

/* How it ended, large, beside the flag of the fleet that won. */
static void
add_head (BonesAfterWindow *self)
{
  const BonesReport *report = self->report;
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16), *words;
  g_autofree char *so_far = report->round > 0
                                ? g_strdup_printf (_ ("Round %u, so far"), report->round)
                                : g_strdup (_ ("Being set up"));

  if (report->over && report->winner >= 0)
    gtk_box_append (GTK_BOX (line), bones_after_flag (report, (guint) report->winner, 48));
  words = bones_after_label (report->outcome != NULL ? report->outcome : so_far, "title-1");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (card), line);
  add_why (self, card);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "after-card");
  gtk_box_append (GTK_BOX (self->box), card);
}

/* ---- The others ---- */

static void
entry_chosen (GtkListBox *list, GtkListBoxRow *row)
{
  bones_after_show_entry (GTK_WIDGET (list),
                          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seq")));
}

/* A list whose rows lead to their entries. */
static GtkWidget *
new_list (BonesAfterWindow *self, const char *title, const char *about)
{
  GtkWidget *list;

  bones_after_heading (self->box, title, about);
  list = bones_after_list (self->box, title);
  g_signal_connect (list, "row-activated", G_CALLBACK (entry_chosen), NULL);
  return list;
}

/* @seq: that of its line in the log; 0: there is none. */
static void
lead_to (GtkWidget *row, guint32 seq)
{
  g_object_set_data (G_OBJECT (row), "seq", GUINT_TO_POINTER (seq));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), seq != 0);
  if (seq != 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               gtk_image_new_from_icon_name ("go-next-symbolic"));
}

/* A table as it is, with its heading; nothing if the report has no rows for it. */
static void
add_table (BonesAfterWindow *self, BonesReportTableKind kind)
{
  const BonesReportTable *table = find_table (self, kind);

  if (table != NULL)
    bones_after_table (self->box, self->report, table);
}

static void
add_course (BonesAfterWindow *self)
{
  const BonesReportTable *table = find_table (self, BONES_REPORT_COURSE);

  self->course = NULL;
  if (table == NULL || table->rows->len < 2)
    return;

  bones_after_heading (self->box, table->title, table->about);
  self->course = bones_after_course_new (self->report, table);
  gtk_box_append (GTK_BOX (self->box), self->course);
}

static void
loss_chosen (BonesAfterWindow *self, GtkListBoxRow *row)
{
  if (self->course != NULL)
    bones_after_course_go (BONES_AFTER_COURSE (self->course),
                           GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "seq")));
}

/* A touch on a loss goes to its step. */
static void
add_losses (BonesAfterWindow *self)
{
  const BonesReportTable *table = find_table (self, BONES_REPORT_LOSSES);
  GtkWidget *list;

  if (table == NULL)
    return;

  bones_after_heading (self->box, table->title, table->about);
  list = bones_after_list (self->box, table->title);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BonesReportRow *its = g_ptr_array_index (table->rows, i);
      const BonesLoss *loss = &g_array_index (self->report->course.losses, BonesLoss, i);
      g_autofree char *round = g_strdup_printf (_ ("Round %s"), its->cells[2]);
      GtkWidget *row = bones_after_row (list, self->report, its->fleet, its->cells[1], round);

      g_object_set_data (G_OBJECT (row), "seq", GUINT_TO_POINTER (loss->seq));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), self->course != NULL);
    }
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (loss_chosen), self);
}

static void
add_deeds (BonesAfterWindow *self)
{
  const BonesReportTable *table = find_table (self, BONES_REPORT_DEEDS);
  GtkWidget *list;

  if (table == NULL)
    return;

  list = new_list (self, table->title, table->about);
  for (guint i = 0; i < table->rows->len; i++)
    {
      const BonesReportRow *its = g_ptr_array_index (table->rows, i);
      g_autofree char *did = g_strdup_printf ("%s · %s", its->cells[2], its->cells[3]);

      lead_to (bones_after_row (list, self->report, its->fleet, its->cells[1], did), its->seq);
    }
}

static void
add_facts (BonesAfterWindow *self)
{
  GtkWidget *list;

  if (self->report->facts->len == 0)
    return;

  list = new_list (self, _ ("Worth Remembering"), _ ("Touch one to see it in the log."));
  for (guint i = 0; i < self->report->facts->len; i++)
    {
      const BonesReportFact *fact = g_ptr_array_index (self->report->facts, i);
      g_autofree char *percent = bones_report_percent (fact->chance.value);
      g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *all = NULL;

      g_ptr_array_add (parts, g_strdup (fact->text));
      if (fact->reach != NULL)
        g_ptr_array_add (parts, g_strdup (fact->reach));
      if (!fact->certain)
        g_ptr_array_add (parts, g_strdup_printf (_ ("chance %s"), percent));
      g_ptr_array_add (parts, NULL);
      all = g_strjoinv (" · ", (char **) parts->pdata);
      lead_to (bones_after_row (list, self->report, fact->fleet, fact->name, all),
               bones_report_line_entry (self->report, fact->seq, fact->ship));
    }
}

/* ---- Luck ---- */

static void
add_luck (BonesAfterWindow *self)
{
  const BonesReportTable *table = find_table (self, BONES_REPORT_LUCK);
  GtkWidget *list, *expander;

  if (table == NULL)
    return;

  bones_after_heading (self->box, table->title,
                       _ ("What the dice showed, against what the same throws show on average. It "
                          "says nothing of how well anybody played, nor what a roll was worth."));
  gtk_box_append (GTK_BOX (self->box),
                  bones_after_label (_ ("In each bar, the left part is how often the same throws "
                                        "would show less, the dark part how often just this, the "
                                        "right part how often more."),
                                     "dim"));
  list = bones_after_list (self->box, table->title);
  for (guint i = 0; i < self->report->luck->len; i++)
    bones_after_luck (list, self->report, &g_array_index (self->report->luck, BonesLuck, i));
  expander = gtk_expander_new (_ ("All Rolls as a Table"));
  bones_name_widget (expander, _ ("All Rolls as a Table"));
  gtk_expander_set_child (GTK_EXPANDER (expander), bones_after_grid (self->report, table));
  gtk_widget_add_css_class (expander, "touch");
  gtk_box_append (GTK_BOX (self->box), expander);
}

/* ---- The window ---- */

static void
clear (BonesAfterWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  self->course = NULL;
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  g_clear_pointer (&self->report, bones_report_free);
}

static void
show_report (BonesAfterWindow *self)
{
  clear (self);
  self->report = bones_report_new (bones_helm_get_table (self->helm), BONES_NOBODY);
  self->tables = bones_report_tables_new (self->report);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), self->report->title);
  bones_set_tooltip (self->title, self->report->title); /* it may be cut short */
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), self->report->system);
  add_head (self);
  add_table (self, BONES_REPORT_RESULT);
  add_course (self);
  add_facts (self);
  add_losses (self);
  add_deeds (self);
  add_table (self, BONES_REPORT_REVEALED); /* after the end */
  add_luck (self);
}

static gboolean
show_later (gpointer data)
{
  BonesAfterWindow *self = BONES_AFTER_WINDOW (data);

  self->showing_id = 0;
  show_report (self);
  return G_SOURCE_REMOVE;
}

/* Several changes may come in a row. */
static void
battle_changed (BonesAfterWindow *self)
{
  if (self->showing_id == 0)
    self->showing_id = g_timeout_add (300, show_later, self);
}

/* The log is in the window behind this one. */
static void
show_entry (GtkWidget *widget, const char *action, GVariant *seq)
{
  GtkWidget *behind = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (widget)));

  gtk_window_close (GTK_WINDOW (widget));
  if (behind != NULL)
    gtk_widget_activate_action_variant (behind, "win.log-entry", seq);
}

static void
bones_after_window_dispose (GObject *object)
{
  BonesAfterWindow *self = BONES_AFTER_WINDOW (object);

  g_clear_handle_id (&self->showing_id, g_source_remove);
  if (self->helm != NULL)
    clear (self);
  g_clear_object (&self->helm);
  G_OBJECT_CLASS (bones_after_window_parent_class)->dispose (object);
}

static void
bones_after_window_class_init (BonesAfterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_after_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/after-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesAfterWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesAfterWindow, box);
  gtk_widget_class_install_action (widget_class, "after.entry", "u", show_entry);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_after_window_init (BonesAfterWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_after_window_open (GtkWidget *parent, BonesHelm *helm)
{
  BonesAfterWindow *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  self = g_object_new (BONES_TYPE_AFTER_WINDOW, "transient-for", gtk_widget_get_root (parent),
                       "destroy-with-parent", TRUE, NULL);
  self->helm = g_object_ref (helm);
  g_signal_connect_object (bones_helm_get_table (helm), "changed", G_CALLBACK (battle_changed),
                           self, G_CONNECT_SWAPPED);
  show_report (self);
  gtk_widget_grab_focus (self->scroller);
  gtk_window_present (GTK_WINDOW (self));
}
