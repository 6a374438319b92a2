/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ship from above, or her plan, with her banks of guns: what they say, and where they stand. */
#include "drawing.h"
#include "tooltip.h"

static void
assert_says (GtkWidget *piece, const char *words)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (piece), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       words);
}

static int
minimum (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static void
on_bank (BonesHull *hull, const char *id, GString *pressed)
{
  g_string_append_printf (pressed, "%s ", id);
}

/* The button of @hull, the @nth that is seen. */
static GtkWidget *
bank_of (GtkWidget *hull, guint nth)
{
  for (GtkWidget *child = gtk_widget_get_first_child (hull); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) && gtk_widget_get_visible (child) && nth-- == 0)
      return child;
  return NULL;
}

/* Only banks that she has are there, each as large as a thumb, and those that are ready may be
 * pressed. */
static void
test_hull (void)
{
  static const BonesBankLook banks[] = {
    { BONES_BOW, "bow", "Bow", 2, BONES_BANK_CLOSED, "She has rammed" },
    { BONES_PORT, "port", "Port", 2, BONES_BANK_READY, NULL },
    { BONES_STERN, "aft", "Aft", 0, BONES_BANK_LOST, NULL },
  };
  static const char *const said[] = { "Bow: She has rammed", "Port: ready to fire",
                                      "Aft: her guns there are lost" };
  GtkWidget *hull = g_object_ref_sink (bones_hull_new ());
  g_autoptr (GString) pressed = g_string_new (NULL);

  g_signal_connect (hull, "bank", G_CALLBACK (on_bank), pressed);
  bones_hull_set_banks (BONES_HULL (hull), banks, G_N_ELEMENTS (banks));
  for (guint i = 0; i < G_N_ELEMENTS (banks); i++)
    {
      GtkWidget *button = bank_of (hull, i);

      g_assert_nonnull (button);
      g_assert_cmpint (minimum (button, GTK_ORIENTATION_HORIZONTAL, -1), >=, 44);
      g_assert_cmpint (minimum (button, GTK_ORIENTATION_VERTICAL, -1), >=, 44);
      assert_says (button, said[i]);
      g_assert_cmpstr (bones_get_tooltip (button), ==, banks[i].reason);
      g_assert_cmpint (gtk_widget_is_sensitive (button), ==, banks[i].state == BONES_BANK_READY);
      if (gtk_widget_is_sensitive (button))
        g_signal_emit_by_name (button, "clicked");
    }
  g_assert_null (bank_of (hull, G_N_ELEMENTS (banks)));
  g_assert_cmpstr (pressed->str, ==, "port ");
  g_assert_null (bones_hull_get_name (BONES_HULL (hull), "bow"));
  g_assert_nonnull (bones_hull_get_name (BONES_HULL (hull), "port"));
  g_assert_cmpint (minimum (hull, GTK_ORIENTATION_HORIZONTAL, -1), <=, 312);
  bones_hull_set_banks (BONES_HULL (hull), banks + 1, 1);
  g_assert_nonnull (bank_of (hull, 0));
  g_assert_null (bank_of (hull, 1));
  g_object_unref (hull);
}

/* Where the first three banks of @hull stand, and her plan. */
static void
lay_out_hull (GtkWidget *hull, int width, GdkRectangle places[4])
{
  GtkWidget *plan = NULL;

  gtk_widget_allocate (hull, width, minimum (hull, GTK_ORIENTATION_VERTICAL, width), -1, NULL);
  g_object_get (hull, "plan", &plan, NULL);
  for (guint i = 0; i < 4; i++)
    {
      GtkWidget *child = i < 3 ? bank_of (hull, i) : plan;
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (child, hull, &at));
      places[i] = (GdkRectangle){ (int) at.origin.x, (int) at.origin.y, (int) at.size.width,
                                  (int) at.size.height };
    }
  g_object_unref (plan);
}

