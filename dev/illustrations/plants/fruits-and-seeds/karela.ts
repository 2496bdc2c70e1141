import { arc, type Point, random, smooth, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, petals, round, tones } from '../../shapes/parts.ts';
import { n, path, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const KARELA_LOBE: LeafStyle = {
  light: '#95b659',
  dark: '#5b8a3c',
  vein: '#d2e29c',
  half: 0.26,
  base: 0.95,
  tip: 0.7,
  veins: 3,
  teeth: { count: 4, depth: 0.035 },
};

function karelaLeaf(sheet: Sheet, at: Point, angle: number, size: number): string {
  return [
    [-122, 0.56],
    [122, 0.56],
    [-64, 0.84],
    [64, 0.84],
    [0, 1],
  ]
    .map(([turn = 0, share = 1]) =>
      leaf(sheet, KARELA_LOBE, { at, angle: angle + turn, length: size * share }),
    )
    .join('');
}

/** The fruit: a spindle with rows of warts. */
function karelaFruit(from: Point, angle: number, length: number, bend: number): string {
  const curve = arc(from, angle, length, bend);
  const half = (t: number): number =>
    length * 0.155 * Math.sin(Math.PI * Math.min(1, 0.04 + t * 0.96)) ** 0.8;
  let warts = '';
  for (let i = 1; i < 17; i += 1) {
    const t = i / 17;
    for (const k of [-0.92, -0.52, -0.1, 0.34, 0.76]) {
      const at = towards(
        curve.at(t + (k > -0.2 && k < 0.5 ? 0.02 : 0)),
        curve.angle(t) + 90,
        k * half(t),
      );
      warts += tag('ellipse', {
        rx: n(length * 0.021),
        ry: n(length * 0.015),
        fill: k < 0 ? '#b9d07a' : '#6d9440',
        transform: `translate(${n(at[0])} ${n(at[1])})rotate(${Math.round(curve.angle(t))})`,
      });
    }
  }
  return round(curve, half, tones('#86ab4d'), { steps: 18 }) + warts;
}

function tendril(at: Point, angle: number, size: number, side: number): string {
  const points = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const start = towards(at, angle, size * t * 1.2);
    return towards(start, angle + side * t * 900, size * 0.22 * t);
  });
  return path(smooth(points), {
    fill: 'none',
    stroke: '#8fae58',
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
  });
}

const YELLOW: LeafStyle = {
  light: '#f6d250',
  dark: '#e0a92a',
  vein: '#fbe69a',
  half: 0.38,
  base: 0.9,
  tip: 0.45,
  veins: 2,
  veinAngle: 24,
  veinWidth: 0.9,
};
const jamun = (sheet: Sheet, x: number, y: number, r: number): string =>
  ball(sheet, [x, y], r, { dark: '#1f1030', body: '#3f2450', light: '#8f74a6' }, 1.2);

function karelaVine(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const curve = arc(at, angle, length, bend);
  const chance = random(seed);
  let art = stem(sheet, curve, 4.5, 2, '#a5bd6a', '#74954a');
  for (let i = 0; i < 4; i += 1) {
    const t = 0.22 + i * 0.24;
    const side = (i + seed) % 2 === 0 ? 1 : -1;
    const petiole = arc(curve.at(t), curve.angle(t) + side * 60, length * 0.12, -side * 20);
    art +=
      tendril(curve.at(t), curve.angle(t) - side * 50, length * 0.16, side) +
      stem(sheet, petiole, 2.6, 2, '#a5bd6a', '#74954a') +
      karelaLeaf(
        sheet,
        petiole.at(1),
        petiole.angle(1) + chance(-10, 10),
        length * (0.23 - i * 0.025),
      );
    if (i % 2 === 1)
      art += petals(sheet, {
        at: towards(curve.at(t), curve.angle(t) - side * 70, length * 0.07),
        size: length * 0.055,
        petals: 5,
        style: YELLOW,
        start: i * 20,
      });
  }
  return art;
}

export const karela: Plant = {
  latin: 'Momordica charantia',
  tint: '#e6ecd0',
  accent: '#54752c',
  behind: (sheet) =>
    karelaVine(sheet, [444, 640], -52, 470, -20, 5) +
    karelaVine(sheet, [362, 640], -116, 570, 24, 2) +
    karelaFruit([214, 330], 96, 190, 14),
  before: (sheet) =>
    contact(sheet, 210, 722, 100, 14) +
    karelaFruit([120, 712], -8, 190, 12) +
    contact(sheet, 606, 722, 56, 10) +
    jamun(sheet, 590, 700, 20) +
    jamun(sheet, 626, 704, 19),
  study: (sheet) =>
    karelaVine(sheet, [400, 90], 40, 500, 50, 4) +
    karelaVine(sheet, [400, 90], 140, 520, -50, 7) +
    stem(sheet, arc([400, 90], 92, 130, 0), 4, 3, '#a5bd6a', '#74954a') +
    karelaFruit([402, 200], 90, 400, 6) +
    jamun(sheet, 236, 640, 32) +
    jamun(sheet, 288, 652, 30) +
    jamun(sheet, 560, 648, 31),
};
