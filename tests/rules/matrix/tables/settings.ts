import { STATE_NAMES } from '#domain/customer/region.ts';
import { STORE } from '../../../../dev/seed/store.ts';
import { CALLERS, NO_CALLER, OWNER, STAFF } from '../callers.ts';
import { auditedWrite, forged } from '../actions.ts';
import {
  forbiddenWrites,
  getRow,
  listRows,
  type Place,
  type Variant,
  writeRows,
} from '../place.ts';
import type { Fields } from '../requests.ts';

const PLACE = 'settings/store';
const { seller, shipping, tax } = STORE;
const officer = seller.grievanceOfficer;

/** Every setting, for the maximum cost of the rules. */
const WHOLE: Fields = {
  ...STORE,
  checkoutOpen: true,
  popularSearches: Array.from({ length: 6 }, () => 'x'.repeat(40)),
  synonyms: {
    own: Array.from({ length: 80 }, () => 'a\tb'),
    removed: Array.from({ length: 200 }, () => 'a'),
  },
  delivery: {
    shipsFrom: 'Goa',
    codMinPaise: 1,
    codMaxPaise: 2,
    unservedPins: ['9'],
    prepaidOnlyPins: ['1', '2'],
    remotePins: ['3'],
  },
  tax: { ...tax, feeRule: { kind: 'fixed', percent: 18, hsn: '9968' } },
};

const make = auditedWrite('settings', 'store', WHOLE);
const change = auditedWrite('settings', 'store', { banner: 'New' }, true);

const LAST = new Date(1);
/** What functions note: a product that went off sale, and a bundle that staff changed. */
const NOTED: Fields = {
  withdrawn: { 'neem-soap': LAST },
  bundleChanges: { oilAndShampoo0000001: LAST },
};

const part =
  (name: string, whole: Fields) =>
  (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] => {
    const variant = (changes: Fields): Variant => ({
      fields: { [name]: { ...whole, ...changes } },
    });
    return right ? [what, variant(wrong), variant(right)] : [what, variant(wrong)];
  };
const own = (what: string, wrong: Fields, right?: Fields): readonly [string, Variant, Variant?] =>
  right ? [what, { fields: wrong }, { fields: right }] : [what, { fields: wrong }];
const ofSeller = part('seller', seller);
const ofOfficer = (what: string, wrong: Fields) =>
  ofSeller(what, { grievanceOfficer: { ...officer, ...wrong } });
const ofSocials = part('socials', {});
const ofPlace = part('location', { latitude: 0, longitude: 0 });
const ofCharges = part('shipping', shipping);
const ofDelivery = part('delivery', {});
const ofTax = part('tax', tax);
const FIXED = { kind: 'fixed', percent: 18, hsn: '9968' };
const ofRule = (what: string, wrong: Fields, right?: Fields) =>
  ofTax(what, { feeRule: wrong }, right && { feeRule: right });
const ofSynonyms = part('synonyms', { own: [], removed: [] });
const LONG = 'x'.repeat(401);
const FULL = 'x'.repeat(400);

