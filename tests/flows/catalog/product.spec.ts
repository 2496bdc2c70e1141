import { axeFinds } from '../../support/browser/axe.ts';
import { recordClickPosition, clickPosition } from '../../support/browser/click-position.ts';
import type { Locator, Page } from '@playwright/test';
import { documentsRead } from '../../support/browser/firestore-reads.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const SOAP = '/product/franch-ayurveda-skin-soap';
const SOLD_OUT = 'franch-brahmi-tablets';

test('a tap enlarges the open picture, arrow keys change it, the next tap fits all of it', async ({
  page,
}, { project }) => {
  await page.goto(SOAP);
  await page.getByRole('button', { name: /^Enlarge picture/ }).click();
  const area = page.getByRole('region', { name: /^Enlarged picture/ });
  await expect(area.getByRole('img')).toBeVisible();
  const box = await area.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const tap = async (): Promise<void> => {
    const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.6];
    await (project.name === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  await tap();
  await expect(page.getByText('200 %')).toBeVisible();
  const overflow = await area.evaluate((e) => e.scrollHeight - e.clientHeight);
  expect(overflow).toBeGreaterThan(0);
  const down = (): Promise<number> => area.evaluate((element) => element.scrollTop);
  const scrollBefore = await down();
  await area.focus();
  expect(scrollBefore).toBeGreaterThan(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(down).toBeLessThan(scrollBefore);
  await tap();
  await expect(page.getByText('100 %')).toBeVisible();
});

/** Swipes over an element with one finger, to the left or to the right. */
async function swipe(page: Page, target: Locator, by: 'left' | 'right'): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const [from, to] = by === 'left' ? [0.8, 0.2] : [0.2, 0.8];
  const at = (share: number) => [{ x: box.x + box.width * share, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const share of [0.5, to])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a swipe shows the next picture, on the page and enlarged', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'gestures of a phone');
  await page.goto(SOAP);
  const picture = page.getByRole('button', { name: /^Enlarge picture/ });
  await swipe(page, picture, 'left');
  await expect(picture).toHaveAccessibleName('Enlarge picture 2 of 5');
  await swipe(page, picture, 'right');
  await swipe(page, picture, 'right');
  await expect(picture).toHaveAccessibleName('Enlarge picture 5 of 5');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const area = page.getByRole('region', { name: /^Enlarged picture/ });
  // Right after a swipe the browser may take a tap for its end.
  await expect(async () => {
    await picture.tap({ timeout: 1_000 });
    await expect(area).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(area.getByRole('img')).toHaveAttribute('src', /-scale\./);
  await swipe(page, area, 'left');
  await expect(area.getByRole('img')).not.toHaveAttribute('src', /-scale\./);
  await expect(page.getByText('100 %')).toBeVisible();
});

test('a sold-out product says so first, and offers what is in stock without a read', async ({
  page,
}) => {
  await page.goto(`/product/${SOLD_OUT}`);
  const main = page.getByRole('main');
  const status = main.getByText('Sold out', { exact: true }).first();
  const price = main.locator('strong').first();
  const [statusBox, priceBox] = [await status.boundingBox(), await price.boundingBox()];
  expect(statusBox?.y).toBeLessThan(priceBox?.y ?? 0);
  await expect(main.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await expect.poll(() => documentsRead(page, 'products')).toBeGreaterThan(0);
  const before = await documentsRead(page, 'products');
  const instead = main.getByRole('region', { name: 'In stock in Wellness' });
  await instead.scrollIntoViewIfNeeded();
  await expect(instead.getByRole('listitem')).toHaveCount(3);
  expect(await documentsRead(page, 'products')).toBe(before);
  await instead.getByRole('link').first().click();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});

test('shows the price in the first screen of a phone, above the bottom bar', async ({ page }) => {
  for (const address of [SOAP, '/product/franch-oil-nh-plus']) {
    await page.goto(address);
    const price = page.getByRole('main').locator('strong').first();
    await expect(price).toBeInViewport({ ratio: 1 });
    // The topmost element at the price's centre is the price itself, so nothing covers it.
    const topmost = await price.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
    });
    expect(topmost).toBe(await price.textContent());
  }
});

test(
  'every thumbnail is within the width of the viewport',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.goto(SOAP);
    const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
    await expect(thumbnails).toHaveCount(5);
    for (const thumbnail of await thumbnails.all()) {
      const box = await thumbnail.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(
        true,
      );
    }
  },
);

test('returning to a product restores its scroll position and state', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').click();
  const moreLink = page.getByRole('link', { name: /^See all in / });
  // Reviews and questions stand above the link; they load once they come near the viewport.
  await moreLink.scrollIntoViewIfNeeded();
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await expect(page.getByText('No questions yet.')).toBeVisible();
  await recordClickPosition(page);
  await moreLink.click();
  await expect(page).toHaveURL(/\/products\?category=/);
  const { scroll } = await clickPosition(page);
  expect(scroll).toBeGreaterThan(0);
  await page.goBack();
  await expect(moreLink).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(scroll);
});

test(
  'axe finds no violations on a sold-out product and in the enlarged picture',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/product/${SOLD_OUT}`);
    // What the law requires in a listing is folded, and complete.
    const officer = page.getByText('Grievance Officer (sample)');
    await expect(officer).toBeHidden();
    for (const fold of ['Product facts', 'Sold by', /^Consumer care/])
      await page.getByRole('heading', { name: fold }).click();
    await expect(officer).toBeVisible();
    await expect(page.getByText('Country of origin', { exact: true })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: /^Enlarge picture/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  },
);
