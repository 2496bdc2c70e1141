import { mix, smooth } from '../shapes/geometry.ts';
import { contact } from '../shapes/parts.ts';
import { path, tag, type Sheet } from '../shapes/svg.ts';

/** A spoon of brass with something thick in it. */
export function spoonful(sheet: Sheet, colour: string): string {
  const fill = sheet.linear([
    [0, '#f1dfab'],
    [0.5, '#bf9a4e'],
    [1, '#7a5a22'],
  ]);
  const heap = 'M-86 -6C-74 -40 -34 -58 2 -54C44 -50 72 -30 82 -4C58 18 -62 20 -86 -6Z';
  return (
    contact(sheet, 40, 34, 190, 16) +
    path(
      smooth(
        [
          [70, 4],
          [130, -10],
          [220, -44],
          [262, -56],
          [266, -46],
          [226, -30],
          [136, 8],
          [74, 20],
        ],
        true,
      ),
      { fill },
    ) +
    path('M-104 -6C-104 40 92 44 98 -4C80 -22 -84 -24 -104 -6Z', { fill }) +
    tag('ellipse', { cx: -3, cy: -6, rx: 98, ry: 17, fill: '#7a5a22' }) +
    path(heap, {
      fill: sheet.linear(
        [
          [0, mix(colour, '#fff0d0', 0.35)],
          [0.5, colour],
          [1, mix(colour, '#140a04', 0.45)],
        ],
        { x1: 0.1, y1: 0, x2: 0.7, y2: 1 },
      ),
    }) +
    path('M-54 -30C-36 -44 -8 -48 12 -46C-12 -40 -34 -32 -44 -22Z', {
      fill: '#fff6e2',
      opacity: 0.55,
    })
  );
}

/** A dollop of gel, paste or cream with a drawn-out peak, as it comes from the tube. */
export function stroke(sheet: Sheet, colour: string): string {
  const dark = mix(colour, '#3d4a34', 0.42);
  const layer = (cx: number, cy: number, rx: number, ry: number): string =>
    tag('ellipse', {
      cx,
      cy,
      rx,
      ry,
      fill: sheet.radial(
        [
          [0, '#ffffff'],
          [0.35, mix(colour, '#ffffff', 0.45)],
          [0.75, colour],
          [1, dark],
        ],
        { cx: 0.34, cy: 0.22, r: 0.85 },
      ),
    });
  const peak = 'M-44 -66C-30 -104 6 -118 34 -128C24 -108 46 -92 52 -64C40 -48 -30 -46 -44 -66Z';
  return (
    contact(sheet, 6, 44, 176, 24) +
    layer(0, 18, 158, 44) +
    layer(-4, -14, 122, 40) +
    layer(2, -46, 84, 34) +
    path(peak, {
      fill: sheet.linear(
        [
          [0, '#ffffff'],
          [0.5, colour],
          [1, dark],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0.6 },
      ),
    }) +
    [
      'M-116 6C-96 -8 -60 -14 -30 -14',
      'M-88 -26C-74 -38 -46 -44 -24 -44',
      'M-54 -58C-46 -66 -32 -72 -20 -74',
    ]
      .map((d) =>
        path(d, {
          fill: 'none',
          stroke: '#ffffff',
          'stroke-width': 6,
          'stroke-linecap': 'round',
          opacity: 0.85,
        }),
      )
      .join('')
  );
}
