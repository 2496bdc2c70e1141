import type { Page } from '@playwright/test';

/** What Firestore bills for one response to a page. */
export interface Read {
  /** The document or collection that was read. */
  readonly path: string;
  readonly documents: number;
}

/** Every response that Firestore has billed since the page load, as the adapter marks them. */
export function firestoreReads(page: Page): Promise<readonly Read[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .map((mark) => (mark as PerformanceMark).detail as Read),
  );
}

/** How many documents of a path were billed. */
export async function documentsRead(page: Page, path: string): Promise<number> {
  return (await firestoreReads(page))
    .filter((read) => read.path === path)
    .reduce((sum, { documents }) => sum + documents, 0);
}
