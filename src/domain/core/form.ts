import * as v from 'valibot';
import { plainLine, plainLines, plainText } from './plain-text.ts';

/** Faults of typed values, as codes; `text` turns them into sentences. */
export const FIELD_FAULTS = [
  'required',
  'too-short',
  'too-long',
  'account',
  'account-differs',
  'code',
  'coupon',
  'coupon-length',
  'email',
  'email-at',
  'email-domain',
  'email-several',
  'email-space',
  'gstin-check',
  'gstin-length',
  'gstin-shape',
  'gstin-state',
  'ifsc',
  'name',
  'name-contact',
  'order-number',
  'phone',
  'phone-foreign',
  'phone-landline',
  'phone-long',
  'phone-several',
  'phone-short',
  'pin',
  'pin-digits',
  'pin-first',
  'ticket-number',
  'upi',
  'upi-at',
  'upi-email',
  'upi-link',
  'upi-space',
  'password-letters',
  'password-digits',
  'choice',
] as const;

/** A code. */
export type FieldFault = (typeof FIELD_FAULTS)[number];

/**
 * A fault of a typed number or amount in rupees, with what its sentence shows: the typed text, the range, and what to
 * write instead where that is clear (else empty).
 */
export interface NumberFault {
  readonly code: 'amount' | 'number';
  /** A misplaced comma, too many decimals, a sign, zero, another value outside the range; else it is no number. */
  readonly why: 'commas' | 'decimals' | 'sign' | 'zero' | 'range' | 'shape';
  readonly typed: string;
  readonly instead: string;
  readonly least: number;
  readonly most: number;
  /** The most decimals; 0 for a whole number. */
  readonly decimals: number;
}

/** The result of a check: the clean value, or the first fault of each field. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: Readonly<Record<string, FieldFault>> };

/** A line of text without disguise: trimmed, white space folded, at most `max` characters (UTF-16 units, as in the rules). */
export const Line = (max: number) =>
  v.pipe(v.string('required'), v.transform(plainLine), v.maxLength(max, 'too-long'));

/** A non-empty line. */
export const RequiredLine = (max: number) => v.pipe(Line(max), v.nonEmpty('required'));

/** Multi-line text: trimmed, at least `min` and at most `max` characters. */
export const LongText = (min: number, max: number) =>
  v.pipe(
    v.string('required'),
    v.transform(plainLines),
    v.nonEmpty('required'),
    v.minLength(min, 'too-short'),
    v.maxLength(max, 'too-long'),
  );

/** The normal form of a typed value, or what is wrong with it. */
export type ParsedText = { readonly value: string } | FieldFault;

/** A typed value in the normal form that `parse` gives it. Nothing but white space and invisible characters is empty. */
export const Parsed = (
  parse: (text: string) => ParsedText,
  { empty = 'required' }: { readonly empty?: ParsedText } = {},
) =>
  v.pipe(
    v.string('required'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = plainText(dataset.value) === '' ? empty : parse(dataset.value);
      if (typeof parsed === 'object') return parsed.value;
      addIssue({ message: parsed });
      return NEVER;
    }),
  );

/** Checks typed values by field against a schema whose messages are `FieldFault` codes. */
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

/** Checks one typed value against a schema whose messages are `FieldFault` codes. */
export function checkField(schema: v.GenericSchema<unknown, string>, typed: string): ParsedText {
  const checked = checkForm(v.object({ field: schema }), { field: typed });
  return checked.ok ? { value: checked.value.field } : (checked.faults['field'] ?? 'required');
}

function faultOf(message: string): FieldFault {
  return FIELD_FAULTS.find((fault) => fault === message) ?? 'required';
}
