import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { PROMISES } from '#domain/checkout/policy.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { EditCommandSchema } from '#domain/order-edit/edit-command.ts';
import type { ReturnStep } from '#domain/order/move-return.ts';
import { ReturnCommandSchema, ReturnMoveSchema } from '#domain/order/return-command.ts';
import { PayeeCommandSchema } from '#domain/refund/payout-command.ts';
import { photoFor } from '../../functions/src/endpoints/photos/read-photo.ts';
import { orderUrl, revokeLinks } from '../../functions/src/order-access/order-links.ts';
import { attack } from '../support/backend/attack.ts';
import { filesIn } from '../support/backend/bucket-files.ts';
import { aCameraPhoto } from '../support/fixtures/photos.ts';
import { APPROVE, received, REFUSE } from '../support/fixtures/returns.ts';
import { checkoutForTests } from '../support/shop/checkout-suite.ts';
import { ordered } from '../support/shop/own-checkout.ts';
import { STAFF } from '../support/fixtures/staff.ts';

/** Files that are no photographs, links as UPI IDs, limits, repeated and parallel requests: tests/contract/orders. */
const shop = checkoutForTests('after-sale', { oil: 40 });

const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const STRANGER = refused('not-found');
const CLOSED = { outcome: 'refused' };
const DONE = { outcome: 'moved', status: 'delivered' };
const LATER = Date.now() + (PROMISES.orderLinkDays + 1) * DAY_MS;

/** Every document of the shop but the counters of attempts, and every file of its orders. */
async function everything(): Promise<unknown> {
  const { store } = shop;
  const all = (await store.listCollections()).filter(({ id }) => id !== 'locks');
  const inside = ['events', 'links', 'readers'].map((id) => store.collectionGroup(id));
  const found = await Promise.all([...all, ...inside].map((query) => query.get()));
  const documents = found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()]));
  return [documents, await filesIn('orders/')];
}

/** What is tried, and its answer. */
type Tries = Readonly<Record<string, readonly [() => Promise<unknown>, object]>>;

async function expectNothingWritten(tries: Tries): Promise<string> {
  const before = await everything();
  for (const [what, [attempt, answer]] of Object.entries(tries)) {
    expect([what, await attempt()]).toEqual([what, answer]);
    expect(await everything(), what).toEqual(before);
  }
  return `refused ${Object.keys(tries).length} times, nothing written`;
}

/** What a person tries with an order and its first return request. */
function actionsOf(orderId: string, ticket: string, who: string, now = Date.now()) {
  const place = { orderId, ticket, photo: 'photograph-1' };
  const items = [{ line: 1, quantity: 1 }];
  const request = { orderId, key: 'request-09', items, reason: 'damaged' };
  const edit = { what: 'pieces', item: { line: 1, quantity: 1 } } as const;
  const quoted = { totalPaise: 0, refundPaise: 0 };
  const change = { orderId, edit, asStaff: false, key: 'change-0009', quoted };
  const payee = { kind: 'upi', upi: 'mallory@okaxis' } as const;
  return {
    read: () => photoFor({ of: 'return', ...place, size: 'large' }, { uid: who, role: null }, now),
    add: async (photo = 'photograph-2') => {
      const file = (await aCameraPhoto()).toString('base64');
      return shop.functions.addOwnReturnPhoto({ ...place, photo, file }, who, now);
    },
    return: () => shop.functions.requestOwnReturn(v.parse(ReturnCommandSchema, request), who, now),
    returnAsStaff: () =>
      shop.functions.requestReturnFor(
        v.parse(ReturnCommandSchema, { ...request, key: 'request-10', asStaff: true }),
        { uid: who, email: '', role: null },
        now,
      ),
    edit: () =>
      shop.functions.answerEdit(
        v.parse(EditCommandSchema, change),
        { uid: who, email: '', role: null },
        now,
      ),
    cancel: () => shop.functions.cancelOwn(orderId, who, now),
    payee: () =>
      shop.functions.giveOwnPayee(
        v.parse(PayeeCommandSchema, { orderId, payee }),
        { uid: who },
        now,
      ),
  };
}

