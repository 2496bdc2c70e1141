import { useState } from 'react';
import { editBar } from '#domain/order-edit/edit-order.ts';
import type { EditName } from '#domain/order/stored-edit.ts';
import type { Order } from '#domain/order/order.ts';
import { staffEditBars, staffEditWords as own } from '#text/admin/orders/order-edits.ts';
import { Button } from '#ui/form/Button.tsx';
import { useMayEdit } from '../../frame/use-role.ts';
import { StaffEditDialog } from './StaffEditDialog.tsx';

interface EditButtonProps {
  order: Order;
  what: EditName;
}

/** Opens the form for a change of an order, or says why there is none. Nothing for an order that is closed. */
export function EditButton({ order, what }: EditButtonProps) {
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState(false);
  const bar = editBar(order, what, 'staff');
  if (!mayEdit || bar === 'closed' || order.status === 'delivered') return null;
  if (bar !== null && !open) {
    return <p className="mt-2 text-sm text-ink-soft">{staffEditBars[bar]}</p>;
  }
  return (
    <div className="mt-2">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {own.actions[what]}
      </Button>
      {open && <StaffEditDialog order={order} what={what} onClose={() => setOpen(false)} />}
    </div>
  );
}
