import * as v from 'valibot';
import { Text } from '../core/record-fields.ts';

/** A parcel on its way to the shopper; `link` is the courier's tracking page, empty without one. */
export const ParcelSchema = v.object({
  courier: Text(60),
  tracking: Text(60),
  link: v.optional(Text(500), ''),
  /** The courier service that booked it; absent where staff did by hand. */
  bookedBy: v.optional(Text(40)),
});

/** A parcel. */
export type Parcel = v.InferOutput<typeof ParcelSchema>;
