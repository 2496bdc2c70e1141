import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressBox, addressLines } from './address.ts';

const LONG =
  'Flat 402, Tower B, Sample Sunrise Park, Neeladri Road, Electronic City Phase 1, Near Gate 5 of Park';

test.each([
  ['18 Example Road', '18 Example Road', ''],
  ['18 Example Road\nNear the park', '18 Example Road', 'Near the park'],
  [' Flat 4 ,\r\n\r\n Rose Villa\n Ward 7 ', 'Flat 4 ,', 'Rose Villa, Ward 7'],
  [`${LONG}, the third ward of East`, LONG, 'the third ward of East'],
  ['x'.repeat(121), 'x'.repeat(121), ''],
  ['', '', ''],
])('the address box %j becomes two lines', (box, line1, line2) => {
  expect(addressLines(box)).toEqual({ line1, line2 });
});

test('a long line is cut at a space where it has no comma', () => {
  const { line1, line2 } = addressLines('word '.repeat(40));
  expect([line1, line2].map((line) => line.length)).toEqual([119, 79]);
});

const Words = fc.array(fc.stringMatching(/^[\p{L}\d]{1,12},?$/u), { maxLength: 40 });

test('splitting loses no word, and what it splits fits', () => {
  fc.assert(
    fc.property(fc.array(Words, { maxLength: 4 }), (lines) => {
      const box = lines.map((words) => words.join(' ')).join('\n');
      const { line1, line2 } = addressLines(box);
      const wordsOf = (text: string) => text.split(/[\s,]+/u).filter(Boolean);
      expect(wordsOf(`${line1} ${line2}`)).toEqual(wordsOf(box));
      expect(line2.length).toBeLessThanOrEqual(120);
      expect(line2 === '' || line1.length <= 120).toBe(true);
      expect(addressLines(addressBox({ line1, line2 }))).toEqual({ line1, line2 });
    }),
  );
});
