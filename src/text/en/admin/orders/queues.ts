import type { OrderQueue } from '#domain/order/order-filter.ts';

/** The words of the queues of the order list. */
export const queueWords = {
  label: 'Queues',
  all: 'All orders',
  names: { 'to-pack': 'To pack', 'to-ship': 'To ship' } satisfies Record<OrderQueue, string>,
  /** More than 1,000 are not counted. */
  count: (count: number) => (count >= 1000 ? '1000+' : String(count)),
  caption: 'Orders, oldest first',
  empty: {
    'to-pack': 'Nothing to pack. New orders will appear here.',
    'to-ship': 'Nothing to ship. Packed orders will appear here.',
  } satisfies Record<OrderQueue, string>,
  next: (number: string) => `Next order: ${number}`,
  last: 'That was the last order of this queue.',
} as const;
