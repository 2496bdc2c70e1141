import { type PrerenderedReads, seedReads } from './page-data.ts';

/** Timeout in milliseconds before the server is asked instead. */
const TIMEOUT_MS = 3_000;

type Loaded = Partial<PrerenderedReads> | null;

const files = new Map<string, Promise<Loaded>>();

/**
 * Loads a prerendered data file, each at most once, and seeds the query store with it. Resolves to its content, or to
 * null on failure.
 */
export function fetchPrerendered(file: string): Promise<Loaded> {
  const known = files.get(file) ?? load(file);
  files.set(file, known);
  return known;
}

async function load(file: string): Promise<Loaded> {
  try {
    if (!navigator.onLine) throw new Error('offline');
    const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const content = (await response.json()) as Partial<PrerenderedReads>;
    seedReads(content);
    return content;
  } catch {
    // The server is asked instead; the next call tries again.
    files.delete(file);
    return null;
  }
}
