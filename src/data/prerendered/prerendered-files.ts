import { seedReads } from './page-data.ts';

/** Timeout in milliseconds before the server is asked instead. */
const TIMEOUT_MS = 3_000;

const files = new Map<string, Promise<void>>();

/** Loads a prerendered data file, each at most once. Resolves on success and on failure. */
export function fetchPrerendered(file: string): Promise<void> {
  const known = files.get(file) ?? load(file);
  files.set(file, known);
  return known;
}

async function load(file: string): Promise<void> {
  try {
    if (!navigator.onLine) throw new Error('offline');
    const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    seedReads((await response.json()) as Parameters<typeof seedReads>[0]);
  } catch {
    // The server is asked instead; the next call tries again.
    files.delete(file);
  }
}
