/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "new-frame.h"

#include "content-set.h"
#include "name.h"
#include "query.h"

#include "bones-config.h"

#define HEIGHT 320 /* pixels, of the list */

typedef struct {
  const BonesRuleset *ruleset;
  GPtrArray *spins; /* owned, of GtkSpinButton: one for each section that has rows */
  BonesFrameMade made;
  gpointer data;
} Asked;

static void
asked_free (gpointer data)
{
  Asked *asked = data;

  g_ptr_array_unref (asked->spins);
  g_free (asked);
}

static void
answered (gboolean yes, gpointer data)
{
  const Asked *asked = data;
  const BonesSection *section = asked->ruleset->schema->sections;
  g_autoptr (GString) slots = g_string_new (NULL);

  if (!yes)
    return;

  for (guint i = 0; section->key != NULL; section++)
    if (!section->single)
      {
        const gint n = gtk_spin_button_get_value_as_int (g_ptr_array_index (asked->spins, i++));

        if (n > 0)
          g_string_append_printf (slots, "%s%s=%d", slots->len > 0 ? "," : "", section->key, n);
      }

  asked->made (asked->ruleset, slots->str, asked->data);
}

static GtkWidget *
new_row (const BonesSection *section, GtkWidget *spin)
{
  GtkWidget *row = adw_action_row_new ();
  const char *name = bones_content_translate (section->name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (spin), 0, section->most);
  gtk_spin_button_set_increments (GTK_SPIN_BUTTON (spin), 1, 5);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  bones_name_widget (spin, name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  return row;
}

static GtkWidget *
new_list (const BonesRuleset *ruleset, GPtrArray *spins)
{
  GtkWidget *group = adw_preferences_group_new (), *window = gtk_scrolled_window_new ();

  for (const BonesSection *section = ruleset->schema->sections; section->key != NULL; section++)
    if (!section->single)
      {
        GtkWidget *spin = gtk_spin_button_new (NULL, 1, 0);

        g_ptr_array_add (spins, spin);
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (section, spin));
      }

  bones_name_lists (group, _ ("Empty rows"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (window), HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), group);
  return window;
}

void
bones_new_frame_ask (GtkWidget *parent, const BonesRuleset *ruleset, BonesFrameMade made,
                     gpointer data)
{
  Asked *asked;
  BonesQuery *query;

  g_return_if_fail (GTK_IS_WIDGET (parent) && ruleset != NULL && ruleset->schema != NULL);
  g_return_if_fail (made != NULL);

  asked = g_new0 (Asked, 1);
  *asked = (Asked){ ruleset, g_ptr_array_new (), made, data };
  query = bones_query_new (
      parent, _ ("New Set With Empty Rows"),
      _ ("How many of each do you want to fill in? They have neither names nor numbers yet."),
      _ ("Make the Set"));
  bones_query_set_extra (query, new_list (ruleset, asked->spins));
  bones_query_ask (query, answered, asked, asked_free);
}
