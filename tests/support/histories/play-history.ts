import { creditablePaise, draftCreditNote } from '#domain/invoice/credit-note.ts';
import { draftInvoice } from '#domain/invoice/invoice-draft.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import type { Effect, OrderState } from '#domain/order/order-change.ts';
import { piecesOf } from '#domain/order/order-pieces.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { ORDER_STOCK_SIGNS } from '#domain/stock/stock-move.ts';
import { PHRASES, SETTINGS } from '../fixtures/invoices.ts';
import { NOW } from '../fixtures/order-steps.ts';
import { leavesWithGift } from './gift-place.ts';
import { type History, type RandomStep, stateOf, stepOf } from './random-history.ts';
import { transition } from './random-transition.ts';

/** Pieces of each product in the shop before the order. */
export const STOCK = 100;

/** The shop that a history changes: what the effects of an order wrote, by the ids that they would have. */
export interface Shop {
  readonly state: OrderState;
  readonly invoice: Invoice | null;
  readonly notes: readonly Invoice[];
  /** What the credit notes for lost disputes credit, in paise. */
  readonly lossCredited: number;
  /** Pieces in stock, by line. */
  readonly stock: readonly number[];
  /** How often the gift was put back into stock. */
  readonly giftsBack: number;
  /** The parcel that left with the gift, by its id; null before, and for an order in one parcel. */
  readonly giftIn: number | null;
  /** Pieces that the statistics count as sold, by line. */
  readonly sold: readonly number[];
  /** Ids of written letters, ledger entries and documents; one that is written twice is in `twice`. */
  readonly written: ReadonlySet<string>;
  readonly twice: readonly string[];
  /** Pieces of unpaid cash orders that came back in a parcel, by line: the order's quantity no longer counts them. */
  readonly unpaidBack: readonly number[];
  /** Lines and pieces of refunds that put them back into stock. */
  readonly restocked: readonly { readonly line: number; readonly quantity: number }[];
}

/** The shop after a history, and after everything that was under way is settled. Calls `check` after each step. */
export function play(
  { order, begun, inParcels, steps: path }: History,
  check: (shop: Shop, step: Partial<RandomStep>) => void,
): Shop {
  const first = stateOf(order);
  let shop: Shop = {
    state: first,
    invoice: null,
    notes: [],
    lossCredited: 0,
    stock: first.order.lines.map(({ quantity }) => STOCK - quantity),
    giftsBack: 0,
    giftIn: null,
    sold: first.order.lines.map(() => 0),
    unpaidBack: first.order.lines.map(() => 0),
    written: new Set(),
    twice: [],
    restocked: [],
  };
  const run = (one: Partial<RandomStep> & Pick<RandomStep, 'act'>) => {
    const before = shop;
    shop = apply(shop, one as RandomStep);
    if (shop !== before) check(shop, one);
  };
  const steps = ['pay', 'pack', 'ship', 'deliver'] as const;
  for (const move of steps.slice(0, inParcels ? 2 : begun)) run({ act: 'move', move });
  if (inParcels) run({ act: 'split', part: 2, n: 1, restock: begun > 1 });
  for (const seed of path) {
    const one = stepOf(seed, order.lines.length, inParcels);
    run(one);
    if (one.again) run(one);
  }
  if (moneyOf(shop.state.transaction).disputed) run({ act: 'dispute', ruling: 'won' });
  for (const move of ['pack', 'ship', 'deliver'] as const) run({ act: 'move', move });
  for (const _ of shop.state.order.parcels ?? [])
    for (const n of [0, 0]) run({ act: 'one-parcel', isFit: true, part: 0, n, restock: true });
  for (const { state } of [...shop.state.transaction.refunds]) {
    if (state === 'failed') run({ act: 'settle' });
  }
  shop.state.transaction.refunds.forEach((_, n) => run({ act: 'money', fact: 'done', n: n + 1 }));
  return shop;
}

function apply(shop: Shop, step: RandomStep): Shop {
  const result = transition(shop.state, step);
  if ('refusal' in result) return shop;
  const isNew = result.state !== shop.state;
  if (!isNew && result.effects.length === 0) return shop;
  const unpaidBack =
    step.act === 'one-parcel'
      ? shop.unpaidBack.map(
          (count, index) => count + quantityOf(shop.state, index) - quantityOf(result.state, index),
        )
      : shop.unpaidBack;
  const giftIn = shop.giftIn ?? leavesWithGift(shop.state, result.state);
  const next = { ...shop, state: result.state, unpaidBack, giftIn };
  const written = result.effects.reduce(write, next);
  // Pieces of an unpaid order that are cancelled leave its lines instead.
  const restocks =
    (step.act === 'pieces' || step.act === 'edit') &&
    goneOf(result.state, step.line) > goneOf(shop.state, step.line) &&
    result.effects.some(isRestock);
  return restocks
    ? {
        ...written,
        restocked: [...shop.restocked, { line: step.line, quantity: step.quantity }],
      }
    : written;
}

