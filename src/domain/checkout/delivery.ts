import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { Paise } from '../money/money.ts';
import { PROMISES } from './policy.ts';
import { STATE_NAMES, statesOfPin } from '../customer/region.ts';

const Pins = (otherwise: readonly string[]) =>
  v.optional(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u))), [...otherwise]);

/**
 * What the owner decides about where and how the shop delivers, a part of `settings/store`. PIN codes are given by their
 * first digits; amounts are paise.
 */
export const DeliveryRulesSchema = v.object({
  /** Nothing is sent here: the Army Postal Service, whose PIN codes begin with 9, takes no courier. */
  unservedPins: Pins(['9']),
  /** No cash is taken here. */
  prepaidOnlyPins: Pins(['744', '6825']),
  /** Islands, the North-East, Ladakh: the parcel takes longer. */
  remotePins: Pins(['744', '6825', '79', '737', '19']),
  /** Cash is taken for totals within these; none at all when the most is zero. */
  codMinPaise: v.optional(PaiseAmount, 0),
  codMaxPaise: v.optional(PaiseAmount, 500_000),
  /** The State from which parcels are sent. */
  shipsFrom: v.optional(v.picklist(STATE_NAMES), 'Karnataka'),
});

/** What the owner decides about deliveries. */
export type DeliveryRules = v.InferOutput<typeof DeliveryRulesSchema>;

/** Why cash on delivery is not offered. */
export type CodFault = 'pin' | 'too-small' | 'too-large' | 'closed';

/** What can be said about a delivery before it is ordered. Moments are epoch milliseconds at noon in India. */
export interface DeliveryEstimate {
  readonly served: boolean;
  readonly earliestAt: number;
  readonly latestAt: number;
}

/** Days on the road after the parcel was handed over: what couriers promise, by distance. */
const TRANSIT = { near: [1, 3], far: [3, 5], remote: [5, 8] } as const;

/** When a parcel to this PIN code arrives if it is ordered now (epoch milliseconds). */
export function deliveryEstimate(pin: string, rules: DeliveryRules, now: number): DeliveryEstimate {
  const zone = beginsWith(pin, rules.remotePins)
    ? 'remote'
    : statesOfPin(pin).includes(rules.shipsFrom)
      ? 'near'
      : 'far';
  const [fewest, most] = TRANSIT[zone];
  return {
    served: !beginsWith(pin, rules.unservedPins),
    earliestAt: workingDaysAfter(now, 1 + fewest),
    latestAt: workingDaysAfter(now, PROMISES.dispatchWorkingDays + most),
  };
}

/** By when an order of this moment is handed to the courier (epoch milliseconds at noon in India). */
export function dispatchBy(orderedAt: number): number {
  return workingDaysAfter(orderedAt, PROMISES.dispatchWorkingDays);
}

/** Why this total (paise) to this PIN code cannot be paid in cash; null when it can. An empty PIN code rules nothing out. */
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

const DAY_MS = 24 * 60 * 60 * 1000;
/** India is five and a half hours ahead of UTC all year. */
const IST_MS = 5.5 * 60 * 60 * 1000;

/** Noon in India of the day that is so many working days (Monday to Saturday) after a moment. */
function workingDaysAfter(now: number, days: number): number {
  let day = Math.floor((now + IST_MS) / DAY_MS);
  for (let left = days; left > 0;) {
    day += 1;
    // Day 0 of the epoch was a Thursday; Sundays are days 3, 10, 17 …
    if (day % 7 !== 3) left -= 1;
  }
  return day * DAY_MS + DAY_MS / 2 - IST_MS;
}

function beginsWith(pin: string, starts: readonly string[]): boolean {
  return starts.some((start) => pin.startsWith(start));
}
