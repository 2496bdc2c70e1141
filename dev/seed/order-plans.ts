import {
  arrives,
  DAY,
  HOUR,
  type OrderPlan,
  pays,
  refunded,
  sent,
  staff,
  tried,
} from './order-plan.ts';
import { RETURN_PLANS } from './return-plans.ts';

/**
 * Asha's orders, numbered from 01: one in every state, the possible payment problems, and a payout that waits. Ravi has
 * no orders.
 */
export const ORDER_PLANS: readonly OrderPlan[] = [
  {
    lines: { 'franch-oil-nh-plus': 2, 'franch-ayurveda-skin-soap': 3 },
    ago: 60 * DAY,
    steps: [pays(), ...arrives('SAMPLE000101')],
  },
  {
    cash: true,
    lines: { 'franch-orthovin-thailam': 1 },
    ago: 48 * DAY,
    away: true,
    steps: arrives('SAMPLE000102'),
  },
  {
    lines: { 'omega-3': 2 },
    ago: 40 * DAY,
    steps: [
      pays('card'),
      ...arrives('SAMPLE000103'),
      staff(
        'return',
        9 * DAY,
        { goods: [{ line: 1, sellable: 2, damaged: 0 }] },
        'Both bottles unopened.',
      ),
      ...refunded('returned_ashaOrder00000000003', 9 * DAY + 5, 11 * DAY),
    ],
  },
  {
    lines: { 'franch-ayurveda-skin-soap': 4, 'omega-3': 1 },
    ago: 30 * DAY,
    steps: [
      pays('netbanking'),
      ...arrives('SAMPLE000104'),
      { after: 6 * DAY, refund: 5_000, key: 'seed-refund-04', why: 'One soap arrived dented.' },
      ...refunded('seed-refund-04', 6 * DAY + 3, 8 * DAY),
    ],
  },
  {
    lines: { 'franch-orthovin-thailam': 2 },
    ago: 25 * DAY,
    steps: [
      pays(),
      { after: 3 * HOUR, move: { move: 'cancel', actor: 'shopper' } },
      ...refunded('cancelled_ashaOrder00000000005', 3 * HOUR + 1, 2 * DAY),
    ],
  },
  {
    cash: true,
    lines: { 'franch-oil-nh-plus': 1 },
    ago: 22 * DAY,
    steps: [staff('cancel', DAY, {}, 'Nobody answered the phone for two days.')],
  },
  {
    lines: { 'omega-3': 1 },
    ago: 20 * DAY,
    steps: [tried(6, 'failed'), { after: 16, move: { move: 'expire', actor: 'clock' } }],
  },
  {
    cash: true,
    lines: { 'franch-ayurveda-skin-soap': 6 },
    ago: 15 * DAY,
    steps: [
      staff('pack', 20 * HOUR),
      sent(26 * HOUR, 'SAMPLE000108'),
      staff('return-to-origin', 13 * DAY, { reason: 'refused' }, 'Three attempts.'),
    ],
  },
  {
    lines: { 'franch-oil-nh-plus': 1 },
    ago: 10 * DAY,
    steps: [
      { after: 16, move: { move: 'expire', actor: 'clock' } },
      tried(40, 'captured', { stockIsFree: false }),
      { after: 41, refunded: 'refund-pending', key: 'late_pay_SEED09' },
    ],
  },
  {
    lines: { 'franch-orthovin-thailam': 1 },
    ago: 8 * DAY,
    steps: [pays('card'), { after: 2 * DAY, dispute: 'open' }],
  },
  {
    lines: { 'franch-oil-nh-plus': 10, 'omega-3': 5 },
    ago: 6 * DAY,
    away: true,
    // The PAN in it is fictitious; the check digit is right.
    gstin: '27AAAAA0000A1Z2',
    steps: [pays('netbanking'), ...arrives('SAMPLE000111')],
  },
  {
    lines: { 'franch-ayurveda-skin-soap': 2 },
    ago: 3 * DAY,
    steps: [pays(), staff('pack', 20 * HOUR), sent(26 * HOUR, 'SAMPLE000112')],
  },
  {
    cash: true,
    lines: { 'omega-3': 1 },
    ago: 2 * DAY,
    steps: [staff('pack', 22 * HOUR)],
  },
  {
    lines: { 'franch-oil-nh-plus': 2 },
    ago: 5 * HOUR,
    steps: [pays()],
  },
  {
    cash: true,
    lines: { 'franch-ayurveda-skin-soap': 3 },
    ago: 2 * HOUR,
    steps: [],
  },
  {
    lines: { 'franch-orthovin-thailam': 1 },
    ago: 0,
    live: true,
    steps: [],
  },
  {
    cash: true,
    lines: { 'franch-oil-nh-plus': 1 },
    ago: 9 * DAY,
    steps: [
      ...arrives('SAMPLE000117'),
      staff('return', 7 * DAY, { goods: [{ line: 1, sellable: 1, damaged: 0 }] }, 'Unopened.'),
      { after: 7 * DAY + 3 * HOUR, upi: 'asha.kulkarni@sample' },
    ],
  },
  ...RETURN_PLANS,
];
