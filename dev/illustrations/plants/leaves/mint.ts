import type { Point } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig, type Sprig } from '../sprig.ts';

const MINT_LEAF: LeafStyle = {
  light: '#7fb077',
  dark: '#3f7d54',
  vein: '#c6e2b8',
  half: 0.3,
  base: 0.6,
  tip: 0.85,
  veins: 6,
  teeth: { count: 9, depth: 0.022 },
};
const mintSprig = (
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  extra: Partial<Sprig> = {},
): string =>
  sprig(sheet, {
    at,
    angle,
    length,
    bend,
    seed,
    style: MINT_LEAF,
    leaves: 6,
    leafLength: length * 0.33,
    tipPart: 0.4,
    spread: [70, 46],
    leafBend: 14,
    stemLight: '#9aa67a',
    stemDark: '#6c6a52',
    ...extra,
  });

export const mint: Plant = {
  latin: 'Mentha arvensis',
  tint: '#dfecdb',
  accent: '#33734f',
  behind: (sheet) =>
    mintSprig(sheet, [446, 640], -54, 420, -18, 4) +
    mintSprig(sheet, [404, 640], -86, 560, 8, 7) +
    mintSprig(sheet, [356, 640], -124, 480, 24, 2),
  before: (sheet) =>
    contact(sheet, 226, 726, 72, 12) +
    leaf(sheet, MINT_LEAF, { at: [280, 716], angle: 200, length: 88, bend: 14 }) +
    leaf(sheet, MINT_LEAF, { at: [284, 716], angle: 160, length: 96, bend: -12 }),
  study: (sheet) =>
    mintSprig(sheet, [410, 650], -56, 480, -22, 4) +
    mintSprig(sheet, [390, 650], -124, 500, 24, 8) +
    mintSprig(sheet, [400, 660], -90, 600, 4, 5),
};
