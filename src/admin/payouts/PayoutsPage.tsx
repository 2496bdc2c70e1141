import { useState } from 'react';
import { indianDay } from '#domain/core/dates.ts';
import type { PayoutRow } from '#domain/payout/payout-csv.ts';
import { exportPayouts, listPayouts, ordersToPay } from '#data/admin/orders/payouts.ts';
import { useQuery } from '#data/react/use-query.ts';
import { payoutWords as own } from '#text/admin/orders/payouts.ts';
import { failureSentences } from '#text/site/failures.ts';
import { saveFile } from '#ui/browser/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useRole } from '../frame/use-role.ts';
import { ListState } from '../list/ListState.tsx';
import { PayoutDialog } from './PayoutDialog.tsx';
import { PayoutTable } from './PayoutTable.tsx';
import { type OpenPayout, payoutsOf } from './open-payouts.ts';

/** The refunds to send by hand. Owners see account details, download them for the bank and mark payouts as paid. */
export default function PayoutsPage() {
  const state = useQuery(ordersToPay);
  const isOwner = useRole() === 'owner';
  const [details, setDetails] = useState<readonly PayoutRow[]>([]);
  const [paying, setPaying] = useState<OpenPayout | null>(null);
  const orders = 'data' in state && state.data ? state.data.rows : null;
  const rows = orders && payoutsOf(orders);
  const [problem, setProblem] = useState('');

  async function show(): Promise<string> {
    const answer = await listPayouts();
    if (!answer.ok) return failureSentences[answer.failure.code];
    setDetails(answer.value.rows);
    return '';
  }

  async function download(): Promise<void> {
    const answer = await exportPayouts();
    setProblem(answer.ok ? '' : failureSentences[answer.failure.code]);
    if (!answer.ok) return;
    const { csv, count } = answer.value;
    saveFile(own.fileName(indianDay(Date.now())), new Blob([csv], { type: 'text/csv' }));
    toast(own.saved(count));
  }

  return (
    <>
      <h1 className="text-2xl">{own.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{own.lead}</p>
      {!isOwner && <p className="mt-1 mb-5 max-w-prose text-ink-soft">{own.ownersOnly}</p>}
      {isOwner && rows !== null && rows.length > 0 && (
        <div className="my-5 grid justify-items-start gap-3">
          <ActionButton
            look="quiet"
            label={own.show}
            pending={own.showing}
            done={own.shown}
            run={show}
          />
          <Button look="quiet" onClick={() => void download()}>
            {own.file}
          </Button>
          <p className="max-w-prose text-sm text-ink-soft">{own.fileHint}</p>
          <ErrorMessage look="plain" className="text-clay empty:hidden">
            {problem}
          </ErrorMessage>
        </div>
      )}
      <ListState
        rows={rows?.length ?? null}
        error={state.state === 'failed' ? state.error : null}
        more="none"
        onMore={() => {}}
        empty={<p>{own.none}</p>}
      >
        <PayoutTable rows={rows ?? []} details={details} onPay={isOwner ? setPaying : null} />
      </ListState>
      {paying && <PayoutDialog payout={paying} onClose={() => setPaying(null)} />}
    </>
  );
}
