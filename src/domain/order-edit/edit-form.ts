import * as v from 'valibot';
import { type AddressDraft, AddressDraftSchema, addressLines } from '../customer/address.ts';
import { type Billing, checkBilling } from '../customer/billing.ts';
import { type Checked, checkForm } from '../core/form.ts';
import { BuyerGstin, plainGstin } from '../invoice/gstin.ts';

type Typed = Readonly<Record<string, string>>;

/** A typed delivery address, whose `line1` holds the whole address box. Faults are keyed by field name. */
export function checkAddressEdit(typed: Typed): Checked<AddressDraft> {
  return checkForm(AddressDraftSchema, { ...typed, ...addressLines(typed['line1'] ?? '') });
}

/** Typed billing details; an empty GSTIN removes them. Faults are keyed by the names of the checkout's fields. */
export function checkBillingEdit(
  typed: Typed,
): Checked<{ readonly gstin: string; readonly billing: Billing | null }> {
  const number = checkForm(v.object({ gstin: BuyerGstin }), { gstin: typed['gstin'] ?? '' });
  if (plainGstin(typed['gstin'] ?? '') === '') {
    return { ok: true, value: { gstin: '', billing: null } };
  }
  const billing = checkBilling(typed);
  if (number.ok && billing.ok) {
    return { ok: true, value: { gstin: number.value.gstin, billing: billing.value } };
  }
  return {
    ok: false,
    faults: { ...(number.ok ? {} : number.faults), ...(billing.ok ? {} : billing.faults) },
  };
}
