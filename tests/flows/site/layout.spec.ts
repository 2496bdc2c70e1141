import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { openFooter } from '../../support/browser/footer.ts';
import { axeFinds } from '../../support/browser/axe.ts';
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

test.describe('above 1250 px', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) <= 1250, 'the desktop has the whole header');

  test('the layout changes between 1250 and 1251 px', async ({ page }) => {
    await page.setViewportSize({ width: 1251, height: 800 });
    await page.goto('/faq');
    const marks = banner(page).getByRole('img', { name: WAYS_TO_PAY });
    await expect(marks).toBeVisible();
    await expect(marks).toHaveJSProperty('naturalWidth', 272);
    await expect(bar(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1250, height: 800 });
    await expect(bar(page)).toBeVisible();
    await expect(banner(page).getByRole('img', { name: WAYS_TO_PAY })).toHaveCount(0);
    await page.setViewportSize({ width: 1251, height: 800 });
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1251);
  });

  test('the marquee pauses on hover, in a field, for the keyboard, and permanently', async ({
    page,
  }) => {
    await page.goto('/faq');
    const text = banner(page).getByRole('paragraph').filter({ hasText: 'gift' });
    await expect(text).toBeVisible();
    expect(await motionOf(text)).toBe('running');
    await text.hover({ force: true });
    expect(await motionOf(text)).toBe('paused');
    await page.mouse.move(700, 600);
    expect(await motionOf(text)).toBe('running');

    const stop = page.getByRole('button', { name: 'Pause animation' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    expect(await motionOf(text)).toBe('paused');
    await page.keyboard.press('Enter');
    const go = page.getByRole('button', { name: 'Play animation' });
    await page.keyboard.press('Tab');
    await expect(go).toBeVisible();
    expect(await motionOf(text)).toBe('paused');
    await go.click();
    await page.mouse.move(700, 600);
    expect(await motionOf(text)).toBe('running');

    await page.getByRole('combobox', { name: 'Search' }).focus();
    expect(await motionOf(text)).toBe('paused');
  });

  test('the tagline changes its word every 5 seconds without a layout shift', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq');
    const tagline = banner(page).getByText('Made in India').locator('..');
    const search = banner(page).getByRole('combobox');
    await expect(search).toBeVisible();
    await expect(tagline).toContainText(
      'Ayurvedic, cosmetic and nutraceutical care, made in India',
    );
    await page.evaluate(() => document.fonts.ready);
    // From here on only the test advances time.
    await page.clock.pauseAt(Date.now() + 60_000);
    const words = ['AYURVEDIC', 'COSMETIC', 'NUTRACEUTICAL'];
    const visibleWord = tagline
      .getByText(/^(AYURVEDIC|COSMETIC|NUTRACEUTICAL)$/)
      .filter({ visible: true });
    // One word fades out while the next fades in, and the clock's jump may just have switched it.
    const resting = async (): Promise<string> => {
      const firstWords = await visibleWord.allInnerTexts();
      await wait(400);
      const nextWords = await visibleWord.allInnerTexts();
      return firstWords.length === 1 && nextWords.join() === firstWords.join()
        ? nextWords.join()
        : '';
    };
    let word = '';
    await expect(async () => {
      word = await resting();
      expect(word).not.toBe('');
    }).toPass();
    const place = await search.boundingBox();
    for (let turn = 0; turn < 4; turn += 1) {
      word = words[(words.indexOf(word) + 1) % words.length] ?? '';
      await page.clock.runFor(5000);
      await expect(visibleWord).toHaveText([word]);
      expect(await search.boundingBox()).toEqual(place);
    }
    // Pausing the marquee pauses the word as well.
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await page.clock.runFor(15_000);
    await expect(visibleWord).toHaveText([word]);
  });

  test('nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/faq');
    const text = banner(page).getByRole('paragraph').filter({ hasText: 'gift' });
    await expect(text).toBeVisible();
    expect(await motionOf(text)).toBe('none');
    await page.clock.runFor(12_000);
    await expect(banner(page).getByText('AYURVEDIC', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0);
  });
});

