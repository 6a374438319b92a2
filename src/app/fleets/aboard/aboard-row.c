/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "aboard-row.h"

#include "name.h"
#include "unshown.h"
#include "words.h"

#include "bones-config.h"

struct _BonesAboardRow {
  AdwExpanderRow parent_instance;

  BonesOutfit outfit;
  BonesFleetDraft *draft; /* borrowed; or NULL */
  guint ship;
  GPtrArray *rows;   /* owned, of AdwActionRow: one for each thing of the kind that is listed */
  gboolean settling; /* the rows are being set */
};

enum { PROP_0, PROP_CARDS };
enum { TROUBLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesAboardRow, bones_aboard_row, ADW_TYPE_EXPANDER_ROW)

static const char *
get_id (BonesAboardRow *self, guint i)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);

  return setup->ruleset->outfit != NULL ? setup->ruleset->outfit (setup->content, self->outfit, i)
                                        : NULL;
}

static const BonesRosterShip *
get_ship (BonesAboardRow *self)
{
  return g_ptr_array_index (bones_fleet_draft_get_roster (self->draft)->ships, self->ship);
}

static const char *
get_name (BonesAboardRow *self, const char *id)
{
  const char *name =
      bones_words_called (bones_fleet_draft_get_setup (self->draft),
                          self->outfit == BONES_OUTFIT_CARD ? "card" : "character", id);

  return name != NULL ? name : id;
}

static void
toggled (GtkCheckButton *check, BonesAboardRow *self)
{
  const guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (check), "number"));
  g_autoptr (GError) error = NULL;

  if (self->settling
      || bones_fleet_draft_put_aboard (self->draft, self->ship, self->outfit, get_id (self, i),
                                       gtk_check_button_get_active (check), &error))
    return;

  g_signal_emit (self, signals[TROUBLE], 0, error->message);
  bones_aboard_row_show (self, self->draft, self->ship);
}

/* What @id adds to the price of the fleet, and why it is not allowed on the ship: a sentence, or
 * NULL. The caller frees it. */
static char *
try_one (BonesAboardRow *self, const char *id, guint *points)
{
  const BonesSetup *setup = bones_fleet_draft_get_setup (self->draft);
  const BonesRoster *roster = bones_fleet_draft_get_roster (self->draft);
  g_autoptr (BonesRoster) with = bones_roster_copy (roster), without = bones_roster_copy (roster);
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  g_autoptr (GArray) others = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  guint price, less;

  bones_roster_put (g_ptr_array_index (with->ships, self->ship), self->outfit, id, TRUE);
  bones_roster_put (g_ptr_array_index (without->ships, self->ship), self->outfit, id, FALSE);
  price = setup->ruleset->check (setup, with, found);
  less = setup->ruleset->check (setup, without, others);
  *points = price - MIN (price, less);
  for (guint i = 0; i < found->len; i++)
    {
      const BonesFault *fault = &g_array_index (found, BonesFault, i);
      gboolean before = FALSE;

      for (guint j = 0; j < others->len && !before; j++)
        before = g_str_equal (g_array_index (others, BonesFault, j).what, fault->what)
                 && g_array_index (others, BonesFault, j).ship == fault->ship;

      if (!before && fault->ship == (gint) self->ship)
        return bones_words_fault (setup, with, fault);
    }

  return NULL;
}

static char *
word_price (guint points)
{
  g_autofree char *text = bones_words_points ((gint) points);

  return points == 0 ? g_strdup (C_ ("price", "Free"))
                     : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points",
                                                     (gulong) (points + 1) / 2),
                                        text);
}

static GtkWidget *
add_row (BonesAboardRow *self, guint i)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (check), "number", GUINT_TO_POINTER (i));
  g_object_set_data (G_OBJECT (row), "check", check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled), self, 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  g_ptr_array_add (self->rows, row);
  return row;
}

/* Sets row @i to @id. What she has can always be taken away. */
static void
set_row (BonesAboardRow *self, guint i, const char *id)
{
  GtkWidget *row = i < self->rows->len ? g_ptr_array_index (self->rows, i) : add_row (self, i);
  GtkWidget *check = g_object_get_data (G_OBJECT (row), "check");
  const gboolean aboard = bones_roster_has (get_ship (self), self->outfit, id);
  const char *name = get_name (self, id);
  guint points;
  g_autofree char *why = try_one (self, id, &points), *price = word_price (points);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), why != NULL ? why : price);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), aboard);
  gtk_widget_set_sensitive (check, aboard || why == NULL); /* the reason stays readable */
  bones_name_widget (check, name);
}

/* The rows are made when they are looked at: each takes a check of the fleet. */
static void
fill (BonesAboardRow *self)
{
  const char *id;
  guint n = 0;

  if (self->draft == NULL || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;

  self->settling = TRUE;
  for (; (id = get_id (self, n)) != NULL; n++)
    set_row (self, n, id);

  while (self->rows->len > n)
    {
      adw_expander_row_remove (ADW_EXPANDER_ROW (self),
                               g_ptr_array_index (self->rows, self->rows->len - 1));
      g_ptr_array_set_size (self->rows, (gint) self->rows->len - 1);
    }

  self->settling = FALSE;
}

void
bones_aboard_row_show (BonesAboardRow *self, BonesFleetDraft *draft, guint ship)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char *const *ids;

  g_return_if_fail (BONES_IS_ABOARD_ROW (self));

  self->draft = draft;
  self->ship = ship;
  gtk_widget_set_visible (GTK_WIDGET (self), draft != NULL && get_id (self, 0) != NULL);
  if (draft == NULL)
    return;

  ids = self->outfit == BONES_OUTFIT_CARD ? get_ship (self)->cards : get_ship (self)->characters;
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " · " : "", get_name (self, ids[i]));

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), names->len > 0 ? names->str : _ ("None"));
  fill (self);
}

static void
bones_aboard_row_dispose (GObject *object)
{
  BONES_ABOARD_ROW (object)->draft = NULL;
  g_clear_pointer (&BONES_ABOARD_ROW (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_aboard_row_parent_class)->dispose (object);
}

static void
bones_aboard_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CARDS)
    BONES_ABOARD_ROW (object)->outfit =
        g_value_get_boolean (value) ? BONES_OUTFIT_CARD : BONES_OUTFIT_CHARACTER;
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_aboard_row_class_init (BonesAboardRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_aboard_row_dispose;
  G_OBJECT_CLASS (klass)->set_property = bones_aboard_row_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_CARDS,
      g_param_spec_boolean ("cards", NULL, NULL, FALSE,
                            G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_ABOARD_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bones_aboard_row_init (BonesAboardRow *self)
{
  bones_hide_unshown_inside (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (fill), NULL);
}
