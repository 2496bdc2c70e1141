import type { Browser } from '@playwright/test';
import {
  brokenLine,
  formatFigure,
  type Measurements,
  measurementsOf,
  type Report,
  verdictOn,
} from './bounds.ts';
import { startEdge } from './edge.ts';
import { SIZE_LINES } from './goals.ts';
import { coldVisit, type Figures, typing } from './throttled.ts';
import { visitReads } from './visit-reads.ts';

/**
 * Measures the list page of the running shop on a phone over a slow network, its search and the reads of a visit, after
 * one warm-up run for edge and emulators.
 */
export async function visitShopOfSize(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Measurements> {
  // Each size has its own edge, because an edge caches its responses.
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
    const whole = {
      visitReads: await visitReads(browser, edge.origin),
      catalogBytes: (await edge.weightOf('/assets/catalog-')) / 1024,
    };
    return { ...measurementsOf(visits), ...measurementsOf(searches), ...measurementsOf([whole]) };
  } finally {
    await edge.stop();
  }
}

/** Each figure at each size, the ratio of the largest to the smallest catalogue, and the worst verdict of all sizes. */
export function sizeTable(sizes: readonly (readonly [name: string, Measurements])[]): Report {
  const [, smallest = {}] = sizes[0] ?? [];
  const broken: string[] = [];
  const rows = SIZE_LINES.map((line) => {
    const { name, figure, unit } = line;
    const reference = smallest[figure];
    const verdicts = sizes.map(([size, figures]) => {
      const { text, isBroken } = verdictOn(line, figures[figure], reference);
      if (isBroken) broken.push(brokenLine(`${size} products`, line, figures[figure], text));
      return { text, isBroken };
    });
    const values = sizes.map(([, figures]) => figures[figure]?.median ?? NaN);
    const cells = values.map((value) => formatFigure(value, unit).padStart(10));
    const noise = `± ${formatFigure(reference?.noise ?? NaN, unit)}`.padStart(11);
    const ratio = (values.at(-1) ?? NaN) / (values[0] ?? NaN);
    const verdict = verdicts.find(({ isBroken }) => isBroken) ?? verdicts.at(-1);
    return `${name.padEnd(28)}${cells.join('')}${noise}   x ${ratio.toFixed(2)}  ${verdict?.text ?? ''}`;
  });
  const heads = [...sizes.map(([name]) => name.padStart(10)), 'noise'.padStart(11)].join('');
  return { text: ['', `${'/products, products:'.padEnd(28)}${heads}`, ...rows].join('\n'), broken };
}
