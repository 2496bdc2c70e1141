import { useEffect, useRef, useState } from 'react';
import { returnSteps, type ReturnStepName } from '#domain/order/move-return.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { returnClocks } from '#domain/return/return-clocks.ts';
import { returnableLines } from '#domain/own-order/return-form.ts';
import { isOpenReturn, type ReturnRequest } from '#domain/return/return-request.ts';
import { returnStateWords, returnWords as own } from '#text/admin/orders/returns.ts';
import { formatDay, formatMoment } from '#text/dates.ts';
import { reasonNames, reasonWords } from '#text/orders/returns.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { Button } from '#ui/form/Button.tsx';
import { useMayEdit } from '../../frame/use-role.ts';
import { OpenReturnDialog } from './OpenReturnDialog.tsx';
import { RequestPhotos } from './RequestPhotos.tsx';
import { ReturnStepDialog, stepName } from './ReturnStepDialog.tsx';

interface ReturnsPartProps {
  state: OrderState;
}

const MINUTE_MS = 60_000;

/**
 * The return requests of an order, with the steps that each allows, and a way to open one. Nothing where there is none and staff
 * cannot open one.
 */
export function ReturnsPart({ state }: ReturnsPartProps) {
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<{ ticket: string; step: ReturnStepName } | null>(null);
  const [opening, setOpening] = useState(false);
  const [done, setDone] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // After the dialog has closed, which gives the focus back to its button: a step that is done loses its button.
  useEffect(() => {
    if (done > 0) heading.current?.focus();
  }, [done]);
  const returns = state.order.returns ?? [];
  const request = returns.find(({ ticket }) => ticket === open?.ticket);
  const mayOpen = mayEdit && returnableLines(state.order).length > 0;
  if (returns.length === 0 && !mayOpen && !opening) return null;
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {own.title}
      </h2>
      <ul className="mb-4 space-y-4 empty:hidden">
        {returns.map((one) => (
          <li key={one.ticket} className="rounded-card border border-hairline px-4 py-3">
            <RequestFacts state={state} request={one} />
            {mayEdit && (
              <div className="mt-3 flex flex-wrap gap-3">
                {returnSteps(one.state).map((step) => (
                  <Button
                    key={step}
                    look={USUAL_STEPS.includes(step) ? 'main' : 'quiet'}
                    onClick={() => setOpen({ ticket: one.ticket, step })}
                  >
                    {stepName(state, one, step)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayOpen && (
        <Button look="quiet" onClick={() => setOpening(true)}>
          {own.opening.action}
        </Button>
      )}
      {opening && (
        <OpenReturnDialog
          order={state.order}
          onClose={() => setOpening(false)}
          onDone={() => {
            setOpening(false);
            setDone((count) => count + 1);
          }}
        />
      )}
      {open && request && (
        <ReturnStepDialog
          state={state}
          request={request}
          step={open.step}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            setDone((count) => count + 1);
          }}
        />
      )}
    </section>
  );
}

/** The usual next step of each state; its button is the main one. */
const USUAL_STEPS: readonly ReturnStepName[] = ['approve', 'receive', 'refund'];

interface RequestFactsProps extends ReturnsPartProps {
  request: ReturnRequest;
}

function RequestFacts({ state: { order }, request }: RequestFactsProps) {
  const now = useNow(MINUTE_MS);
  const {
    ticket,
    openedBy,
    state,
    items,
    reason,
    payer,
    batch,
    text,
    note,
    received,
    requestedAt,
    replacement,
  } = request;
  const titleOf = (line: number): string => order.lines[line - 1]?.title ?? '';
  const { decideBy, settleBy } = returnClocks(request);
  const reasonText = openedBy ? reasonNames[reason] : reasonWords[reason];
  const asked = (openedBy ? own.opened : own.requested)(formatMoment(requestedAt));
  const isToDecide = state === 'requested';
  const due = isToDecide ? own.decideBy(formatMoment(decideBy)) : own.settleBy(formatDay(settleBy));
  const isLate = now > (isToDecide ? decideBy : settleBy);
  return (
    <div className="amount [overflow-wrap:anywhere]">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong role="status">{returnStateWords[state]}</strong>
        <span className="text-ink-soft">{own.ticket(ticket)}</span>
      </p>
      <ul className="mt-1">
        {items.map(({ line, quantity }) => (
          <li key={line}>{own.item(quantity, titleOf(line))}</li>
        ))}
      </ul>
      <p className="mt-1">{`${reasonText}. ${own.payer[payer]}.`}</p>
      {batch !== '' && <p>{own.batch(batch)}</p>}
      {text !== '' && <p className="whitespace-pre-line">{text}</p>}
      <RequestPhotos orderId={order.id} request={request} />
      {note !== '' && <p className="whitespace-pre-line">{own.note(note)}</p>}
      {received.map(({ line, quantity, condition, restock }) => (
        <p key={line}>
          {own.received(
            quantity,
            titleOf(line),
            own.conditions[condition],
            restock ? own.backInStock : own.notInStock,
          )}
        </p>
      ))}
      {replacement && (
        <p>
          {own.replacement(
            formatMoment(replacement.at),
            `${replacement.courier} ${replacement.tracking}`.trim(),
          )}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <span>{asked}</span>
        {isOpenReturn(request) && (
          <span className={isLate ? 'font-semibold text-clay' : ''}>
            {` · ${due}${isLate ? `, ${own.overdue}` : ''}`}
          </span>
        )}
      </p>
    </div>
  );
}
