import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ShownBrand, ShownBrandSchema } from '../../../src/domain/shop-content/brand.ts';
import { BUILT_IN_BRAND } from '../../../src/domain/site/built-in-brand.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { refs, store } from '../platform/store.ts';

/** The shop's name and logo in the settings. A malformed one means those built in: nothing waits for a name. */
export function brandIn(settings: DocumentSnapshot | undefined): ShownBrand {
  const brand = v.safeParse(ShownBrandSchema, settings?.get('content.brand'));
  return brand.success ? brand.output : BUILT_IN_BRAND;
}

/** The same, read by itself; those built in while it cannot be read. */
export async function storedBrand(): Promise<ShownBrand> {
  const found = await store()
    .getAll(refs.settings(), { fieldMask: ['content.brand'] })
    .catch((error: unknown) => {
      log('brand-not-read', errorInfo(error), 'warn');
      return [];
    });
  return brandIn(found[0]);
}
