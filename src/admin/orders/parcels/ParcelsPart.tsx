import { useEffect, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import {
  handlingsOf,
  isCashUncollected,
  type ParcelHandlingName,
} from '#domain/parcel-handling/handle-parcel.ts';
import { hasLeft, type OrderParcel, parcelsOf } from '#domain/parcel/order-parcel.ts';
import { needsCashParcel, unsentPieces } from '#domain/parcel-handling/split-parcels.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { splitOrder } from '#data/admin/orders/parcels.ts';
import { parcelsWords as own } from '#text/admin/orders/parcels.ts';
import { ActionButton } from '#ui/form/ActionButton.tsx';
import { useMay, useMayEdit } from '../../frame/use-role.ts';
import { PrintButtons } from '../print/PrintButtons.tsx';
import { ParcelDialog } from './ParcelDialog.tsx';
import { ParcelEntry } from './ParcelEntry.tsx';
import { parcelProblem } from './parcel-problem.ts';
import { SplitDialog } from './SplitDialog.tsx';

interface ParcelsPartProps {
  order: Order;
  /** Null until it is read, and for who may not see money: they only ship. */
  transaction: Transaction | null;
}

type Open = { readonly parcel: OrderParcel; readonly step: ParcelHandlingName | 'split' };

/** The parcels of an order that is sent in several, and what can be done with each. Nothing of any other order. */
export function ParcelsPart({ order, transaction }: ParcelsPartProps) {
  const mayEdit = useMayEdit();
  const mayPack = useMay('pack');
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  // After the dialog has closed, which gives the focus back to its button: a step that is done loses its button.
  useEffect(() => {
    if (open !== null || !isDone.current) return;
    isDone.current = false;
    heading.current?.focus();
  }, [open]);
  const parcels = parcelsOf(order);
  if (parcels.length === 0) return null;
  const waiting = parcels.filter((one) => !hasLeft(one));
  const titleOf = (parcel: OrderParcel) =>
    own.title(parcels.findIndex(({ id }) => id === parcel.id) + 1, parcels.length);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {own.section}
      </h2>
      {isCashUncollected(order) && (
        <p className="mb-3 rounded-card bg-clay-tint px-4 py-3">{own.noCash}</p>
      )}
      {waiting.length > 0 && order.status !== 'packed' && (
        <p className="mb-3 text-ink-soft">{own.notPacked}</p>
      )}
      <PrintButtons orders={[order]} />
      <ul className="divide-y divide-hairline">
        {parcels.map((parcel) => (
          <ParcelEntry
            key={parcel.id}
            order={order}
            parcel={parcel}
            title={titleOf(parcel)}
            steps={handlingsOf(order, parcel).filter(
              (step) => mayEdit || (mayPack && step === 'ship'),
            )}
            onStep={(step) => setOpen({ parcel, step })}
            {...(mayEdit && { onSplit: () => setOpen({ parcel, step: 'split' }) })}
          />
        ))}
      </ul>
      {mayEdit && waiting.length > 1 && (
        <ActionButton
          look="quiet"
          label={own.split.merge}
          pending={own.split.merging}
          done={own.split.merged}
          run={async () => {
            const items = unsentPieces(order).map(({ line, quantity }) => ({ line, quantity }));
            const whole = { items, collectsCash: needsCashParcel(order) };
            return parcelProblem(await splitOrder({ orderId: order.id, parcels: [whole] })) ?? '';
          }}
        />
      )}
      {open?.step === 'split' && (
        <SplitDialog order={order} parcel={open.parcel} onClose={() => setOpen(null)} />
      )}
      {open && open.step !== 'split' && (transaction || open.step === 'ship') && (
        <ParcelDialog
          order={order}
          transaction={transaction}
          parcel={open.parcel}
          title={titleOf(open.parcel)}
          step={open.step}
          onDone={() => (isDone.current = true)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
