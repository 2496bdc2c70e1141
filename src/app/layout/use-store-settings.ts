import type { StoreSettings } from '#domain/site/store-settings.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';

/** The shop's settings: undefined while loading, null if unavailable. */
export function useStoreSettings(): StoreSettings | null | undefined {
  const read = useQuery(storeSettings);
  if (read.state === 'loading') return undefined;
  return read.data ?? null;
}
