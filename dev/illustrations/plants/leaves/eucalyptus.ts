import { arc, type Point, random, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact, round, tones } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

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
  const body = round(
    arc([0, -size], 90, size * 1.5, 0),
    (t) => size * (0.34 + 0.4 * Math.sin(t * 2)),
    tones('#8fa391'),
    { steps: 6 },
  );
  return place(
    body +
      tag('ellipse', { cy: n(size * 0.5), rx: n(size * 0.7), ry: n(size * 0.24), fill: '#5d7566' }),
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
function gumBranch(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
  pull: number,
  leafLength: number,
): string {
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
      front +=
        nut(hang, 10, chance(-14, 14)) + nut([hang[0] + 15, hang[1] - 3], 8, chance(-30, -10));
    }
  }
  const end = leaf(sheet, GUM_LEAF, {
    at: curve.at(0.99),
    angle: curve.angle(1),
    length: leafLength * 0.55,
    bend: 20,
  });
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
