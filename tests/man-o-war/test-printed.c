/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/* MW-DEF-01 to 07: the stock set says what section 17 of the catalogue prints. Inches are in
 * hundredths, points in whole points. And of the examples beyond it: each number of the set is in
 * a line.
 *
 * An effect is its code, its number, the roll it changes (/), and when (@): "SAIL-200@destroyed".
 */

static void
add_effects (GString *out, const MwEffects *effects)
{
  static const char *const whens[MW_WHENS] = { "each-box", "at-box", "destroyed" };
  static const char *const durations[MW_DURATIONS] = { "", "~end", "~turn", "~game", "~each-end" };

  for (guint i = 0; i < effects->n; i++)
    {
      const MwEffect *effect = &effects->list[i];

      g_string_append_printf (out, " %s", mw_code_ids[effect->code]);
      if (effect->number != 0)
        g_string_append_printf (out, "%+d", effect->number);
      if (effect->code == MW_MOD || effect->code == MW_REROLL)
        g_string_append_printf (out, "/%u", effect->mod);
      if (effect->ends_on > 0)
        g_string_append_printf (out, "<%u", effect->ends_on);
      g_string_append (out, durations[effect->duration]);
      if (effect->when != MW_EACH_BOX)
        g_string_append_printf (out, "@%s", whens[effect->when]);
    }
}

static char *
print_class (const MwContent *content, const MwTemplate *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s %u", mw_class_ids[self->class], self->points / 2);
  if (self->class < MW_FLYER)
    g_string_append_printf (
        out, " crew %u sail %u astern %u oars %u ramming %u ram %ud%u%+d/%+d holds %u below %u/%u",
        self->crew, self->sail, self->sail_astern, self->oars, self->ramming, self->ram.dice,
        self->ram.sides, self->ram.plus, self->ram_recoil.plus, self->ram_holds, self->btw_boxes,
        self->btw_save);
  else
    g_string_append_printf (out, " wounds %u move %u/%ud%u save %u squadron %u armament %u",
                            self->wounds, self->move, self->move_dice.dice, self->move_dice.sides,
                            self->save_all, self->squadron, self->armament);

  g_string_append_printf (out, " honours %u", self->honours);
  if (self->beast)
    g_string_append (out, " beast");
  if (self->ram_boards)
    g_string_append (out, " boards when she rams");
  if (self->grapples > 0)
    g_string_append_printf (out, " grapples %u", self->grapples);
  if (self->begins_no_fight)
    g_string_append (out, " begins no fight");
  if (self->first_dice > 1)
    g_string_append_printf (out, " first %u dice", self->first_dice);
  if (self->lashes)
    g_string_append_printf (out, " lashed %u", self->cut);
  for (guint i = 0; i < self->n_boats; i++)
    g_string_append_printf (out, " boats %u %s %s %u", self->boats[i].number,
                            content->templates[self->boats[i].kind].id,
                            self->locations[self->boats[i].location].id, self->boats[i].hoisted);
  if (self->leads != MW_LEADS_NOBODY)
    g_string_append_printf (out, " leads %s", content->templates[self->leads].id);
  return g_string_free (out, FALSE);
}

/* "BOW 1-1,0-0 1/4 2CANNON@0": columns, rows, boxes and save, guns of a weapon and their facing. */
static char *
print_locations (const MwContent *content, const MwTemplate *self)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < self->n_locations; i++)
    {
      const MwLocation *location = &self->locations[i];

      g_string_append_printf (out, "%s%s %u-%u,%u-%u %u/%u", i > 0 ? "; " : "", location->id,
                              location->col_from, location->col_to, location->row_from,
                              location->row_to, location->boxes, location->save);
      for (guint row = 0; row < location->n_guns; row++)
        g_string_append_printf (out, " %u%s@%u", location->guns[row].number,
                                content->weapons[location->guns[row].weapon].id,
                                location->guns[row].facing);
      add_effects (out, &location->effects);
    }

  return g_string_free (out, FALSE);
}

