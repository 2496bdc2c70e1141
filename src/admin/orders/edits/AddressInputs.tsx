import { addressBox } from '#domain/customer/address.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { STATE_NAMES } from '#domain/customer/region.ts';
import type { Order } from '#domain/order/order.ts';
import { newOrderWords } from '#text/admin/orders/new-order.ts';
import { staffEditWords as own } from '#text/admin/orders/order-edits.ts';
import { Field } from '#ui/form/Field.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import type { Form } from '#ui/form/use-form.ts';

const STATES = STATE_NAMES.map((name) => ({ value: name as string, label: name as string }));
const CHOICES = [{ value: '', label: newOrderWords.chooseState }, ...STATES];

interface AddressInputsProps {
  form: Form;
  /** Null for a new one. */
  address: Order['address'] | null;
}

/** The fields of a delivery address. */
export function AddressInputs({ form, address }: AddressInputsProps) {
  const { name = '', phone = '', pin = '', city = '', state = '' } = address ?? {};
  const shared = { form, autoComplete: 'off' };
  return (
    <>
      <Field {...shared} name="name" label={own.address.name} defaultValue={name} />
      <PhoneField {...shared} label={own.address.phone} defaultValue={formatPhone(phone)} />
      <Field
        {...shared}
        name="line1"
        label={own.address.line1}
        rows={2}
        defaultValue={address ? addressBox(address) : ''}
      />
      <Field
        {...shared}
        name="pin"
        label={own.address.pin}
        inputMode="numeric"
        defaultValue={pin}
      />
      <Field {...shared} name="city" label={own.address.city} defaultValue={city} />
      <Field
        {...shared}
        name="state"
        label={own.address.state}
        defaultValue={state}
        options={address ? STATES : CHOICES}
      />
    </>
  );
}
