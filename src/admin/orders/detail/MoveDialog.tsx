import { useState } from 'react';
import { isPaidByHand, isPaidOnDelivery, traitsOf } from '#domain/payment/payment-method.ts';
import { formatMoney } from '#domain/money/money.ts';
import { type MoveRequest, NOTE_LETTERS } from '#domain/order/order-command.ts';
import { piecesOf } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { refundablePaise, unrefundedPaise } from '#domain/payment/transaction-money.ts';
import { isRefusedAsChanged, moveOrder } from '#data/admin/orders/order-commands.ts';
import { seenChanges } from '#data/admin/orders/printed-papers.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { statusWords } from '#text/admin/orders.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import {
  GoodsFields,
  typedGoods,
  typedReason,
  UndeliveredField,
} from '../returns/ParcelFields.tsx';
import { ReferenceField, typedReference } from '../payments/ReferenceField.tsx';
import { ShipmentFields, typedShipment } from '../shipping/ShipmentFields.tsx';
import { answerProblem } from '../answer-problem.ts';
import { NoteField, StepDialog } from '../StepDialog.tsx';

interface MoveDialogProps {
  order: Order;
  move: MoveRequest['move'];
  /** Called before `onClose` once the order has moved. */
  onDone: () => void;
  onClose: () => void;
}

const { moves: own } = moveWords;

/** Confirms a transition of an order and asks for its fields. */
export function MoveDialog({ order, move, onDone, onClose }: MoveDialogProps) {
  // A change behind the dialog is not packed before staff have read that there is one.
  const [opened, setOpened] = useState<Order | null>(order);
  const form = useForm<Omit<MoveRequest, 'orderId'>>({
    check: (typed) => checkMove(typed, order, move),
    async send(transition) {
      const seen = move === 'pack' && { seen: seenChanges(opened ?? order) };
      const answer = await moveOrder({ orderId: order.id, ...transition, ...seen });
      const problem = answerProblem(answer);
      if (isRefusedAsChanged(answer)) setOpened(null);
      if (problem !== null) return { problem };
      if (answer.ok && answer.value.outcome === 'moved') {
        toast(own.done(statusWords[answer.value.status]));
      }
      if (answer.ok && answer.value.outcome === 'recorded') toast(own.recorded);
      onDone();
      onClose();
      return null;
    },
  });
  return (
    <StepDialog
      form={form}
      title={own.names[move]}
      confirm={own.names[move]}
      isGrave={move === 'cancel' || move === 'return'}
      onClose={onClose}
    >
      <p>{consequence(order, move)}</p>
      {move === 'pay' && <ReferenceField form={form} />}
      {move === 'ship' && <ShipmentFields form={form} />}
      {move === 'return-to-origin' && <UndeliveredField form={form} />}
      {move === 'return' && <GoodsFields form={form} order={order} />}
      <NoteField form={form} />
    </StepDialog>
  );
}

function checkMove(
  typed: FormValues,
  order: Order,
  move: MoveRequest['move'],
): FormCheck<Omit<MoveRequest, 'orderId'>> {
  const read = (name: string) => (typed[name] ?? '').trim();
  const errors: Record<string, string> = {};
  if (read('note').length > NOTE_LETTERS.note) errors['note'] = own.tooLong;
  const shipment = move === 'ship' ? typedShipment(typed, errors) : null;
  const received = move === 'pay' ? typedReference(typed) : null;
  if (received && 'error' in received) errors['reference'] = received.error;
  const reason = move === 'return-to-origin' ? typedReason(typed, errors) : null;
  const goods = move === 'return' ? typedGoods(typed, piecesOf(order), errors) : null;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      move,
      note: read('note'),
      ...(shipment && { shipment }),
      ...(received && 'reference' in received && received),
      ...(reason && { reason }),
      ...(goods && { goods }),
    },
  };
}

/** The consequence of the transition, shown before it is confirmed. */
function consequence(
  { number, status, payment, method, totals }: Order,
  move: MoveRequest['move'],
): string {
  const { asks } = own;
  const { paidPaise, disputed, disputeLost } = payment;
  const refundable = refundablePaise(payment);
  const isHeld = disputed || (disputeLost && refundable === 0);
  const isAtBank = isHeld && unrefundedPaise(payment) > 0;
  const amount = formatMoney(refundable);
  const byProvider = traitsOf(method).refundedBy === 'provider';
  switch (move) {
    case 'pay':
      return askToPay(status)(formatMoney(totals.totalPaise), number);
    case 'deliver':
      return isPaidOnDelivery(method)
        ? asks.deliverCash(formatMoney(totals.totalPaise))
        : asks.deliver;
    case 'cancel':
      if (isAtBank) return asks.cancelLost;
      if (refundable === 0) return asks.cancel;
      if (byProvider) return asks.cancelPaid(amount);
      return isPaidByHand(method) ? asks.cancelByHand(amount) : asks.cancel;
    case 'return': {
      const back = status === 'delivered' ? `${asks.return} ${asks.returnWhole}` : asks.return;
      if (paidPaise === 0) return `${back} ${asks.returnUnpaid}`;
      if (isAtBank) return `${back} ${asks.returnAtBank}`;
      if (byProvider) return `${back} ${asks.returnPaid(amount)}`;
      return `${back} ${isPaidByHand(method) ? asks.returnByHand : asks.returnCash}`;
    }
    case 'pack':
    case 'ship':
    case 'return-to-origin':
      return asks[move];
  }
}

/** What follows from the money of an order in this status. */
function askToPay(status: Order['status']) {
  if (status === 'cancelled') return own.asks.payCancelled;
  return status === 'expired' ? own.asks.payExpired : own.asks.pay;
}
