import { arc, random, smooth, towards, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, dots, petals, round, seeds, tones } from '../parts.ts';
import { n, path, place, tag, type Sheet } from '../svg.ts';
import { amlaFruit } from './trees.ts';
import type { Plant } from './plant.ts';
import { sprig } from './sprig.ts';

/* ---------- aloe ---------- */

const ALOE: LeafStyle = { light: '#8fb98a', dark: '#4f8762', vein: '#a9cfa0', half: 0.085, base: 0.34, tip: 1.15, veins: 0, veinWidth: 0.4, teeth: { count: 15, depth: 0.009 } };

function aloeLeaf(sheet: Sheet, at: Point, angle: number, length: number, bend: number, far = 0): string {
  const curve = arc(at, angle, length, bend);
  const chance = random(Math.round(angle * 7 + length));
  let flecks = '';
  for (let i = 0; i < 16; i += 1) {
    const t = chance(0.12, 0.72);
    const where = towards(curve.at(t), curve.angle(t) + 90, chance(-1, 1) * length * 0.05 * (1 - t));
    flecks += tag('ellipse', { rx: n(length * 0.012), ry: n(length * 0.0035), fill: '#e2f0d4', opacity: 0.75, transform: `translate(${n(where[0])} ${n(where[1])})rotate(${Math.round(curve.angle(t))})` });
  }
  return leaf(sheet, ALOE, { at, angle, length, bend, far }) + flecks;
}

/** A cut leaf: green rind around clear gel. */
function aloeCut(sheet: Sheet, x: number, y: number, scale: number): string {
  const gel = sheet.linear([[0, '#f1f8e2'], [0.5, '#d3e8c0'], [1, '#b4d6a4']]);
  return place(
    contact(sheet, 6, 22, 96, 13) +
      path('M-92 -6L72 -20Q96 -10 92 12L-78 26Q-100 14 -92 -6Z', { fill: '#4f8762' }) +
      path('M-86 -8L70 -20Q84 -14 84 -6L-80 8Q-92 2 -86 -8Z', { fill: '#8fb98a' }) +
      tag('ellipse', { cx: 84, cy: -2, rx: 13, ry: 19, fill: '#5d9668', transform: 'rotate(-6 84 -2)' }) +
      tag('ellipse', { cx: 85, cy: -2, rx: 10, ry: 15.5, fill: gel, transform: 'rotate(-6 85 -2)' }) +
      path('M82 -12Q78 -2 83 7', { stroke: '#ffffff', 'stroke-width': 2.4, fill: 'none', 'stroke-linecap': 'round', opacity: 0.9 }),
    { x, y, scale },
  );
}

export const aloe: Plant = {
  latin: 'Aloe vera',
  tint: '#dfebdd',
  accent: '#3f7a58',
  behind: (sheet) =>
    aloeLeaf(sheet, [404, 660], -88, 600, -6, 0.15) + aloeLeaf(sheet, [430, 660], -66, 540, 22, 0.1) + aloeLeaf(sheet, [370, 660], -112, 590, -22, 0.1) +
    aloeLeaf(sheet, [450, 660], -44, 480, 34) + aloeLeaf(sheet, [350, 660], -134, 500, -34) + aloeLeaf(sheet, [460, 656], -26, 360, 40) + aloeLeaf(sheet, [340, 656], -154, 370, -40),
  before: (sheet) => aloeCut(sheet, 214, 708, 0.9),
  study: (sheet) =>
    aloeLeaf(sheet, [400, 630], -90, 560, 4, 0.15) + aloeLeaf(sheet, [412, 630], -70, 530, 18, 0.08) + aloeLeaf(sheet, [388, 630], -110, 540, -18, 0.08) +
    aloeLeaf(sheet, [424, 630], -50, 480, 28) + aloeLeaf(sheet, [376, 630], -130, 490, -28) + aloeLeaf(sheet, [432, 632], -30, 400, 36) + aloeLeaf(sheet, [368, 632], -150, 400, -36) + aloeLeaf(sheet, [402, 640], -96, 380, -8) + aloeLeaf(sheet, [400, 640], -74, 330, 14) +
    aloeCut(sheet, 400, 650, 1.25),
};

