import {
  type Catalog,
  answerCatalogQuestion,
  catalogOf,
  type CatalogQuestion,
  applyItemChanges,
} from '#domain/catalog/catalog-answers.ts';
import { type SynonymChanges, synonymsWith } from '#domain/search/synonyms.ts';
import { type CatalogFile, type CatalogItem, catalogItems } from '#domain/catalog/catalog-file.ts';

/**
 * Web worker that searches and filters the whole catalogue off the main thread, so that input stays responsive.
 * `catalog-worker-client.ts` starts it and exchanges messages with it.
 */

/**
 * Messages from the page: the file's address, the changes since it was built (null: no longer sold), the owner's
 * synonyms (null: the default table), or a question.
 */
export type ToWorker =
  | { readonly file: string }
  | { readonly changes: ReadonlyMap<string, CatalogItem | null> }
  | { readonly synonyms: SynonymChanges | null }
  | Ask;

interface Ask {
  readonly ask: number;
  readonly question: CatalogQuestion;
}

/** Messages to the page: the answer to a question by its number; null if the file could not be loaded. */
export type FromWorker = {
  readonly ask: number;
  readonly answer: ReturnType<typeof answerCatalogQuestion>;
} | null;

interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
}

const scope = self as unknown as Scope;
const queue: Ask[] = [];
let items: Promise<readonly CatalogItem[]> = Promise.resolve([]);
let changes: ReadonlyMap<string, CatalogItem | null> = new Map();
let synonyms: SynonymChanges | null = null;
let catalog: Catalog | null = null;
let isBusy = false;

scope.addEventListener('message', ({ data }) => {
  if ('file' in data) {
    items = read(data.file);
  } else if ('changes' in data) {
    ({ changes } = data);
    catalog = null;
  } else if ('synonyms' in data) {
    ({ synonyms } = data);
  } else {
    queue.push(data);
    void processQueue();
  }
});

async function read(file: string): Promise<readonly CatalogItem[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return catalogItems((await answer.json()) as CatalogFile);
}

/** Answers the newest question first: while the visitor keeps typing, answers to earlier input are no longer needed. */
async function processQueue(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    const known = await items;
    for (let next = queue.pop(); next; next = queue.pop()) {
      catalog ??= catalogOf(applyItemChanges(known, changes));
      scope.postMessage(
        {
          ask: next.ask,
          answer: answerCatalogQuestion(catalog, next.question, synonymsWith(synonyms)),
        },
        [],
      );
      // Yields to the event loop, so that new messages are received.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  } catch {
    scope.postMessage(null, []);
  }
  isBusy = false;
}
