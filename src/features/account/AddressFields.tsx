import { useEffect, useRef } from 'react';
import { addressBox, type AddressDraft } from '#domain/customer/address.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import { words } from '#text/account/account.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { usePinCity } from './use-pin-city.ts';
import { useStateOfPin } from './use-state-of-pin.ts';

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
  const root = useRef<HTMLDivElement>(null);
  const { initialState, note, handleInput } = useStateOfPin(initial);
  const { places, suggest } = usePinCity();
  useEffect(() => {
    const { elements } = root.current?.closest('form') ?? {};
    if (elements) void suggest(elements);
    // Once: the PIN code may be remembered from the product page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const shared = { form, ...(required && { required }) };
  const { line1 = '', line2 = '' } = initial;

  return (
    <div
      ref={root}
      onInput={(event) => {
        handleInput(event);
        const field = event.target;
        if (field instanceof HTMLInputElement && field.name === 'pin' && field.form)
          void suggest(field.form.elements);
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
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
          className={`mt-1 text-sm ${note?.needsCheck ? 'font-semibold text-turmeric-ink' : 'text-leaf'}`}
        >
          {note && !note.needsCheck && !note.isShared && places.length > 0
            ? words.addresses.pinPlace(places.join(words.addresses.or))
            : note?.text}
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
        defaultValue={initialState}
        options={STATE_OPTIONS}
      />
    </div>
  );
}
