import { arc, type Point, towards } from '../../shapes/geometry.ts';
import { type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact, dots, petals } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const HIBISCUS_LEAF: LeafStyle = {
  light: '#7d9f58',
  dark: '#446d3c',
  vein: '#c4d79c',
  half: 0.32,
  base: 0.6,
  tip: 0.9,
  veins: 5,
  teeth: { count: 8, depth: 0.03 },
};
const HIBISCUS_PETAL: LeafStyle = {
  light: '#dd5a48',
  dark: '#b32f2c',
  vein: '#f08a72',
  half: 0.46,
  base: 1.0,
  tip: 0.36,
  veins: 6,
  veinAngle: 24,
  wave: 0.035,
  veinWidth: 1.4,
};

function hibiscusFlower(sheet: Sheet, at: Point, size: number, start: number): string {
  const heart = sheet.radial([
    [0, '#5e0f1c', 0.95],
    [0.5, '#7d1723', 0.6],
    [1, '#7d1723', 0],
  ]);
  const column = arc(at, start + 24, size * 1.02, -14);
  const end = column.at(1);
  return (
    petals(sheet, { at, size, petals: 5, style: HIBISCUS_PETAL, start, open: 0.96 }) +
    tag('circle', { cx: n(at[0]), cy: n(at[1]), r: n(size * 0.4), fill: heart }) +
    stem(sheet, column, size * 0.035, size * 0.022, '#f3a07f', '#c7503f') +
    dots(column.at(0.78), 20, [size * 0.085, size * 0.1], size * 0.024, ['#f6cf55', '#e2a92d'], 5) +
    [-34, -12, 12, 34]
      .map((turn) => {
        const tip = towards(end, column.angle(1) + turn, size * 0.11);
        return (
          path(`M${end.map(n).join(' ')}L${tip.map(n).join(' ')}`, {
            stroke: '#c7503f',
            'stroke-width': 2.4,
          }) + tag('circle', { cx: n(tip[0]), cy: n(tip[1]), r: n(size * 0.028), fill: '#8f1c26' })
        );
      })
      .join('')
  );
}

const hibiscusSprig = (
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
    style: HIBISCUS_LEAF,
    leaves: 7,
    opposite: false,
    leafLength: length * 0.36,
    tipPart: 0.5,
    leafBend: 14,
    stemLight: '#a39368',
    stemDark: '#6f6442',
  });

export const hibiscus: Plant = {
  latin: 'Hibiscus rosa-sinensis',
  tint: '#f6dfd2',
  accent: '#a8342b',
  behind: (sheet) =>
    hibiscusSprig(sheet, [448, 640], -50, 430, -20, 4) +
    hibiscusSprig(sheet, [356, 640], -116, 520, 20, 7) +
    hibiscusFlower(sheet, [222, 250], 138, -96),
  before: (sheet) =>
    contact(sheet, 618, 738, 80, 14) +
    place(hibiscusFlower(sheet, [0, 0], 84, -120), { x: 618, y: 700 }),
  study: (sheet) =>
    hibiscusSprig(sheet, [400, 690], -60, 470, -30, 3) +
    hibiscusSprig(sheet, [400, 690], -124, 480, 30, 9) +
    hibiscusSprig(sheet, [400, 690], -92, 560, 4, 5) +
    hibiscusFlower(sheet, [396, 300], 232, -84),
};
