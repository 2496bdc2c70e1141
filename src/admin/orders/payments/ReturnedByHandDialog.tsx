import { settleRefund } from '#data/admin/orders/order-commands.ts';
import { words as accountWords } from '#text/account/account.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { ReferenceField, typedReference } from './ReferenceField.tsx';
import { answerProblem } from '../answer-problem.ts';

interface ReturnedByHandDialogProps {
  orderId: string;
  failedKey: string;
  /** The returned amount, formatted. */
  amount: string;
  onDone: () => void;
  onClose: () => void;
}

interface TransferNote {
  readonly reference: string;
}

const { failedRefund: own, moves } = moveWords;

/** Asks for the bank's reference of a refund that staff sent themselves. */
export function ReturnedByHandDialog({
  orderId,
  failedKey,
  amount,
  onDone,
  onClose,
}: ReturnedByHandDialogProps) {
  const form = useForm<TransferNote>({
    check: checkTransfer,
    async send({ reference }) {
      const answer = await settleRefund({ how: 'by-hand', orderId, failedKey, reference });
      const problem = answerProblem(answer);
      if (problem !== null) return { problem };
      toast(own.noted(amount));
      onDone();
      onClose();
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <Dialog
      title={own.byHandTitle}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-4">
        <p>{own.byHandText(amount)}</p>
        <ReferenceField form={form} />
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.pending}>
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

function checkTransfer(typed: FormValues): FormCheck<TransferNote> {
  const read = typedReference(typed);
  return 'reference' in read
    ? { ok: true, value: read }
    : { ok: false, errors: { reference: read.error } };
}
