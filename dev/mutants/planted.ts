import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Outcome } from '../steps/outcome.ts';
import { onShutdown } from '../backend/processes/shutdown.ts';
import { runFlows, runVitest } from '../steps/runners.ts';
import { openTestShop } from '../steps/shop.ts';
import { repository } from '../steps/tool.ts';

/** The parts of the shop that faults are planted in. */
export const AREAS = ['components', 'routing', 'data', 'worker', 'letters'] as const;
export type Area = (typeof AREAS)[number];

const PlantedFaultSchema = v.object({
  area: v.picklist(AREAS),
  path: v.string(),
  /** Where the line stood when the fault was drawn. */
  line: v.number(),
  before: v.string(),
  after: v.string(),
});
/** A fault planted in one line of a file. */
export type PlantedFault = v.InferOutput<typeof PlantedFaultSchema>;

/** The file that holds them, written by `draw.ts`. */
export const PLANTED = join(import.meta.dirname, 'planted-faults.json');

/** The share of planted faults, in percent, that the tests must catch. */
const LEAST_SCORE = 95;

/** Where an area is tested when no fast test catches the fault. */
const SLOW_TESTS: Readonly<Record<Area, { suite?: string; flows?: readonly string[] }>> = {
  components: { flows: [] },
  routing: { flows: [] },
  data: { suite: 'tests/contract', flows: [] },
  worker: { flows: ['offline/', 'faults/', 'navigation/'] },
  letters: { suite: 'tests/contract' },
};

/**
 * Plants each fault in turn and runs the tests that its file can break, until one fails. Prints who caught it.
 * @param only The faults whose path contains this.
 * @returns whether enough were caught.
 */
export async function runPlanted(only = ''): Promise<boolean> {
  const all = v.parse(v.array(PlantedFaultSchema), JSON.parse(readFileSync(PLANTED, 'utf8')));
  const faults = all.filter(({ path }) => path.includes(only));
  let caught = 0;
  for (const fault of faults) {
    const catcher = await catcherOf(fault);
    if (catcher !== null) caught += 1;
    console.log(
      `${catcher === null ? '✗' : '✓'} ${fault.path}:${fault.line}  ${catcher ?? fault.after}`,
    );
  }
  console.log(`planted faults: ${caught} of ${faults.length} caught`);
  return caught * 100 >= faults.length * LEAST_SCORE;
}

async function catcherOf(fault: PlantedFault): Promise<string | null> {
  const file = join(repository, fault.path);
  const source = readFileSync(file, 'utf8');
  const planted = withFault(source, fault);
  if (planted === null) throw new Error(`${fault.path} has no line "${fault.before}" to plant in.`);
  const restore = (): void => writeFileSync(file, source);
  const forget = onShutdown(() => Promise.resolve(restore()), restore);
  try {
    writeFileSync(file, planted);
    return (await fastCatcher(fault)) ?? (await slowCatcher(fault));
  } finally {
    restore();
    forget();
  }
}

/** The source with the fault in the line nearest to its place. Null when no line reads as it did. */
function withFault(source: string, { line, before, after }: PlantedFault): string | null {
  const lines = source.split('\n');
  const distance = (index: number): number => Math.abs(index + 1 - line);
  const [at] = lines
    .flatMap((row, index) => (row.trim() === before ? [index] : []))
    .sort((a, b) => distance(a) - distance(b));
  if (at === undefined) return null;
  lines[at] = lines[at]?.replace(before, () => after) ?? '';
  return lines.join('\n');
}

const { signal } = new AbortController();

async function fastCatcher({ path }: PlantedFault): Promise<string | null> {
  const run = { name: 'planted', signal };
  return firstFailure(
    await runVitest(run, ['unit', 'components', 'tools'], { related: path, failures: 1 }),
  );
}

async function slowCatcher({ area }: PlantedFault): Promise<string | null> {
  const { suite, flows } = SLOW_TESTS[area];
  const shop = await openTestShop();
  const shops = [shop];
  const run = { name: 'planted', signal, environment: shop.environment };
  try {
    // As in `npm test`: each shop has a browser of its own.
    if (flows) shops.push(await openTestShop({ another: true }));
    const offsets = shops.map(({ offset }) => offset);
    const bySuite =
      suite === undefined
        ? null
        : firstFailure(await runVitest(run, ['suite'], { filters: [suite], offsets, failures: 1 }));
    if (bySuite !== null || !flows) return bySuite;
    return firstFailure(await runFlows(run, offsets, flows, 1));
  } finally {
    for (const open of shops) await open.stop();
  }
}

function firstFailure({ failures }: Outcome): string | null {
  return failures[0]?.name ?? null;
}
