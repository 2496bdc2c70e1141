import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { storedTokens } from '../../src/domain/order-access/order-tokens.ts';
import { OrderSchema } from '../../src/domain/order/order.ts';
import type { Migration } from './migration.ts';

const SearchedSchema = v.object({
  ...v.pick(OrderSchema, ['number', 'email', 'address', 'shipment']).entries,
  lines: v.array(v.pick(v.object(OrderSchema.entries.lines.item.entries), ['title'])),
});

/** Staff find an order by its tokens. Functions write them with every order, and with every change of one. */
export const orderSearch: Migration = {
  id: '0006-order-search',
  summary: 'lets staff find earlier orders: sets searchTokens',
  collection: (store) => store.collection('orders'),
  fields: ['number', 'email', 'address', 'shipment', 'lines', 'createdAt', 'searchTokens'],
  missing: (stored) => {
    const { searchTokens, createdAt } = stored;
    const order = v.safeParse(SearchedSchema, stored);
    if (searchTokens !== undefined || !order.success || !(createdAt instanceof Timestamp))
      return null;
    return { searchTokens: storedTokens(order.output, createdAt.toMillis()) };
  },
};
