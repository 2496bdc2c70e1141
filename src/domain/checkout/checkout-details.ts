import * as v from 'valibot';
import { type AddressDraft, AddressDraftSchema, addressLines } from '../customer/address.ts';
import { type Billing, checkBilling } from '../customer/billing.ts';
import { type Checked, checkForm } from '../core/form.ts';
import { Email } from '../customer/email.ts';
import { BuyerGstin, plainGstin } from '../invoice/gstin.ts';

const DetailsSchema = v.object({
  email: Email,
  ...AddressDraftSchema.entries,
  gstin: v.optional(BuyerGstin, ''),
});

/** The buyer's details of an order. */
export interface CheckoutDetails {
  readonly email: string;
  readonly address: AddressDraft;
  /** In capitals; empty unless the buyer is a business. */
  readonly gstin: string;
  /** Required with a GSTIN; null without one. */
  readonly billing: Billing | null;
}

/** Details that need not be typed: the account's email, and the chosen address of the book. */
export interface KnownDetails {
  readonly email?: string;
  readonly address?: AddressDraft;
}

/**
 * Validates the typed checkout details; known ones override them.
 * `line1` holds the whole address box. Faults are keyed by field name.
 */
export function checkDetails(
  typed: Readonly<Record<string, string>>,
  known: KnownDetails,
): Checked<CheckoutDetails> {
  const { email: account, address: chosen } = known;
  const checked = checkForm(DetailsSchema, {
    ...typed,
    ...addressLines(typed['line1'] ?? ''),
    ...chosen,
    ...(account && { email: account }),
  });
  const billing = plainGstin(typed['gstin'] ?? '') ? checkBilling(typed) : NO_BILLING;
  if (!checked.ok || !billing.ok) {
    const faults = [checked, billing].flatMap((part) => (part.ok ? [] : [part.faults]));
    return { ok: false, faults: Object.assign({}, ...faults) as (typeof faults)[number] };
  }
  const { email, gstin, ...address } = checked.value;
  return { ok: true, value: { email, gstin, billing: billing.value, address } };
}

const NO_BILLING = { ok: true, value: null } as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The id of an attempt to order, from twenty random bytes. */
export function attemptId(random: Uint8Array): string {
  return Array.from(random.subarray(0, 20), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
