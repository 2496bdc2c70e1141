import type { OrderQueue } from '#domain/order/order-filter.ts';

const names: Readonly<Record<OrderQueue, string>> = { 'to-pack': 'To pack', 'to-ship': 'To ship' };

/** The words of the queues of the order list. */
export const queueWords = {
  label: 'Queues',
  all: 'All orders',
  names,
  /** More than 1,000 are not counted. */
  counted: (queue: OrderQueue, count: number) =>
    `${names[queue]} ${count >= 1000 ? '1000+' : count}`,
  caption: 'Orders, oldest first',
  empty: {
    'to-pack': 'Nothing to pack. New orders will appear here.',
    'to-ship': 'Nothing to ship. Packed orders will appear here.',
  } satisfies Record<OrderQueue, string>,
  next: (number: string) => `Next order: ${number}`,
  last: 'That was the last order of this queue.',
} as const;
