import { arc, type Point } from '../../shapes/geometry.ts';
import { type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, dots } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const AMLA_LEAFLET: LeafStyle = {
  light: '#9cb655',
  dark: '#64893a',
  vein: '#c8d68c',
  half: 0.2,
  base: 0.5,
  tip: 0.7,
  veins: 0,
  veinWidth: 0.7,
};

/** The fruit: pale green, almost glass, with the six lines by which everyone knows it. */
export function amlaFruit(sheet: Sheet, [x, y]: Point, r: number): string {
  const lines = [-0.92, -0.45, 0.05, 0.55, 0.95]
    .map(
      (k) =>
        `M0 ${n(-r * 0.86)}C${n(k * r * 0.9)} ${n(-r * 0.6)} ${n(k * r)} ${n(r * 0.5)} ${n(k * r * 0.3)} ${n(r * 0.9)}`,
    )
    .join('');
  return (
    ball(sheet, [x, y], r, { dark: '#8d9c38', body: '#c6cf74', light: '#f2f4c4' }, 0.93) +
    place(
      path(lines, { fill: 'none', stroke: '#eef0bb', 'stroke-width': n(r * 0.05), opacity: 0.8 }) +
        tag('ellipse', { cy: n(-r * 0.84), rx: n(r * 0.13), ry: n(r * 0.06), fill: '#7d7a34' }),
      { x, y },
    )
  );
}

function amlaTwig(
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
    style: AMLA_LEAFLET,
    leaves: 24,
    leafLength: length * 0.15,
    tipPart: 0.5,
    spread: [66, 50],
    leafBend: 4,
    bare: 0.06,
    thick: 2.6,
  });
}

export const amla: Plant = {
  latin: 'Phyllanthus emblica',
  tint: '#ecedcb',
  accent: '#75832a',
  behind: (sheet) =>
    amlaTwig(sheet, [440, 620], -28, 400, -40, 4, 0.12) +
    amlaTwig(sheet, [430, 620], -54, 520, -20, 6) +
    amlaTwig(sheet, [404, 620], -88, 580, 10, 9, 0.12) +
    amlaTwig(sheet, [380, 620], -112, 590, -24, 2) +
    amlaTwig(sheet, [360, 620], -138, 500, 30, 3) +
    amlaTwig(sheet, [352, 620], -160, 380, 44, 7, 0.12) +
    amlaFruit(sheet, [236, 330], 30) +
    amlaFruit(sheet, [272, 366], 26) +
    amlaFruit(sheet, [566, 352], 28),
  before: (sheet) =>
    contact(sheet, 228, 730, 92, 15) +
    amlaFruit(sheet, [262, 698], 37) +
    amlaFruit(sheet, [194, 704], 34) +
    amlaFruit(sheet, [226, 722], 30),
  study: (sheet) =>
    amlaTwig(sheet, [404, 110], 24, 420, 46, 4) +
    amlaTwig(sheet, [396, 110], 156, 420, -46, 6) +
    amlaTwig(sheet, [400, 170], 48, 470, 30, 9) +
    amlaTwig(sheet, [400, 170], 132, 470, -30, 2) +
    stem(sheet, arc([404, 60], 92, 320, -4), 10, 6, '#b59a72', '#8a6d4a') +
    amlaFruit(sheet, [350, 330], 62) +
    amlaFruit(sheet, [462, 350], 58) +
    amlaFruit(sheet, [404, 420], 68) +
    amlaTwig(sheet, [372, 440], 100, 250, -12, 8) +
    amlaTwig(sheet, [436, 440], 80, 250, 12, 5) +
    dots([400, 262], 16, [30, 22], 4, ['#e6dc9a', '#d3c874'], 3),
};
