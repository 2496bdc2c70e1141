import { EDITORS } from '../callers.ts';
import { entry } from '../actions.ts';
import { flaw, flaws, refusals, within } from '../flaws.ts';
import { type Action, type Place, writeRows } from '../place.ts';
import { type Documents, type Fields, NOW, type Write } from '../requests.ts';
import { PRODUCT } from './products.ts';

const SOAP = 'products/neem-soap';
const PAST = new Date(Date.UTC(2026, 0, 14));

/** A stock change of 5 with its ledger entry. `beside` are fields of that entry. */
const move: Action = (who, variant = {}) => {
  const slug = 'neem-soap';
  const own = { slug, reason: 'received', delta: 5, note: '', by: who.uid, email: who.email };
  const fields = { ...own, at: NOW, auditId: 'entry', ...variant.beside };
  const ledger: Write[] =
    variant.beside === null ? [] : [{ put: `stockMoves/entry_${slug}`, fields }];
  const product: Write = {
    put: SOAP,
    fields: { stock: 15, auditId: 'entry', ...variant.fields },
    merge: true,
  };
  return { commit: [product, ...ledger, ...entry('entry', SOAP, who, variant)] };
};

const REVIEW = `${SOAP}/reviews/asha`;
/** The review after a decision under the entry. */
const DECIDED: Documents = { [REVIEW]: { uid: 'asha', status: 'published', auditId: 'entry' } };
/** A decision about a review, with the resulting rating. `beside`: null where the review stays as it is. */
const rate: Action = (who, variant = {}) => {
  const fields = {
    rating: { sum: 9, count: 2 },
    changedAt: NOW,
    auditId: 'entry',
    ...variant.fields,
  };
  const product: Write = { put: SOAP, fields, merge: true };
  const moderation: Fields = { status: 'published', auditId: 'entry' };
  const review: Write[] =
    variant.beside === null ? [] : [{ put: REVIEW, fields: moderation, merge: true }];
  return { commit: [product, ...review, ...entry('entry', REVIEW, who, variant)] };
};

const rating = within('rating', { sum: 9, count: 2 });

/** Changes of a product that come with another document of the same batch. */
export const productChanges: readonly Place[] = [
  {
    rule: 'products/{slug}',
    name: 'the stock and the rating of a product',
    there: { [SOAP]: PRODUCT, [REVIEW]: { uid: 'asha', stars: 4, status: 'pending' } },
    asks: [
      ...writeRows('update', move, EDITORS, { what: 'move the stock' }),
      ...writeRows('update', rate, EDITORS, { what: 'rate' }),
    ],
    flaws: [
      refusals({ of: rate, by: 'staff' }, [
        ['without an entry', { entry: null, ends: 'error' }],
        [
          'under an entry that was there before',
          {
            entry: null,
            beside: null,
            there: { ...DECIDED, 'audit/entry': { subject: REVIEW, at: PAST } },
          },
        ],
        [
          'with an entry about another product',
          { beside: null, there: DECIDED, entry: { subject: 'products/oil/reviews/asha' } },
        ],
        ['without the review', { beside: null, ends: 'error' }],
        [
          'without the review, which was decided before',
          { beside: null, there: { [REVIEW]: { ...DECIDED[REVIEW], auditId: 'first' } } },
          { beside: null, there: DECIDED },
        ],
        ...flaws({ price: 1 }, { changedAt: PAST }),
        rating({ best: 5 }),
        rating({ sum: 8.5 }),
        rating({ count: 2.5 }),
        rating({ sum: -5, count: -1 }, { sum: 0, count: 0 }),
        rating({ sum: 1 }, { sum: 2 }),
        rating({ sum: 11 }, { sum: 10 }),
      ]),
      refusals({ of: move, by: 'staff' }, [
        ['without the ledger', { beside: null }],
        ['by another number', { beside: { delta: 4 } }],
        flaw({ price: 1 }),
        [
          'below nothing',
          { fields: { stock: -1 }, beside: { delta: -11 } },
          { fields: { stock: 0 }, beside: { delta: -10 } },
        ],
        ['by half a piece', { fields: { stock: 10.5 }, beside: { delta: 0.5 } }],
        [
          'beyond ten million',
          { fields: { stock: 10_000_001 }, beside: { delta: 9_999_991 } },
          { fields: { stock: 10_000_000 }, beside: { delta: 9_999_990 } },
        ],
      ]),
    ],
  },
];
