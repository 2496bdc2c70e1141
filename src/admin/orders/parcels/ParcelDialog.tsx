import { formatMoney, paise } from '#domain/money/money.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import type { ParcelHandlingName } from '#domain/parcel-handling/handle-parcel.ts';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import type { ParcelMove } from '#domain/parcel-handling/parcel-command.ts';
import { isPaidByHand, isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { isReturnedByHand } from '#domain/refund/order-refund.ts';
import { pieceShare } from '#domain/refund/refundable-lines.ts';
import { isLostParcel } from '#domain/return/returned-parcel.ts';
import { moveParcel } from '#data/admin/orders/parcels.ts';
import { words as accountWords } from '#text/account/account.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { parcelsWords as own } from '#text/admin/orders/parcels.ts';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { ReferenceField, typedReference } from '../payments/ReferenceField.tsx';
import {
  GoodsFields,
  typedGoods,
  typedReason,
  UndeliveredField,
} from '../returns/ParcelFields.tsx';
import { ShipmentFields, typedShipment } from '../shipping/ShipmentFields.tsx';
import { parcelProblem } from './parcel-problem.ts';

interface ParcelDialogProps {
  order: Order;
  /** Null for `ship`, which needs none. */
  transaction: Transaction | null;
  parcel: OrderParcel;
  /** What people call it. */
  title: string;
  step: ParcelHandlingName;
  onDone: () => void;
  onClose: () => void;
}

const { moves } = moveWords;

/** Confirms a step with one parcel and asks for its fields. */
export function ParcelDialog({
  order,
  transaction,
  parcel,
  title,
  step,
  onDone,
  onClose,
}: ParcelDialogProps) {
  const state = transaction && { order, transaction };
  const needsReference =
    step === 'check-in' && isPaidByHand(order.method) && shareOf(state, parcel) > 0;
  const form = useForm<ParcelMove>({
    check: (typed) => checked(typed, { order, parcel, step, needsReference }),
    async send(request) {
      const problem = parcelProblem(await moveParcel(request));
      if (problem !== null) return { problem };
      toast(own.done[step]);
      onDone();
      onClose();
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <Dialog
      title={own.stepOf(step, title)}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-4">
        <p>{consequence(order, state, parcel, step)}</p>
        {step === 'ship' && <ShipmentFields form={form} />}
        {step === 'turn-back' && <UndeliveredField form={form} />}
        {step === 'check-in' && (
          <GoodsFields
            form={form}
            order={order}
            pieces={parcel.items}
            lost={isLostParcel(parcel)}
          />
        )}
        {needsReference && <ReferenceField form={form} />}
        <Field
          form={form}
          name="note"
          label={moves.note}
          optional={moves.optional}
          hint={moves.noteHint}
          rows={2}
          maxLength={NOTE_LETTERS.note}
        />
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={step === 'check-in' ? 'grave' : 'main'}
            aria-disabled={form.pending}
          >
            {form.pending ? moves.pending : own.steps[step]}
          </Button>
          <Button look="quiet" aria-disabled={form.pending} onClick={onClose}>
            {own.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the pieces of a parcel cost, in paise. */
function shareOf(state: OrderState | null, { items }: OrderParcel) {
  if (!state) return paise(0);
  return paise(
    items.reduce((sum, { line, quantity }) => sum + pieceShare(state, line, quantity), 0),
  );
}

/** The consequence of the step, shown before it is confirmed. */
function consequence(
  order: Order,
  state: OrderState | null,
  parcel: OrderParcel,
  step: ParcelHandlingName,
): string {
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
      const amount = shareOf(state, parcel);
      if (amount === 0) return asks['check-in'];
      const money = isUnpaidCash
        ? asks.unpaid
        : state && isReturnedByHand(state.transaction)
          ? asks.byHand
          : asks.refund;
      return `${asks['check-in']} ${money(formatMoney(amount))}`;
    }
  }
}

interface Checked extends Pick<ParcelDialogProps, 'order' | 'parcel' | 'step'> {
  needsReference: boolean;
}

function checked(
  typed: FormValues,
  { order, parcel, step, needsReference }: Checked,
): FormCheck<ParcelMove> {
  const note = (typed['note'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (note.length > NOTE_LETTERS.note) errors['note'] = moves.tooLong;
  const place = { orderId: order.id, parcel: parcel.id, note };
  const value = ((): ParcelMove | null => {
    switch (step) {
      case 'ship':
        return { ...place, step, shipment: typedShipment(typed, errors) };
      case 'turn-back': {
        const reason = typedReason(typed, errors);
        return reason && { ...place, step, reason };
      }
      case 'check-in': {
        const goods = typedGoods(typed, parcel.items, errors);
        const sent = needsReference ? typedReference(typed) : null;
        if (sent && 'error' in sent) errors['reference'] = sent.error;
        return { ...place, step, goods, ...(sent && 'reference' in sent && sent) };
      }
      case 'deliver':
      case 'collect':
        return { ...place, step };
    }
  })();
  return value === null || Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, value };
}
