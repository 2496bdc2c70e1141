import * as v from 'valibot';
import { providerIds } from '../../src/domain/payment/transaction.ts';
import type { Migration } from './migration.ts';

const PaidSchema = v.object({
  attempts: v.array(v.object({ paymentId: v.string() })),
  refunds: v.array(v.object({ refundId: v.optional(v.string(), '') })),
});

/** Settlement files may name payments and refunds only. Functions write the ids with every change of a payment record. */
export const paymentIds: Migration = {
  id: '0009-provider-ids',
  summary: 'lets settlements find earlier payments and refunds: sets providerIds',
  collection: (store) => store.collection('transactions'),
  fields: ['attempts', 'refunds', 'providerIds'],
  missing: (stored) => {
    const money = v.safeParse(PaidSchema, stored);
    if (stored['providerIds'] !== undefined || !money.success) return null;
    return { providerIds: providerIds(money.output) };
  },
};
