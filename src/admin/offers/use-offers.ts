import { type AutomaticOffer, offersOf } from '#domain/offer/offer.ts';
import type { Failure } from '#domain/core/result.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';

interface Offers {
  /** Null while loading, or unreadable. */
  readonly offers: readonly AutomaticOffer[] | null;
  readonly error: Failure | null;
}

/** The automatic offers of the live settings, in the order of their creation. */
export function useOffers(): Offers {
  const read = useQuery(storeSettings);
  if (read.state === 'loading') return { offers: null, error: null };
  const offers = read.data === undefined ? null : offersOf(read.data?.offers ?? []);
  return { offers, error: read.state === 'failed' ? read.error : null };
}
