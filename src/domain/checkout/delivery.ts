import { DAY_MS, INDIA_MS } from '../core/indian-time.ts';
import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { Paise } from '../money/money.ts';
import { PROMISES } from './policy.ts';
import { STATE_NAMES, statesOfPin } from '../customer/region.ts';

const Pins = (otherwise: readonly string[]) =>
  v.optional(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u))), [...otherwise]);

/** The owner's delivery rules, a part of `settings/store`. PIN codes are prefixes; amounts are paise. */
export const DeliveryRulesSchema = v.object({
  /** Not served: the Army Postal Service, whose PIN codes begin with 9, accepts no couriers. */
  unservedPins: Pins(['9']),
  /** No cash on delivery. */
  prepaidOnlyPins: Pins(['744', '6825']),
  /** Islands, the North-East, Ladakh: longer transit. */
  remotePins: Pins(['744', '6825', '79', '737', '19']),
  /** Cash on delivery is offered for totals within these; a maximum of zero disables it. */
  codMinPaise: v.optional(PaiseAmount, 0),
  codMaxPaise: v.optional(PaiseAmount, 500_000),
  /** The State that parcels ship from. */
  shipsFrom: v.optional(v.picklist(STATE_NAMES), 'Karnataka'),
});

/** The owner's delivery rules. */
export type DeliveryRules = v.InferOutput<typeof DeliveryRulesSchema>;

/** Why cash on delivery is not offered. */
export type CodFault = 'pin' | 'too-small' | 'too-large' | 'closed';

/** The delivery estimate before an order. Times are epoch milliseconds at noon in India. */
export interface DeliveryEstimate {
  readonly served: boolean;
  readonly earliestAt: number;
  readonly latestAt: number;
}

/** The arrival at this PIN code of an order placed now (epoch milliseconds). */
export function deliveryEstimate(pin: string, rules: DeliveryRules, now: number): DeliveryEstimate {
  const zone = beginsWith(pin, rules.remotePins)
    ? 'remote'
    : statesOfPin(pin).includes(rules.shipsFrom)
      ? 'near'
      : 'far';
  const [fewest, most] = PROMISES.transitDays[zone];
  return {
    served: !beginsWith(pin, rules.unservedPins),
    earliestAt: workingDaysAfter(now, 1 + fewest),
    latestAt: workingDaysAfter(now, PROMISES.dispatchWorkingDays + most),
  };
}

/**
 * Why this total (paise) to this PIN code cannot be paid in cash; null when it can. An empty PIN code excludes nothing.
 */
export function codFault(
  { pin, totalPaise }: { pin: string; totalPaise: Paise },
  rules: DeliveryRules,
): CodFault | null {
  if (rules.codMaxPaise === 0) return 'closed';
  if (pin !== '' && beginsWith(pin, [...rules.prepaidOnlyPins, ...rules.unservedPins]))
    return 'pin';
  if (totalPaise < rules.codMinPaise) return 'too-small';
  return totalPaise > rules.codMaxPaise ? 'too-large' : null;
}

/** Noon in India of the day this many working days (Monday to Saturday) later. */
export function workingDaysAfter(now: number, days: number): number {
  let day = Math.floor((now + INDIA_MS) / DAY_MS);
  for (let left = days; left > 0;) {
    day += 1;
    // Day 0 of the epoch was a Thursday; Sundays are days 3, 10, 17 …
    if (day % 7 !== 3) left -= 1;
  }
  return day * DAY_MS + DAY_MS / 2 - INDIA_MS;
}

function beginsWith(pin: string, starts: readonly string[]): boolean {
  return starts.some((start) => pin.startsWith(start));
}
