import { packHeight } from './pack-heights.ts';
import { packOf } from './scenes.ts';
import { PLANTS } from './plants/index.ts';
import { mix, type Point, smooth, towards } from './shapes/geometry.ts';
import { COLOUR } from './shapes/palette.ts';
import { contact } from './shapes/parts.ts';
import { printed } from './shapes/small-print.ts';
import { n, path, place, Sheet, tag } from './shapes/svg.ts';

/** Pixels per centimetre: one scale for every product, so that their pictures can be compared. */
const CM = 27;
const FLOOR = 690;
const RULER = { x: 56, width: 62, length: 21 };
/** The left edge of the pack, beside the ruler. */
const PACK_LEFT = 150;
const HAND_X = 590;
/** From the wrist to the tip of the middle finger of an adult, in centimetres. */
const HAND_CM = 18;

/** Size of a drawn pack in centimetres, one decimal. */
function packSize(slug: string): { readonly height: number; readonly width: number } {
  const { pack } = packOf(new Sheet(), slug);
  const height = packHeight(slug);
  const width = Math.round((20 * (pack.halfWidth ?? pack.half) * height) / pack.height) / 10;
  return { height, width };
}

/** The last picture of a product: its pack between a ruler and a hand, all at one scale. */
export function inScale(slug: string): string {
  const sheet = new Sheet();
  const { pack, drawn } = packOf(sheet, slug);
  const { height, width } = packSize(slug);
  const wall = mix(COLOUR.ivory, PLANTS[drawn.plant].tint, 0.42);
  const line = mix(wall, COLOUR.ink, 0.55);
  const [tall, half] = [height * CM, (width * CM) / 2];
  const x = PACK_LEFT + half;
  const top = FLOOR - tall;
  const says = (text: string, centre: number, y: number): string =>
    printed(sheet, [{ text, bold: true }], {
      x: centre,
      y,
      size: 26,
      colour: COLOUR.ink,
      anchor: 'middle',
    });
  return sheet.document(
    800,
    800,
    tag('rect', { width: 800, height: 800, fill: wall }) +
      tag('rect', {
        y: FLOOR,
        width: 800,
        height: 800 - FLOOR,
        fill: mix(wall, COLOUR.linen, 0.6),
      }) +
      ruler(sheet) +
      hand(mix(wall, '#b98a5e', 0.42), mix(wall, '#8a5f3a', 0.5)) +
      path(`M${RULER.x + RULER.width} ${n(top)}H${n(PACK_LEFT + half * 2)}`, {
        stroke: line,
        'stroke-width': 2.4,
        'stroke-dasharray': '7 6',
      }) +
      contact(sheet, x + half * 0.2, FLOOR + half * 0.1, half * 1.2, half * 0.22) +
      place(pack.art, { x, y: FLOOR, scale: tall / pack.height }) +
      path(
        `M${n(x - half)} ${FLOOR + 44}H${n(x + half)}M${n(x - half)} ${FLOOR + 36}v16M${n(x + half)} ${FLOOR + 36}v16`,
        { stroke: line, 'stroke-width': 2.4, fill: 'none' },
      ) +
      says(`${height} cm`, x, top - half * 0.15 - 14) +
      says(`${width} cm`, x, FLOOR + 82) +
      says(`Hand ${HAND_CM} cm`, HAND_X + CM, FLOOR - HAND_CM * CM - 20),
  );
}

/** A wooden ruler that stands on the floor, with a stroke for each centimetre and a number for every fifth. */
function ruler(sheet: Sheet): string {
  const { x, width, length } = RULER;
  const top = FLOOR - length * CM;
  const marks = Array.from({ length: length * 2 }, (_, i) => i / 2).map((cm) => {
    const long = cm % 5 === 0 ? 26 : cm % 1 === 0 ? 17 : 9;
    return cm === 0 ? '' : `M${x + width} ${n(FLOOR - cm * CM)}h${-long}`;
  });
  return (
    tag('rect', {
      x: x + 4,
      y: n(top + 5),
      width,
      height: n(length * CM - 5),
      rx: 4,
      fill: COLOUR.shadow,
      opacity: 0.16,
    }) +
    tag('rect', { x, y: n(top), width, height: n(length * CM), rx: 4, fill: '#e3c592' }) +
    tag('rect', { x, y: n(top), width: 14, height: n(length * CM), rx: 4, fill: '#d4b27a' }) +
    path(marks.join(''), { stroke: '#4a3413', 'stroke-width': 2 }) +
    [5, 10, 15, 20]
      .map((cm) =>
        printed(sheet, [{ text: String(cm) }], {
          x: x + 19,
          y: FLOOR - cm * CM + 7,
          size: 20,
          colour: '#4a3413',
          anchor: 'middle',
        }),
      )
      .join('')
  );
}

/** An open hand of an adult from the wrist up, drawn in centimetres. */
function hand(skin: string, crease: string): string {
  // The thumb points away from the pack.
  const at = ([x = 0, y = 0]: readonly number[]): Point => [HAND_X - x * CM, FLOOR - y * CM];
  /** Two circles and what lies between them. */
  const segment = (from: Point, fromHalf: number, to: Point, toHalf: number): string => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const corner = (end: Point, half: number, side: 90 | -90): string =>
      towards(end, angle + side, half * CM)
        .map(n)
        .join(' ');
    const circle = (cx: number, cy: number, half: number): string =>
      tag('circle', { cx: n(cx), cy: n(cy), r: n(half * CM), fill: skin });
    return (
      circle(x1, y1, fromHalf) +
      circle(x2, y2, toHalf) +
      path(
        `M${corner([x1, y1], fromHalf, -90)}L${corner([x2, y2], toHalf, -90)}L${corner([x2, y2], toHalf, 90)}L${corner([x1, y1], fromHalf, 90)}Z`,
        { fill: skin },
      )
    );
  };
  const palm: Point[] = [
    [-2.7, 0],
    [-2.9, 1.6],
    [-3.7, 3.6],
    [-4.02, 6],
    [-3.98, 8.6],
    [-3.1, 9.7],
    [-1, 10.1],
    [1, 9.9],
    [3, 9],
    [3.9, 8],
    [4, 6.4],
    [3.7, 4],
    [3, 1.8],
    [2.8, 0],
  ];
  return (
    path(`${smooth(palm.map(at))}Z`, { fill: skin }) +
    segment([-3, 8.6], 0.98, [-3.7, 15.9], 0.76) +
    segment([-0.95, 9], 1.02, [-1.05, HAND_CM - 0.79], 0.79) +
    segment([1.1, 8.8], 0.98, [1.6, 16.2], 0.75) +
    segment([3, 8], 0.9, [4.2, 13.6], 0.65) +
    segment([-1.6, 2.8], 1.9, [-4.7, 6.5], 1.2) +
    segment([-4.7, 6.5], 1.2, [-6.3, 9.2], 0.86) +
    path(
      [
        smooth(
          [
            [-2, 8.6],
            [0, 7.9],
            [3.6, 8],
          ].map(at),
        ),
        smooth(
          [
            [-3.6, 6.8],
            [-0.4, 6.2],
            [2.6, 4.4],
          ].map(at),
        ),
        smooth(
          [
            [-2.9, 7],
            [-1, 5],
            [-1.2, 1.2],
          ].map(at),
        ),
      ].join(''),
      { fill: 'none', stroke: crease, 'stroke-width': 2.4, 'stroke-linecap': 'round' },
    )
  );
}
