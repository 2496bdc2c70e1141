import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { storedTokens } from '#domain/order-access/order-tokens.ts';
import { ParcelMoveSchema } from '#domain/parcel-handling/parcel-command.ts';
import { orderLookup } from '#domain/order-access/order-lookup.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { orderSearch } from '../../../dev/migrations/0006-order-search.ts';
import { runMigration } from '../../../dev/migrations/migration.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { call, signedIn } from '../../support/backend/functions.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { billedReads, loadShopData, type ShopData } from '../../support/shop/shop-data.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const shop = checkoutForTests('order-search', { oil: 40, soap: 40 });
let rules: OwnStore;
let page: ShopData;
let ordersFound: typeof import('#data/admin/orders/find-orders.ts').ordersFound;

beforeAll(async () => {
  rules = await openStore('order-search');
}, 60_000);
afterAll(() => rules.close());

/** A page's data layer, signed in. */
async function signIn(user: { sub: string; role?: 'staff' | 'viewer' }): Promise<void> {
  page = await loadShopData('demo-order-search');
  const { connectFirestoreEmulator } = await import('firebase/firestore');
  const mockUserToken = { ...user, auth_time: Math.floor(Date.now() / 1000) };
  const port = portsAt(portOffset()).firestore;
  connectFirestoreEmulator(page.firestore, '127.0.0.1', port, { mockUserToken });
  ({ ordersFound } = await import('#data/admin/orders/find-orders.ts'));
  performance.clearMarks();
}
beforeEach(() => signIn({ sub: 'packer', role: 'staff' }), 60_000);
afterEach(() => page.close());

const query = (typed: string, size?: number) =>
  ordersFound(orderLookup(typed) ?? { words: [] }, size === undefined ? {} : { size });
/** The numbers of the orders that a search finds, newest first. */
const find = async (typed: string) =>
  (await page.watch(query(typed)).data()).rows.map(({ number }) => number);

const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const SHIPPED = { outcome: 'moved', status: 'shipped' };
const MEERA = { ...AN_ADDRESS, name: 'Meera D’Souza Nair', phone: '+919812304567', pin: '560034' };

const place = async (who: string, email: string, address: object = {}, slug = 'oil') => {
  const request = shop.inCash(1, {
    ...{ email, address: { ...AN_ADDRESS, ...address } },
    lines: [{ slug, quantity: 1 }],
  });
  return ordered(await shop.buy(who, request));
};

async function title(slug: string, text: string): Promise<void> {
  await shop.store.doc(`products/${slug}`).update({ title: text });
}

async function ship(orderId: string, tracking: string, more: object = {}): Promise<void> {
  await shop.move(orderId, 'pack');
  const shipment = { courier: 'Delhivery', tracking, link: '', ...more };
  await shop.functions.moveForStaff(
    { orderId, move: 'ship', note: '', reference: '', shipment },
    STAFF,
    Date.now(),
  );
}

/** Corrects the number of an order in a single parcel, as the form sends it. */
function correct(orderId: string, tracking: string) {
  const shipment = { courier: 'Delhivery', tracking, link: `https://courier.test/${tracking}` };
  const request = { orderId, parcel: null, step: 'correct-tracking', note: 'typo', shipment };
  const parsed = v.parse(ParcelMoveSchema, request);
  return shop.functions.moveParcelForStaff(parsed, STAFF, Date.now());
}

