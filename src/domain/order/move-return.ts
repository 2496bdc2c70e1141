import { paise } from '../money/money.ts';
import type { RefundItem } from '../payment/transaction.ts';
import { applyRefund, type RefundRefusal } from '../refund/order-refund.ts';
import { pieceShare } from '../refund/refundable-lines.ts';
import type { Parcel } from '../return/parcel.ts';
import type {
  ReceivedItem,
  ReturnItem,
  ReturnRequest,
  ReturnState,
} from '../return/return-request.ts';
import {
  applyTransition,
  type Effect,
  type OrderState,
  type ReturnMail,
  type Transition,
} from './order-change.ts';
import { lineAmount } from './order.ts';
import { withReplacedPieces, withReturnedPieces } from './order-pieces.ts';
import { withReturns } from './request-return.ts';

/** What staff do with a return request. `note` is for the customer. */
export type ReturnStep =
  | { readonly step: 'approve' | 'refuse'; readonly note: string }
  | { readonly step: 'send' }
  | { readonly step: 'receive'; readonly received: readonly ReceivedItem[] }
  /** `reference`: the bank's, of a transfer by staff. */
  | { readonly step: 'refund'; readonly reference?: string | undefined }
  /** The accepted pieces are sent again, in this parcel. */
  | { readonly step: 'replace'; readonly parcel: Parcel };

/** The name of a step. */
export type ReturnStepName = ReturnStep['step'];

/** The complete transition table: any other step is refused. Whatever waits can be closed without a refund. */
const STEPS: Readonly<
  Record<ReturnStepName, { readonly from: readonly ReturnState[]; readonly to: ReturnState }>
> = {
  approve: { from: ['requested'], to: 'approved' },
  refuse: { from: ['requested', 'approved', 'sent', 'received'], to: 'refused' },
  send: { from: ['approved'], to: 'sent' },
  receive: { from: ['approved', 'sent'], to: 'received' },
  refund: { from: ['received'], to: 'refunded' },
  replace: { from: ['received'], to: 'replaced' },
};

/** The steps that a request allows, in order. */
export function returnSteps(state: ReturnState): readonly ReturnStepName[] {
  const names = Object.keys(STEPS) as ReturnStepName[];
  return names.filter((name) => STEPS[name].from.includes(state));
}

/** Why a step is refused. */
export type ReturnStepRefusal =
  | 'unknown-return'
  /** The request has no such step now. */
  | 'not-now'
  /** The received lines are not those of the request. */
  | 'not-as-requested'
  /** No piece was accepted: the request is refused instead. */
  | 'nothing-accepted'
  /** The stock has not enough pieces for a replacement. */
  | 'out-of-stock'
  /** Another refund has paid back all of the pieces of a line: they are not replaced as well. */
  | 'already-refunded'
  | RefundRefusal;

/**
 * Applies a step of staff to a return request. A step that is done already changes nothing, so a repetition is safe.
 * `now` is epoch milliseconds.
 */
export function applyReturnStep(
  state: OrderState,
  ticket: string,
  step: ReturnStep,
  now: number,
): Transition | { readonly refusal: ReturnStepRefusal } {
  const request = state.order.returns?.find((one) => one.ticket === ticket);
  if (!request) return { refusal: 'unknown-return' };
  const { from, to } = STEPS[step.step];
  if (request.state === to) return { state, effects: [] };
  if (!from.includes(request.state)) return { refusal: 'not-now' };
  switch (step.step) {
    case 'approve':
    case 'refuse': {
      const decided = { ...request, state: to, note: step.note, decidedAt: now };
      const letter = step.step === 'approve' ? 'return-approved' : 'return-refused';
      return moved(state, decided, now, [mail(letter, ticket)]);
    }
    case 'send':
      return moved(state, { ...request, state: to, sentAt: now }, now, []);
    case 'receive':
      return receive(state, request, step.received, now);
    case 'refund':
      return refund(state, request, step.reference, now);
    case 'replace':
      return replace(state, request, step.parcel, now);
  }
}

function moved(
  state: OrderState,
  request: ReturnRequest,
  now: number,
  effects: readonly Effect[],
): Transition {
  return applyTransition(withRequest(state, request), now, effects);
}

function withRequest(state: OrderState, request: ReturnRequest): OrderState {
  const returns = (state.order.returns ?? []).map((one) =>
    one.ticket === request.ticket ? request : one,
  );
  return { ...state, order: withReturns(state.order, returns) };
}

