import { arc, bezier, mix, random, towards, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, petals, round, tones } from '../parts.ts';
import { n, path, place, tag, type Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';

/* ---------- turmeric ---------- */

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
      art += leaf(sheet, bract, { at: [at[0] + turn * height * 0.0007, y], angle, length: size, bend: turn * 0.5 });
    }
    if (row % 2 === 1 && part < 0.55) {
      for (const side of [-1, 1]) {
        const mouth: Point = [at[0] + side * size * 0.5, y - size * 0.5];
        art += petals(sheet, { at: mouth, size: height * 0.05, petals: 3, style: YELLOW_LIP, start: side * 30 - 90 });
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

const turmericLeaf = (sheet: Sheet, at: Point, angle: number, length: number, bend: number, far = 0): string =>
  leaf(sheet, TURMERIC_LEAF, { at, angle, length, bend, turn: 0.86, far });

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

/* ---------- ashwagandha ---------- */

const WITHANIA_LEAF: LeafStyle = {
  light: '#93a573',
  dark: '#64804f',
  vein: '#d2dab0',
  half: 0.27,
  base: 0.75,
  tip: 0.95,
  veins: 6,
  wave: 0.02,
};
const ROOT = tones('#d0ad7c', 0.95);

/** A bundle of dried roots, tied in the middle when it is asked for. */
function roots(sheet: Sheet, x: number, y: number, scale: number): string {
  const one = (from: Point, angle: number, length: number, bend: number, half: number): string =>
    round(arc(from, angle, length, bend), (t) => half * (1 - t * 0.82), ROOT, { rings: 5 });
  return place(
    contact(sheet, 4, 24, 128, 18) +
      one([-118, 12], -9, 236, 12, 13) +
      one([-122, 0], 2, 230, -8, 12) +
      one([-112, -8], 8, 226, -12, 11) +
      one([-116, 18], -3, 240, 4, 14) +
      path('M-24 -19Q-17 4 -22 34M-17 -19Q-10 4 -15 34M-10 -19Q-3 4 -8 34', {
        fill: 'none',
        stroke: '#7a4a25',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    { x, y, scale },
  );
}

/** A berry in the open star of its calyx, on a short stalk. */
function berry(sheet: Sheet, from: Point, angle: number, size: number): string {
  const calyx: LeafStyle = {
    light: '#dcc98e',
    dark: '#b39a58',
    vein: '#efe2b4',
    half: 0.3,
    base: 0.6,
    tip: 0.9,
    veins: 0,
    veinWidth: 0.6,
  };
  const at = towards(from, angle, size * 1.5);
  return (
    path(`M${n(from[0])} ${n(from[1])}L${n(at[0])} ${n(at[1])}`, { stroke: '#93a05f', 'stroke-width': n(size * 0.16) }) +
    petals(sheet, { at, size: size * 1.5, petals: 5, style: calyx, start: angle + 36 }) +
    ball(sheet, at, size * 0.78, { dark: '#8f1f10', body: '#d63d1c', light: '#ff9d73' })
  );
}

function withania(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  let art = '';
  let front = '';
  for (let i = 0; i < 6; i += 1) {
    const t = 0.2 + i * 0.145;
    const side = i % 2 === 0 ? 1 : -1;
    const size = length * (0.36 - 0.14 * (i / 5)) * chance(0.94, 1.06);
    const where = curve.at(t);
    const drawn = leaf(sheet, WITHANIA_LEAF, {
      at: where,
      angle: curve.angle(t) + side * (64 - i * 4),
      length: size,
      bend: -side * 20,
      turn: chance(0.75, 1),
    });
    const small = leaf(sheet, WITHANIA_LEAF, {
      at: where,
      angle: curve.angle(t) - side * (58 - i * 4),
      length: size * 0.66,
      bend: side * 24,
      turn: 0.8,
    });
    art += small;
    front += drawn;
    if (i > 0 && i < 5) {
      const out = curve.angle(t) + side * 150;
      front += berry(sheet, where, out + chance(-8, 8), length * 0.027);
      front += berry(sheet, where, out - side * 62, length * 0.023);
    }
  }
  const tip = leaf(sheet, WITHANIA_LEAF, { at: curve.at(0.98), angle: curve.angle(1), length: length * 0.2 });
  return art + stem(sheet, curve, length * 0.013, length * 0.006, '#a9b384', '#6d8050') + tip + front;
}

export const ashwagandha: Plant = {
  latin: 'Withania somnifera',
  tint: '#f3e0c8',
  accent: '#a4532c',
  behind: (sheet) =>
    withania(sheet, [446, 640], -58, 440, -16, 11) + withania(sheet, [356, 640], -116, 560, 20, 4),
  before: (sheet) => roots(sheet, 604, 706, 0.86) +
    contact(sheet, 214, 716, 40, 8) +
    berry(sheet, [190, 676], 60, 19) +
    berry(sheet, [262, 690], 120, 16),
  study: (sheet) =>
    withania(sheet, [404, 600], -48, 400, -24, 11) +
    withania(sheet, [396, 600], -134, 410, 26, 5) +
    withania(sheet, [400, 640], -88, 560, -8, 21) +
    round(bezier([400, 620], [404, 660], [388, 690], [392, 720]), (t) => 11 * (1 - t), ROOT) +
    roots(sheet, 400, 650, 1.25),
};

/* ---------- shatavari ---------- */

const TUBER = tones('#e2cfa6', 0.9);

/** Feathery branches of needles, finer than any leaf. */
function feather(at: Point, angle: number, length: number, bend: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  let light = '';
  let dark = '';
  for (let i = 0; i < 20; i += 1) {
    const t = 0.12 + i * 0.044;
    const side = i % 2 === 0 ? 1 : -1;
    const size = length * 0.3 * Math.sin(Math.PI * Math.min(0.96, t * 0.8 + 0.16)) * chance(0.85, 1.1);
    const twig = arc(curve.at(t), curve.angle(t) + side * chance(38, 54), size, -side * 20);
    const points = [0, 0.33, 0.66, 1].map((part) => twig.at(part));
    dark += `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
    for (let j = 1; j <= 9; j += 1) {
      const part = j / 9.4;
      const [px, py] = twig.at(part);
      for (const turn of [-42, 40]) {
        const needle = arc([px, py], twig.angle(part) + turn, size * 0.24 * (1.15 - part * 0.6), 8).at(1);
        const line = `M${n(px)} ${n(py)}L${n(needle[0])} ${n(needle[1])}`;
        if (turn < 0) light += line;
        else dark += line;
      }
    }
  }
  const stroke = { fill: 'none', 'stroke-width': 2.2, 'stroke-linecap': 'round' };
  return (
    path(dark, { ...stroke, stroke: '#5d8038' }) +
    path(light, { ...stroke, stroke: '#94b05a' }) +
    path(`M${[0, 0.25, 0.5, 0.75, 1].map((t) => curve.at(t).map(n).join(' ')).join('L')}`, {
      ...stroke,
      stroke: '#6d8a45',
      'stroke-width': 4.5,
    })
  );
}

function tubers(sheet: Sheet, x: number, y: number, scale: number): string {
  const one = (from: Point, angle: number, length: number, bend: number): string =>
    round(arc(from, angle, length, bend), (t) => 17 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.7, TUBER, {
      rings: 3,
    });
  return place(
    contact(sheet, 0, 24, 112, 17) +
      one([-104, 2], 4, 180, 10) +
      one([-92, -14], 14, 176, -22) +
      one([-98, 14], -5, 200, 6),
    { x, y, scale },
  );
}

export const shatavari: Plant = {
  latin: 'Asparagus racemosus',
  tint: '#e9eccf',
  accent: '#6c8235',
  behind: (sheet) =>
    feather([446, 640], -54, 470, -24, 5) +
    feather([390, 640], -92, 570, 14, 8) +
    feather([354, 640], -126, 540, 28, 3) +
    ball(sheet, [236, 300], 9, tones('#c43a2a')) +
    ball(sheet, [252, 322], 8, tones('#c43a2a')),
  before: (sheet) => tubers(sheet, 612, 704, 0.84),
  study: (sheet) =>
    feather([400, 590], -60, 480, -26, 2) +
    feather([400, 600], -122, 500, 28, 9) +
    feather([400, 600], -92, 560, 8, 7) +
    petalsAlong(sheet) +
    tubers(sheet, 400, 640, 1.35),
};

function petalsAlong(sheet: Sheet): string {
  const white: LeafStyle = {
    light: '#fffdf4',
    dark: '#ece6d2',
    vein: '#e4dcc2',
    half: 0.2,
    base: 0.8,
    tip: 0.8,
    veins: 0,
  };
  const spots: readonly Point[] = [[350, 250], [438, 214], [300, 340], [492, 320], [392, 150], [250, 420], [548, 400]];
  return spots
    .map((at, index) => petals(sheet, { at, size: 17, petals: 6, style: white, start: index * 20 }) + ball(sheet, at, 4.5, tones(mix('#e8b23a', '#d99a2b', 0.4))))
    .join('');
}