describe('staff find an order', () => {
  it('by seven kinds of words and by its products, each in one query of one read per order', async () => {
    await title('soap', 'Neem & Tulsi Soap');
    const { orderId, number } = await place('meera', 'meera.nair@c.test', MEERA, 'soap');
    await place('ravi', 'ravi@c.test', { name: 'Ravi Rao', phone: '+919700011122', pin: '110001' });
    await ship(orderId, 'DL 1234 5678 90');
    const code = number.slice('FR-'.length);
    for (const typed of [
      ...[number, code.toLowerCase(), code.slice(-4), `fr-${code.slice(0, 5)}`],
      ...['Meera Nair', 'mee', 'dsouza', 'NAIR'],
      ...['98123 04567', '+919812304567', '4567', '12304567'],
      ...['Meera.Nair@c.test', 'meera.nair'],
      ...['560034', 'DL1234567890', 'dl1234567890'],
      ...['soap', 'tulsi', 'soap meera', '560034 neem nair'],
    ]) {
      expect([typed, await find(typed)]).toEqual([typed, [number]]);
    }
    for (const typed of ['Meera Rao', 'ravi soap', '56003', 'zzz', '-'])
      expect([typed, await find(typed)]).toEqual([typed, []]);
  });

  it('by its new words after a change of address, and no longer by the old ones', async () => {
    const { orderId, number } = await place('meera', 'meera@c.test', MEERA);
    expect(await find('Nair')).toEqual([number]);
    const moved = { ...MEERA, name: 'Asha Pillai', phone: '+919700099988' };
    const edit = { what: 'address', address: moved } as const;
    const command = { orderId, edit, asStaff: true } as const;
    const who = { ...STAFF, role: 'staff' } as const;
    const priced = await shop.functions.answerEdit(
      { ...command, validateOnly: true },
      who,
      Date.now(),
    );
    if (priced.outcome !== 'quoted') throw new Error(JSON.stringify(priced));
    const { totalPaise, refundPaise } = priced.quote;
    const quoted = { totalPaise, refundPaise };
    await shop.functions.answerEdit({ ...command, key: 'move-0001', quoted }, who, Date.now());
    expect(await find('pillai')).toEqual([number]);
    expect(await find('99988')).toEqual([number]);
    expect(await find('nair')).toEqual([]);
    expect(await find('304567')).toEqual([]);
  });

  it('by its corrected tracking number alone, with one letter and one audit entry', async () => {
    const { orderId, number } = await place('meera', 'meera@c.test', MEERA);
    expect(await correct(orderId, '1490812763055')).toEqual(refused('not-now'));
    await ship(orderId, '1490812763054');
    expect(await find('1490812763054')).toEqual([number]);
    const twice = [
      await correct(orderId, '1490812763055'),
      await correct(orderId, '1490812763055'),
    ];
    expect(twice).toEqual([SHIPPED, SHIPPED]);
    expect(await find('1490812763055')).toEqual([number]);
    expect(await find('1490812763054')).toEqual([]);
    const letters = (await shop.all('mail')).filter(({ kind }) => kind === 'tracking-corrected');
    expect(letters).toMatchObject([{ orderId, to: 'meera@c.test' }]);
    expect(JSON.stringify(letters)).toContain('https://courier.test/1490812763055');
    const audit = (await shop.all('audit')).filter(
      ({ action }) => action === 'order-correct-tracking',
    );
    expect(audit).toMatchObject([
      {
        ...{ by: STAFF.uid, note: 'typo' },
        before: { shipment: { tracking: '1490812763054' } },
        after: { shipment: { tracking: '1490812763055' } },
      },
    ]);
    const journal = await shop.all(`orders/${orderId}/events`);
    expect(journal.filter(({ what }) => what === 'correct-tracking')).toHaveLength(1);
    // Another correction has another letter, also back to an earlier number.
    await correct(orderId, '1490812763054');
    await correct(orderId, '1490812763055');
    const kinds = await shop.lettersOf(orderId);
    expect(kinds.filter((kind) => kind === 'tracking-corrected')).toHaveLength(3);
  });

  it('by the number of a courier service, which nobody corrects', async () => {
    const { orderId, number } = await place('meera', 'meera@c.test', MEERA);
    await ship(orderId, '1490812763054', { bookedBy: 'shiprocket' });
    expect(await correct(orderId, '1490812763055')).toEqual(refused('booked'));
    expect(await find('1490812763054')).toEqual([number]);
    expect(await shop.lettersOf(orderId)).not.toContain('tracking-corrected');
  });

  it('whose tracking number packers correct, viewers and accountants do not', async () => {
    const shipment = { courier: 'Delhivery', tracking: '1490812763055' };
    const request = { orderId: 'A'.repeat(20), parcel: null, step: 'correct-tracking', shipment };
    for (const role of ['viewer', 'accountant'] as const) {
      const token = await signedIn(seededStaff(role));
      expect(await call('moveParcel', request, token)).toMatchObject({ status: 403 });
    }
    const token = await signedIn(seededStaff('packer'));
    expect((await call('moveParcel', request, token)).result).toEqual(refused('not-found'));
  });

  it('of before the tokens once the data is migrated', async () => {
    const { orderId, number } = await place('meera', 'meera@c.test', MEERA);
    await rules.admin.doc(`orders/${orderId}`).update({ searchTokens: FieldValue.delete() });
    expect(await find('meera')).toEqual([]);
    const changed: string[] = [];
    const options = { isDryRun: false, report: (path: string) => void changed.push(path) };
    await runMigration(rules.admin, orderSearch, options);
    expect(changed).toEqual([`orders/${orderId}`]);
    expect(await find('meera nair')).toEqual([number]);
  });
});

