import { CALLERS, NO_CALLER, STAFF } from '../callers.ts';
import { plainWrite, plainDeletion } from '../actions.ts';
import { flaw, flaws, refusals } from '../flaws.ts';
import { getRow, listRows, type Place, writeRows } from '../place.ts';
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
const term = (wrong: string, right?: string) => {
  const fields = (last: string): Fields => ({ last, terms: { [last]: 1 } });
  return flaw(fields(wrong), right === undefined ? undefined : fields(right));
};

export const searches: readonly Place[] = [
  {
    rule: 'searchMisses/{day}',
    name: 'a search that found nothing',
    there: counted({ neem: 3, tulsi: 1 }),
    asks: [
      getRow('of today', PLACE, NO_CALLER),
      ...listRows('searchMisses', STAFF, 100),
      ...writeRows('create', first, CALLERS, { there: { [PLACE]: null } }),
      ...writeRows('update', again, CALLERS),
      ...writeRows('delete', plainDeletion(PLACE), NO_CALLER),
    ],
    flaws: [
      refusals({ of: first, by: 'visitor', there: { [PLACE]: null } }, [
        ['of another day', { id: '20260101' }],
        ...flaws({ uid: 'asha' }, { terms: { neem: 1, tulsi: 1 } }, { terms: { neem: 2 } }),
        ...flaws({ last: 'tulsi' }, { last: ['neem'] }),
        term('n', 'ne'),
        term('n'.repeat(41), 'न'.repeat(40)),
        term('<b>neem</b>', 'neem oil'),
      ]),
      refusals({ of: again, by: 'visitor' }, [
        ...flaws({ terms: { neem: 4 } }, { terms: { neem: 4, tulsi: 2 } }),
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
      ]),
    ],
  },
];
