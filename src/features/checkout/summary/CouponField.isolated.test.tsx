import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuoteAnswer } from '#domain/checkout/checkout.ts';
import { failed, succeeded, type Result } from '#domain/core/result.ts';
import { paise } from '#domain/money/money.ts';
import {
  checkoutDraft,
  clearCheckoutDraft,
  saveCheckoutDraft,
} from '#data/browser/checkout-draft.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';
import { CouponField } from './CouponField.tsx';
import { useCoupon } from './use-coupon.ts';

const server = vi.hoisted(() => ({ answer: undefined as unknown }));
vi.mock('#data/orders/checkout.ts', () => ({ quoteCart: () => Promise.resolve(server.answer) }));
vi.mock('#data/account/guest.ts', () => ({
  signInAsGuest: () => Promise.resolve(succeeded('guest')),
}));

const none = paise(0);
const totals = { itemsPaise: none, mrpPaise: none, shippingPaise: none, codFeePaise: none };
const TEN_OFF: QuoteAnswer = {
  outcome: 'quoted',
  totals: { ...totals, discountPaise: paise(1000), totalPaise: none },
  lines: [],
  bundles: [],
};
const REFUSED: QuoteAnswer = {
  outcome: 'refused',
  refusal: { reason: 'coupon', fault: { fault: 'over' } },
};

/** The coupon field of a cart with this many items. */
function Field({ quantity }: { quantity: number }) {
  const oil = { slug: 'oil', title: 'Oil', imageURL: '', left: 9, sold: true };
  const price = {
    unitPricePaise: paise(10_000),
    seenPaise: paise(10_000),
    unitMrpPaise: paise(12_000),
  };
  const coupon = useCoupon('', [{ ...oil, ...price, form: 'bottle', quantity }]);
  return (
    <>
      <CouponField coupon={coupon} />
      <p>{`ordered with ${coupon.code || 'none'}`}</p>
    </>
  );
}

const answers = (answer: Result<QuoteAnswer>): void => {
  server.answer = answer;
};
/** Leaves the next question unanswered until the returned function is called. */
function deferAnswer(): (answer: Result<QuoteAnswer>) => void {
  let answer: (answer: Result<QuoteAnswer>) => void = () => {};
  server.answer = new Promise<Result<QuoteAnswer>>((resolve) => {
    answer = resolve;
  });
  return answer;
}

const applied = words.coupon.applied('TEN', '₹10');

beforeEach(() => saveCheckoutDraft('', { coupon: 'TEN' }));
afterEach(() => {
  cleanup();
  clearCheckoutDraft();
});

/** Applies a coupon of ten rupees, then increases the quantity and answers with `then`. */
async function changeQuantity(then: Result<QuoteAnswer>): Promise<void> {
  answers(succeeded(TEN_OFF));
  const { rerender } = render(<Field quantity={1} />);
  await screen.findByText(applied);
  answers(then);
  rerender(<Field quantity={2} />);
}

test.each([
  ['no answer comes', failed('unavailable'), failureSentences.unavailable],
  ['there is no network', failed('offline'), words.coupon.offline],
  [
    'something else is refused',
    succeeded<QuoteAnswer>({ outcome: 'refused', refusal: { reason: 'busy' } }),
    words.coupon.later,
  ],
])('keeps the coupon when %s', async (_, answer, says) => {
  await changeQuantity(answer);
  expect((await screen.findByText(says)).getAttribute('role')).toBe('alert');
  expect(screen.getByText(applied)).toBeDefined();
  expect(screen.getByText('ordered with TEN')).toBeDefined();
  expect(checkoutDraft('').coupon).toBe('TEN');
});

test('removes a refused coupon and shows the reason', async () => {
  await changeQuantity(succeeded(REFUSED));
  await screen.findByText('This coupon has expired.');
  expect(screen.getByText('ordered with none')).toBeDefined();
  expect(checkoutDraft('').coupon).toBeUndefined();
});

test('keeps the code in the field when the page loads offline, for a retry', async () => {
  answers(failed('offline'));
  render(<Field quantity={1} />);
  await screen.findByText(words.coupon.offline);
  expect(screen.getByLabelText<HTMLInputElement>(words.coupon.label).value).toBe('TEN');
  expect(checkoutDraft('').coupon).toBe('TEN');
  answers(succeeded(TEN_OFF));
  fireEvent.click(screen.getByText(words.coupon.apply));
  await screen.findByText('ordered with TEN');
});

test('asks again when the cart changes before the first answer', async () => {
  clearCheckoutDraft();
  const { rerender } = render(<Field quantity={1} />);
  const first = deferAnswer();
  fireEvent.change(screen.getByLabelText(words.coupon.label), { target: { value: 'TEN' } });
  fireEvent.click(screen.getByText(words.coupon.apply));
  await screen.findByText(words.coupon.trying);
  answers(succeeded({ ...TEN_OFF, totals: { ...TEN_OFF.totals, discountPaise: paise(2000) } }));
  rerender(<Field quantity={2} />);
  first(succeeded(TEN_OFF));
  await screen.findByText(words.coupon.applied('TEN', '₹20'));
  expect(checkoutDraft('').coupon).toBe('TEN');
});

test('keeps asking for the code just applied when the cart changes', async () => {
  answers(failed('unavailable'));
  const { rerender } = render(<Field quantity={1} />);
  await screen.findByText(failureSentences.unavailable);
  const first = deferAnswer();
  fireEvent.change(screen.getByLabelText(words.coupon.label), { target: { value: 'FIVE' } });
  fireEvent.click(screen.getByText(words.coupon.apply));
  await screen.findByText(words.coupon.trying);
  answers(succeeded(TEN_OFF));
  rerender(<Field quantity={2} />);
  first(succeeded(TEN_OFF));
  await screen.findByText('ordered with FIVE');
  expect(checkoutDraft('').coupon).toBe('FIVE');
});

test('a coupon that a change applies takes no focus after a press that failed', async () => {
  answers(failed('unavailable'));
  const { rerender } = render(<Field quantity={1} />);
  await screen.findByText(failureSentences.unavailable);
  fireEvent.click(screen.getByText(words.coupon.apply));
  await screen.findByText(failureSentences.unavailable);
  answers(succeeded(TEN_OFF));
  rerender(<Field quantity={2} />);
  await screen.findByText(applied);
  expect(document.activeElement).toBe(document.body);
});