describe('many orders', () => {
  /** Copies an order: the newest one has the number of the last. */
  async function copies(count: number, changes: (n: number) => object): Promise<void> {
    const { orderId } = await place('meera', 'meera@c.test', MEERA);
    const order = (await rules.admin.doc(`orders/${orderId}`).get()).data() ?? {};
    await rules.admin.doc(`orders/${orderId}`).delete();
    const writer = rules.admin.bulkWriter();
    for (let n = 0; n < count; n += 1) {
      const number = `FR-${String(n).padStart(8, '0')}`;
      const copy = { ...order, number, ...changes(n) } as Parameters<typeof storedTokens>[0];
      const createdAt = Date.UTC(2026, 0, 1) + n * 60_000;
      const id = `copy${String(n).padStart(16, '0')}`;
      void writer.set(rules.admin.doc(`orders/${id}`), {
        ...copy,
        createdAt: Timestamp.fromMillis(createdAt),
        searchTokens: storedTokens(copy, createdAt),
      });
    }
    await writer.close();
  }

  it('come page by page; several words ask for the rarest, and read on to a full page', async () => {
    await copies(150, (n) => ({
      address: {
        ...MEERA,
        name: n % 50 === 0 ? 'Asha Rao' : n % 3 === 0 ? 'Meera Rao' : 'Meera Nair',
      },
    }));
    const first = await page.watch(query('meera', 30)).data();
    expect(first.rows).toHaveLength(30);
    expect(billedReads()).toBe(30);
    const { next } = first;
    if (!next) throw new Error('no second page');
    const second = ordersFound({ words: ['meera'] }, { after: next, size: 30 });
    const numbers = (await page.watch(second).data()).rows.map(({ number }) => number);
    expect(first.rows.map(({ number }) => number)).not.toEqual(expect.arrayContaining(numbers));
    performance.clearMarks();
    // Three of them: two counts and three orders.
    expect(await find('rao asha')).toHaveLength(3);
    expect(billedReads()).toBe(5);
    performance.clearMarks();
    // All that have “rao”, because the email address is Meera's: two counts and 52 orders.
    expect(await find('meera rao')).toHaveLength(52);
    expect(billedReads()).toBeLessThanOrEqual(2 + 52);
  }, 60_000);
});

describe('nobody else', () => {
  it('finds orders by tokens: a shopper and a visitor are refused, a viewer is not', async () => {
    const { number } = await place('meera', 'meera@c.test', MEERA);
    await page.close();
    await signIn({ sub: 'ravi' });
    expect(await page.watch(query('meera')).failure()).toBe('denied');
    expect(await page.watch(query('meera nair')).failure()).toBe('denied');
    await page.close();
    await signIn({ sub: 'auditor', role: 'viewer' });
    expect(await find('meera')).toEqual([number]);
  });
});
