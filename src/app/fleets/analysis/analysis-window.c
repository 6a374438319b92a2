/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "analysis-window.h"

#include "broadsides.h"
#include "fleet-analysis.h"
#include "names.h"
#include "tooltip.h"

#include "bones-config.h"

#define LOOK_MS 50 /* how often what has been computed is shown */

/* The broadsides of one fleet at the other, or at all classes. */
typedef struct {
  BonesBroadsides *broadsides; /* owned; or NULL */
  GPtrArray *labels;           /* one for each cell, in the order of the steps; borrowed */
  guint done;
} Table;

struct _BonesAnalysisWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *title, *box;

  BonesRosterFile *files[2]; /* owned; the second may be NULL */
  Table tables[2];
  GThread *thread; /* owned: computes the tables; or NULL */
  guint filler;    /* the source that shows what it has computed; or 0 */
};

G_DEFINE_FINAL_TYPE (BonesAnalysisWindow, bones_analysis_window, ADW_TYPE_WINDOW)

static void
bones_analysis_window_dispose (GObject *object)
{
  BonesAnalysisWindow *self = BONES_ANALYSIS_WINDOW (object);

  g_clear_handle_id (&self->filler, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    if (self->tables[i].broadsides != NULL)
      bones_broadsides_stop (self->tables[i].broadsides);
  g_clear_pointer (&self->thread, g_thread_join);
  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    {
      g_clear_pointer (&self->tables[i].broadsides, bones_broadsides_free);
      g_clear_pointer (&self->tables[i].labels, g_ptr_array_unref);
      g_clear_pointer (&self->files[i], bones_roster_file_free);
    }
  G_OBJECT_CLASS (bones_analysis_window_parent_class)->dispose (object);
}

static void
bones_analysis_window_class_init (BonesAnalysisWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_analysis_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/analysis-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesAnalysisWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BonesAnalysisWindow, box);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_analysis_window_init (BonesAnalysisWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* ---- Grids ---- */

static GtkWidget *
new_label (const char *text, const char *css_class, gfloat xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_justify (GTK_LABEL (label), xalign > 0 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_heading (BonesAnalysisWindow *self, const char *text)
{
  gtk_box_append (GTK_BOX (self->box), new_label (text, "heading", 0));
}

/* A card with a grid. */
static GtkWidget *
add_grid (BonesAnalysisWindow *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "figures");
  gtk_box_append (GTK_BOX (self->box), grid);
  return grid;
}

static void
attach_label (GtkWidget *grid, GtkWidget *label, guint column, guint row)
{
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_grid_attach (GTK_GRID (grid), label, (gint) column, (gint) row, 1, 1);
}

/* "3 × 10 in, 2 × 8 in", which breaks between the parts of the list only. */
static char *
keep_together (const char *value)
{
  g_autoptr (GRegex) inside = g_regex_new ("(?<=[0-9×]) ", 0, 0, NULL);

  return g_regex_replace_literal (inside, value, -1, 0, "\302\240", 0, NULL);
}

static void
put_value (GtkWidget *grid, const BonesFigure *figure, guint column, guint row)
{
  g_autofree char *value = figure != NULL ? keep_together (figure->value) : g_strdup ("–");

  attach_label (grid, new_label (value, "numeric", 1), column, row);
}

/* Figures of one fleet, or of two with their names above. */
static void
show_figures (BonesAnalysisWindow *self, const char *heading, const GPtrArray *left,
              const GPtrArray *right)
{
  g_autoptr (GPtrArray) names = bones_figure_names (left, right != NULL ? right : left);
  GtkWidget *grid;
  guint row = 0;

  if (names->len == 0)
    return;

  add_heading (self, heading);
  grid = add_grid (self);
  for (guint i = 0; right != NULL && i < G_N_ELEMENTS (self->files); i++)
    {
      g_autofree char *name = bones_name_isolate (self->files[i]->roster->name);

      attach_label (grid, new_label (name, "dim", 1), i + 1, row);
    }

  row += right != NULL;
  for (guint i = 0; i < names->len; i++, row++)
    {
      const char *name = g_ptr_array_index (names, i);

      attach_label (grid, new_label (name, NULL, 0), 0, row);
      put_value (grid, bones_figure_find (left, name), 1, row);
      if (right != NULL)
        put_value (grid, bones_figure_find (right, name), 2, row);
    }
}

/* ---- Broadsides ---- */

/* A ship, and the classes that she fires at. */
static void
show_gunner (BonesAnalysisWindow *self, Table *table, guint row)
{
  const guint columns = bones_broadsides_count_columns (table->broadsides);
  const guint ranges = bones_broadsides_count_ranges (table->broadsides);
  GtkWidget *grid;

  gtk_box_append (GTK_BOX (self->box),
                  new_label (bones_broadsides_row (table->broadsides, row), NULL, 0));
  grid = add_grid (self);
  attach_label (grid, new_label (_ ("Against"), "dim", 0), 0, 0);
  for (guint range = 0; range < ranges; range++)
    attach_label (grid, new_label (bones_broadsides_range (table->broadsides, range), "dim", 1),
                  range + 1, 0);

  for (guint column = 0; column < columns; column++)
    {
      attach_label (grid, new_label (bones_broadsides_column (table->broadsides, column), NULL, 0),
                    0, column + 1);
      for (guint range = 0; range < ranges; range++)
        {
          GtkWidget *label = new_label ("…", "numeric", 1);

          attach_label (grid, label, range + 1, column + 1);
          g_ptr_array_add (table->labels, label);
        }
    }
}

static char *
say_chance (BonesCellState state, BonesChance chance)
{
  switch (state)
    {
    case BONES_CELL_KNOWN:
      return chance.value > 0 && chance.value < 0.001
                 ? g_strdup (_ ("< 0.1%"))
                 /* Translators: a chance */
                 : g_strdup_printf (_ ("%.*f%%"), chance.value > 0 && chance.value < 0.1 ? 1 : 0,
                                    100 * chance.value);
    case BONES_CELL_NO_GUNS:
      return g_strdup ("–");
    case BONES_CELL_UNKNOWN:
      return g_strdup ("?");
    case BONES_CELL_TO_COME:
    default:
      return g_strdup ("…");
    }
}

static void
show_cell (Table *table)
{
  const guint columns = bones_broadsides_count_columns (table->broadsides);
  const guint ranges = bones_broadsides_count_ranges (table->broadsides);
  const guint row = table->done / ranges / columns, column = table->done / ranges % columns;
  BonesChance chance;
  const BonesCellState state =
      bones_broadsides_get (table->broadsides, row, column, table->done % ranges, &chance);
  g_autofree char *text = say_chance (state, chance);
  g_autofree char *exact = state == BONES_CELL_KNOWN ? bones_chance_to_string (chance) : NULL;
  GtkWidget *label = g_ptr_array_index (table->labels, table->done);

  gtk_label_set_label (GTK_LABEL (label), text);
  bones_set_tooltip (label, exact);
  table->done++;
}

/* On a thread: one cell after another. */
static gpointer
compute_tables (gpointer data)
{
  BonesAnalysisWindow *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    while (self->tables[i].broadsides != NULL && bones_broadsides_step (self->tables[i].broadsides))
      ;

  return NULL;
}

/* Shows the cells that have been computed. */
static gboolean
fill (gpointer data)
{
  BonesAnalysisWindow *self = data;
  gboolean all = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    {
      Table *table = &self->tables[i];

      if (table->broadsides == NULL)
        continue;

      while (table->done < bones_broadsides_count_done (table->broadsides))
        show_cell (table);
      all = all && table->done == table->labels->len;
    }

  if (!all)
    return G_SOURCE_CONTINUE;

  self->filler = 0;
  return G_SOURCE_REMOVE;
}

static void
show_broadsides (BonesAnalysisWindow *self, guint i)
{
  const BonesRosterFile *file = self->files[i], *other = self->files[1 - i];
  Table *table = &self->tables[i];
  g_autofree char *name = bones_name_isolate (file->roster->name);
  g_autofree char *heading =
      other != NULL ? g_strdup_printf (_ ("Best Broadside: %s"), name) : NULL;

  add_heading (self, heading != NULL ? heading : _ ("Best Broadside"));
  table->broadsides =
      bones_broadsides_new (file->setup, file->roster, other != NULL ? other->roster : NULL);
  if (table->broadsides == NULL)
    {
      gtk_box_append (GTK_BOX (self->box),
                      new_label (bones_broadsides_why_not (file->setup), "dim", 0));
      return;
    }

  gtk_box_append (GTK_BOX (self->box),
                  new_label (_ ("How likely it is that one broadside at a whole ship sinks her, or "
                                "makes her strike, by range. Nobody rolls again."),
                             "dim", 0));
  table->labels = g_ptr_array_new ();
  for (guint row = 0; row < bones_broadsides_count_rows (table->broadsides); row++)
    show_gunner (self, table, row);
}

/* ---- The window ---- */

static void
show_title (BonesAnalysisWindow *self)
{
  g_autofree char *name = bones_name_isolate (self->files[0]->roster->name);
  g_autofree char *other =
      self->files[1] != NULL ? bones_name_isolate (self->files[1]->roster->name) : NULL;
  g_autofree char *both =
      other != NULL ? g_strdup_printf (_ ("%s and %s"), name, other) : g_strdup (name);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), both);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title),
                                 other != NULL ? _ ("Side by side") : _ ("Analysis"));
}

