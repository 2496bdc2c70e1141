import { arc, type Point, towards } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { dots, petals } from '../../shapes/parts.ts';
import { n, path, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const BRAHMI_LEAF: LeafStyle = {
  light: '#93b878',
  dark: '#588a57',
  vein: '#cfe3b6',
  half: 0.26,
  base: 1.15,
  tip: 0.5,
  veins: 0,
  veinWidth: 1,
};
const BRAHMI_PETAL: LeafStyle = {
  light: '#ffffff',
  dark: '#e2e0ee',
  vein: '#cfc6e0',
  half: 0.34,
  base: 0.9,
  tip: 0.5,
  veins: 0,
  veinWidth: 0.8,
};

function brahmiFlower(sheet: Sheet, at: Point, size: number, start: number): string {
  return (
    petals(sheet, { at, size, petals: 5, style: BRAHMI_PETAL, start, open: 0.86 }) +
    dots(at, 6, [size * 0.16, size * 0.14], size * 0.06, ['#d8b13e', '#8f7ab5'], 4)
  );
}

function brahmiStem(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const curve = arc(at, angle, length, bend);
  const flower = towards(curve.at(0.62), curve.angle(0.62) + 66, length * 0.14);
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: BRAHMI_LEAF,
      leaves: 8,
      leafLength: length * 0.2,
      tipPart: 0.6,
      spread: [62, 40],
      leafBend: 20,
      bare: 0.08,
      thick: 4,
      stemLight: '#b5bd84',
      stemDark: '#85905a',
    }) +
    path(`M${curve.at(0.62).map(n).join(' ')}L${flower.map(n).join(' ')}`, {
      stroke: '#8fa363',
      'stroke-width': 2.4,
    }) +
    brahmiFlower(sheet, flower, length * 0.075, seed * 20)
  );
}

export const brahmi: Plant = {
  latin: 'Bacopa monnieri',
  tint: '#e0ebe2',
  accent: '#3f7361',
  behind: (sheet) =>
    [
      [-40, 380, -24, 3],
      [-66, 490, -14, 6],
      [-94, 560, 10, 2],
      [-120, 500, 20, 8],
      [-144, 400, 30, 5],
    ]
      .map(([angle = 0, length = 0, bend = 0, seed = 0]) =>
        brahmiStem(
          sheet,
          [400 + Math.cos((angle * Math.PI) / 180) * 70, 650],
          angle,
          length,
          bend,
          seed,
        ),
      )
      .join(''),
  before: (sheet) => brahmiStem(sheet, [306, 722], 186, 190, 30, 7),
  study: (sheet) =>
    [
      [-30, 380, -34, 4],
      [-58, 500, -18, 6],
      [-88, 580, 6, 2],
      [-120, 520, 20, 9],
      [-148, 400, 36, 5],
    ]
      .map(([angle = 0, length = 0, bend = 0, seed = 0]) =>
        brahmiStem(sheet, [400, 660], angle, length, bend, seed),
      )
      .join(''),
};
