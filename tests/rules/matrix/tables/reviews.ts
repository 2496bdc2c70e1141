import { questionId } from '#domain/review/review.ts';
import { CALLERS, EDITORS, NAMED_ASHA, NO_CALLER, STAFF } from '../callers.ts';
import { auditedWrite, forged, plainWrite, plainDeletion } from '../actions.ts';
import { flaw, flaws, refusals, tooLong } from '../flaws.ts';
import { type Row, getRow, listRows, type Place, writeRows } from '../place.ts';
import { type Documents, type Fields, NOW } from '../requests.ts';

const SOAP = 'products/soap';
const PAST = new Date(1);
const sold: Documents = {
  [SOAP]: { active: true },
  'products/oil': { active: true },
  'products/gone': { active: false },
};

const REVIEW: Fields = {
  uid: 'asha',
  stars: 4,
  title: '',
  text: 'It lasts long.',
  name: 'Asha K.',
  verified: false,
  status: 'pending',
};
const MINE = `${SOAP}/reviews/asha`;
const review = plainWrite(`${SOAP}/reviews`, 'asha', () => ({ ...REVIEW, createdAt: NOW }));
const ofOil = plainWrite('products', 'oil/reviews/asha', () => ({ ...REVIEW, createdAt: NOW }));
const bought = { 'users/asha/purchases/soap': { orderId: 'o1' } };
const decideReview = auditedWrite(`${SOAP}/reviews`, 'asha', { status: 'published' }, true);
const waiting = { ...REVIEW, createdAt: PAST };
const withPhotos = { [MINE]: { ...waiting, photos: ['photo-1', 'photo-2'] } };
const isNotThere = { [MINE]: null };

const TODAY = questionId('asha', Date.now());
const QUESTION: Fields = { uid: 'asha', text: 'Is it scented?', status: 'pending' };
const ASKED = `${SOAP}/questions/${TODAY}`;
const put = plainWrite(`${SOAP}/questions`, TODAY, () => ({ ...QUESTION, createdAt: NOW }));
const answer = auditedWrite(
  `${SOAP}/questions`,
  TODAY,
  { status: 'published', answer: 'No.', answeredAt: NOW },
  true,
);
const open = { ...QUESTION, createdAt: PAST };
const withoutQuestion = { [ASKED]: null };

const BEST = 'highlights/reviews';
const putBest = plainWrite('highlights', 'reviews', () => ({ reviews: [] }));

const PUBLISHED = [['status', 'EQUAL', 'published']] as const;
const PENDING = [['status', 'EQUAL', 'pending']] as const;
const ASHAS = [['uid', 'EQUAL', 'asha']] as const;
/** Asha, staff, and the demoted Leela, reading Asha's documents. */
const AUTHOR_AND_STAFF = [...NAMED_ASHA, 'anonymous guest', ...STAFF] as const;

function readings(name: 'reviews' | 'questions', path: string, pending: Fields): readonly Row[] {
  const list = `${SOAP}/${name}`;
  return [
    getRow('that waits', path, AUTHOR_AND_STAFF),
    getRow('that is published', path, CALLERS, { [path]: { ...pending, status: 'published' } }),
    ...listRows({ list, where: PUBLISHED }, CALLERS, 100).map(orStaff),
    ...listRows(list, STAFF, 1000),
    {
      op: 'list',
      what: 'every one, limit 100',
      action: () => ({ list, limit: 100 }),
      allowed: STAFF,
      ends: 'either',
    },
    ...listRows({ list, where: PENDING }, STAFF, 1000),
    ...listRows({ list, where: ASHAS }, AUTHOR_AND_STAFF, 1000),
  ];
}

