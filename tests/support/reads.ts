import type { Page } from '@playwright/test';

/** What Firestore has billed one answer of a page at. */
export interface Read {
  /** The document or collection that was asked. */
  readonly path: string;
  readonly documents: number;
}

/** Every answer that Firestore has billed since the page came, as the adapter marks them. */
export function firestoreReads(page: Page): Promise<readonly Read[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('firestore-reads')
      .map((mark) => (mark as PerformanceMark).detail as Read),
  );
}

/** How many documents of a path that is. */
export async function documentsRead(page: Page, path: string): Promise<number> {
  return (await firestoreReads(page))
    .filter((read) => read.path === path)
    .reduce((sum, { documents }) => sum + documents, 0);
}
