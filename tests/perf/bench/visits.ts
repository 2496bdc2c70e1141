import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { measureScreen, type Screen } from './page-script.ts';

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

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1350, height: 940 } };

/** Switches off what a browser does beside the page, and all hosts but this machine. */
export const BROWSER_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update', '--mute-audio'],
  ...['--ignore-certificate-errors', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
];

/** A browser for measurements; each visit has a separate profile. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: BROWSER_ARGS });
}

/** Runs a visit in a profile of its own. */
async function inContext<Result>(
  browser: Browser,
  look: object,
  visit: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...look });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

interface Traffic {
  bytes: number;
  requests: number;
  pictures: number;
  last: number;
}

/** A page with the processor throttled to a quarter, on a slow network if it is a phone's. */
async function openMeasured(context: BrowserContext, network?: typeof SLOW_4G) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic: Traffic = { bytes: 0, requests: 0, pictures: 0, last: Date.now() };
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
  await page.addInitScript(measureScreen);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  return { page, traffic };
}

/**
 * Waits until the shop is hydrated and has its live data, where it is the shop's page, and the network is quiet; at
 * most half a minute each, for what never ends.
 */
async function quiet(page: Page, traffic: Traffic): Promise<void> {
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

async function screenOf(page: Page): Promise<Screen> {
  await page.waitForFunction(() => (window.screenFigures?.image ?? 0) > 0, null, {
    timeout: 60_000,
  });
  return page.evaluate(() => window.screenFigures as Screen);
}

/**
 * One first visit of a page with an empty cache. Evaluates nothing before the page has loaded: the first evaluation
 * injects Playwright's script, which blocks a throttled processor for forty milliseconds, before the first paint of one
 * page and after that of another.
 */
export function coldVisit(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, PHONE, async (context) => {
    const { page, traffic } = await openMeasured(context, SLOW_4G);
    await page.goto(address, { waitUntil: 'load' });
    const atLoad = { ...traffic };
    await screenOf(page);
    await quiet(page, traffic);
    return {
      ...(await screenOf(page)),
      bytesAtLoad: atLoad.bytes / 1024,
      requestsAtLoad: atLoad.requests,
      bytes: traffic.bytes / 1024,
      requests: traffic.requests,
      reads: await readsOf(page),
    };
  });
}

/** From the list to its first product and back. */
export function walkThrough(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, PHONE, async (context) => {
    const { page, traffic } = await openMeasured(context, SLOW_4G);
    const stored = (name: string): Promise<number> =>
      page
        .waitForFunction((key) => Number(sessionStorage.getItem(key)), name, { timeout: 60_000 })
        .then((handle) => handle.jsonValue());
    await page.goto(address, { waitUntil: 'load' });
    await screenOf(page);
    await quiet(page, traffic);
    const link = page.locator('article a').first();
    const name = (await link.textContent())?.trim() ?? '';
    await page.evaluate((title) => window.expectPage?.(title), name);
    await link.tap();
    const tapTitle = await stored('title-at');
    await quiet(page, traffic);
    await page.evaluate(() => window.expectList?.());
    await page.goBack({ waitUntil: 'commit' });
    return { tapTitle, back: await stored('list-at') };
  });
}

/** Types eight letters into the search: the worst event, and the requests meanwhile except pictures of results. */
export function typing(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, DESKTOP, async (context) => {
    const { page, traffic } = await openMeasured(context);
    await page.goto(address);
    await quiet(page, traffic);
    await page.getByRole('combobox', { name: 'Search' }).first().click();
    await quiet(page, traffic);
    const before = { ...traffic };
    await page.evaluate(() => window.forgetEvents?.());
    for (const letter of TYPED) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(170);
    }
    await page.waitForTimeout(1_000);
    const worst = await page.evaluate(() => window.worstEvent?.() ?? NaN);
    const pictures = traffic.pictures - before.pictures;
    return { worst, typingRequests: traffic.requests - before.requests - pictures };
  });
}

/**
 * Firestore reads of a visit: home, list, three products, one search, by links. For a visitor, or for a customer who
 * has signed in before.
 */
export function visitReads(browser: Browser, shop: string, email?: string): Promise<number> {
  return inContext(browser, DESKTOP, async (context) => {
    if (email !== undefined) await signIn(context, shop, email);
    const page = await context.newPage();
    await page.goto(shop);
    await page.waitForTimeout(3_500);
    await page.locator('a[href="/products"]').first().click();
    for (const place of [0, 1, 2]) {
      await page.waitForURL('**/products');
      await page.locator('article a').nth(place).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1_500);
      await page.goBack();
    }
    const search = page.getByRole('combobox').first();
    await search.fill('neem');
    await page.waitForTimeout(1_000);
    await search.press('Enter');
    await page.waitForTimeout(2_000);
    if (email !== undefined && (await readsOf(page, 'users/')) === 0)
      throw new Error(`${email} was not signed in.`);
    return readsOf(page);
  });
}

/** Leaves the browser signed in, as after an earlier visit. */
export async function signIn(context: BrowserContext, shop: string, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${shop}/auth?next=/about`);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/about');
  // The SDK stores the session in the background.
  await page.waitForTimeout(1_500);
  await page.close();
}

/** Documents under a path that Firestore billed to this page; the adapter marks each response. */
export function readsOf(page: Page, path = ''): Promise<number> {
  return page.evaluate(
    (prefix) =>
      performance
        .getEntriesByName('firestore-reads')
        .map((entry) => (entry as PerformanceMark).detail as { path: string; documents: number })
        .filter((read) => read.path.startsWith(prefix))
        .reduce((sum, { documents }) => sum + documents, 0),
    path,
  );
}
