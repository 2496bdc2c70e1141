import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Alert } from '#domain/order/order-alert.ts';
import { alertsAbout, resolveAlert } from '#data/admin/orders/alerts.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/orders.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useMayEdit } from '../../frame/use-role.ts';

interface AlertNotesProps {
  orderId: string;
}

const { alerts: own } = words;

/** The alerts of an order; resolved ones are shown without emphasis. */
export function AlertNotes({ orderId }: AlertNotesProps) {
  const alerts = useQuery(alertsAbout(orderId));
  const mayEdit = useMayEdit();
  const [problem, setProblem] = useState('');
  const rows = alerts.state === 'loading' ? [] : (alerts.data?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <section className="my-4">
      <h2 className="sr-only">{own.title}</h2>
      <ul className="grid gap-2">{rows.map(note)}</ul>
      <ErrorMessage className="mt-2">{problem}</ErrorMessage>
    </section>
  );

  function note({ id, alert, open }: Alert) {
    return (
      <li
        key={id}
        className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card px-4 py-2 ${open ? 'bg-clay-tint' : 'bg-tint text-ink-soft'}`}
      >
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        <p className="min-w-0 grow basis-64">
          {!open && <span>{`${own.settled}: `}</span>}
          <span>{own.what[alert]}</span>
        </p>
        {mayEdit && (
          <button
            type="button"
            className="min-h-11 font-semibold underline-offset-4 hover:underline"
            onClick={() => void setAlertState(id, !open)}
          >
            {open ? own.done : own.again}
          </button>
        )}
      </li>
    );
  }

  async function setAlertState(id: string, open: boolean): Promise<void> {
    setProblem('');
    const answer = await resolveAlert(id, open);
    if (!answer.ok) return setProblem(failureSentences[answer.failure.code]);
    return open ? undefined : toast(own.settled);
  }
}
