import * as v from 'valibot';
import { Moment, Text } from '../core/record-fields.ts';

/** Problems for staff, which the state machine could only reverse or could not decide. */
export const ORDER_ALERTS = [
  'amount-mismatch',
  'surplus-payment',
  'late-payment',
  'refund-failed',
  /** Staff must return the money of an order that was cancelled, has expired or came back. */
  'refund-by-hand',
  /** A refund succeeded at the provider after staff returned the same money another way. */
  'refund-twice',
  'dispute',
  'dispute-action-required',
  'dispute-lost',
  /** A refund of an invoiced order got no credit note. */
  'credit-note-missing',
  /** A parcel on its way back was not checked in. */
  'parcel-overdue',
] as const;

/** `alerts/{id}`: a problem that staff must resolve. Written by functions; staff close it. */
export const AlertSchema = v.object({
  id: Text(200),
  alert: v.picklist(ORDER_ALERTS),
  orderId: Text(40),
  /** The order's number. */
  number: Text(20),
  /** Whether it is unresolved. */
  open: v.boolean(),
  createdAt: Moment,
});

/** A parsed `alerts/{id}`. `createdAt` is epoch milliseconds. */
export type Alert = v.InferOutput<typeof AlertSchema>;
