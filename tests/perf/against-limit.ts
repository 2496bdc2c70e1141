import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { SEED_PASSWORD } from '../../dev/seed/accounts.ts';
import { seedProducts } from '../../dev/seed/products/index.ts';
import { comparisonTable, type Measurements, measurementsOf, type Report } from './bounds.ts';
import { type Edge, startEdge } from './edge.ts';
import { coldLines, lighthouseLines, USE_LINES, WALK_LINES, HARDENED_LINES } from './goals.ts';
import { judge } from './lighthouse.ts';
import { writeStaticLimit } from './static-limit/pages.ts';
import { coldVisit, type Figures, openBrowser, typing, walkThrough } from './throttled.ts';
import { visitReads } from './visit-reads.ts';

/** The compared pages. */
export const PAGES = ['home', 'list', 'product'] as const;
export type ComparedPage = (typeof PAGES)[number];

interface Comparison {
  /** The origin of the running, seeded shop. */
  readonly shop: string;
  readonly chromium: string;
  readonly pages: readonly ComparedPage[];
  readonly runs: number;
  /** Receives the table of each part as soon as it is complete. */
  readonly report: (text: string) => void;
}

/**
 * Measures the shop beside its static limit, behind the same edge, alternating the runs, so that a machine that slows
 * down affects both. Returns the broken bounds.
 */
export async function compareWithLimit(comparison: Comparison): Promise<readonly string[]> {
  const { shop: origin, chromium, pages, runs, report: print } = comparison;
  const broken: string[] = [];
  const report = (table: Report): void => {
    print(table.text);
    broken.push(...table.broken);
  };
  const folder = await mkdtemp(join(tmpdir(), 'franch-limit-'));
  const products = seedProducts();
  await writeStaticLimit(folder, products);
  const headers = await securityHeaders(origin);
  const [shop, limit, walled] = await Promise.all([
    startEdge({ origin }),
    startEdge({ folder }),
    startEdge({ folder, headers }),
  ]);
  const browser = await openBrowser(chromium);
  const [slug] = products.filter(({ active, stock }) => active && stock > 0).map((one) => one.slug);
  const paths = { home: '/', list: '/products', product: `/product/${slug ?? ''}` };
  try {
    for (const page of pages) {
      const inTurns = (edges: readonly Edge[], measure: (address: string) => Promise<Figures>) =>
        inTurn(
          runs,
          edges.map((edge) => `${edge.origin}${paths[page]}`),
          measure,
        );
      const both = (measure: (address: string) => Promise<Figures>) =>
        inTurns([shop, limit], measure);
      const [judged = {}, judgedLimit = {}] = await both((address) => judge(address, chromium));
      report(comparisonTable(`${page}, Lighthouse`, lighthouseLines(page), judged, judgedLimit));
      const [cold = {}, coldLimit = {}, coldHardened = {}] = await inTurns(
        [shop, limit, walled],
        (address) => coldVisit(browser, address),
      );
      report(comparisonTable(`${page}, Slow 4G and 4 x CPU`, coldLines(page), cold, coldLimit));
      report(
        comparisonTable(`${page}, limit behind the headers`, HARDENED_LINES, cold, coldHardened),
      );
      if (page !== 'list') continue;
      const [walk = {}, walkLimit = {}] = await both((address) => walkThrough(browser, address));
      report(comparisonTable('list, on and back', WALK_LINES, walk, walkLimit));
      const share = (walk['repeatText']?.median ?? NaN) / (cold['text']?.median ?? NaN);
      print(`repeat visit / first visit: ${share.toFixed(2)}`);
      const [typed = {}] = await inTurns([shop], (address) => typing(browser, address));
      const used = { ...typed, ...(await readsOf(browser, shop)) };
      report(comparisonTable('search and reads', USE_LINES, used, null));
    }
    return broken;
  } finally {
    await browser.close();
    await Promise.all([shop.stop(), limit.stop(), walled.stop()]);
    await rm(folder, { recursive: true });
  }
}

/** Documents read by an anonymous visit, and by a returning signed-in customer. */
async function readsOf(browser: Browser, { origin }: Edge): Promise<Measurements> {
  const email = 'ravi@franch.test';
  const figures = {
    visitReads: await visitReads(browser, origin),
    customerReads: await visitReads(browser, origin, { email, password: SEED_PASSWORD }),
  };
  return measurementsOf([figures]);
}

/** Headers that every response of the shop must have: a page without them is less secure. */
const SECURITY_HEADERS =
  /^(?:content-security-policy|cross-origin-.*|permissions-policy|referrer-policy|strict-transport-security|x-.*-options)$/;

async function securityHeaders(origin: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await fetch(origin);
  return Object.fromEntries([...headers].filter(([name]) => SECURITY_HEADERS.test(name)));
}

/** One warm-up visit of each for edge and emulators, then the runs, alternating; median and noise of each. */
async function inTurn(
  runs: number,
  addresses: readonly string[],
  measure: (address: string) => Promise<Figures>,
): Promise<readonly Measurements[]> {
  const places = addresses.map((address) => ({ address, figures: [] as Figures[] }));
  for (const { address } of places) await measure(address);
  for (let run = 0; run < runs; run += 1) {
    for (const { address, figures } of places) figures.push(await measure(address));
  }
  return places.map(({ figures }) => measurementsOf(figures));
}
