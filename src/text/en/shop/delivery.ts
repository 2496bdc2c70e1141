import type { CodFault } from '#domain/checkout/delivery.ts';

/** The one delivery promise of the shop: on the product's page, at the checkout and for an order. */
export const arrives = (first: string, last: string): string =>
  first === last ? `Arrives ${first}` : `Arrives ${first} – ${last}`;

/** The words of the PIN check: when a parcel arrives, what that costs, and whether it can be paid in cash. */
export const words = {
  title: 'Delivery',
  pin: 'PIN code',
  pinHint: 'Check delivery date and cash on delivery',
  check: 'Check',
  to: (pin: string, state: string) => (state ? `To ${pin}, ${state}` : `To ${pin}`),
  ifNow: 'if you order today',
  free: 'Free delivery',
  fee: (fee: string, from: string) => `Delivery ${fee}, free from ${from}`,
  cod: (fee: string) => `Cash on delivery: yes, for ${fee} more`,
  codFree: 'Cash on delivery: yes',
  noCod: {
    pin: 'Cash on delivery: no, the courier takes no cash at this PIN code',
    'too-small': (least: string) => `Cash on delivery: for orders of ${least} and more`,
    'too-large': (most: string) => `Cash on delivery: for orders up to ${most}`,
    closed: 'Cash on delivery: not at the moment',
  } satisfies Record<CodFault, string | ((amount: string) => string)>,
  unserved: (pin: string) =>
    `Our couriers do not deliver to ${pin}. Write to us, and we look for another way.`,
  write: 'Write to us',
  unknown: 'We know no PIN code that begins like this. Please check its digits.',
  loading: 'Looking it up…',
} as const;
