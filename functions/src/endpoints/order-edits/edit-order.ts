import { createHash } from 'node:crypto';
import {
  type EditAnswer,
  EditCommandSchema,
} from '../../../../src/domain/order-edit/edit-command.ts';
import { applyEdit, editQuote } from '../../../../src/domain/order-edit/edit-order.ts';
import type { OrderState } from '../../../../src/domain/order/order-change.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { mayChangeOrder, type OrderCaller } from '../../order-access/order-caller.ts';
import { auditOrder } from '../../orders/order-audit.ts';
import { readOrder } from '../../orders/order-documents.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { providerSecrets } from '../../payments/gateway/providers.ts';
import { askRefunds } from '../../payments/refunds.ts';
import { callable } from '../../platform/callable.ts';
import { LIMITS, readCounters } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { refs, store } from '../../platform/store.ts';
import { type Command, phoneCheck, readRules } from './edit-checks.ts';

type Confirmed = Extract<Command, { key: string }>;
type Refusal = Extract<EditAnswer, { outcome: 'refused' }>['refusal'];

/** The refusal of a request. */
interface Refused {
  readonly refusal: Refusal;
}

/** Shorter than the key of any request: a change that is only priced is not stored under it. */
const QUOTE_KEY = 'quote';

/**
 * Changes an order before it is handed over, for its customer, who opened it by a link, or staff, at `/api/editOrder`:
 * `{ orderId, edit, asStaff?, validateOnly: true }` prices the change and writes nothing;
 * `{ orderId, edit, asStaff?, key, quoted: { totalPaise, refundPaise } }` makes it, unless these amounts no longer hold. Idempotent per
 * key; what staff change is audited. Another customer's order is `not-found`, the same as a missing one.
 */
export const editOrder = callable(
  {
    name: 'editOrder',
    schema: EditCommandSchema,
    who: 'person',
    options: { secrets: providerSecrets },
  },
  (command, caller) => answerEdit(command, caller, Date.now()),
);

/** Prices or makes a change of an order. Rate-limited per uid. `now` is epoch milliseconds. */
export async function answerEdit(
  command: Command,
  caller: OrderCaller,
  now: number,
): Promise<EditAnswer> {
  return 'key' in command ? makeEdit(command, caller, now) : priceEdit(command, caller, now);
}

async function priceEdit(command: Command, caller: OrderCaller, now: number): Promise<EditAnswer> {
  const { orderId, edit, asStaff } = command;
  const limit = { ...LIMITS['edit-quotes'], now };
  if (!asStaff && !(await withinRateLimit('edit-quotes', caller.uid, limit))) {
    return { outcome: 'refused', refusal: 'too-many' };
  }
  return store().runTransaction(
    async (tx) => {
      const state = await readOrder(tx, orderId);
      if (!state || !(await mayChangeOrder(state.order, command, caller, { now, tx }))) {
        return refused({ refusal: 'not-found' });
      }
      const rules = await readRules(tx);
      const request = { key: QUOTE_KEY, edit, actor: asStaff ? 'staff' : 'shopper' } as const;
      const result = applyEdit(state, request, rules, now);
      if ('refusal' in result) return refused(result);
      const phone = await phoneCheck(tx, state.order, command, now);
      if (phone && !phone.allowed) return refused({ refusal: 'phone-limit' });
      return { outcome: 'quoted', quote: editQuote(state, result.state, rules, now) };
    },
    { readOnly: true },
  );
}

async function makeEdit(command: Confirmed, caller: OrderCaller, now: number): Promise<EditAnswer> {
  const { orderId, edit, quoted, asStaff } = command;
  const key = ownKey(command.key);
  const actor = asStaff ? 'staff' : 'shopper';
  const result = await transitionOrder<Refused>(orderId, now, async (state, tx) => {
    if (!(await mayChangeOrder(state.order, command, caller, { now, tx }))) {
      return { refusal: 'not-found' };
    }
    const rules = await readRules(tx);
    const transition = applyEdit(state, { key, edit, actor }, rules, now);
    if ('refusal' in transition) return transition;
    const isCancelled = transition.state.order.status === 'cancelled';
    const journal = {
      what: isCancelled ? 'cancel' : `edit-${edit.what}`,
      actor,
      ...(!asStaff && { by: caller.uid }),
    } as const;
    if (transition.state === state) return decisionOf(transition, journal);
    const quote = editQuote(state, transition.state, rules, now);
    const isAsSeen =
      quote.totalPaise === quoted.totalPaise && quote.refundPaise === quoted.refundPaise;
    if (!isAsSeen) return { refusal: 'quote-changed' };
    const limits = asStaff ? [] : [{ limit: 'edits', of: caller.uid } as const];
    const counters = await readCounters(tx, limits, now);
    if (counters.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
    const phone = await phoneCheck(tx, state.order, command, now);
    if (phone && !phone.allowed) return { refusal: 'phone-limit' };
    const counts = [...counters, ...(phone ? [phone] : [])].map(({ count }) => count);
    const before = auditedPart(state.order, edit);
    const finish = ({ order }: OrderState): void => {
      // The order no longer equals a new one with the same cart and its former address.
      tx.update(refs.order(orderId), { print: '' });
      if (!asStaff) return;
      const action = `order-edit-${edit.what}`;
      auditOrder(tx, order, caller, { action, before, after: auditedPart(order, edit) }, now);
    };
    return decisionOf(transition, journal, [...counts, finish]);
  });
  if (result === null) return refused({ refusal: 'not-found' });
  if ('refusal' in result) return refused(result);
  await askRefunds(orderId, now);
  return { outcome: 'changed', status: result.state.order.status };
}

/**
 * The key of a change: refunds and stock moves have keys of the server's, which a caller could otherwise take. A digest, because
 * the provider takes at most 40 characters.
 */
function ownKey(callersKey: string): string {
  return `edit-${createHash('sha256').update(callersKey).digest('hex').slice(0, 32)}`;
}

const refused = ({ refusal }: Refused): EditAnswer => ({ outcome: 'refused', refusal });

/** What the audit log keeps of an order for a change. */
function auditedPart(
  { address, gstin, billing, lines, totals }: Order,
  { what }: Command['edit'],
): object {
  const { totalPaise } = totals;
  switch (what) {
    case 'address':
      return { address, totalPaise };
    case 'pieces':
      return {
        totalPaise,
        pieces: lines.map(({ quantity, returnedQuantity = 0 }) => quantity - returnedQuantity),
      };
    case 'billing':
      return { gstin, billing };
  }
}
