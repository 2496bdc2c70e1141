import { type CsvCell, csvText } from '#domain/core/csv.ts';
import { indianMinute } from '#domain/core/dates.ts';
import { plainRupees } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { figureWords } from '#text/admin/reports/figures.ts';

/** The first row of the file. */
export function ordersCsvHead(): string {
  return csvText([figureWords.ordersFile.columns]);
}

/** Rows of the file, for one page of orders: times are those of India, sums in rupees. */
export function ordersCsvRows(orders: readonly Order[]): string {
  return csvText(orders.map(cellsOf), { bom: false });
}

function cellsOf(order: Order): readonly CsvCell[] {
  const { address, totals, payment, shipment, lines, deliveredAt } = order;
  return [
    order.number,
    minute(order.createdAt),
    order.test ? 'test' : order.status,
    order.method,
    address.name,
    order.email,
    address.phone,
    address.city,
    address.state,
    address.pin,
    order.gstin,
    lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    plainRupees(totals.itemsPaise),
    plainRupees(totals.discountPaise),
    order.coupon,
    plainRupees(totals.shippingPaise),
    plainRupees(totals.codFeePaise),
    plainRupees(totals.totalPaise),
    plainRupees(payment.paidPaise),
    plainRupees(payment.refundedPaise),
    order.invoice,
    shipment?.courier ?? '',
    shipment?.tracking ?? '',
    deliveredAt === undefined ? '' : minute(deliveredAt),
  ];
}

const minute = (moment: number): string => indianMinute(moment).replace('T', ' ');
