import { arc, type Point, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle } from '../../shapes/leaf.ts';
import { contact, round, seeds, tones } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const SESAME_LEAF: LeafStyle = {
  light: '#9db467',
  dark: '#668a45',
  vein: '#d8e2a8',
  half: 0.15,
  base: 0.9,
  tip: 1.2,
  veins: 6,
};
const BELL: LeafStyle = {
  light: '#fdf3f0',
  dark: '#e3bccb',
  vein: '#cf97b0',
  half: 0.3,
  base: 0.75,
  tip: 0.32,
  veins: 3,
  veinAngle: 14,
  veinWidth: 0.8,
};

/** A hanging bell with two lobes at its mouth. */
function bell(sheet: Sheet, at: Point, angle: number, size: number): string {
  const mouth = towards(at, angle, size * 0.86);
  const lobe = (turn: number): string =>
    leaf(sheet, BELL, { at: mouth, angle: angle + turn, length: size * 0.36 });
  return leaf(sheet, BELL, { at, angle, length: size }) + lobe(-48) + lobe(44) + lobe(0);
}

function sesameStalk(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const curve = arc(at, angle, length, bend);
  let extra = '';
  for (let i = 0; i < 7; i += 1) {
    const t = 0.26 + i * 0.095;
    for (const side of [-1, 1]) {
      const where = curve.at(t);
      if (i < 4)
        extra += round(
          arc(where, curve.angle(t) + side * 24, length * 0.085, -side * 8),
          (k) => length * 0.014 * Math.min(1, k * 6 + 0.4, (1 - k) * 5 + 0.15),
          tones('#a3a95a', 0.8),
          { rings: 0, steps: 8 },
        );
      else extra += bell(sheet, where, curve.angle(t) + side * 104, length * 0.098);
    }
  }
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: SESAME_LEAF,
      leaves: 8,
      leafLength: length * 0.27,
      tipPart: 0.4,
      spread: [66, 44],
      leafBend: 22,
    }) + extra
  );
}

const sesameSeeds = (sheet: Sheet, at: Point, count: number, spread: Point): string =>
  seeds(sheet, at, count, spread, [5.6, 3.4], tones('#e8d5a8', 0.9), 5);

export const sesame: Plant = {
  latin: 'Sesamum indicum',
  tint: '#f2e7cc',
  accent: '#977028',
  behind: (sheet) =>
    sesameStalk(sheet, [446, 640], -58, 440, -16, 5) +
    sesameStalk(sheet, [356, 640], -112, 540, 18, 2),
  before: (sheet) =>
    contact(sheet, 222, 716, 84, 12) + sesameSeeds(sheet, [222, 708], 80, [72, 15]),
  study: (sheet) =>
    sesameStalk(sheet, [404, 640], -62, 500, -20, 3) +
    sesameStalk(sheet, [396, 640], -118, 510, 20, 8) +
    sesameStalk(sheet, [400, 640], -90, 590, 3, 6) +
    contact(sheet, 400, 674, 170, 18) +
    sesameSeeds(sheet, [400, 664], 150, [150, 20]),
};
