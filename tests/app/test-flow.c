/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the games of the harbour, and whatever else has columns, stand in rows at every width; and
 * the letters that are keys of answers. */

#include "flow.h"
#include "keys.h"
#include "systems.h"

#define COLUMN 96 /* as in ui/harbour-page.ui */
#define MOST 900

/* The children that stand as low as the last one, at @width; and those beside the first one. */
static guint
count_last_row (GtkWidget *flow, int width, guint *first_row)
{
  graphene_rect_t first, last, place;
  int height;
  guint n = 0;

  gtk_widget_measure (flow, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (flow, &(GtkAllocation){ 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (flow), flow, &first));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (flow), flow, &last));
  *first_row = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (flow); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_assert_true (gtk_widget_compute_bounds (child, flow, &place));
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, (float) width + 1);
      n += place.origin.y == last.origin.y;
      *first_row += place.origin.y == first.origin.y;
    }
  return n;
}

/* Whether the last child stands alone below others at some width. */
static gboolean
is_ever_alone (guint n)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *flow = bones_flow_new ();
  gboolean alone = FALSE;
  guint most = 0;

  g_object_set (flow, "column-width", COLUMN, NULL);
  gtk_window_set_child (GTK_WINDOW (window), flow);
  for (guint i = 0; i < n; i++)
    bones_flow_append (BONES_FLOW (flow), gtk_button_new_with_label ("Sail"));
  for (int width = COLUMN; width <= MOST; width += 3)
    {
      guint first_row, last_row = count_last_row (flow, width, &first_row);

      alone |= last_row == 1 && first_row > 1;
      most = MAX (most, first_row);
    }
  g_assert_cmpuint (most, ==, MIN (n, (MOST + 8) / (COLUMN + 8)));
  gtk_window_destroy (GTK_WINDOW (window));
  return alone;
}

static void
test_games (void)
{
  guint n = 0;

  while (bones_systems ()[n] != NULL)
    n++;
  g_assert_cmpuint (n, >, 2);
  g_assert_false (is_ever_alone (n));
}

/* In two columns one of an odd number has to stand alone; more columns are never so many that it
 * would. */
static void
test_numbers (void)
{
  for (guint n = 2; n <= 8; n++)
    g_assert_true (is_ever_alone (n) == (n % 2 == 1));
}

/* A letter with an accent is offered as the one that every keyboard has; other alphabets are not.
 */
static void
test_letters (void)
{
  static const struct {
    const char *text;
    gunichar letter;
  } cases[] = { { "Élan", 'e' }, { "Šíp", 's' }, { "Embark", 'm' }, { "Ж", 0x436 }, { "É", 0 } };
  g_autoptr (GString) taken = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *label = g_object_ref_sink (gtk_label_new (cases[i].text));

      g_assert_cmpuint (bones_letter_take (GTK_LABEL (label), taken), ==, cases[i].letter);
      g_object_unref (label);
    }
  g_assert_cmpuint (bones_key_letter (GDK_KEY_Eacute), ==, 'e');
  g_assert_cmpuint (bones_key_letter (GDK_KEY_S), ==, 's');
  g_assert_cmpuint (bones_key_letter (GDK_KEY_F1), ==, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flow/games", test_games);
  g_test_add_func ("/flow/letters", test_letters);
  g_test_add_func ("/flow/numbers", test_numbers);
  return g_test_run ();
}
