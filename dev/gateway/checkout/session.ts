import type { Payer } from '../documents.ts';
import type { Order, Payment } from '../entities.ts';
import type { Call } from '../http.ts';

/** One visit of the payment page: the shop's parameters, and the payment attempt in progress. */
export interface Session {
  readonly id: string;
  readonly order: Order;
  /** The shop's display name. */
  readonly name: string;
  readonly payer: Payer;
  /** Where a form sends the signed fields or the error; null when only the opener is notified. */
  readonly callbackUrl: string | null;
  readonly cancelUrl: string | null;
  /** The origin of the embedding page; null when this page is top-level. */
  readonly frameOf: string | null;
  readonly retry: boolean;
  /** Whether a UPI ID can be typed: since 28 February 2026 on iOS only, and where the shop does not hide it. */
  readonly collect: boolean;
  payment: Payment | null;
}

/** The fields of a form post. */
export function formOf(call: Call): URLSearchParams {
  return new URLSearchParams(call.body.toString('utf8'));
}

/** Creates a session from the body and the browser of `POST /v1/checkout/embedded`. */
export function sessionOf(
  form: URLSearchParams,
  { id, order, userAgent }: Pick<Session, 'id' | 'order'> & { readonly userAgent: string },
): Session {
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
    collect:
      /iPhone|iPad|iPod/.test(userAgent) && !/"method":"upi"[^}]*"collect"/.test(text('config')),
    payment: null,
  };
}

/** The callback fields that explain a failed payment. */
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
