import { BookRequestSchema } from '../../../../src/domain/booking/booking.ts';
import { bookForStaff } from '../../couriers/book-parcel.ts';
import { courierSecrets } from '../../couriers/services.ts';
import { callable } from '../../platform/callable.ts';

/**
 * Books a packed parcel with the courier service of the settings and ships it, at `/api/bookParcel`: `{ orderId, parcel (null for
 * the only one), measures: { grams, length, breadth, height } }`. Idempotent: repeated, it answers the same booking.
 */
export const bookParcel = callable(
  {
    name: 'bookParcel',
    schema: BookRequestSchema,
    who: 'packer',
    options: { secrets: courierSecrets },
  },
  (request, caller) => bookForStaff(request, caller, Date.now()),
);
