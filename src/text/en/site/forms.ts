import type { Checked, FieldFault, NumberFault } from '#domain/core/form.ts';
import { suggestedEmail } from '#domain/customer/email-suggestion.ts';
import { numberSentence } from './numbers.ts';

/** What is said beside a field. Complete by type. */
const faultSentences: Readonly<Record<FieldFault, string>> = {
  required: 'Please fill this in.',
  'too-short': 'This is too short. Please add more.',
  'too-long': 'This is too long. Please shorten it.',
  account: 'An account number has 9 to 18 digits.',
  'account-differs': 'The two account numbers differ. Please check both.',
  code: 'The code has 6 digits.',
  coupon: 'A coupon code has only letters A to Z and digits.',
  'coupon-length': 'A coupon code has 3 to 20 letters and digits.',
  email: 'Please enter a valid email address, such as name@example.in',
  'email-at': 'An email address has an @ in the middle, such as name@example.in',
  'email-domain':
    'Please check what comes after the @. It’s a full name with a dot, such as gmail.com',
  'email-several': 'Please enter one email address only.',
  'email-space': 'An email address has no spaces. Please remove them.',
  'gstin-check':
    'One of these 15 characters is mistyped: the last one doesn’t match the others. Please compare it with your certificate.',
  'gstin-length': 'A GSTIN or UIN has 15 characters, such as 29ABCDE1234F1Z5.',
  'gstin-shape':
    'This doesn’t have the form of a GSTIN or UIN. Please check that no letter is in place of a digit (O and 0, I and 1).',
  'gstin-state': 'The first two digits aren’t a State code that GST uses for such a number.',
  ifsc: 'An IFSC has 11 letters and digits, with a zero in the fifth place, such as HDFC0001234.',
  name: 'Please enter a name, with letters.',
  'name-contact': 'Please enter a name here, not an email address or a link.',
  'order-number': 'An order number looks like FR-7K2M9QXD: FR- and eight letters or digits.',
  phone: 'Please enter a 10-digit Indian mobile number, such as 98765 43210.',
  'phone-foreign':
    'This number has the code of another country. Please enter an Indian mobile number.',
  'phone-landline':
    'This looks like a landline. Please enter a mobile number: it begins with 6, 7, 8 or 9.',
  'phone-long': 'This number has too many digits: a mobile number has 10.',
  'phone-several': 'Please enter one mobile number only.',
  'phone-short': 'This number has too few digits: a mobile number has 10.',
  pin: 'Please enter a 6-digit PIN code, such as 560001.',
  'pin-digits': 'A PIN code has exactly 6 digits, such as 560001.',
  'pin-first': 'An Indian PIN code doesn’t begin with 0.',
  'ticket-number': 'A ticket number looks like T-7K2M9QXD: T- and eight letters or digits.',
  upi: 'This isn’t a UPI ID. It looks like asha@okaxis.',
  'upi-at': 'A UPI ID has one @ in the middle, such as asha@okaxis.',
  'upi-email':
    'This looks like an email address. A UPI ID has no dot after the @, such as asha@okaxis.',
  'upi-link': 'Please enter the UPI ID only, such as asha@okaxis, without a link or symbols.',
  'upi-space': 'A UPI ID has no spaces. Please remove them.',
  'password-letters': 'Add at least one letter.',
  'password-digits': 'Add at least one digit or symbol.',
  choice: 'Please choose one.',
};

/** What an empty field asks for, by the field's name; others ask to be filled in. */
const emptySentences: Readonly<Record<string, string>> = {
  name: 'Enter your name.',
  phone: 'Enter your mobile number.',
  email: 'Enter your email address.',
  password: 'Enter your password.',
  pin: 'Enter your PIN code.',
  line1: 'Enter your address.',
  city: 'Enter your town or city.',
  state: 'Choose your State.',
  number: 'Enter the order number.',
  text: 'Write a few words.',
  upi: 'Enter your UPI ID.',
  account: 'Enter the account number.',
  again: 'Enter the account number again.',
  holder: 'Enter the name on the account.',
  ifsc: 'Enter the IFSC.',
  ticket: 'Enter the ticket number.',
  code: 'Enter the code.',
  current: 'Enter your current password.',
  next: 'Enter a new password.',
  legalName: 'Enter the legal name of the business.',
  billingLine1: 'Enter the billing address.',
  billingCity: 'Enter the town or city.',
  billingPin: 'Enter the PIN code.',
};

/** The sentences of a form's own codes; those of `FieldFault` may have others here. */
export type OwnSentences<Code extends string | NumberFault> = Readonly<
  Record<Exclude<Extract<Code, string>, FieldFault>, string> & Partial<Record<FieldFault, string>>
>;

/** The sentence of a fault: a number shows what was typed, all others have their code's words. */
export function sentenceOf<Code extends string>(
  fault: Code | NumberFault,
  own: OwnSentences<Code>,
): string {
  if (typeof fault !== 'string') return numberSentence(fault);
  const sentences: Readonly<Record<string, string>> = { ...faultSentences, ...own };
  return sentences[fault] ?? '';
}

/** The address that was probably meant, and the words to offer it; null when nothing is near. */
export function emailOffer(
  typed: string,
): { readonly address: string; readonly label: string } | null {
  const address = suggestedEmail(typed);
  return address === null ? null : { address, label: `Did you mean ${address}?` };
}

function emptyOf(field: string): Partial<Record<FieldFault, string>> {
  const required = emptySentences[field];
  return required === undefined ? {} : { required };
}

/** A check of the domain with its faults as sentences; `own` says a field's fault in its own words. */
export function inWords<T>(
  checked: Checked<T>,
  own: Readonly<Record<string, Partial<Record<FieldFault, string>>>> = {},
):
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  if (checked.ok) return checked;
  const sentences = Object.entries(checked.faults).map(([field, fault]) => [
    field,
    sentenceOf(fault, { ...emptyOf(field), ...own[field] }),
  ]);
  return { ok: false, errors: Object.fromEntries(sentences) as Record<string, string> };
}
