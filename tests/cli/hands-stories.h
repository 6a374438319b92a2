/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Battles that differ in one hand only, and the requests that are sent to both.
 */

#include <stddef.h>

#define MAGIC_GAME                                                                                 \
  "{'do':'new','ruleset':'black-spot','dice':'real',"                                              \
  "'options':{'fs.magic':true},'fleets':["                                                         \
  "{'name':'Red','ships':[{'name':'Fury','class':'frigate','flagship':true}]},"                    \
  "{'name':'Blue','ships':[{'name':'Wren','class':'sloop','flagship':true}]}]%s}"
#define UNDER_WAY ",'start':{'round':2,'wind':'N','order':['Red','Blue'],'step':'magic'}"

#define NAVIES                                                                                     \
  "{'do':'new','ruleset':'man-o-war','dice':'real','fleets':["                                     \
  "{'name':'Red','ships':[{'name':'Fury','class':'EX-MOW-1'}]},"                                   \
  "{'name':'Blue','ships':[{'name':'Wren','class':'EX-IND-1'}]}],"                                 \
  "'start':{'round':2,'wind':'N','order':['Red','Blue'],'step':'magic','fleets':{"                 \
  "'Red':{'rank':1,'wizard_ship':1},'Blue':{'rank':2,'wizard_ship':2}}}}"

/* Two battles that differ only in Blue's hand, and the requests that are sent to both. Lists end
 * with NULL. */
typedef struct {
  const char *path;
  const char *game; /* the request that starts them */
  const char *const *red;
  const char *planted[2][3]; /* Blue's hand: both battles share the first card */
  const char *const *odds;   /* requests for any time */
  const char *const *story;
} Secrets;

/* Red casts, Blue looks through her hand, and many requests are refused. */
static const Secrets black_spot = {
  .path = "/hands/same/black-spot",
  .red = (const char *const[]){ "lightning", "rum", NULL },
  .planted = { { "wind_gust", "typhoon", "teleport" },
               { "wind_gust", "siren_call", "magic_flux" } },
  .odds =
      (const char *const[]){
          "{'do':'odds','budget_ms':60000,'action':'cast','fleet':'Blue'}",
          "{'do':'odds','budget_ms':60000,'action':'cast','fleet':'Blue','answers':[{'card':'typhoon'}]}",
          "{'do':'odds','budget_ms':60000,'action':'cast','fleet':'Blue','answers':[{'card':'siren_call'}],'viewer':'Red'}",
          "{'do':'odds','budget_ms':60000}",
          "{'do':'odds','budget_ms':60000,'answers':[{'card':'typhoon'}]}",
          NULL,
      },
  .story =
      (const char *const[]){
          "{'do':'start','action':'magic'}",
          "{'do':'start','action':'cast','fleet':'Blue'}",
          "{'do':'start','action':'cast','fleet':'Red'}",
          "{'do':'answer','card':'kelp_king'}",
          "{'do':'answer','card':'ace of spades'}",
          "{'do':'answer','roll':true}",
          "{'do':'answer','dice':[6]}",
          "{'do':'answer','card':'lightning'}",
          "{'do':'answer','card':'lightning','viewer':'Blue'}",
          "{'do':'answer','card':'lightning','viewer':'Red'}",
          "{'do':'answer','card':'none','viewer':'Red'}",
          "{'do':'answer','ship':'B1'}",
          "{'do':'answer','choice':'dispel'}",
          "{'do':'answer','card':'kelp_king'}",
          "{'do':'answer','roll':true}",
          "{'do':'answer','card':'typhoon'}",
          "{'do':'answer','card':'typhoon','viewer':'Red'}",
          "{'do':'answer','card':'none','viewer':'Red'}",
          "{'do':'answer','card':'wind_gust','viewer':'Blue'}",
          "{'do':'answer','dice':[1]}",
          "{'do':'answer','dice':[2]}",
          "{'do':'start','action':'pass','fleet':'Blue'}",
          NULL,
      },
};

/* The same with cards from content; at the end of the turn Blue draws another card. */
static const Secrets man_o_war = {
  .path = "/hands/same/man-o-war",
  .game = NAVIES,
  .red = (const char *const[]){ "spell.SP-05", "spell.SP-11", "spell.SP-04", NULL },
  .planted = { { "spell.SP-01", "spell.SP-03", "spell.SP-09" },
               { "spell.SP-01", "spell.SP-06", "spell.SP-12" } },
  .odds =
      (const char *const[]){
          "{'do':'odds','budget_ms':60000,'action':'magic'}",
          "{'do':'odds','budget_ms':60000,'action':'magic','answers':[{'card':'none'},{'card':'spell.SP-09'}]}",
          "{'do':'odds','budget_ms':60000,'action':'magic','answers':[{'card':'none'},{'card':'spell.SP-06'}],'viewer':'Red'}",
          "{'do':'odds','budget_ms':60000}",
          "{'do':'odds','budget_ms':60000,'answers':[{'card':'spell.SP-12'}]}",
          NULL,
      },
  .story =
      (const char *const[]){
          "{'do':'start','action':'activate','ship':'B1'}",
          "{'do':'start','action':'magic'}",
          "{'do':'answer','card':'spell.SP-07'}",
          "{'do':'answer','card':'ace of spades'}",
          "{'do':'answer','roll':true}",
          "{'do':'answer','card':'spell.SP-05'}",
          "{'do':'answer','card':'spell.SP-05','viewer':'Red'}",
          "{'do':'answer','ship':'B1'}",
          "{'do':'answer','dice':[5]}",
          "{'do':'answer','card':'spell.SP-07'}",
          "{'do':'answer','roll':true}",
          "{'do':'answer','card':'spell.SP-03'}",
          "{'do':'answer','card':'spell.SP-03','viewer':'Red'}",
          "{'do':'answer','card':'spell.SP-01','viewer':'Blue'}",
          "{'do':'answer','dice':[2]}",
          "{'do':'answer','dice':[3]}",
          "{'do':'answer','dice':[6]}",
          "{'do':'answer','card':'none','viewer':'Red'}",
          "{'do':'answer','card':'none','viewer':'Blue'}",
          "{'do':'start','action':'activate','ship':'R1'}",
          "{'do':'start','action':'done','ship':'R1'}",
          "{'do':'start','action':'activate','ship':'B1'}",
          "{'do':'start','action':'done','ship':'B1'}",
          "{'do':'start','action':'end-phase'}",
          "{'do':'answer','card':'none','viewer':'Red'}",
          "{'do':'answer','card':'none','viewer':'Blue'}",
          "{'do':'start','action':'initiative'}",
          NULL,
      },
};
