import { arc, type Point } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, dots, petals, seeds, tones } from '../../shapes/parts.ts';
import { n, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const FLAX_LEAF: LeafStyle = {
  light: '#8fae83',
  dark: '#5a8360',
  vein: '#cfe0c4',
  half: 0.085,
  base: 0.8,
  tip: 0.9,
  veins: 0,
  veinWidth: 0.8,
};
const FLAX_PETAL: LeafStyle = {
  light: '#8fb0e0',
  dark: '#5a80c4',
  vein: '#3f63a8',
  half: 0.42,
  base: 1.0,
  tip: 0.38,
  veins: 4,
  veinAngle: 18,
  veinWidth: 0.9,
};

function flaxFlower(sheet: Sheet, at: Point, size: number, start: number, open = 0.9): string {
  const eye = sheet.radial([
    [0, '#f6f4e8'],
    [0.5, '#dfe6f4', 0.8],
    [1, '#8fb0e0', 0],
  ]);
  return (
    petals(sheet, { at, size, petals: 5, style: FLAX_PETAL, start, open }) +
    tag('circle', { cx: n(at[0]), cy: n(at[1]), r: n(size * 0.3), fill: eye }) +
    dots(at, 5, [size * 0.12, size * 0.1], size * 0.05, ['#2f4f94', '#e5bb4a'], 2)
  );
}

function flaxStem(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const curve = arc(at, angle, length, bend);
  const end = curve.at(1);
  const branch = arc(
    curve.at(0.72),
    curve.angle(0.72) + (seed % 2 ? 34 : -34),
    length * 0.26,
    seed % 2 ? -30 : 30,
  );
  const capsule = branch.at(1);
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: FLAX_LEAF,
      leaves: 17,
      opposite: false,
      leafLength: length * 0.16,
      tipPart: 0.55,
      spread: [42, 34],
      leafBend: -16,
      terminal: false,
      thick: 3.2,
    }) +
    stem(sheet, branch, 2, 1.6, '#8fae83', '#5a8360') +
    (seed % 3 === 0
      ? flaxFlower(sheet, capsule, length * 0.075, seed * 17, 0.7)
      : ball(sheet, capsule, length * 0.026, tones('#b79a5c')) +
        leaf(sheet, FLAX_LEAF, { at: capsule, angle: branch.angle(1), length: length * 0.05 })) +
    flaxFlower(sheet, end, length * 0.105, seed * 23, 0.82)
  );
}

export const flax: Plant = {
  latin: 'Linum usitatissimum',
  tint: '#e3e8ea',
  accent: '#3f629a',
  behind: (sheet) =>
    [
      [-46, 400, -24, 3],
      [-66, 500, -10, 6],
      [-84, 590, 6, 5],
      [-104, 600, 10, 4],
      [-120, 520, 18, 9],
      [-138, 430, 30, 7],
    ]
      .map(([angle = 0, length = 0, bend = 0, seed = 0]) =>
        flaxStem(
          sheet,
          [400 + Math.cos((angle * Math.PI) / 180) * 60, 650],
          angle,
          length,
          bend,
          seed,
        ),
      )
      .join(''),
  before: (sheet) =>
    contact(sheet, 226, 718, 86, 12) +
    seeds(sheet, [226, 710], 46, [72, 17], [8.4, 4.4], tones('#8a5226'), 8),
  study: (sheet) =>
    [
      [-50, 470, -20, 3],
      [-72, 560, -8, 6],
      [-90, 600, 4, 9],
      [-108, 570, 10, 4],
      [-130, 480, 22, 12],
    ]
      .map(([angle = 0, length = 0, bend = 0, seed = 0]) =>
        flaxStem(sheet, [400, 640], angle, length, bend, seed),
      )
      .join('') + seeds(sheet, [400, 656], 60, [130, 20], [9, 4.8], tones('#8a5226'), 3),
};
