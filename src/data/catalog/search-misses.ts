import { missDay, missedTerm } from '#domain/search/search-miss.ts';
import { attempt } from '../firebase/failures.ts';

/** What was told since the page was loaded: a search is counted once. */
const told = new Set<string>();

/**
 * Counts a search that found nothing, with nothing about who searched. What is no product's name, what was told already
 * and what the rules refuse is left out; nobody waits for it.
 */
export async function recordSearchMiss(search: string): Promise<void> {
  const term = missedTerm(search);
  if (term === null || told.has(term) || !navigator.onLine) return;
  told.add(term);
  await attempt(async () => {
    const { mergeDocument, INCREMENT: ONE_MORE } = await import('../firebase/writes.ts');
    const place = `searchMisses/${missDay(Date.now())}`;
    await mergeDocument(place, { terms: { [term]: ONE_MORE }, last: term });
  });
}
