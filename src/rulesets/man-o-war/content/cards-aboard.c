/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Man O' War cards that a roster names aboard its ships (MW-FLT-07): those of decks whose cards are
 * chosen. The dearest of a deck are the free ones. */
#include "man-o-war.h"
#include "mw-content.h"

typedef struct {
  const BonesSetup *setup;
  const MwContent *content;
  const BonesRoster *roster;
  GArray *faults;
  guint in_fleet[MW_MAX_CARDS]; /* of each kind of card */
} Check;

static const MwTemplate *
template_of (const Check *self, guint i)
{
  const BonesRosterShip *ship = g_ptr_array_index (self->roster->ships, i);
  const gint kind = ship->kind != NULL ? bones_ruleset_kind (self->setup, ship->kind) : -1;

  return kind >= 0 ? &self->content->templates[kind] : NULL;
}

/* Whether a card before number @nth of @ship is of the same symbol; and how many are of the deck of
 * @card. */
static gboolean
look_beside (const Check *self, const BonesRosterShip *ship, guint nth, const MwCard *card,
             guint *of_deck)
{
  gboolean same = FALSE;

  *of_deck = 0;
  for (guint i = 0; i < nth; i++)
    {
      const guint other = mw_find_card (self->content, ship->cards[i]);

      if (other == self->content->n_cards)
        continue;

      same = same || self->content->cards[other].symbol == card->symbol;
      *of_deck += self->content->cards[other].deck == card->deck;
    }

  return same;
}

/* What is wrong with card number @nth of ship @i; or NULL. Sets @most to what is allowed instead.
 */
static const char *
find_wrong (Check *self, guint i, guint nth, guint kind, guint *most)
{
  const BonesRosterShip *ship = g_ptr_array_index (self->roster->ships, i);
  const MwTemplate *template = template_of (self, i);
  const MwCard *card = &self->content->cards[kind];
  const MwDeck *deck = &self->content->decks[card->deck];
  guint of_deck;
  const gboolean same = look_beside (self, ship, nth, card, &of_deck);

  *most = deck->most_ship;
  if (!deck->chosen)
    return "card-not-chosen";

  if (!mw_deck_is_for (self->content, card->deck, self->roster->faction))
    return "card-not-for-race";

  if (template == NULL || !(deck->classes >> template->class & 1))
    return "no-place-for-card";

  if (deck->most_ship > 0 && of_deck >= deck->most_ship)
    return "too-many-cards-aboard";

  if (same)
    return "card-of-same-symbol";

  *most = deck->unique ? MIN (card->copies, 1u) : card->copies;
  return self->in_fleet[kind]++ >= *most ? "too-many-of-card" : NULL;
}

static void
add_fault (Check *self, guint i, const char *id, guint kind, const char *what, guint most)
{
  BonesFault fault = { .what = what, .rule = "MW-FLT-07", .ship = (gint) i };

  fault.values[0] = (gint32) kind;
  fault.values[1] = (gint32) most;
  if (kind == self->content->n_cards)
    {
      fault.fatal = TRUE;
      g_strlcpy (fault.name, id, sizeof fault.name);
    }

  g_array_append_val (self->faults, fault);
}

/* How many cards of @deck the fleet has for nothing: count_free() of decks/buy-cards.c, as far as
 * the roster decides it. */
static guint
count_free (const Check *self, const MwDeck *deck)
{
  guint ships = 0, squadrons = 0, in_it = 0;

  for (guint i = 0; i < self->roster->ships->len; i++)
    {
      const MwTemplate *template = template_of (self, i);
      const gboolean carries = template != NULL && (deck->classes >> template->class & 1);
      const gboolean goes_on = i > 0 && template == template_of (self, i - 1);

      in_it = carries && template->class == MW_SOL ? (goes_on ? in_it : 0) + 1 : 0;
      ships += carries;
      squadrons += in_it > 0 && (in_it - 1) % MAX (template->squadron, 1u) == 0;
    }

  return deck->free
         * (deck->free_for == MW_FREE_A_SHIP       ? ships
            : deck->free_for == MW_FREE_A_SQUADRON ? squadrons
                                                   : MIN (ships, 1));
}

static gint
dearer_first (gconstpointer a, gconstpointer b)
{
  return (gint) * (const guint *) b - (gint) * (const guint *) a;
}

/* The sum of @prices without the free cards. */
static guint
add_up (const Check *self, guint deck, GArray *prices)
{
  guint sum = 0;

  g_array_sort (prices, dearer_first);
  for (guint i = count_free (self, &self->content->decks[deck]); i < prices->len; i++)
    sum += g_array_index (prices, guint, i);

  return sum;
}

guint
mw_check_cards_aboard (const BonesSetup *setup, const BonesRoster *roster, MwAboard *aboard,
                       GArray *faults)
{
  Check self = { setup, setup->content, roster, faults, { 0 } };
  GArray *prices[MW_MAX_DECKS + 1] = { NULL };
  guint sum = 0;

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);

      for (guint j = 0; ship->cards != NULL && ship->cards[j] != NULL; j++)
        {
          const guint kind = mw_find_card (self.content, ship->cards[j]);
          const gboolean known = kind < self.content->n_cards;
          const guint deck = known ? self.content->cards[kind].deck : MW_PLAIN_DECK;
          const guint price = known ? mw_card_price (self.content, kind) : 0;
          guint most = 0;
          const char *what = known ? find_wrong (&self, i, j, kind, &most) : "unknown-card";

          if (what != NULL)
            add_fault (&self, i, ship->cards[j], kind, what, most);

          aboard->decks[deck]++;
          if (prices[deck] == NULL)
            prices[deck] = g_array_new (FALSE, FALSE, sizeof (guint));

          g_array_append_val (prices[deck], price);
        }
    }

  for (guint deck = 0; deck < G_N_ELEMENTS (prices); deck++)
    if (prices[deck] != NULL)
      {
        aboard->prices[deck] = add_up (&self, deck, prices[deck]);
        sum += aboard->prices[deck];
        g_array_unref (prices[deck]);
      }

  return sum;
}
