/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rule-window.h"

#include "manual-window.h"
#include "manual.h"
#include "name.h"
#include "note-dialog.h"
#include "nothing.h"
#include "reference-list.h"
#include "registry.h"
#include "rule-page.h"
#include "unshown.h"

#include <string.h>

#include "bones-config.h"

struct _BonesRuleWindow {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *back_button, *title, *stack, *reference, *page, *nothing;

  BonesHelm *helm;                   /* owned; NULL without a battle */
  BonesSetup *setup;                 /* owned; NULL in a battle */
  BonesRulebook *book;               /* owned */
  GPtrArray *manual;                 /* owned: its sections */
  char *option;                      /* the option whose rules are shown, or NULL */
  gboolean listed;                   /* the way begins at the quick reference */
  guint8 options[BONES_MAX_OPTIONS]; /* those under which it was made */
  GPtrArray *trail; /* of char *: the ids of the rules on the way here; the last one is shown.
                       Empty: the quick reference is */
};

G_DEFINE_FINAL_TYPE (BonesRuleWindow, bones_rule_window, ADW_TYPE_WINDOW)

static const BonesSetup *
get_setup (BonesRuleWindow *self)
{
  return self->helm != NULL ? bones_table_get_rules (bones_helm_get_table (self->helm))
                            : self->setup;
}

/* The rules that @rule names; for an option, also the others that it changes. */
static GPtrArray *
list_see (BonesRuleWindow *self, const BonesRule *rule)
{
  GPtrArray *see = bones_rulebook_list_named_by (self->book, rule);
  g_autoptr (GPtrArray) others = NULL;

  if (self->option == NULL)
    return see;

  others = bones_rulebook_list_changed_by (self->book, self->option);
  for (guint i = 0; i < others->len; i++)
    if (g_ptr_array_index (others, i) != rule
        && !g_ptr_array_find (see, g_ptr_array_index (others, i), NULL))
      g_ptr_array_add (see, g_ptr_array_index (others, i));
  return see;
}

static void
show_reference (BonesRuleWindow *self)
{
  const char *title = _ ("Quick Reference");

  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), title);
  gtk_widget_set_visible (self->back_button, FALSE);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->reference);
}

static void
show_rule (BonesRuleWindow *self)
{
  const char *id = g_ptr_array_index (self->trail, self->trail->len - 1);
  const BonesRule *rule = bones_rulebook_lookup (self->book, id);
  const BonesSetup *setup = get_setup (self);
  const BonesRuleOf of = self->helm != NULL     ? BONES_RULE_OF_BATTLE
                         : self->option != NULL ? BONES_RULE_OF_SETUP
                                                : BONES_RULE_OF_NOBODY;

  gtk_window_set_title (GTK_WINDOW (self), rule != NULL ? rule->title : id);
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), _ ("Rule"));
  gtk_widget_set_visible (self->back_button, self->listed || self->trail->len > 1);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), rule != NULL ? self->page : self->nothing);
  if (rule != NULL)
    {
      g_autoptr (GPtrArray) manual = bones_manual_list_about (self->manual, self->book, rule);
      g_autoptr (GPtrArray) see = list_see (self, rule);
      const gboolean battle = of == BONES_RULE_OF_BATTLE;
      g_autoptr (BonesRuleView) view = bones_rule_view_new (
          rule, setup, battle ? bones_helm_get_view (self->helm)->options : setup->options,
          battle ? bones_helm_get_log (self->helm) : NULL);

      bones_rule_page_set (BONES_RULE_PAGE (self->page), self->book, view, manual, see, of);
    }
}

/* The reference is that of the options in force. */
static void
make_reference (BonesRuleWindow *self)
{
  const guint8 *options = bones_helm_get_view (self->helm)->options;
  g_autoptr (GPtrArray) entries = bones_reference_new (self->book, get_setup (self), options);

  memcpy (self->options, options, sizeof self->options);
  bones_reference_list_set (BONES_REFERENCE_LIST (self->reference), entries);
}

/* Shows the place where the way has come to. */
static void
show_place (BonesRuleWindow *self)
{
  if (self->listed
      && memcmp (self->options, bones_helm_get_view (self->helm)->options, sizeof self->options)
             != 0)
    make_reference (self);
  if (self->trail->len > 0)
    show_rule (self);
  else
    show_reference (self);
}

static void
arrive (BonesRuleWindow *self)
{
  show_place (self);
  if (self->trail->len > 0)
    bones_rule_page_focus (BONES_RULE_PAGE (self->page));
  else
    bones_reference_list_focus (BONES_REFERENCE_LIST (self->reference));
}

static void
go_to_rule (BonesRuleWindow *self, const char *id)
{
  g_ptr_array_add (self->trail, g_strdup (id));
  arrive (self);
}

static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesRuleWindow *self = BONES_RULE_WINDOW (widget);

  if (self->trail->len < (self->listed ? 1 : 2))
    return;

  g_ptr_array_remove_index (self->trail, self->trail->len - 1);
  arrive (self);
}

/* The manual is over the same window. A card would lie upon it, and takes all touches. */
static void
go_to_manual (BonesRuleWindow *self, const char *number)
{
  GtkWindow *over = gtk_window_get_transient_for (GTK_WINDOW (self));

  bones_manual_window_open (GTK_WIDGET (over), number);
  if (!self->listed)
    gtk_window_close (GTK_WINDOW (self));
}

