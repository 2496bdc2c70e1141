import { arc, random, towards, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, dots, petals, round, tones } from '../parts.ts';
import { n, path, place, tag, type Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';
import { sprig } from './sprig.ts';

/* ---------- moringa ---------- */

const MORINGA_LEAFLET: LeafStyle = {
  light: '#93b654',
  dark: '#5a8a3a',
  vein: '#cfe09a',
  half: 0.34,
  base: 0.6,
  tip: 0.55,
  veins: 0,
  veinWidth: 0.8,
};

/** A leaf of leaves: side stalks with round leaflets along a main stalk. */
function moringaLeaf(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, far = 0): string {
  const curve = arc(at, angle, length, bend);
  let art = stem(sheet, curve, 3.4, 1.4, '#a7bd68', '#6f9144');
  for (let i = 0; i < 5; i += 1) {
    const t = 0.24 + i * 0.16;
    for (const side of [-1, 1]) {
      art += sprig(sheet, {
        at: curve.at(t),
        angle: curve.angle(t) + side * (56 - i * 3),
        length: length * (0.42 - 0.055 * i),
        bend: -side * 14,
        style: MORINGA_LEAFLET,
        leaves: 4,
        leafLength: length * 0.105,
        tipPart: 0.85,
        spread: [64, 52],
        leafBend: 6,
        thick: 1.8,
        seed: seed + i * 2 + side,
        far,
      });
    }
  }
  return art + sprig(sheet, { at: curve.at(0.9), angle: curve.angle(1), length: length * 0.2, style: MORINGA_LEAFLET, leaves: 3, leafLength: length * 0.09, thick: 1.6, seed, far });
}

const POD = tones('#7f9a4a', 0.9);
const pod = (from: Point, angle: number, length: number, bend: number): string =>
  round(arc(from, angle, length, bend), (t) => 8.5 * Math.min(1, t * 8, (1 - t) * 6 + 0.1) * (1 + 0.1 * Math.sin(t * 44)), POD, { steps: 24 });

const CREAM: LeafStyle = { light: '#fdf8e4', dark: '#e8ddb8', vein: '#dccf9f', half: 0.24, base: 1, tip: 0.6, veins: 0 };

export const moringa: Plant = {
  latin: 'Moringa oleifera',
  tint: '#e6edcd',
  accent: '#55802b',
  behind: (sheet) =>
    moringaLeaf(sheet, [440, 640], -54, 430, -26, 4, 0.1) + moringaLeaf(sheet, [366, 640], -116, 500, 22, 20),
  before: (sheet) =>
    contact(sheet, 620, 722, 96, 10) + pod([708, 706], 176, 190, -8) + pod([712, 722], 172, 206, 4),
  study: (sheet) =>
    pod([470, 150], 84, 470, -14) +
    pod([452, 150], 92, 500, 8) +
    moringaLeaf(sheet, [410, 640], -58, 540, -30, 3) +
    moringaLeaf(sheet, [392, 640], -114, 600, 24, 31) +
    [[300, 560], [262, 596], [330, 604]].map(([x = 0, y = 0], i) => petals(sheet, { at: [x, y], size: 30, petals: 5, style: CREAM, start: i * 30 }) + dots([x, y], 7, [7, 7], 2.6, ['#dba834', '#c98d23'], i + 2)).join(''),
};

/* ---------- sandalwood ---------- */

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
function billet(sheet: Sheet, x: number, y: number, length: number, r: number, turn: number): string {
  const rings = [0.8, 0.58, 0.36, 0.16]
    .map((k) => tag('ellipse', { rx: n(r * 0.5 * k), ry: n(r * k), fill: 'none', stroke: '#a5683a', 'stroke-width': 1.4, opacity: 0.7 }))
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
      path(grain, { stroke: '#7c4a28', 'stroke-width': 1.5, opacity: 0.5, 'stroke-linecap': 'round' }) +
      tag('ellipse', { rx: n(r * 0.5), ry: n(r), fill: '#e8c49a' }) +
      tag('ellipse', { rx: n(r * 0.4), ry: n(r * 0.82), fill: '#d09862' }) +
      rings,
    { x, y, turn },
  );
}

const MAROON: LeafStyle = { light: '#a34a4f', dark: '#6f2a35', vein: '#c98085', half: 0.36, base: 0.8, tip: 0.9, veins: 0 };

