import { ACCOUNTS, SEED_PASSWORD } from './seed/accounts.ts';
import { NoSuiteError } from './seed/emulator.ts';
import { seedShop } from './seed/seed.ts';

/** The command: seeds the running emulators, and prints what it wrote. */
async function main(): Promise<void> {
  const portOffset = Number(process.env['PORT_OFFSET'] ?? 0);
  const report = await seedShop({ portOffset });
  console.log(
    `Seeded ${report.products} products, ${report.blogs} articles, ${report.accounts} accounts and ${report.orders} orders.`,
  );
  console.log(
    `Accounts: ${ACCOUNTS.map(({ email }) => email).join(', ')}; password ${SEED_PASSWORD}`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof NoSuiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