/* ---------- karela and jamun ---------- */

const KARELA_LOBE: LeafStyle = { light: '#95b659', dark: '#5b8a3c', vein: '#d2e29c', half: 0.26, base: 0.95, tip: 0.7, veins: 3, teeth: { count: 4, depth: 0.035 } };

function karelaLeaf(sheet: Sheet, at: Point, angle: number, size: number): string {
  return [[-122, 0.56], [122, 0.56], [-64, 0.84], [64, 0.84], [0, 1]].map(([turn = 0, share = 1]) => leaf(sheet, KARELA_LOBE, { at, angle: angle + turn, length: size * share })).join('');
}

/** The fruit: a spindle with rows of warts. */
function karelaFruit(from: Point, angle: number, length: number, bend: number): string {
  const curve = arc(from, angle, length, bend);
  const half = (t: number): number => length * 0.155 * Math.sin(Math.PI * Math.min(1, 0.04 + t * 0.96)) ** 0.8;
  let warts = '';
  for (let i = 1; i < 17; i += 1) {
    const t = i / 17;
    for (const k of [-0.92, -0.52, -0.1, 0.34, 0.76]) {
      const at = towards(curve.at(t + (k > -0.2 && k < 0.5 ? 0.02 : 0)), curve.angle(t) + 90, k * half(t));
      warts += tag('ellipse', { rx: n(length * 0.021), ry: n(length * 0.015), fill: k < 0 ? '#b9d07a' : '#6d9440', transform: `translate(${n(at[0])} ${n(at[1])})rotate(${Math.round(curve.angle(t))})` });
    }
  }
  return round(curve, half, tones('#86ab4d'), { steps: 18 }) + warts;
}

function tendril(at: Point, angle: number, size: number, side: number): string {
  const points = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    const start = towards(at, angle, size * t * 1.2);
    return towards(start, angle + side * t * 900, size * 0.22 * t);
  });
  return path(smooth(points), { fill: 'none', stroke: '#8fae58', 'stroke-width': 2.2, 'stroke-linecap': 'round' });
}

const YELLOW: LeafStyle = { light: '#f6d250', dark: '#e0a92a', vein: '#fbe69a', half: 0.38, base: 0.9, tip: 0.45, veins: 2, veinAngle: 24, veinWidth: 0.9 };
const jamun = (sheet: Sheet, x: number, y: number, r: number): string => ball(sheet, [x, y], r, { dark: '#1f1030', body: '#3f2450', light: '#8f74a6' }, 1.2);

function karelaVine(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const curve = arc(at, angle, length, bend);
  const chance = random(seed);
  let art = stem(sheet, curve, 4.5, 2, '#a5bd6a', '#74954a');
  for (let i = 0; i < 4; i += 1) {
    const t = 0.22 + i * 0.24;
    const side = (i + seed) % 2 === 0 ? 1 : -1;
    const petiole = arc(curve.at(t), curve.angle(t) + side * 60, length * 0.12, -side * 20);
    art += tendril(curve.at(t), curve.angle(t) - side * 50, length * 0.16, side) + stem(sheet, petiole, 2.6, 2, '#a5bd6a', '#74954a') + karelaLeaf(sheet, petiole.at(1), petiole.angle(1) + chance(-10, 10), length * (0.23 - i * 0.025));
    if (i % 2 === 1) art += petals(sheet, { at: towards(curve.at(t), curve.angle(t) - side * 70, length * 0.07), size: length * 0.055, petals: 5, style: YELLOW, start: i * 20 });
  }
  return art;
}

