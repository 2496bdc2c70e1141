import * as v from 'valibot';
import { Line, Mobile, RequiredLine } from '../core/form.ts';
import { Moment } from '../core/record-fields.ts';
import { pinCode, STATE_NAMES } from './region.ts';

/** A typed PIN code; its spaces are removed. */
export const Pin = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const pin = pinCode(dataset.value);
    if (pin !== null) return pin;
    addIssue({ message: 'pin' });
    return NEVER;
  }),
);

const fields = {
  name: RequiredLine(80),
  phone: Mobile,
  pin: Pin,
  line1: RequiredLine(120),
  line2: v.optional(Line(120), ''),
  city: RequiredLine(60),
  state: v.picklist(STATE_NAMES, 'choice'),
};

/** A typed address. The messages are `FieldFault` codes. */
export const AddressDraftSchema = v.object(fields);

/** An address without its id. */
export type AddressDraft = v.InferOutput<typeof AddressDraftSchema>;

/** A stored address, `users/{uid}/addresses/{id}`. Times are epoch milliseconds. */
export const AddressSchema = v.object({
  ...fields,
  id: v.string(),
  preferred: v.optional(v.boolean(), false),
  createdAt: Moment,
});

/** An address of the customer's address book. */
export type Address = v.InferOutput<typeof AddressSchema>;

/** The fields of a saved address without its id. */
export function addressDraftOf(address: Address): AddressDraft {
  const { name, phone, pin, line1, line2, city, state } = address;
  return { name, phone, pin, line1, line2, city, state };
}
