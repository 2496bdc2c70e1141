import { workingDaysAfter } from '../checkout/delivery.ts';
import { PROMISES } from '../checkout/policy.ts';
import { indianDay } from '../core/dates.ts';
import { type Paise, paise } from '../money/money.ts';
import { isDisputeRefund, isUnderWay, refundTotal } from '../payment/payment-refunds.ts';
import { isPaidByHand, isPaidOnDelivery, traitsOf } from '../payment/payment-method.ts';
import { isPaymentUnused, refundablePaise } from '../payment/transaction-money.ts';
import { appliedPayment, type Refund, type Transaction } from '../payment/transaction.ts';
import { returnTermsOf } from '../return/return-terms.ts';
import type { Order } from '../order/order.ts';
import type { TimelineEntry } from '../order/order-timeline.ts';

/** What the customer of an order hears about money that goes back. Times are epoch milliseconds, null if unknown. */
export type RefundFact =
  | {
      readonly fact: 'done';
      /** Whether it returns a payment that came on top of the one that pays the order. */
      readonly isExtra: boolean;
      readonly amountPaise: Paise;
      /** When the last of the refunds was made. */
      readonly at: number | null;
      /** The refunds with the reference that a bank knows them by; empty while they are not known. */
      readonly refunds: readonly Pick<Refund, 'amountPaise' | 'reference'>[];
      /** Where the money went; empty for what staff returned in another way. */
      readonly instrument: string;
      /** The masked payee that staff sent all of it to; empty otherwise. */
      readonly paidTo: string;
      /** What of the payment stays paid, in paise. */
      readonly leftPaise: Paise;
    }
  | {
      readonly fact: 'pending';
      readonly isExtra: boolean;
      readonly amountPaise: Paise;
      readonly since: number | null;
      /** Whether it should have arrived by now. */
      readonly isOverdue: boolean;
      readonly instrument: string;
    }
  /** Decided, and not sent before the bank has decided a dispute. */
  | { readonly fact: 'waiting'; readonly amountPaise: Paise }
  | { readonly fact: 'failed'; readonly amountPaise: Paise }
  /** Owed by a transfer of staff, within some working days. */
  | {
      readonly fact: 'by-hand';
      readonly amountPaise: Paise;
      readonly payee: string;
      readonly refundDays: number;
    }
  /** Taken back by the bank. */
  | { readonly fact: 'reversed'; readonly amountPaise: Paise; readonly isPart: boolean }
  /** The order is closed, and nothing was paid: a bank may hold an online payment that never came, and a transfer may come. */
  | { readonly fact: 'nothing'; readonly awaits: 'nothing' | 'bank' | 'transfer' };

/** The order's timeline as far as it is known, and the time, epoch milliseconds. */
interface RefundContext {
  readonly timeline: readonly TimelineEntry[];
  readonly now: number;
}

type RefundedOrder = Pick<Order, 'status' | 'method' | 'payment' | 'payout' | 'returnTerms'>;

/**
 * What happens to the money of an order, the settled part first. Amounts come from the transaction, or from the order's
 * own summary until it is loaded (null); dates from the order's timeline.
 */
export function refundFacts(
  order: RefundedOrder,
  transaction: Transaction | null,
  { timeline, now }: RefundContext,
): readonly RefundFact[] {
  const { status, method, payment } = order;
  const isClosed = status === 'cancelled' || status === 'returned';
  const { refundFailedPaise, surplusFailedPaise, lostPaise, paidPaise } = payment;
  const failedPaise = paise(refundFailedPaise + surplusFailedPaise);
  const owedPaise = refundablePaise(payment);
  // An expired order has money only of a transfer that came too late.
  const isOwedByHand =
    (isClosed || status === 'expired') &&
    traitsOf(method).refundedBy === 'staff' &&
    owedPaise > 0 &&
    !payment.disputed;
  const facts = transaction
    ? factsOf(order, transaction, { timeline, now })
    : summaryFacts(order, timeline);
  if (failedPaise > 0) facts.push({ fact: 'failed', amountPaise: failedPaise });
  if (isOwedByHand) {
    const payee = order.payout?.payee ?? '';
    const { refundDays } = returnTermsOf(order);
    facts.push({ fact: 'by-hand', amountPaise: owedPaise, payee, refundDays });
  }
  if (isClosed && payment.disputeLost && lostPaise > 0) {
    facts.push({ fact: 'reversed', amountPaise: lostPaise, isPart: lostPaise < paidPaise });
  }
  const isUnpaid = paidPaise === 0 && !isPaymentUnused(payment);
  return facts.length === 0 && isClosed && isUnpaid
    ? [{ fact: 'nothing', awaits: awaitedOf(method) }]
    : facts;
}

function awaitedOf(method: Order['method']): 'nothing' | 'bank' | 'transfer' {
  if (isPaidOnDelivery(method)) return 'nothing';
  return isPaidByHand(method) ? 'transfer' : 'bank';
}

const NOT_DATED = { since: null, isOverdue: false } as const;

