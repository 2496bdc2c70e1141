import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeFailure } from './backend/failure.ts';
import { readEmulatorMemory } from './backend/emulator-memory.ts';
import { portsAt } from './backend/ports.ts';
import { onShutdown } from './backend/processes/shutdown.ts';
import { runChecks } from './steps/checks.ts';
import {
  failureReport,
  hasFailedTooOften,
  isRed,
  lastLine,
  type Outcome,
  outcomeTable,
  single,
  slowestReport,
} from './steps/outcome.ts';
import { runFlows, runVitest } from './steps/runners.ts';
import { parseSelection, type Part, type Selection, selectionOf } from './steps/selection.ts';
import { logs, repository } from './steps/tool.ts';
import { openTestShop, type TestShop } from './steps/shop.ts';

/**
 * `npm test`: static checks, fast tests, then the whole suite with a seeded shop, its rules and functions, and the shop in a
 * real browser. `npm test -- unit flows` runs parts, `npm test -- flows cart` the test files of a part whose path contains
 * "cart", and `npm test -- changed [revision]` what a change since a git revision (HEAD~1) can break, uncommitted files
 * included.
 */
const FAST_PARTS = ['unit', 'components', 'tools'] as const satisfies readonly Part[];

const stopping = new AbortController();
const outcomes: Outcome[] = [];

function selected(): Selection {
  const [first, revision = 'HEAD~1', ...rest] = process.argv.slice(2);
  if (first === 'changed' && rest.length === 0)
    return selectionOf(changedFiles(revision), revision);
  const selection = parseSelection(process.argv.slice(2));
  if (typeof selection !== 'string') return selection;
  console.error(selection);
  process.exit(2);
}

function changedFiles(since: string): readonly string[] {
  const lines = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean);
  try {
    return [
      ...lines('diff', '--name-only', since, '--'),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ];
  } catch {
    console.error(`git knows no revision "${since}".`);
    process.exit(2);
  }
}

function broken(name: string, error: unknown): Outcome {
  return single(name, 0, describeFailure(error));
}

/** Records and prints the outcomes, and continues: a failed step does not hide the next one. */
async function note(title: string, run: () => Promise<readonly Outcome[]>): Promise<void> {
  if (stopping.signal.aborted) return;
  if (hasFailedTooOften(outcomes)) {
    outcomes.push(single(title, 0, 'Not run: too much has failed before.'));
    return;
  }
  console.log(`… ${title}`);
  const stepOutcomes: readonly Outcome[] = await run().catch((error: unknown) => [
    broken(title, error),
  ]);
  if (stopping.signal.aborted) return;
  outcomes.push(...stepOutcomes);
  const seconds = stepOutcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`${isRed(stepOutcomes) ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`);
}

async function openShop(name: string, another: boolean): Promise<TestShop | null> {
  let shop: TestShop | null = null;
  await note(name, async () => {
    const started = performance.now();
    shop = await openTestShop({ another });
    const seconds = (performance.now() - started) / 1000;
    return [{ name, passed: 0, failed: 0, skipped: 0, failures: [], seconds }];
  });
  return shop;
}

async function testWithShop({ parts }: Selection): Promise<void> {
  const suite = parts.get('suite');
  const flows = parts.get('flows');
  const shop = await openShop('shop', false);
  if (!shop) {
    const reason = 'Not run: the shop did not open.';
    if (suite) outcomes.push(single('suite', 0, reason));
    if (flows) outcomes.push(single('flows', 0, reason));
    return;
  }
  const closed = new AbortController();
  const watch = ({ failed }: TestShop): void =>
    void failed.then((error) => {
      outcomes.push(broken('shop', error));
      closed.abort();
    });
  watch(shop);
  const run = {
    signal: AbortSignal.any([stopping.signal, closed.signal]),
    environment: shop.environment,
  };
  // Tests change the Firestore of their shop. A second shop lets two of them run at once.
  const isAll = [suite, flows].some((filters) => filters?.length === 0);
  const second = isAll ? await openShop('second shop', true) : null;
  if (second) watch(second);
  const shops = second ? [shop, second] : [shop];
  const offsets = shops.map(({ offset }) => offset);
  if (suite) {
    await note('suite', async () => [
      await runVitest({ name: 'suite', ...run }, ['suite'], { filters: suite, offsets }),
    ]);
  }
  if (flows) {
    await note('flows', async () => [await runFlows({ name: 'flows', ...run }, offsets, flows)]);
  }
  if (flows?.length === 0) {
    await note('listeners', () => Promise.all(shops.map(({ offset }) => countListeners(offset))));
  }
  for (const open of shops) {
    await open.stop().catch((error: unknown) => outcomes.push(broken('shop', error)));
  }
}

/**
 * More than this means that pages closed without unsubscribing. About 250 remain after flows that block the network and
 * links that load another document.
 */
const MAX_LISTENERS = 500;

async function countListeners(offset: number): Promise<Outcome> {
  const name = 'listeners';
  const started = performance.now();
  const memory = await readEmulatorMemory(portsAt(offset).firestore);
  const seconds = (performance.now() - started) / 1000;
  if (!memory) {
    console.log('Not counted: `jcmd` of a JDK is missing or cannot attach.');
    return { name, passed: 0, failed: 0, skipped: 1, failures: [], seconds };
  }
  const { listeners, megabytes } = memory;
  const found = `Firestore emulator at offset ${offset}: ${listeners} listeners, ${megabytes.toFixed(0)} MB`;
  console.log(found);
  const isTooMany = listeners > MAX_LISTENERS;
  return single(
    name,
    seconds,
    isTooMany ? `${found}; at most ${MAX_LISTENERS} are expected` : null,
  );
}

function summary(): void {
  console.log(slowestReport(outcomes));
  console.log(`\n${failureReport(outcomes)}\n${outcomeTable(outcomes)}\n`);
  console.log(lastLine(outcomes));
  try {
    mkdirSync(logs, { recursive: true });
    // Tells .ci/run that this run completed.
    writeFileSync(join(logs, 'sum.txt'), lastLine(outcomes));
  } catch (error) {
    console.error(describeFailure(error));
  }
}

async function main(): Promise<void> {
  const selection = selected();
  const { parts, since } = selection;
  const { signal } = stopping;
  // The reader of the output may close it; the suite must still be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => null);
  // Runners stop with this process; the suite stops itself.
  const forget = onShutdown(
    async () => {
      stopping.abort();
      outcomes.push(single('stopped', 0, 'The run was stopped before its end.'));
      summary();
    },
    () => stopping.abort(),
  );
  if (parts.has('check')) await note('check', () => runChecks(signal));
  const fast = FAST_PARTS.filter((part) => parts.has(part));
  if (fast.length > 0) {
    const name = fast.join('+');
    const filters = fast.flatMap((part) => parts.get(part) ?? []);
    await note(name, async () => [await runVitest({ name, signal }, fast, { filters, since })]);
  }
  if (parts.has('suite') || parts.has('flows')) await testWithShop(selection);
  forget();
  if (stopping.signal.aborted) return;
  summary();
  process.exitCode = isRed(outcomes) ? 1 : 0;
}

await main();
