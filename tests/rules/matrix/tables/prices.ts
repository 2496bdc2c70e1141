import { EDITORS, STAFF } from '../callers.ts';
import { auditedWrite, auditedDeletion, forged } from '../actions.ts';
import { failing, flaw, flaws, refusals } from '../flaws.ts';
import { type Action, getRow, listRows, type Place, writeRows } from '../place.ts';
import type { Fields } from '../requests.ts';
import { PRODUCT } from './products.ts';

const SOAP = 'products/neem-soap';
const ONE = 'priceChanges/neem-soap_one';
const LATER = new Date(Date.UTC(2100, 0, 1));
const PAST = new Date(Date.UTC(2026, 0, 14));
/** A valid price plan for a product; prices in rupees. */
const CHANGE: Fields = {
  slug: 'neem-soap',
  fromAt: LATER,
  price: 459.5,
  mrp: 519,
  auditId: 'first',
};
const DUE = { [ONE]: { ...CHANGE, fromAt: PAST, email: 'staff@franch.test' } };

/** A staff write in their own name. */
const own =
  (actionFor: (email: string) => Action): Action =>
  (who, variant) =>
    actionFor(who.email)(who, variant);
const plan = own((email) => auditedWrite('priceChanges', 'neem-soap_new', { ...CHANGE, email }));
const change = own((email) =>
  auditedWrite('priceChanges', 'neem-soap_one', { price: 399, email }, true),
);
const takeBack = auditedDeletion(ONE, 'first');

export const prices: readonly Place[] = [
  {
    rule: 'priceChanges/{id}',
    name: 'a planned price',
    there: { [SOAP]: PRODUCT, [ONE]: { ...CHANGE, email: 'owner@franch.test' } },
    asks: [
      getRow('that is there', ONE, STAFF),
      getRow('that is not there', 'priceChanges/neem-soap_none', STAFF),
      ...listRows('priceChanges', STAFF, 1000),
      ...writeRows('create', plan, EDITORS),
      ...writeRows('update', change, EDITORS),
      ...writeRows('delete', takeBack, EDITORS),
    ],
    flaws: [
      { of: plan, by: 'staff', ...forged('priceChanges/neem-soap_new') },
      { of: change, by: 'staff', ...forged(ONE) },
      refusals({ of: takeBack, by: 'staff' }, [
        ['without an entry', { entry: null, ends: 'error' }],
        ['under another entry', { id: 'delete_priceChanges_neem-soap_one_other', ends: 'error' }],
        ['with an entry about something else', { entry: { subject: SOAP } }],
        ['that is due', { there: DUE }],
      ]),
      refusals({ of: plan, by: 'staff' }, [
        ...flaws({ secret: 1 }, { fromAt: PAST }, { email: 'owner@franch.test' }),
        ['under an id of another product', { id: 'tulsi-soap_new' }, { id: 'neem-soap_2' }],
        [
          'of no product',
          { id: 'tulsi-soap_new', fields: { slug: 'tulsi-soap' } },
          {
            id: 'tulsi-soap_new',
            fields: { slug: 'tulsi-soap' },
            there: { 'products/tulsi-soap': PRODUCT },
          },
        ],
        failing({ fromAt: '2100-01-01' }),
        flaw({ price: 0 }, { price: 0.5 }),
        failing({ price: 'cheap' }),
        flaw({ price: 519.5 }, { price: 519 }),
        flaw({ mrp: 10_000_001 }, { mrp: 10_000_000 }),
        failing({ mrp: undefined }),
      ]),
      refusals({ of: change, by: 'owner' }, [
        ['that is due', { there: DUE, fields: { fromAt: LATER } }],
        ...flaws({ fromAt: PAST }, { price: 520 }),
      ]),
    ],
  },
];
