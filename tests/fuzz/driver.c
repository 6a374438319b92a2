/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Runs a target over its corpus, and then over inputs that are spoilt by chance, so that it needs
 * no clang.
 *
 * usage: fuzz-NAME FOLDER [SECONDS [SEED]]
 *
 * An input that ends the program is in the file fuzz-crash: put it into the corpus when it is
 * mended.
 */

#include "fuzz.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define LONGEST 200000
#define SLOW 5 /* seconds of the processor */

static const GString *current;

/* What breaks JSON, numbers, texts and rows. */
static const char *const splinters[] = {
  "{",
  "}",
  "[",
  "]",
  ",",
  ":",
  "\"",
  "\\",
  "\\u0000",
  "\\ud800",
  "-",
  "0",
  "1",
  "7",
  "255",
  "256",
  "65535",
  "65536",
  "-1",
  "1e9",
  "0.5",
  "null",
  "true",
  "false",
  "\xff",
  "\xc3",
  "\t",
  "\n",
  "\r",
  "%n",
  "hand:",
  "none",
  "set",
  "card",
  "4294967296",
  "[[[[[[[[",
  "999999999999999999",
  "\"do\":",
  "\x1b[2J",
  "ship 3 hits add 1",
  "\xe2\x80\xae",
  "1d6",
};

static void
write_crash (int signal_number)
{
  const int file = open ("fuzz-crash", O_WRONLY | O_CREAT | O_TRUNC, 0600);

  (void) !write (file, current->str, current->len);
  signal (signal_number, SIG_DFL);
  raise (signal_number);
}

static guint
below (GRand *dice, gsize end)
{
  return end > 0 ? (guint) g_rand_int_range (dice, 0, (gint32) end) : 0;
}

static void
spoil (GString *text, const GPtrArray *corpus, GRand *dice)
{
  const guint at = below (dice, text->len + 1);
  const guint wanted = below (dice, 30), piece = below (dice, 300);
  const guint length = MIN (wanted, (guint) text->len - at);
  const GString *other = corpus->pdata[below (dice, corpus->len)];
  const guint from = below (dice, other->len + 1);

  switch (below (dice, 7))
    {
    case 0:
      if (at < text->len)
        text->str[at] ^= (char) (1 << below (dice, 8));
      break;
    case 1:
      g_string_erase (text, at, length);
      break;
    case 2:
      g_string_insert (text, at, splinters[below (dice, G_N_ELEMENTS (splinters))]);
      break;
    case 3:
      g_string_erase (text, at, length);
      g_string_insert (text, MIN (at, (guint) text->len),
                       splinters[below (dice, G_N_ELEMENTS (splinters))]);
      break;
    case 4: /* a piece of another */
      g_string_insert_len (text, at, other->str + from, (gssize) MIN (other->len - from, piece));
      break;
    case 5: /* a line again */
      g_string_insert_len (text, at, text->str + at, (gssize) length);
      break;
    default: /* another number */
      for (guint i = at; i < text->len; i++)
        if (g_ascii_isdigit (text->str[i]))
          {
            text->str[i] = (char) ('0' + below (dice, 10));
            break;
          }
    }

  g_string_truncate (text, MIN (text->len, LONGEST));
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
read_corpus (const char *folder)
{
  GPtrArray *corpus = g_ptr_array_new ();
  GDir *dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    g_error ("no corpus in %s", folder);

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (folder, name, NULL));

  g_dir_close (dir);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      char *bytes;
      gsize length;

      if (!g_file_get_contents (names->pdata[i], &bytes, &length, NULL))
        g_error ("%s cannot be read", (char *) names->pdata[i]);

      g_ptr_array_add (corpus, g_string_new_len (bytes, (gssize) length));
      g_free (bytes);
    }

  return corpus;
}

/* Runs one input; fails if that takes long. */
static void
run (const GString *input)
{
  const clock_t begin = clock ();

  current = input;
  LLVMFuzzerTestOneInput ((const guint8 *) input->str, input->len);
  if ((clock () - begin) / CLOCKS_PER_SEC > SLOW)
    {
      g_file_set_contents ("fuzz-slow", input->str, (gssize) input->len, NULL);
      g_error ("an input took more than 5 seconds; it is in the file fuzz-slow");
    }
}

int
main (int argc, char **argv)
{
  const gint64 seconds = argc > 2 ? g_ascii_strtoll (argv[2], NULL, 10) : 20;
  const guint32 seed = argc > 3 ? (guint32) g_ascii_strtoull (argv[3], NULL, 10) : 1718;
  const gint64 end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  g_autoptr (GRand) dice = g_rand_new_with_seed (seed);
  GPtrArray *corpus = argc > 1 ? read_corpus (argv[1]) : NULL;
  guint n = 0;

  if (corpus == NULL || corpus->len == 0)
    g_error ("usage: %s FOLDER [SECONDS [SEED]]", argv[0]);

  signal (SIGABRT, write_crash);
  signal (SIGTRAP, write_crash);
  signal (SIGSEGV, write_crash);
  for (guint i = 0; i < corpus->len; i++)
    run (corpus->pdata[i]);

  for (; g_get_monotonic_time () < end; n++)
    {
      const GString *from = corpus->pdata[below (dice, corpus->len)];
      GString *input = g_string_new_len (from->str, (gssize) from->len);

      for (guint times = 1 + below (dice, 6); times > 0; times--)
        spoil (input, corpus, dice);

      run (input);
      g_string_free (input, TRUE);
    }

  g_print ("%u files and %u spoilt ones\n", corpus->len, n);
  for (guint i = 0; i < corpus->len; i++)
    g_string_free (corpus->pdata[i], TRUE);

  g_ptr_array_unref (corpus);
  return 0;
}
