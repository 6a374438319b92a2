/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-turn.h"

#include "action-row.h"
#include "css-class.h"
#include "flow.h"
#include "hull.h"
#include "keys.h"
#include "name.h"
#include "not-now.h"
#include "ship-facts.h"
#include "ship-plan.h"
#include "tooltip.h"

#include "bones-config.h"

G_STATIC_ASSERT ((guint) BONES_STERN == (guint) BONES_GUNS_STERN);

struct _BonesShipTurn {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *facts, *first_rows, *hull, *made_of, *fire_why, *rows, *not_now, *main_button,
      *main_label;

  /* Owned */
  GHashTable *by_id; /* maps action ids to rows */
  GString *letters;  /* the letters that stand for something */

  gulong tapping_id;                  /* of the helm */
  BonesAction fire, main;             /* the letters of the hull, and of the main button */
  const char *banks[BONES_MAX_BANKS]; /* the ids of the banks that she has, one for each place */
  guint n_banks;
  guint32 shared; /* as bits: those where several banks can fire */
  gunichar main_letter, bank_letters[BONES_MAX_BANKS];
};

G_DEFINE_FINAL_TYPE (BonesShipTurn, bones_ship_turn, BONES_TYPE_PANE)

/* The index of the bank @id in banks. */
static guint
bank_index (BonesShipTurn *self, const char *id)
{
  guint i = 0;

  while (i + 1 < self->n_banks && g_strcmp0 (self->banks[i], id) != 0)
    i++;

  return i;
}

static void
row_clicked (BonesActionRow *row, BonesShipTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), bones_action_row_get_action (row));
}

/* Guns that fire by themselves may stand at the same place: then the first question is which. */
static void
bank_pressed (BonesShipTurn *self, const char *bank)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));

  if (self->shared >> bank_index (self, bank) & 1)
    bones_helm_start (helm, &self->fire);
  else
    bones_helm_start_choosing (helm, &self->fire, bank);
}

static void
main_clicked (BonesShipTurn *self)
{
  bones_helm_start (bones_pane_get_helm (BONES_PANE (self)), &self->main);
}

static void
tapped (BonesShipTurn *self, guint field)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const gint ship = bones_helm_get_view (helm)->active_ship;

  if (ship >= 0)
    bones_helm_tap (helm, (guint) ship, field);
}

static void
tapped_back (BonesShipTurn *self, guint field)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const gint ship = bones_helm_get_view (helm)->active_ship;

  if (ship >= 0)
    bones_helm_tap_back (helm, (guint) ship, field);
}

static void
tapped_to (BonesShipTurn *self, guint field, gint value)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const gint ship = bones_helm_get_view (helm)->active_ship;

  if (ship >= 0)
    bones_helm_tap_to (helm, (guint) ship, field, value);
}

/* Touches here or on her card that are not stored yet. */
static void
tapping (BonesShipTurn *self)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const BonesTapping *now = bones_helm_get_tapping (helm);
  const gboolean hers = (gint) now->ship == bones_helm_get_view (helm)->active_ship;

  bones_ship_facts_set_coming (BONES_SHIP_FACTS (self->facts), now->field, hers ? now->by : 0);
  bones_ship_plan_set_coming (BONES_SHIP_PLAN (self->made_of), now->field, hers ? now->by : 0);
}

static BonesBank
bank_at (BonesGunsAt at)
{
  return at > BONES_GUNS_STERN ? BONES_ALL_ROUND : (BonesBank) at;
}

static BonesBankLook
look_at (const BonesBankView *bank, const BonesActionView *fire)
{
  const BonesBankState state = bank->guns == 0 ? BONES_BANK_LOST
                               : bank->fired   ? BONES_BANK_FIRED
                               : fire->open    ? BONES_BANK_READY
                                               : BONES_BANK_CLOSED;

  return (BonesBankLook){ .at = bank_at (bank->at),
                          .id = bank->id,
                          .name = bank->name,
                          .guns = bank->guns,
                          .state = state,
                          .reason = state == BONES_BANK_CLOSED ? fire->why : NULL };
}

/* Adds a bank to what is shown at its place: what stands there already if that can fire. Several
 * that can fire are shown with the names of all of them, which @names owns. */
