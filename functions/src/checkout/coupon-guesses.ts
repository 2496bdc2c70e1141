import type {
  CheckoutAnswer,
  OrderRequest,
  QuoteRequest,
} from '../../../src/domain/checkout/checkout.ts';
import { type Customer, isConfirmed, mailboxOf } from './limits.ts';
import { isWithinRateLimit, withinRateLimit } from './rate-limit.ts';

/**
 * Coupon requests per 15 minutes, because codes are short enough to guess: all of one uid, and the wrong ones of one
 * e-mail address, phone number and network, because a guest gets a new uid at will. The network's limit is high: behind
 * Hosting many shoppers share one (see `Caller.peer`).
 */
const MOST = { customer: 40, contact: 40, peer: 400 } as const;

type CouponRequest = QuoteRequest | OrderRequest;

/** Whether a request may name its coupon, counting it for the customer. `now` is epoch milliseconds. */
export async function mayTryCoupon(
  request: CouponRequest,
  customer: Customer,
  now: number,
): Promise<boolean> {
  if (request.coupon === '') return true;
  const own = { most: MOST.customer, now };
  const allowed = await Promise.all([
    withinRateLimit('coupon', customer.uid, own),
    ...wrongCounters(request, customer).map(({ kind, key, most }) =>
      isWithinRateLimit(kind, key, { most, now }),
    ),
  ]);
  return allowed.every(Boolean);
}

/** Counts a request whose coupon does not exist. `now` is epoch milliseconds. */
export async function countWrongCoupon(
  answer: CheckoutAnswer,
  request: CouponRequest,
  customer: Customer,
  now: number,
): Promise<void> {
  const isWrong =
    answer.outcome === 'refused' &&
    answer.refusal.reason === 'coupon' &&
    answer.refusal.fault.fault === 'unknown';
  if (!isWrong) return;
  const counters = wrongCounters(request, customer);
  await Promise.all(
    counters.map(({ kind, key, most }) => withinRateLimit(kind, key, { most, now })),
  );
}

/** The counters of wrong codes. A confirmed address is the customer's own, so strangers who type it do not limit it. */
function wrongCounters(request: CouponRequest, customer: Customer) {
  const contacts =
    request.ask === 'order'
      ? [
          ...(isConfirmed(request.email, customer)
            ? []
            : [{ kind: 'coupon-email', key: mailboxOf(request.email), most: MOST.contact }]),
          { kind: 'coupon-phone', key: request.address.phone, most: MOST.contact },
        ]
      : [];
  const peer = { kind: 'coupon-peer', key: customer.peer, most: MOST.peer };
  return [...contacts, ...(customer.peer === '' ? [] : [peer])];
}
