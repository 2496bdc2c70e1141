import type { CheckoutRefusal, OrderRequest } from '#domain/checkout/checkout.ts';
import type { FailureCode } from '#domain/core/result.ts';
import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Paise } from '#domain/money/money.ts';

/** The order as the page submits it. */
export type OrderInput = Omit<OrderRequest, 'attemptId'>;

/** Why there is no order yet. */
export type SubmissionError =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal; readonly orderInput: OrderInput }
  /** Silent: no answer arrived, the order may exist. Changed: what was sent or waited is out of date. */
  | { readonly kind: 'silent' | 'offline' | 'changed' | 'session' | 'no-guests' }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** The submission of an order. */
export type SubmissionState =
  /** The shopper edits the order; the error is that of the last submission. */
  | { readonly name: 'editing'; readonly error: SubmissionError | null }
  /** Waits for the network, and is sent for this total in paise when it is back. */
  | { readonly name: 'waiting'; readonly totalPaise: Paise }
  /** The form has to be submitted, for a total in paise that the shopper has agreed to. */
  | { readonly name: 'due'; readonly totalPaise: Paise; readonly hasWaited: boolean }
  /** Outdated: the order was changed, or its form left, after it was sent. Busy: the server asked for patience. */
  | { readonly name: 'sending'; readonly isBusy: boolean; readonly isOutdated: boolean }
  /** Nothing more is sent: a click before the next page would be another order. */
  | { readonly name: 'placed' };

/** What happens to a submission. */
export type SubmissionEvent =
  /** The shopper agreed to a total in paise that the server has named. */
  | { readonly type: 'agreed'; readonly totalPaise: Paise }
  | { readonly type: 'reconnected' | 'sent' | 'busy' | 'placed' }
  /** The order changed, or the shopper took back what it was refused for. */
  | { readonly type: 'changed' }
  /** The form holds what cannot be sent. */
  | { readonly type: 'withheld' }
  /** Sending ended without an answer. */
  | { readonly type: 'stopped' }
  /** The order was sent for this total in paise, in vain. */
  | { readonly type: 'failed'; readonly error: SubmissionError; readonly totalPaise: Paise };

const EDITING: SubmissionState = { name: 'editing', error: null };
const CHANGED: SubmissionState = { name: 'editing', error: { kind: 'changed' } };

/** The state after an event. Events that do not fit the state leave it as it is. */
export function nextSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'agreed':
      return state.name === 'editing'
        ? { name: 'due', totalPaise: event.totalPaise, hasWaited: false }
        : state;
    case 'reconnected':
      return state.name === 'waiting'
        ? { name: 'due', totalPaise: state.totalPaise, hasWaited: true }
        : state;
    case 'sent':
      return isOpen(state) ? { name: 'sending', isBusy: false, isOutdated: false } : state;
    case 'busy':
      return state.name === 'sending' ? { ...state, isBusy: true } : state;
    case 'placed':
      return state.name === 'sending' ? { name: 'placed' } : state;
    case 'withheld':
      return state.name === 'due' ? EDITING : state;
    case 'stopped':
      return state.name === 'sending' ? EDITING : state;
    case 'changed':
      return afterChange(state);
    case 'failed':
      return state.name === 'sending' ? afterFailure(state, event) : state;
  }
}

/** Whether an order may be sent. */
export function isOpen({ name }: SubmissionState): boolean {
  return name !== 'sending' && name !== 'placed';
}

/** A change makes out of date what waits, and what an order was refused for. */
function afterChange(state: SubmissionState): SubmissionState {
  if (state.name === 'sending') return { ...state, isOutdated: true };
  if (state.name === 'waiting') return CHANGED;
  const isSettled = state.name === 'due' || (state.name === 'editing' && isRefused(state.error));
  return isSettled ? EDITING : state;
}

function afterFailure(
  { isOutdated }: Extract<SubmissionState, { name: 'sending' }>,
  { error, totalPaise }: Extract<SubmissionEvent, { type: 'failed' }>,
): SubmissionState {
  // Neither the refusal nor what would wait is about what the form shows by now.
  if (isOutdated && (isRefused(error) || error.kind === 'offline')) return CHANGED;
  return error.kind === 'offline' ? { name: 'waiting', totalPaise } : { name: 'editing', error };
}

function isRefused(error: SubmissionError | null): boolean {
  return error?.kind === 'refused';
}

/** What the page says about a submission; null: nothing. */
export function submissionError(state: SubmissionState): SubmissionError | null {
  if (state.name === 'waiting') return { kind: 'offline' };
  return state.name === 'editing' ? state.error : null;
}

/** A submission whose state is known at once, also between two renders. */
export interface Submission {
  readonly state: () => SubmissionState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly dispatch: (event: SubmissionEvent) => void;
}

/** Creates a submission that has not begun. */
export function createSubmission(): Submission {
  const { subscribe, notify } = createSubscribable();
  let state = EDITING;
  return {
    subscribe,
    state: () => state,
    dispatch(event) {
      const next = nextSubmission(state, event);
      if (next === state) return;
      state = next;
      notify();
    },
  };
}
