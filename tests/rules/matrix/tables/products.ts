import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { auditedWrite, auditedDeletion, entry, forged } from '../actions.ts';
import { failing, flaw, flaws, longItem, refusals, tooLong, tooMany } from '../flaws.ts';
import { type Action, getRow, listRows, orStaff, type Place, writeRows } from '../place.ts';
import { type Fields, NOW, type Write } from '../requests.ts';

const SOAP = 'products/neem-soap';
const PAST = new Date(Date.UTC(2026, 0, 14));
const LATER = new Date(Date.UTC(2100, 0, 1));

/** A valid product; prices in rupees. */
export const PRODUCT: Fields = {
  title: 'Neem Soap',
  price: 449.5,
  mrp: 499,
  sku: 'FR-NS-100',
  stock: 10,
  category: 'Soaps',
  description: 'A soap.',
  active: true,
  createdAt: PAST,
  updatedAt: PAST,
  auditId: 'first',
};

/** Every optional field of a product, for the maximum cost of the rules. */
const EVERY_FIELD: Fields = {
  imageURL: '/a.webp',
  images: ['/a.webp'],
  imageAlts: ['A'],
  imageKinds: ['front'],
  productClass: 'ayurvedic-classical',
  genericName: 'Soap',
  netQuantity: { value: 100, unit: 'g' },
  weightGrams: 130,
  concerns: ['skin'],
  ingredients: ['Neem'],
  howToUse: 'Daily.',
  suits: 'Dry skin.',
  avoidIf: 'You are allergic to neem.',
  lastsDays: 30,
  lowStockAt: 50,
  cautions: 'None.',
  manufacturer: { name: 'Works', address: 'Thrissur' },
  importer: { name: 'Works', address: 'Thrissur' },
  licenceNumber: 'KA/1',
  bookReference: 'AFI',
  scheduleE1: false,
  nutrition: 'None',
  allergens: 'None',
  countryOfOrigin: 'India',
  shelfLifeMonths: 24,
  vegMark: 'veg',
  hsn: '34011190',
  gstRates: Array.from({ length: 12 }, () => ({ from: '2025-09-22', percent: 5, reason: 'Soap' })),
  family: 'neem',
  unitCode: 'PCS',
  rating: { sum: 9, count: 2 },
  changedAt: NOW,
};
/** An owner who was demoted once: the rules must look that up as well. */
const DEMOTED_ONCE = { by: 'owner', there: { 'demoted/owner': { at: new Date(1) } } } as const;

const make = auditedWrite('products', 'new-soap', { ...PRODUCT, createdAt: NOW, updatedAt: NOW });
const change = auditedWrite('products', 'neem-soap', { price: 99, updatedAt: NOW }, true);
const remove = auditedDeletion(SOAP, 'first');

/** Two hundred products in one batch under one entry. */
const BATCH_PATHS = Array.from({ length: 200 }, (_, place) => `products/soap-${place}`);
const changeAll: Action = (who, variant = {}) => {
  const fields = { active: false, updatedAt: NOW, auditId: 'entry', ...variant.fields };
  const writes = BATCH_PATHS.map((put): Write => ({ put, fields, merge: true }));
  return { commit: [...writes, ...entry('entry', 'products', who, variant)] };
};

const gst = (changes: Fields): Fields => ({
  gstRates: [{ from: '2025-09-22', percent: 5, reason: '', ...changes }],
});
const GOOD_RATE = { from: '2025-09-22', percent: 5 };
const ratesWithBad = (place: number): Fields => ({
  gstRates: [0, 1, 2, 3].map((at) => (at === place ? { ...GOOD_RATE, percent: 41 } : GOOD_RATE)),
});

const { active: _, ...WITHOUT_ACTIVE } = PRODUCT;

