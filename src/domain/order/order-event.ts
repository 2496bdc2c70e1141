import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';
import { ORDER_STATUSES } from './order.ts';

/**
 * `orders/{id}/events/{n}`: an entry of an order's journal, which its shopper can read. Which staff member acted and
 * why is in the audit log only.
 */
export const OrderEventSchema = v.object({
  id: Text(40),
  /** The transition, or payment facts separated by spaces. */
  what: Text(120),
  status: v.picklist(ORDER_STATUSES),
  actor: v.picklist(['shopper', 'staff', 'provider', 'courier', 'clock']),
  /** The shopper's uid when they acted themselves; empty otherwise. */
  by: v.optional(Text(128), ''),
  note: v.optional(Text(500), ''),
  at: Moment,
});

/** A parsed journal entry. `at` is epoch milliseconds. */
export type OrderEvent = v.InferOutput<typeof OrderEventSchema>;
