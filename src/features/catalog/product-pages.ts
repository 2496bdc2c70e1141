import type { ListAnswer } from '#domain/catalog/catalog-answers.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import type { Failure } from '#domain/shared/result.ts';

/** A list with as many pages unrolled as its view asks for. */
export interface ProductPages {
  /** Those that fit the filters. */
  readonly products: readonly ListedProduct[];
  /** Those that were read, whether they fit or not; of the whole shop the first, where none fits. */
  readonly entries: readonly ListedProduct[];
  /** How many places to keep for pages on their way; 0 when nothing is. */
  readonly pending: number;
  /** Why the list ends where it ends; what came before stays. */
  readonly failure: Failure | null;
  /** Whether another page may follow. */
  readonly more: boolean;
  /** How many documents were looked at: a search or a filter shows only those of them that match. */
  readonly looked: number;
  /** What is known of the whole list; missing where only a part of it was looked through. */
  readonly found?: Pick<ListAnswer, 'count' | 'facets' | 'withouts'> | undefined;
}
