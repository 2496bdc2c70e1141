import { parseArgs } from 'node:util';
import { compareWithLimit, PAGES } from '../tests/perf/against-limit.ts';
import { sizeTable, visitShopOfSize } from '../tests/perf/catalogue-size.ts';
import {
  type StaffPageVisit,
  staffPagesTable,
  visitStaffPages,
  seedStaffData,
} from '../tests/perf/overview-reads.ts';
import { typeSearches, type Typing } from '../tests/perf/search-typing.ts';
import { openBrowser } from '../tests/perf/throttled.ts';
import { portOffset, portsAt } from './backend/ports.ts';
import { ensureChromium } from './backend/programs.ts';
import { withLocalBackend } from './seed/emulator.ts';
import { fillLocalSite } from './prerender/site.ts';
import { manyProducts, seedManyProducts } from './seed/many.ts';
import { seedProducts } from './seed/products/index.ts';
import { openTestShop } from './steps/shop.ts';

/**
 * `npm run bench`: compares the shop with its static limit (home, list, product), and measures typing into the search
 * of the seeded shop and of one with 2,000 products with distinct descriptions, the reads of the staff area with 30 and
 * with 20,000 orders and customers, then list page, search and reads of the seeded shop with 1,000, 2,000 and 10,000
 * more products. `-- --only list,typing --runs 3` measures some parts, three times each instead of five. `--orders
 * 100000` enlarges the staff's shop: needs `_JAVA_OPTIONS=-Xmx7g` in the environment and a long time, because the
 * emulator holds all of it in memory and has no index. Exits with 1 when a bound of tests/perf/goals.ts is broken by
 * more than the noise of the runs; the staff area has none, because its times are those of an emulator without indexes.
 */
const PARTS = [...PAGES, 'typing', 'staff', 'sizes'] as const;
type Part = (typeof PARTS)[number];
/** Number of products with which a search must be as fast as with the seeded ones. */
const SEARCHED = 2_000;
/** Numbers of products added to the seeded ones, one after the other. */
const SIZES = [1_000, SEARCHED, 10_000];
const FEW_ORDERS = 30;
const MANY_ORDERS = 20_000;
/** How many unique words the description of a generated product has. */
const OWN_WORDS = 3;

const { only, runs, orders } = options();
if (only.has('typing')) {
  console.log(typingTable(typeSearches(seedProducts()), typeSearches(wordyProducts(SEARCHED))));
}
const broken: string[] = [];
const chromium = await ensureChromium();
const shop = await openTestShop();
try {
  const offset = portOffset(shop.environment);
  const address = `http://127.0.0.1:${portsAt(offset).hosting}`;
  const pages = PAGES.filter((page) => only.has(page));
  const compared = { shop: address, chromium, pages, runs, report: console.log };
  broken.push(...(await compareWithLimit(compared)));
  if (only.has('sizes')) {
    const browser = await openBrowser(chromium);
    const seeded = await visitShopOfSize(browser, address, runs);
    const larger: (readonly [string, typeof seeded])[] = [];
    for (const count of SIZES) {
      const name = count.toLocaleString('en-IN');
      console.log(`Writing ${name} products and their pages …`);
      await seedManyProducts({ portOffset: offset, count });
      await fillLocalSite(offset);
      larger.push([name, await visitShopOfSize(browser, address, runs)]);
    }
    await browser.close();
    const sizes = sizeTable([['seeded', seeded], ...larger]);
    console.log(sizes.text);
    broken.push(...sizes.broken);
  }
} finally {
  await shop.stop();
}

if (only.has('staff'))
  console.log(staffPagesTable(await staffPagesOf(FEW_ORDERS), await staffPagesOf(orders)));

if (broken.length > 0) {
  console.error(['', 'Bounds broken by more than the noise:', ...broken].join('\n  '));
  process.exitCode = 1;
}

/**
 * The staff area with so many orders, in a separate shop: the emulator is slow to write what pages have listened to.
 */
async function staffPagesOf(count: number): Promise<readonly StaffPageVisit[]> {
  const own = await openTestShop();
  try {
    const offset = portOffset(own.environment);
    const seconds = await withLocalBackend(offset, ({ firestore }) =>
      seedStaffData(firestore, 0, count),
    );
    console.log(`${count} orders and customers written in ${seconds.toFixed(1)} s`);
    return await visitStaffPages(`http://127.0.0.1:${portsAt(offset).hosting}`, chromium);
  } finally {
    await own.stop();
  }
}

/** The command-line options; by default everything, five times. */
function options() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { only: text, runs: text, orders: text } });
  const selectedParts = values.only?.split(',') ?? PARTS;
  const unknown = selectedParts.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: it can be ${PARTS.join(', ')}, with commas between.`);
  }
  const times = Number(values.runs ?? 5);
  if (!Number.isInteger(times) || times < 1) throw new Error('--runs: a whole number from 1 on.');
  const many = Number(values.orders ?? MANY_ORDERS);
  if (!Number.isInteger(many) || many < FEW_ORDERS) {
    throw new Error(`--orders: a whole number from ${FEW_ORDERS} on.`);
  }
  return { only: new Set(selectedParts as readonly Part[]), runs: times, orders: many };
}

/** Generated products as `seedManyProducts` writes them, with `OWN_WORDS` more in each description. */
function wordyProducts(count: number) {
  const syllables = ['ka', 'ri', 'mo', 'tel', 'sha', 'vin', 'du', 'pra', 'nem', 'gho'];
  const word = (number: number): string =>
    Array.from(String(number), (digit) => syllables[Number(digit)] ?? '').join('');
  return manyProducts(count).map((product, place) => {
    const own = Array.from({ length: OWN_WORDS }, (_, at) => word(OWN_WORDS * place + at));
    return { ...product, description: `${product.description} ${own.join(' ')}` };
  });
}

function typingTable(few: Typing, many: Typing): string {
  const line = (name: string, one: number, other: number): string =>
    `${name.padEnd(24)}${one.toFixed(2).padStart(6)} ms${other.toFixed(2).padStart(6)} ms   x ${(other / one).toFixed(1)}`;
  return [
    '',
    `${'search, slowest letter'.padEnd(24)}${String(few.products).padStart(9)}${String(many.products).padStart(9)}   ratio`,
    `${'different words'.padEnd(24)}${String(few.words).padStart(9)}${String(many.words).padStart(9)}   x ${(many.words / few.words).toFixed(1)}`,
    line('made ready, once', few.ready, many.ready),
    ...Object.entries(few.keystrokes).map(([name, one]) =>
      line(name, one, many.keystrokes[name] ?? NaN),
    ),
  ].join('\n');
}
