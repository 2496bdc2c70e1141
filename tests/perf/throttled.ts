import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { firstScreen, type Screen } from './first-screen.ts';
import { readsOf } from './visit-reads.ts';

/** Figures of one page or of a walk, by name; times in milliseconds, sizes in kB of 1,024 bytes. */
export type Figures = Readonly<Record<string, number>>;

/** DevTools' Slow 4G: 1.6 Mbit/s × 0.9, and 150 ms of latency × 3.75. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};
const CPU_RATE = 4;
/** A page is quiet after this long without a request, in milliseconds. */
const QUIET_MS = 1_500;
/** Text typed into the search. */
const TYPED = 'neem oil';

/** A browser for measurements; each walk has a separate profile. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update', '--mute-audio'],
      '--ignore-certificate-errors',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

interface Walk {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: { bytes: number; requests: number; pictures: number; last: number };
  readonly end: () => Promise<void>;
}

/** A phone on a slow network, or a desktop on a fast one, with the processor throttled to a quarter. */
async function begin(browser: Browser, look: 'phone' | 'desktop'): Promise<Walk> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...(look === 'phone'
      ? {
          viewport: { width: 412, height: 823 },
          deviceScaleFactor: 1.75,
          isMobile: true,
          hasTouch: true,
        }
      : { viewport: { width: 1350, height: 940 } }),
  });
  return walkIn(context, look);
}

async function walkIn(context: BrowserContext, look: 'phone' | 'desktop'): Promise<Walk> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = { bytes: 0, requests: 0, pictures: 0, last: Date.now() };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!request.url.startsWith('http')) return;
    traffic.requests += 1;
    if (type === 'Image') traffic.pictures += 1;
    traffic.last = Date.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
    traffic.last = Date.now();
  });
  // esbuild names functions through a helper that pages lack.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(firstScreen);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  if (look === 'phone') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, session, traffic, end: () => context.close() };
}

/**
 * Waits until the shop is hydrated and has its live data, where it is the shop's page, and the network is quiet; at
 * most half a minute each, for what never ends.
 */
async function quiet({ page, traffic }: Walk): Promise<void> {
  await page.waitForFunction(isWhole, null, { timeout: 30_000 }).catch(() => undefined);
  const latest = Date.now() + 30_000;
  while (Date.now() - traffic.last < QUIET_MS && Date.now() < latest)
    await page.waitForTimeout(100);
}

/** Runs in the page: the shop is complete once it knows the changes of products and settings. */
function isWhole(): boolean {
  if (!document.getElementById('page-data')) return true;
  return performance.getEntriesByName('firestore-reads').length > 1;
}

/**
 * Opens a page and evaluates nothing before it has loaded: the first evaluation injects Playwright's script, which
 * blocks a throttled processor for forty milliseconds, before the first paint of one page and after that of another.
 */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
}

async function screenOf(page: Page): Promise<Screen> {
  await page.waitForFunction(() => (window.screenFigures?.image ?? 0) > 0, null, {
    timeout: 60_000,
  });
  return page.evaluate(() => window.screenFigures as Screen);
}

const kB = (bytes: number): number => bytes / 1024;

/** One first visit of a page with an empty cache. */
export async function coldVisit(browser: Browser, address: string): Promise<Figures> {
  const walk = await begin(browser, 'phone');
  try {
    await open(walk.page, address);
    const atLoad = { ...walk.traffic };
    await screenOf(walk.page);
    await quiet(walk);
    const { fcp, lcp, text, image, cls, longest, blocking } = await screenOf(walk.page);
    return {
      ...{ fcp, lcp, text, image, cls, longest, blocking },
      bytesAtLoad: kB(atLoad.bytes),
      requestsAtLoad: atLoad.requests,
      bytes: kB(walk.traffic.bytes),
      requests: walk.traffic.requests,
      reads: await readsOf(walk.page),
    };
  } finally {
    await walk.end();
  }
}

/** From the list to its first product and back, and the list once more on another day. */
export async function walkThrough(browser: Browser, address: string): Promise<Figures> {
  const walk = await begin(browser, 'phone');
  const { page } = walk;
  try {
    await open(page, address);
    await screenOf(page);
    await quiet(walk);
    const place = page.locator('article a').first();
    const name = (await place.textContent())?.trim() ?? '';
    await page.evaluate((title) => window.expectPage?.(title), name);
    const trafficBefore = { ...walk.traffic };
    await place.tap();
    const arrived = await arrival(page);
    await quiet(walk);
    const afterTap = {
      bytesAfterTap: kB(walk.traffic.bytes - trafficBefore.bytes),
      requestsAfterTap: walk.traffic.requests - trafficBefore.requests,
    };
    await page.evaluate(() => window.expectList?.());
    await page.goBack({ waitUntil: 'commit' });
    const back = await page
      .waitForFunction(() => Number(sessionStorage.getItem('list-at')), null, { timeout: 60_000 })
      .then((handle) => handle.jsonValue());
    const repeatFigures = await repeatVisit(walk, address);
    return { ...arrived, ...afterTap, back, ...repeatFigures };
  } finally {
    await walk.end();
  }
}

async function arrival(page: Page): Promise<Figures> {
  await page.waitForFunction(() => sessionStorage.getItem('picture-at'), null, { timeout: 60_000 });
  return page.evaluate(() => ({
    tapTitle: Number(sessionStorage.getItem('title-at')),
    tapPicture: Number(sessionStorage.getItem('picture-at')),
  }));
}

async function repeatVisit(walk: Walk, address: string): Promise<Figures> {
  await quiet(walk);
  const next = await walkIn(walk.page.context(), 'phone');
  await walk.page.close();
  await open(next.page, address);
  const { text, image } = await screenOf(next.page);
  return { repeatText: text, repeatImage: image };
}

/**
 * Types eight letters into the search: the worst event, the time to the first suggestion, what focusing the field
 * loads, and the requests meanwhile, pictures of results excluded.
 */
export async function typing(browser: Browser, address: string): Promise<Figures> {
  const walk = await begin(browser, 'desktop');
  const { page } = walk;
  try {
    await page.goto(address);
    await quiet(walk);
    const loaded = walk.traffic.bytes;
    await page.getByRole('combobox', { name: 'Search' }).first().click();
    await quiet(walk);
    const trafficBefore = { ...walk.traffic };
    await page.evaluate(() => {
      window.forgetEvents?.();
      window.expectSuggestion?.();
    });
    for (const letter of TYPED) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(170);
    }
    await page.waitForTimeout(1_000);
    const worst = await page.evaluate(() => window.worstEvent?.() ?? 0);
    const suggested = await page.evaluate(() => window.suggestedAfter?.() ?? NaN);
    const typingPictures = walk.traffic.pictures - trafficBefore.pictures;
    const typingRequests = walk.traffic.requests - trafficBefore.requests - typingPictures;
    const searchBytes = kB(trafficBefore.bytes - loaded);
    return { worst, suggested, searchBytes, typingRequests, typingPictures };
  } finally {
    await walk.end();
  }
}
