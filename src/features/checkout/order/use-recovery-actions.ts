import { type RefObject, useRef } from 'react';
import type { DeliveryRules } from '#domain/checkout/delivery.ts';
import { saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { changeInCart, removeFromCart } from '#data/cart/cart.ts';
import type { CouponControl } from '../summary/use-coupon.ts';
import type { RecoveryActions } from './RefusalNote.tsx';
import type { OrderSubmission } from './use-submission.ts';

interface RecoveryOptions {
  readonly owner: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly order: Pick<OrderSubmission, 'dispatch'>;
  /** Submits the form as it is. */
  readonly submit: () => void;
  readonly coupon: CouponControl;
  readonly rules: DeliveryRules;
  readonly payOnline: () => void;
}

interface Recovery {
  readonly actions: RecoveryActions;
  /** The heading of the summary. It takes the focus from the pressed button, which goes with its notice. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The PIN code, or the chosen address. */
const PIN_FIELD = '[name=pin],[name=address]:checked';

/** What the shopper can do about a refused order. */
export function useRecoveryActions(options: RecoveryOptions): Recovery {
  const { owner, form, order, submit, coupon, rules } = options;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusSummary = (): void => heading.current?.focus();
  const actions: RecoveryActions = {
    rules,
    // First: a form that it cannot send focuses its first invalid field.
    confirm(totalPaise) {
      focusSummary();
      order.dispatch({ type: 'agreed', totalPaise });
    },
    reduce(to) {
      focusSummary();
      order.dispatch({ type: 'changed' });
      for (const { slug, quantity } of to) {
        void (quantity > 0 ? changeInCart(slug, { quantity }) : removeFromCart(slug));
      }
    },
    dropCoupon() {
      focusSummary();
      coupon.remove();
      order.dispatch({ type: 'changed' });
    },
    payOnline() {
      focusSummary();
      options.payOnline();
    },
    changePin() {
      order.dispatch({ type: 'changed' });
      form.current?.querySelector<HTMLElement>(PIN_FIELD)?.focus();
    },
    placeAnother() {
      focusSummary();
      // The old attempt id belongs to an existing order.
      saveCheckoutDraft(owner, { attempt: undefined });
      submit();
    },
  };
  return { actions, heading };
}
