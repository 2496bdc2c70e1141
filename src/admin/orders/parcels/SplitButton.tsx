import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import { canSplit } from '#domain/parcel-handling/split-parcels.ts';
import { parcelsWords } from '#text/admin/orders/parcels.ts';
import { Button } from '#ui/form/Button.tsx';
import { useMayEdit } from '../../frame/use-role.ts';
import { SplitDialog } from './SplitDialog.tsx';

const { split: own } = parcelsWords;

/** Opens the form that puts an order into several parcels. Nothing for one that is in parcels, or cannot be. */
export function SplitButton({ order }: { order: Order }) {
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState(false);
  if (!mayEdit || !canSplit(order) || parcelsOf(order).length > 0) return null;
  return (
    <div className="mt-2">
      <Button look="quiet" onClick={() => setOpen(true)}>
        {own.open}
      </Button>
      {open && <SplitDialog order={order} parcel={null} onClose={() => setOpen(false)} />}
    </div>
  );
}
