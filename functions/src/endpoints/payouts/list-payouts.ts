import * as v from 'valibot';
import type { PayoutList } from '../../../../src/domain/refund/payout-command.ts';
import { readPayouts } from '../../payouts/payee-records.ts';
import { callable } from '../../platform/callable.ts';

/** Lists the payouts that are due with the payees' details, for owners, at `/api/listPayouts`: `{}`. Audited as a read. */
export const listPayouts = callable(
  { name: 'listPayouts', schema: v.strictObject({}), who: 'owner' },
  async (_, { uid }): Promise<PayoutList> => ({
    outcome: 'listed',
    rows: await readPayouts('payouts-read', uid, Date.now()),
  }),
);
