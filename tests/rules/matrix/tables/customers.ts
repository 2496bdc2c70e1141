import { ASHA, NO_CALLER, STAFF } from '../callers.ts';
import { plainWrite, plainDeletion } from '../actions.ts';
import { failing, flaw, flaws, refusals, tooLong } from '../flaws.ts';
import {
  type Flaw,
  type Row,
  getRow,
  listRows,
  type Place,
  type Variant,
  writeRows,
} from '../place.ts';
import { type Fields, NOW } from '../requests.ts';

const HERS = 'users/asha';
const PAST = new Date(Date.UTC(2026, 0, 14));

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
const STAFFS = 'users/staff/views';
const VIEW: Fields = { list: 'orders', name: 'Unpaid', query: 'payment=unpaid' };
const view = plainWrite(STAFFS, 'one', () => VIEW);
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
    ...listRows(list, ASHA, 1000),
    ...writeRows('delete', plainDeletion(`${list}/${id}`), ASHA),
  ];
}

/** Ids that are no address of a product, which the fields may repeat. */
const wrongIds = (fields: (id: string) => Fields): readonly Flaw[] => {
  const variant = (id: string): Variant => ({ id, fields: fields(id) });
  return [
    ['an id of 81 characters', variant('o'.repeat(81)), variant('o'.repeat(80))],
    ['an id that is no address', variant('Oil')],
  ];
};

