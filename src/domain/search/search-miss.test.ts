import { expect, test } from 'vitest';
import { missDay, missedSearches, missedTerm } from './search-miss.ts';

test.each([
  ['  Neem   Oil ', 'neem oil'],
  ['अश्वगंधा', 'अश्वगंधा'],
  ['Omega-3', 'omega 3'],
  ['<b>kesar</b>', 'b kesar b'],
  ['x'.repeat(40), 'x'.repeat(40)],
])('%s is counted as %s', (search, term) => {
  expect(missedTerm(search)).toBe(term);
});

test.each(['', 'x', '!!', 'x'.repeat(41), 'asha@example.in', '98765 43210', '98765-43210'])(
  '%s is not counted',
  (search) => {
    expect(missedTerm(search)).toBeNull();
  },
);

test('several days in UTC are merged, most frequent first, then latest', () => {
  expect(missDay(Date.UTC(2026, 10, 21, 23, 59))).toBe('20261121');
  const days = [
    { day: '20261120', terms: { kesar: 2, shilajit: 1 } },
    { day: '20261121', terms: { kesar: 1, triphala: 1 } },
  ];
  expect(missedSearches(days)).toEqual([
    { term: 'kesar', count: 3, lastDay: '2026-11-21' },
    { term: 'triphala', count: 1, lastDay: '2026-11-21' },
    { term: 'shilajit', count: 1, lastDay: '2026-11-20' },
  ]);
});
