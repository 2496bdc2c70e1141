import { useState } from 'react';
import type { OrderRequest, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { attemptId } from '#domain/checkout/checkout-details.ts';
import type { StaffOrderAnswer } from '#domain/checkout/staff-order.ts';
import type { Totals } from '#domain/checkout/totals.ts';
import { placeOrderForCustomer } from '#data/admin/orders/place-for-customer.ts';
import { quoteCart } from '#data/orders/checkout.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { failureSentences } from '#text/site/failures.ts';

/** What the form says of an order; products and price are beside it. */
export type OrderDetails = Pick<OrderRequest, 'email' | 'address' | 'method' | 'coupon'>;

type Draft = Omit<OrderRequest, 'attemptId' | 'expectedTotalPaise'>;
type Placed = Extract<StaffOrderAnswer, { outcome: 'ordered' }>;
type Refusal = Extract<QuoteAnswer, { outcome: 'refused' }>['refusal'];

/** A new order on its way: priced, then placed. */
export interface NewOrder {
  /** The price to confirm; null before it is asked for, and while details are changed. */
  readonly priced: { readonly draft: Draft; readonly totals: Totals } | null;
  readonly placed: (Placed & { readonly phone: string }) | null;
  readonly placing: boolean;
  readonly problem: string;
  /** Prices an order. Resolves with the sentence for a refusal; empty when it is priced. */
  readonly price: (draft: Draft) => Promise<string>;
  readonly place: () => Promise<void>;
  /** Back to the details, which stay. */
  readonly reopen: () => void;
}

/** Prices and places an order for a customer. A retry after a lost answer does not place it twice. */
export function useNewOrder(): NewOrder {
  const [attempt] = useState(() => attemptId(crypto.getRandomValues(new Uint8Array(20))));
  const [priced, setPriced] = useState<NewOrder['priced']>(null);
  const [placed, setPlaced] = useState<NewOrder['placed']>(null);
  const [placing, setPlacing] = useState(false);
  const [problem, setProblem] = useState('');

  function refuse(refusal: Refusal, draft: Draft): string {
    if (refusal.reason === 'price-changed') setPriced({ draft, totals: refusal.totals });
    return own.refusals[refusal.reason];
  }

  return {
    priced,
    placed,
    placing,
    problem,
    async price(draft) {
      const { lines, coupon, method, address } = draft;
      const answer = await quoteCart({ lines, coupon, method, pin: address.pin });
      if (!answer.ok) return failureSentences[answer.failure.code];
      if (answer.value.outcome === 'refused') return refuse(answer.value.refusal, draft);
      setProblem('');
      setPriced({ draft, totals: answer.value.totals });
      return '';
    },
    async place() {
      if (!priced || placing) return;
      const { draft, totals } = priced;
      setPlacing(true);
      setProblem('');
      const expectedTotalPaise = totals.totalPaise;
      const answer = await placeOrderForCustomer({
        ...draft,
        attemptId: attempt,
        expectedTotalPaise,
      });
      setPlacing(false);
      if (!answer.ok) {
        const { code } = answer.failure;
        return setProblem(code === 'unavailable' ? own.unknown : failureSentences[code]);
      }
      if (answer.value.outcome === 'refused') {
        return setProblem(refuse(answer.value.refusal, draft));
      }
      return setPlaced({ ...answer.value, phone: draft.address.phone });
    },
    reopen() {
      setPriced(null);
      setProblem('');
    },
  };
}
