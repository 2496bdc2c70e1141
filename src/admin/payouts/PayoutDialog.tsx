import { formatMoney } from '#domain/money/money.ts';
import { payPayout } from '#data/admin/orders/payouts.ts';
import { words as accountWords } from '#text/account/account.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { payoutWords as own } from '#text/admin/orders/payouts.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { toast } from '#ui/feedback/toast.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { ReferenceField, typedReference } from '../orders/payments/ReferenceField.tsx';
import type { OpenPayout } from './open-payouts.ts';

interface PayoutDialogProps {
  payout: OpenPayout;
  onClose: () => void;
}

/** Records a payout with the bank's reference. */
export function PayoutDialog({ payout, onClose }: PayoutDialogProps) {
  const { orderId, number, key, amountPaise, payee, payeeAt } = payout;
  const form = useForm<string>({
    check(typed) {
      const sent = typedReference(typed);
      return 'error' in sent
        ? { ok: false, errors: { reference: sent.error } }
        : { ok: true, value: sent.reference };
    },
    async send(reference) {
      const request = { orderId, key, amountPaise, payeeAt: payeeAt ?? 0, reference };
      const answer = await payPayout(request);
      if (!answer.ok) {
        const { code } = answer.failure;
        return {
          problem: code === 'unavailable' ? moveWords.moves.unsure : failureSentences[code],
        };
      }
      const result = answer.value;
      if (result.outcome === 'refused') return { problem: own.refusals[result.refusal] };
      if (result.outcome === 'reference-used') return { problem: own.used(result.number) };
      toast(own.paid(number));
      onClose();
      return null;
    },
  });
  useUnsaved(form.unsent);
  return (
    <Dialog
      title={own.payOf(number)}
      close={accountWords.close}
      initialFocus={FIRST_FIELD}
      pending={form.pending}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-4">
        <p className="[overflow-wrap:anywhere]">{own.ask(formatMoney(amountPaise), payee)}</p>
        <ReferenceField form={form} />
        <FormActions
          form={form}
          submit={own.pay}
          pending={own.paying}
          cancel={own.cancel}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