static void
show_bank (BonesShipTurn *self, const BonesBankLook *look, BonesBankLook *looks, GPtrArray *names)
{
  guint i = 0;

  while (i < self->n_banks && looks[i].at != look->at)
    i++;

  if (i == self->n_banks)
    {
      self->banks[self->n_banks++] = look->id;
      looks[i] = *look;
    }
  else if (looks[i].state != BONES_BANK_READY)
    {
      self->banks[i] = look->id;
      looks[i] = *look;
    }
  else if (look->state == BONES_BANK_READY)
    {
      self->shared |= 1u << i;
      looks[i].guns += look->guns;
      g_ptr_array_add (names, g_strdup_printf ("%s, %s", looks[i].name, look->name));
      looks[i].name = g_ptr_array_index (names, names->len - 1);
    }
}

/* Her plan if she has one, else her hull; with her banks around it if they fire one by one. */
static void
show_hull (BonesShipTurn *self, const BonesShipView *ship, const BonesTurnView *turn,
           const BonesActionView *fire)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BonesBankLook looks[BONES_MAX_BANKS];

  bones_ship_plan_apply (BONES_SHIP_PLAN (self->made_of), ship);
  self->n_banks = self->shared = 0;
  for (guint i = 0; fire != NULL && i < MIN (turn->banks->len, BONES_MAX_BANKS); i++)
    {
      const BonesBankLook look = look_at (g_ptr_array_index (turn->banks, i), fire);

      show_bank (self, &look, looks, names);
    }
  gtk_widget_set_visible (self->hull, self->n_banks > 0 || gtk_widget_get_visible (self->made_of));
  gtk_widget_set_visible (self->fire_why, self->n_banks > 0 && !fire->open);
  g_object_set (self->hull, "kind", ship->look, "fleet", ship->fleet, NULL);
  bones_hull_set_banks (BONES_HULL (self->hull), looks, self->n_banks);
  if (self->n_banks == 0)
    return;

  self->fire = fire->action;
  gtk_label_set_label (GTK_LABEL (self->fire_why), fire->why != NULL ? fire->why : "");
}

/* The row for @id; creates it if there is none. */
static GtkWidget *
row_for (BonesShipTurn *self, const char *id)
{
  GtkWidget *row = g_hash_table_lookup (self->by_id, id);

  if (row != NULL)
    return row;

  row = GTK_WIDGET (bones_action_row_new ());
  g_signal_connect (row, "clicked", G_CALLBACK (row_clicked), self);
  g_hash_table_insert (self->by_id, g_strdup (id), g_object_ref_sink (row));
  return row;
}

/* Puts @row into @flow after @before. If it is there already, it keeps the focus. */
static GtkWidget *
place_row (GtkWidget *flow, GtkWidget *row, GtkWidget *before)
{
  if (gtk_widget_get_parent (row) != flow)
    {
      if (gtk_widget_get_parent (row) != NULL)
        gtk_widget_unparent (row);
      bones_flow_append (BONES_FLOW (flow), row);
    }
  bones_flow_reorder (BONES_FLOW (flow), row, before);
  return row;
}

static void
take_rest (GtkWidget *flow, GtkWidget *last)
{
  GtkWidget *row;

  while (
      (row = last != NULL ? gtk_widget_get_next_sibling (last) : gtk_widget_get_first_child (flow))
      != NULL)
    gtk_widget_unparent (row);
}

static gboolean
is_done (const BonesActionView *action, guint64 done)
{
  return (done >> action->action.verb & 1) != 0;
}

/* The actions that are possible, and those that are done, as a checklist: the first above the
 * hull, the rest below; all above her plan, which is higher than a hull. @main has a button of its
 * own; other actions are in the list of unavailable ones. If the first row is open, it stands out,
 * and its action is returned; otherwise NULL. */
