import type { Page } from '@playwright/test';

/** Position of a link when it was pressed, in CSS pixels. */
interface Place {
  /** Its top, from the top of the viewport. */
  readonly top: number;
  /** The page's scroll position. */
  readonly scroll: number;
}

const KEY = 'place of the press';

/**
 * Records the position of the next link at its press: the layout around it may still settle until then, and Playwright
 * may scroll before it presses.
 */
export async function recordClickPosition(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const note = ({ target }: Event): void => {
      const top = (target as Element).closest('a')?.getBoundingClientRect().top;
      sessionStorage.setItem(key, JSON.stringify({ top, scroll: window.scrollY }));
    };
    addEventListener('click', note, { capture: true, once: true });
  }, KEY);
}

/** Position of that link. */
export function clickPosition(page: Page): Promise<Place> {
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Place, KEY);
}
