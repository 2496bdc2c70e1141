import { type Columns, columnsOf, type ListedProduct, productsOf } from './listed-product.ts';
import { plantNamesIn } from '../search/named-plants.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../search/search-words.ts';

/**
 * The whole catalogue for search and filters in one file: per product the fields that a list shows, and an inverted
 * index of the descriptions' words. With brotli 340 kB for 10,000 products, 13 kB for 200.
 */
export interface CatalogFile {
  readonly products: Columns;
  /** The lower-case words of the descriptions, each once, and plant names that contain spaces. */
  readonly words: readonly string[];
  /** For each word the products that contain it: the index of the first, then the distance to each next. */
  readonly places: readonly (readonly number[])[];
}

/** A product of the file. Its description contains the real one's words in another order. */
export interface CatalogItem extends ListedProduct {
  readonly description: string;
}

/** Builds the file. Products keep their order. */
export function catalogFile(products: readonly Product[]): CatalogFile {
  const places = new Map<string, number[]>();
  for (const [place, { description }] of products.entries()) {
    const text = foldCase(description);
    const chunks = text.split(/\s+/u).filter(Boolean);
    for (const word of new Set([...chunks, ...plantNamesIn(text)])) {
      const indexes = places.get(word);
      if (indexes) indexes.push(place);
      else places.set(word, [place]);
    }
  }
  const words = [...places.keys()].sort();
  return {
    products: columnsOf(products),
    words,
    places: words.map((word) =>
      (places.get(word) ?? []).map((place, at, all) => place - (all[at - 1] ?? 0)),
    ),
  };
}

/** Parses the file. A search finds an item exactly when it finds its product. */
export function catalogItems({ products, words, places }: CatalogFile): readonly CatalogItem[] {
  const listed = productsOf(products);
  const descriptions = listed.map((): string[] => []);
  for (const [at, word] of words.entries()) {
    let place = 0;
    for (const step of places[at] ?? []) {
      place += step;
      descriptions[place]?.push(word);
    }
  }
  return listed.map((product, index) => ({
    ...product,
    description: (descriptions[index] ?? []).join(' '),
  }));
}
