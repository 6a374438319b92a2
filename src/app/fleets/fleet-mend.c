/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-mend.h"

#include "setup-text.h"

#include <string.h>

GArray *
bones_fleet_mends (BonesFleetDraft *draft, const BonesFleetFlaw *flaw)
{
  gint limit;
  guint over = 0;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (draft) && flaw != NULL, NULL);

  limit = bones_fleet_draft_get_limit (draft);
  if (flaw->fault == NULL && (limit < 0 || flaw->ship >= 0 || !flaw->warns))
    return g_array_new (FALSE, TRUE, sizeof (BonesMend)); /* a bound, or a wrong option */

  if (flaw->fault == NULL)
    over = (guint) (bones_fleet_draft_get_points (draft) - limit);

  return bones_roster_mends (bones_fleet_draft_get_setup (draft),
                             bones_fleet_draft_get_roster (draft), flaw->fault, over);
}

static gboolean
set_option (BonesFleetDraft *draft, const BonesMend *mend, GError **error)
{
  guint8 options[BONES_MAX_OPTIONS];

  memcpy (options, bones_fleet_draft_get_setup (draft)->options, sizeof options);
  options[mend->option] = (guint8) mend->number;
  return bones_fleet_draft_set_options (draft, options, error);
}

gboolean
bones_fleet_mend_apply (BonesFleetDraft *draft, const BonesMend *mend, GError **error)
{
  const BonesSetup *setup;

  g_return_val_if_fail (BONES_IS_FLEET_DRAFT (draft) && mend != NULL, FALSE);

  setup = bones_fleet_draft_get_setup (draft);
  switch (mend->kind)
    {
    case BONES_MEND_REMOVE:
      return bones_fleet_draft_remove_many (draft, mend->ship, mend->number, error);
    case BONES_MEND_FILL:
      return bones_fleet_draft_fill (draft, mend->ship, mend->number, error);
    case BONES_MEND_FLAGSHIP:
    case BONES_MEND_NO_FLAG:
      return bones_fleet_draft_set_flagship (draft, mend->ship, mend->kind == BONES_MEND_FLAGSHIP,
                                             error);
    case BONES_MEND_NO_VARIANT:
      return bones_fleet_draft_set_variant (draft, mend->ship, NULL, error);
    case BONES_MEND_WEAPON:
    case BONES_MEND_NO_WEAPON:
      return bones_fleet_draft_set_anti_flyer (draft, mend->ship, mend->kind == BONES_MEND_WEAPON,
                                               error);
    case BONES_MEND_PUT:
    case BONES_MEND_TAKE:
      return bones_fleet_draft_put_aboard (
          draft, mend->ship, mend->outfit,
          setup->ruleset->outfit (setup->content, mend->outfit, mend->number),
          mend->kind == BONES_MEND_PUT, error);
    case BONES_MEND_ADD:
      return bones_fleet_draft_add_many (draft, mend->number, mend->ship, error);
    case BONES_MEND_CARDS:
      return bones_fleet_draft_set_cards (draft, mend->number, error);
    case BONES_MEND_FACTION:
      return bones_fleet_draft_set_faction (draft, bones_setup_factions (setup)[mend->number],
                                            error);
    case BONES_MEND_OPTION:
      return set_option (draft, mend, error);
    case BONES_MEND_LIMIT:
    default:
      return bones_fleet_draft_set_limit (draft, (gint) mend->number, error);
    }
}
