import { arc, type Curve, type Point, random } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { floret, spike } from '../spike.ts';

const NIRGUNDI_LEAFLET: LeafStyle = {
  light: '#8ea384',
  dark: '#587353',
  vein: '#d5dfc8',
  half: 0.13,
  base: 0.95,
  tip: 1.25,
  veins: 8,
};
const VIOLET = floret('#a79bd6', '#6a5ea6');
const VIOLET_CUP = floret('#8f92a8', '#62657f');

function hand(sheet: Sheet, at: Point, angle: number, length: number): string {
  return [
    [-74, 0.55],
    [74, 0.55],
    [-38, 0.82],
    [38, 0.82],
    [0, 1],
  ]
    .map(([turn = 0, share = 1]) =>
      leaf(sheet, NIRGUNDI_LEAFLET, {
        at,
        angle: angle + turn,
        length: length * share,
        bend: turn * 0.16,
      }),
    )
    .join('');
}

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
    const t = 0.14 + i * 0.17;
    for (const side of [-1, 1]) {
      const out = curve.angle(t) + side * (62 - i * 6) + chance(-5, 5);
      const petiole = arc(curve.at(t), out, length * 0.09, -side * 14);
      art +=
        stem(sheet, petiole, 2.4, 1.8, '#9aa886', '#6d7d5c') +
        hand(sheet, petiole.at(1), petiole.angle(1), length * (0.27 - 0.035 * i));
    }
  }
  const top: Curve = {
    at: (t) => curve.at(0.7 + 0.3 * t),
    angle: (t) => curve.angle(0.7 + 0.3 * t),
  };
  return (
    stem(sheet, curve, length * 0.01, 2, '#a5a284', '#71705a') +
    art +
    spike(sheet, top, 9, length * 0.075, VIOLET, VIOLET_CUP, seed)
  );
}

export const nirgundi: Plant = {
  latin: 'Vitex negundo',
  tint: '#e6e2ea',
  accent: '#5d5388',
  behind: (sheet) =>
    nirgundiSprig(sheet, [448, 640], -56, 460, -20, 5) +
    nirgundiSprig(sheet, [356, 640], -114, 600, 22, 2),
  before: (sheet) => contact(sheet, 222, 722, 74, 10) + hand(sheet, [292, 716], 178, 118),
  study: (sheet) =>
    nirgundiSprig(sheet, [406, 650], -64, 540, -22, 3) +
    nirgundiSprig(sheet, [394, 650], -114, 590, 22, 8) +
    spike(sheet, arc([404, 460], -88, 280, 6), 12, 44, VIOLET, VIOLET_CUP, 6),
};
