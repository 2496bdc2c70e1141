import { type RefObject, useEffect } from 'react';
import {
  checkDetails,
  type CheckoutDetails,
  type KnownDetails,
} from '#domain/checkout/checkout-details.ts';
import { addAddress } from '#data/account/addresses.ts';
import { words } from '#text/shop/checkout.ts';
import { inWords } from '#text/site/forms.ts';
import { type Form, type FormValues, useForm } from '#ui/form/use-form.ts';
import { errorsOfChosenAddress, wantsAddressSaved } from '../address-values.ts';
import type { Sums } from '../summary/sums.ts';
import type { CouponState } from '../summary/use-coupon.ts';
import type { Line } from '../summary/use-lines.ts';
import type { SubmittedOrder } from './send-order.ts';
import type { SubmissionState } from './submission.ts';
import { type OrderSubmission, useSubmission } from './use-submission.ts';

interface OrderFormOptions {
  readonly owner: string;
  readonly element: RefObject<HTMLFormElement | null>;
  /** What the fields hold. */
  readonly typed: FormValues;
  readonly known: KnownDetails;
  /** Whether the saved addresses are not read yet: there is neither a choice nor a field. */
  readonly isBookLoading: boolean;
  readonly lines: readonly Line[];
  readonly coupon: CouponState;
  readonly sums: Sums;
  readonly onPlaced: (order: SubmittedOrder) => void;
}

interface OrderForm {
  readonly form: Form;
  readonly order: OrderSubmission;
  readonly button: OrderButtonState;
  /** Submits the form for the total that it shows. */
  readonly submit: () => void;
}

/** What the order button waits for; it is `idle` if it waits for nothing. */
export type OrderButtonState = 'idle' | 'coupon' | 'sending' | 'busy';

/** The checkout's form and the order that it sends. */
export function useOrderForm(options: OrderFormOptions): OrderForm {
  const { owner, element, typed, known, isBookLoading, onPlaced } = options;
  const { code: coupon, asking } = options.coupon;
  // An applied coupon is checked again with the order; one that may still be applied changes its total.
  const waitsForCoupon = asking && coupon === '';
  const { method, totals } = options.sums;
  const lines = options.lines.map(({ slug, quantity }) => ({ slug, quantity }));
  const order = useSubmission({
    owner,
    // Without the total: the server checks it, and a changed one has to be confirmed.
    content: JSON.stringify([typed, known, lines, coupon, method]),
    onPlaced(submitted) {
      if (wantsAddressSaved(element.current))
        void addAddress(owner, crypto.randomUUID(), submitted.orderInput.address, true);
      onPlaced(submitted);
    },
  });
  const form = useForm<CheckoutDetails>({
    check(texts) {
      if (isBookLoading) return { ok: false, errors: { address: words.delivery.loading } };
      const checked = inWords(checkDetails(texts, known));
      if (checked.ok || !known.address) return checked;
      return { ok: false, errors: errorsOfChosenAddress(checked.errors) };
    },
    async send(details) {
      if (waitsForCoupon) return null;
      const expectedTotalPaise = totals.totalPaise;
      const error = await order.place({ ...details, lines, coupon, method, expectedTotalPaise });
      if (error?.kind !== 'refused' || error.refusal.reason !== 'fields') return null;
      const result = inWords<never>({ ok: false, faults: error.refusal.faults });
      return result.ok ? null : { problem: words.errors.fields, errors: result.errors };
    },
  });
  async function submit(): Promise<void> {
    if (element.current) await form.submit(element.current);
    order.dispatch({ type: 'withheld' });
  }
  useEffect(() => {
    // What the form shows is sent, also when the order has waited or its total was refused.
    if (order.state.name === 'due') void submit();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [order.state]);
  const button = buttonStateOf(order.state, waitsForCoupon);
  return { form, order, button, submit: () => void submit() };
}

function buttonStateOf(state: SubmissionState, waitsForCoupon: boolean): OrderButtonState {
  if (state.name === 'sending') return state.isBusy ? 'busy' : 'sending';
  if (state.name === 'placed' || state.name === 'due') return 'sending';
  return waitsForCoupon ? 'coupon' : 'idle';
}
