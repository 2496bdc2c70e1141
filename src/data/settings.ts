import type { StoreSettings } from '#domain/site/store-settings.ts';
import { settings } from './collections.ts';
import type { Source } from './live.ts';
import { madeBefore } from './made.ts';

/** The shop's live settings: seller, phones, social links, banner, delivery. Null before they are written once. */
export const storeSettings: Source<StoreSettings | null> = madeBefore(settings.doc('store'));
