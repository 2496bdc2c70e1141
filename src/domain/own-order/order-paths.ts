import { paths } from '../site/paths.ts';
import type { OrderView } from './own-orders.ts';

/** URLs that orders alone use: the first view of every page loads `paths`. */
export const orderPaths = {
  /** The list with a group and a search; defaults are omitted. */
  list({ group, search }: OrderView): string {
    const show = group === 'all' ? '' : `&show=${group}`;
    return `${paths.orders}${show}${search && `&q=${encodeURIComponent(search)}`}`;
  },
  /** The reviews of a product, with the form for one's own. */
  reviewsOf(slug: string): string {
    return `${paths.product(slug)}#reviews`;
  },
  /** How an order is returned. */
  howToReturn: `${paths.shipping}#how-to-return`,
} as const;
