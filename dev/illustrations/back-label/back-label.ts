import type { Drawn } from '../catalogue.ts';
import { logo } from '../label.ts';
import { PLANTS } from '../plants/index.ts';
import { mix, random } from '../shapes/geometry.ts';
import { lettering } from '../shapes/lettering.ts';
import { COLOUR } from '../shapes/palette.ts';
import { printed, type Run, widthOf, wrap } from '../shapes/small-print.ts';
import { n, path, Sheet, tag } from '../shapes/svg.ts';
import type { Declaration, Declarations } from './declarations.ts';

const SIDE = 800;
/** The paper, and the edges of its text. */
const PAPER = { x: 36, y: 28, width: 728, height: 744 };
const [LEFT, RIGHT] = [72, 728];
/** Baselines: the text is set between the boxes and the marks at the foot. */
const TEXT_TOP = 262;
const TEXT_BOTTOM = 672;
const LARGEST = 19;
const SMALLEST = 12;

interface Lines {
  readonly size: number;
  readonly groups: readonly (readonly (readonly Run[])[])[];
}

/**
 * The back label of a pack, laid flat: every declaration of the product's record in letters that can be read when the
 * picture is enlarged.
 */
export function backLabel(drawn: Drawn, declarations: Declarations): string {
  const sheet = new Sheet();
  const { accent, tint } = PLANTS[drawn.plant];
  const lines = fitted([...declarations.use, ...declarations.origin]);
  return sheet.document(
    SIDE,
    SIDE,
    tag('rect', { width: SIDE, height: SIDE, fill: mix(COLOUR.ivory, tint, 0.42) }) +
      tag('rect', {
        ...PAPER,
        x: PAPER.x + 5,
        y: PAPER.y + 7,
        rx: 12,
        fill: COLOUR.shadow,
        opacity: 0.16,
      }) +
      tag('rect', { ...PAPER, rx: 12, fill: COLOUR.paper }) +
      head(sheet, drawn, declarations.genericName, accent) +
      boxes(sheet, declarations.main) +
      text(sheet, lines) +
      foot(sheet, declarations),
  );
}

function head(sheet: Sheet, drawn: Drawn, genericName: string, accent: string): string {
  const { x, y, width } = PAPER;
  const room = 430;
  return (
    path(`M${x} ${y + 112}V${y + 12}q0-12 12-12H${x + width - 12}q12 0 12 12V${y + 112}Z`, {
      fill: accent,
    }) +
    lettering('Franch', { x: LEFT, y: 104, size: 56, colour: COLOUR.paper, anchor: 'start' }) +
    lettering(drawn.name.join(' ').replace('- ', '').toUpperCase(), {
      x: RIGHT,
      y: 84,
      size: 27,
      colour: COLOUR.paper,
      spacing: 50,
      anchor: 'end',
      maxWidth: room,
    }) +
    printed(sheet, [{ text: genericName }], {
      x: RIGHT,
      y: 114,
      size: Math.min(19, room / widthOf([{ text: genericName }])),
      colour: COLOUR.paper,
      anchor: 'end',
    })
  );
}

/** Net quantity, MRP and best before, side by side between hairlines. */
function boxes(sheet: Sheet, main: readonly Declaration[]): string {
  const width = (RIGHT - LEFT) / main.length;
  const cells = main.map(({ name, text: value }, index) => {
    const x = LEFT + index * width;
    const room = (width - 14) / widthOf([{ text: value, bold: true }]);
    return (
      printed(sheet, [{ text: name }], {
        x,
        y: 174,
        size: 15,
        colour: mix(COLOUR.ink, COLOUR.paper, 0.25),
      }) +
      printed(sheet, [{ text: value, bold: true }], {
        x,
        y: 204,
        size: Math.min(26, room),
        colour: COLOUR.ink,
      })
    );
  });
  return (
    cells.join('') + path(`M${LEFT} 224H${RIGHT}`, { stroke: COLOUR.linen, 'stroke-width': 2 })
  );
}

/** The lines of the declarations in the largest size in which they fit. */
function fitted(declarations: readonly Declaration[]): Lines {
  for (let size = LARGEST; ; size -= 0.5) {
    const groups = declarations.map(({ name, text: value }) =>
      wrap([{ text: `${name}:`, bold: true }, { text: value }], size, RIGHT - LEFT),
    );
    if (size <= SMALLEST || heightOf({ size, groups }) <= TEXT_BOTTOM - TEXT_TOP)
      return { size, groups };
  }
}

const leading = (size: number): number => size * 1.28;
const gap = (size: number): number => size * 0.42;

function heightOf({ size, groups }: Lines): number {
  return groups.reduce((sum, lines) => sum + lines.length * leading(size) + gap(size), 0);
}

function text(sheet: Sheet, { size, groups }: Lines): string {
  let y = TEXT_TOP - leading(size) * 0.2;
  return groups
    .map((lines) => {
      const set = lines.map((runs, index) =>
        printed(sheet, runs, { x: LEFT, y: y + index * leading(size), size, colour: COLOUR.ink }),
      );
      y += lines.length * leading(size) + gap(size);
      return set.join('');
    })
    .join('');
}

/** The mark of origin, the house's mark, and the bar code of the SKU. */
function foot(sheet: Sheet, { vegMark, sku }: Declarations): string {
  const chance = random(
    Array.from(sku).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const top = 692;
  let bars = '';
  for (let x = RIGHT - 190; x < RIGHT - 3;) {
    const width = chance() > 0.6 ? 4 : 2;
    bars += `M${n(x)} ${top}h${width}v36h-${width}z`;
    x += width + (chance() > 0.55 ? 4 : 2);
  }
  return (
    path(`M${LEFT} 678H${RIGHT}`, { stroke: COLOUR.linen, 'stroke-width': 2 }) +
    (vegMark
      ? origin(sheet, vegMark, LEFT, top + 8)
      : logo(LEFT + 17, top + 22, 34, COLOUR.forest)) +
    path(bars, { fill: COLOUR.ink }) +
    printed(sheet, [{ text: sku }], {
      x: RIGHT - 95,
      y: top + 54,
      size: 15,
      colour: COLOUR.ink,
      anchor: 'middle',
    })
  );
}

/** Green dot or brown triangle in a square (Food Safety and Standards (Labelling and Display) Regulations 2020). */
function origin(sheet: Sheet, vegMark: 'veg' | 'non-veg', x: number, y: number): string {
  const isVeg = vegMark === 'veg';
  const colour = isVeg ? '#0f7a2e' : '#7a3f14';
  return (
    tag('rect', {
      x: x + 1.5,
      y,
      width: 37,
      height: 37,
      fill: 'none',
      stroke: colour,
      'stroke-width': 3,
    }) +
    (isVeg
      ? tag('circle', { cx: x + 20, cy: y + 18.5, r: 11, fill: colour })
      : path(`M${x + 20} ${y + 7}l12 21h-24z`, { fill: colour })) +
    printed(sheet, [{ text: isVeg ? 'Vegetarian' : 'Non-vegetarian' }], {
      x: x + 52,
      y: y + 25,
      size: 18,
      colour: COLOUR.ink,
    })
  );
}