test.describe('at 1250 px and below', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 1250, 'phones and tablets have the bar');

  test('the bottom bar has five thumb-sized targets and covers nothing', async ({ page }) => {
    await page.goto('/products');
    await expect(banner(page).getByRole('combobox')).toBeVisible();
    const targets = bar(page).getByRole('listitem').locator('a, button');
    await expect(targets).toHaveText(['Profile', 'Shop', 'Home', 'Cart', 'Menu']);
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(bar(page).getByRole('link', { name: 'Shop' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar(page).getByRole('link', { name: 'Home' }).tap();
    await expect(page).toHaveURL('/');
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.goto('/faq');
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Firebase' });
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const [end, top] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    }).toPass();
    await bar(page).getByRole('link', { name: 'Cart' }).tap();
    await expect(page).toHaveURL('/dashboard?tab=cart-fav');
  });

  test('the menu traps the focus, and closes on Escape and on navigation', async ({ page }) => {
    await page.goto('/faq');
    const button = bar(page).getByRole('button', { name: 'Menu' });
    await button.tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Facebook' })).toBeVisible();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      // Between two rounds the browser's own controls get the focus; the page behind never does.
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'About', exact: true }).tap();
    await expect(page).toHaveURL('/about');
    await expect(menu).toHaveCount(0);

    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(menu).toHaveCount(0);

    // A tap outside closes it too.
    await button.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(4, 300);
    await expect(menu).toHaveCount(0);
  });

  test('axe finds no violations in the open menu', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await bar(page).getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Facebook' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });
});

test(
  'search and cart stay at hand while a page scrolls, without a layout shift',
  { tag: '@both-sizes' },
  async ({ page, isMobile }) => {
    await page.goto('/products');
    await page.evaluate(() => document.fonts.ready);
    const search = banner(page).getByRole('combobox');
    const within = isMobile ? bar(page) : banner(page);
    const links = [within.getByRole('link', { name: /^Cart/ })];
    if (!isMobile) links.push(within.getByRole('link', { name: 'Wishlist' }));
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
      window.scrollTo(0, 1500);
    });
    await expect(search).toBeInViewport();
    for (const link of links) await expect(link).toBeInViewport();
    // The rows around it have scrolled away: the rest of the screen belongs to the products.
    const box = await search.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(80);
    if (!isMobile)
      await expect(banner(page).getByRole('link', { name: 'About' })).not.toBeInViewport();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    // A focused element is not hidden behind the header.
    const link = page.getByRole('article').nth(1).getByRole('link');
    await link.focus();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    );
  },
);

test('the footer of a phone is folded, and each part opens and closes', async ({ page }) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const policies = footer.getByRole('button', { name: 'Policies' });
  const link = footer.getByRole('link', { name: 'Privacy Policy' });
  await expect(footer.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(link).toBeHidden();
  expect((await footer.boundingBox())?.height).toBeLessThan(900);
  await policies.press('Enter');
  await expect(link).toBeVisible();
  await policies.press('Enter');
  await expect(link).toBeHidden();
});

test('the map asks for consent before any request to its provider', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>a map</p>' });
  });
  await page.goto('/faq');
  const footer = await openFooter(page, 'Our office');
  const show = footer.getByRole('button', { name: 'Show map' });
  await expect(show).toBeVisible();
  await expect(footer.getByRole('img', { name: WAYS_TO_PAY })).toHaveJSProperty('complete', true);
  expect(requests).toEqual([]);
  const initialBox = await footer.boundingBox();
  await show.click();
  await expect(
    page.frameLocator('iframe[title="Map of our office, by OpenStreetMap"]').getByText('a map'),
  ).toBeVisible();
  expect(requests[0]).toContain('marker=12.97190%2C77.64120');
  expect((await footer.boundingBox())?.height).toBeCloseTo(initialBox?.height ?? 0, -2);
});

test(
  'axe finds no violations around a page with its whole footer',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    for (const part of ['Quick links', 'Policies', 'Our office']) await openFooter(page, part);
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  },
);
