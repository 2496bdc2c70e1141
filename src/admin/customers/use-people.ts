import { customerSearch } from '#domain/customer/customer-search.ts';
import { type Person, peopleOf } from '#domain/person/person.ts';
import { orderLookup } from '#domain/order-access/order-lookup.ts';
import { searchTokens } from '#domain/order-access/order-tokens.ts';
import type { Order } from '#domain/order/order.ts';
import { customerList } from '#data/admin/customers.ts';
import { ordersFound } from '#data/admin/orders/find-orders.ts';
import { latestOrders } from '#data/admin/people/people.ts';
import { team } from '#data/admin/team.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { ListAddress } from '../list/use-list-address.ts';
import { type Pages, usePages } from '../list/use-pages.ts';

const NO_ACCOUNTS = constantQuery('no accounts', { rows: [], next: null });

/**
 * The people of the list: those of the latest orders, or those with an order or account that a search finds by name, email
 * address or phone number. The team is left out.
 */
export function usePeople({ get, pages }: ListAddress): Pages<Person> {
  const typed = get('q');
  const lookup = orderLookup(typed);
  const search = customerSearch(typed);
  const orders = usePages<Order>(pages, (after) =>
    lookup ? ordersFound(lookup, { after }) : latestOrders(after),
  );
  const accounts = useQuery(search ? customerList(search) : NO_ACCOUNTS);
  const members = useQuery(team);
  const profiles = accounts.state === 'loading' ? null : (accounts.data?.rows ?? []);
  const error = orders.error ?? (accounts.state === 'failed' ? accounts.error : null);
  if (orders.rows === null || profiles === null) return { ...orders, rows: null, error };
  const rows = lookup
    ? orders.rows.filter((order) => isOfPerson(order, lookup.words))
    : orders.rows;
  const staff = members.state === 'loading' ? [] : (members.data?.rows ?? []);
  const people = peopleOf(rows, profiles).filter(
    ({ uid, emails }) =>
      !staff.some((member) => member.uid === uid || emails.includes(member.email)),
  );
  return { ...orders, rows: people, error };
}

/** Whether the words are about who ordered, not about the products. */
function isOfPerson(order: Order, words: readonly string[]): boolean {
  const own = new Set(searchTokens({ ...order, number: '', lines: [], shipment: null }));
  return words.every((word) => own.has(word));
}
