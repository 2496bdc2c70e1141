import { arc, bezier, mix, type Point, random, smooth, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, contact, tones } from '../../shapes/parts.ts';
import { n, path, place, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { sprig } from '../sprig.ts';

const ROSE_LEAF: LeafStyle = {
  light: '#7f9a60',
  dark: '#4a6b42',
  vein: '#c5d6a4',
  half: 0.3,
  base: 0.65,
  tip: 0.8,
  veins: 6,
  teeth: { count: 9, depth: 0.02 },
};

/** One rose petal: broad, a little heart-shaped, darker towards its foot. */
function rosePetal(sheet: Sheet, at: Point, angle: number, size: number, deep: number): string {
  const edge = mix('#f3bcc0', '#d8637c', deep);
  const foot = mix('#d9798c', '#9c2f4c', deep);
  const points: Point[] = [
    [0, 0],
    [0.36, -0.5],
    [0.84, -0.56],
    [1.06, -0.2],
    [1.0, 0.02],
    [1.07, 0.24],
    [0.82, 0.58],
    [0.34, 0.48],
  ].map(([x = 0, y = 0]) => [x * size, y * size] as const);
  const fill = sheet.radial(
    [
      [0, foot],
      [0.55, mix(foot, edge, 0.55)],
      [0.86, edge],
      [1, mix(edge, '#fff4ee', 0.6)],
    ],
    { cx: 0.04, cy: 0.5, r: 1 },
  );
  return place(
    path(smooth(points, true), { fill, stroke: mix(foot, edge, 0.35), 'stroke-width': 1 }),
    { x: at[0], y: at[1], turn: angle },
  );
}

function roseBloom(sheet: Sheet, at: Point, size: number, seed: number): string {
  const chance = random(seed);
  const cast = sheet.radial([
    [0, '#8c2340', 0.5],
    [0.72, '#8c2340', 0.34],
    [1, '#8c2340', 0],
  ]);
  const rows: readonly (readonly [count: number, share: number, deep: number])[] = [
    [5, 1, 0.02],
    [6, 0.9, 0.14],
    [5, 0.76, 0.28],
    [5, 0.61, 0.44],
    [4, 0.46, 0.62],
    [4, 0.33, 0.8],
    [3, 0.21, 1],
  ];
  return rows
    .map(([count, share, deep], row) => {
      // Each row throws a shadow on the one below it and sits a little higher, as in a cup.
      const lift: Point = [at[0] + row * size * 0.008, at[1] - row * size * 0.018];
      const under =
        row === 0
          ? ''
          : tag('ellipse', {
              cx: n(lift[0] + size * 0.03),
              cy: n(lift[1] + size * 0.05),
              rx: n(size * share * 1.1),
              ry: n(size * share * 1.06),
              fill: cast,
            });
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
    rosePetal(sheet, [0, size * 0.3], -112, size * 0.9, 0.2) +
      rosePetal(sheet, [0, size * 0.3], -68, size * 0.9, 0.35) +
      rosePetal(sheet, [0, size * 0.34], -90, size * 0.95, 0.55) +
      [-140, -40, -100]
        .map((turn) =>
          leaf(sheet, sepal, {
            at: [0, size * 0.42],
            angle: turn,
            length: size * 0.66,
            bend: (turn + 90) * -0.6,
          }),
        )
        .join('') +
      ball(sheet, [0, size * 0.46], size * 0.15, tones('#6d8a4c')),
    { x: at[0], y: at[1], turn: angle + 90 },
  );
}

function roseLeaf(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  return sprig(sheet, {
    at,
    angle,
    length,
    bend,
    seed,
    style: ROSE_LEAF,
    leaves: 2,
    leafLength: length * 0.52,
    tipPart: 0.92,
    spread: [66, 58],
    bare: 0.34,
    leafBend: 8,
    thick: 2.6,
  });
}

function looseRosePetal(sheet: Sheet, x: number, y: number, size: number, turn: number): string {
  const middle = towards([x, y], turn, size * 0.5);
  return (
    contact(sheet, middle[0], middle[1] + size * 0.42, size * 0.6, size * 0.14) +
    rosePetal(sheet, [x, y], turn, size, 0.15)
  );
}

export const rose: Plant = {
  latin: 'Rosa × damascena',
  tint: '#f6e0da',
  accent: '#a9485f',
  behind: (sheet) =>
    stem(sheet, arc([360, 640], -108, 420, 10), 6, 4, '#8fa468', '#5d7a48') +
    stem(sheet, arc([440, 640], -62, 330, -10), 6, 4, '#8fa468', '#5d7a48') +
    roseLeaf(sheet, [330, 560], -158, 240, 24, 3) +
    roseLeaf(sheet, [300, 430], -148, 200, 18, 5) +
    roseLeaf(sheet, [480, 560], -18, 230, -26, 2) +
    roseLeaf(sheet, [540, 450], -20, 180, -10, 9) +
    roseLeaf(sheet, [520, 470], -110, 190, 20, 4) +
    roseBud(sheet, [566, 330], -66, 74) +
    roseBloom(sheet, [240, 232], 122, 4),
  before: (sheet) =>
    looseRosePetal(sheet, 196, 706, 58, -12) +
    looseRosePetal(sheet, 270, 728, 46, 160) +
    looseRosePetal(sheet, 596, 724, 50, -30),
  study: (sheet) =>
    stem(
      sheet,
      bezier([410, 690], [400, 600], [390, 500], [396, 330]),
      9,
      6,
      '#8fa468',
      '#5d7a48',
    ) +
    stem(sheet, arc([402, 560], -44, 240, -16), 6, 4, '#8fa468', '#5d7a48') +
    stem(sheet, arc([400, 600], -140, 220, 20), 6, 4, '#8fa468', '#5d7a48') +
    roseLeaf(sheet, [402, 600], -10, 290, -18, 3) +
    roseLeaf(sheet, [396, 520], -168, 300, 16, 5) +
    roseLeaf(sheet, [398, 650], 176, 250, 26, 8) +
    roseLeaf(sheet, [394, 440], -20, 280, -18, 6) +
    roseLeaf(sheet, [394, 430], -166, 260, 20, 7) +
    roseBud(sheet, [586, 398], -52, 96) +
    roseBud(sheet, [238, 462], -128, 80) +
    roseBloom(sheet, [396, 262], 196, 7),
};