static const BonesActionView *
show_rows (BonesShipTurn *self, const GPtrArray *actions, const BonesActionView *main, guint64 done,
           gboolean hull)
{
  const gboolean plan = gtk_widget_get_visible (self->made_of);
  const BonesActionView *next = NULL;
  GtkWidget *first = NULL, *last = NULL;

  bones_not_now_begin (BONES_NOT_NOW (self->not_now));
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (actions, i);
      GtkWidget *row;

      if (action == main)
        continue;
      if (!action->open && !is_done (action, done))
        {
          bones_not_now_add (BONES_NOT_NOW (self->not_now), action);
          continue;
        }
      row = row_for (self, action->id);
      if (action->open && !action->aside && first == NULL && last == NULL)
        next = action;
      if (hull && (first == NULL || plan))
        first = place_row (self->first_rows, row, first);
      else
        last = place_row (self->rows, row, last);
      bones_action_row_set (BONES_ACTION_ROW (row), action, is_done (action, done), next == action);
    }
  take_rest (self->first_rows, first);
  take_rest (self->rows, last);
  gtk_widget_set_visible (self->first_rows, first != NULL);
  gtk_widget_set_visible (self->rows, last != NULL);
  return next;
}

/* Her movement is shown with the first action that she did. */
static void
show_turn (BonesShipTurn *self, const BonesShipView *ship, gboolean hull)
{
  g_autofree char *told = bones_ship_facts_of_turn (ship);
  GtkWidget *row = gtk_widget_get_first_child (hull ? self->first_rows : self->rows);

  if (row != NULL && told != NULL)
    bones_action_row_set_detail (BONES_ACTION_ROW (row), told);
}

/* Returns how many actions are left to do, and sets @last to the last of them. */
static guint
count_open (const GPtrArray *actions, const BonesActionView **last)
{
  guint n = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (actions, i);

      if (!action->open || action->aside)
        continue;

      *last = action;
      n++;
    }
  return n;
}

/* @main, which can be NULL: the end of her turn, or what she has to do before it. It stands out
 * if nothing else is left. */
static void
show_main (BonesShipTurn *self, const BonesActionView *main, gboolean primary)
{
  gtk_widget_set_visible (self->main_button, main != NULL);
  if (main == NULL)
    return;

  self->main = main->action;
  gtk_label_set_label (GTK_LABEL (self->main_label), main->name);
  gtk_widget_set_sensitive (self->main_button, main->open);
  bones_set_tooltip (self->main_button, main->why != NULL ? main->why : main->name);
  bones_name_widget (self->main_button, main->name);
  bones_set_css_class (self->main_button, "suggested-action", primary && main->open);
}

static void
give_letters (BonesShipTurn *self)
{
  GtkWidget *const flows[] = { self->first_rows, self->rows };

  g_string_truncate (self->letters, 0);
  for (guint i = 0; i < G_N_ELEMENTS (flows); i++)
    for (GtkWidget *row = gtk_widget_get_first_child (flows[i]); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      bones_action_row_take_letter (BONES_ACTION_ROW (row), self->letters);
  self->main_letter = bones_letter_take (GTK_LABEL (self->main_label), self->letters);
  for (guint i = 0; i < self->n_banks; i++)
    {
      GtkLabel *label = bones_hull_get_name (BONES_HULL (self->hull), self->banks[i]);

      self->bank_letters[i] = label != NULL ? bones_letter_take (label, self->letters) : 0;
    }
}

/* The open and closed actions of @ship, without the one that gave her the turn. Sets @fire and
 * @end to the two that have a form of their own. */
static GPtrArray *
list_actions (const BonesView *view, guint ship, const BonesActionView **fire,
              const BonesActionView **end)
{
  GPtrArray *actions = g_ptr_array_new ();

  for (guint i = 0; i < view->actions->len; i++)
    {
      BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->action.ship != ship || action->role == BONES_ROLE_ORDERS)
        continue;

      if (action->role == BONES_ROLE_FIRES)
        *fire = action;
      else if (action->role == BONES_ROLE_ENDS)
        *end = action;
      else
        g_ptr_array_add (actions, action);
    }
  return actions;
}