static void
note (BonesRuleWindow *self)
{
  bones_note_dialog_open (GTK_WIDGET (self), self->helm,
                          g_ptr_array_index (self->trail, self->trail->len - 1));
}

/* The widgets, which look into the rulebook, are gone by now. */
static void
bones_rule_window_finalize (GObject *object)
{
  BonesRuleWindow *self = BONES_RULE_WINDOW (object);

  g_clear_object (&self->helm);
  g_clear_pointer (&self->setup, bones_setup_free);
  g_clear_pointer (&self->book, bones_rulebook_unref);
  g_ptr_array_unref (self->manual);
  g_free (self->option);
  g_ptr_array_unref (self->trail);
  G_OBJECT_CLASS (bones_rule_window_parent_class)->finalize (object);
}

static void
bones_rule_window_class_init (BonesRuleWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_REFERENCE_LIST);
  g_type_ensure (BONES_TYPE_RULE_PAGE);
  G_OBJECT_CLASS (klass)->finalize = bones_rule_window_finalize;
  g_type_ensure (BONES_TYPE_NOTHING);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/rule-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, reference);
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, page);
  gtk_widget_class_bind_template_child (widget_class, BonesRuleWindow, nothing);
  gtk_widget_class_bind_template_callback (widget_class, go_to_rule);
  gtk_widget_class_bind_template_callback (widget_class, note);
  gtk_widget_class_bind_template_callback (widget_class, go_to_manual);
  gtk_widget_class_install_action (widget_class, "rule.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rule.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_rule_window_init (BonesRuleWindow *self)
{
  self->manual = bones_manual_new ();
  self->trail = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->stack));
  bones_name_lists (GTK_WIDGET (self), _ ("About the rule"));
}

/* A window for the rules of @book, which it takes, over that of @parent. */
static BonesRuleWindow *
new_window (GtkWidget *parent, BonesRulebook *book)
{
  BonesRuleWindow *self =
      g_object_new (BONES_TYPE_RULE_WINDOW, "transient-for", gtk_widget_get_root (parent), NULL);

  self->book = book;
  return self;
}

static BonesRuleWindow *
new_battle_window (GtkWidget *parent, BonesHelm *helm, BonesRulebook *book)
{
  BonesRuleWindow *self = new_window (parent, book);

  self->helm = g_object_ref (helm);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_window_destroy), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (helm, "changed", G_CALLBACK (show_place), self, G_CONNECT_SWAPPED);
  return self;
}

static void
present (BonesRuleWindow *self, const char *id)
{
  g_ptr_array_add (self->trail, g_strdup (id));
  gtk_window_present (GTK_WINDOW (self));
  arrive (self);
}

/* The compiled-in books have no flaws: the tests read them. */
static BonesRulebook *
book_of (BonesHelm *helm)
{
  return bones_rulebook_new (bones_helm_get_view (helm)->ruleset, NULL);
}

/* Shows @id of the first rule system that has it; FALSE: none has. */
static gboolean
open_alone (GtkWidget *parent, const char *id)
{
  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    {
      g_autoptr (BonesRulebook) book = bones_rulebook_new (*ruleset, NULL);
      BonesRuleWindow *self;

      if (bones_rulebook_lookup (book, id) == NULL)
        continue;

      self = new_window (parent, g_steal_pointer (&book));
      self->setup = bones_setup_new (*ruleset, NULL);
      present (self, id);
      return TRUE;
    }

  return FALSE;
}

void
bones_rule_window_open (GtkWidget *parent, BonesHelm *helm, const char *id)
{
  g_autoptr (BonesRulebook) book = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && (helm == NULL || BONES_IS_HELM (helm)));
  g_return_if_fail (id != NULL);

  book = helm != NULL ? book_of (helm) : NULL;
  if (book != NULL && bones_rulebook_lookup (book, id) != NULL)
    present (new_battle_window (parent, helm, g_steal_pointer (&book)), id);
  else if (!open_alone (parent, id) && book != NULL)
    present (new_battle_window (parent, helm, g_steal_pointer (&book)), id);
}

void
bones_rule_window_open_reference (GtkWidget *parent, BonesHelm *helm)
{
  BonesRuleWindow *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  self = new_battle_window (parent, helm, book_of (helm));
  self->listed = TRUE;
  make_reference (self);
  gtk_window_set_modal (GTK_WINDOW (self), FALSE);
  gtk_window_present (GTK_WINDOW (self));
  arrive (self);
}

void
bones_rule_window_open_option (GtkWidget *parent, const BonesSetup *setup, guint option)
{
  g_autoptr (GPtrArray) rules = NULL;
  BonesRuleWindow *self;
  const char *key;

  g_return_if_fail (GTK_IS_WIDGET (parent) && setup != NULL);

  key = setup->ruleset->options[option].key;
  self = new_window (parent, bones_rulebook_new (setup->ruleset, NULL));
  self->setup = bones_setup_new (setup->ruleset, NULL);
  memcpy (self->setup->options, setup->options, sizeof setup->options);
  self->option = g_strdup (key);
  rules = bones_rulebook_list_changed_by (self->book, key);
  present (self, rules->len > 0 ? ((const BonesRule *) g_ptr_array_index (rules, 0))->id : key);
}
