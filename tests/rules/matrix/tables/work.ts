import { BOOKKEEPERS, EDITORS, NO_CALLER, STAFF } from '../callers.ts';
import { auditedWrite, entryBy, forged } from '../actions.ts';
import { flaw, flaws, refusals, tooLong, tooMany, within } from '../flaws.ts';
import { type Action, getRow, listRows, type Place, forbiddenWrites, writeRows } from '../place.ts';
import { type Fields, NOW, type Write } from '../requests.ts';
import { PRODUCT } from './products.ts';

const PAST = new Date(1);

const close = auditedWrite('alerts', 'one', { open: false }, true);
const note =
  (changes: Fields = {}): Action =>
  (who, variant = {}) => ({
    commit: [
      { put: 'audit/entry', fields: entryBy(who, 'products/x', { ...changes, ...variant.fields }) },
    ],
  });

const numbered = (count: number): Fields =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field-${at}`, at]));

const COUPON: Fields = {
  active: true,
  worth: { kind: 'percent', percent: 10 },
  minimumPaise: 0,
  uses: 0,
  createdAt: PAST,
  auditId: 'first',
};
const makeCoupon = auditedWrite('coupons', 'NEW10', { ...COUPON, createdAt: NOW });
const changeCoupon = auditedWrite('coupons', 'OLD10', { active: false }, true);
const moment = (millis: number): Date => new Date(millis);
const AMOUNT = { kind: 'amount', amountPaise: 5 };
const ofWorth = within('worth', { kind: 'percent', percent: 5 });

const SLUG = 'neem-soap';
const ledgerEntry = (uid: string, email: string): Fields => {
  const own = { slug: SLUG, reason: 'received', delta: 5, note: '', by: uid };
  return { ...own, ...(email && { email }), at: NOW, auditId: 'entry' };
};
/** A ledger entry with the product whose stock it changes. */
const received: Action = (who, variant = {}) => {
  const { uid, email } = who;
  const product = { stock: 15, auditId: 'entry', ...variant.beside };
  const fields = { ...ledgerEntry(uid, email), ...variant.fields };
  const slug = typeof fields['slug'] === 'string' ? fields['slug'] : SLUG;
  return {
    commit: [
      { put: `stockMoves/${variant.id ?? `entry_${slug}`}`, fields },
      ...(variant.beside === null
        ? []
        : [{ put: `products/${slug}`, fields: product, merge: true }]),
      { put: 'audit/entry', fields: entryBy(who, `products/${slug}`) },
      ...(variant.also ?? []),
    ],
  };
};

const STAFF_MEMBER = { uid: 'staff', email: 'staff@franch.test', claims: {} };
/** The ledger entry of `received` by staff. */
const FIRST: readonly Write[] = [
  { put: `stockMoves/entry_${SLUG}`, fields: ledgerEntry('staff', 'staff@franch.test') },
];

/** The ledger entries that the product names, written by staff: those of `received` then refer to nothing. */
const SECOND: readonly Write[] = [
  {
    put: `stockMoves/second_${SLUG}`,
    fields: { ...ledgerEntry('staff', 'staff@franch.test'), auditId: 'second' },
  },
  { put: 'audit/second', fields: entryBy(STAFF_MEMBER, `products/${SLUG}`) },
];

export const work: readonly Place[] = [
  {
    rule: 'alerts/{id}',
    name: 'an alert',
    there: { 'alerts/one': { open: true, alert: 'dispute' } },
    asks: [
      getRow('that is there', 'alerts/one', BOOKKEEPERS),
      ...listRows('alerts', BOOKKEEPERS, 1000),
      ...forbiddenWrites('alerts/one', { alert: 'none' }),
      ...writeRows('update', close, EDITORS, { what: 'close' }),
    ],
    flaws: [
      refusals({ of: close, by: 'staff' }, [
        flaw({ alert: 'none' }),
        flaw({ open: 'no' }, { open: true }),
      ]),
      { of: close, by: 'staff', ...forged('alerts/one') },
    ],
  },
  {
    rule: 'audit/{id}',
    name: 'the audit',
    there: { 'audit/one': { action: 'x' } },
    asks: [
      getRow('one entry', 'audit/one', BOOKKEEPERS),
      ...listRows('audit', BOOKKEEPERS, 1000),
      ...forbiddenWrites('audit/one', { action: 'y' }),
      ...writeRows('create', note(), EDITORS, { what: 'note' }),
    ],
    flaws: [
      {
        of: note(),
        by: 'staff',
        wrong: [
          ...flaws({ action: undefined }, { secret: 1 }, { action: '' }, { subject: '' }),
          ...flaws({ email: 'owner@franch.test' }, { by: 'owner' }, { at: PAST }, { count: 0.5 }),
          ...tooLong({ action: 40, subject: 200, note: 500 }),
          flaw({ count: 1_001 }, { count: 1_000 }),
          ...['before', 'after'].flatMap((name) => [
            flaw({ [name]: 'x' }, { [name]: null }),
            flaw({ [name]: numbered(201) }, { [name]: numbered(200) }),
          ]),
        ],
        right: [flaw({ before: { a: 1 }, after: { a: 2 }, count: 1 })],
      },
    ],
  },
  {
    rule: 'demoted/{uid}',
    name: 'a role that was taken',
    there: {},
    asks: [
      getRow('by oneself', 'demoted/leela', ['demoted viewer', 'demoted staff', 'demoted owner']),
      ...listRows('demoted', NO_CALLER, 1),
      ...forbiddenWrites('demoted/leela', { at: PAST }),
    ],
    flaws: [
      {
        of: () => ({ get: 'staff/one' }),
        by: 'demoted staff',
        there: { 'demoted/leela': null },
        wrong: [
          [
            'in the second of it',
            { there: { 'demoted/leela': { at: new Date(1_790_000_000_000) } } },
          ],
          [
            'without saying since when',
            { there: { 'demoted/leela': { at: PAST } }, claims: { auth_time: undefined } },
          ],
          [
            'when nobody can tell when',
            { there: { 'demoted/leela': { at: 'yesterday' } }, ends: 'error' },
          ],
        ],
        right: [
          [
            'before, signed in since',
            { there: { 'demoted/leela': { at: new Date(1_789_999_999_999) } } },
          ],
        ],
      },
    ],
  },
  {
    rule: 'health/{id}',
    name: 'how the functions are',
    there: { 'health/sweep': { looked: 1 } },
    asks: [
      getRow('the sweep', 'health/sweep', STAFF),
      getRow('the figures', 'health/figures', BOOKKEEPERS),
      ...listRows('health', NO_CALLER, 1),
      ...forbiddenWrites('health/sweep', { looked: 2 }),
    ],
  },
  {
    rule: 'staff/{uid}',
    name: 'the team',
    there: { 'staff/one': { role: 'staff' } },
    asks: [
      getRow('one of them', 'staff/one', STAFF),
      ...listRows('staff', STAFF, 1000),
      ...forbiddenWrites('staff/one', { role: 'owner' }),
    ],
    flaws: [
      refusals(
        { of: () => ({ get: 'staff/one' }), by: 'staff' },
        ['Owner', 'admin', 'customer', '', 1, ['owner'], { owner: true }].map((role) => [
          `with the claim ${JSON.stringify(role)}`,
          { claims: { role } },
        ]),
      ),
    ],
  },
  {
    rule: 'invitations/{id}',
    name: 'an invitation to the team',
    there: { 'invitations/one': { role: 'packer' } },
    asks: [
      getRow('one of them', 'invitations/one', NO_CALLER),
      ...listRows('invitations', STAFF, 1000),
      ...forbiddenWrites('invitations/one', { role: 'owner' }),
    ],
  },
  {
    rule: 'coupons/{code}',
    name: 'a coupon',
    there: { 'coupons/OLD10': { ...COUPON, uses: 3 } },
    asks: [
      getRow('that is there', 'coupons/OLD10', STAFF),
      getRow('that is not there', 'coupons/NONE', STAFF),
      ...listRows('coupons', STAFF, 1000),
      ...writeRows('create', makeCoupon, EDITORS),
      ...writeRows('update', changeCoupon, EDITORS),
      ...writeRows('delete', () => ({ commit: [{ remove: 'coupons/OLD10' }] }), NO_CALLER),
    ],
    flaws: [
      { of: makeCoupon, by: 'staff', ...forged('coupons/NEW10') },
      { of: changeCoupon, by: 'staff', ...forged('coupons/OLD10') },
      refusals({ of: makeCoupon, by: 'staff' }, [
        ...flaws({ uses: 1 }, { createdAt: PAST }, { worth: { kind: 'half' } }),
        ['of two letters', { id: 'AB' }, { id: 'ABC' }],
        ['in small letters', { id: 'new10' }],
        ['of 21 letters', { id: 'A'.repeat(21) }, { id: 'A'.repeat(20) }],
      ]),
      refusals({ of: changeCoupon, by: 'owner' }, [
        ...tooMany({ products: 20 }),
        flaw({ firstOrder: false }, { firstOrder: true }),
        flaw({ worth: { kind: 'delivery', percent: 5 } }, { worth: { kind: 'delivery' } }),
        ...flaws({ uses: 0 }, { createdAt: NOW }, { minimumPaise: undefined }, { secret: 'x' }),
        ...flaws({ active: 'yes' }, { worth: { kind: 'percent', percent: 1.5 } }),
        flaw({ worth: { kind: 'half', percent: 5 } }),
        flaw({ worth: { kind: 'percent', percent: 5, amountPaise: 5 } }),
        flaw({ worth: { ...AMOUNT, percent: 5 } }),
        ...flaws({ worth: { kind: 'much', amountPaise: 5 } }, { minimumPaise: -1 }),
        ofWorth({ percent: 0 }, { percent: 1 }),
        ofWorth({ percent: 101 }, { percent: 100 }),
        ofWorth({ mostPaise: 0 }, { mostPaise: 1 }),
        flaw({ worth: { kind: 'amount', amountPaise: 0 } }, { worth: AMOUNT }),
        flaw({ minimumPaise: 1.5 }, { minimumPaise: 150 }),
        flaw({ minimumPaise: 1_000_000_001 }, { minimumPaise: 1_000_000_000 }),
        flaw({ mostUses: 0 }, { mostUses: 1 }),
        flaw({ mostUsesEach: 0 }, { mostUsesEach: 1 }),
        flaw({ fromAt: 5 }, { fromAt: moment(5) }),
        flaw({ untilAt: 5 }, { untilAt: moment(5) }),
        flaw({ fromAt: moment(9), untilAt: moment(9) }, { fromAt: moment(8), untilAt: moment(9) }),
      ]),
    ],
  },
  {
    rule: 'stockMoves/{id}',
    name: 'the ledger of the stock',
    there: { [`products/${SLUG}`]: PRODUCT, 'stockMoves/one': { delta: 1 } },
    asks: [
      getRow('one entry', 'stockMoves/one', NO_CALLER),
      ...listRows('stockMoves', STAFF, 1000),
      ...writeRows('create', received, EDITORS, { what: 'receive' }),
      ...forbiddenWrites('stockMoves/one', { slug: SLUG, delta: 2, auditId: 'entry' }),
    ],
    flaws: [
      refusals({ of: received, by: 'staff' }, [
        ...flaws({ orderId: 'one' }, { by: 'owner' }, { email: 'owner@franch.test' }),
        ...flaws({ at: PAST }, { reason: 'opening' }, { reason: 'commit' }),
        ['under another id', { id: 'entry_soap' }],
        ['under another id, beside the right one', { id: 'entry_soap', also: FIRST }],
        ...tooLong({ note: 300 }),
        flaw({ reason: 'magic' }, { reason: 'damaged' }),
        ['as the first of a product that stays', { fields: { reason: 'opening' }, beside: null }],
        ['without the product', { beside: null }],
        ['by nothing', { fields: { delta: 0 }, beside: { stock: 10, updatedAt: NOW } }],
        ['beside another number', { beside: { stock: 14 } }],
        ['beside a price alone', { beside: { stock: 10, price: 99, updatedAt: NOW } }],
        ['twice for one move', { beside: { auditId: 'second' }, also: SECOND }],
      ]),
    ],
  },
];
