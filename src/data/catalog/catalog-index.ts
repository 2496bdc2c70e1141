import type {
  CatalogQuestion,
  ListAnswer,
  SuggestionAnswer,
} from '#domain/catalog/catalog-answers.ts';
import type { CatalogItem } from '#domain/catalog/catalog-file.ts';
import { listedProduct } from '#domain/catalog/listed-product.ts';
import type { FromWorker, ToWorker } from './catalog-worker.ts';
import { queryStore, type Query } from '../query/query-store.ts';
import { catalogAddress } from '../prerendered/page-data.ts';
import { shopChanges } from '../prerendered/revalidate-products.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';

type Answer = ListAnswer | SuggestionAnswer;
type Changes = ReadonlyMap<string, CatalogItem | null>;

interface Asked {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (why: Error) => void;
}

const NONE: Changes = new Map();
const open = new Map<number, Asked>();
let worker: Worker | null = null;
let asked = 0;
/** What the worker knows of changes. */
let told = NONE;

/**
 * Starts a read of the answer to a question about the whole shop: a `ListAnswer` to one about a list, else a
 * `SuggestionAnswer`. It is given anew when something changes; it fails as `unavailable` where the file cannot be had.
 */
export function startAnswer<T extends Answer>(question: CatalogQuestion): Query<T>['start'] {
  return (sink) => {
    let over = false;
    let last: Changes | null = null;
    const stop = whenLiveUpdatesEnabled(() => queryStore.subscribe(shopChanges, put));
    put();
    return () => {
      over = true;
      stop();
    };

    function put(): void {
      const changes = changesNow();
      if (changes === last) return;
      last = changes;
      ask(question, changes).then(
        (answer) => {
          if (!over && last === changes) sink.next(answer as T, false);
        },
        () => {
          if (!over) sink.fail({ code: 'unavailable' });
        },
      );
    }
  };
}

/** Made once for each state of the changes. */
const listed = new WeakMap<object, Changes>();

/** What has changed, as far as it is known. */
function changesNow(): Changes {
  const state = queryStore.read(shopChanges);
  if (state.state !== 'ready') return told;
  const { changes } = state.data;
  if (changes.size === 0) return NONE;
  const known =
    listed.get(changes) ??
    new Map(
      [...changes].map(([slug, product]) => [
        slug,
        product && { ...listedProduct(product), description: product.description },
      ]),
    );
  listed.set(changes, known);
  return known;
}

function ask(question: CatalogQuestion, changes: Changes): Promise<Answer> {
  const own = worker ?? begin();
  const say = (said: ToWorker): void => own.postMessage(said, []);
  if (changes !== told) say({ changes });
  told = changes;
  asked += 1;
  const number = asked;
  say({ ask: number, question });
  return new Promise((resolve, reject) => {
    open.set(number, { resolve, reject });
  });
}

function begin(): Worker {
  const own = new Worker(new URL('./catalog-worker.ts', import.meta.url), { type: 'module' });
  own.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data === null) return lose();
    open.get(data.ask)?.resolve(data.answer);
    open.delete(data.ask);
  });
  own.addEventListener('error', lose);
  own.postMessage({ file: catalogAddress() ?? '' } satisfies ToWorker, []);
  worker = own;
  told = NONE;
  return own;
}

/** The next question tries again. */
function lose(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of open.values())
    reject(new Error('The file of the catalogue cannot be had.'));
  open.clear();
}
