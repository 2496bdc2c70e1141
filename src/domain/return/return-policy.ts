import { indianDay } from '../core/dates.ts';
import { DAY_MS, endOfDay } from '../core/indian-time.ts';
import { type ReturnTerms, USUAL_RETURN_TERMS } from './return-terms.ts';

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

/** The rules by reason, and the categories of products that depart from them; days of 0 allow no return. */
export interface ReturnPolicy {
  readonly rules: Readonly<Record<ReturnReason, ReturnRule>>;
  readonly exceptions: readonly {
    readonly category: string;
    readonly reason: ReturnReason;
    readonly days: number;
  }[];
}

/** The policy under some terms: `src/text/en/site/shipping.ts` says it in words. */
export function returnPolicy({ returnDays, faultDays }: ReturnTerms): ReturnPolicy {
  const fault = { days: faultDays, payer: 'shop', onlySealed: false, asksBatch: false } as const;
  const batchFault = { ...fault, asksBatch: true };
  return {
    rules: {
      damaged: fault,
      wrong: fault,
      incomplete: fault,
      faulty: batchFault,
      expired: batchFault,
      reaction: batchFault,
      'changed-mind': { days: returnDays, payer: 'shopper', onlySealed: true, asksBatch: false },
    },
    exceptions: [],
  };
}

const USUAL_POLICY = returnPolicy(USUAL_RETURN_TERMS);

/**
 * The rule for a reason and a category of products; empty for one that is not known. Without a policy, only its days may
 * differ from the shop's.
 */
export function returnRule(
  reason: ReturnReason,
  category = '',
  { rules, exceptions } = USUAL_POLICY,
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
