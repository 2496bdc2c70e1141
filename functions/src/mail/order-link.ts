import type { Order } from '../../../src/domain/order/order.ts';
import { paths } from '../../../src/domain/site/paths.ts';

/** The URL in letters that opens an order for its shopper. Every such link is made here. `origin` is the shop's. */
export function orderLink({ id }: Pick<Order, 'id'>, origin: string): string {
  return `${origin}${paths.order(id)}`;
}
