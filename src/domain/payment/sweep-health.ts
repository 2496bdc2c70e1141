import * as v from 'valibot';
import { Count, Moment } from '../core/record-fields.ts';

/**
 * `health/sweep`: the result and time of the last sweep over unpaid orders (epoch milliseconds). Written by functions.
 */
export const SweepHealthSchema = v.object({
  id: v.string(),
  at: Moment,
  looked: Count,
  expired: Count,
  unanswered: Count,
});

/** A parsed `health/sweep`. `at` is epoch milliseconds. */
export type SweepHealth = v.InferOutput<typeof SweepHealthSchema>;

/** Age at which the last sweep counts as late, in milliseconds: one starts every minute and may take four. */
const LATE_MS = 15 * 60 * 1000;

/** Whether the sweeps have stopped. `now` is epoch milliseconds. */
export function isSweepLate({ at }: Pick<SweepHealth, 'at'>, now: number): boolean {
  return now - at > LATE_MS;
}
