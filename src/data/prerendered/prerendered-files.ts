import { takeReads } from './page-data.ts';

/** How long a file is waited for before the server is asked instead, in milliseconds. */
const PATIENCE_MS = 3_000;

const files = new Map<string, Promise<void>>();

/** Reads a file that was written with the pages, each once. It resolves when there is nothing more to wait for. */
export function fetchPrerendered(file: string): Promise<void> {
  const known = files.get(file) ?? load(file);
  files.set(file, known);
  return known;
}

async function load(file: string): Promise<void> {
  try {
    if (!navigator.onLine) throw new Error('offline');
    const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) });
    takeReads((await answer.json()) as Parameters<typeof takeReads>[0]);
  } catch {
    // The server is asked instead; the next one tries again.
    files.delete(file);
  }
}
