import { arc, type Point } from '../../shapes/geometry.ts';
import { type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact, dots, petals, round, tones } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

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
function moringaLeaf(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  far = 0,
): string {
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
  return (
    art +
    sprig(sheet, {
      at: curve.at(0.9),
      angle: curve.angle(1),
      length: length * 0.2,
      style: MORINGA_LEAFLET,
      leaves: 3,
      leafLength: length * 0.09,
      thick: 1.6,
      seed,
      far,
    })
  );
}

const POD = tones('#7f9a4a', 0.9);
const pod = (from: Point, angle: number, length: number, bend: number): string =>
  round(
    arc(from, angle, length, bend),
    (t) => 8.5 * Math.min(1, t * 8, (1 - t) * 6 + 0.1) * (1 + 0.1 * Math.sin(t * 44)),
    POD,
    { steps: 24 },
  );

const CREAM: LeafStyle = {
  light: '#fdf8e4',
  dark: '#e8ddb8',
  vein: '#dccf9f',
  half: 0.24,
  base: 1,
  tip: 0.6,
  veins: 0,
};

export const moringa: Plant = {
  latin: 'Moringa oleifera',
  tint: '#e6edcd',
  accent: '#55802b',
  behind: (sheet) =>
    moringaLeaf(sheet, [440, 640], -54, 430, -26, 4, 0.1) +
    moringaLeaf(sheet, [366, 640], -116, 500, 22, 20),
  before: (sheet) =>
    contact(sheet, 620, 722, 96, 10) + pod([708, 706], 176, 190, -8) + pod([712, 722], 172, 206, 4),
  study: (sheet) =>
    pod([470, 150], 84, 470, -14) +
    pod([452, 150], 92, 500, 8) +
    moringaLeaf(sheet, [410, 640], -58, 540, -30, 3) +
    moringaLeaf(sheet, [392, 640], -114, 600, 24, 31) +
    [
      [300, 560],
      [262, 596],
      [330, 604],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          petals(sheet, { at: [x, y], size: 30, petals: 5, style: CREAM, start: i * 30 }) +
          dots([x, y], 7, [7, 7], 2.6, ['#dba834', '#c98d23'], i + 2),
      )
      .join(''),
};
