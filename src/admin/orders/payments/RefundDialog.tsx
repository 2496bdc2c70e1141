import { useRef, useState } from 'react';
import { isPaidByHand } from '#domain/payment/payment-method.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { refundablePayment } from '#domain/payment/transaction-money.ts';
import { isReturnedByHand, refundRefusal } from '#domain/refund/order-refund.ts';
import { refundableLines } from '#domain/refund/refundable-lines.ts';
import { refundOrder } from '#data/admin/orders.ts';
import { words as accountWords } from '#text/account/account.ts';
import { numberSentence } from '#text/site/numbers.ts';
import { moveWords, refusalWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { ReferenceField, typedReference } from './ReferenceField.tsx';
import { answerProblem } from '../answer-problem.ts';

interface RefundDialogProps {
  state: OrderState;
  /** Idempotency key of the refund. */
  refundKey: string;
  onDone: () => void;
  onClose: () => void;
}

interface RefundInput {
  readonly amountPaise: Paise;
  /** The line of the order, from 1; none for the whole order. */
  readonly line?: number;
  readonly why: string;
  /** The bank's reference of money that staff have sent. */
  readonly reference?: string;
}

const { refund: own, moves } = moveWords;

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
    check: (typed) => checked(typed, state),
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

  useUnsaved(form.unsent);
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

  return (
    <Dialog title={own.title} close={accountWords.close} pending={form.pending} onClose={onClose}>
      <form
        ref={body}
        {...form.props}
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) choose(target.value);
        }}
        className="grid gap-4"
      >
        <p>{`${own.left(formatMoney(left))} ${lead}`}</p>
        {products.length > 0 && (
          <Field
            form={form}
            name="line"
            label={own.line}
            hint={own.lineHint}
            options={[{ value: '', label: own.whole }, ...products]}
          />
        )}
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
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="grave" aria-disabled={form.pending}>
            {form.pending ? moves.pending : own.confirm}
          </Button>
          <Button look="quiet" aria-disabled={form.pending} onClick={onClose}>
            {moves.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The line of the order that an option names; null for the whole order. */
function lineOf(option: string): number | null {
  return option === '' ? null : Number(option);
}

/** What is left to refund of the order, or of one line. */
function refundableOf(state: OrderState, line: number | null): Paise {
  const ofOrder = refundablePayment(state.transaction);
  const ofLine = line === null ? ofOrder : (refundableLines(state)[line - 1] ?? ofOrder);
  return paise(Math.min(ofOrder, ofLine));
}

function rupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

function checked(typed: FormValues, state: OrderState): FormCheck<RefundInput> {
  const amount = (typed['amount'] ?? '').trim();
  const amountPaise = typedAmount(amount, 1);
  const line = lineOf(typed['line'] ?? '');
  const why = (typed['why'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (typeof amountPaise !== 'number')
    errors['amount'] = amount === '' ? own.amountMissing : numberSentence(amountPaise);
  else {
    const refusal = refundRefusal(state, { amountPaise, line });
    const isTooMuch = refusal === 'too-much' || refusal === 'too-much-of-line';
    if (isTooMuch) errors['amount'] = own.tooMuch(formatMoney(refundableOf(state, line)));
    else if (refusal) errors['amount'] = refusalWords[refusal];
  }
  if (why.length < NOTE_LETTERS.leastWhy || why.length > NOTE_LETTERS.why)
    errors['why'] = own.whyWrong;
  const sent = isPaidByHand(state.order.method) ? typedReference(typed) : null;
  if (sent && 'error' in sent) errors['reference'] = sent.error;
  if (typeof amountPaise !== 'number' || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const value = { amountPaise, why, ...(line !== null && { line }) };
  return { ok: true, value: { ...value, ...(sent && 'reference' in sent && sent) } };
}
