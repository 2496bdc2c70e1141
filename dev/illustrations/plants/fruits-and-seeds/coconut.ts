import { type Point, random, towards } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const FROND: LeafStyle = {
  light: '#8faa55',
  dark: '#557c3c',
  vein: '#d3dd9c',
  half: 0.05,
  base: 0.5,
  tip: 0.8,
  veins: 0,
  veinWidth: 1.2,
};

const frond = (
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  far = 0,
): string =>
  sprig(sheet, {
    at,
    angle,
    length,
    bend,
    seed,
    far,
    style: FROND,
    leaves: 20,
    leafLength: length * 0.38,
    tipPart: 0.34,
    spread: [58, 30],
    leafBend: 30,
    bare: 0.1,
    thick: 5,
  });

/** Half a coconut: husk, shell, white meat. */
function coconutHalf(sheet: Sheet, x: number, y: number, r: number): string {
  const chance = random(5);
  const fibres = Array.from({ length: 40 }, () => {
    const a = chance(8, 172);
    const p = towards([0, 0], a, r * chance(0.8, 0.98));
    const q = towards([0, 0], a + chance(-5, 5), r * 0.6);
    return `M${n(p[0])} ${n(p[1] * 0.98)}L${n(q[0])} ${n(q[1])}`;
  }).join('');
  return place(
    contact(sheet, 0, r * 0.94, r * 1.05, r * 0.2) +
      path(`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 0 ${n(r)} 0Z`, {
        fill: sheet.across([
          [0, '#6b4526'],
          [0.3, '#9c6c40'],
          [1, '#4a2c16'],
        ]),
      }) +
      path(fibres, { stroke: '#c79a68', 'stroke-width': 1.4, opacity: 0.5 }) +
      tag('ellipse', { rx: n(r), ry: n(r * 0.34), fill: '#5a371d' }) +
      tag('ellipse', { rx: n(r * 0.93), ry: n(r * 0.3), fill: '#fffaf0' }) +
      tag('ellipse', {
        cy: n(r * 0.03),
        rx: n(r * 0.74),
        ry: n(r * 0.22),
        fill: sheet.linear([
          [0, '#cfc4ad'],
          [1, '#f6efe0'],
        ]),
      }),
    { x, y },
  );
}

export const coconut: Plant = {
  latin: 'Cocos nucifera',
  tint: '#f0e8d6',
  accent: '#6d5439',
  behind: (sheet) =>
    frond(sheet, [460, 660], -40, 480, -34, 4, 0.1) +
    frond(sheet, [420, 660], -72, 600, 24, 7, 0.15) +
    frond(sheet, [380, 660], -106, 620, -22, 3) +
    frond(sheet, [350, 660], -142, 500, 34, 9),
  before: (sheet) => coconutHalf(sheet, 206, 676, 68),
  study: (sheet) =>
    frond(sheet, [408, 560], -44, 480, -34, 4) +
    frond(sheet, [392, 560], -136, 480, 34, 8) +
    frond(sheet, [404, 560], -74, 520, 16, 2, 0.08) +
    frond(sheet, [396, 560], -108, 520, -16, 6) +
    coconutHalf(sheet, 312, 570, 108) +
    coconutHalf(sheet, 506, 592, 92),
};
