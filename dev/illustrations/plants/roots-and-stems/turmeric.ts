import { arc, bezier, mix, type Point, random } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact, petals, round, tones } from '../../shapes/parts.ts';
import { place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const TURMERIC_LEAF: LeafStyle = {
  light: '#86a94f',
  dark: '#527f38',
  vein: '#c9d98f',
  half: 0.125,
  base: 1.25,
  tip: 0.95,
  veins: 13,
  veinAngle: 26,
};
const RHIZOME = tones('#b9772c', 1.05);

/** The rhizome: a mother root, its fingers, and one finger cut to show the gold. */
function rhizome(sheet: Sheet, x: number, y: number, scale: number): string {
  const finger = (from: Point, angle: number, length: number, bend: number, half: number): string =>
    round(
      arc(from, angle, length, bend),
      (t) => half * (0.82 + 0.18 * Math.sin(t * 9)) * Math.min(1, (1 - t) * 5 + 0.25, t * 6 + 0.55),
      RHIZOME,
      { rings: Math.round(length / 13) },
    );
  const slice =
    tag('ellipse', { rx: 27, ry: 24, fill: '#8a5420' }) +
    tag('ellipse', {
      cx: -1,
      cy: -1,
      rx: 24,
      ry: 21,
      fill: sheet.radial([
        [0, '#f7a823'],
        [0.55, '#ee9014'],
        [0.6, '#d9780c'],
        [0.66, '#f09a1c'],
        [1, '#e2860f'],
      ]),
    }) +
    tag('ellipse', { cx: -6, cy: -7, rx: 10, ry: 6, fill: '#ffd37a', opacity: 0.5 });
  return place(
    contact(sheet, 6, 26, 118, 20) +
      finger([-30, 6], -158, 84, 34, 17) +
      finger([30, -4], -34, 82, -30, 16) +
      finger([-6, -6], -112, 66, 22, 15) +
      finger([-78, 12], 4, 156, -10, 27) +
      finger([10, 10], 32, 74, -44, 17) +
      finger([-34, 14], 146, 56, -40, 15) +
      place(slice, { x: 78, y: -2, turn: -16 }),
    { x, y, scale },
  );
}

/** The flower: a spike of pale cups with rose tips and small yellow mouths. */
function turmericFlower(sheet: Sheet, at: Point, height: number): string {
  const rows = 11;
  const chance = random(3);
  let art = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const part = row / (rows - 1);
    const rosy = Math.max(0, (part - 0.42) / 0.58);
    const bract: LeafStyle = {
      light: mix('#eef3d6', '#fbe4e0', rosy),
      dark: mix('#b9d08f', '#dd9aa6', rosy),
      vein: mix('#dbe8bd', '#f3c9cb', rosy),
      half: 0.36,
      base: 0.5,
      tip: 0.72,
      veins: 4,
      veinAngle: 20,
      veinWidth: 0.9,
    };
    const y = at[1] - height * (0.02 + 0.84 * part);
    const size = height * (0.25 - 0.07 * part);
    const fan = row % 2 === 0 ? [-58, 58, -22, 22] : [-74, 74, -40, 40, 0];
    for (const turn of fan) {
      const angle = -90 + turn * (1 - 0.45 * part) + chance(-3, 3);
      art += leaf(sheet, bract, {
        at: [at[0] + turn * height * 0.0007, y],
        angle,
        length: size,
        bend: turn * 0.5,
      });
    }
    if (row % 2 === 1 && part < 0.55) {
      for (const side of [-1, 1]) {
        const mouth: Point = [at[0] + side * size * 0.5, y - size * 0.5];
        art += petals(sheet, {
          at: mouth,
          size: height * 0.05,
          petals: 3,
          style: YELLOW_LIP,
          start: side * 30 - 90,
        });
      }
    }
  }
  return art;
}

const YELLOW_LIP: LeafStyle = {
  light: '#f8d85f',
  dark: '#e3ab25',
  vein: '#fbe9a4',
  half: 0.4,
  base: 0.8,
  tip: 0.5,
  veins: 0,
};

const turmericLeaf = (
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  far = 0,
): string => leaf(sheet, TURMERIC_LEAF, { at, angle, length, bend, turn: 0.86, far });

export const turmeric: Plant = {
  latin: 'Curcuma longa',
  tint: '#f6e3b8',
  accent: '#c07a17',
  behind: (sheet) =>
    turmericLeaf(sheet, [426, 640], -66, 520, 26, 0.25) +
    turmericLeaf(sheet, [374, 640], -112, 600, -20, 0.2) +
    turmericLeaf(sheet, [400, 640], -92, 600, 18, 0.1) +
    turmericLeaf(sheet, [364, 640], -134, 490, 34) +
    turmericLeaf(sheet, [436, 640], -44, 440, -34),
  before: (sheet) => rhizome(sheet, 196, 690, 0.92),
  study: (sheet) => {
    const foot: Point = [400, 560];
    return (
      turmericLeaf(sheet, foot, -112, 500, 22, 0.15) +
      turmericLeaf(sheet, foot, -66, 490, -24, 0.15) +
      turmericLeaf(sheet, foot, -134, 440, 30) +
      turmericLeaf(sheet, foot, -46, 430, -32) +
      stem(sheet, bezier(foot, [402, 480], [398, 440], [400, 380]), 9, 7, '#a8bd6d', '#6d8c42') +
      turmericFlower(sheet, [400, 420], 290) +
      turmericLeaf(sheet, foot, -160, 300, 40) +
      turmericLeaf(sheet, foot, -20, 290, -40) +
      rhizome(sheet, 400, 590, 1.35)
    );
  },
};