const refusedAll = (who: string, actions: ReturnType<typeof actionsOf>): Tries =>
  Object.fromEntries(
    Object.entries(actions).map(([what, act]) => [`${what} by ${who}`, [() => act(), STRANGER]]),
  );

/** A delivered cash order of three pieces, with a return request that has a photograph, and the secret of its link. */
async function delivered(who: string) {
  const { orderId } = ordered(await shop.buy(who, shop.inCash(3, { email: `${who}@c.test` })));
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  const ticket = `${String((await shop.read(`orders/${orderId}`))['number'])}-R1`;
  const actions = actionsOf(orderId, ticket, who);
  await actions.return();
  await actions.add('photograph-1');
  const url = orderUrl(orderId, process.env['SHOP_ORIGIN'] ?? '');
  const letter = { subject: '', preview: '', text: '', blocks: [{ link: url }] };
  const signed = await shop.functions.withOrderLink(letter as never, orderId, Date.now());
  const token = /#link=([\w-]+)/u.exec(JSON.stringify(signed))?.[1] ?? '';
  const open = (by: string, { id = orderId, secret = token, now = Date.now() } = {}) =>
    shop.functions.openByLink({ orderId: id, token: secret }, by, now);
  const step = (what: ReturnStep) => {
    const typed = v.parse(ReturnMoveSchema, { orderId, ticket, ...what });
    return shop.functions.moveReturnForStaff(typed, STAFF, Date.now());
  };
  return { orderId, ticket, actions, token, open, step };
}

describe('after the sale', { timeout: 120_000 }, () => {
  attack(
    'visitor',
    'opens an order by another’s, a guessed, an old or a revoked link',
    async () => {
      const [order, own] = [await delivered('asha'), await delivered('mallory')];
      const { orderId, ticket, open } = order;
      await open('device');
      const tries: Tries = {
        'another’s secret': [() => open('mallory', { secret: own.token }), CLOSED],
        'a guessed secret': [() => open('mallory', { secret: 'A'.repeat(43) }), CLOSED],
        'a guessed order': [() => open('mallory', { id: 'A'.repeat(20) }), CLOSED],
        'an old secret': [() => open('mallory', { now: LATER }), CLOSED],
        ...refusedAll('mallory', actionsOf(orderId, ticket, 'mallory')),
        ...refusedAll('an old reader', actionsOf(orderId, ticket, 'device', LATER)),
      };
      const until = await expectNothingWritten(tries);
      await revokeLinks(orderId);
      return `${until}; then ${await expectNothingWritten({
        'a revoked secret': [() => open('device'), CLOSED],
        ...refusedAll('a revoked reader', actionsOf(orderId, ticket, 'device')),
      })}`;
    },
  );

  attack('customer', 'sees or adds photographs of another, or by guessed ids', async () => {
    const [order, own] = [await delivered('asha'), await delivered('mallory')];
    const crossed = actionsOf(own.orderId, order.ticket, 'mallory');
    const guessed = actionsOf(own.orderId, own.ticket.replace('R1', 'R2'), 'mallory');
    return expectNothingWritten({
      'another’s ticket in their own order': [crossed.read, STRANGER],
      'a photograph for another’s ticket': [() => crossed.add(), refused('unknown-return')],
      'a guessed ticket': [guessed.read, STRANGER],
      'a photograph for a guessed ticket': [() => guessed.add(), refused('unknown-return')],
    });
  });

  attack('staff', 'replays the steps of a return that has gone on or ended', async () => {
    const { step } = await delivered('asha');
    const late = refused('not-now');
    for (const what of [APPROVE, received([1, 1])]) expect(await step(what)).toEqual(DONE);
    const gone = await expectNothingWritten({
      'approval after receipt': [() => step(APPROVE), late],
      'dispatch after receipt': [() => step({ step: 'send' }), late],
      'receipt of other pieces': [() => step(received([1, 0])), DONE],
    });
    expect(await step(REFUSE)).toEqual(DONE);
    const ended = await expectNothingWritten({
      approval: [() => step(APPROVE), late],
      receipt: [() => step(received([1, 1])), late],
      refund: [() => step({ step: 'refund', reference: 'UTR0000000001' }), late],
    });
    return `${gone}; then ${ended}`;
  });
});
