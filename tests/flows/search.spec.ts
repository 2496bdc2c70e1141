import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import { firestoreReads } from '../support/reads.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const field = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
// The list page has options of its own, those of its order.
const options = (page: Page) =>
  page.getByRole('search', { name: 'Search the shop' }).getByRole('option');
const said = (page: Page) =>
  page.getByRole('search', { name: 'Search the shop' }).getByRole('status');

test('the keyboard alone finds a product', async ({ page }) => {
  await page.goto('/faq');
  await field(page).focus();
  await page.keyboard.type('SOAP');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(said(page)).toHaveText(/^\d+ products found$/);
  // The shelf of that name comes first, the way to all results last.
  await expect(options(page).first()).toHaveText('Everything in Soaps');
  await expect(options(page).last()).toHaveText(/^See all \d+ results$/);
  const all = await options(page).count();
  await expect(options(page).nth(1).locator('mark').first()).toHaveText(/soap/i);
  await expect(options(page).nth(1)).toContainText('₹');
  await expect(options(page).nth(1).locator('img')).toHaveCount(1);

  const active = page.locator('[role=option][aria-selected=true]');
  await expect(active).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('End');
  await expect(options(page).nth(all - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?category=Soaps');
  await expect(field(page)).toHaveValue('');
  await expect(options(page)).toHaveCount(0);
});

test('Escape closes, then clears; Enter without a choice leads to the results', async ({
  page,
}) => {
  await page.goto('/faq');
  await field(page).focus();
  await page.keyboard.type('neem');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('neem');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type(' neem ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=neem');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ products?$/);
});

test('a finger or a mouse opens a product by its sku, which leads to its own address', async ({
  page,
  hasTouch,
}) => {
  const { sku } = (await adminFirestore().doc('products/franch-oil-nh-plus').get()).data() ?? {};
  await page.goto('/');
  await field(page).fill(String(sku).toLowerCase());
  const option = options(page).filter({ hasText: 'NH Plus' });
  await expect(option).toHaveAttribute('href', `/product/${sku}`);
  await expect(option.locator('mark')).toHaveText(String(sku));
  await (hasTouch ? option.tap() : option.click());
  await expect(page).toHaveURL('/product/franch-oil-nh-plus');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NH Plus');
  await expect(field(page)).toHaveValue('');
  // The sku's address is replaced, so that going back does not lead to it.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'an address with a sku is the product; with an unknown one it says so',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/product/FR-NHP-100');
    await expect(page).toHaveURL('/product/franch-oil-nh-plus');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/product\/franch-oil-nh-plus$/,
    );
    await page.goto('/product/FR-NOBODY-1');
    await expect(
      page.getByRole('heading', { name: 'We could not find this product' }),
    ).toBeVisible();
  },
);

test(
  'what nobody sells is no product, whatever was typed',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/faq');
    for (const text of ['zzzz', '<script>alert(1)</script>', '.*', '🪔', 'क्ष'.repeat(40)]) {
      await field(page).fill(text);
      await expect(page.getByText('No products found', { exact: true })).toBeVisible();
      await expect(said(page)).toHaveText('No products found');
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    }
    expect((await field(page).inputValue()).length).toBeLessThanOrEqual(100);
    await field(page).fill('<script>alert(1)</script>');
    await page
      .getByRole('search', { name: 'Search the shop' })
      .getByRole('button', { name: 'Search', exact: true })
      .click();
    await expect(page).toHaveURL('/products?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    await expect(page.getByRole('heading', { name: /^No products found/ })).toBeVisible();
  },
);

