import { useEffect, useRef, useState } from 'react';
import { type EditBar, editBar } from '#domain/order-edit/edit-order.ts';
import { type EditName, EDITS } from '#domain/order/stored-edit.ts';
import type { TimelineEntry } from '#domain/order/order-timeline.ts';
import type { Order } from '#domain/order/order.ts';
import { formatDay } from '#text/dates.ts';
import { editBars, editWords as own } from '#text/orders/order-edits.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { useOrderHistory } from '../detail/use-order-history.ts';
import { EditDialog, titleOf } from './EditDialog.tsx';

interface EditPartProps {
  order: Order;
  /** The fields of an address, inside a form. */
  addressFields: (form: Form, address: Order['address']) => Elements;
}

/** What can be changed of an order before it is handed over, and why something can't. Nothing for one that is over. */
export function EditPart({ order, addressFields }: EditPartProps) {
  const [open, setOpen] = useState<EditName | null>(null);
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { timeline } = useOrderHistory(order);
  // After the dialog has closed, which gives the focus back to its button: a change may leave none.
  useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);
  const parts = EDITS.map((what) => ({ what, bar: editBar(order, what, 'shopper') }));
  const bars = [...new Set(parts.flatMap(({ bar }) => bar ?? []))];
  const isNever = order.test || order.status === 'delivered' || bars.includes('closed');
  const waits = parts.every(({ bar }) => bar === 'not-paid');
  if (isNever || waits) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {own.title}
      </h2>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {parts
          .filter(({ bar }) => bar === null)
          .map(({ what }) => (
            <Button key={what} look="quiet" onClick={() => setOpen(what)}>
              {titleOf(what, order)}
            </Button>
          ))}
      </div>
      {bars.map((bar) => (
        <p key={bar} className="amount mt-3 max-w-prose text-ink-soft first:mt-0">
          {editBars[bar](dayOf(bar, timeline))}
        </p>
      ))}
      {open && (
        <EditDialog
          order={order}
          what={open}
          addressFields={addressFields}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            setChanges((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}

/** The day on which the order was packed or shipped; empty while the journal is not known. */
function dayOf(bar: EditBar, timeline: readonly TimelineEntry[]): string {
  const at = timeline.findLast(({ step }) => step === bar)?.at;
  return at === undefined ? '' : formatDay(at);
}