export const karela: Plant = {
  latin: 'Momordica charantia',
  tint: '#e6ecd0',
  accent: '#54752c',
  behind: (sheet) => karelaVine(sheet, [444, 640], -52, 470, -20, 5) + karelaVine(sheet, [362, 640], -116, 570, 24, 2) + karelaFruit([214, 330], 96, 190, 14),
  before: (sheet) => contact(sheet, 210, 722, 100, 14) + karelaFruit([120, 712], -8, 190, 12) + contact(sheet, 606, 722, 56, 10) + jamun(sheet, 590, 700, 20) + jamun(sheet, 626, 704, 19),
  study: (sheet) => karelaVine(sheet, [400, 90], 40, 500, 50, 4) + karelaVine(sheet, [400, 90], 140, 520, -50, 7) + stem(sheet, arc([400, 90], 92, 130, 0), 4, 3, '#a5bd6a', '#74954a') + karelaFruit([402, 200], 90, 400, 6) + jamun(sheet, 236, 640, 32) + jamun(sheet, 288, 652, 30) + jamun(sheet, 560, 648, 31),
};

/* ---------- triphala ---------- */

const TERMINALIA: LeafStyle = { light: '#a3b06a', dark: '#6c8546', vein: '#dbe0a8', half: 0.26, base: 0.95, tip: 0.75, veins: 8 };

function haritaki(sheet: Sheet, at: Point, size: number, turn: number): string {
  const ribs = [-0.6, -0.2, 0.25, 0.62].map((k) => `M${n(-size)} 0C${n(-size * 0.5)} ${n(k * size * 0.9)} ${n(size * 0.5)} ${n(k * size * 0.9)} ${n(size)} 0`).join('');
  return place(round(arc([-size, 0], 0, size * 2, 0), (t) => size * 0.56 * Math.sin(Math.PI * Math.min(1, 0.05 + t * 0.93)) ** 0.75, tones('#a58f3e', 1)) + path(ribs, { fill: 'none', stroke: '#6e5a22', 'stroke-width': n(size * 0.035), opacity: 0.55 }), { x: at[0], y: at[1], turn });
}

const bibhitaki = (sheet: Sheet, at: Point, size: number): string => ball(sheet, at, size, tones('#8d7558', 0.95), 0.96) + tag('ellipse', { cx: n(at[0]), cy: n(at[1] - size * 0.84), rx: n(size * 0.16), ry: n(size * 0.08), fill: '#54402a' });

