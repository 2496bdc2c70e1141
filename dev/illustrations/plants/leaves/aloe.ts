import { arc, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const ALOE: LeafStyle = {
  light: '#8fb98a',
  dark: '#4f8762',
  vein: '#a9cfa0',
  half: 0.085,
  base: 0.34,
  tip: 1.15,
  veins: 0,
  veinWidth: 0.4,
  teeth: { count: 15, depth: 0.009 },
};

function aloeLeaf(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  far = 0,
): string {
  const curve = arc(at, angle, length, bend);
  const chance = random(Math.round(angle * 7 + length));
  let flecks = '';
  for (let i = 0; i < 16; i += 1) {
    const t = chance(0.12, 0.72);
    const where = towards(
      curve.at(t),
      curve.angle(t) + 90,
      chance(-1, 1) * length * 0.05 * (1 - t),
    );
    flecks += tag('ellipse', {
      rx: n(length * 0.012),
      ry: n(length * 0.0035),
      fill: '#e2f0d4',
      opacity: 0.75,
      transform: `translate(${n(where[0])} ${n(where[1])})rotate(${Math.round(curve.angle(t))})`,
    });
  }
  return leaf(sheet, ALOE, { at, angle, length, bend, far }) + flecks;
}

/** A cut leaf: green rind around clear gel. */
function aloeCut(sheet: Sheet, x: number, y: number, scale: number): string {
  const gel = sheet.linear([
    [0, '#f1f8e2'],
    [0.5, '#d3e8c0'],
    [1, '#b4d6a4'],
  ]);
  return place(
    contact(sheet, 6, 22, 96, 13) +
      path('M-92 -6L72 -20Q96 -10 92 12L-78 26Q-100 14 -92 -6Z', { fill: '#4f8762' }) +
      path('M-86 -8L70 -20Q84 -14 84 -6L-80 8Q-92 2 -86 -8Z', { fill: '#8fb98a' }) +
      tag('ellipse', {
        cx: 84,
        cy: -2,
        rx: 13,
        ry: 19,
        fill: '#5d9668',
        transform: 'rotate(-6 84 -2)',
      }) +
      tag('ellipse', {
        cx: 85,
        cy: -2,
        rx: 10,
        ry: 15.5,
        fill: gel,
        transform: 'rotate(-6 85 -2)',
      }) +
      path('M82 -12Q78 -2 83 7', {
        stroke: '#ffffff',
        'stroke-width': 2.4,
        fill: 'none',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }),
    { x, y, scale },
  );
}

export const aloe: Plant = {
  latin: 'Aloe vera',
  tint: '#dfebdd',
  accent: '#3f7a58',
  behind: (sheet) =>
    aloeLeaf(sheet, [414, 650], -66, 560, -8, 0.14) +
    aloeLeaf(sheet, [384, 650], -104, 600, -12, 0.14) +
    aloeLeaf(sheet, [430, 650], -58, 500, 24, 0.08) +
    aloeLeaf(sheet, [370, 650], -122, 560, -20, 0.08) +
    aloeLeaf(sheet, [450, 660], -44, 480, 34) +
    aloeLeaf(sheet, [350, 660], -134, 500, -34) +
    aloeLeaf(sheet, [460, 656], -26, 360, 40) +
    aloeLeaf(sheet, [340, 656], -154, 370, -40),
  before: (sheet) => aloeCut(sheet, 214, 708, 0.9),
  study: (sheet) =>
    aloeLeaf(sheet, [400, 630], -90, 560, 4, 0.15) +
    aloeLeaf(sheet, [412, 630], -70, 530, 18, 0.08) +
    aloeLeaf(sheet, [388, 630], -110, 540, -18, 0.08) +
    aloeLeaf(sheet, [424, 630], -50, 480, 28) +
    aloeLeaf(sheet, [376, 630], -130, 490, -28) +
    aloeLeaf(sheet, [432, 632], -30, 400, 36) +
    aloeLeaf(sheet, [368, 632], -150, 400, -36) +
    aloeLeaf(sheet, [402, 640], -96, 380, -8) +
    aloeLeaf(sheet, [400, 640], -74, 330, 14) +
    aloeCut(sheet, 400, 650, 1.25),
};
