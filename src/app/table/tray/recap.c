/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "recap.h"

#include "dice-pool.h"
#include "name.h"
#include "rolled.h"
#include "tooltip.h"

#include "bones-config.h"

#define MOST_SENTENCES 4
#define MOST_LETTERS 100 /* that fit beside the dice; further sentences are only said */

struct _BonesRecap {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *first_pool, *second_pool, *label;

  char *asked;  /* owned: the open question, if it is for dice; else NULL */
  char *rolled; /* owned: the last question for dice; NULL: none was asked here */
  guint asked_sides, rolled_sides; /* of the dice of these questions */
  gboolean told;                   /* anything at all */
};

G_DEFINE_FINAL_TYPE (BonesRecap, bones_recap, GTK_TYPE_BOX)

/* What the rules tell is a sentence, with the full stop of its language. */
static void
tell_before (GString *told, const BonesLogLine *line)
{
  if (told->len > 0)
    g_string_prepend (told, line->kind == BONES_LOG_EVENT ? " " : " · ");
  g_string_prepend (told, line->text);
}

/* The last sentences after entry @news, oldest first, with at most @most letters in all unless
 * there is only one; NULL if there are none. */
static char *
join_sentences (const GPtrArray *log, guint32 news, glong most)
{
  g_autoptr (GString) told = g_string_new (NULL);
  guint left = MOST_SENTENCES;

  for (guint i = log->len; i-- > 0 && left > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->seq <= news
          || (told->len > 0 && line->text != NULL
              && g_utf8_strlen (told->str, -1) + g_utf8_strlen (line->text, -1) > most))
        break;
      if (!line->undone && !line->heading && line->text != NULL)
        {
          tell_before (told, line);
          left--;
        }
    }
  return told->len > 0 ? g_string_free (g_steal_pointer (&told), FALSE) : NULL;
}

static char *
name_ship (const BonesView *view, gint ship)
{
  const BonesShipView *found = ship >= 0 ? bones_view_ship (view, (guint) ship) : NULL;

  return found != NULL ? g_strdup (found->name) : NULL;
}

/* The purpose of the roll that can be rerolled: its question, or at least the ships. */
static char *
tell_roll (const BonesView *view)
{
  const BonesPromptView *prompt = view->prompt;
  g_autofree char *ship = name_ship (view, prompt->ship);
  g_autofree char *other = name_ship (view, prompt->other);

  if (prompt->roll_text != NULL)
    return g_strdup (prompt->roll_text);
  if (ship == NULL || other == NULL)
    return g_steal_pointer (&ship);
  return g_strdup_printf (_ ("%s and %s"), ship, other);
}

/* A question for dice is remembered, and is that of the dice on the table when it is answered. */
static void
note_question (BonesRecap *self, const BonesPromptView *prompt, gboolean fresh)
{
  const gboolean dice = prompt != NULL && prompt->kind == BONES_ASK_DICE;

  if (!fresh && self->asked != NULL)
    return;

  if (self->asked != NULL)
    {
      g_free (self->rolled);
      self->rolled = g_steal_pointer (&self->asked);
      self->rolled_sides = self->asked_sides;
    }
  self->asked = g_strdup (dice ? prompt->text : NULL);
  self->asked_sides = dice ? prompt->sides : 0;
}

/* While it can be rerolled, the roll is shown larger below. */
static gboolean
is_open (const BonesView *view)
{
  return view->prompt != NULL && view->prompt->kind == BONES_ASK_REROLL;
}

/* The sides of the dice of @pool: dice of another kind may be asked for now. The log has those that
 * were not asked for here. */
static guint
sides_of (BonesRecap *self, const GPtrArray *log, const BonesPool *pool)
{
  if (self->rolled != NULL && self->rolled_sides > 0)
    return self->rolled_sides;

  for (guint i = log->len; i-- > 0;)
    {
      const GArray *rolls = ((const BonesLogLine *) g_ptr_array_index (log, i))->rolls;

      for (guint roll = 0; rolls != NULL && roll < rolls->len; roll++)
        if (g_array_index (rolls, BonesLogRoll, roll).seq == pool->seq)
          return g_array_index (rolls, BonesLogRoll, roll).sides;
    }
  return 6;
}

static void
show_pool (BonesRecap *self, GtkWidget *widget, BonesHelm *helm, guint i, guint32 news)
{
  const BonesView *view = bones_helm_get_view (helm);
  const BonesPool *pool =
      !is_open (view) && i < view->pools->len ? g_ptr_array_index (view->pools, i) : NULL;

  bones_rolled_show (widget, view, pool,
                     pool != NULL ? sides_of (self, bones_helm_get_log (helm), pool) : 0, FALSE,
                     news);
}

/* For a screen reader: the dice, then the text. */
static void
announce (BonesRecap *self, const BonesView *view, const char *text)
{
  g_autofree char *dice = bones_rolled_describe (view);
  g_autofree char *all = dice != NULL && text != NULL ? g_strdup_printf ("%s. %s", dice, text)
                                                      : g_strdup (dice != NULL ? dice : text);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  all != NULL ? all : _ ("Nothing has happened yet"), -1);
  if (all != NULL)
    bones_announce (GTK_WIDGET (self), all);
}

static void
bones_recap_finalize (GObject *object)
{
  g_free (BONES_RECAP (object)->asked);
  g_free (BONES_RECAP (object)->rolled);
  G_OBJECT_CLASS (bones_recap_parent_class)->finalize (object);
}

static void
bones_recap_class_init (BonesRecapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_recap_finalize;
  g_type_ensure (BONES_TYPE_DICE_POOL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/recap.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, first_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, second_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, label);
}

static void
bones_recap_init (BonesRecap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
bones_recap_is_empty (BonesRecap *self)
{
  g_return_val_if_fail (BONES_IS_RECAP (self), TRUE);

  return *gtk_label_get_label (GTK_LABEL (self->label)) == '\0'
         && !gtk_widget_get_visible (self->first_pool)
         && !gtk_widget_get_visible (self->second_pool);
}

void
bones_recap_apply (BonesRecap *self, BonesHelm *helm, gboolean fresh)
{
  const BonesView *view;
  g_autofree char *text = NULL, *said = NULL;
  guint32 news, before;

  g_return_if_fail (BONES_IS_RECAP (self) && BONES_IS_HELM (helm));

  view = bones_helm_get_view (helm);
  news = fresh ? bones_helm_get_news (helm) : G_MAXUINT32;
  before = bones_helm_get_news (helm);
  said = is_open (view) ? g_strdup (view->prompt->text)
                        : join_sentences (bones_helm_get_log (helm), before, G_MAXLONG);
  text = is_open (view) ? tell_roll (view)
                        : join_sentences (bones_helm_get_log (helm), before, MOST_LETTERS);
  note_question (self, view->prompt, fresh);
  show_pool (self, self->first_pool, helm, 0, news);
  show_pool (self, self->second_pool, helm, 1, news);
  if (text == NULL && view->pools->len > 0 && !is_open (view))
    text = g_strdup (self->rolled);
  gtk_label_set_label (GTK_LABEL (self->label), text != NULL ? text : "");
  bones_set_tooltip (self->label, is_open (view) ? text : said);
  if (fresh || !self->told)
    announce (self, view, said);
  self->told = TRUE;
}
