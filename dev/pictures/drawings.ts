import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '#domain/picture.ts';
import { DRAWN_PRODUCTS, type Drawn, type PackKind } from './catalogue.ts';
import type { Label } from './label.ts';
import { capsuleBottle, dropper, mistBottle, oilBottle, pumpBottle } from './packs/bottles.ts';
import type { PackMaker } from './packs/pack.ts';
import { jar, pouch, soap, tallJar, tin, tube } from './packs/vessels.ts';
import { PLANTS } from './plants/index.ts';
import { ground, standing } from './scene.ts';
import { Sheet } from './svg.ts';
import { ENCODERS } from './encoders.ts';

const MAKERS: Readonly<Record<PackKind, PackMaker>> = {
  oil: oilBottle,
  dropper,
  pump: pumpBottle,
  mist: mistBottle,
  capsules: capsuleBottle,
  jar,
  'tall-jar': tallJar,
  tin,
  pouch,
  tube,
  soap,
};

/** One picture: its text, and the name its files begin with. */
export interface Drawing {
  readonly stem: string;
  /** The stem and a short hash of text and encoder settings: a name that may be cached for ever. */
  readonly name: string;
  readonly svg: string;
  readonly widths: readonly number[];
}

function labelOf(drawn: Drawn): Label {
  const plant = PLANTS[drawn.plant];
  return {
    name: drawn.name,
    latin: drawn.latin ?? plant.latin,
    quantity: drawn.quantity,
    accent: plant.accent,
  };
}

function front(drawn: Drawn): string {
  const sheet = new Sheet();
  const plant = PLANTS[drawn.plant];
  const pack = MAKERS[drawn.pack](sheet, labelOf(drawn));
  return sheet.document(
    800,
    800,
    ground(sheet, plant.tint) + plant.behind(sheet) + standing(sheet, pack, 400, 668, 1.18) + plant.before(sheet),
  );
}

function study(name: keyof typeof PLANTS): string {
  const sheet = new Sheet();
  const plant = PLANTS[name];
  return sheet.document(800, 800, ground(sheet, plant.tint) + plant.study(sheet));
}

function drawing(stem: string, svg: string, widths: readonly number[] = PICTURE_WIDTHS): Drawing {
  const hash = createHash('sha256').update(svg).update(ENCODERS.version).digest('hex').slice(0, 8);
  return { stem, name: `${stem}.${hash}`, svg, widths };
}

let all: ReadonlyMap<string, Drawing> | undefined;

/** Every picture of the shop by its stem, drawn once per process. */
export function drawings(): ReadonlyMap<string, Drawing> {
  all ??= new Map(
    [
      ...Object.entries(DRAWN_PRODUCTS).map(([slug, drawn]) => drawing(`${slug}-front`, front(drawn))),
      ...(Object.keys(PLANTS) as (keyof typeof PLANTS)[]).map((name) =>
        drawing(`plant-${name}`, study(name)),
      ),
    ].map((one) => [one.stem, one]),
  );
  return all;
}