/* With a plan her guns are counted, and her banks stand above it, in a row or in two. */
static void
test_hull_with_plan (void)
{
  static const BonesBankLook banks[] = {
    { BONES_BOW, "bow", "Bow", 1, BONES_BANK_READY, NULL },
    { BONES_PORT, "port", "Port", 4, BONES_BANK_READY, NULL },
    { BONES_STARBOARD, "starboard", "Starboard", 4, BONES_BANK_FIRED, NULL },
  };
  GtkWidget *plan = gtk_label_new ("Her plan");
  GtkWidget *hull = g_object_ref_sink (bones_hull_new ());
  GdkRectangle places[4];

  g_object_set (hull, "plan", plan, NULL);
  bones_hull_set_banks (BONES_HULL (hull), banks, G_N_ELEMENTS (banks));
  assert_says (bank_of (hull, 0), "Bow: ready to fire, 1 gun");
  assert_says (bank_of (hull, 1), "Port: ready to fire, 4 guns");
  assert_says (bank_of (hull, 2), "Starboard: has fired");
  lay_out_hull (hull, 900, places);
  g_assert_cmpint (places[0].y + places[0].height, <=, places[3].y); /* all in a row */
  for (guint i = 1; i < G_N_ELEMENTS (banks); i++)
    {
      g_assert_cmpint (places[i].y, ==, places[0].y);
      g_assert_cmpint (places[i].x, >=, places[i - 1].x + places[i - 1].width);
    }
  lay_out_hull (hull, minimum (hull, GTK_ORIENTATION_HORIZONTAL, -1), places);
  g_assert_cmpint (places[2].y + places[2].height, <=, places[1].y); /* or in two */
  g_assert_cmpint (places[1].y + places[1].height, <=, places[3].y);
  g_object_unref (hull);
}

/* A name that is too long for a line is not cut; banks need no more room than the widest. */
static void
test_long_names (void)
{
  static const BonesBankLook banks[] = {
    { BONES_BOW, "bow", "Bow", 1, BONES_BANK_READY, NULL },
    { BONES_PORT, "port", "Port", 3, BONES_BANK_READY, NULL },
    { BONES_STARBOARD, "starboard", "Starboard", 3, BONES_BANK_READY, NULL },
    { BONES_ALL_ROUND, "turrets", "Fore turret, Aft turret", 4, BONES_BANK_READY, NULL },
    { BONES_STERN, "stern", "Lobber of the sterncastle", 4, BONES_BANK_READY, NULL },
  };
  static const int widths[] = { 0, 200, 304, 900 };
  GtkWidget *hull = g_object_ref_sink (bones_hull_new ());
  GdkRectangle places[4];

  g_object_set (hull, "plan", gtk_label_new ("Her plan"), NULL);
  bones_hull_set_banks (BONES_HULL (hull), banks, G_N_ELEMENTS (banks));
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      lay_out_hull (hull, MAX (widths[i], minimum (hull, GTK_ORIENTATION_HORIZONTAL, -1)), places);
      for (guint bank = 0; bank < G_N_ELEMENTS (banks); bank++)
        {
          GtkLabel *name = bones_hull_get_name (BONES_HULL (hull), banks[bank].id);

          g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (name)));
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (name)), >=,
                           minimum (GTK_WIDGET (name), GTK_ORIENTATION_HORIZONTAL, -1));
        }
    }
  g_assert_cmpint (minimum (hull, GTK_ORIENTATION_HORIZONTAL, -1), <=, 200);

  bones_hull_set_banks (BONES_HULL (hull), banks, 3); /* three of a size stand in two rows */
  lay_out_hull (hull, 2 * minimum (bank_of (hull, 2), GTK_ORIENTATION_HORIZONTAL, -1) + 4, places);
  g_assert_cmpint (places[0].y, ==, places[1].y);
  g_assert_cmpint (places[2].y + places[2].height, <=, places[0].y);
  g_object_unref (hull);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  bones_drawing_init ();
  g_test_add_func ("/hull/banks", test_hull);
  g_test_add_func ("/hull/with-plan", test_hull_with_plan);
  g_test_add_func ("/hull/long-names", test_long_names);
  return g_test_run ();
}