export const products: readonly Place[] = [
  {
    rule: 'products/{slug}',
    name: 'a product',
    there: { [SOAP]: PRODUCT },
    asks: [
      getRow('on sale', SOAP, CALLERS),
      getRow('that is not there', 'products/none', CALLERS),
      getRow('that says nothing of `active`', SOAP, CALLERS, { [SOAP]: WITHOUT_ACTIVE }),
      getRow('put away', SOAP, STAFF, { [SOAP]: { ...PRODUCT, active: false } }),
      ...listRows({ list: 'products', where: [['active', 'EQUAL', true]] }, CALLERS, 1000).map(
        orStaff,
      ),
      ...listRows('products', STAFF, 10_000),
      ...listRows({ list: 'products', where: [['active', 'EQUAL', false]] }, STAFF, 10_000),
      ...listRows({ list: 'products', where: [['active', 'IN', [true, false]]] }, STAFF, 10_000),
      ...writeRows('create', make, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', remove, EDITORS),
    ],
    flaws: [
      { of: make, by: 'staff', ...forged('products/new-soap') },
      { of: change, by: 'staff', ...forged(SOAP) },
      {
        of: remove,
        by: 'staff',
        wrong: [
          ['without an entry', { entry: null, ends: 'error' }],
          [
            'under an entry that was there before',
            {
              entry: null,
              there: { 'audit/delete_products_neem-soap_first': { subject: SOAP, at: PAST } },
            },
          ],
          ['with an entry about the collection', { entry: { subject: 'products' } }],
          [
            'with the entry of an earlier deletion',
            { id: 'delete_products_neem-soap_none', ends: 'error' },
          ],
        ],
        right: [
          [
            'of a product without an entry',
            { id: 'delete_products_neem-soap_none', there: { [SOAP]: { title: 'Old' } } },
          ],
        ],
      },
      {
        of: make,
        by: 'owner',
        wrong: [
          flaw({ createdAt: LATER }, { createdAt: PAST }),
          ...flaws({ createdAt: 5 }, { updatedAt: PAST }, { loyaltyPoints: 5 }, { sold: 5 }),
          ...flaws({ popularity: 5 }, { lowStock: true }),
          ['an address in capitals', { id: 'Neem' }, { id: 'neem' }],
          ['an address of 81 characters', { id: 'x'.repeat(81) }, { id: 'x'.repeat(80) }],
          flaw({ stock: 1.5 }, { stock: 1 }),
          flaw({ rating: { sum: 11, count: 2 } }, { rating: { sum: 10, count: 2 } }),
        ],
        right: [
          [
            'with everything that can be said',
            { fields: { ...EVERY_FIELD, rating: undefined }, ...DEMOTED_ONCE },
          ],
        ],
      },
      {
        of: change,
        by: 'staff',
        wrong: [
          ...flaws({ createdAt: new Date(5) }, { updatedAt: PAST }, { sold: 5 }),
          ...flaws({ popularity: 5 }, { lowStock: true }),
          ...flaws({ rating: { sum: 5, count: 1 } }, { loyaltyPoints: 5 }),
          ...flaws({ title: '' }, { price: Infinity, mrp: Infinity }),
          failing({ title: ['x'] }),
          ...flaws({ mrp: 10_000_001 }, { images: [1] }),
          failing({ imageURL: 1 }),
          flaw({ netQuantity: { value: 0, unit: 'g' } }),
          flaw({ netQuantity: { value: 1, unit: 'g', of: 'x' } }),
          flaw({ manufacturer: { name: 'x'.repeat(161), address: '' } }),
          flaw({ manufacturer: { name: '', address: 'x'.repeat(401) } }),
          flaw({ importer: { name: '', address: 'x'.repeat(401) } }),
          ...flaws({ lastsDays: 0 }, { lastsDays: 1.5 }, { lastsDays: '30' }),
          flaw({ lastsDays: 731 }, { lastsDays: 730 }),
          ...flaws({ lowStockAt: 1.5 }, { lowStockAt: '50' }),
          flaw({ lowStockAt: -1 }, { lowStockAt: 0 }),
          flaw({ lowStockAt: 10_001 }, { lowStockAt: 10_000 }),
          ...flaws({ weightGrams: 0 }, { weightGrams: 1.5 }, { weightGrams: '130' }),
          flaw({ weightGrams: 50_001 }, { weightGrams: 50_000 }),
          ...flaws({ shelfLifeMonths: 1.5 }, gst({ note: 'x' })),
          flaw({ changedAt: PAST }, { changedAt: NOW }),
          ...tooLong({ family: 80, title: 240, sku: 60, category: 60, description: 10_000 }),
          ...tooLong({ genericName: 120, howToUse: 2000, cautions: 2000, licenceNumber: 60 }),
          ...tooLong({ bookReference: 200, nutrition: 2000, allergens: 300 }),
          ...tooLong({ countryOfOrigin: 60, suits: 300, avoidIf: 300, imageURL: 2000 }),
          flaw({ unitCode: 'TOLA' }, { unitCode: 'PCS' }),
          failing({ category: undefined }),
          failing({ price: '99' }),
          flaw({ price: -1, mrp: 0 }, { price: 0, mrp: 0 }),
          flaw({ price: 10_000_001, mrp: 10_000_001 }, { price: 10_000_000, mrp: 10_000_000 }),
          failing({ mrp: '500' }),
          flaw({ price: 100, mrp: 99 }, { price: 100, mrp: 100 }),
          failing({ category: ['x'] }),
          failing({ images: '/a.webp' }),
          ...longItem({ images: 24_033 }),
          failing({ images: [{ url: '/a.webp' }] }),
          ...longItem({ imageAlts: 2_433, imageKinds: 200, concerns: 753 }),
          flaw({ active: 'yes' }, { active: undefined }),
          flaw({ productClass: 'magic' }, { productClass: 'cosmetic' }),
          failing({ netQuantity: { value: '5', unit: 'g' } }),
          flaw(
            { netQuantity: { value: 1, unit: 'tola' } },
            { netQuantity: { value: 1, unit: 'ml' } },
          ),
          flaw(
            { netQuantity: { value: 60, unit: 'tablets' } },
            { netQuantity: { value: 60, unit: 'softgel' } },
          ),
          ...tooMany({ images: 12, imageAlts: 12, imageKinds: 12, concerns: 12, ingredients: 60 }),
          flaw(
            { manufacturer: { name: 'x', address: 'y', of: 'z' } },
            { manufacturer: { name: 'x', address: 'y' } },
          ),
          flaw({ scheduleE1: 'yes' }, { scheduleE1: true }),
          flaw({ shelfLifeMonths: 0 }, { shelfLifeMonths: 1 }),
          flaw({ shelfLifeMonths: 121 }, { shelfLifeMonths: 120 }),
          flaw({ vegMark: 'vegan' }, { vegMark: 'non-veg' }),
          flaw({ hsn: '304' }, { hsn: '3004' }),
          flaw({ hsn: '30049' }, { hsn: '300490' }),
          flaw({ hsn: '3004901' }, { hsn: '30049011' }),
          flaw(
            { gstRates: Array.from({ length: 13 }, () => GOOD_RATE) },
            { gstRates: Array.from({ length: 12 }, () => GOOD_RATE) },
          ),
          flaw({ gstRates: 'none' }, { gstRates: [] }),
          ...[0, 1, 2, 3].map((at) => flaw(ratesWithBad(at))),
          flaw(gst({ from: '22-09-2025' }), gst({})),
          failing(gst({ percent: '5' })),
          flaw(gst({ percent: -1 }), gst({ percent: 0 })),
          flaw(gst({ percent: 41 }), gst({ percent: 40 })),
          flaw(gst({ reason: 'x'.repeat(301) }), gst({ reason: 'x'.repeat(300) })),
        ],
        right: [
          [
            'of what was sold',
            { there: { [SOAP]: { ...PRODUCT, sold: 3, popularity: 9, lowStock: false } } },
          ],
          flaw({ gstRates: [GOOD_RATE, GOOD_RATE] }),
          flaw({ gstRates: [GOOD_RATE, GOOD_RATE, GOOD_RATE] }),
          [
            'with everything that can be said',
            { fields: { ...EVERY_FIELD, rating: undefined }, ...DEMOTED_ONCE },
          ],
        ],
      },
      refusals(
        {
          of: changeAll,
          by: 'staff',
          there: Object.fromEntries(BATCH_PATHS.map((path) => [path, PRODUCT])),
        },
        [],
      ),
    ],
  },
];