static void
fill_box (BonesAnalysisWindow *self)
{
  const BonesRosterFile *a = self->files[0], *b = self->files[1];
  g_autoptr (BonesFleetAnalysis) left = bones_fleet_analysis_new (a->setup, a->roster);
  g_autoptr (BonesFleetAnalysis) right =
      b != NULL ? bones_fleet_analysis_new (b->setup, b->roster) : NULL;

  show_title (self);
  show_figures (self, _ ("The Fleet"), left->totals, right != NULL ? right->totals : NULL);
  show_figures (self, _ ("Points"), left->costs, right != NULL ? right->costs : NULL);
  show_broadsides (self, 0);
  if (b != NULL && self->tables[0].broadsides != NULL)
    show_broadsides (self, 1);
}

BonesAnalysisWindow *
bones_analysis_window_open (GtkWidget *parent, BonesRosterFile *fleet, BonesRosterFile *other)
{
  BonesAnalysisWindow *self;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && fleet != NULL, NULL);

  self = g_object_new (BONES_TYPE_ANALYSIS_WINDOW, "transient-for", gtk_widget_get_root (parent),
                       NULL);
  self->files[0] = fleet;
  self->files[1] = other;
  fill_box (self);
  self->thread = g_thread_new ("broadsides", compute_tables, self);
  self->filler = g_timeout_add (LOOK_MS, fill, self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

gboolean
bones_analysis_window_is_done (BonesAnalysisWindow *self)
{
  g_return_val_if_fail (BONES_IS_ANALYSIS_WINDOW (self), FALSE);

  return self->filler == 0;
}