static char *
print_weapon (const MwWeapon *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out,
                          "reach %u shots %u/%u needs %u damage %u rounds %u reload %u misfire %u",
                          self->reach, self->shots, self->shots_sides, self->needs, self->damage,
                          self->ammunition, self->reload, self->misfire);
  if (self->aims == MW_UNDERWATER)
    g_string_append (out, " underwater");
  if (self->anti_flyer)
    g_string_append_printf (out, " of %s", *self->race != '\0' ? self->race : "all");
  for (guint i = 0; i < self->n_bands; i++)
    g_string_append_printf (out, "; %u %+d %u/%u", self->bands[i].up_to, self->bands[i].save,
                            self->bands[i].shots, self->bands[i].needs);
  add_effects (out, &self->effects);
  add_effects (out, &self->misfire_effects);
  add_effects (out, &self->recoil_effects);
  return g_string_free (out, FALSE);
}

static const char *
name_colour (const MwContent *content, guint colour)
{
  return colour < content->n_colours ? content->colours[colour] : "no colour";
}

static char *
print_spell (const MwContent *content, const MwSpell *self)
{
  static const char *const targets[MW_TARGETS] = { "nothing", "enemy", "own", "any" };
  static const char *const durations[MW_DURATIONS] = { "instant", "end", "turn", "game", "each" };
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s against %s %u+ %s %s %u", name_colour (content, self->colour),
                          name_colour (content, self->dispels), self->needs, targets[self->target],
                          durations[self->duration], self->copies);
  add_effects (out, &self->effects);
  return g_string_free (out, FALSE);
}

static char *
print_card (const MwContent *content, const MwCard *self)
{
  static const char *const uses[] = { "always", "a-turn", "a-game" };
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s %s %u", content->symbols[self->symbol], uses[self->uses],
                          self->copies);
  add_effects (out, &self->effects);
  return g_string_free (out, FALSE);
}

static char *
print_aims (const MwTemplate *self)
{
  static const char *const columns[MW_AIMS] = { "any", "high", "low" };
  GString *out = g_string_new (NULL);

  for (guint aim = 0; aim < MW_AIMS; aim++)
    {
      if ((self->aims >> aim & 1) == 0)
        continue;

      g_string_append_printf (out, "%s%s", out->len > 0 ? "; " : "", columns[aim]);
      for (guint face = 1; face <= 6; face++)
        {
          const guint at = mw_aimed_at (self, aim, face);

          g_string_append_printf (out, " %s",
                                  at == MW_AIM_MISS        ? "-"
                                  : at == MW_AIM_WATERLINE ? "below"
                                                           : self->locations[at].id);
        }
    }

  return g_string_free (out, FALSE);
}

/* When, by what die, at which place, and what it does: "attack 4+ CLAW low -1 HIT+1". */
static char *
print_ability (const MwTemplate *template, const MwAbility *self)
{
  static const char *const ons[MW_ONS] = {
    [MW_ON_ATTACK] = "attack",     [MW_ON_END_PHASE] = "end-phase", [MW_ON_SPELL] = "spell",
    [MW_ON_FIRED_AT] = "fired-at", [MW_ON_CONTACT] = "contact",     [MW_ON_RAM] = "ram",
    [MW_ON_RAMMED] = "rammed",     [MW_ON_BOARDS] = "boards",       [MW_ON_BOARDED] = "boarded",
    [MW_ON_HOLED] = "holed",       [MW_ON_SINKS] = "sinks",
  };
  static const char *const aims[MW_AIMS] = { "any", "high", "low" };
  GString *out = g_string_new (ons[self->on]);

  if (self->needs > 0)
    g_string_append_printf (out, " %u+", self->needs);
  if (template != NULL && self->location != MW_NO_LOCATION)
    g_string_append_printf (out, " %s", template->locations[self->location].id);
  g_string_append_printf (out, " %s %+d", aims[self->aim], self->save);
  add_effects (out, &self->effects);
  return g_string_free (out, FALSE);
}

static char *
print_crews (const MwTemplate *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%+d/%+d", self->board_attack, self->board_defence);
  for (guint i = 0; i < self->n_crews; i++)
    g_string_append_printf (out, "; %s %u %u/%u", self->crews[i].name, self->crews[i].number,
                            self->crews[i].attack, self->crews[i].defence);

  return g_string_free (out, FALSE);
}

static char *
print_way (const MwWay *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (
      out, "%u+%ud%u astern %u back %u turns %u pivots %u rams %u dives %u fails %u-%u",
      self->speed, self->dice.dice, self->dice.sides, self->astern, self->back, self->turns,
      self->pivots, self->rams, self->dives, self->fails_from, self->fails_to);
  add_effects (out, &self->fail_effects);
  return g_string_free (out, FALSE);
}

