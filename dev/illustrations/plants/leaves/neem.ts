import { arc, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, petals, tones } from '../../shapes/parts.ts';
import { n, path, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const WHITE: LeafStyle = {
  light: '#fffdf5',
  dark: '#e9e4d2',
  vein: '#dcd6c0',
  half: 0.22,
  base: 0.9,
  tip: 0.7,
  veins: 0,
};

const NEEM_LEAFLET: LeafStyle = {
  light: '#8bb04e',
  dark: '#4d7f35',
  vein: '#d3e3a0',
  half: 0.165,
  base: 0.7,
  tip: 1.25,
  veins: 7,
  skew: 0.22,
  teeth: { count: 9, depth: 0.016 },
};

function neemLeaf(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  far = 0,
): string {
  return sprig(sheet, {
    at,
    angle,
    length,
    bend,
    seed,
    far,
    style: NEEM_LEAFLET,
    leaves: 8,
    leafLength: length * 0.34,
    tipPart: 0.62,
    spread: [72, 44],
    leafBend: 30,
    thick: 3.4,
  });
}

function neemFlowers(sheet: Sheet, at: Point, angle: number, length: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, 20);
  let art = stem(sheet, curve, 2.4, 1, '#a9bd6d', '#7d9a4c');
  for (let i = 0; i < 11; i += 1) {
    const t = 0.25 + i * 0.07;
    const side = i % 2 === 0 ? 1 : -1;
    const end = towards(curve.at(t), curve.angle(t) + side * 58, length * 0.2 * (1.1 - t * 0.7));
    art += path(`M${curve.at(t).map(n).join(' ')}L${end.map(n).join(' ')}`, {
      stroke: '#93ab5c',
      'stroke-width': 1.4,
    });
    art += petals(sheet, {
      at: end,
      size: length * 0.062,
      petals: 5,
      style: WHITE,
      start: chance(0, 72),
    });
    art += tag('circle', { cx: n(end[0]), cy: n(end[1]), r: n(length * 0.014), fill: '#dcae3a' });
  }
  return art;
}

const NEEM_FRUIT = tones('#b5b73f', 0.9);
const neemFruit = (sheet: Sheet, x: number, y: number, r: number): string =>
  contact(sheet, x, y + r * 1.1, r * 1.2) + ball(sheet, [x, y], r, NEEM_FRUIT, 1.25);

export const neem: Plant = {
  latin: 'Azadirachta indica',
  tint: '#e4ecd0',
  accent: '#4d7a2c',
  behind: (sheet) =>
    neemLeaf(sheet, [450, 630], -48, 440, -34, 6, 0.12) +
    neemLeaf(sheet, [402, 630], -86, 520, 18, 3, 0.12) +
    neemLeaf(sheet, [356, 630], -126, 490, 42, 9),
  before: (sheet) =>
    neemFruit(sheet, 244, 700, 17) +
    neemFruit(sheet, 214, 716, 17) +
    leaf(sheet, NEEM_LEAFLET, { at: [300, 724], angle: 176, length: 96, bend: -16 }),
  study: (sheet) =>
    neemLeaf(sheet, [404, 660], -58, 560, -36, 4, 0.06) +
    neemLeaf(sheet, [396, 660], -122, 580, 38, 2) +
    neemLeaf(sheet, [400, 660], -92, 600, 10, 7) +
    neemFlowers(sheet, [420, 600], -34, 250, 5) +
    neemFlowers(sheet, [382, 610], -150, 240, 8) +
    ball(sheet, [330, 640], 19, NEEM_FRUIT, 1.25) +
    ball(sheet, [296, 622], 18, NEEM_FRUIT, 1.25) +
    ball(sheet, [474, 644], 19, NEEM_FRUIT, 1.25),
};
