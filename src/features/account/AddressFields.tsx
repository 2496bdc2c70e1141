import { type InputEvent, useState } from 'react';
import type { AddressDraft } from '#domain/customer/address.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import { words } from '#text/en/account/account.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { pinNote } from './pin-note.ts';

const STATE_OPTIONS = [
  { value: '', label: words.addresses.chooseState },
  ...STATE_NAMES.map((name) => ({ value: name, label: name })),
];

interface AddressFieldsProps {
  form: Form;
  /** Initial values. */
  initial: Readonly<Partial<Record<keyof AddressDraft, string>>>;
  /** Mark of required fields, in forms that explain it. */
  required?: string;
}

/** Address fields, for use inside a form. The PIN code comes first because it fills in the State. */
export function AddressFields({ form, initial, required }: AddressFieldsProps) {
  const [pin, setPin] = useState(() => pinNote(initial.pin ?? '', initial.state ?? ''));
  const shared = { form, ...(required && { required }) };

  function checkPin(event: InputEvent<HTMLDivElement>): void {
    const field = event.target as unknown as { name?: string; form?: HTMLFormElement | null };
    if ((field.name !== 'pin' && field.name !== 'state') || !field.form) return;
    const typed = field.form.elements.namedItem('pin') as HTMLInputElement;
    const choice = field.form.elements.namedItem('state') as HTMLSelectElement;
    const note = pinNote(typed.value, choice.value);
    if (note?.state) choice.value = note.state;
    setPin(note);
  }

  return (
    <div onInput={checkPin} className="grid gap-5 sm:grid-cols-2">
      <div>
        <Field
          {...shared}
          name="pin"
          label={words.addresses.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={initial.pin}
          hint={words.addresses.pinHint}
        />
        <p
          role="status"
          className={`mt-1 text-sm ${pin?.needsCheck ? 'font-semibold text-turmeric-ink' : 'text-leaf'}`}
        >
          {pin?.text}
        </p>
      </div>
      <Field
        {...shared}
        name="state"
        label={words.addresses.state}
        autoComplete="address-level1"
        defaultValue={initial.state || (pin?.state ?? '')}
        options={STATE_OPTIONS}
      />
      <Field
        {...shared}
        name="city"
        label={words.addresses.city}
        autoComplete="address-level2"
        defaultValue={initial.city}
      />
      <Field
        {...shared}
        name="line1"
        label={words.addresses.line1}
        autoComplete="address-line1"
        defaultValue={initial.line1}
      />
      <Field
        form={form}
        name="line2"
        label={words.addresses.line2}
        optional={words.optional}
        autoComplete="address-line2"
        defaultValue={initial.line2}
      />
      <Field
        {...shared}
        name="name"
        label={words.addresses.name}
        autoComplete="name"
        defaultValue={initial.name}
      />
      <Field
        {...shared}
        name="phone"
        label={words.addresses.phone}
        hint={words.addresses.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={formatPhone(initial.phone ?? '')}
      />
    </div>
  );
}
