import { contactsOf } from '#domain/person/person.ts';
import { numberWord } from '#domain/order-access/order-lookup.ts';
import type { Order } from '#domain/order/order.ts';
import { orders } from '#data/orders/order-collections.ts';
import { derive } from '#data/query/derive.ts';
import type { Query, QueryState } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

/** Orders read for each contact, and the most contacts of a person: at most 800 reads for a page, two for each order. */
const [MOST_ORDERS, MOST_CONTACTS] = [100, 8];

/** Orders per page of the list of customers. */
const PAGE = 60;

/** A live page of the latest orders, newest first, from which the list of customers is computed. */
export function latestOrders(after?: Cursor): Query<ListPage<Order>> {
  return orders.list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: PAGE,
    ...(after && { after }),
  });
}

/** The orders of a person, newest first. */
export interface PersonOrders {
  readonly orders: readonly Order[];
  /** Email addresses and phone numbers, those that the person is known by first. */
  readonly contacts: readonly string[];
  /** Whether there may be more orders or contacts than were read. */
  readonly isPart: boolean;
}

/**
 * The live orders of a person: those with one of the known contacts, those with the other contacts of these orders, and so on.
 * Reads at most 100 orders for each of 8 contacts.
 */
export function ordersOfPerson(known: readonly string[]): Query<PersonOrders> {
  const first = [...new Set(known)].slice(0, MOST_CONTACTS).map(ordersWith);
  return derive<PersonOrders>(`orders of person ${JSON.stringify(known)}`, (read) => {
    let contacts = [...new Set(known)];
    const states: Page[] = [];
    while (states.length < Math.min(contacts.length, MOST_CONTACTS)) {
      const next = contacts.slice(states.length, MOST_CONTACTS);
      const queries = states.length === 0 ? first : next.map(ordersWith);
      const found = queries.map((query) => read(query));
      const unready = found.find(({ state }) => state !== 'ready');
      if (unready) return unreadyState(unready);
      states.push(...found);
      contacts = [...new Set([...contacts, ...found.flatMap(rowsOf).flatMap(contactsOf)])];
    }
    const unique = [...new Map(states.flatMap(rowsOf).map((order) => [order.id, order])).values()];
    return {
      state: 'ready',
      data: {
        orders: unique.toSorted((a, b) => b.createdAt - a.createdAt),
        contacts: contacts.slice(0, MOST_CONTACTS),
        isPart: contacts.length > MOST_CONTACTS || states.some(hasMore),
      },
      fromCache: states.some((state) => state.state === 'ready' && state.fromCache),
    };
  });
}

type Page = QueryState<ListPage<Order>>;

/** The orders with an email address or a phone number, by their search tokens, which need no further index. */
function ordersWith(contact: string): Query<ListPage<Order>> {
  const key = contact.includes('@') ? contact : (numberWord(contact) ?? contact);
  const orderBy = { field: 'searchTokens', key, direction: 'desc' } as const;
  return orders.list({ where: {}, orderBy, limit: MOST_ORDERS });
}

const rowsOf = (state: Page): readonly Order[] => (state.state === 'ready' ? state.data.rows : []);
const hasMore = (state: Page): boolean => state.state === 'ready' && state.data.next !== null;

function unreadyState(state: Page): QueryState<PersonOrders> {
  return state.state === 'failed' ? { state: 'failed', error: state.error } : { state: 'loading' };
}
