import { useState } from 'react';
import * as v from 'valibot';
import { NOTE_LETTERS, TrackingLink } from '#domain/order/order-command.ts';
import type { Parcel } from '#domain/return/parcel.ts';
import {
  courierNamed,
  COURIERS,
  isTrackingOf,
  OTHER_COURIER,
  parcelOf,
  trackingNumber,
} from '#domain/shipping/courier.ts';
import { lastCourier } from '#data/admin/orders/device-settings.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

const { moves: own } = moveWords;
const OPTIONS = [
  { value: '', label: shippingWords.choose },
  ...COURIERS.map(({ name }) => ({ value: name, label: name })),
  { value: OTHER_COURIER, label: shippingWords.other },
];

interface ShipmentFieldsProps {
  form: Form;
  /** What the fields are filled in with; the courier that was last chosen if omitted. */
  shipment?: Parcel | null;
}

/** Who takes a parcel, and its tracking number. The link of a courier that is not in the list is typed. */
export function ShipmentFields({ form, shipment = null }: ShipmentFieldsProps) {
  const [initial] = useState(() => initialCourier(shipment));
  const unlisted = initial === OTHER_COURIER ? shipment : null;
  const [courier, setCourier] = useState(initial);
  const isOther = courier === OTHER_COURIER;
  return (
    <div
      className="grid gap-4"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && target.name === 'courier') {
          setCourier(target.value);
        }
      }}
    >
      <Field
        form={form}
        name="courier"
        label={own.courier}
        options={OPTIONS}
        defaultValue={initial}
      />
      {isOther && (
        <Field
          form={form}
          name="other"
          label={shippingWords.otherName}
          maxLength={NOTE_LETTERS.courier}
          defaultValue={unlisted?.courier}
        />
      )}
      <Field
        form={form}
        name="tracking"
        label={own.tracking}
        optional={own.optional}
        maxLength={NOTE_LETTERS.tracking}
        defaultValue={shipment?.tracking}
        autoCapitalize="characters"
        spellCheck={false}
      />
      {isOther && (
        <Field
          form={form}
          name="link"
          type="url"
          inputMode="url"
          label={own.link}
          hint={own.linkHint}
          optional={own.optional}
          maxLength={NOTE_LETTERS.link}
          defaultValue={unlisted?.link}
          autoComplete="off"
        />
      )}
    </div>
  );
}

/** The option of a parcel's courier. One under another name than the list's is typed, so that it stays as it is. */
function initialCourier(shipment: Parcel | null): string {
  if (!shipment) return courierNamed(lastCourier.read())?.name ?? '';
  return COURIERS.some(({ name }) => name === shipment.courier) ? shipment.courier : OTHER_COURIER;
}

/** The typed parcel; its faults go into `errors` by field. */
export function typedShipment(typed: FormValues, errors: Record<string, string>): Parcel {
  const read = (name: string) => (typed[name] ?? '').trim();
  const courier = read('courier');
  const other = read('other');
  const tracking = read('tracking');
  const link = read('link');
  const listed = courierNamed(courier);
  if (tracking.length > NOTE_LETTERS.tracking) errors['tracking'] = own.tooLong;
  if (courier === '') errors['courier'] = own.required;
  if (courier === OTHER_COURIER) {
    if (other.length > NOTE_LETTERS.courier) errors['other'] = own.tooLong;
    if (link.length > NOTE_LETTERS.link) errors['link'] = own.tooLong;
    if (other === '') errors['other'] = own.required;
    if (!v.safeParse(TrackingLink, link).success) errors['link'] ??= own.linkWrong;
  } else if (listed && tracking !== '' && !isTrackingOf(listed, trackingNumber(tracking))) {
    errors['tracking'] ??= shippingWords.wrongForm(listed.name, listed.example);
  }
  return parcelOf({ courier, other, tracking, link });
}
