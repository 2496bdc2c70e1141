import { badDocument } from '../../support/browser/noise.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const LEGAL_NAME = 'Franch Ayurveda Private Limited (sample)';

test('a policy scrolls to fragments, prints and needs no server; /test connects to it', async ({
  page,
  expectNoise,
}) => {
  await page.goto('/shipping#refunds');
  const refunds = page.getByRole('heading', { name: 'Refunds' });
  await expect(refunds).toBeInViewport();
  await expect(refunds).toBeFocused();
  await page.locator('summary').filter({ hasText: 'On this page' }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Cash on delivery' }).click();
  await expect(page).toHaveURL(/#cash-on-delivery$/);
  await expect(page.getByRole('heading', { name: 'Cash on delivery' })).toBeInViewport();
  await page.goto('/faq#refund-time');
  await expect(page.locator('details#refund-time summary')).toBeInViewport();
  // From another page, after the shell has scrolled to the top.
  await page.goto('/terms');
  await page.getByRole('link', { name: 'cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cancelling an order' })).toBeInViewport();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Cancelling an order' })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });

  // A prerendered policy keeps its text when its live part is malformed.
  expectNoise(badDocument('settings/store'));
  const settings = adminFirestore().doc('settings/store');
  const initialSettings = (await settings.get()).data() ?? {};
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('bad-document'),
  );
  try {
    await settings.set({ seller: 'nobody' });
    await page.goto('/terms');
    await reported;
    await expect(page.getByRole('main').getByText(LEGAL_NAME)).toBeVisible();
  } finally {
    await settings.set(initialSettings);
  }

  await page.goto('/test');
  for (const service of ['Firestore', 'Auth'])
    await expect(page.getByText(`${service}: works`)).toBeVisible();
});
