import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.skip(({ isMobile }) => !isMobile, 'the menu of a phone');

test('Back closes the menu although the page of the followed link has not rendered yet', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  const release = await delayResponses(page, '**/assets/FaqPage*.js');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
});
