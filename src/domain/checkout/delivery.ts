import { DAY_MS, INDIA_MS } from '../core/indian-time.ts';
import * as v from 'valibot';
import { PaiseAmount } from '../cart/cart-line.ts';
import type { Paise } from '../money/money.ts';
import { STATE_NAMES, statesOfPin } from '../customer/region.ts';
import { offersCash } from './offers-cash.ts';

const Pins = (otherwise: readonly string[]) =>
  v.optional(v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/u))), [...otherwise]);

/** The longest of the days below. */
export const MAX_DELIVERY_DAYS = 30;

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELIVERY_DAYS));

/** The days of a shop that has set none. */
const USUAL_DAYS = {
  dispatch: 2,
  nearFrom: 1,
  nearTo: 3,
  farFrom: 3,
  farTo: 5,
  remoteFrom: 5,
  remoteTo: 8,
};

/**
 * Working days: up to `dispatch` from the order to the handover to the courier, then on the way, by distance. Malformed ones
 * are the usual ones, so that no page fails.
 */
const DeliveryDaysSchema = v.fallback(
  v.pipe(
    v.object({
      // Packing takes the rest of a day, so that nothing arrives before it was sent.
      dispatch: v.pipe(Days, v.minValue(1)),
      nearFrom: Days,
      nearTo: Days,
      farFrom: Days,
      farTo: Days,
      remoteFrom: Days,
      remoteTo: Days,
    }),
    v.check((days) => ZONES.every((zone) => days[`${zone}From`] <= days[`${zone}To`])),
  ),
  USUAL_DAYS,
);

/** How far a parcel goes: within the State it ships from, to the rest of India, to remote PIN codes. */
export const ZONES = ['near', 'far', 'remote'] as const;

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
  days: v.optional(DeliveryDaysSchema, USUAL_DAYS),
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
  const { days } = rules;
  return {
    served: !beginsWith(pin, rules.unservedPins),
    earliestAt: workingDaysAfter(now, 1 + days[`${zone}From`]),
    latestAt: workingDaysAfter(now, days.dispatch + days[`${zone}To`]),
  };
}

/**
 * Why this total (paise) to this PIN code cannot be paid in cash; null when it can. An empty PIN code excludes nothing.
 */
export function codFault(
  { pin, totalPaise }: { pin: string; totalPaise: Paise },
  rules: DeliveryRules,
): CodFault | null {
  if (!offersCash(rules)) return 'closed';
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
