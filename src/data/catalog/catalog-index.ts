import type {
  CatalogQuestion,
  ListAnswer,
  SuggestionAnswer,
} from '#domain/catalog/catalog-answers.ts';
import type { CatalogItem } from '#domain/catalog/catalog-file.ts';
import { listedProduct } from '#domain/catalog/listed-product.ts';
import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { storeSettings } from '../content/settings.ts';
import type { FromWorker, ToWorker } from './catalog-worker.ts';
import { derive } from '../query/derive.ts';
import { lastResult } from '../query/last-result.ts';
import type { Query } from '../query/query-store.ts';
import { catalogAddress } from '../prerendered/page-data.ts';
import { type ShopChanges, shopChanges } from './revalidate-products.ts';
import { synonymChangesIn } from './search-synonyms.ts';

type Answer = ListAnswer | SuggestionAnswer;
type Changes = ReadonlyMap<string, CatalogItem | null>;

interface PendingQuestion {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const NONE: Changes = new Map();
const pending = new Map<number, PendingQuestion>();
let worker: Worker | null = null;
let questionCount = 0;

/** What the worker needs besides the catalogue file to answer a question. */
interface CatalogUpdates {
  readonly changes: Changes;
  /** Null: the default table. */
  readonly synonyms: SynonymChanges | null;
}

const NOTHING: CatalogUpdates = { changes: NONE, synonyms: null };
/** The latest updates. `version` counts their changes, so that answers to older ones are not reused. */
let latest = NOTHING;
let version = 0;
/** The updates that the worker has received. */
let sent = NOTHING;

/**
 * The worker's answer to a question about the whole catalogue: `ListAnswer` to a list question, otherwise
 * `SuggestionAnswer`. Asks again when products or synonyms change. Fails with `unavailable` if the catalogue file
 * cannot be loaded.
 */
export function catalogAnswer<T extends Answer>(key: string, question: CatalogQuestion): Query<T> {
  return derive<T>(key, (read) => {
    const changes = read(shopChanges);
    return read(
      workerAnswer<T>(question, {
        changes: changes.state === 'ready' ? itemsIn(changes.data) : latest.changes,
        synonyms: synonymChangesIn(read(storeSettings)),
      }),
    );
  });
}

/** The changed products in the worker's form. Cached per change set. */
const itemsIn = lastResult(({ changes }: ShopChanges): Changes =>
  changes.size === 0
    ? NONE
    : new Map(
        [...changes].map(([slug, product]) => [
          slug,
          product && { ...listedProduct(product), description: product.description },
        ]),
      ),
);

/** One answer of the worker to a question, based on these updates. */
function workerAnswer<T extends Answer>(
  question: CatalogQuestion,
  updates: CatalogUpdates,
): Query<T> {
  if (updates.changes !== latest.changes || updates.synonyms !== latest.synonyms) version += 1;
  latest = updates;
  return {
    key: `catalog ${version} ${JSON.stringify(question)}`,
    start(sink) {
      ask(question).then(
        (answer) => sink.next(answer as T, false),
        () => sink.fail({ code: 'unavailable' }),
      );
      return () => {};
    },
  };
}

function ask(question: CatalogQuestion): Promise<Answer> {
  const target = worker ?? startWorker();
  const send = (message: ToWorker): void => target.postMessage(message, []);
  if (latest.changes !== sent.changes) send({ changes: latest.changes });
  if (latest.synonyms !== sent.synonyms) send({ synonyms: latest.synonyms });
  sent = latest;
  questionCount += 1;
  const id = questionCount;
  send({ ask: id, question });
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data === null) return failAll();
    pending.get(data.ask)?.resolve(data.answer);
    pending.delete(data.ask);
  });
  started.addEventListener('error', failAll);
  started.postMessage({ file: catalogAddress() ?? '' } satisfies ToWorker, []);
  worker = started;
  sent = NOTHING;
  return started;
}

/** Rejects all pending questions. The next question starts a new worker. */
function failAll(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pending.values())
    reject(new Error('The catalogue file cannot be loaded.'));
  pending.clear();
}
