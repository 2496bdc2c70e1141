import type { CodFault } from '#domain/checkout/delivery.ts';

/** The first and the last day of a delivery. */
export const deliveryDays = (first: string, last: string): string =>
  first === last ? first : `${first} – ${last}`;

/** The one delivery promise of the shop: on the product's page, at the checkout and for an order. */
export const arrives = (first: string, last: string): string =>
  `Arrives ${deliveryDays(first, last)}`;

/** An order that has not arrived on the last day of that promise. */
export const overdue =
  'Sorry, your order is running late. Call or WhatsApp us and we’ll track it down.';

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
  cod: (fee: string) => `Cash on delivery available (+ ${fee})`,
  codFree: 'Cash on delivery available',
  noCod: {
    pin: 'Cash on delivery is not available for this PIN code',
    'too-small': (least: string) => `Cash on delivery for orders of ${least} or more`,
    'too-large': (most: string) => `Cash on delivery for orders up to ${most}`,
    closed: 'Cash on delivery is not available right now',
  } satisfies Record<CodFault, string | ((amount: string) => string)>,
  unserved: (pin: string) =>
    `Sorry, we don’t deliver to ${pin} yet. Write to us and we’ll see what we can do.`,
  write: 'Write to us',
  unknown: 'We don’t recognise this PIN code. Please check it.',
  loading: 'Checking…',
} as const;
