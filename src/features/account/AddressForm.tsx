import { useEffect, useRef } from 'react';
import {
  type Address,
  type AddressDraft,
  AddressDraftSchema,
  addressLines,
} from '#domain/customer/address.ts';
import type { Result } from '#domain/core/result.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { checkForm } from '#domain/core/form.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { words } from '#text/account/account.ts';
import { Button } from '#ui/form/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AddressFields } from './AddressFields.tsx';

interface AddressFormProps {
  /** Initial values. */
  initial: Partial<Address>;
  save: (draft: AddressDraft) => Promise<Result<void>>;
  /** Not called once the form is closed. */
  onSaved: () => void;
  onCancel: () => void;
}

/** Form for a new or existing address. */
export function AddressForm({ initial, save, onSaved, onCancel }: AddressFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    check: (typed) =>
      inWords(checkForm(AddressDraftSchema, { ...typed, ...addressLines(typed['line1'] ?? '') })),
    async send(draft) {
      const result = await save(draft);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      // Cancelled meanwhile: another form may be open by now.
      if (element.current) onSaved();
      return null;
    },
  });
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);

  return (
    <form
      {...form.props}
      ref={element}
      aria-label={initial.id ? words.addresses.editTitle : words.addresses.addTitle}
      className="grid gap-5 rounded-card border border-hairline bg-surface p-4 in-[dialog]:border-0 in-[dialog]:p-0 sm:p-6"
    >
      <AddressFields
        form={form}
        initial={initial}
        phone={
          <PhoneField
            form={form}
            label={words.addresses.phone}
            hint={words.addresses.phoneHint}
            defaultValue={formatPhone(initial.phone ?? '')}
          />
        }
      />
      <div className="space-y-4">
        <FormProblem form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={form.pending}>
            {form.pending ? words.saving : words.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
