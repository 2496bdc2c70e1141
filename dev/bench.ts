import { parseArgs } from 'node:util';
import {
  type Measurements,
  measurementsOf,
  type Report,
  tableOf,
} from '../tests/perf/bench/bounds.ts';
import { compareWithLimit, visitShopOfSize } from '../tests/perf/bench/compare.ts';
import { PAGES, SIZE_LINES, STAFF_LINES } from '../tests/perf/bench/goals.ts';
import { longestTaskOfImport } from '../tests/perf/bench/product-import.ts';
import { openBrowser } from '../tests/perf/bench/visits.ts';
import { portsAt } from './backend/ports.ts';
import { ensureChromium } from './backend/programs.ts';
import { fillLocalSite } from './prerender/site.ts';
import { seedManyProducts } from './seed/many.ts';
import { openTestShop } from './steps/shop.ts';

/**
 * `npm run bench`: compares the shop with its static limit and with larger catalogues, and imports a file of products;
 * see tests/perf/README.md. Exits with 1 when a bound is broken by more than the noise of the runs.
 */
const PARTS = [...PAGES, 'sizes', 'import'] as const;
/** Numbers of products added to the seeded ones, one after the other. */
const SIZES = [1_000, 2_000, 10_000];

const { only, runs } = options();
const chromium = await ensureChromium();
const browser = await openBrowser(chromium);
const broken: string[] = [];
const report = (table: Report): void => {
  console.log(table.text);
  broken.push(...table.broken);
};
const pages = PAGES.filter((page) => only.has(page));
const { offset, stop } = await openTestShop();
const shop = `http://127.0.0.1:${portsAt(offset).hosting}`;
try {
  await compareWithLimit({ shop, chromium, browser, pages, runs, report });
  if (only.has('sizes')) await compareSizes();
  if (only.has('import')) {
    const measured = measurementsOf([{ import: await longestTaskOfImport(browser, shop) }]);
    const columns = [['shop', measured] as const];
    report(tableOf('staff area', STAFF_LINES, columns, columns));
  }
} finally {
  await browser.close();
  await stop();
}

if (broken.length > 0) {
  console.error(['', 'Bounds broken by more than the noise:', ...broken].join('\n  '));
  process.exitCode = 1;
}

async function compareSizes(): Promise<void> {
  const seeded = await visitShopOfSize(browser, shop, runs);
  const sizes: (readonly [string, Measurements])[] = [['seeded', seeded]];
  for (const count of SIZES) {
    const name = count.toLocaleString('en-IN');
    console.log(`Writing ${name} products and their pages …`);
    await seedManyProducts({ portOffset: offset, count });
    await fillLocalSite(offset);
    sizes.push([name, await visitShopOfSize(browser, shop, runs)]);
  }
  report(tableOf('/products, products:', SIZE_LINES, sizes, sizes, seeded));
}

/** The command-line options; by default everything, five times. */
function options() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { only: text, runs: text } });
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: it can be ${PARTS.join(', ')}.`);
  const times = Number(values.runs ?? 5);
  if (!Number.isInteger(times) || times < 1) throw new Error('--runs: a whole number from 1 on.');
  return { only: new Set<string>(parts), runs: times };
}
