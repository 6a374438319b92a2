/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "after-parts.h"

#include "either.h"
#include "fleet-flag.h"
#include "name.h"
#include "odds-bar.h"
#include "text-row.h"

#include "bones-config.h"

#define CELL 28  /* letters: longer words wrap */
#define NUMBER 6 /* letters: longer headings of numbers wrap */

GtkWidget *
bones_after_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

void
bones_after_heading (GtkWidget *box, const char *text, const char *about)
{
  GtkWidget *heading = bones_after_label (text, "title-4");

  g_return_if_fail (GTK_IS_BOX (box) && text != NULL);

  gtk_widget_set_margin_top (heading, 12);
  gtk_box_append (GTK_BOX (box), heading);
  if (about != NULL)
    gtk_box_append (GTK_BOX (box), bones_after_label (about, "dim"));
}

GtkWidget *
bones_after_flag (const BonesReport *report, guint fleet, guint size)
{
  const BonesReportFleet *its;
  char letter[] = { '\0', '\0' };
  GtkWidget *flag;

  g_return_val_if_fail (report != NULL, NULL);

  if (fleet >= report->fleets->len)
    return gtk_image_new ();

  its = g_ptr_array_index (report->fleets, fleet);
  letter[0] = its->letter;
  flag = bones_fleet_flag_new (fleet);
  g_object_set (flag, "letter", letter, "size", size, "text", its->name, NULL);
  gtk_widget_set_valign (flag, GTK_ALIGN_CENTER);
  return flag;
}

GtkWidget *
bones_after_list (GtkWidget *box, const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  g_return_val_if_fail (GTK_IS_BOX (box), list);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  bones_name_widget (list, name);
  gtk_box_append (GTK_BOX (box), list);
  return list;
}

GtkWidget *
bones_after_row (GtkWidget *list, const BonesReport *report, guint fleet, const char *title,
                 const char *subtitle)
{
  GtkWidget *row = bones_text_row_new (title, subtitle);

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), row);

  if (report != NULL && fleet < report->fleets->len)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), bones_after_flag (report, fleet, 24));
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  return row;
}

void
bones_after_show_entry (GtkWidget *widget, guint32 seq)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_activate_action (widget, "after.entry", "u", seq);
}

/* ---- Luck ---- */

/* How often the same throws show less, just this, and more; the middle part stands out. */
static GtkWidget *
new_luck_bar (const BonesLuck *luck)
{
  const double more = MAX (1 - luck->worse - luck->same, 0);
  g_autofree char *worse = bones_report_percent (luck->worse);
  g_autofree char *same = bones_report_percent (luck->same);
  g_autofree char *better = bones_report_percent (more);
  /* Translators: three chances: "31%" */
  g_autofree char *text = g_strdup_printf (
      _ ("The same throws show less: %s, just this: %s, more: %s."), worse, same, better);
  BonesOddsBar *bar = BONES_ODDS_BAR (bones_odds_bar_new ());

  bones_odds_bar_add (bar, BONES_ODDS_BAR_SHADED, luck->worse, 0);
  bones_odds_bar_add (bar, BONES_ODDS_BAR_FULL, luck->same, 0);
  bones_odds_bar_add (bar, BONES_ODDS_BAR_EMPTY, more, 0);
  bones_drawn_set_text (BONES_DRAWN (bar), text);
  return GTK_WIDGET (bar);
}

static GtkWidget *
new_luck_title (const BonesReport *report, const BonesLuck *luck)
{
  const char *kind = bones_report_kind_name (report, luck->kind);
  /* Translators: kinds of rolls: “Gunnery” */
  g_autofree char *title = luck->real ? g_strdup_printf (_ ("%s, real dice"), kind)
                                      : g_strdup_printf (_ ("%s, the app’s dice"), kind);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), bones_after_flag (report, luck->fleet, 24));
  gtk_box_append (GTK_BOX (box), bones_after_label (title, NULL));
  return box;
}

void
bones_after_luck (GtkWidget *list, const BonesReport *report, const BonesLuck *luck)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *said = NULL;

  g_return_if_fail (GTK_IS_LIST_BOX (list) && report != NULL && luck != NULL);

  said = bones_luck_text (luck);
  gtk_box_append (GTK_BOX (box), new_luck_title (report, luck));
  gtk_box_append (GTK_BOX (box), new_luck_bar (luck));
  gtk_box_append (GTK_BOX (box), bones_after_label (said, "dim"));
  gtk_widget_add_css_class (box, "luck");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* ---- Tables ---- */

