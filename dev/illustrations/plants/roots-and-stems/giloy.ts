import { arc, type Point, random, smooth, towards } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { ball, tones } from '../../shapes/parts.ts';
import { path, type Sheet, tag } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

/** A heart-shaped leaf on a long stalk. */
function heart(sheet: Sheet, at: Point, angle: number, size: number): string {
  const half: LeafStyle = {
    light: '#93b25a',
    dark: '#58843c',
    vein: '#d0e09c',
    half: 0.44,
    base: 0.34,
    tip: 0.95,
    veins: 5,
    veinAngle: 52,
  };
  return leaf(sheet, half, { at: towards(at, angle, -size * 0.08), angle, length: size });
}

function vine(sheet: Sheet, seed: number, shift: number): string {
  const chance = random(seed);
  const points = Array.from({ length: 9 }, (_, i): Point => [
    400 + shift + Math.sin(i * 1.5 + seed) * (60 - i * 2),
    690 - i * 76,
  ]);
  let art =
    path(smooth(points), {
      fill: 'none',
      stroke: '#8a8a5a',
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }) +
    path(smooth(points), {
      fill: 'none',
      stroke: '#b5b37f',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    });
  points.slice(1).forEach((at, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const petiole = arc(at, side === 1 ? -30 : -150, 66, side * 40);
    art +=
      stem(sheet, petiole, 3, 2, '#a9b872', '#788f48') +
      heart(
        sheet,
        petiole.at(1),
        side === 1 ? 50 + chance(-12, 12) : 130 + chance(-12, 12),
        150 - i * 9,
      );
    if (i % 3 === 1)
      art += [0, 1, 2]
        .map((k) =>
          ball(
            sheet,
            [at[0] - side * (20 + k * 12), at[1] + 12 + (k % 2) * 16],
            9,
            tones('#c8402c'),
          ),
        )
        .join('');
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
