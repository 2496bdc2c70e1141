import { STATE_NAMES } from '#domain/customer/region.ts';
import { TEXT_KINDS } from '#domain/text-message/text-message.ts';
import { STORE } from '../../../../dev/seed/store.ts';
import { CALLERS, NO_CALLER, OWNER, TEAM } from '../callers.ts';
import { auditedWrite, forged } from '../actions.ts';
import { failing, flaw, flaws, longItem, refusals, tooMany, within } from '../flaws.ts';
import { forbiddenWrites, getRow, listRows, type Place, writeRows } from '../place.ts';
import type { Fields } from '../requests.ts';

const PLACE = 'settings/store';
const { seller, shipping, tax } = STORE;
const ACCOUNT = { holder: 'Franch', number: '50100123456789', ifsc: 'HDFC0001234', bank: 'HDFC' };
/** A template of the longest id or name for every kind of text. */
const templates = (id: string): Fields => Object.fromEntries(TEXT_KINDS.map((kind) => [kind, id]));
const SMS = { on: 'on', header: 'FRANCH', entityId: '1'.repeat(25), ...templates('1'.repeat(25)) };
const WHATSAPP = { on: 'on', language: 'eng_IN', ...templates('a'.repeat(64)) };
const officer = seller.grievanceOfficer;

/** Every setting, for the maximum cost of the rules. */
const DAYS = {
  ...{ dispatch: 1, nearFrom: 1, nearTo: 3, farFrom: 3, farTo: 5 },
  ...{ remoteFrom: 5, remoteTo: 30 },
};

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
    days: DAYS,
  },
  bankTransfer: ACCOUNT,
  gift: 'rose-soap',
  courier: 'shiprocket',
  sms: SMS,
  whatsappTexts: WHATSAPP,
  tax: { ...tax, feeRule: { kind: 'fixed', percent: 18, hsn: '9968' } },
};

const make = auditedWrite('settings', 'store', WHOLE);
const change = auditedWrite('settings', 'store', { banner: 'New' }, true);

const LAST = new Date(1);
/** What functions write: a product that went off sale, a bundle that staff changed, content, automatic offers. */
const NOTED: Fields = {
  withdrawn: { 'neem-soap': LAST },
  bundleChanges: { oilAndShampoo0000001: LAST },
  content: { fees: { states: [] }, brand: { name: 'Amrita', logo: '' } },
  offers: [{ id: 'offer', title: 'Ten for nothing' }],
};

const ofSeller = within('seller', seller);
const ofOfficer = (wrong: Fields) => ofSeller({ grievanceOfficer: { ...officer, ...wrong } });
const ofSocials = within('socials', {});
const ofPlace = within('location', { latitude: 0, longitude: 0 });
const ofCharges = within('shipping', shipping);
const ofDelivery = within('delivery', {});
const ofTax = within('tax', tax);
const ofAccount = within('bankTransfer', ACCOUNT);
const ofSms = within('sms', SMS);
const ofWhatsapp = within('whatsappTexts', WHATSAPP);
const FIXED = { kind: 'fixed', percent: 18, hsn: '9968' };
const ofRule = (wrong: Fields, right?: Fields) =>
  ofTax({ feeRule: wrong }, right && { feeRule: right });
const ofSynonyms = within('synonyms', { own: [], removed: [] });
const LONG = 'x'.repeat(401);
const FULL = 'x'.repeat(400);

