import { ASHA, NO_CALLER, STAFF } from '../callers.ts';
import { plainWrite, plainDeletion } from '../actions.ts';
import { type Row, getRow, listRows, type Place, type Variant, writeRows } from '../place.ts';
import { type Fields, NOW } from '../requests.ts';

const HERS = 'users/asha';
const PAST = new Date(Date.UTC(2026, 0, 14));

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];

const profile = plainWrite('users', 'asha', ({ email }) => ({
  email,
  name: 'Asha',
  createdAt: NOW,
}));
const rename = plainWrite('users', 'asha', () => ({ name: 'Asha K' }), true);
const aPhoto = (length: number): string => `https://x.in/${'p'.repeat(length - 13)}`;

const favorite = plainWrite(`${HERS}/favorites`, 'oil', () => ({
  productId: 'oil',
  title: 'Oil',
  price: 449.5,
  imageURL: '',
  createdAt: NOW,
}));
const line = plainWrite(`${HERS}/cart`, 'oil', () => ({
  quantity: 2,
  seenPaise: 12_050,
  addedAt: PAST,
}));
const ADDRESS: Fields = {
  name: 'Asha',
  phone: '+919876543210',
  pin: '680306',
  line1: 'House 1',
  line2: '',
  city: 'Thrissur',
  state: 'Kerala',
  preferred: false,
};
const address = plainWrite(`${HERS}/addresses`, 'home', () => ({ ...ADDRESS, createdAt: NOW }));
const agreed: Fields = { channel: 'email', given: true, text: '2026-11-21' };
const consent = plainWrite(`${HERS}/consents`, 'one', () => ({ ...agreed, at: NOW }));
const move = plainWrite(`${HERS}/addresses`, 'home', () => ({ city: 'Kochi' }), true);
const bought = (): Fields => ({ orderId: 'two' });
const OIL = { productId: 'oil', title: 'Oil', price: 449.5, imageURL: '', createdAt: PAST };

/** One of the lists that only their customer may read. */
function ownList(name: string, id: string): readonly Row[] {
  const list = `${HERS}/${name}`;
  return [
    getRow('that is there', `${list}/${id}`, ASHA),
    getRow('that is not there', `${list}/none`, ASHA),
    ...listRows('every one', { list }, ASHA, 1000),
    ...writeRows('delete', plainDeletion(`${list}/${id}`), ASHA),
  ];
}

const wrongNumbers: readonly (readonly [string, Variant, Variant?])[] = [
  [
    'an id of 81 characters',
    { id: 'o'.repeat(81), fields: { productId: 'o'.repeat(81) } },
    { id: 'o'.repeat(80), fields: { productId: 'o'.repeat(80) } },
  ],
  ['an id that is no address', { id: 'Oil', fields: { productId: 'Oil' } }],
];
const withoutProduct = wrongNumbers.map(
  ([what, ...twists]): readonly [string, Variant, Variant?] => {
    const [wrong, right] = twists.map((variant) =>
      variant?.id === undefined ? undefined : { id: variant.id },
    );
    return right ? [what, wrong ?? {}, right] : [what, wrong ?? {}];
  },
);

