import * as v from 'valibot';
import { type Checked, checkForm, Line, RequiredLine } from '../core/form.ts';
import { Pin } from './address.ts';

/**
 * Whom to bill when a business buys: the recipient of CGST Rules 2017, rule 46(d). The State is the GSTIN's. The
 * messages are `FieldFault` codes.
 */
export const BillingSchema = v.object({
  /** As on the certificate of registration. */
  legalName: RequiredLine(120),
  line1: RequiredLine(120),
  line2: v.optional(Line(120), ''),
  city: RequiredLine(60),
  pin: Pin,
});

/** The billing details of a business. */
export type Billing = v.InferOutput<typeof BillingSchema>;

/** The names of the checkout form's fields, which has a delivery address as well. */
export const BILLING_FIELDS = {
  legalName: 'legalName',
  line1: 'billingLine1',
  line2: 'billingLine2',
  city: 'billingCity',
  pin: 'billingPin',
} as const satisfies Record<keyof Billing, string>;

/** The checkout form's values for billing details, by field name. */
export function billingFormValues(billing: Billing): Readonly<Record<string, string>> {
  const { legalName, line1, line2, city, pin } = billing;
  return {
    legalName,
    billingLine1: line1,
    billingLine2: line2,
    billingCity: city,
    billingPin: pin,
  };
}

/** Validates typed billing details, by the names of the checkout's fields. Faults are keyed by these names. */
export function checkBilling(typed: Readonly<Record<string, string>>): Checked<Billing> {
  const names = Object.entries(BILLING_FIELDS);
  const checked = checkForm(
    BillingSchema,
    Object.fromEntries(names.map(([field, name]) => [field, typed[name] ?? ''])),
  );
  if (checked.ok) return checked;
  const faults = names.flatMap(([field, name]) => {
    const fault = checked.faults[field];
    return fault ? [[name, fault] as const] : [];
  });
  return { ok: false, faults: Object.fromEntries(faults) };
}
