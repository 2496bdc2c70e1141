import type { ShownBrand } from '#domain/shop-content/brand.ts';
import { brandOf } from '#domain/site/brand-of.ts';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { storeSettings } from '../content/settings.ts';
import { brandOfShell } from '../prerendered/page-data.ts';
import { useQuery } from './use-query.ts';

/** The shop's name, and its uploaded logo if any. Until the settings are read, those of the build. */
export function useBrand(): ShownBrand {
  const read = useQuery(storeSettings);
  const settings = read.state === 'loading' ? undefined : read.data;
  return settings === undefined ? (brandOfShell() ?? BUILT_IN_BRAND) : brandOf(settings);
}
