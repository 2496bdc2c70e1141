import { mix } from './shapes/geometry.ts';
import type { Pack } from './packs/pack.ts';
import { TILT } from './packs/solid.ts';
import { COLOUR } from './shapes/palette.ts';
import { n, place, tag, type Sheet } from './shapes/svg.ts';

/** Where the table begins and where a pack stands on it. */
const HORIZON = 560;
const STANDING = 668;

/** The ivory wall and table every picture is made in front of, with a breath of the plant's colour. */
export function ground(sheet: Sheet, tint: string, width = 800, height = 800): string {
  const wall = mix(COLOUR.ivory, tint, 0.42);
  const horizon = (HORIZON / 800) * height;
  return (
    tag('rect', {
      width,
      height,
      fill: sheet.linear([
        [0, mix(wall, '#ffffff', 0.16)],
        [0.62, wall],
        [1, mix(wall, COLOUR.linen, 0.3)],
      ]),
    }) +
    tag('ellipse', {
      cx: n(width * 0.42),
      cy: n(height * 0.4),
      rx: n(Math.max(width * 0.46, 380)),
      ry: n(height * 0.46),
      fill: sheet.radial([
        [0, '#fffdf5', 0.85],
        [1, '#fffdf5', 0],
      ]),
    }) +
    tag('rect', {
      y: n(horizon),
      width,
      height: n(height - horizon),
      fill: sheet.linear([
        [0, mix(wall, COLOUR.linen, 0.55)],
        [0.14, mix(wall, COLOUR.linen, 0.28)],
        [1, mix(wall, '#ffffff', 0.22)],
      ]),
    })
  );
}

/** The shadow a pack throws: a dark line of contact, and a soft one that falls to the right. */
function shadow(sheet: Sheet, x: number, y: number, half: number, glow?: string): string {
  const soft = sheet.radial([
    [0, COLOUR.shadow, 0.5],
    [0.55, COLOUR.shadow, 0.2],
    [1, COLOUR.shadow, 0],
  ]);
  const warm = glow
    ? sheet.radial([
        [0, glow, 0.55],
        [1, glow, 0],
      ])
    : undefined;
  const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
    tag('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill });
  return (
    ellipse(x + half * 0.7, y + half * TILT * 0.6, half * 1.8, half * 0.36, soft) +
    ellipse(x + half * 0.1, y + half * TILT * 0.5, half * 1.16, half * 0.24, soft) +
    (warm ? ellipse(x + half * 0.95, y + half * 0.14, half * 0.75, half * 0.13, warm) : '')
  );
}

/** A pack on the table with its shadow. */
export function standing(sheet: Sheet, pack: Pack, x: number, y = STANDING, scale = 1): string {
  return shadow(sheet, x, y, pack.half * scale, pack.glow) + place(pack.art, { x, y, scale });
}
