import * as v from 'valibot';
import { DeliveryRulesSchema } from '#domain/checkout/delivery.ts';
import { paise } from '#domain/money/money.ts';
import { applyReturnStep, returnSteps, type ReturnStep } from '#domain/order/move-return.ts';
import type { OrderState, Transition } from '#domain/order/order-change.ts';
import { applyReturnPhoto } from '#domain/order/return-photos.ts';
import { applyReturnRequest } from '#domain/order/request-return.ts';
import { applyEdit, type OrderEdit } from '#domain/order-edit/edit-order.ts';
import { applyPayee, applyPayout, settlePayout } from '#domain/refund/order-payout.ts';
import {
  handleParcel,
  handlingsOf,
  type ParcelHandling,
} from '#domain/parcel-handling/handle-parcel.ts';
import { hasLeft, parcelsOf } from '#domain/parcel/order-parcel.ts';
import { settleParcels } from '#domain/parcel-handling/settle-parcels.ts';
import {
  needsCashParcel,
  splitParcels,
  unsentPieces,
  type WantedParcel,
} from '#domain/parcel-handling/split-parcels.ts';
import { applyPieceRefund } from '#domain/refund/refund-pieces.ts';
import { pieceShare, refundableLines } from '#domain/refund/refundable-lines.ts';
import { returnTicket } from '#domain/return/return-request.ts';
import { aPayment } from '../fixtures/order-states.ts';
import { aRefundFact, goodsOf, NOW, tryStep } from '../fixtures/order-steps.ts';
import { disputed, refundKey } from './random-dispute.ts';
import type { RandomStep } from './random-history.ts';

/** The transition of a random step as the functions store it, or its refusal. */
export function transition(
  state: OrderState,
  step: RandomStep,
): Transition | { readonly refusal: string } {
  const decided = decide(state, step);
  return 'refusal' in decided
    ? decided
    : settlePayout(state, settleParcels(state, decided, NOW), NOW);
}

function decide(state: OrderState, step: RandomStep): Transition | { readonly refusal: string } {
  const { order, transaction } = state;
  switch (step.act) {
    case 'move':
      return moved(state, step);
    case 'parcel': {
      const next = PARCEL_MOVES[order.status] ?? 'deliver';
      return moved(state, { ...step, move: step.part > 20 ? next : 'deliver' });
    }
    case 'request': {
      const items = [
        { line: step.line, quantity: step.quantity },
        ...(step.second === null || step.second === step.line
          ? []
          : [{ line: step.second, quantity: 1 }]),
      ];
      const { reason, n } = step;
      const typed = { items, reason, sealed: true, batch: '', text: '' };
      const actor = n % 2 === 0 ? 'shopper' : 'staff';
      return applyReturnRequest(state, { actor, key: `request_${n}`, ...typed }, NOW);
    }
    case 'return':
      return applyReturnStep(
        state,
        returnTicket(order.number, step.n),
        returnStep(state, step),
        NOW,
      );
    case 'photo': {
      const photo = { ticket: returnTicket(order.number, step.n), photo: `photo-${step.part % 8}` };
      return applyReturnPhoto(state, photo, NOW);
    }
    case 'pieces': {
      const amountPaise = pieceShare(state, step.line, step.quantity);
      const { quantity, restock } = step;
      const request = {
        key: `pieces_${refundKey(state, step)}`,
        line: step.line,
        amountPaise,
        quantity,
        restock,
      };
      return applyPieceRefund(state, { ...request, why: 'broken', reference: `UTR${step.n}` }, NOW);
    }
    case 'amount': {
      const left = refundableLines(state)[step.line - 1] ?? paise(0);
      const amountPaise = paise(Math.floor((left * step.part) / 100));
      const which = step.restock ? step.line : null;
      const request = {
        key: `amount_${refundKey(state, step)}`,
        line: which,
        amountPaise,
        why: 'late',
      };
      return applyPieceRefund(state, { ...request, reference: `UTR${step.n}` }, NOW);
    }
    case 'money': {
      const refund = transaction.refunds[step.n - 1];
      const isOpen = refund && (refund.state === 'asked' || refund.state === 'pending');
      if (!isOpen || order.method !== 'online') return { refusal: 'nothing' };
      const { key, amountPaise: amount } = refund;
      return tryStep(state, aRefundFact(step.fact, { key, amount }));
    }
    case 'payee':
      return applyPayee(state, `payee ${step.n}`, NOW);
    case 'payout': {
      const { dues = [], payeeAt = 0 } = order.payout ?? {};
      const { key = 'none', amountPaise = 0 } = dues[step.n - 1] ?? {};
      const paid = { key, amountPaise, payeeAt: payeeAt ?? 0, reference: `P${step.part}` };
      return applyPayout(state, paid, NOW);
    }
    case 'settle': {
      const failed = transaction.refunds.find(
        (one) => one.state === 'failed' && one.replacedBy === '',
      );
      if (!failed) return { refusal: 'nothing' };
      return tryStep(state, { settle: failed.key, how: 'by-hand', reference: `N${failed.key}` });
    }
    case 'edit':
      return edited(state, step);
    case 'split':
      return splitParcels(state, randomParcels(state, step), NOW);
    case 'one-parcel':
      return handled(state, step);
    case 'dispute':
      return disputed(state, step);
  }
}

