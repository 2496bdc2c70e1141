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

/** DevTools' Slow 4G: 1.6 Mbit/s less a tenth, 150 ms to the next town, asked three and three quarter times. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};
const CPU_RATE = 4;
/** A page is quiet when nothing was asked for this long, in milliseconds. */
const QUIET_MS = 1_500;
/** What is typed into the search. */
const TYPED = 'neem oil';

/** A browser for measurements; each walk has a profile of its own. */
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

/** A phone in a slow network, or a desktop in a good one, with a processor a quarter as fast as this one's. */
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
  // What translates this file names functions through a helper that no page has.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(firstScreen);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  if (look === 'phone') await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return { page, session, traffic, end: () => context.close() };
}

/**
 * Until the shop is whole and has heard from the server, where it is the shop's page, and nothing has been asked for a
 * while; at most half a minute each, for what never ends.
 */
async function quiet({ page, traffic }: Walk): Promise<void> {
  await page.waitForFunction(isWhole, null, { timeout: 30_000 }).catch(() => undefined);
  const latest = Date.now() + 30_000;
  while (Date.now() - traffic.last < QUIET_MS && Date.now() < latest)
    await page.waitForTimeout(100);
}

/** Runs in the page: it listens once it knows what has changed of the products and of the settings. */
function isWhole(): boolean {
  if (!document.getElementById('page-data')) return true;
  return performance.getEntriesByName('firestore-reads').length > 1;
}

/**
 * Opens a page and asks nothing of it before it is loaded: the first question puts a program of the driver's into it, which
 * keeps a quarter of a processor busy for forty milliseconds, before the first paint of one page and behind that of another.
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

/** One visit of a page by somebody who was never here. */
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
    const before = { ...walk.traffic };
    await place.tap();
    const arrived = await arrival(page);
    await quiet(walk);
    const afterTap = {
      bytesAfterTap: kB(walk.traffic.bytes - before.bytes),
      requestsAfterTap: walk.traffic.requests - before.requests,
    };
    await page.evaluate(() => window.expectList?.());
    await page.goBack({ waitUntil: 'commit' });
    const back = await page
      .waitForFunction(() => Number(sessionStorage.getItem('list-at')), null, { timeout: 60_000 })
      .then((handle) => handle.jsonValue());
    const again = await repeatVisit(walk, address);
    return { ...arrived, ...afterTap, back, ...again };
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
 * Eight letters typed into the search: the worst event, when the first suggestion stood there, what entering the field has
 * loaded, and what was asked of any server meanwhile, the pictures of what was found apart.
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
    const before = { ...walk.traffic };
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
    const typingPictures = walk.traffic.pictures - before.pictures;
    const typingRequests = walk.traffic.requests - before.requests - typingPictures;
    const searchBytes = kB(before.bytes - loaded);
    return { worst, suggested, searchBytes, typingRequests, typingPictures };
  } finally {
    await walk.end();
  }
}
