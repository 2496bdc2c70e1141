import { formatMoment } from '../dates.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

/** The words about an order that its shopper pays by bank transfer. */
export const words = {
  title: 'Please transfer the money',
  lead: 'Your products are reserved. We pack them once the money is in our account, and e-mail you then.',
  copy: (name: string) => `Copy: ${name}`,
  copied: 'Copied.',
  copyFailed: 'Please copy it manually:',
  sent: 'Already transferred? You don’t need to do anything: this page updates when we have received it.',
} as const;

/** How much to transfer, where to, with which reference and until when. Empty for an order of another method. */
export function transferFacts({
  number,
  totals,
  transferTo,
  reservation,
}: Pick<Order, 'number' | 'totals' | 'transferTo' | 'reservation'>): readonly {
  readonly name: string;
  readonly value: string;
  /** Whether people copy it into their bank's form. */
  readonly toCopy?: true;
}[] {
  if (!transferTo) return [];
  const { untilAt } = reservation;
  return [
    { name: 'Amount', value: formatMoney(totals.totalPaise) },
    { name: 'Account holder', value: transferTo.holder },
    { name: 'Account number', value: transferTo.number, toCopy: true },
    { name: 'IFSC', value: transferTo.ifsc, toCopy: true },
    { name: 'Bank', value: transferTo.bank },
    { name: 'Reference', value: number, toCopy: true },
    ...(untilAt === null ? [] : [{ name: 'Until', value: formatMoment(untilAt) }]),
  ];
}
