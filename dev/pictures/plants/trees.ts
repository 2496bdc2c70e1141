import { arc, random, towards, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, dots, petals, round, tones } from '../parts.ts';
import { n, path, place, tag, type Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';
import { sprig } from './sprig.ts';

const WHITE: LeafStyle = {
  light: '#fffdf5',
  dark: '#e9e4d2',
  vein: '#dcd6c0',
  half: 0.22,
  base: 0.9,
  tip: 0.7,
  veins: 0,
};

/* ---------- eucalyptus ---------- */

const GUM_LEAF: LeafStyle = {
  light: '#94b0a2',
  dark: '#5f8577',
  vein: '#dbe6dc',
  half: 0.105,
  base: 0.85,
  tip: 1.25,
  veins: 7,
  veinAngle: 40,
};

/** A gum nut: a small grey top with its lid. */
function nut([x, y]: Point, size: number, turn: number): string {
  const body = round(arc([0, -size], 90, size * 1.5, 0), (t) => size * (0.34 + 0.4 * Math.sin(t * 2)), tones('#8fa391'), { steps: 6 });
  return place(
    body + tag('ellipse', { cy: n(size * 0.5), rx: n(size * 0.7), ry: n(size * 0.24), fill: '#5d7566' }),
    { x, y, turn },
  );
}

/** Blossom: a tuft of cream threads. */
function tuft(at: Point, size: number, seed: number): string {
  const chance = random(seed);
  let threads = '';
  let tips = '';
  for (let i = 0; i < 34; i += 1) {
    const end = towards(at, chance(0, 360), size * chance(0.6, 1));
    threads += `M${n(at[0])} ${n(at[1])}L${n(end[0])} ${n(end[1])}`;
    tips += tag('circle', { cx: n(end[0]), cy: n(end[1]), r: n(size * 0.055), fill: '#e9c766' });
  }
  return path(threads, { stroke: '#fffaf0', 'stroke-width': 1.6, fill: 'none' }) + tips;
}

/** A branch whose leaves hang, as a gum tree's do: `pull` is how far they give in to gravity. */
function gumBranch(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, pull: number, leafLength: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  let back = '';
  let front = '';
  for (let i = 0; i < 12; i += 1) {
    const t = 0.14 + i * 0.076;
    const side = i % 2 === 0 ? 1 : -1;
    const out = curve.angle(t) + side * chance(46, 66);
    const fall = ((90 - out + 540) % 360) - 180;
    const drawn = leaf(sheet, GUM_LEAF, {
      at: curve.at(t),
      angle: out + fall * pull,
      length: leafLength * chance(0.88, 1.1) * (1 - 0.42 * (i / 11)),
      bend: fall * 0.3 + side * 8,
      turn: chance(0.72, 1),
    });
    if (side === 1) back += drawn;
    else front += drawn;
    if (i % 3 === 1) {
      const hang = towards(curve.at(t), 100 - side * 20, 20);
      front += nut(hang, 10, chance(-14, 14)) + nut([hang[0] + 15, hang[1] - 3], 8, chance(-30, -10));
    }
  }
  const end = leaf(sheet, GUM_LEAF, { at: curve.at(0.99), angle: curve.angle(1), length: leafLength * 0.55, bend: 20 });
  return back + stem(sheet, curve, length * 0.011, 2, '#b08a72', '#7b5546') + end + front;
}

export const eucalyptus: Plant = {
  latin: 'Eucalyptus globulus',
  tint: '#dfe9df',
  accent: '#3f7262',
  behind: (sheet) =>
    gumBranch(sheet, [456, 640], -60, 440, 30, 5, 0.2, 190) +
    gumBranch(sheet, [352, 640], -104, 590, -34, 2, 0.16, 210),
  before: (sheet) =>
    contact(sheet, 214, 716, 74, 10) +
    leaf(sheet, GUM_LEAF, { at: [286, 702], angle: 172, length: 150, bend: 14 }) +
    nut([268, 726], 13, 64) +
    nut([240, 730], 11, 100),
  study: (sheet) =>
    gumBranch(sheet, [130, 190], -24, 560, 52, 12, 0.34, 300) +
    gumBranch(sheet, [300, 128], 30, 330, 50, 8, 0.4, 250) +
    stem(sheet, arc([400, 126], 94, 60, 0), 3, 3, '#b08a72', '#7b5546') +
    tuft([398, 196], 52, 4) +
    nut([398, 236], 19, 0) +
    tuft([590, 232], 40, 9) +
    nut([590, 264], 15, -6) +
    nut([596, 596], 28, 14) +
    nut([652, 622], 28, 62) +
    nut([556, 634], 26, -34),
};

/* ---------- neem ---------- */

const NEEM_LEAFLET: LeafStyle = {
  light: '#8bb04e',
  dark: '#4d7f35',
  vein: '#d3e3a0',
  half: 0.165,
  base: 0.7,
  tip: 1.25,
  veins: 7,
  skew: 0.22,
  teeth: { count: 9, depth: 0.016 },
};

function neemLeaf(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, far = 0): string {
  return sprig(sheet, {
    at, angle, length, bend, seed, far,
    style: NEEM_LEAFLET,
    leaves: 8,
    leafLength: length * 0.34,
    tipPart: 0.62,
    spread: [72, 44],
    leafBend: 30,
    thick: 3.4,
  });
}

function neemFlowers(sheet: Sheet, at: Point, angle: number, length: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, 20);
  let art = stem(sheet, curve, 2.4, 1, '#a9bd6d', '#7d9a4c');
  for (let i = 0; i < 11; i += 1) {
    const t = 0.25 + i * 0.07;
    const side = i % 2 === 0 ? 1 : -1;
    const end = towards(curve.at(t), curve.angle(t) + side * 58, length * 0.2 * (1.1 - t * 0.7));
    art += path(`M${curve.at(t).map(n).join(' ')}L${end.map(n).join(' ')}`, { stroke: '#93ab5c', 'stroke-width': 1.4 });
    art += petals(sheet, { at: end, size: length * 0.062, petals: 5, style: WHITE, start: chance(0, 72) });
    art += tag('circle', { cx: n(end[0]), cy: n(end[1]), r: n(length * 0.014), fill: '#dcae3a' });
  }
  return art;
}

