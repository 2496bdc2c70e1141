import { arc, random, smooth, towards, type Curve, type Point } from '../geometry.ts';
import { leaf, stem, type LeafStyle } from '../leaf.ts';
import { ball, contact, dots, petals, tones } from '../parts.ts';
import { n, path, tag, type Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';
import { sprig, type Sprig } from './sprig.ts';

/** A flower spike: whorls of small lips around a stem, smaller towards the tip. */
function spike(sheet: Sheet, curve: Curve, whorls: number, size: number, bloom: LeafStyle, cup: LeafStyle, seed: number): string {
  const chance = random(seed);
  let art = '';
  for (let i = whorls - 1; i >= 0; i -= 1) {
    const part = i / (whorls - 1);
    const at = curve.at(0.06 + part * 0.94);
    const long = size * (1 - 0.62 * part);
    for (const turn of [-78, 78, -44, 44, -12]) {
      const angle = curve.angle(0.06 + part * 0.9) + turn + chance(-8, 8);
      art += leaf(sheet, cup, { at, angle, length: long * 0.62 });
      if (part < 0.86 && chance() > 0.25) {
        art += leaf(sheet, bloom, { at: towards(at, angle, long * 0.4), angle: angle + chance(-14, 14), length: long * 0.62 });
      }
    }
  }
  return art;
}

const small = (light: string, dark: string): LeafStyle => ({ light, dark, vein: light, half: 0.36, base: 0.7, tip: 0.6, veins: 0, veinWidth: 0.4 });

/* ---------- tulsi ---------- */

const TULSI_LEAF: LeafStyle = {
  light: '#8fa860', dark: '#56763f', vein: '#cddba2', half: 0.27, base: 0.7, tip: 0.85, veins: 5, teeth: { count: 8, depth: 0.018 },
};
const PURPLE = small('#b794c4', '#7c5490');
const PURPLE_CUP = small('#8a6a7c', '#5d4257');

function tulsiSprig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const whole = arc(at, angle, length, bend);
  const top: Curve = { at: (t) => whole.at(0.66 + t * 0.34), angle: (t) => whole.angle(0.66 + t * 0.34) };
  const leaves = sprig(sheet, {
    at, angle, length: length * 0.7, bend: bend * 0.7, seed, style: TULSI_LEAF, leaves: 5, leafLength: length * 0.27,
    tipPart: 0.5, terminal: false, leafBend: 16, stemLight: '#9a7c80', stemDark: '#6b4e5c',
  });
  const branches = [-1, 1].map((side) => {
    const branch = arc(whole.at(0.64), whole.angle(0.64) + side * 40, length * 0.26, -side * 34);
    return (
      stem(sheet, branch, length * 0.006, length * 0.003, '#9a7c80', '#6b4e5c') +
      spike(sheet, { at: (t) => branch.at(0.28 + t * 0.72), angle: (t) => branch.angle(0.28 + t * 0.72) }, 6, length * 0.05, PURPLE, PURPLE_CUP, seed + side)
    );
  });
  return (
    branches.join('') +
    stem(sheet, top, length * 0.008, length * 0.004, '#9a7c80', '#6b4e5c') +
    leaves +
    spike(sheet, top, 9, length * 0.066, PURPLE, PURPLE_CUP, seed)
  );
}

export const tulsi: Plant = {
  latin: 'Ocimum tenuiflorum',
  tint: '#ebe3e6',
  accent: '#6a4673',
  behind: (sheet) => tulsiSprig(sheet, [446, 640], -58, 450, -18, 5) + tulsiSprig(sheet, [356, 640], -112, 600, 20, 9),
  before: (sheet) =>
    contact(sheet, 236, 722, 70, 11) +
    leaf(sheet, TULSI_LEAF, { at: [292, 704], angle: 168, length: 104, bend: 18 }) +
    leaf(sheet, TULSI_LEAF, { at: [270, 726], angle: 196, length: 76, bend: -16 }),
  study: (sheet) => tulsiSprig(sheet, [408, 650], -66, 540, -20, 7) + tulsiSprig(sheet, [392, 650], -114, 540, 20, 4) + tulsiSprig(sheet, [400, 660], -91, 620, 4, 12),
};

/* ---------- mint ---------- */

