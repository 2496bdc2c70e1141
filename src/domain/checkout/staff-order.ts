import * as v from 'valibot';
import { AddressDraftSchema, addressLines } from '../customer/address.ts';
import { type Checked, checkForm } from '../core/form.ts';
import { plainCode } from '../core/plain-text.ts';
import { Email } from '../customer/email.ts';
import { PAYMENT_METHODS } from '../payment/payment-method.ts';
import { Text } from '../core/record-fields.ts';
import type { OrderRequest, RefusedAnswer } from './checkout.ts';

/**
 * The response of `placeOrderForCustomer`. `link` opens the order without an account, to pay it; null where nothing is to be
 * paid online.
 */
export type StaffOrderAnswer =
  | RefusedAnswer
  | {
      readonly outcome: 'ordered';
      readonly orderId: string;
      readonly number: string;
      readonly link: string | null;
    };

const DetailsSchema = v.object({
  email: Email,
  address: AddressDraftSchema,
  method: v.picklist(PAYMENT_METHODS, 'choice'),
  coupon: v.pipe(Text(20), v.regex(/^(?:[A-Z0-9]{3,20})?$/u, 'coupon')),
});

/**
 * The typed details of an order for a customer; `line1` holds the whole address box. Faults are keyed by field name. What
 * depends on stock or price is checked by the server.
 */
export function checkNewOrder(
  typed: Readonly<Record<string, string>>,
): Checked<Pick<OrderRequest, 'email' | 'address' | 'method' | 'coupon'>> {
  const { email = '', method = '', coupon = '', line1 = '' } = typed;
  const checked = checkForm(DetailsSchema, {
    email,
    method,
    coupon: plainCode(coupon),
    address: { ...typed, ...addressLines(line1) },
  });
  if (checked.ok) return checked;
  const faults = Object.entries(checked.faults).map(([name, fault]) => [
    name.replace(/^address\./u, ''),
    fault,
  ]);
  return { ok: false, faults: Object.fromEntries(faults) as typeof checked.faults };
}