/** What an order has in the shop, in one to three parcels; now and then with a piece too few. */
function randomParcels({ order }: OrderState, { part, n, restock }: RandomStep): WantedParcel[] {
  const count = 1 + (part % 3);
  const pieces = unsentPieces(order).flatMap(({ line, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({ line, place: (line + index * n) % count })),
  );
  if (part > 92) pieces.pop();
  const parcels = Array.from({ length: count }, (_, place) => {
    const items = order.lines.flatMap((_line, index) => {
      const line = index + 1;
      const quantity = pieces.filter((one) => one.place === place && one.line === line).length;
      return quantity > 0 ? [{ line, quantity }] : [];
    });
    return { items, collectsCash: false };
  }).filter(({ items }) => items.length > 0);
  const cash = needsCashParcel(order) ? (restock ? 0 : parcels.length - 1) : -1;
  return parcels.map((one, place) => ({ ...one, collectsCash: place === cash }));
}

/** A step with one parcel, most often one that it has. */
function handled(
  state: OrderState,
  { part, n, isFit, restock }: RandomStep,
): Transition | { readonly refusal: string } {
  const parcels = parcelsOf(state.order);
  const open = parcels.filter((one) => !hasLeft(one) || handlingsOf(state.order, one).length > 0);
  const parcel = open[part % Math.max(1, open.length)];
  if (!parcel) return { refusal: 'nothing' };
  const fitting = handlingsOf(state.order, parcel);
  const names = ['ship', 'deliver', 'turn-back', 'check-in', 'collect'] as const;
  const step =
    (isFit ? fitting[(part + n) % Math.max(1, fitting.length)] : undefined) ?? names[part % 5];
  const goods = parcel.items.map(({ line, quantity }) => {
    const sellable = restock ? quantity : Math.min(quantity, part % 3);
    return { line, sellable, damaged: part % 4 === 0 ? 0 : quantity - sellable };
  });
  const handlings: Record<(typeof names)[number], ParcelHandling> = {
    ship: { step: 'ship', shipment: { courier: 'Delhivery', tracking: `X${part}`, link: '' } },
    deliver: { step: 'deliver' },
    'turn-back': { step: 'turn-back', reason: part % 5 === 0 ? 'lost' : 'refused' },
    'check-in': { step: 'check-in', goods, reference: `UTRP${part}` },
    collect: { step: 'collect' },
  };
  return handleParcel(state, parcel.id, handlings[step ?? 'deliver'], NOW);
}

/** What most often becomes of a parcel that is not delivered. */
const PARCEL_MOVES: Partial<Record<OrderState['order']['status'], RandomStep['move']>> = {
  shipped: 'return-to-origin',
  returning: 'return',
};

function edited(
  state: OrderState,
  { edit: what, line, quantity, n, place, fee, restock, editor: actor }: RandomStep,
): Transition | { readonly refusal: string } {
  const key = `edit_${n}`;
  const { address } = state.order;
  const gstin = restock ? '' : '29AAGCB7383J1Z4';
  const billing = { legalName: 'Rao Stores', line1: '2 MG Road', line2: '', city: 'Bengaluru' };
  const edits: Record<typeof what, OrderEdit> = {
    address: { what: 'address', address: { ...address, ...place } },
    pieces: { what: 'pieces', item: { line, quantity } },
    billing: { what: 'billing', gstin, billing: restock ? null : { ...billing, pin: '560001' } },
  };
  const charges = { freeFromPaise: paise(99_900), feePaise: paise(fee), codFeePaise: paise(0) };
  const delivery = v.parse(DeliveryRulesSchema, {});
  return applyEdit(
    state,
    { key, edit: edits[what], actor },
    { chargesAt: () => charges, delivery },
    NOW,
  );
}

function moved(
  state: OrderState,
  { move, part, restock }: RandomStep,
): Transition | { readonly refusal: string } {
  const { order, transaction } = state;
  if (move !== 'pay') {
    const counted = part > 90 ? [] : goodsOf(order, restock ? Infinity : part % 3);
    // Some pieces are missing.
    const goods = counted.map((one) => (part % 4 === 0 ? { ...one, damaged: 0 } : one));
    const reason = part % 5 === 0 ? 'lost' : 'refused';
    return tryStep(state, { move, actor: 'staff', goods, reason });
  }
  if (order.method === 'cod') return { refusal: 'nothing' };
  if (order.method === 'transfer') return tryStep(state, { received: 'UTR0' });
  return tryStep(state, aPayment('captured', 'pay_AAAAAAAAAAAAAA', transaction.amountPaise));
}

function returnStep({ order }: OrderState, step: RandomStep): ReturnStep {
  const request = order.returns?.[step.n - 1];
  const { restock, condition } = step;
  const fitting = returnSteps(request?.state ?? 'refused');
  const leading = step.part > 15 ? fitting.filter((name) => name !== 'refuse') : fitting;
  const name = (step.isFit ? leading[step.part % leading.length] : undefined) ?? step.step;
  const received = (request?.items ?? []).map(({ line: number, quantity }) => ({
    line: number,
    // Most often all of it.
    quantity: Math.min(quantity, step.part % 5),
    condition,
    restock,
  }));
  switch (name) {
    case 'receive':
      return { step: 'receive', received };
    case 'refund':
      return { step: 'refund', reference: `R${step.n}` };
    case 'send':
      return { step: 'send' };
    case 'replace':
      return { step: 'replace', parcel: { courier: 'Delhivery', tracking: 'X1', link: '' } };
    case 'approve':
    case 'refuse':
      return { step: name, note: 'note' };
  }
}