export const customers: readonly Place[] = [
  {
    rule: 'users/{uid}',
    name: 'a profile',
    there: { [HERS]: { email: 'asha@franch.test', name: 'Asha', createdAt: PAST } },
    asks: [
      getRow('that is there', HERS, [...ASHA, ...STAFF]),
      getRow('that is not there', 'users/nobody', STAFF),
      ...listRows('every one', { list: 'users' }, STAFF, 100),
      ...writeRows('create', profile, ASHA, { there: { [HERS]: null } }),
      ...writeRows('update', rename, ASHA),
      ...writeRows('delete', plainDeletion(HERS), ASHA),
    ],
    flaws: [
      {
        of: profile,
        by: 'customer',
        there: { [HERS]: null },
        wrong: [
          field('with a role', { role: 'owner' }),
          field('with another’s e-mail', { email: 'ravi@franch.test' }),
          ['without an e-mail', { fields: { email: undefined }, ends: 'error' }],
          field('of another moment', { createdAt: PAST }),
          field('with a name in a list', { name: ['Asha'] }),
          field('with a long name', { name: 'n'.repeat(81) }, { name: 'ज्ञ'.repeat(26) }),
          field('with a long number', { phone: '9'.repeat(21) }, { phone: '9'.repeat(20) }),
          field('with a long photo', { photoURL: aPhoto(2001) }, { photoURL: aPhoto(2000) }),
          field(
            'with a photo that is a script',
            { photoURL: 'javascript:alert(1)' },
            { photoURL: '' },
          ),
        ],
      },
      {
        of: rename,
        by: 'customer',
        wrong: [
          field('and a role', { role: 'owner' }),
          field('and the e-mail', { email: 'other@franch.test' }),
          field('and its moment', { createdAt: NOW }),
          field('to a long one', { name: 'n'.repeat(81) }),
        ],
      },
    ],
  },
  {
    rule: 'users/{uid}/favorites/{slug}',
    name: 'a favourite',
    there: { 'users/asha/favorites/oil': OIL },
    asks: [
      ...ownList('favorites', 'oil'),
      ...writeRows('create', favorite, ASHA, { there: { 'users/asha/favorites/oil': null } }),
      ...writeRows('update', favorite, ASHA),
    ],
    flaws: [
      {
        of: favorite,
        by: 'customer',
        wrong: [
          ...wrongNumbers,
          field('of another product', { productId: 'soap' }),
          field('with a field of its own', { note: 'x' }),
          field('without a title', { title: '' }),
          field('with a long title', { title: 't'.repeat(241) }, { title: 't'.repeat(240) }),
          field('with a price in words', { price: '449' }),
          field('with a price below nothing', { price: -1 }, { price: 0 }),
          field('with an endless price', { price: Infinity }, { price: 10_000_000 }),
          field(
            'with a long picture',
            { imageURL: 'p'.repeat(2001) },
            { imageURL: 'p'.repeat(2000) },
          ),
          field('of another moment', { createdAt: PAST }),
        ],
      },
    ],
  },
  {
    rule: 'users/{uid}/cart/{slug}',
    name: 'a line of a cart',
    there: { 'users/asha/cart/oil': { quantity: 1, seenPaise: 1, addedAt: PAST } },
    asks: [
      ...ownList('cart', 'oil'),
      ...writeRows('create', line, ASHA, { there: { 'users/asha/cart/oil': null } }),
      ...writeRows('update', line, ASHA),
    ],
    flaws: [
      {
        of: line,
        by: 'customer',
        wrong: [
          ...withoutProduct,
          field('with a field of its own', { price: 1 }),
          field('of no piece', { quantity: 0 }, { quantity: 1 }),
          field('of 21 pieces', { quantity: 21 }, { quantity: 20 }),
          field('of half a piece', { quantity: 1.5 }),
          field('below nothing', { seenPaise: -1 }, { seenPaise: 0 }),
          field(
            'for more than a crore',
            { seenPaise: 1_000_000_001 },
            { seenPaise: 1_000_000_000 },
          ),
          field('for half a paisa', { seenPaise: 0.5 }),
          field('with a moment that is a number', { addedAt: 1 }, { addedAt: NOW }),
          field(
            'from before the shop',
            { addedAt: new Date(Date.UTC(2024, 11, 31)) },
            { addedAt: new Date(Date.UTC(2025, 0, 1)) },
          ),
          field('from a far century', { addedAt: new Date(Date.UTC(2100, 0, 1)) }),
          ['beside a wrong one', { also: [{ put: `${HERS}/cart/balm`, fields: { quantity: 0 } }] }],
        ],
      },
    ],
  },
  {
    rule: 'users/{uid}/consents/{id}',
    name: 'a consent',
    there: { 'users/asha/consents/one': { ...agreed, at: PAST } },
    asks: [
      getRow('that is there', `${HERS}/consents/one`, [...ASHA, ...STAFF]),
      getRow('that is not there', `${HERS}/consents/none`, [...ASHA, ...STAFF]),
      ...listRows('every one', { list: `${HERS}/consents` }, [...ASHA, ...STAFF], 1000),
      ...writeRows('create', consent, ASHA, { there: { [`${HERS}/consents/one`]: null } }),
      ...writeRows('update', consent, NO_CALLER),
      ...writeRows('delete', plainDeletion(`${HERS}/consents/one`), ASHA),
    ],
    flaws: [
      {
        of: consent,
        by: 'customer',
        there: { [`${HERS}/consents/one`]: null },
        wrong: [
          ['under an id of 41 characters', { id: 'a'.repeat(41) }, { id: 'a'.repeat(40) }],
          field('by a way that is none', { channel: 'sms' }, { channel: 'whatsapp' }),
          field('that is perhaps given', { given: 'yes' }, { given: false }),
          field('to a wording that is a number', { text: 20_261_121 }),
          field('to a wording without a day', { text: 'today' }),
          field('with a field of its own', { note: 'x' }),
          field('of another moment', { at: PAST }),
        ],
      },
    ],
  },
  {
    rule: 'users/{uid}/purchases/{slug}',
    name: 'a purchase',
    there: { 'users/asha/purchases/oil': { orderId: 'one' } },
    asks: [
      ...ownList('purchases', 'oil'),
      ...writeRows('create', plainWrite(`${HERS}/purchases`, 'soap', bought), NO_CALLER),
      ...writeRows('update', plainWrite(`${HERS}/purchases`, 'oil', bought, true), NO_CALLER),
    ],
  },
  {
    rule: 'users/{uid}/addresses/{id}',
    name: 'an address',
    there: { 'users/asha/addresses/home': { ...ADDRESS, createdAt: PAST } },
    asks: [
      ...ownList('addresses', 'home'),
      ...writeRows('create', address, ASHA, { there: { 'users/asha/addresses/home': null } }),
      ...writeRows('update', move, ASHA),
      ...writeRows('update', address, ASHA, { what: 'create, sent again' }),
    ],
    flaws: [
      {
        of: address,
        by: 'customer',
        there: { 'users/asha/addresses/home': null },
        wrong: [
          ['under an id of 41 characters', { id: 'a'.repeat(41) }, { id: 'a'.repeat(40) }],
          field('of another moment', { createdAt: PAST }),
          field('without a name', { name: '' }),
          field('with a long name', { name: 'n'.repeat(81) }, { name: 'n'.repeat(80) }),
          field('with a number of another country', { phone: '+449876543210' }),
          field('with a number that is one', { phone: 9_876_543_210 }),
          field('with a PIN code that begins with 0', { pin: '080306' }),
          field('with a PIN code that is a number', { pin: 680_306 }),
          field('without a street', { line1: '' }),
          field('with a long street', { line1: 'x'.repeat(121) }, { line1: 'x'.repeat(120) }),
          field('with a long second line', { line2: 'x'.repeat(121) }, { line2: 'x'.repeat(120) }),
          field('without a city', { city: '' }),
          field('with a long city', { city: 'x'.repeat(61) }, { city: 'बेंगलुरु 🌿' }),
          field('without a State', { state: '' }),
          field('that is perhaps preferred', { preferred: 'yes' }, { preferred: true }),
        ],
      },
      {
        of: move,
        by: 'customer',
        wrong: [
          field('to another moment', { createdAt: new Date(1) }, { createdAt: NOW }),
          field('to no PIN code', { pin: '1' }),
          field('with a field of its own', { landmark: 'x' }),
        ],
      },
    ],
  },
];
