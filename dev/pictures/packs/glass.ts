import { labelPrint, type Label } from '../label.ts';
import { COLOUR } from '../palette.ts';
import { n, path, tag, type Sheet } from '../svg.ts';
import { bandOutline, roundness, TILT, topEllipse, turnedOutline, type Corner } from './solid.ts';

/** Amber glass: dark at the edges, alight where the sun goes through. */
export function amber(sheet: Sheet): string {
  return sheet.across([
    [0, '#3a1705'],
    [0.09, '#6b2f0b'],
    [0.26, '#a95a18'],
    [0.45, '#8c430f'],
    [0.72, '#7a370b'],
    [0.9, '#9c4d12'],
    [1, '#45190a'],
  ]);
}

interface Glass {
  readonly corners: readonly Corner[];
  readonly half: number;
  /** Where the body's shoulder ends and how high the liquid stands. */
  readonly shoulder: number;
  readonly liquid: number;
  readonly neck: number;
}

/** A glass body with what is in it, its glow and its highlights. */
export function glassBody(sheet: Sheet, glass: Glass): string {
  const { corners, half, shoulder, liquid } = glass;
  const outline = turnedOutline(corners);
  const clip = sheet.clip(path(outline, {}));
  const bottom = half * TILT;
  const inside = [
    tag('rect', {
      x: n(-half),
      y: n(liquid),
      width: n(half * 2),
      height: n(-liquid + bottom),
      fill: '#3b1503',
      opacity: 0.34,
    }),
    topEllipse(half * 0.94, liquid, '#b5681d'),
    tag('ellipse', {
      cx: n(half * 0.3),
      cy: n(-half * 0.25),
      rx: n(half * 0.9),
      ry: n(half * 0.8),
      fill: sheet.radial([
        [0, '#f0a03a', 0.75],
        [1, '#f0a03a', 0],
      ]),
    }),
    path(
      `M${n(-half)} ${n(bottom * 0.2)}Q0 ${n(bottom * 2.2)} ${n(half)} ${n(bottom * 0.2)}L${n(half)} ${n(bottom * 2)}L${n(-half)} ${n(bottom * 2)}Z`,
      { fill: '#2a0f04', opacity: 0.5 },
    ),
    // the window, reflected on the shoulder and down the left side
    path(
      `M${n(-half * 0.78)} ${n(-half * 0.25)}L${n(-half * 0.78)} ${n(shoulder + half * 0.18)}Q${n(-half * 0.76)} ${n(shoulder - half * 0.14)} ${n(-half * 0.42)} ${n(shoulder - half * 0.42)}L${n(-half * 0.34)} ${n(shoulder - half * 0.36)}Q${n(-half * 0.62)} ${n(shoulder - half * 0.06)} ${n(-half * 0.62)} ${n(shoulder + half * 0.24)}L${n(-half * 0.62)} ${n(-half * 0.25)}Z`,
      { fill: '#fff3da', opacity: 0.42 },
    ),
    tag('rect', {
      x: n(half * 0.86),
      y: n(shoulder + half * 0.2),
      width: n(half * 0.05),
      height: n(-shoulder - half * 0.5),
      rx: n(half * 0.025),
      fill: '#ffe2b0',
      opacity: 0.5,
    }),
  ].join('');
  return path(outline, { fill: amber(sheet) }) + tag('g', { 'clip-path': clip }, inside);
}

/** A paper label around a cylinder, printed, with the cylinder's light and shadow over it. */
export function wrappedLabel(
  sheet: Sheet,
  label: Label,
  half: number,
  top: number,
  bottom: number,
): string {
  const outline = bandOutline(half, top, bottom);
  const clip = sheet.clip(path(outline, {}));
  const box = { x: -half, y: top, width: half * 2, height: bottom - top, sag: half * TILT * 0.92 };
  return tag(
    'g',
    { 'clip-path': clip },
    path(outline, { fill: COLOUR.paper }),
    labelPrint(sheet, label, box),
    path(outline, { fill: roundness(sheet) }),
  );
}
