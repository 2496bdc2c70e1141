import * as v from 'valibot';
import { NOTE_LETTERS, TrackingLink } from '#domain/order/order-command.ts';
import type { Parcel } from '#domain/return/parcel.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Field } from '#ui/form/Field.tsx';
import type { Form, FormValues } from '#ui/form/use-form.ts';

const { moves: own } = moveWords;
const FIELDS = ['courier', 'tracking', 'link'] as const;

/** Who takes a parcel, and where it can be followed. */
export function ShipmentFields({ form }: { form: Form }) {
  return (
    <>
      <Field form={form} name="courier" label={own.courier} maxLength={NOTE_LETTERS.courier} />
      <Field
        form={form}
        name="tracking"
        label={own.tracking}
        optional={own.optional}
        maxLength={NOTE_LETTERS.tracking}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        form={form}
        name="link"
        type="url"
        inputMode="url"
        label={own.link}
        hint={own.linkHint}
        optional={own.optional}
        maxLength={NOTE_LETTERS.link}
        autoComplete="off"
      />
    </>
  );
}

/** The typed parcel; its faults go into `errors` by field. */
export function typedShipment(typed: FormValues, errors: Record<string, string>): Parcel {
  const read = (name: string) => (typed[name] ?? '').trim();
  for (const name of FIELDS) {
    if (read(name).length > NOTE_LETTERS[name]) errors[name] = own.tooLong;
  }
  if (read('courier') === '') errors['courier'] = own.required;
  if (!v.safeParse(TrackingLink, read('link')).success) errors['link'] ??= own.linkWrong;
  return { courier: read('courier'), tracking: read('tracking'), link: read('link') };
}