/** The facts before the transaction is known: amounts alone. */
function summaryFacts(
  { payment }: RefundedOrder,
  timeline: readonly TimelineEntry[],
): RefundFact[] {
  const { refundedPaise, refundingPaise, instrument, disputed } = payment;
  const known = { isExtra: false, instrument };
  const facts: RefundFact[] = [];
  if (refundedPaise > 0) {
    const done = { ...known, amountPaise: refundedPaise, refunds: [], paidTo: '' };
    facts.push(doneFact(done, payment, timeline));
  }
  if (refundingPaise > 0) {
    facts.push(
      disputed
        ? { fact: 'waiting', amountPaise: refundingPaise }
        : { fact: 'pending', ...known, amountPaise: refundingPaise, ...NOT_DATED },
    );
  }
  return facts;
}

/** The facts of the payment that pays the order, then those of payments that came on top of it. */
function factsOf(
  order: RefundedOrder,
  transaction: Transaction,
  context: RefundContext,
): RefundFact[] {
  const shopRefunds = transaction.refunds
    .filter((refund) => !isDisputeRefund(refund, transaction))
    .toSorted((a, b) => a.at - b.at);
  const ownPaymentId = appliedPayment(transaction)?.paymentId ?? '';
  // Of a payment that an unpaid order could not use, nothing was extra.
  const isExtraOf = ({ paymentId }: Refund): boolean =>
    order.payment.paidPaise > 0 && transaction.cashAt === null && paymentId !== ownPaymentId;
  const factsOfPayments = (isExtra: boolean): readonly RefundFact[] => {
    const refunds = shopRefunds.filter((refund) => isExtraOf(refund) === isExtra);
    return factsOfPayment({ refunds, isExtra }, order, transaction, context);
  };
  return [...factsOfPayments(false), ...factsOfPayments(true)];
}

/** The facts of refunds in order of time, which are all extra or all of the order's own payment. */
function factsOfPayment(
  { refunds, isExtra }: { readonly refunds: readonly Refund[]; readonly isExtra: boolean },
  { payment }: RefundedOrder,
  transaction: Transaction,
  { timeline, now }: RefundContext,
): readonly RefundFact[] {
  const facts: RefundFact[] = [];
  const done = refunds.filter(({ state }) => state === 'done');
  const underWay = refunds.filter((refund) => isUnderWay(refund, transaction));
  const waits = ({ state }: Refund): boolean => state === 'asked' && payment.disputed;
  const waiting = underWay.filter(waits);
  const pending = underWay.filter((refund) => !waits(refund));
  const known = { isExtra, instrument: instrumentOf(refunds, transaction) };
  if (done.length > 0) {
    const amountPaise = paise(refundTotal(done));
    const returned = { amountPaise, refunds: done.map(referenced), paidTo: paidToOf(done) };
    facts.push(doneFact({ ...known, ...returned }, payment, timeline));
  }
  if (pending.length > 0) {
    const amountPaise = paise(refundTotal(pending));
    facts.push({ fact: 'pending', ...known, amountPaise, ...sinceOf(pending[0], now) });
  }
  if (waiting.length > 0) {
    facts.push({ fact: 'waiting', amountPaise: paise(refundTotal(waiting)) });
  }
  return facts;
}

function sinceOf(oldest: Refund | undefined, now: number) {
  if (!oldest) return NOT_DATED;
  const lastAt = workingDaysAfter(oldest.at, PROMISES.refundArrivalDays);
  return { since: oldest.at, isOverdue: indianDay(now) > indianDay(lastAt) };
}

function doneFact(
  known: Pick<
    Extract<RefundFact, { fact: 'done' }>,
    'isExtra' | 'amountPaise' | 'refunds' | 'instrument' | 'paidTo'
  >,
  { paidPaise }: Pick<Order['payment'], 'paidPaise'>,
  timeline: readonly TimelineEntry[],
): RefundFact {
  const at = timeline.findLast(({ step }) => step === 'refunded')?.at ?? null;
  const leftPaise = known.isExtra ? 0 : Math.max(0, paidPaise - known.amountPaise);
  return { fact: 'done', ...known, at, leftPaise: paise(leftPaise) };
}

function referenced({ amountPaise, reference, refundId }: Refund) {
  return { amountPaise, reference: reference || refundId };
}

/** The payee that all of these refunds were sent to; empty where they differ. */
function paidToOf(refunds: readonly Refund[]): string {
  const [first = '', ...others] = new Set(refunds.map(({ paidTo = '' }) => paidTo));
  return others.length > 0 ? '' : first;
}

/** What the refunded payment was made with; empty for what staff returned themselves. */
function instrumentOf(
  refunds: readonly Refund[],
  { attempts, method }: Pick<Transaction, 'attempts' | 'method'>,
): string {
  const isByHand = traitsOf(method).refundedBy === 'staff';
  if (isByHand || refunds.some(({ reference }) => reference !== '')) return '';
  const paymentId = refunds[0]?.paymentId;
  return attempts.find((attempt) => attempt.paymentId === paymentId)?.instrument ?? '';
}