export const settings: readonly Place[] = [
  {
    rule: 'settings/team',
    name: 'the settings of the team',
    there: { 'settings/team': { requiresSecondFactor: true, complete: true } },
    asks: [
      getRow('that are there', 'settings/team', TEAM),
      getRow('that are not there', 'settings/team', TEAM, { 'settings/team': null }),
      ...writeRows(
        'create',
        () => ({ commit: [{ put: 'settings/team', fields: { requiresSecondFactor: false } }] }),
        NO_CALLER,
        { there: { 'settings/team': null } },
      ),
      ...forbiddenWrites('settings/team', { requiresSecondFactor: false }),
    ],
    flaws: [
      refusals({ of: () => ({ get: 'settings/team' }), by: 'owner with a second factor' }, [
        [
          'that Auth does not name',
          { claims: { firebase: { sign_in_provider: 'password', sign_in_second_factor: null } } },
        ],
        [
          'that a claim of another type requires',
          { claims: { mfa: 'yes', firebase: { sign_in_provider: 'password' } } },
          { claims: { mfa: undefined, firebase: { sign_in_provider: 'password' } } },
        ],
      ]),
    ],
  },
  {
    rule: 'settings/store',
    name: 'the settings',
    there: { [PLACE]: STORE },
    asks: [
      getRow('that are there', PLACE, CALLERS),
      getRow('that are not there', PLACE, CALLERS, { [PLACE]: null }),
      ...listRows('settings', NO_CALLER, 1),
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
          ...['seller', 'socials', 'shipping'].map((name) => failing({ [name]: undefined })),
          ...flaws({ discount: 5 }, { popularSearches: [1] }),
          ...Object.keys(NOTED).map((name) => flaw({ [name]: NOTED[name] })),
          ofSynonyms({ own: Array(81).fill('a') }, { own: Array(80).fill('a') }),
          ofSynonyms({ own: ['x'.repeat(33_918)] }, { own: ['x'.repeat(33_917)] }),
          failing({ synonyms: { own: [{ words: 'a' }], removed: [] } }),
          ofSynonyms({ removed: Array(201).fill('a') }),
          ofSynonyms({ removed: ['x'.repeat(12_598)] }, { removed: ['x'.repeat(12_597)] }),
          ofSynonyms({ added: [] }),
          ...tooMany({ popularSearches: 6 }),
          ...longItem({ popularSearches: 255 }),
          failing({ popularSearches: 'soap' }),
        ],
        right: [
          ['by an owner who was demoted once', { there: { 'demoted/owner': { at: new Date(1) } } }],
        ],
      },
      {
        of: change,
        by: 'owner',
        wrong: [
          ...flaws({ discount: 5 }, { banner: ['x'] }),
          ...['phone', 'email', 'hours', 'whatsapp', 'banner'].map((name) =>
            flaw({ [name]: LONG }, { [name]: FULL }),
          ),
          ...Object.keys(NOTED).flatMap((name) => [
            flaw({ [name]: NOTED[name] }),
            [
              `no ${name} any more`,
              { fields: { [name]: undefined }, there: { [PLACE]: { ...STORE, ...NOTED } } },
            ] as const,
          ]),
          flaw({ gift: '<b>' }, { gift: 'rose-soap' }),
          flaw({ gift: 'x'.repeat(81) }, { gift: 'x'.repeat(80) }),
          failing({ gift: 5 }, { gift: '' }),
          flaw({ checkoutOpen: 'no' }, { checkoutOpen: false }),
          failing({ bankTransfer: {} }, { bankTransfer: undefined }),
          ...['holder', 'bank'].map((name) =>
            ofAccount({ [name]: 'x'.repeat(121) }, { [name]: 'x'.repeat(120) }),
          ),
          ofAccount({ number: '12345678' }, { number: '123456789' }),
          ofAccount({ ifsc: 'HDFC1001234' }, { ifsc: 'HDFC0001234' }),
          ofAccount({ upi: 'shop@bank' }),
          failing({ sms: 'on' }, { sms: undefined }),
          ofSms({ url: 'a' }, { url: undefined }),
          ofSms({ header: '<b>' }, { header: '' }),
          failing({ whatsappTexts: 'on' }, { whatsappTexts: undefined }),
          ofWhatsapp({ shipped: 'a b' }, { shipped: 'order_1' }),
          ofWhatsapp({ shipped: 'a'.repeat(66) }, { shipped: 'a'.repeat(65) }),
          failing({ tax: {} }, { tax: undefined }),
          ...['legalName', 'address', 'email', 'phone'].map((name) => ofSeller({ [name]: LONG })),
          ofSeller({ vat: 'x' }),
          ...['name', 'designation', 'email', 'phone'].map((name) => ofOfficer({ [name]: LONG })),
          ofOfficer({ fax: 'x' }),
          ofSocials({ tiktok: 'https://a.b' }),
          ofSocials({ x: 'javascript:1' }, { x: '' }),
          ...['facebook', 'instagram', 'youtube', 'x'].flatMap((name) => [
            ofSocials({ [name]: 'http://x.com' }, { [name]: 'https://x.com/a' }),
            failing({ socials: { [name]: ['https://x.com'] } }),
            ofSocials({ [name]: 'https://x.com https://y.com' }),
          ]),
          ofSocials({ x: `https://${LONG}` }, { x: `https://${FULL.slice(10)}` }),
          ofPlace({ altitude: 1 }),
          ofPlace({ latitude: '1' }),
          ofPlace({ latitude: 91 }, { latitude: 90 }),
          ofPlace({ latitude: -91 }, { latitude: -90 }),
          ofPlace({ longitude: '1' }),
          ofPlace({ longitude: 181 }, { longitude: 180 }),
          ofPlace({ longitude: -181 }, { longitude: -180 }),
          ofCharges({ tip: 1 }),
          ofCharges({ feePaise: 1.5 }, { feePaise: 150 }),
          ofCharges({ feePaise: -1 }, { feePaise: 0 }),
          ofCharges({ freeFromPaise: 1e9 + 1 }, { freeFromPaise: 1e9 }),
          ofCharges({ codFeePaise: -1 }),
          ofDelivery({ drone: true }),
          ofDelivery({ shipsFrom: 'Ruritania' }, { shipsFrom: 'Ladakh' }),
          ofDelivery({ codMinPaise: -1 }),
          ofDelivery({ codMaxPaise: -1 }),
          ofDelivery({ unservedPins: ['74a'] }, { unservedPins: ['74', '799001'] }),
          ofDelivery({ prepaidOnlyPins: ['74a'] }),
          ofDelivery({ remotePins: ['74a'] }),
          ofDelivery({ remotePins: '74' }),
          ofDelivery({ remotePins: Array(101).fill('1') }, { remotePins: Array(100).fill('1') }),
          ofDelivery({ remotePins: [744] }, { remotePins: [] }),
          ofDelivery({ remotePins: ['9,8'] }),
          ofTax({ vat: 'x' }),
          ofTax({ gstin: '29' }),
          ofTax({ state: 'Goa ' }, { state: 'Goa' }),
          ofTax({ legalName: 'x'.repeat(161) }, { legalName: 'x'.repeat(160) }),
          ofTax({ series: 'ABCD' }, { series: 'ABC' }),
          ofTax({ creditSeries: 'ABCD' }),
          ofTax({ series: 'CN' }),
          ofTax({ series: 'cn' }),
          ofTax({ fssai: 'abc' }, { fssai: '' }),
          ofTax({ signatory: 'x'.repeat(81) }, { signatory: 'x'.repeat(80) }),
          ofRule({ kind: 'half' }, { kind: 'highest' }),
          ofRule({ kind: 'highest', note: 'x' }),
          ofRule({ ...FIXED, note: 'x' }),
          ofRule({ ...FIXED, kind: 'half' }, FIXED),
          ofRule({ ...FIXED, percent: '18' }),
          ofRule({ ...FIXED, percent: -1 }, { ...FIXED, percent: 0 }),
          ofRule({ ...FIXED, percent: 41 }, { ...FIXED, percent: 40 }),
          ofRule({ ...FIXED, hsn: '99' }),
          ofRule({ ...FIXED, hsn: '99681' }, { ...FIXED, hsn: '996812' }),
        ],
        right: [
          flaw({ location: undefined }),
          ['beside what functions noted', { there: { [PLACE]: { ...STORE, ...NOTED } } }],
          ...STATE_NAMES.map((state) => flaw({ delivery: { shipsFrom: state } })),
        ],
      },
    ],
  },
];
