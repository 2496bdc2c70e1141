import * as v from 'valibot';

/** What can be wrong with what somebody typed, as codes; `text` turns them into sentences. */
export const FIELD_FAULTS = [
  'required',
  'too-short',
  'too-long',
  'email',
  'phone',
  'pin',
  'password-letters',
  'password-digits',
  'choice',
] as const;

/** One of the codes. */
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The outcome of a check: the clean value, or the first fault of each field. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: Readonly<Record<string, FieldFault>> };

/**
 * What no line of text needs, and what makes one look like another: control characters, and marks that turn the direction of
 * what follows (Unicode UAX #9, explicit formatting). Joiners stay: Indian scripts are written with them.
 */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The same for text of several lines, whose ends of lines stay. */
const UNSEEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A line of text: trimmed, white space folded, at most `max` characters (UTF-16 units, as the rules count). */
export const Line = (max: number) =>
  v.pipe(
    v.string('required'),
    v.transform((text) => text.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()),
    v.maxLength(max, 'too-long'),
  );

/** A line that may not be empty. */
export const RequiredLine = (max: number) => v.pipe(Line(max), v.nonEmpty('required'));

/** Text of several lines: trimmed at both ends, at least `min` and at most `max` characters. */
export const LongText = (min: number, max: number) =>
  v.pipe(
    v.string('required'),
    v.transform((text) => text.replace(UNSEEN_IN_TEXT, '').trim()),
    v.nonEmpty('required'),
    v.minLength(min, 'too-short'),
    v.maxLength(max, 'too-long'),
  );

/** An e-mail address, in lower case. 254 characters are the most that SMTP carries (RFC 5321). */
export const Email = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(254, 'too-long'),
  v.toLowerCase(),
  v.email('email'),
);

/**
 * An Indian mobile number in any usual spelling ("098765 43210", "+91-98765-43210") → "+919876543210"; null when it
 * is none. Ten digits, the first from 6 to 9 (National Numbering Plan 2003).
 */
function indianMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/gu, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/u, '');
  return /^[6-9]\d{9}$/u.test(digits) ? `+91${digits}` : null;
}

/** A mobile number that must be given. Becomes the stored form. */
export const Mobile = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const phone = indianMobile(dataset.value);
    if (phone !== null) return phone;
    addIssue({ message: 'phone' });
    return NEVER;
  }),
);

/** A mobile number that may be left empty. */
export const OptionalMobile = v.union(
  [v.pipe(v.string(), v.trim(), v.empty('phone')), Mobile],
  'phone',
);

/** Checks what was typed, field by field, against a schema whose messages are `FieldFault` codes. */
export function checkForm<S extends v.GenericSchema>(
  schema: S,
  typed: Readonly<Record<string, unknown>>,
): Checked<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, typed);
  if (parsed.success) return { ok: true, value: parsed.output };
  const faults: Record<string, FieldFault> = {};
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue);
    if (field !== null && !Object.hasOwn(faults, field)) faults[field] = faultOf(issue.message);
  }
  return { ok: false, faults };
}

function faultOf(message: string): FieldFault {
  return FIELD_FAULTS.find((fault) => fault === message) ?? 'required';
}
