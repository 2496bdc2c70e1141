import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUCKET } from '../tests/rules/matrix/bucket.ts';
import { cellsOf } from '../tests/rules/matrix/cells.ts';
import { TABLES } from '../tests/rules/matrix/tables.ts';
import { attackRecords, clearAttacks } from '../tests/support/backend/attack-log.ts';
import { soak } from '../tests/perf/soak/checkouts.ts';
import { openOwnCheckout } from '../tests/support/shop/own-checkout.ts';
import { clearTallies, talliesAt } from '../tests/support/backend/tallies.ts';
import { emulatorEnvironment, portsAt } from './backend/ports.ts';
import { attackCount, type Count, countOf, countOfAll } from './prove/counts.ts';
import { mutateFirestore, mutateStorage, type Score } from './prove/mutation.ts';
import { patternsOf, refusedPatterns } from './prove/rules-patterns.ts';
import { runFlows, runVitest } from './steps/runners.ts';
import { openTestShop } from './steps/shop.ts';
import { repository } from './steps/tool.ts';
import { startStorageRules } from './storage-rules/client.ts';

/** Values of `--only`, separated by commas. */
const PARTS = [
  'patterns',
  'rules',
  'clauses',
  'attacks',
  'restore',
  'faults',
  'checkouts',
] as const;
type Part = (typeof PARTS)[number];

/**
 * `npm run prove`: the patterns of the rules in RE2, the matrix of the rules with its coverage and the indexes, the
 * rules without each of their clauses in turn, the attacks, a restored backup, the faults of network, storage, clock
 * and payment in a real browser, and checkouts with every fault of the provider, against a separate shop; prints a
 * table of figures, and fails when an attack succeeded, data was lost, or nothing was tried. `-- --only attacks` is a
 * part; `-- <pattern>` tries only the clauses whose line and text match, such as `isDemoted` or `^L120 `.
 */
const { parts, clause } = options();
/** Number of random checkouts, and the seed of their faults. */
const [CHECKOUTS, SEED] = [150, 7];
const firestore = readFileSync(join(repository, 'firestore.rules'), 'utf8');
const storage = readFileSync(join(repository, 'storage.rules'), 'utf8');
const places = Object.values(TABLES).flat();
const counts: Count[] = [];
const { signal } = new AbortController();

const shop = await openTestShop();
const { environment, offset } = shop;
Object.assign(process.env, emulatorEnvironment(offset), { PORT_OFFSET: String(offset) });
const PROOFS: Readonly<Record<Part, () => Promise<readonly Count[]>>> = {
  patterns: () => Promise.resolve([provePatterns()]),
  rules: proveRules,
  clauses: proveClauses,
  attacks: async () => {
    const run = await runTests('attacks', 'tests/attacks/');
    return [attackCount(attackRecords(offset), run)];
  },
  restore: async () => {
    const run = await runTests('restore', 'tests/contract/operations/restore.test.ts');
    return [countOf('backup lost and restored', triedIn(run), run)];
  },
  faults: proveFaults,
  checkouts: proveCheckouts,
};
try {
  for (const part of PARTS) {
    if (!parts.has(part)) continue;
    console.log(`${part} …`);
    counts.push(...(await PROOFS[part]()));
  }
} finally {
  await shop.stop();
}

console.log(`\n${'what was tried'.padEnd(44)}${figures(['tried', 'held', 'seconds'])}`);
for (const { row } of counts) {
  console.log(`${row.what.padEnd(44)}${figures([row.tried, row.held, row.seconds.toFixed(1)])}`);
}
const open = counts.flatMap((count) => count.open);
for (const failure of open) console.log(`  open: ${failure}`);
process.exit(open.length > 0 ? 1 : 0);

function provePatterns(): Count {
  const patterns = [firestore, storage].flatMap(patternsOf);
  const refused = refusedPatterns(patterns);
  const failures = refused.map((reason) => ({ name: 'RE2 refuses', reason }));
  const tally = { tried: patterns.length, held: patterns.length - refused.length };
  return countOf('patterns compiled by RE2', tally, { failures, seconds: 0 });
}

async function proveRules(): Promise<readonly Count[]> {
  const run = await runTests('rules', 'tests/rules/');
  const tallies = talliesAt(offset);
  const cells = places.flatMap(cellsOf).length + BUCKET.length;
  return [
    countOfAll('cells of the matrix', cells, tallies.get('cells'), run),
    // The run's failures are reported once.
    countOf('indexes (none missing, none unused)', tallies.get('indexes')),
  ];
}

async function proveClauses(): Promise<readonly Count[]> {
  const port = portsAt(offset).firestore;
  const runtime = await startStorageRules();
  const ofStorage = await mutateStorage(runtime, storage, BUCKET).finally(runtime.stop);
  return [
    clauseCount('clauses of storage.rules', ofStorage),
    clauseCount(
      'clauses of firestore.rules',
      await mutateFirestore(firestore, places, port, clause),
    ),
  ];
}

function clauseCount(what: string, { mutants, survivors, seconds }: Score): Count {
  const failures = survivors.map((name) => ({
    name: what,
    reason: `nothing fails without ${name}`,
  }));
  return countOf(what, { tried: mutants, held: mutants - survivors.length }, { failures, seconds });
}

async function proveFaults(): Promise<readonly Count[]> {
  const run = { name: 'prove-faults', signal, environment };
  const flows = await runFlows(
    run,
    [offset],
    ['faults/', 'offline/offline', 'offline/cached-pages'],
  );
  return [countOf('faults in a browser (flows)', triedIn(flows), flows)];
}

async function proveCheckouts(): Promise<readonly Count[]> {
  const ownCheckout = await openOwnCheckout('prove', SEED);
  const { broken, seconds } = await soak(ownCheckout, CHECKOUTS, SEED);
  await ownCheckout.close();
  const failures = broken.map((promise) => ({ name: 'a checkout', reason: promise }));
  const tally = { tried: CHECKOUTS, held: CHECKOUTS - broken.length };
  return [countOf('checkouts with faults', tally, { failures, seconds })];
}

/** Runs tests against the shop. The records of an earlier run do not count for it. */
function runTests(name: string, path: string) {
  clearAttacks(offset);
  clearTallies(offset);
  const run = { name: `prove-${name}`, signal, environment };
  return runVitest(run, ['suite'], { filters: [path], offsets: [offset] });
}

function triedIn({ passed, failed }: { readonly passed: number; readonly failed: number }) {
  return { tried: passed + failed, held: passed };
}

/** The command-line options; by default every part and every clause. */
function options() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const selectedParts = values.only?.split(',') ?? PARTS;
  const unknown = selectedParts.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) {
    throw new Error(`--only ${unknown}: it can be ${PARTS.join(', ')}, with commas between.`);
  }
  return {
    parts: new Set(selectedParts as readonly Part[]),
    clause: new RegExp(positionals[0] ?? ''),
  };
}

function figures(cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).padStart(9)).join('');
}
