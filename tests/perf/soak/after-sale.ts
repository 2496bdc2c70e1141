import * as v from 'valibot';
import type { EditCommand } from '#domain/order-edit/edit-command.ts';
import { EditCommandSchema } from '#domain/order-edit/edit-command.ts';
import { returnSteps, type ReturnStepName } from '#domain/order/move-return.ts';
import { piecesOf } from '#domain/order/order-pieces.ts';
import { MoveRequestSchema, type MoveRequest } from '#domain/order/order-command.ts';
import { type Order, OrderSchema, type OrderStatus } from '#domain/order/order.ts';
import { ReturnCommandSchema, ReturnMoveSchema } from '#domain/order/return-command.ts';
import { PayeeCommandSchema } from '#domain/refund/payout-command.ts';
import { isOpenReturn, RETURN_CONDITIONS } from '#domain/return/return-request.ts';
import { UNDELIVERED_REASONS } from '#domain/return/returned-parcel.ts';
import { random } from '../../../dev/seed/random.ts';
import { errorInfo } from '../../../functions/src/platform/error-info.ts';
import { AN_ADDRESS, type OwnCheckout } from '../../support/shop/own-checkout.ts';
import { OWNER, STAFF } from '../../support/fixtures/staff.ts';

/** Steps of an order after its checkout, besides those that end it. */
const MOST_STEPS = 12;
/** Steps that end whatever is open: a parcel, its returns and their payouts. */
const ENDING_STEPS = 40;

const PLACES = [
  { pin: '560002', state: 'Karnataka', city: 'Bengaluru' },
  { pin: '400053', state: 'Maharashtra', city: 'Mumbai' },
] as const;

/** What happens to one order: the next step of its shopper or of staff is drawn by `chance`, a number from 0 to 1. */
export interface Life {
  readonly shop: OwnCheckout;
  readonly orderId: string;
  /** The shopper. */
  readonly uid: string;
  readonly chance: () => number;
}

type Act = (life: Life, order: Order) => Promise<unknown>;

/** How often each call was refused, made or failed, by its answer. */
export type Answers = Map<string, number>;

/** Random changes, returns, parcels that come back and payouts of one order; some calls arrive twice at once. */
export async function liveOn(life: Life, answers: Answers): Promise<void> {
  const steps = Math.floor(life.chance() * MOST_STEPS);
  for (let step = 0; step < steps; step += 1) await takeStep(life, answers, ACTS);
}

/** Hands over what is paid or to be paid in cash, and ends what is open: returns, parcels on their way, payouts. */
export async function windUp(life: Life, answers: Answers): Promise<void> {
  for (let step = 0; step < ENDING_STEPS; step += 1)
    if (!(await takeStep(life, answers, ENDINGS))) return;
}

type Acts = Readonly<Partial<Record<OrderStatus, readonly (readonly [string, Act])[]>>>;

/** Resolves to whether the order has such a step. */
async function takeStep(life: Life, answers: Answers, acts: Acts): Promise<boolean> {
  const order = await orderOf(life);
  if (!order) return false;
  const open = (acts[order.status] ?? []).filter(([name]) => isOpen(name, order));
  const [name, act] = pick(life, open) ?? [];
  if (!name || !act) return false;
  const seed = Math.floor(life.chance() * 2 ** 32);
  const calls = Array.from({ length: life.chance() < 0.2 ? 2 : 1 }, () =>
    act({ ...life, chance: random(seed) }, order),
  );
  for (const result of await Promise.allSettled(calls)) {
    const said =
      result.status === 'fulfilled'
        ? nameOf(result.value)
        : Object.values(errorInfo(result.reason)).join(' ');
    answers.set(`${name}: ${said}`, (answers.get(`${name}: ${said}`) ?? 0) + 1);
  }
  return true;
}

async function orderOf({ shop, orderId }: Life): Promise<Order | null> {
  return shop.functions.parseDocument(
    await shop.store.doc(`orders/${orderId}`).get(),
    OrderSchema,
    'id',
  );
}