const terminaliaTwig = (sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string =>
  sprig(sheet, { at, angle, length, bend, seed, style: TERMINALIA, leaves: 5, leafLength: length * 0.4, tipPart: 0.62, leafBend: 12, stemLight: '#b59a72', stemDark: '#8a6d4a' });

export const triphala: Plant = {
  latin: 'Emblica, Terminalia',
  tint: '#f0e5c9',
  accent: '#7e6126',
  behind: (sheet) => terminaliaTwig(sheet, [444, 640], -52, 440, -18, 4) + terminaliaTwig(sheet, [360, 640], -116, 560, 22, 8),
  before: (sheet) => contact(sheet, 212, 726, 110, 15) + amlaFruit(sheet, [156, 698], 35) + bibhitaki(sheet, [226, 700], 34) + haritaki(sheet, [272, 722], 40, -12),
  study: (sheet) => terminaliaTwig(sheet, [404, 520], -54, 480, -24, 4) + terminaliaTwig(sheet, [396, 520], -126, 480, 24, 8) + terminaliaTwig(sheet, [400, 520], -90, 470, 4, 6) + contact(sheet, 400, 690, 260, 22) + amlaFruit(sheet, [236, 590], 92) + bibhitaki(sheet, [424, 588], 88) + haritaki(sheet, [586, 612], 92, -10),
};

/* ---------- coconut ---------- */

const FROND: LeafStyle = { light: '#8faa55', dark: '#557c3c', vein: '#d3dd9c', half: 0.05, base: 0.5, tip: 0.8, veins: 0, veinWidth: 1.2 };

const frond = (sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, far = 0): string =>
  sprig(sheet, { at, angle, length, bend, seed, far, style: FROND, leaves: 20, leafLength: length * 0.38, tipPart: 0.34, spread: [58, 30], leafBend: 30, bare: 0.1, thick: 5 });

/** Half a coconut: husk, shell, white meat. */
export function coconutHalf(sheet: Sheet, x: number, y: number, r: number): string {
  const chance = random(5);
  const fibres = Array.from({ length: 40 }, () => { const a = chance(8, 172); const p = towards([0, 0], a, r * chance(0.8, 0.98)); const q = towards([0, 0], a + chance(-5, 5), r * 0.6); return `M${n(p[0])} ${n(p[1] * 0.98)}L${n(q[0])} ${n(q[1])}`; }).join('');
  return place(
    contact(sheet, 0, r * 0.94, r * 1.05, r * 0.2) +
      path(`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 0 ${n(r)} 0Z`, { fill: sheet.across([[0, '#6b4526'], [0.3, '#9c6c40'], [1, '#4a2c16']]) }) +
      path(fibres, { stroke: '#c79a68', 'stroke-width': 1.4, opacity: 0.5 }) +
      tag('ellipse', { rx: n(r), ry: n(r * 0.34), fill: '#5a371d' }) + tag('ellipse', { rx: n(r * 0.93), ry: n(r * 0.3), fill: '#fffaf0' }) +
      tag('ellipse', { cy: n(r * 0.03), rx: n(r * 0.74), ry: n(r * 0.22), fill: sheet.linear([[0, '#cfc4ad'], [1, '#f6efe0']]) }),
    { x, y },
  );
}

export const coconut: Plant = {
  latin: 'Cocos nucifera',
  tint: '#f0e8d6',
  accent: '#6d5439',
  behind: (sheet) => frond(sheet, [460, 660], -40, 480, -34, 4, 0.1) + frond(sheet, [420, 660], -72, 600, 24, 7, 0.15) + frond(sheet, [380, 660], -106, 620, -22, 3) + frond(sheet, [350, 660], -142, 500, 34, 9),
  before: (sheet) => coconutHalf(sheet, 206, 676, 68),
  study: (sheet) => frond(sheet, [408, 560], -44, 480, -34, 4) + frond(sheet, [392, 560], -136, 480, 34, 8) + frond(sheet, [404, 560], -74, 520, 16, 2, 0.08) + frond(sheet, [396, 560], -108, 520, -16, 6) + coconutHalf(sheet, 312, 570, 108) + coconutHalf(sheet, 506, 592, 92),
};

/* ---------- sesame and bhringraj ---------- */

const SESAME_LEAF: LeafStyle = { light: '#9db467', dark: '#668a45', vein: '#d8e2a8', half: 0.15, base: 0.9, tip: 1.2, veins: 6 };
const BELL: LeafStyle = { light: '#fdf3f0', dark: '#e3bccb', vein: '#cf97b0', half: 0.3, base: 0.75, tip: 0.32, veins: 3, veinAngle: 14, veinWidth: 0.8 };

/** A hanging bell with two lobes at its mouth. */
function bell(sheet: Sheet, at: Point, angle: number, size: number): string {
  const mouth = towards(at, angle, size * 0.86);
  const lobe = (turn: number): string =>
    leaf(sheet, BELL, { at: mouth, angle: angle + turn, length: size * 0.36 });
  return leaf(sheet, BELL, { at, angle, length: size }) + lobe(-48) + lobe(44) + lobe(0);
}

function sesameStalk(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const curve = arc(at, angle, length, bend);
  let extra = '';
  for (let i = 0; i < 7; i += 1) {
    const t = 0.26 + i * 0.095;
    for (const side of [-1, 1]) {
      const where = curve.at(t);
      if (i < 4) extra += round(arc(where, curve.angle(t) + side * 24, length * 0.085, -side * 8), (k) => length * 0.014 * Math.min(1, k * 6 + 0.4, (1 - k) * 5 + 0.15), tones('#a3a95a', 0.8), { rings: 0, steps: 8 });
      else extra += bell(sheet, where, curve.angle(t) + side * 104, length * 0.098);
    }
  }
  return sprig(sheet, { at, angle, length, bend, seed, style: SESAME_LEAF, leaves: 8, leafLength: length * 0.27, tipPart: 0.4, spread: [66, 44], leafBend: 22 }) + extra;
}

const sesameSeeds = (sheet: Sheet, at: Point, count: number, spread: Point): string => seeds(sheet, at, count, spread, [5.6, 3.4], tones('#e8d5a8', 0.9), 5);

export const sesame: Plant = {
  latin: 'Sesamum indicum',
  tint: '#f2e7cc',
  accent: '#977028',
  behind: (sheet) => sesameStalk(sheet, [446, 640], -58, 440, -16, 5) + sesameStalk(sheet, [356, 640], -112, 540, 18, 2),
  before: (sheet) => contact(sheet, 222, 716, 84, 12) + sesameSeeds(sheet, [222, 708], 80, [72, 15]),
  study: (sheet) => sesameStalk(sheet, [404, 640], -62, 500, -20, 3) + sesameStalk(sheet, [396, 640], -118, 510, 20, 8) + sesameStalk(sheet, [400, 640], -90, 590, 3, 6) + contact(sheet, 400, 674, 170, 18) + sesameSeeds(sheet, [400, 664], 150, [150, 20]),
};

const BHRINGRAJ_LEAF: LeafStyle = { light: '#82a061', dark: '#4c7144', vein: '#c4d6a2', half: 0.14, base: 0.8, tip: 1.15, veins: 5 };
const RAY: LeafStyle = { light: '#fffdf4', dark: '#eae5d4', vein: '#e2dcc6', half: 0.14, base: 0.8, tip: 0.5, veins: 0 };

function daisy(sheet: Sheet, at: Point, size: number, open = 0.8): string {
  return petals(sheet, { at, size, petals: 18, style: RAY, open }) + tag('ellipse', { cx: n(at[0]), cy: n(at[1]), rx: n(size * 0.42), ry: n(size * 0.42 * open), fill: '#dfe0a4' }) + dots(at, 18, [size * 0.34, size * 0.34 * open], size * 0.05, ['#b9b45a', '#8f9a48', '#f2f0c8'], 6);
}

function bhringrajSprig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const curve = arc(at, angle, length, bend);
  const flowers = [[0.5, 1], [0.72, -1], [0.9, 1]].map(([t = 0, side = 1], i) => { const stalk = arc(curve.at(t), curve.angle(t) + side * 40, length * 0.17, -side * 26); return stem(sheet, stalk, 2, 1.6, '#9a8a74', '#6b5a4c') + daisy(sheet, stalk.at(1), length * (0.07 - i * 0.008), 0.74 + 0.1 * i); }).join('');
  return sprig(sheet, { at, angle, length, bend, seed, style: BHRINGRAJ_LEAF, leaves: 7, leafLength: length * 0.3, tipPart: 0.4, spread: [62, 42], leafBend: 18, stemLight: '#a3806c', stemDark: '#6e4f44' }) + flowers;
}

export const bhringraj: Plant = {
  latin: 'Eclipta prostrata',
  tint: '#e4ebd8',
  accent: '#3f6136',
  behind: (sheet) => bhringrajSprig(sheet, [446, 640], -56, 450, -18, 4) + bhringrajSprig(sheet, [356, 640], -114, 590, 22, 9),
  before: (sheet) => contact(sheet, 230, 728, 60, 10) + daisy(sheet, [220, 708], 36, 0.62) + daisy(sheet, [278, 724], 26, 0.6),
  study: (sheet) => bhringrajSprig(sheet, [406, 650], -58, 500, -20, 3) + bhringrajSprig(sheet, [394, 650], -122, 510, 22, 7) + bhringrajSprig(sheet, [400, 650], -90, 600, 6, 5),
};
