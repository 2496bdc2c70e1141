import type * as v from 'valibot';
import { type Adapter, loadAdapter } from '../query/adapter.ts';
import type { documents, DocumentSchema, Parse } from './documents.ts';
import type { Observer, Query } from '../query/query-store.ts';
import { type ListPage, type ListRead, listKey } from '../query/read.ts';
import { failureOfError, startLazily } from '../query/start-lazily.ts';

/** A collection of Firestore with the schema of its documents. */
export interface Collection<T> {
  /** One document by its id; null when the server says that there is none. */
  doc(id: string): Query<T | null>;
  /** A list; documents of the wrong shape are reported and left out. */
  list(read: Omit<ListRead, 'path'>): Query<ListPage<T>>;
  /** How many documents a list has, up to the limit of the read; asked once, not live. */
  count(read: Omit<ListRead, 'path'>): Query<number>;
}

/**
 * Binds a path to a schema. `idField` is the property under which the document's id joins its fields before the
 * schema sees them.
 */
export function defineCollection<S extends DocumentSchema>(
  path: string,
  { schema, idField }: { schema: S; idField: string },
): Collection<v.InferOutput<S>> {
  return collectionOf(path, ({ parserOf }) => parserOf(schema, idField));
}

type Documents = typeof import('./documents.ts');

/** A collection whose parser is picked when the first read starts: schemas come together with the adapter. */
function collectionOf<T>(path: string, pick: (module: Documents) => Parse<T>): Collection<T> {
  return {
    doc(id) {
      const place = `${path}/${id}`;
      return {
        key: place,
        start: withAdapter((adapter, sink, module) =>
          adapter.listenToDocument(place, pick(module), sink),
        ),
      };
    },
    list(read) {
      const whole = { path, ...read };
      return {
        key: listKey(whole),
        start: withAdapter((adapter, sink, module) =>
          adapter.listenToList(whole, pick(module), sink),
        ),
      };
    },
    count(read) {
      const whole = { path, ...read };
      return {
        key: `count ${listKey(whole)}`,
        start: withAdapter((adapter, sink) => {
          adapter.countOf(whole).then(
            (count) => sink.next(count, false),
            async (error: unknown) => sink.fail(await failureOfError(error)),
          );
          return () => {};
        }),
      };
    },
  };
}

/** Loads the adapter, and with it the SDK and the schemas, when the first read starts. */
function withAdapter<T>(
  listen: (adapter: Adapter, sink: Observer<T>, module: Documents) => () => void,
): Query<T>['start'] {
  return startLazily(async () => {
    const [adapter, module] = await Promise.all([loadAdapter(), import('./documents.ts')]);
    return (sink) => listen(adapter, sink, module);
  });
}

/** A collection whose documents the shop knows by name. */
function shopCollection<T>(
  path: string,
  pick: (shop: typeof documents) => Parse<T>,
): Collection<T> {
  return collectionOf(path, (module) => pick(module.documents));
}

/** `products/{slug}`: what the shop sells. */
export const products = shopCollection('products', (shop) => shop.product);

/** `products/{slug}/reviews/{uid}`: what customers say of one product. */
export const reviewsOf = (slug: string) =>
  shopCollection(`products/${slug}/reviews`, (shop) => shop.review);

/** `products/{slug}/questions/{id}`: what people ask about one product. */
export const questionsOf = (slug: string) =>
  shopCollection(`products/${slug}/questions`, (shop) => shop.question);

/** `blogs/{slug}`: articles. */
export const blogs = shopCollection('blogs', (shop) => shop.blog);

/** `redirects/{slug}`: where articles went whose slug was changed. */
export const redirects = shopCollection('redirects', (shop) => shop.redirect);

/** `settings/store`: the one document of the shop's settings. */
export const settings = shopCollection('settings', (shop) => shop.settings);

/** `users/{uid}`: one customer's profile. */
export const profiles = shopCollection('users', (shop) => shop.profile);

/** `users/{uid}/favorites/{slug}`: one customer's wish list. */
export const favoritesOf = (uid: string) =>
  shopCollection(`users/${uid}/favorites`, (shop) => shop.favorite);

/** `users/{uid}/addresses/{id}`: one customer's address book. */
export const addressesOf = (uid: string) =>
  shopCollection(`users/${uid}/addresses`, (shop) => shop.address);

/** `users/{uid}/consents/{id}`: what one customer has agreed to, and taken back. */
export const consentsOf = (uid: string) =>
  shopCollection(`users/${uid}/consents`, (shop) => shop.consent);

/** `users/{uid}/cart/{slug}`: one customer's cart. */
export const cartLinesOf = (uid: string) =>
  shopCollection(`users/${uid}/cart`, (shop) => shop.cartLine);

/** `orders/{id}`: orders, each read by its customer. */
export const orders = shopCollection('orders', (shop) => shop.order);

/** `orders/{id}/events/{n}`: what happened to one order. */
export const orderEventsOf = (id: string) =>
  shopCollection(`orders/${id}/events`, (shop) => shop.orderEvent);

/** `transactions/{tid}`: the money of an order, whose id it shares. */
export const transactions = shopCollection('transactions', (shop) => shop.transaction);

/** `invoices/{id}`: invoices, and credit notes under the invoice's id and the key of their refund. */
export const invoices = shopCollection('invoices', (shop) => shop.invoice);

/** `alerts/{id}`: what staff have to look after. */
export const alerts = shopCollection('alerts', (shop) => shop.alert);
