import type { EditAnswer, EditProblem } from '#domain/order-edit/edit-command.ts';
import type { EditBar } from '#domain/order-edit/edit-order.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import { failureSentences } from '../site/failures.ts';

/** Why a change was refused. */
type Refusal = Extract<EditAnswer, { outcome: 'refused' }>['refusal'];

/** Why something cannot be changed any more, or not yet. `day` is that of packing or shipping; empty while it is not known. */
export const editBars: Readonly<Record<EditBar, (day: string) => string>> = {
  'not-paid': () => 'You can change your order once it is paid.',
  packed: (day) =>
    `${day === '' ? 'Already packed' : `Packed on ${day}`}, so it can’t be changed here any more. Please write to us.`,
  shipped: (day) =>
    `${day === '' ? 'Already with the courier' : `Shipped on ${day}`}, so it can’t be changed any more.`,
  closed: () => 'This order is closed.',
  invoiced: () => 'Your invoice is issued, so its GSTIN can’t be changed any more.',
  'by-hand': () =>
    'We return money of a bank transfer ourselves: please write to us to cancel an item.',
  'too-many-edits': () => 'This order has been changed many times. Please write to us.',
};

const REFUND =
  'We couldn’t change this: its payment is being refunded or reviewed. Please write to us.';
const STALE = 'This order has changed in the meantime. Please reload the page.';

/** The words about changing an order before it is handed over. Amounts and days arrive as text. */
export const editWords = {
  title: 'Change this order',
  lead: 'Until it is packed.',
  actions: {
    address: 'Change address or phone',
    pieces: 'Cancel an item',
    billing: 'Add a GSTIN',
    changeBilling: 'Change the GSTIN',
  },
  names: {
    address: 'Address and phone',
    pieces: 'Items',
    billing: 'GSTIN',
  } satisfies Record<EditName, string>,
  hints: {
    address: 'This changes this order only, not the addresses in your account.',
    pieces:
      'You get back what the items cost after their discount. Delivery and other charges stay as ordered, and so does the discount on the other items.',
    billing: 'Leave the GSTIN empty for an invoice without one.',
  } satisfies Record<EditName, string>,
  item: 'Item',
  chooseItem: 'Choose an item',
  quantity: 'How many to cancel',
  pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  itemMissing: 'Choose an item.',
  tooMany: (count: number) => `There are only ${count} of them.`,
  next: 'Continue',
  checking: 'Checking…',
  cancel: 'Keep as it is',
  quote: {
    title: 'Please check',
    delivery: 'Delivery',
    free: 'Free',
    refund: 'Refund to you',
    total: 'New total',
    paidTotal: 'Total as ordered',
    toPay: 'To pay in cash',
    pieces: (count: number, title: string) => `Cancelled: ${count} × ${title}`,
    same: 'The price stays the same.',
    cancels:
      'These are the last items, so this cancels the whole order. We refund everything that you paid.',
    cancelsCash: 'These are the last items, so this cancels the whole order. You pay nothing.',
    confirm: 'Confirm change',
    confirmCancel: 'Cancel the order',
    confirming: 'Changing…',
    back: 'Back',
  },
  done: 'Your order has been changed.',
  cancelled: 'Your order has been cancelled.',
  gone: (count: number, of: number) => `${count} of ${of} cancelled`,
  allGone: 'Cancelled',
  back: (count: number, of: number) => `${count} of ${of} cancelled or returned`,
  returned: (count: number, of: number) => `${count} of ${of} returned`,
  refusals: {
    'not-found': 'We can’t find this order here.',
    'not-paid': editBars['not-paid'](''),
    packed:
      'Your order has just been packed, so it can’t be changed here any more. Please write to us.',
    shipped: editBars.shipped(''),
    closed: editBars.closed(''),
    invoiced: editBars.invoiced(''),
    'by-hand': editBars['by-hand'](''),
    'too-many-edits': editBars['too-many-edits'](''),
    'nothing-changed': 'Nothing has changed yet.',
    'key-used': STALE,
    'state-invoiced':
      'Your invoice is issued, so the order can only go to another address in the same State. Please write to us.',
    'not-served': 'Our courier doesn’t deliver to this PIN code.',
    'no-cash':
      'Cash on delivery isn’t available there. Please cancel the order and order again, paying online.',
    'fee-refunded':
      'We refunded part of your delivery charge for your former change, and delivery to this address costs more. Please write to us.',
    'unknown-line': STALE,
    'too-many-pieces': STALE,
    'too-many': 'You’ve made many changes in a short time. Please try again in an hour.',
    'phone-limit':
      'There are other cash on delivery orders with this phone number already. Please use another number, or write to us.',
    'quote-changed': 'The amounts have just changed. Please check them and confirm again.',
    'too-small': 'This amount is too small to be refunded on its own. Please write to us.',
    'leaves-too-little': 'What would be left is too small an amount. Please write to us.',
    'not-from-here': STALE,
    'not-yours': STALE,
    'goods-not-counted': STALE,
    'in-parcels': STALE,
    'parcel-sent': STALE,
    'open-return': REFUND,
    refunded: REFUND,
    disputed: REFUND,
    'dispute-lost': REFUND,
    'too-much': REFUND,
    'too-much-of-line': REFUND,
    'failed-refund': REFUND,
    'no-reference': REFUND,
    'nothing-paid': REFUND,
    'restock-after-shipping': REFUND,
    'not-failed': REFUND,
    'provider-silent': REFUND,
  } satisfies Record<Refusal, string>,
} as const;

/** The words about a refused change, for a shopper or for staff. */
interface RefusalWords {
  readonly refusals: Readonly<Record<Refusal, string>>;
}

/** Why a change was not priced or not made, as a sentence. */
export function editProblemText(problem: EditProblem, words: RefusalWords): string {
  return problem.outcome === 'failed'
    ? failureSentences[problem.code]
    : words.refusals[problem.refusal];
}
