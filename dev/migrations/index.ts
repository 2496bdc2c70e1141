import { activeProducts } from './0001-active-products.ts';
import { popularity } from './0002-popularity.ts';
import { synonymRows } from './0003-synonym-rows.ts';
import { eventExpiries } from './0004-event-expiry.ts';
import { consentProofExpiries } from './0005-consent-proof-expiry.ts';
import { orderSearch } from './0006-order-search.ts';
import { turnedBack } from './0007-turned-back.ts';
import { settlementsBeside } from './0008-order-settlements.ts';
import { paymentIds } from './0009-provider-ids.ts';
import { lowStock } from './0010-low-stock.ts';
import { customerNoteExpiries } from './0011-customer-note-expiry.ts';
import type { Migration } from './migration.ts';

/** Every migration, in execution order. */
export const MIGRATIONS: readonly Migration[] = [
  activeProducts,
  popularity,
  synonymRows,
  eventExpiries,
  consentProofExpiries,
  orderSearch,
  turnedBack,
  settlementsBeside,
  paymentIds,
  lowStock,
  customerNoteExpiries,
];
