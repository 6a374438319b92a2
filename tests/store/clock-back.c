/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * For LD_PRELOAD: a clock that goes back an hour whenever somebody looks at it.
 */
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t
go_back (void)
{
  static time_t hours;

  return 3600 * ++hours;
}

int
clock_gettime (clockid_t clock, struct timespec *at)
{
  const int result = (int) syscall (SYS_clock_gettime, clock, at);

  if (clock == CLOCK_REALTIME)
    at->tv_sec -= go_back ();

  return result;
}

int
gettimeofday (struct timeval *restrict at, void *restrict zone)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}
