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

/** What a question is answered with besides the catalogue file. */
interface Known {
  readonly changes: Changes;
  /** Null: the default table. */
  readonly synonyms: SynonymChanges | null;
}

const NOTHING: Known = { changes: NONE, synonyms: null };
/** What was known last, and how often it changed. */
let known = NOTHING;
let version = 0;
/** What the worker has received. */
let sent = NOTHING;

/**
 * An answer from the whole catalogue, given by the worker: a list question yields `ListAnswer`, otherwise
 * `SuggestionAnswer`. It is asked for again when products or synonyms change. Fails with `unavailable` if the catalogue
 * file cannot be loaded.
 */
export function catalogAnswer<T extends Answer>(key: string, question: CatalogQuestion): Query<T> {
  return derive<T>(key, (read) => {
    const changes = read(shopChanges);
    return read(
      workerAnswer<T>(question, {
        changes: changes.state === 'ready' ? itemsIn(changes.data) : known.changes,
        synonyms: synonymChangesIn(read(storeSettings)),
      }),
    );
  });
}

/** The products that changed, as the worker holds them. Cached per change set. */
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

/** One answer of the worker, with what was known when it was asked for. */
function workerAnswer<T extends Answer>(question: CatalogQuestion, latest: Known): Query<T> {
  if (latest.changes !== known.changes || latest.synonyms !== known.synonyms) version += 1;
  known = latest;
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
  if (known.changes !== sent.changes) send({ changes: known.changes });
  if (known.synonyms !== sent.synonyms) send({ synonyms: known.synonyms });
  sent = known;
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
    reject(new Error('The file of the catalogue cannot be had.'));
  pending.clear();
}
