import type { Browser } from '@playwright/test';
import { seedProducts } from '../../../dev/seed/products/index.ts';
import { type Measurements, measurementsOf, type Report, tableOf } from './bounds.ts';
import { answersOf, startEdge } from './edge.ts';
import {
  type ComparedPage,
  coldLines,
  type Line,
  lighthouseLines,
  USE_LINES,
  WALK_LINES,
} from './goals.ts';
import { judge } from './lighthouse.ts';
import { staticLimit } from './static-limit.ts';
import { coldVisit, type Figures, typing, visitReads, walkThrough } from './visits.ts';

interface Comparison {
  /** The origin of the running, seeded shop. */
  readonly shop: string;
  readonly chromium: string;
  readonly browser: Browser;
  readonly pages: readonly ComparedPage[];
  readonly runs: number;
  /** Receives the table of each part as soon as it is complete. */
  readonly report: (table: Report) => void;
}

/**
 * Measures the shop beside its static limit, behind the same edge, alternating the runs, so that a machine that slows
 * down affects both.
 */
export async function compareWithLimit(comparison: Comparison): Promise<void> {
  const { shop: origin, chromium, browser, pages, runs, report } = comparison;
  const products = seedProducts();
  const [shop, limit] = await Promise.all([
    startEdge(answersOf(origin)),
    startEdge(staticLimit(products)),
  ]);
  const [slug] = products.filter(({ active, stock }) => active && stock > 0).map((one) => one.slug);
  const paths = { home: '/', list: '/products', product: `/product/${slug ?? ''}` };
  try {
    for (const page of pages) {
      const compare = async (
        title: string,
        lines: readonly Line[],
        measure: (address: string) => Promise<Figures>,
      ): Promise<void> => {
        const addresses = [shop, limit].map((edge) => `${edge.origin}${paths[page]}`);
        const [ours = {}, theirs = {}] = await inTurn(runs, addresses, measure);
        const columns = [['shop', ours] as const, ['limit', theirs] as const];
        report(tableOf(title, lines, columns, [[title, ours]], theirs));
      };
      await compare(`${page}, Lighthouse`, lighthouseLines(page), (address) =>
        judge(address, chromium),
      );
      await compare(`${page}, Slow 4G and 4 x CPU`, coldLines(page), (address) =>
        coldVisit(browser, address),
      );
      if (page !== 'list') continue;
      await compare('list, on and back', WALK_LINES, (address) => walkThrough(browser, address));
      const [typed = {}] = await inTurn(runs, [`${shop.origin}${paths.list}`], (address) =>
        typing(browser, address),
      );
      const reads = {
        visitReads: await visitReads(browser, shop.origin),
        customerReads: await visitReads(browser, shop.origin, 'ravi@franch.test'),
      };
      const used = [['shop', { ...typed, ...measurementsOf([reads]) }] as const];
      report(tableOf('search and reads', USE_LINES, used, used));
    }
  } finally {
    await Promise.all([shop.stop(), limit.stop()]);
  }
}

/** Measures the list page of the running shop and the reads of a visit. */
export async function visitShopOfSize(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Measurements> {
  // Each size has its own edge, because an edge caches its responses.
  const edge = await startEdge(answersOf(origin));
  try {
    const address = `${edge.origin}/products`;
    const [visits] = await inTurn(runs, [address], (to) => coldVisit(browser, to));
    const whole = measurementsOf([{ visitReads: await visitReads(browser, edge.origin) }]);
    return { ...visits, ...whole };
  } finally {
    await edge.stop();
  }
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
