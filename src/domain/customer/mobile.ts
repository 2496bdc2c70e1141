import * as v from 'valibot';

/**
 * Normalises an Indian mobile number in any usual spelling ("098765 43210", "+91-98765-43210") → "+919876543210"; null
 * if invalid. Ten digits, the first from 6 to 9 (National Numbering Plan 2003).
 */
function indianMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/gu, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/u, '');
  return /^[6-9]\d{9}$/u.test(digits) ? `+91${digits}` : null;
}

/** A required mobile number, in stored form. */
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

/** An optional mobile number. */
export const OptionalMobile = v.union(
  [v.pipe(v.string(), v.trim(), v.empty('phone')), Mobile],
  'phone',
);
