import { prefixRange, type CustomerSearch } from '#domain/customer/customer-search.ts';
import type { Profile } from '#domain/customer/profile.ts';
import { profiles } from '#data/account/customer-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

/** Customers per page. */
const CUSTOMERS_PAGE = 30;

/** A live page of matching customers, ordered by the search field; without a search, newest first. */
export function customerList(
  search: CustomerSearch | null,
  after?: Cursor,
  size = CUSTOMERS_PAGE,
): Query<ListPage<Profile>> {
  return profiles.list({
    where: {},
    orderBy: search
      ? { field: search.field, direction: 'asc' }
      : { field: 'createdAt', direction: 'desc' },
    ...(search && { between: prefixRange(search.prefix) }),
    limit: size,
    ...(after && { after }),
  });
}

/** A customer's live profile; null if there is none. */
export function customerById(uid: string): Query<Profile | null> {
  return profiles.doc(uid);
}

/** The accounts with an email address (in normal form), live: at most one. */
export function accountsWith(email: string): Query<ListPage<Profile>> {
  return profiles.list({ where: { email }, orderBy: null, limit: 1 });
}
