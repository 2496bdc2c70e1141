import * as v from 'valibot';
import { type Checked, checkForm, Parsed, type ParsedText } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { Text } from '../core/record-fields.ts';
import { PersonName, StoredName } from '../customer/person-name.ts';
import { ACCOUNT_NUMBER, IFSC } from '../payment/bank-transfer/bank-account.ts';

/** How a refund can be sent to a shopper by hand. */
export const PAYEE_KINDS = ['upi', 'bank'] as const;

/** A kind. */
export type PayeeKind = (typeof PAYEE_KINDS)[number];

/** The most characters of a UPI ID; NPCI allows longer ones, which no app gives out. */
const LONGEST_UPI_ID = 100;

/**
 * A UPI ID (virtual payment address) in lower case: `name@handle`. The handle has no dot, which tells it from an email
 * address. Source: NPCI's UPI procedural guidelines, read in November 2026.
 */
const UPI_ID = /^[a-z0-9][a-z0-9._-]{1,63}@[a-z][a-z0-9]{1,29}$/u;

/** What no UPI ID has, and links, scripts and payment QR codes do. */
const LINK = /:|\/|\\|\bwww\.|[<>"'`?=&%#]/u;

function upiId(typed: string): ParsedText {
  const text = plainText(typed).toLowerCase();
  if (LINK.test(text)) return 'upi-link';
  if (text.includes(' ')) return 'upi-space';
  if (text.split('@').length !== 2) return 'upi-at';
  if (/@.*\./u.test(text)) return 'upi-email';
  if (text.length > LONGEST_UPI_ID) return 'too-long';
  return UPI_ID.test(text) ? { value: text } : 'upi';
}

function accountNumber(typed: string): ParsedText {
  const digits = plainText(typed).replace(/[ -]/gu, '');
  return ACCOUNT_NUMBER.test(digits) ? { value: digits } : 'account';
}

function ifscCode(typed: string): ParsedText {
  const code = plainText(typed).replaceAll(' ', '').toUpperCase();
  return IFSC.test(code) ? { value: code } : 'ifsc';
}

/** Payee details as stored, in normal form. */
export const PayeeSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('upi'),
    upi: v.pipe(v.string(), v.maxLength(LONGEST_UPI_ID), v.regex(UPI_ID)),
  }),
  v.strictObject({
    kind: v.literal('bank'),
    holder: StoredName,
    number: v.pipe(v.string(), v.regex(ACCOUNT_NUMBER)),
    ifsc: v.pipe(v.string(), v.regex(IFSC)),
  }),
]);

/** Where a refund goes: a UPI ID or a bank account. Personal data: shown to owners only, never logged. */
export type Payee = v.InferOutput<typeof PayeeSchema>;

const Typed = v.optional(Text(300), '');

/** Payee details as typed, in a request. `again` repeats the account number. */
export const TypedPayeeSchema = v.strictObject({
  kind: v.picklist(PAYEE_KINDS),
  upi: Typed,
  holder: Typed,
  number: Typed,
  again: Typed,
  ifsc: Typed,
});

/** Payee details as typed. */
export type TypedPayee = Readonly<v.InferInput<typeof TypedPayeeSchema>>;

const UpiForm = v.object({ kind: v.literal('upi'), upi: Parsed(upiId) });
const BankForm = v.object({
  kind: v.literal('bank'),
  holder: PersonName,
  number: Parsed(accountNumber),
  again: Parsed(accountNumber),
  ifsc: Parsed(ifscCode),
});

/** Checks typed payee details: at the form, and again on the server. */
export function checkPayee(typed: TypedPayee): Checked<Payee> {
  if (typed.kind === 'upi') return checkForm(UpiForm, typed);
  const checked = checkForm(BankForm, typed);
  if (!checked.ok) return checked;
  const { again, ...payee } = checked.value;
  return again === payee.number
    ? { ok: true, value: payee }
    : { ok: false, faults: { again: 'account-differs' } };
}

const DOTS = '••••';

/** What shoppers, staff and letters see of a payee: "as••••@okaxis", "••••1234, HDFC". */
export function maskedPayee(payee: Payee): string {
  if (payee.kind === 'bank') return `${DOTS}${payee.number.slice(-4)}, ${payee.ifsc.slice(0, 4)}`;
  const [name = '', handle = ''] = payee.upi.split('@');
  // At least one character stays hidden.
  return `${name.slice(0, Math.min(2, name.length - 1))}${DOTS}@${handle}`;
}

/** Whether two payees are the same account. */
export function isSamePayee(a: Payee, b: Payee): boolean {
  const keyOf = (one: Payee) =>
    one.kind === 'upi' ? [one.upi] : [one.holder, one.number, one.ifsc];
  return a.kind === b.kind && keyOf(a).join('\n') === keyOf(b).join('\n');
}
