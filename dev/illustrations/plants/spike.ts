import { type Curve, random, towards } from '../shapes/geometry.ts';
import { leaf, type LeafStyle } from '../shapes/leaf.ts';
import type { Sheet } from '../shapes/svg.ts';

/** A flower spike: whorls of small lips around a stem, smaller towards the tip. */
export function spike(
  sheet: Sheet,
  curve: Curve,
  whorls: number,
  size: number,
  bloom: LeafStyle,
  cup: LeafStyle,
  seed: number,
): string {
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
        art += leaf(sheet, bloom, {
          at: towards(at, angle, long * 0.4),
          angle: angle + chance(-14, 14),
          length: long * 0.62,
        });
      }
    }
  }
  return art;
}

/** The style of one floret in two tones. */
export const floret = (light: string, dark: string): LeafStyle => ({
  light,
  dark,
  vein: light,
  half: 0.36,
  base: 0.7,
  tip: 0.6,
  veins: 0,
  veinWidth: 0.4,
});
