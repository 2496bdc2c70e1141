import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a part of the footer, which is folded on a phone. Returns the footer. */
export async function openFooter(page: Page, part: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('heading', { name: part })).toBeVisible();
  const closed = footer.getByRole('button', { name: part, expanded: false });
  if (await closed.isVisible()) await closed.click();
  return footer;
}
