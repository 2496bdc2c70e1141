import { expect, type Locator } from '@playwright/test';

/**
 * Scrolls to a part of a page and waits until all that is far down is laid out: a press in the middle of it is one on something
 * that moves, for which the browser's driver scrolls anew.
 */
export async function bringIntoView(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const page = part.page();
  await expect(page.locator('[data-whole]')).toBeAttached();
  await expect(page.locator('.far:not([data-laid])')).toHaveCount(0);
}
