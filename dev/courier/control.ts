import * as v from 'valibot';
import { FaultSchema } from '../gateway/faults.ts';
import { json, readBody, type Routes } from '../gateway/http.ts';
import { LOCAL_COURIER } from './keys.ts';
import type { CourierWorld } from './world.ts';

/** Statuses that a test or a person lets a parcel have, with their numbers in the webhook. */
const STATUSES = {
  'PICKED UP': 42,
  'IN TRANSIT': 18,
  'OUT FOR DELIVERY': 17,
  DELIVERED: 7,
  'RTO INITIATED': 9,
  'RTO DELIVERED': 10,
  LOST: 12,
} as const;

const TrackSchema = v.strictObject({
  awb: v.string(),
  status: v.picklist(Object.keys(STATUSES) as (keyof typeof STATUSES)[]),
  /** When it happened, epoch milliseconds: earlier than the last one for an event out of order. */
  at: v.optional(v.number()),
  /** How often it is sent, all at once. */
  copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1),
});

/** `/control`: how a test lets couriers report, and calls fail. JSON in and out. */
export function controlRoutes(world: CourierWorld): Routes {
  return {
    'GET /control/state': () => json({ orders: world.orders }),
    'POST /control/faults': (call) => {
      const fault = readBody(FaultSchema, call);
      world.faults.add(fault);
      return json(fault);
    },
    'DELETE /control/faults': () => {
      world.faults.clear();
      return json({});
    },
    'POST /control/reset': () => {
      world.faults.clear();
      world.orders = [];
      return json({});
    },
    'POST /control/track': async (call) => {
      const { awb, status, at = Date.now(), copies } = readBody(TrackSchema, call);
      const body = JSON.stringify(trackingBody(awb, status, at));
      const answers = await Promise.all(
        Array.from({ length: copies }, () => post(world.webhookUrl, body)),
      );
      return json({ answers });
    },
  };
}

/** The body of the webhook, as in Shiprocket's documentation. */
export function trackingBody(awb: string, status: keyof typeof STATUSES, at: number): object {
  const time = new Date(at + 5.5 * 60 * 60 * 1000).toISOString();
  const [year, month, day] = time.slice(0, 10).split('-');
  return {
    awb,
    courier_name: 'Delhivery Surface',
    current_status: status,
    shipment_status: status,
    shipment_status_id: STATUSES[status],
    current_timestamp: `${day} ${month} ${year} ${time.slice(11, 19)}`,
    is_return: 0,
    scans: [],
  };
}

async function post(url: string | null, body: string): Promise<number> {
  if (url === null) return 0;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': LOCAL_COURIER.webhookToken },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
