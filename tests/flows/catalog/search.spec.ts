import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const field = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
// Excludes the options of the list's sort order.
const options = (page: Page) =>
  page.getByRole('search', { name: 'Search the shop' }).getByRole('option');
const announcement = (page: Page) =>
  page.getByRole('search', { name: 'Search the shop' }).getByRole('status');

test('suggestions never cover the bottom bar of a phone', async ({ page }) => {
  await page.goto('/faq');
  await field(page).fill('a');
  await expect(options(page).first()).toBeVisible();
  const list = await page.getByRole('listbox').locator('..').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL('/');
});

test('typing costs no read, and articles load as a file once the field is focused', async ({
  page,
}) => {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const file = expect.stringMatching(/\/made\/blogs\.json$/) as unknown;
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await fetched()).not.toContainEqual(file);
  await field(page).fill('oil');
  await expect(options(page).first()).toBeVisible();
  await expect.poll(fetched).toContainEqual(file);
  const paths = async () => (await firestoreReads(page)).map(({ path }) => path);
  // Changes since the prerender, and the settings: the browser requests both when idle.
  await expect.poll(paths).toHaveLength(2);
  await field(page).fill('');
  await field(page).pressSequentially('plants', { delay: 120 });
  await expect(announcement(page)).toHaveText(/found$/);
  expect(await paths()).toHaveLength(2);
  expect(await paths()).not.toContain('blogs');
});

test(
  'axe finds no violations while suggestions are open',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    for (const text of ['oil', 'soap', 'ashwaghanda', 'sshwagandha shampoo', 'zzzz']) {
      await field(page).fill(text);
      await expect(announcement(page)).toHaveText(/found$/);
      if (text !== 'zzzz') await page.keyboard.press('ArrowDown');
      expect(await axeFinds(page)).toEqual([]);
    }
  },
);

test('axe finds no violations on an empty search result', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products?search=shampoo%20zzyzx%20qwvvk%20jjkxx');
  await expect(page.getByRole('link', { name: /^Did you mean/ }).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