function sandalTwig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  const flowers = [0.52, 0.68, 0.84]
    .map((t) => {
      const middle = towards(curve.at(t), curve.angle(t) + 60, length * 0.03);
      return Array.from({ length: 5 }, () => {
        const where: Point = [middle[0] + chance(-20, 20), middle[1] + chance(-16, 16)];
        return petals(sheet, { at: where, size: 12, petals: 4, style: MAROON, start: chance(0, 90) }) + tag('circle', { cx: n(where[0]), cy: n(where[1]), r: 2.6, fill: '#e8c46a' });
      }).join('');
    })
    .join('');
  return sprig(sheet, { at, angle, length, bend, seed, style: SANDAL_LEAF, leaves: 6, leafLength: length * 0.33, leafBend: 16, stemLight: '#b08a66', stemDark: '#80593c' }) + flowers;
}

export const sandalwood: Plant = {
  latin: 'Santalum album',
  tint: '#f3e1cc',
  accent: '#98603a',
  behind: (sheet) => sandalTwig(sheet, [444, 640], -54, 440, -18, 5) + sandalTwig(sheet, [360, 640], -116, 560, 22, 9),
  before: (sheet) =>
    contact(sheet, 610, 722, 110, 16) + billet(sheet, 540, 690, 140, 20, 6) + billet(sheet, 528, 716, 156, 22, -2),
  study: (sheet) =>
    sandalTwig(sheet, [400, 590], -88, 400, 6, 12) +
    sandalTwig(sheet, [410, 590], -56, 450, -22, 3) +
    sandalTwig(sheet, [390, 590], -118, 500, 18, 7) +
    contact(sheet, 400, 672, 220, 20) +
    billet(sheet, 262, 612, 270, 34, 3) +
    billet(sheet, 232, 648, 300, 38, -3),
};

/* ---------- clove ---------- */

const CLOVE_LEAF: LeafStyle = { light: '#7f9f57', dark: '#416a3a', vein: '#c8d8a0', half: 0.19, base: 0.9, tip: 1.15, veins: 9, veinAngle: 58 };

function freshBud(sheet: Sheet, at: Point, angle: number, size: number): string {
  const end = towards(at, angle, size);
  return (
    round(arc(at, angle, size, 0), (t) => size * (0.1 + 0.09 * t), tones('#c98a6a', 0.8), { steps: 5 }) +
    ball(sheet, end, size * 0.24, tones('#e0b98a', 0.7))
  );
}

function budCluster(sheet: Sheet, at: Point, size: number): string {
  return [-150, -30, -120, -60, -90].map((angle) => freshBud(sheet, towards(at, angle, size * 0.5), angle, size)).join('');
}

/** A dried clove: a nail with four points and a head. */
export function driedClove(sheet: Sheet, x: number, y: number, size: number, turn: number): string {
  const brown = tones('#6b3a22', 0.9);
  const points = [-36, -12, 12, 36]
    .map((angle) => round(arc([0, -size * 0.36], -90 + angle, size * 0.32, 0), (t) => size * 0.07 * (1 - t) + 0.4, brown, { steps: 4 }))
    .join('');
  return place(
    round(arc([0, size * 0.6], -90, size, 4), (t) => size * (0.065 + 0.06 * t), brown, { steps: 6 }) +
      points +
      ball(sheet, [0, -size * 0.5], size * 0.16, tones('#8a5230')),
    { x, y, turn },
  );
}

const clovesLying = (sheet: Sheet, x: number, y: number): string =>
  contact(sheet, x, y + 12, 84, 13) +
  [[-56, -4, 74], [-14, 6, 112], [34, -4, 66], [62, 10, 128], [-34, 16, 84], [16, 20, 96]].map(([dx = 0, dy = 0, turn = 0]) => driedClove(sheet, x + dx, y + dy, 40, turn)).join('');

function cloveTwig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const end = arc(at, angle, length, bend).at(0.99);
  return sprig(sheet, { at, angle, length, bend, seed, style: CLOVE_LEAF, leaves: 5, leafLength: length * 0.38, terminal: false, leafBend: 14, stemLight: '#b08466', stemDark: '#7d5640' }) + budCluster(sheet, end, length * 0.11);
}

export const clove: Plant = {
  latin: 'Syzygium aromaticum',
  tint: '#f3e2d2',
  accent: '#85432a',
  behind: (sheet) => cloveTwig(sheet, [440, 640], -56, 430, -16, 5) + cloveTwig(sheet, [362, 640], -114, 540, 20, 2),
  before: (sheet) => clovesLying(sheet, 230, 706),
  study: (sheet) =>
    cloveTwig(sheet, [408, 620], -58, 420, -16, 7) +
    cloveTwig(sheet, [392, 620], -122, 430, 16, 3) +
    cloveTwig(sheet, [400, 620], -90, 500, 4, 9) +
    place(clovesLying(sheet, 0, 0), { x: 400, y: 640, scale: 1.4 }),
};