static void
attach (GtkWidget *grid, GtkWidget *widget, guint column, guint row)
{
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), widget, (int) column, (int) row, 1, 1);
}

/* A column has its width, so that nothing wraps otherwise than it was measured. */
static GtkWidget *
new_cell (const BonesReportTable *table, guint column, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);
  gboolean wraps = FALSE;

  for (guint i = 0; i < table->rows->len; i++)
    wraps |= g_utf8_strlen (
                 ((const BonesReportRow *) g_ptr_array_index (table->rows, i))->cells[column], -1)
             > CELL;
  gtk_label_set_xalign (GTK_LABEL (label), column < table->n_words ? 0 : 1);
  if (wraps)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_width_chars (GTK_LABEL (label), CELL);
      gtk_label_set_max_width_chars (GTK_LABEL (label), CELL);
    }
  gtk_widget_set_hexpand (label, column + 1 == table->n_words);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Those of numbers wrap between words. */
static GtkWidget *
new_heading (const BonesReportTable *table, guint column)
{
  GtkWidget *label = new_cell (table, column, table->columns[column], "caption-heading");

  if (column >= table->n_words)
    {
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_label_set_width_chars (GTK_LABEL (label), NUMBER);
      gtk_label_set_max_width_chars (GTK_LABEL (label), NUMBER);
    }
  return label;
}

static void
attach_row (GtkWidget *grid, const BonesReport *report, const BonesReportTable *table, guint row)
{
  const BonesReportRow *its = g_ptr_array_index (table->rows, row);

  if (report != NULL && its->fleet < report->fleets->len)
    attach (grid, bones_after_flag (report, its->fleet, 18), 0, row + 1);
  for (guint column = 0; its->cells[column] != NULL; column++)
    attach (
        grid,
        new_cell (table, column, its->cells[column], column < table->n_words ? "words" : "numeric"),
        column + 1, row + 1);
}

static GtkWidget *
new_grid (const BonesReport *report, const BonesReportTable *table)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  for (guint column = 0; table->columns[column] != NULL; column++)
    attach (grid, new_heading (table, column), column + 1, 0);
  for (guint row = 0; row < table->rows->len; row++)
    attach_row (grid, report, table, row);
  return grid;
}

/* The cells from @from to @to, each number after its heading: "Points afloat: 395 · Crew: 2". Lines
 * break between them. */
static char *
join_cells (const BonesReportTable *table, char **cells, guint from, guint to)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = from; i < to; i++)
    if (i >= table->n_words || g_ascii_isdigit (*cells[i]))
      g_ptr_array_add (parts, g_strdup_printf ("%s: %s", table->columns[i], cells[i]));
    else if (*cells[i] != '\0')
      g_ptr_array_add (parts, g_strdup (cells[i]));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("\u00a0· ", (char **) parts->pdata);
}

/* A row where there is no room for columns: its words, and below them its numbers. */
static GtkWidget *
new_lines (const BonesReport *report, const BonesReportTable *table, guint row)
{
  const BonesReportRow *its = g_ptr_array_index (table->rows, row);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *words = join_cells (table, its->cells, 0, table->n_words);
  g_autofree char *numbers =
      join_cells (table, its->cells, table->n_words, g_strv_length (its->cells));

  if (report != NULL && its->fleet < report->fleets->len)
    gtk_box_append (GTK_BOX (line), bones_after_flag (report, its->fleet, 18));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), bones_after_label (words, "words"));
  gtk_box_append (GTK_BOX (lines), bones_after_label (numbers, "dim"));
  gtk_box_append (GTK_BOX (line), lines);
  return line;
}

static GtkWidget *
new_list (const BonesReport *report, const BonesReportTable *table)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  for (guint row = 0; row < table->rows->len; row++)
    gtk_box_append (GTK_BOX (list), new_lines (report, table, row));
  return list;
}

GtkWidget *
bones_after_grid (const BonesReport *report, const BonesReportTable *table)
{
  GtkWidget *either;

  g_return_val_if_fail (table != NULL, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  either = bones_either_new (new_grid (report, table), new_list (report, table));
  gtk_widget_add_css_class (either, "card");
  gtk_widget_add_css_class (either, "after-grid");
  bones_name_widget (either, table->title);
  return either;
}

void
bones_after_table (GtkWidget *box, const BonesReport *report, const BonesReportTable *table)
{
  g_return_if_fail (GTK_IS_BOX (box) && table != NULL);

  bones_after_heading (box, table->title, table->about);
  gtk_box_append (GTK_BOX (box), bones_after_grid (report, table));
}
