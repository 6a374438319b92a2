/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-page-private.h"

#include "battle-map.h"
#include "breakpoint-bin.h"
#include "dice-tray.h"
#include "map-look.h"

#define MAP_NEEDS 480   /* pixels: map and fleets, above the log */
#define FLEETS_NEED 170 /* pixels */

static BonesMapForm
find_form (gboolean narrow, const BonesView *view)
{
  return !narrow ? BONES_MAP_WHOLE : view->prompt == NULL ? BONES_MAP_SMALL : BONES_MAP_BARE;
}

/* In tabs the map stands above the tray: as large as can be while a square is asked, small beside
 * what may be done, and not at all while dice need the room. Where the side is crowded, it has the
 * room of the instruments, as it shows the wind, and if need be that of the log; and most of that
 * of the fleets while a square is asked. */
void
bones_table_page_apply_map (BonesTablePage *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const gboolean narrow = bones_table_page_is_narrow (self), shown = bones_map_is_shown (view);
  const gboolean asked = view->prompt != NULL && view->prompt->kind == BONES_ASK_SQUARE;
  const gboolean crowded =
      !narrow && bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->crowded));

  bones_battle_map_apply (BONES_BATTLE_MAP (self->pieces[MAP]), self->helm);
  bones_battle_map_apply (BONES_BATTLE_MAP (self->chart), self->helm);
  bones_battle_map_set_form (BONES_BATTLE_MAP (self->pieces[MAP]), find_form (narrow, view));
  bones_dice_tray_set_terse (BONES_DICE_TRAY (self->pieces[TRAY]), narrow && asked);
  gtk_widget_set_visible (self->map_narrow, view->prompt == NULL || asked);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->map_beside),
                                  crowded ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->fleets_scroller),
                                              crowded && shown && !asked ? FLEETS_NEED : -1);
  gtk_widget_set_visible (self->status_crowded, crowded && !shown);
  g_object_set (self->log_split, "keep", crowded && shown ? MAP_NEEDS : 0, NULL);
}

void
bones_table_page_focus_answer (BonesTablePage *self)
{
  if (!bones_battle_map_focus (BONES_BATTLE_MAP (self->pieces[MAP])))
    bones_dice_tray_focus (BONES_DICE_TRAY (self->pieces[TRAY]));
}
