import { arc, type Curve, type Point } from '../../shapes/geometry.ts';
import { leaf, type LeafStyle, stem } from '../../shapes/leaf.ts';
import { contact } from '../../shapes/parts.ts';
import type { Sheet } from '../../shapes/svg.ts';
import type { Plant } from '../plant.ts';
import { floret, spike } from '../spike.ts';
import { sprig } from '../sprig.ts';

const TULSI_LEAF: LeafStyle = {
  light: '#8fa860',
  dark: '#56763f',
  vein: '#cddba2',
  half: 0.27,
  base: 0.7,
  tip: 0.85,
  veins: 5,
  teeth: { count: 8, depth: 0.018 },
};
const PURPLE = floret('#b794c4', '#7c5490');
const PURPLE_CUP = floret('#8a6a7c', '#5d4257');

function tulsiSprig(
  sheet: Sheet,
  at: Point,
  angle: number,
  length: number,
  bend: number,
  seed: number,
): string {
  const whole = arc(at, angle, length, bend);
  const top: Curve = {
    at: (t) => whole.at(0.66 + t * 0.34),
    angle: (t) => whole.angle(0.66 + t * 0.34),
  };
  const leaves = sprig(sheet, {
    at,
    angle,
    length: length * 0.7,
    bend: bend * 0.7,
    seed,
    style: TULSI_LEAF,
    leaves: 5,
    leafLength: length * 0.27,
    tipPart: 0.5,
    terminal: false,
    leafBend: 16,
    stemLight: '#9a7c80',
    stemDark: '#6b4e5c',
  });
  const branches = [-1, 1].map((side) => {
    const branch = arc(whole.at(0.64), whole.angle(0.64) + side * 40, length * 0.26, -side * 34);
    return (
      stem(sheet, branch, length * 0.006, length * 0.003, '#9a7c80', '#6b4e5c') +
      spike(
        sheet,
        { at: (t) => branch.at(0.28 + t * 0.72), angle: (t) => branch.angle(0.28 + t * 0.72) },
        6,
        length * 0.05,
        PURPLE,
        PURPLE_CUP,
        seed + side,
      )
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
  behind: (sheet) =>
    tulsiSprig(sheet, [446, 640], -58, 450, -18, 5) +
    tulsiSprig(sheet, [356, 640], -112, 600, 20, 9),
  before: (sheet) =>
    contact(sheet, 236, 722, 70, 11) +
    leaf(sheet, TULSI_LEAF, { at: [292, 704], angle: 168, length: 104, bend: 18 }) +
    leaf(sheet, TULSI_LEAF, { at: [270, 726], angle: 196, length: 76, bend: -16 }),
  study: (sheet) =>
    tulsiSprig(sheet, [408, 650], -66, 540, -20, 7) +
    tulsiSprig(sheet, [392, 650], -114, 540, 20, 4) +
    tulsiSprig(sheet, [400, 660], -91, 620, 4, 12),
};
