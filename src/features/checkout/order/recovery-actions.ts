import type { DeliveryRules } from '#domain/checkout/delivery.ts';
import { saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { changeInCart, removeFromCart } from '#data/cart/cart.ts';
import type { CouponControl } from '../summary/use-coupon.ts';
import type { RecoveryActions } from './RefusalNote.tsx';
import type { OrderSubmission } from './use-submission.ts';

interface Recovery {
  readonly owner: string;
  readonly order: Pick<OrderSubmission, 'dispatch'>;
  /** Submits the form as it is. */
  submit(): void;
  readonly coupon: CouponControl;
  readonly rules: DeliveryRules;
  payOnline(): void;
  /** Takes the focus from the pressed button, which goes with its notice. */
  focusSummary(): void;
}

/** What the shopper can do about a refused order, except in the form itself. */
export function recoveryActions(recovery: Recovery): Omit<RecoveryActions, 'changePin'> {
  const { order, coupon, rules } = recovery;
  return {
    rules,
    // First: a form that it cannot send focuses its first invalid field.
    confirm(totalPaise) {
      recovery.focusSummary();
      order.dispatch({ type: 'agreed', totalPaise });
    },
    reduce(to) {
      recovery.focusSummary();
      order.dispatch({ type: 'changed' });
      for (const { slug, quantity } of to) {
        void (quantity > 0 ? changeInCart(slug, { quantity }) : removeFromCart(slug));
      }
    },
    dropCoupon() {
      recovery.focusSummary();
      coupon.remove();
      order.dispatch({ type: 'changed' });
    },
    payOnline() {
      recovery.focusSummary();
      recovery.payOnline();
    },
    placeAnother() {
      recovery.focusSummary();
      // The old attempt id belongs to an existing order.
      saveCheckoutDraft(recovery.owner, { attempt: undefined });
      recovery.submit();
    },
  };
}