const NEEM_FRUIT = tones('#b5b73f', 0.9);
const neemFruit = (sheet: Sheet, x: number, y: number, r: number): string =>
  contact(sheet, x, y + r * 1.1, r * 1.2) + ball(sheet, [x, y], r, NEEM_FRUIT, 1.25);

export const neem: Plant = {
  latin: 'Azadirachta indica',
  tint: '#e4ecd0',
  accent: '#4d7a2c',
  behind: (sheet) =>
    neemLeaf(sheet, [450, 630], -48, 440, -34, 6, 0.12) +
    neemLeaf(sheet, [402, 630], -86, 520, 18, 3, 0.12) +
    neemLeaf(sheet, [356, 630], -126, 490, 42, 9),
  before: (sheet) =>
    neemFruit(sheet, 244, 700, 17) +
    neemFruit(sheet, 214, 716, 17) +
    leaf(sheet, NEEM_LEAFLET, { at: [300, 724], angle: 176, length: 96, bend: -16 }),
  study: (sheet) =>
    neemLeaf(sheet, [404, 660], -58, 560, -36, 4, 0.06) +
    neemLeaf(sheet, [396, 660], -122, 580, 38, 2) +
    neemLeaf(sheet, [400, 660], -92, 600, 10, 7) +
    neemFlowers(sheet, [420, 600], -34, 250, 5) +
    neemFlowers(sheet, [382, 610], -150, 240, 8) +
    ball(sheet, [330, 640], 19, NEEM_FRUIT, 1.25) +
    ball(sheet, [296, 622], 18, NEEM_FRUIT, 1.25) +
    ball(sheet, [474, 644], 19, NEEM_FRUIT, 1.25),
};

/* ---------- amla ---------- */

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
    .map((k) => `M0 ${n(-r * 0.86)}C${n(k * r * 0.9)} ${n(-r * 0.6)} ${n(k * r)} ${n(r * 0.5)} ${n(k * r * 0.3)} ${n(r * 0.9)}`)
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

function amlaTwig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, far = 0): string {
  return sprig(sheet, {
    at, angle, length, bend, seed, far,
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
    amlaTwig(sheet, [430, 620], -56, 520, -30, 6) +
    amlaTwig(sheet, [404, 620], -84, 580, 22, 9, 0.12) +
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
