import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  deleteDoc,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATE_NAMES } from '#domain/region.ts';
import { STORE } from '../../dev/seed/store.ts';
import { allowedTo, isAllowed, NOBODY, storeOf, storeWithClaims } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

const PLACE = 'settings/store';
type Fields = Record<string, unknown>;

let store: OwnStore;
beforeAll(async () => {
  setLogLevel('error');
  store = await openStore('rules-settings');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  await store.admin.doc(PLACE).set(STORE);
});

/** Writes some of the settings with their entry of the audit, in one batch. */
function saves(db: Firestore, by: string, fields: Fields, entry: Fields = {}): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, 'audit/one'), {
    action: 'settings-banner',
    subject: PLACE,
    by,
    email: `${by}@franch.test`,
    at: serverTimestamp(),
    ...entry,
  });
  batch.set(doc(db, PLACE), { ...fields, auditId: 'one' }, { merge: true });
  return batch.commit();
}

const ownerMay = (fields: Fields): Promise<boolean> =>
  isAllowed(saves(storeOf(store.asPeople, 'owner'), 'owner', fields));

describe('the settings of the shop', () => {
  it('are saved by the owner alone, with an entry of the audit', async () => {
    const who = (entry?: Fields) =>
      allowedTo(
        store.asPeople,
        (db, person) => saves(db, person, { banner: 'New' }, entry),
        () => store.admin.doc('audit/one').delete(),
      );
    expect(await who()).toEqual(['owner']);
    expect(await who({ by: 'somebody' })).toEqual(NOBODY);
    expect(await who({ subject: 'products/oil' })).toEqual(NOBODY);
    const alone = (db: Firestore) => setDoc(doc(db, PLACE), { banner: 'New' }, { merge: true });
    expect(await allowedTo(store.asPeople, alone)).toEqual(NOBODY);
    expect(await allowedTo(store.asPeople, (db) => deleteDoc(doc(db, PLACE)))).toEqual(NOBODY);
  });

  it('are made by the owner where there are none', async () => {
    await store.admin.doc(PLACE).delete();
    expect(await ownerMay(STORE)).toBe(true);
  });

  it('are made whole within what rules may compute, by an owner who was demoted once, too', async () => {
    await store.admin.doc(PLACE).delete();
    await store.admin.doc('demoted/owner').set({ at: new Date(1000) });
    const claims = { role: 'owner', auth_time: 1_790_000_000 };
    const delivery = { shipsFrom: 'Goa', codMinPaise: 1, codMaxPaise: 2, unservedPins: ['9'] };
    const feeRule = { kind: 'fixed', percent: 18, hsn: '9968' };
    const whole = {
      ...STORE,
      checkoutOpen: true,
      delivery: { ...delivery, prepaidOnlyPins: ['1', '2'], remotePins: ['3'] },
      tax: { ...STORE.tax, feeRule },
    };
    const owner = storeWithClaims(store.asPeople, 'owner', claims);
    expect(await isAllowed(saves(owner, 'owner', whole))).toBe(true);
  });

  it.each<[string, Fields, Fields]>([
    ['a banner that is no text', { banner: 5 }, { banner: 'Free delivery' }],
    ['a text that is too long', { hours: 'x'.repeat(401) }, { hours: 'x'.repeat(400) }],
    ['a place that nothing reads', { discount: 5 }, {}],
    ['a link that is no https', { socials: { x: 'http://x.com' } }, { socials: { x: '' } }],
    [
      'a link that is a script',
      { socials: { x: 'javascript:1' } },
      { socials: { x: 'https://x.com/a' } },
    ],
    ['a network that is not shown', { socials: { tiktok: 'https://a.b' } }, { socials: {} }],
    ['half paise', { shipping: { feePaise: 1.5 } }, { shipping: { feePaise: 150 } }],
    ['a negative fee', { shipping: { feePaise: -1 } }, { shipping: { feePaise: 0 } }],
    [
      'more than a crore',
      { shipping: { freeFromPaise: 1e9 + 1 } },
      { shipping: { freeFromPaise: 1e9 } },
    ],
    ['a latitude beyond the pole', { location: { latitude: 91 } }, { location: { latitude: 90 } }],
    ['half a seller', { seller: 'Franch' }, { seller: { legalName: 'Franch' } }],
    ['an officer without a form', { seller: { grievanceOfficer: 'me' } }, {}],
    ['a switch that is no switch', { checkoutOpen: 'no' }, { checkoutOpen: false }],
    [
      'PIN codes with letters',
      { delivery: { remotePins: ['74a'] } },
      { delivery: { remotePins: ['74', '79'] } },
    ],
    ['PIN codes as numbers', { delivery: { remotePins: [744] } }, { delivery: { remotePins: [] } }],
    [
      'a PIN code in two',
      { delivery: { unservedPins: ['9,8'] } },
      { delivery: { unservedPins: ['9'] } },
    ],
    ['a PIN code that begins with 0', { delivery: { unservedPins: ['0'] } }, {}],
    [
      'a State that is none',
      { delivery: { shipsFrom: 'Ruritania' } },
      { delivery: { shipsFrom: 'Ladakh' } },
    ],
    ['no form of a GSTIN', { tax: { gstin: '29' } }, { tax: { gstin: '29AAAAA0000A1ZY' } }],
    ['a State of registration that is none', { tax: { state: 'Goa ' } }, { tax: { state: 'Goa' } }],
    ['one series for two kinds', { tax: { series: 'CN' } }, { tax: { series: 'IN' } }],
    ['a licence with letters', { tax: { fssai: 'abc' } }, { tax: { fssai: '' } }],
    [
      'a rule of no kind',
      { tax: { feeRule: { kind: 'half' } } },
      { tax: { feeRule: { kind: 'highest' } } },
    ],
    [
      'a fixed rate above 40 %',
      { tax: { feeRule: { kind: 'fixed', percent: 41, hsn: '9968' } } },
      { tax: { feeRule: { kind: 'fixed', percent: 18, hsn: '9968' } } },
    ],
  ])('do not take %s', async (_, wrong, right) => {
    expect(await ownerMay(wrong)).toBe(false);
    expect(await ownerMay(right)).toBe(true);
  });

  it('know every State that the forms offer', () => {
    const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
    const missing = STATE_NAMES.filter((state) => !new RegExp(`[('|]${state}[|')]`).test(rules));
    expect(missing).toEqual([]);
  });
});