const MINT_LEAF: LeafStyle = {
  light: '#7fb077', dark: '#3f7d54', vein: '#c6e2b8', half: 0.3, base: 0.6, tip: 0.85, veins: 6, teeth: { count: 9, depth: 0.022 },
};
const mintSprig = (sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number, extra: Partial<Sprig> = {}): string =>
  sprig(sheet, {
    at, angle, length, bend, seed, style: MINT_LEAF, leaves: 6, leafLength: length * 0.33, tipPart: 0.4, spread: [70, 46], leafBend: 14,
    stemLight: '#9aa67a', stemDark: '#6c6a52', ...extra,
  });

export const mint: Plant = {
  latin: 'Mentha arvensis',
  tint: '#dfecdb',
  accent: '#33734f',
  behind: (sheet) => mintSprig(sheet, [446, 640], -54, 420, -18, 4) + mintSprig(sheet, [404, 640], -86, 560, 8, 7) + mintSprig(sheet, [356, 640], -124, 480, 24, 2),
  before: (sheet) =>
    contact(sheet, 226, 726, 72, 12) +
    leaf(sheet, MINT_LEAF, { at: [280, 716], angle: 200, length: 88, bend: 14 }) +
    leaf(sheet, MINT_LEAF, { at: [284, 716], angle: 160, length: 96, bend: -12 }),
  study: (sheet) => mintSprig(sheet, [410, 650], -56, 480, -22, 4) + mintSprig(sheet, [390, 650], -124, 500, 24, 8) + mintSprig(sheet, [400, 660], -90, 600, 4, 5),
};

/* ---------- nirgundi ---------- */

const NIRGUNDI_LEAFLET: LeafStyle = { light: '#8ea384', dark: '#587353', vein: '#d5dfc8', half: 0.13, base: 0.95, tip: 1.25, veins: 8 };
const VIOLET = small('#a79bd6', '#6a5ea6');
const VIOLET_CUP = small('#8f92a8', '#62657f');

function hand(sheet: Sheet, at: Point, angle: number, length: number): string {
  return [[-74, 0.55], [74, 0.55], [-38, 0.82], [38, 0.82], [0, 1]]
    .map(([turn = 0, share = 1]) => leaf(sheet, NIRGUNDI_LEAFLET, { at, angle: angle + turn, length: length * share, bend: turn * 0.16 }))
    .join('');
}

function nirgundiSprig(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  let art = '';
  for (let i = 0; i < 4; i += 1) {
    const t = 0.14 + i * 0.17;
    for (const side of [-1, 1]) {
      const out = curve.angle(t) + side * (62 - i * 6) + chance(-5, 5);
      const petiole = arc(curve.at(t), out, length * 0.09, -side * 14);
      art += stem(sheet, petiole, 2.4, 1.8, '#9aa886', '#6d7d5c') + hand(sheet, petiole.at(1), petiole.angle(1), length * (0.27 - 0.035 * i));
    }
  }
  const top: Curve = { at: (t) => curve.at(0.7 + 0.3 * t), angle: (t) => curve.angle(0.7 + 0.3 * t) };
  return stem(sheet, curve, length * 0.01, 2, '#a5a284', '#71705a') + art + spike(sheet, top, 9, length * 0.075, VIOLET, VIOLET_CUP, seed);
}

export const nirgundi: Plant = {
  latin: 'Vitex negundo',
  tint: '#e6e2ea',
  accent: '#5d5388',
  behind: (sheet) => nirgundiSprig(sheet, [448, 640], -56, 460, -20, 5) + nirgundiSprig(sheet, [356, 640], -114, 600, 22, 2),
  before: (sheet) => contact(sheet, 222, 722, 74, 10) + hand(sheet, [292, 716], 178, 118),
  study: (sheet) => nirgundiSprig(sheet, [406, 650], -64, 540, -22, 3) + nirgundiSprig(sheet, [394, 650], -114, 590, 22, 8) + spike(sheet, arc([404, 460], -88, 280, 6), 12, 44, VIOLET, VIOLET_CUP, 6),
};

/* ---------- brahmi ---------- */

const BRAHMI_LEAF: LeafStyle = { light: '#93b878', dark: '#588a57', vein: '#cfe3b6', half: 0.26, base: 1.15, tip: 0.5, veins: 0, veinWidth: 1 };
const BRAHMI_PETAL: LeafStyle = { light: '#ffffff', dark: '#e2e0ee', vein: '#cfc6e0', half: 0.34, base: 0.9, tip: 0.5, veins: 0, veinWidth: 0.8 };

