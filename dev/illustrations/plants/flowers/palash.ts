import { arc, mix, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import { n, path, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const LEAFLET: LeafStyle = {
  light: '#8fae62',
  dark: '#567a3c',
  vein: '#d7e2b4',
  half: 0.4,
  base: 0.75,
  tip: 0.6,
  veins: 6,
};
const petal = (light: string, dark: string, half: number): LeafStyle => ({
  light,
  dark,
  vein: mix(light, '#fff0d0', 0.4),
  half,
  base: 0.7,
  tip: 0.9,
  veins: 0,
  veinWidth: 0.8,
});
const STANDARD = petal('#f79a4a', '#dd6420', 0.3);
const WING = petal('#ef7a2c', '#c84f16', 0.2);
const KEEL = petal('#f38a3a', '#d2581a', 0.24);
const CUP = petal('#5b5138', '#332c20', 0.46);

/** One flower: a dark cup, a petal bent back, and the keel curved like a parrot's beak. */
function flower(sheet: Sheet, at: Point, angle: number, size: number, side: 1 | -1): string {
  const mouth = towards(at, angle, size * 0.2);
  return (
    leaf(sheet, STANDARD, {
      at: mouth,
      angle: angle - side * 34,
      length: size * 0.8,
      bend: -side * 56,
    }) +
    leaf(sheet, WING, {
      at: mouth,
      angle: angle + side * 4,
      length: size * 0.64,
      bend: side * 24,
    }) +
    leaf(sheet, KEEL, {
      at: mouth,
      angle: angle + side * 12,
      length: size * 0.95,
      bend: side * 78,
    }) +
    leaf(sheet, CUP, { at, angle, length: size * 0.36 })
  );
}

/** A dark twig crowded with flowers towards its tip, buds at the end. */
function twig(
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
  for (let i = 10; i >= 0; i -= 1) {
    const part = i / 10;
    const t = 0.34 + part * 0.62;
    const side = i % 2 === 0 ? 1 : -1;
    const out = curve.angle(t) + side * (62 - part * 26) + chance(-8, 8);
    const foot = towards(curve.at(t), out, 10);
    art +=
      part > 0.86
        ? leaf(sheet, CUP, { at: foot, angle: out, length: 26 })
        : flower(sheet, foot, out, (108 - part * 44) * chance(0.92, 1.06), side);
  }
  return stem(sheet, curve, length * 0.012, 3, '#8a7a5c', '#4d4230') + art;
}

/** The leaf: three round leaflets on one stalk. */
function trifoliate(sheet: Sheet, at: Point, angle: number, length: number): string {
  const stalk = arc(at, angle, length * 0.5, 8);
  const end = stalk.at(1);
  return (
    stem(sheet, stalk, 3.4, 2.4, '#a5ad78', '#6d7a48') +
    leaf(sheet, LEAFLET, {
      at: stalk.at(0.8),
      angle: angle - 74,
      length: length * 0.62,
      bend: 10,
    }) +
    leaf(sheet, LEAFLET, {
      at: stalk.at(0.8),
      angle: angle + 74,
      length: length * 0.62,
      bend: -10,
    }) +
    leaf(sheet, LEAFLET, { at: end, angle: angle + 4, length: length * 0.72 })
  );
}

/** A piece of comb lying on the table: cells of wax, most of them full of honey. */
function comb(sheet: Sheet, [x, y]: Point, cell: number): string {
  const rows = [3, 4, 5, 4];
  const flat = 0.52;
  const chance = random(9);
  const cells = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column): Point => [
      x + (column - (count - 1) / 2) * cell * 1.74,
      y + (row - 1.5) * cell * 1.5 * flat,
    ]),
  );
  const hexagon = ([cx, cy]: Point, r: number): string =>
    `M${[30, 90, 150, 210, 270, 330]
      .map((turn) => {
        const radians = (turn * Math.PI) / 180;
        return `${n(cx + Math.cos(radians) * r)} ${n(cy + Math.sin(radians) * r * flat)}`;
      })
      .join('L')}Z`;
  const honey = sheet.linear([
    [0, '#a9620c'],
    [0.55, '#dd921c'],
    [1, '#ffd267'],
  ]);
  const shifted = cells.map(([cx, cy]): Point => [cx, cy + cell * 0.5]);
  return (
    contact(sheet, x, y + cell * 1.5, cell * 4.4, cell * 1.1) +
    shifted.map((at) => path(hexagon(at, cell * 1.06), { fill: '#b57a1e' })).join('') +
    cells.map((at) => path(hexagon(at, cell * 1.06), { fill: '#f3cf7a' })).join('') +
    cells
      .map((at) => path(hexagon(at, cell * 0.8), { fill: chance() > 0.14 ? honey : '#c99a48' }))
      .join('') +
    cells
      .map(([cx, cy]) =>
        path(
          `M${n(cx - cell * 0.4)} ${n(cy - cell * 0.12)}q${n(cell * 0.3)} ${n(-cell * 0.2)} ${n(cell * 0.6)} ${n(-cell * 0.12)}`,
          {
            fill: 'none',
            stroke: '#fff3cf',
            'stroke-width': 2,
            'stroke-linecap': 'round',
            opacity: 0.75,
          },
        ),
      )
      .join('')
  );
}

export const palash: Plant = {
  latin: 'Butea monosperma',
  tint: '#f7e0bc',
  accent: '#a85b14',
  behind: (sheet) =>
    trifoliate(sheet, [520, 560], -14, 190) +
    trifoliate(sheet, [290, 600], -168, 200) +
    twig(sheet, [440, 640], -58, 450, -16, 4) +
    twig(sheet, [350, 640], -112, 590, 18, 7),
  before: (sheet) => comb(sheet, [196, 708], 25),
  study: (sheet) =>
    trifoliate(sheet, [462, 560], -4, 210) +
    trifoliate(sheet, [376, 560], -176, 220) +
    twig(sheet, [400, 660], -62, 480, -20, 5) +
    twig(sheet, [392, 660], -102, 620, 12, 2),
};
