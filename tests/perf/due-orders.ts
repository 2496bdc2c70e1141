import { ordered, type OwnCheckout } from '../support/shop/own-checkout.ts';
import { copiesOf } from './invoices.ts';

/** Result of releasing many unpaid orders that end at the same moment. */
export interface Release {
  readonly released: number;
  /** From the orders' end to the last release, if a sweep begins as late as its schedule allows. */
  readonly seconds: number;
  /** The error found; empty when every order is released in time and its stock is back. */
  readonly wrong: string;
}

/** Interval of the sweep's schedule in seconds; see `sweep-payments.ts`. */
const SCHEDULE_S = 60;
/** How late an unpaid order may be released, in seconds. */
const MOST_S = 300;
/** How long the provider takes to answer, in milliseconds. */
const PROVIDER_MS = 250;
const QUARTER_HOUR_MS = 15 * 60_000;

/** Lets so many unpaid orders end at once and sweeps until all are released. */
export async function releaseAtOnce(shop: OwnCheckout, count: number): Promise<Release> {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 1);
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'asha', Date.now());
  const { orderId } = ordered(answer);
  await copiesOf(shop, orderId, count - 1);
  await shop.control('faults', {
    kind: 'slow-answer',
    ms: PROVIDER_MS,
    route: 'GET /v1/orders/:id/payments',
  });
  const now = Date.now() + QUARTER_HOUR_MS + 1_000;
  const began = performance.now();
  let expired = 0;
  let left = true;
  for (let run = 0; left && run < 5; run += 1) {
    const report = await shop.functions.sweep(now);
    expired += report.expired;
    ({ left } = report);
  }
  const seconds = SCHEDULE_S + (performance.now() - began) / 1000;
  const stock = await shop.stockOf('oil');
  const isDone = expired === count && stock === count && seconds <= MOST_S;
  return { released: expired, seconds, wrong: isDone ? '' : `stock ${stock}, ${seconds} s` };
}