export const customers: readonly Place[] = [
  {
    rule: 'users/{uid}',
    name: 'a profile',
    there: { [HERS]: { email: 'asha@franch.test', name: 'Asha', createdAt: PAST } },
    asks: [
      getRow('that is there', HERS, [...ASHA, ...STAFF]),
      getRow('that is not there', 'users/nobody', STAFF),
      ...listRows('users', STAFF, 100),
      ...writeRows('create', profile, ASHA, { there: { [HERS]: null } }),
      ...writeRows('update', rename, ASHA),
      ...writeRows('delete', plainDeletion(HERS), ASHA),
    ],
    flaws: [
      refusals({ of: profile, by: 'customer', there: { [HERS]: null } }, [
        ...flaws({ role: 'owner' }, { email: 'ravi@franch.test' }, { createdAt: PAST }),
        flaw({ name: ['Asha'] }),
        failing({ email: undefined }),
        flaw({ name: 'n'.repeat(81) }, { name: 'ज्ञ'.repeat(26) }),
        flaw({ phone: '9'.repeat(21) }, { phone: '9'.repeat(20) }),
        flaw({ photoURL: aPhoto(2001) }, { photoURL: aPhoto(2000) }),
        flaw({ photoURL: 'javascript:alert(1)' }, { photoURL: '' }),
      ]),
      refusals({ of: rename, by: 'customer' }, [
        ...flaws({ role: 'owner' }, { email: 'other@franch.test' }, { createdAt: NOW }),
        flaw({ name: 'n'.repeat(81) }),
      ]),
    ],
  },
  {
    rule: 'users/{uid}/views/{id}',
    name: 'a saved view of the staff area',
    there: { [`${STAFFS}/one`]: VIEW, [`${HERS}/views/one`]: VIEW },
    asks: [
      getRow('of another customer', `${STAFFS}/one`, ['staff']),
      getRow('of one who left the team', `${HERS}/views/one`, ASHA),
      ...listRows(STAFFS, ['staff'], 1000),
      ...writeRows('create', view, ['staff'], { there: { [`${STAFFS}/one`]: null } }),
      ...writeRows('update', view, ['staff']),
      ...writeRows('delete', plainDeletion(`${STAFFS}/one`), ['staff']),
      ...writeRows(
        'update',
        plainWrite('users/packer/views', 'one', () => VIEW),
        ['packer'],
      ),
      ...writeRows(
        'update',
        plainWrite(`${HERS}/views`, 'one', () => VIEW),
        NO_CALLER,
      ),
      ...writeRows('delete', plainDeletion(`${HERS}/views/one`), ASHA),
    ],
    flaws: [
      refusals({ of: view, by: 'staff' }, [
        ...flaws(
          { list: 'coupons' },
          { name: '' },
          { name: ['Unpaid'] },
          { query: 7 },
          { role: 'x' },
        ),
        ...tooLong({ name: 60, query: 1000 }),
      ]),
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
      refusals({ of: favorite, by: 'customer' }, [
        ...wrongIds((productId) => ({ productId })),
        ...flaws({ productId: 'soap' }, { note: 'x' }, { title: '' }, { price: '449' }),
        flaw({ createdAt: PAST }),
        ...tooLong({ title: 240, imageURL: 2000 }),
        flaw({ price: -1 }, { price: 0 }),
        flaw({ price: Infinity }, { price: 10_000_000 }),
      ]),
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
      refusals({ of: line, by: 'customer' }, [
        ...wrongIds(() => ({})),
        ...flaws({ price: 1 }, { quantity: 1.5 }, { seenPaise: 0.5 }),
        flaw({ addedAt: new Date(Date.UTC(2100, 0, 1)) }),
        flaw({ quantity: 0 }, { quantity: 1 }),
        flaw({ quantity: 21 }, { quantity: 20 }),
        flaw({ seenPaise: -1 }, { seenPaise: 0 }),
        flaw({ seenPaise: 1_000_000_001 }, { seenPaise: 1_000_000_000 }),
        flaw({ addedAt: 1 }, { addedAt: NOW }),
        flaw(
          { addedAt: new Date(Date.UTC(2024, 11, 31)) },
          { addedAt: new Date(Date.UTC(2025, 0, 1)) },
        ),
        ['beside a wrong one', { also: [{ put: `${HERS}/cart/balm`, fields: { quantity: 0 } }] }],
      ]),
    ],
  },
  {
    rule: 'users/{uid}/consents/{id}',
    name: 'a consent',
    there: { 'users/asha/consents/one': { ...agreed, at: PAST } },
    asks: [
      getRow('that is there', `${HERS}/consents/one`, [...ASHA, ...STAFF]),
      getRow('that is not there', `${HERS}/consents/none`, [...ASHA, ...STAFF]),
      ...listRows(`${HERS}/consents`, [...ASHA, ...STAFF], 1000),
      ...writeRows('create', consent, ASHA, { there: { [`${HERS}/consents/one`]: null } }),
      ...writeRows('update', consent, NO_CALLER),
      ...writeRows('delete', plainDeletion(`${HERS}/consents/one`), ASHA),
    ],
    flaws: [
      refusals({ of: consent, by: 'customer', there: { [`${HERS}/consents/one`]: null } }, [
        ['under an id of 41 characters', { id: 'a'.repeat(41) }, { id: 'a'.repeat(40) }],
        flaw({ channel: 'sms' }, { channel: 'whatsapp' }),
        flaw({ given: 'yes' }, { given: false }),
        ...flaws({ text: 20_261_121 }, { text: 'today' }, { note: 'x' }, { at: PAST }),
      ]),
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
      refusals({ of: address, by: 'customer', there: { 'users/asha/addresses/home': null } }, [
        ['under an id of 41 characters', { id: 'a'.repeat(41) }, { id: 'a'.repeat(40) }],
        ...flaws({ createdAt: PAST }, { name: '' }, { phone: '+449876543210' }),
        ...flaws({ phone: 9_876_543_210 }, { pin: '080306' }, { pin: 680_306 }, { line1: '' }),
        ...flaws({ city: '' }, { state: '' }),
        ...tooLong({ name: 80, line1: 120, line2: 120 }),
        flaw({ city: 'x'.repeat(61) }, { city: 'बेंगलुरु 🌿' }),
        flaw({ preferred: 'yes' }, { preferred: true }),
      ]),
      refusals({ of: move, by: 'customer' }, [
        flaw({ createdAt: new Date(1) }, { createdAt: NOW }),
        ...flaws({ pin: '1' }, { landmark: 'x' }),
      ]),
    ],
  },
];
