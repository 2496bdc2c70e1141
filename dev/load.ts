import { parseArgs } from 'node:util';
import { load } from '../tests/perf/load.ts';
import { openTestShop } from './steps/shop.ts';

/**
 * `npm run load -- [--shoppers 200] [--seconds 300] [--seed n]`: shoppers who browse and buy at once in a separate
 * shop; prints the duration of every step, slowest first, and fails on any error, overselling or lost order.
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [shoppers = 0, seconds = 0, seed = 0] = [values.shoppers, values.seconds, values.seed].map(
  Number,
);

const shop = await openTestShop();
try {
  console.log(`${shoppers} shoppers for ${seconds} seconds, seed ${seed} …`);
  const { visits, steps, errors, refusals, books, lost } = await load({
    portOffset: shop.offset,
    shoppers,
    seconds,
    seed,
  });
  console.log(`\n${'step (ms)'.padEnd(30)}${row(['times', 'errors', 'p50', 'p95', 'max'])}`);
  for (const { name, count, errors: failed, p50, p95, max } of steps) {
    const figures = [count, failed, Math.round(p50), Math.round(p95), Math.round(max)];
    console.log(`${name.padEnd(30)}${row(figures)}`);
  }
  const sum = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((total, count) => total + count, 0);
  console.log(`\nslowest step: ${steps[0]?.name ?? 'none'}`);
  console.log(`${visits} visits, orders ${JSON.stringify(books.orders)}`);
  console.log(`refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
  console.log(
    `paise captured ${books.captured}: ${books.kept} pay orders, ${books.givenBack} given back`,
  );
  console.log(
    `errors ${sum(errors)}, oversold or unpaired ${books.broken.length}, lost ${lost.length}`,
  );
  for (const [message, count] of errors) console.log(`  ${count} × ${message}`);
  for (const fault of [...books.broken, ...lost]) console.log(`  ${fault}`);
  if (sum(errors) + books.broken.length + lost.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
}
process.exit();

function row(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(8)).join('');
}
