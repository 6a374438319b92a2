/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ahead.h"

#include <string.h>

BonesRolled *
bones_rolled_new (void)
{
  BonesRolled *rolled = g_new0 (BonesRolled, 1);

  rolled->dice = g_array_new (FALSE, FALSE, sizeof (guint8));
  return rolled;
}

BonesRolled *
bones_rolled_by_app (const guint8 *seed, const char *rule, guint n)
{
  const BonesFaceName name = { .rule = rule, .stream = BONES_STREAM_FREE };
  guint16 faces[BONES_MOST_ROLLED];
  guint8 key[BONES_KEY_BYTES];
  BonesRolled *rolled;

  g_return_val_if_fail (seed != NULL && rule != NULL && n <= BONES_MOST_ROLLED, NULL);

  rolled = bones_rolled_new ();
  rolled->by_app = TRUE;
  memcpy (rolled->seed, seed, BONES_SEED_BYTES);
  bones_faces_key (seed, BONES_SEED_BYTES, NULL, 0, key);
  bones_faces_roll (key, &name, n, 6, faces);
  for (guint i = 0; i < n; i++)
    {
      const guint8 face = (guint8) faces[i];

      g_array_append_val (rolled->dice, face);
    }

  return rolled;
}

BonesRolled *
bones_rolled_copy (const BonesRolled *rolled)
{
  BonesRolled *copy;

  if (rolled == NULL)
    return NULL;

  copy = g_memdup2 (rolled, sizeof *rolled);
  copy->dice = g_array_copy (rolled->dice);
  return copy;
}

void
bones_rolled_free (BonesRolled *rolled)
{
  if (rolled == NULL)
    return;

  g_array_unref (rolled->dice);
  g_free (rolled);
}

gboolean
bones_rolled_is_true (const BonesRolled *rolled, const char *rule)
{
  g_autoptr (BonesRolled) again = NULL;

  g_return_val_if_fail (rolled != NULL && rule != NULL, FALSE);

  if (!rolled->by_app)
    return TRUE;

  again = bones_rolled_by_app (rolled->seed, rule, MIN (rolled->dice->len, BONES_MOST_ROLLED));
  return again->dice->len == rolled->dice->len
         && memcmp (again->dice->data, rolled->dice->data, rolled->dice->len) == 0;
}
