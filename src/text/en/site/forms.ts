import type { Checked, FieldFault } from '#domain/core/form.ts';

/** What is said beside a field. Complete by type. */
const faultSentences: Readonly<Record<FieldFault, string>> = {
  required: 'Please fill this in.',
  'too-short': 'This is too short. Please add more.',
  'too-long': 'This is too long. Please shorten it.',
  email: 'Please enter a valid e-mail address, such as name@example.in',
  'email-at': 'An e-mail address has an @ in the middle, such as name@example.in',
  'email-domain':
    'Please check what comes after the @. It’s a full name with a dot, such as gmail.com',
  'email-several': 'Please enter one e-mail address only.',
  'email-space': 'An e-mail address has no spaces. Please check where they come from.',
  phone: 'Please enter a 10-digit Indian mobile number, such as 98765 43210.',
  pin: 'Please enter a 6-digit PIN code, such as 560001.',
  'password-letters': 'Add at least one letter.',
  'password-digits': 'Add at least one digit or symbol.',
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
