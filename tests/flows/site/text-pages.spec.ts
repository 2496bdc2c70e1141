import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { badDocument } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const PAGES = [
  { address: '/about', heading: 'Made the slow way, for more than 25 years', seller: true },
  { address: '/contact', heading: 'Contact us', seller: true },
  { address: '/privacy', heading: 'Privacy policy', seller: true },
  { address: '/shipping', heading: 'Shipping, delivery and returns', seller: true },
  { address: '/terms', heading: 'Terms and conditions', seller: true },
  { address: '/faq', heading: 'Questions and answers', seller: false },
  { address: '/test', heading: 'Test page', seller: false },
] as const;

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
}

const LEGAL_NAME = 'Franch Ayurveda Private Limited (sample)';

for (const { address, heading, seller } of PAGES) {
  test(`axe finds no violations on ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (seller) await expect(page.getByText(LEGAL_NAME).first()).toBeVisible();
    // Expanded details are a state of the page as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    expect(await axeFinds(page)).toEqual([]);
  });
}

test('no text page is wider than the viewport', { tag: '@both-sizes' }, async ({ page }) => {
  for (const { address, heading } of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('old addresses redirect permanently', async ({ request }) => {
  for (const [old, now] of [
    ['/privacy-policy', '/privacy'],
    ['/terms-and-conditions', '/terms'],
    ['/shipping-and-delivery', '/shipping'],
    ['/user/login', '/auth'],
    ['/coming-soon', '/'],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(now);
  }
});

test('a policy shows its prerendered text when its live part cannot load', async ({
  page,
  expectNoise,
}) => {
  expectNoise(badDocument('settings/store'));
  const settings = adminFirestore().doc('settings/store');
  const initialSettings = (await settings.get()).data();
  try {
    await settings.set({ seller: 'nobody' });
    const statuses: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('bad-document')) statuses.push(message.text());
    });
    await page.goto('/terms');
    await expect.poll(() => statuses.length).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByText(LEGAL_NAME)).toBeVisible();
    await expect(page.getByText('The law of India applies.')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  } finally {
    await settings.set(initialSettings ?? {});
  }
});

test('fragments scroll to sections and answers, and the table of contents links to them', async ({
  page,
  isMobile,
}) => {
  await page.goto('/shipping#refunds');
  const refunds = page.getByRole('heading', { name: 'Refunds' });
  await expect(refunds).toBeInViewport();
  await expect(refunds).toBeFocused();
  if (isMobile) await page.locator('summary').filter({ hasText: 'On this page' }).click();
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
});

test('a printed policy has no header, footer or navigation', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText(LEGAL_NAME).first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'Your rights, and how to use them' }),
  ).toBeVisible();
});

test.describe('FAQ page', () => {
  test('axe finds no violations and nothing overflows without a match', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('x'.repeat(300));
    await expect(page.getByRole('heading', { name: /^No answers found/ })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await expectNoOverflow(page);
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('details#abroad summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No, only within India.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No, only within India.')).toBeHidden();
  });
});

test('the test page shows what is connected and what was read', async ({ page }) => {
  await page.goto('/test');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/test$/);
  await expect(page.getByText('Firestore: works')).toBeVisible();
  await expect(page.getByText('Auth: works')).toBeVisible();
  await expect(page.getByText('demo-franch')).toBeVisible();
  await expect(page.getByRole('row', { name: /settings\/store/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
