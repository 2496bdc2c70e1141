import { expect, it } from 'vitest';
import { mostReviewed } from './featured.ts';

const newest = { slug: 'newest', stock: 3 };
const sold = { slug: 'sold', stock: 0, rating: { sum: 50, count: 10 } };
const known = { slug: 'known', stock: 1, rating: { sum: 4, count: 1 } };
const loved = { slug: 'loved', stock: 9, rating: { sum: 14, count: 3 } };
const oldest = { slug: 'oldest', stock: 2 };

it('shows the most reviewed products first, then the newest, and none that is sold out', () => {
  const rows = [newest, sold, known, loved, oldest];
  expect(mostReviewed(rows, 8)).toEqual([loved, known, newest, oldest]);
  expect(mostReviewed(rows, 2)).toEqual([loved, known]);
});
