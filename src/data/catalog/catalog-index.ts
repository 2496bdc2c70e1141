import type { CatalogAnswer, CatalogQuestion } from '#domain/catalog/catalog-answers.ts';
import { listedProduct } from '#domain/catalog/listed-product.ts';
import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { storeSettings } from '../content/settings.ts';
import { derive, type Read } from '../query/derive.ts';
import { lastResult } from '../query/last-result.ts';
import type { Query } from '../query/query-store.ts';
import { askCatalogWorker, type CatalogUpdates, NO_UPDATES } from './catalog-worker-client.ts';
import { type ShopChanges, shopChanges } from './revalidate-products.ts';
import { synonymChangesIn } from './search-synonyms.ts';

/**
 * The worker's answer to a question about the whole catalogue: `ListAnswer` to a list question, otherwise
 * `SuggestionAnswer`. Asks again when products or synonyms change. Fails with `unavailable` if the catalogue file
 * cannot be loaded.
 */
export function catalogAnswer<T extends CatalogAnswer>(
  key: string,
  question: CatalogQuestion,
): Query<T> {
  return derive<T>(key, (read) => read(workerAnswer<T>(question, updatesNow(read))));
}

/** One answer of the worker to a question, based on these updates. */
function workerAnswer<T extends CatalogAnswer>(
  question: CatalogQuestion,
  updates: NumberedUpdates,
): Query<T> {
  return {
    key: `catalog ${updates.version} ${JSON.stringify(question)}`,
    start(sink) {
      askCatalogWorker(question, updates).then(
        (answer) => sink.next(answer as T, false),
        () => sink.fail({ code: 'unavailable' }),
      );
      return () => {};
    },
  };
}

/** `version` counts the changes of the updates, so that answers to older ones are not reused. */
interface NumberedUpdates extends CatalogUpdates {
  readonly version: number;
}

let lastVersion = 0;
let { changes: lastChanges } = NO_UPDATES;

function updatesNow(read: Read): NumberedUpdates {
  const state = read(shopChanges);
  // A failed read of the changes keeps those that are known.
  if (state.state === 'ready') lastChanges = itemsIn(state.data);
  return numbered(lastChanges, synonymChangesIn(read(storeSettings)));
}

const numbered = lastResult(
  (changes: CatalogUpdates['changes'], synonyms: SynonymChanges | null): NumberedUpdates => {
    lastVersion += 1;
    return { version: lastVersion, changes, synonyms };
  },
);

/** The changed products in the worker's form. Cached per change set. */
const itemsIn = lastResult(({ changes }: ShopChanges): CatalogUpdates['changes'] =>
  changes.size === 0
    ? NO_UPDATES.changes
    : new Map(
        [...changes].map(([slug, product]) => [
          slug,
          product && { ...listedProduct(product), description: product.description },
        ]),
      ),
);
