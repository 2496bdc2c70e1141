import { buildFunctions } from '../../functions/build.mjs';
import { isFree } from '../backend/port-owners.ts';
import { emulatorEnvironment, portOffset, portsAt } from '../backend/ports.ts';
import { buildSite } from '../backend/site.ts';
import { startSuite } from '../backend/suite.ts';
import { seedShop } from '../seed/seed.ts';
import { fillLocalSite } from '../prerender/site.ts';

/** A seeded shop under test: its location for the runners, and its shutdown. */
export interface TestShop {
  readonly environment: NodeJS.ProcessEnv;
  readonly offset: number;
  /** Settles when the suite ends unexpectedly. */
  readonly failed: Promise<Error>;
  readonly stop: () => Promise<void>;
}

/** First offset to try for the tests' shop: far from one that a developer has open. */
const FIRST_OFFSET = 1100;
const OFFSETS = Array.from({ length: 40 }, (_, step) => FIRST_OFFSET + step * 100);

/** The first offset whose ports are free. @throws when none is. */
export async function freeOffset(): Promise<number> {
  for (const offset of OFFSETS) if (await canRunAt(offset)) return offset;
  throw new Error('No free ports for the tests: a suite of an earlier run may still be there.');
}

async function canRunAt(offset: number): Promise<boolean> {
  try {
    const free = await Promise.all(Object.values(portsAt(offset)).map(isFree));
    return free.every(Boolean);
  } catch {
    // Browsers block a port of this offset.
    return false;
  }
}

/**
 * Builds the site and the functions, starts the suite and seeds it.
 * @param another beside one that is running: PORT_OFFSET refers to that one.
 * @throws with the failure; nothing is left running then.
 */
export async function openTestShop({ another = false } = {}): Promise<TestShop> {
  const isChosen = Boolean(process.env['PORT_OFFSET']) && !another;
  const offset = isChosen ? portOffset() : await freeOffset();
  const environment = emulatorEnvironment(offset);
  await buildFunctions();
  const [started, built] = await Promise.allSettled([
    startSuite({ portOffset: offset }),
    buildSite({ mode: 'emulator', portOffset: offset }),
  ]);
  if (started.status === 'rejected') throw started.reason;
  const suite = started.value;
  try {
    if (built.status === 'rejected') throw built.reason;
    await seedShop({ portOffset: offset });
    await fillLocalSite(offset);
  } catch (error) {
    await suite.stop();
    throw error;
  }
  return { environment, offset, failed: suite.failed, stop: suite.stop };
}
