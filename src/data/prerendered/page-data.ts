import type { ShownBrand } from '#domain/shop-content/brand.ts';
import { queryStore } from '../query/query-store.ts';

/** Data read at build time, embedded in a page or stored in a file beside it. */
export interface PrerenderedReads {
  /** When the catalogue was read, in epoch milliseconds. */
  readonly readAt: number;
  /** Data by query key. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** The data embedded in a page's HTML. */
interface PageData extends PrerenderedReads {
  /** The pathname the page was prerendered for. */
  readonly path: string;
  /**
   * Path of the catalogue file for search, from the site root; absent in small shops, where one list holds
   * everything.
   */
  readonly catalog?: string;
}

/** The data embedded in the shell. */
interface ShellData {
  readonly brand: ShownBrand;
}

/** Id of the element that holds the data. */
export const PAGE_DATA = 'page-data';

let readAt: number | null = null;
let catalog: string | null = null;
let brand: ShownBrand | undefined;

/** When the page's data was read, in epoch milliseconds; the current time on a page that was not prerendered. */
export function dataReadAt(): number {
  return readAt ?? Date.now();
}

/** Whether the open page was prerendered, so that data files exist beside it. */
export function isPrerendered(): boolean {
  return readAt !== null;
}

/** Path of the catalogue file from the site root; null if there is none. */
export function catalogAddress(): string | null {
  return catalog;
}

/** Whether there is a catalogue file. Small shops have none, because one list holds everything. */
export function hasCatalogFile(): boolean {
  return catalog !== null;
}

/** Name and logo at the build, on a page that was not prerendered; undefined for those built in. */
export function brandOfShell(): ShownBrand | undefined {
  return brand;
}

/**
 * Seeds the query store with the open page's embedded data. Returns false when the page was prerendered for another
 * pathname, or not at all.
 */
export function hydratePageData(pathname: string): boolean {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  const data = JSON.parse(text || 'null') as Partial<PageData & ShellData> | null;
  brand = data?.brand;
  if (data?.readAt === undefined) return false;
  ({ readAt, catalog = null } = data);
  seedReads(data);
  return data.path === pathname;
}

/**
 * Seeds the query store with a data file. Ignores a file older than the page: it belongs to another build, and changes
 * between the two builds would be missed.
 */
export function seedReads({ readAt: fileReadAt, reads }: Partial<PrerenderedReads>): void {
  if (!reads || fileReadAt === undefined || readAt === null || fileReadAt < readAt) return;
  queryStore.seed(reads);
  // A product page needs only the product's row of a list.
  const rows = Object.entries(reads).flatMap(([key, data]) =>
    key.startsWith('["products"') ? rowsOf(data) : [],
  );
  queryStore.seed(Object.fromEntries(rows.map((row) => [`products/${row.slug}`, row])));
}

function rowsOf(data: unknown): readonly { readonly slug: string }[] {
  return (data as { readonly rows?: readonly { readonly slug: string }[] } | null)?.rows ?? [];
}

/**
 * Starts the prerendering of a page from a catalogue read at a time (epoch milliseconds), with its catalogue file.
 */
export function startPage(at: number, file: string | null = null): void {
  readAt = at;
  catalog = file;
  queryStore.reset();
}

/** The current page's data as text that is safe inside a script element. */
export function pageDataText(path: string): string {
  const data = {
    readAt: dataReadAt(),
    path,
    reads: queryStore.allData(),
    ...(catalog !== null && { catalog }),
  } satisfies PageData;
  return scriptText(data);
}

/** The shell's data as text that is safe inside a script element. */
export function shellDataText(own: ShownBrand): string {
  return scriptText({ brand: own } satisfies ShellData);
}

function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The data of one query of the current page, as the text of a data file; undefined if the page did not read it. */
export function queryText(key: string): string | undefined {
  const data = queryStore.allData()[key];
  if (data === undefined) return undefined;
  return JSON.stringify({
    readAt: dataReadAt(),
    reads: { [key]: data },
  } satisfies PrerenderedReads);
}
