import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  type EditAnswer,
  type EditCommand,
  EditCommandSchema,
} from '../../../../src/domain/order-edit/edit-command.ts';
import { applyEdit, editQuote } from '../../../../src/domain/order-edit/edit-order.ts';
import type { EditRules } from '../../../../src/domain/order-edit/edit-rules.ts';
import { chargesAt } from '../../../../src/domain/checkout/charges-at.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from '../../../../src/domain/site/store-settings.ts';
import { may } from '../../../../src/domain/staff/permissions.ts';
import { isPaidOnDelivery } from '../../../../src/domain/payment/payment-method.ts';
import { type CashPhoneCheck, checkCashPhone } from '../../checkout/cash-check.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { auditOrder } from '../../orders/order-audit.ts';
import { readOrder } from '../../orders/order-documents.ts';
import { transitionOrder } from '../../orders/transition-order.ts';
import { providerSecrets } from '../../payments/gateway/providers.ts';
import { askRefunds } from '../../payments/refunds.ts';
import { type Caller, callable } from '../../platform/callable.ts';
import { type Counter, LIMITS, readCounters } from '../../platform/limits.ts';
import { withinRateLimit } from '../../platform/rate-limit.ts';
import { parseDocument, refs, store } from '../../platform/store.ts';

type Command = v.InferOutput<typeof EditCommandSchema>;
type Confirmed = Extract<Command, { key: string }>;
type Refusal = Extract<EditAnswer, { outcome: 'refused' }>['refusal'];

/** The refusal of a request. */
interface Refused {
  readonly refusal: Refusal;
}

/** The caller: the order's shopper, or with `asStaff` a member of staff. */
export type Editing = Pick<Caller, 'uid' | 'email' | 'role'>;

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
  caller: Editing,
  now: number,
): Promise<EditAnswer> {
  return 'key' in command ? makeEdit(command, caller, now) : priceEdit(command, caller, now);
}

async function priceEdit(command: Command, caller: Editing, now: number): Promise<EditAnswer> {
  const { orderId, edit, asStaff } = command;
  const limit = { ...LIMITS['edit-quotes'], now };
  if (!asStaff && !(await withinRateLimit('edit-quotes', caller.uid, limit))) {
    return { outcome: 'refused', refusal: 'too-many' };
  }
  return store().runTransaction(
    async (tx) => {
      const state = await readOrder(tx, orderId);
      if (!state || !(await mayEdit(state.order, command, caller, { now, tx }))) {
        return refused({ refusal: 'not-found' });
      }
      const rules = await readRules(tx);
      // No request has so short a key.
      const request = { key: 'quote', edit, actor: asStaff ? 'staff' : 'shopper' } as const;
      const result = applyEdit(state, request, rules, now);
      if ('refusal' in result) return refused(result);
      const phone = await phoneCheck(tx, state.order, command, now);
      if (phone && !phone.allowed) return refused({ refusal: 'phone-limit' });
      return { outcome: 'quoted', quote: editQuote(state, result.state, rules, now) };
    },
    { readOnly: true },
  );
}

async function makeEdit(command: Confirmed, caller: Editing, now: number): Promise<EditAnswer> {
  const { orderId, edit, key, quoted, asStaff } = command;
  const actor = asStaff ? 'staff' : 'shopper';
  let counted: readonly Pick<Counter, 'allowed' | 'count'>[] = [];
  let before: Order | null = null;
  const result = await transitionOrder<Refused>(
    orderId,
    async (state, tx) => {
      if (!(await mayEdit(state.order, command, caller, { now, tx }))) {
        return { refusal: 'not-found' };
      }
      const rules = await readRules(tx);
      const transition = applyEdit(state, { key, edit, actor }, rules, now);
      // A refusal and a repetition write nothing, so they count for nothing.
      if ('refusal' in transition || transition.state === state) return transition;
      const quote = editQuote(state, transition.state, rules, now);
      const isAsSeen =
        quote.totalPaise === quoted.totalPaise && quote.refundPaise === quoted.refundPaise;
      if (!isAsSeen) return { refusal: 'quote-changed' };
      const read = asStaff ? [] : await readCounters(tx, [{ limit: 'edits', of: caller.uid }], now);
      if (read.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
      const phone = await phoneCheck(tx, state.order, command, now);
      if (phone && !phone.allowed) return { refusal: 'phone-limit' };
      counted = phone ? [...read, phone] : read;
      before = state.order;
      return transition;
    },
    ({ order }) => ({
      what: order.status === 'cancelled' ? 'cancel' : `edit-${edit.what}`,
      actor,
      // The shopper can read the journal: which staff member acted goes to the audit log only.
      ...(!asStaff && { by: caller.uid }),
    }),
    {
      now,
      alsoWrite(tx, { state: { order } }) {
        for (const counter of counted) counter.count();
        // The same cart to the former address is another order, not a repetition of this one.
        tx.update(refs.order(orderId), { print: '' });
        if (!asStaff || before === null) return;
        const change = { before: auditedPart(before, edit), after: auditedPart(order, edit) };
        auditOrder(tx, order, caller, { action: `order-edit-${edit.what}`, ...change }, now);
      },
    },
  );
  if (result === null) return refused({ refusal: 'not-found' });
  if ('refusal' in result) return refused(result);
  await askRefunds(orderId, now);
  return { outcome: 'changed', status: result.state.order.status };
}

const refused = ({ refusal }: Refused): EditAnswer => ({ outcome: 'refused', refusal });

/** Staff by their role; shoppers as customer or by a link. */
async function mayEdit(
  order: Order,
  { asStaff }: Pick<EditCommand, 'asStaff'>,
  { uid, role }: Editing,
  context: { readonly now: number; readonly tx: FirestoreTransaction },
): Promise<boolean> {
  return asStaff ? may(role, 'edit') : isShopperOf(order, uid, context);
}

/**
 * The check of a new phone number, null where there is none to check. A parcel to pay in cash is limited by it; staff
 * have talked to the customer.
 */
async function phoneCheck(
  tx: FirestoreTransaction,
  { uid, method, address }: Order,
  { edit, asStaff }: Pick<Command, 'edit' | 'asStaff'>,
  now: number,
): Promise<CashPhoneCheck | null> {
  if (asStaff || edit.what !== 'address' || !isPaidOnDelivery(method)) return null;
  const { phone } = edit.address;
  return phone === address.phone ? null : checkCashPhone(tx, { phone, uid }, now);
}

/** The shop's rules of today. @throws BadDocumentError */
async function readRules(tx: FirestoreTransaction): Promise<EditRules> {
  const found = await tx.get(refs.settings());
  const settings =
    parseDocument(found, StoreSettingsSchema, 'id') ?? v.parse(StoreSettingsSchema, NEW_SETTINGS);
  return { chargesAt: (pin) => chargesAt(settings, pin), delivery: settings.delivery };
}

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
