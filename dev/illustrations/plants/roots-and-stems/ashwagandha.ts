import { arc, bezier, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, petals, round, tones } from '../../shapes/parts.ts';
import { n, path, place, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const WITHANIA_LEAF: LeafStyle = {
  light: '#93a573',
  dark: '#64804f',
  vein: '#d2dab0',
  half: 0.27,
  base: 0.75,
  tip: 0.95,
  veins: 6,
  wave: 0.02,
};
const ROOT = tones('#d0ad7c', 0.95);

/** A bundle of dried roots, tied in the middle when it is asked for. */
function roots(sheet: Sheet, x: number, y: number, scale: number): string {
  const one = (from: Point, angle: number, length: number, bend: number, half: number): string =>
    round(arc(from, angle, length, bend), (t) => half * (1 - t * 0.82), ROOT, { rings: 5 });
  return place(
    contact(sheet, 4, 24, 128, 18) +
      one([-118, 12], -9, 236, 12, 13) +
      one([-122, 0], 2, 230, -8, 12) +
      one([-112, -8], 8, 226, -12, 11) +
      one([-116, 18], -3, 240, 4, 14) +
      path('M-24 -19Q-17 4 -22 34M-17 -19Q-10 4 -15 34M-10 -19Q-3 4 -8 34', {
        fill: 'none',
        stroke: '#7a4a25',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    { x, y, scale },
  );
}

/** A berry in the open star of its calyx, on a short stalk. */
function berry(sheet: Sheet, from: Point, angle: number, size: number): string {
  const calyx: LeafStyle = {
    light: '#dcc98e',
    dark: '#b39a58',
    vein: '#efe2b4',
    half: 0.3,
    base: 0.6,
    tip: 0.9,
    veins: 0,
    veinWidth: 0.6,
  };
  const at = towards(from, angle, size * 1.5);
  return (
    path(`M${n(from[0])} ${n(from[1])}L${n(at[0])} ${n(at[1])}`, {
      stroke: '#93a05f',
      'stroke-width': n(size * 0.16),
    }) +
    petals(sheet, { at, size: size * 1.5, petals: 5, style: calyx, start: angle + 36 }) +
    ball(sheet, at, size * 0.78, { dark: '#8f1f10', body: '#d63d1c', light: '#ff9d73' })
  );
}

function withania(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  let art = '';
  let front = '';
  for (let i = 0; i < 6; i += 1) {
    const t = 0.2 + i * 0.145;
    const side = i % 2 === 0 ? 1 : -1;
    const size = length * (0.36 - 0.14 * (i / 5)) * chance(0.94, 1.06);
    const where = curve.at(t);
    const drawn = leaf(sheet, WITHANIA_LEAF, {
      at: where,
      angle: curve.angle(t) + side * (64 - i * 4),
      length: size,
      bend: -side * 20,
      turn: chance(0.75, 1),
    });
    const small = leaf(sheet, WITHANIA_LEAF, {
      at: where,
      angle: curve.angle(t) - side * (58 - i * 4),
      length: size * 0.66,
      bend: side * 24,
      turn: 0.8,
    });
    art += small;
    front += drawn;
    if (i > 0 && i < 5) {
      const out = curve.angle(t) + side * 150;
      front += berry(sheet, where, out + chance(-8, 8), length * 0.027);
      front += berry(sheet, where, out - side * 62, length * 0.023);
    }
  }
  const tip = leaf(sheet, WITHANIA_LEAF, {
    at: curve.at(0.98),
    angle: curve.angle(1),
    length: length * 0.2,
  });
  return (
    art + stem(sheet, curve, length * 0.013, length * 0.006, '#a9b384', '#6d8050') + tip + front
  );
}

export const ashwagandha: Plant = {
  latin: 'Withania somnifera',
  tint: '#f3e0c8',
  accent: '#a4532c',
  behind: (sheet) =>
    withania(sheet, [446, 640], -58, 440, -16, 11) + withania(sheet, [356, 640], -116, 560, 20, 4),
  before: (sheet) =>
    roots(sheet, 604, 706, 0.86) +
    contact(sheet, 214, 716, 40, 8) +
    berry(sheet, [190, 676], 60, 19) +
    berry(sheet, [262, 690], 120, 16),
  study: (sheet) =>
    withania(sheet, [404, 600], -48, 400, -24, 11) +
    withania(sheet, [396, 600], -134, 410, 26, 5) +
    withania(sheet, [400, 640], -88, 560, -8, 21) +
    round(bezier([400, 620], [404, 660], [388, 690], [392, 720]), (t) => 11 * (1 - t), ROOT) +
    roots(sheet, 400, 650, 1.25),
};