function brahmiFlower(sheet: Sheet, at: Point, size: number, start: number): string {
  return petals(sheet, { at, size, petals: 5, style: BRAHMI_PETAL, start, open: 0.86 }) + dots(at, 6, [size * 0.16, size * 0.14], size * 0.06, ['#d8b13e', '#8f7ab5'], 4);
}

function brahmiStem(sheet: Sheet, at: Point, angle: number, length: number, bend: number, seed: number): string {
  const curve = arc(at, angle, length, bend);
  const flower = towards(curve.at(0.62), curve.angle(0.62) + 66, length * 0.14);
  return (
    sprig(sheet, { at, angle, length, bend, seed, style: BRAHMI_LEAF, leaves: 8, leafLength: length * 0.2, tipPart: 0.6, spread: [62, 40], leafBend: 20, bare: 0.08, thick: 4, stemLight: '#b5bd84', stemDark: '#85905a' }) +
    path(`M${curve.at(0.62).map(n).join(' ')}L${flower.map(n).join(' ')}`, { stroke: '#8fa363', 'stroke-width': 2.4 }) +
    brahmiFlower(sheet, flower, length * 0.075, seed * 20)
  );
}

export const brahmi: Plant = {
  latin: 'Bacopa monnieri',
  tint: '#e0ebe2',
  accent: '#3f7361',
  behind: (sheet) => [[-40, 380, -24, 3], [-66, 490, -14, 6], [-94, 560, 10, 2], [-120, 500, 20, 8], [-144, 400, 30, 5]].map(([angle = 0, length = 0, bend = 0, seed = 0]) => brahmiStem(sheet, [400 + Math.cos((angle * Math.PI) / 180) * 70, 650], angle, length, bend, seed)).join(''),
  before: (sheet) => brahmiStem(sheet, [306, 722], 186, 190, 30, 7),
  study: (sheet) => [[-30, 380, -34, 4], [-58, 500, -18, 6], [-88, 580, 6, 2], [-120, 520, 20, 9], [-148, 400, 36, 5]].map(([angle = 0, length = 0, bend = 0, seed = 0]) => brahmiStem(sheet, [400, 660], angle, length, bend, seed)).join(''),
};

/* ---------- giloy ---------- */

/** A heart-shaped leaf on a long stalk. */
function heart(sheet: Sheet, at: Point, angle: number, size: number): string {
  const half: LeafStyle = { light: '#93b25a', dark: '#58843c', vein: '#d0e09c', half: 0.44, base: 0.34, tip: 0.95, veins: 5, veinAngle: 52 };
  return leaf(sheet, half, { at: towards(at, angle, -size * 0.08), angle, length: size });
}

function vine(sheet: Sheet, seed: number, shift: number): string {
  const chance = random(seed);
  const points = Array.from({ length: 9 }, (_, i): Point => [400 + shift + Math.sin(i * 1.5 + seed) * (60 - i * 2), 690 - i * 76]);
  let art = path(smooth(points), { fill: 'none', stroke: '#8a8a5a', 'stroke-width': 9, 'stroke-linecap': 'round' }) + path(smooth(points), { fill: 'none', stroke: '#b5b37f', 'stroke-width': 3.4, 'stroke-linecap': 'round' });
  points.slice(1).forEach((at, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const petiole = arc(at, side === 1 ? -30 : -150, 66, side * 40);
    art += stem(sheet, petiole, 3, 2, '#a9b872', '#788f48') + heart(sheet, petiole.at(1), side === 1 ? 50 + chance(-12, 12) : 130 + chance(-12, 12), 150 - i * 9);
    if (i % 3 === 1) art += [0, 1, 2].map((k) => ball(sheet, [at[0] - side * (20 + k * 12), at[1] + 12 + (k % 2) * 16], 9, tones('#c8402c'))).join('');
  });
  return art;
}

export const giloy: Plant = {
  latin: 'Tinospora cordifolia',
  tint: '#e5ecd4',
  accent: '#527a35',
  behind: (sheet) => vine(sheet, 2, -110) + vine(sheet, 5, 120),
  before: () => '',
  study: (sheet) => vine(sheet, 3, 0) + tag('g', {}),
};
