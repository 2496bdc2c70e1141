import { type ShopReturnTerms, shopReturnTerms } from '#domain/return/return-terms.ts';
import { storeSettings } from '../content/settings.ts';
import { useQuery } from './use-query.ts';

/** The shop's return terms of today. */
export function useReturnTerms(): ShopReturnTerms {
  const read = useQuery(storeSettings);
  return shopReturnTerms(read.state === 'loading' ? null : (read.data ?? null));
}
