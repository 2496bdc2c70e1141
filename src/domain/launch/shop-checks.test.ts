import { expect, test } from 'vitest';
import * as v from 'valibot';
import { StoreSettingsSchema, type StoreSettings } from '../site/store-settings.ts';
import { currentResults, LAUNCH_CHECKS, openResults } from './launch-check.ts';
import { shopChecks, type ShopFacts } from './shop-checks.ts';

const NOW = Date.UTC(2026, 10, 25, 6);

const tax = {
  ...{ gstin: '29AAGCB7383J1Z4', state: 'Karnataka', series: 'MA', creditSeries: 'CN' },
  fssai: '11223344556677',
};
const officer = { name: 'Asha Rao', designation: 'Head of Customer Care' };
const seller = {
  ...{ legalName: 'Malhar Ayurveda LLP', address: '12 MG Road, Bengaluru 560001' },
  ...{ email: 'care@malhar.in', phone: '+91 80 4123 5678' },
  grievanceOfficer: { ...officer, email: 'grievance@malhar.in', phone: '+91 80 4123 5679' },
};
const bare = {
  ...{ seller, phone: '+91 98451 23456', email: 'care@malhar.in', socials: {}, tax },
  shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
};

const withSettings = (changes: object): StoreSettings =>
  v.parse(StoreSettingsSchema, { ...bare, ...changes });

const mail = { id: 'mail', at: NOW, late: 0, held: 0, failed: 0, error: '' };
const sweep = { id: 'sweep', at: NOW, looked: 0, expired: 0, unanswered: 0 };

const facts: ShopFacts = {
  settings: withSettings({}),
  mail,
  sweep,
  webhook: { id: 'webhook', at: NOW },
  now: NOW,
};

const open = (changes: Partial<ShopFacts>) =>
  openResults(shopChecks({ ...facts, ...changes })).map(({ id, details }) => [id, ...details]);

test('a finished shop has no open check', () => {
  expect(open({})).toEqual([]);
});

test('a new shop has every check open, and names the empty fields', () => {
  const found = open({ settings: null, mail: null, sweep: null, webhook: null });
  const checks = ['seller', 'tax', 'checkout', 'mail', 'sweep', 'webhook'];
  expect(found.map(([id]) => id)).toEqual(checks);
  expect(found[0]).toContain('seller.grievanceOfficer.phone');
});

test('values that are plainly examples are open', () => {
  const examples = withSettings({
    phone: '+91 00000 00108',
    email: 'care@shop.example.in',
    socials: { facebook: 'https://www.facebook.com/example' },
    // The number inside the PAN is 0000.
    tax: { ...tax, gstin: '29AAAAA0000A1ZY', legalName: 'Malhar (sample)' },
  });
  expect(open({ settings: examples })).toEqual([
    ['seller', 'phone', 'email', 'socials.facebook'],
    ['tax', 'tax.gstin', 'tax.legalName'],
  ]);
});

test('a GSTIN of another State, a closed checkout, failing mail and a late sweep are open', () => {
  const elsewhere = withSettings({ tax: { ...tax, state: 'Kerala' } });
  expect(open({ settings: elsewhere })).toEqual([['tax', 'tax.gstin']]);
  const closed = withSettings({ checkoutOpen: false });
  expect(open({ settings: closed })).toEqual([['checkout', 'checkoutOpen']]);
  const failing = { ...mail, failed: 1, error: 'EAUTH' };
  expect(open({ mail: failing })).toEqual([['mail', 'EAUTH']]);
  expect(open({ sweep: { ...sweep, at: NOW - 3_600_000 } })).toEqual([['sweep']]);
});

test('live results replace those of the report, and a missing one is unknown', () => {
  const results = currentResults(
    {
      ...{ id: 'launch', at: NOW, project: 'my-shop' },
      results: [
        { id: 'seller', state: 'todo', details: [] },
        { id: 'indexes', state: 'ok', details: [] },
        { id: 'of-a-later-version', state: 'todo', details: [] },
      ],
    },
    shopChecks(facts),
  );
  expect(results.map(({ id }) => id)).toEqual(LAUNCH_CHECKS);
  const states = new Map(results.map(({ id, state }) => [id, state]));
  expect(states.get('seller')).toBe('ok');
  expect(states.get('indexes')).toBe('ok');
  expect(states.get('budget')).toBe('unknown');
});
