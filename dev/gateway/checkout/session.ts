import type { Order, Payment } from '../entities.ts';
import type { Call } from '../http.ts';

/** One visit of the payment page: the shop's parameters, and the payment attempt in progress. */
export interface Session {
  readonly id: string;
  readonly order: Order;
  /** The shop's display name, and what is paid for. */
  readonly name: string;
  readonly description: string;
  readonly email: string;
  readonly contact: string;
  /** Where a form sends the signed fields or the error. */
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  payment: Payment | null;
}

/** The fields of a form post. */
export function formOf(call: Call): URLSearchParams {
  return new URLSearchParams(call.body);
}

/** Creates a session from the body of `POST /v1/checkout/embedded`. */
export function sessionOf(
  form: URLSearchParams,
  { id, order }: Pick<Session, 'id' | 'order'>,
): Session {
  const text = (name: string): string => form.get(name) ?? '';
  return {
    id,
    order,
    name: text('name'),
    description: text('description'),
    email: text('prefill[email]'),
    contact: text('prefill[contact]'),
    callbackUrl: text('callback_url'),
    cancelUrl: text('cancel_url'),
    payment: null,
  };
}

/** The callback fields that explain a failed payment. */
export function errorFields(payment: Payment): Readonly<Record<string, string>> {
  return {
    'error[code]': payment.error_code ?? '',
    'error[description]': payment.error_description ?? '',
    'error[reason]': payment.error_reason ?? '',
    'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
  };
}
