import type { CarriedContent } from '#domain/shop-content/parts.ts';
import { storeSettings } from '../content/settings.ts';
import { useQuery } from './use-query.ts';

/** A part of the owner's words that the settings carry; undefined while the built-in ones apply. */
export function useShopContent<P extends keyof CarriedContent>(part: P): CarriedContent[P] {
  const read = useQuery(storeSettings);
  return read.state === 'loading' ? undefined : read.data?.content?.[part];
}
