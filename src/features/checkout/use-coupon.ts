import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CouponCode } from '#domain/checkout/coupon.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import { quote } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { couponSentence, words } from '#text/en/checkout.ts';
import { failureSentences } from '#text/en/failures.ts';
import type { Line } from './use-lines.ts';

/** The coupon of an order: none, being asked about, taking something off, or refused with the reason. */
export interface CouponState {
  /** The code that is part of the order; empty when none is. */
  readonly code: string;
  readonly discountPaise: Paise;
  readonly asking: boolean;
  readonly problem: string;
}

/** What can be done with the coupon. */
export interface CouponDesk extends CouponState {
  /** The code that is asked about anew whenever the lines change, and on the next page; empty when none is. */
  readonly kept: string;
  apply(typed: string): Promise<void>;
  remove(): void;
}

const NONE: CouponState = { code: '', discountPaise: paise(0), asking: false, problem: '' };

/**
 * Asks the server what a coupon takes off, and again whenever the lines change. The shopper becomes a guest by asking: a
 * coupon may hold once a person.
 * @param owner whose checkout it is: the uid of a customer, else empty.
 */
export function useCoupon(owner: string, lines: readonly Line[]): CouponDesk {
  const [state, setState] = useState<CouponState>(NONE);
  const turn = useRef(0);
  const [kept, setKept] = useState(() => checkoutDraft(owner).coupon ?? '');
  const content = JSON.stringify(
    lines.map(({ slug, quantity, unitPricePaise }) => [slug, quantity, unitPricePaise]),
  );

  async function ask(code: string): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setState((known) => ({ ...known, asking: true, problem: '' }));
    const answer = await priceOf(code, lines);
    if (own !== turn.current) return;
    setState((known) => ({ ...known, ...answer, asking: false }));
    if (answer.code === undefined) return;
    setKept(answer.code);
    saveCheckoutDraft(owner, { coupon: answer.code || undefined });
  }

  useEffect(() => {
    if (kept && lines.length > 0) void ask(kept);
    // What was asked about is the lines with their prices.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [content]);

  return {
    ...state,
    kept,
    async apply(typed) {
      const code = v.safeParse(CouponCode, typed);
      if (code.success) await ask(code.output);
      else
        setState((known) => ({
          ...known,
          problem: typed.trim() ? words.coupon.form : words.coupon.empty,
        }));
    },
    remove() {
      turn.current += 1;
      setKept('');
      saveCheckoutDraft(owner, { coupon: undefined });
      setState(NONE);
    },
  };
}

/** What the server says of a coupon. Where it says nothing of it, there is a problem alone: what was known stays. */
async function priceOf(code: string, lines: readonly Line[]): Promise<Partial<CouponState>> {
  const entered = await signInAsGuest();
  const answer = entered.ok
    ? await quote({
        lines: lines.map(({ slug, quantity }) => ({ slug, quantity })),
        coupon: code,
        pin: '',
        method: 'online',
      })
    : entered;
  if (!answer.ok) {
    const offline = answer.failure.code === 'offline';
    return { problem: offline ? words.coupon.offline : failureSentences[answer.failure.code] };
  }
  if (answer.value.outcome === 'quoted') {
    return { ...NONE, code, discountPaise: answer.value.totals.discountPaise };
  }
  if (answer.value.outcome === 'refused' && answer.value.refusal.reason === 'coupon') {
    const { fault } = answer.value.refusal;
    const minimum = 'minimumPaise' in fault ? formatMoney(fault.minimumPaise) : '';
    return { ...NONE, problem: couponSentence(fault, minimum) };
  }
  // Something else than the coupon stands in the way, and is told where the order is placed.
  return { problem: words.coupon.later };
}