export const reviews: readonly Place[] = [
  {
    rule: 'products/{slug}/reviews/{uid}',
    name: 'a review',
    there: { ...sold, [MINE]: waiting },
    asks: [
      ...readings('reviews', MINE, waiting),
      ...writeRows('create', review, NAMED_ASHA, { there: isNotThere }),
      ...writeRows('update', review, [...NAMED_ASHA, 'anonymous guest'], { what: 'send again' }),
      ...writeRows('update', decideReview, EDITORS, { what: 'decide' }),
      ...writeRows('delete', plainDeletion(MINE), [...NAMED_ASHA, 'anonymous guest']),
    ],
    flaws: [
      refusals({ of: review, by: 'customer', there: isNotThere }, [
        ['under another’s name', { id: 'ravi', fields: { uid: 'ravi' } }],
        ...flaws({ uid: 'ravi' }, { stars: 4.5 }, { text: '' }, { name: '' }),
        ...flaws({ status: 'published' }, { createdAt: PAST }, { pinned: true }),
        ...flaws({ photos: ['photo-1'] }),
        flaw({ stars: 0 }, { stars: 1 }),
        flaw({ stars: 6 }, { stars: 5 }),
        ...tooLong({ title: 120, text: 2000, name: 40 }),
        [
          'as a buyer’s',
          { fields: { verified: true } },
          { fields: { verified: true }, there: bought },
        ],
        ['as nobody’s who bought', { there: bought }],
        [
          'a second one in the batch',
          { also: [{ put: `${SOAP}/reviews/asha-2`, fields: { ...REVIEW, createdAt: NOW } }] },
        ],
        [
          'of what is not sold',
          { there: { [SOAP]: { active: false } } },
          { there: { [SOAP]: { title: 'Without `active` it is on sale' } } },
        ],
        ['of what there is not', { there: { [SOAP]: null }, ends: 'error' }],
      ]),
      refusals({ of: ofOil, by: 'customer', there: bought }, [flaw({ verified: true })]),
      refusals({ of: review, by: 'customer' }, [
        ...flaws({ text: 'Bad.' }, { createdAt: new Date(5) }),
        [
          'after it was published, as if it were',
          {
            fields: { status: 'published' },
            there: { [MINE]: { ...waiting, status: 'published' } },
          },
        ],
        ['after it was rejected', { there: { [MINE]: { ...waiting, status: 'rejected' } } }],
        ['by whom it is not', { by: 'another customer' }],
      ]),
      { of: decideReview, by: 'staff', ...forged(MINE) },
      refusals({ of: decideReview, by: 'staff' }, [
        flaw({ stars: 5 }),
        flaw({ status: 'best' }, { status: 'rejected' }),
        [
          'with a photograph of their own',
          { fields: { photos: ['photo-1', 'photo-3'] }, there: withPhotos },
          { fields: { photos: ['photo-1'] }, there: withPhotos },
        ],
        ['with photographs that are none', { fields: { photos: 'photo-1' }, there: withPhotos }],
        ['with a photograph where there is none', { fields: { photos: ['photo-1'] } }],
      ]),
    ],
  },
  {
    rule: 'products/{slug}/questions/{id}',
    name: 'a question',
    there: { ...sold, [ASKED]: open },
    asks: [
      ...readings('questions', ASKED, open),
      ...writeRows('create', put, NAMED_ASHA, { there: withoutQuestion }),
      ...writeRows('update', put, [...NAMED_ASHA, 'anonymous guest'], { what: 'send again' }),
      ...writeRows('update', answer, EDITORS, { what: 'answer' }),
      ...writeRows('delete', plainDeletion(ASKED), [...NAMED_ASHA, 'anonymous guest']),
    ],
    flaws: [
      refusals({ of: put, by: 'customer', there: withoutQuestion }, [
        ['in another’s name', { id: TODAY.replace('asha', 'ravi'), fields: { uid: 'ravi' } }],
        ['as if tomorrow', { id: questionId('asha', Date.now() + 86_400_000) }],
        ['a second one today', { id: `${TODAY}0` }],
        [
          'a second one in the batch',
          { also: [{ put: `${ASKED}-2`, fields: { ...QUESTION, createdAt: NOW } }] },
        ],
        ...flaws({ text: '' }, { status: 'published' }, { createdAt: PAST }, { answer: 'Yes.' }),
        ...tooLong({ text: 500 }),
        ['about what is not sold', { there: { [SOAP]: { active: false } } }],
      ]),
      refusals({ of: put, by: 'customer' }, [flaw({ text: 'Another?' })]),
      { of: answer, by: 'staff', ...forged(ASKED) },
      {
        of: answer,
        by: 'staff',
        wrong: [
          ...flaws({ text: 'Is it good?' }, { answeredAt: PAST }),
          flaw({ status: 'best' }, { status: 'rejected' }),
          ...tooLong({ answer: 2000 }),
        ],
        right: [flaw({ answer: undefined, answeredAt: undefined, status: 'rejected' })],
      },
    ],
  },
  {
    rule: 'highlights/reviews',
    name: 'the best reviews',
    there: { [BEST]: { reviews: [] } },
    asks: [
      getRow('of the home page', BEST, CALLERS),
      ...listRows('highlights', NO_CALLER, 100),
      ...writeRows('create', putBest, NO_CALLER, { there: { [BEST]: null } }),
      ...writeRows('update', putBest, NO_CALLER),
      ...writeRows('delete', plainDeletion(BEST), NO_CALLER),
    ],
    flaws: [],
  },
  ...(['reviews', 'questions'] as const).map((name): Place => ({
    rule: `{path=**}/${name}/{id}`,
    name: `${name} of every product`,
    there: { ...sold, [MINE]: waiting, [ASKED]: open },
    asks: [
      ...listRows({ list: name, group: true, where: ASHAS }, AUTHOR_AND_STAFF, 1000),
      ...listRows({ list: name, group: true, where: PENDING }, STAFF, 1000),
      ...listRows({ list: name, group: true, where: PUBLISHED }, STAFF, 1000),
    ],
  })),
];

/** Staff may read every one as well, a thousand at a time. */
function orStaff(ask: Row): Row {
  return ask.what.endsWith('limit 101') ? { ...ask, allowed: STAFF } : ask;
}
