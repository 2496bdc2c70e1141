import { EDITORS, NO_CALLER, STAFF } from '../callers.ts';
import { auditedWrite, entryBy, forged } from '../actions.ts';
import {
  type Action,
  getRow,
  listRows,
  type Place,
  type Variant,
  forbiddenWrites,
  writeRows,
} from '../place.ts';
import { type Fields, NOW, type Write } from '../requests.ts';
import { PRODUCT } from './products.ts';

const PAST = new Date(1);

const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];

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
  {
    put: 'audit/second',
    fields: {
      action: 'change',
      subject: `products/${SLUG}`,
      by: 'staff',
      email: 'staff@franch.test',
      at: NOW,
    },
  },
];

export const work: readonly Place[] = [
  {
    rule: 'alerts/{id}',
    name: 'an alert',
    there: { 'alerts/one': { open: true, alert: 'dispute' } },
    asks: [
      getRow('that is there', 'alerts/one', STAFF),
      ...listRows('every one', { list: 'alerts' }, STAFF, 1000),
      ...forbiddenWrites('alerts/one', { alert: 'none' }),
      ...writeRows('update', close, EDITORS, { what: 'close' }),
    ],
    flaws: [
      {
        of: close,
        by: 'staff',
        wrong: [
          field('with another word', { alert: 'none' }),
          field('perhaps', { open: 'no' }, { open: true }),
        ],
      },
      {
        of: close,
        by: 'staff',
        ...forged('alerts/one'),
      },
    ],
  },
  {
    rule: 'audit/{id}',
    name: 'the audit',
    there: { 'audit/one': { action: 'x' } },
    asks: [
      getRow('one entry', 'audit/one', STAFF),
      ...listRows('every one', { list: 'audit' }, STAFF, 1000),
      ...forbiddenWrites('audit/one', { action: 'y' }),
      ...writeRows('create', note(), EDITORS, { what: 'note' }),
    ],
    flaws: [
      {
        of: note(),
        by: 'staff',
        wrong: [
          field('without an action', { action: undefined }),
          field('with a field of its own', { secret: 1 }),
          field('without a word for it', { action: '' }),
          field('with a long word', { action: 'x'.repeat(41) }, { action: 'x'.repeat(40) }),
          field('about nothing', { subject: '' }),
          field('about too much', { subject: 'x'.repeat(201) }, { subject: 'x'.repeat(200) }),
          field('with a long note', { note: 'x'.repeat(501) }, { note: 'x'.repeat(500) }),
          field('with another’s e-mail', { email: 'owner@franch.test' }),
          field('in another’s name', { by: 'owner' }),
          field('of another moment', { at: PAST }),
          field('about 1,001 documents', { count: 1_001 }, { count: 1_000 }),
          field('about a half', { count: 0.5 }),
          ...['before', 'after'].flatMap((name) => [
            field(`with a text ${name}`, { [name]: 'x' }, { [name]: null }),
            field(`with 201 fields ${name}`, { [name]: numbered(201) }, { [name]: numbered(200) }),
          ]),
        ],
        right: [
          ['with what was and is', { fields: { before: { a: 1 }, after: { a: 2 }, count: 1 } }],
        ],
      },
    ],
  },
  {
    rule: 'demoted/{uid}',
    name: 'a role that was taken',
    there: {},
    asks: [
      getRow('by oneself', 'demoted/leela', ['demoted viewer', 'demoted staff', 'demoted owner']),
      ...listRows('every one', { list: 'demoted' }, NO_CALLER, 1),
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
      ...listRows('every one', { list: 'health' }, NO_CALLER, 1),
      ...forbiddenWrites('health/sweep', { looked: 2 }),
    ],
  },
  {
    rule: 'staff/{uid}',
    name: 'the team',
    there: { 'staff/one': { role: 'staff' } },
    asks: [
      getRow('one of them', 'staff/one', STAFF),
      ...listRows('every one', { list: 'staff' }, STAFF, 1000),
      ...forbiddenWrites('staff/one', { role: 'owner' }),
    ],
    flaws: [
      {
        of: () => ({ get: 'staff/one' }),
        by: 'staff',
        wrong: ['Owner', 'admin', 'customer', '', 1, ['owner'], { owner: true }].map(
          (role): readonly [string, Variant] => [
            `with the claim ${JSON.stringify(role)}`,
            { claims: { role } },
          ],
        ),
      },
    ],
  },
  {
    rule: 'coupons/{code}',
    name: 'a coupon',
    there: { 'coupons/OLD10': { ...COUPON, uses: 3 } },
    asks: [
      getRow('that is there', 'coupons/OLD10', STAFF),
      getRow('that is not there', 'coupons/NONE', STAFF),
      ...listRows('every one', { list: 'coupons' }, STAFF, 1000),
      ...writeRows('create', makeCoupon, EDITORS),
      ...writeRows('update', changeCoupon, EDITORS),
      ...writeRows('delete', () => ({ commit: [{ remove: 'coupons/OLD10' }] }), NO_CALLER),
    ],
    flaws: [
      { of: makeCoupon, by: 'staff', ...forged('coupons/NEW10') },
      { of: changeCoupon, by: 'staff', ...forged('coupons/OLD10') },
      {
        of: makeCoupon,
        by: 'staff',
        wrong: [
          ['used already', { fields: { uses: 1 } }],
          ['of another moment', { fields: { createdAt: PAST } }],
          ['of two letters', { id: 'AB' }, { id: 'ABC' }],
          ['in small letters', { id: 'new10' }],
          ['of 21 letters', { id: 'A'.repeat(21) }, { id: 'A'.repeat(20) }],
          ['of no worth', { fields: { worth: { kind: 'half' } } }],
        ],
      },
      {
        of: changeCoupon,
        by: 'owner',
        wrong: [
          field('with fewer uses', { uses: 0 }),
          field('of another moment', { createdAt: NOW }),
          field('without a minimum', { minimumPaise: undefined }),
          field('with a field of its own', { secret: 'x' }),
          field('perhaps', { active: 'yes' }),
          field(
            'without a percentage',
            { worth: { kind: 'percent', percent: 0 } },
            { worth: { kind: 'percent', percent: 1 } },
          ),
          field(
            'of 101 percent',
            { worth: { kind: 'percent', percent: 101 } },
            { worth: { kind: 'percent', percent: 100 } },
          ),
          field('of half a percent', { worth: { kind: 'percent', percent: 1.5 } }),
          field('of no kind', { worth: { kind: 'half', percent: 5 } }),
          field(
            'with a ceiling of nothing',
            { worth: { kind: 'percent', percent: 5, mostPaise: 0 } },
            { worth: { kind: 'percent', percent: 5, mostPaise: 1 } },
          ),
          field('of two worths', { worth: { kind: 'percent', percent: 5, amountPaise: 5 } }),
          field('of nothing', { worth: { kind: 'amount', amountPaise: 0 } }, { worth: AMOUNT }),
          field('of an amount and a percentage', { worth: { ...AMOUNT, percent: 5 } }),
          field('of an amount of no kind', { worth: { kind: 'much', amountPaise: 5 } }),
          field('from half a paisa', { minimumPaise: 1.5 }, { minimumPaise: 150 }),
          field('from below nothing', { minimumPaise: -1 }),
          field(
            'from more than a crore',
            { minimumPaise: 1_000_000_001 },
            { minimumPaise: 1_000_000_000 },
          ),
          field('never', { mostUses: 0 }, { mostUses: 1 }),
          field('never by anybody', { mostUsesEach: 0 }, { mostUsesEach: 1 }),
          field('from a number', { fromAt: 5 }, { fromAt: moment(5) }),
          field('until a number', { untilAt: 5 }, { untilAt: moment(5) }),
          field(
            'until it begins',
            { fromAt: moment(9), untilAt: moment(9) },
            { fromAt: moment(8), untilAt: moment(9) },
          ),
        ],
      },
    ],
  },
  {
    rule: 'stockMoves/{id}',
    name: 'the ledger of the stock',
    there: { [`products/${SLUG}`]: PRODUCT, 'stockMoves/one': { delta: 1 } },
    asks: [
      getRow('one entry', 'stockMoves/one', NO_CALLER),
      ...listRows('every one', { list: 'stockMoves' }, STAFF, 1000),
      ...writeRows('create', received, EDITORS, { what: 'receive' }),
      ...forbiddenWrites('stockMoves/one', { slug: SLUG, delta: 2, auditId: 'entry' }),
    ],
    flaws: [
      {
        of: received,
        by: 'staff',
        wrong: [
          field('with a field of its own', { orderId: 'one' }),
          ['under another id', { id: 'entry_soap' }],
          ['under another id, beside the right one', { id: 'entry_soap', also: FIRST }],
          field('with a long note', { note: 'x'.repeat(301) }, { note: 'x'.repeat(300) }),
          field('in another’s name', { by: 'owner' }),
          field('with another’s e-mail', { email: 'owner@franch.test' }),
          field('of another moment', { at: PAST }),
          field('for no reason', { reason: 'magic' }, { reason: 'damaged' }),
          ['as the first of a product', { fields: { reason: 'opening' } }],
          ['as the first of a product that stays', { fields: { reason: 'opening' }, beside: null }],
          field('for an order', { reason: 'commit' }),
          ['without the product', { beside: null }],
          ['by nothing', { fields: { delta: 0 }, beside: { stock: 10, updatedAt: NOW } }],
          ['beside another number', { beside: { stock: 14 } }],
          ['beside a price alone', { beside: { stock: 10, price: 99, updatedAt: NOW } }],
          ['twice for one move', { beside: { auditId: 'second' }, also: SECOND }],
        ],
      },
    ],
  },
];
