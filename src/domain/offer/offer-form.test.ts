import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { anOffer, buyGet, percentTier } from '../../../tests/support/fixtures/offers.ts';
import { paise } from '../money/money.ts';
import { categoryChoice, offerFields, offerFormValues, parseOfferForm } from './offer-form.ts';
import { offerTitleFault } from './offer-title.ts';
import type { OfferTerms } from './offer.ts';
import { SaveOfferSchema } from './save-offer.ts';

const FORM = { ...offerFormValues(null), title: 'Third soap free', buy: categoryChoice('Soaps') };
const tiered = { ...FORM, title: 'More for less', kind: 'tiered', from1: '500', off1: '5' };
const prepaid = { ...FORM, title: 'Pay online', kind: 'prepaid', off1: '5', most: '100' };
const faultsOf = (typed: object) => {
  const read = parseOfferForm({ ...FORM, ...typed }, true);
  return read.ok ? {} : read.faults;
};

const WHOLE: readonly (readonly [string, OfferTerms])[] = [
  ['buy X get Y', buyGet({ buy: { of: 'category', category: 'Soaps' }, times: 3 })],
  ['buy X get another', buyGet({ get: { of: 'products', slugs: ['oil', 'comb'] }, percent: 50 })],
  ['tiers', { kind: 'tiered', tiers: [percentTier(50_000, 5), percentTier(90_050, 10)] }],
  [
    'paying in advance',
    {
      kind: 'prepaid',
      tier: {
        fromPaise: paise(0),
        off: { kind: 'percent', percent: 5, mostPaise: paise(10_000) },
      },
    },
  ],
];

test.each(WHOLE)('the form shows an offer (%s) and reads it back unchanged', (_, terms) => {
  const { title, active } = anOffer('Offer', terms);
  const draft = { title, active, terms, fromAt: 60_000, untilAt: 120_000 };
  expect(parseOfferForm(offerFormValues(draft), active)).toEqual({ ok: true, value: draft });
  const request = { id: 'a'.repeat(20), base: '', offer: draft };
  expect(v.safeParse(SaveOfferSchema, request).success).toBe(true);
});

it.each([
  ['no title', { title: ' ' }, { title: 'required' }],
  ['no pieces', { buyPieces: '' }, { buyPieces: 'required' }],
  ['no products', { buy: 'products' }, { buyProducts: 'required' }],
  ['21 products', { buy: 'products', buyProducts: 'a '.repeat(21) }, { buyProducts: 'products' }],
  [
    'an end before the start',
    { from: '2026-01-02T00:00', until: '2026-01-01T00:00' },
    { until: 'order' },
  ],
  ['a tier without its discount', { ...tiered, from2: '900' }, { off2: 'required' }],
  ['tiers that do not rise', { ...tiered, from2: '500', off2: '10' }, { from2: 'tiers' }],
  [
    'an amount without a larger minimum',
    { ...prepaid, worth: 'amount', off1: '50' },
    { off1: 'nothing-left' },
  ],
])('a form with %s names the field', (_, typed, faults) => {
  expect(faultsOf(typed)).toEqual(faults);
});

describe('a title says only what the offer does', () => {
  const soaps = buyGet();
  const half = buyGet({ percent: 50 });
  const tiers: OfferTerms = { kind: 'tiered', tiers: [percentTier(99_900, 10)] };
  it.each([
    ['Buy 2 soaps, get 1 free', soaps, null],
    ['Buy 2 soaps, get 1 free', half, 'title-free'],
    ['50% off the third soap', half, null],
    ['60 % off the third soap', half, 'title-percent'],
    ['10% off from ₹999', tiers, null],
    ['10% off from Rs. 1,999', tiers, 'title-amount'],
    ['Free delivery from ₹999', tiers, 'title-free'],
    ['Cures cancer', soaps, 'title-claim'],
  ])('%s', (title, terms, fault) => {
    expect(offerTitleFault(title, terms)).toBe(fault);
    const offer = { title, active: true, terms };
    const request = { id: 'a'.repeat(20), base: '', offer };
    expect(v.safeParse(SaveOfferSchema, request).success).toBe(fault === null);
  });
});

it.each([
  ['buy-get', {}, 'title kind buyPieces buy getPieces get percent times from until'],
  [
    'buy-get',
    { buy: 'products', get: 'products' },
    'title kind buyPieces buy buyProducts getPieces get getProducts percent times from until',
  ],
  ['tiered', {}, 'title kind worth from1 off1 from2 off2 from3 off3 from until'],
  ['prepaid', { worth: 'percent' }, 'title kind worth most from1 off1 from until'],
  ['prepaid', { worth: 'amount' }, 'title kind worth from1 off1 from until'],
])('an offer of the kind %s has its own fields (%o)', (kind, typed, fields) => {
  expect(offerFields({ ...FORM, kind, ...typed }).join(' ')).toBe(fields);
});
