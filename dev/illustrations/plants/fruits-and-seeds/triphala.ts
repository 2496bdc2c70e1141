import { arc, type Point } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { ball, contact, round, tones } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import { amlaFruit } from './amla.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const TERMINALIA: LeafStyle = {
  light: '#a3b06a',
  dark: '#6c8546',
  vein: '#dbe0a8',
  half: 0.26,
  base: 0.95,
  tip: 0.75,
  veins: 8,
};

function haritaki(sheet: Sheet, at: Point, size: number, turn: number): string {
  const ribs = [-0.6, -0.2, 0.25, 0.62]
    .map(
      (k) =>
        `M${n(-size)} 0C${n(-size * 0.5)} ${n(k * size * 0.9)} ${n(size * 0.5)} ${n(k * size * 0.9)} ${n(size)} 0`,
    )
    .join('');
  return place(
    round(
      arc([-size, 0], 0, size * 2, 0),
      (t) => size * 0.56 * Math.sin(Math.PI * Math.min(1, 0.05 + t * 0.93)) ** 0.75,
      tones('#a58f3e', 1),
    ) +
      path(ribs, {
        fill: 'none',
        stroke: '#6e5a22',
        'stroke-width': n(size * 0.035),
        opacity: 0.55,
      }),
    { x: at[0], y: at[1], turn },
  );
}

const bibhitaki = (sheet: Sheet, at: Point, size: number): string =>
  ball(sheet, at, size, tones('#8d7558', 0.95), 0.96) +
  tag('ellipse', {
    cx: n(at[0]),
    cy: n(at[1] - size * 0.84),
    rx: n(size * 0.16),
    ry: n(size * 0.08),
    fill: '#54402a',
  });

const terminaliaTwig = (
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string =>
  sprig(sheet, {
    at,
    angle,
    length,
    bend,
    seed,
    style: TERMINALIA,
    leaves: 5,
    leafLength: length * 0.4,
    tipPart: 0.62,
    leafBend: 12,
    stemLight: '#b59a72',
    stemDark: '#8a6d4a',
  });

export const triphala: Plant = {
  latin: 'Emblica, Terminalia',
  tint: '#f0e5c9',
  accent: '#7e6126',
  behind: (sheet) =>
    terminaliaTwig(sheet, [444, 640], -52, 440, -18, 4) +
    terminaliaTwig(sheet, [360, 640], -116, 560, 22, 8),
  before: (sheet) =>
    contact(sheet, 212, 726, 110, 15) +
    amlaFruit(sheet, [156, 698], 35) +
    bibhitaki(sheet, [226, 700], 34) +
    haritaki(sheet, [272, 722], 40, -12),
  study: (sheet) =>
    terminaliaTwig(sheet, [404, 520], -54, 480, -24, 4) +
    terminaliaTwig(sheet, [396, 520], -126, 480, 24, 8) +
    terminaliaTwig(sheet, [400, 520], -90, 470, 4, 6) +
    contact(sheet, 400, 690, 260, 22) +
    amlaFruit(sheet, [236, 590], 92) +
    bibhitaki(sheet, [424, 588], 88) +
    haritaki(sheet, [586, 612], 92, -10),
};
