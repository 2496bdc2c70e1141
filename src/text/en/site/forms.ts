import type { Checked, FieldFault } from '#domain/core/form.ts';

/** What is said beside a field. Complete by type. */
const faultSentences: Readonly<Record<FieldFault, string>> = {
  required: 'Please fill this in.',
  'too-short': 'This is a little short. Please write more.',
  'too-long': 'This is too long. Please shorten it.',
  email: 'This does not look like an e-mail address. Example: name@example.in',
  phone: 'Please give a 10-digit Indian mobile number, such as 98765 43210.',
  pin: 'A PIN code has 6 digits, such as 560001.',
  'password-letters': 'Add at least one letter.',
  'password-digits': 'Add at least one digit or sign.',
  choice: 'Please choose one.',
};

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
    own[field]?.[fault] ?? faultSentences[fault],
  ]);
  return { ok: false, errors: Object.fromEntries(sentences) as Record<string, string> };
}
