import { paise } from '#domain/money/money.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import type { StaffMove } from '#domain/order/order-move.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';

/** An event of a seeded order, in minutes after its creation. */
export type Step = { readonly after: number } &
  /** `stockIsFree`: whether its stock is available when it is paid late. */
  (
    | { readonly fact: PaymentFact; readonly stockIsFree?: boolean }
    | { readonly move: StaffMove; readonly note?: string }
    /** A refund by staff, in paise. */
    | { readonly refund: number; readonly key: string; readonly why: string }
  );

/** An order of the seeded shop: its contents and its events. */
export interface OrderPlan {
  /** Two digits that end its id, its number and the provider's ids. */
  readonly place: string;
  readonly method: PaymentMethod;
  readonly lines: readonly { readonly slug: string; readonly quantity: number }[];
  /** When it was placed: minutes before the seed's day, or before the seeding when it is `live`. */
  readonly ago: number;
  readonly live?: true;
  /** Delivered to the customer's other address, in another State. */
  readonly away?: true;
  /** The buyer's GSTIN. */
  readonly gstin?: string;
  readonly steps: readonly Step[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

const paymentId = (place: string): string => `pay_SEED${place}`;
const refundId = (place: string): string => `rfnd_SEED${place}`;

type Attempted = 'authorized' | 'captured' | 'failed';

/** The provider's report of a payment attempt; the amount is filled in from the order's total. */
function tried(
  place: string,
  after: number,
  fact: Attempted,
  instrument = 'upi',
  stockIsFree = true,
): Step {
  return {
    after,
    stockIsFree,
    fact: {
      fact,
      paymentId: paymentId(place),
      amount: 0,
      currency: 'INR',
      instrument,
      reason: fact === 'failed' ? 'payment_timed_out' : '',
    },
  };
}

const staff = (move: StaffMove['move'], after: number, more: object = {}, note = ''): Step => ({
  after,
  move: { move, actor: 'staff', ...more },
  note,
});
const sent = (after: number, tracking: string): Step =>
  staff('ship', after, { shipment: { courier: 'Sample Express', tracking } });

/** The provider's report of a refund; the amount is that of the refund under the key. */
function refunded(
  place: string,
  key: string,
  after: number,
  fact: 'refund-pending' | 'refund-done',
): Step {
  const about = { paymentId: paymentId(place), refundId: refundId(place), key };
  return { after, fact: { fact, amount: paise(0), ...about } };
}

const disputed = (place: string): PaymentFact => ({
  ...{ fact: 'dispute-open', disputeId: `disp_SEED${place}`, paymentId: paymentId(place) },
  ...{ phase: 'chargeback', amount: 0, currency: 'INR', respondByAt: null },
});

const pays = (place: string, instrument = 'upi'): readonly Step[] => [
  tried(place, 2, 'captured', instrument),
];
const arrives = (tracking: string): readonly Step[] => [
  staff('pack', 20 * HOUR),
  sent(26 * HOUR, tracking),
  staff('deliver', 4 * DAY),
];

/** Asha's orders: one in every state, and the possible payment problems. Ravi has no orders. */
export const ORDER_PLANS: readonly OrderPlan[] = [
  {
    place: '01',
    method: 'online',
    lines: [
      { slug: 'franch-oil-nh-plus', quantity: 2 },
      { slug: 'franch-ayurveda-skin-soap', quantity: 3 },
    ],
    ago: 60 * DAY,
    steps: [...pays('01'), ...arrives('SAMPLE000101')],
  },
  {
    place: '02',
    method: 'cod',
    lines: [{ slug: 'franch-orthovin-thailam', quantity: 1 }],
    ago: 48 * DAY,
    away: true,
    steps: arrives('SAMPLE000102'),
  },
  {
    place: '03',
    method: 'online',
    lines: [{ slug: 'omega-3', quantity: 2 }],
    ago: 40 * DAY,
    steps: [
      ...pays('03', 'card'),
      ...arrives('SAMPLE000103'),
      staff('return', 9 * DAY, { restock: true }, 'Both bottles unopened.'),
      refunded('03', 'returned_ashaOrder00000000003', 9 * DAY + 5, 'refund-pending'),
      refunded('03', 'returned_ashaOrder00000000003', 11 * DAY, 'refund-done'),
    ],
  },
  {
    place: '04',
    method: 'online',
    lines: [
      { slug: 'franch-ayurveda-skin-soap', quantity: 4 },
      { slug: 'omega-3', quantity: 1 },
    ],
    ago: 30 * DAY,
    steps: [
      ...pays('04', 'netbanking'),
      ...arrives('SAMPLE000104'),
      { after: 6 * DAY, refund: 5_000, key: 'seed-refund-04', why: 'One soap arrived dented.' },
      refunded('04', 'seed-refund-04', 6 * DAY + 3, 'refund-pending'),
      refunded('04', 'seed-refund-04', 8 * DAY, 'refund-done'),
    ],
  },
  {
    place: '05',
    method: 'online',
    lines: [{ slug: 'franch-orthovin-thailam', quantity: 2 }],
    ago: 25 * DAY,
    steps: [
      ...pays('05'),
      { after: 3 * HOUR, move: { move: 'cancel', actor: 'shopper' } },
      refunded('05', 'cancelled_ashaOrder00000000005', 3 * HOUR + 1, 'refund-pending'),
      refunded('05', 'cancelled_ashaOrder00000000005', 2 * DAY, 'refund-done'),
    ],
  },
  {
    place: '06',
    method: 'cod',
    lines: [{ slug: 'franch-oil-nh-plus', quantity: 1 }],
    ago: 22 * DAY,
    steps: [staff('cancel', DAY, {}, 'Nobody answered the phone for two days.')],
  },
  {
    place: '07',
    method: 'online',
    lines: [{ slug: 'omega-3', quantity: 1 }],
    ago: 20 * DAY,
    steps: [tried('07', 6, 'failed'), { after: 16, move: { move: 'expire', actor: 'clock' } }],
  },
  {
    place: '08',
    method: 'cod',
    lines: [{ slug: 'franch-ayurveda-skin-soap', quantity: 6 }],
    ago: 15 * DAY,
    steps: [
      staff('pack', 20 * HOUR),
      sent(26 * HOUR, 'SAMPLE000108'),
      staff('return', 7 * DAY, { restock: false }, 'Refused at the door, and wet on its way back.'),
    ],
  },
  {
    place: '09',
    method: 'online',
    lines: [{ slug: 'franch-oil-nh-plus', quantity: 1 }],
    ago: 10 * DAY,
    steps: [
      { after: 16, move: { move: 'expire', actor: 'clock' } },
      tried('09', 40, 'captured', 'upi', false),
      refunded('09', `late_${paymentId('09')}`, 41, 'refund-pending'),
    ],
  },
  {
    place: '10',
    method: 'online',
    lines: [{ slug: 'franch-orthovin-thailam', quantity: 1 }],
    ago: 8 * DAY,
    steps: [...pays('10', 'card'), { after: 2 * DAY, fact: disputed('10') }],
  },
  {
    place: '11',
    method: 'online',
    lines: [
      { slug: 'franch-oil-nh-plus', quantity: 10 },
      { slug: 'omega-3', quantity: 5 },
    ],
    ago: 6 * DAY,
    away: true,
    // The PAN in it is fictitious; the check digit is right.
    gstin: '27AAAAA0000A1Z2',
    steps: [...pays('11', 'netbanking'), ...arrives('SAMPLE000111')],
  },
  {
    place: '12',
    method: 'online',
    lines: [{ slug: 'franch-ayurveda-skin-soap', quantity: 2 }],
    ago: 3 * DAY,
    steps: [...pays('12'), staff('pack', 20 * HOUR), sent(26 * HOUR, 'SAMPLE000112')],
  },
  {
    place: '13',
    method: 'cod',
    lines: [{ slug: 'omega-3', quantity: 1 }],
    ago: 2 * DAY,
    steps: [staff('pack', 22 * HOUR)],
  },
  {
    place: '14',
    method: 'online',
    lines: [{ slug: 'franch-oil-nh-plus', quantity: 2 }],
    ago: 5 * HOUR,
    steps: [...pays('14')],
  },
  {
    place: '15',
    method: 'cod',
    lines: [{ slug: 'franch-ayurveda-skin-soap', quantity: 3 }],
    ago: 2 * HOUR,
    steps: [],
  },
  {
    place: '16',
    method: 'online',
    lines: [{ slug: 'franch-orthovin-thailam', quantity: 1 }],
    ago: 0,
    live: true,
    steps: [],
  },
];
