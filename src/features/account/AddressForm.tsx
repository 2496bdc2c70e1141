import { type InputEvent, useEffect, useRef, useState } from 'react';
import { type Address, type AddressDraft, AddressDraftSchema } from '#domain/address.ts';
import type { Result } from '#domain/failure.ts';
import { checkForm } from '#domain/form.ts';
import { formatPhone } from '#domain/phone.ts';
import { STATE_NAMES } from '#domain/region.ts';
import { failureSentences } from '#text/en/failures.ts';
import { inWords } from '#text/en/forms.ts';
import { words } from '#text/en/account.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/FormProblem.tsx';
import { useForm } from '#ui/use-form.ts';
import { pinNote } from './pin-note.ts';

const STATE_OPTIONS = [
  { value: '', label: words.addresses.chooseState },
  ...STATE_NAMES.map((name) => ({ value: name, label: name })),
];

interface AddressFormProps {
  /** What the fields begin with. */
  known: Partial<Address>;
  save: (draft: AddressDraft) => Promise<Result<void>>;
  onSaved: () => void;
  onCancel: () => void;
}

/** An address: the PIN code first, because it fills in the State. */
export function AddressForm({ known, save, onSaved, onCancel }: AddressFormProps) {
  const [pin, setPin] = useState(() => pinNote(known.pin ?? '', known.state ?? ''));
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    check: (typed) => inWords(checkForm(AddressDraftSchema, typed)),
    async send(draft) {
      const result = await save(draft);
      if (!result.ok) return { problem: failureSentences[result.failure.code] };
      onSaved();
      return null;
    },
  });
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);

  function compare(event: InputEvent<HTMLFormElement>): void {
    const { name } = event.target as unknown as { name?: string };
    if (name !== 'pin' && name !== 'state') return;
    const fields = event.currentTarget.elements;
    const typed = fields.namedItem('pin') as HTMLInputElement;
    const choice = fields.namedItem('state') as HTMLSelectElement;
    const note = pinNote(typed.value, choice.value);
    if (note?.state) choice.value = note.state;
    setPin(note);
  }

  return (
    <form
      {...form.props}
      ref={element}
      onInput={(event) => {
        form.props.onInput(event);
        compare(event);
      }}
      aria-label={known.id ? words.addresses.editTitle : words.addresses.addTitle}
      className="grid gap-5 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-2 sm:p-6"
    >
      <div>
        <Field
          form={form}
          name="pin"
          label={words.addresses.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={known.pin}
          hint={words.addresses.pinHint}
        />
        <p
          role="status"
          className={`mt-1 text-sm ${pin?.asks ? 'font-semibold text-turmeric-ink' : 'text-leaf'}`}
        >
          {pin?.text}
        </p>
      </div>
      <Field
        form={form}
        name="state"
        label={words.addresses.state}
        autoComplete="address-level1"
        defaultValue={known.state ?? pin?.state ?? ''}
        options={STATE_OPTIONS}
      />
      <Field
        form={form}
        name="city"
        label={words.addresses.city}
        autoComplete="address-level2"
        defaultValue={known.city}
      />
      <Field
        form={form}
        name="line1"
        label={words.addresses.line1}
        autoComplete="address-line1"
        defaultValue={known.line1}
      />
      <Field
        form={form}
        name="line2"
        label={words.addresses.line2}
        optional={words.optional}
        autoComplete="address-line2"
        defaultValue={known.line2}
      />
      <Field
        form={form}
        name="name"
        label={words.addresses.name}
        autoComplete="name"
        defaultValue={known.name}
      />
      <Field
        form={form}
        name="phone"
        label={words.addresses.phone}
        hint={words.addresses.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={formatPhone(known.phone ?? '')}
      />
      <div className="space-y-4 sm:col-span-2">
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
