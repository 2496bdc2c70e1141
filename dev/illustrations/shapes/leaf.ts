import { arc, mix, ribbon, smooth, towards, type Curve, type Point } from './geometry.ts';
import { n, path, tag, type Sheet } from './svg.ts';

/** How a leaf looks. The two halves beside the midrib catch the light differently. */
export interface LeafStyle {
  /** The half that faces the light and the half that turns away. */
  readonly light: string;
  readonly dark: string;
  readonly vein: string;
  /** The widest half width, as a part of the length. */
  readonly half: number;
  /** Below 1 the base is round, above it is drawn out. */
  readonly base: number;
  /** Below 1 the tip is round, above it is drawn out. */
  readonly tip: number;
  /** Side veins on each half; 0 draws none. */
  readonly veins: number;
  /** How far the veins lean towards the tip, degrees. */
  readonly veinAngle?: number;
  /** Teeth on each edge and their depth as a part of the length. */
  readonly teeth?: { readonly count: number; readonly depth: number };
  /** One half wider than the other, as in neem: 0.2 makes the left 20 % wider. */
  readonly skew?: number;
  /** Waves of the edge, as a part of the half width. */
  readonly wave?: number;
  readonly veinWidth?: number;
}

export interface LeafPlace {
  readonly at: Point;
  /** The direction it leaves its stem in, degrees. */
  readonly angle: number;
  readonly length: number;
  /** How far it bends over its length, degrees. */
  readonly bend?: number;
  /** Foreshortening: 1 is seen flat, 0.5 is turned half away. */
  readonly turn?: number;
  /** Mixes the leaf into the distance: 0 is near. */
  readonly far?: number;
  readonly farColour?: string;
}

/** The half width of a leaf at a part of its length: zero at both ends, 1 at its widest. */
function profile(t: number, base: number, tip: number): number {
  const peak = base / (base + tip);
  const highest = peak ** base * (1 - peak) ** tip;
  return (t ** base * (1 - t) ** tip) / highest;
}

/** Below this length a leaf is drawn with fewer points and flat colours: nobody could see more. */
const SMALL = 64;
/** Below this one it has no midrib either. */
const TINY = 24;

function edge(curve: Curve, side: 1 | -1, style: LeafStyle, length: number, half: number): Point[] {
  const { base, tip, teeth, wave = 0, skew = 0 } = style;
  const width = length * half * (1 + side * skew);
  const points: Point[] = [];
  const steps = teeth ? teeth.count * 2 : length < TINY ? 4 : length < SMALL ? 6 : 11;
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const tooth = teeth && i % 2 === 1 ? teeth.depth * length * Math.sin(Math.PI * t) ** 0.5 : 0;
    const ripple = 1 + wave * Math.sin(t * 19 + side);
    const out = profile(t, base, tip) * width * ripple + tooth;
    points.push(towards(curve.at(t), curve.angle(t) + 90 * side, out));
  }
  return points;
}

/** A leaf with its midrib and veins. */
export function leaf(sheet: Sheet, style: LeafStyle, put: LeafPlace): string {
  const { at, angle, length, bend = 0, turn = 1, far = 0, farColour = '#dfe3cf' } = put;
  const curve = arc(at, angle, length, bend);
  const tone = (colour: string): string => (far === 0 ? colour : mix(colour, farColour, far));
  const midrib: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => curve.at(t));
  // Light comes from the upper left: the half whose outer side points there is the bright one.
  const normal = ((curve.angle(0.5) - 90) * Math.PI) / 180;
  const leftIsLit = Math.cos(normal) * -0.55 + Math.sin(normal) * -0.83 > 0;
  const halves = ([-1, 1] as const).map((side) => {
    const points = edge(curve, side, style, length, style.half * (side === 1 ? turn : 1));
    const lit = (side === -1) === leftIsLit;
    const colour = tone(lit ? style.light : style.dark);
    const fill =
      length < SMALL
        ? colour
        : sheet.linear(
            [
              [0, mix(colour, '#fff3d0', lit ? 0.16 : 0.05)],
              [1, mix(colour, '#0f2417', lit ? 0.08 : 0.16)],
            ],
            { x1: 0, y1: 0, x2: 0.8, y2: 1 },
          );
    const d = style.teeth ? toothed(points) : smooth(points);
    return path(`${d}L${backAlong(midrib)}Z`, { fill });
  });
  return tag('g', {}, ...halves, veins(curve, style, length, tone, turn));
}

function backAlong(midrib: readonly Point[]): string {
  return [...midrib]
    .reverse()
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L');
}

/** Teeth are crisp on the side of the tip and round on the side of the base. */
function toothed(points: readonly Point[]): string {
  const start = points[0] ?? [0, 0];
  let d = `M${n(start[0])} ${n(start[1])}`;
  for (let i = 1; i < points.length; i += 2) {
    const [outer, inner] = [points[i], points[i + 1]];
    if (!outer || !inner) break;
    d += `L${n(outer[0])} ${n(outer[1])}L${n(inner[0])} ${n(inner[1])}`;
  }
  return d;
}

function veins(
  curve: Curve,
  style: LeafStyle,
  length: number,
  tone: (colour: string) => string,
  turn: number,
): string {
  if (length < TINY) return '';
  const stroke = tone(style.vein);
  const thick = style.veinWidth ?? Math.min(5, Math.max(0.9, length * 0.014));
  const inside: Curve = {
    at: (t) => curve.at(t * 0.955),
    angle: (t) => curve.angle(t * 0.955),
  };
  const rib =
    length < SMALL
      ? path(`M${spot(inside, 0)}Q${spot(inside, 0.5)} ${spot(inside, 1)}`, {
          fill: 'none',
          stroke,
          'stroke-width': n(thick),
        })
      : path(
          ribbon(inside, (t) => thick * (1 - t * 0.85), 6),
          { fill: stroke },
        );
  if (style.veins === 0) return rib;
  const { veins: count, veinAngle = 46, base, tip, skew = 0 } = style;
  const lean = 1 / Math.tan((veinAngle * Math.PI) / 180);
  let d = '';
  for (let i = 1; i <= count; i += 1) {
    const t = (i - 0.45) / (count + 0.5);
    for (const side of [-1, 1] as const) {
      const width = style.half * (side === 1 ? turn : 1) * (1 + side * skew);
      const end = Math.min(
        0.985,
        t + lean * width * profile(Math.min(t + 0.12, 0.9), base, tip) * 0.8,
      );
      const reach = profile(end, base, tip) * width * length * 0.86;
      const out = (part: number, share: number): string => {
        const where = curve.at(t + (end - t) * part);
        const [x, y] = towards(where, curve.angle(t) + 90 * side, reach * share);
        return `${n(x)} ${n(y)}`;
      };
      d += `M${spot(curve, t)}Q${out(0.42, 0.56)} ${out(1, 1)}`;
    }
  }
  return (
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': n(Math.min(thick * 0.7, 2.4)),
      'stroke-linecap': 'round',
      opacity: 0.5,
    }) + rib
  );
}

function spot(curve: Curve, t: number): string {
  const [x, y] = curve.at(t);
  return `${n(x)} ${n(y)}`;
}

/** A tapering stem along a curve, lit from the left. */
export function stem(
  sheet: Sheet,
  curve: Curve,
  from: number,
  to: number,
  light: string,
  dark: string,
): string {
  return path(
    ribbon(curve, (t) => from + (to - from) * t, 8),
    {
      fill: sheet.linear(
        [
          [0, light],
          [1, dark],
        ],
        { x1: 0, y1: 0, x2: 1, y2: 0.4 },
      ),
    },
  );
}