const pick = <T>({ chance }: Pick<Life, 'chance'>, all: readonly T[]): T | undefined =>
  all[Math.floor(chance() * all.length)];

function nameOf(answer: unknown): string {
  const { outcome = 'done', refusal } = (answer ?? {}) as { outcome?: string; refusal?: unknown };
  return typeof refusal === 'string' ? refusal : outcome;
}

/** Whether an act that ends something has something to end. */
function isOpen(name: string, { returns = [], payout }: Order): boolean {
  if (name === 'return') return returns.some(isOpenReturn);
  return name !== 'payout' || (payout?.dues.length ?? 0) > 0;
}

const key = ({ chance }: Life): string =>
  `soak-${String(Math.floor(chance() * 1e9)).padStart(10, '0')}`;

const edit =
  (editOf: (life: Life, order: Order) => EditCommand['edit'], asStaff: boolean): Act =>
  async (life, order) => {
    const person = asStaff ? STAFF : { uid: life.uid, email: '' };
    const caller = { ...person, role: asStaff ? 'staff' : null } as const;
    const base = { orderId: life.orderId, edit: editOf(life, order), asStaff };
    const ask = (more: object) =>
      life.shop.functions.answerEdit(
        v.parse(EditCommandSchema, { ...base, ...more }),
        caller,
        Date.now(),
      );
    const priced = await ask({ validateOnly: true });
    if (priced.outcome !== 'quoted') return priced;
    const { totalPaise, refundPaise } = priced.quote;
    return ask({ key: key(life), quoted: { totalPaise, refundPaise } });
  };

const toOtherPlace = (life: Life, { address }: Order) => ({
  what: 'address' as const,
  address: { ...AN_ADDRESS, phone: address.phone, ...(pick(life, PLACES) ?? PLACES[0]) },
});

const withoutPieces = (life: Life, order: Order) => ({
  what: 'pieces' as const,
  item: { line: pick(life, piecesOf(order))?.line ?? 1, quantity: 1 },
});

const move =
  (
    name: MoveRequest['move'],
    more: (life: Life, order: Order) => Partial<MoveRequest> = () => ({}),
  ): Act =>
  ({ shop, orderId, ...life }, order) => {
    const request = { orderId, move: name, ...more({ shop, orderId, ...life }, order) };
    return shop.functions.moveForStaff(v.parse(MoveRequestSchema, request), STAFF, Date.now());
  };

/** What came back of each line: of some pieces too few, of some damaged ones. */
const countGoods = (life: Life, order: Order) => ({
  goods: piecesOf(order).map(({ line, quantity }) => {
    const sellable = Math.floor(life.chance() * (quantity + 1));
    return { line, sellable, damaged: Math.floor(life.chance() * (quantity - sellable + 1)) };
  }),
});

const request: Act = (life, order) => {
  const items = piecesOf(order).filter(() => life.chance() < 0.7);
  const some = items.map((one) => ({ ...one, quantity: Math.ceil(life.chance() * one.quantity) }));
  const typed = { orderId: life.orderId, key: key(life), items: some, reason: 'damaged' };
  if (some.length === 0) return Promise.resolve();
  const asStaff = life.chance() < 0.2;
  return life.shop.functions.requestReturnFor(
    v.parse(ReturnCommandSchema, { ...typed, asStaff }),
    asStaff ? { ...STAFF, role: 'staff' } : { uid: life.uid, email: '', role: null },
    Date.now(),
  );
};

const returnStep: Act = (life, order) => {
  const open = pick(life, (order.returns ?? []).filter(isOpenReturn));
  const isRefusal = (name: ReturnStepName) => name === 'refuse' && life.chance() < 0.9;
  const step = pick(
    life,
    returnSteps(open?.state ?? 'refused').filter((name) => !isRefusal(name)),
  );
  if (!open || !step) return Promise.resolve();
  const received = open.items.map(({ line, quantity }) => ({
    ...{ line, quantity, restock: life.chance() < 0.5 },
    condition: pick(life, RETURN_CONDITIONS) ?? 'sealed',
  }));
  const note = 'By the policy.';
  const parcel = { courier: 'Delhivery', tracking: 'X1' };
  const more = {
    ...{ approve: { note }, refuse: { note }, send: {}, receive: { received }, refund: {} },
    replace: { parcel },
  };
  const typed = { orderId: life.orderId, ticket: open.ticket, step, ...more[step] };
  return life.shop.functions.moveReturnForStaff(
    v.parse(ReturnMoveSchema, typed),
    STAFF,
    Date.now(),
  );
};

