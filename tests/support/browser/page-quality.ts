import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  controlsWithoutShape,
  controlsWithShape,
  isUncovered,
  expectStill,
  overflowingElements,
  smallFields,
  withoutFocusOutline,
} from './appearance.ts';
import { axeFinds } from './axe.ts';

/** Lines that break elsewhere when the brand's fonts arrive late. Search engines call 0.1 good. */
const LATE_FONTS = 0.05;
/** A window of 1280 × 720 at 200 % zoom. */
const ZOOMED = { width: 640, height: 360 };

const FONTS = '**/*.woff2';
/** Fonts that arrive after the first paint, as on a slow network. */
const LATE_MS = 300;

/**
 * Opens a page without the brand's fonts, then with late ones, so that what they move is counted apart. Fails on a layout
 * shift. The browser reports the fonts that it did not get (`aborted('woff2')`).
 */
export async function openWithoutShift(page: Page, path: string): Promise<void> {
  await page.route(FONTS, (route) => route.abort());
  await page.goto(path);
  await expectStill(page, path);
  await page.unroute(FONTS);
  await page.route(FONTS, async (route) => {
    await delay(LATE_MS);
    await route.continue();
  });
  await page.goto(path);
  await expect
    .poll(() => loadedFonts(page), path)
    .toEqual(expect.arrayContaining(['Fraunces', 'Mukta']));
  await expectStill(page, path, LATE_FONTS);
  // A font that is requested now must not find its handler gone.
  await page.unrouteAll({ behavior: 'wait' });
}

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return loaded.map(({ family }) => family.replaceAll('"', ''));
  });
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
