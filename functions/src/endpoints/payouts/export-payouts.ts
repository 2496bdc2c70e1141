import * as v from 'valibot';
import { payoutCsv } from '../../../../src/domain/payout/payout-csv.ts';
import type { PayoutFile } from '../../../../src/domain/refund/payout-command.ts';
import { readPayouts } from '../../payouts/payee-records.ts';
import { callable } from '../../platform/callable.ts';

/** The payouts whose payee is known as a file for the bank, for owners, at `/api/exportPayouts`: `{}`. Audited. */
export const exportPayouts = callable(
  { name: 'exportPayouts', schema: v.strictObject({}), who: 'owner' },
  (_, { uid }) => exportFor(uid, Date.now()),
);

/** The file for an owner. `now` is epoch milliseconds. */
export async function exportFor(uid: string, now: number): Promise<PayoutFile> {
  const rows = await readPayouts('payouts-export', uid, now);
  return {
    outcome: 'exported',
    csv: payoutCsv(rows),
    count: rows.filter(({ payee }) => payee !== null).length,
  };
}
