import type { CatalogAnswer, CatalogQuestion } from '#domain/catalog/catalog-answers.ts';
import type { CatalogItem } from '#domain/catalog/catalog-file.ts';
import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { catalogAddress } from '../prerendered/page-data.ts';
import type { FromWorker, ToWorker } from './catalog-worker.ts';

/** What the worker needs besides the catalogue file to answer a question. */
export interface CatalogUpdates {
  /** Products changed since the file was built, by slug; null: no longer sold. */
  readonly changes: ReadonlyMap<string, CatalogItem | null>;
  /** Null: the default table. */
  readonly synonyms: SynonymChanges | null;
}

/** The updates of a worker that has received none. */
export const NO_UPDATES: CatalogUpdates = { changes: new Map(), synonyms: null };

interface PendingQuestion {
  readonly resolve: (answer: CatalogAnswer) => void;
  readonly reject: (error: Error) => void;
}

const pending = new Map<number, PendingQuestion>();
let worker: Worker | null = null;
/** The updates that the worker has received. */
let sent = NO_UPDATES;
let questionCount = 0;

/**
 * The worker's answer to a question, based on these updates. Starts the worker when none runs.
 * @throws Error when the catalogue file cannot be loaded
 */
export function askCatalogWorker(
  question: CatalogQuestion,
  updates: CatalogUpdates,
): Promise<CatalogAnswer> {
  const target = worker ?? startWorker();
  const send = (message: ToWorker): void => target.postMessage(message, []);
  if (updates.changes !== sent.changes) send({ changes: updates.changes });
  if (updates.synonyms !== sent.synonyms) send({ synonyms: updates.synonyms });
  sent = updates;
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
  sent = NO_UPDATES;
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
