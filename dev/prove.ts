import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKET } from '../tests/rules/matrix/bucket.ts';
import { cellsOf } from '../tests/rules/matrix/cells.ts';
import { TABLES } from '../tests/rules/matrix/tables.ts';
import { attackRecords } from '../tests/support/attack-log.ts';
import { soak } from '../tests/perf/soak.ts';
import { openOwnCheckout } from '../tests/support/own-checkout.ts';
import { emulatorEnvironment, portsAt } from './backend/ports.ts';
import { mutateFirestore, mutateStorage, type Score } from './prove/mutation.ts';
import { runFlows } from './steps/runners.ts';
import { vitestTally } from './steps/reports.ts';
import { openTestShop } from './steps/shop.ts';
import { logs, repository, runTool } from './steps/tool.ts';

/**
 * `npm run prove`: the matrix of the rules with its coverage, the rules without each of their clauses in turn, the attacks,
 * the faults of network, storage, clock and payment in a real browser, checkouts with every fault of the provider, and a
 * restored backup, against a shop of its own; prints a table of figures, and fails when a door stood open or something was
 * lost. `-- <pattern>` tries only the clauses whose line and text match, such as `isDemoted` or `^L120 `.
 */
const only = new RegExp(process.argv[2] ?? '');
/** How many checkouts are tried, and what their faults follow from. */
const [CHECKOUTS, SEED] = [300, 7];
const firestore = readFileSync(join(repository, 'firestore.rules'), 'utf8');
const storage = readFileSync(join(repository, 'storage.rules'), 'utf8');
const places = Object.values(TABLES).flat();
const rows: (readonly [what: string, tried: number, held: number, seconds: number])[] = [];
const open: string[] = [];

const shop = await openTestShop();
Object.assign(process.env, emulatorEnvironment(shop.offset), { PORT_OFFSET: String(shop.offset) });
try {
  const cells = places.flatMap(cellsOf).length + BUCKET.length;
  const rules = await runTests('rules', 'tests/rules/');
  rows.push([
    `cells of the matrix (${rules.tests} tests)`,
    cells,
    cells - rules.failed,
    rules.seconds,
  ]);

  const inBucket = mutateStorage(storage, BUCKET);
  tell('clauses of storage.rules', inBucket);
  const port = portsAt(shop.offset).firestore;
  console.log('dropping each clause of firestore.rules in turn …');
  tell('clauses of firestore.rules', await mutateFirestore(firestore, places, port, only));

  const attacks = await runTests('attacks', 'tests/attacks/');
  const records = attackRecords();
  const held = records.filter(({ outcome }) => outcome === 'held').length;
  const here = records.filter(({ outcome }) => outcome !== 'elsewhere').length;
  rows.push([`attacks, ${records.length - here} more beside`, here, held, attacks.seconds]);

  const restored = await runTests('restore', 'tests/contract/restore.test.ts');
  rows.push([
    'backup lost and restored',
    restored.tests,
    restored.tests - restored.failed,
    restored.seconds,
  ]);
  console.log('faults in a browser …');
  const { signal } = new AbortController();
  const { environment, offset } = shop;
  const run = { name: 'prove-faults', signal, environment };
  const flows = await runFlows(run, [offset], ['faults-', 'offline', 'seen-pages']);
  rows.push([
    'faults in a browser (flows)',
    flows.passed + flows.failed,
    flows.passed,
    flows.seconds,
  ]);
  open.push(...flows.failures.map(({ name, reason }) => `${name}: ${reason}`));
  console.log(`${CHECKOUTS} checkouts with every fault of the provider …`);
  const desk = await openOwnCheckout('prove', SEED);
  const { broken, seconds } = await soak(desk, CHECKOUTS, SEED);
  await desk.close();
  rows.push(['checkouts with faults', CHECKOUTS, CHECKOUTS - broken.length, seconds]);
  open.push(...broken.map((promise) => `a checkout: ${promise}`));
} finally {
  await shop.stop();
}

console.log(`\n${'what was tried'.padEnd(44)}${figures(['tried', 'held', 'seconds'])}`);
for (const [what, tried, held, seconds] of rows) {
  console.log(`${what.padEnd(44)}${figures([tried, held, seconds.toFixed(1)])}`);
}
for (const door of open) console.log(`  open: ${door}`);
process.exit(open.length > 0 ? 1 : 0);

function tell(what: string, { mutants, survivors, seconds }: Score): void {
  rows.push([what, mutants, mutants - survivors.length, seconds]);
  open.push(...survivors.map((name) => `${what}: nothing fails without ${name}`));
}

/** Runs the tests of a folder against the shop. */
async function runTests(name: string, folder: string) {
  console.log(`${folder} …`);
  const report = join(logs, `prove-${name}.json`);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ] as const;
  const { seconds } = await runTool({
    name: `prove-${name}`,
    line: ['vitest', 'run', '--project=suite', folder, ...reporters],
    minutes: 20,
    environment: shop.environment,
  });
  const { passed, failed, failures } = vitestTally(report);
  open.push(...failures.map((failure) => `${failure.name}: ${failure.reason}`));
  return { tests: passed + failed, failed, seconds };
}

function figures(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join('');
}
