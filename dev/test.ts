import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onShutdown } from './backend/shutdown.ts';
import { runChecks } from './steps/checks.ts';
import {
  failureReport,
  isRed,
  lastLine,
  type Outcome,
  outcomeTable,
  single,
  unsteadyReport,
} from './steps/outcome.ts';
import { runFlows, runVitest } from './steps/runners.ts';
import { logs } from './steps/tool.ts';
import { openTestShop, type TestShop } from './steps/shop.ts';

/**
 * `npm test`: everything, in order: static checks, unit and screen tests, then the whole suite with a seeded
 * shop, its rules and functions, and the shop in a real browser. `npm test -- unit flows` runs parts.
 */
const PARTS = ['check', 'unit', 'suite', 'flows'] as const;
type Part = (typeof PARTS)[number];

const stopping = new AbortController();
const outcomes: Outcome[] = [];

function wantedParts(): readonly Part[] {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => !PARTS.some((part) => part === word));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join('", "')}": take ${PARTS.join(', ')}.`);
    process.exit(2);
  }
  return words.length === 0 ? PARTS : PARTS.filter((part) => words.includes(part));
}

function broken(name: string, error: unknown): Outcome {
  return single(name, 0, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Notes what came out, says it in one line, and goes on: a red step does not hide the next one. */
async function note(title: string, run: () => Promise<readonly Outcome[]>): Promise<void> {
  if (stopping.signal.aborted) return;
  console.log(`… ${title}`);
  const found: readonly Outcome[] = await run().catch((error: unknown) => [broken(title, error)]);
  if (stopping.signal.aborted) return;
  outcomes.push(...found);
  const seconds = found.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`${isRed(found) ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`);
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

async function testWithShop(parts: readonly Part[]): Promise<void> {
  const shop = await openShop('shop', false);
  if (!shop) {
    const reason = 'Not run: the shop did not open.';
    outcomes.push(...parts.map((part) => single(part, 0, reason)));
    return;
  }
  const closed = new AbortController();
  void shop.failed.then((error) => {
    outcomes.push(broken('shop', error));
    closed.abort();
  });
  const run = {
    signal: AbortSignal.any([stopping.signal, closed.signal]),
    environment: shop.environment,
  };
  if (parts.includes('suite')) {
    await note('suite', async () => [await runVitest({ name: 'suite', ...run }, ['suite'])]);
  }
  // Flows change the store beneath them. In a shop of its own each of two browsers goes its way beside the other.
  const second = parts.includes('flows') ? await openShop('second shop', true) : null;
  const shops = second ? [shop, second] : [shop];
  if (parts.includes('flows')) {
    const offsets = shops.map(({ offset }) => offset);
    await note('flows', async () => [await runFlows({ name: 'flows', ...run }, offsets)]);
  }
  for (const open of shops) {
    await open.stop().catch((error: unknown) => outcomes.push(broken('shop', error)));
  }
}

function summary(): void {
  console.log(
    `\n${unsteadyReport(outcomes)}\n${failureReport(outcomes)}\n${outcomeTable(outcomes)}\n`,
  );
  console.log(lastLine(outcomes));
  mkdirSync(logs, { recursive: true });
  // How .ci/run knows that this run came to its end.
  writeFileSync(join(logs, 'sum.txt'), lastLine(outcomes));
}

async function main(): Promise<void> {
  const parts = wantedParts();
  const { signal } = stopping;
  // Whoever reads along may leave; there is still a suite to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => null);
  // Runners stop with this process; the suite sees to itself.
  const forget = onShutdown(
    async () => {
      stopping.abort();
      outcomes.push(single('stopped', 0, 'The run was stopped before its end.'));
      summary();
    },
    () => stopping.abort(),
  );
  if (parts.includes('check')) await note('check', () => runChecks(signal));
  if (parts.includes('unit')) {
    await note('unit', async () => [await runVitest({ name: 'unit', signal }, ['unit', 'screen'])]);
  }
  const withShop = parts.filter((part) => part === 'suite' || part === 'flows');
  if (withShop.length > 0) await testWithShop(withShop);
  forget();
  if (stopping.signal.aborted) return;
  summary();
  process.exitCode = isRed(outcomes) ? 1 : 0;
}

await main();
