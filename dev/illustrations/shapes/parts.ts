import { mix, random, ribbon, towards, type Curve, type Point } from './geometry.ts';
import { leaf, type LeafStyle } from './leaf.ts';
import { COLOUR } from './palette.ts';
import { n, path, tag, type Sheet } from './svg.ts';

/** Three tones of one thing: in shadow, as it is, where the light falls. */
export interface Tones {
  readonly dark: string;
  readonly body: string;
  readonly light: string;
}

/** Tones around one colour. */
export function tones(body: string, contrast = 1): Tones {
  return {
    dark: mix(body, '#23160a', 0.38 * contrast),
    body,
    light: mix(body, '#fff6dc', 0.48 * contrast),
  };
}

/** The small shadow under something that lies on the table. */
export function contact(sheet: Sheet, x: number, y: number, rx: number, ry = rx * 0.2): string {
  const fill = sheet.radial([
    [0, COLOUR.shadow, 0.55],
    [0.6, COLOUR.shadow, 0.2],
    [1, COLOUR.shadow, 0],
  ]);
  return tag('ellipse', {
    cx: n(x + rx * 0.16),
    cy: n(y),
    rx: n(rx * 1.15),
    ry: n(ry * 1.3),
    fill,
  });
}

/** Something round: a berry, a fruit. */
export function ball(sheet: Sheet, [x, y]: Point, r: number, tone: Tones, flat = 1): string {
  const fill = sheet.radial(
    [
      [0, tone.light],
      [0.45, tone.body],
      [1, tone.dark],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  );
  const shine = sheet.radial([
    [0, '#ffffff', 0.7],
    [1, '#ffffff', 0],
  ]);
  return (
    tag('ellipse', { cx: n(x), cy: n(y), rx: n(r), ry: n(r * flat), fill }) +
    tag('ellipse', {
      cx: n(x - r * 0.34),
      cy: n(y - r * flat * 0.42),
      rx: n(r * 0.3),
      ry: n(r * flat * 0.2),
      fill: shine,
    })
  );
}

function shifted(curve: Curve, dx: number, dy: number): Curve {
  return {
    at: (t) => {
      const [x, y] = curve.at(t);
      return [x + dx, y + dy];
    },
    angle: (t) => curve.angle(t),
  };
}

/** Something long and round along a curve (root, pod, twig), lit from the upper left. */
export function round(
  curve: Curve,
  half: (part: number) => number,
  tone: Tones,
  { steps = 12, rings = 0 }: { steps?: number; rings?: number } = {},
): string {
  const widest = Math.max(...[0.1, 0.3, 0.5, 0.7, 0.9].map(half));
  const layer = (share: number, out: number, fill: string, opacity?: number): string =>
    path(
      ribbon(
        shifted(curve, -widest * out * 0.6, -widest * out * 0.8),
        (t) => half(t) * share,
        steps,
      ),
      { fill, opacity },
    );
  let lines = '';
  for (let i = 1; i <= rings; i += 1) {
    const t = (i - 0.3) / (rings + 0.4);
    const angle = curve.angle(t);
    const a = towards(curve.at(t), angle - 90, half(t) * 0.96);
    const b = towards(curve.at(t), angle + 90, half(t) * 0.96);
    const middle = towards(curve.at(t), angle, half(t) * 0.45);
    lines += `M${n(a[0])} ${n(a[1])}Q${n(middle[0])} ${n(middle[1])} ${n(b[0])} ${n(b[1])}`;
  }
  return (
    path(ribbon(curve, half, steps), { fill: tone.dark }) +
    layer(0.8, 0.2, mix(tone.dark, tone.body, 0.6)) +
    layer(0.56, 0.36, tone.body) +
    layer(0.2, 0.56, tone.light, 0.75) +
    (lines
      ? path(lines, {
          fill: 'none',
          stroke: tone.dark,
          'stroke-width': n(Math.max(0.8, widest * 0.07)),
          opacity: 0.7,
        })
      : '')
  );
}

/** A flower seen from a direction: petals around a middle. */
export interface Flower {
  readonly at: Point;
  readonly size: number;
  readonly petals: number;
  readonly style: LeafStyle;
  /** Where the first petal points, degrees. */
  readonly start?: number;
  /** How much of the circle faces us: 1 from the front, 0.5 from the side. */
  readonly open?: number;
  /** The direction the flower faces away to, when seen from the side. */
  readonly lean?: number;
}

/** A flower's petals, the far ones first. */
export function petals(sheet: Sheet, flower: Flower): string {
  const { at, size, petals: count, style, start = -90, open = 1, lean = 0 } = flower;
  const cos = Math.cos((lean * Math.PI) / 180);
  const sin = Math.sin((lean * Math.PI) / 180);
  return Array.from({ length: count }, (_, index) => start + (360 / count) * index)
    .map((degrees) => {
      const reach: Point = [
        Math.cos((degrees * Math.PI) / 180),
        Math.sin((degrees * Math.PI) / 180) * open,
      ];
      const x = reach[0] * cos - reach[1] * sin;
      const y = reach[0] * sin + reach[1] * cos;
      return {
        angle: (Math.atan2(y, x) * 180) / Math.PI,
        length: Math.hypot(x, y) * size,
        depth: y,
      };
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ angle, length }) => leaf(sheet, style, { at, angle, length, bend: 6 }))
    .join('');
}

/** Dots around a point: anthers, seeds, spots. */
export function dots(
  at: Point,
  count: number,
  spread: readonly [x: number, y: number],
  radius: number,
  colours: readonly string[],
  seed: number,
): string {
  const chance = random(seed);
  return Array.from({ length: count }, () => {
    const angle = chance(0, Math.PI * 2);
    const out = Math.sqrt(chance());
    return tag('circle', {
      cx: n(at[0] + Math.cos(angle) * spread[0] * out),
      cy: n(at[1] + Math.sin(angle) * spread[1] * out),
      r: n(radius * chance(0.75, 1.2)),
      fill: colours[Math.floor(chance() * colours.length)] ?? COLOUR.clay,
    });
  }).join('');
}

/** Small seeds lying about, each with its light side. */
export function seeds(
  sheet: Sheet,
  at: Point,
  count: number,
  spread: readonly [x: number, y: number],
  size: readonly [long: number, short: number],
  tone: Tones,
  seed: number,
): string {
  const chance = random(seed);
  const fill = sheet.linear([
    [0, tone.light],
    [0.5, tone.body],
    [1, tone.dark],
  ]);
  return Array.from({ length: count }, () => {
    const angle = chance(0, Math.PI * 2);
    const out = Math.sqrt(chance());
    return {
      x: at[0] + Math.cos(angle) * spread[0] * out,
      y: at[1] + Math.sin(angle) * spread[1] * out,
      turn: chance(0, 180),
      scale: chance(0.85, 1.15),
    };
  })
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y, turn, scale }) =>
        tag('ellipse', {
          cx: n(x + 1.5),
          cy: n(y + size[1] * 0.7),
          rx: n(size[0] * scale),
          ry: n(size[1] * 0.6),
          fill: COLOUR.shadow,
          opacity: 0.22,
        }) +
        tag('ellipse', {
          rx: n(size[0] * scale),
          ry: n(size[1] * scale),
          fill,
          transform: `translate(${n(x)} ${n(y)})rotate(${Math.round(turn)})`,
        }),
    )
    .join('');
}
