/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-text.h"

#include <math.h>
#include <string.h>

#define MAX_NUMBER 40 /* characters */
#define SPACE " \t\r\n"

typedef struct {
  const char *start, *at, *end;
  guint n_values;
  GError *error; /* the first error */
} Scan;

static gboolean check_value (Scan *scan, guint depth);

/* Names the place as editors do: by its line, and the characters before it in the line. */
static gboolean
set_scan_error (Scan *scan, BonesJsonError code, const char *what)
{
  const char *line = scan->start;
  guint lines = 1;
  glong before;

  g_assert (scan->error == NULL);
  for (const char *at = scan->start; at < scan->at; at++)
    if (*at == '\n')
      {
        lines++;
        line = at + 1;
      }

  before = g_utf8_strlen (line, scan->at - line);
  g_set_error (&scan->error, BONES_JSON_ERROR, (gint) code, "%s (line %u, column %ld).", what,
               lines, before + 1);
  return FALSE;
}

static gboolean
not_json (Scan *scan)
{
  return set_scan_error (scan, BONES_JSON_ERROR_NOT_JSON,
                         scan->at == scan->end ? "This is not JSON: it ends too soon"
                                               : "This is not JSON");
}

static int
peek_byte (const Scan *scan)
{
  return scan->at < scan->end ? (guchar) *scan->at : -1;
}

static int
next_after_space (Scan *scan)
{
  while (scan->at < scan->end && strchr (SPACE, *scan->at) != NULL)
    scan->at++;
  return peek_byte (scan);
}

static gboolean
expect_char (Scan *scan, char expected)
{
  if (next_after_space (scan) != expected)
    return not_json (scan);
  scan->at++;
  return TRUE;
}

static gboolean
check_hex (Scan *scan, guint *value)
{
  *value = 0;
  for (guint i = 0; i < 4; i++, scan->at++)
    {
      if (peek_byte (scan) < 0 || !g_ascii_isxdigit (*scan->at))
        return not_json (scan);
      *value = *value << 4 | (guint) g_ascii_xdigit_value (*scan->at);
    }
  return TRUE;
}

/* After "\u". NUL and half of a surrogate pair are JSON, but the program cannot keep them as text.
 */
static gboolean
check_unicode_escape (Scan *scan)
{
  guint first, second;
  if (!check_hex (scan, &first))
    return FALSE;
  if (first == 0 || (first >= 0xdc00 && first <= 0xdfff))
    return not_json (scan);
  if (first < 0xd800 || first > 0xdbff)
    return TRUE;
  if (scan->end - scan->at < 2 || scan->at[0] != '\\' || scan->at[1] != 'u')
    return not_json (scan);
  scan->at += 2;
  if (!check_hex (scan, &second))
    return FALSE;
  return (second >= 0xdc00 && second <= 0xdfff) || not_json (scan);
}

static gboolean
check_string (Scan *scan)
{
  if (!expect_char (scan, '"'))
    return FALSE;
  for (int c = peek_byte (scan); c != '"'; c = peek_byte (scan))
    {
      if (c < 0x20)
        return not_json (scan);
      scan->at++;
      if (c != '\\')
        continue;
      c = peek_byte (scan);
      if (c <= 0 || strchr ("\"\\/bfnrtu", c) == NULL)
        return not_json (scan);
      scan->at++;
      if (c == 'u' && !check_unicode_escape (scan))
        return FALSE;
    }
  scan->at++;
  return TRUE;
}

static guint
take_digits (Scan *scan)
{
  const char *from = scan->at;
  while (peek_byte (scan) >= 0 && g_ascii_isdigit (*scan->at))
    scan->at++;
  return (guint) MIN (scan->at - from, G_MAXINT);
}

