import { mix, random } from '../shapes/geometry.ts';
import { n, path, place, tag, type Sheet } from '../shapes/svg.ts';
import { bowl, BRASS, CLOSE, GLAZE } from './bowl.ts';

/** A brass bowl of oil or another liquid, with the window's light on it. */
export function liquidBowl(sheet: Sheet, colour: string): string {
  const r = 150;
  const surface = tag('ellipse', {
    cy: 9,
    rx: n(r * 0.86),
    ry: n(r * 0.86 * CLOSE),
    fill: sheet.linear(
      [
        [0, mix(colour, '#2a1404', 0.35)],
        [0.55, colour],
        [1, mix(colour, '#fff0c4', 0.45)],
      ],
      { x1: 0.2, y1: 0, x2: 0.7, y2: 1 },
    ),
  });
  const shine = path(
    'M-104 2C-90 -14 -50 -22 -14 -23C-46 -15 -74 -6 -84 8C-90 16 -110 12 -104 2Z',
    { fill: '#fffbe8', opacity: 0.7 },
  );
  return bowl(sheet, BRASS, r, 92, surface + shine);
}

/** A brass bowl of honey with a wooden dipper, its head in the honey. */
export function honeyBowl(sheet: Sheet, colour: string): string {
  const wood = sheet.linear(
    [
      [0, '#e2bd8a'],
      [0.5, '#b98a56'],
      [1, '#7f5530'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.6 },
  );
  const rings = [0, 1, 2, 3, 4].map((ring) => {
    const wide = [20, 27, 30, 28, 20][ring] ?? 20;
    return tag('rect', {
      x: -wide,
      y: 2 - ring * 15,
      width: wide * 2,
      height: 11,
      rx: 5.5,
      fill: wood,
    });
  });
  const dipper =
    tag('rect', { x: -6, y: -236, width: 12, height: 180, rx: 6, fill: wood }) +
    tag('circle', { cy: -238, r: 10, fill: wood }) +
    tag('rect', { x: -9, y: -62, width: 18, height: 76, fill: '#7f5530' }) +
    rings.join('') +
    path('M-30 -24C-34 -8 -30 6 -34 20L30 20C26 4 34 -6 30 -22C14 -10 -12 -10 -30 -24Z', {
      fill: colour,
      opacity: 0.82,
    }) +
    path('M-22 -12C-26 -2 -22 6 -24 12', {
      fill: 'none',
      stroke: '#fff0c4',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.8,
    });
  return (
    liquidBowl(sheet, colour) +
    tag('ellipse', { cx: 24, cy: 16, rx: 52, ry: 11, fill: mix(colour, '#2a1404', 0.3) }) +
    tag('ellipse', { cx: 24, cy: 14, rx: 44, ry: 8, fill: mix(colour, '#fff0c4', 0.35) }) +
    place(dipper, { x: 24, y: 2, turn: 20 })
  );
}

/** A cup of tea. */
export function teaCup(sheet: Sheet, colour: string): string {
  const r = 118;
  const tea = tag('ellipse', {
    cy: 8,
    rx: n(r * 0.88),
    ry: n(r * 0.88 * CLOSE),
    fill: sheet.linear([
      [0, mix(colour, '#2a1404', 0.3)],
      [1, mix(colour, '#fff0c4', 0.3)],
    ]),
  });
  const steam = [-26, 18]
    .map((x) =>
      path(`M${x} -30C${x - 22} -64 ${x + 24} -86 ${x} -126`, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 9,
        opacity: 0.5,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
  return (
    bowl(
      sheet,
      GLAZE,
      r,
      108,
      tea +
        path('M-80 2C-66 -10 -36 -17 -8 -18C-34 -12 -56 -4 -64 6Z', {
          fill: '#fffbe8',
          opacity: 0.6,
        }),
    ) + steam
  );
}

/** A bowl heaped with powder. */
export function powderBowl(sheet: Sheet, colour: string): string {
  const chance = random(12);
  const heap =
    'M-128 8C-104 -18 -66 -66 -22 -84C-4 -92 14 -88 30 -76C66 -52 104 -16 128 8C84 36 -84 36 -128 8Z';
  const grains = (
    count: number,
    fill: string,
    box: readonly [number, number, number, number],
    r: number,
  ): string =>
    Array.from({ length: count }, () =>
      tag('circle', {
        cx: n(chance(box[0], box[2])),
        cy: n(chance(box[1], box[3])),
        r: n(r * chance(0.7, 1.4)),
        fill,
      }),
    ).join('');
  const filling =
    path(heap, {
      fill: sheet.linear(
        [
          [0, mix(colour, '#fff6dc', 0.4)],
          [0.45, colour],
          [1, mix(colour, '#23160a', 0.34)],
        ],
        { x1: 0.1, y1: 0, x2: 0.75, y2: 1 },
      ),
    }) +
    tag(
      'g',
      { 'clip-path': sheet.clip(path(heap, {})) },
      grains(60, mix(colour, '#23160a', 0.25), [-110, -70, 120, 26], 1.5),
      grains(50, mix(colour, '#fff6dc', 0.5), [-110, -80, 60, 16], 1.4),
    );
  return bowl(sheet, BRASS, 142, 88, filling);
}
