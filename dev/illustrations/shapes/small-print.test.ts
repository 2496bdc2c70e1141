import { expect, it } from 'vitest';
import { NO_BREAK, printed, widthOf, wrap } from './small-print.ts';
import { Sheet } from './svg.ts';

const LONG = [{ text: 'Net quantity:', bold: true }, { text: 'one hundred millilitres of oil' }];

it('breaks text into lines that fit, and keeps all of its words', () => {
  const lines = wrap(LONG, 16, 120);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(widthOf(line) * 16).toBeLessThanOrEqual(120);
  const text = lines.map((line) => line.map((run) => run.text).join('')).join(' ');
  expect(text).toBe('Net quantity: one hundred millilitres of oil');
});

it('does not break at a no-break space', () => {
  const lines = wrap([{ text: `call +91${NO_BREAK}80${NO_BREAK}0000` }], 16, 10);
  expect(lines).toHaveLength(2);
});

it('draws each letter once', () => {
  const sheet = new Sheet();
  const line = printed(sheet, [{ text: 'aaa' }], { x: 0, y: 0, size: 10, colour: '#000000' });
  expect(line.match(/<use /g)).toHaveLength(3);
  expect(sheet.document(10, 10, line).match(/<path /g)).toHaveLength(1);
});

it('refuses a letter without an outline', () => {
  const at = { x: 0, y: 0, size: 10, colour: '#000000' };
  expect(() => printed(new Sheet(), [{ text: 'त' }], at)).toThrow('No outline for the letter');
});