static gboolean
check_number (Scan *scan)
{
  const char *from = scan->at;
  if (peek_byte (scan) == '-')
    scan->at++;
  const char *first = scan->at;
  guint whole = take_digits (scan);
  if (whole == 0 || (whole > 1 && *first == '0'))
    return not_json (scan);
  gboolean fraction = peek_byte (scan) == '.';
  if (fraction)
    {
      scan->at++;
      if (take_digits (scan) == 0)
        return not_json (scan);
    }
  gboolean exponent = peek_byte (scan) == 'e' || peek_byte (scan) == 'E';
  if (exponent)
    {
      scan->at++;
      if (peek_byte (scan) == '+' || peek_byte (scan) == '-')
        scan->at++;
      if (take_digits (scan) == 0)
        return not_json (scan);
    }
  char number[MAX_NUMBER + 1] = "";
  if (whole > 18 || scan->at - from > MAX_NUMBER)
    return set_scan_error (scan, BONES_JSON_ERROR_NUMBER, "This number is too long");
  memcpy (number, from, (gsize) (scan->at - from));
  if (exponent && !(fabs (g_ascii_strtod (number, NULL)) < 1e15))
    return set_scan_error (scan, BONES_JSON_ERROR_NUMBER, "This number is too large");
  return TRUE;
}

static gboolean
check_word (Scan *scan, const char *word)
{
  gsize length = strlen (word);
  if ((gsize) (scan->end - scan->at) < length || memcmp (scan->at, word, length) != 0)
    return not_json (scan);
  scan->at += length;
  return TRUE;
}

static gboolean
check_member (Scan *scan, guint depth)
{
  return check_string (scan) && expect_char (scan, ':') && check_value (scan, depth);
}

static gboolean
check_many (Scan *scan, guint depth, char closing, gboolean (*check_one) (Scan *, guint))
{
  if (depth == BONES_JSON_MAX_DEPTH)
    return set_scan_error (scan, BONES_JSON_ERROR_TOO_DEEP, "This is nested too deeply");
  scan->at++;
  if (next_after_space (scan) == closing)
    {
      scan->at++;
      return TRUE;
    }
  while (check_one (scan, depth + 1))
    {
      if (next_after_space (scan) == closing)
        {
          scan->at++;
          return TRUE;
        }
      if (!expect_char (scan, ','))
        return FALSE;
    }
  return FALSE;
}

static gboolean
check_value (Scan *scan, guint depth)
{
  const int next = next_after_space (scan);

  if (++scan->n_values > BONES_JSON_MAX_VALUES)
    return set_scan_error (scan, BONES_JSON_ERROR_TOO_MANY, "There are too many values here");

  switch (next)
    {
    case '{':
      return check_many (scan, depth, '}', check_member);
    case '[':
      return check_many (scan, depth, ']', check_value);
    case '"':
      return check_string (scan);
    case 't':
      return check_word (scan, "true");
    case 'f':
      return check_word (scan, "false");
    case 'n':
      return check_word (scan, "null");
    default:
      return check_number (scan);
    }
}

G_DEFINE_QUARK (bones - json - error - quark, bones_json_error)

gboolean
bones_json_check (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL, FALSE);
  Scan scan = { .start = text, .at = text, .end = text + length };
  if (!g_utf8_validate_len (text, length, &scan.at))
    set_scan_error (&scan, BONES_JSON_ERROR_NOT_JSON, "This is not UTF-8 text");
  else
    {
      scan.at = text;
      if (check_value (&scan, 0) && next_after_space (&scan) >= 0)
        not_json (&scan);
    }
  if (scan.error == NULL)
    return TRUE;
  g_propagate_error (error, scan.error);
  return FALSE;
}

JsonObject *
bones_json_parse_object (const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);
  if (!bones_json_check (text, length, error))
    return NULL;
  if (text[strspn (text, SPACE)] != '{')
    {
      g_set_error (error, BONES_JSON_ERROR, BONES_JSON_ERROR_NOT_JSON,
                   "This is not a JSON object: it should begin with “{”.");
      return NULL;
    }
  g_autoptr (JsonParser) parser = json_parser_new ();
  if (!json_parser_load_from_data (parser, text, (gssize) length, error))
    return NULL;
  return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
}

char *
bones_json_to_text (JsonObject *object, gboolean pretty)
{
  g_return_val_if_fail (object != NULL, NULL);
  g_autoptr (JsonNode) node = json_node_alloc ();
  json_node_init_object (node, object);
  return json_to_string (node, pretty);
}
