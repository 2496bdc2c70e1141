import * as v from 'valibot';

/**
 * An Indian mobile number in any usual spelling ("098765 43210", "+91-98765-43210") → "+919876543210"; null when it
 * is none. Ten digits, the first from 6 to 9 (National Numbering Plan 2003).
 */
function indianMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/gu, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/u, '');
  return /^[6-9]\d{9}$/u.test(digits) ? `+91${digits}` : null;
}

/** A stored number as people read it: "+919876543210" → "+91 98765 43210". */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/u, '+91 $1 $2');
}

/** What a telephone link leads to ("+91 80 0000 0108" → "tel:+918000000108"). */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/gu, '')}`;
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
