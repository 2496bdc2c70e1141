import { type InputEvent, useEffect, useRef, useState } from 'react';
import { addressBox, type AddressDraft } from '#domain/customer/address.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import { words } from '#text/account/account.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { pinNote } from './pin-note.ts';
import { usePinCity } from './use-pin-city.ts';

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
  /** The phone field, in forms that have no other place for it. */
  phone?: Elements;
}

/** Address fields, for use inside a form. The PIN code comes before city and State because it fills them in. */
export function AddressFields({ form, initial, required, phone }: AddressFieldsProps) {
  const [pin, setPin] = useState(() => pinNote(initial.pin ?? '', initial.state ?? ''));
  const root = useRef<HTMLDivElement>(null);
  const suggested = pinNote(initial.pin ?? '', '')?.state ?? '';
  // The State of the first PIN code, preselected or filled in on an earlier visit, is nobody's choice either.
  const filledState = useRef([undefined, '', suggested].includes(initial.state) ? suggested : '');
  const { places, suggest } = usePinCity();
  useEffect(() => {
    const { elements } = root.current?.closest('form') ?? {};
    if (elements) void suggest(elements);
    // Once: the PIN code may be remembered from the product page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shared = { form, ...(required && { required }) };
  const { line1 = '', line2 = '' } = initial;

  function checkPin(event: InputEvent<HTMLDivElement>): void {
    const field = event.target as unknown as { name?: string; form?: HTMLFormElement | null };
    if ((field.name !== 'pin' && field.name !== 'state') || !field.form) return;
    const typed = field.form.elements.namedItem('pin') as HTMLInputElement;
    const choice = field.form.elements.namedItem('state') as HTMLSelectElement;
    // A State that an earlier PIN code filled in is nobody's choice.
    const chosen = choice.value === filledState.current ? '' : choice.value;
    const note = pinNote(typed.value, field.name === 'pin' ? chosen : choice.value);
    // An unknown PIN code takes back the State of the one before, as it does the city.
    if (note?.state || (note && field.name === 'pin' && chosen === '')) {
      choice.value = note.state ?? '';
      filledState.current = choice.value;
    }
    setPin(note);
    if (field.name === 'pin') void suggest(field.form.elements);
  }

  return (
    <div ref={root} onInput={checkPin} className="grid gap-5 sm:grid-cols-2">
      <Field
        {...shared}
        name="name"
        label={words.addresses.name}
        autoComplete="name"
        defaultValue={initial.name}
      />
      {phone}
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
          {pin && !pin.needsCheck && !pin.isShared && places.length > 0
            ? words.addresses.pinPlace(places.join(words.addresses.or))
            : pin?.text}
        </p>
      </div>
      <div className="sm:col-span-2">
        <Field
          {...shared}
          name="line1"
          label={words.addresses.line1}
          hint={words.addresses.line1Hint}
          rows={2}
          autoComplete="street-address"
          defaultValue={addressBox({ line1, line2 })}
        />
      </div>
      <Field
        {...shared}
        name="city"
        label={words.addresses.city}
        autoComplete="address-level2"
        defaultValue={initial.city}
      />
      <Field
        {...shared}
        name="state"
        label={words.addresses.state}
        autoComplete="address-level1"
        defaultValue={initial.state || (pin?.state ?? '')}
        options={STATE_OPTIONS}
      />
    </div>
  );
}
