import type { Group } from './compositions.ts';
import { bareBar } from './insides/bars.ts';
import { pillDish } from './insides/pills.ts';
import { liquidBowl, powderBowl } from './insides/poured.ts';
import { PLANTS, type PlantName } from './plants/index.ts';
import type { Sheet } from './shapes/svg.ts';

type Draw = (sheet: Sheet) => string;

const before =
  (name: PlantName): Draw =>
  (sheet) =>
    PLANTS[name].before(sheet);
const oil =
  (colour: string): Draw =>
  (sheet) =>
    liquidBowl(sheet, colour);
const powder =
  (colour: string): Draw =>
  (sheet) =>
    powderBowl(sheet, colour);
const bar =
  (colour: string): Draw =>
  (sheet) =>
    bareBar(sheet, colour);
const softgels: Draw = (sheet) => pillDish(sheet, 'softgel', '#e0a030');

const cover = (
  tint: string,
  plants: Group['plants'],
  packs: Group['packs'],
  things: Group['things'] = [],
): Group => ({ width: 1600, height: 800, tint, plants, packs, things });

/** The wide picture of every article, twice as wide as high. */
export const COVERS = {
  label: cover(
    '#e8e6d2',
    [
      ['nirgundi', [520, 590, 0.86], true],
      ['triphala', [1120, 600, 0.8]],
    ],
    [
      ['franch-orthovin-thailam', [620, 660, 1]],
      ['franch-triphala-churna', [1020, 668, 0.92]],
      ['omega-3', [824, 712, 0.72]],
    ],
    [[before('triphala'), [300, 40, 0.92]]],
  ),
  massage: cover(
    '#f1e2c4',
    [
      ['sesame', [450, 600, 1.02], true],
      ['sesame', [1150, 610, 0.98]],
    ],
    [['franch-abhyanga-sesame-oil', [660, 650, 1]]],
    [
      [oil('#d9a63a'), [980, 610, 1.04]],
      [before('sesame'), [880, 40, 0.98]],
    ],
  ),
  seasons: cover(
    '#dfe9df',
    [
      ['amla', [330, 600, 0.86]],
      ['tulsi', [660, 590, 0.9], true],
      ['hibiscus', [980, 600, 0.88]],
      ['moringa', [1290, 610, 0.86]],
    ],
    [],
    [
      [powder('#d3a04a'), [520, 640, 0.62]],
      [before('amla'), [420, 40, 0.96]],
      [before('rose'), [840, 40, 0.98]],
    ],
  ),
  soap: cover(
    '#f6e3b8',
    [
      ['turmeric', [360, 600, 0.84]],
      ['coconut', [1270, 610, 0.84]],
    ],
    [],
    [
      [bar('#c9831f'), [590, 600, 0.92]],
      [bar('#e9dcc0'), [1030, 630, 0.86]],
      [before('turmeric'), [470, 70, 0.96]],
    ],
  ),
  hair: cover(
    '#f6dfd2',
    [
      ['bhringraj', [440, 600, 0.88], true],
      ['hibiscus', [1130, 600, 0.98]],
    ],
    [['franch-bhringraj-hair-oil', [620, 650, 1]]],
    [
      [oil('#6f7a24'), [930, 620, 0.94]],
      [before('hibiscus'), [-130, 20, 0.9]],
    ],
  ),
  flax: cover(
    '#dfe6ee',
    [
      ['flax', [440, 620, 0.82], true],
      ['flax', [1130, 610, 0.84]],
    ],
    [['omega-3', [660, 660, 0.92]]],
    [
      [softgels, [960, 640, 0.94]],
      [before('flax'), [870, 60, 0.96]],
    ],
  ),
  mouth: cover(
    '#e2ebdc',
    [
      ['mint', [430, 600, 0.9], true],
      ['clove', [1140, 600, 0.94]],
    ],
    [
      ['franch-swishing-oil', [590, 650, 0.94]],
      ['franch-dant-manjan', [1060, 676, 0.84]],
    ],
    [
      [powder('#9a5a3f'), [820, 640, 0.86]],
      [before('clove'), [900, 50, 0.96]],
    ],
  ),
  names: cover(
    '#ece3d0',
    [
      ['ashwagandha', [380, 600, 0.94], true],
      ['brahmi', [680, 600, 0.9]],
      ['giloy', [960, 600, 0.9], true],
      ['shatavari', [1250, 600, 0.9]],
    ],
    [],
    [
      [before('ashwagandha'), [260, 50, 0.98]],
      [before('shatavari'), [860, 50, 0.98]],
    ],
  ),
  turmeric: cover(
    '#f7e2b0',
    [
      ['turmeric', [450, 600, 0.94]],
      ['turmeric', [1170, 600, 0.9], true],
    ],
    [['franch-turmeric-curcumin-capsules', [1010, 660, 0.92]]],
    [
      [powder('#dd8f1c'), [700, 620, 1.06]],
      [before('turmeric'), [330, 60, 0.98]],
    ],
  ),
} as const satisfies Readonly<Record<string, Group>>;

export type CoverName = keyof typeof COVERS;
