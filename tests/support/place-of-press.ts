import type { Page } from '@playwright/test';

/** Where a link stood when it was pressed, in CSS pixels. */
interface Place {
  /** Its own top, from the window's. */
  readonly top: number;
  /** How far the page was scrolled. */
  readonly scroll: number;
}

const KEY = 'place of the press';

/**
 * Notes where the next link stands when it is pressed: what is around it may still get its real height until then, and the
 * browser's driver may scroll before it presses.
 */
export async function notePress(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const note = ({ target }: Event): void => {
      const top = (target as Element).closest('a')?.getBoundingClientRect().top;
      sessionStorage.setItem(key, JSON.stringify({ top, scroll: window.scrollY }));
    };
    addEventListener('click', note, { capture: true, once: true });
  }, KEY);
}

/** Where that link stood. */
export function placeOfPress(page: Page): Promise<Place> {
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Place, KEY);
}