export const settings: readonly Place[] = [
  {
    rule: 'settings/team',
    name: 'the settings of the team',
    there: { 'settings/team': { requiresSecondFactor: true, complete: true } },
    asks: [
      getRow('that are there', 'settings/team', STAFF),
      getRow('that are not there', 'settings/team', STAFF, { 'settings/team': null }),
      ...writeRows(
        'create',
        () => ({ commit: [{ put: 'settings/team', fields: { requiresSecondFactor: false } }] }),
        NO_CALLER,
        { there: { 'settings/team': null } },
      ),
      ...forbiddenWrites('settings/team', { requiresSecondFactor: false }),
    ],
    flaws: [
      {
        of: () => ({ get: 'settings/team' }),
        by: 'owner with a second factor',
        wrong: [
          [
            'that Auth does not name',
            { claims: { firebase: { sign_in_provider: 'password', sign_in_second_factor: null } } },
          ],
          [
            'that a claim of another type requires',
            { claims: { mfa: 'yes', firebase: { sign_in_provider: 'password' } } },
            { claims: { mfa: undefined, firebase: { sign_in_provider: 'password' } } },
          ],
        ],
      },
    ],
  },
  {
    rule: 'settings/store',
    name: 'the settings',
    there: { [PLACE]: STORE },
    asks: [
      getRow('that are there', PLACE, CALLERS),
      getRow('that are not there', PLACE, CALLERS, { [PLACE]: null }),
      ...listRows('every one', { list: 'settings' }, NO_CALLER, 1),
      ...writeRows('create', make, OWNER, { there: { [PLACE]: null } }),
      ...writeRows('update', change, OWNER),
      ...writeRows('delete', () => ({ commit: [{ remove: PLACE }] }), NO_CALLER),
    ],
    flaws: [
      { of: change, by: 'owner', ...forged(PLACE) },
      {
        of: make,
        by: 'owner',
        there: { [PLACE]: null },
        wrong: [
          ...['seller', 'socials', 'shipping'].map((name): readonly [string, Variant] => [
            `no ${name}`,
            { fields: { [name]: undefined }, ends: 'error' },
          ]),
          own('no place that pages know', { discount: 5 }),
          ...Object.keys(NOTED).map((name) => own(`with ${name}`, { [name]: NOTED[name] })),
          ofSynonyms('81 synonyms', { own: Array(81).fill('a') }, { own: Array(80).fill('a') }),
          ofSynonyms(
            'a long synonym',
            { own: ['x'.repeat(33_918)] },
            { own: ['x'.repeat(33_917)] },
          ),
          [
            'synonyms in maps',
            { fields: { synonyms: { own: [{ words: 'a' }], removed: [] } }, ends: 'error' },
          ],
          ofSynonyms('201 defaults removed', { removed: Array(201).fill('a') }),
          ofSynonyms(
            'a long default removed',
            { removed: ['x'.repeat(12_598)] },
            { removed: ['x'.repeat(12_597)] },
          ),
          ofSynonyms('a part of the synonyms that nothing reads', { added: [] }),
          own(
            'seven searches',
            { popularSearches: Array(7).fill('a') },
            { popularSearches: Array(6).fill('a') },
          ),
          own(
            'a long search',
            { popularSearches: ['x'.repeat(256)] },
            { popularSearches: ['x'.repeat(255)] },
          ),
          own('searches that are numbers', { popularSearches: [1] }),
          ['searches in a text', { fields: { popularSearches: 'soap' }, ends: 'error' }],
        ],
        right: [
          ['by an owner who was demoted once', { there: { 'demoted/owner': { at: new Date(1) } } }],
        ],
      },
      {
        of: change,
        by: 'owner',
        wrong: [
          own('a place that nothing reads', { discount: 5 }),
          ...['phone', 'email', 'hours', 'whatsapp', 'banner'].map((name) =>
            own(`a long ${name}`, { [name]: LONG }, { [name]: FULL }),
          ),
          own('a banner that is no text', { banner: ['x'] }),
          ...Object.keys(NOTED).flatMap((name) => [
            own(`another ${name}`, { [name]: NOTED[name] }),
            [
              `no ${name} any more`,
              { fields: { [name]: undefined }, there: { [PLACE]: { ...STORE, ...NOTED } } },
            ] as const,
          ]),
          own('perhaps open', { checkoutOpen: 'no' }, { checkoutOpen: false }),
          [
            'nothing of taxes',
            { fields: { tax: {} }, ends: 'error' },
            { fields: { tax: undefined } },
          ],
          ...['legalName', 'address', 'email', 'phone'].map((name) =>
            ofSeller(`a seller with a long ${name}`, { [name]: LONG }),
          ),
          ofSeller('a seller with a field of its own', { vat: 'x' }),
          ...['name', 'designation', 'email', 'phone'].map((name) =>
            ofOfficer(`an officer with a long ${name}`, { [name]: LONG }),
          ),
          ofOfficer('an officer with a field of its own', { fax: 'x' }),
          ofSocials('a network that is not shown', { tiktok: 'https://a.b' }),
          ofSocials('a link that is a script', { x: 'javascript:1' }, { x: '' }),
          ...['facebook', 'instagram', 'youtube', 'x'].flatMap((name) => [
            ofSocials(
              `${name} that is no https`,
              { [name]: 'http://x.com' },
              { [name]: 'https://x.com/a' },
            ),
            [
              `${name} as a list`,
              { fields: { socials: { [name]: ['https://x.com'] } }, ends: 'error' },
            ] as const,
            ofSocials(`two links as ${name}`, { [name]: 'https://x.com https://y.com' }),
          ]),
          ofSocials('a long link', { x: `https://${LONG}` }, { x: `https://${FULL.slice(10)}` }),
          ofPlace('a place with a field of its own', { altitude: 1 }),
          ofPlace('a latitude in words', { latitude: '1' }),
          ofPlace('a latitude beyond the north', { latitude: 91 }, { latitude: 90 }),
          ofPlace('a latitude beyond the south', { latitude: -91 }, { latitude: -90 }),
          ofPlace('a longitude in words', { longitude: '1' }),
          ofPlace('a longitude beyond the east', { longitude: 181 }, { longitude: 180 }),
          ofPlace('a longitude beyond the west', { longitude: -181 }, { longitude: -180 }),
          ofCharges('a charge with a field of its own', { tip: 1 }),
          ofCharges('a fee of half a paisa', { feePaise: 1.5 }, { feePaise: 150 }),
          ofCharges('a negative fee', { feePaise: -1 }, { feePaise: 0 }),
          ofCharges(
            'free from more than a crore',
            { freeFromPaise: 1e9 + 1 },
            { freeFromPaise: 1e9 },
          ),
          ofCharges('a negative fee for cash', { codFeePaise: -1 }),
          ofDelivery('a delivery with a field of its own', { drone: true }),
          ofDelivery('a State that is none', { shipsFrom: 'Ruritania' }, { shipsFrom: 'Ladakh' }),
          ofDelivery('cash from a negative total', { codMinPaise: -1 }),
          ofDelivery('cash up to a negative total', { codMaxPaise: -1 }),
          ofDelivery(
            'an unserved PIN code with letters',
            { unservedPins: ['74a'] },
            { unservedPins: ['74', '799001'] },
          ),
          ofDelivery('a prepaid PIN code with letters', { prepaidOnlyPins: ['74a'] }),
          ofDelivery('a remote PIN code with letters', { remotePins: ['74a'] }),
          ofDelivery('PIN codes in a text', { remotePins: '74' }),
          ofDelivery(
            '101 PIN codes',
            { remotePins: Array(101).fill('1') },
            { remotePins: Array(100).fill('1') },
          ),
          ofDelivery('PIN codes as numbers', { remotePins: [744] }, { remotePins: [] }),
          ofDelivery('two PIN codes in one', { remotePins: ['9,8'] }),
          ofTax('a tax with a field of its own', { vat: 'x' }),
          ofTax('no form of a GSTIN', { gstin: '29' }),
          ofTax('a State of registration that is none', { state: 'Goa ' }, { state: 'Goa' }),
          ofTax(
            'a long legal name',
            { legalName: 'x'.repeat(161) },
            { legalName: 'x'.repeat(160) },
          ),
          ofTax('a long series', { series: 'ABCD' }, { series: 'ABC' }),
          ofTax('a long series of credit', { creditSeries: 'ABCD' }),
          ofTax('one series for two kinds', { series: 'CN' }),
          ofTax('one series for two kinds, in another case', { series: 'cn' }),
          ofTax('a licence with letters', { fssai: 'abc' }, { fssai: '' }),
          ofTax('a long signatory', { signatory: 'x'.repeat(81) }, { signatory: 'x'.repeat(80) }),
          ofRule('a rule of no kind', { kind: 'half' }, { kind: 'highest' }),
          ofRule('a rule with a field of its own', { kind: 'highest', note: 'x' }),
          ofRule('a fixed rate with a field of its own', { ...FIXED, note: 'x' }),
          ofRule('a fixed rate of no kind', { ...FIXED, kind: 'half' }, FIXED),
          ofRule('a fixed rate in words', { ...FIXED, percent: '18' }),
          ofRule('a negative rate', { ...FIXED, percent: -1 }, { ...FIXED, percent: 0 }),
          ofRule('a rate above 40', { ...FIXED, percent: 41 }, { ...FIXED, percent: 40 }),
          ofRule('a fixed rate of nothing', { ...FIXED, hsn: '99' }),
          ofRule('a code of five digits', { ...FIXED, hsn: '99681' }, { ...FIXED, hsn: '996812' }),
        ],
        right: [
          ['without a place', { fields: { location: undefined } }],
          ['beside what functions noted', { there: { [PLACE]: { ...STORE, ...NOTED } } }],
          ...STATE_NAMES.map((state): readonly [string, Variant] => [
            `from ${state}`,
            { fields: { delivery: { shipsFrom: state } } },
          ]),
        ],
      },
    ],
  },
];
