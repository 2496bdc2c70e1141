import { type Columns, columnsOf, type ListedProduct, productsOf } from './listed-product.ts';
import { plantNamesIn } from '../search/plant-names-in.ts';
import type { Product } from '../product/product.ts';
import { foldCase } from '../search/search-words.ts';

/**
 * The whole shop as its search and its filters need it, in one file: of each product what a list shows, and of the
 * descriptions which words stand in which. As brotli sends it 340 kB for 10,000 products, 13 for 200.
 */
export interface CatalogFile {
  readonly products: Columns;
  /** What stands between the spaces of descriptions, without case, each once; and names of plants that have spaces. */
  readonly words: readonly string[];
  /** For each of the words the products that have it: the place of the first, then how far it is to the next. */
  readonly places: readonly (readonly number[])[];
}

/** A product of the file. Its description holds the words of the real one, in another order. */
export interface CatalogItem extends ListedProduct {
  readonly description: string;
}

/** Writes the file. The products keep their order. */
export function catalogFile(products: readonly Product[]): CatalogFile {
  const places = new Map<string, number[]>();
  for (const [place, { description }] of products.entries()) {
    const text = foldCase(description);
    const chunks = text.split(/\s+/u).filter(Boolean);
    for (const word of new Set([...chunks, ...plantNamesIn(text)])) {
      const known = places.get(word);
      if (known) known.push(place);
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

/** Reads the file. What is found in a product is found in its item, by the same words in the same way. */
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
  return listed.map((product, place) => ({
    ...product,
    description: (descriptions[place] ?? []).join(' '),
  }));
}
