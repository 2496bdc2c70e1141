import { parseArgs } from 'node:util';
import { soak } from '../tests/perf/soak.ts';
import { releaseAtOnce } from '../tests/perf/due-orders.ts';
import { issueAtOnce } from '../tests/perf/invoices.ts';
import { runBuyerRushes } from '../tests/perf/oversell.ts';
import { openOwnCheckout } from '../tests/support/shop/own-checkout.ts';
import { emulatorEnvironment, portOffset } from './backend/ports.ts';
import { startSuite } from './backend/suite.ts';

/**
 * `npm run soak -- [checkouts] [seed]`: buyers of the last pieces, a thousand invoices at once, a thousand
 * unpaid orders that end at once, then that many random
 * checkouts with every fault of the gateway; prints the results and fails when an invariant was broken. The seed of a
 * failing run replays its choices.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [checkouts = 2_000, seed = Date.now() % 1_000_000] = positionals.map(Number);
const offset = portOffset() || 1_700;
Object.assign(process.env, emulatorEnvironment(offset));
const suite = await startSuite({ portOffset: offset, only: ['firestore'] });
const shop = await openOwnCheckout('soak', seed);
try {
  console.log('many buyers at once        sold  sold out  busy  left');
  for (const { name, sold, refused, busy, left, milliseconds, wrong } of await runBuyerRushes(
    shop,
  )) {
    const counts = [sold, refused, busy, left].map((count) => String(count).padStart(6)).join('  ');
    console.log(`${name.padEnd(24)}${counts}   ${(milliseconds / 1000).toFixed(1)} s ${wrong}`);
    if (wrong !== '') process.exitCode = 1;
  }
  const { invoices, seconds, wrong: unnumbered } = await issueAtOnce(shop, 1_000);
  console.log(`${invoices} invoices at once, ${seconds.toFixed(1)} s ${unnumbered}`);
  if (unnumbered !== '') process.exitCode = 1;
  const { released, seconds: late, wrong: unreleased } = await releaseAtOnce(shop, 1_000);
  console.log(
    `${released} unpaid orders released at the latest ${late.toFixed(0)} s after their end ${unreleased}`,
  );
  if (unreleased !== '') process.exitCode = 1;
  console.log(`\n${checkouts} random checkouts, seed ${seed} …`);
  const result = await soak(shop, checkouts, seed);
  console.log(result);
  if (result.broken.length > 0) process.exitCode = 1;
} finally {
  await shop.close();
  await suite.stop();
}
process.exit();
