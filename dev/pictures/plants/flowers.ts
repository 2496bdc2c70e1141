import { arc, bezier, mix, random, smooth, towards, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, dots, petals, seeds, tones } from '../parts.ts';
import { n, path, place, tag, type Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';
import { sprig } from './sprig.ts';

/* ---------- rose ---------- */

const ROSE_LEAF: LeafStyle = { light: '#7f9a60', dark: '#4a6b42', vein: '#c5d6a4', half: 0.3, base: 0.65, tip: 0.8, veins: 6, teeth: { count: 9, depth: 0.02 } };

/** One rose petal: broad, a little heart-shaped, darker towards its foot. */
function rosePetal(sheet: Sheet, at: Point, angle: number, size: number, deep: number): string {
  const edge = mix('#f3bcc0', '#d8637c', deep);
  const foot = mix('#d9798c', '#9c2f4c', deep);
  const points: Point[] = [[0, 0], [0.36, -0.5], [0.84, -0.56], [1.06, -0.2], [1.0, 0.02], [1.07, 0.24], [0.82, 0.58], [0.34, 0.48]].map(
    ([x = 0, y = 0]) => [x * size, y * size] as const,
  );
  const fill = sheet.radial([[0, foot], [0.55, mix(foot, edge, 0.55)], [0.86, edge], [1, mix(edge, '#fff4ee', 0.6)]], { cx: 0.04, cy: 0.5, r: 1 });
  return place(path(smooth(points, true), { fill, stroke: mix(foot, edge, 0.35), 'stroke-width': 1 }), { x: at[0], y: at[1], turn: angle });
}

function roseBloom(sheet: Sheet, at: Point, size: number, seed: number): string {
  const chance = random(seed);
  const cast = sheet.radial([[0, '#8c2340', 0.5], [0.72, '#8c2340', 0.34], [1, '#8c2340', 0]]);
  const rows: readonly (readonly [count: number, share: number, deep: number])[] = [
    [5, 1, 0.02], [6, 0.9, 0.14], [5, 0.76, 0.28], [5, 0.61, 0.44], [4, 0.46, 0.62], [4, 0.33, 0.8], [3, 0.21, 1],
  ];
  return rows
    .map(([count, share, deep], row) => {
      // Each row throws a shadow on the one below it and sits a little higher, as in a cup.
      const lift: Point = [at[0] + row * size * 0.008, at[1] - row * size * 0.018];
      const under = row === 0 ? '' : tag('ellipse', { cx: n(lift[0] + size * 0.03), cy: n(lift[1] + size * 0.05), rx: n(size * share * 1.1), ry: n(size * share * 1.06), fill: cast });
      const ring = Array.from({ length: count }, (_, i) => {
        const angle = (360 / count) * i + row * 41 + chance(-10, 10);
        return rosePetal(sheet, lift, angle, size * share * chance(0.92, 1.06), deep);
      });
      return under + ring.join('');
    })
    .join('');
}

function roseBud(sheet: Sheet, at: Point, angle: number, size: number): string {
  const sepal: LeafStyle = { ...ROSE_LEAF, teeth: { count: 1, depth: 0 }, half: 0.16, veins: 0 };
  return place(
    rosePetal(sheet, [0, size * 0.3], -112, size * 0.9, 0.2) + rosePetal(sheet, [0, size * 0.3], -68, size * 0.9, 0.35) + rosePetal(sheet, [0, size * 0.34], -90, size * 0.95, 0.55) +
      [-140, -40, -100].map((turn) => leaf(sheet, sepal, { at: [0, size * 0.42], angle: turn, length: size * 0.66, bend: (turn + 90) * -0.6 })).join('') +
      ball(sheet, [0, size * 0.46], size * 0.15, tones('#6d8a4c')),
    { x: at[0], y: at[1], turn: angle + 90 },
  );
}

function roseLeaf(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  return sprig(sheet, { at, angle, length, bend, seed, style: ROSE_LEAF, leaves: 2, leafLength: length * 0.52, tipPart: 0.92, spread: [66, 58], bare: 0.34, leafBend: 8, thick: 2.6 });
}

function looseRosePetal(sheet: Sheet, x: number, y: number, size: number, turn: number): string {
  const middle = towards([x, y], turn, size * 0.5);
  return contact(sheet, middle[0], middle[1] + size * 0.42, size * 0.6, size * 0.14) + rosePetal(sheet, [x, y], turn, size, 0.15);
}

export const rose: Plant = {
  latin: 'Rosa × damascena',
  tint: '#f6e0da',
  accent: '#a9485f',
  behind: (sheet) =>
    stem(sheet, arc([360, 640], -108, 420, 10), 6, 4, '#8fa468', '#5d7a48') +
    stem(sheet, arc([440, 640], -62, 330, -10), 6, 4, '#8fa468', '#5d7a48') +
    roseLeaf(sheet, [330, 560], -158, 240, 24, 3) + roseLeaf(sheet, [300, 430], -148, 200, 18, 5) + roseLeaf(sheet, [276, 360], -40, 190, -18, 8) +
    roseLeaf(sheet, [480, 560], -18, 230, -26, 2) + roseLeaf(sheet, [540, 450], -20, 180, -10, 9) + roseLeaf(sheet, [520, 470], -110, 190, 20, 4) +
    roseBud(sheet, [566, 330], -66, 74) + roseBloom(sheet, [240, 232], 122, 4),
  before: (sheet) => looseRosePetal(sheet, 196, 706, 58, -12) + looseRosePetal(sheet, 270, 728, 46, 160) + looseRosePetal(sheet, 596, 724, 50, -30),
  study: (sheet) =>
    stem(sheet, bezier([410, 690], [400, 600], [390, 500], [396, 330]), 9, 6, '#8fa468', '#5d7a48') +
    stem(sheet, arc([402, 560], -44, 240, -16), 6, 4, '#8fa468', '#5d7a48') +
    stem(sheet, arc([400, 600], -140, 220, 20), 6, 4, '#8fa468', '#5d7a48') +
    roseLeaf(sheet, [402, 600], -10, 290, -18, 3) + roseLeaf(sheet, [396, 520], -168, 300, 16, 5) + roseLeaf(sheet, [398, 650], 176, 250, 26, 8) + roseLeaf(sheet, [394, 440], -20, 280, -18, 6) + roseLeaf(sheet, [394, 430], -166, 260, 20, 7) +
    roseBud(sheet, [586, 398], -52, 96) + roseBud(sheet, [238, 462], -128, 80) + roseBloom(sheet, [396, 262], 196, 7),
};

/* ---------- hibiscus ---------- */

const HIBISCUS_LEAF: LeafStyle = { light: '#7d9f58', dark: '#446d3c', vein: '#c4d79c', half: 0.32, base: 0.6, tip: 0.9, veins: 5, teeth: { count: 8, depth: 0.03 } };
const HIBISCUS_PETAL: LeafStyle = { light: '#dd5a48', dark: '#b32f2c', vein: '#f08a72', half: 0.46, base: 1.0, tip: 0.36, veins: 6, veinAngle: 24, wave: 0.035, veinWidth: 1.4 };

function hibiscusFlower(sheet: Sheet, at: Point, size: number, start: number): string {
  const heart = sheet.radial([[0, '#5e0f1c', 0.95], [0.5, '#7d1723', 0.6], [1, '#7d1723', 0]]);
  const column = arc(at, start + 24, size * 1.02, -14);
  const end = column.at(1);
  return (
    petals(sheet, { at, size, petals: 5, style: HIBISCUS_PETAL, start, open: 0.96 }) +
    tag('circle', { cx: n(at[0]), cy: n(at[1]), r: n(size * 0.4), fill: heart }) +
    stem(sheet, column, size * 0.035, size * 0.022, '#f3a07f', '#c7503f') +
    dots(column.at(0.78), 20, [size * 0.085, size * 0.1], size * 0.024, ['#f6cf55', '#e2a92d'], 5) +
    [-34, -12, 12, 34].map((turn) => { const tip = towards(end, column.angle(1) + turn, size * 0.11); return path(`M${end.map(n).join(' ')}L${tip.map(n).join(' ')}`, { stroke: '#c7503f', 'stroke-width': 2.4 }) + tag('circle', { cx: n(tip[0]), cy: n(tip[1]), r: n(size * 0.028), fill: '#8f1c26' }); }).join('')
  );
}

const hibiscusSprig = (sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string =>
  sprig(sheet, { at, angle, length, bend, seed, style: HIBISCUS_LEAF, leaves: 7, opposite: false, leafLength: length * 0.36, tipPart: 0.5, leafBend: 14, stemLight: '#a39368', stemDark: '#6f6442' });

export const hibiscus: Plant = {
  latin: 'Hibiscus rosa-sinensis',
  tint: '#f6dfd2',
  accent: '#a8342b',
  behind: (sheet) => hibiscusSprig(sheet, [448, 640], -50, 430, -20, 4) + hibiscusSprig(sheet, [356, 640], -116, 520, 20, 7) + hibiscusFlower(sheet, [222, 250], 138, -96),
  before: (sheet) => contact(sheet, 618, 738, 80, 14) + place(hibiscusFlower(sheet, [0, 0], 84, -120), { x: 618, y: 700 }),
  study: (sheet) =>
    hibiscusSprig(sheet, [400, 690], -60, 470, -30, 3) + hibiscusSprig(sheet, [400, 690], -124, 480, 30, 9) + hibiscusSprig(sheet, [400, 690], -92, 560, 4, 5) +
    hibiscusFlower(sheet, [396, 300], 232, -84),
};

/* ---------- saffron ---------- */

const CROCUS: LeafStyle = { light: '#b79ad0', dark: '#7d5ba3', vein: '#d9c6e8', half: 0.24, base: 0.85, tip: 0.7, veins: 5, veinAngle: 16, veinWidth: 1.2 };
const BLADE: LeafStyle = { light: '#88a35a', dark: '#55783f', vein: '#e6edd0', half: 0.02, base: 0.4, tip: 0.8, veins: 0, veinWidth: 1.1 };

/** The crocus: a cup of six petals, and the three red threads that hang out of it. */
function crocus(sheet: Sheet, at: Point, size: number, turn: number): string {
  const far: LeafStyle = { ...CROCUS, light: '#9f80bd', dark: '#6b4b92' };
  const thread = (angle: number, bend: number): string => stem(sheet, arc([0, -size * 0.42], angle, size * 0.66, bend), size * 0.016, size * 0.034, '#e8562a', '#b3260f');
  const side = (angle: number, bend: number, style: LeafStyle, share: number): string => leaf(sheet, style, { at: [0, 0], angle: -90 + angle, length: size * share, bend });
  return place(
    stem(sheet, arc([0, size * 0.62], -90, size * 0.7, 0), size * 0.03, size * 0.05, '#e9e0ee', '#b9a3cc') +
      side(-30, 16, far, 1) + side(30, -16, far, 1) + side(0, 0, far, 1.05) + thread(-112, -30) + thread(-90, 10) + thread(-66, 34) +
      side(-52, 34, CROCUS, 0.98) + side(52, -34, CROCUS, 0.98) + side(-14, 8, CROCUS, 0.8) + side(16, -8, CROCUS, 0.78),
    { x: at[0], y: at[1], turn },
  );
}

function blades(sheet: Sheet, at: Point, length: number): string {
  return [-128, -116, -104, -97, -84, -72, -60, -50].map((angle, i) => leaf(sheet, BLADE, { at: [at[0] + (i - 3.5) * 5, at[1]], angle, length: length * (0.8 + (i % 3) * 0.1), bend: (angle + 90) * 0.9 })).join('');
}

/** Dried threads, lying. */
function threads(sheet: Sheet, x: number, y: number, count: number, seed: number): string {
  const chance = random(seed);
  return contact(sheet, x, y + 10, 74, 12) + Array.from({ length: count }, () => {
    const from: Point = [x + chance(-56, 40), y + chance(-9, 15)];
    return stem(sheet, arc(from, chance(-30, 40), chance(26, 44), chance(-70, 70)), 1.6, 3.2, '#dd4a1e', '#8f1d0c');
  }).join('');
}

export const saffron: Plant = {
  latin: 'Crocus sativus',
  tint: '#efe2e6',
  accent: '#a8481c',
  behind: (sheet) => blades(sheet, [300, 640], 400) + blades(sheet, [520, 640], 330) + crocus(sheet, [240, 420], 190, -14) + crocus(sheet, [560, 470], 160, 16) + crocus(sheet, [330, 330], 170, -4) ,
  before: (sheet) => threads(sheet, 610, 716, 24, 4),
  study: (sheet) => blades(sheet, [400, 660], 520) + stem(sheet, arc([392, 650], -100, 220, 8), 8, 7, '#e9e0ee', '#b9a3cc') + stem(sheet, arc([408, 650], -76, 210, -8), 8, 7, '#e9e0ee', '#b9a3cc') + crocus(sheet, [286, 440], 230, -18) + crocus(sheet, [520, 450], 220, 18) + crocus(sheet, [402, 360], 270, 0) + threads(sheet, 600, 650, 30, 8),
};

/* ---------- flax ---------- */

const FLAX_LEAF: LeafStyle = { light: '#8fae83', dark: '#5a8360', vein: '#cfe0c4', half: 0.085, base: 0.8, tip: 0.9, veins: 0, veinWidth: 0.8 };
const FLAX_PETAL: LeafStyle = { light: '#8fb0e0', dark: '#5a80c4', vein: '#3f63a8', half: 0.42, base: 1.0, tip: 0.38, veins: 4, veinAngle: 18, veinWidth: 0.9 };

function flaxFlower(sheet: Sheet, at: Point, size: number, start: number, open = 0.9): string {
  const eye = sheet.radial([[0, '#f6f4e8'], [0.5, '#dfe6f4', 0.8], [1, '#8fb0e0', 0]]);
  return petals(sheet, { at, size, petals: 5, style: FLAX_PETAL, start, open }) + tag('circle', { cx: n(at[0]), cy: n(at[1]), r: n(size * 0.3), fill: eye }) + dots(at, 5, [size * 0.12, size * 0.1], size * 0.05, ['#2f4f94', '#e5bb4a'], 2);
}

function flaxStem(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const curve = arc(at, angle, length, bend);
  const end = curve.at(1);
  const branch = arc(curve.at(0.72), curve.angle(0.72) + (seed % 2 ? 34 : -34), length * 0.26, seed % 2 ? -30 : 30);
  const capsule = branch.at(1);
  return (
    sprig(sheet, { at, angle, length, bend, seed, style: FLAX_LEAF, leaves: 17, opposite: false, leafLength: length * 0.16, tipPart: 0.55, spread: [42, 34], leafBend: -16, terminal: false, thick: 3.2 }) +
    stem(sheet, branch, 2, 1.6, '#8fae83', '#5a8360') +
    (seed % 3 === 0
      ? flaxFlower(sheet, capsule, length * 0.075, seed * 17, 0.7)
      : ball(sheet, capsule, length * 0.026, tones('#b79a5c')) + leaf(sheet, FLAX_LEAF, { at: capsule, angle: branch.angle(1), length: length * 0.05 })) +
    flaxFlower(sheet, end, length * 0.105, seed * 23, 0.82)
  );
}

export const flax: Plant = {
  latin: 'Linum usitatissimum',
  tint: '#e3e8ea',
  accent: '#3f629a',
  behind: (sheet) => [[-46, 400, -24, 3], [-66, 500, -10, 6], [-84, 590, 6, 5], [-104, 600, 10, 4], [-120, 520, 18, 9], [-138, 430, 30, 7]].map(([angle = 0, length = 0, bend = 0, seed = 0]) => flaxStem(sheet, [400 + Math.cos((angle * Math.PI) / 180) * 60, 650], angle, length, bend, seed)).join(''),
  before: (sheet) => contact(sheet, 226, 718, 86, 12) + seeds(sheet, [226, 710], 46, [72, 17], [8.4, 4.4], tones('#8a5226'), 8),
  study: (sheet) => [[-50, 470, -20, 3], [-72, 560, -8, 6], [-90, 600, 4, 9], [-108, 570, 10, 4], [-130, 480, 22, 12]].map(([angle = 0, length = 0, bend = 0, seed = 0]) => flaxStem(sheet, [400, 640], angle, length, bend, seed)).join('') + seeds(sheet, [400, 656], 60, [130, 20], [9, 4.8], tones('#8a5226'), 3),
};
