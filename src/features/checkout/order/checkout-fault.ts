import type { CheckoutRefusal } from '#domain/checkout/checkout.ts';
import type { Line } from '../summary/use-lines.ts';
import { cartRefusal } from './cart-refusal.ts';
import { type SubmissionError, submissionError, type SubmissionState } from './submission.ts';

/** Why no order can be placed: the last submission, the cart, or what the form itself cannot send. */
export type CheckoutFault =
  | { readonly of: 'submission'; readonly error: SubmissionError }
  | { readonly of: 'cart'; readonly refusal: CheckoutRefusal }
  | { readonly of: 'form'; readonly problem: string };

/** The first fault that the shopper has to deal with; null if an order can be placed. */
export function checkoutFault(
  submission: SubmissionState,
  lines: readonly Line[],
  problem: string | null,
): CheckoutFault | null {
  const error = submissionError(submission);
  if (error) return { of: 'submission', error };
  const refusal = cartRefusal(lines);
  if (refusal) return { of: 'cart', refusal };
  return problem ? { of: 'form', problem } : null;
}
