import type { Locator, Page } from '@playwright/test';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const SOAP = '/product/franch-ayurveda-skin-soap';

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

test('fingers swipe and enlarge pictures, and arrow keys move them', async ({ page }) => {
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

  const box = await area.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const tap = () => page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.6);
  await expect(async () => {
    await tap();
    await expect(page.getByText('200 %')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const down = (): Promise<number> => area.evaluate((element) => element.scrollTop);
  const scrollBefore = await down();
  expect(scrollBefore).toBeGreaterThan(0);
  await area.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(down).toBeLessThan(scrollBefore);
  await tap();
  await expect(page.getByText('100 %')).toBeVisible();
});

test('a product shows the picture of its card until the large one has loaded', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('article').first();
  const small = card.locator('img');
  await expect.poll(() => small.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  const address = await small.evaluate((one: HTMLImageElement) => one.currentSrc);
  // The large picture is another file, delayed here.
  const stem = address.replace(/-\d+\.\w+$/, '');
  const letLargeOneCome = await delayResponses(
    page,
    ({ href }) => href.startsWith(stem) && href !== address,
  );
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const standIn = page.locator('picture + img');
  await expect(standIn).toBeVisible();
  await expect
    .poll(() => standIn.evaluate((one: HTMLImageElement) => one.currentSrc))
    .toBe(address);
  letLargeOneCome();
  await expect(standIn).toHaveCount(0);
});
