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
