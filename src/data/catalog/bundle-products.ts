import { bundledProduct, type BundledProduct } from '#domain/bundle/bundle-offer.ts';
import { products } from '../firebase/collections.ts';
import { isPrerendered } from '../prerendered/page-data.ts';
import { mapState, type Read } from '../query/derive.ts';
import { joinStates } from '../query/join-states.ts';
import type { QueryState } from '../query/query-store.ts';
import { shopChanges } from './revalidate-products.ts';

interface ProductSources {
  /** Products from build time. */
  readonly known: readonly BundledProduct[];
  /** Whether a page shows all of the products. */
  readonly isShown: boolean;
  readonly read: Read;
}

/** The current state of the products with these slugs, without those that are not sold. */
export function latestProducts(
  slugs: readonly string[],
  { known, isShown, read }: ProductSources,
): QueryState<readonly BundledProduct[]> {
  const latest = slugs.length > 0 && hasBuildTime() ? read(shopChanges) : null;
  const changes = latest?.state === 'ready' ? latest.data : null;
  // Past the limit of changes, a row from build time may be outdated. A product page reads its few products again. All
  // bundles together hold up to hundreds of products, each billed on every visit, and the pages that use them read the
  // products of the cart anyway: they keep their rows.
  const isOutdated = isShown && changes?.all === false;
  const rows = slugs.map((slug): QueryState<BundledProduct | null> => {
    const change = changes?.changes.get(slug);
    if (change !== undefined) return { state: 'ready', data: change, fromCache: false };
    const row = known.find((other) => other.slug === slug);
    if (row && !isOutdated) return { state: 'ready', data: row, fromCache: false };
    return orKnown(read(products.doc(slug)), row);
  });
  return mapState(joinStates(rows), (all) =>
    all.filter((row) => row !== null).map((row) => bundledProduct(row)),
  );
}

/** Product changes are counted from a page's build time. A private page has none, and a build reads everything. */
function hasBuildTime(): boolean {
  return isPrerendered() && typeof window !== 'undefined';
}

/**
 * The state of a document that the rules deny to visitors while it is inactive: denied counts as gone. Any other
 * failure says nothing about the document, so its last known version stays.
 */
export function orKnown<T>(
  state: QueryState<T | null>,
  known: T | undefined,
): QueryState<T | null> {
  if (state.state !== 'failed') return state;
  if (state.error.code === 'denied') return { state: 'ready', data: null, fromCache: false };
  const last = state.data === undefined ? (known ?? null) : state.data;
  return { state: 'ready', data: last, fromCache: true };
}
