import { arc, type Point, random } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import { place, type Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';

const CROCUS: LeafStyle = {
  light: '#b79ad0',
  dark: '#7d5ba3',
  vein: '#d9c6e8',
  half: 0.24,
  base: 0.85,
  tip: 0.7,
  veins: 5,
  veinAngle: 16,
  veinWidth: 1.2,
};
const BLADE: LeafStyle = {
  light: '#88a35a',
  dark: '#55783f',
  vein: '#e6edd0',
  half: 0.02,
  base: 0.4,
  tip: 0.8,
  veins: 0,
  veinWidth: 1.1,
};

/** The crocus: a cup of six petals, and the three red threads that hang out of it. */
function crocus(sheet: Sheet, at: Point, size: number, turn: number): string {
  const far: LeafStyle = { ...CROCUS, light: '#9f80bd', dark: '#6b4b92' };
  const thread = (angle: number, bend: number): string =>
    stem(
      sheet,
      arc([0, -size * 0.42], angle, size * 0.66, bend),
      size * 0.016,
      size * 0.034,
      '#e8562a',
      '#b3260f',
    );
  const side = (angle: number, bend: number, style: LeafStyle, share: number): string =>
    leaf(sheet, style, { at: [0, 0], angle: -90 + angle, length: size * share, bend });
  return place(
    stem(
      sheet,
      arc([0, size * 0.62], -90, size * 0.7, 0),
      size * 0.03,
      size * 0.05,
      '#e9e0ee',
      '#b9a3cc',
    ) +
      side(-30, 16, far, 1) +
      side(30, -16, far, 1) +
      side(0, 0, far, 1.05) +
      thread(-112, -30) +
      thread(-90, 10) +
      thread(-66, 34) +
      side(-52, 34, CROCUS, 0.98) +
      side(52, -34, CROCUS, 0.98) +
      side(-14, 8, CROCUS, 0.8) +
      side(16, -8, CROCUS, 0.78),
    { x: at[0], y: at[1], turn },
  );
}

function blades(sheet: Sheet, at: Point, length: number): string {
  return [-128, -116, -104, -97, -84, -72, -60, -50]
    .map((angle, i) =>
      leaf(sheet, BLADE, {
        at: [at[0] + (i - 3.5) * 5, at[1]],
        angle,
        length: length * (0.8 + (i % 3) * 0.1),
        bend: (angle + 90) * 0.9,
      }),
    )
    .join('');
}

/** Dried threads, lying. */
function threads(sheet: Sheet, x: number, y: number, count: number, seed: number): string {
  const chance = random(seed);
  return (
    contact(sheet, x, y + 10, 74, 12) +
    Array.from({ length: count }, () => {
      const from: Point = [x + chance(-56, 40), y + chance(-9, 15)];
      return stem(
        sheet,
        arc(from, chance(-30, 40), chance(26, 44), chance(-70, 70)),
        1.6,
        3.2,
        '#dd4a1e',
        '#8f1d0c',
      );
    }).join('')
  );
}

export const saffron: Plant = {
  latin: 'Crocus sativus',
  tint: '#efe2e6',
  accent: '#a8481c',
  behind: (sheet) =>
    blades(sheet, [300, 640], 400) +
    blades(sheet, [520, 640], 330) +
    crocus(sheet, [240, 420], 190, -14) +
    crocus(sheet, [560, 470], 160, 16) +
    crocus(sheet, [330, 330], 170, -4),
  before: (sheet) => threads(sheet, 610, 716, 24, 4),
  study: (sheet) =>
    blades(sheet, [400, 660], 520) +
    stem(sheet, arc([392, 650], -100, 220, 8), 8, 7, '#e9e0ee', '#b9a3cc') +
    stem(sheet, arc([408, 650], -76, 210, -8), 8, 7, '#e9e0ee', '#b9a3cc') +
    crocus(sheet, [286, 440], 230, -18) +
    crocus(sheet, [520, 450], 220, 18) +
    crocus(sheet, [402, 360], 270, 0) +
    threads(sheet, 600, 650, 30, 8),
};
