import { mix } from './shapes/geometry.ts';
import { leaf, type LeafStyle } from './shapes/leaf.ts';
import { lettering } from './shapes/lettering.ts';
import { COLOUR } from './shapes/palette.ts';
import { n, path, place, tag, type Sheet } from './shapes/svg.ts';

/** What a label says. */
export interface Label {
  /** The product's name in one or two short lines. */
  readonly name: readonly string[];
  /** What it is, in slanted letters: a botanical name or a kind. */
  readonly latin: string;
  readonly quantity: string;
  /** The colour of the plant: the band and the fine print. */
  readonly accent: string;
  /** The colour of what is inside, where the pack shows it. */
  readonly colour: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the middle hangs below the sides, where the label goes around a cylinder. */
  readonly sag?: number;
}

/** The house's small mark: a stem with two leaves, in one colour. */
export function mark(sheet: Sheet, x: number, y: number, size: number, colour: string): string {
  const flat: LeafStyle = {
    light: colour,
    dark: mix(colour, '#000000', 0.18),
    vein: COLOUR.paper,
    half: 0.24,
    base: 0.8,
    tip: 1,
    veins: 0,
    veinWidth: 0.35,
  };
  return place(
    leaf(sheet, flat, { at: [0, 0], angle: -142, length: 10, bend: 18 }) +
      leaf(sheet, flat, { at: [0, 0], angle: -38, length: 10, bend: -18 }) +
      leaf(sheet, flat, { at: [0, 0], angle: -90, length: 12 }) +
      path('M0 0L0 4.5', { stroke: colour, 'stroke-width': 0.9, 'stroke-linecap': 'round' }),
    { x, y, scale: Math.round((size / 14) * 100) / 100 },
  );
}

/** The lines of a label as parts of the height above its band. Low labels have no room for the mark. */
const TALL = { word: 0.245, wordSize: 0.27, mark: 0.405, name: 0.575, nameSize: 0.12 };
const LOW = { word: 0.37, wordSize: 0.38, mark: undefined, name: 0.62, nameSize: 0.19 };

/** A label's print inside a box: word mark, mark, name, botanical name, and a band with the quantity. */
export function labelPrint(sheet: Sheet, label: Label, box: Box): string {
  const { x, y, width, height, sag = 0 } = box;
  const centre = x + width / 2;
  // What faces the camera on a cylinder is narrower than the cylinder.
  const inner = width * (sag > 0 ? 0.74 : 0.86);
  const lines = height < width * 0.62 ? LOW : TALL;
  const single = label.name.length === 1;
  const band = Math.min(height * 0.15, width * 0.17);
  const top = y + sag;
  const room = height - band;
  const nameSize = Math.min(width * 0.115, room * lines.nameSize);
  const nameTop = top + room * (lines.name + (single && lines === TALL ? 0.05 : 0));
  const lastName = nameTop + (label.name.length - 1) * nameSize * 1.2;
  const bandTop = y + height - band;
  const edge = (at: number, back = false): string =>
    `A${n(width / 2)} ${n(sag)} 0 0 ${back ? 1 : 0} ${n(back ? x : x + width)} ${n(at)}`;
  return tag(
    'g',
    {},
    lettering('Franch', {
      x: centre,
      y: top + room * lines.word,
      size: Math.min(width * 0.27, room * lines.wordSize),
      colour: COLOUR.forest,
      maxWidth: inner,
    }),
    lines.mark === undefined
      ? ''
      : mark(sheet, centre, top + room * lines.mark, room * 0.105, label.accent),
    ...label.name.map((line, index) =>
      lettering(line.toUpperCase(), {
        x: centre,
        y: nameTop + index * nameSize * 1.2,
        size: nameSize,
        colour: COLOUR.ink,
        spacing: 60,
        maxWidth: inner,
      }),
    ),
    lettering(label.latin, {
      x: centre,
      y: lastName + nameSize * 1.28,
      size: nameSize * 1.06,
      colour: mix(label.accent, COLOUR.ink, 0.35),
      face: 'italic',
      maxWidth: inner,
    }),
    path(
      `M${n(x)} ${n(bandTop)}${edge(bandTop)}L${n(x + width)} ${n(y + height)}${edge(y + height, true)}Z`,
      { fill: label.accent },
    ),
    lettering(label.quantity, {
      x: centre,
      y: y + height + sag - band * 0.3,
      size: band * 0.58,
      colour: COLOUR.paper,
      spacing: 60,
      maxWidth: inner,
    }),
  );
}
