import type { Browser } from '@playwright/test';
import { startEdge } from './edge.ts';
import { medians } from './goals.ts';
import { coldVisit, type Figures, typing } from './throttled.ts';
import { visitReads } from './visit-reads.ts';

/**
 * The list page of the running shop for a phone in a slow network, the search in it and the reads of a visit: medians of
 * so many runs after one that warms edge and emulators up.
 */
export async function visitShopOfSize(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Figures> {
  // Each size has an edge of its own: what an edge has served it keeps.
  const edge = await startEdge({ origin });
  const visits: Figures[] = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      const visit = await coldVisit(browser, `${edge.origin}/products`);
      if (run > 0) visits.push(visit);
    }
    const searches: Figures[] = [];
    for (let run = 0; run < runs; run += 1) {
      searches.push(await typing(browser, `${edge.origin}/products`));
    }
    return {
      ...medians(visits),
      ...medians(searches),
      visitReads: await visitReads(browser, edge.origin),
      catalogBytes: (await edge.weightOf('/assets/catalog-')) / 1024,
    };
  } finally {
    await edge.stop();
  }
}

/** What is compared between sizes: how it is called, and whether it has to stay within a tenth of the smallest shop. */
const LINES: readonly (readonly [name: string, figure: string, unit: string, same: boolean])[] = [
  ['first contentful paint', 'fcp', 'ms', true],
  ['first name of a product', 'text', 'ms', true],
  ['bytes until it is loaded', 'bytesAtLoad', 'kB', true],
  ['bytes until it is quiet', 'bytes', 'kB', true],
  ['requests until it is quiet', 'requests', '', true],
  ['documents read', 'reads', '', true],
  ['documents of a visit', 'visitReads', '', true],
  ['search, bytes of the page', 'searchBytes', 'kB', false],
  ['search, bytes of the worker', 'catalogBytes', 'kB', false],
  ['search, first suggestion', 'suggested', 'ms', false],
  ['search, worst event', 'worst', 'ms', false],
  ['search, requests', 'typingRequests', '', false],
];

/** Lines for people: each figure at each size, and the ratio of the largest to the smallest shop. */
export function sizeTable(sizes: readonly (readonly [name: string, Figures])[]): string {
  const rows = LINES.map(([name, figure, unit, same]) => {
    const values = sizes.map(([, figures]) => figures[figure] ?? NaN);
    const cells = values.map((value) => `${Math.round(value)} ${unit}`.trim().padStart(10));
    const ratio = (values.at(-1) ?? NaN) / (values[0] ?? NaN);
    const verdict = !same ? '' : ratio <= 1.1 ? '  reached' : '  not reached: x 1.10';
    return `${name.padEnd(28)}${cells.join('')}   x ${ratio.toFixed(2)}${verdict}`;
  });
  const heads = sizes.map(([name]) => name.padStart(10)).join('');
  return ['', `${'/products, products:'.padEnd(28)}${heads}`, ...rows].join('\n');
}
