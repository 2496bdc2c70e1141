import * as v from 'valibot';
import { type AddressDraft, AddressDraftSchema } from '../customer/address.ts';
import { type Checked, checkForm, Email } from '../shared/form.ts';
import { isGstin } from '../invoice/tax.ts';

const Gstin = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/gu, '').toUpperCase()),
  v.check((gstin) => gstin === '' || isGstin(gstin), 'choice'),
);

const DetailsSchema = v.object({
  email: Email,
  ...AddressDraftSchema.entries,
  gstin: v.optional(Gstin, ''),
});

/** What an order has to know of its buyer. */
export interface CheckoutDetails {
  readonly email: string;
  readonly address: AddressDraft;
  /** In capitals; empty for everybody but businesses. */
  readonly gstin: string;
}

/**
 * Checks what was typed at the checkout; what is known (the account's e-mail, an address of the book) counts instead of
 * what was typed for it. The faults stand by the names of the fields; a GSTIN that is none is a `choice`.
 */
export function checkDetails(
  typed: Readonly<Record<string, string>>,
  known: { readonly email?: string; readonly address?: AddressDraft },
): Checked<CheckoutDetails> {
  const { email: account, address: chosen } = known;
  const checked = checkForm(DetailsSchema, {
    ...typed,
    ...chosen,
    ...(account && { email: account }),
  });
  if (!checked.ok) return checked;
  const { email, gstin, ...address } = checked.value;
  return { ok: true, value: { email, gstin, address } };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of an attempt to order, out of twenty random bytes. */
export function attemptId(random: Uint8Array): string {
  return Array.from(random.subarray(0, 20), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
