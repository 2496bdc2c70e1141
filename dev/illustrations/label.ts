import { mix } from './shapes/geometry.ts';
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

/** The shop's logo, the leaf beside its name in the header of the site: its outline and its veins on a grid of 24. */
const LOGO = {
  outline: 'M5 21C4 11 9 4 20 3c1 10-4 16-12 16',
  veins: 'M5 21C7 15 10 11 15 8M9.2 14.4h4.6M11.6 11.2h4.2',
};

/** The logo in one colour, `size` high, its middle at a point. */
export function logo(x: number, y: number, size: number, colour: string): string {
  const scale = Math.round((size / 18) * 100) / 100;
  const style = { fill: 'none', stroke: colour, 'stroke-linecap': 'round' };
  return place(
    path(LOGO.outline, { ...style, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }) +
      path(LOGO.veins, { ...style, 'stroke-width': 1.4 }),
    { x: x - 12.4 * scale, y: y - 12 * scale, scale },
  );
}

/** The lines of a label as parts of the height above its band. Low labels have no room for the logo. */
const TALL = { word: 0.245, wordSize: 0.27, mark: 0.376, name: 0.575, nameSize: 0.12 };
const LOW = { word: 0.37, wordSize: 0.38, mark: undefined, name: 0.62, nameSize: 0.19 };

/** A label's print inside a box: word mark, logo, name, botanical name, and a band with the quantity. */
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
      : logo(centre, top + room * lines.mark, room * 0.13, COLOUR.forest),
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
    // A low label with a name of two lines has no room for it.
    lines === LOW && !single
      ? ''
      : lettering(label.latin, {
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
