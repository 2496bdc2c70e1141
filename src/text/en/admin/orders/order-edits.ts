import type { EditBar } from '#domain/order-edit/edit-order.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import { editWords as shopper } from '../../orders/order-edits.ts';

/** Why staff cannot change something of an order. */
export const staffEditBars: Readonly<Record<EditBar, string>> = {
  'not-paid': 'Can be changed once it is paid.',
  packed: 'Packed already.',
  shipped: 'With the courier: can’t be changed any more.',
  closed: 'The order is closed.',
  invoiced: 'The invoice is issued, so its GSTIN can’t be changed.',
  'by-hand': 'To take out pieces, return their money with “Refund”.',
  'too-many-edits': 'Changed too often: cancel the order instead.',
};

/** The words about changes of an order by staff. Amounts arrive as text. */
export const staffEditWords = {
  actions: {
    address: 'Change address or phone',
    pieces: 'Cancel pieces',
    billing: 'Change GSTIN',
  } satisfies Record<EditName, string>,
  hints: {
    address:
      'The customer gets an email. Once the invoice is issued, the State and the delivery fee stay, and the invoice keeps its address.',
    pieces:
      'They go back into stock. Money that was paid is refunded; the total of a cash order falls. Delivery and other charges stay as ordered.',
    billing: 'Leave the GSTIN empty for an invoice without one.',
  } satisfies Record<EditName, string>,
  address: {
    name: 'Name',
    phone: 'Mobile number',
    pin: 'PIN code',
    line1: 'Address',
    city: 'City',
    state: 'State',
  },
  /** The details are the customer's, not those of who types. */
  faults: {
    name: { required: 'Enter the name.' },
    phone: { required: 'Enter the mobile number.' },
    pin: { required: 'Enter the PIN code.' },
    line1: { required: 'Enter the address.' },
    city: { required: 'Enter the city.' },
    state: { required: 'Choose the State.' },
  },
  quote: {
    ...shopper.quote,
    address: 'New address',
    cancels: 'No piece remains: the order is cancelled, and what was paid is refunded.',
  },
  done: 'The order has been changed.',
  refusals: {
    ...shopper.refusals,
    'state-invoiced':
      'The invoice is issued, so the order can only go to an address in the same State.',
    'no-cash': 'Cash on delivery is not offered there.',
    'not-served': 'The courier doesn’t deliver to this PIN code.',
  },
} as const;
