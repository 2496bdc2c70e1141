import { arc, type Curve, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { floret } from '../spike.ts';

const LEAFLET: LeafStyle = {
  light: '#9db08d',
  dark: '#64805a',
  vein: '#c9d5b8',
  half: 0.098,
  base: 0.85,
  tip: 1.6,
  veins: 9,
  veinAngle: 52,
};
const VIOLET = floret('#b9aee2', '#7c70b8');
const CUP = floret('#9b9cb4', '#6d7090');

/** The leaflets of one leaf: turn from its middle, length, and stalk, the last two as parts of the middle leaflet. */
const LEAFLETS = {
  5: [
    [-72, 0.46, 0.02],
    [72, 0.46, 0.02],
    [-36, 0.8, 0.1],
    [36, 0.8, 0.1],
    [0, 1, 0.17],
  ],
  3: [
    [-44, 0.66, 0.05],
    [44, 0.66, 0.05],
    [0, 1, 0.16],
  ],
} as const;

/** A palmate leaf: lanceolate leaflets of one stalk, the middle ones on small stalks of their own, tips hanging. */
function palmate(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  count: keyof typeof LEAFLETS = 5,
): string {
  return LEAFLETS[count]
    .map(([turn, share, stalk]) => {
      const out = angle + turn;
      const fall = ((90 - out + 540) % 360) - 180;
      const own = arc(at, out, length * stalk, fall * 0.06);
      return (
        stem(sheet, own, length * 0.011, length * 0.009, '#a9b596', '#7c8b68') +
        leaf(sheet, LEAFLET, {
          at: own.at(1),
          angle: own.angle(1),
          length: length * share,
          bend: fall * 0.2,
        })
      );
    })
    .join('');
}

/** A tuft of florets, each a small cup with a pale lip. */
function tuft(
  sheet: Sheet,
  at: Point,
  angle: number,
  size: number,
  chance: ReturnType<typeof random>,
): string {
  return [-80, 80, -42, 42, 0]
    .map((turn) => {
      const out = angle + turn + chance(-10, 10);
      return (
        leaf(sheet, CUP, { at, angle: out, length: size * 0.7 }) +
        leaf(sheet, VIOLET, {
          at: towards(at, out, size * 0.5),
          angle: out + chance(-24, 24),
          length: size * chance(0.6, 0.85),
        })
      );
    })
    .join('');
}

/** The flowers: a slender panicle with short side branches, buds at the tips. */
function panicle(sheet: Sheet, axis: Curve, length: number, seed: number): string {
  const chance = random(seed);
  const size = length * 0.062;
  const along = (curve: Curve, tufts: number, large: number): string =>
    Array.from({ length: tufts }, (_, i) => {
      const part = (i + 0.6) / tufts;
      const small = large * (1 - 0.62 * part);
      return part > 0.8
        ? leaf(sheet, CUP, { at: curve.at(part), angle: curve.angle(part), length: small * 1.3 })
        : tuft(sheet, curve.at(part), curve.angle(part), small, chance);
    })
      .reverse()
      .join('');
  let art = '';
  for (let i = 4; i >= 0; i -= 1) {
    const t = 0.04 + i * 0.115;
    for (const side of [-1, 1]) {
      const branch = arc(
        axis.at(t),
        axis.angle(t) + side * 46,
        length * (0.27 - i * 0.036) * chance(0.86, 1.1),
        -side * 30,
      );
      art += stem(sheet, branch, 1.8, 0.8, '#9c99a0', '#74718a') + along(branch, 5, size * 0.82);
    }
  }
  return stem(sheet, axis, 2.6, 0.6, '#a5a284', '#71705a') + art + along(axis, 19, size * 1.05);
}

/** The upper part of a curve. */
const above = (curve: Curve, from: number): Curve => ({
  at: (t) => curve.at(from + (1 - from) * t),
  angle: (t) => curve.angle(from + (1 - from) * t),
});

function nirgundiSprig(
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
  for (let i = 0; i < 4; i += 1) {
    const t = 0.16 + i * 0.155;
    for (const side of [-1, 1]) {
      const out = curve.angle(t) + side * (58 - i * 4) + chance(-5, 5);
      const petiole = arc(curve.at(t), out, length * (0.1 - i * 0.012), side * 12);
      art +=
        stem(sheet, petiole, 2.4, 1.8, '#a9b596', '#7c8b68') +
        palmate(sheet, petiole.at(1), petiole.angle(1), length * (0.24 - 0.026 * i), i < 2 ? 5 : 3);
    }
  }
  return (
    stem(sheet, curve, length * 0.009, 2, '#a5a284', '#71705a') +
    art +
    panicle(sheet, above(curve, 0.64), length * 0.42, seed)
  );
}

export const nirgundi: Plant = {
  latin: 'Vitex negundo',
  tint: '#e6e2ea',
  accent: '#5d5388',
  behind: (sheet) =>
    nirgundiSprig(sheet, [440, 640], -58, 500, -14, 5) +
    nirgundiSprig(sheet, [360, 640], -118, 610, 24, 2),
  before: (sheet) => contact(sheet, 214, 724, 74, 10) + palmate(sheet, [296, 712], 176, 128),
  study: (sheet) =>
    nirgundiSprig(sheet, [412, 660], -60, 540, -16, 3) +
    nirgundiSprig(sheet, [392, 660], -112, 600, 20, 8),
};
