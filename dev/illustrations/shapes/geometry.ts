import { n } from './svg.ts';

export type Point = readonly [x: number, y: number];

/** Degrees to radians. */
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at a distance in a direction (degrees, 0 to the right, -90 up). */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  return [x + Math.cos(radians(degrees)) * distance, y + Math.sin(radians(degrees)) * distance];
}

/** A random number generator (mulberry32): the same seed gives the same plant on every machine. */
export function random(seed: number): (low?: number, high?: number) => number {
  let state = seed >>> 0;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (high - low);
  };
}

/** A curve with a direction: where it is and which way it runs at every part of its length. */
export interface Curve {
  at(part: number): Point;
  angle(part: number): number;
}

/** A cubic Bézier curve through four points. */
export function bezier(a: Point, b: Point, c: Point, d: Point): Curve {
  const where = (t: number, i: 0 | 1): number => {
    const u = 1 - t;
    return u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  };
  const slope = (t: number, i: 0 | 1): number => {
    const u = 1 - t;
    return 3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i]);
  };
  return {
    at: (t) => [where(t, 0), where(t, 1)],
    angle: (t) => (Math.atan2(slope(t, 1), slope(t, 0)) * 180) / Math.PI,
  };
}

/** A gentle arc: it starts in one direction and bends by some degrees over its length. */
export function arc(start: Point, degrees: number, length: number, bend: number): Curve {
  const third = length / 3;
  const b = towards(start, degrees, third);
  const c = towards(b, degrees + bend / 2, third);
  return bezier(start, b, c, towards(c, degrees + bend, third));
}

/** A smooth path through points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const first = pick(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / tension, p1[1] + (p2[1] - p0[1]) / tension];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / tension, p2[1] - (p3[1] - p1[1]) / tension];
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A ribbon along a curve whose half width depends on the part of the length: stems, roots, petals, veins. */
export function ribbon(curve: Curve, half: (part: number) => number, steps = 10): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const angle = curve.angle(t);
    left.push(towards(curve.at(t), angle - 90, half(t)));
    right.push(towards(curve.at(t), angle + 90, half(t)));
  }
  return smooth([...left, ...right.reverse()], true);
}

/** Mixes two `#rrggbb` colours. */
export function mix(from: string, to: string, part: number): string {
  const channel = (text: string, index: number): number =>
    Number.parseInt(text.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) * (1 - part) + channel(to, index) * part;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
