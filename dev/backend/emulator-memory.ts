import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ownerOf } from './port-owners.ts';
import { programPath } from './programs.ts';

const run = promisify(execFile);

/** What a Firestore emulator holds in memory. */
export interface EmulatorMemory {
  /** Listeners of pages and programs, including those of closed pages that never unsubscribed. */
  readonly listeners: number;
  readonly megabytes: number;
}

/** The emulator's class of a listener. */
const LISTENER = 'com.google.cloud.datastore.emulator.impl.watch.AutoValue_StreamTarget';

/**
 * Reads what the emulator on a port holds. Null where `jcmd` is missing, as with a Java runtime without a JDK, or cannot
 * attach to the emulator.
 */
export async function readEmulatorMemory(port: number): Promise<EmulatorMemory | null> {
  const jcmd = await programPath('jcmd');
  const owner = await ownerOf(port);
  if (!jcmd || !owner) return null;
  try {
    const command = [String(owner.pid), 'GC.class_histogram'];
    const { stdout } = await run(jcmd, command, { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 });
    return memoryIn(stdout);
  } catch {
    return null;
  }
}

/** Reads the histogram of `jcmd`: a row per class with its instances and bytes, and a row with their sums. */
export function memoryIn(histogram: string): EmulatorMemory {
  let listeners = 0;
  let bytes = 0;
  for (const line of histogram.split('\n')) {
    const [first, second, third, name] = line.trim().split(/\s+/);
    if (name === LISTENER) listeners = Number(second);
    if (first === 'Total') bytes = Number(third);
  }
  return { listeners, megabytes: bytes / 1024 ** 2 };
}
