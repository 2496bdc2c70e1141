import { useRef, useState } from 'react';
import { isPaidByHand } from '#domain/payment/payment-method.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { isReturnedByHand } from '#domain/refund/order-refund.ts';
import { pieceShare } from '#domain/refund/refundable-lines.ts';
import { refundOrder } from '#data/admin/orders/order-commands.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Field } from '#ui/form/Field.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/use-form.ts';
import { PayoutNote } from '../../payouts/PayoutNote.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { answerProblem } from '../answer-problem.ts';
import { StepDialog } from '../StepDialog.tsx';
import { PieceFields } from './PieceFields.tsx';
import { checkedRefund, lineOf, type RefundInput, refundableOf, rupees } from './refund-input.ts';

interface RefundDialogProps {
  state: OrderState;
  /** Idempotency key of the refund. */
  refundKey: string;
  onDone: () => void;
  onClose: () => void;
}

const { refund: own } = moveWords;

/** Asks what a refund is for, its amount and its reason. */
export function RefundDialog({ state, refundKey, onDone, onClose }: RefundDialogProps) {
  const { order, transaction } = state;
  const [line, setLine] = useState<number | null>(null);
  const left = refundableOf(state, line);
  const byHand = isReturnedByHand(transaction);
  const isDirect = isPaidByHand(order.method);
  const lead = isDirect ? own.direct : byHand ? own.cash : own.card;
  const body = useRef<HTMLFormElement>(null);
  const form = useForm<RefundInput>({
    check: (typed) => checkedRefund(typed, state),
    async send(input) {
      const request = { orderId: order.id, key: refundKey, ...input };
      const problem = answerProblem(await refundOrder(request));
      if (problem !== null) return { problem };
      const amount = formatMoney(input.amountPaise);
      toast(byHand ? own.recorded(amount) : own.done(amount));
      onDone();
      onClose();
      return null;
    },
  });

  const products = order.lines
    .map(({ title }, index) => ({ value: String(index + 1), label: own.only(title) }))
    // The chosen one stays, though a colleague refunds it meanwhile: the form must not fall back to the whole order.
    .filter(({ value }) => lineOf(value) === line || refundableOf(state, lineOf(value)) > 0);

  function fill(amount: string): void {
    const field = body.current?.elements.namedItem('amount');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = amount;
    // Checked as typed input is.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function choose(value: string): void {
    const chosen = lineOf(value);
    setLine(chosen);
    // The amount of one product would be a wrong part of the whole order.
    fill(chosen === null ? '' : rupees(refundableOf(state, chosen)));
  }

  function fillShare(value: string): void {
    if (line === null || value === '0') return;
    fill(rupees(pieceShare(state, line, Number(value))));
  }

  return (
    <StepDialog
      ref={body}
      form={form}
      title={own.title}
      confirm={own.confirm}
      isGrave
      onChange={({ target }) => {
        if (!(target instanceof HTMLSelectElement)) return;
        if (target.name === 'line') choose(target.value);
        if (target.name === 'quantity') fillShare(target.value);
      }}
      onClose={onClose}
    >
      <p>{`${own.left(formatMoney(left))} ${lead}`}</p>
      <PayoutNote order={order} />
      {products.length > 0 && (
        <Field
          form={form}
          name="line"
          label={own.line}
          hint={own.lineHint}
          options={[{ value: '', label: own.whole }, ...products]}
        />
      )}
      {line !== null && <PieceFields key={line} form={form} order={order} line={line} />}
      <div>
        <Field
          form={form}
          name="amount"
          label={own.amount}
          hint={own.amountHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <button
          type="button"
          onClick={() => fill(rupees(left))}
          className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {own.full}
        </button>
      </div>
      <Field
        form={form}
        name="why"
        label={own.why}
        hint={own.whyHint}
        rows={2}
        maxLength={NOTE_LETTERS.why}
      />
      {isDirect && <ReferenceField form={form} />}
    </StepDialog>
  );
}
