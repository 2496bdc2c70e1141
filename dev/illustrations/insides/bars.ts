import { mix, random, type Point } from '../shapes/geometry.ts';
import { logo } from '../label.ts';
import { lettering } from '../shapes/lettering.ts';
import { contact } from '../shapes/parts.ts';
import { n, path, place, tag, type Sheet } from '../shapes/svg.ts';

/** Lather: many small bubbles that make a cloud, and a few large clear ones on it. */
function lather(sheet: Sheet, at: Point, spread: Point, count: number, seed: number): string {
  const chance = random(seed);
  const pearl = sheet.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fffdf6', 0.94],
      [1, '#e9dfca', 0.96],
    ],
    { cx: 0.38, cy: 0.34, r: 0.7 },
  );
  const clear = sheet.radial([
    [0, '#ffffff', 0.05],
    [0.75, '#ffffff', 0.25],
    [1, '#ffffff', 0.95],
  ]);
  const bubble = (share: number, r: number, fill: string): string => {
    const angle = chance(0, Math.PI * 2);
    const out = Math.sqrt(chance()) * share;
    const [x, y] = [
      at[0] + Math.cos(angle) * spread[0] * out,
      at[1] + Math.sin(angle) * spread[1] * out,
    ];
    const spark =
      fill === clear
        ? tag('circle', {
            cx: n(x - r * 0.34),
            cy: n(y - r * 0.36),
            r: n(r * 0.18),
            fill: '#ffffff',
          })
        : '';
    return tag('circle', { cx: n(x), cy: n(y), r: n(r), fill }) + spark;
  };
  return (
    Array.from({ length: count }, () => bubble(1, chance(4, 13), pearl)).join('') +
    Array.from({ length: Math.round(count / 7) }, () => bubble(0.9, chance(9, 20), clear)).join('')
  );
}

/** Two bare bars with the shop's logo, one on the other, on a slatted dish, with some lather. */
export function bareBar(sheet: Sheet, colour: string): string {
  const tone = mix(colour, '#f6e7c4', 0.42);
  const deep = mix(tone, '#3a2208', 0.3);
  const wood = sheet.linear([
    [0, '#dcb88e'],
    [0.5, '#b98a5a'],
    [1, '#7f5530'],
  ]);
  const tray =
    tag('rect', { x: -236, y: 58, width: 472, height: 34, rx: 12, fill: wood }) +
    path('M-214 66H214M-204 80H150', {
      stroke: '#7f5530',
      'stroke-width': 1.6,
      opacity: 0.4,
      'stroke-linecap': 'round',
    });
  const body = (top: string, front: string): string =>
    tag('rect', { x: -176, y: -104, width: 352, height: 140, rx: 56, fill: top }) +
    tag('rect', { x: -180, y: -70, width: 360, height: 140, rx: 50, fill: front });
  const fill = (light: number, dark: number): string =>
    sheet.linear([
      [0, mix(tone, '#ffffff', light)],
      [0.45, tone],
      [1, mix(tone, '#3a2208', dark)],
    ]);
  const word = (dx: number, dy: number, ink: string, opacity: number): string =>
    lettering('Franch', { x: dx, y: 4 + dy, size: 72, colour: ink, opacity });
  const upper =
    body(mix(tone, '#ffffff', 0.55), fill(0.32, 0.24)) +
    word(1.8, 2, mix(tone, '#ffffff', 0.7), 1) +
    word(0, 0, deep, 0.85) +
    logo(0, 38, 38, deep);
  return (
    contact(sheet, 14, 94, 290, 30) +
    tray +
    body(mix(tone, '#ffffff', 0.3), fill(0.14, 0.4)) +
    place(tag('ellipse', { rx: 150, ry: 16, fill: deep, opacity: 0.75 }), {
      x: -16,
      y: -60,
      turn: -4,
    }) +
    place(upper, { x: -22, y: -128, turn: -4 }) +
    lather(sheet, [-168, 66], [88, 27], 110, 5) +
    lather(sheet, [-96, 82], [60, 14], 50, 8)
  );
}
