import type { ListAnswer } from '#domain/catalog/catalog-answers.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import type { Failure } from '#domain/core/result.ts';

/** A list with as many pages as its view requests. */
export interface ProductPages {
  /** Products that match the filters. */
  readonly products: readonly ListedProduct[];
  /** All loaded products, matching or not; from the whole catalogue the first ones if none matches. */
  readonly entries: readonly ListedProduct[];
  /** Number of skeletons for loading pages; 0 when idle. */
  readonly pending: number;
  /** Why the list ends early; loaded products stay. */
  readonly failure: Failure | null;
  /** Whether there may be another page. */
  readonly more: boolean;
  /** Number of documents examined; a search or filter shows only the matching ones. */
  readonly looked: number;
  /** Facts about the whole list; missing if only a part was examined. */
  readonly found?: Pick<ListAnswer, 'count' | 'facets' | 'withouts'> | undefined;
}
