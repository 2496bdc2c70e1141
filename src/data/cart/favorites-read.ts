import { WISH_LIST_SIZE } from '#domain/cart/cart-limits.ts';
import type { Favorite } from '#domain/cart/favorite.ts';
import { favoritesOf } from '../account/customer-collections.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** A customer's live wishlist, newest first. */
export function favorites(uid: string): Query<ListPage<Favorite>> {
  return favoritesOf(uid).list({
    where: {},
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: WISH_LIST_SIZE,
  });
}
