import { arc, type Point, towards } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { ball, contact, round, tones } from '../../shapes/parts.ts';
import { place, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const CLOVE_LEAF: LeafStyle = {
  light: '#7f9f57',
  dark: '#416a3a',
  vein: '#c8d8a0',
  half: 0.19,
  base: 0.9,
  tip: 1.15,
  veins: 9,
  veinAngle: 58,
};

function freshBud(sheet: Sheet, at: Point, angle: number, size: number): string {
  const end = towards(at, angle, size);
  return (
    round(arc(at, angle, size, 0), (t) => size * (0.1 + 0.09 * t), tones('#c98a6a', 0.8), {
      steps: 5,
    }) + ball(sheet, end, size * 0.24, tones('#e0b98a', 0.7))
  );
}

function budCluster(sheet: Sheet, at: Point, size: number): string {
  return [-150, -30, -120, -60, -90]
    .map((angle) => freshBud(sheet, towards(at, angle, size * 0.5), angle, size))
    .join('');
}

/** A dried clove: a nail with four points and a head. */
function driedClove(sheet: Sheet, x: number, y: number, size: number, turn: number): string {
  const brown = tones('#6b3a22', 0.9);
  const points = [-36, -12, 12, 36]
    .map((angle) =>
      round(
        arc([0, -size * 0.36], -90 + angle, size * 0.32, 0),
        (t) => size * 0.07 * (1 - t) + 0.4,
        brown,
        { steps: 4 },
      ),
    )
    .join('');
  return place(
    round(arc([0, size * 0.6], -90, size, 4), (t) => size * (0.065 + 0.06 * t), brown, {
      steps: 6,
    }) +
      points +
      ball(sheet, [0, -size * 0.5], size * 0.16, tones('#8a5230')),
    { x, y, turn },
  );
}

const clovesLying = (sheet: Sheet, x: number, y: number): string =>
  contact(sheet, x, y + 12, 84, 13) +
  [
    [-56, -4, 74],
    [-14, 6, 112],
    [34, -4, 66],
    [62, 10, 128],
    [-34, 16, 84],
    [16, 20, 96],
  ]
    .map(([dx = 0, dy = 0, turn = 0]) => driedClove(sheet, x + dx, y + dy, 40, turn))
    .join('');

function cloveTwig(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const end = arc(at, angle, length, bend).at(0.99);
  return (
    sprig(sheet, {
      at,
      angle,
      length,
      bend,
      seed,
      style: CLOVE_LEAF,
      leaves: 5,
      leafLength: length * 0.38,
      terminal: false,
      leafBend: 14,
      stemLight: '#b08466',
      stemDark: '#7d5640',
    }) + budCluster(sheet, end, length * 0.11)
  );
}

export const clove: Plant = {
  latin: 'Syzygium aromaticum',
  tint: '#f3e2d2',
  accent: '#85432a',
  behind: (sheet) =>
    cloveTwig(sheet, [440, 640], -56, 430, -16, 5) + cloveTwig(sheet, [362, 640], -114, 540, 20, 2),
  before: (sheet) => clovesLying(sheet, 230, 706),
  study: (sheet) =>
    cloveTwig(sheet, [408, 620], -58, 420, -16, 7) +
    cloveTwig(sheet, [392, 620], -122, 430, 16, 3) +
    cloveTwig(sheet, [400, 620], -90, 500, 4, 9) +
    place(clovesLying(sheet, 0, 0), { x: 400, y: 640, scale: 1.4 }),
};
