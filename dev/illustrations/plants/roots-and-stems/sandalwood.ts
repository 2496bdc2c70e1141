import { arc, type Point, random, towards } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { contact, petals } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const SANDAL_LEAF: LeafStyle = {
  light: '#8ea95f',
  dark: '#577a41',
  vein: '#cdd9a4',
  half: 0.2,
  base: 0.75,
  tip: 1.05,
  veins: 6,
};

/** A billet of heartwood, sawn at the near end. */
function billet(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  r: number,
  turn: number,
): string {
  const rings = [0.8, 0.58, 0.36, 0.16]
    .map((k) =>
      tag('ellipse', {
        rx: n(r * 0.5 * k),
        ry: n(r * k),
        fill: 'none',
        stroke: '#a5683a',
        'stroke-width': 1.4,
        opacity: 0.7,
      }),
    )
    .join('');
  const grain = [-0.5, -0.1, 0.3, 0.66]
    .map((k, i) => `M${n(18 + i * 9)} ${n(r * k)}L${n(length - 16 + i * 4)} ${n(r * k)}`)
    .join('');
  return place(
    tag('path', {
      d: `M0 ${n(-r)}L${n(length)} ${n(-r)}A${n(r * 0.5)} ${n(r)} 0 0 1 ${n(length)} ${n(r)}L0 ${n(r)}Z`,
      fill: sheet.linear([
        [0, '#dcae7f'],
        [0.3, '#bf8453'],
        [1, '#7c4a28'],
      ]),
    }) +
      path(grain, {
        stroke: '#7c4a28',
        'stroke-width': 1.5,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }) +
      tag('ellipse', { rx: n(r * 0.5), ry: n(r), fill: '#e8c49a' }) +
      tag('ellipse', { rx: n(r * 0.4), ry: n(r * 0.82), fill: '#d09862' }) +
      rings,
    { x, y, turn },
  );
}

const MAROON: LeafStyle = {
  light: '#a34a4f',
  dark: '#6f2a35',
  vein: '#c98085',
  half: 0.36,
  base: 0.8,
  tip: 0.9,
  veins: 0,
};

function sandalTwig(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  const flowers = [0.52, 0.68, 0.84]
    .map((t) => {
      const middle = towards(curve.at(t), curve.angle(t) + 60, length * 0.03);
      return Array.from({ length: 5 }, () => {
        const where: Point = [middle[0] + chance(-20, 20), middle[1] + chance(-16, 16)];
        return (
          petals(sheet, { at: where, size: 12, petals: 4, style: MAROON, start: chance(0, 90) }) +
          tag('circle', { cx: n(where[0]), cy: n(where[1]), r: 2.6, fill: '#e8c46a' })
        );
      }).join('');
    })
    .join('');
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: SANDAL_LEAF,
      leaves: 6,
      leafLength: length * 0.33,
      leafBend: 16,
      stemLight: '#b08a66',
      stemDark: '#80593c',
    }) + flowers
  );
}

export const sandalwood: Plant = {
  latin: 'Santalum album',
  tint: '#f3e1cc',
  accent: '#98603a',
  behind: (sheet) =>
    sandalTwig(sheet, [444, 640], -54, 440, -18, 5) +
    sandalTwig(sheet, [360, 640], -116, 560, 22, 9),
  before: (sheet) =>
    contact(sheet, 610, 722, 110, 16) +
    billet(sheet, 540, 690, 140, 20, 6) +
    billet(sheet, 528, 716, 156, 22, -2),
  study: (sheet) =>
    sandalTwig(sheet, [400, 590], -88, 400, 6, 12) +
    sandalTwig(sheet, [410, 590], -56, 450, -22, 3) +
    sandalTwig(sheet, [390, 590], -118, 500, 18, 7) +
    contact(sheet, 400, 672, 220, 20) +
    billet(sheet, 262, 612, 270, 34, 3) +
    billet(sheet, 232, 648, 300, 38, -3),
};
