import { CALLERS, NO_CALLER, STAFF } from '../callers.ts';
import { plainWrite, plainDeletion } from '../actions.ts';
import { getRow, listRows, type Place, type Variant, writeRows } from '../place.ts';
import type { Fields } from '../requests.ts';

const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const PLACE = `searchMisses/${TODAY}`;
const first = plainWrite('searchMisses', TODAY, () => ({ terms: { neem: 1 }, last: 'neem' }));
const again = plainWrite('searchMisses', TODAY, () => ({
  terms: { neem: 4, tulsi: 1 },
  last: 'neem',
}));
const counted = (terms: Fields) => ({ [PLACE]: { terms, last: 'neem' } });
const many = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`term${at}`, 1]));

/** A `first` term that is also the last one. */
const term = (
  what: string,
  wrong: string,
  right?: string,
): readonly [string, Variant, Variant?] => {
  const variant = (last: string): Variant => ({ fields: { last, terms: { [last]: 1 } } });
  return right === undefined ? [what, variant(wrong)] : [what, variant(wrong), variant(right)];
};

export const searches: readonly Place[] = [
  {
    rule: 'searchMisses/{day}',
    name: 'a search that found nothing',
    there: counted({ neem: 3, tulsi: 1 }),
    asks: [
      getRow('of today', PLACE, NO_CALLER),
      ...listRows('every day', { list: 'searchMisses' }, STAFF, 100),
      ...writeRows('create', first, CALLERS, { there: { [PLACE]: null } }),
      ...writeRows('update', again, CALLERS),
      ...writeRows('delete', plainDeletion(PLACE), NO_CALLER),
    ],
    flaws: [
      {
        of: first,
        by: 'visitor',
        there: { [PLACE]: null },
        wrong: [
          ['of another day', { id: '20260101' }],
          ['with a field of its own', { fields: { uid: 'asha' } }],
          ['with two terms', { fields: { terms: { neem: 1, tulsi: 1 } } }],
          ['twice at once', { fields: { terms: { neem: 2 } } }],
          ['of another term', { fields: { last: 'tulsi' } }],
          ['of a term in a list', { fields: { last: ['neem'] } }],
          term('of one letter', 'n', 'ne'),
          term('of 41 letters', 'n'.repeat(41), 'न'.repeat(40)),
          term('of what is no word', '<b>neem</b>', 'neem oil'),
        ],
      },
      {
        of: again,
        by: 'visitor',
        wrong: [
          ['without another', { fields: { terms: { neem: 4 } } }],
          ['with more of another', { fields: { terms: { neem: 4, tulsi: 2 } } }],
          [
            'of too many',
            { there: counted(many(300)), fields: { terms: { ...many(300), neem: 1 } } },
            { there: counted(many(299)), fields: { terms: { ...many(299), neem: 1 } } },
          ],
          [
            'too often',
            { there: counted({ neem: 1000 }), fields: { terms: { neem: 1001 } } },
            { there: counted({ neem: 999 }), fields: { terms: { neem: 1000 } } },
          ],
        ],
      },
    ],
  },
];
