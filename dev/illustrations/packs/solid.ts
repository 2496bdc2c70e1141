import type { Point } from '../shapes/geometry.ts';
import { n, path, tag, type Sheet, type Stop } from '../shapes/svg.ts';

/** How flat a circle looks from the camera, a little above the table. */
export const TILT = 0.15;

/** A corner of a turned body's outline: half width, height (0 on the table, negative upwards), rounding. */
export type Corner = readonly [half: number, y: number, round?: number];

/** The outline of a turned body (bottle, jar, tin) from its right side, from top to bottom. */
export function turnedOutline(corners: readonly Corner[]): string {
  const [topHalf = 0, topY = 0] = corners[0] ?? [];
  const [half = 0, base = 0, round = 0] = corners.at(-1) ?? [];
  const shoulder = corners.slice(1, -1).map(([x, y, r = 0], index): Rounded => {
    const [beforeX = 0, beforeY = 0] = corners[index] ?? [];
    const [afterX = 0, afterY = 0] = corners[index + 2] ?? [];
    const into = along([x, y], [beforeX, beforeY], r);
    const out = along([x, y], [afterX, afterY], r);
    return { into, at: [x, y], out };
  });
  const right = shoulder.map(({ into, at, out }) => turn(into, at, out, 1)).join('');
  const left = shoulder
    .map(({ into, at, out }) => turn(out, at, into, -1))
    .reverse()
    .join('');
  const low = base + half * TILT;
  const foot = (sign: 1 | -1): string => `${n(half * sign)} ${n(base - round)}`;
  const bend = (sign: 1 | -1): string => `${n(half * sign)} ${n(base + (low - base) * 0.3)}`;
  const flat = (sign: 1 | -1): string => `${n(half * 0.66 * sign)} ${n(low)}`;
  return (
    `M${n(topHalf)} ${n(topY)}${right}L${foot(1)}` +
    `C${bend(1)} ${flat(1)} 0 ${n(low)}C${flat(-1)} ${bend(-1)} ${foot(-1)}${left}` +
    `L${n(-topHalf)} ${n(topY)}A${n(topHalf)} ${n(topHalf * TILT)} 0 0 1 ${n(topHalf)} ${n(topY)}Z`
  );
}

interface Rounded {
  readonly into: Point;
  readonly at: Point;
  readonly out: Point;
}

function turn(into: Point, at: Point, out: Point, sign: 1 | -1): string {
  const text = ([x, y]: Point): string => `${n(x * sign)} ${n(y)}`;
  return `L${text(into)}Q${text(at)} ${text(out)}`;
}

function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A band around a cylinder: straight sides, edges that sag like everything seen from above. */
export function bandOutline(half: number, top: number, bottom: number, lean = 0): string {
  const low = half + lean;
  return (
    `M${n(-half)} ${n(top)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(half)} ${n(top)}` +
    `L${n(low)} ${n(bottom)}A${n(low)} ${n(low * TILT)} 0 0 1 ${n(-low)} ${n(bottom)}Z`
  );
}

/** Shadow and light on a matt cylinder, laid over whatever is printed on it. */
export function roundness(sheet: Sheet, strength = 1): string {
  const stops: Stop[] = [
    [0, '#2a1a08', 0.34 * strength],
    [0.1, '#2a1a08', 0.1 * strength],
    [0.24, '#ffffff', 0.26 * strength],
    [0.4, '#ffffff', 0],
    [0.68, '#2a1a08', 0.04 * strength],
    [0.9, '#2a1a08', 0.24 * strength],
    [1, '#2a1a08', 0.42 * strength],
  ];
  return sheet.across(stops);
}

/** A lid's or a vessel's round top. */
export function topEllipse(half: number, y: number, fill: string, stroke?: string): string {
  return tag('ellipse', {
    cx: 0,
    cy: n(y),
    rx: n(half),
    ry: n(half * TILT),
    fill,
    stroke,
    'stroke-width': stroke ? 1 : undefined,
  });
}

/** A cap or lid: a turned body with a top, in one colour, with ribs if asked for. */
export function cap(
  sheet: Sheet,
  half: number,
  top: number,
  bottom: number,
  colours: { readonly dark: string; readonly body: string; readonly light: string },
  ribs = 0,
): string {
  const { dark, body, light } = colours;
  const side = bandOutline(half, top, bottom);
  const fill = sheet.across([
    [0, dark],
    [0.12, body],
    [0.26, light],
    [0.42, body],
    [0.8, dark],
    [0.94, body],
    [1, dark],
  ]);
  let lines = '';
  for (let i = 1; i < ribs; i += 1) {
    const x = -Math.cos((Math.PI * i) / ribs) * half;
    const sag = Math.sqrt(Math.max(0, 1 - (x / half) ** 2)) * half * TILT;
    lines += `M${n(x)} ${n(top + sag + 5)}L${n(x)} ${n(bottom + sag - 4)}`;
  }
  return (
    path(side, { fill }) +
    (ribs > 0
      ? path(lines, { stroke: dark, 'stroke-width': 1.6, opacity: 0.55, fill: 'none' })
      : '') +
    topEllipse(
      half,
      top,
      sheet.linear(
        [
          [0, light],
          [1, body],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0.6 },
      ),
    ) +
    tag('ellipse', {
      cx: 0,
      cy: n(top),
      rx: n(half * 0.84),
      ry: n(half * TILT * 0.8),
      fill: 'none',
      stroke: light,
      'stroke-width': 1,
      opacity: 0.6,
    })
  );
}
