import * as v from 'valibot';
import { BankAccountSchema } from './bank-transfer/bank-account.ts';
import { type OfferingSettings, type PaymentMethod, traitsOf } from './payment-method.ts';

/** The settings that offer methods by hand, by the trait `offeredBy`. A malformed one counts as none. */
export const PAY_TO_SETTINGS = {
  /** The shop's account for bank transfers. */
  bankTransfer: v.optional(v.fallback(v.optional(BankAccountSchema), undefined)),
} satisfies Record<keyof OfferingSettings, v.GenericSchema>;

/** The order's copy of them: where its shopper was asked to pay. Absent for other methods. */
export const PAY_TO_FIELDS = { transferTo: v.optional(BankAccountSchema) };

const PayToSettings = v.object(PAY_TO_SETTINGS);
const PayToFields = v.object(PAY_TO_FIELDS);

/** Where a shopper is asked to pay by hand, as fields of the order; none for other methods. */
export function payTo(
  method: PaymentMethod,
  { bankTransfer }: v.InferOutput<typeof PayToSettings>,
): v.InferOutput<typeof PayToFields> {
  const { offeredBy } = traitsOf(method);
  return offeredBy === 'bankTransfer' && bankTransfer ? { transferTo: bankTransfer } : {};
}
