import { axeFinds } from '../support/axe.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const PAGES = [
  { address: '/about', heading: 'Made the slow way, for more than 25 years', seller: true },
  { address: '/contact', heading: 'Contact us', seller: true },
  { address: '/privacy', heading: 'Privacy policy', seller: true },
  { address: '/shipping', heading: 'Shipping, delivery and returns', seller: true },
  { address: '/terms', heading: 'Terms and conditions', seller: true },
  { address: '/faq', heading: 'Questions and answers', seller: false },
  { address: '/test', heading: 'Test page', seller: false },
] as const;

const LEGAL_NAME = 'Franch Ayurveda Private Limited (sample)';

for (const { address, heading, seller } of PAGES) {
  test(`${address} opens under its heading, by its link and by its address`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
    if (seller) await expect(page.getByRole('main').getByText(LEGAL_NAME).first()).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
  });

  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (seller) await expect(page.getByText(LEGAL_NAME).first()).toBeVisible();
    // What is folded is a state of the page as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    expect(await axeFinds(page)).toEqual([]);
  });
}

test(
  'old addresses lead to the new ones, with their fragment',
  { tag: '@one-size' },
  async ({ page }) => {
    for (const [old, now, heading] of [
      ['/privacy-policy', '/privacy', 'Privacy policy'],
      ['/terms-and-conditions', '/terms', 'Terms and conditions'],
      ['/shipping-and-delivery', '/shipping', 'Shipping, delivery and returns'],
    ] as const) {
      await page.goto(old);
      await expect(page).toHaveURL(now);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.goto('/coming-soon');
    await expect(page).toHaveURL('/');
    await page.goto('/user/login');
    await expect(page).toHaveURL(/\/auth$/);
  },
);

test(
  'search engines are told that old addresses have moved for good',
  { tag: '@one-size' },
  async ({ request }) => {
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
  },
);

test(
  'who sells and what delivery costs is what the settings say, also while the page is open',
  { tag: '@one-size' },
  async ({ page }) => {
    const settings = adminFirestore().doc('settings/store');
    const before = (await settings.get()).data();
    expect(before).toBeDefined();
    await page.goto('/shipping');
    const main = page.getByRole('main');
    await expect(main.getByText(LEGAL_NAME)).toBeVisible();
    await expect(main.getByText('Below ₹499.00')).toBeVisible();
    await expect(main.getByText('₹49.00', { exact: true })).toBeVisible();
    try {
      await settings.update({
        'seller.legalName': 'Franch Test Sellers LLP',
        'shipping.freeFromPaise': 1_25_000_00,
        'shipping.feePaise': 6_550,
        'shipping.codFeePaise': 0,
      });
      await expect(main.getByText('Franch Test Sellers LLP')).toBeVisible();
      await expect(main.getByText('Below ₹1,25,000.00')).toBeVisible();
      await expect(main.getByText('₹65.50', { exact: true })).toBeVisible();
      await expect(main.getByText('Free', { exact: true })).toHaveCount(2);
      await settings.update({ 'shipping.freeFromPaise': 0 });
      await expect(main.getByText('Every order')).toBeVisible();
    } finally {
      await settings.set(before ?? {});
    }
    await expect(main.getByText(LEGAL_NAME)).toBeVisible();
  },
);

test(
  'a policy stays as it was when its live part cannot be had',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/\[franch\] bad-document/);
    const settings = adminFirestore().doc('settings/store');
    const before = (await settings.get()).data();
    try {
      await settings.set({ seller: 'nobody' });
      const told: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('bad-document')) told.push(message.text());
      });
      await page.goto('/terms');
      await expect.poll(() => told.length).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByText(LEGAL_NAME)).toBeVisible();
      await expect(page.getByText('The law of India applies.')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    } finally {
      await settings.set(before ?? {});
    }
  },
);

test('a section of a policy opens by its fragment, and its contents lead to it', async ({
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
  // From another page, after the shell has scrolled to the top.
  await page.goto('/terms');
  await page.getByRole('link', { name: 'cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cancelling an order' })).toBeInViewport();
});

test(
  'on paper there is the policy and nothing around it',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText(LEGAL_NAME).first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(
      page.getByRole('heading', { name: 'Your rights, and how to use them' }),
    ).toBeVisible();
  },
);

test.describe('questions and answers', () => {
  test('are found by any of their words, which are marked and counted', async ({ page }) => {
    await page.goto('/faq');
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(/^\d{2} answers$/);
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    await search.fill('  REFUND   courier ');
    await expect(status).toHaveText(/^\d of \d+ answers$/);
    await expect(page.locator('mark').first()).toBeVisible();
    // Found in the answer alone: it is open, so that the word can be seen.
    await expect(page.locator('details#not-at-home')).toHaveAttribute('open', '');
    await search.fill('');
    await expect(page.locator('details#not-at-home')).not.toHaveAttribute('open', '');
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('that nobody has asked lead to the contact form', { tag: '@one-size' }, async ({ page }) => {
    await page.goto('/faq');
    const search = page.getByRole('searchbox', { name: 'Search the answers' });
    for (const typed of ['<script>alert(1)</script>', '🌿🌿', 'x'.repeat(300)]) {
      await search.fill(typed);
      await expect(page.getByRole('heading', { name: /^No answer has/ })).toBeVisible();
    }
    expect(await axeFinds(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
    await page.getByRole('button', { name: 'Show all answers' }).click();
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await search.fill('zzzz');
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  });

  test('open and come into view by their fragment, on load and later', async ({ page }) => {
    await page.goto('/faq#refund-time');
    const refund = page.locator('details#refund-time');
    await expect(refund).toHaveAttribute('open', '');
    await expect(refund.locator('summary')).toBeInViewport();
    await expect(refund.locator('summary')).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('gift');
    await expect(refund).toHaveCount(0);
    await page.evaluate(() => {
      window.location.hash = '#forgot-password';
    });
    await expect(page.locator('details#forgot-password')).toHaveAttribute('open', '');
    await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('');
    await page.goto('/faq#no-such-answer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('give their address to be sent to somebody', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/faq');
    const answer = page.locator('details#delivery-cost');
    await answer.locator('summary').click();
    await expect(answer.getByText('Below ₹499.00')).toBeVisible();
    await answer.getByRole('button', { name: 'Copy the link' }).click();
    await expect(answer.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/faq#delivery-cost$/);
  });

  test('are usable by keyboard', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('details#abroad summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No, only within India.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No, only within India.')).toBeHidden();
  });

  test('are there for search engines as data', { tag: '@one-size' }, async ({ page }) => {
    await page.goto('/faq');
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data.first()).toBeAttached();
    const told = (await data.allTextContents())
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: unknown[] })
      .filter((thing) => thing['@type'] === 'FAQPage');
    expect(told).toHaveLength(1);
    expect(told[0]?.mainEntity?.length).toBeGreaterThanOrEqual(25);
  });
});

test(
  'the test page says what is connected and what was read',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/test');
    await expect(page.getByText('Firestore: works')).toBeVisible();
    await expect(page.getByText('Auth: works')).toBeVisible();
    await expect(page.getByText('demo-franch')).toBeVisible();
    await expect(page.getByRole('row', { name: /settings\/store/ })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
);
