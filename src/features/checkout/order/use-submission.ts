import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadOrdering } from '#data/orders/checkout.ts';
import { holdReload } from '#data/browser/reload-hold.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { whenIdle } from '#ui/loading/idle.ts';
import { retryWhenOnline } from '#ui/loading/import-on-idle.ts';
import { sendOrder, type SubmittedOrder } from './send-order.ts';
import {
  createSubmission,
  isOpen,
  type OrderInput,
  type SubmissionError,
  submissionError,
  type SubmissionEvent,
  type SubmissionState,
} from './submission.ts';

/** The submission of an order. */
export interface OrderSubmission {
  readonly state: SubmissionState;
  readonly dispatch: (event: SubmissionEvent) => void;
  /** Resolves with the problem; null if the order was created or a submission is pending. */
  readonly place: (shown: OrderInput) => Promise<SubmissionError | null>;
}

interface SubmissionOptions {
  readonly owner: string;
  /** What would be ordered, as text. */
  readonly content: string;
  readonly onPlaced: (order: SubmittedOrder) => void;
}

/**
 * Submits an order until the server answers. Only one submission runs at a time, and none after an order was created;
 * offline, it waits and continues by itself unless the shopper changes the order. Its code is loaded with the form, and
 * the page does not reload itself meanwhile.
 */
export function useSubmission({ owner, content, onPlaced }: SubmissionOptions): OrderSubmission {
  const [submission] = useState(createSubmission);
  const { dispatch } = submission;
  const state = useSyncExternalStore(submission.subscribe, submission.state);
  const offline = useOffline();

  async function place(shown: OrderInput): Promise<SubmissionError | null> {
    const begun = submission.state();
    if (!isOpen(begun)) return null;
    const isDue = begun.name === 'due';
    const totalPaise = isDue ? begun.totalPaise : shown.expectedTotalPaise;
    dispatch({ type: 'sent' });
    try {
      const answer = await sendOrder(
        { ...shown, expectedTotalPaise: totalPaise },
        {
          owner,
          hasWaited: isDue && begun.hasWaited,
          onBusy: () => dispatch({ type: 'busy' }),
          isWanted: () => isWanted(submission.state()),
        },
      );
      if ('orderId' in answer) {
        dispatch({ type: 'placed' });
        onPlaced(answer);
        return null;
      }
      dispatch({ type: 'failed', error: answer, totalPaise });
      return submissionError(submission.state());
    } finally {
      dispatch({ type: 'stopped' });
    }
  }

  // Before the next effect: a change that arrives with the network counts.
  useEffect(() => {
    dispatch({ type: 'changed' });
    return () => dispatch({ type: 'changed' });
  }, [content, dispatch]);
  useEffect(() => {
    if (!offline) dispatch({ type: 'reconnected' });
  }, [offline, dispatch]);
  useEffect(() => whenIdle(() => void retryWhenOnline(loadOrdering)), []);
  const isPending = state.name !== 'editing';
  useEffect(() => (isPending ? holdReload() : undefined), [isPending]);

  return { state, dispatch, place };
}

function isWanted(state: SubmissionState): boolean {
  return state.name === 'sending' && !state.isOutdated;
}
