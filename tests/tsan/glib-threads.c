/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * ThreadSanitizer does not see what GLib does with futexes, for GLib is not built with it. This
 * library is loaded before GLib, does the same with pthread, which ThreadSanitizer does see, and
 * says where a GTask hands its data over. tools/tsan builds and loads it.
 */

#define _GNU_SOURCE /* RTLD_NEXT */
#include <dlfcn.h>
#include <gio/gio.h>
#include <pthread.h>
#include <stdlib.h>

void __tsan_acquire (void *at);
void __tsan_release (void *at);

static gpointer
real (const char *name)
{
  gpointer found = dlsym (RTLD_NEXT, name);

  g_assert (found != NULL);
  return found;
}

/* The pthread object that stands for a GMutex or GCond, which has room for one pointer. */
static gpointer
object_of (gpointer *place, gsize size, void (*init) (gpointer))
{
  gpointer object = __atomic_load_n (place, __ATOMIC_ACQUIRE);
  gpointer none = NULL;

  if (object != NULL)
    return object;

  object = calloc (1, size);
  init (object);
  if (__atomic_compare_exchange_n (place, &none, object, FALSE, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return object;

  free (object);
  return none;
}

static void
init_mutex (gpointer mutex)
{
  pthread_mutex_init (mutex, NULL);
}

static void
init_cond (gpointer cond)
{
  pthread_cond_init (cond, NULL);
}

static pthread_mutex_t *
mutex_of (GMutex *mutex)
{
  return object_of (&mutex->p, sizeof (pthread_mutex_t), init_mutex);
}

static pthread_cond_t *
cond_of (GCond *cond)
{
  return object_of (&cond->p, sizeof (pthread_cond_t), init_cond);
}

void
g_mutex_init (GMutex *mutex)
{
  mutex->p = NULL;
}

void
g_mutex_clear (GMutex *mutex)
{
  gpointer object = __atomic_exchange_n (&mutex->p, NULL, __ATOMIC_ACQ_REL);

  if (object != NULL)
    pthread_mutex_destroy (object);

  free (object);
}

void
g_mutex_lock (GMutex *mutex)
{
  pthread_mutex_lock (mutex_of (mutex));
}

gboolean
g_mutex_trylock (GMutex *mutex)
{
  return pthread_mutex_trylock (mutex_of (mutex)) == 0;
}

void
g_mutex_unlock (GMutex *mutex)
{
  pthread_mutex_unlock (mutex_of (mutex));
}

void
g_cond_init (GCond *cond)
{
  cond->p = NULL;
}

void
g_cond_clear (GCond *cond)
{
  gpointer object = __atomic_exchange_n (&cond->p, NULL, __ATOMIC_ACQ_REL);

  if (object != NULL)
    pthread_cond_destroy (object);

  free (object);
}

void
g_cond_wait (GCond *cond, GMutex *mutex)
{
  pthread_cond_wait (cond_of (cond), mutex_of (mutex));
}

void
g_cond_signal (GCond *cond)
{
  pthread_cond_signal (cond_of (cond));
}

void
g_cond_broadcast (GCond *cond)
{
  pthread_cond_broadcast (cond_of (cond));
}

/* ---- Tasks ---- */

static void
run_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc run = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "run");

  __tsan_acquire (task);
  run (task, source, data, cancellable);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc run)
{
  void (*next) (GTask *, GTaskThreadFunc) = real ("g_task_run_in_thread");

  g_object_set_data (G_OBJECT (task), "run", (gpointer) run);
  __tsan_release (task);
  next (task, run_in_thread);
}

void
g_task_return_boolean (GTask *task, gboolean result)
{
  void (*next) (GTask *, gboolean) = real ("g_task_return_boolean");

  __tsan_release (task);
  next (task, result);
}

gpointer
g_task_get_task_data (GTask *task)
{
  gpointer (*next) (GTask *) = real ("g_task_get_task_data");

  __tsan_acquire (task);
  return next (task);
}

/* ---- Threads ---- */

typedef struct {
  GThreadFunc run;
  gpointer data;
} Started;

static gpointer
run_started (gpointer data)
{
  Started started = *(Started *) data;

  __tsan_acquire (data);
  g_free (data);
  return started.run (started.data);
}

GThread *
g_thread_new (const char *name, GThreadFunc run, gpointer data)
{
  GThread *(*next) (const char *, GThreadFunc, gpointer) = real ("g_thread_new");
  Started *started = g_new (Started, 1);

  *started = (Started){ run, data };
  __tsan_release (started);
  return next (name, run_started, started);
}
