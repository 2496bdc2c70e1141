import type { CatalogFile } from '#domain/catalog/catalog-file.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/product/product.ts';
import { foldCase, includesWord, searchWords } from '#domain/search/search-words.ts';
import { products } from '#data/firebase/collections.ts';
import { catalogAddress, PAGE_DATA } from '#data/prerendered/page-data.ts';
import { derive } from '#data/query/derive.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Products of a search by word. */
export interface ProductsByWord {
  readonly rows: readonly Product[];
  /** Whether more products match than `rows` has. */
  readonly isCut: boolean;
}

/** How many of the products that changed last are searched beside the catalogue file. */
const CHANGED_LAST = 30;

/**
 * The products, at most `most`, whose titles contain all words of a search, in any order and case. Titles in which each
 * begins a word come first: `oil` finds "Hair Oil" before "Foil".
 *
 * Products on sale are found in the catalogue file of the shop's search. Firestore finds no words, so a product off sale
 * is found by a word only while it is among the 30 products that changed last; afterwards by the beginning of its title,
 * address or SKU (`queriesOfSearch`). A shop without the file searches the 200 products that changed last: all products
 * of a small shop, on and off sale.
 *
 * Reads each result and the products that changed last, whatever the size of the shop. The search's worker would also
 * find other spellings, but takes seconds to index 20,000 products; looking through their titles takes milliseconds.
 */
export function productsByWord(search: string, most: number): Query<ProductsByWord> {
  const [few, many] = [changedLast(CHANGED_LAST), changedLast(SEARCH_PAGE_SIZE)] as const;
  return derive<ProductsByWord>(`products by word ${most} ${search}`, (read) => {
    const file = read(soldTitles);
    if (file.state !== 'ready') return { state: 'loading' };
    const changed = read(file.data.length > 0 ? few : many);
    if (changed.state === 'failed') return { state: 'failed', error: changed.error };
    if (changed.state === 'loading') return changed;
    const sold = matchingTitles(file.data, search);
    const states = sold.slice(0, most).map(({ slug }) => read(products.doc(slug)));
    if (states.some(({ state }) => state === 'loading')) return { state: 'loading' };
    const current = states.flatMap((state) => (state.state === 'ready' ? (state.data ?? []) : []));
    const all = new Map([...current, ...changed.data.rows].map((one) => [one.slug, one]));
    // A product may have another title since the build.
    const rows = matchingTitles([...all.values()], search);
    const isCut = Math.max(rows.length, sold.length) > most;
    return { state: 'ready', data: { rows: rows.slice(0, most), isCut }, fromCache: false };
  });
}

function changedLast(limit: number): Query<ListPage<Product>> {
  return products.list({ where: {}, orderBy: { field: 'changedAt', direction: 'desc' }, limit });
}

/** The items whose titles contain all words of a search; first those in which each begins a word. */
function matchingTitles<T extends { readonly title: string }>(
  items: readonly T[],
  search: string,
): readonly T[] {
  const words = searchWords(search);
  const begun: T[] = [];
  const inside: T[] = [];
  for (const item of items) {
    const title = foldCase(item.title);
    if (!includesWord(title, words)) continue;
    (words.every((word) => beginsAWord(title, word)) ? begun : inside).push(item);
  }
  return [...begun, ...inside];
}

function beginsAWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(title.charAt(at - 1))) return true;
  return false;
}

interface SoldTitle {
  readonly slug: string;
  readonly title: string;
}

/** The titles in the catalogue file; none without one. */
const soldTitles: Query<readonly SoldTitle[]> = {
  key: 'titles of the catalogue file',
  start(sink) {
    (titles ??= readTitles()).then(
      (read) => sink.next(read, false),
      () => {
        titles = null;
        sink.next([], false);
      },
    );
    return () => {};
  },
};

/** Read once for each opened page. */
let titles: Promise<readonly SoldTitle[]> | null = null;

async function readTitles(): Promise<readonly SoldTitle[]> {
  const file = catalogAddress() ?? (await addressInHomePage());
  if (file === null) return [];
  const { products: columns } = (await responseOf(file).then((found) =>
    found.json(),
  )) as CatalogFile;
  const named = columns['title'] as readonly string[];
  return (columns['slug'] as readonly string[]).map((slug, at) => ({
    slug,
    title: named[at] ?? '',
  }));
}

/** The staff area is not prerendered, so only the home page names the catalogue file. Null in a small shop. */
async function addressInHomePage(): Promise<string | null> {
  const html = await responseOf('/').then((found) => found.text());
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = page.getElementById(PAGE_DATA)?.textContent;
  const data = JSON.parse(text || 'null') as { readonly catalog?: string } | null;
  return data?.catalog ?? null;
}

async function responseOf(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer;
}
