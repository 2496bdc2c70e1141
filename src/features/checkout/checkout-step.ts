import type { PlacedOrder } from '#data/browser/checkout-draft.ts';
import type { FreshPayment } from './payment/pay-step.ts';

/** The step of a checkout. */
export type CheckoutStep =
  | {
      readonly name: 'form';
      /** An order that was placed and not paid: it is paid once the cart is empty. */
      readonly placed: PlacedOrder | null;
      /** Whether the form opens again after an order that was not paid. */
      readonly isReturned: boolean;
    }
  /** The order that the form placed is being paid. */
  | { readonly name: 'payment'; readonly placed: PlacedOrder; readonly fresh: FreshPayment }
  /** The order needs no payment. The cart empties before the thank-you page is there. */
  | { readonly name: 'leaving' };

/** What moves a checkout on. */
export type CheckoutEvent =
  | { readonly type: 'placed'; readonly placed: PlacedOrder; readonly fresh: FreshPayment }
  | { readonly type: 'settled' }
  /** An unpaid order was found: it was placed in another tab, or in this one before it was closed. */
  | { readonly type: 'found'; readonly placed: PlacedOrder }
  /** The shopper went back from the payment. */
  | { readonly type: 'returned' };

/** The step at which a page opens, with the order that its tab has placed before. */
export function firstStep(placed: PlacedOrder | undefined): CheckoutStep {
  return { name: 'form', placed: placed ?? null, isReturned: false };
}

/** The step after an event. */
export function nextStep(step: CheckoutStep, event: CheckoutEvent): CheckoutStep {
  switch (event.type) {
    case 'placed':
      return { name: 'payment', placed: event.placed, fresh: event.fresh };
    case 'settled':
      return { name: 'leaving' };
    case 'found':
      return step.name === 'form' ? { ...step, placed: event.placed } : step;
    case 'returned':
      return { name: 'form', placed: null, isReturned: true };
  }
}