/** Takes the accepted pieces out of the order, and puts the sellable ones back into stock. */
function receive(
  state: OrderState,
  request: ReturnRequest,
  received: readonly ReceivedItem[],
  now: number,
): Transition | { readonly refusal: ReturnStepRefusal } {
  const { ticket, items } = request;
  const isAsRequested =
    received.length === items.length &&
    items.every(({ line, quantity }) =>
      received.some((one) => one.line === line && one.quantity <= quantity),
    );
  if (!isAsRequested) return { refusal: 'not-as-requested' };
  const accepted = received.filter(({ quantity }) => quantity > 0);
  if (accepted.length === 0) return { refusal: 'nothing-accepted' };
  const pieces = acceptedPieces({ received });
  const restocked = accepted
    .filter(({ restock, condition }) => restock && condition !== 'not-sent')
    .map(({ line, quantity }) => ({ line, quantity }));
  const next = withRequest(state, {
    ...request,
    state: 'received',
    received: [...received],
    receivedAt: now,
  });
  const order = withReturnedPieces(next.order, pieces);
  return applyTransition({ ...next, order }, now, [
    ...(restocked.length > 0
      ? [{ effect: 'stock', change: 'restock', pieces: restocked, key: ticket } as const]
      : []),
    { effect: 'sales', change: 'returned', pieces },
    mail('return-received', ticket),
  ]);
}

/** What staff received of a request. */
interface Received {
  readonly received: readonly ReceivedItem[];
}

/** The pieces of a received request that were accepted. */
export function acceptedPieces({ received }: Received): readonly ReturnItem[] {
  return received
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => ({ line, quantity }));
}

/** The refund for the accepted pieces: their shares of the lines, after earlier refunds. */
export function returnRefund(state: OrderState, request: Received): readonly RefundItem[] {
  return acceptedPieces(request).map(({ line, quantity }) => ({
    line,
    quantity,
    amountPaise: pieceShare(state, line, quantity),
  }));
}

function refund(
  state: OrderState,
  request: ReturnRequest,
  reference: string | undefined,
  now: number,
): Transition | { readonly refusal: ReturnStepRefusal } {
  const items = returnRefund(state, request);
  const amountPaise = paise(items.reduce((sum, item) => sum + item.amountPaise, 0));
  const refunded: ReturnRequest = { ...request, state: 'refunded', refundedAt: now };
  // A free product, or one that was refunded before, has nothing left to refund.
  if (amountPaise === 0) return moved(state, refunded, now, []);
  const key = `return_${request.ticket}`;
  const result = applyRefund(state, { key, amountPaise, items, why: 'returned', reference }, now);
  if ('refusal' in result) return result;
  return { state: withRequest(result.state, refunded), effects: result.effects };
}

/** Sends the accepted pieces again, from the stock. The invoice stands: nothing is refunded, and nothing new is sold. */
function replace(
  state: OrderState,
  request: ReturnRequest,
  parcel: Parcel,
  now: number,
): Transition | { readonly refusal: ReturnStepRefusal } {
  const refusal = replacementRefusal(state, request);
  if (refusal) return { refusal };
  const { ticket } = request;
  const pieces = acceptedPieces(request);
  const next = withRequest(state, {
    ...request,
    state: 'replaced',
    replacement: { ...parcel, at: now },
  });
  const order = withReplacedPieces(next.order, pieces);
  return applyTransition({ ...next, order }, now, [
    { effect: 'stock', change: 'replace', pieces, key: `replace_${ticket}` },
    { effect: 'sales', change: 'delivered', pieces },
    mail('return-replaced', ticket),
  ]);
}

/** Why no replacement may be sent: the shopper would get both goods and money, or a bank's decision is pending. */
function replacementRefusal(state: OrderState, request: ReturnRequest): ReturnStepRefusal | null {
  const { payment, lines } = state.order;
  if (payment.disputed) return 'disputed';
  if (payment.disputeLost) return 'dispute-lost';
  const isPaidBack = returnRefund(state, request).some(({ line, amountPaise }) => {
    const ordered = lines[line - 1];
    return amountPaise === 0 && ordered !== undefined && lineAmount(ordered) > 0;
  });
  return isPaidBack ? 'already-refunded' : null;
}

const mail = (name: ReturnMail, ticket: string): Effect => ({
  effect: 'return-mail',
  mail: name,
  ticket,
});
