import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colsOf, moved, shownColumns, toggled } from './column-layout.ts';
import { cursorFromText, textOfCursor } from './page-cursor.ts';

const COLUMNS = [
  { name: 'order', fixed: true },
  { name: 'state' },
  { name: 'total' },
  { name: 'phone', extra: true },
];

test('a cursor comes back from the address as it was; other texts are the first page', () => {
  const cursor = fc.record({
    value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    moment: fc.boolean(),
    id: fc.string({ minLength: 1, maxLength: 80 }),
  });
  fc.assert(
    fc.property(cursor, (one) => {
      expect(cursorFromText(textOfCursor(one))).toEqual(one);
    }),
  );
  for (const text of ['', '7', '[]', '[1,1]', '[1,2,"a"]', '[{},0,"a"]', '["a",0,""]', '{"a"'])
    expect(cursorFromText(text)).toBeUndefined();
});

test('columns are shown as the address says, and the standard order needs no parameter', () => {
  const shown = (cols: string) => shownColumns(COLUMNS, cols).join();
  expect(shown('')).toBe('order,state,total');
  expect(shown('phone,state')).toBe('order,phone,state');
  expect(shown('phone,price,phone,order')).toBe('order,phone');
  const choice = fc
    .subarray(['state', 'total', 'phone'] as const)
    .chain((names) => fc.shuffledSubarray(names, { minLength: names.length }));
  fc.assert(
    fc.property(choice, (names) => {
      const wanted = ['order', ...names];
      expect(shownColumns(COLUMNS, colsOf(COLUMNS, wanted))).toEqual(wanted);
    }),
  );
  expect(colsOf(COLUMNS, ['order', 'state', 'total'])).toBe('');
});

test('a column is hidden, shown last and moved, but not past the ends', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});
