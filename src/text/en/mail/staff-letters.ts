import type { Letter } from '#domain/mail/letter.ts';
import { formatMoney } from '#domain/money/money.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { Alert } from '#domain/order/order-alert.ts';
import type { Order } from '#domain/order/order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { words as orderWords } from '../admin/orders.ts';
import { methodNames } from '../orders/payment-methods.ts';
import { letter } from './letter.ts';
import { orderSummary } from './order-summary.ts';

/** The letter to staff about a new order. `origin` is the shop's. */
export function newOrderLetter(order: Order, origin: string): Letter {
  const total = formatMoney(order.totals.totalPaise);
  return letter('staff', {
    subject: `New order ${order.number}: ${total}`,
    heading: `New order ${order.number}`,
    paragraphs: [
      isPaidOnDelivery(order.method)
        ? `Cash on delivery: the courier collects ${total}.`
        : `Paid: ${total} (${methodNames[order.method]}).`,
      'It is ready to pack.',
    ],
    action: { label: 'Open the order', url: adminOrder(order, origin) },
    order: orderSummary(order, { origin, repeatsAddress: true }),
  });
}

/** The letter to staff about a problem of an order. `origin` is the shop's. */
export function alertLetter(alert: Alert['alert'], order: Order, origin: string): Letter {
  const what = orderWords.alerts.what[alert];
  return letter('staff', {
    subject: `Please look at order ${order.number}`,
    heading: `Order ${order.number} needs your attention`,
    paragraphs: [what, `The order is for ${formatMoney(order.totals.totalPaise)}.`],
    action: { label: 'Open the order', url: adminOrder(order, origin) },
  });
}

/** The letter to staff about a product that runs low. `origin` is the shop's. */
export function lowStockLetter(
  { slug, title, stock }: { readonly slug: string; readonly title: string; readonly stock: number },
  origin: string,
): Letter {
  const left = stock === 1 ? '1 item' : `${stock} items`;
  return letter('staff', {
    subject: stock === 0 ? `Sold out: ${title}` : `Low stock: ${title}`,
    heading: stock === 0 ? `${title} is sold out` : `${title} is running low`,
    paragraphs: [
      stock === 0
        ? 'Shoppers can’t order it until its stock is increased.'
        : `${left} left. Please restock it before it sells out.`,
    ],
    action: {
      label: 'Open the product',
      url: `${origin}${adminPaths.open('products', slug)}`,
    },
  });
}

/** The letter to staff about letters that wait for the hourly limit. `origin` is the shop's. */
export function heldMailLetter(origin: string): Letter {
  return letter('staff', {
    subject: 'Emails to shoppers are waiting',
    heading: 'Emails to shoppers are waiting',
    paragraphs: [
      'Unusually many emails to unconfirmed email addresses were due within an hour. The rest will go out when the hour is over, at most a day late.',
      'Someone may be misusing a form. Please look at the newest messages, cash on delivery orders and back-in-stock requests.',
    ],
    action: { label: 'Open the overview', url: `${origin}${adminPaths.entry}` },
  });
}

/** The letter to staff when guests are asked to prepay. `origin` is the shop's. */
export function cashPausedLetter(origin: string): Letter {
  return letter('staff', {
    subject: 'Guests are asked to prepay',
    heading: 'Too many cash on delivery orders are waiting',
    paragraphs: [
      'Cash on delivery orders of guests with an unconfirmed email address hold much of your stock. New ones are asked to pay online until you have packed or cancelled some.',
      'Please check that these orders are real. Customers with a confirmed email address can still pay on delivery.',
    ],
    action: { label: 'Open the orders', url: `${origin}${adminPaths.tab('orders')}` },
  });
}

function adminOrder({ id }: Order, origin: string): string {
  return `${origin}${adminPaths.open('orders', id)}`;
}
