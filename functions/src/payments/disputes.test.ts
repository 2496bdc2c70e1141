import { expect, it } from 'vitest';
import { aDispute, aPayment } from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import { withDisputesFirst } from './disputes.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 24 * 60 * 60 * 1000;

const lost = aDispute('lost');
const aRefund = (key: string, paymentId = lost.paymentId): PaymentFact => ({
  ...{ fact: 'refund-done', refundId: 'rfnd_AAAAAAAAAAAAAA', amount: paise(10_000) },
  ...{ key, paymentId },
});

/** A provider that knows this dispute, and how far back it was asked. */
function provider() {
  const asked: number[] = [];
  const fetchDisputesSince = (since: number) => {
    asked.push(NOW - since);
    return Promise.resolve([lost]);
  };
  return { asked, fetchDisputesSince };
}

it('a refund without our key comes after the dispute about its payment', async () => {
  const asks = provider();
  const facts = [aPayment('captured'), aRefund('')];
  expect(await withDisputesFirst(asks, facts, NOW)).toEqual([lost, ...facts]);
  expect(asks.asked).toEqual([10 * DAY_MS]);
});

it('disputes are not asked for, or explain nothing, without a refund of their own payment', async () => {
  const foreign = [aRefund('', 'pay_BBBBBBBBBBBBBB')];
  expect(await withDisputesFirst(provider(), foreign, NOW)).toEqual(foreign);
  const asks = provider();
  const facts = [aPayment('captured'), aRefund('refund_of_staff'), aDispute('open')];
  expect(await withDisputesFirst(asks, facts, NOW)).toBe(facts);
  expect(asks.asked).toEqual([]);
});

it('without an answer nothing is concluded', async () => {
  const silent = { fetchDisputesSince: () => Promise.reject(new Error('silent')) };
  await expect(withDisputesFirst(silent, [aRefund('')], NOW)).rejects.toThrow('silent');
});
