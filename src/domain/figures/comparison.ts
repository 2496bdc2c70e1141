/** How a sum compares with that of the period before: in percent, or that there was none. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'none' }
  | { readonly kind: 'change'; readonly percent: number };

/** Compares a sum with the one before. The percentage has one decimal; a smaller change counts as none. */
export function compare(now: number, before: number): Comparison {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'none' };
  const percent = Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
  return percent === 0 ? { kind: 'same' } : { kind: 'change', percent };
}

/** The values of an axis from 0 on, in equal steps of 1, 2 or 5 times a power of ten; the last is at least `most`. */
export function axisTicks(most: number, steps = 4): readonly number[] {
  const rough = Math.max(most, 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10));
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
