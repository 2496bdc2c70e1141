import { mix, random, type Point } from '../shapes/geometry.ts';
import { contact } from '../shapes/parts.ts';
import { path, place, tag, type Sheet } from '../shapes/svg.ts';
import { bowl, GLAZE } from './bowl.ts';

type Pill = 'capsule' | 'tablet' | 'softgel';

function pill(sheet: Sheet, kind: Pill, colour: string, [x, y]: Point, turn: number): string {
  const dark = mix(colour, '#23160a', 0.3);
  if (kind === 'tablet') {
    return place(
      tag('ellipse', { cy: 7, rx: 27, ry: 15, fill: dark }) +
        tag('ellipse', {
          rx: 27,
          ry: 15,
          fill: sheet.linear([
            [0, mix(colour, '#fff6dc', 0.45)],
            [1, colour],
          ]),
        }) +
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
        tag('ellipse', {
          cx: 8,
          cy: r * 0.42,
          rx: half * 0.6,
          ry: r * 0.36,
          fill: '#ffe9a6',
          opacity: 0.6,
        })
      : tag('rect', { ...outline, fill: shell('#f1e9d4') }) +
        path(`M0 ${-r}H${half - r}A${r} ${r} 0 0 1 ${half - r} ${r}H0Z`, { fill: shell(colour) }) +
        path(`M0 ${-r}V${r}`, { stroke: dark, 'stroke-width': 1, opacity: 0.5 });
  return place(
    body +
      tag('rect', {
        x: -half * 0.68,
        y: -r * 0.66,
        width: half * 1.2,
        height: r * 0.3,
        rx: r * 0.15,
        fill: '#ffffff',
        opacity: 0.65,
      }),
    { x, y, turn },
  );
}

/** A glazed dish of capsules, tablets or softgels; three lie before it. */
export function pillDish(sheet: Sheet, kind: Pill, colour: string): string {
  const chance = random(7);
  const rows: readonly (readonly [y: number, count: number, width: number])[] = [
    [-20, 4, 74],
    [-8, 5, 96],
    [6, 5, 92],
    [-34, 3, 46],
    [-22, 4, 62],
    [-8, 3, 56],
    [-42, 2, 26],
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
  const loose: readonly (readonly [x: number, y: number, turn: number])[] = [
    [-196, 58, 18],
    [-148, 92, -24],
    [168, 96, 12],
  ];
  return (
    bowl(sheet, GLAZE, 158, 66, pile) +
    loose
      .map(
        ([x, y, turn]) =>
          contact(sheet, x, y + 16, 34, 6) + pill(sheet, kind, colour, [x, y], turn),
      )
      .join('')
  );
}
