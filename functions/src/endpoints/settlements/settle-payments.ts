import {
  type SettlePaymentsAnswer,
  SettlePaymentsSchema,
  type SettlementState,
} from '../../../../src/domain/settlement/settlement.ts';
import { callable } from '../../platform/callable.ts';
import { settleRow } from '../../settlements/settle-row.ts';

/**
 * Records rows of a settlement file of the payment provider or of a courier, at `/api/settlePayments`: `{ rows }`, at most
 * 50. Answers with the state of each row. Each row commits by itself, and the same row again changes nothing: after a
 * lost connection the request is simply repeated.
 */
export const settlePayments = callable(
  { name: 'settlePayments', schema: SettlePaymentsSchema, who: 'staff' },
  async ({ rows }, caller): Promise<SettlePaymentsAnswer> => {
    const states: SettlementState[] = [];
    for (const row of rows) states.push(await settleRow(row, caller, Date.now()));
    return { outcome: 'settled', states };
  },
);
