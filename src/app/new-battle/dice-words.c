/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "dice-words.h"

#include "fresh-seed.h"
#include "name.h"
#include "text-fit.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesDiceWords {
  AdwExpanderRow parent_instance;

  /* Borrowed: they are the expander's */
  GtkWidget *bound;
  GtkWidget *fleets[BONES_MAX_FLEETS];

  guint n_fleets;
  const char *words[BONES_MAX_FLEETS + 1]; /* borrowed from the fields */
  guint8 seed[BONES_SEED_BYTES];
  gboolean drawn; /* there is a seed */
};

G_DEFINE_FINAL_TYPE (BonesDiceWords, bones_dice_words, ADW_TYPE_EXPANDER_ROW)

static void
bones_dice_words_class_init (BonesDiceWordsClass *klass)
{
}

static void
bones_dice_words_init (BonesDiceWords *self)
{
  bones_hide_unshown_inside (GTK_WIDGET (self));
  self->bound = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->bound), _ ("The seed is drawn"));
  gtk_widget_add_css_class (self->bound, "numeric");
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->bound);
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    {
      self->fleets[i] = adw_entry_row_new ();
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), self->fleets[i]);
    }
  bones_name_widget (GTK_WIDGET (self), _ ("Words for the dice"));
  bones_name_lists (GTK_WIDGET (self), _ ("Words for the dice"));
  bones_dice_words_renew (self);
}

void
bones_dice_words_set_fleets (BonesDiceWords *self, guint n, const char *const *names)
{
  g_return_if_fail (BONES_IS_DICE_WORDS (self) && n <= BONES_MAX_FLEETS && names != NULL);

  self->n_fleets = n;
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    {
      if (i < n)
        {
          g_autofree char *title = g_strdup_printf (_ ("A word of %s"), names[i]);

          adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->fleets[i]), title);
        }
      gtk_widget_set_visible (self->fleets[i], i < n);
    }
}

void
bones_dice_words_fill (BonesDiceWords *self, BonesNewGame *game)
{
  gboolean any = FALSE;

  g_return_if_fail (BONES_IS_DICE_WORDS (self) && game != NULL);

  for (guint i = 0; i < self->n_fleets; i++)
    {
      self->words[i] = gtk_editable_get_text (GTK_EDITABLE (self->fleets[i]));
      any = any || *self->words[i] != '\0';
    }
  self->words[self->n_fleets] = NULL;
  game->words = any ? self->words : NULL;
  game->seed = self->drawn ? self->seed : NULL;
}

void
bones_dice_words_renew (BonesDiceWords *self)
{
  g_autofree char *hash = NULL, *groups = NULL, *text = NULL;

  g_return_if_fail (BONES_IS_DICE_WORDS (self));

  self->drawn = bones_fresh_seed (self->seed, NULL);
  hash = self->drawn ? bones_faces_commitment (self->seed, BONES_SEED_BYTES) : g_strdup ("");
  groups = bones_text_in_groups (hash);
  text = g_strdup_printf (_ ("Its SHA-256: %s"), groups);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->bound), text);
  gtk_widget_set_visible (self->bound, self->drawn);
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->fleets[i]), "");
}
