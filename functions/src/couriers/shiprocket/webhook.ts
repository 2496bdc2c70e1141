import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { TrackingUpdateKind } from '../../../../src/domain/booking/booking.ts';
import type { TrackingReading } from '../service.ts';
import type { ShiprocketConfig } from './config.ts';
import { indianMoment } from './time.ts';

/** The used fields of the tracking webhook. Numbers come as numbers or as texts. */
const TrackingSchema = v.object({
  awb: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{4,60}$/u)),
  shipment_status_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  current_timestamp: v.optional(v.nullable(v.string()), ''),
  is_return: v.optional(v.nullable(v.union([v.string(), v.number()])), 0),
});

/**
 * Shipment statuses that move an order; any other is ignored. 6, 7, 17, 18, 38 and 42 stand in the examples of
 * apidocs.shiprocket.in; the others are of its table as public integrations repeat it, and only an account confirms them. Of those
 * on the way back, 10 (RTO delivered) is no check-in: staff count what came back. 23 (partly delivered), 24 (destroyed) and 25
 * (damaged) may not be final, so staff decide about these.
 */
const UPDATES: ReadonlyMap<number, TrackingUpdateKind> = new Map<number, TrackingUpdateKind>([
  // Shipped, out for delivery, in transit, at the destination, picked up.
  ...([6, 17, 18, 38, 42] as const).map((code) => [code, 'collected'] as const),
  [7, 'delivered'],
  // RTO: initiated, delivered, acknowledged, not accepted, out for delivery, in transit.
  ...([9, 10, 14, 40, 41, 46] as const).map((code) => [code, 'turned-back'] as const),
  [12, 'lost'],
]);

/**
 * Reads a tracking webhook: the `x-api-key` first, in constant time, because there is no signature. A parcel that a customer
 * sends back is ignored. `now` (epoch milliseconds) stands in for a time of unknown form.
 */
export function readTracking(
  { webhookToken }: Pick<ShiprocketConfig, 'webhookToken'>,
  body: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
  now: number,
): TrackingReading {
  if (!isSame(headers['x-api-key'] ?? '', webhookToken)) return { ok: false, reject: 'key' };
  const read = v.safeParse(TrackingSchema, json(body));
  if (!read.success) return { ok: false, reject: 'shape' };
  const { awb, shipment_status_id: status, current_timestamp: time, is_return: back } = read.output;
  const kind = Number(back ?? 0) === 0 ? UPDATES.get(status) : undefined;
  const at = indianMoment(time ?? '') ?? now;
  return { ok: true, tracking: awb, update: kind ? { kind, at } : null };
}

/** Compares digests, whose lengths are equal. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
