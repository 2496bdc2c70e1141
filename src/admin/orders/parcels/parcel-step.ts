import { formatMoney, paise } from '#domain/money/money.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import type { ParcelHandlingName } from '#domain/parcel-handling/handle-parcel.ts';
import type { ParcelMove } from '#domain/parcel-handling/parcel-command.ts';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import { isPaidByHand, isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { isReturnedByHand } from '#domain/refund/order-refund.ts';
import { pieceShare } from '#domain/refund/refundable-lines.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { parcelsWords as own } from '#text/admin/orders/parcels.ts';
import type { FormCheck, FormValues } from '#ui/form/use-form.ts';
import { typedReference } from '../payments/ReferenceField.tsx';
import { typedGoods, typedReason } from '../returns/ParcelFields.tsx';
import { typedShipment } from '../shipping/ShipmentFields.tsx';

/** A step with one parcel of an order. */
export interface ParcelStep {
  readonly order: Order;
  /** Null for `ship`, which needs none. */
  readonly transaction: Transaction | null;
  readonly parcel: OrderParcel;
  readonly step: ParcelHandlingName;
}

/** What the pieces of the parcel cost, in paise. */
function costOf({ order, transaction, parcel }: ParcelStep): number {
  if (!transaction) return 0;
  const state: OrderState = { order, transaction };
  const costs = parcel.items.map(({ line, quantity }) => pieceShare(state, line, quantity));
  return costs.reduce((sum: number, cost) => sum + cost, 0);
}

/** Whether staff have sent back money by bank transfer, whose reference is asked for. */
export function needsReference(step: ParcelStep): boolean {
  return step.step === 'check-in' && isPaidByHand(step.order.method) && costOf(step) > 0;
}

/** The consequence of the step, shown before it is confirmed. */
export function consequence(parcelStep: ParcelStep): string {
  const { order, transaction, parcel, step } = parcelStep;
  const { asks } = own;
  const { method, payment, totals } = order;
  const total = formatMoney(totals.totalPaise);
  const isUnpaidCash = isPaidOnDelivery(method) && payment.paidPaise === 0;
  switch (step) {
    case 'ship':
    case 'turn-back':
      return asks[step];
    case 'deliver':
      return isUnpaidCash && parcel.collectsCash
        ? `${asks.deliverCash(total)} ${asks.deliver}`
        : asks.deliver;
    case 'collect':
      return asks.collect(total);
    case 'check-in': {
      const amount = costOf(parcelStep);
      if (amount === 0) return asks['check-in'];
      const byHand = transaction !== null && isReturnedByHand(transaction);
      const money = isUnpaidCash ? asks.unpaid : byHand ? asks.byHand : asks.refund;
      return `${asks['check-in']} ${money(formatMoney(paise(amount)))}`;
    }
  }
}

/** The request that the typed fields make, or their faults by field. */
export function checkParcelMove(typed: FormValues, step: ParcelStep): FormCheck<ParcelMove> {
  const note = (typed['note'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (note.length > NOTE_LETTERS.note) errors['note'] = moveWords.moves.tooLong;
  const fields = typedFields(typed, step, errors);
  if (fields === null || Object.keys(errors).length > 0) return { ok: false, errors };
  const value = { orderId: step.order.id, parcel: step.parcel.id, note, ...fields };
  return { ok: true, value };
}

type StepFields<M = ParcelMove> = M extends ParcelMove
  ? Omit<M, 'orderId' | 'parcel' | 'note'>
  : never;

/** The fields of the step itself; their faults go into `errors`. */
function typedFields(
  typed: FormValues,
  parcelStep: ParcelStep,
  errors: Record<string, string>,
): StepFields | null {
  const { parcel, step } = parcelStep;
  switch (step) {
    case 'ship':
      return { step, shipment: typedShipment(typed, errors) };
    case 'turn-back': {
      const reason = typedReason(typed, errors);
      return reason && { step, reason };
    }
    case 'check-in': {
      const goods = typedGoods(typed, parcel.items, errors);
      if (!needsReference(parcelStep)) return { step, goods };
      const sent = typedReference(typed);
      if ('reference' in sent) return { step, goods, ...sent };
      errors['reference'] = sent.error;
      return null;
    }
    case 'deliver':
    case 'collect':
      return { step };
  }
}
