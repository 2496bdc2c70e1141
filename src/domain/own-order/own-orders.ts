import { plainCode } from '../core/plain-text.ts';
import type { Order } from '../order/order.ts';
import { orderHold } from '../order/order-hold.ts';
import { minutesLeft } from '../order/payment-stage.ts';
import type { ReturnWindow } from './return-window.ts';

/** The groups of a customer's orders, all of them first. */
export const ORDER_GROUPS = ['all', 'open', 'delivered', 'closed'] as const;

/** A group. */
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** The group of a URL; all for any other text. */
export function orderGroup(param: string | null): OrderGroup {
  return ORDER_GROUPS.find((group) => group === param) ?? 'all';
}

function groupOf({ status }: Pick<Order, 'status'>): OrderGroup {
  if (status === 'delivered') return 'delivered';
  return ['returned', 'cancelled', 'expired'].includes(status) ? 'closed' : 'open';
}

/** Which orders are shown. */
export interface OrderView {
  readonly group: OrderGroup;
  readonly search: string;
}

/** The orders of a group whose number or titles contain every typed word, as they are ordered. */
export function filterOrders(
  orders: readonly Order[],
  { group, search }: OrderView,
): readonly Order[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return orders.filter((order) => {
    const titles = order.lines.map(({ title }) => title.toLowerCase());
    const number = plainCode(order.number);
    const hasWord = (word: string): boolean =>
      titles.some((title) => title.includes(word)) || isPartOf(word, number);
    return (group === 'all' || groupOf(order) === group) && words.every(hasWord);
  });
}

/** Whether a typed word is a part of an order number. Words without a digit are names: "oil" reads as "011". */
function isPartOf(word: string, number: string): boolean {
  return /\p{N}/u.test(word) && number.includes(plainCode(word));
}

/** What the customer can do next with an order, from its row in the list. */
export type NextAction = 'pay' | 'track' | 'return' | 'review' | 'reorder' | 'ask';

/**
 * The next actions of an order, the main one first. A delivered one can be returned while its window is open for any reason;
 * a test payment leads nowhere. `now` is epoch milliseconds.
 */
export function nextActions(
  order: Order,
  { returns, now }: { readonly returns: ReturnWindow | null; readonly now: number },
): readonly NextAction[] {
  if (order.test) return [];
  if (order.status === 'pending-payment') return minutesLeft(order, now) > 0 ? ['pay'] : [];
  if (orderHold(order)) return ['ask'];
  if (order.status === 'delivered')
    return returns?.isOpenForAnyReason ? ['review', 'return'] : ['review', 'reorder'];
  return groupOf(order) === 'closed' ? ['reorder'] : ['track'];
}
