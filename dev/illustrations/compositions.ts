import type { Category } from '#domain/product/category.ts';
import { ground, standing } from './ground.ts';
import { pillDish } from './insides/pills.ts';
import { powderBowl } from './insides/poured.ts';
import { PLANTS, type PlantName } from './plants/index.ts';
import { packOf } from './scenes.ts';
import { place, Sheet } from './shapes/svg.ts';

type Where = readonly [x: number, y: number, scale: number];

/** Several packs with their plants on one table. What is named first stands farthest away. */
export interface Group {
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  /** Plants, by the foot of what stands behind a pack. */
  readonly plants: readonly (readonly [name: PlantName, at: Where, flip?: boolean])[];
  readonly packs: readonly (readonly [slug: string, at: Where])[];
  /** What lies in front. */
  readonly things: readonly (readonly [draw: (sheet: Sheet) => string, at: Where])[];
}

/** The foot of a plant and of what lies before a pack, in its own picture. */
const FOOT = { x: 400, y: 640 };

/** Draws a group. */
export function drawGroup({ width, height, tint, plants, packs, things }: Group): string {
  const sheet = new Sheet();
  const grow = ([name, [x, y, scale], flip = false]: Group['plants'][number]): string =>
    place(PLANTS[name].behind(sheet), {
      x: flip ? x + FOOT.x * scale : x - FOOT.x * scale,
      y: y - FOOT.y * scale,
      scale,
      flip,
    });
  const stand = ([slug, [x, y, scale]]: Group['packs'][number]): string => {
    const { pack, scale: own } = packOf(sheet, slug);
    return standing(sheet, pack, x, y, own * scale);
  };
  return sheet.document(
    width,
    height,
    ground(sheet, tint, width, height) +
      plants.map(grow).join('') +
      packs.map(stand).join('') +
      things.map(([draw, [x, y, scale]]) => place(draw(sheet), { x, y, scale })).join(''),
  );
}

const before =
  (name: PlantName) =>
  (sheet: Sheet): string =>
    PLANTS[name].before(sheet);

/**
 * The picture of the home page, which stands beside its words. Every label can be read whole: the front row stands in
 * the gaps of the back row.
 */
export const HERO_BESIDE: Group = {
  width: 1600,
  height: 900,
  tint: '#f3e3bf',
  plants: [
    ['neem', [352, 640, 0.78], true],
    ['turmeric', [760, 640, 0.92]],
    ['tulsi', [1100, 640, 0.86]],
    ['aloe', [1336, 700, 0.48]],
  ],
  packs: [
    ['franch-moringa-leaf-powder', [344, 706, 0.82]],
    ['franch-oil-nh-plus', [760, 706, 0.98]],
    ['franch-tulsi-green-tea', [1112, 702, 0.84]],
    ['omega-3', [560, 776, 0.68]],
    ['franch-kumkumadi-face-oil', [932, 782, 0.62]],
    ['franch-ayurveda-skin-soap', [1356, 796, 0.6]],
  ],
  things: [
    [(sheet) => powderBowl(sheet, '#dd9a24'), [172, 790, 0.56]],
    [before('turmeric'), [590, 236, 0.84]],
    [before('rose'), [918, 252, 0.8]],
  ],
};

/** A square with some of the same packs. */
export const HERO_SQUARE: Group = {
  width: 800,
  height: 800,
  tint: '#f3e3bf',
  plants: [
    ['turmeric', [306, 600, 0.8]],
    ['tulsi', [560, 600, 0.78]],
  ],
  packs: [
    ['franch-oil-nh-plus', [236, 652, 0.94]],
    ['franch-tulsi-green-tea', [590, 648, 0.84]],
    ['franch-kumkumadi-face-oil', [414, 706, 0.58]],
  ],
  things: [
    [before('turmeric'), [40, 70, 0.94]],
    [before('rose'), [340, 150, 0.84]],
  ],
};

const tile = (
  tint: string,
  plants: Group['plants'],
  packs: Group['packs'],
  things: Group['things'] = [],
): Group => ({
  width: 800,
  height: 800,
  tint,
  plants,
  packs,
  things,
});

/** One square picture for every category. */
export const TILES: Readonly<Record<Category, Group>> = {
  Wellness: tile(
    '#dfe9df',
    [
      ['eucalyptus', [300, 620, 0.8]],
      ['ashwagandha', [560, 620, 0.86]],
    ],
    [
      ['franch-oil-nh-plus', [300, 660, 1]],
      ['franch-ashwagandha-capsules', [520, 690, 0.86]],
    ],
    [[before('ashwagandha'), [40, 40, 0.96]]],
  ),
  Soaps: tile(
    '#f6e3b8',
    [['neem', [400, 600, 0.94]]],
    [['franch-family-soap-box', [400, 690, 0.98]]],
    [
      [before('turmeric'), [-46, 36, 1]],
      [before('rose'), [330, 20, 0.9]],
    ],
  ),
  'Hair Care': tile(
    '#f6dfd2',
    [
      ['hibiscus', [330, 620, 0.9]],
      ['bhringraj', [580, 620, 0.8]],
    ],
    [
      ['franch-bhringraj-hair-oil', [310, 664, 0.98]],
      ['franch-amla-shikakai-shampoo', [530, 690, 0.96]],
    ],
  ),
  'Skin Care': tile(
    '#f6e0da',
    [
      ['aloe', [560, 640, 0.72]],
      ['rose', [330, 620, 0.9]],
    ],
    [
      ['franch-rose-water-mist', [310, 650, 0.98]],
      ['franch-kumkumadi-face-oil', [610, 664, 0.78]],
      ['franch-turmeric-day-cream', [436, 716, 0.64]],
    ],
    [[before('rose'), [0, 30, 1]]],
  ),
  Nutrition: tile(
    '#e3e8ea',
    [
      ['moringa', [320, 610, 0.84]],
      ['flax', [570, 620, 0.82]],
    ],
    [
      ['franch-moringa-leaf-powder', [300, 656, 0.96]],
      ['omega-3', [530, 690, 0.86]],
    ],
    [[(sheet) => pillDish(sheet, 'softgel', '#e0a030'), [190, 716, 0.5]]],
  ),
  'Oral Care': tile(
    '#f3e2d2',
    [
      ['mint', [320, 620, 0.84]],
      ['clove', [570, 620, 0.84]],
    ],
    [
      ['franch-clove-toothpaste', [320, 660, 1]],
      ['franch-dant-manjan', [530, 690, 0.8]],
    ],
    [[before('clove'), [0, 24, 1]]],
  ),
};
