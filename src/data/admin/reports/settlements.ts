import type { Result } from '#domain/core/result.ts';
import {
  type SettlementRow,
  SettlementSchema,
  type SettlePaymentsAnswer,
} from '#domain/settlement/settlement.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';

/** Rows of the list of differences. */
const MOST = 200;

/** Rows of settlement files that staff have to look at, live, without order. */
export const openSettlements = defineCollection('settlements', {
  schema: SettlementSchema,
  idField: 'id',
}).list({ where: { open: true }, orderBy: null, limit: MOST });

/** Records up to 50 rows of a settlement file. Idempotent. Fails as `moveOrder` does. */
export function settlePayments(
  rows: readonly SettlementRow[],
): Promise<Result<SettlePaymentsAnswer>> {
  return call<SettlePaymentsAnswer>('settlePayments', { rows });
}
