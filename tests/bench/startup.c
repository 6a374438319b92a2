/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * startup MIN_WIDTH COMMAND...: starts a program and prints "MAPPED DRAWN WHOLE BUSY PSS PRIVATE":
 * milliseconds until its window (one at least MIN_WIDTH wide) is mapped, until something is drawn
 * in it and until it changes no more; its processor time and its memory in kilobytes when it has
 * come to rest. The program is ended again. Where other programs run, compare the processor times.
 */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <glib.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define PATIENCE 15000 /* ms until it must have drawn */
#define REST 1500      /* ms until it is at rest */
#define STILL 400      /* ms without a change: it looks as it will */
#define MANY 50        /* pixels of another colour: something was drawn */
#define FADING 100     /* one pixel in so many may be drawn again: a scroll bar that fades */

static double
now (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static int
ignore_error (Display *display, XErrorEvent *error)
{
  return 0; /* windows come and go while they are looked at */
}

/* One of the lines "Pss: 1234 kB" of /proc/PID/smaps_rollup. */
static long
memory (pid_t pid, const char *name)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/smaps_rollup", (int) pid);
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return 0;

  line = strstr (text, name);
  return line != NULL ? strtol (line + strlen (name), NULL, 10) : 0;
}

/* The processor time of @pid in milliseconds, of all its threads. */
static double
busy (pid_t pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", (int) pid);
  g_autofree char *text = NULL;
  const char *rest;
  long user = 0, kernel = 0;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (rest = strrchr (text, ')')) == NULL)
    return 0;

  sscanf (rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &kernel);
  return (double) (user + kernel) * 1000 / (double) sysconf (_SC_CLK_TCK);
}

/* The first window at least @width wide that is mapped now, or None. */
static Window
mapped (Display *display, int width)
{
  Window window = None;

  while (XPending (display) > 0)
    {
      XWindowAttributes attributes;
      XEvent event;

      XNextEvent (display, &event);
      if (window == None && event.type == MapNotify && !event.xmap.override_redirect
          && XGetWindowAttributes (display, event.xmap.window, &attributes)
          && attributes.width >= width)
        window = event.xmap.window;
    }

  return window;
}

/* Whether the top of @window holds more than one colour. */
static gboolean
drawn (Display *display, Window window)
{
  XWindowAttributes attributes;
  XImage *image;
  guint others = 0;

  if (!XGetWindowAttributes (display, window, &attributes))
    return FALSE;

  image = XGetImage (display, window, attributes.width / 4, 0, (guint) attributes.width / 2, 60,
                     AllPlanes, ZPixmap);
  if (image == NULL)
    return FALSE;

  for (int y = 0; y < image->height; y++)
    for (int x = 0; x < image->width; x++)
      others += XGetPixel (image, x, y) != XGetPixel (image, 0, 0);

  XDestroyImage (image);
  return others >= MANY;
}

/* How many pixels of @window were drawn since this was last asked, as far as the server has told.
 */
static guint
redrawn (Display *display, Window window, int first_event)
{
  guint pixels = 0;

  while (XPending (display) > 0)
    {
      XEvent event;

      XNextEvent (display, &event);
      if (event.type == first_event + XDamageNotify)
        {
          const XDamageNotifyEvent *damage = (const XDamageNotifyEvent *) (gconstpointer) &event;

          if (damage->drawable == window)
            pixels += (guint) damage->area.width * damage->area.height;
        }
    }

  return pixels;
}

/* When much of @window was drawn for the last time before it was still. */
static double
last_change (Display *display, Window window, int first_event, double drawn_at, double start)
{
  XWindowAttributes attributes;
  double changed = drawn_at;

  if (!XGetWindowAttributes (display, window, &attributes))
    return changed;

  while (now () - start < changed + STILL && now () - start < PATIENCE)
    {
      struct pollfd connection = { ConnectionNumber (display), POLLIN, 0 };

      if (redrawn (display, window, first_event)
          > (guint) attributes.width * (guint) attributes.height / FADING)
        changed = now () - start;
      poll (&connection, 1, STILL / 10);
    }

  return changed;
}

/* Fills @figures with when it was mapped, drawn and whole. */
static gboolean
watch (Display *display, int width, double start, double figures[3])
{
  Window window = None;
  int first_event, error;

  if (!XDamageQueryExtension (display, &first_event, &error))
    return FALSE;

  while (now () - start < PATIENCE)
    {
      struct pollfd connection = { ConnectionNumber (display), POLLIN, 0 };

      if (window == None && (window = mapped (display, width)) != None)
        {
          figures[0] = now () - start;
          XDamageCreate (display, window, XDamageReportRawRectangles);
        }

      if (window != None && drawn (display, window))
        {
          figures[1] = now () - start;
          figures[2] = last_change (display, window, first_event, figures[1], start);
          return TRUE;
        }

      poll (&connection, 1, window != None ? 2 : 50);
    }

  return FALSE;
}

static void
end (pid_t pid)
{
  kill (pid, SIGTERM);
  g_usleep (G_USEC_PER_SEC / 5);
  kill (pid, SIGKILL);
  waitpid (pid, NULL, 0);
}

int
main (int argc, char **argv)
{
  Display *display = XOpenDisplay (NULL);
  double start, figures[3];
  gboolean shown;
  pid_t pid;

  if (argc < 3 || display == NULL)
    {
      fprintf (stderr, "startup MIN_WIDTH COMMAND..., on an X display\n");
      return EXIT_FAILURE;
    }

  XSetErrorHandler (ignore_error);
  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, True);

  start = now ();
  pid = fork ();
  if (pid == 0)
    {
      execvp (argv[2], argv + 2);
      _exit (127);
    }

  shown = watch (display, atoi (argv[1]), start, figures);
  if (shown)
    {
      g_usleep (REST * 1000);
      printf ("%.1f %.1f %.1f %.0f %ld %ld\n", figures[0], figures[1], figures[2], busy (pid),
              memory (pid, "Pss:"),
              memory (pid, "Private_Dirty:") + memory (pid, "Private_Clean:"));
    }
  else
    fprintf (stderr, "startup: %s showed no window\n", argv[2]);

  end (pid);
  XCloseDisplay (display);
  return shown ? EXIT_SUCCESS : EXIT_FAILURE;
}
