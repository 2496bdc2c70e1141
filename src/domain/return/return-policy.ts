import { PROMISES } from '../checkout/policy.ts';
import { indianDay } from '../core/dates.ts';
import { DAY_MS, endOfDay } from '../core/indian-time.ts';

/** Why a shopper sends something back. */
export const RETURN_REASONS = [
  'damaged',
  'wrong',
  'incomplete',
  'faulty',
  'expired',
  'reaction',
  'changed-mind',
] as const;

/** A reason. */
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What applies to a reason. */
export interface ReturnRule {
  /** Days after the delivery, whose last one counts in full (Asia/Kolkata). */
  readonly days: number;
  /** Who pays the way back. */
  readonly payer: 'shop' | 'shopper';
  /** Whether the pack must be unopened. */
  readonly onlySealed: boolean;
  /** Whether the batch number on the pack helps to find the cause. */
  readonly asksBatch: boolean;
}

const FAULT: ReturnRule = {
  days: PROMISES.faultDays,
  payer: 'shop',
  onlySealed: false,
  asksBatch: false,
};
const BATCH_FAULT: ReturnRule = { ...FAULT, asksBatch: true };

/** The rules by reason, and the categories of products that depart from them; days of 0 allow no return. */
export interface ReturnPolicy {
  readonly rules: Readonly<Record<ReturnReason, ReturnRule>>;
  readonly exceptions: readonly {
    readonly category: string;
    readonly reason: ReturnReason;
    readonly days: number;
  }[];
}

/** The shop's policy: `src/text/en/site/shipping.ts` says it in words. */
export const RETURN_POLICY: ReturnPolicy = {
  rules: {
    damaged: FAULT,
    wrong: FAULT,
    incomplete: FAULT,
    faulty: BATCH_FAULT,
    expired: BATCH_FAULT,
    reaction: BATCH_FAULT,
    'changed-mind': {
      days: PROMISES.returnDays,
      payer: 'shopper',
      onlySealed: true,
      asksBatch: false,
    },
  },
  exceptions: [],
};

/** The rule for a reason and a category of products; empty for one that is not known. */
export function returnRule(
  reason: ReturnReason,
  category = '',
  { rules, exceptions } = RETURN_POLICY,
): ReturnRule {
  const exception = exceptions.find((one) => one.category === category && one.reason === reason);
  return exception ? { ...rules[reason], days: exception.days } : rules[reason];
}

/**
 * The end of the last day on which a rule allows a request, epoch milliseconds: a shopper has the whole day. Null where
 * it allows none.
 */
export function returnDeadline({ days }: ReturnRule, deliveredAt: number): number | null {
  return days === 0 ? null : endOfDay(indianDay(deliveredAt + days * DAY_MS));
}
