import type { PaymentStage } from '#domain/order/payment-stage.ts';
import type { UnpaidProblem } from '#domain/order/unpaid-order.ts';
import type { ClientAction } from '#domain/checkout/checkout.ts';

/** Payment of an order that was just placed. */
export interface FreshPayment {
  /** Null if there is no payment page to open. */
  readonly action: ClientAction | null;
  /** Whether the payment provider could not be reached. */
  readonly unreached: boolean;
}

/** The payment of an unpaid order on this page. */
export interface PayStepState {
  readonly name:
    /** The shopper chooses: pay, or pay another way. */
    | 'choosing'
    /** The payment page opens by itself, right after the order. */
    | 'opening-first'
    | 'opening'
    | 'cancelling'
    /** The server says that the order can no longer be paid. */
    | 'refused'
    /** The order is cancelled, to be paid another way. */
    | 'cancelled';
  /** Why the last action failed. */
  readonly problem: UnpaidProblem | null;
  /** Whether this page asked for the cancellation. Its answer may be lost: then the order itself shows the result. */
  readonly cancelSent: boolean;
}

/** What happens to the payment of an unpaid order. */
export type PayStepEvent =
  /** The shopper opens the payment page. */
  | { readonly type: 'pay' }
  /** The shopper wants to pay another way. */
  | { readonly type: 'cancel' }
  /** The payment page was closed or left without paying. */
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly problem: UnpaidProblem }
  | { readonly type: 'cancelled' };

/** The state in which the page opens; `fresh` is null for an order that was placed before. */
export function firstPayStep(fresh: FreshPayment | null): PayStepState {
  return {
    name: fresh?.action ? 'opening-first' : 'choosing',
    problem: fresh?.unreached ? 'unreached' : null,
    cancelSent: false,
  };
}

/** The state after an event. */
export function nextPayStep(state: PayStepState, event: PayStepEvent): PayStepState {
  switch (event.type) {
    case 'pay':
      return { ...state, name: 'opening', problem: null };
    case 'cancel':
      return { name: 'cancelling', problem: null, cancelSent: true };
    case 'closed':
      return isOver(state) ? state : { ...state, name: 'choosing', problem: null };
    case 'failed':
      if (event.problem === 'over') return { ...state, name: 'refused' };
      return { ...state, name: 'choosing', problem: event.problem };
    case 'cancelled':
      return { ...state, name: 'cancelled' };
  }
}

/** Whether an action runs: no other may begin. */
export function isBusy({ name }: PayStepState): boolean {
  return name !== 'choosing';
}

/** Whether this page has learned from the server that the order is over. */
function isOver({ name }: PayStepState): boolean {
  return name === 'refused' || name === 'cancelled';
}

/** What the page does with an unpaid order. */
export type PayOutcome =
  /** Offers to pay it. */
  | 'payable'
  /** Leads to the thank-you page. */
  | 'paid'
  /** Leads to the page that waits for the provider. */
  | 'authorized'
  /** Leads back to the form, with the cancelled order's lines. */
  | 'return-to-form'
  /** Say that it was cancelled, or cannot be paid any more. */
  | 'cancelled'
  | 'over';

/** What follows from this page's state and the order's live stage; the stage is null while the order loads. */
export function payOutcome(state: PayStepState, stage: PaymentStage['stage'] | null): PayOutcome {
  if (stage === 'done') return 'paid';
  if (stage === 'authorized') return 'authorized';
  if (state.name === 'cancelled') return 'return-to-form';
  // While this page cancels the order, the answer to that request decides what comes next.
  if (state.name === 'cancelling') return 'payable';
  if (stage === 'cancelled') return state.cancelSent ? 'return-to-form' : 'cancelled';
  const isOpen = stage === null || stage === 'waiting' || stage === 'failed';
  return isOpen && state.name !== 'refused' ? 'payable' : 'over';
}
