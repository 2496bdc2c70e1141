import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { chargesAt } from '../../../../src/domain/checkout/charges-at.ts';
import type { EditCommandSchema } from '../../../../src/domain/order-edit/edit-command.ts';
import type { EditRules } from '../../../../src/domain/order-edit/edit-rules.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { isPaidOnDelivery } from '../../../../src/domain/payment/payment-method.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from '../../../../src/domain/site/store-settings.ts';
import { type CashPhoneCheck, checkCashPhone } from '../../checkout/cash-check.ts';
import { parseDocument, refs } from '../../platform/store.ts';

/** A checked command. */
export type Command = v.InferOutput<typeof EditCommandSchema>;

/**
 * Checks a new phone number; null if there is none to check. Only cash orders of shoppers are limited by it, because staff have
 * talked to the customer.
 */
export async function phoneCheck(
  tx: FirestoreTransaction,
  { uid, method, address }: Order,
  { edit, asStaff }: Pick<Command, 'edit' | 'asStaff'>,
  now: number,
): Promise<CashPhoneCheck | null> {
  if (asStaff || edit.what !== 'address' || !isPaidOnDelivery(method)) return null;
  const { phone } = edit.address;
  return phone === address.phone ? null : checkCashPhone(tx, { phone, uid }, now);
}

/** The shop's present rules. @throws BadDocumentError */
export async function readRules(tx: FirestoreTransaction): Promise<EditRules> {
  const found = await tx.get(refs.settings());
  const settings =
    parseDocument(found, StoreSettingsSchema, 'id') ?? v.parse(StoreSettingsSchema, NEW_SETTINGS);
  return { chargesAt: (pin) => chargesAt(settings, pin), delivery: settings.delivery };
}
