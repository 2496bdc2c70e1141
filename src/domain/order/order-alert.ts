import * as v from 'valibot';
import { Moment, Text } from '../shared/record-fields.ts';

/** What staff have to look at: what the machine could only undo, or not decide. */
const ORDER_ALERTS = [
  'amount-mismatch',
  'surplus-payment',
  'late-payment',
  'refund-failed',
  /** A refund went through at the provider after staff had sent its money another way. */
  'refund-twice',
  'dispute',
  'dispute-action-required',
  'dispute-lost',
] as const;

/** `alerts/{id}`: something about an order's money that somebody has to look after. Written by functions; staff close it. */
export const AlertSchema = v.object({
  id: Text(200),
  alert: v.picklist(ORDER_ALERTS),
  orderId: Text(40),
  /** The order's number. */
  number: Text(20),
  /** Until somebody has looked after it. */
  open: v.boolean(),
  createdAt: Moment,
});

/** One of them. */
export type Alert = v.InferOutput<typeof AlertSchema>;
