/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A plot of a report as lines, marks and words in points, drawn on a page for a browser (SVG) and
 * on paper (cairo) from the same numbers. Fleets differ by dashes and letters as well as by
 * colours.
 */

#include "pen.h"
#include "report.h"

typedef enum {
  BONES_PLOT_AXIS,
  BONES_PLOT_GRID,
  BONES_PLOT_COURSE, /* what a fleet had left: a line in steps */
  BONES_PLOT_BAR,    /* a bar of a fleet: its two points are opposite corners */
  BONES_PLOT_STEP,   /* a dot where what a fleet had left changed */
  BONES_PLOT_LOSS,   /* a cross where a fleet lost a ship */
  BONES_PLOT_TEXT
} BonesPlotKind;

typedef struct {
  double x, y;
} BonesPlotPoint;

typedef struct {
  BonesPlotKind kind;
  guint fleet;    /* or BONES_NOBODY */
  guint32 seq;    /* STEP, LOSS: the entry whose line in the log tells of it */
  GArray *points; /* of BonesPlotPoint */
  char *text;     /* TEXT; STEP, LOSS: what happened */
  double anchor;  /* TEXT: 0 begins, 0.5 is centred, 1 ends at its point */
} BonesPlotPart;

typedef struct {
  char *title;
  double width, height;
  GPtrArray *parts; /* of BonesPlotPart */
} BonesPlot;

/* What each fleet had left, step by step: those of the table of the course (report-table.h), evenly
 * apart. NULL if there are fewer than two. The caller frees it. */
BonesPlot *bones_plot_course (const BonesReport *report, double width, double height);

/* Where the hits of each fleet lie among all that the same throws could show, from worst to best: a
 * bar from the chance of less to that of no more. NULL if no hits were counted. */
BonesPlot *bones_plot_luck (const BonesReport *report, double width);

void bones_plot_free (BonesPlot *plot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPlot, bones_plot_free)

/* As an element for a page in HTML: its style is in the page, its links lead to "#eN" for entry N.
 * The caller frees it. */
char *bones_plot_svg (const BonesPlot *plot);

/* Draws it with its upper left corner at @x, @y. */
void bones_plot_draw (const BonesPlot *plot, BonesPen *pen, double x, double y);