const quantityOf = ({ order }: OrderState, index: number): number =>
  order.lines[index]?.quantity ?? 0;

const goneOf = ({ order }: OrderState, line: number): number =>
  order.lines[line - 1]?.returnedQuantity ?? 0;

const isRestock = ({ effect }: Effect): boolean => effect === 'stock';

/** What an effect writes, by the ids that the functions give it. */
function write(shop: Shop, effect: Effect): Shop {
  const { state } = shop;
  switch (effect.effect) {
    case 'stock': {
      const { change, pieces = piecesOf(state.order), key = change } = effect;
      const sign = ORDER_STOCK_SIGNS[change];
      const stock = shop.stock.map((count, index) => {
        const moving = pieces.find((one) => one.line === index + 1);
        return moving ? count + sign * moving.quantity : count;
      });
      const ids = pieces.map((one) => `stock ${one.line} ${key}`);
      return ids.reduce(noted, { ...shop, stock });
    }
    case 'sales': {
      const { pieces = piecesOf(state.order) } = effect;
      const sign = effect.change === 'delivered' ? 1 : -1;
      const sold = shop.sold.map((count, index) => {
        const moving = pieces.find((one) => one.line === index + 1);
        return moving ? count + sign * moving.quantity : count;
      });
      return { ...shop, sold };
    }
    case 'invoice': {
      const { order, transaction } = state;
      const number = 'SR/26-27/000001';
      const draft = draftInvoice({
        ...{ number, issuedAt: NOW, tid: transaction.tid, order },
        ...{ settings: SETTINGS, phrases: PHRASES },
      });
      if (!draft.ok) throw new Error(draft.refusal.reason);
      const next = { ...state, order: { ...order, invoice: number } };
      return noted({ ...shop, invoice: draft.value, state: next }, 'invoice');
    }
    case 'credit-note':
      return credited(shop, effect);
    case 'mail':
      return noted(shop, `mail ${effect.key}`);
    case 'return-mail':
      return noted(shop, `mail ${effect.mail} ${effect.ticket}`);
    case 'parcel-mail':
      return noted(shop, `mail ${effect.mail} ${effect.parcel}`);
    case 'tracking-mail':
      return noted(shop, `mail tracking ${state.order.moves}`);
    case 'edit-mail':
      return noted(shop, `mail changed ${effect.key}`);
    case 'new-return-mail':
      return noted(shop, `mail new ${effect.ticket}`);
    case 'refund':
      return noted(shop, `refund ${effect.key}`);
    case 'gift':
      return noted({ ...shop, giftsBack: shop.giftsBack + 1 }, 'gift-back');
    case 'alert':
    case 'coupon':
    case 'new-order-mail':
    case 'review-mail':
    case 'purchases':
      return shop;
  }
}

function credited(
  shop: Shop,
  { key, amountPaise: amount, isTotal, items }: Extract<Effect, { effect: 'credit-note' }>,
): Shop {
  const { invoice, notes, state, lossCredited } = shop;
  const amountPaise = paise(Math.max(0, isTotal ? amount - lossCredited : amount));
  if (!invoice || amountPaise === 0) return shop;
  const refund = state.transaction.refunds.find((one) => one.key === key);
  const draft = draftCreditNote(invoice, {
    number: `CN/26-27/${notes.length + 1}`,
    issuedAt: NOW,
    reason: 'returned',
    credit: { amountPaise, line: refund?.line ?? null, items: refund?.items ?? items },
    earlier: notes,
    phrases: PHRASES,
  });
  const written = noted(shop, `credit note ${key}${isTotal ? ` ${amount}` : ''}`);
  // Nothing is left to credit, as the functions see it: no note is missing.
  if (creditablePaise(invoice, notes) === 0) return written;
  return draft.ok
    ? {
        ...written,
        notes: [...notes, draft.value],
        lossCredited: lossCredited + (key.startsWith('dispute-lost') ? amountPaise : 0),
      }
    : { ...written, twice: [...written.twice, `credit note ${key}: ${draft.refusal.reason}`] };
}

function noted(shop: Shop, id: string): Shop {
  return shop.written.has(id)
    ? { ...shop, twice: [...shop.twice, id] }
    : { ...shop, written: new Set([...shop.written, id]) };
}
