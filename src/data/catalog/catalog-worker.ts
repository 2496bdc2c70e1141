import {
  type Catalog,
  answerCatalogQuestion,
  catalogOf,
  type CatalogQuestion,
  applyItemChanges,
} from '#domain/catalog/catalog-answers.ts';
import { type CatalogFile, type CatalogItem, catalogItems } from '#domain/catalog/catalog-file.ts';

/**
 * Searches and filters the whole shop beside the page, which stays free for fingers and keys meanwhile. It is a program of
 * its own: `catalog-index.ts` starts it and talks with it.
 */

/** What the page says: where the file is, what has changed since it was made (null: not sold any more), or a question. */
export type ToWorker =
  | { readonly file: string }
  | { readonly changes: ReadonlyMap<string, CatalogItem | null> }
  | Ask;

interface Ask {
  readonly ask: number;
  readonly question: CatalogQuestion;
}

/** What the page is told: the answer to a question, by its number; null when the file could not be read. */
export type FromWorker = {
  readonly ask: number;
  readonly answer: ReturnType<typeof answerCatalogQuestion>;
} | null;

interface Scope {
  addEventListener(type: 'message', told: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(said: FromWorker, moved: Transferable[]): void;
}

const scope = self as unknown as Scope;
const waiting: Ask[] = [];
let items: Promise<readonly CatalogItem[]> = Promise.resolve([]);
let changes: ReadonlyMap<string, CatalogItem | null> = new Map();
let catalog: Catalog | null = null;
let isAtWork = false;

scope.addEventListener('message', ({ data }) => {
  if ('file' in data) {
    items = read(data.file);
  } else if ('changes' in data) {
    ({ changes } = data);
    catalog = null;
  } else {
    waiting.push(data);
    void work();
  }
});

async function read(file: string): Promise<readonly CatalogItem[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return catalogItems((await answer.json()) as CatalogFile);
}

/** The last question first: somebody who types on does not wait for the answers to what stood there before. */
async function work(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  try {
    const known = await items;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      catalog ??= catalogOf(applyItemChanges(known, changes));
      scope.postMessage(
        { ask: next.ask, answer: answerCatalogQuestion(catalog, next.question) },
        [],
      );
      // What was said meanwhile is heard.
      await new Promise((heard) => {
        setTimeout(heard);
      });
    }
  } catch {
    scope.postMessage(null, []);
  }
  isAtWork = false;
}
