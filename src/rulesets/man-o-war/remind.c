/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

static void
add_reminder (GArray *reminders, const char *what, const char *rule, guint ship, guint fleet,
              gint a)
{
  const BonesReminder reminder = { .what = what,
                                   .rule = rule,
                                   .ship = (guint16) ship,
                                   .other = BONES_NO_SHIP,
                                   .fleet = (guint8) fleet,
                                   .marker = BONES_MAX_MARKERS,
                                   .values = { a } };

  g_array_append_val (reminders, reminder);
}

static guint
areas_ablaze (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint n = 0;

  for (guint i = 0; i < mw_template (setup, game, ship)->n_locations; i++)
    n += game->ships[ship].tracks[MW_ABLAZE + i] > 0;

  return n;
}

/* What is due for her in the End Phase. */
static void
remind_of_ship (const BonesSetup *setup, const BonesGame *game, guint ship, GArray *reminders)
{
  const BonesShip *self = &game->ships[ship];
  const guint ablaze = areas_ablaze (setup, game, ship);

  if (self->tracks[MW_WRECK] == MW_DEBRIS)
    add_reminder (reminders, "debris-goes", "MW-END-02", ship, BONES_NOBODY, 0);

  if (!bones_game_in_play (game, ship))
    return;

  if (ablaze > 0)
    add_reminder (reminders, "burning", "MW-FIR-01", ship, BONES_NOBODY, (gint) ablaze);

  if (self->tracks[MW_STRAGGLER])
    add_reminder (reminders, "straggler", "MW-SQN-04", ship, BONES_NOBODY, 0);

  if (self->tracks[MW_TO_SCUTTLE])
    add_reminder (reminders, "to-scuttle", "MW-END-05", ship, BONES_NOBODY, 0);

  if (mw_is_abandoned (setup, game, ship))
    add_reminder (reminders, "abandoned", "MW-BRD-09", ship, BONES_NOBODY, 0);

  if (self->tracks[MW_AGROUND])
    add_reminder (reminders, "aground", "MW-OBS-02", ship, BONES_NOBODY, 0);

  if (self->tracks[MW_DEPTH] == MW_DRIVEN_DOWN)
    add_reminder (reminders, "must-dive", "MW-MON-16", ship, BONES_NOBODY, 0);

  if (self->tracks[MW_NO_MOVE_COUNTER] || self->tracks[MW_NO_FIRE_COUNTER])
    add_reminder (reminders, "counters", "MW-END-06", ship, BONES_NOBODY, 0);
}

static void
remind_of_characters (const BonesGame *game, guint fleet, GArray *reminders)
{
  const guint16 *tracks = game->fleets[fleet].tracks;

  if (tracks[MW_ADMIRAL_FATE] == MW_CLINGS && tracks[MW_ADMIRAL_SHIP] > 0)
    add_reminder (reminders, "admiral-clings", "MW-END-01", tracks[MW_ADMIRAL_SHIP] - 1u, fleet, 0);

  if (tracks[MW_WIZARD_FATE] == MW_CLINGS && tracks[MW_WIZARD_SHIP] > 0)
    add_reminder (reminders, "wizard-clings", "MW-END-01", tracks[MW_WIZARD_SHIP] - 1u, fleet, 0);
}

/* MW-MON-11 */
static void
remind_of_hold (const BonesGame *game, guint ship, GArray *reminders)
{
  const guint holder = mw_holder (game, ship);

  if (holder == BONES_NO_SHIP)
    return;

  add_reminder (reminders, "held", "MW-MON-11", ship, BONES_NOBODY, 0);
  g_array_index (reminders, BonesReminder, reminders->len - 1).other = (guint16) holder;
}

/* Notes on her class: while she may fire, and before the End Phase. */
static void
remind_of_class (const BonesSetup *setup, const BonesGame *game, guint ship, GArray *reminders)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const gint kind = game->ships[ship].kind;

  if (!mw_is_vessel (setup, game, ship) || !bones_game_in_play (game, ship))
    return;

  if (template->hints[MW_HINT_FIRE] != NULL && game->active_ship == ship
      && mw_loaded (setup, game, ship) != 0)
    add_reminder (reminders, "hint", "MW-CMB-01", ship, BONES_NOBODY,
                  MW_HINT_NUMBER (kind, MW_HINT_FIRE));

  if (template->hints[MW_HINT_END] != NULL
      && (game->step == MW_END
          || (game->step == MW_BATTLE && mw_next_fleet (setup, game) == BONES_NOBODY)))
    add_reminder (reminders, "hint", "MW-END-01", ship, BONES_NOBODY,
                  MW_HINT_NUMBER (kind, MW_HINT_END));
}

void
mw_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders)
{
  if (game->over || game->round == 0)
    return;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      remind_of_ship (setup, game, ship, reminders);
      remind_of_hold (game, ship, reminders);
      remind_of_class (setup, game, ship, reminders);
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const gint honours = (gint) mw_honours (setup, game, fleet);

      remind_of_characters (game, fleet, reminders);
      if (honours > 0)
        add_reminder (reminders, "honours", "MW-VIC-03", BONES_NO_SHIP, fleet, honours);
    }

  if (game->options[MW_TURN_LIMIT] > 0 && game->round == game->options[MW_TURN_LIMIT])
    add_reminder (reminders, "last-turn", "MW-VIC-02", BONES_NO_SHIP, BONES_NOBODY, 0);
}
