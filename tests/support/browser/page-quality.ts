import { expect, type Locator, type Page } from '@playwright/test';
import {
  controlsWithoutShape,
  controlsWithShape,
  isUncovered,
  layoutShift,
  overflowingElements,
  smallFields,
  UNNOTICED,
  withoutFocusOutline,
} from './appearance.ts';
import { axeFinds } from './axe.ts';
import { delayResponses } from './delayed-responses.ts';

/** Lines that break elsewhere when the brand's fonts arrive late. Search engines call 0.1 good. */
const LATE_FONTS = 0.05;
/** A window of 1280 × 720 at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 };

/**
 * Opens a page with its fonts held back until it is usable, so that what they move is counted apart. Fails on a layout
 * shift.
 */
export async function openWithoutShift(page: Page, path: string): Promise<void> {
  const releaseFonts = await delayResponses(page, '**/*.woff2');
  const ready = page.locator('html[data-ready]');
  await page.goto(path, { waitUntil: 'commit' });
  // The page's code would wait for the fonts: a press starts it.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')));
  // Chromium sometimes loads no more code while it waits for several fonts.
  await ready.waitFor({ timeout: 5000 }).catch(() => null);
  const before = await layoutShift(page);
  expect(before, path).toBeLessThan(UNNOTICED);
  releaseFonts();
  await ready.waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family }) => family.replaceAll('"', ''));
  });
  expect(fonts, path).toEqual(expect.arrayContaining(['Fraunces', 'Mukta']));
  expect((await layoutShift(page)) - before, path).toBeLessThan(LATE_FONTS);
  await page.unroute('**/*.woff2');
}

/**
 * Fails on what a page in its present state denies to some of its visitors: violations of axe's rules; on a phone fields
 * that iOS zooms into, controls without a shape or a focus in forced colours, and what overflows with text at 200 %; on a
 * desktop a main action that 200 % zoom hides or covers. Changes the focus.
 */
export async function expectQuality(page: Page, state: string, action?: Locator): Promise<void> {
  expect(await overflowingElements(page), state).toEqual([]);
  expect(await axeFinds(page), state).toEqual([]);
  const size = page.viewportSize() ?? ZOOMED;
  if (size.width < 500) {
    expect(await smallFields(page), state).toEqual([]);
    expect(await controlsWithShape(page), state).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await controlsWithoutShape(page), state).toEqual([]);
    expect(await withoutFocusOutline(page), state).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await enlargeText(page, '200%');
    await expect.poll(() => overflowingElements(page), state).toEqual([]);
    await enlargeText(page, '');
  } else if (action) {
    // The layout follows a resized window with the next render.
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflowingElements(page), state).toEqual([]);
    await expectUncovered(page, action, state);
    await page.setViewportSize(size);
  }
}

async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);
}

/** Fails when header or bottom bar cover a control that gets the focus, coming from above and from below. */
async function expectUncovered(page: Page, action: Locator, state: string): Promise<void> {
  await page.keyboard.press('Tab');
  for (const end of ['0', 'document.body.scrollHeight']) {
    await action.blur();
    await page.evaluate(`window.scrollTo(0, ${end})`);
    await action.focus();
    await expect.poll(() => isUncovered(action), state).toBe(true);
  }
}
