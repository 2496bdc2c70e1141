import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { type ReturnWindow, returnWindow } from '#domain/own-order/return-window.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDay } from '#text/dates.ts';
import { returnWords } from '#text/orders/returns.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/form/Button.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { ReturnEntry } from './ReturnEntry.tsx';

interface ReturnPartProps {
  order: Order;
}

const MINUTE_MS = 60_000;
const LINK =
  'inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4';

/** The return requests of an order, until when items can be returned, and the form. Nothing before it is delivered. */
export function ReturnPart({ order }: ReturnPartProps) {
  const now = useNow(MINUTE_MS);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has closed, which gives the focus back to its button: a request may leave none.
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  const returns = order.returns ?? [];
  const span = returnWindow(order, now);
  if (span === null && returns.length === 0) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl outline-none">
        {returnWords.title}
      </h2>
      {returns.length > 0 && (
        <ul className="mb-4 space-y-4">
          {returns.map((request) => (
            <li key={request.ticket}>
              <ReturnEntry order={order} request={request} />
            </li>
          ))}
        </ul>
      )}
      {span && <p className="amount max-w-prose">{sentenceOf(span)}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        {span?.isOpen && (
          <Button look="quiet" onClick={() => setOpen(true)}>
            {returnWords.action}
          </Button>
        )}
        <Link to={`${paths.shipping}#returns`} className={LINK}>
          {returnWords.policy}
        </Link>
      </div>
      {open && (
        <ReturnDialog
          order={order}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setSent((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}

function sentenceOf({ anyReasonEnd, faultsEnd, ...window }: ReturnWindow): string {
  if (window.isGone) return returnWords.all;
  const [anyReason, faults] = [formatDay(anyReasonEnd - 1), formatDay(faultsEnd - 1)];
  if (window.isOpenForAnyReason) return returnWords.by(anyReason);
  return window.isOpen ? returnWords.onlyFaults(anyReason, faults) : returnWords.closed(faults);
}
