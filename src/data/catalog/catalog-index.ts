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
import { queryStore, type Query } from '../query/query-store.ts';
import { catalogAddress } from '../prerendered/page-data.ts';
import { shopChanges } from './revalidate-products.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';
import { knownSynonymChanges } from './search-synonyms.ts';

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
/** The changes and the synonyms that the worker has received. */
let sentChanges = NONE;
let sentSynonyms: SynonymChanges | null = null;

/**
 * Starts a query over the whole catalogue in the worker: a list question yields `ListAnswer`, otherwise
 * `SuggestionAnswer`. Emits again when products or synonyms change. Fails with `unavailable` if the catalogue file cannot be
 * loaded.
 */
export function startAnswer<T extends Answer>(question: CatalogQuestion): Query<T>['start'] {
  return (sink) => {
    let stopped = false;
    let last: Changes | null = null;
    let lastSynonyms: SynonymChanges | null = null;
    const stops = [
      whenLiveUpdatesEnabled(() => queryStore.subscribe(shopChanges, update)),
      queryStore.subscribe(storeSettings, update),
    ];
    update();
    return () => {
      stopped = true;
      stops.forEach((stop) => stop());
    };

    function update(): void {
      const changes = changesNow();
      const synonyms = knownSynonymChanges();
      if (changes === last && synonyms === lastSynonyms) return;
      last = changes;
      lastSynonyms = synonyms;
      ask(question, changes, synonyms).then(
        (answer) => {
          if (!stopped && last === changes && lastSynonyms === synonyms)
            sink.next(answer as T, false);
        },
        () => {
          if (!stopped) sink.fail({ code: 'unavailable' });
        },
      );
    }
  };
}

/** Cached per change set. */
const itemsByChanges = new WeakMap<object, Changes>();

/** The product changes known so far. */
function changesNow(): Changes {
  const state = queryStore.read(shopChanges);
  if (state.state !== 'ready') return sentChanges;
  const { changes } = state.data;
  if (changes.size === 0) return NONE;
  const known =
    itemsByChanges.get(changes) ??
    new Map(
      [...changes].map(([slug, product]) => [
        slug,
        product && { ...listedProduct(product), description: product.description },
      ]),
    );
  itemsByChanges.set(changes, known);
  return known;
}

function ask(
  question: CatalogQuestion,
  changes: Changes,
  synonyms: SynonymChanges | null,
): Promise<Answer> {
  const target = worker ?? startWorker();
  const send = (message: ToWorker): void => target.postMessage(message, []);
  if (changes !== sentChanges) send({ changes });
  sentChanges = changes;
  if (synonyms !== sentSynonyms) send({ synonyms });
  sentSynonyms = synonyms;
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
  sentChanges = NONE;
  sentSynonyms = null;
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
