import { checkField } from '#domain/core/form.ts';
import { TicketNumber } from '#domain/content/message-handling.ts';
import type { Message } from '#domain/content/message-handling.ts';
import { queriesOfSearch } from '#domain/catalog/product-view.ts';
import { customerSearch } from '#domain/customer/customer-search.ts';
import { Email } from '#domain/customer/email.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { orderLookup } from '#domain/order-access/order-lookup.ts';
import type { Order } from '#domain/order/order.ts';
import type { Product } from '#domain/product/product.ts';
import { may, TAB_PERMISSIONS } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/role.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { productsByWord } from '#data/admin/catalogue/products-by-word.ts';
import { customerList } from '#data/admin/customers.ts';
import { messageByTicket, messageList } from '#data/admin/messages.ts';
import { ordersFound } from '#data/admin/orders/find-orders.ts';
import { staffProducts } from '#data/admin/products.ts';
import { mapQuery } from '#data/query/map-query.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { statusWords } from '#text/admin/orders.ts';
import { words } from '#text/admin/search/palette.ts';
import type { PaletteEntry } from './palette-commands.ts';

/** Rows of a group, which is also what its reads are limited to. */
export const SHOWN = 5;

/** From how many letters on the database is asked. */
export const SHORTEST = 3;

/** A search of one group: its queries, whose entries are joined, and the list that shows all of them. */
export interface PaletteSearch {
  readonly group: 'orders' | 'products' | 'customers' | 'messages';
  readonly queries: readonly Query<readonly PaletteEntry[]>[];
  readonly all: string;
}

/** The searches for a typed text, as the pages of their groups search; only those whose pages the role may see. */
export function searchesFor(typed: string, role: Role | null): readonly PaletteSearch[] {
  return allSearches(typed).filter(({ group }) => may(role, TAB_PERMISSIONS[group]));
}

function allSearches(typed: string): readonly PaletteSearch[] {
  const lookup = orderLookup(typed);
  const customers = customerSearch(typed);
  if (lookup === null || customers === null) return [];
  const q = encodeURIComponent(typed);
  const list = (tab: 'orders' | 'products' | 'customers'): string =>
    `${adminPaths.tab(tab)}?q=${q}`;
  const products = queriesOfSearch(typed, 1);
  return [
    {
      group: 'orders',
      queries: [entriesOf(ordersFound(lookup, { size: SHOWN }), orderEntry)],
      all: list('orders'),
    },
    {
      group: 'products',
      queries: [
        ...products.map((query) =>
          entriesOf(staffProducts({ ...query, limit: SHOWN }), productEntry),
        ),
        entriesOf(productsByWord(typed, SHOWN), productEntry),
      ],
      all: list('products'),
    },
    {
      group: 'customers',
      queries: [entriesOf(customerList(customers, undefined, SHOWN), customerEntry)],
      all: list('customers'),
    },
    ...messageSearch(typed),
  ];
}

/** Messages are found by their ticket number or their sender's address: Firestore finds no words in their text. */
function messageSearch(typed: string): readonly PaletteSearch[] {
  const email = checkField(Email, typed);
  if (typeof email === 'object') {
    const of = { status: null, email: email.value, direction: 'desc' } as const;
    const all = `${adminPaths.tab('messages')}?email=${encodeURIComponent(email.value)}`;
    const queries = [entriesOf(messageList(of, undefined, SHOWN), messageEntry)];
    return [{ group: 'messages', queries, all }];
  }
  const ticket = checkField(TicketNumber, typed);
  if (typeof ticket !== 'object' || !/^t|\d/iu.test(typed)) return [];
  const found = messageByTicket(ticket.value);
  const query = mapQuery(`entry ${found.key}`, found, (message) =>
    message === null ? [] : [messageEntry(message)],
  );
  return [{ group: 'messages', queries: [query], all: adminPaths.tab('messages') }];
}

function entriesOf<Row>(
  list: Query<Pick<ListPage<Row>, 'rows'>>,
  entryOf: (row: Row) => PaletteEntry,
): Query<readonly PaletteEntry[]> {
  return mapQuery(`entries ${list.key}`, list, ({ rows }) => rows.map(entryOf));
}

const orderEntry = ({ id, number, address, status }: Order): PaletteEntry => ({
  to: adminPaths.open('orders', id),
  name: number,
  detail: `${address.name}, ${address.city} · ${statusWords[status]}`,
});

const productEntry = ({ slug, title, sku, active }: Product): PaletteEntry => ({
  to: adminPaths.open('products', slug),
  name: title,
  detail: active ? sku : `${sku} · ${words.archived}`,
});

const customerEntry = ({ uid, name, email }: Profile): PaletteEntry => ({
  to: adminPaths.open('customers', uid),
  name: name || email,
  ...(name && { detail: email }),
});

const messageEntry = ({ ticket, subject, name }: Message): PaletteEntry => ({
  to: adminPaths.open('messages', ticket),
  name: subject,
  detail: `${ticket} · ${name}`,
});
