import type {
  OrderAnswer,
  OrderRequest,
  QuoteAnswer,
  QuoteRequest,
  RefusedAnswer,
} from '../../../src/domain/checkout/checkout.ts';
import { log } from '../platform/log.ts';
import type { Customer } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { refused } from './refused.ts';

/**
 * Coupon requests per 15 minutes, because codes are short enough to guess: all of one uid, and the wrong ones of one
 * network, because a guest gets a new uid at will. Many shoppers share a network (see `CallerNetwork`), and anyone can type
 * a stranger's email address or phone number: a limit by one of these must never refuse a right code.
 */
const MOST = { customer: 40, peer: 400 } as const;

const TOO_MANY = refused({ reason: 'coupon', fault: { fault: 'too-many' } });

/**
 * Answers a request that names a coupon, within the limits: a customer above their own limit is refused at once, and a wrong
 * code above its network's limit gets `too-many`. `now` is epoch milliseconds.
 */
export async function withinCouponLimits<A extends QuoteAnswer | OrderAnswer>(
  { coupon }: QuoteRequest | OrderRequest,
  { uid, peer }: Customer,
  now: number,
  answerRequest: () => Promise<A>,
): Promise<A | RefusedAnswer> {
  if (coupon === '') return answerRequest();
  if (!(await withinRateLimit('coupon', uid, { most: MOST.customer, now }))) return TOO_MANY;
  const answer = await answerRequest();
  if (!isWrongCode(answer)) return answer;
  if (await withinRateLimit('coupon-peer', peer, { most: MOST.peer, now })) return answer;
  // A bot in this network guesses codes, or a campaign was sent with a wrong code.
  log('coupons-guessed', {}, 'warn');
  return TOO_MANY;
}

function isWrongCode(answer: QuoteAnswer | OrderAnswer): boolean {
  return (
    answer.outcome === 'refused' &&
    answer.refusal.reason === 'coupon' &&
    answer.refusal.fault.fault === 'unknown'
  );
}
