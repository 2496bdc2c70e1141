import { live } from './live.ts';

/** What a page was made of, as it stands in its HTML. */
interface PageData {
  /** When the catalogue was read, in epoch milliseconds. */
  readonly madeAt: number;
  /** The pathname that the page was made for. */
  readonly path: string;
  /** What was read, by the keys of the reads. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** The id of the element that holds it. */
export const PAGE_DATA = 'page-data';

let madeAt: number | null = null;

/** The moment for which pages are made, in epoch milliseconds: on a page that was not made, the present. */
export function pageMoment(): number {
  return madeAt ?? Date.now();
}

/** Takes what the open page was made of. False when this page was made for another address, or not at all. */
export function takePageData(pathname: string): boolean {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  if (!text) return false;
  const data = JSON.parse(text) as PageData;
  if (data.path !== pathname) return false;
  ({ madeAt } = data);
  live.seed(data.reads);
  return true;
}

/** Begins a page that is made: of a catalogue that was read at a moment (epoch milliseconds). */
export function beginPage(moment: number): void {
  madeAt = moment;
  live.reset();
}

/** What the page in the making has read, as text that is safe inside a script element. */
export function pageDataText(path: string): string {
  const data = { madeAt: pageMoment(), path, reads: live.known() } satisfies PageData;
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
