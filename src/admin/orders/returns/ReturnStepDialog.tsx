import { formatMoney } from '#domain/money/money.ts';
import type { ReturnStep, ReturnStepName } from '#domain/order/move-return.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { isReturnedByHand } from '#domain/refund/order-refund.ts';
import { RETURN_LETTERS, type ReturnRequest } from '#domain/return/return-request.ts';
import { moveReturn } from '#data/admin/returns.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import {
  returnRefusals,
  returnStateWords,
  returnWords as own,
} from '#text/admin/orders/returns.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/Field.tsx';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { PayoutNote } from '../../payouts/PayoutNote.tsx';
import { ReferenceField, typedReference } from '../payments/ReferenceField.tsx';
import { ShipmentFields, typedShipment } from '../shipping/ShipmentFields.tsx';
import { ReceivedFields, typedReceived } from './ReceivedFields.tsx';
import { amountOf, needsReference } from './return-amount.ts';
import { StepDialog } from '../StepDialog.tsx';

interface ReturnStepDialogProps {
  state: OrderState;
  request: ReturnRequest;
  step: ReturnStepName;
  onClose: () => void;
  /** In place of `onClose` once the step is done. */
  onDone: () => void;
}

/** The state that a step leads to, for its message. */
const RESULTS = {
  approve: 'approved',
  refuse: 'refused',
  send: 'sent',
  receive: 'received',
  refund: 'refunded',
  replace: 'replaced',
} as const;

/** What a step is called: that of the refund names its amount, because the order has another refund. */
export function stepName(state: OrderState, request: ReturnRequest, step: ReturnStepName): string {
  return step === 'refund' ? own.refund(formatMoney(amountOf(state, request))) : own.steps[step];
}

/** Confirms a step of a return request and asks for its fields. */
export function ReturnStepDialog({ state, request, step, onClose, onDone }: ReturnStepDialogProps) {
  const { order } = state;
  const form = useForm<ReturnStep>({
    check: (typed) => checked(typed, { state, request, step }),
    async send(value) {
      // The schema of the call takes no read-only lists.
      const body = 'received' in value ? { ...value, received: [...value.received] } : value;
      const answer = await moveReturn({ orderId: order.id, ticket: request.ticket, ...body });
      if (!answer.ok) {
        const { code } = answer.failure;
        const isUnsure = code === 'unavailable';
        return { problem: isUnsure ? moveWords.moves.unsure : failureSentences[code] };
      }
      if (answer.value.outcome === 'refused') {
        return { problem: returnRefusals[answer.value.refusal] };
      }
      toast(own.done(returnStateWords[RESULTS[step]]));
      onDone();
      return null;
    },
  });
  return (
    <StepDialog
      form={form}
      title={stepName(state, request, step)}
      confirm={stepName(state, request, step)}
      isGrave={step === 'refund' || step === 'refuse'}
      onClose={onClose}
    >
      <p>{consequence(state, request, step)}</p>
      {step === 'refund' && <PayoutNote order={order} />}
      {(step === 'approve' || step === 'refuse') && (
        <Field
          form={form}
          name="note"
          label={step === 'approve' ? own.approveNote : own.refuseNote}
          hint={step === 'approve' ? own.approveHint : own.refuseHint}
          rows={3}
          maxLength={RETURN_LETTERS.note}
        />
      )}
      {step === 'receive' && <ReceivedFields form={form} state={state} request={request} />}
      {step === 'replace' && <ShipmentFields form={form} />}
      {step === 'refund' && needsReference(state, request) && <ReferenceField form={form} />}
    </StepDialog>
  );
}

function consequence(state: OrderState, request: ReturnRequest, step: ReturnStepName): string {
  if (step !== 'refund') return own.asks[step];
  const amount = amountOf(state, request);
  if (amount === 0) return own.asks.nothing;
  const sentence = own.asks.refund(formatMoney(amount));
  return isReturnedByHand(state.transaction) ? `${sentence} ${own.asks.byHand}` : sentence;
}

function checked(
  typed: FormValues,
  { state, request, step }: Pick<ReturnStepDialogProps, 'state' | 'request' | 'step'>,
): FormCheck<ReturnStep> {
  const note = (typed['note'] ?? '').trim();
  switch (step) {
    case 'send':
      return { ok: true, value: { step } };
    case 'approve':
    case 'refuse':
      if (note.length > RETURN_LETTERS.note) return { ok: false, errors: { note: own.tooLong } };
      if (note.length < 3) {
        return {
          ok: false,
          errors: { note: step === 'approve' ? own.whereMissing : own.whyMissing },
        };
      }
      return { ok: true, value: { step, note } };
    case 'receive':
      return { ok: true, value: { step, received: typedReceived(typed, request) } };
    case 'replace': {
      const errors: Record<string, string> = {};
      const parcel = typedShipment(typed, errors);
      return Object.keys(errors).length > 0
        ? { ok: false, errors }
        : { ok: true, value: { step, parcel } };
    }
    case 'refund': {
      if (!needsReference(state, request)) return { ok: true, value: { step } };
      const sent = typedReference(typed);
      if ('error' in sent) return { ok: false, errors: { reference: sent.error } };
      return { ok: true, value: { step, ...sent } };
    }
  }
}
