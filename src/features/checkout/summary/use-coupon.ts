import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import { useEffect, useRef, useState } from 'react';
import { checkField } from '#domain/core/form.ts';
import { CouponCode } from '#domain/checkout/coupon.ts';
import { savingOf } from '#domain/checkout/discounts.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import { quoteCart } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { couponSentence, words } from '#text/shop/checkout.ts';
import { sentenceOf } from '#text/site/forms.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { Line } from './use-lines.ts';

/** State of the order's coupon: none, pending, applied, or refused with a reason. */
export interface CouponState {
  /** The applied code; empty if none. */
  readonly code: string;
  readonly discountPaise: Paise;
  readonly asking: boolean;
  readonly problem: string;
}

/** The coupon's state and actions. */
export interface CouponControl extends CouponState {
  /** The code that is checked again when the lines change, and on the next page; empty if none. */
  readonly savedCode: string;
  apply(typed: string): Promise<void>;
  remove(): void;
}

const NONE: CouponState = { code: '', discountPaise: paise(0), asking: false, problem: '' };

/**
 * Checks a coupon on the server, and again whenever the lines change. The shopper becomes a guest by this, because a
 * coupon may be limited to one use per person.
 * @param owner the customer's uid, otherwise empty.
 * @param pin a PIN code with a delivery charge of its own, which a coupon may take off; otherwise empty.
 */
export function useCoupon(owner: string, lines: readonly Line[], pin = ''): CouponControl {
  const [state, setState] = useState<CouponState>(NONE);
  const requestId = useRef(0);
  /** The code of the request that is under way; empty if none. */
  const requestedCode = useRef('');
  const [savedCode, setSavedCode] = useState(() => checkoutDraft(owner).coupon ?? '');
  const content = JSON.stringify([
    pin,
    lines.map(({ slug, quantity, unitPricePaise }) => [slug, quantity, unitPricePaise]),
  ]);

  async function ask(code: string): Promise<void> {
    requestId.current += 1;
    const ownId = requestId.current;
    requestedCode.current = code;
    setState((known) => ({ ...known, asking: true, problem: '' }));
    const answer = await priceOf(code, lines, pin);
    // A newer request supersedes this one.
    if (ownId !== requestId.current) return;
    requestedCode.current = '';
    setState((known) => ({ ...known, ...answer, asking: false }));
    if (answer.code === undefined) return;
    setSavedCode(answer.code);
    saveCheckoutDraft(owner, { coupon: answer.code || undefined });
  }

  useEffect(() => {
    const code = requestedCode.current || savedCode;
    if (code && lines.length > 0) void ask(code);
    // The request depends only on the place, the lines and their prices.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [content]);
  useEffect(
    () => () => {
      // A late answer must not put the coupon back into a draft that an order has cleared.
      requestId.current += 1;
    },
    [],
  );

  return {
    ...state,
    savedCode,
    async apply(typed) {
      const code = checkField(CouponCode, typed);
      if (typeof code === 'object') await ask(code.value);
      else
        setState((known) => ({
          ...known,
          problem: sentenceOf(code, { required: words.coupon.empty }),
        }));
    },
    remove() {
      requestId.current += 1;
      requestedCode.current = '';
      setSavedCode('');
      saveCheckoutDraft(owner, { coupon: undefined });
      setState(NONE);
    },
  };
}

/** Requests the discount of a coupon. An unrelated failure returns only a problem: the known state stays. */
async function priceOf(
  code: string,
  lines: readonly Line[],
  pin: string,
): Promise<Partial<CouponState>> {
  const guest = await signInAsGuest();
  const answer = guest.ok
    ? await quoteCart({
        lines: lines.map(({ slug, quantity }) => ({ slug, quantity })),
        coupon: code,
        pin,
        method: DEFAULT_METHOD,
      })
    : guest;
  if (!answer.ok) {
    const offline = answer.failure.code === 'offline';
    return { problem: offline ? words.coupon.offline : failureSentences[answer.failure.code] };
  }
  if (answer.value.outcome === 'quoted') {
    const { totals, bundles } = answer.value;
    return { ...NONE, code, discountPaise: paise(totals.discountPaise - savingOf(bundles)) };
  }
  if (answer.value.refusal.reason === 'coupon') {
    const { fault } = answer.value.refusal;
    const minimum = 'minimumPaise' in fault ? formatMoney(fault.minimumPaise) : '';
    return { ...NONE, problem: couponSentence(fault, minimum) };
  }
  // Another refusal than the coupon's is reported when the order is placed.
  return { problem: words.coupon.later };
}
