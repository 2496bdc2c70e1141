import { useRef } from 'react';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { NOTE_LETTERS } from '#domain/order/order-command.ts';
import { typedAmount } from '#domain/money/typed-amount.ts';
import { refundOrder } from '#data/admin/orders.ts';
import { words as accountWords } from '#text/en/account/account.ts';
import { moveWords } from '#text/en/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { answerProblem } from '../answer-problem.ts';

interface RefundDialogProps {
  orderId: string;
  /** Idempotency key of the refund. */
  refundKey: string;
  /** The refundable amount, in paise. */
  left: Paise;
  /** Whether the order was paid in cash, which staff refund themselves. */
  cash: boolean;
  onDone: () => void;
  onClose: () => void;
}

interface RefundInput {
  readonly amountPaise: Paise;
  readonly why: string;
}

const { refund: own, moves } = moveWords;

/** Asks for the amount and the reason of a refund. */
export function RefundDialog({
  orderId,
  refundKey,
  left,
  cash,
  onDone,
  onClose,
}: RefundDialogProps) {
  const body = useRef<HTMLFormElement>(null);
  const form = useForm<RefundInput>({
    check: (typed) => checked(typed, left),
    async send(input) {
      const problem = answerProblem(await refundOrder({ orderId, key: refundKey, ...input }));
      if (problem !== null) return { problem };
      toast(own.done(formatMoney(input.amountPaise)));
      onDone();
      onClose();
      return null;
    },
  });

  useUnsaved(form.unsent);
  function fillAll(): void {
    const field = body.current?.elements.namedItem('amount');
    if (field instanceof HTMLInputElement) field.value = (left / 100).toFixed(2);
  }

  return (
    <Dialog title={own.title} close={accountWords.close} onClose={onClose}>
      <form ref={body} {...form.props} className="grid gap-4">
        <p>
          {own.left(formatMoney(left))} {cash ? own.cash : own.card}
        </p>
        <div>
          <Field
            form={form}
            name="amount"
            label={own.amount}
            hint={own.amountHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
          />
          <button
            type="button"
            onClick={fillAll}
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
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="grave" aria-disabled={form.pending}>
            {form.pending ? moves.pending : own.confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {moves.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function checked(typed: FormValues, refundable: Paise): FormCheck<RefundInput> {
  const amount = typedAmount((typed['amount'] ?? '').trim());
  const why = (typed['why'] ?? '').trim();
  const errors: Record<string, string> = {};
  if (amount === null || amount === 0) errors['amount'] = own.amountWrong;
  else if (amount > refundable) errors['amount'] = own.tooMuch(formatMoney(refundable));
  if (why.length < NOTE_LETTERS.leastWhy || why.length > NOTE_LETTERS.why)
    errors['why'] = own.whyWrong;
  if (amount === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { amountPaise: amount, why } };
}
