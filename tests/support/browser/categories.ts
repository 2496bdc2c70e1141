import type { Page } from '@playwright/test';

/** Opens a category through the shop's navigation: the header on a desktop, the menu on a phone. */
export async function openCategory(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' });
  const shop = page.getByRole('navigation', { name: 'Shop', exact: true });
  await menu.or(shop).waitFor();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  } else {
    await shop.getByRole('link', { name }).click();
  }
}
