import type { ReturnStep } from '#domain/order/move-return.ts';
import type { ReturnInput } from '#domain/order/request-return.ts';
import { arrives, DAY, HOUR, type OrderPlan, pays, refunded, type Step } from './order-plan.ts';

const asks = (
  after: number,
  reason: ReturnInput['reason'],
  [line, quantity]: readonly [line: number, quantity: number],
  text = '',
): Step => {
  const items = [{ line, quantity }];
  return { after, request: { reason, items, text, sealed: reason === 'changed-mind', batch: '' } };
};
const decided = (after: number, n: number, returned: ReturnStep): Step => ({ after, n, returned });
const APPROVED: ReturnStep = {
  step: 'approve',
  note: 'Our courier collects it tomorrow between 10 am and 5 pm. Please keep it packed.',
};
const receivedAs = (
  condition: 'sealed' | 'damaged' | 'not-sent',
  [line, quantity]: readonly [line: number, quantity: number],
): ReturnStep => ({
  step: 'receive',
  received: [{ line, quantity, condition, restock: condition === 'sealed' }],
});

/** Orders with requests to return pieces, in every state. */
export const RETURN_PLANS: readonly OrderPlan[] = [
  {
    lines: { 'franch-sandalwood-soap': 3, 'franch-aloe-vera-gel': 1 },
    ago: 9 * DAY,
    steps: [
      pays(),
      ...arrives('SAMPLE000118'),
      asks(5 * DAY, 'damaged', [1, 1], 'One bar is broken in two, and its band is torn.'),
      asks(6 * DAY, 'changed-mind', [2, 1]),
      decided(6 * DAY + 4 * HOUR, 2, APPROVED),
    ],
  },
  {
    lines: { 'franch-clove-toothpaste': 2, 'franch-neem-face-wash': 1 },
    ago: 12 * DAY,
    steps: [
      pays('card'),
      ...arrives('SAMPLE000119'),
      asks(5 * DAY, 'changed-mind', [1, 2]),
      decided(5 * DAY + 3 * HOUR, 1, APPROVED),
      decided(7 * DAY, 1, { step: 'send' }),
      asks(6 * DAY, 'faulty', [2, 1], 'The pump does not work.'),
      decided(7 * DAY + HOUR, 2, {
        step: 'refuse',
        note: 'The film below the pump has to be taken off first. It works in your video: please write to us if it does not.',
      }),
    ],
  },
  {
    lines: { 'franch-bhringraj-hair-oil': 1, 'franch-rose-water-mist': 2 },
    ago: 14 * DAY,
    steps: [
      pays(),
      ...arrives('SAMPLE000120'),
      asks(5 * DAY, 'damaged', [2, 1], 'The bottle had leaked into the box.'),
      decided(5 * DAY + 2 * HOUR, 1, APPROVED),
      decided(7 * DAY, 1, { step: 'send' }),
      decided(10 * DAY, 1, receivedAs('damaged', [2, 1])),
    ],
  },
  {
    lines: { 'franch-triphala-churna': 2, 'franch-ashwagandha-capsules': 1 },
    ago: 26 * DAY,
    steps: [
      pays(),
      ...arrives('SAMPLE000121'),
      asks(5 * DAY, 'changed-mind', [2, 1]),
      decided(5 * DAY + 5 * HOUR, 1, APPROVED),
      decided(7 * DAY, 1, { step: 'send' }),
      decided(9 * DAY, 1, receivedAs('sealed', [2, 1])),
      decided(9 * DAY + HOUR, 1, { step: 'refund' }),
      ...refunded('return_FR-SEED0021-R1', 9 * DAY + HOUR + 1, 11 * DAY),
    ],
  },
  {
    lines: { 'franch-coconut-milk-soap': 4 },
    ago: 34 * DAY,
    steps: [
      pays('netbanking'),
      ...arrives('SAMPLE000122'),
      asks(5 * DAY, 'damaged', [1, 1], 'One of the four was crushed in the parcel.'),
      decided(5 * DAY + HOUR, 1, APPROVED),
      decided(8 * DAY, 1, receivedAs('not-sent', [1, 1])),
      decided(8 * DAY + HOUR, 1, {
        step: 'replace',
        parcel: { courier: 'Sample Express', tracking: 'SAMPLE000922', link: '' },
      }),
    ],
  },
];
