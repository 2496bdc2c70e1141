import { arc, type Point } from '../../shapes/geometry.ts';
import { type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact, dots, petals } from '../../shapes/parts.ts';
import { n, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const BHRINGRAJ_LEAF: LeafStyle = {
  light: '#82a061',
  dark: '#4c7144',
  vein: '#c4d6a2',
  half: 0.14,
  base: 0.8,
  tip: 1.15,
  veins: 5,
};
const RAY: LeafStyle = {
  light: '#fffdf4',
  dark: '#eae5d4',
  vein: '#e2dcc6',
  half: 0.14,
  base: 0.8,
  tip: 0.5,
  veins: 0,
};

function daisy(sheet: Sheet, at: Point, size: number, open = 0.8): string {
  return (
    petals(sheet, { at, size, petals: 18, style: RAY, open }) +
    tag('ellipse', {
      cx: n(at[0]),
      cy: n(at[1]),
      rx: n(size * 0.42),
      ry: n(size * 0.42 * open),
      fill: '#dfe0a4',
    }) +
    dots(
      at,
      18,
      [size * 0.34, size * 0.34 * open],
      size * 0.05,
      ['#b9b45a', '#8f9a48', '#f2f0c8'],
      6,
    )
  );
}

function bhringrajSprig(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const curve = arc(at, angle, length, bend);
  const flowers = [
    [0.5, 1],
    [0.72, -1],
    [0.9, 1],
  ]
    .map(([t = 0, side = 1], i) => {
      const stalk = arc(curve.at(t), curve.angle(t) + side * 40, length * 0.17, -side * 26);
      return (
        stem(sheet, stalk, 2, 1.6, '#9a8a74', '#6b5a4c') +
        daisy(sheet, stalk.at(1), length * (0.07 - i * 0.008), 0.74 + 0.1 * i)
      );
    })
    .join('');
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: BHRINGRAJ_LEAF,
      leaves: 7,
      leafLength: length * 0.3,
      tipPart: 0.4,
      spread: [62, 42],
      leafBend: 18,
      stemLight: '#a3806c',
      stemDark: '#6e4f44',
    }) + flowers
  );
}

export const bhringraj: Plant = {
  latin: 'Eclipta prostrata',
  tint: '#e4ebd8',
  accent: '#3f6136',
  behind: (sheet) =>
    bhringrajSprig(sheet, [446, 640], -56, 450, -18, 4) +
    bhringrajSprig(sheet, [356, 640], -114, 590, 22, 9),
  before: (sheet) =>
    contact(sheet, 230, 728, 60, 10) +
    daisy(sheet, [220, 708], 36, 0.62) +
    daisy(sheet, [278, 724], 26, 0.6),
  study: (sheet) =>
    bhringrajSprig(sheet, [406, 650], -58, 500, -20, 3) +
    bhringrajSprig(sheet, [394, 650], -122, 510, 22, 7) +
    bhringrajSprig(sheet, [400, 650], -90, 600, 6, 5),
};
