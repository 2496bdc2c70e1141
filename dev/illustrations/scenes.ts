import { DRAWN_PRODUCTS, type Drawn, type InsideKind, type PackKind } from './catalogue.ts';
import { bareBar } from './insides/bars.ts';
import { pillDish } from './insides/pills.ts';
import { liquidBowl, powderBowl, teaCup } from './insides/poured.ts';
import { spoonful, stroke } from './insides/spread.ts';
import type { Label } from './label.ts';
import { soap, soapStack } from './packs/bars.ts';
import { capsuleBottle, dropper, mistBottle, oilBottle, pumpBottle } from './packs/bottles.ts';
import type { Pack, PackMaker } from './packs/pack.ts';
import { jar, pouch, tallJar, tin, tube } from './packs/vessels.ts';
import { PLANTS } from './plants/index.ts';
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
  tin: [tin, 1.36],
  pouch: [pouch, 1.3],
  tube: [tube, 1.22],
  soap: [soap, 1.3],
  'soap-stack': [soapStack, 1.16],
};

const INSIDES: Readonly<Record<InsideKind, (sheet: Sheet, colour: string) => string>> = {
  liquid: liquidBowl,
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

/** The first picture of a product: the pack before its plant. */
export function front(slug: string): string {
  const sheet = new Sheet();
  const { pack, scale, drawn } = packOf(sheet, slug);
  const plant = PLANTS[drawn.plant];
  return sheet.document(
    800,
    800,
    ground(sheet, plant.tint) +
      plant.behind(sheet) +
      standing(sheet, pack, 400, 668, scale) +
      plant.before(sheet),
  );
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
