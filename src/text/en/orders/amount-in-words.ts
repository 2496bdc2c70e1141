import type { Paise } from '#domain/money/money.ts';

const SMALL = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** Units of Indian numbering, largest first. At most one crore (`MAX_PAISE`). */
const STEPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/**
 * An amount in words for an invoice, in Indian numbering: 1_23_456_50 →
 * "Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Fifty Only".
 */
export function amountInWords(amount: Paise): string {
  const rest = amount % 100;
  const rupees = (amount - rest) / 100;
  if (rest === 0) return `Rupees ${rupees === 0 ? 'Zero' : inWords(rupees)} Only`;
  if (rupees === 0) return `Paise ${inWords(rest)} Only`;
  return `Rupees ${inWords(rupees)} and Paise ${inWords(rest)} Only`;
}

/** A whole number from 1 to 99,99,999 (or one crore) in words. */
function inWords(number: number): string {
  const words: string[] = [];
  let rest = number;
  for (const [step, name] of STEPS) {
    const count = Math.floor(rest / step);
    if (count > 0) words.push(belowHundred(count), name);
    rest %= step;
  }
  if (rest > 0) words.push(belowHundred(rest));
  return words.join(' ');
}

function belowHundred(number: number): string {
  const small = SMALL[number];
  if (small !== undefined) return small;
  const unit = SMALL[number % 10] ?? '';
  const ten = TENS[Math.floor(number / 10)] ?? '';
  return unit === '' ? ten : `${ten}-${unit}`;
}
