import { arc, mix, type Point, random } from '../../shapes/geometry.ts';
import type { LeafStyle } from '../../shapes/leaf.ts';
import { ball, contact, petals, round, tones } from '../../shapes/parts.ts';
import { n, path, place, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

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
    const size =
      length * 0.3 * Math.sin(Math.PI * Math.min(0.96, t * 0.8 + 0.16)) * chance(0.85, 1.1);
    const twig = arc(curve.at(t), curve.angle(t) + side * chance(38, 54), size, -side * 20);
    const points = [0, 0.33, 0.66, 1].map((part) => twig.at(part));
    dark += `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
    for (let j = 1; j <= 9; j += 1) {
      const part = j / 9.4;
      const [px, py] = twig.at(part);
      for (const turn of [-42, 40]) {
        const needle = arc(
          [px, py],
          twig.angle(part) + turn,
          size * 0.24 * (1.15 - part * 0.6),
          8,
        ).at(1);
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
    round(
      arc(from, angle, length, bend),
      (t) => 17 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.7,
      TUBER,
      {
        rings: 3,
      },
    );
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
  const spots: readonly Point[] = [
    [350, 250],
    [438, 214],
    [300, 340],
    [492, 320],
    [392, 150],
    [250, 420],
    [548, 400],
  ];
  return spots
    .map(
      (at, index) =>
        petals(sheet, { at, size: 17, petals: 6, style: white, start: index * 20 }) +
        ball(sheet, at, 4.5, tones(mix('#e8b23a', '#d99a2b', 0.4))),
    )
    .join('');
}
