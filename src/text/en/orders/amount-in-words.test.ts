import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { MAX_PAISE, paise } from '#domain/money/money.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [1, 'Paise One Only'],
  [100, 'Rupees One Only'],
  [119, 'Rupees One and Paise Nineteen Only'],
  [2_000, 'Rupees Twenty Only'],
  [59_900, 'Rupees Five Hundred Ninety-Nine Only'],
  [100_000, 'Rupees One Thousand Only'],
  [1_100_101, 'Rupees Eleven Thousand One and Paise One Only'],
  [12_345_650, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Fifty Only'],
  [MAX_PAISE, 'Rupees One Crore Only'],
])('spells %d paise as "%s"', (amount, words) => {
  expect(amountInWords(paise(amount))).toBe(words);
});

const UNITS = new Map<string, number>([
  ...'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ...'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
    .split(' ')
    .map((word, index): [string, number] => [word, 20 + index * 10]),
]);
const STEPS = new Map([
  ['Crore', 10_000_000],
  ['Lakh', 100_000],
  ['Thousand', 1_000],
  ['Hundred', 100],
]);

/** Parses words independently of the code that wrote them. */
function read(words: string): number {
  let sum = 0;
  let count = 0;
  for (const word of words.split(/[ -]/).filter((part) => part !== 'Zero' && part !== '')) {
    const step = STEPS.get(word);
    const unit = UNITS.get(word);
    if (step !== undefined) {
      sum += count * step;
      count = 0;
    } else if (unit === undefined) throw new Error(`No number: ${word}`);
    else count += unit;
  }
  return sum + count;
}

it('can be parsed back to the paisa for any amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PAISE }), (amount) => {
      const words = amountInWords(paise(amount));
      const [, rupees = '', coins = ''] =
        /^(?:Rupees (.+?))?(?: and )?(?:Paise (.+))? Only$/.exec(words) ?? [];
      expect(read(rupees) * 100 + read(coins)).toBe(amount);
    }),
  );
});
