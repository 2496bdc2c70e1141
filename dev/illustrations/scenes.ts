import { DRAWN_PRODUCTS, type Drawn, type InsideKind, type PackKind } from './catalogue.ts';
import { bareBar } from './insides/bars.ts';
import { pillDish } from './insides/pills.ts';
import { honeyBowl, liquidBowl, powderBowl, teaCup } from './insides/poured.ts';
import { spoonful, stroke } from './insides/spread.ts';
import type { Label } from './label.ts';
import { soap, soapStack } from './packs/bars.ts';
import { capsuleBottle, dropper, mistBottle, oilBottle, pumpBottle } from './packs/bottles.ts';
import type { Pack, PackMaker } from './packs/pack.ts';
import { honeyJar, jar, pouch, tallJar, tin, tube } from './packs/vessels.ts';
import { PLANTS } from './plants/index.ts';
import { FIT } from './plates.ts';
import { ground, standing } from './ground.ts';
import { place, Sheet } from './shapes/svg.ts';

/** Every kind of pack, and how large it stands in its picture. */
const MAKERS: Readonly<Record<PackKind, readonly [make: PackMaker, scale: number]>> = {
  oil: [oilBottle, 1.26],
  dropper: [dropper, 1.5],
  pump: [pumpBottle, 1.2],
  mist: [mistBottle, 1.3],
  capsules: [capsuleBottle, 1.42],
  jar: [jar, 1.42],
  'tall-jar': [tallJar, 1.38],
  'honey-jar': [honeyJar, 1.42],
  tin: [tin, 1.36],
  pouch: [pouch, 1.3],
  tube: [tube, 1.22],
  soap: [soap, 1.3],
  'soap-stack': [soapStack, 1.16],
};

const INSIDES: Readonly<Record<InsideKind, (sheet: Sheet, colour: string) => string>> = {
  liquid: liquidBowl,
  honey: honeyBowl,
  tea: teaCup,
  powder: powderBowl,
  capsule: (sheet, colour) => pillDish(sheet, 'capsule', colour),
  tablet: (sheet, colour) => pillDish(sheet, 'tablet', colour),
  softgel: (sheet, colour) => pillDish(sheet, 'softgel', colour),
  spoon: spoonful,
  stroke,
  bar: bareBar,
};

function labelOf(drawn: Drawn): Label {
  const { latin, accent } = PLANTS[drawn.plant];
  const { name, quantity, colour } = drawn;
  return { name, latin: drawn.latin ?? latin, quantity, accent, colour };
}

/**
 * A product's pack, ready to stand in a picture.
 * @throws Error when nothing is drawn for the slug.
 */
export function packOf(sheet: Sheet, slug: string): { pack: Pack; scale: number; drawn: Drawn } {
  const drawn = DRAWN_PRODUCTS[slug];
  if (!drawn) throw new Error(`Nothing is drawn for "${slug}"`);
  const [make, scale] = MAKERS[drawn.pack];
  return { pack: make(sheet, labelOf(drawn)), scale, drawn };
}

/**
 * How a first picture is arranged, where it isn't the pack between its plant's sprigs: `beside` a small helping of the
 * contents with the plant mirrored, or `study` before the whole plant as on its plate. Products of one plant are
 * arranged differently.
 */
export const ARRANGEMENTS: Readonly<Record<string, 'beside' | 'study'>> = {
  'franch-turmeric-curcumin-capsules': 'beside',
  'franch-turmeric-day-cream': 'study',
  'franch-dant-manjan': 'beside',
  'franch-neem-face-wash': 'study',
  'franch-amla-shikakai-shampoo': 'study',
  'franch-sandalwood-face-pack': 'beside',
  'franch-rose-water-mist': 'study',
  'franch-virgin-coconut-oil': 'study',
  'franch-kumkumadi-face-oil': 'beside',
  'franch-tulsi-green-tea': 'beside',
  'franch-swishing-oil': 'beside',
  'franch-triphala-churna-250g': 'study',
};

/** The first picture of a product: the pack with its plant. */
export function front(slug: string): string {
  const sheet = new Sheet();
  const { pack, scale, drawn } = packOf(sheet, slug);
  const plant = PLANTS[drawn.plant];
  const wall = ground(sheet, plant.tint);
  const arrangement = ARRANGEMENTS[slug];
  const [x, y, fit] = FIT[drawn.plant];
  const scene =
    arrangement === 'beside'
      ? place(plant.behind(sheet), { x: 742, y: 26, scale: 0.94, flip: true }) +
        standing(sheet, pack, 306, 656, scale * 0.96) +
        place(INSIDES[drawn.inside](sheet, drawn.colour), { x: 566, y: 668, scale: 0.86 })
      : arrangement === 'study'
        ? place(plant.study(sheet), { x: x - 100, y, scale: fit }) +
          standing(sheet, pack, 540, 690, scale * 0.9)
        : plant.behind(sheet) + standing(sheet, pack, 400, 668, scale) + plant.before(sheet);
  return sheet.document(800, 800, wall + scene);
}

/** The second picture of a product: what is in the pack. */
export function inside(slug: string): string {
  const sheet = new Sheet();
  const { drawn } = packOf(sheet, slug);
  const plant = PLANTS[drawn.plant];
  const [make, scale] = MAKERS[drawn.pack];
  const pack = make(sheet, labelOf(drawn));
  const contents = INSIDES[drawn.inside](sheet, drawn.colour);
  if (drawn.inside === 'bar') {
    return sheet.document(
      800,
      800,
      ground(sheet, plant.tint) + place(contents, { x: 404, y: 540, scale: 1.42 }),
    );
  }
  return sheet.document(
    800,
    800,
    ground(sheet, plant.tint) +
      standing(sheet, pack, 276, 610, scale * 1.06) +
      place(contents, { x: drawn.inside === 'spoon' ? 446 : 516, y: 626, scale: 1.32 }),
  );
}