static void
bones_ship_turn_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesShipTurn *self = BONES_SHIP_TURN (pane);
  const BonesShipView *ship = bones_view_ship (view, (guint) view->active_ship);
  const BonesActionView *fire = NULL, *end = NULL, *main = NULL, *next;
  g_autoptr (GPtrArray) actions = NULL;
  gboolean hull;
  guint left;

  if (ship == NULL || view->turn == NULL)
    return;

  actions = list_actions (view, ship->ship, &fire, &end);
  hull = fire != NULL && view->turn->banks->len > 0;
  if (fire != NULL && !hull)
    g_ptr_array_add (actions, (gpointer) fire);
  bones_ship_facts_apply (BONES_SHIP_FACTS (self->facts), ship);
  if (self->tapping_id == 0)
    self->tapping_id = g_signal_connect_object (bones_pane_get_helm (pane), "tapping",
                                                G_CALLBACK (tapping), self, G_CONNECT_SWAPPED);
  tapping (self);
  left = count_open (actions, &main) + (hull && fire->open);
  if (left != 1 || (hull && fire->open) || (end != NULL && end->open))
    main = end;
  show_hull (self, ship, view->turn, hull ? fire : NULL);
  next = show_rows (self, actions, main, view->done, hull);
  if (end != NULL && !end->open)
    bones_not_now_add (BONES_NOT_NOW (self->not_now), end);
  bones_not_now_end (BONES_NOT_NOW (self->not_now));
  show_turn (self, ship, hull);
  bones_set_css_class (self->hull, "quiet", next != NULL);
  show_main (self, main, main != end || left == 0);
  give_letters (self);
}

static gboolean
bones_ship_turn_letter (BonesPane *pane, gunichar letter)
{
  BonesShipTurn *self = BONES_SHIP_TURN (pane);
  GtkWidget *const flows[] = { self->first_rows, self->rows };

  if (letter == 0)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (flows); i++)
    for (GtkWidget *row = gtk_widget_get_first_child (flows[i]); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      if (bones_action_row_get_letter (BONES_ACTION_ROW (row)) == letter)
        {
          row_clicked (BONES_ACTION_ROW (row), self);
          return TRUE;
        }
  for (guint i = 0; i < self->n_banks; i++)
    if (self->bank_letters[i] == letter)
      {
        bank_pressed (self, self->banks[i]);
        return TRUE;
      }
  if (letter != self->main_letter || !gtk_widget_get_sensitive (self->main_button))
    return FALSE;

  main_clicked (self);
  return TRUE;
}

static GtkWidget *
bones_ship_turn_primary (BonesPane *pane)
{
  BonesShipTurn *self = BONES_SHIP_TURN (pane);
  GtkWidget *const firsts[] = { gtk_widget_get_first_child (self->first_rows),
                                gtk_widget_get_first_child (self->rows), self->main_button };

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    if (firsts[i] != NULL && gtk_widget_get_visible (firsts[i])
        && gtk_widget_has_css_class (firsts[i], "suggested-action"))
      return firsts[i];
  return NULL;
}

static void
bones_ship_turn_dispose (GObject *object)
{
  g_clear_pointer (&BONES_SHIP_TURN (object)->by_id, g_hash_table_unref);
  G_OBJECT_CLASS (bones_ship_turn_parent_class)->dispose (object);
}

static void
bones_ship_turn_finalize (GObject *object)
{
  g_string_free (BONES_SHIP_TURN (object)->letters, TRUE);
  G_OBJECT_CLASS (bones_ship_turn_parent_class)->finalize (object);
}

static void
bones_ship_turn_class_init (BonesShipTurnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_ship_turn_dispose;
  G_OBJECT_CLASS (klass)->finalize = bones_ship_turn_finalize;
  pane_class->apply = bones_ship_turn_apply;
  pane_class->letter = bones_ship_turn_letter;
  pane_class->primary = bones_ship_turn_primary;

  g_type_ensure (BONES_TYPE_FLOW);
  g_type_ensure (BONES_TYPE_HULL);
  g_type_ensure (BONES_TYPE_NOT_NOW);
  g_type_ensure (BONES_TYPE_SHIP_FACTS);
  g_type_ensure (BONES_TYPE_SHIP_PLAN);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-turn.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, facts);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, first_rows);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, hull);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, made_of);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, fire_why);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, rows);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, not_now);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, main_button);
  gtk_widget_class_bind_template_child (widget_class, BonesShipTurn, main_label);
  gtk_widget_class_bind_template_callback (widget_class, bank_pressed);
  gtk_widget_class_bind_template_callback (widget_class, main_clicked);
  gtk_widget_class_bind_template_callback (widget_class, tapped);
  gtk_widget_class_bind_template_callback (widget_class, tapped_back);
  gtk_widget_class_bind_template_callback (widget_class, tapped_to);
}

static void
bones_ship_turn_init (BonesShipTurn *self)
{
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->letters = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
