import { formatPhone } from '#domain/customer/phone.ts';
import type { Order } from '#domain/order/order.ts';

/** The address in lines, as on a parcel. */
export function addressLines(
  address: Omit<Order['address'], 'line2'> & { readonly line2?: string | undefined },
): string {
  const { name, line1, line2 = '', city, pin, state, phone } = address;
  return [name, line1, line2, `${city} ${pin}`, state, formatPhone(phone)]
    .filter((line) => line !== '')
    .join('\n');
}