static char *
print_character (const MwCharacter *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%s %u honours %u", self->race, self->points / 2, self->honours);
  if (self->flag)
    g_string_append (out, " flag");
  add_effects (out, &self->effects);
  return g_string_free (out, FALSE);
}

static char *
print_limit (const MwContent *content, const MwLimit *self)
{
  return g_strdup_printf ("%s most %u each %u free %u mix %u share %u refuses %u",
                          mw_content_words (content, self->words)->text, self->most, self->each,
                          self->free, self->mix, self->share, self->refuses);
}

static char *
print_rank (const MwRank *self)
{
  return g_strdup_printf ("%u hand %u honours %u bonus %d reroll %u near %u", self->points / 2,
                          self->hand, self->honours, self->bonus, self->reroll, self->dispel_reach);
}

static char *
print_critical (const MwCritical *self)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%u-%u", self->from, self->to);
  add_effects (out, &self->effects);
  return g_string_free (out, FALSE);
}

/* "ID: TEXT"; takes @text. */
static void
add_line (GPtrArray *lines, const char *id, char *text)
{
  g_ptr_array_add (lines, g_strconcat (id, ": ", text, NULL));
  g_free (text);
}

static void
add_lines_of_class (GPtrArray *lines, const MwContent *content, const MwTemplate *self)
{
  g_autofree char *plan = g_strconcat (self->id, " plan", NULL);
  g_autofree char *aim = g_strconcat (self->id, " aim", NULL);
  g_autofree char *crews = g_strconcat (self->id, " boards", NULL);

  add_line (lines, self->id, print_class (content, self));
  if (self->n_locations > 0)
    {
      add_line (lines, plan, print_locations (content, self));
      add_line (lines, aim, print_aims (self));
    }
  if (self->n_crews > 0)
    add_line (lines, crews, print_crews (self));
  for (guint i = 0; i < self->n_abilities; i++)
    add_line (lines, self->abilities[i].name, print_ability (self, &self->abilities[i]));
  for (guint i = 0; i < self->n_ways; i++)
    add_line (lines, self->ways[i].name, print_way (&self->ways[i]));
}

static void
add_lines_of_table (GPtrArray *lines, const MwTable *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    add_line (lines, self->rows[i].text, print_critical (&self->rows[i]));
}

static GPtrArray *
print_all (const MwContent *content)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < content->n_templates; i++)
    add_lines_of_class (lines, content, &content->templates[i]);

  for (guint i = 0; i < content->n_weapons; i++)
    add_line (lines, content->weapons[i].id, print_weapon (&content->weapons[i]));

  for (guint i = 0; i < content->n_criticals; i++)
    add_line (lines, content->criticals[i].text, print_critical (&content->criticals[i]));

  for (guint i = 0; i < content->n_spells; i++)
    add_line (lines, content->spells[i].id, print_spell (content, &content->spells[i]));

  for (guint i = 0; i < content->n_cards; i++)
    add_line (lines, content->cards[i].id, print_card (content, &content->cards[i]));

  for (guint i = 0; i < content->n_ranks; i++)
    add_line (lines, content->ranks[i].id, print_rank (&content->ranks[i]));

  for (guint i = 0; i < content->n_tables; i++)
    add_lines_of_table (lines, &content->tables[i]);

  for (guint i = 0; i < content->n_characters; i++)
    {
      const MwCharacter *self = &content->characters[i];

      add_line (lines, self->id, print_character (self));
      for (guint j = 0; j < self->n_abilities; j++)
        add_line (lines, self->abilities[j].name, print_ability (NULL, &self->abilities[j]));
    }

  for (guint i = 0; i < content->n_limits; i++)
    add_line (lines, "limit", print_limit (content, &content->limits[i]));

  return lines;
}

