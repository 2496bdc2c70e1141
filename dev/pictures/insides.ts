import { arc, mix, random, smooth, type Point } from './geometry.ts';
import { mark } from './label.ts';
import { lettering } from './lettering.ts';
import { contact, round, tones } from './parts.ts';
import { n, path, place, tag, type Sheet } from './svg.ts';

/** How round things lie in a close view: a little more from above than a pack is seen. */
const CLOSE = 0.27;

interface Ware {
  readonly left: string;
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly hollow: string;
}
const BRASS: Ware = { left: '#8a6a2c', body: '#bf9a4e', light: '#f1dfab', dark: '#6e4f1c', hollow: '#8a6a2c' };
const GLAZE: Ware = { left: '#cdbfa4', body: '#efe6d3', light: '#fffdf6', dark: '#a99877', hollow: '#d9cdb4' };

/** A bowl on the table, centred on its rim, with something in it. */
function bowl(sheet: Sheet, ware: Ware, r: number, deep: number, filling: string): string {
  const body = `M${n(-r)} 0C${n(-r * 0.96)} ${n(deep * 0.75)} ${n(-r * 0.6)} ${n(deep)} ${n(-r * 0.42)} ${n(deep)}Q0 ${n(deep + r * 0.13)} ${n(r * 0.42)} ${n(deep)}C${n(r * 0.6)} ${n(deep)} ${n(r * 0.96)} ${n(deep * 0.75)} ${n(r)} 0Z`;
  const ellipse = (share: number, fill: string, dy = 0): string =>
    tag('ellipse', { cy: n(dy), rx: n(r * share), ry: n(r * share * CLOSE), fill });
  return (
    contact(sheet, r * 0.05, deep + r * 0.04, r * 0.95, r * 0.2) +
    path(body, {
      fill: sheet.across([
        [0, ware.left],
        [0.2, ware.light],
        [0.42, ware.body],
        [0.82, ware.dark],
        [1, ware.left],
      ]),
    }) +
    ellipse(1, sheet.across([[0, ware.light], [0.5, ware.body], [1, ware.light]])) +
    ellipse(0.95, sheet.linear([[0, ware.dark], [1, ware.hollow]])) +
    filling
  );
}

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
    .map((x) => path(`M${x} -30C${x - 22} -64 ${x + 24} -86 ${x} -126`, { fill: 'none', stroke: '#ffffff', 'stroke-width': 9, opacity: 0.5, 'stroke-linecap': 'round' }))
    .join('');
  return bowl(sheet, GLAZE, r, 108, tea + path('M-80 2C-66 -10 -36 -17 -8 -18C-34 -12 -56 -4 -64 6Z', { fill: '#fffbe8', opacity: 0.6 })) + steam;
}

