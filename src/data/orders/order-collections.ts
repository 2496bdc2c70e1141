import { shopCollection } from '../firebase/collections.ts';

/** `orders/{id}`: orders; customers read only their own. */
export const orders = shopCollection('orders', (shop) => shop.order);

/** `orders/{id}/events/{n}`: the journal of one order. */
export const orderEventsOf = (id: string) =>
  shopCollection(`orders/${id}/events`, (shop) => shop.orderEvent);

/** `transactions/{tid}`: payments and refunds of the order with the same id. */
export const transactions = shopCollection('transactions', (shop) => shop.transaction);

/** `invoices/{id}`: invoices, and credit notes under the invoice's id and the key of their refund. */
export const invoices = shopCollection('invoices', (shop) => shop.invoice);

/** `alerts/{id}`: issues that staff must resolve. */
export const alerts = shopCollection('alerts', (shop) => shop.alert);
