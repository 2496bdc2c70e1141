import { arc, random, type Point } from '../shapes/geometry.ts';
import { leaf, stem, type LeafStyle } from '../shapes/leaf.ts';
import type { Sheet } from '../shapes/svg.ts';

/** A stem with leaves along it. */
export interface Sprig {
  readonly at: Point;
  readonly angle: number;
  readonly length: number;
  readonly bend?: number;
  readonly style: LeafStyle;
  /** Leaves along the stem: pairs when opposite, single leaves when alternate. */
  readonly leaves: number;
  readonly opposite?: boolean;
  /** Length of the largest leaf, and of the one at the tip as a part of it. */
  readonly leafLength: number;
  readonly tipPart?: number;
  /** The angle between stem and leaf at the base and near the tip. */
  readonly spread?: readonly [base: number, tip: number];
  readonly leafBend?: number;
  /** The bare part of the stem, and a leaf at its very end. */
  readonly bare?: number;
  readonly terminal?: boolean;
  readonly thick?: number;
  readonly stemLight?: string;
  readonly stemDark?: string;
  readonly far?: number;
  readonly seed: number;
}

/** Draws a sprig: the leaves of the far side first, then the stem, then those of the near side. */
export function sprig(sheet: Sheet, options: Sprig): string {
  const { at, angle, length, bend = 0, style, leaves, leafLength, seed, far = 0 } = options;
  const { opposite = true, tipPart = 0.5, spread = [62, 38], leafBend = 18, bare = 0.16 } = options;
  const { terminal = true, thick = Math.max(2, length * 0.011) } = options;
  const { stemLight = style.light, stemDark = style.dark } = options;
  const chance = random(seed);
  const curve = arc(at, angle, length, bend);
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < leaves; i += 1) {
    const part = leaves === 1 ? 0 : i / (leaves - 1);
    const t = bare + (0.95 - bare) * part;
    const size =
      leafLength * (1 - (1 - tipPart) * part) * (0.72 + 0.28 * Math.min(1, 0.35 + part * 2));
    const open = spread[0] + (spread[1] - spread[0]) * part;
    const sides = opposite ? ([-1, 1] as const) : ([i % 2 === 0 ? 1 : -1] as const);
    for (const side of sides) {
      const drawn = leaf(sheet, style, {
        at: curve.at(t),
        angle: curve.angle(t) + side * (open + chance(-7, 7)),
        length: size * chance(0.92, 1.08),
        bend: -side * leafBend * chance(0.4, 1.3),
        turn: chance(0.72, 1),
        far,
      });
      (side === 1 ? back : front).push(drawn);
    }
  }
  const end = terminal
    ? leaf(sheet, style, {
        at: curve.at(0.985),
        angle: curve.angle(1) + chance(-6, 6),
        length: leafLength * tipPart * 1.05,
        bend: chance(-10, 10),
        far,
      })
    : '';
  return (
    back.join('') +
    stem(sheet, curve, thick, thick * 0.35, stemLight, stemDark) +
    end +
    front.join('')
  );
}
