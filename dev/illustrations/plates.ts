import { mix } from './shapes/geometry.ts';
import { lettering } from './shapes/lettering.ts';
import { COLOUR } from './shapes/palette.ts';
import { PLANTS, type PlantName } from './plants/index.ts';
import { n, path, place, tag, Sheet } from './shapes/svg.ts';

/** The everyday name under a plate, where it is not the plant's own word. */
const TITLES: Partial<Readonly<Record<PlantName, string>>> = {
  karela: 'Karela & Jamun',
  flax: 'Flax',
};

/** How a study sits on its plate: moved and scaled until it fills the page without touching the frame. */
export const FIT: Readonly<Record<PlantName, readonly [x: number, y: number, scale: number]>> = {
  eucalyptus: [-59, 18, 1.01],
  nirgundi: [-8, -14, 1.04],
  sesame: [52, 66, 0.88],
  mint: [44, 74, 0.89],
  tulsi: [17, 31, 0.96],
  shatavari: [40, 32, 0.93],
  ashwagandha: [80, 105, 0.79],
  karela: [2, -23, 1.01],
  triphala: [83, 112, 0.79],
  brahmi: [31, 44, 0.92],
  amla: [19, 10, 0.95],
  giloy: [15, 13, 0.92],
  turmeric: [-7, -17, 1.03],
  palash: [0, 0, 1],
  neem: [59, 109, 0.84],
  sandalwood: [51, 75, 0.87],
  rose: [73, 41, 0.83],
  coconut: [30, 29, 0.93],
  bhringraj: [33, 76, 0.9],
  hibiscus: [36, 29, 0.92],
  saffron: [17, 26, 0.9],
  aloe: [74, 54, 0.82],
  flax: [48, 70, 0.88],
  moringa: [42, 85, 0.9],
  clove: [32, 35, 0.93],
};

/** A botanical plate: the plant alone on paper in a fine frame, with its two names. */
export function plate(name: PlantName): string {
  const sheet = new Sheet();
  const plant = PLANTS[name];
  const paper = mix(COLOUR.paper, plant.tint, 0.42);
  const [x, y, scale] = FIT[name];
  const title = TITLES[name] ?? name;
  const line = mix(plant.accent, paper, 0.45);
  return sheet.document(
    800,
    800,
    tag('rect', { width: 800, height: 800, fill: paper }) +
      tag('ellipse', {
        cx: 360,
        cy: 320,
        rx: 420,
        ry: 400,
        fill: sheet.radial([
          [0, '#fffef8', 0.9],
          [1, '#fffef8', 0],
        ]),
      }) +
      tag('rect', {
        x: 26,
        y: 26,
        width: 748,
        height: 748,
        fill: 'none',
        stroke: line,
        'stroke-width': 1.6,
      }) +
      place(plant.study(sheet), { x, y, scale }) +
      lettering(title.toUpperCase(), {
        x: 400,
        y: 724,
        size: 27,
        colour: COLOUR.ink,
        spacing: 190,
      }) +
      path(`M${n(376)} 734H424`, { stroke: line, 'stroke-width': 1.4 }) +
      lettering(plant.latin, {
        x: 400,
        y: 759,
        size: 23,
        colour: mix(plant.accent, COLOUR.ink, 0.3),
        face: 'italic',
      }),
  );
}
