import { useEffect, useId, useRef, useState } from 'react';
import { isOver, moveRefusal, type Order, STAFF_MOVES } from '#domain/order/order.ts';
import { isCancelledOrExpired, transferRefusal } from '#domain/order/receive-transfer.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import type { MoveRequest } from '#domain/order/order-command.ts';
import { mayMove } from '#domain/staff/role-moves.ts';
import { may } from '#domain/staff/permissions.ts';
import { words as shared } from '#text/admin/admin.ts';
import { moveWords, refusalWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { NextOrder } from './NextOrder.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useRole } from '../../frame/use-role.ts';

interface MovePartProps {
  order: Order;
}

type Step = MoveRequest['move'];

/** Why a step is blocked although the order's status allows it; shown to staff. */
const BARS = ['disputed', 'dispute-lost', 'refunded', 'open-return'] as const;
/** Steps that end an order. */
const ENDS: ReadonlySet<Step> = new Set<Step>(['cancel', 'return']);
const { moves: own } = moveWords;

/** The order's available steps, by the state machine; steps blocked by the payment are disabled with the reason. */
export function MovePart({ order }: MovePartProps) {
  const role = useRole();
  const mayPack = may(role, 'pack');
  const [openStep, setOpenStep] = useState<Step | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  // After the dialog has closed, which gives the focus back to its button: a step that is done loses its button.
  useEffect(() => {
    if (openStep !== null || !isDone.current) return;
    isDone.current = false;
    heading.current?.focus();
  }, [openStep]);
  const refusals = STAFF_MOVES.filter((move) => !mayPack || mayMove(role, move)).map((move) => ({
    move,
    refusal: move === 'pay' ? transferRefusal(order) : moveRefusal(order, move, 'staff'),
  }));
  const isClosed = isCancelledOrExpired(order);
  const isReturning = order.status === 'returning';
  const isInParcels = parcelsOf(order).length > 0 && !isOver(order.status);
  const open = refusals.filter(({ refusal }) => refusal === null);
  // A parcel on its way back is checked in; only by exception it is delivered after all.
  if (isReturning) open.reverse();
  const barred = refusals.filter(
    ({ refusal }) => refusal !== null && BARS.some((bar) => bar === refusal),
  );
  const reasons = BARS.filter((bar) => barred.some(({ refusal }) => refusal === bar));
  const reasonId = useId();
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {own.title}
        </h2>
        <NextOrder orderId={order.id} />
      </div>
      {!mayPack && <p className="mb-3 rounded-card bg-tint px-4 py-3">{shared.viewerNote}</p>}
      {open.length === 0 && barred.length === 0 && (
        <p className="text-ink-soft">{isInParcels ? refusalWords['in-parcels'] : own.none}</p>
      )}
      {mayPack && open.length + barred.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map(({ move }, place) => (
            <Button
              key={move}
              look={
                place === 0 && (isReturning || !(isClosed || ENDS.has(move))) ? 'main' : 'quiet'
              }
              onClick={() => setOpenStep(move)}
            >
              {own.names[move]}
            </Button>
          ))}
          {barred.map(({ move }) => (
            <Button key={move} look="quiet" disabled aria-describedby={reasonId}>
              {own.names[move]}
            </Button>
          ))}
        </div>
      )}
      <div id={reasonId}>
        {reasons.map((reason) => (
          <p key={reason} className="mt-3 rounded-card bg-clay-tint px-4 py-3">
            {refusalWords[reason]}
          </p>
        ))}
      </div>
      {openStep && (
        <MoveDialog
          order={order}
          move={openStep}
          onDone={() => (isDone.current = true)}
          onClose={() => setOpenStep(null)}
        />
      )}
    </section>
  );
}
