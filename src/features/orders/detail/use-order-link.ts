import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Failure } from '#domain/core/result.ts';
import { linkTokenIn } from '#domain/order-access/order-link.ts';
import { openOrder } from '#data/orders/order-link.ts';

/** What becomes of the link by which the page was opened; `none` without one, and once it has opened the order. */
export type OrderLink =
  | { readonly state: 'none' | 'opening' | 'refused' | 'too-many' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void };

/**
 * Opens an order by the secret in the page's address and then removes the secret from it, so that neither the history nor a
 * copied address carries it. A failure leaves it there: a reload tries again.
 */
export function useOrderLink(orderId: string): OrderLink {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = linkTokenIn(hash);
  const [refusal, setRefusal] = useState<'refused' | 'too-many' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (token === null || failure) return undefined;
    let isCurrent = true;
    void openOrder(orderId, token).then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) return setFailure(answer.failure);
      const { outcome } = answer.value;
      setRefusal(outcome === 'opened' ? null : outcome);
      return void navigate({ pathname, search }, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [orderId, token, failure, navigate, pathname, search]);

  if (failure) return { state: 'failed', failure, retry: () => setFailure(null) };
  if (token !== null) return { state: 'opening' };
  return { state: refusal ?? 'none' };
}
