import type * as v from 'valibot';
import { type Adapter, loadAdapter } from './adapter.ts';
import type { documents, DocumentSchema, Parse } from './documents.ts';
import type { Observer, Query } from '../query/query-store.ts';
import { type ListPage, type ListRead, listKey } from '../query/read.ts';
import { failureOfError, lazyQuery } from './lazy-query.ts';

/** A Firestore collection with its document schema. */
export interface Collection<T> {
  /** One document by id; null if the server says that it does not exist. */
  doc(id: string): Query<T | null>;
  /** A list; documents that violate the schema are reported and skipped. */
  list(read: Omit<ListRead, 'path'>): Query<ListPage<T>>;
  /** The number of documents in a list, up to the read's limit; not live. */
  count(read: Omit<ListRead, 'path'>): Query<number>;
}

/** Binds a collection path to a schema. `idField` is the property that receives the document's id before validation. */
export function defineCollection<S extends DocumentSchema>(
  path: string,
  { schema, idField }: { schema: S; idField: string },
): Collection<v.InferOutput<S>> {
  return collectionOf(path, ({ parserOf }) => parserOf(schema, idField));
}

type Documents = typeof import('./documents.ts');

/** A collection whose parser is resolved on the first read: schemas are loaded with the adapter. */
function collectionOf<T>(
  path: string,
  selectParser: (module: Documents) => Parse<T>,
): Collection<T> {
  return {
    doc(id) {
      const documentPath = `${path}/${id}`;
      return withAdapter(documentPath, (adapter, sink, module) =>
        adapter.listenToDocument(documentPath, selectParser(module), sink),
      );
    },
    list(read) {
      const fullRead = { path, ...read };
      return withAdapter(listKey(fullRead), (adapter, sink, module) =>
        adapter.listenToList(fullRead, selectParser(module), sink),
      );
    },
    count(read) {
      const fullRead = { path, ...read };
      return withAdapter(`count ${listKey(fullRead)}`, (adapter, sink) => {
        adapter.totalsOf(fullRead).then(
          ({ count }) => sink.next(count, false),
          async (error: unknown) => sink.fail(await failureOfError(error)),
        );
        return () => {};
      });
    },
  };
}

/** Loads the adapter, the SDK and the schemas on the first read. */
function withAdapter<T>(
  key: string,
  listen: (adapter: Adapter, sink: Observer<T>, module: Documents) => () => void,
): Query<T> {
  return lazyQuery(key, async () => {
    const [adapter, module] = await Promise.all([loadAdapter(), import('./documents.ts')]);
    return { start: (sink) => listen(adapter, sink, module) };
  });
}

/** A collection with a parser from `documents`. */
export function shopCollection<T>(
  path: string,
  selectParser: (shop: typeof documents) => Parse<T>,
): Collection<T> {
  return collectionOf(path, (module) => selectParser(module.documents));
}

/** `products/{slug}`: what the shop sells. */
export const products = shopCollection('products', (shop) => shop.product);

/** `settings/store`: the shop's settings in one document. */
export const settings = shopCollection('settings', (shop) => shop.settings);
