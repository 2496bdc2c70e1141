import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, WIDE_PICTURE_WIDTHS } from '#domain/picture/picture.ts';
import { SEED_PRODUCTS } from '../seed/products/records.ts';
import { backLabel } from './back-label/back-label.ts';
import { declarationsOf } from './back-label/declarations.ts';
import { categoryStem, DRAWN_PRODUCTS } from './catalogue.ts';
import { drawGroup, HERO_BESIDE, HERO_SQUARE, TILES } from './compositions.ts';
import { COVERS } from './covers.ts';
import { ENCODERS } from './encoders.ts';
import { PLANTS, type PlantName } from './plants/index.ts';
import { plate } from './plates.ts';
import { inScale } from './scale.ts';
import { front, inside } from './scenes.ts';

/** One picture: its text, and the name its files begin with. */
export interface Drawing {
  readonly stem: string;
  /** The stem and a short hash of text and encoder settings: a name that may be cached for ever. */
  readonly name: string;
  readonly svg: string;
  /** Widths of its AVIF and WebP files; none for a drawing that is served as SVG. */
  readonly widths: readonly number[];
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
      ...Object.keys(DRAWN_PRODUCTS).flatMap((slug) => [
        drawing(`${slug}-front`, front(slug)),
        drawing(`${slug}-inside`, inside(slug)),
        drawing(`${slug}-scale`, inScale(slug), []),
      ]),
      ...SEED_PRODUCTS.flatMap((product) => {
        const drawn = DRAWN_PRODUCTS[product.slug];
        if (!drawn) return [];
        return [drawing(`${product.slug}-label`, backLabel(drawn, declarationsOf(product)), [])];
      }),
      ...Object.entries(TILES).map(([category, group]) =>
        drawing(categoryStem(category), drawGroup(group)),
      ),
      ...Object.entries(COVERS).map(([name, group]) =>
        drawing(`cover-${name}`, drawGroup(group), WIDE_PICTURE_WIDTHS),
      ),
      drawing('hero-beside', drawGroup(HERO_BESIDE)),
      drawing('hero-square', drawGroup(HERO_SQUARE)),
      ...(Object.keys(PLANTS) as PlantName[]).map((name) => drawing(`plant-${name}`, plate(name))),
    ].map((one) => [one.stem, one]),
  );
  return all;
}
