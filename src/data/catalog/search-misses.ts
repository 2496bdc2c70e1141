import { missDay, missedTerm } from '#domain/search/search-miss.ts';
import { attemptQuietly } from '../firebase/failures.ts';

/** Terms reported since the page load; each is counted once. */
const reported = new Set<string>();

/**
 * Counts a search without results, anonymously. Skips terms that cannot be a product name and terms already reported.
 * Fire-and-forget: a rejection by the rules is ignored.
 */
export async function recordSearchMiss(search: string): Promise<void> {
  const term = missedTerm(search);
  if (term === null || reported.has(term) || !navigator.onLine) return;
  reported.add(term);
  await attemptQuietly(async () => {
    const { mergeDocument, INCREMENT: ONE_MORE } = await import('../firebase/writes.ts');
    const path = `searchMisses/${missDay(Date.now())}`;
    await mergeDocument(path, { terms: { [term]: ONE_MORE }, last: term });
  });
}
