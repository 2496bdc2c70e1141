import type { ShownBrand } from '../shop-content/brand.ts';
import { BUILT_IN_BRAND } from './built-in-brand.ts';
import type { StoreSettings } from './store-settings.ts';

/** The shop's name and logo. Settings are null before they are first saved. */
export function brandOf(settings: Pick<StoreSettings, 'content'> | null): ShownBrand {
  return settings?.content?.brand ?? BUILT_IN_BRAND;
}
