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

/** The last sweep. */
export type SweepHealth = v.InferOutput<typeof SweepHealthSchema>;

/** A sweep runs every minute and may take four; without one for so long something is wrong. In milliseconds. */
const LATE_MS = 15 * 60 * 1000;

/** Whether the sweep has stopped, at a time in epoch milliseconds. */
export function isSweepLate({ at }: Pick<SweepHealth, 'at'>, now: number): boolean {
  return now - at > LATE_MS;
}
