import type { StoreSettings } from '#domain/site/store-settings.ts';
import { settings } from '../firebase/collections.ts';
import type { Query } from '../query/query-store.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';

/** The shop's live settings: seller, phones, social links, banner, delivery. Null before they are first saved. */
export const storeSettings: Query<StoreSettings | null> = withPrerenderedData(
  settings.doc('store'),
);
