/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the tables and decks of a content set as a whole. */
#include "content-parts.h"

static void
say (GPtrArray *flaws, const BonesSpot *spot, const BonesField *fields, const char *key,
     const char *text, const char *value)
{
  bones_flaw_add (flaws, spot, key != NULL ? bones_fields_find (fields, key) : NULL, text, value,
                  NULL, NULL);
}

/* MW-TPL-08: every roll has one row. */
static void
check_critical_table (GVariant *content, GPtrArray *flaws)
{
  g_autoptr (GVariant) general = bones_row_object (content, "general");
  const gboolean two = bones_row_number (general, mw_general_fields, "critical_dice") == 1;
  const BonesSpot whole =
      bones_spot_section (bones_schema_section (&mw_schema, "criticals"), -1, content);

  for (gint roll = two ? 2 : 1; roll <= (two ? 12 : 6); roll++)
    {
      g_autofree char *value = g_strdup_printf ("%d", roll);
      guint rows = 0;

      for (guint i = 0; i < bones_rows_count (content, "criticals"); i++)
        {
          g_autoptr (GVariant) row = bones_rows_get (content, "criticals", i);

          rows += bones_row_number (row, mw_critical_fields, "from") <= roll
                  && roll <= bones_row_number (row, mw_critical_fields, "to");
        }

      if (rows == 0)
        say (flaws, &whole, NULL, NULL, N_ ("There is no row for a roll of {value}"), value);
      else if (rows > 1)
        say (flaws, &whole, NULL, NULL, N_ ("There is more than one row for a roll of {value}"),
             value);
    }
}

/* MW-DEF-07: men-o'-war have the choice of one. */
static void
check_anti_flyer (GVariant *content, GPtrArray *flaws)
{
  gboolean seen = FALSE;

  for (guint i = 0; i < bones_rows_count (content, "weapons"); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, "weapons", i);
      const BonesSpot spot =
          bones_spot_section (bones_schema_section (&mw_schema, "weapons"), (gint) i, content);

      if (!bones_row_is (row, "anti_flyer"))
        continue;

      if (seen)
        say (flaws, &spot, mw_weapon_fields, "anti_flyer",
             N_ ("{field}: another weapon is the one already"), NULL);

      seen = TRUE;
    }
}

/* Numbers of the game are bytes. */
static void
check_deck (GVariant *content, GPtrArray *flaws, const char *section, const BonesField *fields,
            guint most)
{
  const BonesSpot whole =
      bones_spot_section (bones_schema_section (&mw_schema, section), -1, content);
  guint cards = 0;

  for (guint i = 0; i < bones_rows_count (content, section); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, section, i);

      cards += (guint) MAX (0, bones_row_number (row, fields, "copies"));
    }

  if (cards > most)
    say (flaws, &whole, NULL, NULL, N_ ("These are more cards than a deck may have: 200"), NULL);
}

void
mw_content_check_tables (GVariant *content, GPtrArray *flaws)
{
  check_critical_table (content, flaws);
  check_anti_flyer (content, flaws);
  check_deck (content, flaws, "spells", mw_spell_fields, 200);
  check_deck (content, flaws, "cards", mw_card_fields, 200);
}
