import { type ChangeEvent, useState } from 'react';
import { checkPayee, PAYEE_KINDS, type PayeeKind, type TypedPayee } from '#domain/payout/payee.ts';
import { givePayee } from '#data/orders/payouts.ts';
import { words as accountWords } from '#text/account/account.ts';
import { payoutWords } from '#text/orders/payouts.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/Field.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type Form, type FormCheck, type FormValues, useForm } from '#ui/form/use-form.ts';

interface PayeeDialogProps {
  orderId: string;
  onClose: () => void;
  /** In place of `onClose` once the details are saved. */
  onSaved: () => void;
}

const { form: own } = payoutWords;

/** Account numbers and UPI IDs are copied as they are; a browser must neither correct nor remember them. */
const EXACT = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Asks for the UPI ID or the bank account that a refund goes to. */
export function PayeeDialog({ orderId, onClose, onSaved }: PayeeDialogProps) {
  const [kind, setKind] = useState<PayeeKind>('upi');
  const form = useForm<TypedPayee>({
    check: checked,
    async send(payee) {
      const answer = await givePayee({ orderId, payee });
      if (!answer.ok) return { problem: failureSentences[answer.failure.code] };
      const result = answer.value;
      if (result.outcome === 'refused') return { problem: payoutWords.refusals[result.refusal] };
      if (result.outcome === 'wrong') {
        const faults = inWords({ ok: false, faults: result.faults });
        return { problem: '', errors: faults.ok ? {} : faults.errors };
      }
      toast(own.saved(result.payee));
      onSaved();
      return null;
    },
  });

  function choose({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name, value } = target as unknown as { name: string; value: string };
    if (name === 'kind') setKind(kindOf(value));
  }

  return (
    <Dialog title={own.title} close={accountWords.close} pending={form.pending} onClose={onClose}>
      <form {...form.props} onChange={choose} className="grid gap-4">
        <Field
          form={form}
          name="kind"
          label={own.kind}
          options={PAYEE_KINDS.map((value) => ({ value, label: own.kinds[value] }))}
        />
        {kind === 'upi' ? (
          <Field
            {...EXACT}
            form={form}
            name="upi"
            label={own.upi}
            hint={own.upiHint}
            inputMode="email"
          />
        ) : (
          <BankFields form={form} />
        )}
        <p className="text-sm text-ink-soft">{payoutWords.safe}</p>
        <FormActions
          form={form}
          submit={own.save}
          pending={own.saving}
          cancel={own.cancel}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function BankFields({ form }: { form: Form }) {
  return (
    <>
      <Field form={form} name="holder" label={own.holder} autoComplete="name" />
      <Field {...EXACT} form={form} name="number" label={own.number} inputMode="numeric" />
      <Field
        {...EXACT}
        form={form}
        name="again"
        label={own.again}
        hint={own.againHint}
        inputMode="numeric"
      />
      <Field
        {...EXACT}
        form={form}
        name="ifsc"
        label={own.ifsc}
        hint={own.ifscHint}
        autoCapitalize="characters"
      />
    </>
  );
}

const kindOf = (value: string | undefined): PayeeKind => (value === 'bank' ? 'bank' : 'upi');

/** What was typed, once it has no fault: the server checks the same and brings it into its normal form. */
function checked({ kind, upi, holder, number, again, ifsc }: FormValues): FormCheck<TypedPayee> {
  const typed: TypedPayee =
    kindOf(kind) === 'upi'
      ? { kind: 'upi', upi: upi ?? '' }
      : {
          kind: 'bank',
          holder: holder ?? '',
          number: number ?? '',
          again: again ?? '',
          ifsc: ifsc ?? '',
        };
  const result = inWords(checkPayee(typed));
  return result.ok ? { ok: true, value: typed } : result;
}