for (const text of ['ashwaghanda', 'asvagandha', 'अश्वगंधा', 'sshwagandha']) {
  test(
    `${text} finds Ashwagandha below the field and on the page`,
    { tag: '@one-size' },
    async ({ page }) => {
      await page.goto('/faq');
      await field(page).fill(text);
      const option = options(page).filter({ hasText: '₹' }).first();
      await expect(option).toContainText('Ashwagandha Root Capsules');
      await expect(option.locator('mark').first()).toHaveText('Ashwagandha');
      const count = Number.parseInt(await said(page).innerText(), 10);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/products?search=${encodeURIComponent(text)}`);
      await expect(page.getByRole('article')).toHaveCount(count);
      await expect(
        page.getByRole('article').filter({ hasText: 'Ashwagandha Root Capsules' }),
      ).toHaveCount(1);
    },
  );
}

test('a plant is found by its other names', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/faq');
  for (const [text, product] of [
    ['haldi', 'Turmeric'],
    ['tulasi', 'Tulsi'],
    ['nim', 'Neem'],
    ['hurmeric', 'Turmeric'],
  ] as const) {
    await field(page).fill(text);
    await expect(
      options(page).filter({ hasText: '₹' }).filter({ hasText: product }).first(),
    ).toBeVisible();
    await expect(options(page).locator('mark').filter({ hasText: product }).first()).toBeVisible();
  }
});

test('articles are suggested too, and Enter opens one', async ({ page }) => {
  await page.goto('/faq');
  await field(page).fill('ashwaghanda');
  const article = options(page).filter({ hasText: 'From our articles' });
  await expect(article).toHaveCount(1);
  await expect(article).toContainText('One plant, many names');
  // The last row before the way to all results.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(article).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One plant, many names');
});

test(
  'articles are fetched when the field is entered, not before, and cost no read',
  { tag: '@one-size' },
  async ({ page }) => {
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const reads = async () => (await firestoreReads(page)).filter(({ path }) => path === 'blogs');
    const file = /\/made\/blogs\.json$/;
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await fetched()).not.toContainEqual(expect.stringMatching(file));
    await field(page).fill('plants');
    await expect.poll(fetched).toContainEqual(expect.stringMatching(file));
    await expect(options(page).first()).toBeVisible();
    expect(await reads()).toEqual([]);
  },
);

test('words that nothing has together: near searches below the field, by keyboard', async ({
  page,
}) => {
  await page.goto('/faq');
  await field(page).fill('sshwagandha shampoo');
  await expect(said(page)).toHaveText('No products found');
  await expect(options(page).first()).toHaveText('Did you mean “ashwagandha”?');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const ways = page.getByRole('navigation', { name: 'Ways on from here' });
  await expect(ways.getByRole('link', { name: 'Hair Care' })).toBeVisible();
  await expect(ways.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=ashwagandha');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('article').first()).toContainText('Ashwagandha');
});

test('the page of an empty result leads on: near searches, concerns, contact', async ({ page }) => {
  await page.goto('/products?search=sshwagandha%20shampoo');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^No products found/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Dry skin' })).toHaveAttribute(
    'href',
    '/products?concern=Dry%20skin',
  );
  await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Did you mean “shampoo”?' }).click();
  await expect(page).toHaveURL('/products?search=shampoo');
  await expect(page.getByRole('article').first()).toContainText('Shampoo');
});

test(
  'what finds nothing is counted once, without who searched',
  { tag: '@one-size' },
  async ({ page }) => {
    const term = `zzyzx ${randomUUID().replaceAll(/[^a-f]/gu, '')}`;
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const day = adminFirestore().doc(`searchMisses/${today}`);
    const counted = async () => {
      const { terms = {} } = ((await day.get()).data() ?? {}) as { terms?: Record<string, number> };
      return terms[term];
    };
    await page.goto(`/products?search=${encodeURIComponent(term.toUpperCase())}`);
    await expect(page.getByRole('heading', { name: /^No products found/ })).toBeVisible();
    await expect.poll(counted).toBe(1);
    expect(Object.keys((await day.get()).data() ?? {}).sort()).toEqual(['last', 'terms']);
  },
);

test('white space alone opens nothing', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/faq');
  await field(page).fill('   ');
  await expect(options(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('');
});

test('the text clears at every change of the route', async ({ page }) => {
  await page.goto('/products');
  await field(page).fill('oil');
  await expect(options(page).first()).toBeVisible();
  // A change of the query alone is one as well.
  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL('/products?sort=name');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('oil');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
});

test('a press outside closes the suggestions and keeps the text', async ({ page, hasTouch }) => {
  await page.goto('/faq');
  await field(page).fill('zzzz');
  await expect(page.getByText('No products found', { exact: true })).toBeVisible();
  const beside = { x: 20, y: 500 };
  await (hasTouch
    ? page.touchscreen.tap(beside.x, beside.y)
    : page.mouse.click(beside.x, beside.y));
  await expect(page.getByText('No products found', { exact: true })).toHaveCount(0);
  await expect(field(page)).toHaveValue('zzzz');
});

test('suggestions never cover the bar of a phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 1250, 'the desktop has no bar');
  await page.goto('/faq');
  await field(page).fill('a');
  await expect(options(page).first()).toBeVisible();
  const list = await page.getByRole('listbox').locator('..').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL('/');
});

test('typing reads nothing', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/faq');
  await field(page).fill('oil');
  await expect(options(page).first()).toBeVisible();
  const reads = async () => (await firestoreReads(page)).length;
  // What changed since the page was made, and the settings: an idle browser asks for both.
  await expect.poll(reads).toBe(2);
  await field(page).fill('');
  await field(page).pressSequentially('soap', { delay: 120 });
  await expect(said(page)).toHaveText(/products found$/);
  expect(await reads()).toBe(2);
});

test(
  'a product that is put on sale while somebody types is suggested at once',
  { tag: '@one-size' },
  async ({ page }) => {
    const slug = `flow-search-${Date.now()}`;
    const place = adminFirestore().doc(`products/${slug}`);
    await page.goto('/faq');
    await field(page).fill('qwertyoil');
    await expect(said(page)).toHaveText('No products found');
    const model = (await adminFirestore().doc('products/franch-oil-nh-plus').get()).data() ?? {};
    try {
      await place.set({
        ...model,
        title: 'QwertyOil of the day',
        sku: 'FR-QWERTY',
        createdAt: new Date(),
        changedAt: new Date(),
      });
      await expect(said(page)).toHaveText('1 product found');
      await expect(options(page)).toHaveCount(1);
      await place.update({ active: false });
      await expect(said(page)).toHaveText('No products found');
    } finally {
      await place.delete();
    }
  },
);

test('axe finds nothing while suggestions are open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  for (const text of ['oil', 'soap', 'ashwaghanda', 'sshwagandha shampoo', 'zzzz']) {
    await field(page).fill(text);
    await expect(said(page)).toHaveText(/found$/);
    if (text !== 'zzzz') await page.keyboard.press('ArrowDown');
    expect(await axeFinds(page)).toEqual([]);
  }
});

test('axe finds nothing on the page of an empty result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products?search=sshwagandha%20shampoo');
  await expect(page.getByRole('link', { name: /^Did you mean/ }).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
