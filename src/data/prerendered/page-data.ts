import { queryStore } from '../query/query-store.ts';

/** What was read when the site was built, as it stands in a page and in files beside it. */
interface MadeReads {
  /** When the catalogue was read, in epoch milliseconds. */
  readonly madeAt: number;
  /** What was read, by the keys of the reads. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** What a page was made of, as it stands in its HTML. */
interface PageData extends MadeReads {
  /** The pathname that the page was made for. */
  readonly path: string;
  /** Where the file is that the whole shop is searched in, from the root of the site; missing where one list holds it all. */
  readonly catalog?: string;
}

/** The id of the element that holds it. */
export const PAGE_DATA = 'page-data';

let madeAt: number | null = null;
let catalog: string | null = null;

/** The moment for which pages are made, in epoch milliseconds: on a page that was not made, the present. */
export function renderedAt(): number {
  return madeAt ?? Date.now();
}

/** Whether the open page was made beforehand, so that there are files beside it as well. */
export function isPrerendered(): boolean {
  return madeAt !== null;
}

/** Where the file is that the whole shop is searched in, from the root of the site; null where there is none. */
export function catalogAddress(): string | null {
  return catalog;
}

/** Whether there is one. Small shops have none: one list holds them. */
export function hasCatalogFile(): boolean {
  return catalog !== null;
}

/** Reads the embedded data of the open page. False when the page was prerendered for another pathname, or not at all. */
export function takePageData(pathname: string): boolean {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  const data = JSON.parse(text || 'null') as Partial<PageData> | null;
  if (data?.madeAt === undefined) return false;
  ({ madeAt, catalog = null } = data);
  takeReads(data);
  return data.path === pathname;
}

/**
 * Takes what a file holds. One that is older than the page is another build's: what has changed between the two would be
 * missed.
 */
export function takeReads({ madeAt: moment, reads }: Partial<MadeReads>): void {
  if (!reads || moment === undefined || madeAt === null || moment < madeAt) return;
  queryStore.seed(reads);
  // A product's page needs no more than its place in a list.
  const rows = Object.entries(reads).flatMap(([key, data]) =>
    key.startsWith('["products"') ? rowsOf(data) : [],
  );
  queryStore.seed(Object.fromEntries(rows.map((row) => [`products/${row.slug}`, row])));
}

function rowsOf(data: unknown): readonly { readonly slug: string }[] {
  return (data as { readonly rows?: readonly { readonly slug: string }[] } | null)?.rows ?? [];
}

/** Begins a page that is made: of a catalogue that was read at a moment (epoch milliseconds), with the file of its search. */
export function startPage(moment: number, file: string | null = null): void {
  madeAt = moment;
  catalog = file;
  queryStore.reset();
}

/** What the page in the making has read, as text that is safe inside a script element. */
export function pageDataText(path: string): string {
  const data = {
    madeAt: renderedAt(),
    path,
    reads: queryStore.known(),
    ...(catalog !== null && { catalog }),
  } satisfies PageData;
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** One read of the page in the making, as the text of a file. Undefined when it has not been read. */
export function queryText(key: string): string | undefined {
  const data = queryStore.known()[key];
  if (data === undefined) return undefined;
  return JSON.stringify({ madeAt: renderedAt(), reads: { [key]: data } } satisfies MadeReads);
}
