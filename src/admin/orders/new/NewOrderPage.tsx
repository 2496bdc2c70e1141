import { useState } from 'react';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { BackLink } from '../../frame/BackLink.tsx';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { NewOrderForm } from './NewOrderForm.tsx';

/** The form of an order that staff place for a customer who calls or writes. */
export function NewOrderPage() {
  const [round, setRound] = useState(0);
  return (
    <>
      <BackLink label={own.back} to={adminPaths.tab('orders')} />
      <h1 className="text-2xl">{own.title}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{own.lead}</p>
      <EditorsOnly>
        <NewOrderForm key={round} onAnother={() => setRound((last) => last + 1)} />
      </EditorsOnly>
    </>
  );
}