/** A bowl heaped with powder, some of it on the table. */
export function powderBowl(sheet: Sheet, colour: string): string {
  const chance = random(12);
  const heap = 'M-128 8C-104 -18 -66 -66 -22 -84C-4 -92 14 -88 30 -76C66 -52 104 -16 128 8C84 36 -84 36 -128 8Z';
  const grains = (count: number, fill: string, box: readonly [number, number, number, number], r: number): string =>
    Array.from({ length: count }, () =>
      tag('circle', { cx: n(chance(box[0], box[2])), cy: n(chance(box[1], box[3])), r: n(r * chance(0.7, 1.4)), fill }),
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
  return bowl(sheet, BRASS, 142, 88, filling) + grains(26, mix(colour, '#23160a', 0.1), [-190, 92, -120, 112], 2.2);
}

export type Pill = 'capsule' | 'tablet' | 'softgel';

function pill(sheet: Sheet, kind: Pill, colour: string, [x, y]: Point, turn: number): string {
  const dark = mix(colour, '#23160a', 0.3);
  if (kind === 'tablet') {
    return place(
      tag('ellipse', { cy: 7, rx: 27, ry: 15, fill: dark }) +
        tag('ellipse', { rx: 27, ry: 15, fill: sheet.linear([[0, mix(colour, '#fff6dc', 0.45)], [1, colour]]) }) +
        path('M-13 -6L13 6', { stroke: dark, 'stroke-width': 1.6, opacity: 0.6 }),
      { x, y, turn: turn * 0.12 },
    );
  }
  const [half, r] = kind === 'softgel' ? [31, 18.5] : [35, 14.5];
  const shell = (tone: string): string =>
    sheet.linear([
      [0, mix(tone, '#ffffff', 0.5)],
      [0.35, tone],
      [1, mix(tone, '#23160a', 0.35)],
    ]);
  const outline = { x: -half, y: -r, width: half * 2, height: r * 2, rx: r };
  const body =
    kind === 'softgel'
      ? tag('rect', { ...outline, rx: r, fill: shell(colour) }) +
        tag('ellipse', { cx: 8, cy: r * 0.42, rx: half * 0.6, ry: r * 0.36, fill: '#ffe9a6', opacity: 0.6 })
      : tag('rect', { ...outline, fill: shell('#f1e9d4') }) +
        path(`M0 ${-r}H${half - r}A${r} ${r} 0 0 1 ${half - r} ${r}H0Z`, { fill: shell(colour) }) +
        path(`M0 ${-r}V${r}`, { stroke: dark, 'stroke-width': 1, opacity: 0.5 });
  return place(
    body + tag('rect', { x: -half * 0.68, y: -r * 0.66, width: half * 1.2, height: r * 0.3, rx: r * 0.15, fill: '#ffffff', opacity: 0.65 }),
    { x, y, turn },
  );
}

/** A glazed dish of capsules, tablets or softgels; three lie before it. */
export function pillDish(sheet: Sheet, kind: Pill, colour: string): string {
  const chance = random(7);
  const rows: readonly (readonly [y: number, count: number, width: number])[] = [
    [-20, 4, 74], [-8, 5, 96], [6, 5, 92], [-34, 3, 46], [-22, 4, 62], [-8, 3, 56], [-42, 2, 26],
  ];
  const pile = rows
    .flatMap(([y, count, width]) =>
      Array.from({ length: count }, (_, i): [Point, number] => [
        [-width + (2 * width * (i + 0.5)) / count + chance(-8, 8), y + chance(-5, 5)],
        chance(-42, 42) + (i % 2) * 20,
      ]),
    )
    .map(([at, turn]) => pill(sheet, kind, colour, at, turn))
    .join('');
  const loose: readonly (readonly [x: number, y: number, turn: number])[] = [[-196, 58, 18], [-148, 92, -24], [168, 96, 12]];
  return (
    bowl(sheet, GLAZE, 158, 66, pile) +
    loose.map(([x, y, turn]) => contact(sheet, x, y + 16, 34, 6) + pill(sheet, kind, colour, [x, y], turn)).join('')
  );
}

/** A spoon of brass with something thick in it. */
export function spoonful(sheet: Sheet, colour: string): string {
  const fill = sheet.linear([[0, '#f1dfab'], [0.5, '#bf9a4e'], [1, '#7a5a22']]);
  const heap = 'M-86 -6C-74 -40 -34 -58 2 -54C44 -50 72 -30 82 -4C58 18 -62 20 -86 -6Z';
  return (
    contact(sheet, 40, 34, 190, 16) +
    path(smooth([[70, 4], [130, -10], [220, -44], [262, -56], [266, -46], [226, -30], [136, 8], [74, 20]], true), { fill }) +
    path('M-104 -6C-104 40 92 44 98 -4C80 -22 -84 -24 -104 -6Z', { fill }) +
    tag('ellipse', { cx: -3, cy: -6, rx: 98, ry: 17, fill: '#7a5a22' }) +
    path(heap, { fill: sheet.linear([[0, mix(colour, '#fff0d0', 0.35)], [0.5, colour], [1, mix(colour, '#140a04', 0.45)]], { x1: 0.1, y1: 0, x2: 0.7, y2: 1 }) }) +
    path('M-54 -30C-36 -44 -8 -48 12 -46C-12 -40 -34 -32 -44 -22Z', { fill: '#fff6e2', opacity: 0.55 })
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
      .map((d) => path(d, { fill: 'none', stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.85 }))
      .join('')
  );
}

/** Lather: bubbles of every size, the larger ones in front, gathered around a point. */
function lather(at: Point, spread: Point, count: number, seed: number): string {
  const chance = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const angle = chance(0, Math.PI * 2);
    const out = Math.sqrt(chance());
    const [x, y] = [at[0] + Math.cos(angle) * spread[0] * out, at[1] + Math.sin(angle) * spread[1] * out];
    const r = chance(4, 9) + (i / count) * (1 - out) * 17;
    return (
      tag('circle', { cx: n(x), cy: n(y), r: n(r), fill: '#fffefa', opacity: 0.8, stroke: '#d5cab2', 'stroke-width': 0.9 }) +
      tag('circle', { cx: n(x - r * 0.3), cy: n(y - r * 0.34), r: n(r * 0.22), fill: '#ffffff' })
    );
  }).join('');
}

/** Two bare bars with the house's mark, one on the other, on a slatted dish, with some lather. */
export function bareBar(sheet: Sheet, colour: string): string {
  const tone = mix(colour, '#f6e7c4', 0.42);
  const deep = mix(tone, '#3a2208', 0.3);
  const wood = sheet.linear([[0, '#d9b48a'], [1, '#8d6138']]);
  const slats = [-168, -62, 44, 150].map((x) => tag('rect', { x: x - 42, y: 66, width: 90, height: 18, rx: 7, fill: wood })).join('');
  const body = (top: string, front: string): string =>
    tag('rect', { x: -176, y: -104, width: 352, height: 140, rx: 56, fill: top }) +
    tag('rect', { x: -180, y: -70, width: 360, height: 140, rx: 50, fill: front });
  const fill = (light: number, dark: number): string =>
    sheet.linear([[0, mix(tone, '#ffffff', light)], [0.45, tone], [1, mix(tone, '#3a2208', dark)]]);
  const word = (dx: number, dy: number, ink: string, opacity: number): string =>
    lettering('Franch', { x: dx, y: 4 + dy, size: 72, colour: ink, opacity });
  const upper =
    body(mix(tone, '#ffffff', 0.55), fill(0.32, 0.24)) +
    word(1.8, 2, mix(tone, '#ffffff', 0.7), 1) +
    word(0, 0, deep, 0.85) +
    mark(sheet, 0, 40, 32, deep);
  return (
    contact(sheet, 14, 90, 262, 30) +
    slats +
    body(mix(tone, '#ffffff', 0.3), fill(0.14, 0.4)) +
    tag('ellipse', { cy: -66, rx: 170, ry: 26, fill: '#3a2208', opacity: 0.3 }) +
    place(upper, { x: -22, y: -128, turn: -4 }) +
    lather([-176, 66], [76, 34], 44, 5) +
    lather([170, 74], [54, 22], 26, 8) +
    lather([84, -206], [44, 13], 16, 3)
  );
}
