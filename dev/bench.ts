import { visitList, type Visit } from '../tests/perf/catalogue-size.ts';
import { portOffset, portsAt } from './backend/ports.ts';
import { ensureChromium } from './backend/programs.ts';
import { seedManyProducts } from './seed/many.ts';
import { openTestShop } from './steps/shop.ts';

/** `npm run bench`: the list page of the seeded shop, then of the same shop with 10,000 products, as ratios. */
const MANY = 10_000;

const chromium = await ensureChromium();
const shop = await openTestShop();
try {
  const offset = portOffset(shop.environment);
  const address = `http://127.0.0.1:${portsAt(offset).hosting}`;
  const few = await visitList(address, chromium);
  console.log(`Writing ${MANY.toLocaleString('en-IN')} products …`);
  await seedManyProducts({ portOffset: offset, count: MANY });
  const many = await visitList(address, chromium);
  console.log(table(few, many));
} finally {
  await shop.stop();
}

function table(few: Visit, many: Visit): string {
  const rows: readonly (readonly [string, keyof Visit, string])[] = [
    ['first contentful paint', 'firstPaint', 'ms'],
    ['first card', 'firstCard', 'ms'],
    ['cards shown', 'cards', ''],
    ['documents read', 'reads', ''],
  ];
  const lines = rows.map(([name, figure, unit]) => {
    const ratio = (many[figure] / few[figure]).toFixed(2);
    const cell = (visit: Visit): string =>
      `${Math.round(visit[figure])} ${unit}`.trim().padStart(9);
    return `${name.padEnd(24)}${cell(few)}${cell(many)}   x ${ratio}`;
  });
  const head = `${'/products, median of 5'.padEnd(24)}${'seeded'.padStart(9)}${'10,000'.padStart(9)}   ratio`;
  return ['', head, ...lines].join('\n');
}