/** An owner pays what is owed to the payee, who is asked for first. */
const payOut: Act = async (life, order) => {
  const { shop, orderId, uid } = life;
  const payee = {
    kind: 'upi',
    upi: `${pick(life, ['asha', 'meera', 'ravi']) ?? 'asha'}@okaxis`,
  } as const;
  if ((order.payout?.payee ?? '') === '' || life.chance() < 0.2)
    return shop.functions.giveOwnPayee(
      v.parse(PayeeCommandSchema, { orderId, payee }),
      { uid },
      Date.now(),
    );
  const [due] = order.payout?.dues ?? [];
  if (!due) return null;
  const { key: name, amountPaise } = due;
  const reference = `UTR${orderId.toUpperCase().replace(/[^A-Z0-9]/gu, '')}${order.moves}`;
  const paid = { orderId, key: name, amountPaise, payeeAt: order.payout?.payeeAt ?? 0, reference };
  return shop.functions.payForOwner(paid, OWNER, Date.now());
};

/** A part of the price, by the provider or, of cash, by a transfer. */
const refundPart: Act = (life) => {
  const reference = `PART${key(life).slice(5)}`;
  const amount = { amountPaise: 1_000 as never, line: null, quantity: 0, restock: false };
  const typed = { orderId: life.orderId, key: key(life), why: 'late', reference, ...amount };
  return life.shop.functions.refundForStaff(typed, STAFF, Date.now());
};

const cancel: Act = ({ shop, orderId, uid }) => shop.functions.cancelOwn(orderId, uid, Date.now());

const BEFORE_PACKING = [
  ['address', edit(toOtherPlace, false)],
  ['address by staff', edit(toOtherPlace, true)],
  ['pieces', edit(withoutPieces, false)],
  ['pieces by staff', edit(withoutPieces, true)],
  ['part', refundPart],
  ['cancel', cancel],
  ...Array.from({ length: 6 }, () => ['pack', move('pack')] as const),
] as const;
const COMES_BACK = [['goods check', move('return', countGoods)]] as const;
const PAYS_OUT = [['payout', payOut]] as const;
const DELIVERED = [['return', returnStep], ...PAYS_OUT] as const;

/** What may happen in a status; one that stands more often happens more often. */
const ACTS: Acts = {
  placed: BEFORE_PACKING,
  paid: BEFORE_PACKING,
  packed: [
    ['pieces of a parcel by staff', edit(withoutPieces, true)],
    ['address of a parcel by staff', edit(toOtherPlace, true)],
    ...Array.from({ length: 4 }, () => ['ship', move('ship')] as const),
  ],
  shipped: [
    [
      'turn back',
      move('return-to-origin', (life) => ({ reason: pick(life, UNDELIVERED_REASONS) })),
    ],
    ...Array.from({ length: 3 }, () => ['deliver', move('deliver')] as const),
  ],
  returning: [['deliver after all', move('deliver')], ...COMES_BACK, ...COMES_BACK],
  delivered: [
    ['request', request],
    ['request', request],
    ['part', refundPart],
    ['whole return', move('return', countGoods)],
    ...[...DELIVERED, ...DELIVERED, ...DELIVERED, ...DELIVERED],
  ],
  cancelled: PAYS_OUT,
  returned: PAYS_OUT,
};

const ENDINGS: Acts = {
  placed: [['pack', move('pack')]],
  paid: [['pack', move('pack')]],
  packed: [['ship', move('ship')]],
  shipped: [['deliver', move('deliver')]],
  returning: COMES_BACK,
  delivered: DELIVERED,
  cancelled: PAYS_OUT,
  returned: PAYS_OUT,
};
