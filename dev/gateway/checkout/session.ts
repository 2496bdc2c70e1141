import type { Payer } from '../documents.ts';
import type { Order, Payment } from '../entities.ts';
import type { Call } from '../http.ts';

/** One visit of the payment page: what the shop sent along, and the try to pay that is under way. */
export interface Session {
  readonly id: string;
  readonly order: Order;
  /** The shop's name, as the shopper knows it. */
  readonly name: string;
  readonly payer: Payer;
  /** Where the signed fields or the error go, by a form; null when only the opener hears of it. */
  readonly callbackUrl: string | null;
  readonly cancelUrl: string | null;
  /** The origin of the page that shows this one in a frame; null when this page has the tab for itself. */
  readonly frameOf: string | null;
  readonly retry: boolean;
  /** Whether a UPI address can be typed. */
  readonly collect: boolean;
  payment: Payment | null;
}

/** The fields of a form post. */
export function formOf(call: Call): URLSearchParams {
  return new URLSearchParams(call.body.toString('utf8'));
}

/** A session of what `POST /v1/checkout/embedded` was sent. */
export function sessionOf(form: URLSearchParams, id: string, order: Order): Session {
  const text = (name: string): string => form.get(name) ?? '';
  const address = (name: string): string | null =>
    /^https?:\/\//.test(text(name)) ? text(name) : null;
  return {
    id,
    order,
    name: text('name') || 'The shop',
    payer: {
      email: text('prefill[email]') || 'void@razorpay.com',
      contact: text('prefill[contact]') || '+919999999999',
      description: text('description') || null,
    },
    callbackUrl: address('callback_url'),
    cancelUrl: address('cancel_url'),
    frameOf: address('frame_of'),
    retry: text('retry[enabled]') !== 'false' && text('retry') !== 'false',
    collect: !/"method":"upi"[^}]*"collect"/.test(text('config')),
    payment: null,
  };
}

/** The fields that tell a callback why a payment failed. */
export function errorFields(payment: Payment): Readonly<Record<string, string>> {
  return {
    'error[code]': payment.error_code ?? 'BAD_REQUEST_ERROR',
    'error[description]': payment.error_description ?? '',
    'error[field]': '',
    'error[source]': payment.error_source ?? '',
    'error[step]': payment.error_step ?? '',
    'error[reason]': payment.error_reason ?? '',
    'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
  };
}
