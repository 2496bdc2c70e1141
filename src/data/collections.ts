import * as v from 'valibot';
import { AddressSchema } from '#domain/address.ts';
import { BlogSchema, RedirectSchema } from '#domain/blog.ts';
import { CartLineSchema } from '#domain/cart.ts';
import { FavoriteSchema } from '#domain/favorite.ts';
import { InvoiceSchema } from '#domain/invoice.ts';
import { AlertSchema } from '#domain/order-alert.ts';
import { OrderEventSchema, OrderSchema } from '#domain/order.ts';
import { ProductSchema } from '#domain/product.ts';
import { ProfileSchema } from '#domain/profile.ts';
import { QuestionSchema, ReviewSchema } from '#domain/review.ts';
import { StoreSettingsSchema } from '#domain/store-settings.ts';
import { TransactionSchema } from '#domain/transaction.ts';
import { failureOf } from './failures.ts';
import type { Parse } from './firestore.ts';
import type { Sink, Source } from './live.ts';
import { type ListPage, type ListRead, listKey } from './read.ts';

type DocumentSchema = v.GenericSchema<Record<string, unknown>, unknown>;

/** A collection of Firestore with the schema of its documents. */
export interface Collection<T> {
  /** One document by its id; null when the server says that there is none. */
  doc(id: string): Source<T | null>;
  /** A list; documents of the wrong shape are reported and left out. */
  list(read: Omit<ListRead, 'path'>): Source<ListPage<T>>;
  /** How many documents a list has, up to the limit of the read; asked once, not live. */
  count(read: Omit<ListRead, 'path'>): Source<number>;
}

/**
 * Binds a path to a schema. `idField` is the property under which the document's id joins its fields before the
 * schema sees them.
 */
export function defineCollection<S extends DocumentSchema>(
  path: string,
  { schema, idField }: { schema: S; idField: string },
): Collection<v.InferOutput<S>> {
  const parse: Parse<v.InferOutput<S>> = (id, fields) => {
    const parsed = v.safeParse(schema, { ...fields, [idField]: id });
    return parsed.success
      ? { ok: true, value: parsed.output }
      : {
          ok: false,
          issues: parsed.issues.map(faultOf),
        };
  };
  return {
    doc(id) {
      const place = `${path}/${id}`;
      return {
        key: place,
        start: withAdapter((adapter, sink) => adapter.listenToDocument(place, parse, sink)),
      };
    },
    list(read) {
      const whole = { path, ...read };
      return {
        key: listKey(whole),
        start: withAdapter((adapter, sink) => adapter.listenToList(whole, parse, sink)),
      };
    },
    count(read) {
      const whole = { path, ...read };
      return {
        key: `count ${listKey(whole)}`,
        start: withAdapter((adapter, sink) => {
          adapter.countOf(whole).then(
            (count) => sink.next(count, false),
            (error: unknown) => sink.fail(failureOf(error)),
          );
          return () => {};
        }),
      };
    },
  };
}

/** What is wrong with a document, without the value that is: it may be somebody's phone number. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  return [`${v.getDotPath(issue) ?? ''}: ${issue.type}`, issue.expected].filter(Boolean).join(' ');
}

type Adapter = typeof import('./firestore.ts');

/** Loads the adapter, and with it the SDK, when the first read starts. A read that is stopped before never begins. */
function withAdapter<T>(
  listen: (adapter: Adapter, sink: Sink<T>) => () => void,
): Source<T>['start'] {
  return (sink) => {
    let stop: (() => void) | null = null;
    let over = false;
    // The SDK throws at once for what is no path or no query; that is a failure as well, not a loading for ever.
    import('./firestore.ts')
      .then((adapter) => {
        if (!over) stop = listen(adapter, sink);
      })
      .catch((error: unknown) => {
        if (!over) sink.fail(failureOf(error));
      });
    return () => {
      over = true;
      stop?.();
    };
  };
}

/** `products/{slug}`: what the shop sells. */
export const products = defineCollection('products', { schema: ProductSchema, idField: 'slug' });

/** `products/{slug}/reviews/{uid}`: what customers say of one product. */
export const reviewsOf = (slug: string) =>
  defineCollection(`products/${slug}/reviews`, { schema: ReviewSchema, idField: 'uid' });

/** `products/{slug}/questions/{id}`: what people ask about one product. */
export const questionsOf = (slug: string) =>
  defineCollection(`products/${slug}/questions`, { schema: QuestionSchema, idField: 'id' });

/** `blogs/{slug}`: articles. */
export const blogs = defineCollection('blogs', { schema: BlogSchema, idField: 'slug' });

/** `redirects/{slug}`: where articles went whose slug was changed. */
export const redirects = defineCollection('redirects', {
  schema: RedirectSchema,
  idField: 'slug',
});

/** `settings/store`: the one document of the shop's settings. */
export const settings = defineCollection('settings', {
  schema: StoreSettingsSchema,
  idField: 'id',
});

/** `users/{uid}`: one customer's profile. */
export const profiles = defineCollection('users', { schema: ProfileSchema, idField: 'uid' });

/** `users/{uid}/favorites/{slug}`: one customer's wish list. */
export const favoritesOf = (uid: string) =>
  defineCollection(`users/${uid}/favorites`, { schema: FavoriteSchema, idField: 'id' });

/** `users/{uid}/addresses/{id}`: one customer's address book. */
export const addressesOf = (uid: string) =>
  defineCollection(`users/${uid}/addresses`, { schema: AddressSchema, idField: 'id' });

/** `users/{uid}/cart/{slug}`: one customer's cart. */
export const cartLinesOf = (uid: string) =>
  defineCollection(`users/${uid}/cart`, { schema: CartLineSchema, idField: 'slug' });

/** `orders/{id}`: orders, each read by its customer. */
export const orders = defineCollection('orders', { schema: OrderSchema, idField: 'id' });

/** `orders/{id}/events/{n}`: what happened to one order. */
export const orderEventsOf = (id: string) =>
  defineCollection(`orders/${id}/events`, { schema: OrderEventSchema, idField: 'id' });

/** `transactions/{tid}`: the money of an order, whose id it shares. */
export const transactions = defineCollection('transactions', {
  schema: TransactionSchema,
  idField: 'tid',
});

/** `invoices/{id}`: invoices, and credit notes under the invoice's id and the key of their refund. */
export const invoices = defineCollection('invoices', {
  schema: v.object({ ...InvoiceSchema.entries, id: v.string() }),
  idField: 'id',
});

/** `alerts/{id}`: what staff have to look after. */
export const alerts = defineCollection('alerts', { schema: AlertSchema, idField: 'id' });
