import { settleRefund } from '#data/admin/orders/order-commands.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';
import { ReferenceField, typedReference } from './ReferenceField.tsx';
import { answerProblem } from '../answer-problem.ts';
import { StepDialog } from '../StepDialog.tsx';

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

const { failedRefund: own } = moveWords;

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
  return (
    <StepDialog form={form} title={own.byHandTitle} confirm={own.confirm} onClose={onClose}>
      <p>{own.byHandText(amount)}</p>
      <ReferenceField form={form} />
    </StepDialog>
  );
}

function checkTransfer(typed: FormValues): FormCheck<TransferNote> {
  const read = typedReference(typed);
  return 'reference' in read
    ? { ok: true, value: read }
    : { ok: false, errors: { reference: read.error } };
}
