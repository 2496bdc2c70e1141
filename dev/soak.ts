import { parseArgs } from 'node:util';
import { soak } from '../tests/perf/soak/checkouts.ts';
import { runRushes } from '../tests/perf/soak/rushes.ts';
import { load } from '../tests/perf/soak/shoppers.ts';
import { openOwnCheckout } from '../tests/support/shop/own-checkout.ts';
import { emulatorEnvironment, portOffset } from './backend/ports.ts';
import { startSuite } from './backend/suite.ts';
import { openTestShop } from './steps/shop.ts';

/** `npm run soak`: many requests at once, then random checkouts, or shoppers; see tests/perf/README.md. */
const { values } = parseArgs({
  options: {
    rush: { type: 'string', default: '1000' },
    checkouts: { type: 'string', default: '2000' },
    shoppers: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [seed, shoppers] = [Number(values.seed), Number(values.shoppers)];

console.log(`seed ${seed}`);
const broken = await (shoppers > 0 ? shopTogether() : checkOut());
for (const fault of broken) console.log(`  broken: ${fault}`);
process.exit(broken.length > 0 ? 1 : 0);

async function checkOut(): Promise<readonly string[]> {
  const offset = portOffset() || 1_700;
  Object.assign(process.env, emulatorEnvironment(offset));
  const suite = await startSuite({ portOffset: offset, only: ['firestore'] });
  const own = await openOwnCheckout('soak', seed);
  try {
    const rushes = await runRushes(own, Number(values.rush));
    const result = await soak(own, Number(values.checkouts), seed);
    console.log(result);
    return [...rushes, ...result.broken];
  } finally {
    await own.close();
    await suite.stop();
  }
}

async function shopTogether(): Promise<readonly string[]> {
  const shop = await openTestShop();
  try {
    const plan = { portOffset: shop.offset, shoppers, seconds: Number(values.seconds), seed };
    const { accounts, faults } = await load(plan);
    console.log(accounts);
    return [...faults, ...accounts.broken];
  } finally {
    await shop.stop();
  }
}
