import { paths } from '../site/paths.ts';
import type { OrderView } from './own-orders.ts';

/** URLs that orders alone use: the first view of every page loads `paths`. */
export const orderPaths = {
  /** The list with a group and a search; defaults are omitted. */
  list({ group, search }: OrderView): string {
    const show = group === 'all' ? '' : `&show=${group}`;
    return `${paths.orders}${show}${search && `&q=${encodeURIComponent(search)}`}`;
  },
  /** The reviews of a product, with the form for one's own, in which stars may be chosen. */
  reviewsOf(slug: string, stars?: number): string {
    return `${paths.product(slug)}${stars === undefined ? '' : `?stars=${stars}`}#reviews`;
  },
  /** How an order is returned. */
  howToReturn: `${paths.shipping}#how-to-return`,
} as const;