static const char *const printed[] = {
  /* MW-DEF-03 */
  "EX-MOW-1: MOW 200 crew 6 sail 600 astern 800 oars 400 ramming 600 ram 0d0+2/+0 holds 0 "
  "below 4/4 honours 4",
  "EX-MOW-1 plan: BOW 1-1,0-0 1/4 2CANNON@0; GUNDECK 2-3,0-0 2/4 4CANNON@4; STERN 4-4,0-0 1/4 "
  "NO_TURN@destroyed; FORECASTLE 1-1,1-1 1/5 CREW-1@destroyed; WAIST 2-2,1-1 1/5 2CANNON@4 "
  "CREW-1@destroyed; AFTDECK 3-3,1-1 1/5 CREW-1@destroyed; POOP 4-4,1-1 1/4 1CANNON@3 "
  "CREW-1@destroyed; FORESAIL 1-2,2-2 1/5 SAIL-200@destroyed; MAINSAIL 3-4,2-2 2/5 SAIL-200",
  "EX-MOW-1 aim: high FORECASTLE WAIST AFTDECK POOP FORESAIL MAINSAIL; low BOW GUNDECK GUNDECK "
  "GUNDECK STERN below",
  "EX-IND-1: IND 90 crew 3 sail 800 astern 1000 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below "
  "3/4 honours 3",
  "EX-IND-1 plan: PROW 1-1,0-0 1/4 1CANNON@0; GUNS 2-2,0-0 1/4 2CANNON@4; RUDDER 3-3,0-0 1/4 "
  "NO_TURN@destroyed; DECK 1-3,1-1 1/5 CREW-1@destroyed; SAILS 1-3,2-2 2/5 SAIL-300",
  "EX-IND-1 aim: high DECK DECK SAILS SAILS SAILS -; low PROW GUNS GUNS GUNS RUDDER below",
  "EX-SOL-1: SOL 120 crew 2 sail 700 astern 0 oars 400 ramming 500 ram 0d0+1/+0 holds 0 below "
  "2/5 honours 2",
  "EX-SOL-1 plan: PROW 1-1,0-0 1/5 CREW-1@destroyed; GUNS 2-2,0-0 1/5 2CANNON@4; STERN 3-3,0-0 "
  "1/5 NO_TURN@destroyed; SAIL 1-3,1-1 1/5 SAIL-400@destroyed",
  "EX-SOL-1 aim: any PROW GUNS GUNS STERN SAIL below",
  /* the Tinkers */
  "EX-IND-2: IND 110 crew 4 sail 600 astern 0 oars 0 ramming 0 ram 1d3+0/+1 holds 4 below 3/4 "
  "honours 5",
  "EX-IND-2 plan: PROW 1-1,0-0 1/4 1CANNON@0 NO_RAM@destroyed; BATTERY 2-3,0-0 3/4 3CANNON@4; "
  "RUDDER 4-4,0-0 1/4 NO_TURN@destroyed; DECK 1-4,1-1 2/5 CREW-1; SAILS 1-4,2-2 2/5 SAIL-200",
  "EX-IND-2 aim: high DECK DECK DECK SAILS SAILS -; low PROW BATTERY BATTERY BATTERY RUDDER "
  "below",
  "EX-IND-3: IND 120 crew 3 sail 500 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 3/4 "
  "honours 3",
  "EX-IND-3 plan: RACK 1-1,0-0 2/5 2ROCKETS@0; WELL 2-3,0-0 2/4 1LOBBER@5; DECK 1-3,1-1 2/5 "
  "1STINKPOT@3 CREW-1@destroyed; SAIL 1-3,2-2 1/5 SAIL-300@destroyed",
  "EX-IND-3 aim: high DECK DECK DECK SAIL SAIL -; low RACK RACK WELL WELL WELL below",
  "EX-MOW-2: MOW 220 crew 5 sail 500 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 4/4 "
  "honours 6",
  "EX-MOW-2 plan: PROW 1-1,0-0 1/4 1HARPOON@0; BATTERY 2-3,0-0 2/4 2CANNON@4 1HARPOON@4; STERN "
  "4-4,0-0 1/4 NO_TURN@destroyed; FORETURRET 1-2,1-1 2/3 2CANNON@5; AFTTURRET 3-4,1-1 2/3 "
  "2CANNON@5 CREW-1@destroyed; MAST 1-4,2-2 2/5 SAIL-200 GUNS_LOST+1",
  "EX-MOW-2 aim: high FORETURRET FORETURRET AFTTURRET AFTTURRET MAST MAST; low PROW BATTERY "
  "BATTERY BATTERY STERN below",
  "EX-IND-4: IND 90 crew 3 sail 400 astern 0 oars 0 ramming 0 ram 1d3+0/+0 holds 0 below 3/4 "
  "honours 3",
  "EX-IND-4 plan: BEAM 1-1,0-0 1/4 NO_RAM@destroyed; WHEELHOUSE 2-3,0-0 2/4 WAY-100 "
  "NO_WAY@destroyed; DECK 1-2,1-1 1/5 1CANNON@4; SAIL 3-3,1-2 1/5 NO_SAIL@destroyed",
  "EX-IND-4 aim: high DECK DECK SAIL SAIL SAIL -; low BEAM WHEELHOUSE WHEELHOUSE DECK below "
  "below",
  "Treadwheel: 200+1d6 astern 0 back 200 turns 0 pivots 0 rams 1 dives 0 fails 1-1 BTW_SAVE+1",
  "EX-IND-5: IND 110 crew 2 sail 0 astern 0 oars 0 ramming 0 ram 1d3+1/+1 holds 0 below 3/5 "
  "honours 0",
  "EX-IND-5 plan: AUGER 1-1,0-0 1/4 NO_RAM@destroyed; HULL 2-3,0-0 2/4 CREW-1@destroyed; BELL "
  "2-2,1-1 1/3 NO_WAY@destroyed",
  "EX-IND-5 aim: any AUGER HULL HULL BELL below -",
  "Crank: 400+0d0 astern 0 back 400 turns 0 pivots 0 rams 0 dives 0 fails 0-0",
  "Under water: 300+0d0 astern 0 back 0 turns 2 pivots 0 rams 1 dives 1 fails 0-0",
  "EX-IND-6: IND 130 crew 3 sail 0 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 2/4 "
  "honours 2",
  "EX-IND-6 plan: SHELL 1-2,0-0 2/3 1CANNON@5 NO_TURN@destroyed; WINGS 1-2,1-1 1/5 "
  "NO_WAY@destroyed",
  "EX-IND-6 aim: any SHELL SHELL SHELL WINGS WINGS below",
  "Magic: 300+0d0 astern 0 back 0 turns 1 pivots 1 rams 0 dives 0 fails 0-0",
  "Wing sails: 400+0d0 astern 600 back 0 turns 0 pivots 0 rams 0 dives 0 fails 0-0",
  "EX-IND-7: IND 130 crew 4 sail 500 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 3/4 "
  "honours 3",
  "EX-IND-7 plan: CLAW 1-1,0-0 1/4 NO_RAM@destroyed; BOILER 2-3,0-0 2/4 TABLE+1; FUNNEL "
  "1-3,1-1 2/5 CREW-1@destroyed",
  "EX-IND-7 aim: high FUNNEL FUNNEL FUNNEL FUNNEL - -; low CLAW BOILER BOILER BOILER below "
  "below",
  "Pincers: attack 4+ CLAW low -1 HIT+2",
  /* tables, characters and limits of the Tinkers */
  "The pincers close: ram CLAW any +0 TABLE",
  "Veil of steam: fired-at 5+ FUNNEL any +0 WARD",
  "Pumps: end-phase 5+ any +0 BTW-1",
  "Water in the boiler room: holed any +0 TABLE+1",
  "The boiler bursts: sinks any +0 HIT+1",
  "EX-IND-8: IND 140 crew 3 sail 400 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 4/3 "
  "honours 4",
  "EX-IND-8 plan: HATCH 1-2,1-1 1/3; HULL 1-2,0-0 3/3 3CANNON@4",
  "EX-IND-8 aim: any HATCH HATCH HULL HULL HULL below",
  "No way in: boarded HATCH any +0 WARD",
  "Rams glance off: rammed any +0 WARD",
  "Lead keeps magic out: spell 4+ any +0 WARD",
  "Hot sides: contact 4+ any +0 CREW-1",
  "Out of every port: boards any +0 TABLE+2",
  "EX-IND-9: IND 100 crew 6 sail 400 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 4/4 "
  "honours 4",
  "EX-IND-9 plan: HULL 1-3,0-0 3/4; DECK 1-3,1-1 3/5 2CANNON@4 CREW-1",
  "EX-IND-9 aim: any HULL HULL DECK DECK DECK below",
  "EX-IND-9 boards: -1/+2; Stokers 2 0/1; Dogs 2 1/0; Furnace guard 2 2/3",
  "Dogs swim back: end-phase 4+ any +0 CREW+1",
  "EX-SOL-2: SOL 90 crew 2 sail 600 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 2/5 "
  "honours 2",
  "EX-SOL-2 plan: PROW 1-1,0-0 1/4 1CANNON@0; GUNS 2-2,0-0 1/5 2CANNON@4; SAIL 1-2,1-1 2/5 "
  "SAIL-300",
  "EX-SOL-2 aim: any PROW GUNS GUNS SAIL SAIL below",
  "EX-IND-10: IND 70 crew 3 sail 600 astern 800 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below "
  "3/5 honours 3 leads EX-SOL-2",
  "EX-IND-10 plan: HULL 1-3,0-0 2/4 2CANNON@4; DRUMS 2-2,1-1 1/5 CREW-1@destroyed "
  "ASTERN-200@destroyed",
  "EX-IND-10 aim: any HULL HULL HULL DRUMS DRUMS below",
  "EX-IND-11: IND 60 crew 4 sail 300 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 3/5 "
  "honours 3 lashed 4",
  "EX-IND-11 plan: DECK 1-3,0-0 3/5 3CANNON@4; SAIL 2-2,1-1 1/5 NO_SAIL@destroyed",
  "EX-IND-11 aim: any DECK DECK DECK DECK SAIL below",
  "EX-IND-12: IND 110 crew 4 sail 400 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 4/4 "
  "honours 4 boats 2 EX-IND-13 DAVITS 1",
  "EX-IND-12 plan: HULL 1-3,0-0 3/4; DAVITS 1-3,1-1 2/5",
  "EX-IND-12 aim: any HULL HULL HULL DAVITS DAVITS below",
  "EX-IND-13: IND 20 crew 1 sail 0 astern 0 oars 500 ramming 0 ram 0d0+0/+0 holds 0 below 1/0 "
  "honours 1",
  "EX-IND-13 plan: GIG 1-1,0-0 1/6 1CANNON@0",
  "EX-IND-13 aim: any - - GIG GIG below below",
  "EX-IND-14: IND 80 crew 4 sail 500 astern 0 oars 400 ramming 0 ram 0d0+1/+0 holds 0 below "
  "3/4 honours 3 boards when she rams grapples 4",
  "EX-IND-14 plan: JAW 1-1,0-0 1/4 NO_RAM@destroyed; BENCHES 2-3,0-0 2/5 CREW-1",
  "EX-IND-14 aim: any JAW JAW BENCHES BENCHES BENCHES below",
  "EX-IND-15: IND 95 crew 5 sail 0 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 5/4 "
  "honours 5 beast",
  "EX-IND-15 plan: SHELL 1-3,0-0 2/3 CREW-1; HOWDAH 2-2,1-1 1/5 2CANNON@0",
  "EX-IND-15 aim: any SHELL SHELL SHELL HOWDAH below below",
  "The shell heals: end-phase 5+ any +0 CREW+1",
  "Swimming: 600+0d0 astern 0 back 0 turns 1 pivots 1 rams 0 dives 0 fails 0-0",
  "EX-MOW-3: MOW 160 crew 5 sail 500 astern 0 oars 0 ramming 0 ram 0d0+0/+0 holds 0 below 4/4 "
  "honours 4",
  "EX-MOW-3 plan: TUBES 1-1,0-0 1/4 2EELS@0; TOWER 2-3,0-1 3/4 2CANNON@4 CREW-1",
  "EX-MOW-3 aim: any TUBES TUBES TOWER TOWER TOWER below",
  "EX-MON-1: MONSTER 75 wounds 5 move 0/2d6 save 4 squadron 1 armament 0 honours 0",
  "Crushing coils: attack 4+ any +0 BTW_SAVE+1",
  "EX-MON-2: MONSTER 60 wounds 4 move 0/2d6 save 5 squadron 1 armament 0 honours 2",
  "EX-MON-3: MONSTER 70 wounds 5 move 0/2d6 save 4 squadron 1 armament 0 honours 0",
  "Claw: attack 3+ low -1 HIT+1",
  "Hot spit: attack 4+ high +0 FIRE_AT WOUND+1",
  "The shell grows: end-phase 5+ any +0 WOUND-1",
  "EX-FLY-1: FLYER 40 wounds 2 move 1200/0d0 save 0 squadron 3 armament 0 honours 0",
  "EX-FLY-1 plan: BODY 1-1,0-0 1/4; WING 2-2,0-0 1/4; RIDER 1-2,1-1 1/5",
  "EX-FLY-1 aim: any - - - BODY WING RIDER",
  "Fire pots: attack 4+ any +0 HIT+1",
  "EX-FLY-2: FLYER 30 wounds 2 move 800/0d0 save 0 squadron 2 armament 1 honours 1",
  "EX-FLY-2 plan: BAG 1-2,1-1 1/4; BASKET 1-2,0-0 1/5",
  "EX-FLY-2 aim: any - - BAG BAG BAG BASKET",
  "EX-FLY-3: FLYER 25 wounds 1 move 1000/0d0 save 0 squadron 1 armament 0 honours 0 begins no "
  "fight",
  "EX-FLY-3 plan: MOTH 1-1,0-0 1/5",
  "EX-FLY-3 aim: any - - - MOTH MOTH MOTH",
  "Dust: attack 3+ any +0 CREW-1",
  "EX-FLY-4: FLYER 40 wounds 2 move 1400/0d0 save 0 squadron 1 armament 1 honours 0 first 2 "
  "dice",
  "EX-FLY-4 plan: WINGS 1-2,1-1 1/4; RIDER 1-2,0-0 1/5",
  "EX-FLY-4 aim: any - - - WINGS WINGS RIDER",
  /* MW-DEF-01, MW-DEF-07 */
  "CANNON: reach 900 shots 1/0 needs 0 damage 1 rounds 0 reload 0 misfire 0; 300 -1 0/0; 600 "
  "+0 0/0; 900 +1 0/0",
  "SWIVEL: reach 600 shots 1/0 needs 0 damage 1 rounds 0 reload 0 misfire 0 of all; 600 +0 0/0",
  "HARPOON: reach 400 shots 1/0 needs 0 damage 1 rounds 0 reload 0 misfire 0; 200 -2 0/0; 400 "
  "+0 0/0",
  "ROCKETS: reach 1200 shots 1/6 needs 0 damage 1 rounds 3 reload 0 misfire 1; 600 +0 0/4; "
  "1200 +0 0/5 FIRE",
  "LOBBER: reach 1000 shots 1/0 needs 0 damage 2 rounds 0 reload 1 misfire 0; 1000 +0 0/4",
  "STINKPOT: reach 800 shots 1/0 needs 0 damage 1 rounds 0 reload 0 misfire 0; 400 +0 2/0; 800 "
  "+0 0/0 CREW-1<4~each-end",
  "EELS: reach 900 shots 1/0 needs 0 damage 1 rounds 2 reload 0 misfire 0 underwater; 900 +0 "
  "0/0 NO_TURN~turn",
  "HAIL: reach 900 shots 3/0 needs 5 damage 1 rounds 0 reload 0 misfire 0 of SHOALS; 900 +0 0/0",
  /* MW-DEF-02 */
  "Flying splinters: 1-1 CREW-1",
  "Fire breaks out: 2-2 FIRE",
  "Fouled gear: 3-3 NO_MOVE~end",
  "Soaked powder: 4-4 NO_FIRE~end",
  "Holed below the waterline: 5-5 BTW+1",
  "The powder store goes up: 6-6 BTW+1 FIRE",
  /* MW-DEF-05 */
  "SP-01: Blue against Red 4+ nothing instant 1 WIND+1",
  "SP-02: Blue against Gold 5+ enemy end 1 NO_MOVE~end",
  "SP-03: Green against Blue 4+ enemy end 1 NO_FIRE~end",
  "SP-04: Green against White 5+ enemy instant 1 MOVE_ENEMY+300",
  "SP-05: Red against Green 5+ enemy instant 1 FIRE_AT",
  "SP-06: Red against Black 4+ any turn 1 MOD+1/0~turn",
  "SP-07: White against Black 4+ own instant 1 REPAIR+1",
  "SP-08: White against Red 4+ any turn 1 MOD+1/2~turn",
  "SP-09: Black against White 5+ enemy instant 1 CREW-1",
  "SP-10: Black against Gold 4+ enemy turn 1 MOD-1/0~turn MOD-1/1~turn",
  "SP-11: Gold against Green 3+ any turn 1 SAIL+200~turn",
  "SP-12: Gold against Blue 6+ enemy instant 1 BTW_SAVE+1",
  "SP-13: no colour against no colour 3+ enemy end 2 NO_FIRE~end",
  "SP-14: no colour against no colour 4+ enemy turn 2 SPEED-200~turn",
  "SP-15: Blue against Green 4+ enemy end 2 NO_MOVE~end",
  "SP-16: no colour against no colour 4+ own instant 1 BEAST+22",
  "SP-17: no colour against no colour 4+ own turn 1 FIRE_AGAIN~turn",
  /* MW-DEF-06 */
  "MC-01: Cutlass always 1 MOD+1/0~game",
  "MC-02: Cutlass always 1 MOD+1/1~game",
  "MC-03: Hull always 1 MOD+1/3~game",
  "MC-04: Hull a-game 1 REROLL/3~game",
  "MC-05: Gun a-turn 1 REROLL/9~game",
  "MC-06: Gun a-game 1 MOD-1/11~game",
  "MC-07: Sail always 1 SAIL+100~game",
  "MC-08: Sail always 1 MOD+1/7~game",
  "MC-09: Pail a-turn 1 REROLL/10~game",
  "MC-10: Eye always 1 MOD+1/8~game",
  "MC-11: Sail always 1 SPEED+100~game",
  "MC-12: Hull always 1 MOD+1/3~game",
  "MC-13: Cutlass always 2 MOD+1/0~game",
  "MC-14: Eye always 2 MOD+1/1~game",
  "MC-15: Gun a-turn 1 MOD+3/13~game",
  "MC-16: Eye a-turn 1 MOD+1/12~game",
  "MC-17: Pail a-game 1 FIRE_AGAIN~game",
  /* MW-DEF-04 */
  "CHAMPION: 50 hand 2 honours 1 bonus 0 reroll 0 near 0",
  "MASTER: 75 hand 3 honours 2 bonus 0 reroll 0 near 0",
  "LORD: 100 hand 4 honours 3 bonus 1 reroll 1 near 0",
  "LAMPLIGHTER: 60 hand 2 honours 2 bonus 1 reroll 0 near 0",
  "READER: 40 hand 1 honours 1 bonus 0 reroll 0 near 0",
  "MURMURER: 50 hand 2 honours 2 bonus 0 reroll 0 near 1200",
  "DEEPCALLER: 60 hand 1 honours 2 bonus 0 reroll 0 near 0",
  "The pincers bend: 1-1 BTW_SAVE+1",
  "They bite: 2-4 BTW_SAVE+1",
  "They bite deep: 5-6 BTW+1 TABLE+2",
  "A pipe bursts: 2-4 CREW-1",
  "It hisses: 5-9",
  "Pressure falls: 10-11 SPEED-100~game",
  "It runs better than before: 12-12",
  "They stand: 1-4",
  "They jump: 5-6 CREW-1",
  "BOLT: TINKERS 30 honours 2 MOD+2/0~game MOD+1/1~game",
  "WICK: TINKERS 20 honours 1 MOD+1/3~game SPEED+100~game",
  "SALLOW: LAMPS 40 honours 1",
  "TALLOW: TINKERS 25 honours 1",
  "Tallow’s patches: end-phase 4+ any +0 REPAIR+1",
  "GALE: TINKERS 30 honours 2 FREE_TURN+1~game REROLL/0~game",
  "SPRAT: TINKERS 40 honours 3 flag",
  "WHISTLE: TINKERS 45 honours 2",
  "The eel is called: end-phase 4+ any +0 BEAST+21",
  "FLINT: TINKERS 30 honours 1",
  "Flint’s answer: fired-at 4+ any +0 FIRE_AGAIN",
  "limit: Cinder Barge most 2 each 1 free 1 mix 0 share 0 refuses 1",
  "limit: Spark Balloon most 1 each 500 free 0 mix 0 share 0 refuses 0",
  "limit: Terns and barges most 64 each 0 free 0 mix 2 share 0 refuses 0",
  "limit: Ships of the Tinkers most 64 each 0 free 0 mix 0 share 33 refuses 0",
};

static void
test_printed (void)
{
  g_autoptr (GError) error = NULL;
  MwContent *content = battle_content (NULL, &error);
  g_autoptr (GPtrArray) lines = NULL;

  g_assert_no_error (error);
  lines = print_all (content);
  for (guint i = 0; i < MIN (lines->len, G_N_ELEMENTS (printed)); i++)
    g_assert_cmpstr (g_ptr_array_index (lines, i), ==, printed[i]);

  g_assert_cmpuint (lines->len, ==, G_N_ELEMENTS (printed));

  mw_content_free (content);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/content/MW-DEF-01 to 07: as printed", test_printed);
  return g_test_run ();
}
