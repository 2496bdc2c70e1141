import { CALLERS, EDITORS, STAFF } from '../callers.ts';
import { auditedWrite, auditedDeletion, entry, forged } from '../actions.ts';
import { type Action, getRow, listRows, type Place, type Variant, writeRows } from '../place.ts';
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
  concerns: ['skin'],
  ingredients: ['Neem'],
  howToUse: 'Daily.',
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
/** A field that lists a text several times. */
const filled = (name: string, count: number): Fields => ({ [name]: Array(count).fill('a') });
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

/** One invalid field, and the closest allowed value. */
const field = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];
/** A text of one character too many, and the longest. */
const tooLong = (what: string, name: string, most: number) =>
  field(what, { [name]: 'x'.repeat(most + 1) }, { [name]: 'x'.repeat(most) });
/** A missing or wrongly typed field: the rules cannot compare it, so evaluation fails. */
const kind = (what: string, wrong: Fields): readonly [string, Variant] => [
  what,
  { fields: wrong, ends: 'error' },
];
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
      ...listRows(
        'those on sale',
        { list: 'products', where: [['active', 'EQUAL', true]] },
        CALLERS,
        1000,
      ),
      ...listRows('every one', { list: 'products' }, STAFF, 1000),
      ...listRows(
        'those put away',
        { list: 'products', where: [['active', 'EQUAL', false]] },
        STAFF,
        1000,
      ),
      ...listRows(
        'both kinds',
        { list: 'products', where: [['active', 'IN', [true, false]]] },
        STAFF,
        1000,
      ),
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
          field('a birth to come', { createdAt: LATER }, { createdAt: PAST }),
          field('a birth that is no moment', { createdAt: 5 }),
          field('another moment of change', { updatedAt: PAST }),
          ['an address in capitals', { id: 'Neem' }, { id: 'neem' }],
          ['an address of 81 characters', { id: 'x'.repeat(81) }, { id: 'x'.repeat(80) }],
          field('half a piece in stock', { stock: 1.5 }, { stock: 1 }),
          field(
            'a rating beyond all stars',
            { rating: { sum: 11, count: 2 } },
            { rating: { sum: 10, count: 2 } },
          ),
          ['a name that pages do not know', { fields: { loyaltyPoints: 5 } }],
          field('sales of one’s own', { sold: 5 }),
          field('a place of one’s own', { popularity: 5 }),
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
          field('another day of birth', { createdAt: new Date(5) }),
          field('another moment of change', { updatedAt: PAST }),
          field('another moment of a change', { changedAt: PAST }, { changedAt: NOW }),
          field('sales of one’s own', { sold: 5 }),
          field('a place of one’s own', { popularity: 5 }),
          field('a rating of one’s own', { rating: { sum: 5, count: 1 } }),
          field('a long family', { family: 'x'.repeat(81) }, { family: 'x'.repeat(80) }),
          field('an unknown unit', { unitCode: 'TOLA' }, { unitCode: 'PCS' }),
          kind('no category', { category: undefined }),
          field('a field that pages do not know', { loyaltyPoints: 5 }),
          field('no title', { title: '' }),
          field('a long title', { title: 'x'.repeat(241) }, { title: 'x'.repeat(240) }),
          field('a title in a list', { title: ['x'] }),
          kind('a price in words', { price: '99' }),
          field('a negative price', { price: -1, mrp: 0 }, { price: 0, mrp: 0 }),
          field('an endless price', { price: Infinity, mrp: Infinity }),
          field(
            'a price beyond a crore',
            { price: 10_000_001, mrp: 10_000_001 },
            { price: 10_000_000, mrp: 10_000_000 },
          ),
          kind('an MRP in words', { mrp: '500' }),
          field('an MRP beyond a crore', { mrp: 10_000_001 }),
          field('an MRP below the price', { price: 100, mrp: 99 }, { price: 100, mrp: 100 }),
          field('a long SKU', { sku: 'x'.repeat(61) }, { sku: 'x'.repeat(60) }),
          kind('a category in a list', { category: ['x'] }),
          tooLong('a long category', 'category', 60),
          tooLong('a long description', 'description', 10_000),
          field('a picture that is a number', { imageURL: 1 }),
          kind('a picture in a text', { images: '/a.webp' }),
          field(
            'a long picture',
            { images: ['x'.repeat(24_034)] },
            { images: ['x'.repeat(24_033)] },
          ),
          kind('a picture that is a map', { images: [{ url: '/a.webp' }] }),
          field('a picture among them that is a number', { images: [1] }),
          field(
            'a long alternative',
            { imageAlts: ['x'.repeat(2_434)] },
            { imageAlts: ['x'.repeat(2_433)] },
          ),
          field(
            'a long kind',
            { imageKinds: ['x'.repeat(201)] },
            { imageKinds: ['x'.repeat(200)] },
          ),
          field('a long concern', { concerns: ['x'.repeat(754)] }, { concerns: ['x'.repeat(753)] }),
          field('13 pictures', filled('images', 13), filled('images', 12)),
          field('13 alternatives', filled('imageAlts', 13), filled('imageAlts', 12)),
          field('13 kinds of pictures', filled('imageKinds', 13), filled('imageKinds', 12)),
          field('perhaps on sale', { active: 'yes' }, { active: undefined }),
          field('an unknown class', { productClass: 'magic' }, { productClass: 'cosmetic' }),
          tooLong('a long generic name', 'genericName', 120),
          field('a quantity of nothing', { netQuantity: { value: 0, unit: 'g' } }),
          kind('a quantity in words', { netQuantity: { value: '5', unit: 'g' } }),
          field(
            'a quantity in tolas',
            { netQuantity: { value: 1, unit: 'tola' } },
            { netQuantity: { value: 1, unit: 'ml' } },
          ),
          field('a quantity with a field of its own', {
            netQuantity: { value: 1, unit: 'g', of: 'x' },
          }),
          field(
            '13 concerns',
            { concerns: Array(13).fill('a') },
            { concerns: Array(12).fill('a') },
          ),
          field(
            '61 ingredients',
            { ingredients: Array(61).fill('a') },
            { ingredients: Array(60).fill('a') },
          ),
          field('a long use', { howToUse: 'x'.repeat(2001) }, { howToUse: 'x'.repeat(2000) }),
          field('long cautions', { cautions: 'x'.repeat(2001) }, { cautions: 'x'.repeat(2000) }),
          field(
            'a maker with a field of its own',
            { manufacturer: { name: 'x', address: 'y', of: 'z' } },
            { manufacturer: { name: 'x', address: 'y' } },
          ),
          field('a maker with a long name', {
            manufacturer: { name: 'x'.repeat(161), address: '' },
          }),
          field('a maker with a long address', {
            manufacturer: { name: '', address: 'x'.repeat(401) },
          }),
          field('an importer with a long address', {
            importer: { name: '', address: 'x'.repeat(401) },
          }),
          tooLong('a long licence', 'licenceNumber', 60),
          tooLong('a long reference', 'bookReference', 200),
          field('perhaps of schedule E1', { scheduleE1: 'yes' }, { scheduleE1: true }),
          tooLong('a long nutrition', 'nutrition', 2000),
          field('long allergens', { allergens: 'x'.repeat(301) }, { allergens: 'x'.repeat(300) }),
          tooLong('a long country', 'countryOfOrigin', 60),
          field('half a month of life', { shelfLifeMonths: 1.5 }),
          field('no month of life', { shelfLifeMonths: 0 }, { shelfLifeMonths: 1 }),
          field('121 months of life', { shelfLifeMonths: 121 }, { shelfLifeMonths: 120 }),
          field('an unknown mark', { vegMark: 'vegan' }, { vegMark: 'non-veg' }),
          field('three digits of HSN', { hsn: '304' }, { hsn: '3004' }),
          field('five digits of HSN', { hsn: '30049' }, { hsn: '300490' }),
          field('seven digits of HSN', { hsn: '3004901' }, { hsn: '30049011' }),
          field(
            'thirteen rates',
            { gstRates: Array.from({ length: 13 }, () => GOOD_RATE) },
            { gstRates: Array.from({ length: 12 }, () => GOOD_RATE) },
          ),
          field('rates in a text', { gstRates: 'none' }, { gstRates: [] }),
          ...[0, 1, 2, 3].map((at) => field(`a wrong rate at ${at}`, ratesWithBad(at))),
          field('a rate with a field of its own', gst({ note: 'x' })),
          field('a rate from a disorderly day', gst({ from: '22-09-2025' }), gst({})),
          kind('a rate in words', gst({ percent: '5' })),
          field('a negative rate', gst({ percent: -1 }), gst({ percent: 0 })),
          field('a rate above 40', gst({ percent: 41 }), gst({ percent: 40 })),
          field(
            'a rate with a long reason',
            gst({ reason: 'x'.repeat(301) }),
            gst({ reason: 'x'.repeat(300) }),
          ),
        ],
        right: [
          ['of what was sold', { there: { [SOAP]: { ...PRODUCT, sold: 3, popularity: 9 } } }],
          ['two rates', { fields: { gstRates: [GOOD_RATE, GOOD_RATE] } }],
          [
            'with everything that can be said',
            { fields: { ...EVERY_FIELD, rating: undefined }, ...DEMOTED_ONCE },
          ],
          ['three rates', { fields: { gstRates: [GOOD_RATE, GOOD_RATE, GOOD_RATE] } }],
        ],
      },
      {
        of: changeAll,
        by: 'staff',
        there: Object.fromEntries(BATCH_PATHS.map((path) => [path, PRODUCT])),
        wrong: [],
      },
    ],
  },
];
