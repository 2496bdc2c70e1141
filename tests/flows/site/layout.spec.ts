import type { Locator, Page } from '@playwright/test';
import { expectStill, layoutShift, UNNOTICED } from '../../support/browser/appearance.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Accessible name of the payment marks. */
const WAYS_TO_PAY = /^Payment methods: Visa, UPI, Mastercard, Google Pay, PayPal$/;

const banner = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const motionOf = (text: Locator) =>
  text.evaluate((element) => {
    const { animationName, animationPlayState } = getComputedStyle(element);
    return animationName === 'none' ? 'none' : animationPlayState;
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the layout changes between 1250 and 1251 px', async ({ page }) => {
    await page.setViewportSize({ width: 1251, height: 800 });
    await page.goto('/products');
    const marks = banner(page).getByRole('img', { name: WAYS_TO_PAY });
    await expect(marks).toBeVisible();
    await expect(marks).toHaveJSProperty('naturalWidth', 272);
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1251);
    await page.setViewportSize({ width: 1250, height: 800 });
    await expect(bar(page)).toBeVisible();
    await expect(marks).toHaveCount(0);

    await page.setViewportSize({ width: 1258, height: 800 });
    const region = page.getByRole('region', { name: 'Filters' });
    await expect(region).toBeVisible();
    const width = async () => (await page.getByRole('article').first().boundingBox())?.width ?? 0;
    const columnWidth = await width();
    // The test browser uses overlay scroll bars.
    await page.locator('html').evaluate((html) => {
      html.style.paddingRight = '15px';
    });
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    await expect(region).toHaveCount(0);
    expect(await width()).toBeGreaterThan(columnWidth);
  });

  test('the marquee pauses, and stands still with reduced motion', async ({ page }) => {
    await page.goto('/faq');
    const text = banner(page).getByRole('paragraph').filter({ hasText: 'gift' });
    await expect(text).toBeVisible();
    expect(await motionOf(text)).toBe('running');
    await text.hover({ force: true });
    expect(await motionOf(text)).toBe('paused');
    await page.mouse.move(700, 600);
    expect(await motionOf(text)).toBe('running');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeFocused();
    expect(await motionOf(text)).toBe('paused');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await motionOf(text)).toBe('paused');
    await page.getByRole('button', { name: 'Play animation' }).click();
    await page.mouse.move(700, 600);
    expect(await motionOf(text)).toBe('running');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(text).toBeVisible();
    expect(await motionOf(text)).toBe('none');
    await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0);
  });
});

test('the bottom bar has thumb-sized targets and covers nothing', async ({ page }) => {
  await page.goto('/faq');
  const targets = bar(page).getByRole('listitem').locator('a, button');
  await expect(targets).toHaveText(['Profile', 'Shop', 'Home', 'Cart', 'Menu']);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  const end = async (one: Locator) => {
    const box = await one.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Firebase' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await end(last)).toBeLessThanOrEqual(await top());
  }).toPass();
  await banner(page).getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await end(page.getByRole('listbox').locator('..'))).toBeLessThanOrEqual(await top());
  await bar(page).getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL('/');
});

test('the menu traps the focus; Escape, a tap outside and Back close it', async ({ page }) => {
  await page.goto('/products');
  const button = bar(page).getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button.tap();
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    // Between two rounds the browser's own controls get the focus; the page behind never does.
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.tap();
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(4, 300);
  await expect(menu).toHaveCount(0);

  const release = await delayResponses(page, '**/assets/FaqPage*.js');
  await button.tap();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(menu).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
});

test(
  'search and cart stay at hand while a page scrolls, covering no focused link and moving nothing',
  { tag: '@both-sizes' },
  async ({ page, isMobile }) => {
    await page.goto('/products');
    await page.evaluate(() => document.fonts.ready);
    const search = banner(page).getByRole('combobox');
    const within = isMobile ? bar(page) : banner(page);
    const links = [within.getByRole('link', { name: /^Cart/ })];
    if (!isMobile) links.push(within.getByRole('link', { name: 'Wishlist' }));
    const { sum: shiftBefore } = await layoutShift(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(search).toBeInViewport();
    for (const link of links) await expect(link).toBeInViewport();
    // The rows around it have scrolled away: the rest of the screen belongs to the products.
    const box = await search.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(80);
    if (!isMobile)
      await expect(banner(page).getByRole('link', { name: 'About' })).not.toBeInViewport();
    await expectStill(page, 'scrolled', shiftBefore + UNNOTICED);
    // A focused element is not hidden behind the header.
    const link = page.getByRole('article').nth(1).getByRole('link');
    await link.focus();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    );
  },
);

test('the footer is folded, and its map sends no request before consent', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>a map</p>' });
  });
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const policies = footer.getByRole('button', { name: 'Policies' });
  const link = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(link).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThan(900);
  await policies.press('Enter');
  await expect(link).toBeVisible();
  await policies.press('Enter');
  await expect(link).toBeHidden();

  await openFooter(page, 'Our office');
  const show = footer.getByRole('button', { name: 'Show map' });
  await expect(show).toBeVisible();
  expect(requests).toEqual([]);
  const initialBox = await footer.boundingBox();
  await show.click();
  await expect(
    page.frameLocator('iframe[title="Map of our office, by OpenStreetMap"]').getByText('a map'),
  ).toBeVisible();
  expect(requests[0]).toContain('marker=12.97190%2C77.64120');
  expect((await footer.boundingBox())?.height).toBeCloseTo(initialBox?.height ?? 0, -2);
});
