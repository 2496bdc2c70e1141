import { INDIA_MS } from '../../../../src/domain/core/indian-time.ts';
import { rupeesFromPaise } from '../../../../src/domain/money/money.ts';
import type { BookingRequest } from '../service.ts';
import type { ShiprocketConfig } from './config.ts';

/** Longest city that the API takes. */
const CITY = 30;

/**
 * The body of `POST /orders/create/adhoc`. Amounts are rupees, weight is kilograms, edges are centimetres. With cash the courier
 * collects `sub_total`, which the API never adds up by itself. Source: apidocs.shiprocket.in, "Create Custom Order".
 */
export function orderBody(
  { reference, orderedAt, email, address, pieces, valuePaise, cashPaise, measures }: BookingRequest,
  { pickupLocation }: Pick<ShiprocketConfig, 'pickupLocation'>,
) {
  const { name, phone, pin, line1, line2, city, state } = address;
  const { grams, length, breadth, height } = measures;
  return {
    order_id: reference,
    order_date: new Date(orderedAt + INDIA_MS).toISOString().slice(0, 16).replace('T', ' '),
    pickup_location: pickupLocation,
    billing_customer_name: name,
    billing_last_name: '',
    billing_address: line1,
    billing_address_2: line2,
    billing_city: city.slice(0, CITY),
    billing_pincode: pin,
    billing_state: state,
    billing_country: 'India',
    billing_email: email,
    // The national number, without +91.
    billing_phone: phone.replace(/\D/gu, '').slice(-10),
    shipping_is_billing: true,
    order_items: pieces.map(({ title, sku, hsn, quantity, pricePaise }) => ({
      name: title,
      sku,
      units: quantity,
      selling_price: rupeesFromPaise(pricePaise),
      ...(hsn !== '' && { hsn }),
    })),
    payment_method: cashPaise > 0 ? 'COD' : 'Prepaid',
    sub_total: rupeesFromPaise(cashPaise > 0 ? cashPaise : valuePaise),
    length,
    breadth,
    height,
    weight: grams / 1000,
  };
}
